/** What runs beside the laws of this process: all of them on a tenth of all cases in Bun. */
import { compile } from "../tools/compile.mjs";
import { BUN, lawBeside } from "./process.ts";

const folder = await compile(["tests/laws/laws.test.ts"], "tests/.test/beside");
const cases = Number(process.env.LAWS_CASES ?? 100_000);

lawBeside("all laws in Bun", BUN, `${folder}/laws.test.js`, Math.ceil(cases / 10));
