/** Every route is new, and what a cache keeps of them has to have bounds. */
import { endpoint as octokit } from "@octokit/endpoint";
import type { Build, Case } from "./case.ts";
import { type Operation, SETTINGS, flat } from "./operation.ts";
import { turned } from "./race.ts";

type Call = Pick<Operation, "route" | "options">;
type Endpoint = (route: string, options: object) => unknown;

export const newRoutes: Case = async ({ name, pace, progress, builds, uncached, operations }) => {
  const endpoints = {
    ...builds,
    octokit: { endpoint: octokit as unknown as Build["endpoint"] },
    ...(uncached && { uncached }),
  };
  const racers = Object.entries(endpoints).map(([who, { endpoint }]) => {
    return { who, call: endpoint.defaults(SETTINGS) as Endpoint, times: [] as number[] };
  });
  const ours = racers[0]!;
  const fresh = supply(operations);

  // Ours gets all of them, a million in 100 rounds; the others get a tenth, to compare.
  const laps = 2 * pace.rounds;
  const lapSize = 5000;
  const longLaps = 20;
  const heaps: number[] = [];
  for (let lap = 0; lap < laps + longLaps; lap++) {
    if (lap >= laps) time(ours.call, lap % 2 ? fresh(500, 8000) : fresh(50, 80_000));
    else if (lap % 10) time(ours.call, fresh(lapSize));
    else for (const { call, times } of turned(racers, lap / 10)) times.push(time(call, fresh(lapSize)));
    heaps.push(heap());
    await progress((lap + 1) / (laps + longLaps));
  }

  const most = (start: number, end: number) => Math.max(...heaps.slice(start, end)).toFixed(1);
  const heapNote =
    `new routes: ${laps * lapSize}; heap at most ${most(0, laps / 2)} MB in the first half, ` +
    `${most(laps / 2, laps)} in the second, ${most(laps, laps + longLaps)} by long ones (8,000 and 80,000 characters)`;
  const { uncached: without, ...samples } = Object.fromEntries(racers.map(({ who, times }) => [who, times]));
  return {
    rows: [{ name, samples }, ...(without ? [{ name: `${name}, without our cache`, samples: { ours: without } }] : [])],
    notes: [
      ...(heaps[0] ? [heapNote] : []),
      ...(without ? [] : ["new routes: our sources have no function `memoize` to do without"]),
    ],
  };
};

/** Nanoseconds a call. */
function time(call: Endpoint, calls: readonly Call[]): number {
  const start = performance.now();
  for (const { route, options } of calls) call(route, options);
  return ((performance.now() - start) * 1e6) / calls.length;
}

/** Gives calls of routes that never came before, longer by some characters. */
function supply(operations: readonly Operation[]): (count: number, longer?: number) => Call[] {
  let serial = 0;
  return (count, longer = 0) =>
    Array.from({ length: count }, () => {
      const { route, options } = operations[serial % operations.length]!;
      return { route: flat(route.replace(/(https:\/\/[^/]+)?(?=\/)/, `$&/${serial++}${"x".repeat(longer)}`)), options };
    });
}

/** What is kept, in megabytes; 0 where nobody says. */
function heap(): number {
  const { gc, process } = globalThis as { gc?: () => void; process?: { memoryUsage(): { heapUsed: number } } };
  gc?.();
  return gc && process ? process.memoryUsage().heapUsed / 1e6 : 0;
}
