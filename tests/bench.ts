/**
 * Compares the build with its peers and with code by hand; ratios count, for times depend on the machine.
 *
 *     npm run bench                      everything
 *     npm run bench -- quick endpoint    a quicker look at the cases whose names hold a word
 *     BENCH_OURS=a.js npm run bench      another build beside ours, in the same process
 */
import { fork } from "node:child_process";
import { type Report, cases } from "./bench-cases.ts";

const { BENCH_CASE, BENCH_ROUNDS } = process.env;
const words = process.argv.slice(2);
const quick = words.includes("quick");

if (BENCH_CASE) await runCase(BENCH_CASE);
else await runAll();

async function runCase(name: string): Promise<void> {
  const rounds = Number(BENCH_ROUNDS) || (quick ? 5 : 15);
  const pace = { rounds, warmUp: quick ? 500 : 1000, lap: quick ? 30 : 50 };
  const report = await cases[name]!(pace, (progress) => process.send!({ progress }));
  process.send!({ report });
}

/** Each case has a process of its own, so that its figures are the same alone and among others. */
async function runAll(): Promise<void> {
  const filters = words.filter((word) => word !== "quick");
  const names = Object.keys(cases).filter((name) => !filters.length || filters.some((word) => name.includes(word)));
  const reports = new Map<string, Report>();
  for (const name of names) reports.set(name, await inProcess(name));
  print(reports);
}

function inProcess(name: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1]!, words, {
      env: { ...process.env, BENCH_CASE: name },
      execArgv: [...process.execArgv, "--expose-gc"],
    });
    child.on("message", ({ progress, report }: { progress?: number; report?: Report }) => {
      if (report) resolve(report);
      else showProgress(name, progress!);
    });
    child.on("exit", (code) => reject(new Error(`${name}: exit code ${code}`)));
  });
}

function showProgress(name: string, share: number): void {
  if (!process.stderr.isTTY) process.stderr.write(share < 1 ? "." : `. ${name}\n`);
  else process.stderr.write(`\r\x1b[K${share < 1 ? `${name} ${Math.round(100 * share)} %` : ""}`);
}

function print(reports: ReadonlyMap<string, Report>): void {
  const columns = ["ours", "other", "octokit", "url-template", "std-uritemplate", "by hand"].filter((column) =>
    [...reports.values()].some(({ times }) => column in times),
  );
  const rows = [...reports].map(([name, { times }]) => [
    name,
    ...columns.map((column) => {
      const cell = times[column];
      if (!cell) return "";
      const { time, ratio } = cell;
      if (column === "ours") return `${time.toFixed(2)} µs`;
      return `${time.toFixed(2)} µs ${column === "by hand" ? `(ours ${(1 / ratio).toFixed(2)}×)` : `(${ratio.toFixed(2)}×)`}`;
    }),
  ]);
  const table = [["case", ...columns], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  console.log(`Node ${process.version}; in brackets how many times our time it takes`);
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join("  ").trimEnd());
  for (const [name, { notes }] of reports) for (const note of notes) console.log(`${name}: ${note}`);
}
