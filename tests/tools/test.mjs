/**
 * Runs suites: `npm run suite -- laws types`, and without a name all but `unit`, which `npm test` runs. A suite is a
 * folder under tests/ that holds test files, and these end in `.test.ts`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { argv, execPath, stdout } from "node:process";
import { createInterface } from "node:readline";
import { compile, compileSources, testFiles } from "./compile.mjs";
import { install } from "./install.mjs";

const suites = readdirSync("tests").filter((folder) => testFiles(`tests/${folder}`).length);
const names = argv.length > 2 ? argv.slice(2) : suites.filter((name) => name !== "unit");
const unknown = names.filter((name) => !suites.includes(name));
if (unknown.length) {
  console.error(`There is no suite ${unknown.join()}, but there are ${suites.join(", ")}`);
  process.exit(1);
}

/** Where the packages are that a suite needs; all but `unit` need those of tests/package.json. */
const FOLDERS = {
  unit: [],
  apis: ["tests", "tests/apis"],
  clients: ["tests", "tests/runtimes"],
  laws: ["tests", "tests/runtimes"],
  octokit: ["tests", "tests/octokit"],
  package: ["tests", "tests/runtimes"],
  runtimes: ["tests", "tests/runtimes"],
};
install(...new Set(names.flatMap((name) => FOLDERS[name] ?? ["tests"])));
await compileSources();
const outcomes = [];
for (const name of names) {
  const started = performance.now();
  const status = await run(name);
  const seconds = Math.round((performance.now() - started) / 1000);
  outcomes.push(`  ${name.padEnd(12)}${status === 0 ? "passed" : "FAILED"}  ${seconds} s`);
  if (status !== 0) process.exitCode = 1;
}
if (outcomes.length > 1) console.log(outcomes.join("\n"));

/** Runs one suite, and gives the exit status. */
async function run(name) {
  const folder = await compile(testFiles(`tests/${name}`), `tests/.test/${name}`);
  const color = stdout.isTTY ? "--color" : "--no-color";
  const uvu = ["node_modules/uvu/bin.js", folder, "\\.test\\.js$", color];
  const child = spawn(execPath, uvu, { stdio: ["inherit", "pipe", "inherit"] });
  createInterface(child.stdout).on("line", (line) => console.log(withoutMarks(line)));
  const [status] = await once(child, "close");
  return status;
}

/** Not every test that passes is worth a dot, and `(ok)` behind an assertion that failed reads as if none had. */
function withoutMarks(line) {
  return line.replace(/• +/g, "").replace(/(?:\x1b\[\d+m)*  \(ok\)(?:\x1b\[\d+m)*$/, "");
}
