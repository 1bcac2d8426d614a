/** What is remembered, told by what is made anew. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../support/table.ts";
import { type Piece, memoize, sizeOf } from "../../uri-template.ts";

const LONGEST = 4096;

/** How often each of the texts is parsed when they are asked for in turn, by a parser of its own. */
function parsings(texts: readonly string[], size = 100): number {
  let count = 0;
  const parse = (text: string) => {
    count++;
    return { text };
  };
  const parsed = memoize(parse, () => size);
  for (const text of texts) assert.is(parsed(text).text, text);
  return count;
}

const times = (count: number, text: string): string[] => new Array(count).fill(text);
const longOnes = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`.padEnd(LONGEST));
const crowd = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);

const test = suite("what is remembered");
const rows: readonly (readonly [title: string, texts: readonly string[], size: number | undefined, count: number])[] = [
  ["a text that comes twice", times(9, "/x"), undefined, 2],
  ["each of several", [..."aabbabab"], undefined, 4],
  ["not a text that is new", crowd(9), undefined, 9],
  ["the longest", times(9, "x".repeat(LONGEST)), undefined, 2],
  ["nothing longer", times(9, "x".repeat(LONGEST + 1)), undefined, 9],
  ["longer ones sweep nothing out", ["/x", "/x", ...times(999, "x".repeat(LONGEST + 1)), "/x"], undefined, 1001],
  ["what fits into the budget", ["ab", "ab", "ab"], 9e6, 2],
  ["nothing when full", ["ab", "ab", "cd", "cd", "ab", "cd"], 9e6, 5],
  ["texts through a crowd that is not too large", ["ab", "ab", ...crowd(9000), "ab"], undefined, 9002],
  ["no text through a crowd of long ones", ["ab", "ab", ...longOnes(2000), "ab"], undefined, 2003],
  ["no text through a larger crowd", ["ab", "ab", ...crowd(100_000), "ab"], undefined, 100_003],
];
for (const [title, texts, size, expected] of rows) {
  test(title, () => assert.is(parsings(texts, size), expected));
}
test("the budget is one for all memories", () => {
  const [first, second] = [1, 2].map(() => {
    let count = 0;
    const parsed = memoize(
      () => ++count,
      () => 7e6,
    );
    return () => parsed("/x");
  });
  assert.equal([first!(), first!(), first!()], [1, 2, 2]);
  assert.equal([second!(), second!(), second!()], [1, 2, 2]);
  assert.is(first!(), 3);
});
test.run();

const VARSPEC = { name: "a" } as Piece;
const LITERAL = "x".repeat(1000);
const estimates: readonly (readonly [title: string, pieces: readonly Piece[], least: number, most: number])[] = [
  ["nothing", [], 0, 0],
  ["literals, by their lengths", [LITERAL, LITERAL], 2000, 4000],
  ["varspecs, of which each is several objects", [VARSPEC, VARSPEC, VARSPEC], 600, 1500],
  ["both", ["/", VARSPEC, LITERAL], 1200, 2500],
];
const size = suite("what pieces take is estimated");
for (const [title, pieces, least, most] of estimates) {
  size(title, () => {
    const bytes = sizeOf(pieces);
    assert.ok(least <= bytes && bytes <= most, `${bytes} bytes`);
  });
}
size.run();

each("templates that take more than the budget sweep the memory", ({ expand }) => {
  for (let index = 0; index < 1200; index++) {
    const literal = `/${index}`.padEnd(LONGEST - 10, "x");
    for (let time = 0; time < 3; time++) assert.is(expand(`${literal}{?a}`, { a: time }), `${literal}?a=${time}`);
  }
});
