/** Bars as SVG. Colours follow the scheme of whoever looks at it. */

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly isOurs: boolean;
}

/** Not wider than what stays legible on a phone. */
const WIDTH = 500;
const MARGIN = 16;
const BAR_START = 190;
/** How much room the figure behind the longest bar has. */
const FIGURE = 34;
const LINE = 23;

const STYLE = `
svg { --page: #fff; --text: #1d2024; --ours: #0b57d0; --other: #8a929b }
@media (prefers-color-scheme: dark) { svg { --page: #131519; --text: #e6e8eb; --ours: #8ab4f8; --other: #767e88 } }
text { font: 15px system-ui, sans-serif; fill: var(--text) }
.title { font-weight: 600 }
.name { text-anchor: end }
.page { fill: var(--page) }
.ours { fill: var(--ours) }
.other { fill: var(--other) }`;

export function writeChart(title: string, bars: readonly Bar[]): string {
  const scale = (WIDTH - BAR_START - FIGURE - MARGIN) / Math.max(...bars.map(({ value }) => value));
  const text = (x: number, y: number, kind: string, words: string) =>
    `<text x="${x}" y="${y}" class="${kind}">${words}</text>`;
  let y = 30;
  const lines = [text(MARGIN, y, "title", title)];
  y += 8;
  for (const { name, value, isOurs } of bars) {
    y += LINE;
    const length = Math.round(value * scale);
    const kind = isOurs ? "ours" : "other";
    lines.push(
      text(BAR_START - 8, y, "name", name),
      `<rect x="${BAR_START}" y="${y - 13}" width="${length}" height="15" rx="2" class="${kind}"/>`,
      text(BAR_START + length + 8, y, "figure", `${value}`),
    );
  }
  const height = y + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">
<title>${title}</title>
<style>${STYLE}
</style>
<rect width="100%" height="100%" rx="8" class="page"/>
${lines.join("\n")}
</svg>
`;
}
