/**
 * Laws 1 and 2, for amounts: whether an id is refused, and in which words, depends on no count of values, characters or
 * decodings, and on no other key. (The law of places tries short texts, and a limit may be far away.)
 */
import { attempt } from "../support/attempt.ts";
import { DEPTH, testLaw } from "./enumeration.ts";
import { endpoint, expand, expandPath, path } from "./untyped.ts";

/** In `npm test`, the first three. */
const COUNTS = [1, 10, 100, 1_000, 10_000, 100_000].slice(0, DEPTH * 3);

/** Ids that are refused, and ids that look like them. */
const IDS = [
  "..",
  "%2e.",
  "7\n",
  "a..",
  ".",
  "..;",
  "..&x",
  "..#",
  ".. ",
  "a/../b",
  "..\\",
  "7\0",
  "7",
  "a/b",
  "..a",
  "%",
];
/** For more than a thousand. */
const FEW_IDS = IDS.slice(0, 2);

/** No word, so that the guard looks at it. */
const HARMLESS = "b b";
const BASE = "https://h.example";
const NAMES = "constructor toString url method baseUrl headers request args ID user_id ids __proto__".split(" ");

type Case = readonly [template: string, values: object, others?: object];
type Way = (count: number, id: string) => Case;

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
const harmless = (names: readonly string[]): object => Object.fromEntries(names.map((name) => [name, HARMLESS]));

/** How an id becomes one of many. */
const WAYS: Readonly<Record<string, Way>> = {
  "values before it": (count, id) => [`/${"{a}/".repeat(count)}{id}/keys`, { a: HARMLESS, id }],
  "values of a query": (count, id) => {
    const names = namesOf(count);
    return [`/users/{id}{?${names.join()}}`, { ...harmless(names), id }];
  },
  "places of its own": (count, id) => [`/users/${"{id}/".repeat(count)}keys`, { id }],
  "items before it": (count, id) => [`/users{/id*}/keys`, { id: [...Array<string>(count).fill(HARMLESS), id] }],
  "items behind it": (count, id) => [`/users{/id*}`, { id: [id, ...Array<string>(count).fill(HARMLESS)] }],
  "characters before it": (count, id) => ["/users/{id}/keys", { id: `${"é".repeat(count)}/${id}` }],
  "characters behind it": (count, id) => ["/users/{id}/keys", { id: `${id}/${"é".repeat(count)}` }],
  "characters of the template": (count, id) => [`/${"é".repeat(count)}/{id}/keys`, { id }],
  "segments of dots in the template": (count, id) => [`/${"k/../".repeat(count)}{id}/keys`, { id }],
  decodings: (count, id) => {
    const triplet = (character: string) =>
      `%${"25".repeat(count)}${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
    return ["/users/{id}/keys", { id: [...id].map(triplet).join("") }];
  },
  "other keys": (count, id) => ["/users/{id}/keys", { id }, harmless([...NAMES, ...namesOf(count)])],
};

/** The words of an error, without what it quotes. */
const wordsOf = (run: () => string): string | undefined =>
  attempt(run).error?.message.replace(/^"[^]*" (?=would|has)/, "");

/** What each way to make a path gives, as far as the template goes. */
function runsOf([template, values, others = {}]: Case): (() => string)[] {
  const args = { ...others, ...values };
  const byEndpoint = () => endpoint(template, { baseUrl: BASE, args }).url.slice(BASE.length);
  const left = Object.fromEntries(Object.keys(others).map((name) => [name, undefined]));
  const byTemplate = () => expandPath(template, { ...left, ...values });
  // A tag has simple expressions only.
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
  const strings = template.split(/\{\w+\}/);
  const byTag = () => path(Object.assign(strings, { raw: strings }), ...names.map((name) => Reflect.get(values, name)));
  return [byEndpoint, byTemplate, ...(/\{\W/.test(template) ? [] : [byTag])];
}

testLaw("1, 2: an id is refused alike among how many others it stands", () => {
  let calls = 0;
  for (const count of COUNTS) {
    for (const id of count > 1_000 ? FEW_IDS : IDS) {
      const words = wordsOf(() => path(Object.assign(["/users/", "/keys"], { raw: [] }), id));
      for (const [way, make] of Object.entries(WAYS)) {
        const given = make(count, id);
        const wanted = words ? "" : expand(given[0], given[1]);
        for (const run of runsOf(given)) {
          calls++;
          const { result, error } = attempt(run);
          const isRight = error ? words && error.message.endsWith(` ${words}`) : !words && result.startsWith(wanted);
          const told = error ? error.message.slice(-80) : `made ${result.slice(0, 80)}`;
          if (!isRight) throw new Error(`${JSON.stringify(id)} with ${count} ${way}: ${told}`);
        }
      }
    }
  }
  return calls;
});
