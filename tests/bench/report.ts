import { median } from "./race.ts";

/** What a case reports: rows of the table, and what has to be said beside them. */
export interface Report {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

export interface Row {
  readonly name: string;
  /** By column. */
  readonly figures: Readonly<Record<string, Figure>>;
}

export interface Figure {
  readonly value: number;
  readonly unit: "µs" | "MB" | "B";
  /** To ours. */
  readonly ratio?: number;
}

const BY_HAND = "by hand";
const COLUMNS = ["ours", "other", "octokit", "url-template", "std-uritemplate", BY_HAND];

/** One report of several runs of a case. */
export function medianReport(reports: readonly Report[]): Report {
  const [{ rows, notes }] = reports as [Report];
  return {
    notes,
    rows: rows.map(({ name, figures }, row) => {
      const columns = Object.entries(figures).map(([column, figure]) => {
        const runs = reports.map((report) => report.rows[row]!.figures[column]!);
        const value = median(runs.map((run) => run.value));
        return [column, { ...figure, value, ...(figure.ratio && { ratio: median(runs.map((run) => run.ratio!)) }) }];
      });
      return { name, figures: Object.fromEntries(columns) };
    }),
  };
}

/** Prints a Markdown table, and the notes with the cases that they hold for. */
export function print(reports: ReadonlyMap<string, Report>): void {
  const rows = [...reports.values()].flatMap((report) => report.rows);
  const columns = COLUMNS.filter((column) => rows.some(({ figures }) => column in figures));
  const table = rows.map(({ name, figures }) => [
    name,
    ...columns.map((column) => (figures[column] ? writeFigure(figures[column], column === BY_HAND) : "")),
  ]);
  table.unshift(["", ...columns]);
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
  lines.splice(1, 0, `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  console.log(`\nNode ${process.version}. (2×): twice as much as ours; (ours 2×): ours is twice as much.\n`);
  console.log(`${lines.join("\n")}\n`);

  const notes = new Map<string, string[]>();
  for (const [name, report] of reports)
    for (const note of report.notes) notes.set(note, [...(notes.get(note) ?? []), name]);
  for (const [note, names] of notes) console.log(`- ${note}: ${names.join("; ")}`);
}

/** Of code by hand, what counts is how far ours is from it. */
export function writeFigure({ value, unit, ratio }: Figure, isByHand = false): string {
  if (ratio === undefined) return write(value, unit);
  return `${write(value, unit)} ${isByHand ? `(ours ${(1 / ratio).toFixed(2)}×)` : `(${ratio.toFixed(2)}×)`}`;
}

export function write(value: number, unit: Figure["unit"]): string {
  if (unit === "B") return `${value} B`;
  return unit === "µs" && Math.abs(value) >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(2)} ${unit}`;
}
