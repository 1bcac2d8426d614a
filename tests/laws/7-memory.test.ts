/** Law 7, of texts that are made to be dear: what is remembered of them all is bounded. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { memory } from "./memory.ts";
import { type Realm, createRealm } from "./realm.ts";

/** All that is remembered together, in bytes, whatever is asked for. */
const MOST = 24e6;
/** What is longer, a method included, is not remembered. */
const LONGEST = 4096 - "POST ".length;

/** A text with a number of its own, as long as may be. */
const repeated =
  (unit: (index: number) => string, before = "/", after = "") =>
  (salt: number): string => {
    let text = before + salt;
    for (let index = 0; text.length + unit(index).length + after.length <= LONGEST; index++) text += unit(index);
    return text + after;
  };
/** Names of one, two or three characters. */
const nameAt = (index: number): string => index.toString(36);

const expressions = repeated((index) => `{/${nameAt(index)}}`);
const varspecs = repeated((index) => `,${nameAt(index)}`, "/{?s", "}");
const literals = repeated(() => "é{/a*}");

type Use = (realm: Realm, salt: number) => unknown;

/** Calls with ever new texts, and how many of them: several times what is remembered at once. */
const crowds: Record<string, [count: number, use: Use]> = {
  "the shortest templates": [100_000, ({ expand }, salt) => expand(nameAt(salt), {})],
  "the shortest routes": [60_000, ({ endpoint }, salt) => endpoint(`a ${nameAt(salt)}`)],
  "templates of many literals": [200, ({ expand }, salt) => expand(literals(salt), {})],
  "routes of many expressions": [150, ({ endpoint }, salt) => endpoint(`POST ${expressions(salt)}`)],
  "urls of many varspecs": [250, ({ endpoint }, salt) => endpoint({ url: varspecs(salt) })],
  methods: [40_000, ({ endpoint }, salt) => endpoint({ method: `M${salt}`, url: "/x" })],
  "short bases": [250_000, ({ endpoint }, salt) => endpoint("/x", { baseUrl: `https://${nameAt(salt)}` })],
  "names of headers": [100_000, ({ endpoint }, salt) => endpoint("/x", { headers: { [nameAt(salt)]: 1 } })],
};
const all = Object.values(crowds).map(([, use]) => use);
crowds["all of them in turn"] = [2000, (realm, salt) => all[salt % all.length]!(realm, salt)];

const crowdTest = suite("law 7: what is remembered of texts made for it is bounded");
let most = { held: 0, name: "" };
for (const [name, [count, use]] of Object.entries(crowds)) {
  crowdTest(name, () => {
    const realm = createRealm();
    // It takes some time until all is gone of the realm before.
    const before = Math.min(...Array.from({ length: 4 }, memory));
    let held = 0;
    for (let salt = 0; salt < count; salt++) {
      use(realm, salt);
      if (salt % Math.ceil(count / 30) === 0) held = Math.max(held, memory() - before);
    }
    if (held > most.held) most = { held, name };
    assert.ok(held < MOST, `${count} texts are remembered in ${(held / 1e6).toFixed(1)} MB`);
  });
}
crowdTest.after(() => console.log(`the most that was held is ${(most.held / 1e6).toFixed(1)} MB: ${most.name} `));
crowdTest.run();
