/** What was measured, in words and tables: on a page of its own, and in short in the README. */

export interface Results {
  readonly engine: string;
  /** A sentence on GitHub's operations. */
  readonly workload: string;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

export interface Row {
  readonly name: string;
  /** How many calls it has, if more than one. */
  readonly count?: number;
  /** By contestant; whoever gives another result than ours has none. */
  readonly figures: Readonly<Record<string, number>>;
  /** To the last digit; others are shown with three. */
  readonly isExact?: boolean;
}

/** What is written here, and needs no package. */
const BY_HAND = ["URLSearchParams", "by hand"];

/** The rows that the README shows. */
const SHOWN = [
  ["Request options", "GitHub's operations"],
  ["Request options", "JSON POST"],
  ["Request options", "new routes"],
  ["URI templates", "GitHub's operations"],
  ["Addresses", "names in the path"],
  ["Addresses", "path, query and list"],
] as const;

/* ---- figures ---- */

export function findRow({ tables }: Results, table: string, name: string): Row {
  const row = tables[table]?.find((row) => row.name === name);
  if (!row) throw new Error(`nothing was measured of "${table}: ${name}": npm run bench`);
  return row;
}

export const titleOf = ({ name, count }: Row): string =>
  count === undefined ? name : `${name} (${count.toLocaleString("en-US")})`;

/** A figure, and for all but ours what it is of ours. */
export function writeFigure({ figures, isExact }: Row, who: string): string {
  const figure = figures[who];
  if (figure === undefined) return "";
  const text = (isExact ? figure : Number(figure.toPrecision(3))).toLocaleString("en-US");
  return who === "ours" ? text : `${text} (${writeRatio(figure / figures.ours!)})`;
}

const writeRatio = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;

/** Other packages, from the least figure to the greatest. */
const packagesOf = ({ figures }: Row): readonly string[] =>
  Object.keys(figures)
    .filter((who) => who !== "ours" && !BY_HAND.includes(who))
    .sort((a, b) => figures[a]! - figures[b]!);

/* ---- tables (Markdown) ---- */

function writeTable(...lines: readonly (readonly string[])[]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const pad = (cell: string, column: number) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!));
  const rule = widths.map((width, column) => (column ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  const [header, ...rows] = lines.map((cells) => cells.map(pad));
  return [header!, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** All contestants have a column, those without a package the last ones. */
function writeRows(title: string, rows: readonly Row[]): string {
  const present = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const columns = [
    ...present.filter((who) => !BY_HAND.includes(who)),
    ...BY_HAND.filter((who) => present.includes(who)),
  ];
  return writeTable(
    [title, ...columns],
    ...rows.map((row) => [titleOf(row), ...columns.map((who) => writeFigure(row, who))]),
  );
}

/* ---- the page ---- */

export function writePage(results: Results): string {
  const { engine, workload, tables } = results;
  const parts = [
    "# Speed",
    `By \`npm run bench\` in ${engine}: medians, in nanoseconds a call unless a row says else; (2×) is twice ours. ` +
      "An empty cell is a contestant that gives another result, or has no such function.",
    workload,
    ...Object.entries(tables).map(([title, rows]) => `## ${title}\n\n${writeRows(title, rows)}`),
    ...(tables.Once ? [ONCE] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

const ONCE =
  "First calls have the import in them, and leave out Node's start and the time of an empty program. " +
  "Sizes are of the file that ships, and of what a user imports of the others, minified.";

/* ---- the README ---- */

/** The README with another table between its marks, and another figure where it says how fast this is. */
export function withSummary(readme: string, results: Results): string {
  const { figures } = findRow(results, ...SHOWN[0]);
  const times = figures.octokit! / figures.ours!;
  return [
    [/(?<=\n<!-- bench -->\n)[^]*?(?=<!-- \/bench -->\n)/g, `\n${writeSummary(results)}\n\n`],
    [/[\d.]+(?= times the speed)/g, times.toFixed(times < 3 ? 1 : 0)],
  ].reduce((text, [place, written]) => {
    const found = text.match(place as RegExp)?.length ?? 0;
    if (found !== 1) throw new Error(`README.md has to hold ${place} once, not ${found} times`);
    return text.replace(place!, () => written as string);
  }, readme);
}

function writeSummary(results: Results): string {
  const rows = SHOWN.map(([table, name]) => {
    const row = findRow(results, table, name);
    const [fastest] = packagesOf(row);
    return [`${table}: ${titleOf(row)}`, writeFigure(row, "ours"), `${fastest} ${writeFigure(row, fastest!)}`];
  });
  return [
    `By \`npm run bench\` in ${results.engine}: medians; (2×) is twice ours. Beside ours stands the fastest package that ` +
      `gives the same result. ${writeSlower(results)} ${writeFirst(results)} [All rows](tests/bench/README.md).`,
    writeTable(["nanoseconds a call", "ours", "fastest other"], ...rows),
  ].join("\n\n");
}

/** Of all times of calls, for those of the table are chosen. */
function writeSlower({ tables: { Once: _, ...tables } }: Results): string {
  const all = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      packagesOf(row).map((who) => ({
        ratio: row.figures[who]! / row.figures.ours!,
        where: `(${who}, "${table}: ${titleOf(row)}")`,
      })),
    ),
  );
  const faster = all.filter(({ ratio }) => ratio < 1).sort((a, b) => a.ratio - b.ratio);
  const most = faster[0] ? `, at best ${writeRatio(faster[0].ratio)} ${faster[0].where}` : "";
  return `In ${faster.length} of ${all.length} comparisons another package is faster${most}.`;
}

function writeFirst(results: Results): string {
  const [installed, bundled] = ["as installed", "one file each"].map((how) =>
    findRow(results, "Once", `first call, ${how}, ms`),
  );
  return (
    `An import and a first call take ${writeFigure(installed!, "ours")} ms, ` +
    `octokit's ${writeFigure(installed!, "octokit")}, or ${writeFigure(bundled!, "octokit")} in one file.`
  );
}
