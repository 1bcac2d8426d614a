/** What all cases have in common. No module of a case imports anything of Node: they run in pages too. */
import type * as Api from "../../dist/endpoint.js";
import { type Design, agreed } from "./agree.ts";
import type { Operation } from "./operation.ts";
import { type Contestants, type Pace, type Progress, race } from "./race.ts";
import type { Report, Row } from "./report.ts";

/** A row of a table, or some. */
export type Case = (run: Run) => Promise<Report>;

export interface Run {
  readonly name: string;
  readonly pace: Pace;
  readonly progress: Progress;
  /** Ours, and perhaps another one of ours to compare it with. */
  readonly builds: Readonly<Record<string, Build>>;
  /** Ours without its cache. */
  readonly uncached: Build | undefined;
  /** GitHub's. */
  readonly operations: readonly Operation[];
}

export type Build = typeof Api;

/** A contestant of each build. */
export const ofBuilds = <Task>(
  { builds }: Run,
  contestant: (api: Build, name: string) => (task: Task) => unknown,
): Contestants<Task> => Object.fromEntries(Object.entries(builds).map(([name, api]) => [name, contestant(api, name)]));

export interface Comparison<Task> {
  readonly contestants: Contestants<Task>;
  readonly tasks: readonly Task[];
  readonly designs?: readonly Design<Task>[];
  /** Makes a task new for each pass. */
  readonly renew?: (task: Task) => Task;
}

/** Races on the tasks on which all agree, then on those on which fewer do: a row for each. */
export async function compare<Task extends Operation>(
  { name, pace, progress }: Run,
  { contestants, tasks, designs = [], renew }: Comparison<Task>,
): Promise<Report> {
  const { groups, notes } = agreed(contestants, tasks, designs);
  const rows: Row[] = [];
  for (const [index, group] of groups.entries()) {
    const samples = await race(
      group.contestants,
      enough(group.tasks),
      pace,
      (share) => progress((index + share) / groups.length),
      renew,
    );
    const without = group.without.length ? ` without ${group.without.join(", ")}` : "";
    rows.push({ name: tasks.length > 1 ? `${name} (${group.tasks.length}${without})` : name, samples });
  }
  return { rows, notes };
}

/** A single task is repeated: what it takes to begin a pass is not to count. */
const enough = <Task>(tasks: readonly Task[]): readonly Task[] =>
  tasks.length > 1 ? tasks : new Array<Task>(50).fill(tasks[0]!);
