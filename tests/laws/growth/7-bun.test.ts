/** Law 7 on time in Bun, whose regular expressions are others. It measures, so nothing else runs meanwhile. */
import { suite } from "uvu";
import { compile } from "../../tools/compile.mjs";
import { BUN, begin } from "../process.ts";

const folder = await compile(["tests/laws/growth/7-linear.test.ts"], "tests/.test/growth-in-bun");

const test = suite("law 7: time in Bun");
test("holds", async () => console.log(`${await begin(BUN, `${folder}/7-linear.test.js`, 0)} `));
test.run();
