/** What runs beside the laws of this process: realms of their own, and a tenth of all cases in Bun. */
import { compile } from "../tools/compile.mjs";
import { BUN, lawBeside } from "./process.ts";

const folder = await compile(["tests/laws/all.ts", "tests/laws/5-realms.ts"], "tests/.test/beside");
const cases = Number(process.env.LAWS_CASES ?? 100_000);

lawBeside("law 5 in realms of their own", process.execPath, `${folder}/5-realms.js`, cases);
lawBeside("all laws in Bun", BUN, `${folder}/all.js`, Math.ceil(cases / 10));
