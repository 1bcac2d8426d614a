/**
 * Compares the build with its peers and with code by hand. Only ratios count, for times depend on the machine.
 *
 *     npm run bench                       all cases in this Node
 *     npm run bench -- bun                ... in Bun (of tests/runtimes)
 *     npm run bench -- firefox            ... in a page; or chromium
 *     npm run bench -- quick URI list     a quicker look at the cases whose names hold all these words
 *     npm run bench -- readme             measures nothing: writes the pages and the chart by the last run of all cases
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { closeBrowsers } from "../support/browsers.ts";
import { type Answer, cases } from "./cases.ts";
import { writeChart } from "./chart.ts";
import { engines } from "./engines.ts";
import { writeFiles } from "./files.ts";
import { firstCall, sizes } from "./once.ts";
import { median } from "./race.ts";
import { type Results, type Row, withSummary, writePage } from "./report.ts";
import { describe } from "./workload.ts";

const FIGURES = "tests/.test/bench.json";

const words = process.argv.slice(2);
if (words.includes("readme")) writePages();
else await measure();

function writePages(): void {
  if (!existsSync(FIGURES)) throw new Error("npm run bench, of all cases, measures what stands in the pages");
  const results: Results = JSON.parse(readFileSync(FIGURES, "utf8"));
  const readme = withSummary(readFileSync("README.md", "utf8"), results);
  writeFileSync("README.md", readme);
  writeFileSync("tests/bench/README.md", writePage(results));
  for (const scheme of ["light", "dark"] as const) {
    writeFileSync(`tests/bench/speed-${scheme}.svg`, writeChart(results, scheme));
  }
}

async function measure(): Promise<void> {
  const isQuick = words.includes("quick");
  const filters = words.filter((word) => word !== "quick" && !(word in engines));
  const rounds = isQuick ? 20 : 50;
  /** Times vary from process to process, and from page to page. */
  const runs = isQuick ? 1 : 3;
  const isWanted = (...names: string[]) => filters.every((word) => names.join(" ").includes(word));

  const engine = await engines[words.find((word) => word in engines) ?? "node"]!();
  try {
    const workload = describe(await writeFiles());
    const tables: Record<string, Row[]> = {};
    const add = (table: string, ...rows: readonly Row[]) => (tables[table] ??= []).push(...rows);
    for (const [table, names] of Object.entries(cases)) {
      for (const name of Object.keys(names).filter((name) => isWanted(table, name))) {
        console.error(`${table}: ${name}`);
        const answers: Answer[] = [];
        for (let run = 0; run < runs; run++) answers.push(await engine.run({ table, name, rounds }));
        add(table, rowOf(name, answers));
      }
    }
    if (engine.node && isWanted("Once", "first call")) add("Once", ...(await firstCall(engine.node, 6 * rounds)));
    if (engine.node && isWanted("Once", "size")) add("Once", ...(await sizes()));
    if (!Object.keys(tables).length) throw new Error(`no case has all of: ${filters.join(", ")}`);
    const results: Results = { engine: engine.title, workload, tables };
    console.log(writePage(results));
    // A look at some cases does not replace what a run of all wrote.
    if (!filters.length) writeFileSync(FIGURES, JSON.stringify(results, null, 2));
  } finally {
    await closeBrowsers();
  }
}

/** The medians of all laps, as if the runs had been one. */
function rowOf(name: string, answers: readonly Answer[]): Row {
  const [{ count, laps }] = answers as [Answer];
  const figures = Object.keys(laps).map((who) => [who, median(answers.flatMap(({ laps }) => laps[who]!))]);
  return { name, ...(count > 1 && { count }), figures: Object.fromEntries(figures) };
}
