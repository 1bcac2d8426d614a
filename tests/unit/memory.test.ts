/** What is remembered, told by what is made anew. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../support/table.ts";
import { memoize } from "../../uri-template.ts";

const LONGEST = 4096;

/** How often each of the texts is parsed when they are asked for in turn, by a parser of its own. */
function parsings(texts: readonly string[]): number {
  let count = 0;
  const parsed = memoize((text) => {
    count++;
    return { text };
  });
  for (const text of texts) assert.is(parsed(text).text, text);
  return count;
}

const times = (count: number, text: string): string[] => new Array(count).fill(text);
const longOnes = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`.padEnd(LONGEST));
const crowd = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);

const test = suite("what is remembered");
const rows: readonly (readonly [title: string, texts: readonly string[], count: number])[] = [
  ["a text at first sight", times(9, "/x"), 1],
  ["each of several", [..."aabbabab"], 2],
  ["the longest", times(9, "x".repeat(LONGEST)), 1],
  ["nothing longer", times(9, "x".repeat(LONGEST + 1)), 9],
  ["longer ones sweep nothing out", ["/x", ...times(999, "x".repeat(LONGEST + 1)), "/x"], 1000],
  ["texts through a crowd that is not too large", ["ab", ...crowd(5000), "ab"], 5001],
  ["no text through a crowd of long ones", ["ab", ...longOnes(60), "ab"], 62],
  ["no text through a larger crowd", ["ab", ...crowd(50_000), "ab"], 50_002],
];
for (const [title, texts, expected] of rows) {
  test(title, () => assert.is(parsings(texts), expected));
}
test("one parser's texts sweep out no other's", () => {
  let count = 0;
  const first = memoize(() => ++count);
  const second = memoize((text) => text.length);
  assert.is(first("/x"), 1);
  longOnes(60).forEach(second);
  assert.is(first("/x"), 1);
});
test("what cannot be parsed is an error each time", () => {
  const parsed = memoize((): string => {
    throw new RangeError("no text");
  });
  for (let time = 0; time < 3; time++)
    assert.throws(
      () => parsed("/x"),
      (error: Error) => error instanceof RangeError,
    );
});
test.run();

each("templates that take more than the budget sweep the memory", ({ expand }) => {
  for (let index = 0; index < 120; index++) {
    const literal = `/${index}`.padEnd(LONGEST - 10, "x");
    for (let time = 0; time < 3; time++) assert.is(expand(`${literal}{?a}`, { a: time }), `${literal}?a=${time}`);
  }
});
