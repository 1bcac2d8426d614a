/** What was measured, as the page of figures shows it. */

export interface Result {
  readonly title: string;
  /** How many calls there are in it. */
  readonly calls: number;
  readonly rows: readonly Row[];
}

interface Row {
  readonly name: string;
  /** The nanoseconds of a call. */
  readonly time: number;
  /** Beside the first row, which is ours. */
  readonly ratio: number;
}

const ENGINE = `Node ${process.versions.node}`;

const format = (figure: number): string => figure.toLocaleString("en-US", { maximumSignificantDigits: 3 });

/** Names stand on the left, figures behind them on the right. */
const writeTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, column) => (column ? "---:" : "---")), ...rows].map((row) => `|${row.join("|")}|`).join("\n");

export const writeResult = ({ title, calls, rows }: Result): string =>
  writeTable(
    [`${title} (${calls} calls)`, "nanoseconds", "of ours"],
    rows.map(({ name, time, ratio }) => [name, format(time), ratio.toFixed(2)]),
  );

export const writePage = (results: readonly Result[], sizes: readonly (readonly [string, number])[]): string => `# Speed

By \`npm run bench\` in ${ENGINE}: the medians of a call, and what they are of ours. The calls are operations of GitHub's API, with values such as other APIs print in their examples: some dozens of operations again and again, or each of them for the first time. All get the same values, and of each url a character is read, since V8 joins the parts of a text only when it is read. Only calls for which all give the same result are measured; whoever is missing in a table has no such function. A whole call goes from a route to the JSON of the answer, by a stub of \`fetch\`. By hand, "the same checks" are those for text and for dot segments.

${results.map(writeResult).join("\n\n")}

# Size

${writeTable(
  ["what is imported, bundled and minified", "bytes with brotli"],
  sizes.map(([name, size]) => [name, size.toLocaleString("en-US")]),
)}
`;
