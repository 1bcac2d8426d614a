/** Law 5: a call changes nothing but its result. */
import * as assert from "uvu/assert";
import { calls, copy, isPlain, outcomeOf, same } from "./calls.ts";
import { testLaw } from "./enumeration.ts";
import { type Options, endpoint } from "./untyped.ts";

/** What can be made of a call. */
const RUNS = [
  (builder: typeof endpoint, args: readonly unknown[]) => builder(...args),
  (builder: typeof endpoint, args: readonly unknown[]) => builder.merge(...args),
  (builder: typeof endpoint, args: readonly unknown[]) =>
    builder.parse(typeof args[0] === "string" ? args[1] : args[0]),
];

/** Whether a value, and all that is in it, can be written to. */
const isOpen = (value: unknown): boolean =>
  !isPlain(value) || (Object.isExtensible(value) && Object.values(value).every(isOpen));

testLaw("5: what is frozen is as good as any, and no input is changed", () => {
  let count = 0;
  for (const given of calls()) {
    const before = copy(given);
    for (const run of RUNS) {
      const made = ({ first, second, args }: typeof given) =>
        outcomeOf(() => run(endpoint.defaults(first).defaults(second), args));
      const usual = made(given);
      assert.ok(same(given, before) && isOpen(given), "the input was changed");
      assert.ok(same(made(copy(given, Object.freeze)), usual), "another outcome");
      count++;
    }
  }
  return count;
});

/** Overwrites or deletes all that is in a result, apart from the caller's own values; gives whether all could be written to. */
function spoil(result: object, own: ReadonlySet<unknown>): boolean {
  let isOpen = true;
  Object.keys(result).forEach((key, index) => {
    const member: unknown = Reflect.get(result, key);
    if (isPlain(member) && !own.has(member)) isOpen = spoil(member, own) && isOpen;
    if (index % 2) Reflect.deleteProperty(result, key);
    else Reflect.set(result, key, "spoilt");
  });
  return Reflect.set(result, "spoilt", true) && isOpen;
}

testLaw("5: a spoilt result spoils no other", () => {
  let count = 0;
  for (const given of calls()) {
    const { first, second, args } = given;
    const before = copy(given);
    const own = new Set<unknown>();
    const source = copy(first);
    for (const { headers, mediaType, args: input, ...others } of [source, second, ...args].filter(
      isPlain,
    ) as Options[]) {
      for (const value of [...Object.values(others), ...Object.values((input as Options | undefined) ?? {})])
        own.add(value);
    }
    const parent = endpoint.defaults(source);
    const builder = parent.defaults(second);
    const runs = [
      () => builder.DEFAULTS,
      // Before and after the calls below: what these are given stays out of the defaults.
      () => parent.merge(),
      () => builder.merge(),
      () => builder.merge(...args),
      () => builder(...args),
      () => builder.parse(builder.merge(...args)),
      () => endpoint(...args),
    ];
    const results = runs.map(outcomeOf);
    const snapshot = copy(results);
    results.forEach(({ result }, index) => {
      const isOpen = result && spoil(result, own);
      // `DEFAULTS` are frozen.
      if (index > 0) assert.is.not(isOpen, false, "a result is frozen");
    });
    // A builder has a copy of what it was made of.
    for (const name in source) source[name] = "spoilt";
    assert.ok(same(runs.map(outcomeOf), snapshot), "a result or the defaults are spoilt");
    assert.ok(same(given, before), "the input is spoilt");
    count++;
  }
  return count;
});
