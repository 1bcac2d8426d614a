/** Draws texts, values and options for the laws, with what is hostile among them. What a failure shrinks to are the first of all choices. */
import { OPTION_NAMES, type OptionName, isOption } from "../support/options.ts";
import { NO_TEXTS } from "./enumeration.ts";
import { type Choose, pick } from "./law.ts";
import type { Options } from "./untyped.ts";

type Draw = (choose: Choose) => unknown;

const LETTERS = [..."a./\\%2eEf?#@:&={} \t\n\u2028.a"];

const WORDS = [
  ..."v,..%2f,/..,../,%252e,%C3%A9,%,%2,%zz,;a=b,//evil.example,@evil.example,:80,\\evil.example,a b,a+b,é".split(","),
  ..."v1.2,__proto__,constructor,toString,null,{x},https://evil.example/,javascript:alert(1),?a=b,#c,-1".split(","),
  ..."%41x|%C3%A9x|%E2%82%ACx|%F0%9D%84%9Ex|a,b|\u{1d11e}\u{1d11e}".split("|"),
];

const DOT_PARTS = ".. . %2e / / \\ %2f %5C ; ;v %3b a ".split(" ");

/** A text that may be, hold or end a dot segment. */
export function dots(choose: Choose): string {
  return Array.from({ length: 1 + choose(4) }, () => pick(choose, DOT_PARTS)).join("");
}

/** All of Unicode, the small code points more often. */
const RANGES = [
  [0x20, 0x5f],
  [0, 0x100],
  [0x80, 0x700],
  [0x800, 0xd000],
  [0xe000, 0x2000],
  [0x10000, 0x100000],
] as const;

export function text(choose: Choose): string {
  const kind = choose(8);
  if (kind === 0) return pick(choose, WORDS);
  if (kind < 4) return dots(choose);
  const character = (): string => {
    const [first, count] = pick(choose, RANGES);
    return kind < 6 ? pick(choose, LETTERS) : String.fromCodePoint(first + choose(count));
  };
  return Array.from({ length: choose(7) }, character).join("");
}

/** A text, a number or a boolean: what every request can carry. */
export function simple(choose: Choose): string | number | boolean {
  const kind = choose(12);
  if (kind === 0) return choose(1000) - 500;
  if (kind === 1) return pick(choose, [true, false, 0, -0, 1e21, 5e-324, -1.5, 2 ** 53]);
  return text(choose);
}

const list = (choose: Choose, item: Draw): unknown[] => Array.from({ length: choose(4) }, () => item(choose));

/** A few names of one kind, each with a value of another. */
export const named = (choose: Choose, name: Draw, value: Draw): Options =>
  Object.fromEntries(list(choose, () => [name(choose), value(choose)]) as [string, unknown][]);

const sparse = (choose: Choose): unknown => (choose(8) ? simple(choose) : pick(choose, [null, undefined]));

const told = (value: unknown) => ({ toJSON: () => value });

const PLAIN = Object.assign(Object.create(null), { own: 1 });
const INHERITING = Object.assign(Object.create({ inherited: 1 }), { own: 1 });

/** Objects that say themselves what they are, mostly something unfit: they are asked once, and not what they say. */
const TOLD = [
  ...["text", 5, "", ["a", null, "b"], { a: 1 }, [], [new Date(0)], { a: told("b") }].map(told),
  ...[undefined, new Date(0), told("a"), [told(null)], [["a"]], NaN].map(told),
];

const anyUnfit = (choose: Choose): unknown => pick(choose, NO_TEXTS);

/** Any value: mostly text, with something of all else. */
export function anyValue(choose: Choose): unknown {
  const kind = choose(24);
  if (kind === 0) return pick(choose, [null, undefined, "", 12n, new Date(0), {}, [], [null], [""], PLAIN, INHERITING]);
  if (kind === 1) return pick(choose, TOLD);
  if (kind === 2) return anyUnfit(choose);
  if (kind === 3) return pick(choose, [[anyUnfit(choose)], { a: anyUnfit(choose) }, [["a"]], [{}], { "\ud800": 1 }]);
  if (kind < 7) return list(choose, sparse);
  return kind < 9 ? named(choose, text, sparse) : simple(choose);
}

/** The parts of an address: scheme, user, host, port, path, and what no base may have. The first of each is usual. */
const ADDRESS = [
  "https:// http:// HTTPS:// https:/ https: // ftp:// javascript:",
  " u:p@ p@ u@ @ u@p@ :@ %40@ u:s/p@ u:s#p@ u:p?s@ p:s/@",
  "h.example localhost [::1] 1.2.3.4 h_x a%41b é.example - .. [::1 * a%2fb xn--zz xn--maana-pta h.example. 1.2.3.256 0x7f.1",
  " : :80 :65535 :65536 :99999 :8a :80:80 :00080",
  " / // /v1 /v1/ /a//b// /.. /%2e /a:b@c",
  " ?q ? # #f {x} } % \\",
].map((parts) => parts.split(" "));

const address = (choose: Choose): string =>
  ADDRESS.map((parts) => (choose(4) ? parts[0] : pick(choose, parts))).join("");

/** Names that every object has, and others that are no name in a template. */
const KEYS = ["", "a b", ..."a b c __proto__ constructor toString hasOwnProperty 1 0 é".split(" ")];

export const key = (choose: Choose): string => (choose(4) === 1 ? text(choose) : pick(choose, KEYS));

const oneOf =
  <Item>(...items: readonly Item[]) =>
  (choose: Choose): Item =>
    pick(choose, items);

const headerName = oneOf(..."accept Accept X-A x-a content-type __proto__ constructor".split(" "));
const headerValue = oneOf<unknown>(
  ...["1", "2", null, undefined, "application/vnd.a.v3+json", "text/html;q=0.5, application/vnd.b+json;q=1"],
  ...[5, true, 12n],
);
const preview = oneOf(..."a b b-preview b-preview-preview x-preview-preview __proto__".split(" "));

const mediaType = (choose: Choose): object => ({
  ...(choose(2) ? { format: pick(choose, [undefined, "raw", "text+json"]) } : {}),
  ...(choose(2) ? { previews: choose(4) ? list(choose, preview) : undefined } : {}),
  ...(choose(4) === 1 ? named(choose, key, () => 1) : {}),
});

/** Without a value now and then: its name is written all the same. */
function parameter(choose: Choose): unknown {
  const kind = choose(16);
  if (kind === 1) return undefined;
  return kind === 2 ? anyValue(choose) : simple(choose);
}

/** What each option may be, and what not. The compiler asks for every option (`npm test`). */
const OPTIONS: Record<OptionName, readonly [fit: Draw, ...wrong: readonly unknown[]]> = {
  method: [oneOf("post", "GET", "Head", "DELETE", undefined), "G T", "", 1, null, "DELETE https://evil.example/x", "é"],
  url: [oneOf("/x", "/{a}/:b", "https://h.example/{?a,b*}"), 1, null, "", "/a b", "/{a", "{url}/x", "GET /x"],
  baseUrl: [
    (choose) => pick(choose, ["https://h.example/v1/", "https://[::1]:80//", "/api", "/", undefined, address(choose)]),
    ...[1, null, "", "a b"],
  ],
  headers: [
    (choose) => {
      const drawn = named(choose, headerName, headerValue);
      return pick(choose, [drawn, drawn, new Map(Object.entries(drawn)), Object.entries(drawn)]);
    },
    ...[null, "x", [["a"], 1], { "a b": "1" }, { "coo\u212aie": "1" }, { "x-a": NaN }],
  ],
  mediaType: [
    mediaType,
    ...[null, "raw", { previews: "a" }, { format: 1 }, { previews: [""] }, { format: "raw\r\nevil: 1" }],
  ],
  request: [(choose) => named(choose, key, oneOf(1, 2, null)), null, "x", 1],
  data: [
    (choose) => (choose(4) ? simple(choose) : pick(choose, [null, 12n, [1], { a: [{}] }, new Map(), NaN])),
    ...[Promise.resolve({}), { then: () => 1 }],
  ],
  args: [
    (choose) => named(choose, choose(2) ? key : oneOf(...OPTION_NAMES), parameter),
    ...[null, "x", ["a"], new Map([["a", 1]]), () => 1],
  ],
};

/** Options and parameters; `wrong` in a hundred options are no good. */
export function options(choose: Choose, wrong: number, names = OPTION_NAMES): Options {
  const entries = list(choose, () => {
    const name = pick(choose, names);
    const [fit, ...unfit] = OPTIONS[name];
    return [name, choose(100) < wrong ? pick(choose, unfit) : fit(choose)];
  });
  return {
    ...Object.fromEntries(entries as [string, unknown][]),
    ...named(choose, key, parameter),
    ...(choose(4) ? { a: simple(choose) } : {}),
  };
}

const CALLS = [
  ..."GET /x|/x|post /x/{a}|/x/{a}{?b*}|DELETE /x/:a|/x{?a,b}|PUT /{a}/{constructor}{?__proto__}".split("|"),
  ..."POST /x{/toString*}|  patch \n /x?y |/x#f|{a}/x|https://{a}.example/x|/x{/headers}{?url,args}".split("|"),
  "PUT /{+data}",
];
const NO_CALLS = ["GET", "", "GE T /x", "G@T /x", "/{a", "GET {url}/x", "https://{/a}", 1, null];

/** The first argument of a call beside options: mostly a route. */
export function firstArgument(choose: Choose, wrong: number): unknown {
  if (choose(100) < wrong) return pick(choose, NO_CALLS);
  return pick(choose, CALLS);
}
