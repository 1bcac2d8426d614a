/**
 * `npm run peers`: what becomes of hostile ids, as it is written into a part of docs/peers.md, the picture of the README,
 * and the words for those who do not see it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import * as assert from "uvu/assert";
import { record } from "../../support/server.ts";
import { type Vector, vectors } from "../../support/vectors.ts";
import { writeChart } from "./chart.ts";
import { type Contestant, contestantsAt } from "./contestants.ts";
import { isKept, segmentsOf } from "./judge.ts";

const idOf = ({ values }: Vector): unknown => values["id"];
const hostile = vectors["ten hostile ids"]!.map(idOf);
const slips = vectors["five slips"]!.map(idOf);

/** As the page shows them. */
const SLIPS = ['`""`', "`undefined`", "a forgotten `await`", "`NaN`", "an object"];
const ids: readonly (readonly [shown: string, id: unknown])[] = [
  ...hostile.map((text) => [`\`${text}\``, text] as const),
  ...SLIPS.map((shown, index) => [shown, slips[index]] as const),
];

/* ---- the judge ---- */

const judged: readonly (readonly [id: string, target: string, kept: boolean])[] = [
  ["acme", "/users/acme/keys", true],
  ["acme", "/users/acme/keys?page=1", true],
  ["acme", "/users/Acme/keys", false],
  ["acme", "/users/acme/keys/", false],
  ["..a", "/users/..a/keys", true],
  ["a b", "/users/a%20b/keys", true],
  ["a/b", "/users/a%2Fb/keys", true],
  ["a/b", "/users/a/b/keys", false],
  ["a?b", "/users/a%3Fb/keys", true],
  ["a?b", "/users/a?b/keys", false],
  ["a#b", "/users/a", false],
  ["%2e%2e", "/users/%252e%252e/keys", true],
  ["%2e%2e", "/users/%2e%2e/keys", false],
  ["..", "/keys", false],
  ["..", "/users/../keys", false],
  ["..", "/users/%2E%2E/keys", false],
  ["..", "/users/%20%20/keys", false],
  [".", "/users/./keys", false],
  ["../x", "/users/..%2Fx/keys", false],
  ["x/..", "/users/x%2F../keys", false],
  ["..\\x", "/users/..%5Cx/keys", false],
  ["..;", "/users/..;/keys", false],
  ["..;x", "/users/..%3Bx/keys", false],
  ["a;b", "/users/a;b/keys", true],
];
for (const [id, target, kept] of judged) {
  assert.is(isKept(target, ["", "users", id, "keys"]), kept, `${id} as ${target}`);
}

/* ---- what is measured ---- */

interface Result extends Contestant {
  /** By the ids as they are shown: the target that arrived, or nothing if the call was rejected. */
  readonly sent: Readonly<Record<string, string | undefined>>;
  /** As they are shown. */
  readonly lost: readonly string[];
}

const { origin, arrivals } = await record({ "content-type": "application/json" }, () => "null");

/** The target that arrives, or nothing if the call is rejected before that. */
async function sentBy({ name, send }: Contestant, id: unknown): Promise<string | undefined> {
  arrivals.length = 0;
  // As from JSON, a form, or a program in JavaScript.
  const rejected = await send(id as string).then(
    () => false,
    () => true,
  );
  // Once it is sent, an error comes too late.
  if (arrivals.length) return arrivals[0]!.url;
  assert.ok(rejected, `${name} neither sends nor rejects ${id}`);
  return undefined;
}

async function measure(contestant: Contestant): Promise<Result> {
  const harmless = segmentsOf((await sentBy(contestant, "acme")) ?? "");
  assert.ok(harmless.includes("acme"), `${contestant.name} is not called as it should be: ${harmless}`);
  const sent: Record<string, string | undefined> = {};
  const lost: string[] = [];
  for (const [shown, id] of ids) {
    const target = await sentBy(contestant, id);
    const isId = typeof id === "string" && id !== "";
    const segments = harmless.map((segment) => (segment === "acme" ? id : segment));
    if (target !== undefined && !(isId && isKept(target, segments))) lost.push(shown);
    sent[shown] = target;
  }
  return { ...contestant, sent, lost };
}

const countOf = ({ lost }: Result): number => ids.length - lost.length;
const isOurs = ({ name }: Contestant): boolean => name.startsWith("tiny-endpoint");

// url-from warns of what it sends.
console.warn = () => {};
const results: Result[] = [];
for (const contestant of await contestantsAt(origin)) results.push(await measure(contestant));
results.sort((a, b) => countOf(b) - countOf(a));

/* ---- what is shown ---- */

const writeTable = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, header.map(() => "---"), ...rows].map((cells) => `|${cells.join("|")}|\n`).join("");

function writePart(): string {
  const others = results.filter((result) => !isOurs(result));
  const ours = results.find(isOurs)!;
  const byId = ids.map(([shown]) => {
    const target = ours.sent[shown];
    const keeping = others.filter(({ lost }) => !lost.includes(shown));
    return [shown, target === undefined ? "an error" : `\`${target}\``, keeping.length];
  });
  const byPackage = results.map((result) => {
    const lost = countOf(result) ? result.lost.join(" ") : "all";
    return [result.source || result.name, countOf(result), lost];
  });
  return [
    writeTable(["id", "tiny-endpoint sends", `kept by, of ${others.length} others`], byId),
    writeTable(["", `kept, of ${ids.length}`, "lost"], byPackage),
  ].join("\n");
}

for (const { name, lost } of results.filter(isOurs)) assert.equal(lost, [], name);
const bars = results.map((result) => ({ name: result.name, value: countOf(result), isOurs: isOurs(result) }));
writeFileSync("tests/docs/hostile.svg", writeChart(`Hostile ids kept or refused, of ${ids.length}`, bars));

const others = results.filter((result) => !isOurs(result)).map(countOf);
const words = `tiny-endpoint ${ids.length}, others ${Math.min(...others)} to ${Math.max(...others)}`;
writeInto("README.md", /(?<=alt=")tiny-endpoint \d+, others \d+ to \d+(?=")/, words);
writeInto("tests/docs/peers.md", /(?<=<!-- hostile -->\n)[^]*(?=<!-- \/hostile -->)/, writePart());

function writeInto(page: string, part: RegExp, text: string): void {
  const before = readFileSync(page, "utf8");
  assert.match(before, part);
  writeFileSync(
    page,
    before.replace(part, () => text),
  );
}
