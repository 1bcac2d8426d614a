/** What hostile or mistaken input must not do: each row was once a fault, or nearly. */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import * as assert from "uvu/assert";
import type { RequestOptions } from "../../dist/endpoint.js";
import { joined } from "../laws/enumeration.ts";
import { attempt } from "../support/attempt.ts";
import { type Api, each, rejected, rejectedBy, table } from "../support/table.ts";

type Args = readonly unknown[];

const BASE = "https://api.service.example";

const call = (api: Api, args: Args) => (api.endpoint as (...args: Args) => { url: string })(...args);

const NO_URL = rejected('"url"', "has an invalid host or port");

table("urls that no client takes", call, [
  [["https://h:99999/"], NO_URL],
  [["https://h:{port}/", { port: 99999 }], NO_URL],
  [["https://1.2.3.{x}/", { x: 256 }], NO_URL],
  [["https://@/x"], NO_URL],
  [["https://:80/x"], NO_URL],
  [["https://[::1/x"], NO_URL],
  [["https://a%2fb/"], NO_URL],
]);

const urlOf = (api: Api, args: Args) => call(api, args).url.replace(BASE, "");

table("names with $ and brackets", urlOf, [
  [
    ["/x{?$filter,page[size],expand[]*}", { $filter: 1, "expand[]": ["a", "b"] }],
    "/x?%24filter=1&expand%5B%5D=a&expand%5B%5D=b",
  ],
  // These name placeholders of `String.replace`.
  [["/{$1}/{$&}", { $1: "a" }], rejected('"{$&}"', "is not RFC 6570")],
  [["https://{$1}.example/:a/{$1}", { a: 1, $1: "b" }], "https://b.example/1/b"],
  [["{$1}/x", { $1: "https://h.example" }], "https://h.example/x"],
]);

/** The members of an object, and of objects in it, that a call reads, each as often as it does. */
function readBy(call: (given: any) => unknown, given: object): string {
  const reads: string[] = [];
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const made = {};
    for (const [key, member] of Object.entries(value)) {
      const name = path + key;
      const inner = watched(member, `${name}.`);
      const get = () => (reads.push(name), inner);
      Object.defineProperty(made, key, { enumerable: true, get });
    }
    return made;
  };
  call(watched(given, ""));
  return reads.sort().join(" ");
}

const ALL = {
  ...{ method: "PUT", url: "/{a}", baseUrl: "/", headers: { b: 1 }, mediaType: { format: "c" }, request: { d: 1 } },
  ...{ a: 1, args: { e: 1 } },
};
const READ_OF_ALL = "a args args.e baseUrl headers headers.b mediaType mediaType.format method request url";
const RESULT = { method: "PUT", url: "/x", headers: { "content-type": "a/json" }, body: { a: 1 }, request: { b: 1 } };
const VALUES = { a: 1, b: { c: 2 }, d: [3] };

type Read = readonly [call: (api: Api, given: any) => unknown, given: object];

// What is read twice may show one text to a check and another to the url, and what is read for nothing may throw.
table("a getter runs once", (api, [call, given]: Read) => readBy((given) => call(api, given), given), [
  [[({ expand }, given) => expand("{a}{a}{?b*}", given), VALUES], "a b b.c"],
  [[({ expandPath }, given) => expandPath("/{a}/{+a}{?b*}{&d}", given), VALUES], "a b b.c d"],
  [[({ endpoint }, given) => endpoint("GET /{a}/{+a}{?b*}", given), VALUES], "a b b.c d"],
  [[({ endpoint }, given) => endpoint("POST /{a}", given), VALUES], "a b d"],
  [[({ endpoint }, given) => endpoint("POST /x", given), { data: { a: 1 } }], "data"],
  [[({ endpoint }, given) => endpoint("POST /{a}", given), { a: 1, args: { a: 2, b: 3 } }], "a args args.a args.b"],
  [[({ endpoint }, given) => endpoint(given), ALL], READ_OF_ALL],
  [[({ endpoint }, given) => endpoint.parse(given), ALL], READ_OF_ALL],
  [[({ endpoint }, given) => endpoint.merge(given), ALL], READ_OF_ALL],
  // A builder has its own request.
  [[({ endpoint }, given) => endpoint.defaults(given), ALL], READ_OF_ALL.replace("request", "request request.d")],
  [
    [({ toInit }, given) => toInit(given), RESULT],
    "body body.a headers headers.content-type method request request.b url",
  ],
]);

each("a getter cannot lend a member's value to another name", ({ expand }) => {
  const f = {
    get a() {
      delete (this as { b?: number }).b;
      return 1;
    },
    b: 2,
    c: 3,
  };
  assert.is(expand("{?f*}", { f }), "?a=1&c=3");
});

each("a call leaves no value in what is remembered of its template", ({ endpoint, expand, expandPath }) => {
  assert.equal([expand("/x{?a,b}", { a: 1 }), expand("/x{?a,b}", { b: 2 })], ["/x?a=1", "/x?b=2"]);
  assert.equal([expandPath("/x{?a,b}", { a: 1 }), expandPath("/x{?a,b}", { b: 2 })], ["/x?a=1", "/x?b=2"]);
  const urls = [{ a: 1 }, { b: 2 }].map((parameters) => endpoint("GET /x{?a,b}", parameters).url);
  assert.equal(urls, [`${BASE}/x?a=1`, `${BASE}/x?b=2`]);
});

/* ---- prototypes ---- */

const build = readFileSync("dist/endpoint.cjs", "utf8");

/** Runs code where the package has built-in objects of its own, which may be spoilt as those of the tests may not. */
type Realm = (code: string) => any;

function createRealm(given: object = { URL }): Realm {
  const context = createContext({ ...given, module: { exports: {} } });
  runInContext(build, context);
  return (code) => runInContext(code, context);
}

/** All names in the package, but for what the language itself asks any object for. */
const identifiers = [...new Set(build.match(/[A-Za-z_$][\w$]*/g))].filter(
  (name) => !(name in {}) && !["toJSON", "then", "get", "set", "return"].includes(name),
);

/** What calls give in a realm of their own, as JSON. */
function runner(realm: Realm): (code: string) => string {
  return (code) => {
    const { result, error } = attempt(() =>
      realm(`JSON.stringify((({ endpoint, expand, expandPath, path, toInit }) => ${code})(module.exports))`),
    );
    return String(error ?? result);
  };
}

const pristine = runner(createRealm());

/** Calls, and what each reaches: a part of what it gives. */
const CALLS: readonly (readonly [code: string, reached: string])[] = [
  [`endpoint("GET /x/{a}", { a: 1, b: [2] })`, "/x/1?b=2"],
  [
    `endpoint("POST /x", { constructor: 1, toString: 2, valueOf: 3 })`,
    '"body":{"constructor":1,"toString":2,"valueOf":3}',
  ],
  [`endpoint.parse({ url: "https://h.example/x", method: "POST", a: 1 })`, '"body":{"a":1}'],
  [
    `endpoint.defaults({ constructor: 1, request: { a: 1 } }).defaults({ request: { valueOf: 2 } })("POST /x")`,
    '"request":{"a":1,"valueOf":2}',
  ],
  [`endpoint.merge("/x", { mediaType: { previews: ["a"] } })`, '"mediaType":{"previews":["a"]}'],
  [`endpoint.DEFAULTS`, '"method":"GET"'],
  [`expand("/{a}{?b*}", { a: 1, b: { c: 2 } })`, "/1?c=2"],
  [`toInit({ method: "POST", url: "/x", headers: { "content-type": "a/b" }, body: "text" })`, '"body":"text"'],
  [
    `toInit({ method: "POST", url: "/x", headers: { "content-type": "application/json" }, body: { a: 1 } })`,
    '"body":"{\\"a\\":1}"',
  ],
  [`endpoint({ url: "/x{?url*}" }, { args: { url: ["a", "b"], c: 1 }, request: { a: 1 } })`, "/x?url=a&url=b&c=1"],
  [`endpoint("/x{/a*}{?b*}", { a: ["x", "y"], b: ["z", , null], c: [1, , 2] })`, "/x/x/y?b=z&c=1&c=2"],
  [
    `endpoint("POST /x", { headers: [["A", "1"], ["B", "2"]], mediaType: { previews: ["a", "b"] } })`,
    '"a":"1","b":"2"',
  ],
  [`endpoint("https://{a}.example/:b.{c}", { a: "a", b: "b", c: "c" })`, "https://a.example/b.c"],
  [`endpoint("{+a}/:b", { a: "https://u:p@h.example/v1//", b: "b" })`, "https://u:p@h.example/v1/b"],
  [`endpoint("/x", { a: { b: [1] } })`, "is [object Object]: give its members as parameters"],
  [`endpoint("/x", { a: 2 ** 60, b: [2 ** 60], headers: { c: 2 ** 60 } })`, '"c":1152921504606847000'],
  ["path`/x/${1}/${'a'}?b=${2}`", "/x/1/a?b=2"],
  ["path`/x/${undefined}`", "needs a value"],
  [`expandPath("/x{/a*}{?b}", { a: ["x", "y"], b: 1 })`, "/x/x/y?b=1"],
  [`expand("{a:2}{+b:2}{;c,d*}", { a: "aé", b: "%C3%A9x", c: "", d: { e: 1 } })`, "a%C3%A9%C3%A9x;c;e=1"],
  [`expand("/{url}{?a*}", {})`, '"/"'],
  [`toInit({ url: "/x", headers: {} })`, '{"method":"GET","headers":{}}'],
  [`toInit({ url: "/x", headers: { method: "https://evil.example" } })`, '{"method":"GET","headers":{"method"'],
];

const POLLUTED = [
  ...identifiers.map((name) => `Object.prototype["${name}"] = "https://evil.example";`),
  `Object.prototype.a = Object.prototype["content-type"] = 1;`,
  `Object.prototype.method = "POST";`,
  `Object.prototype.plan = { method: "POST", path: { source: "", variables: new Map(), noValues: [], pieces: ["/steal"] } };`,
].join("");

const FROZEN =
  "for (const { prototype } of [Object, Array, Function, String, RegExp, Map, Set, Error, TypeError]) Object.freeze(prototype);";
/** What is done to the prototypes, and what is true of them only then. */
const REALMS: Readonly<Record<string, readonly [spoil: string, isSpoilt: string]>> = {
  polluted: [POLLUTED, '"plan" in {} && "method" in []'],
  frozen: [FROZEN, "[Object, Map, TypeError].every(({ prototype }) => Object.isFrozen(prototype))"],
  "polluted by a header, and frozen": [
    `Object.prototype["content-type"] = 1; ${FROZEN}`,
    '"content-type" in {} && Object.isFrozen(Object.prototype)',
  ],
};
each("each of these calls reaches what it is for, where nothing is spoilt", () => {
  for (const [code, reached] of CALLS) assert.match(pristine(code), reached);
  for (const [, isSpoilt] of Object.values(REALMS)) assert.is(pristine(isSpoilt), "false");
});

for (const [title, [spoil, isSpoilt]] of Object.entries(REALMS)) {
  const realm = createRealm();
  realm(spoil);
  const run = runner(realm);
  table(`Object.prototype is ${title}`, (_api, code: string) => run(code), [
    [isSpoilt, "true"],
    ...CALLS.map(([code]) => [code, pristine(code)] as const),
  ]);
}

each("the type of a JSON body is the headers' own, though a prototype has one", ({ endpoint }) => {
  const prototype = Object.prototype as Record<string, unknown>;
  prototype["content-type"] = "text/evil";
  try {
    const { headers } = endpoint("POST /x", { a: 1 });
    assert.is(Object.getOwnPropertyDescriptor(headers, "content-type")?.value, "application/json");
  } finally {
    delete prototype["content-type"];
  }
});

/* ---- engines without a global URL ---- */

const bare = runner(createRealm({}));

table("without a global URL, all is as it is elsewhere, ...", (_api, code: string) => bare(code), [
  ...[
    `"https://u:p@[::1]/v1//"`,
    `"/api"`,
    `"//h"`,
    `"/\\\\h"`,
    `"ftp://h"`,
    `"https://"`,
    `"https://h?q"`,
    `"https://{h}"`,
  ].map((base) => {
    const code = `endpoint("/x", { baseUrl: ${base} })`;
    return [code, pristine(code)] as const;
  }),
]);
table("... save that hosts and ports are not checked", (_api, code: string) => bare(`endpoint(${code}).url`), [
  [`"/x", { baseUrl: "https://h:99999/v1/" }`, `"https://h:99999/v1/x"`],
  [`"https://h:{a}/x", { a: 99999 }`, `"https://h:99999/x"`],
]);

/* ---- secrets ---- */

table('all between the first "x:" or "//" and the last @ is masked, even if it is no password', call, [
  [["/@{a}/{b}"], rejected('"a" in "GET /@{a}/{b}" needs a value')],
  [["/:a@:b/@:c"], rejected('"a" in "GET /:a@:b/@:c" needs a value')],
  [["/x:go/{a}@b"], rejected('"a" in "GET /x:***@b" needs a value')],
  [["https://h.example?b={c:0}@d"], rejected('in "GET https://***@d"')],
  [["https://u@h.example/{a}@b"], rejected('"a" in "GET https://***@b" needs a value')],
  [["{+a}//u:p@h.example/"], rejected('"a" in "GET {+a}//***@h.example/" has to be')],
]);

const NO_HEADERS = rejectedBy('"headers" in "/x" has to be an object or pairs; as a parameter, it goes in args');

const INVALID_NAME = rejectedBy('"headers" in "/x" has an invalid name; a valid one is x-request-id');

// Of header pairs that are nested once too often or turned around, the name may hold a token.
table("a name that is none is not quoted", call, [
  [["/x", { headers: [["c2VjcmV0c2VjcmV0==", "authorization"]] }], INVALID_NAME],
  [["/x", { headers: { "authorization: Bearer s3cret": "" } }], INVALID_NAME],
  [["/x", { headers: [[["authorization", "token s3cret"]]] }], NO_HEADERS],
  [
    [
      "/x",
      {
        headers: [
          [
            ["authorization", "s3cret"],
            ["a", "b"],
          ],
        ],
      },
    ],
    NO_HEADERS,
  ],
]);

table("toInit quotes no query, and no password", ({ toInit }, url: string) => toInit(sent(url)), [
  ["https://h.example/x?a=1", rejected('in "POST https://h.example/x" has')],
  ["https://h.example/a@b?c@d", rejected('in "POST ***" has')],
  ["https://u:p@h.example/x", rejected('in "POST https://***@h.example/x" has')],
  ["https://u:p@h.example/x?token=1", rejected('in "POST https://***@h.example/x" has')],
  ["https://u:p?q@h.example/x?t", rejected('in "POST ***" has')],
  ["https://u:p#q@h.example/x?t", rejected('in "POST ***" has')],
  ["/x?e=a@b", rejected('in "POST ***" has')],
]);

const SECRET = "s3cret";

/** All urls of these parts in which `URL` finds the secret, whatever their spelling. */
const SPELLED_URLS = joined(
  ["", " ", "a ", "\0"],
  ["https:", "HTTP:", "wss:", "ftp:", "web+x:", "", "ht\ttps:", "h\rttps:", "h\rttp\n:", "w\ns\r\n:"],
  ["", "/", "//", "\\", "\\\\", "\\/", "\t//", "///", "/\t/", "\\\n/"],
  ["", "u:", "u:a/", "u:a#", "u:a?", "u:a@", "u:8/", ":"],
  [SECRET],
  ["@h", "?a@h", "/a@h", "@a@[::1]:8", "@h/@b"],
).filter((url) => {
  // (To a base of the same scheme, "https:u:p@h" is a path.)
  const readings = [() => new URL(url), () => new URL(url, BASE)].map((read) => attempt(read).result);
  return readings.some((read) => `${read?.username}:${read?.password}`.includes(SECRET));
});
/** Urls of results, whose queries are no less secret. */
const SENT_URLS = [
  ...[
    `https://u:${SECRET}@h/`,
    `https://h/?q=${SECRET}`,
    `https://h/x?e=a@b&token=${SECRET}`,
    `https://h/#${SECRET}@a`,
  ],
  ...[`https://u:p@h/x?token=${SECRET}&e=a@b`, `https://u:${SECRET}?a@h/x`, `https://u:a?${SECRET}@h/x?a@b`],
  ...[`https://h%41/x?token=${SECRET}&e=a@b`, `https:u:${SECRET}@h/x?a@b`, `//u:${SECRET}@h?a@b`],
];
const SECRET_FIELDS = [[SECRET], { a: SECRET }, Promise.resolve(SECRET), () => SECRET];
/** Whole lines, given as names. */
const SECRET_NAMES = [`authorization: Bearer ${SECRET}`, `authorization:${SECRET}`, `authorization\t${SECRET}`];

/** Whether the error of a call holds the secret: its message, its stack, or any member. */
function isTold(run: () => unknown): boolean {
  const { error } = attempt(run);
  assert.instance(error, TypeError);
  return Object.getOwnPropertyNames(error).some((name) => `${Reflect.get(error!, name)}`.includes(SECRET));
}

table(
  "no error holds a header, nor a secret of what is sent",
  (api, run: (api: Api) => unknown) => isTold(() => run(api)),
  [
    ...SECRET_FIELDS.map(
      (field, index) =>
        [(api: Api) => call(api, ["/x", { headers: { authorization: field } }]), false, `header ${index}`] as const,
    ),
    ...SECRET_NAMES.map(
      (name) => [(api: Api) => call(api, ["/x", { headers: { [name]: "" } }]), false, JSON.stringify(name)] as const,
    ),
    ...SENT_URLS.map((url) => [({ toInit }: Api) => toInit(sent(url)), false, `toInit ${url}`] as const),
  ],
);

each("nor does one hold a user name or a password of a url, in any spelling that URL takes", ({ expand, endpoint }) => {
  assert.ok(SPELLED_URLS.length > 500, `${SPELLED_URLS.length}`);
  for (const url of SPELLED_URLS) {
    const calls = [
      () => expand(`${url}{`),
      () => endpoint.parse({ url: `${url}{x` }),
      () => endpoint(`POST ${url}{x`),
      () => endpoint("{+x}/y", { x: `${url}?` }),
    ];
    for (const run of calls) assert.not(isTold(run), JSON.stringify(url));
  }
});

/** Request options with JSON of another type. */
function sent(url: string): RequestOptions {
  return { method: "POST", url, headers: { "content-type": "text/plain" }, body: {} };
}

each("what Object.prototype holds is no argument that was left out", ({ endpoint, expand, expandPath }) => {
  Object.defineProperty(Object.prototype, 0, { configurable: true, writable: true, value: { q: "evil" } });
  const made = attempt(() => [expandPath("/a{?q}"), expand("/a{?q}"), endpoint("/a{?q}").url.replace(BASE, "")]);
  Reflect.deleteProperty(Object.prototype, 0);
  assert.equal(made.result, ["/a", "/a", "/a"]);
});
