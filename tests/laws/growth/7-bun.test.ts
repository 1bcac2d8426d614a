/** Law 7 on time in Bun, while Node runs the same: each counts the time of its own process. */
import { compile } from "../../tools/compile.mjs";
import { BUN, testBeside } from "../process.ts";

const folder = await compile(["tests/laws/growth/7-linear.test.ts"], "tests/.test/growth-in-bun");
testBeside("law 7: time in Bun", BUN, `${folder}/7-linear.test.js`);
