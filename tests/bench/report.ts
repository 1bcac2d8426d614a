import { median } from "./race.ts";

/** What a case reports: rows of a table, and what has to be said beside them. */
export interface Report {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

export interface Row {
  readonly name: string;
  /** What was measured, by column, each time that it was; the table shows the median. */
  readonly samples: Readonly<Record<string, readonly number[]>>;
  /** Sizes are shown to the last byte, times with three digits. */
  readonly exact?: boolean;
}

/** A report as it is shown and written: each figure is the median of its samples. */
export interface Result {
  readonly rows: readonly Line[];
  readonly notes: readonly string[];
}

export interface Line extends Pick<Row, "name" | "exact"> {
  readonly figures: Readonly<Record<string, number>>;
}

/** By table and case. */
export type Tables<Of> = Readonly<Record<string, Readonly<Record<string, Of>>>>;

const BY_HAND = "by hand";
const COLUMNS = [
  ["ours", "other", "octokit", "url-template", "std-uritemplate"],
  ["path-to-regexp", "urlcat", "openapi-fetch", "URLSearchParams", BY_HAND],
].flat();

/** One report of several runs of a case: as if it had been one longer run. */
export const joined = (reports: readonly Report[]): Report => ({
  notes: reports[0]!.notes,
  rows: reports[0]!.rows.map((row, index) => {
    const runs = reports.map(({ rows }) => rows[index]!.samples);
    const samples = Object.keys(row.samples).map((who) => [who, runs.flatMap((run) => run[who]!)]);
    return { ...row, samples: Object.fromEntries(samples) };
  }),
});

export const resultOf = ({ rows, notes }: Report): Result => ({ rows: rows.map(lineOf), notes });

function lineOf({ samples, ...row }: Row): Line {
  const figures = Object.entries(samples).map(([who, list]) => {
    const value = median(list);
    return [who, row.exact ? value : Number(value.toPrecision(3))];
  });
  return { ...row, figures: Object.fromEntries(figures) };
}

/** Of all cases of a table. */
export const linesOf = (results: Readonly<Record<string, Result>>): readonly Line[] =>
  Object.values(results).flatMap(({ rows }) => rows);

/* ---- tables (Markdown) ---- */

/** A table: in parentheses is what one gets who divides a figure, as shown, by ours. */
export function writeTable(title: string, rows: readonly Line[]): string {
  const columns = COLUMNS.filter((column) => rows.some(({ figures }) => column in figures));
  const lines = rows.map((row) => [row.name, ...columns.map((column) => writeCell(row, column))]);
  lines.unshift([title, ...columns]);
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const pad = (cell: string, column: number) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!));
  const written = lines.map((cells) => `| ${cells.map(pad).join(" | ")} |`);
  written.splice(
    1,
    0,
    `| ${widths.map((width, column) => "-".repeat(width - +!!column) + (column ? ":" : "")).join(" | ")} |`,
  );
  return written.join("\n");
}

function writeCell({ figures }: Line, column: string): string {
  const figure = figures[column];
  if (figure === undefined) return "";
  const text = figure.toLocaleString("en-US", { maximumFractionDigits: 3 });
  return column === "ours" ? text : `${text} (${writeRatio(figure / figures.ours!)})`;
}

export const writeRatio = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;

/* ---- what to look at first ---- */

/** Where another package takes less time than ours, and how another build of ours does. */
export function writeSummary(tables: Tables<Result>): string {
  const times = Object.entries(tables).flatMap(([title, results]) =>
    linesOf(results)
      .filter(({ exact }) => !exact)
      .map(({ name, figures }) => ({ where: `${title}: ${name}`, figures })),
  );
  const ratiosOf = (column: string): Ratio[] =>
    times
      .filter(({ figures }) => column in figures)
      .map(({ where, figures }) => ({ ratio: figures[column]! / figures.ours!, where, column }));

  const peers = COLUMNS.filter((column) => !["ours", "other", BY_HAND].includes(column)).flatMap(ratiosOf);
  const less = peers.filter(({ ratio }) => ratio < 1);
  const lines = [`Less time than ours, of ${peers.length} figures of others:${less.length ? "" : " none"}`];
  for (const { ratio, where, column } of less) lines.push(`- ${where}: ${column} ${writeRatio(ratio)}`);

  const others = ratiosOf("other").sort((a, b) => a.ratio - b.ratio);
  if (others.length) {
    const mean = Math.exp(others.reduce((total, { ratio }) => total + Math.log(ratio), 0) / others.length);
    const [least, most] = [others[0]!, others[others.length - 1]!].map(
      ({ ratio, where }) => `${writeRatio(ratio)} (${where})`,
    );
    lines.push(`other/ours: ${writeRatio(mean)} in the geometric mean of ${others.length} rows, ${least} to ${most}`);
  }
  return lines.join("\n");
}

interface Ratio {
  readonly ratio: number;
  readonly where: string;
  readonly column: string;
}
