/**
 * Compares the build with its peers and with code by hand. Only ratios count, for times depend on the machine.
 *
 *     npm run bench                        all cases in this Node
 *     npm run bench -- bun                 ... in Bun; or node-18, node-20, node-22, node-24 (of tests/runtimes)
 *     npm run bench -- firefox             ... in a page; or chromium
 *     npm run bench -- quick expand list   a quicker look at the cases whose names hold all these words
 *     BENCH_OURS=a.mjs npm run bench       another build (ESM, one file) beside ours, in the same process
 *     BENCH_ROUNDS=300 npm run bench       more rounds than 100
 *
 * A run of all cases, quick or not, also leaves its figures in tests/.test/bench.json, for readme.mjs.
 */
import { writeFileSync, writeSync } from "node:fs";
import { cases } from "./cases.ts";
import { type Engine, engines } from "./engines.ts";
import { writeFiles } from "./files.ts";
import { firstCall } from "./first-call.ts";
import type { Pace } from "./race.ts";
import {
  type Report,
  type Result,
  type Tables,
  joined,
  linesOf,
  resultOf,
  writeSummary,
  writeTable,
} from "./report.ts";
import { sizes } from "./sizes.ts";

const words = process.argv.slice(2);
const quick = words.includes("quick");
const filters = words.filter((word) => word !== "quick" && !(word in engines));
const pace: Pace = {
  ...(quick ? { rounds: 50, warmUp: 300, lap: 2 } : { rounds: 100, warmUp: 600, lap: 2 }),
  ...(process.env.BENCH_ROUNDS && { rounds: Number(process.env.BENCH_ROUNDS) }),
};

/** Times vary from process to process, and from page to page. */
const RUNS = quick ? 1 : 3;

const engine = await engines[words.find((word) => word in engines) ?? "node"]!();
try {
  await writeFiles();
  const tables = { ...(await runCases(engine)), ...(await runOnce(engine)) };
  print(engine.title, tables);
  const figures = JSON.stringify({ engine: engine.title, tables }, null, 2);
  // A look at some cases does not replace what a run of all wrote.
  if (!filters.length) writeFileSync("tests/.test/bench.json", figures);
} finally {
  await engine.close();
}

/** Each case has processes or pages of its own, so that its figures are the same alone and among others. */
async function runCases(engine: Engine): Promise<Tables<Result>> {
  const tables: Record<string, Record<string, Result>> = {};
  for (const [table, names] of Object.entries(cases)) {
    for (const name of Object.keys(names).filter((name) => isWanted(table, name))) {
      const runs: Report[] = [];
      for (let run = 0; run < RUNS; run++) {
        await engine.run({ table, name, pace }, (message) => {
          if ("share" in message) show(`${table}: ${name}`, (run + message.share) / RUNS);
          else runs.push(message);
        });
      }
      (tables[table] ??= {})[name] = resultOf(joined(runs));
    }
  }
  return tables;
}

/** What happens once in a program's life; in Node alone. */
async function runOnce({ node }: Engine): Promise<Tables<Result>> {
  const once: Record<string, Result> = {};
  if (node && isWanted("once", "first call")) {
    once["first call"] = resultOf(await firstCall(node, pace, (share) => show("first call", share)));
  }
  if (node && isWanted("once", "sizes")) once.sizes = resultOf(await sizes());
  return Object.keys(once).length ? { once } : {};
}

function isWanted(table: string, name: string): boolean {
  return filters.every((word) => `${table} ${name}`.includes(word));
}

/** A line that is rewritten. */
function show(name: string, share: number): void {
  if (process.stderr.isTTY) writeSync(2, `\r\x1b[K${share < 1 ? `${name} ${Math.round(100 * share)} %` : ""}`);
}

function print(title: string, tables: Tables<Result>): void {
  if (!Object.keys(tables).length) throw new Error(`no case has all of: ${filters.join(", ")}`);
  console.log(`${title}. Medians, in nanoseconds a call unless a row says else; (2×) is twice ours, as shown.`);
  for (const [table, results] of Object.entries(tables)) {
    const notes = new Set(Object.values(results).flatMap(({ notes }) => notes));
    console.log(`\n${writeTable(table, linesOf(results))}${notes.size ? "\n" : ""}`);
    for (const note of notes) console.log(`- ${note}`);
  }
  console.log(`\n${writeSummary(tables)}`);
}
