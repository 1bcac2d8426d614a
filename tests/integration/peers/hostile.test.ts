/**
 * What becomes of hostile ids: the first part of README.md, beside this file, and the picture in the README of the
 * package show what is measured here. With `WRITE=1` in the environment, both are written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readme } from "../../support/pages.ts";
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

const judge = suite("the judge");
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
  judge(`${id} as ${target}`, () => assert.is(isKept(target, ["", "users", id, "keys"]), kept));
}
judge.run();

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

const PAGE = "tests/docs/peers.md";
const PICTURE = "tests/docs/hostile.svg";

const readPage = (): string => readFileSync(PAGE, "utf8");
const PART = /(?<=<!-- hostile -->\n)[^]*(?=<!-- \/hostile -->)/;
const part = writePart();
const bars = results.map((result) => ({ name: result.name, value: countOf(result), isOurs: isOurs(result) }));
const picture = writeChart(`Hostile ids kept or refused, of ${ids.length}`, bars);
if (process.env["WRITE"]) {
  writeFileSync(PAGE, readPage().replace(PART, part));
  writeFileSync(PICTURE, picture);
}

const test = suite("hostile ids");
test("tiny-endpoint keeps or refuses all of them", () => {
  for (const { name, lost } of results.filter(isOurs)) assert.equal(lost, [], name);
});
test("the page shows what was measured", () => {
  assert.fixture(PART.exec(readPage())?.[0] ?? "", part);
});
test("so does the picture, which is small", () => {
  assert.fixture(readFileSync(PICTURE, "utf8"), picture);
  assert.ok(Buffer.byteLength(picture) < 6000);
});
test("and the words for those who do not see it", () => {
  const others = results.filter((result) => !isOurs(result)).map(countOf);
  const range = `tiny-endpoint ${ids.length}, others ${Math.min(...others)} to ${Math.max(...others)}`;
  assert.ok(readme.includes(`alt="${range}"`), range);
});
test.run();
