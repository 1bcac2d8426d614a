/**
 * Compares the build with its peers and with code by hand. Only ratios count, for times depend on the machine.
 *
 *     npm run bench             all contests, and then writes the page of figures
 *     npm run bench -- paths    the contests whose titles hold this word; writes nothing
 */
import { writeFileSync } from "node:fs";
import { Bench, mToNs } from "tinybench";
import { type Contest, contests } from "./contests.ts";
import { type Result, writePage, writeResult } from "./report.ts";
import { sizes } from "./sizes.ts";

/** A lap is long enough that each has its share of collected garbage. */
const LAP = 10_000;

/**
 * What is read goes here, so that none of it is optimised away. A client reads its url. Until somebody does, V8 only has
 * a tree of the parts, and nobody has paid for joining them.
 */
export let sink = 0;
const read = (result: string | { readonly url: string }): void => {
  sink += (typeof result === "string" ? result : result.url).charCodeAt(0);
};

/** Lets contestants run in turns, a lap each, so that what disturbs the machine disturbs them all. */
async function race({ tasks, contestants, renew }: Contest): Promise<Result["rows"]> {
  const bench = new Bench({
    concurrency: "bench",
    throws: true,
    // Code that stands for one call alone is optimised late.
    warmupTime: 3000,
    time: 0,
    iterations: 60,
  });
  const repeated = renew ? tasks : Array.from({ length: LAP / tasks.length }, () => tasks).flat();
  for (const [name, run] of Object.entries(contestants)) {
    let lap = repeated;
    const pass = () => {
      for (const task of lap) read(run(task));
    };
    bench.add(name, pass, { async: false, ...(renew && { beforeEach: () => void (lap = tasks.map(renew)) }) });
  }
  await bench.run();
  const timeOf = ({ result }: any): number => mToNs(result.latency.p50) / repeated.length;
  return bench.tasks.map((task) => ({
    name: task.name,
    time: timeOf(task),
    ratio: timeOf(task) / timeOf(bench.tasks[0]),
  }));
}

/** The same of those who send. (To tinybench, a lap that waits is done while others run.) */
async function raceOfSenders({ tasks, contestants }: Contest): Promise<Result["rows"]> {
  const laps = Object.entries(contestants).map(([name, run]) => ({ name, run, times: [] as number[] }));
  for (let round = 0; round < 300; round++) {
    for (const { run, times } of laps) {
      const begin = performance.now();
      for (const task of tasks) await run(task);
      times.push(mToNs(performance.now() - begin) / tasks.length);
    }
  }
  // The first third is to warm up.
  const median = ({ times }: (typeof laps)[number]): number => times.slice(100).sort((a, b) => a - b)[100]!;
  return laps.map((lap) => ({ name: lap.name, time: median(lap), ratio: median(lap) / median(laps[0]!) }));
}

const word = process.argv[2]?.toLowerCase() ?? "";
const wanted = contests.filter(([title]) => title.toLowerCase().includes(word));
const results: Result[] = [];
for (const [title, contest] of wanted) {
  console.error(`${results.length + 1} of ${wanted.length}: ${title} ...`);
  results.push({ title, calls: contest.tasks.length, rows: await (contest.arrivalOf ? raceOfSenders : race)(contest) });
  console.log(`${writeResult(results.at(-1)!)}\n`);
}
if (!word) {
  const bundled = await sizes();
  writeFileSync("tests/docs/bench.md", writePage(results, bundled));
}
