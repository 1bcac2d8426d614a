/** Law 5: a call changes nothing but its result, and every name is as good as any other. */
import * as assert from "uvu/assert";
import { isOption, key, simple, text } from "./draws.ts";
import { copy, draw, outcome, wayOf } from "./calls.ts";
import { type Choose, type Options, attempt, endpoint, isPlain, law, pick, same, shown } from "./law.ts";

law("5: what is frozen and can be read once is as good as any, and no input is changed", draw, (input) => {
  const before = copy(input);
  const usual = outcome(input);
  assert.ok(same(input, before), "the input was changed");

  let watching = true;
  const watched = copy(input, globalThis, (made) => {
    const read = new Set<PropertyKey>();
    return new Proxy(Object.freeze(made), {
      get(target, name) {
        if (watching && name !== "length" && Object.hasOwn(target, name)) {
          if (read.has(name)) throw new Error(`"${String(name)}" is read twice`);
          read.add(name);
        }
        return Reflect.get(target, name);
      },
    });
  });
  const strict = outcome(watched);
  watching = false;
  assert.ok(same(strict, usual), "another outcome");
  return wayOf(usual);
});

/**
 * Overwrites or deletes all that is in a result, apart from the caller's own values; gives how many of the objects in it
 * could be written to, and how many were frozen.
 */
function spoil(result: object, own: ReadonlySet<unknown>, counts = { open: 0, frozen: 0 }): typeof counts {
  Object.keys(result).forEach((key, index) => {
    const member: unknown = Reflect.get(result, key);
    if (isPlain(member) && !own.has(member)) spoil(member, own, counts);
    if (index % 2) Reflect.deleteProperty(result, key);
    else Reflect.set(result, key, "spoilt");
  });
  if (Reflect.set(result, "spoilt", true)) counts.open++;
  if (Object.isFrozen(result)) counts.frozen++;
  return counts;
}

law("5: a spoilt result spoils no other", draw, ({ first, second, args }) => {
  const given = { first, second, args };
  const before = copy(given);
  const own = new Set<unknown>();
  for (const options of [first, second, args[1]]) {
    for (const [name, value] of Object.entries(options)) {
      if (name !== "headers" && name !== "mediaType" && name !== "args") own.add(value);
    }
    for (const value of Object.values((options.args as object | undefined) ?? {})) own.add(value);
  }
  const parent = endpoint.defaults(first);
  const builder = parent.defaults(second);
  const runs = [
    () => builder.merge(...args),
    () => builder.DEFAULTS,
    () => parent.DEFAULTS,
    () => builder(...args),
    () => builder.parse(builder.merge(...args)),
    () => endpoint(...args),
  ];
  const isDefaults = [false, true, true, false, false, false];
  const results = runs.map(attempt);
  const snapshot = copy(results);
  results.forEach(({ result }, index) => {
    if (!result) return;
    const { open, frozen } = spoil(result, own);
    assert.is(
      isDefaults[index] ? open : frozen,
      0,
      isDefaults[index] ? "not all defaults are frozen" : "a result is frozen",
    );
  });
  assert.ok(same(runs.map(attempt), snapshot), "a result or the defaults are spoilt");
  assert.ok(same(given, before), "the input is spoilt");
  return results.some(({ message }) => message !== undefined) ? "rejected" : "accepted";
});

const PROTOTYPES = [Object, Array, Function, Map, String, RegExp].map(({ prototype }) => prototype as object);
const protoKeys = () => PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).length).join();
const UNTOUCHED = protoKeys();

const named = (choose: Choose, value: (choose: Choose) => unknown): Options =>
  Object.fromEntries(Array.from({ length: choose(4) }, () => [key(choose), value(choose)]));

const headers = (choose: Choose): Options =>
  Object.fromEntries(
    Array.from({ length: choose(4) }, () => [
      pick(choose, ["__proto__", "Constructor", "toString", "x-a"]),
      text(choose),
    ]),
  );

const layer = (choose: Choose): Options => ({
  ...named(choose, simple),
  headers: headers(choose),
  request: named(choose, simple),
  mediaType: named(choose, simple),
  args: named(choose, simple),
});

const TARGETS: readonly { route: string; taken: readonly string[] }[] = [
  { route: "POST /x", taken: [] },
  { route: "PUT /x{?__proto__}", taken: ["__proto__"] },
  { route: "PATCH /x{/constructor}{&toString*}", taken: ["constructor", "toString"] },
  { route: "DELETE /x{;a,__proto__}", taken: ["a", "__proto__"] },
];

law(
  "5: names of prototypes are names like others",
  (choose) => {
    const drawn = { target: pick(choose, TARGETS), layers: [layer(choose), layer(choose)] as const };
    return shown(drawn, [...drawn.layers, drawn.target.route]);
  },
  ({ target, layers }) => {
    const builder = endpoint.defaults(layers[0]);
    const merged = builder.merge(target.route, layers[1]);
    const { message, result } = attempt(() => builder(target.route, layers[1]));
    assert.is(protoKeys(), UNTOUCHED, "a prototype was changed");

    // Made from pairs, which meet no prototype.
    const joined = (part: (layer: Options) => object): Options =>
      Object.fromEntries(layers.flatMap((layer) => Object.entries(part(layer))));
    const parameters = joined(({ headers, request, mediaType, args, ...parameters }) => parameters);
    const request = joined(({ request }) => request as Options);
    const args = joined(({ args }) => args as Options);
    const headerNames = layers
      .flatMap(({ headers }) => Object.keys(headers as Options))
      .map((name) => name.toLowerCase());
    const known = Object.entries(merged).filter(([name]) => !isOption(name));
    assert.ok(same(Object.fromEntries(known), parameters), "merge loses a parameter");
    assert.ok(same(merged.request, request), "merge loses a member of request");
    assert.ok(same(merged.args, args), "merge loses a member of args");
    assert.ok(
      same(
        merged.mediaType,
        joined(({ mediaType }) => mediaType as Options),
      ),
      "merge loses a member of mediaType",
    );
    assert.ok(
      headerNames.every((name) => Object.hasOwn(merged.headers as Options, name)),
      "merge loses a header",
    );
    if (message !== undefined) return "rejected";
    const further = Object.entries(args).filter(([name]) => !Object.hasOwn(parameters, name));
    const body = Object.fromEntries([...known, ...further].filter(([name]) => !target.taken.includes(name)));
    assert.ok(same(result.body ?? {}, body), "the body loses a parameter");
    assert.ok(same(result.request, request), "the result loses a member of request");
    assert.ok(
      headerNames.every((name) => Object.hasOwn(result.headers as Options, name)),
      "the result loses a header",
    );
    return "accepted";
  },
);
