/** A bar chart as SVG: groups of bars, one scale for all of them. */
import { type Results, findRow, titleOf, writeFigure } from "./report.ts";

/** The groups: a table, a row of it, and who stands beside ours. */
const GROUPS = [
  ["Request options", "GitHub's operations", ["by hand", "octokit"]],
  ["URI templates", "GitHub's operations", ["url-template", "std-uritemplate"]],
  ["Addresses", "names in the path", ["path-to-regexp", "openapi-fetch", "urlcat"]],
  ["Addresses", "path, query and list", ["openapi-fetch", "URLSearchParams", "urlcat"]],
] as const;

const COLORS = {
  light: { page: "#ffffff", text: "#1d2024", quiet: "#565d65", ours: "#0b57d0", others: "#8a929b" },
  dark: { page: "#131519", text: "#e6e8eb", quiet: "#a3aab3", ours: "#8ab4f8", others: "#767e88" },
};

const TITLE = "Time of a call, in nanoseconds";
const CAPTION = "Shorter is faster: (2×) is twice tiny-endpoint’s time, and a bar twice as long.";

const WIDTH = 600;
const MARGIN = 16;
/** Where bars begin, and how much room the text behind the longest one has. */
const BAR_START = 154;
const TEXT_ROOM = 134;
const LINE = 23;
const BAR = 15;

interface Bar {
  readonly who: string;
  readonly ratio: number;
  readonly text: string;
}

export function writeChart(results: Results, scheme: keyof typeof COLORS): string {
  const groups = GROUPS.map(([table, name, others]) => {
    const row = findRow(results, table, name);
    const bars = ["ours", ...others].map((who): Bar => {
      const ratio = row.figures[who]! / row.figures.ours!;
      return { who: who === "ours" ? "tiny-endpoint" : who, ratio, text: writeFigure(row, who) };
    });
    return { heading: `${table}: ${titleOf(row)}`, bars };
  });
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ ratio }) => ratio)));
  const scale = (WIDTH - BAR_START - TEXT_ROOM) / longest;
  let y = 62;
  const drawn = groups.map(({ heading, bars }) => {
    const top = y;
    y += (bars.length + 1) * LINE + 14;
    const lines = bars.map((bar, index) => writeBar(bar, index === 0, top + (index + 1) * LINE + 17, scale));
    return `<text x="${MARGIN}" y="${top + 18}" class="heading">${heading}</text>\n${lines.join("\n")}`;
  });
  const description = groups.map(
    ({ heading, bars }) => `${heading}: ${bars.map(({ who, text }) => `${who} ${text}`).join(", ")}.`,
  );
  const { page, text, quiet, ours, others } = COLORS[scheme];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-labelledby="title desc">
<title id="title">${TITLE}</title>
<desc id="desc">${description.join(" ")}</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: ${text} }
.title { font-size: 16px; font-weight: 600 }
.heading { font-weight: 600 }
.caption { font-size: 13px; fill: ${quiet} }
.who { text-anchor: end }
.ours { font-weight: 600 }
rect.ours { fill: ${ours} }
rect.other { fill: ${others} }
</style>
<rect width="${WIDTH}" height="${y}" rx="8" fill="${page}"/>
<text x="${MARGIN}" y="28" class="title">${TITLE}</text>
<text x="${MARGIN}" y="49" class="caption">${CAPTION}</text>
${drawn.join("\n")}
</svg>
`;
}

function writeBar({ who, ratio, text }: Bar, isOurs: boolean, base: number, scale: number): string {
  const length = Math.round(ratio * scale);
  const name = isOurs ? "ours" : "other";
  return [
    `<text x="${BAR_START - 8}" y="${base}" class="who ${name}">${who}</text>`,
    `<rect x="${BAR_START}" y="${base - BAR + 2}" width="${length}" height="${BAR}" rx="2" class="${name}"/>`,
    `<text x="${BAR_START + length + 8}" y="${base}" class="${name}">${text}</text>`,
  ].join("");
}
