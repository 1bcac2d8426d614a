/** Who takes part, by name; each is run with the same tasks. */
export type Contestants<Task> = Readonly<Record<string, (task: Task) => unknown>>;

export interface Comparison<Task> {
  readonly contestants: Contestants<Task>;
  readonly tasks: readonly Task[];
  /** Makes a task new for each pass, before the clock starts. */
  readonly renew?: (task: Task) => Task;
}

/** Milliseconds of a lap, about. All laps are equally long: what else the machine does is in them equally often. */
const LAP = 20;

/**
 * Lets contestants run in turns, so that what disturbs the machine disturbs them all. They warm up in turns, too: code
 * that they share is compiled anew when it meets another one of them. Gives the nanoseconds of a task, lap by lap.
 */
export async function race<Task>({ contestants, tasks, renew }: Comparison<Task>, rounds: number) {
  // A lone task is repeated: what it takes to begin a pass is not to count.
  const all = tasks.length > 1 ? tasks : new Array<Task>(50).fill(tasks[0]!);
  const racers = Object.entries(contestants).map(([name, run]) => ({
    name,
    run,
    pass: Infinity,
    laps: [] as number[],
  }));
  // Half a second each; five where each of 1,200 tasks has a function of its own, which is to be optimised.
  const warmUp = 25 + Math.round(tasks.length / 5);
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const racer of turned(racers, round)) {
      const count = Math.ceil(LAP / racer.pass) || 1;
      const passes = Array.from({ length: count }, () => (renew ? all.map(renew) : all));
      racer.pass = time(racer.run, passes) / count;
      if (round >= warmUp) racer.laps.push((1e6 * racer.pass) / all.length);
    }
    // A page has to have a moment now and then.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return Object.fromEntries(racers.map(({ name, laps }) => [name, laps]));
}

/** What contestants return goes here, so that none of it is optimised away. */
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
