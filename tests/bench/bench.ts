/**
 * Compares the build with its peers and with code by hand. Only ratios count, for times depend on the machine.
 *
 *     npm run bench                      everything
 *     npm run bench -- quick endpoint    a quicker look at the cases whose names hold a word
 *     BENCH_OURS=a.mjs npm run bench     another build (ESM, one file) beside ours, in the same process
 *     BENCH_ROUNDS=60 npm run bench      more rounds than 15
 */
import { fork } from "node:child_process";
import { writeSync } from "node:fs";
import { calls } from "./calls.ts";
import type { Case, Progress } from "./contestants.ts";
import { firstCall } from "./first-call.ts";
import { newRoutes } from "./new-routes.ts";
import { type Report, medianReport, print } from "./report.ts";
import { sizes } from "./sizes.ts";

const cases: Record<string, Case> = { ...calls, "first call": firstCall, "new routes": newRoutes, sizes };
const { BENCH_CASE, BENCH_ROUNDS } = process.env;
const words = process.argv.slice(2);
const quick = words.includes("quick");
const PACE = quick ? { rounds: 5, warmUp: 300, lap: 20 } : { rounds: 15, warmUp: 600, lap: 20 };

if (BENCH_CASE) await runCase(BENCH_CASE);
else await runAll();

async function runCase(name: string): Promise<void> {
  const pace = { ...PACE, rounds: Number(BENCH_ROUNDS) || PACE.rounds };
  process.send!(await cases[name]!({ name, pace, progress: progressOf(name) }));
}

/**
 * Each case has a process of its own, so that its figures are the same alone and among others; where times vary most,
 * it has three.
 */
async function runAll(): Promise<void> {
  const filters = words.filter((word) => word !== "quick");
  const names = Object.keys(cases).filter((name) => !filters.length || filters.some((word) => name.includes(word)));
  const reports = new Map<string, Report>();
  for (const name of names) {
    const runs: Report[] = [];
    for (let run = 0; run < (name in calls && !quick ? 3 : 1); run++) runs.push(await inProcess(name));
    reports.set(name, medianReport(runs));
  }
  print(reports);
}

function inProcess(name: string): Promise<Report> {
  return new Promise((resolve) => {
    const child = fork(process.argv[1]!, words, {
      env: { ...process.env, BENCH_CASE: name },
      execArgv: [...process.execArgv, "--expose-gc"],
    });
    child.on("message", resolve as (report: unknown) => void);
    child.on("exit", (code) => code === 0 || process.exit(1));
  });
}

/** A line that is rewritten, or a dot for each tenth. */
function progressOf(name: string): Progress {
  let tenths = 0;
  return (share) => {
    if (process.stderr.isTTY) writeSync(2, `\r\x1b[K${share < 1 ? `${name} ${Math.round(100 * share)} %` : ""}`);
    else for (; tenths < Math.floor(10 * share); tenths++) writeSync(2, tenths < 9 ? "." : `. ${name}\n`);
  };
}
