/** What runs beside the tests of this process, on another core. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import * as assert from "uvu/assert";

/** Another engine has other regular expressions, another URL parser and another `Request`. */
export const BUN = "tests/integration/runtimes/node_modules/.bin/bun";

/** One test: a file of tests passes by a program, with so many cases a law, if it draws any. */
export function lawBeside(title: string, program: string, file: string, cases = 0): void {
  // It begins now, and the test waits for its end. What fails before that has failed in the test.
  const ended = begin(program, file, cases);
  ended.catch(() => {});
  const test = suite(title);
  test("holds", async () => console.log(`${await ended}${cases ? `, ${cases} cases a law` : ""} `));
  test.run();
}

/** Runs the file at once, and counts the tests that were passed at its end. */
async function begin(program: string, file: string, cases: number): Promise<string> {
  const child = spawn(program, [file], {
    env: { ...process.env, LAWS_CASES: String(cases), LAWS_DEPTH: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.on("exit", () => child.kill());
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const [tests, totals] = output.split("\n  Total:");
  // It need not be shown where in this file that was found.
  if (status !== 0) throw Object.assign(new Error(tests), { stack: "" });
  const [, total, passed] = /^ +(\d+)\n +Passed: +(\d+)/.exec(totals!)!;
  assert.ok(Number(total) > 0 && passed === total);
  return `${passed} tests`;
}
