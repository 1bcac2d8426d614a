/** Tables of tests: `table` makes a test for each row, `each` one test. Each runs in all builds. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as esm from "../../dist/endpoint.js";
import { attempt } from "./attempt.ts";

export type Api = typeof esm;

/** What throws in the tests throws near; all frames further down are of uvu. */
Error.stackTraceLimit = 4;

/** (c8 would say nothing of a file that is not there.) */
const [MEASURED] = JSON.parse(readFileSync("package.json", "utf8")).c8.include;

/** The two files that ship, and the sources as they are, on which coverage is measured. */
export const builds: Record<string, Api> = {
  "the sources": await import(pathToFileURL(resolve(MEASURED)).href),
  "endpoint.js": esm,
  "endpoint.cjs": createRequire(import.meta.url)(resolve("dist/endpoint.cjs")),
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

/** One test a row: `run` with the row's input gives the row's result, or is rejected in its words. */
export function table<Input>(
  title: string,
  run: (api: Api, input: Input) => unknown,
  rows: readonly (readonly [input: NoInfer<Input>, expected: unknown, name?: string])[],
): void {
  const test = suite(title);
  rows.forEach(([input, expected, name = nameOf(input)], index) => {
    test(`${index}: ${name}`, () =>
      inEachBuild(async (api) => {
        if (expected instanceof Rejection) assertRejected(() => run(api, input), expected);
        else assert.equal(await run(api, input), expected);
      }));
  });
  test.run();
}

/** One test, for what is no table. */
export function each(title: string, run: (api: Api) => unknown): void {
  const test = suite(title);
  test("holds", () => inEachBuild(run));
  test.run();
}

/** The sources come first, since their error says most. One that only a build gives says in which. */
async function inEachBuild(run: (api: Api) => unknown): Promise<void> {
  for (const [build, api] of Object.entries(builds)) {
    try {
      await run(api);
    } catch (error) {
      if (build !== "the sources" && error instanceof Error) error.message = `(in ${build}) ${error.message}`;
      throw error;
    }
  }
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
