/**
 * Runs suites: `npm run suite -- laws types`, and without a name all but `unit`. `npm test` runs `unit` and `spell`. A
 * suite is a folder under tests/ that holds test files, and these end in `.test.ts`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { argv, env, execPath, stdout } from "node:process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { compile, compileSources, testFiles } from "./compile.mjs";
import { install } from "./install.mjs";

const suites = readdirSync("tests").filter((folder) => testFiles(`tests/${folder}`).length);
const names = argv.length > 2 ? argv.slice(2) : suites.filter((name) => name !== "unit");
const unknown = names.filter((name) => !suites.includes(name));
if (unknown.length) {
  console.error(`There is no suite ${unknown.join()}, but there are ${suites.join(", ")}`);
  process.exit(1);
}

/**
 * Where the packages are that a suite needs: those of tests/package.json, unless it says otherwise.
 * @type {Record<string, import("./install.mjs").Folder[]>}
 */
const FOLDERS = {
  // For the types, which are left out elsewhere.
  unit: env.CI ? ["tests", "tests/octokit"] : [],
  apis: ["tests", "tests/apis"],
  clients: ["tests", "tests/runtimes"],
  laws: ["tests", "tests/runtimes"],
  octokit: ["tests", "tests/octokit"],
  package: ["tests", "tests/runtimes"],
  runtimes: ["tests", "tests/runtimes"],
  spell: [],
  types: ["tests", "tests/apis"],
};
install(...new Set(names.flatMap((name) => FOLDERS[name] ?? /** @type {const} */ (["tests"]))));
await compileSources();
const outcomes = [];
for (const name of names) outcomes.push(await run(name));
console.log(outcomes.join("\n"));

/** Runs one suite, and says what came of it, and what it left out. @param {string} name */
async function run(name) {
  const started = performance.now();
  const folder = await compile(testFiles(`tests/${name}`), `tests/.test/${name}`);
  const color = stdout.isTTY ? "--color" : "--no-color";
  const uvu = ["node_modules/uvu/bin.js", folder, "\\.test\\.js$", color];
  // `unit` tries the shortest texts only.
  const child = spawn(execPath, uvu, {
    stdio: ["inherit", "pipe", "inherit"],
    env: name === "laws" ? { LAWS_DEPTH: "2", ...env } : env,
  });
  const closed = once(child, "close");
  const counts = { Total: 0, Passed: 0, Skipped: 0, Duration: 0 };
  const leftOut = [];
  for await (const line of createInterface(child.stdout)) {
    const plain = stripVTControlCharacters(line);
    const [, label, count] = /^ {2}(Total|Passed|Skipped|Duration): +([\d.]+)/.exec(plain) ?? [];
    const [, what] = /^ (Left out: .*?) +\(0 \/ 0\)$/.exec(plain) ?? [];
    if (label) counts[/** @type {keyof typeof counts} */ (label)] = Number(count);
    else if (what) leftOut.push(`  ${what}`);
    else console.log(withoutMarks(line));
  }
  const [status] = await closed;
  // One that ends too early has failed, whatever was passed before.
  const failed = counts.Total - counts.Passed || Number(status !== 0);
  if (failed) process.exitCode = 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  const sums = `${counts.Passed} passed, ${failed} failed, ${counts.Skipped} skipped`;
  return [`${name.padEnd(12)}${sums}  ${seconds} s`, ...leftOut].join("\n");
}

/** Not every test that passes is worth a dot, and `(ok)` behind an assertion that failed reads as if none had. @param {string} line */
function withoutMarks(line) {
  return line.replace(/• +/g, "").replace(/(?:\x1b\[\d+m)*  \(ok\)(?:\x1b\[\d+m)*$/, "");
}
