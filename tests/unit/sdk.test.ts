/** What the page for SDKs prints does what it says, for all short texts. (Its examples run in readme.test.ts.) */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PathValue, path } from "../../dist/endpoint.js";
import { texts } from "../laws/enumeration.ts";
import { attempt } from "../support/attempt.ts";
import { STATED, blocksOf, runModule, sdkPage } from "../support/pages.ts";
import { vectors } from "../support/vectors.ts";

type Tag = typeof path;

/** What the block with this word declares, without the calls that it states a result of. */
async function recipe(language: "js" | "ts", word: string, names: readonly string[]): Promise<any> {
  const block = blocksOf(sdkPage, language).find((block) => block.includes(word))!;
  const declared = block.replace(STATED, "").replace(/^export /gm, "");
  return runModule(word, `${declared}export { ${names.join()} };`);
}

const { relative, asBefore } = await recipe("ts", "relative", ["relative", "asBefore"]);
const { route } = await recipe("ts", "isSafeInteger", ["route"]);
const { fill } = await recipe("js", "fill", ["fill"]);

const SYMBOLS = [..."./\\%2ef;?#a\0 (é\ud800"];
const HOSTILE = Object.values(vectors).flatMap((group) => group.map(({ values }) => values["id"]));
const VALUES: readonly unknown[] = [
  ...["", 7, -1, 2 ** 53, NaN, null, undefined, {}, ["a"], Promise.resolve(1)],
  ...HOSTILE,
  ...texts(SYMBOLS, 3),
];

const PLACES: readonly ((tag: Tag, value: PathValue) => string)[] = [
  (tag, value) => tag`/a/${value}/k`,
  (tag, value) => tag`/a/${value}?q=1/${"x"}`,
  (tag, value) => tag`/a/${value}#${"/../"}`,
  (tag, value) => tag`/a/.${value}`,
  (tag, value) => tag`/a/x-${value}.json`,
  (tag, value) => tag`/a/${value}-${"."}`,
  (tag, value) => tag`/a/${";"}-${value}%2e`,
];

/** As `encodeURIComponent` writes them. */
const withMarks = (url: string): string =>
  url.replace(/%2(?:1|7|8|9|A)/g, (triplet) => "!'()*"["1789A".indexOf(triplet[2]!)]!);

/** A template with values by name, as a generator has it. */
const filled: Tag = (strings, ...values) =>
  fill(strings.map((text, index) => (index ? `{v${index}}${text}` : text)).join(""), {
    ...Object.fromEntries(values.map((value, index) => [`v${index + 1}`, value]).reverse()),
  });

/** Each recipe, and what it makes of what `path` makes. What `path` refuses, it refuses, too. */
const RECIPES: readonly (readonly [title: string, tag: Tag, change: (url: string) => string])[] = [
  ["the tag for a base that ends in a slash", relative, (url) => url.replace("/", "")],
  ["the tag for mocks", asBefore, withMarks],
  ["the seven lines", route, withMarks],
  ["`fill`", filled, (url) => url],
];

const test = suite("the page for SDKs");
for (const [title, tag, change] of RECIPES) {
  test(`${title}, in all places`, () => {
    for (const place of PLACES) {
      for (const value of VALUES as readonly PathValue[]) {
        const { result } = attempt(() => place(path, value));
        const made = attempt(() => place(tag, value)).result;
        assert.is(made, result === undefined ? undefined : change(result), `${place} ${String(value)}`);
      }
    }
  });
}

test("the seven lines refuse, take and leave unchecked what the page says", () => {
  for (const value of [5n, new Date(0), true, 1.5] as never[]) assert.throws(() => route`/x/${value}`, TypeError);
  assert.throws(() => route`/x?a=${""}`, TypeError);
  assert.throws(() => route`/x/../${7}`, TypeError);
  const unchecked = [route`users/${7}`, route`/users/:id`, route`/users${"?page=2"}`];
  assert.equal(unchecked, ["users/7", "/users/:id", "/users%3Fpage%3D2"]);
  assert.is(
    blocksOf(sdkPage, "ts")
      .find((block) => block.includes("isSafeInteger"))!
      .split("\n")
      .indexOf("};"),
    7,
  );
});

test("`fill` takes no values of a prototype, and numbers the names in its errors", () => {
  assert.throws(() => fill("/x/{a}/{b}", { a: 1 }), /"\$\{2\}" in "\/x\/\$\{1\}\/\$\{2\}" needs a value/);
  assert.throws(() => fill("/x/{constructor}"), /not \[object Function\]/);
});
test.run();
