/** A tenth of the cases again in Bun: its engine is another, and so are its URL parser and its `Request`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { install } from "../tools/install.mjs";

install("tests/runtimes");
const cases = Math.ceil(Number(process.env.LAWS_CASES ?? 100_000) / 10);

// It begins here, so that it runs on another core beside the laws of this process.
const bun = spawn("tests/runtimes/node_modules/.bin/bun", ["tests/.test/laws/laws.test.js"], {
  env: { ...process.env, LAWS_CASES: String(cases), FORCE_COLOR: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
process.on("exit", () => bun.kill());
const ended = Promise.all([text(bun.stdout), once(bun, "close")]);

const test = suite("all laws in Bun");
test("hold", async () => {
  const [output, [status]] = await ended;
  assert.is(status, 0, output);
  const [, total, passed] = /Total: +(\d+)\n +Passed: +(\d+)/.exec(output)!;
  assert.ok(Number(total) > 0 && passed === total, output);
  console.log(`${passed} tests, ${cases} cases a law `);
});
test.run();
