import { performance } from "node:perf_hooks";
import type { Figure } from "./report.ts";

/** Who takes part, by name; each is run with the same tasks. */
export type Contestants<Task> = Record<string, (task: Task) => unknown>;

export interface Pace {
  readonly rounds: number;
  /** Milliseconds that each contestant runs before the rounds, and in each of them. */
  readonly warmUp: number;
  readonly lap: number;
}

/**
 * Times contestants in turns, so that what disturbs the machine disturbs them all. `tasks` gives the groups for one pass;
 * a pass goes through all of them before any comes again. The ratio to the first contestant is the geometric mean over
 * the groups of each group's median.
 */
export function race<Task>(
  contestants: Contestants<Task>,
  tasks: () => readonly (readonly Task[])[],
  { rounds, warmUp, lap }: Pace,
  progress: (share: number) => void,
): Record<string, Figure> {
  const steps = Object.keys(contestants).length * (rounds + 1);
  let step = 0;
  const racers = Object.entries(contestants).map(([name, run]) => {
    const passes = Math.ceil(lap / warm(run, tasks, warmUp));
    progress(++step / steps);
    return { name, run, passes, laps: [] as number[][] };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { run, passes, laps } of turned(racers, round)) {
      const times: number[] = [];
      for (let pass = 0; pass < passes; pass++) runPass(run, tasks(), times);
      laps.push(times.map((time) => time / passes));
      progress(++step / steps);
    }
  }

  const size = sum(tasks().map((group) => group.length));
  const first = racers[0]!.laps;
  return Object.fromEntries(
    racers.map(({ name, laps }, index) => {
      const value = (median(laps.map(sum)) / size) * 1000;
      const ratios = first[0]!.map((_, group) =>
        median(laps.map((times, round) => times[group]! / first[round]![group]!)),
      );
      return [name, { value, unit: "µs", ...(index && { ratio: geometricMean(ratios) }) }];
    }),
  );
}

/** Runs until the compiler has done its work; gives the milliseconds of a pass in the later half. */
function warm<Task>(run: (task: Task) => unknown, tasks: () => readonly (readonly Task[])[], warmUp: number): number {
  let milliseconds = 0;
  for (let half = 0; half < 2; half++) {
    const start = performance.now();
    let passes = 0;
    do {
      runPass(run, tasks(), []);
      passes++;
      milliseconds = performance.now() - start;
    } while (milliseconds < warmUp / 2);
    milliseconds /= passes;
  }
  return milliseconds;
}

/** The same list, begun elsewhere: nobody is always first. */
export const turned = <Item>(list: readonly Item[], by: number): Item[] =>
  list.map((_, index) => list[(index + by) % list.length]!);

/** What the contestants return goes here, so that none of it is optimised away. */
export let sink: unknown;

/** Runs all tasks, and adds the milliseconds of each group to `times`. */
function runPass<Task>(run: (task: Task) => unknown, groups: readonly (readonly Task[])[], times: number[]): void {
  for (let index = 0; index < groups.length; index++) {
    const start = performance.now();
    for (const task of groups[index]!) sink = run(task);
    times[index] = (times[index] ?? 0) + performance.now() - start;
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const geometricMean = (numbers: readonly number[]): number => Math.exp(sum(numbers.map(Math.log)) / numbers.length);
