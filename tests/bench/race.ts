/** Who takes part, by name; each is run with the same tasks. */
export type Contestants<Task> = Record<string, (task: Task) => unknown>;

export interface Pace {
  readonly rounds: number;
  /** Milliseconds that each contestant runs before the rounds. */
  readonly warmUp: number;
  /** Milliseconds, about, that it runs in each round: few, or what else the machine does is in most laps. */
  readonly lap: number;
}

/** Hears how much is done; it takes the time to show it. */
export type Progress = (share: number) => Promise<void>;

/**
 * Times contestants in turns, so that what disturbs the machine disturbs them all. Gives the nanoseconds of a task in
 * each lap. A lap is some passes through all tasks; `renew` makes tasks new for each pass, before the clock starts.
 */
export async function race<Task>(
  contestants: Contestants<Task>,
  tasks: readonly Task[],
  { rounds, warmUp, lap }: Pace,
  progress: Progress,
  renew?: (task: Task) => Task,
): Promise<Record<string, number[]>> {
  const passesOf = (count: number) => Array.from({ length: count }, () => (renew ? tasks.map(renew) : tasks));
  const racers: { run: (task: Task) => unknown; passes: number; laps: number[] }[] = [];
  for (const run of Object.values(contestants)) {
    racers.push({ run, passes: Math.ceil(lap / warm(run, () => passesOf(1), warmUp)), laps: [] });
    await progress(0);
  }
  for (let round = 0; round < rounds; round++) {
    for (const { run, passes, laps } of turned(racers, round)) {
      laps.push((1e6 * time(run, passesOf(passes))) / (passes * tasks.length));
    }
    await progress((round + 1) / rounds);
  }
  return Object.fromEntries(Object.keys(contestants).map((name, index) => [name, racers[index]!.laps]));
}

/** Runs until the compiler has done its work; gives the milliseconds of a pass in the later half. */
function warm<Task>(run: (task: Task) => unknown, pass: () => readonly (readonly Task[])[], warmUp: number): number {
  let milliseconds = 0;
  for (let half = 0; half < 2; half++) {
    const start = performance.now();
    let passes = 0;
    do {
      time(run, pass());
      passes++;
      milliseconds = performance.now() - start;
    } while (milliseconds < warmUp / 2);
    milliseconds /= passes;
  }
  return milliseconds;
}

/** What the contestants return goes here, so that none of it is optimised away. */
export let sink: unknown;

/** In milliseconds. */
function time<Task>(run: (task: Task) => unknown, passes: readonly (readonly Task[])[]): number {
  const start = performance.now();
  for (const tasks of passes) for (const task of tasks) sink = run(task);
  return performance.now() - start;
}

/** Begun elsewhere, and every other time backwards: nobody is always first, or always after the same. */
export function turned<Item>(list: readonly Item[], round: number): Item[] {
  const order = list.map((_, index) => list[(index + (round >> 1)) % list.length]!);
  return round % 2 ? order.reverse() : order;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
