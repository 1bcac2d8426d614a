/** The commands with which the README ends, in a clone of what is committed. */
import { execSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blocksOf, readme } from "../../support/pages.ts";

const CLONE = "tests/.test/clone";
const inClone = (command: string): string => execSync(command, { cwd: CLONE, encoding: "utf8", stdio: "pipe" });

const [install, serve] = (blocksOf(readme, "sh").pop() ?? "").split("\n").map((line) => line.replace(/ *#.*/, ""));

const test = suite("a clone");
test("npm cit installs and tests", () => {
  assert.is(install, "npm cit");
  rmSync(CLONE, { recursive: true, force: true });
  execSync(`git clone -q . ${CLONE}`);
  // What it stands for, but for all files of tests but one.
  inClone("npm ci --no-audit --no-fund");
  inClone("node tests/tools/check.mjs");
  assert.match(inClone("npm run suite -- unit:path"), /^unit +[1-9]\d* passed, 0 failed, 0 skipped/m);
});
test("npm start serves a page", async () => {
  assert.is(serve, "npm start");
  const child = spawn("npm", ["start"], { cwd: CLONE, env: { ...process.env, PORT: "0" }, detached: true });
  try {
    let printed = "";
    while (!/http\S+/.test(printed)) printed += await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    const response = await fetch(/http\S+/.exec(printed)![0]);
    assert.is(response.status, 200);
    assert.match(await response.text(), "<!doctype html>");
  } finally {
    process.kill(-child.pid!);
  }
});
test.run();
