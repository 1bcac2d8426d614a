/** Law 3: the query reads back as what was given. */
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { anyValue, key, simple } from "./draws.ts";
import { type Choose, attempt, law, pick, shown } from "./law.ts";
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
const OPTIONS = new Set(["method", "url", "baseUrl", "headers", "mediaType", "request"]);

interface Case {
  readonly target: Target;
  readonly defaults: Record<string, unknown>;
  readonly options: Record<string, unknown>;
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

/** Of these, none can stand in a query. */
const NO_NAMES = ["\ud800", "data"];

function parameters(choose: Choose): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (let left = choose(5); left > 0; left--)
    entries.push(choose(64) === 1 ? [pick(choose, NO_NAMES), simple(choose)] : [key(choose), value(choose)]);
  return Object.fromEntries(entries.filter(([name]) => !OPTIONS.has(name)));
}

function draw(choose: Choose): Case {
  const target = pick(choose, TARGETS);
  const defaults = choose(4) === 1 ? parameters(choose) : {};
  const options = { ...parameters(choose), ...target.values };
  return shown({ target, defaults, options }, [defaults, target.route, options]);
}

/** The texts that a parameter puts into the query, or the reason why it cannot. */
function textsOf(name: string, value: unknown): string[] | string {
  if (name === "data" || hasLoneSurrogate(name)) return "the name";
  const given = plain(value);
  if (given.kind === "bad" || isRecord(said(value))) return "the value";
  return given.kind === "text" ? [given.text] : given.kind === "list" ? given.items : [];
}

law("3: the query reads back as names and values in the order of merge", draw, ({ target, defaults, options }) => {
  const builder = endpoint.defaults(defaults);
  const isLeft = (name: string) => !OPTIONS.has(name) && !Object.hasOwn(target.values ?? {}, name);
  const given = new Map(Object.entries(defaults));
  for (const [name, value] of Object.entries(options)) if (value !== undefined) given.set(name, value);

  const names = Object.keys(builder.merge(target.route, options)).filter(isLeft);
  const defined = [...given].filter(([name, value]) => value !== undefined && isLeft(name));
  assert.equal([...names].sort(), defined.map(([name]) => name).sort(), "merge loses no name");

  const expected: (readonly [string, string])[] = [...target.own];
  let reason = "";
  for (const name of names) {
    const texts = textsOf(name, given.get(name));
    if (typeof texts === "string") reason = texts;
    else expected.push(...texts.map((text) => [name, text] as const));
  }
  const { message, result } = attempt(() => builder(target.route, options));
  if (message !== undefined) {
    assert.ok(reason, `rejected without a reason: ${message}`);
    return "rejected";
  }
  const { url } = result;
  assert.is(reason, "", `accepted: ${url}`);
  const { pathname, searchParams } = new URL(url);
  assert.equal([...searchParams], expected, url);
  assert.is(url.includes("#") ? url.slice(url.indexOf("#")) : undefined, target.fragment);
  assert.is(pathname, "/x");
  return expected.length > target.own.length ? "some parameters" : "none";
});
