/**
 * Puts what `npm run bench` measured into the README, as two tables and a bar chart: `node tests/bench/readme.mjs`. All
 * have the figures of tests/.test/bench.json, which the last run of all cases wrote, and nothing else.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "../tools/compile.mjs";
import { writeChart } from "./chart.mjs";

const FIGURES = "tests/.test/bench.json";

const SUBJECTS = { endpoint: "Request options", expand: "URI templates", address: "Addresses" };

/** The lines of the table of times: of which table of the bench, and which cases. */
const CASES = [
  ["endpoint", ["GitHub's operations", "JSON POST", "new routes"]],
  ["expand", ["GitHub's templates", "GitHub's templates, new", "list"]],
  ["address", ["names in the path", "path, query and list"]],
];

/** The groups of the chart: the table of the bench, the case, and who stands beside ours. */
const GROUPS = [
  ["endpoint", "GitHub's operations", ["by hand", "octokit"]],
  ["expand", "GitHub's templates", ["url-template", "std-uritemplate"]],
  ["address", "names in the path", ["path-to-regexp", "openapi-fetch", "urlcat"]],
  ["address", "path, query and list", ["openapi-fetch", "URLSearchParams", "urlcat"]],
];

/** Ours, another build of ours, and code that needs no package. */
const NO_PACKAGES = ["ours", "other", "by hand", "URLSearchParams"];

await compile(["tests/bench/report.ts"], "tests/.test/readme");
const { writeRatio } = await import("../.test/readme/report.js");
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

/** The first row of a case; others show how ours does where somebody gives another result, or without its cache. */
function chiefRow(table, name) {
  const [{ name: row, figures }] = caseOf(table, name).rows;
  return { title: `${SUBJECTS[table]}: ${row}`, figures };
}

function writeFigure(figure) {
  return figure.toLocaleString("en-US");
}

/** A figure, and what one gets who divides it by ours, both as shown. */
function writeBeside(figure, ours) {
  return `${writeFigure(figure)} (${writeRatio(figure / ours)})`;
}

/* ---- tables ---- */

function writeTables() {
  return [howMade(), timesTable(), howOnce(), onceTable()].join("\n\n");
}

function howMade() {
  return (
    `By \`npm run bench\` in ${engine}: medians; (2×) is twice ours. Beside ours stands the fastest package that gives ` +
    `the same result. ${howOftenLess()}`
  );
}

/** Of all times that the bench takes, for those of the table are chosen. */
function howOftenLess() {
  const all = Object.keys(SUBJECTS).flatMap((table) =>
    Object.keys(tables[table]).flatMap((name) => {
      const { title, figures } = chiefRow(table, name);
      return packagesOf(figures).map((who) => ({ who, title, ratio: figures[who] / figures.ours }));
    }),
  );
  const less = all.filter(({ ratio }) => ratio < 1).sort((a, b) => a.ratio - b.ratio);
  const [least] = less;
  if (!least) return `In none of ${all.length} comparisons another package is faster.`;
  const where = `(${least.who}, "${least.title}")`;
  return `In ${less.length} of ${all.length} comparisons another package is faster, at best ${writeRatio(least.ratio)} ${where}.`;
}

function howOnce() {
  return "First calls leave out Node's start and the time of an empty program; sizes are minified.";
}

function timesTable() {
  const rows = CASES.flatMap(([table, names]) => names.map((name) => chiefRow(table, name)));
  const lines = rows.map(({ title, figures }) => [title, writeFigure(figures.ours), writeOthers(figures)[0]]);
  return writeTable(["nanoseconds a call", "ours", "fastest other"], lines);
}

function onceTable() {
  const rows = ["first call", "sizes"].flatMap((name) => caseOf("once", name).rows);
  const lines = rows
    .filter(({ name }) => !/^(?:minified|gzip)/.test(name))
    .map(({ name, figures }) => [name, writeFigure(figures.ours), writeOthers(figures).join(", ")]);
  return writeTable(["once", "ours", "others"], lines);
}

/** From the least figure to the greatest. */
function packagesOf(figures) {
  const packages = Object.keys(figures).filter((who) => !NO_PACKAGES.includes(who));
  return packages.sort((a, b) => figures[a] - figures[b]);
}

function writeOthers(figures) {
  return packagesOf(figures).map((who) => `${who} ${writeBeside(figures[who], figures.ours)}`);
}

/** In Markdown; the second column has figures. */
function writeTable(titles, lines) {
  const [header, ...rows] = [titles, ...lines].map((cells) => `|${cells.join("|")}|`);
  return [header, "|---|---:|---|", ...rows].join("\n");
}

/** The README with other tables between its two comments. */
function withTables(readme, written) {
  const place = /(?<=\n<!-- bench -->\n)[^]*?(?=<!-- \/bench -->\n)/;
  if (!place.test(readme)) end("README.md has no lines <!-- bench --> and <!-- /bench -->");
  return readme.replace(place, () => `\n${written}\n\n`);
}

/* ---- chart ---- */

/** A heading and its bars; a bar is as long as its ratio says. */
function groupOf([table, name, others]) {
  const { title, figures } = chiefRow(table, name);
  const { ours } = figures;
  const bars = ["ours", ...others].map((who) => {
    const figure = figures[who] ?? end(`${FIGURES} has no figure of ${who} in "${title}"`);
    const bar = { ours: who === "ours", ratio: figure / ours };
    return bar.ours
      ? { ...bar, who: "tiny-endpoint", text: writeFigure(figure) }
      : { ...bar, who, text: writeBeside(figure, ours) };
  });
  return { heading: title, bars };
}

function end(message) {
  console.error(message);
  process.exit(1);
}
