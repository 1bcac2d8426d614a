/** What hostile or mistaken input must not do: each row was once a fault, or nearly. */
import { runInNewContext } from "node:vm";
import * as assert from "uvu/assert";
import { readFileSync } from "node:fs";
import type { RequestOptions } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { type Api, each, rejected, table } from "../support/table.ts";

type Args = readonly unknown[];

const BASE = "https://api.service.example";
const DEFAULT_HEADERS = { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" };

/** Calls any member of the package, as code without types does. */
const calling = (member: "endpoint" | "merge" | "parse" | "defaults") => (api: Api, args: Args) => {
  const run = (member === "endpoint" ? api.endpoint : api.endpoint[member]) as (...args: Args) => unknown;
  return run(...args);
};

const NO_URL = rejected('"url"', "has a host or port that no URL can have");

table("urls that no client takes", calling("endpoint"), [
  [["https://h:99999/"], NO_URL],
  [["https://h:{port}/", { port: 99999 }], NO_URL],
  [["https://h:{port}/", { port: "abc" }], NO_URL],
  [["https://1.2.3.{x}/", { x: 256 }], NO_URL],
  [["https://@/x"], NO_URL],
  [["https://:80/x"], NO_URL],
  [["https://u@/x"], NO_URL],
  [["https://[::1/x"], NO_URL],
  [["https://a%2fb/"], NO_URL],
  [["https:///x"], NO_URL],
  [["https://{x}/"], rejected('"x"', "needs a value")],
]);

const urlOf = (api: Api, args: Args) => (calling("endpoint")(api, args) as { url: string }).url.replace(BASE, "");

table("names with hyphens, $ and brackets", urlOf, [
  [["/x{?$filter}", { $filter: "a" }], "/x?%24filter=a"],
  [["/x{?page[size]}", { "page[size]": 1 }], "/x?page%5Bsize%5D=1"],
  [["/x{?expand[]*}", { "expand[]": ["a", "b"] }], "/x?expand%5B%5D=a&expand%5B%5D=b"],
  [["/x{?$filter,page[size],expand[]*}", { $filter: 1 }], "/x?%24filter=1"],
  // These name placeholders of `String.replace`.
  [["/{$1}/{$&}", { $1: "a" }], rejected('"{$&}"', "is not RFC 6570")],
  [["/:a/{$1}", { a: 1, $1: 2 }], "/1/2"],
  [["https://{$1}.example/x", { $1: "a" }], "https://a.example/x"],
  [["{$1}/x", { $1: "https://h.example" }], "https://h.example/x"],
  [["/x", { "page[size]": 1 }], "/x?page%5Bsize%5D=1"],
]);
table("names in templates are the RFC's", ({ expand }, template: string) => expand(template, {}), [
  ["/x{?$filter}", rejected('"$filter"')],
  ["/x{?page[size]}", rejected('"page[size]"')],
  ["/{a-b}", rejected('"a-b"')],
]);

table("toJSON is asked once", urlOf, [
  [["/x", { n: { toJSON: () => new Date(0) } }], rejected('"n"', "not [object Date]")],
  [["/x{?n*}", { n: { toJSON: () => new Date(0) } }], rejected('"n"', "not [object Date]")],
  [["/x", { since: new Date(Number.NaN) }], rejected('"since"', "needs a value")],
  [["/x{?since}", { since: new Date(Number.NaN) }], rejected('"since"', "needs a value")],
]);

/** An object whose members count how often they are read. */
function counted(members: object): { object: object; reads: Record<string, number> } {
  const reads: Record<string, number> = {};
  const object = {};
  for (const [key, value] of Object.entries(members)) {
    reads[key] = 0;
    const get = () => {
      reads[key]!++;
      return value;
    };
    Object.defineProperty(object, key, { get, enumerable: true });
  }
  return { object, reads };
}

table(
  "each property is read once",
  ({ endpoint }, [defaults, members]: readonly [object, object]) => {
    const builder = endpoint.defaults(defaults);
    const runs = [
      (options: object) => builder("POST /{a}/{b*}{?b*}", options as any),
      (options: object) => builder.merge("POST /{a}/{b*}{?b*}", options as any),
      (options: object) => builder.defaults(options),
    ];
    return runs.map((run) => {
      const { object, reads } = counted(members);
      run(object);
      return Object.values(reads).every((count) => count === 1);
    });
  },
  [
    [
      [{}, { a: 1, b: ["x"], c: 2, headers: {}, request: {}, mediaType: {}, baseUrl: BASE }],
      [true, true, true],
    ],
    [
      [{ d: 1 }, { a: 1, b: ["x"], c: 2, request: {}, mediaType: { format: "raw" } }],
      [true, true, true],
    ],
  ],
);

/* ---- prototypes ---- */

/** The build in a realm of its own, whose prototypes can be spoilt. */
function realm(spoil: string, globals: object = { URL, Request }): (code: string) => string {
  const build = readFileSync("dist/endpoint.cjs", "utf8");
  const context = { ...globals, module: { exports: {} } };
  runInNewContext(build, context);
  runInNewContext(spoil, context);
  return (code) => {
    const { result, error } = attempt(() =>
      runInNewContext(
        `JSON.stringify((({ endpoint, expand, expandPath, path, toInit }) => ${code})(module.exports))`,
        context,
      ),
    );
    return String(error ?? result);
  };
}

const CALLS = [
  `endpoint("GET /x/{a}", { a: 1, b: [2] })`,
  `endpoint("POST /x", { constructor: 1, toString: 2, valueOf: 3 })`,
  `endpoint("POST /x", { a: 1, headers: { constructor: "1", "X-A": "2" } })`,
  `endpoint({ url: "/x", a: 1 })`,
  `endpoint.parse({ url: "https://h.example/x" })`,
  `endpoint.parse({ url: "https://h.example/x", method: "POST", a: 1 })`,
  `endpoint.defaults({ constructor: 1, request: { a: 1 } }).defaults({ request: { valueOf: 2 } })("POST /x")`,
  `endpoint.merge("/x", { mediaType: { previews: ["a"] } })`,
  `endpoint("/x", { mediaType: { format: "raw" } })`,
  `endpoint.DEFAULTS`,
  `expand("/{a}{?b*}", { a: 1, b: { c: 2 } })`,
  `toInit({ method: "POST", url: "/x", headers: {}, body: "text" })`,
  `endpoint({ url: "/x{?url*}" }, { args: { url: ["a", "b"], c: 1 }, request: { a: 1 } })`,
  `endpoint("/x{/a*}{?b*}", { a: ["x", , "y", null], b: ["z"], c: [1, , 2] })`,
  `endpoint("/x{/a*}", { a: ["x", ".."] })`,
  `endpoint("POST /x", { headers: [["A", "1"], ["B", "2"]], mediaType: { previews: ["a", "b"] } })`,
  `endpoint("/x", { headers: [["a"]] })`,
  `endpoint("/x", { mediaType: { previews: ["a", , "b"] } })`,
  `endpoint("https://{a}.example/:b.{c}", { a: "a", b: "b", c: "c" })`,
  `endpoint("{+a}/:b", { a: "https://u:p@h.example/v1//", b: "b" })`,
  `endpoint("/x", { a: { b: [1] } })`,
  `endpoint("/x", { a: { b: 1 } })`,
  "path`/x/${1}/${'a'}?b=${2}`",
  "path`/x/${undefined}`",
  `expandPath("/x{/a*}{?b}", { a: ["x", "y"], b: 1 })`,
  `expandPath("/x{/a,b}", { a: "", b: "" })`,
  `expand("{a:2}{+b:2}{;c,d*}", { a: "aé", b: "%C3%A9x", c: "", d: { e: 1 } })`,
  `expand("/{url}{?a*}", {})`,
  `endpoint("/x", { headers: { accept: null }, mediaType: { format: "raw" } })`,
  `toInit({ url: "/x", headers: {} })`,
];

/** Names that the sources read. */
const NAMES =
  "method url baseUrl request mediaType format previews headers data body content-type accept plan parameters variables noValues slot base pieces source name label prefix explode required needsText severalAs keys texts path authority last entries".split(
    " ",
  );

const POLLUTED = [
  ...NAMES.map((name) => `Object.prototype["${name}"] = "https://evil.example";`),
  `Object.prototype.a = 1;`,
  `Object.prototype.plan = { method: "POST", path: { source: "", variables: new Map(), noValues: [], pieces: ["/steal"] } };`,
].join("");

const SPOILS: Record<string, string> = {
  // (Not frozen, since mutation testing counts by indices.)
  polluted: POLLUTED,
  "polluted and frozen": `${POLLUTED} Object.freeze(Object.prototype);`,
};

for (const [title, spoil] of Object.entries(SPOILS)) {
  const [pristine, spoilt] = [realm(""), realm(spoil)];
  table(
    `Object.prototype is ${title}`,
    (_api, code: string) => spoilt(code),
    CALLS.map((code) => [code, pristine(code)] as const),
  );
}

/* ---- engines without a global URL ---- */

const bare = realm("", {});

table("without a global URL, all is as it is elsewhere, ...", (_api, code: string) => bare(code), [
  ...CALLS.map((code) => [code, realm("")(code)] as const),
  ...[`"/api"`, `"ftp://h"`, `"https://"`, `"https://h?q"`, `"https://{h}"`].map((base) => {
    const code = `endpoint("/x", { baseUrl: ${base} })`;
    return [code, realm("")(code)] as const;
  }),
]);
table("... save that hosts and ports are not checked", (_api, code: string) => bare(`endpoint(${code}).url`), [
  [`"/x", { baseUrl: "https://h:99999/v1/" }`, `"https://h:99999/v1/x"`],
  [`"https://h:{a}/x", { a: 99999 }`, `"https://h:99999/x"`],
  [`"{a}/x", { a: "https://h:99999" }`, `"https://h:99999/x"`],
]);

/* ---- what only some of a value's members do ---- */

table("one member of an object makes a dot segment", urlOf, [
  [["/x{/a*}", { a: { b: "c", d: "/.." } }], rejected('"a"', "dot segment")],
  [["/x{/a*}", { a: { "../b": "c", d: "e" } }], rejected('"a"', "dot segment")],
  [["/x{/a*}", { a: { b: "c", d: ".." } }], "/x/b=c/d=.."],
]);

/* ---- secrets ---- */

table("what has a host is quoted, though there be an @ behind it", calling("endpoint"), [
  [["https://[::1]/{a}@b"], rejected('"a" in "GET https://[::1]/{a}@b" needs a value')],
  [["https://[::ffff:1.2.3.4]:80/{a}@b"], rejected('"a" in "GET https://[::ffff:1.2.3.4]:80/{a}@b" needs a value')],
  // Behind credentials, all is masked up to the last @.
  [["https://u@h.example/{a}@b"], rejected('"a" in "GET https://***@b" needs a value')],
  [["https://h-1.example:80/{a}@b"], rejected('"a" in "GET https://h-1.example:80/{a}@b" needs a value')],
  [["https://é.example?b={c:0}@d"], rejected('in "GET https://é.example?b={c:0}@d"')],
]);

table("toInit quotes no query, and no password", ({ toInit }, url: string) => toInit(sent(url)), [
  ["https://h.example/a@b?c@d", rejected('in "POST https://h.example/a@b" has')],
  ["https://u:p@h.example/x?token=1", rejected('in "POST https://***@h.example/x" has')],
  ["https://u:p@h.example/x?e=a@b", rejected('in "POST https://***" has')],
  ["https://h.example/x?e=a@b", rejected('in "POST https://h.example/x" has')],
  ["https://h.example/x#a@b", rejected('in "POST https://h.example/x" has')],
]);

const SECRET = "s3cret";
const TOLD_NOTHING = { isTypeError: true, isTold: false, cause: undefined };

table(
  "no error holds a user name or a password of a url, nor a header",
  (api, call: (api: Api) => unknown) => {
    const { error } = attempt(() => call(api));
    return { isTypeError: error instanceof TypeError, isTold: `${error?.stack}`.includes(SECRET), cause: error?.cause };
  },
  [
    ...[
      ...[`https://u:${SECRET}@h:99999/`, `https://${SECRET}@h:99999/`, `HTTPS://u:${SECRET}@h:99999`],
      ...[`https://u:a#${SECRET}@h`, `https://u:a/${SECRET}@h`, `https://u:a?${SECRET}@h`, `https://u:${SECRET}?a@h`],
      ...[`https://u:${SECRET}/a@h`, `https://u:a@${SECRET}@h:99999`, `https://u:${SECRET}@a@h:99999`],
      ...[
        `https://u:a\\${SECRET}@h`,
        `https://u:${SECRET}%@h`,
        `https://u:[${SECRET}@h:99999`,
        `https://u:${SECRET}:a@h:99999`,
      ],
      ...[
        `https://u:a ${SECRET}@h`,
        `https://u:${SECRET}@h/{x`,
        `https://${SECRET}:a/b@h/{x}`,
        `http:/u:${SECRET}@h/{x}`,
      ],
      // Spellings that `URL` takes, too.
      ...[
        `https:\\\\u:${SECRET}@h/{x`,
        `http:u:${SECRET}@h/{x`,
        `https:u:${SECRET}@h/{x`,
        `ws:u:${SECRET}@h/{x`,
        `https:\t//u:${SECRET}@h/{x`,
        `//u:${SECRET}@h/{x`,
      ],
      ...[`https://h/a?b=https://u:${SECRET}@h/{x`, `https://u:${SECRET}@h/{x}?y=@z`, `https://u:a\n${SECRET}@h`],
    ].flatMap((url) => [
      [(api: Api) => calling("endpoint")(api, [url]), TOLD_NOTHING, `endpoint ${url}`] as const,
      [(api: Api) => calling("endpoint")(api, [`POST ${url}`]), TOLD_NOTHING, `endpoint POST ${url}`] as const,
      [(api: Api) => calling("parse")(api, [{ url }]), TOLD_NOTHING, `parse ${url}`] as const,
      [(api: Api) => api.expand(`${url}{`, {}), TOLD_NOTHING, `expand ${url}{`] as const,
      [(api: Api) => api.expandPath(`${url}{`), TOLD_NOTHING, `path ${url}{`] as const,
    ]),
    ...[
      `https://u:${SECRET}@h:99999`,
      `https://u:a#${SECRET}@h`,
      `https://u:a/${SECRET}@h`,
      `ftp://${SECRET}@h`,
    ].flatMap((url) => [
      [(api: Api) => calling("endpoint")(api, ["/x", { baseUrl: url }]), TOLD_NOTHING, `baseUrl ${url}`] as const,
      [(api: Api) => calling("endpoint")(api, ["{+x}/y", { x: url }]), TOLD_NOTHING, `{+x} ${url}`] as const,
    ]),
    ...[[SECRET], { a: SECRET }, Promise.resolve(SECRET), () => SECRET].flatMap((field, index) => {
      const options = { headers: { authorization: field } };
      return [
        [(api: Api) => calling("endpoint")(api, ["/x", options]), TOLD_NOTHING, `header ${index}`] as const,
        [(api: Api) => calling("defaults")(api, [options]), TOLD_NOTHING, `default header ${index}`] as const,
      ];
    }),
    ...[
      ...[`https://u:${SECRET}@h/`, `https://h/?q=${SECRET}`, `https://h/x?e=a@b&token=${SECRET}`],
      ...[`https://u:p@h/x?e=a@b&token=${SECRET}`, `https://u:p@h/x?token=${SECRET}&e=a@b`, `https://h/#${SECRET}@a`],
      ...[`https://u:${SECRET}@h/x?e=a@b`, `https://u:${SECRET}?a@h/x`, `https://u:a?${SECRET}@h/x?a@b`],
      ...[`https://h%41/x?token=${SECRET}&e=a@b`, `https:u:${SECRET}@h/x?a@b`, `https://u:${SECRET}@h%41/x#a@b`],
      ...[`https://u:p@h/x#${SECRET}@`, `//u:${SECRET}@h?a@b`, `https://h/a@b?${SECRET}@c`],
    ].map((url) => [({ toInit }: Api) => toInit(sent(url)), TOLD_NOTHING, `toInit ${url}`] as const),
    [({ toRequest }) => toRequest({ ...sent(`https://u:${SECRET}@h/`), body: "" }), TOLD_NOTHING, "toRequest"],
  ],
);

/** Request options with JSON of another type. */
function sent(url: string): RequestOptions {
  return { method: "POST", url, headers: { "content-type": "text/plain" }, body: {} };
}

/* ---- prototypes, where a realm of its own has no `Request` ---- */

each("Object.prototype lends toRequest no body", async ({ endpoint, toRequest }) => {
  const polluted = Object.prototype as { body?: unknown };
  polluted.body = "evil";
  try {
    assert.is(await toRequest(endpoint("POST https://h.example/")).text(), "");
    assert.is(toRequest(endpoint("GET https://h.example/")).body, null);
  } finally {
    delete polluted.body;
  }
});

each("what Object.prototype holds is no argument that was left out", ({ endpoint, expand, expandPath }) => {
  Object.defineProperty(Object.prototype, 0, { configurable: true, writable: true, value: { q: "evil" } });
  const made = attempt(() => [expandPath("/a{?q}"), expand("/a{?q}"), endpoint("/a{?q}").url.replace(BASE, "")]);
  Reflect.deleteProperty(Object.prototype, 0);
  assert.equal(made.result, ["/a", "/a", "/a"]);
});

/* ---- large input, in time ---- */

table(
  "large input takes no longer than its length tells",
  ({ endpoint }, make: (endpoint: Api["endpoint"]) => unknown) => {
    // The processor's time, which is the same on a busy machine.
    const started = process.cpuUsage();
    make(endpoint);
    return process.cpuUsage(started).user < 1e6;
  },
  [
    [(endpoint) => endpoint("/x", { headers: pairs(20_000) }), true, "pairs of headers"],
    [(endpoint) => endpoint("/{+x}", { x: ".".repeat(3e6) }), true, "dots"],
    [(endpoint) => endpoint(`/${"{a}".repeat(5e4)}` as "/{a}", { a: 1 }), true, "expressions"],
  ],
);

function pairs(count: number): (readonly [string, string])[] {
  const names = Array.from({ length: count }, (_, index) => `a${index}`);
  return [...names, ...names.fill("__proto__")].map((name) => [name, "x"] as const);
}
