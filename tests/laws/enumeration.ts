/**
 * Laws by enumeration: a claim is tried on every small input. Within these bounds, that is a proof.
 *
 *     texts(["a", "/"], 2)        "a", "/", "aa", "a/", "/a", "//": texts of a few symbols, which go in as values
 *     joined(["/", "/k"], ["{x}", "{+x}"])     "/{x}", "/{+x}", "/k{x}", "/k{+x}": templates
 *     lawForAll(title, cases, claim)           tries the claim on each value in each template
 *
 * A failure is one line: the template, the values, and what is wrong. Templates are tried from short to long, and in each
 * the texts as well, so the first failure is the smallest. How a symbol is added is said in tests/README.md, Laws.
 */
import { suite } from "uvu";

/** How long texts are in places, in symbols: 1 in `npm test`, 2 in the suite `laws`, and 3 before a release. */
export const DEPTH_OF_PLACES = Number(process.env["LAWS_DEPTH"] ?? 1);

/** How long they are in the other laws. */
export const DEPTH = Math.min(DEPTH_OF_PLACES, 2);

export type Values = Readonly<Record<string, unknown>>;

/** What was tried so far: calls, and what texts were made of. */
export const tried = { calls: 0, symbols: new Set<string>() };

/** What has no text in any url, neither by itself nor in a list or object. */
export const NO_TEXTS: readonly unknown[] = [
  ...[NaN, Infinity, Symbol("s"), () => 1, new Map(), Promise.resolve(1), /r/, new Date(NaN)],
  ...[{ toJSON: () => null }, { toJSON: () => new Date(0) }, "\ud800", "a\udc00"],
];

/** Every text of 1 to `depth` symbols, from short to long. */
export function texts(symbols: readonly string[], depth = DEPTH): string[] {
  for (const symbol of symbols) tried.symbols.add(symbol);
  const shorter = depth > 1 ? texts(symbols, depth - 1) : [];
  const longest = depth > 1 ? shorter.slice(-(symbols.length ** (depth - 1))) : [""];
  return [...shorter, ...longest.flatMap((text) => symbols.map((symbol) => text + symbol))];
}

/** Every text that has one of each list, in the order of the lists. */
export const joined = (...lists: (readonly string[])[]): string[] =>
  lists.reduce<string[]>((texts, list) => texts.flatMap((text) => list.map((part) => text + part)), [""]);

/** Every pair. */
export const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));

/** Templates, and values for each of them. */
type Cases = readonly [templates: readonly string[], values: readonly Values[]];

const shown = (values: Values) =>
  JSON.stringify(values, (_key, value: unknown) =>
    typeof value === "object" || typeof value === "string" ? value : String(value),
  );

/** Calls between two lines that say how far a law is: some twenty seconds. */
const STEP = 1_000_000;

/** One test: `run` gives how many cases it has tried, or throws an error whose message says it all. */
export function testLaw(title: string, run: () => number): void {
  const test = suite(`law ${title}`);
  test("holds", () => {
    // Many calls end in an error that is told by its message: its stack would cost more than the call.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      if (!run()) throw new Error("no case was tried");
    } catch (error) {
      throw Object.assign(error as Error, { stack: "" });
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
    }
  });
  test.run();
}

/** One test: `claim` says what is wrong with a case, or gives `undefined`. */
export function lawForAll(
  title: string,
  cases: readonly Cases[],
  claim: (template: string, values: Values) => string | undefined,
): void {
  testLaw(title, () => {
    const total = cases.reduce((sum, [templates, list]) => sum + templates.length * list.length, 0);
    let calls = 0;
    // (With the values in the outer loop, each template would be parsed anew for each value.)
    for (const [templates, list] of cases) {
      if (!templates.length || !list.length) throw new Error("one of the lists of cases is empty");
      for (const template of [...templates].sort((one, other) => one.length - other.length)) {
        for (const values of list) {
          if (++calls % STEP === 0) console.error(`law ${title}: ${Math.floor((calls / total) * 100)} %`);
          const wrong = claim(template, values);
          if (wrong) throw new Error(`${template} ${shown(values)}: ${wrong}`);
        }
      }
    }
    tried.calls += calls;
    return calls;
  });
}
