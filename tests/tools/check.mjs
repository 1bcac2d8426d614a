/**
 * What `npm test` looks at before it runs the tests: whether Node is new enough, what the build makes is up to date, and a
 * test that fails is told. (A program that hides failures would hide that of its own test, too.)
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { execPath, version } from "node:process";
import { makeDist } from "./dist.mjs";

// The package runs in Node 18, but c8, which measures the coverage, does not.
if (parseInt(version.slice(1)) < 20) problem(`npm test wants Node 20 or newer, and this is ${version}`);

const FAILING = "tests/.test/failing";
mkdirSync(FAILING, { recursive: true });
writeFileSync(
  `${FAILING}/failing.test.ts`,
  'import { suite } from "uvu";\nconst test = suite("");\ntest("fails", () => Promise.reject(new Error()));\ntest.run();\n',
);
const { status } = spawnSync(execPath, ["tests/tools/test.mjs", FAILING]);
if (status !== 1) problem("tests/tools/test.mjs does not tell that a test has failed");

try {
  const made = Object.entries(await makeDist());
  const old = made.filter(([file, content]) => !existsSync(file) || readFileSync(file, "utf8") !== content);
  if (old.length) problem(`older than the sources, so npm run build: ${old.map(([file]) => file).join(", ")}`);
} catch (error) {
  problem(/** @type {Error} */ (error).message);
}

/** @param {string} message */
function problem(message) {
  console.error(message);
  process.exitCode = 1;
}
