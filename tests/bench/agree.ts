import { isDeepStrictEqual } from "node:util";
import type { Contestants } from "./race.ts";
import type { Operation } from "./workload.ts";

/** Makes equal what differs in form alone; the name says what. */
type Normalisation = readonly [name: string, applies: (result: any) => boolean, apply: (result: any) => unknown];

const NORMALISATIONS: readonly Normalisation[] = [
  ['octokit\'s body "" on PUT and PATCH is none', ({ body }) => body === "", ({ body, ...rest }) => rest],
  [
    "octokit's body has no prototype",
    ({ body }) => typeof body === "object" && body && !Object.getPrototypeOf(body),
    ({ body, ...rest }) => ({ ...rest, body: { ...body } }),
  ],
  [
    "octokit merges an empty media type format",
    ({ mediaType }) => mediaType?.format === "",
    ({ mediaType, ...rest }) => rest,
  ],
];

/** A difference by design; the name says why, and the test says which operations have it. */
export type Design = readonly [name: string, has: (operation: Operation) => boolean];

export const LISTS: Design = [
  "a list in the query repeats its key in ours",
  ({ route, options }) => route.startsWith("GET") && Object.values(options).some(Array.isArray),
];

export const HYPHENS: Design = [
  "RFC 6570 has no hyphens in names",
  ({ template }) => /\{[^{}]*-[^{}]*\}/.test(template),
];

/** Keeps the tasks on which all contestants agree, and counts the others, which have to differ by design. */
export function agreed<Task extends Operation>(
  contestants: Contestants<Task>,
  tasks: readonly Task[],
  designs: readonly Design[] = [],
): { readonly tasks: readonly Task[]; readonly notes: readonly string[] } {
  const counts = new Map<string, number>();
  const kept = tasks.filter((task) => {
    const used = new Set<string>();
    const results = Object.values(contestants).map((run) => normalise(attempt(run, task), used));
    const equal = results.every((result) => isDeepStrictEqual(result, results[0]));
    const design = designs.find(([, has]) => has(task));
    if (!equal && !design)
      throw new Error(`${task.name}: ${Object.keys(contestants)} give ${JSON.stringify(results, null, 2)}`);
    const reasons = equal ? [...used].map((name) => `made equal: ${name}`) : [`left out: ${design![0]}`];
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return equal;
  });
  return { tasks: kept, notes: [...counts].map(([reason, count]) => `${reason} (${count} of ${tasks.length})`) };
}

function attempt<Task>(run: (task: Task) => unknown, task: Task): unknown {
  try {
    return run(task);
  } catch (error) {
    return { error: String(error) };
  }
}

function normalise(result: unknown, used: Set<string>): unknown {
  for (const [name, applies, apply] of NORMALISATIONS) {
    if (!applies(result)) continue;
    used.add(name);
    result = apply(result);
  }
  return result;
}
