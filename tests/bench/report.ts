/** What was measured, in words: on a page of its own, and in a line of the README. */

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

const writeTable = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, column) => (column ? "---:" : "---")), ...rows].map((row) => `|${row.join("|")}|`).join("\n");

export const writeResult = ({ title, calls, rows }: Result): string =>
  writeTable(
    [`${title} (${calls} calls)`, "nanoseconds", "of ours"],
    rows.map(({ name, time, ratio }) => [name, format(time), ratio.toFixed(2)]),
  );

export const writePage = (results: readonly Result[], sizes: readonly (readonly [string, number])[]): string => `# Speed

By \`npm run bench\` in ${ENGINE}: the medians of a call, and what they are of ours. Each operation of GitHub's API is called with values such as other APIs print in their examples. Only calls for which all give the same result are measured; whoever is missing in a table has no such function.

${results.map(writeResult).join("\n\n")}

# Size

${writeTable(
  ["what is imported, bundled and minified", "bytes with brotli"],
  sizes.map(([name, size]) => [name, size.toLocaleString("en-US")]),
)}
`;

/** The sizes, the chart, and a line that names what is faster, too. */
export function writeSummary(results: readonly Result[], sizes: readonly (readonly [string, number])[]): string {
  const sizeOf = (name: string): string => (sizes.find(([found]) => found.startsWith(name))![1] / 1000).toFixed(1);
  const of = (title: string, name: string): string =>
    results
      .find((result) => result.title === title)!
      .rows.find((row) => row.name === name)!
      .ratio.toFixed(2);
  return `
Bundled and minified, in kB with brotli: all ${sizeOf("tiny-endpoint")}, \`path\` alone ${sizeOf("`path`")}, \`expandPath\` ${sizeOf("`expandPath`")}, \`expand\` ${sizeOf("`expand`")}; \`@octokit/endpoint\` ${sizeOf("@octokit")}, openapi-fetch, which sends as well, ${sizeOf("openapi-fetch")}, the tag in openai ${sizeOf("openai")}.

<img src="tests/bench/speed.svg" alt="Bars: the time of a call beside other packages and code by hand" width="600">

A call takes ${of("Request options", "@octokit/endpoint")} times as long with \`@octokit/endpoint\`, a url ${of("Urls", "url-template")} times with \`url-template\`, a path ${of("Paths", "path-to-regexp")} times with \`path-to-regexp\`; by hand ${of("Request options", "by hand")}, ${of("Urls", "by hand")} and ${of("Paths", "by hand")} (${ENGINE}). [All figures, and the sizes](tests/bench/README.md)

`;
}
