/** What runs beside the laws of this process, on another core: realms of their own, and a tenth of all cases in Bun. */
import { suite } from "uvu";
import { compile } from "../tools/compile.mjs";
import { BUN, begin } from "./process.ts";

const folder = await compile(["tests/laws/all.ts", "tests/laws/5-realms.ts"], "tests/.test/beside");
const cases = Number(process.env.LAWS_CASES ?? 100_000);

function testBeside(title: string, program: string, file: string, cases: number): void {
  // It begins now, and the test waits for its end. (What fails before that has failed in the test.)
  const ended = begin(program, `${folder}/${file}`, cases);
  ended.catch(() => {});
  const test = suite(title);
  test("holds", async () => console.log(`${await ended}, ${cases} cases a law `));
  test.run();
}

testBeside("law 5 in realms of their own", process.execPath, "5-realms.js", cases);
testBeside("all laws in Bun", BUN, "all.js", Math.ceil(cases / 10));
