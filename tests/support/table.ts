import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type Test, suite } from "uvu";
import * as assert from "uvu/assert";
import * as esm from "../../dist/endpoint.js";

export type Api = typeof esm;

/** The two files that ship. */
export const builds: Record<string, Api> = {
  "endpoint.js": esm,
  "endpoint.cjs": createRequire(import.meta.url)(resolve("dist/endpoint.cjs")),
};

/** An expected rejection: a `TypeError` whose message holds all these words. */
class Rejection {
  readonly words: readonly string[];
  constructor(words: readonly string[]) {
    this.words = words;
  }
}

export const rejected = (...words: string[]): Rejection => new Rejection(words);

/** One test a row and build: `run` with the row's input gives the row's result, or is rejected in its words. */
export function table<Input>(
  title: string,
  run: (api: Api, input: Input) => unknown,
  rows: readonly (readonly [input: Input, expected: unknown, name?: string])[],
): void {
  for (const [file, api] of Object.entries(builds)) {
    const test: Test = suite(`${title} (${file})`);
    rows.forEach(([input, expected, name], index) => {
      test(`${index}: ${name ?? nameOf(input)}`, () => {
        if (expected instanceof Rejection) reject(() => run(api, input), expected.words);
        else assert.equal(run(api, input), expected);
      });
    });
    test.run();
  }
}

/** One test a build, for what is no table. */
export function each(title: string, run: (api: Api) => unknown): void {
  for (const [file, api] of Object.entries(builds)) {
    const test = suite(`${title} (${file})`);
    test(title, async () => {
      await run(api);
    });
    test.run();
  }
}

function reject(run: () => unknown, words: readonly string[]): void {
  let result: unknown;
  try {
    result = run();
  } catch (error) {
    assert.instance(error, TypeError);
    for (const word of words)
      assert.ok((error as Error).message.includes(word), `${word} in: ${(error as Error).message}`);
    return;
  }
  assert.unreachable(`expected a TypeError, got ${JSON.stringify(result)}`);
}

function nameOf(input: unknown): string {
  try {
    return JSON.stringify(input) ?? String(input);
  } catch {
    return String(input);
  }
}
