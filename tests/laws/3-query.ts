/** Law 3: the query reads back as what was given. */
import * as assert from "uvu/assert";
import { URL } from "whatwg-url";
import { OPTION_NAMES } from "../support/options.ts";
import { anyValue, isOption, key, simple } from "./draws.ts";
import { type Choose, type Options, attempt, endpoint, law, pick, shown } from "./law.ts";
import { hasLoneSurrogate, isRecord, plain, said } from "./oracle.ts";

interface Target {
  readonly route: string;
  /** The pairs that the route itself has. */
  readonly own: readonly (readonly [string, string])[];
  readonly fragment?: string;
  /** What fills its placeholders. */
  readonly values?: Record<string, unknown>;
}

const TARGETS: readonly Target[] = [
  { route: "GET /x", own: [] },
  { route: "GET /x?", own: [] },
  { route: "GET /x?p=1", own: [["p", "1"]] },
  { route: "HEAD /x?p=1&", own: [["p", "1"]] },
  {
    route: "/x?p&q=%26",
    own: [
      ["p", ""],
      ["q", "&"],
    ],
  },
  { route: "GET /x#f?g&h=1", own: [], fragment: "#f?g&h=1" },
  { route: "GET /x?p=1#/:f", own: [["p", "1"]], fragment: "#/:f" },
  { route: "get /x#", own: [], fragment: "#" },
  { route: "GET /x{?y}", own: [["y", "?#&="]], values: { y: "?#&=" } },
  {
    route: "GET /x?p=1{&y}{#f}",
    own: [
      ["p", "1"],
      ["y", "?#&="],
    ],
    fragment: "#?g&/",
    values: { f: "?g&/", y: "?#&=" },
  },
  { route: "GET /x{?y}{#f}", own: [], fragment: "#?g&/", values: { y: null, f: "?g&/" } },
  { route: "https://h.example/x?p=1", own: [["p", "1"]] },
  {
    route: "GET /x{?y,$filter,page[size]}{&expand[]*}",
    own: [
      ["y", "1"],
      ["$filter", "a eq 1"],
      ["page[size]", "$&"],
      ["expand[]", "b"],
      ["expand[]", "c"],
    ],
    values: { y: 1, $filter: "a eq 1", "page[size]": "$&", "expand[]": ["b", "c"] },
  },
];

/** Queries that a value of `{+x}` brings behind a `?`, and what they read. */
const QUERIES: readonly (readonly [query: string, own: Target["own"]])[] = [
  ["", []],
  ["p=1", [["p", "1"]]],
  ["p=1&", [["p", "1"]]],
  ["p=%26?", [["p", "&?"]]],
];

function openTarget(choose: Choose): Target {
  const [p, own] = pick(choose, QUERIES);
  return choose(2)
    ? { route: "GET /x?{+p}", own, values: { p } }
    : { route: "GET /{+x}?{+p}{#f}", own, values: { x: "x", p, f: "f?g&h=1" }, fragment: "#f?g&h=1" };
}

interface Case {
  readonly target: Target;
  readonly defaults: Options;
  readonly options: Options;
}

const value = (choose: Choose): unknown => {
  const kind = choose(16);
  if (kind === 1) return anyValue(choose);
  if (kind < 6)
    return Array.from({ length: choose(4) }, () =>
      choose(8) === 1 ? pick(choose, [null, undefined]) : simple(choose),
    );
  return kind === 6 ? pick(choose, [null, undefined, 12n, []]) : simple(choose);
};

function parameters(choose: Choose): Options {
  const entries: [string, unknown][] = [];
  for (let left = choose(5); left > 0; left--)
    entries.push(choose(64) === 1 ? ["\ud800", simple(choose)] : [key(choose), value(choose)]);
  return Object.fromEntries(entries.filter(([name]) => !isOption(name)));
}

/** Parameters of any name, those of options included. */
function args(choose: Choose): { args?: Options } {
  if (choose(3)) return {};
  const named = Array.from({ length: choose(3) }, () => [pick(choose, OPTION_NAMES), value(choose)] as const);
  return { args: { ...parameters(choose), ...Object.fromEntries(named) } };
}

function draw(choose: Choose): Case {
  const target = choose(4) === 1 ? openTarget(choose) : pick(choose, TARGETS);
  const defaults = choose(4) === 1 ? { ...parameters(choose), ...args(choose) } : {};
  const data = choose(64) === 1 ? { data: "a body" } : {};
  const options = { ...parameters(choose), ...args(choose), ...data, ...target.values };
  return shown({ target, defaults, options }, [defaults, target.route, options]);
}

/** The texts that a parameter puts into the query, or the reason why it cannot. */
function textsOf(name: string, value: unknown): string[] | string {
  if (hasLoneSurrogate(name)) return "the name";
  const given = plain(value);
  if (given.kind === "bad" || isRecord(said(value))) return "the value";
  return given.kind === "text" ? [given.text] : given.kind === "list" ? given.items : [];
}

/** What both objects hold, of which the second one wins: the defaults and a call. */
function joined(first: Options = {}, second: Options = {}): Map<string, unknown> {
  const entries = [...Object.entries(first), ...Object.entries(second)];
  return new Map(entries.filter(([, value]) => value !== undefined));
}

law("3: the query reads back as names and values in the order of merge", draw, ({ target, defaults, options }) => {
  const builder = endpoint.defaults(defaults);
  const isLeft = (name: string) => !Object.hasOwn(target.values ?? {}, name);
  const spelled = joined(defaults, options);
  const args = joined(defaults.args as Options, options.args as Options);

  const merged = builder.merge(target.route, options);
  const names = Object.keys(merged).filter((name) => !isOption(name) && isLeft(name));
  const defined = [...spelled.keys()].filter((name) => !isOption(name) && isLeft(name));
  assert.equal([...names].sort(), defined.sort(), "merge loses no name");
  const argNames = Object.keys((merged.args as Options | undefined) ?? {});
  assert.equal([...argNames].sort(), [...args.keys()].sort(), "merge loses no name of args");

  const expected: (readonly [string, string])[] = [...target.own];
  let reason = options.data === undefined ? "" : "the body";
  const left = [
    ...names.map((name) => [name, spelled.get(name)] as const),
    ...argNames.filter((name) => isLeft(name) && !names.includes(name)).map((name) => [name, args.get(name)] as const),
  ];
  for (const [name, value] of left) {
    const texts = textsOf(name, value);
    if (typeof texts === "string") reason = texts;
    else expected.push(...texts.map((text) => [name, text] as const));
  }
  const { message, result } = attempt(() => builder(target.route, options));
  if (message !== undefined) {
    assert.ok(reason, `rejected without a reason: ${message}`);
    return "rejected";
  }
  const url = result.url as string;
  assert.is(reason, "", `accepted: ${url}`);
  const { pathname, searchParams } = new URL(url);
  assert.equal([...searchParams], expected, url);
  assert.is(url.includes("#") ? url.slice(url.indexOf("#")) : undefined, target.fragment);
  assert.is(pathname, "/x");
  return expected.length > target.own.length ? "some parameters" : "none";
});
