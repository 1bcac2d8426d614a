/** Law 3: the query reads back as what was given. */
import * as assert from "uvu/assert";
import { URL } from "whatwg-url";
import { OPTION_NAMES, isOption } from "../support/options.ts";
import { anyValue, key, named, simple } from "./draws.ts";
import { type Choose, type Options, attempt, endpoint, law, pick, shown } from "./law.ts";
import { hasLoneSurrogate, isRecord, plain, said } from "./oracle.ts";

type Target = readonly [route: string, own: string, fragment?: string | undefined, values?: Options];

const MARKS = "y=%3F%23%26%3D";
const OTHERS = { y: 1, $filter: "a eq 1", "page[size]": "$&", "expand[]": ["b", "c"] };

/** Routes, the parameters that they have themselves, their fragments, and what fills their placeholders. */
const TARGETS: readonly Target[] = [
  ["GET /x", ""],
  ["GET /x?", ""],
  ["GET /x?p=1", "p=1"],
  ["HEAD /x?p=1&", "p=1"],
  ["/x?p&q=%26", "p=&q=%26"],
  ["GET /x#f?g&h=1", "", "#f?g&h=1"],
  ["GET /x?p=1#/:f", "p=1", "#/:f"],
  ["get /x#", "", "#"],
  ["GET /x{?y}", MARKS, undefined, { y: "?#&=" }],
  ["GET /x?p=1{&y}{#f}", `p=1&${MARKS}`, "#?g&/", { f: "?g&/", y: "?#&=" }],
  ["GET /x{?y}{#f}", "", "#?g&/", { y: null, f: "?g&/" }],
  ["https://h.example/x?p=1", "p=1"],
  [
    "GET /x{?y,$filter,page[size]}{&expand[]*}",
    "y=1&$filter=a+eq+1&page[size]=$%26&expand[]=b&expand[]=c",
    undefined,
    OTHERS,
  ],
  // A value of `{+p}` brings a query.
  ["GET /x?{+p}", "", undefined, { p: "" }],
  ["GET /x?{+p}", "p=1", undefined, { p: "p=1&" }],
  ["GET /{+x}?{+p}{#f}", "p=%26?", "#f?g&h=1", { x: "x", p: "p=%26?", f: "f?g&h=1" }],
];

interface Case {
  readonly target: Target;
  readonly defaults: Options;
  readonly options: Options;
}

const value = (choose: Choose): unknown => {
  const kind = choose(16);
  if (kind === 1) return anyValue(choose);
  if (kind === 2) return pick(choose, [null, undefined, 12n, []]);
  const item = () => (choose(8) === 1 ? pick(choose, [null, undefined]) : simple(choose));
  return kind < 7 ? Array.from({ length: choose(4) }, item) : simple(choose);
};

const parameters = (choose: Choose): Options =>
  Object.fromEntries(Object.entries(named(choose, parameterName, value)).filter(([name]) => !isOption(name)));
const parameterName = (choose: Choose): string => (choose(64) === 1 ? "\ud800" : key(choose));

/** Parameters of any name, those of options included. */
const args = (choose: Choose): { args?: Options } =>
  choose(3) ? {} : { args: { ...parameters(choose), ...named(choose, (choose) => pick(choose, OPTION_NAMES), value) } };

function draw(choose: Choose): Case {
  const target = pick(choose, TARGETS);
  const defaults = choose(4) === 1 ? { ...parameters(choose), ...args(choose) } : {};
  const data = choose(64) === 1 ? { data: "a body" } : {};
  const options = { ...parameters(choose), ...args(choose), ...data, ...target[3] };
  return shown({ target, defaults, options }, [defaults, target[0], options]);
}

/** The texts that a parameter puts into the query, or the reason why it cannot. */
function textsOf(name: string, value: unknown): string[] | string {
  if (value === undefined) return [];
  if (hasLoneSurrogate(name)) return "the name";
  const given = plain(value);
  if (given === null || isRecord(said(value))) return "the value";
  return typeof given === "string" ? [given] : [...((given as readonly string[] | undefined) ?? [])];
}

/** What both objects hold, of which the second one wins: the defaults and a call. */
const joined = (...layers: readonly unknown[]): Options =>
  Object.fromEntries(layers.flatMap((layer) => Object.entries(layer ?? {})).filter(([, value]) => value !== undefined));

law("3: the query reads back as names and values in the order of merge", draw, ({ target, defaults, options }) => {
  const [route, own, fragment, values = {}] = target;
  // A name that has no value is taken, too, and stands where it was written first.
  const spelled = Object.entries({ ...defaults, ...options })
    .filter(([name]) => !isOption(name))
    .map(
      ([name, value]) => [name, value === undefined && Object.hasOwn(defaults, name) ? defaults[name] : value] as const,
    );
  const isSpelled = new Set(spelled.map(([name]) => name));
  const further = Object.entries(joined(defaults.args, options.args)).filter(([name]) => !isSpelled.has(name));

  const expected = [...new URLSearchParams(own)];
  let reason = options.data === undefined ? "" : "the body";
  for (const [name, value] of [...spelled, ...further]) {
    if (Object.hasOwn(values, name)) continue;
    const texts = textsOf(name, value);
    if (typeof texts === "string") reason = texts;
    else expected.push(...texts.map((text): [string, string] => [name, text]));
  }
  const { message, result } = attempt(() => endpoint.defaults(defaults)(route, options));
  if (message !== undefined) {
    assert.ok(reason, `rejected without a reason: ${message}`);
    return "rejected";
  }
  const url = result.url as string;
  assert.is(reason, "", `accepted: ${url}`);
  const { pathname, searchParams } = new URL(url);
  assert.equal([...searchParams], expected, url);
  assert.is(url.includes("#") ? url.slice(url.indexOf("#")) : undefined, fragment);
  assert.is(pathname, "/x");
  return "accepted";
});
