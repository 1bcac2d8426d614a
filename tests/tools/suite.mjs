/**
 * What tests get as `uvu`, which swallows what a `before` throws, and says nothing of tests that never begin, nor of a
 * suite that has none.
 */
import { suite as create } from "uvu";

/** Titles of the suites that have tests which no `run()` has taken yet. @type {Map<object, string | undefined>} */
const waiting = new Map();

/** @type {typeof create} */
export function suite(title, context) {
  const test = create(title, context);
  const { before, only, skip, run } = test;
  let count = 0;
  /** @param {(...args: any[]) => void} add */
  const counted =
    (add) =>
    (/** @type {unknown[]} */ ...args) => {
      count++;
      waiting.set(own, title);
      add(...args);
    };
  /** @type {typeof test} */
  const own = Object.assign(counted(test), test, {
    only: counted(only),
    skip: counted(skip),
    before: Object.assign((/** @type {Parameters<typeof before>[0]} */ hook) => before(shown(hook)), before),
    run() {
      waiting.delete(own);
      if (!count) test("a suite without a test", () => Promise.reject(new Error(`"${title}" has no test`)));
      run();
    },
  });
  return own;
}

/** @template Context @param {import("uvu").Callback<Context>} hook @returns {import("uvu").Callback<Context>} */
const shown = (hook) => async (context) => {
  try {
    await hook(context);
  } catch (error) {
    console.error(error);
    throw error;
  }
};

process.on("exit", (status) => {
  if (status) return;
  const queue = /** @type {{ UVU_QUEUE?: unknown[][] }} */ (globalThis).UVU_QUEUE;
  // uvu takes off a file's name when its tests begin.
  const [file] = queue?.at(-1) ?? [];
  if (typeof file === "string") fail(`No test began: an await at the top of ${file} never ended`);
  for (const title of waiting.values()) fail(`The suite "${title}" has no run()`);
});

/** @param {string} problem */
function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}
