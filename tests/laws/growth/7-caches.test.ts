/** Law 7, of a stream of texts that are made to be dear: what is remembered of all of them is bounded. By its name, this
 * file runs before `7-linear`, which would leave the caches full: what they hold would then not be seen.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attempt } from "../../support/attempt.ts";
import { note } from "../../support/note.ts";
import { endpoint, expand, expandPath } from "../untyped.ts";

/** All that is remembered together, in bytes, as SPEC says it for any input. */
const MOST = 50e6;
/** What is longer is not remembered. */
const LONGEST = 4096;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** How many bytes are held, once all garbage is collected. */
function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A text as it is cut out of a longer one, which an engine may keep for it. */
const FILLER = "x".repeat(10_000);
const cut = (text: string): string => (FILLER + text + FILLER).slice(FILLER.length, -FILLER.length);

/** Units that take much memory, repeated up to a length. */
const long = (units: string, salt: number, length: number): string =>
  salt + units.repeat((length - `${salt}`.length) / units.length);

/** Names that are encoded where they are written out, each anew: of all templates, these take most for their length. */
const dear = (salt: number, length: number): string => `{?$${long(",$", salt, length - 4)}}`;

const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFG"].join();

/** What is done with the numbers from 0 on: each makes texts that nobody has asked for. */
const STREAM: readonly (readonly [count: number, use: (salt: number) => unknown])[] = [
  // While all caches are empty, all of them are made full at once by what takes most for its length: names of one letter,
  // and just more of them than a `Map` has room for without growing.
  [
    6_000,
    (salt) =>
      endpoint({
        method: long("M", salt, 100).replace(/^\d+/, "M"),
        url: cut(`/${salt}`),
        baseUrl: cut(`https://h${salt % 4_000}`),
        headers: { [cut(`x${salt}`)]: 1 },
        [cut(`q${salt}`)]: 1,
      }),
  ],
  [1_190, (salt) => [expand(cut(`${salt}{${LETTERS}}`), {}), expandPath(cut(`/${salt}{?${LETTERS}}`), {})]],
  // (Its cache is emptied once, since the row before the last has used it, too.)
  [2_600, (salt) => endpoint(cut(`POST /${salt}{?${LETTERS}}`))],
  // The same by the longest texts, of which 25 fill a cache. (Options without a route, but with the urls of routes, would
  // find the plans of these.)
  [24, (salt) => endpoint("GET /x", { baseUrl: `https://h/${long("€", salt, 4_000)}`, [long("€", salt, 4_000)]: 1 })],
  [
    25,
    (salt) => [
      expand(`{?a${long(",a", salt, LONGEST - 4)}}`, {}),
      expandPath(`/${dear(salt, LONGEST - 1)}`, {}),
      endpoint({ method: "PUT", url: `/${dear(salt, LONGEST - 5)}` }),
    ],
  ],
  [
    5_000,
    (salt) =>
      endpoint("GET /x", { baseUrl: cut(`https://${salt}`), headers: { [cut(`x-${salt}`)]: 1 }, [cut(`q${salt}`)]: 1 }),
  ],
  [
    60,
    (salt) => [
      expand(long("{a}", salt, LONGEST), { a: 1 }),
      expandPath(`/${long("{a}", salt, LONGEST - 1)}`, { a: 1 }),
      endpoint(`POST /${long("{a}", salt, LONGEST - 6)}`, { a: 1 }),
    ],
  ],
  [
    20_000,
    (salt) => [
      expand(cut(`${salt}`), {}),
      expand(cut(`/templates/${salt}{?a*}`), { a: 1 }),
      expandPath(cut(`/paths/${salt}/{a}`), { a: 1 }),
      endpoint(cut(`POST /routes/${salt}/{a}`), { a: 1 }),
      endpoint({ method: cut(`VERSION-CONTROL-${salt}`), url: cut(`/urls/${salt}`) }),
      endpoint("/x", { baseUrl: cut(`https://${salt}.example/v1`), headers: { [cut(`x-header-${salt}`)]: 1 } }),
      attempt(() => endpoint(cut(`/faulty/${salt}/{a`))),
    ],
  ],
  // One url with ever more methods, and many urls with one long method each.
  [20_000, (salt) => [endpoint({ method: `M${salt}`, url: "/methods" })]],
  [500, (salt) => [endpoint({ method: long("M", salt, 100_000), url: `/methods/${salt}` })]],
  [
    200,
    (salt) => [
      expand(long("é{/a*}", salt, LONGEST), {}),
      expandPath(`/${long("{/a}", salt, LONGEST - 1)}`, {}),
      endpoint(`POST /${long("{/a}", salt, LONGEST - 6)}`),
      endpoint({ url: `/{?a${long(",a", salt, LONGEST - 8)}}` }),
    ],
  ],
  [2, (salt) => [expand(long("{/a}", salt, 1e6), {}), endpoint(`/${long("{/a}", salt, 1e6)}`)]],
];

const test = suite("law 7: what is remembered of a hostile stream is bounded");
test("holds", () => {
  const before = memory();
  let most = 0;
  for (const [count, use] of STREAM) {
    for (let salt = 0; salt < count; salt++) {
      use(salt);
      if (salt % Math.ceil(count / 20) === 0 || salt === count - 1) most = Math.max(most, memory() - before);
    }
  }
  note(`the most that was held is ${(most / 1e6).toFixed(1)} MB`);
  assert.ok(most < MOST, `${(most / 1e6).toFixed(1)} MB are held`);
});
test.run();
