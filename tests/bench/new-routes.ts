import { readFileSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { endpoint as octokit } from "@octokit/endpoint";
import { type Build, type Case, FOLDER, apis, bundle, load } from "./contestants.ts";
import { median, turned } from "./race.ts";
import { type Figure, write } from "./report.ts";
import { type Operation, SETTINGS, flat, loadOperations } from "./workload.ts";

type Call = Pick<Operation, "route" | "options">;

/** Every route is new, and what a cache keeps of them has to have bounds. */
export const newRoutes: Case = async ({ name, pace, progress }) => {
  const uncached = await loadUncached();
  const endpoints = { ...apis, octokit: { endpoint: octokit }, ...(uncached && { uncached }) };
  const racers = Object.entries(endpoints).map(([who, { endpoint }]) => {
    const call = endpoint.defaults(SETTINGS) as (route: string, options: object) => unknown;
    return { who, call, times: [] as number[] };
  });
  const ours = racers[0]!;
  const fresh = supply(await loadOperations());

  // Ours gets all of them, a million in 15 rounds; the others get a tenth, to compare.
  const laps = 10 * pace.rounds;
  const lapSize = Math.ceil(1e5 / 15);
  const longLaps = 20;
  const heaps: number[] = [];
  for (let lap = 0; lap < laps + longLaps; lap++) {
    if (lap >= laps) timeCalls(ours.call, lap % 2 ? fresh(500, 8000) : fresh(50, 80_000));
    else if (lap % 10) timeCalls(ours.call, fresh(lapSize));
    else for (const { call, times } of turned(racers, lap / 10)) times.push(timeCalls(call, fresh(lapSize)));
    heaps.push(heap());
    progress((lap + 1) / (laps + longLaps));
  }

  const figures = racers.map(({ who, times }, index): [string, Figure] => {
    const ratio = median(times.map((time, round) => time / ours.times[round]!));
    return [who, { value: median(times), unit: "µs", ...(index && { ratio }) }];
  });
  const { uncached: withoutCache, ...others } = Object.fromEntries(figures);
  const most = (start: number, end: number) => write(Math.max(...heaps.slice(start, end)), "MB");
  return {
    rows: [
      { name, figures: others },
      ...(withoutCache ? [{ name: `${name}, without our cache`, figures: { ours: withoutCache } }] : []),
    ],
    notes: [
      `${laps * lapSize} of them; heap at most ${most(0, laps / 2)} in the first half, ${most(laps / 2, laps)} in the ` +
        `second, ${most(laps, laps + longLaps)} by long ones (8,000 and 80,000 characters)`,
      ...(withoutCache ? [] : ["our sources have no function `remember`, so calls without the cache are not measured"]),
    ],
  };
};

/** Microseconds a call. */
function timeCalls(call: (route: string, options: object) => unknown, calls: readonly Call[]): number {
  const start = performance.now();
  for (const { route, options } of calls) call(route, options);
  return ((performance.now() - start) * 1000) / calls.length;
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

/** In megabytes. */
function heap(): number {
  globalThis.gc!();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Our sources without the cache. */
async function loadUncached(): Promise<Build | undefined> {
  let found = false;
  const source = await bundle("../endpoint.ts", [
    {
      name: "without the cache",
      setup({ onLoad }) {
        onLoad({ filter: /[/\\](?:endpoint|uri-template)\.ts$/ }, ({ path }) => {
          const contents = readFileSync(path, "utf8").replace(/^export function remember<.*\{$/m, (head) => {
            found = true;
            return `${head} return make;`;
          });
          return { contents, loader: "ts" };
        });
      },
    },
  ]);
  const file = `${FOLDER}/uncached.mjs`;
  writeFileSync(file, source);
  return found ? load(file) : undefined;
}
