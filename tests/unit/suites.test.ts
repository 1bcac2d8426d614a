/** What tests must not pass over in silence: `npm run suite` fails with each of these files, and says why. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const FOLDER = "tests/.test/planted";

/** What stands in a file, for "#" its number, and what is said of it. */
const PLANTED = [
  ['test("a", () => { throw new Error("why #") }); test.run();', "why #"],
  ['test("a", () => Promise.reject(new Error("why #"))); test("b", () => {}); test.run();', "why #"],
  ['test.only("a", () => {}); test("b", () => {}); test.run();', "1 tests did not run, beside a test.only"],
  ["await new Promise(() => {});", "No test began: an await at the top of #.test.js never ended"],
  ['throw new Error("why #");', "why #"],
  ["test.run();", '"suite #" has no test'],
  ['test("a", () => {});', 'The suite "suite #" has no run()'],
  ['test("a", () => {}); test.run(); test("b", () => {});', 'The suite "suite #" has no run()'],
  ['test.before(() => { throw new Error("why #") }); test("a", () => {}); test.run();', "why #"],
  ['test("a", () => new Promise(() => {})); test.run();', "Exiting early before testing is finished"],
  ['test("a", () => {}); test.run(); process.once("exit", () => { process.exitCode = 1; });', ""],
] as const;
const SOUND = 'test("a", () => {}); test.run();';

rmSync(FOLDER, { recursive: true, force: true });
const folders = [...PLANTED.map(([code]) => code), SOUND].map((code, index) => {
  const folder = `${FOLDER}/${index}`;
  mkdirSync(folder, { recursive: true });
  const head = `import { suite } from "uvu";\nconst test = suite("suite ${index}");\n`;
  writeFileSync(`${folder}/${index}.test.ts`, head + code.replaceAll("#", `${index}`));
  return folder;
});

// All in one run, which fails as a whole.
const { status, stdout, stderr } = spawnSync(process.execPath, ["tests/tools/test.mjs", ...folders], {
  encoding: "utf8",
});
const said = stdout + stderr;
const countsOf = (index: number) => new RegExp(`^${index}-compiled +(.*), \\d+ skipped`, "m").exec(stdout)?.[1];

const test = suite("suites");
PLANTED.forEach(([code, why], index) => {
  test(code, () => {
    assert.match(countsOf(index) ?? said, /, [1-9]\d* failed$/);
    assert.match(said, why.replaceAll("#", `${index}`));
  });
});
test("the run fails", () => assert.is(status, 1, said));
test("of what passes, only the counts are printed", () => {
  const index = PLANTED.length;
  assert.is(countsOf(index), "1 passed, 0 failed");
  assert.not.match(said, new RegExp(`\\b${index}\\.test\\.js|suite ${index}`));
});

const COPY = resolve("tests/.test/copy");
const COPIED = [
  ...["LICENSE", "README.md", "package.json", "tsconfig.json", "endpoint.ts", "uri-template.ts", "dist"],
  ...["tests/docs/clients.md", "tests/spell", "tests/tools"],
];

test("npm test begins with all files that the build makes, and with whether a failure is told", () => {
  rmSync(COPY, { recursive: true, force: true });
  const filter = (file: string) => basename(file) !== "node_modules";
  for (const file of COPIED) cpSync(file, join(COPY, file), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(COPY, "node_modules"), "junction");
  const old = ["README.md", ...readdirSync("dist").map((file) => `dist/${file}`), "tests/docs/clients.md"];
  for (const file of old) {
    const text = readFileSync(file, "utf8").replace(/(?<=the whole file |integrity=")[\w.-]+/, "0");
    writeFileSync(join(COPY, file), file.startsWith("dist") ? `${text} ` : text);
  }
  writeFileSync(join(COPY, "tests/tools/test.mjs"), "");
  const { status, stderr } = spawnSync(process.execPath, ["tests/tools/check.mjs"], { cwd: COPY, encoding: "utf8" });
  assert.is(status, 1);
  const [told, named = ""] = stderr.trim().split(/\n.*: /);
  assert.is(told, "tests/tools/test.mjs does not tell that a test has failed");
  assert.equal(named.split(", ").sort(), old.sort());
});
test.run();
