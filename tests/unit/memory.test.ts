/** What is remembered of one API, told by what is parsed anew. (That a hostile stream is forgotten is law 7's.) */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../support/table.ts";
import { memoize } from "../../uri-template.ts";

const LONGEST = 4096;
const many = (count: number, length = 0): string[] =>
  Array.from({ length: count }, (_, index) => `/${index}`.padEnd(length, "x"));
/** As many as GitHub has, and as long. */
const API = many(1216, 45);

const test = suite("what is remembered");
const rows: readonly (readonly [title: string, before: readonly string[], texts: readonly string[], parsed: number])[] =
  [
    ["all routes of an API", API, API, 0],
    ["all of them after a crowd", [...many(50_000), ...API, ...API], API, 0],
    ["no text through a crowd", [...API, ...many(50_000)], API, API.length],
    ["no text through a crowd of long ones", [...API, ...many(60, LONGEST)], API, API.length],
    // 1,000 of these fill it, and it is emptied when it is more than full.
    ["as many as it may hold, and one more", many(1001, 90), many(1001, 90), 0],
    ["the longest", many(1, LONGEST), many(1, LONGEST), 0],
    ["nothing longer", many(1, LONGEST + 1), many(1, LONGEST + 1), 1],
  ];
for (const [title, before, texts, expected] of rows) {
  test(title, () => {
    let count = 0;
    const parsed = memoize((text) => ({ text, count: ++count }));
    for (const text of before) assert.is(parsed(text).text, text);
    count = 0;
    for (const text of texts) assert.is(parsed(text).text, text);
    assert.is(count, expected);
  });
}
test.run();

each("a full memory is swept", ({ expand }) => {
  for (const literal of many(120, LONGEST - 10)) assert.is(expand(`${literal}{?a}`, { a: 1 }), `${literal}?a=1`);
});
