/**
 * Runs suites: `npm run suite -- laws types`, and without a name all but `unit`; of `unit:path`, the files with "path" in
 * their names. `npm test` runs `unit`. A suite is a folder that holds test files, which end in `.test.ts`.
 *
 * A suite that measures runs alone. Of the others, two run at the same time: while one waits for a browser, another
 * computes. What each prints is shown as a whole, once it has ended.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename } from "node:path";
import { argv, env, execPath, stdout } from "node:process";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { compile, compileSources, testFiles } from "./compile.mjs";
import { install } from "./install.mjs";

/** @typedef {{ name: string, folder: string, packages: import("./install.mjs").Folder[], measures?: true }} Suite */

/** Where each suite's test files are, and where the packages that it needs. The longest come first. @type {Suite[]} */
const SUITES = [
  // (For the types of other suites, which are left out elsewhere.)
  {
    name: "unit",
    folder: "tests/unit",
    packages: env.CI ? ["tests", "tests/integration/octokit"] : [],
    measures: true,
  },
  { name: "growth", folder: "tests/laws/growth", packages: [], measures: true },
  { name: "types", folder: "tests/types", packages: ["tests"] },
  { name: "laws", folder: "tests/laws", packages: [] },
  { name: "clients", folder: "tests/integration/clients", packages: ["tests", "tests/integration/runtimes"] },
  { name: "octokit", folder: "tests/integration/octokit", packages: ["tests", "tests/integration/octokit"] },
  { name: "package", folder: "tests/integration/package", packages: ["tests", "tests/integration/runtimes"] },
  { name: "peers", folder: "tests/integration/peers", packages: [] },
  { name: "playground", folder: "tests/integration/playground", packages: ["tests"] },
  { name: "runtimes", folder: "tests/integration/runtimes", packages: ["tests", "tests/integration/runtimes"] },
  { name: "servers", folder: "tests/integration/servers", packages: ["tests"] },
];

/** What uvu prints where nothing is wrong: of a suite, and the name of a file that has no other line. */
const ALL_PASSED = /\((\d+) \/ \1\)$/;
const FILE = /^\S+\.test\.js$/;

const allButUnit = SUITES.flatMap(({ name }) => (name === "unit" ? [] : name));
const suites = (argv.length > 2 ? argv.slice(2) : allButUnit).map(suiteNamed);
install(...new Set(suites.flatMap(({ packages }) => packages)));
await compileSources();
/** What came of each suite, by its name. @type {Map<ReturnType<typeof suiteNamed>, string>} */
const outcomes = new Map();
const others = suites.filter(({ measures }) => !measures);
for (const suite of suites) {
  if (suite.measures || others.length === 1) outcomes.set(suite, await run(suite, console.log));
}
if (others.length > 1) await Promise.all([runInTurn(), runInTurn()]);
console.log(suites.map((suite) => outcomes.get(suite)).join("\n"));

/** Runs what is left of the others, one by one. */
async function runInTurn() {
  for (let suite = others.shift(); suite; suite = others.shift()) {
    console.log(`${suite.name} begins`);
    /** @type {string[]} */
    const lines = [];
    outcomes.set(suite, await run(suite, (line) => lines.push(line)));
    console.log([...lines, `${suite.name} has ended\n`].join("\n"));
  }
}

/** A suite, or a part of one: "unit:path". (Of this program itself, a test gives a folder.) @param {string} wanted */
function suiteNamed(wanted) {
  const [name = "", word = ""] = wanted.split(":");
  /** @type {Suite | undefined} */
  const planted = name.includes("/") ? { name: `${basename(name)}-compiled`, folder: name, packages: [] } : undefined;
  const suite = planted ?? SUITES.find((suite) => suite.name === name);
  if (!suite) return end(`There is no suite ${name}, but there are ${SUITES.map(({ name }) => name).join(", ")}`);
  const all = testFiles(suite.folder);
  const files = all.filter((file) => basename(file).includes(word));
  if (!files.length)
    end(`No file of ${name} has "${word}" in its name: ${all.map((file) => basename(file)).join(", ")}`);
  return { ...suite, files, compiled: `tests/.test/${suite.name}${word && `-${word}`}` };
}

/** @param {string} message @returns {never} */
function end(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs one suite, and says what came of it, what it left out, and what a test notes.
 * @param {ReturnType<typeof suiteNamed>} suite
 * @param {(line: string) => void} print
 */
async function run({ name, files, compiled }, print) {
  const started = performance.now();
  const folder = await compile(files, compiled);
  const color = stdout.isTTY ? "--color" : "--no-color";
  const uvu = ["node_modules/uvu/bin.js", folder, "\\.test\\.js$", color];
  const child = spawn(execPath, uvu, {
    stdio: ["inherit", "pipe", "pipe"],
    // `unit` tries the shortest texts only.
    env: name === "laws" ? { LAWS_DEPTH: "2", ...env } : env,
  });
  const closed = once(child, "close");
  createInterface(child.stderr).on("line", print);
  // Of one that ends before it has counted its tests, one has failed.
  const counts = { Total: 1, Passed: 0, Skipped: 0, Duration: 0 };
  const remarks = [];
  let file = "";
  for await (const line of createInterface(child.stdout)) {
    const plain = stripVTControlCharacters(line);
    const [, label, count] = /^ {2}(Total|Passed|Skipped|Duration): +([\d.]+)/.exec(plain) ?? [];
    const [, what] = /^ (Left out: .*?) +\(0 \/ 0\)$/.exec(plain) ?? /^(Note: .*)$/.exec(plain) ?? [];
    if (label) counts[/** @type {keyof typeof counts} */ (label)] = Number(count);
    else if (what) remarks.push(`  ${what}`);
    else if (FILE.test(plain)) file = line;
    else if (plain && !ALL_PASSED.test(plain)) {
      if (file) print(file);
      file = "";
      print(withoutMarks(line));
    }
  }
  const [status] = await closed;
  // What is left out says so. Else a `test.only` has left out all others.
  const lost = counts.Skipped - remarks.filter((remark) => remark.startsWith("  Left out")).length;
  if (lost) print(`${lost} tests did not run, beside a test.only`);
  // One that ends too early has failed, whatever was passed before.
  const failed = counts.Total - counts.Passed + lost || Number(status !== 0);
  if (failed) process.exitCode = 1;
  const seconds = Math.round((performance.now() - started) / 1000);
  const sums = `${counts.Passed} passed, ${failed} failed, ${counts.Skipped} skipped`;
  return [`${name.padEnd(12)}${sums}  ${seconds} s`, ...remarks].join("\n");
}

/** Not every test that passes is worth a dot, and `(ok)` behind an assertion that failed reads as if none had. @param {string} line */
function withoutMarks(line) {
  return line.replace(/• +/g, "").replace(/(?:\x1b\[\d+m)*  \(ok\)(?:\x1b\[\d+m)*$/, "");
}
