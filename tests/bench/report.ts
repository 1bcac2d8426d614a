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

/* ---- tables (Markdown) ---- */

/** A table: each figure is a median, and in parentheses is what one gets who divides it, as shown, by ours. */
export function writeTable(title: string, rows: readonly Row[]): string {
  const columns = COLUMNS.filter((column) => rows.some(({ samples }) => column in samples));
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

function writeCell(row: Row, column: string): string {
  const figure = shown(row, column);
  if (figure === undefined) return "";
  const text = figure.toLocaleString("en-US", { maximumFractionDigits: 3 });
  return column === "ours" ? text : `${text} (${writeRatio(ratioOf(row, column)!)})`;
}

/** Rounded as it is shown. */
function shown({ samples, exact }: Row, column: string): number | undefined {
  if (!samples[column]) return undefined;
  const value = median(samples[column]);
  return exact ? value : Number(value.toPrecision(3));
}

/** Of the figures as they are shown, so that a reader can check it. */
function ratioOf(row: Row, column: string): number | undefined {
  const figure = shown(row, column);
  return figure && figure / shown(row, "ours")!;
}

const writeRatio = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;

/* ---- what to look at first ---- */

/** Where another package takes less time than ours, and how another build of ours does. */
export function writeSummary(tables: Readonly<Record<string, readonly Row[]>>): string {
  const rows = Object.entries(tables).flatMap(([title, rows]) => rows.map((row) => ({ title, row })));
  const ratiosOf = (column: string): Ratio[] =>
    rows.flatMap(({ title, row }) => {
      const ratio = row.exact ? undefined : ratioOf(row, column);
      return ratio === undefined ? [] : { ratio, where: `${title}: ${row.name}`, column };
    });

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
