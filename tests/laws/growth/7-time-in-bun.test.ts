/**
 * Law 7 on time in Bun. It begins when this file is loaded, and by its name it is waited for last: until then, Node does
 * the rest, since each counts the time of its own process.
 */
import { compile } from "../../tools/compile.mjs";
import { BUN, lawBeside } from "../process.ts";

const folder = await compile(["tests/laws/growth/7-linear.test.ts"], "tests/.test/growth-in-bun");
lawBeside("law 7: time in Bun", BUN, `${folder}/7-linear.test.js`);
