import { performance } from "node:perf_hooks";
import type { Figure } from "./bench.report.ts";

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
  const racers = Object.entries(contestants).map(([name, run]) => ({ name, run, passes: 1, laps: [] as number[][] }));
  const steps = racers.length * (rounds + 1);
  let step = 0;
  for (const racer of racers) {
    let passes = 0;
    const start = performance.now();
    // The later half of the warm-up tells how much fits in a lap.
    let half = start;
    do {
      if (performance.now() - start < warmUp / 2) [half, passes] = [performance.now(), 0];
      runPass(racer.run, tasks(), []);
      passes++;
    } while (performance.now() - start < warmUp);
    racer.passes = Math.ceil((passes * lap) / (performance.now() - half));
    progress(++step / steps);
  }
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < racers.length; turn++) {
      const { run, passes, laps } = racers[(round + turn) % racers.length]!;
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
      const ratios = first[0]!.map((_, group) => median(laps.map((times, round) => times[group]! / first[round]![group]!)));
      return [name, { value, unit: "µs", ...(index && { ratio: geometricMean(ratios) }) }];
    }),
  );
}

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
