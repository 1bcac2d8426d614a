/** Only those race who give the same result: this finds out who they are, and says why the others do not. */
import { equal } from "uvu/assert";
import type { Contestants } from "./race.ts";

/** A difference by design: on which tasks a contestant gives another result, and which. */
export interface Design<Task> {
  readonly who: string;
  readonly what: string;
  readonly has: (task: Task) => boolean;
}

const OTHER_BUILD: Design<unknown> = { who: "other", what: "gives another result than ours", has: () => true };

/** Tasks on which the same contestants agree. */
export interface Group<Task> {
  readonly contestants: Contestants<Task>;
  readonly tasks: readonly Task[];
  /** Who differs. */
  readonly without: readonly string[];
}

/**
 * Puts together the tasks on which the same contestants agree with the first, most tasks first. Whoever differs has to
 * differ by design, except another build of ours.
 */
export function agreed<Task extends { readonly name: string }>(
  contestants: Contestants<Task>,
  tasks: readonly Task[],
  designs: readonly Design<Task>[],
): { readonly groups: readonly Group<Task>[]; readonly notes: readonly string[] } {
  const groups = new Map<string, Task[]>();
  const notes = new Set<string>();
  const names = Object.keys(contestants);
  let rejected = 0;
  for (const task of tasks) {
    const results = Object.values(contestants).map((run) => attempt(run, task, notes));
    const differing = names.filter((_, index) => !same(results[index], results[0]));
    const without = differing[0] === names[0] ? names.slice(0, 1) : differing;
    for (const who of without) {
      const design = [...designs, OTHER_BUILD].find((design) => design.who === who && design.has(task));
      if (!design) throw new Error(`${task.name}: ${who} differs, of ${names} ${JSON.stringify(results, null, 2)}`);
      notes.add(`${who} ${design.what}`);
    }
    if (without[0] === names[0]) rejected++;
    else groups.set(String(without), [...(groups.get(String(without)) ?? []), task]);
  }
  if (rejected) notes.add(`${rejected} of ${tasks.length} left out`);
  return {
    groups: [...groups]
      .map(([without, tasks]) => groupOf(contestants, tasks, without ? without.split(",") : []))
      .sort((a, b) => b.tasks.length - a.tasks.length),
    notes: [...notes],
  };
}

const groupOf = <Task>(all: Contestants<Task>, tasks: readonly Task[], without: readonly string[]): Group<Task> => ({
  contestants: Object.fromEntries(Object.entries(all).filter(([who]) => !without.includes(who))),
  tasks,
  without,
});

/* ---- results, compared ---- */

/** An error, which is like no other result. */
class Failure {
  readonly failure: string;
  constructor(error: unknown) {
    this.failure = String(error);
  }
}

function attempt<Task>(run: (task: Task) => unknown, task: Task, notes: Set<string>): unknown {
  try {
    return normalised(run(task), notes);
  } catch (error) {
    return new Failure(error);
  }
}

function same(result: unknown, expected: unknown): boolean {
  if (result instanceof Failure) return false;
  try {
    equal(result, expected);
    return true;
  } catch {
    return false;
  }
}

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
  [
    "URLSearchParams writes a space as +",
    (result) => typeof result === "string" && /\?.*\+/.test(result),
    (address: string) => address.replace(/\?.*/, (query) => query.replace(/\+/g, "%20")),
  ],
];

function normalised(result: unknown, notes: Set<string>): unknown {
  for (const [name, applies, apply] of NORMALISATIONS) {
    if (!applies(result)) continue;
    notes.add(`made equal: ${name}`);
    result = apply(result);
  }
  return result;
}
