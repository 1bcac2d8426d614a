/** Law 7 on time in Bun. By its name, it is waited for last: meanwhile Node does the rest, each by its own CPU time. */
import { compile } from "../../tools/compile.mjs";
import { BUN, lawBeside } from "../process.ts";

const folder = await compile(["tests/laws/growth/7-linear.test.ts"], "tests/.test/growth-in-bun");
lawBeside("law 7: time in Bun", BUN, `${folder}/7-linear.test.js`);
