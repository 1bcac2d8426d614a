/** Law 5: a call changes nothing but its result, and every name is as good as any other. */
import * as assert from "uvu/assert";
import { firstArgument, key, options, simple, text } from "./draws.ts";
import {
  type Builder,
  type Choose,
  type Options,
  type Outcome,
  attempt,
  endpoint,
  isPlain,
  law,
  pick,
  same,
  shown,
} from "./law.ts";

/** A copy of plain objects and lists, made of a realm's and each replaced as told, with all else by identity. */
export function copy<Value>(
  value: Value,
  realm: Pick<typeof globalThis, "Object" | "Array"> = globalThis,
  replace = (made: object) => made,
): Value {
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, copy(member, realm, replace)] as const);
  const made = Array.isArray(value)
    ? realm.Array.from(entries, ([, member]) => member)
    : realm.Object.fromEntries(entries);
  return replace(made) as Value;
}

type Run = (input: Case, root: Builder) => Options;

export interface Case {
  readonly first: Options;
  readonly second: Options;
  readonly args: readonly [route: unknown, options: Options];
  /** Options that need no route. */
  readonly alone: Options;
  readonly run: Run;
}

const build = ({ first, second }: Case, root: Builder): Builder => root.defaults(first).defaults(second);

/** What can be made of a case. */
const RUNS: readonly Run[] = [
  (input, root) => build(input, root)(...input.args),
  (input, root) => build(input, root)(input.alone),
  (input, root) => build(input, root).merge(...input.args),
  (input, root) => root.parse(input.alone),
];

export function draw(choose: Choose): Case {
  const names = ["baseUrl", "headers", "headers", "mediaType", "mediaType", "request", "request", "data"];
  // Without a url or a base, it is an error, most of the time.
  const usual = {
    ...(choose(16) ? { url: "/x/{a}{?b*}" } : {}),
    ...(choose(4) ? { baseUrl: "https://h.example" } : {}),
  };
  const drawn: Case = {
    first: options(choose, 0),
    second: options(choose, 0),
    args: [firstArgument(choose, 3), options(choose, 3, names)],
    alone: { ...usual, ...options(choose, 1, [...names, "method"]) },
    run: pick(choose, RUNS),
  };
  return shown(drawn, [drawn.run, drawn.first, drawn.second, ...drawn.args, drawn.alone]);
}

export const outcome = (input: Case, root = endpoint): Outcome => attempt(() => input.run(input, root));

export const wayOf = ({ result }: Outcome): string => (result ? "accepted" : "rejected");

law("5: frozen input is as good as any, and no input is changed", draw, (input) => {
  const before = copy(input);
  const usual = outcome(input);
  assert.ok(same(input, before), "the input was changed");
  assert.ok(same(outcome(copy(before, globalThis, Object.freeze)), usual), "frozen input has another outcome");
  return wayOf(usual);
});

law("5: each property is read once", draw, (input) => {
  let watching = true;
  const watched = copy(input, globalThis, (made) => {
    const read = new Set<PropertyKey>();
    return new Proxy(made, {
      get(target, name) {
        if (watching && name !== "length" && Object.hasOwn(target, name)) {
          if (read.has(name)) throw new Error(`"${String(name)}" is read twice`);
          read.add(name);
        }
        return Reflect.get(target, name);
      },
    });
  });
  const unusual = outcome(watched);
  watching = false;
  assert.ok(same(unusual, outcome(input)), "what can be read once has another outcome");
  return wayOf(unusual);
});

/** Overwrites or deletes all that is in a result, apart from the caller's own values. */
function spoil(result: object, own: ReadonlySet<unknown>): void {
  Object.keys(result).forEach((key, index) => {
    const member: unknown = Reflect.get(result, key);
    if (isPlain(member) && !own.has(member)) spoil(member, own);
    if (index % 2) Reflect.deleteProperty(result, key);
    else Reflect.set(result, key, "spoilt");
  });
  Reflect.set(result, "spoilt", true);
}

law("5: a spoilt result spoils no other", draw, ({ first, second, args }) => {
  const given = { first, second, args };
  const before = copy(given);
  const own = new Set<unknown>();
  for (const options of [first, second, args[1]]) {
    for (const [name, value] of Object.entries(options)) if (name !== "headers" && name !== "mediaType") own.add(value);
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
  const results = runs.map(attempt);
  const snapshot = copy(results);
  for (const { result } of results) if (result) spoil(result, own);
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
});

const OPTIONS = ["method", "url", "baseUrl", "headers", "mediaType", "request"];
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
    const parameters = joined(({ headers, request, mediaType, ...parameters }) => parameters);
    const request = joined(({ request }) => request as Options);
    const headerNames = layers
      .flatMap(({ headers }) => Object.keys(headers as Options))
      .map((name) => name.toLowerCase());
    const known = Object.entries(merged).filter(([name]) => !OPTIONS.includes(name));
    assert.ok(same(Object.fromEntries(known), parameters), "merge loses a parameter");
    assert.ok(same(merged.request, request), "merge loses a member of request");
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
    const body = Object.fromEntries(known.filter(([name]) => !target.taken.includes(name)));
    assert.ok(same(result.body ?? {}, body), "the body loses a parameter");
    assert.ok(same(result.request, request), "the result loses a member of request");
    assert.ok(
      headerNames.every((name) => Object.hasOwn(result.headers as Options, name)),
      "the result loses a header",
    );
    return "accepted";
  },
);
