/** What runs beside the laws of this process, on another core: realms of their own, and a tenth of all cases in Bun. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compile } from "../tools/compile.mjs";

const folder = await compile(["tests/laws/all.ts", "tests/laws/5-realms.ts"], "tests/.test/beside");
const cases = Number(process.env.LAWS_CASES ?? 100_000);

function testBeside(title: string, program: string, file: string, cases: number): void {
  // What it runs begins at once, and the test waits for its end.
  const child = spawn(program, [`${folder}/${file}`], {
    env: { ...process.env, LAWS_CASES: String(cases), LAWS_DEPTH: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.on("exit", () => child.kill());
  const ended = Promise.all([text(child.stdout), once(child, "close")]);

  const test = suite(title);
  test("holds", async () => {
    const [output, [status]] = await ended;
    const [laws, totals] = output.split("\n  Total:");
    // It need not be shown where in this file that was found.
    if (status !== 0) throw Object.assign(new Error(laws), { stack: "" });
    const [, total, passed] = /^ +(\d+)\n +Passed: +(\d+)/.exec(totals!)!;
    assert.ok(Number(total) > 0 && passed === total);
    console.log(`${passed} tests, ${cases} cases a law `);
  });
  test.run();
}

testBeside("law 5 in realms of their own", process.execPath, "5-realms.js", cases);
// Another engine has other regular expressions, another URL parser and another `Request`.
testBeside("all laws in Bun", "tests/integration/runtimes/node_modules/.bin/bun", "all.js", Math.ceil(cases / 10));
