/** What tests must not pass over in silence: each of these files fails, and says why. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compile } from "../tools/compile.mjs";

const FOLDER = "tests/.test/planted";
const HEAD = 'import { suite } from "uvu";\nconst test = suite("planted");\n';

const PLANTED = {
  "await new Promise(() => {});": "No test began: an await at the top of planted.test.js never ended",
  'test("a", () => {});': 'The suite "planted" has no run()',
  'test("a", () => {}); test.run(); test("b", () => {});': 'The suite "planted" has no run()',
  'test.before(() => { throw new Error("why") }); test("a", () => {}); test.run();': "Error: why",
  'test("a", () => new Promise(() => {})); test.run();': "Exiting early before testing is finished",
};

const test = suite("suites");
for (const [code, why] of Object.entries(PLANTED)) {
  test(code, async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/planted.test.ts`, HEAD + code);
    const folder = await compile([`${FOLDER}/planted.test.ts`], `${FOLDER}/compiled`);
    const ran = spawnSync(process.execPath, ["node_modules/uvu/bin.js", folder, "--no-color"], { encoding: "utf8" });
    assert.match(ran.stderr, why);
    const [, total, passed] = /Total: +(\d+)\s+Passed: +(\d+)/.exec(ran.stdout) ?? [];
    assert.ok(ran.status !== 0 || total !== passed, `${ran.stdout}\nended with ${ran.status}`);
  });
}
test.run();
