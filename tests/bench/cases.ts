/** The cases that run in any engine, by table and name; and how one is run there. */
import { addressCases } from "./address-cases.ts";
import type { Case, Run } from "./case.ts";
import { endpointCases } from "./endpoint-cases.ts";
import { expandCases } from "./expand-cases.ts";
import { newRoutes } from "./new-routes.ts";

export const cases: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  endpoint: { ...endpointCases, "new routes": newRoutes },
  expand: expandCases,
  address: addressCases,
};

/** What an engine is told, and what it prints: lines of JSON. */
export type Job = Pick<Run, "name" | "pace"> & { readonly table: string };
export type Message = { readonly share: number } | Awaited<ReturnType<Case>>;

export async function runCase({ table, ...job }: Job, given: Pick<Run, "builds" | "uncached" | "operations">) {
  const print = (message: Message) => console.log(JSON.stringify(message));
  const progress = async (share: number) => {
    print({ share });
    // A page passes it on when it has a moment.
    await new Promise((resolve) => setTimeout(resolve));
  };
  print(await cases[table]![job.name]!({ ...job, ...given, progress }));
}
