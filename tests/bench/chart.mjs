/** A bar chart as SVG: groups of bars, one scale for all of them. */

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

/** Each group has a heading and bars, and these have `who`, `ours`, `ratio` and `text`. */
export function writeChart(groups, scheme) {
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ ratio }) => ratio)));
  const scale = (WIDTH - BAR_START - TEXT_ROOM) / longest;
  let y = 62;
  const drawn = groups.map((group) => {
    const top = y;
    y += (group.bars.length + 1) * LINE + 14;
    return writeGroup(group, top, scale);
  });
  const { page, text, quiet, ours, others } = COLORS[scheme];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-labelledby="title desc">
<title id="title">${TITLE}</title>
<desc id="desc">${describe(groups)}</desc>
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

function writeGroup({ heading, bars }, top, scale) {
  const lines = bars.map((bar, index) => writeBar(bar, top + (index + 1) * LINE, scale));
  return `<text x="${MARGIN}" y="${top + 18}" class="heading">${heading}</text>\n${lines.join("\n")}`;
}

function writeBar({ who, ours, ratio, text }, top, scale) {
  const length = Math.round(ratio * scale);
  const base = top + 17;
  const name = ours ? "ours" : "other";
  return [
    `<text x="${BAR_START - 8}" y="${base}" class="who ${name}">${who}</text>`,
    `<rect x="${BAR_START}" y="${base - BAR + 2}" width="${length}" height="${BAR}" rx="2" class="${name}"/>`,
    `<text x="${BAR_START + length + 8}" y="${base}" class="${name}">${text}</text>`,
  ].join("");
}

/** For those who do not see it. */
function describe(groups) {
  const told = groups.map(
    ({ heading, bars }) => `${heading}: ${bars.map(({ who, text }) => `${who} ${text}`).join(", ")}.`,
  );
  return told.join(" ");
}
