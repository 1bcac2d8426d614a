/**
 * Compares the build with its peers and with code by hand. Only ratios count, for times depend on the machine.
 *
 *     npm run bench             all contests, and then writes the page and README's part
 *     npm run bench -- paths    the contests whose titles hold this word; writes nothing
 */
import { readFileSync, writeFileSync } from "node:fs";
import { Bench, mToNs } from "tinybench";
import { type Contest, contests } from "./contests.ts";
import { type Result, writePage, writeResult, writeSummary } from "./report.ts";
import { sizes } from "./sizes.ts";

/** A lap is long enough that each has its share of collected garbage. A call that sends takes ten times as long. */
const LAP = 10_000;
const SENDING_LAP = 1_000;

/**
 * What is read goes here, so that none of it is optimised away. A client reads its url. Until somebody does, V8 only has
 * a tree of the parts, and nobody has paid for joining them.
 */
export let sink = 0;
const read = (result: string | { readonly url: string }): void => {
  sink += (typeof result === "string" ? result : result.url).charCodeAt(0);
};

/** Lets contestants run in turns, a lap each, so that what disturbs the machine disturbs them all. */
async function race({ tasks, contestants, renew, arrivalOf }: Contest): Promise<Result["rows"]> {
  const bench = new Bench({
    concurrency: "bench",
    throws: true,
    // Code that stands for one call alone is optimised late.
    warmupTime: 3000,
    time: 0,
    iterations: 60,
  });
  const repeated = renew
    ? tasks
    : Array.from({ length: (arrivalOf ? SENDING_LAP : LAP) / tasks.length }, () => tasks).flat();
  for (const [name, run] of Object.entries(contestants)) {
    let lap = repeated;
    const pass = () => {
      for (const task of lap) read(run(task));
    };
    const send = async () => {
      for (const task of lap) await run(task);
    };
    const options = renew && { beforeEach: () => void (lap = tasks.map(renew)) };
    bench.add(name, arrivalOf ? send : pass, { async: !!arrivalOf, ...options });
  }
  await bench.run();
  const timeOf = ({ result }: any): number => mToNs(result.latency.p50) / repeated.length;
  return bench.tasks.map((task) => ({
    name: task.name,
    time: timeOf(task),
    ratio: timeOf(task) / timeOf(bench.tasks[0]),
  }));
}

const word = process.argv[2]?.toLowerCase() ?? "";
const wanted = contests.filter(([title]) => title.toLowerCase().includes(word));
const results: Result[] = [];
for (const [title, contest] of wanted) {
  console.error(`${results.length + 1} of ${wanted.length}: ${title} ...`);
  results.push({ title, calls: contest.tasks.length, rows: await race(contest) });
  console.log(`${writeResult(results.at(-1)!)}\n`);
}
if (!word) {
  const bundled = await sizes();
  writeFileSync("tests/bench/README.md", writePage(results, bundled));
  const readme = readFileSync("README.md", "utf8");
  const place = /(?<=<!-- bench -->\n)[^]*(?=<!-- \/bench -->)/;
  writeFileSync(
    "README.md",
    readme.replace(place, () => writeSummary(results)),
  );
}
