/** Law 5 in realms of their own: what is done to built-in objects changes no outcome. */
import * as assert from "uvu/assert";
import { OPTION_NAMES } from "../support/options.ts";
import { createRealm, identifiers } from "../support/realm.ts";
import { copy, draw, outcome, wayOf } from "./calls.ts";
import { law, pick, same, shown } from "./law.ts";

const hardened = createRealm();
for (const name of ["Object", "Array", "Function", "String", "RegExp", "Map", "Set", "Error", "TypeError"] as const)
  Object.freeze(hardened.globals[name].prototype);

const polluted = createRealm();

/** What may be found on `Object.prototype`: what is read of a caller's objects, and all that the package has a name for. */
const READ = [
  ...OPTION_NAMES,
  ..."format previews plan parameters body content-type accept a b x keys texts".split(" "),
];

const POLLUTION = [
  ...["POST", "https://evil.example/", "", 0, 1, true, null, {}, [], ["x"], () => "x"],
  { format: "raw", previews: ["x"] },
];

law(
  "5: where a prototype is frozen or polluted, all is as it is elsewhere",
  (choose) => {
    // First, while the choices are not used up.
    const pollution = Array.from({ length: 1 + choose(4) }, () => [
      pick(choose, choose(2) ? READ : identifiers),
      pick(choose, POLLUTION),
    ]);
    const input = draw(choose);
    return shown({ ...input, pollution }, [Object.fromEntries(pollution), input]);
  },
  ({ pollution, ...input }) => {
    const usual = outcome(input);
    assert.ok(
      same(outcome(copy(input, hardened.globals), hardened.api.endpoint), usual),
      "another outcome where it is frozen",
    );
    const given = copy(input, polluted.globals);
    const { prototype } = polluted.globals.Object;
    try {
      for (const [name, value] of pollution) {
        const descriptor = { value, writable: true, enumerable: true, configurable: true };
        Object.defineProperty(prototype, name as string, descriptor);
      }
      assert.ok(same(outcome(given, polluted.api.endpoint), usual), "another outcome where it is polluted");
    } finally {
      for (const [name] of pollution) Reflect.deleteProperty(prototype, name as string);
    }
    return wayOf(usual);
  },
);
