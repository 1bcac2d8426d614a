import fc from "fast-check";
import { testLaw } from "./enumeration.ts";
import type { Options } from "./untyped.ts";

const CASES = Number(process.env.LAWS_CASES ?? 100_000);
const SEED = Number(process.env.LAWS_SEED ?? Date.now() % 2 ** 31);
console.log(`${CASES} cases a law, seed ${SEED}: repeat this run with LAWS_SEED=${SEED}`);

/** Chooses from 0 to `count - 1`. */
export type Choose = (count: number) => number;

// A case is a tape of integers from which its choices are drawn: cheap, and it shrinks, integer by integer, towards the
// first of all choices.
const tapes = fc.array(fc.nat(2 ** 31 - 1), { minLength: 8, maxLength: 24, size: "max" });

function chooser(tape: readonly number[]): Choose {
  let next = 0;
  let rest = 0;
  let range = 1;
  return (count) => {
    if (range < count) {
      rest = tape[next++] ?? 0;
      range = 2 ** 31;
    }
    const choice = rest % count;
    rest = Math.floor(rest / count);
    range = Math.floor(range / count);
    return choice;
  };
}

/** Has a failure show a case as these arguments of a call. */
export const shown = <Case extends object>(input: Case, args: readonly unknown[]): Case =>
  Object.assign(input, { [fc.toStringMethod]: () => args.map(fc.stringify).join(", ") });

export const pick = <Item>(choose: Choose, items: readonly Item[]): Item => items[choose(items.length)]!;

/**
 * One test: `check` throws on no case that `draw` makes. What it returns says which way the case went, and the shares of
 * these ways are shown, since a law that meets one way only proves little. Of the cases, one in ten at least has to be
 * accepted: many a claim would hold if every call were an error.
 */
export function law<Case>(title: string, draw: (choose: Choose) => Case, check: (input: Case) => string): void {
  testLaw(title, () => {
    const ways = new Map<string, number>();
    const property = fc.property(
      tapes.map((tape) => draw(chooser(tape))),
      (input) => {
        const way = check(input);
        ways.set(way, (ways.get(way) ?? 0) + 1);
      },
    );
    const details = fc.check(property, { numRuns: CASES, seed: SEED, includeErrorInReport: true });
    if (details.failed) {
      // The difference that an assertion of uvu shows, which the report leaves out.
      const { details: difference = "" } = details.errorInstance as { details?: string };
      throw new Error(`${fc.defaultReportMessage(details)}\n${difference}`);
    }
    const rejected = ways.get("rejected") ?? 0;
    if (rejected > 0.9 * CASES) throw new Error(`of ${CASES} cases, ${rejected} were rejected`);
    const shares = [...ways].map(([way, count]) => `${way} ${((count / CASES) * 100).toFixed(1)}%`).sort();
    return `${CASES} cases: ${shares.join(", ")}`;
  });
}

/**
 * What came of a call: its result, or the message of its `TypeError`. That quotes what is wrong, as the engine's own
 * messages do not.
 */
export type Outcome<Result = Options> = { result: Result; message?: never } | { result?: never; message: string };

/** What would write lines of its own into a log. */
const CONTROLS = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;

export function attempt<Result>(run: () => Result): Outcome<Result> {
  try {
    return { result: run() };
  } catch (error) {
    const { name, message } = error as Error;
    // That of another realm is no instance of ours.
    if (name !== "TypeError" || !message.includes('"')) throw error;
    if (CONTROLS.test(message)) throw new Error(`controls in a message: ${JSON.stringify(message)}`);
    return { message };
  }
}

/** Whether a value is a list or an object of names and values, of any realm. */
export const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";

/** Whether both are the same, own key by own key and in the same order; what is neither plain object nor list, by identity. */
export function same(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isPlain(first) || !isPlain(second) || Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = Object.getOwnPropertyNames(first);
  const others = Object.getOwnPropertyNames(second);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && same(Reflect.get(first, key), Reflect.get(second, key)))
  );
}

/** The members of an object, in the order of their names. */
export const byName = (members: object): [string, unknown][] =>
  Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1));
