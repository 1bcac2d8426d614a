import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { endpoint as octokit } from "@octokit/endpoint";
import type * as Api from "../dist/endpoint.js";
import { type Contestants, type Pace, type Times, race } from "./bench-race.ts";
import { type Operation, SETTINGS, loadOperations } from "./bench-workload.ts";

/** What a case reports: times by contestant, and what has to be said beside them. */
export interface Report {
  readonly times: Record<string, Times>;
  readonly notes: readonly string[];
}

export type Case = (pace: Pace, progress: (share: number) => void) => Promise<Report>;

/** Our build, and another one to compare it with. */
const builds: Record<string, typeof Api> = {};
for (const [name, file] of Object.entries({ ours: "dist/endpoint.js", other: process.env.BENCH_OURS })) {
  if (file) builds[name] = await import(pathToFileURL(resolve(file)).href);
}

const ofBuilds = <Task>(make: (api: typeof Api) => (task: Task) => unknown): Contestants<Task> =>
  Object.fromEntries(Object.entries(builds).map(([name, api]) => [name, make(api)]));

/* ---- equal results, before anything is timed ---- */

/** Makes equal what differs in form alone: the name says what. */
type Normalisation = readonly [name: string, applies: (result: any) => boolean, apply: (result: any) => unknown];

const NORMALISATIONS: readonly Normalisation[] = [
  ['octokit\'s body "" on PUT and PATCH is none', ({ body }) => body === "", ({ body, ...rest }) => rest],
  [
    "octokit's body has no prototype",
    ({ body }) => typeof body === "object" && body && !Object.getPrototypeOf(body),
    ({ body, ...rest }) => ({ ...rest, body: { ...body } }),
  ],
];

/** A difference by design: the name says why, and which tasks have it. */
type Design<Task> = readonly [name: string, has: (task: Task) => boolean];

const DESIGNS: readonly Design<Operation>[] = [
  [
    "a list in the query repeats its key",
    ({ route, options }) => route.startsWith("GET") && Object.values(options).some(Array.isArray),
  ],
];

/** The tasks on which all contestants agree; the others have to differ by design. */
function agreed<Task extends { readonly name: string }>(
  contestants: Contestants<Task>,
  tasks: readonly Task[],
  designs: readonly Design<Task>[],
): { readonly tasks: readonly Task[]; readonly notes: readonly string[] } {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const agreed = tasks.filter((task) => {
    const touched = new Set<string>();
    const results = Object.values(contestants).map((run) =>
      NORMALISATIONS.reduce((result: unknown, [name, applies, apply]) => {
        if (!applies(result)) return result;
        touched.add(name);
        return apply(result);
      }, run(task)),
    );
    const equal = results.every((result) => isDeepStrictEqual(result, results[0]));
    const design = equal ? undefined : designs.find(([, has]) => has(task));
    if (equal) touched.forEach((name) => count(`normalised: ${name}`));
    else if (design) count(`left out: ${design[0]}`);
    else throw new Error(`${task.name}: ${Object.keys(contestants)} disagree: ${JSON.stringify(results, null, 2)}`);
    return equal;
  });
  return { tasks: agreed, notes: [...counts].map(([name, times]) => `${name} (${times} of ${tasks.length})`) };
}

/** Neighbours together: operations of one part of the API are alike. */
function inGroups<Task>(tasks: readonly Task[], size = 50): Task[][] {
  const groups: Task[][] = [];
  for (let start = 0; start < tasks.length; start += size) groups.push(tasks.slice(start, start + size));
  return groups;
}

/* ---- the cases ---- */

const operations = () => loadOperations("tests/.test/bench-workload.mjs");

const wide: Case = async (pace, progress) => {
  const theirs = octokit.defaults(SETTINGS);
  const contestants: Contestants<Operation> = {
    ...ofBuilds(({ endpoint }) => {
      const github = endpoint.defaults(SETTINGS);
      return ({ route, options }) => github(route, options);
    }),
    octokit: ({ route, options }) => theirs(route, options),
    "by hand": (operation) => operation.byHand(operation.options),
  };
  const { tasks, notes } = agreed(contestants, await operations(), DESIGNS);
  const groups = inGroups(tasks);
  return { times: race(contestants, () => groups, pace, progress), notes };
};

export const cases: Record<string, Case> = {
  "endpoint, over 1,200 routes": wide,
};
