/** What is remembered, told by what is made anew. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../support/table.ts";
import { type Memory, remember } from "../../uri-template.ts";

const LONGEST = 4096;

/** How often each of the texts is made when they are asked for in turn. */
function makings(texts: readonly string[], bound = 1e6): number {
  let count = 0;
  const parse = (text: string) => {
    count++;
    return { text };
  };
  const memory: Memory<{ text: string }> = { parse, entries: new Map(), size: 0, bound };
  for (const text of texts) assert.is((memory.entries.get(text) ?? remember(memory, text)).text, text);
  return count;
}

const times = (count: number, text: string): string[] => new Array(count).fill(text);
const crowd = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);

const test = suite("what is remembered");
const rows: readonly (readonly [
  title: string,
  texts: readonly string[],
  bound: number | undefined,
  makings: number,
])[] = [
  ["a text that comes twice", times(9, "/x"), undefined, 2],
  ["each of several", [..."aabbabab"], undefined, 4],
  ["not a text that is new", crowd(9), undefined, 9],
  ["the longest", times(9, "x".repeat(LONGEST)), undefined, 2],
  ["nothing longer", times(9, "x".repeat(LONGEST + 1)), undefined, 9],
  ["longer ones sweep nothing out", ["/x", "/x", ...times(999, "x".repeat(LONGEST + 1)), "/x"], undefined, 1001],
  ["what fits into the bound", ["ab", "ab", "ab"], 132, 2],
  ["nothing when full", ["ab", "ab", "cd", "ab", "cd"], 132, 5],
  ["anew when emptied", ["ab", "ab", "cd", "ab", "ab", "ab"], 132, 5],
  ["texts through a crowd that is not too large", ["ab", "ab", ...crowd(9000), "ab"], undefined, 9002],
  ["no text through a larger crowd", ["ab", "ab", ...crowd(20_000), "ab"], undefined, 20_003],
];
for (const [title, texts, bound, expected] of rows) {
  test(title, () => assert.is(makings(texts, bound), expected));
}
test.run();

each("a megabyte of templates sweeps the memory", ({ expand }) => {
  for (let index = 0; index < 300; index++) {
    const literal = `/${index}`.padEnd(LONGEST - 10, "x");
    for (let time = 0; time < 3; time++) assert.is(expand(`${literal}{?a}`, { a: time }), `${literal}?a=${time}`);
  }
});
