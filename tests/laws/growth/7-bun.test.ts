/**
 * Law 7 on time in Bun, whose regular expressions are others. It runs on another core while Node runs the same: each
 * counts the time of its own process.
 */
import { suite } from "uvu";
import { compile } from "../../tools/compile.mjs";
import { BUN, begin } from "../process.ts";

const folder = await compile(["tests/laws/growth/7-linear.test.ts"], "tests/.test/growth-in-bun");

// It begins now, and the test waits for its end. What fails before that has failed in the test.
const ended = begin(BUN, `${folder}/7-linear.test.js`, 0);
ended.catch(() => {});
const test = suite("law 7: time in Bun");
test("holds", async () => console.log(`${await ended} `));
test.run();
