/** Tables of tests: `table` makes a test for each row and build, `each` a test for each build. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as esm from "../../dist/endpoint.js";
import { attempt } from "./attempt.ts";

export type Api = typeof esm;

/** The two files that ship, and the sources as they are, on which coverage is measured. */
export const builds: Record<string, Api> = {
  "endpoint.js": esm,
  "endpoint.cjs": createRequire(import.meta.url)(resolve("dist/endpoint.cjs")),
  "the sources": await import(pathToFileURL(resolve("tests/.test/sources/endpoint.js")).href),
};

/** An expected rejection: a `TypeError` with our code whose message holds all these words, or is this one. */
class Rejection {
  readonly words: readonly string[];
  readonly message: string | undefined;
  constructor(words: readonly string[], message?: string) {
    this.words = words;
    this.message = message;
  }
}

export const rejected = (...words: string[]): Rejection => new Rejection(words);
export const rejectedBy = (message: string): Rejection => new Rejection([], message);

/** One test a row and build: `run` with the row's input gives the row's result, or is rejected in its words. */
export function table<Input>(
  title: string,
  run: (api: Api, input: Input) => unknown,
  rows: readonly (readonly [input: NoInfer<Input>, expected: unknown, name?: string])[],
): void {
  const test = suite(title);
  rows.forEach(([input, expected, name = nameOf(input)], index) => {
    for (const [build, api] of Object.entries(builds)) {
      test(`${index}: ${name} (${build})`, async () => {
        if (expected instanceof Rejection) assertRejected(() => run(api, input), expected);
        else assert.equal(await run(api, input), expected);
      });
    }
  });
  test.run();
}

/** One test a build, for what is no table. */
export function each(title: string, run: (api: Api) => unknown): void {
  const test = suite(title);
  for (const [build, api] of Object.entries(builds)) {
    test(build, async () => {
      await run(api);
    });
  }
  test.run();
}

/** (`assert.throws` takes a text for what it says itself, and compares no message with it.) */
export function assertRejected(run: () => unknown, { words, message }: Rejection): void {
  const { result, error } = attempt(run);
  assert.instance(error, TypeError, `expected a TypeError, got ${error ?? nameOf(result)}`);
  assert.is((error as { code?: unknown }).code, "ERR_ENDPOINT");
  if (message !== undefined) assert.is(error!.message, message);
  const missing = words.filter((word) => !error!.message.includes(word));
  assert.equal(missing, [], `words are missing in the message: ${error!.message}`);
}

/** As it is: JSON would make `null` of an invalid date, and `{}` of a `Map`. */
function nameOf(input: unknown): string {
  return typeof input === "function" ? String(input) : inspect(input, { breakLength: Infinity, depth: 4 });
}
