/** Law 5: a call changes nothing but its result. */
import * as assert from "uvu/assert";
import { copy, draw, outcome, wayOf } from "./calls.ts";
import { attempt, isPlain, law, same } from "./law.ts";
import { type Options, endpoint } from "./untyped.ts";

law("5: what is frozen is as good as any, and no input is changed", draw, (input) => {
  const before = copy(input);
  const usual = outcome(input);
  assert.ok(same(input, before), "the input was changed");

  const strict = outcome(copy(input, Object.freeze));
  assert.ok(same(strict, usual), "another outcome");
  return wayOf(usual);
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

law("5: a spoilt result spoils no other", draw, (input) => {
  const { second, args } = input;
  const before = copy(input);
  const first = copy(input.first);
  const own = new Set<unknown>();
  for (const { headers, mediaType, args: given, ...others } of [first, second, ...args].filter(isPlain) as Options[]) {
    for (const value of [...Object.values(others), ...Object.values((given as Options | undefined) ?? {})])
      own.add(value);
  }
  const parent = endpoint.defaults(first);
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
  const results = runs.map(attempt);
  const snapshot = copy(results);
  results.forEach(({ result }, index) => {
    const isOpen = result && spoil(result, own);
    // `DEFAULTS` are frozen.
    if (index > 0) assert.is.not(isOpen, false, "a result is frozen");
  });
  // A builder has a copy of what it was made of.
  for (const name in first) first[name] = "spoilt";
  assert.ok(same(runs.map(attempt), snapshot), "a result or the defaults are spoilt");
  assert.ok(same(input, before), "the input is spoilt");
  return results.some(({ message }) => message !== undefined) ? "rejected" : "accepted";
});
