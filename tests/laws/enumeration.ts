/**
 * Laws by enumeration: a claim is tried on every small input. Within these bounds, that is a proof. (What is longer is
 * drawn: law.ts.)
 *
 *     texts(["a", "/"], 2)        "a", "/", "aa", "a/", "/a", "//": texts of a few symbols, which go in as values
 *     joined(["/", "/k"], ["{x}", "{+x}"])     "/{x}", "/{+x}", "/k{x}", "/k{+x}": templates
 *     lawForAll(title, cases, claim)           tries the claim on each value in each template
 *
 * A failure is one line: the template, the values, and what is wrong. Symbols that mean something to a url or a server
 * stand at the top of each law: whoever adds one runs `npm run suite -- laws`, and copies the sentence that it prints
 * into the README. Whether the symbols are good is seen by planting a fault that they should tell.
 */
import { suite } from "uvu";

/** How many symbols a text has at most: 1 in `npm test`, 2 in `npm run suite -- laws`, else by `LAWS_DEPTH`. */
export const DEPTH = Number(process.env["LAWS_DEPTH"] ?? 1);

export type Values = Readonly<Record<string, unknown>>;

/** What was tried so far: calls, and the templates and routes that they used. */
export const tried = { calls: 0, templates: new Set<string>() };

/** Every text of 1 to `depth` symbols, from short to long. */
export function texts(symbols: readonly string[], depth = DEPTH): string[] {
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
export type Cases = readonly [templates: readonly string[], values: readonly Values[]];

const shown = (values: Values) =>
  JSON.stringify(values, (_key, value: unknown) =>
    typeof value === "object" || typeof value === "string" ? value : String(value),
  );

/** One test: the claim says of each case what is wrong, and of none may that be more than `undefined`. */
export function lawForAll(
  title: string,
  cases: readonly Cases[],
  claim: (template: string, values: Values) => string | undefined,
): void {
  const test = suite(`law ${title}`);
  test("holds", () => {
    const started = performance.now();
    // Many calls end in an error that is told by its message: its stack would cost more than the call.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    let calls = 0;
    // (With the values in the outer loop, each template would be parsed anew for each value.)
    for (const [templates, list] of cases) {
      for (const template of templates) {
        tried.templates.add(template);
        for (const values of list) {
          calls++;
          const failure = claim(template, values);
          if (failure) throw Object.assign(new Error(`${template} ${shown(values)}: ${failure}`), { stack: "" });
        }
      }
    }
    Error.stackTraceLimit = stackTraceLimit;
    tried.calls += calls;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${calls.toLocaleString("en")} calls, texts of up to ${DEPTH} symbols, ${seconds} s `);
  });
  test.run();
}
