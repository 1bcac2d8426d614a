/**
 * Draws texts, values and routes for the laws, with what is hostile among them. Each draw makes choices, for example
 *
 *     route(choose, ["", "/"])     { method: "get", base: "https://h.example", full: true,
 *                                    pieces: ["/a", { operator: "/", variables: [x], colon: false }] }
 *     valuesFor(choose, pieces)    { x: "../b" }
 *
 * which is the call `endpoint("get https://h.example/a{/x}", { x: "../b" })`, as `spell` in oracle.ts writes it. What a
 * failure shrinks to are the first of all choices.
 */
import { OPTION_NAMES } from "../support/options.ts";
import { type Choose, pick } from "./law.ts";
import { type Expression, type Piece, type Route, spell } from "./oracle.ts";

const LETTERS = [..."a./\\%2eEf?#@:&={} \t\n.a"];

const WORDS = [
  ..."v,..%2f,/..,../,%252e,%C3%A9,%,%2,%zz,;a=b,//evil.example,@evil.example,:80,\\evil.example".split(","),
  ..."a b,a+b,é,v1.2,__proto__,constructor,toString,null,{x},{+x},https://evil.example/,javascript:alert(1),?a=b,#c,1,-1,0x7f".split(
    ",",
  ),
  ..."%41%80|%C3%A9%A9|%E2%82%ACx|%E2%82|%F0%9D%84%9E%9E|%80%80|a,b|\u{1d11e}\u{1d11e}".split("|"),
  // Runs of triplets that look like a character and are none: overlong, half of a pair, beyond Unicode.
  ..."%C0%80x|%E0%80%80x|%ED%A0%80x|%F4%90%80%80x|%F5%80%80%80x".split("|"),
];

/** What servers make dot segments of, and what is nearly one. */
const DOTS = [".", "..", "..", "", "...", "%2e", ".%2E", "%2e%2e", "..;", "/..", "../", "..%2f", "%5c..", "..%3B"];
const DOT_PARTS = [...".. . %2e / / \\ %2f %5C ; ;v %3b a ".split(" ")];

/** A text that may be, hold or end a dot segment. */
export function dots(choose: Choose): string {
  let drawn = "";
  for (let left = 1 + choose(4); left > 0; left--) drawn += pick(choose, DOT_PARTS);
  return drawn;
}

/** All of Unicode, the small code points more often. */
const RANGES = [
  [0x20, 0x5f],
  [0, 0x100],
  [0x80, 0x700],
  [0x800, 0xd000],
  [0xe000, 0x2000],
  [0x10000, 0x100000],
  [0x1d100, 0x100],
] as const;

export function text(choose: Choose): string {
  const kind = choose(8);
  if (kind === 0) return pick(choose, WORDS);
  if (kind < 3) return pick(choose, DOTS);
  if (kind === 3) return dots(choose);
  let drawn = "";
  for (let left = choose(7); left > 0; left--) {
    const [first, count] = pick(choose, RANGES);
    drawn += kind < 6 ? pick(choose, LETTERS) : String.fromCodePoint(first + choose(count));
  }
  return drawn;
}

const LONE = ["\ud800", "\udc00", "a\udbffb", "\udfff\ud800"];

/** A text, a number or a boolean: what every request can carry. */
export function simple(choose: Choose): string | number | boolean {
  const kind = choose(12);
  if (kind === 0) return choose(1000) - 500;
  if (kind === 1) return pick(choose, [true, false, 0, -0, 1e21, 5e-324, -1.5, 2 ** 53]);
  return text(choose);
}

const list = (choose: Choose, item: (choose: Choose) => unknown): unknown[] =>
  Array.from({ length: choose(4) }, () => item(choose));

const map = (choose: Choose, item: (choose: Choose) => unknown): object =>
  Object.fromEntries(list(choose, () => [text(choose), item(choose)]) as [string, unknown][]);

const sparse = (choose: Choose): unknown => (choose(8) ? simple(choose) : pick(choose, [null, undefined]));

/** Values that no template takes, alone or in a list or map. */
const UNFIT = [
  Number.NaN,
  Infinity,
  -Infinity,
  Symbol("s"),
  () => 1,
  new Map(),
  new Set(["a"]),
  Promise.resolve(1),
  /r/,
  ...LONE,
];

const told = (value: unknown) => ({ toJSON: () => value });

/** Objects that say themselves what they are, mostly something unfit: they are asked once, and not what they say. */
const TOLD = [
  ...["text", 5, "", ["a", null, "b"], { a: 1 }, [], [new Date(0)], { a: told("b") }].map(told),
  ...[null, undefined, new Date(0), told("a"), [told(null)], [told(new Date(0))], [["a"]], NaN].map(told),
  [new Date(NaN)],
  { a: told(undefined) },
];

/** Any value: mostly text, with something of all else. */
export function anyValue(choose: Choose): unknown {
  switch (choose(24)) {
    case 0:
      return pick(choose, [null, undefined, ""]);
    case 1:
      return pick(choose, [
        12n,
        new Date(0),
        new Date(Number.NaN),
        new URL("https://h.example/?q"),
        Object.assign(Object.create({ inherited: 1 }), { own: 1 }),
        Object.assign(Object.create(null), { own: 1 }),
        {},
        [],
        [null],
        [""],
      ]);
    case 2:
      return pick(choose, TOLD);
    case 3:
    case 4:
      return list(choose, sparse);
    case 5:
    case 6:
      return map(choose, sparse);
    case 7:
      return pick(choose, UNFIT);
    case 8:
      return choose(8)
        ? list(choose, simple)
        : pick(choose, [[pick(choose, UNFIT)], { a: pick(choose, UNFIT) }, [["a"]], [{}], { [pick(choose, LONE)]: 1 }]);
    default:
      return simple(choose);
  }
}

export const NAMES = [
  "x",
  "x",
  "x",
  "y",
  "z",
  "t-n",
  "a.b",
  "__proto__",
  "constructor",
  "toString",
  "data",
  "url",
  "args",
  "%41",
  "$filter",
  "$1",
  "page[size]",
  "expand[]",
] as const;

export function expression(choose: Choose, operators: readonly string[], names: readonly string[] = NAMES): Expression {
  const variables = Array.from({ length: choose(4) === 1 ? 2 : 1 }, () => {
    const modifier = choose(6);
    return {
      name: pick(choose, names),
      explode: modifier > 3,
      prefix: modifier === 3 ? pick(choose, [1, 2, 3, 10, 9999]) : 0,
    };
  });
  return { operator: pick(choose, operators), variables, colon: choose(2) === 1 };
}

const STARTS = [
  "/",
  "/a/",
  "/a",
  "//",
  "x",
  "/.",
  "/..",
  "/../",
  "/%2e",
  ".",
  "..",
  "@",
  ":8",
  "javascript:alert",
  "/é/",
  "",
];
const MIDDLES = [
  ..."/ /a a - . .. /. /.. /../ ./ %2e %2E/ /%2e%2E/ ..; ; %3b.. %2f %2F.. ..%5c é , @ ~ ; = & // %20 ' ! * ( $ -:c x:c ::c :c".split(
    " ",
  ),
  "/",
  "/",
  "/b/",
];
const ENDS = ["?q=", "?a=b&q=", "?", "#", "#f?g"];

/** One name in braces without a modifier at the start of a url stands for its base. */
export const isBase = (piece: Piece | undefined): boolean =>
  typeof piece === "object" &&
  (piece.operator === "" || piece.operator === "+") &&
  piece.variables.length === 1 &&
  !piece.variables[0]!.explode &&
  !piece.variables[0]!.prefix;

/** What follows the base of a route: mostly a path with a query or fragment behind it, in wild joints. */
export function piecesAfter(choose: Choose, full: boolean, operators: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (piece: Piece) => {
    const last = pieces[pieces.length - 1];
    if (typeof piece !== "string" || typeof last === "object") pieces.push(piece);
    // A colon here must not start a placeholder.
    else pieces.splice(-1, 1, (last ?? "") + (piece === ":c" ? ":8" : piece));
  };
  // In a full URL, only what starts a path, query or fragment may follow the authority.
  const start = pick(choose, full ? ["/", "/a/", "//", "/..", "/é/", ""] : STARTS);
  if (start) add(start);
  for (let left = 1 + choose(4); left > 0; left--) {
    const atStart = full && pieces.length === 0;
    if (choose(3)) add(expression(choose, atStart ? ["/"] : operators));
    else add(atStart ? "/" : pick(choose, MIDDLES));
  }
  for (let left = choose(8) === 1 ? 2 : choose(2); left > 0; left--) {
    if (choose(2)) add(expression(choose, operators.includes("#") ? ["?", "&", "#"] : ["?", "&"]));
    else {
      add(pick(choose, ENDS));
      add(expression(choose, operators));
    }
    if (choose(4) === 1) add(pick(choose, MIDDLES));
    if (choose(4) === 1) add(expression(choose, operators));
  }
  return pieces;
}

export const DEFAULT_BASE = "https://api.service.example";

/** No error message may show it. */
export const PASSWORD = "p4ssw0rd";

const BASES = [
  "https://h.example",
  "https://h.example/",
  "http://h.example:8080/v1",
  `HTTPS://u:${PASSWORD}@h.example/v1//`,
  `https://${PASSWORD}@h.example`,
  "https://[::1]/é/",
];
const ORIGINS = [
  "https://h.example",
  "http://localhost:8080",
  `HTTPS://u:${PASSWORD}@h.example`,
  `https://${PASSWORD}@h.example`,
  "https://[::1]:80",
  "ws://h.example:81",
];

export function route(choose: Choose, operators: readonly string[]): Route {
  const method = pick(choose, ["GET", "", "DELETE", "get", "post", "HEAD"]);
  const full = choose(4) === 1;
  const base = pick(choose, full ? ORIGINS : [DEFAULT_BASE, ...BASES]);
  const pieces = piecesAfter(choose, full, operators);
  if (!full && isBase(pieces[0])) pieces.unshift("/");
  // A bare url has to differ from a lone method.
  const isBare = full || !/^[\w!$%&'*+.^`|~-]*$/.test(pieces.find((piece) => typeof piece === "string") ?? "");
  return { method: isBare ? method : method || "GET", base, full, pieces };
}

export const namesOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === "string" ? [] : piece.variables.map(({ name }) => name)));

/** Texts that together may make a dot segment, one by one, in a list or in an object. */
function dotsValue(choose: Choose): unknown {
  const kind = choose(12);
  const either = () => (choose(2) ? dots(choose) : text(choose));
  if (kind < 2) return list(choose, dots);
  if (kind === 2) return map(choose, either);
  return choose(3) ? dots(choose) : pick(choose, DOTS);
}

/** A value for each name of these pieces, or for most of them. */
export function valuesFor(choose: Choose, pieces: readonly Piece[]): Record<string, unknown> {
  const value = choose(2) ? dotsValue : anyValue;
  const names = namesOf(pieces).filter(() => choose(16) !== 1);
  return Object.fromEntries(names.map((name) => [name, value(choose)]));
}

/**
 * Values as a call gives them: spelled or, for what it did not write, by `args`. Names of options go by `args` alone,
 * save `data`, and those in an address are spelled.
 */
export function given(
  choose: Choose,
  values: Record<string, unknown>,
  spelled: readonly string[] = [],
): Record<string, unknown> {
  const rest = choose(3);
  const isArgument = (name: string) =>
    !spelled.includes(name) && (rest === 1 || (rest === 2 && choose(2) === 1) || (isOption(name) && name !== "data"));
  const args = Object.entries(values).filter(([name]) => isArgument(name));
  const others = Object.entries(values).filter(([name]) => !args.some(([taken]) => taken === name));
  return Object.fromEntries(args.length ? [...others, ["args", Object.fromEntries(args)]] : others);
}

export const isOption = (name: string): boolean => OPTION_NAMES.includes(name);

const SCHEMES = [
  "https://",
  "http://",
  "HTTPS://",
  "https:/",
  "https:",
  "//",
  "",
  "ftp://",
  "javascript:",
  "https:///",
  "https:\\\\",
  " https://",
];
/** User names and passwords; one with a slash or the like makes no URL. */
const USERS = [
  ...["", "", "", "", "", "", "", "", `u:${PASSWORD}@`, `${PASSWORD}@`, "u@", "@", "a@b@", ":@", "%40@"],
  ...[`u:s/${PASSWORD}@`, `u:s#${PASSWORD}@`, `u:${PASSWORD}?s@`, `${PASSWORD}:s/@`, `u:${PASSWORD}@s@`],
];
const HOSTS = [
  ..."h.example localhost [::1] 1.2.3.4 h_x a%41b é.example - .. [::1 h] * a%2fb xn--zz xn--maana-pta h.example.".split(
    " ",
  ),
  ..."1.2.3.256 1.2.3.4.5 0x7f.1 [::g] [1::2::3] h%00 h%zz a..b %C3%A9.example ß.example".split(" "),
  "",
];
const PORTS = ["", "", "", "", "", "", ":80", ":65535", ":", ":65536", ":99999", ":8a", ":80:80", ":00080"];
const PATHS = ["", "", "/", "//", "/v1", "/v1/", "/a//b//", "/..", "/%2e", "/a:b@c"];
const TAILS = ["?q", "?", "#", "#f", "{x}", "}", " ", "\n", "%", "\\"];

/** What is given for a base: mostly something like a URL. */
export function baseValue(choose: Choose): unknown {
  if (choose(16) === 1) return anyValue(choose);
  const scheme = SCHEMES[choose(6) ? choose(3) : choose(SCHEMES.length)]!;
  const host = choose(16) === 1 ? text(choose) : HOSTS[choose(4) ? 0 : choose(HOSTS.length)]!;
  const path = choose(8) === 1 ? `/${text(choose)}` : pick(choose, PATHS);
  return (
    scheme + pick(choose, USERS) + host + pick(choose, PORTS) + path + (choose(16) === 1 ? pick(choose, TAILS) : "")
  );
}

const LABELS = ["acme", "acme-1", "A", 1, true, ["a"], "xn--maana-pta"];
const ODD_LABELS = ["-", "xn--zz", "0x7f", "256", 99999, "65536", "", "a.b", "a_b", "é", "@h", "a:80"];

/** A value for a name in the host or for a port. */
function labelValue(choose: Choose): unknown {
  const kind = choose(8);
  if (kind < 4) return pick(choose, LABELS);
  return kind < 6 ? pick(choose, [8080, "80", "65535"]) : kind === 6 ? pick(choose, ODD_LABELS) : anyValue(choose);
}

/** A value for each name in an authority. */
export const labelsFor = (choose: Choose, pieces: readonly Piece[]): Record<string, unknown> =>
  Object.fromEntries(namesOf(pieces).map((name) => [name, labelValue(choose)]));

export const variable = (name: string, operator = "", colon = false): Expression => ({
  operator,
  variables: [{ name, explode: false, prefix: 0 }],
  colon,
});

/** Scheme and authority of a full URL, with a name in one of two, and now and then odd in one part. */
export function authority(choose: Choose): Piece[] {
  const odd = choose(8);
  const host = odd === 1 ? pick(choose, HOSTS) : "h.example";
  return [
    pick(choose, ["https://", "http://", "HTTP://"]) + (odd === 2 ? pick(choose, USERS) : ""),
    ...(choose(4) === 1 ? [variable("a"), pick(choose, ["", "-b", ".example", ".", "_"])] : [host]),
    ...(choose(4) === 1 ? [":", variable("b")] : [odd === 3 ? pick(choose, PORTS) : ""]),
  ].filter((piece) => piece !== "");
}

/** Names that every object has, and others that are no name in a template. */
const KEYS = ["a", "b", "c", "__proto__", "constructor", "toString", "hasOwnProperty", "1", "0", "", "a b", "é"];

export const key = (choose: Choose): string => (choose(4) === 1 ? text(choose) : pick(choose, KEYS));

function baseText(choose: Choose): string {
  const base = baseValue(choose);
  return typeof base === "string" && /^\S+$/.test(base) ? base : "https://h.example";
}

const headerValue = (choose: Choose): unknown =>
  pick(choose, [
    ...["1", "2", null, undefined, "application/vnd.a.v3+json", "text/html;q=0.5, application/vnd.b+json;q=1"],
    ...[5, true, 12n],
  ]);

function headers(choose: Choose): object {
  const names = ["accept", "Accept", "X-A", "x-a", "content-type", "__proto__", "constructor"];
  return Object.fromEntries(list(choose, () => [pick(choose, names), headerValue(choose)]) as [string, unknown][]);
}

function mediaType(choose: Choose): object {
  const previews = () =>
    list(choose, () => pick(choose, ["a", "b", "b-preview", "b-preview-preview", "x-preview-preview", "__proto__"]));
  return Object.fromEntries(
    [
      ["format", pick(choose, [undefined, "raw", "text+json"])],
      ...(choose(2) ? [["previews", choose(4) === 1 ? undefined : previews()]] : []),
      ...(choose(4) === 1 ? [[key(choose), 1]] : []),
    ].filter(([name]) => name !== "format" || choose(2)),
  );
}

/** Input that the caller did not write: parameters, though their names be those of options. */
const argsOption = (choose: Choose): object =>
  Object.fromEntries(
    list(choose, () => [
      choose(2) ? key(choose) : pick(choose, OPTION_NAMES),
      choose(8) === 1 ? anyValue(choose) : simple(choose),
    ]) as [string, unknown][],
  );

const request = (choose: Choose): object =>
  Object.fromEntries(list(choose, () => [key(choose), pick(choose, [1, 2, undefined, null])]) as [string, unknown][]);

/** Members of each option, those that are wrong at the end. */
const MEMBERS: Record<string, { fit: readonly ((choose: Choose) => unknown)[]; unfit: readonly unknown[] }> = {
  method: {
    fit: [() => "post", () => "GET", () => "Head", () => "DELETE", () => undefined],
    unfit: ["G T", "", 1, null, "G@T", "DELETE https://evil.example/x", "GET /x", "é"],
  },
  baseUrl: {
    fit: [
      () => "https://h.example/v1/",
      () => "http://h.example",
      () => "https://[::1]:80//",
      () => undefined,
      baseText,
    ],
    unfit: [1, null, "", "a b"],
  },
  headers: {
    fit: [
      headers,
      () => ({}),
      () => new Map([["X-A", "1"]]),
      () => [
        ["x-a", "2"],
        ["ACCEPT", null],
      ],
    ],
    unfit: [
      ...[Promise.resolve("x"), ["x"], {}, new Date(0), () => 1, NaN, Symbol("s")].map((value) => ({ "x-a": value })),
      ...[null, "x", [["a"], 1], [1], { "a b": "1" }, [["", "1"]], { "coo\u212aie": "1" }, { "x\ny": "1" }],
    ],
  },
  mediaType: {
    fit: [mediaType, mediaType, () => ({})],
    unfit: [
      ...[null, "raw", { previews: "a" }, { format: 1 }, { previews: [1] }, { previews: [""] }],
      ...[{ format: "raw, text/html" }, { format: "raw\r\nevil: 1" }, { previews: ["a;q=1"] }],
    ],
  },
  request: { fit: [request, () => ({})], unfit: [null, "x", 1] },
  args: { fit: [argsOption, argsOption, () => ({})], unfit: [null, "x", 1, ["a"], new Map([["a", 1]]), () => 1] },
  data: {
    fit: [(choose) => (choose(4) ? simple(choose) : pick(choose, [null, 12n, [1], { a: [{}] }, new Map(), NaN]))],
    unfit: [Promise.resolve({}), { then: () => 1 }, Object.assign(() => 1, { then: () => 1 })],
  },
  url: {
    fit: [() => "/x", () => "/{a}/:b", () => "https://h.example/{?a,b*}"],
    unfit: [1, null, "", "/a b", "/{a", "{url}/x", " ", "GET /x"],
  },
};

/** Options and parameters; `wrong` in a hundred options are no good. */
export function options(
  choose: Choose,
  wrong: number,
  names: readonly string[] = Object.keys(MEMBERS),
): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (let left = choose(4); left > 0; left--) {
    const name = pick(choose, names);
    const { fit, unfit } = MEMBERS[name]!;
    entries.push([name, choose(100) < wrong ? pick(choose, unfit) : pick(choose, fit)(choose)]);
  }
  for (let left = choose(4); left > 0; left--)
    entries.push([key(choose), choose(8) === 1 ? anyValue(choose) : simple(choose)]);
  if (choose(4)) entries.push(["a", simple(choose)]);
  return Object.fromEntries(entries);
}

const CALLS = [
  ..."GET /x|/x|post /x/{a}|/x/{a}{?b*}|DELETE /x/:a|/x{?a,b}|PUT /{a}/{constructor}{?__proto__}|POST /x{/toString*}|/x#f".split(
    "|",
  ),
  ..."  patch \n /x?y |{a}/x|https://{a}.example/x|/x{/headers}{?url,args}|PUT /{+data}".split("|"),
];
const NO_CALLS = ["GET", "", "GE T /x", "G@T /x", "/x {", "/{a", "GET {url}/x", "https://{/a}", "a b", 1, null];

/** The first argument of a call beside options: mostly a route. */
export function firstArgument(choose: Choose, wrong: number): unknown {
  if (choose(100) < wrong) return pick(choose, NO_CALLS);
  return choose(4) === 1 ? spell(route(choose, ["", "+", "/", "?", ";"])) : pick(choose, CALLS);
}
