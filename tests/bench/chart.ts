/** A bar chart as SVG, one scale for all of it. Colours follow the scheme of whoever looks at it. */
import type { Result } from "./report.ts";

const TITLE = "Time of a call beside tiny-endpoint’s";

const WIDTH = 600;
const MARGIN = 16;
const BAR_START = 170;
/** How much room the figure behind the longest bar has. */
const FIGURE = 60;
const LINE = 23;

const STYLE = `
svg { --page: #fff; --text: #1d2024; --ours: #0b57d0; --other: #8a929b }
@media (prefers-color-scheme: dark) { svg { --page: #131519; --text: #e6e8eb; --ours: #8ab4f8; --other: #767e88 } }
text { font: 14px system-ui, sans-serif; fill: var(--text) }
.heading { font-weight: 600 }
.who { text-anchor: end }
.page { fill: var(--page) }
.ours { fill: var(--ours) }
.other { fill: var(--other) }`;

export function writeChart(results: readonly Result[]): string {
  const longest = Math.max(...results.flatMap(({ rows }) => rows.map(({ ratio }) => ratio)));
  const scale = (WIDTH - BAR_START - FIGURE) / longest;
  const text = (x: number, y: number, kind: string, words: string) =>
    `<text x="${x}" y="${y}" class="${kind}">${words}</text>`;
  let y = 28;
  const lines = [text(MARGIN, y, "heading", `${TITLE}: shorter is faster`)];
  for (const { title, rows } of results) {
    y += LINE + 14;
    lines.push(text(MARGIN, y, "heading", title));
    for (const { name, ratio } of rows) {
      y += LINE;
      const length = Math.round(ratio * scale);
      const kind = /^(endpoint|expand(Path)?|path)(?![\w-])/.test(name) ? "ours" : "other";
      lines.push(
        text(BAR_START - 8, y, "who", name),
        `<rect x="${BAR_START}" y="${y - 13}" width="${length}" height="15" rx="2" class="${kind}"/>`,
        text(BAR_START + length + 8, y, "", `${ratio.toFixed(2)}×`),
      );
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + MARGIN}" width="${WIDTH}" height="${y + MARGIN}">
<title>${TITLE}</title>
<style>${STYLE}
</style>
<rect width="100%" height="100%" rx="8" class="page"/>
${lines.join("\n")}
</svg>
`;
}
