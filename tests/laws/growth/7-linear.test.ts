/** Law 7: time and memory grow with the length of input and output, and no faster. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attempt } from "../../support/attempt.ts";
import { endpoint, expand, expandPath, toInit } from "../untyped.ts";

/** Below a million characters, every error is our own. Below 40,000, a quick copy of the rest does not show. */
const SIZES = [40_000, 160_000, 640_000];
/** In four times the text, a character takes about as long; what is quadratic takes four times as long. */
const LIMIT = 2;
const RUNS = 5;
/** Microseconds for a character, ten times what the slowest row takes: what is slower needs no closer look. */
const HOPELESS = 10;

/** A call with a text of so many characters, which no earlier call has had: nothing may come from a cache. */
type Shape = (size: number, salt: string) => () => unknown;

const shapes: Record<string, Shape> = {};
const fill = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length));

/** The same call, if it has to be an error, which is then what is timed. What throws otherwise has timed nothing. */
const rejected =
  <Input extends unknown[]>(use: (...input: Input) => unknown) =>
  (...input: Input): string => {
    const { error } = attempt(() => use(...input));
    assert.instance(error, TypeError, "is not rejected");
    return error!.message;
  };

const UNITS = "{|{a|{}|:a|/:a|{a}|{/a}|{?a}| |/|(/|[/|(.:|%|.|/..|%2e|%25|..%2f|..;|/*|://u:p@|?|é|\ud800".split("|");

/** Where a text may stand that repeats one of these units, and those that are errors there. */
const PLACES: Record<string, [use: (text: string, salt: string) => unknown, errors: string]> = {
  "a route": [(text, salt) => endpoint(`GET /${salt}${text}`, { a: "b" }), "{|{a|{}|{?a}|%|\ud800"],
  "a bare url": [(text, salt) => endpoint(`${text}/${salt}`, { a: "b" }), "{|{a|{}|:a|{a}|{?a}|(.:|%|\ud800"],
  "a template": [(text, salt) => expand(salt + text, { a: "b" }), "{|{a|{}| |%|\ud800"],
  "a path": [(text, salt) => expandPath(`/{a}${salt}${text}`, { a: "b" }), "{|{a|{}|{?a}| |%|\ud800"],
  values: [
    (text) => endpoint("GET /x/{a}/{+a}{/c*}{?a}{#a:9999}", { a: text, b: text, c: [text], [text]: [text] }),
    "{?a}|/..|..%2f|..;|?|\ud800",
  ],
  "a base": [
    (text, salt) => endpoint("GET {+base}/x", { base: `https://h/${text}${salt}` }),
    "{|{a|{}|{a}|{/a}|{?a}| |%|?|\ud800",
  ],
};

for (const unit of UNITS) {
  for (const [place, [use, errors]] of Object.entries(PLACES)) {
    const call = errors.split("|").includes(unit) ? rejected(use) : use;
    shapes[`${JSON.stringify(unit)} in ${place}`] = (size, salt) => {
      const text = fill(unit, size);
      return () => call(text, salt);
    };
  }
}

const route = (text: string) => endpoint(text, { a: "a" });
const accept = (text: string) =>
  endpoint("GET /x", { headers: { accept: text }, mediaType: { format: "raw", previews: ["a", "b"] } });
const preview = (text: string) => endpoint("GET /x", { mediaType: { previews: [text, text] } });
const headers = (headers: unknown) => endpoint("GET /x", { headers });
const header = (name: string) => headers({ [name]: "x" });
const method = (method: string) => endpoint({ method, url: "/x" });
const baseUrl = (baseUrl: string) => endpoint("GET /x", { baseUrl });
const parameter = (name: string) => endpoint("GET /x", { [name]: NaN });
const encoded = (text: string) => expandPath(text, { a: "é" });
const dots = (text: string) => expandPath(text, { a: "/../" });
const value = (text: string) => expandPath("/x/{+a}", { a: text });
const contentType = (text: string) =>
  toInit({ method: "POST", url: "https://h.example", headers: { "content-type": text }, body: {} });

type TextRow = readonly [use: (text: string) => unknown, before: string, unit: string, behind: string];

/** What takes a text, and what stands in it before a unit, the unit and what stands behind it. */
const TEXTS: readonly TextRow[] = [
  [route, "", "M", " /x"],
  [route, "GET", " ", "/x"],
  [route, "", "a+", "://h/{a}"],
  [route, "https://", "a.", "/{a}"],
  [route, "https://", "{a}", "/"],
  [route, "/{/", "a,", "a}"],
  [route, "/{/", "a.", "a}"],
  [route, "/{/", "a-", "}"],
  [route, "/", "{+a}/../", ""],
  [encoded, "/..", "/{a}", ""],
  [encoded, "/..", "/{+a}", ""],
  [encoded, "/../x", "{#a}", ""],
  [encoded, "/../x", "{.a}", ""],
  [encoded, "/../x", "{/a}", ""],
  [encoded, "/../x", "{;a}", ""],
  [encoded, "/../x{?", "a,", "}"],
  [encoded, "/../x{?a}", "{&a}", ""],
  [dots, "/x{?a}", "{&a}", ""],
  // What is encoded again and again.
  [value, "%", "25", ""],
  [baseUrl, "https://u:", "p:", "@h"],
  [accept, "application/vnd.", "a", "+jso"],
  [accept, "application/vnd", ".v1", "+json"],
  [accept, "application/vnd.a", "+json", ""],
  [accept, "application/vnd.a", " ", ";"],
  [accept, "application/vnd.a", ";q=1 ", ""],
  [accept, "", "application/vnd.a.v1+json,", ""],
  [accept, "", ",", ""],
  [preview, "", "-preview", "x"],
  [preview, "x", "-preview", ""],
  [header, "", "a-", ""],
  [contentType, "a/json", " ", "x"],
  [contentType, "a", "/json", "x"],
];

/** The same of texts that are errors. */
const REJECTED_TEXTS: readonly TextRow[] = [
  [route, "", " \t", "/x y"],
  [route, "/{", "%41", "-}"],
  [route, "/{a:", "1", "}"],
  [route, "https://u:", "p:", "@h/{x}"],
  [route, "https://u:p", "@", "/{x}"],
  [route, "https://h/", "@", "/{x}"],
  [route, "https://[::1]", "]", "@/{x}"],
  [route, "https://", "{a", "}@/{x}"],
  [route, "", "https://u@", "/{x}"],
  [value, "/../%", "25", ""],
  [header, "", "é", ""],
  [method, "M", " ", "/x"],
  [parameter, "", "\n", ""],
  [parameter, "", ":", ""],
  [parameter, "", "https://", ""],
  [parameter, "", "https://", "@"],
  [parameter, "", "\n/", "a/@"],
  [parameter, "/", "\t/", "a/@"],
  [parameter, "", "/", "a/@"],
  [route, "/x/[a]", "*a", ""],
  [route, "/x?", "{?a}", ""],
  [route, "/x", "{a?", "}"],
];

function addTexts(rows: readonly TextRow[], callOf: (use: TextRow[0]) => TextRow[0]): void {
  for (const [use, before, unit, behind] of rows) {
    const call = callOf(use);
    shapes[`${use.name} of ${JSON.stringify(`${before}${unit}${unit}...${behind}`)}`] = (size, salt) => {
      const text = before + fill(unit, size) + salt + behind;
      return () => call(text);
    };
  }
}
addTexts(TEXTS, (use) => use);
addTexts(REJECTED_TEXTS, rejected);

interface Many {
  readonly names: readonly string[];
  readonly members: Readonly<Record<string, string>>;
  /** The root of the size, for what is as long as the product of two. */
  readonly root: number;
  readonly salt: string;
}

const MANY: Record<string, (many: Many) => unknown> = {
  previews: ({ names }) => endpoint("GET /x", { mediaType: { previews: names } }),
  "parameters of a query": ({ members }) => endpoint("GET /x", members),
  "args of a query": ({ members }) => endpoint("GET /x", { ...members, args: members }),
  "args of a body": ({ members }) => endpoint.defaults({ args: members })("POST /x", { args: members }),
  "parameters of a body": ({ members }) => endpoint("POST /x", members),
  "names in a route": ({ names, members, salt }) => endpoint(`/${salt}/{${names.join("}/{")}}`, members),
  "names in a template": ({ names, members, salt }) => expand(`${salt}{?${names.join()}}`, members),
  "items of a list": ({ names }) => endpoint("GET /{a*}{/a*}", { a: names, b: names }),
  "members of an object": ({ members }) => endpoint("GET /{a*}{?a*}", { a: members }),
  headers: ({ members }) => headers(members),
  "pairs of one odd name": ({ names }) => headers(names.map((name, index) => [index % 2 ? "__proto__" : name, "x"])),
  "pairs that come and go": ({ names }) =>
    headers(names.map((_name, index) => [`n${Math.floor(index / 2)}`, index % 2 ? null : "x"])),
  "places of a value": ({ root, salt }) => endpoint(`/${salt}${"{a}/".repeat(root)}`, { a: "é".repeat(root) }),
  "previews of accept items": ({ names, root }) =>
    endpoint("GET /x", {
      headers: { accept: "application/vnd.a+json,".repeat(root) },
      mediaType: { previews: names.slice(0, root) },
    }),
  "places of a dot": ({ names, salt }) => endpoint(`/${salt}${"{+a}{.a}".repeat(names.length)}`, { a: "." }),
  "marks of values in a query": ({ names, salt }) =>
    expandPath(`/${salt}?x=${names.map(() => "{+a}").join("&")}`, { a: "x".padEnd(20, "?") }),
  "marks of values behind a long path": ({ names, salt }) =>
    expandPath(`/${names.join("")}${salt}?x=${"{+a}".repeat(names.length)}`, { a: "?" }),
  "values before the one at fault": rejected(({ names, salt }) =>
    expandPath(`/${salt}/{${names.join("}/{")}}/{z}`, {
      ...Object.fromEntries(names.map((name) => [name, "a b"])),
      z: "..",
    }),
  ),
  "dots of a list": rejected(({ names }) => endpoint("GET /{+a*}{.a*}{/a*}", { a: names.map(() => ".") })),
};

// The guard looks at each value, once the url has a dot segment and one of them is no word.
for (const operator of ["", "+", "#", ".", "/", ";", "?", "&"]) {
  MANY[`values of {${operator}} that are no words`] = ({ names, salt }) =>
    expandPath(`/../${salt}{${operator}${names.join()}}`, Object.fromEntries(names.map((name) => [name, "é"])));
}

for (const [name, use] of Object.entries(MANY)) {
  shapes[`many ${name}`] = (size, salt) => {
    const names = Array.from({ length: size / 10 }, (_, index) => `n${index}`);
    const members = Object.fromEntries(names.map((name) => [name, name]));
    return () => use({ names, members, root: Math.sqrt(size), salt });
  };
}

let salt = 0;

/**
 * How long a character of input and output takes, at least, of some runs: in microseconds of this process. What takes no
 * longer than `enough` is not run again.
 */
function cost(shape: Shape, size: number, enough = 0): number {
  let least = Infinity;
  for (let runs = 0; runs < RUNS && least > enough && (runs < 2 || least < HOPELESS); runs++) {
    const run = shape(size, `s${salt++}`);
    // (`threadCpuUsage` counts ticks of milliseconds.)
    const before = process.cpuUsage();
    const result = run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, Math.max(user + system, 1) / (size + JSON.stringify(result).length));
  }
  return least;
}

/**
 * How many times as long a character takes in four times the text, at least, of both steps in size: what is quadratic
 * grows at each. An engine may take another way from some size on, and then goes on as before. (In Bun, a regular
 * expression that needs more than its stack maps 40 MB anew for each call, so that a character takes up to 40 times as
 * long: from 128,000 or 192,000 characters on, or from fewer on a smaller stack.)
 */
function growth(shape: Shape): number {
  let least = Infinity;
  let before = 0;
  for (const size of SIZES) {
    const after = cost(shape, size, before * LIMIT);
    if (after >= HOPELESS) return Infinity;
    if (before) least = Math.min(least, after / before);
    if (least <= LIMIT) break;
    before = after;
  }
  return least;
}

const test = suite("law 7: time grows with input and output and no faster");

for (const [name, shape] of Object.entries(shapes)) {
  test(name, () => {
    cost(shape, SIZES[0]! / 10);
    let ratio = growth(shape);
    // What is quadratic is so every time; what another process disturbed is not.
    for (let left = 5; left > 0 && ratio > LIMIT && ratio < Infinity; left--) ratio = growth(shape);
    assert.ok(ratio <= LIMIT, `a character takes ${ratio.toFixed(1)} times as long in four times the text`);
  });
}
test.run();
