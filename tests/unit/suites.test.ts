/** What tests must not pass over in silence: `npm run suite` fails with each of these files, and says why. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const FOLDER = "tests/.test/planted";
const HEAD = 'import { suite } from "uvu";\nconst test = suite("planted");\n';

const PLANTED = {
  'test("a", () => { throw new Error("why") }); test.run();': "1 failed",
  'test.only("a", () => {}); test("b", () => {}); test.run();': "1 tests did not run, beside a test.only",
  "await new Promise(() => {});": "No test began: an await at the top of planted.test.js never ended",
  'test("a", () => {});': 'The suite "planted" has no run()',
  'test("a", () => {}); test.run(); test("b", () => {});': 'The suite "planted" has no run()',
  'test.before(() => { throw new Error("why") }); test("a", () => {}); test.run();': "Error: why",
  'test("a", () => new Promise(() => {})); test.run();': "Exiting early before testing is finished",
};

const test = suite("suites");
for (const [code, why] of Object.entries(PLANTED)) {
  test(code, () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/planted.test.ts`, HEAD + code);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["tests/tools/test.mjs", FOLDER], {
      encoding: "utf8",
    });
    assert.match(stdout + stderr, why);
    assert.is(status, 1, stdout);
  });
}
test.run();
