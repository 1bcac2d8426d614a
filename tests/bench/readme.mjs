/**
 * Puts what `npm run bench` measured into the README, as tables and as a bar chart: `node tests/bench/readme.mjs`. Both
 * have the figures of tests/.test/bench.json, which the last run of all cases wrote, and nothing else.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "../tools/compile.mjs";
import { writeChart } from "./chart.mjs";

const FIGURES = "tests/.test/bench.json";

/** The tables of the README: of which table of the bench, and which cases. */
const TABLES = [
  [
    "endpoint",
    [
      "GitHub's operations",
      "no parameters",
      "names in the path",
      "names in the query",
      "JSON POST",
      "upload",
      "new routes",
    ],
  ],
  ["expand", ["GitHub's templates", "GitHub's templates, new", "list", "object", "spaces and unicode"]],
  ["address", ["names in the path", "names in the query", "path, query and list"]],
  ["once", ["first call"]],
  ["once", ["sizes"]],
];

/** The groups of the chart: what they are about, the case, and who stands beside ours. */
const GROUPS = [
  ["Request options", "endpoint", "GitHub's operations", ["by hand", "octokit"]],
  ["URI templates", "expand", "GitHub's templates", ["url-template", "std-uritemplate"]],
  ["Addresses", "address", "names in the path", ["path-to-regexp", "openapi-fetch", "urlcat"]],
  ["Addresses", "address", "path, query and list", ["openapi-fetch", "URLSearchParams", "urlcat"]],
];

await compile(["tests/bench/report.ts"], "tests/.test/readme");
const { writeRatio, writeTable } = await import("../.test/readme/report.js");
const { engine, tables } = readFigures();

const readme = withTables(readFileSync("README.md", "utf8"), writeTables());
const groups = GROUPS.map(groupOf);
writeFileSync("README.md", readme);
for (const scheme of ["light", "dark"]) writeFileSync(`tests/bench/speed-${scheme}.svg`, writeChart(groups, scheme));

function readFigures() {
  try {
    return JSON.parse(readFileSync(FIGURES, "utf8"));
  } catch ({ message }) {
    end(`npm run bench writes what this reads: ${message}`);
  }
}

function caseOf(table, name) {
  return tables[table]?.[name] ?? end(`${FIGURES} has no "${name}" of "${table}": npm run bench, in Node`);
}

/* ---- tables ---- */

function writeTables() {
  const written = TABLES.map(([table, names]) => {
    const results = names.map((name) => caseOf(table, name));
    const notes = table === "once" ? results.flatMap(({ notes }) => notes.map((note) => `\n\n${note}`)) : [];
    return writeTable(table, results.flatMap(chiefLines)) + notes.join("");
  });
  return [howMade(), ...written].join("\n\n");
}

/** The command shows the others: calls to which somebody gives another result, and ours without its cache. */
function chiefLines({ rows }) {
  return rows.filter(({ name }) => !name.includes(" without "));
}

function howMade() {
  return (
    `By \`npm run bench\` in ${engine}: medians, in nanoseconds a call unless a row says else; (2×) is twice ours, as ` +
    "shown. All in a row take turns in one process and give the same results. url-template and path-to-regexp get " +
    "their templates parsed beforehand, unless these are new. Nothing is subtracted, except from first calls."
  );
}

/** The README with other tables between its two comments. */
function withTables(readme, written) {
  const place = /(?<=\n<!-- bench -->\n)[^]*?(?=<!-- \/bench -->\n)/;
  if (!place.test(readme)) end("README.md has no lines <!-- bench --> and <!-- /bench -->");
  return readme.replace(place, () => `\n${written}\n\n`);
}

/* ---- chart ---- */

/** A heading and its bars; a bar is as long as its ratio says. */
function groupOf([subject, table, name, others]) {
  const [{ name: row, figures }] = caseOf(table, name).rows;
  const bars = ["ours", ...others].map((who) => {
    const figure = figures[who] ?? end(`${FIGURES} has no figure of ${who} in "${row}" of "${table}"`);
    const ratio = figure / figures.ours;
    const text = `${figure.toLocaleString("en-US")}${who === "ours" ? "" : ` (${writeRatio(ratio)})`}`;
    return { who: who === "ours" ? "tiny-endpoint" : who, ours: who === "ours", ratio, text };
  });
  return { heading: `${subject}: ${row}`, bars };
}

function end(message) {
  console.error(message);
  process.exit(1);
}
