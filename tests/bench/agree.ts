/** Only those race who give the same result. */
import { equal } from "uvu/assert";
import type { Comparison } from "./race.ts";

const WRITTEN_HERE = ["URLSearchParams", "by hand"];

/** Of many tasks, those on which all agree; of a lone one, the contestants that agree with ours, which is the first. */
export function agreed<Task>(comparison: Comparison<Task>): Comparison<Task> {
  const [ours, ...others] = Object.entries(comparison.contestants).map(([name, run]) => ({ name, run }));
  const [task] = comparison.tasks;
  if (comparison.tasks.length > 1) {
    const tasks = comparison.tasks.filter((task) => others.every(({ run }) => isSame(run, ours!.run, task)));
    if (tasks.length < 0.9 * comparison.tasks.length) throw new Error(`all agree on ${tasks.length} calls alone`);
    return { ...comparison, tasks };
  }
  const same = others.filter(({ run }) => isSame(run, ours!.run, task!));
  // A package may differ by design; what is written here may not.
  const wrong = others.find((other) => WRITTEN_HERE.includes(other.name) && !same.includes(other));
  if (wrong) throw new Error(`${wrong.name} gives ${JSON.stringify(wrong.run(task!))}`);
  return { ...comparison, contestants: Object.fromEntries([ours!, ...same].map(({ name, run }) => [name, run])) };
}

function isSame<Task>(run: (task: Task) => unknown, ours: (task: Task) => unknown, task: Task): boolean {
  try {
    equal(normalised(run(task)), normalised(ours(task)));
    return true;
  } catch {
    return false;
  }
}

/** Makes equal what differs in form alone. */
function normalised(result: any): unknown {
  // URLSearchParams writes a space as "+".
  if (typeof result === "string") return result.replace(/\?.*/, (query) => query.replace(/\+/g, "%20"));
  // Without parameters, octokit's body is "", and else it has no prototype.
  const { body, ...rest } = result;
  if (body === undefined || body === "") return rest;
  const isBare = typeof body === "object" && body && !Object.getPrototypeOf(body);
  return { ...rest, body: isBare ? { ...body } : body };
}
