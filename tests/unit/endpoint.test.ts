import { Readable } from "node:stream";
import * as assert from "uvu/assert";
import { OPTION_NAMES } from "../support/options.ts";
import { type Api, assertRejected, each, rejected, rejectedBy, table } from "../support/table.ts";
import { Chain, LIKE_UNTAGGED, NativeBlob, NativeForm, OldForm, TestForm } from "../support/untagged.ts";

type Call = readonly unknown[];

const BASE = "https://api.service.example";
const HEADERS = { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" };
const JSON_HEADERS = { ...HEADERS, "content-type": "application/json" };

class Money {
  cents = 1;
}

const call = ({ endpoint }: Api, args: Call) => (endpoint as (...args: Call) => any)(...args);

/** Rows of a call's arguments and one member of its result. */
const results = (title: string, member: string | null, rows: readonly (readonly [call: Call, expected: unknown])[]) =>
  table(title, (api, args: Call) => (member === null ? call(api, args) : call(api, args)[member]), rows);

/** Rows of a route, its parameters and the url that these make, without the default base. */
const urls = (title: string, rows: readonly (readonly [route: string, options: object, expected: unknown])[]) =>
  table(
    title,
    (api, args: Call) => call(api, args).url.replace(BASE, ""),
    rows.map(([route, options, expected]) => [[route, options], expected] as const),
  );

results("methods", "method", [
  [["/x"], "GET"],
  [["get /x"], "GET"],
  [["  \t Patch \n  /x  "], "PATCH"],
  [["M-SEARCH /x"], "M-SEARCH"],
  [["del /x"], "DEL"],
  [["!#$%&'*+.^_`|~0z /x"], "!#$%&'*+.^_`|~0Z"],
  [["/x", { method: "post" }], "POST"],
  [["POST /x", { method: undefined }], "POST"],
  [[{ url: "/x" }], "GET"],
  [[{ url: "/x", method: "put" }], "PUT"],
  [[undefined, { url: "/x" }], "GET"],
  // Of two objects, the second amends the first.
  [[{ url: "/x", method: "put" }, {}], "PUT"],
  [[{ url: "/x", method: "put" }, { method: "patch" }], "PATCH"],
]);

table(
  "a value that calls endpoint while it is read",
  ({ endpoint }, route: string) => {
    const nested = {
      toJSON: () => (endpoint("GET /x/{y}", { y: "..a" }), endpoint("GET /x/{y}", { y: "yes" }), "abc"),
    };
    try {
      return endpoint(route, { first: ".", nested }).url;
    } catch (error) {
      return (error as Error).message;
    }
  },
  [
    [
      "GET /a/{first}/{nested}",
      '"first" in "GET /a/{first}/{nested}" would change the path: validate it before the call',
    ],
    ["GET /a/b{first}/{nested}", `${BASE}/a/b./abc`],
  ],
);

results("routes that are none", null, [
  [[], rejected("url", "GET")],
  [[{}], rejected("url", "GET")],
  [[{ method: "purge" }], rejected("url", "purge")],
  [[{ url: "  " }], rejected('"url"', "has to be a URL")],
  [[""], rejected("url")],
  [["GET"], rejected("url", "GET")],
  [["M-SEARCH"], rejected("url", "M-SEARCH")],
  [["GE T /x"], rejected("GE T /x", "METHOD url")],
  [["G@T /x"], rejected("G@T /x", "route")],
  [["/a /b"], rejected("/a")],
  [["GET /x HTTP/1.1"], rejected("GET /x HTTP/1.1", "METHOD url")],
  [[{ url: "DELETE https://evil.example/x" }], rejected('"GET DELETE https://evil.example/x"', "METHOD url")],
  [["GET /a|b"], rejected("GET /a|b", "|")],
  [["GET /{-a}"], rejected("GET /{-a}", '"{-a}"')],
  [["GET /{a-}"], rejected("GET /{a-}", '"{a-}"')],
  [["GET /{a-.b}"], rejected("GET /{a-.b}", '"{a-.b}"')],
  [[null], rejected("options")],
  [[1, {}], rejected("options", "a plain object")],
]);

results("options of a wrong type", null, [
  [["GET /x", null], rejected("GET /x", "options")],
  [["GET /x", ["a"]], rejected("GET /x", "options")],
  [["GET /x", () => 1], rejected("GET /x", "options")],
  [["GET /x", { then: () => 1 }], rejected("GET /x", "options")],
  [["GET /x", { baseUrl: 1 }], rejected("GET /x", "baseUrl", "has to be a")],
  [[{ url: 1 }], rejected("url", "has to be a")],
  [[{ url: "/x", method: 1 }], rejected("method", "has to be a")],
  [["/x", { method: "G@T" }], rejected('"method" in "/x" has to be a method')],
  // A method is no route.
  [[{ method: "DELETE https://evil.example/x" }], rejected('"method" in "the options" has to be a method')],
  [[{ url: "/x y" }], rejected("GET /x y", "METHOD url")],
  [["GET /x", { headers: null }], rejected("GET /x", "headers", "object")],
  [["GET /x", { headers: new Date(0) }], rejected("GET /x", "headers", "object")],
  [["GET /x", { headers: [["accept"]] }], rejected("GET /x", "headers", "pairs")],
  [["GET /x", { headers: [[1, "x"]] }], rejected("GET /x", "headers", "pairs")],
  [["GET /x", { headers: new Set(["ab"]) }], rejected("GET /x", "headers", "pairs")],
  [["GET /x", { mediaType: null }], rejected("GET /x", "mediaType", "format")],
  [["GET /x", { mediaType: { format: 1 } }], rejected("GET /x", "mediaType", "format")],
  [["GET /x", { mediaType: { previews: null } }], rejected("GET /x", "mediaType", "previews")],
  [["GET /x", { mediaType: { previews: [1] } }], rejected("GET /x", "mediaType", "previews")],
  ...["raw, text/html", "raw\r\nevil: 1"].map(
    (format) => [["GET /x", { mediaType: { format } }], rejected("GET /x", "mediaType", "format")] as const,
  ),
  ...["", "-preview", "a b"].map(
    (preview) => [["GET /x", { mediaType: { previews: [preview] } }], rejected("mediaType", "previews")] as const,
  ),
  ...[Promise.resolve({}), { then: () => 1 }, Object.assign(() => 1, { then: () => 1 })].map(
    (data) => [["POST /x", { data }], rejected("POST /x", '"data"', "is a promise: await it first")] as const,
  ),
  [["GET /x", { request: null }], rejected("GET /x", "request", "object")],
  // The request has its own, so they would be lost.
  ...["method", "headers", "body"].map(
    (name) =>
      [
        ["POST /x", { request: { signal: null, [name]: "x" } }],
        rejectedBy(`"request.${name}" in "POST /x" goes beside request: in the route, headers or data`),
      ] as const,
  ),
  [["/x", { url: "/y" }], rejected("/x", '"url"')],
]);

table(
  "wrong types are found by merge and defaults as well",
  ({ endpoint }, [member, options]: readonly ["merge" | "defaults", unknown]) =>
    (endpoint[member] as (options: unknown) => unknown)(options),
  [
    [["merge", { mediaType: { previews: "mercy" } }], rejected("mediaType", "previews")],
    [["defaults", { mediaType: { previews: "mercy" } }], rejected("mediaType", "previews")],
    [["merge", "GET"], rejected("GET", "url")],
  ],
);

const NO_BASE =
  'has to be an http(s) URL or a path, such as "/api", without query, fragment, braces and white space; in the route, write "https://{x}.example.com/..." or {?x}';

/** What to write for what looks like a placeholder and is none. */
const INSTEAD = 'write {x}; "/files{/x}" for an optional segment, "/files{/x*}" for a list, "/files{?x}" for a query';
const IS_OBJECT = "is an object: pass a member of it, such as its id, or its own toString(), or JSON.stringify(x)";
const IN_REQUEST = "a client's options go in request";
const APART = `give its members as parameters, or as "x[a]", or JSON.stringify(x); ${IN_REQUEST}`;
const JSON_LOSES = "which JSON loses: write null or a text; a signal goes in request, any other body in data";
const NO_OPTIONS = "has to be a plain object; a body goes in data, and a URL as url.href";

table(
  "errors, word for word",
  (api, args: readonly unknown[]) => call(api, args),
  (
    [
      [[{ method: "GET" }], '"url" in "GET" is missing'],
      [["GET"], '"url" in "GET" is missing: write "METHOD url"'],
      [["GET /x y"], '"route" in "GET /x y" has to be "METHOD url"; in the url, a space is %20'],
      [["GET /x", { url: "/y" }], '"url" in "GET /x" is in the route; as a parameter, it goes in args'],
      [["GET /x", { method: "POST" }], '"method" in "GET /x" is in the route; as a parameter, it goes in args'],
      [
        [{ url: "/x", method: "GE T" }],
        '"method" in "the options" has to be a method; as a parameter, it goes in args',
      ],
      [
        [{ url: "/x", headers: 1 }],
        '"headers" in "the options" has to be an object or pairs; as a parameter, it goes in args',
      ],
      [
        [{ url: "/x", request: new AbortController().signal }],
        '"request" in "the options" has to be a plain object, such as { signal }; as a parameter, it goes in args',
      ],
      [
        [{ url: "/x", mediaType: 1 }],
        '"mediaType" in "the options" has to be { format, previews }; as a parameter, it goes in args',
      ],
      [[1], `"options" in "the options" ${NO_OPTIONS}`],
      [[{ url: "/x" }, null], `"options" in "the options" ${NO_OPTIONS}`],
      [["GET /x", 1], `"options" in "GET /x" ${NO_OPTIONS}`],
      [["/x", { baseUrl: "api" }], `"baseUrl" in "GET /x" ${NO_BASE}`],
      [
        ["{base}/x", { base: "/api" }],
        '"base" in "GET {base}/x" has to be an http(s) URL without query, fragment, braces and white space; a link or template goes in url; a path begins with "/"',
      ],
      [["/users/{id}"], '"id" in "GET /users/{id}" needs a value'],
      // A name in a message is that of a placeholder, and no other text of the route.
      [["/x/:user-s3cret", { "user-s3cret": 1 }], '"user" in "GET /x/:user-s3cret" needs a value'],
      [["https://{tenant}.example.com/{a}@b", { tenant: "h" }], '"a" in "GET https://***@b" needs a value'],
      [["/users/:id?"], `":id?" in "GET /users/:id?" is no placeholder: ${INSTEAD}`],
      [["/users/[id]", { id: 7 }], `"id" in "GET /users/[id]" is no placeholder: ${INSTEAD}`],
      [["/users/{{id}}"], `"{" in "GET /users/{{id}}" is an unmatched brace: ${INSTEAD}`],
      [["/users/{id:int}"], `"{id:int}" in "GET /users/{id:int}" is not RFC 6570: ${INSTEAD}`],
      [
        ["/x?a=1{?b}"],
        '"{?b}" in "GET /x?a=1{?b}" would write a second "?": write "?a=1{&b}", or join both, as {?a,b}',
      ],
      [[new URL("https://h.example")], `"options" in "the options" ${NO_OPTIONS}`],
      [["GET /x", { args: null }], '"args" in "GET /x" has to be a plain object, such as JSON.parse(text)'],
      [
        ["GET {x}/y", { args: { x: "https://evil.example" } }],
        '"x" in "GET {x}/y" chooses the host: pass it next to args',
      ],
      [["https://{url}.example/"], '"url" in "GET https://{url}.example/" is an option: rename it'],
      [["GET /x", { headers: { "a b": 1 } }], '"headers" in "GET /x" has an invalid name; a valid one is x-request-id'],
      [["POST /x", { a: new Map() }], `"a" in "POST /x" is [object Map], ${JSON_LOSES}`],
      [["POST /x", { a: Number.NaN }], `"a" in "POST /x" is NaN, ${JSON_LOSES}`],
      [["POST /x", { a: Promise.resolve() }], '"a" in "POST /x" is a promise: await it first'],
      [["/{a}/{b}", { a: "x", b: ".." }], '"b" in "GET /{a}/{b}" would change the path: validate it before the call'],
      [["/{url}"], '"url" in "GET /{url}" needs a value'],
      [["/{url}", { url: "x" }], '"url" in "/{url}" is in the route; as a parameter, it goes in args'],
      ...[{}, new Money()].map((q) => [["/x", { q }], `"q" in "GET /x" is [object Object]: ${APART}`] as const),
      [["/x", { q: { then: () => 1 } }], '"q" in "GET /x" is a promise: await it first'],
      [
        ["/x", { signal: new AbortController().signal }],
        `"signal" in "GET /x" is [object AbortSignal]: give a text or a list; ${IN_REQUEST}`,
      ],
      [["/x", { q: new Map() }], `"q" in "GET /x" is [object Map]: give a text or a list; ${IN_REQUEST}`],
      [["/x", { q: Number.NaN }], '"q" in "GET /x" needs text or a finite number, not NaN'],
      [["/x", { q: "\ud800" }], '"q" in "GET /x" is not Unicode: pass x.toWellFormed()'],
      [["/x", { data: 1 }], '"data" in "GET /x" is a body, and GET has none; as a parameter, it goes in args'],
      [["POST /x", { data: Promise.resolve({}) }], '"data" in "POST /x" is a promise: await it first'],
      [["POST /x", { data: Number.NaN }], '"data" in "POST /x" is NaN, which JSON loses'],
      [["POST /x", { data: -Infinity }], '"data" in "POST /x" is -Infinity, which JSON loses'],
      [["/x", { data: Promise.resolve(1) }], '"data" in "GET /x" is a promise: await it first'],
      [["/x", { data: Number.NaN }], '"data" in "GET /x" is a body, and GET has none; as a parameter, it goes in args'],
      [["/x{?q:1}", { q: [1] }], '"q" in "GET /x{?q:1}" is a list or object: a prefix takes one text'],
      [["/<x"], '"<" in "GET /<x" has to be left out or encoded'],
      // As path-to-regexp has it, where "%5C" would be sent.
      [["/:id\\:go"], '"\\" in "GET /:id\\:go" has to be left out or encoded'],
      [
        ["https://{h}/x", { h: "h_" }],
        '"h" in "GET https://{h}/x" has to be letters, digits and hyphens; a whole URL goes in baseUrl',
      ],
      [["https://h:99999/x"], '"url" in "GET https://h:99999/x" has an invalid host or port'],
      [["https://{h}/x"], '"h" in "GET https://{h}/x" needs a value'],
      // No credentials and no line break reach a log.
      [["https://user:s3#cret@h"], '"url" in "GET https://***@h" has an invalid host or port'],
      [["https://user:s3 cret@h"], '"route" in "https://***@h" has to be "METHOD url"; in the url, a space is %20'],
      [["https://ghp_TOKEN@h:99999"], '"url" in "GET https://***@h:99999" has an invalid host or port'],
      [["web+x:/u:s3cret@h/{x}"], '"url" in "GET web+x:/***@h/{x}" begins no path: write https://..., or /...'],
      [
        ["GET com.example.app:/cb?a=1"],
        '"url" in "GET com.example.app:/cb?a=1" begins no path: write https://..., or /...',
      ],
      [
        [{ url: "localhost:3000/x", baseUrl: "/api" }],
        '"url" in "GET localhost:3000/x" begins no path: write https://..., or /...',
      ],
      [["https://u:s3{+x}#q@h"], '"x" in "GET https://***@h" needs a value'],
      [["https://a.example/https://u:p@h/{x}"], '"x" in "GET https://***@h/{x}" needs a value'],
      [["https://{h}.example{/a}@{x}", { h: "h" }], '"x" in "GET https://***@{x}" needs a value'],
      [["https://unpkg.com/{pkg}@{version}"], '"pkg" in "GET https://***@{version}" needs a value'],
      [["https://{h}.example:{port}/@{version}", { h: "h" }], '"port" in "GET https://***@{version}" needs a value'],
      [["/x", { "\ud800": 1 }], '"\ud800" in "the query" is not Unicode: pass x.toWellFormed()'],
      [["/x", { "a\nb": Number.NaN }], '"a%0Ab" in "GET /x" needs text or a finite number, not NaN'],
    ] as const
  ).map(([args, message]) => [args, rejectedBy(message)] as const),
);

/** What other clients call their options; README names the first four. */
const FOREIGN_OPTIONS =
  "body params timeout next signal query search hash fragment json form auth token retry base path host prefix".split(
    " ",
  );
const foreignOptions = Object.fromEntries(FOREIGN_OPTIONS.map((name) => [name, 1]));

urls("placeholders", [
  [`GET /{${FOREIGN_OPTIONS.join("}/{")}}`, foreignOptions, "/1".repeat(FOREIGN_OPTIONS.length)],
  ["GET /{a}/:b", { a: 1, b: 2 }, "/1/2"],
  ["GET :a/b", { a: "https://h.example" }, "https://h.example/b"],
  ["GET /compare/:base...:head", { base: "a", head: "b" }, "/compare/a...b"],
  ["GET /:a.:b/:_c1-d", { a: 1, b: 2, _c1: 3 }, "/1.2/3-d"],
  ["GET /{a}:b", { a: 1, b: 2 }, "/1:b?b=2"],
  ["GET https://user:pass@h.example/:a", { a: 1 }, "https://user:pass@h.example/1"],
  ["GET /v1/{name}:cancel", { name: "n" }, "/v1/n:cancel"],
  ["GET /-:batchGet", {}, "/-:batchGet"],
  ["GET /Moose::Role", {}, "/Moose::Role"],
  ["GET /x?select=a::text", {}, "/x?select=a::text"],
  ["GET /x?a=/:b", { b: 1 }, "/x?a=/:b&b=1"],
  ["GET /x#/:b", { b: 1 }, "/x?b=1#/:b"],
  ["GET /x{?a}/:b", { a: 1, b: 2 }, "/x?a=1/:b&b=2"],
  // Routers' spellings are errors (below); these mean what they say.
  ["GET /users/:id?page=1", { id: 1 }, "/users/1?page=1"],
  ["GET /users/:id?a=?/b", { id: 1 }, "/users/1?a=?/b"],
  ["GET /:a/b?", { a: 1 }, "/1/b?"],
  ["GET /users/:id?{?page}", { id: 1, page: 2 }, rejected('":id?"', INSTEAD)],
  // `data` fills placeholders as a parameter does.
  ["GET {data}/x", { data: "https://h.example" }, "https://h.example/x"],
  ["GET /x/{data}", {}, rejected('"data"', "needs a value")],
  ["GET /v1/x:cancel?", {}, "/v1/x:cancel?"],
  ["GET /a/*/b*c", {}, "/a/*/b*c"],
  ["GET /a?b=/*c", {}, "/a?b=/*c"],
  ["GET /:1a", {}, "/:1a"],
  [
    "GET /enterprises/{enterprise}/teams/{enterprise-team}",
    { enterprise: "e", "enterprise-team": "t" },
    "/enterprises/e/teams/t",
  ],
  ["GET /x{?api-version,a--b}", { "api-version": 1, "a--b": 2 }, "/x?api-version=1&a--b=2"],
  // A name of an option is filled by args alone.
  ["GET /{method}", {}, rejected('"method" in "GET /{method}" needs a value')],
  ["GET /{method}/:url", { args: { method: "m", url: "u" } }, "/m/u"],
  ["GET /{x,baseUrl*}", { x: 1, args: { baseUrl: ["b", "c"] } }, "/1,b,c"],
  [
    "GET /:mediaType{?headers}{#request:3}",
    { args: { mediaType: 1, headers: 2, request: "long" } },
    "/1?headers=2#lon",
  ],
  ["GET /x/{data}", { data: 1 }, "/x/1"],
  ["GET /x{?data}", { data: [1, 2] }, "/x?data=1,2"],
  ["GET /{constructor}/{__proto__}", JSON.parse('{ "constructor": 1, "__proto__": 2 }'), "/1/2"],
  ["GET /{constructor}", {}, rejected('"constructor"')],
  ["GET /{a}", Object.create({ a: 1 }), rejected('"a"')],
  ["GET /{a}", Object.defineProperty({}, "a", { value: 1 }), rejected('"a"')],
]);

const MANY = Array.from({ length: 1500 }, (_, index) => `a${index}`);

table(
  "names that belong elsewhere, in defaults",
  ({ endpoint }, [options, route]: readonly [options: object, route: string]) => endpoint.defaults(options)(route).url,
  [
    [[{ Authorization: "a" }, "GET /x"], rejected('"Authorization" in "GET /x" goes in headers')],
    [[{ baseURL: "a" }, "POST /x"], rejected('"baseURL" in "POST /x" goes in baseUrl')],
    [[{ json: 1, accept: "a" }, "GET /{accept}"], `${BASE}/a?json=1`],
    [[{ args: { Authorization: "a", baseURL: "b" } }, "GET /x"], `${BASE}/x?Authorization=a&baseURL=b`],
  ],
);

urls("parameters in the query", [
  ["GET /x", { a: "b c", d: 1, e: true, f: 2n }, "/x?a=b%20c&d=1&e=true&f=2"],
  ["GET /x", { a: 1e21, b: -1.5, c: 2n ** 64n }, "/x?a=1e%2B21&b=-1.5&c=18446744073709551616"],
  ["GET /x", Object.fromEntries(MANY.map((name) => [name, 1])), `/x?${MANY.join("=1&")}=1`],
  ["GET /x", { a: MANY }, `/x?a=${MANY.join("&a=")}`],
  ["GET /x", { a: ["b", null, "c d"], e: [], f: null, g: undefined, h: "" }, "/x?a=b&a=c%20d&h="],
  ["GET /x", { "a b&=é": "c" }, "/x?a%20b%26%3D%C3%A9=c"],
  ["GET /x", { "": "c" }, "/x?=c"],
  // What other clients call an option, and no API a parameter.
  ["GET /x", { baseURL: "https://h.example" }, rejected('"baseURL"', "goes in baseUrl")],
  ["GET /x", { Authorization: "Bearer secret" }, rejected('"Authorization"', "goes in headers")],
  ["GET /x", { authorization: "Bearer secret" }, rejected('"authorization"', "goes in headers")],
  ["GET /x", { accept: "application/json" }, rejected('"accept"', "goes in headers")],
  ["HEAD /x", { "Content-Type": "a" }, rejected('"Content-Type"', "goes in headers")],
  ["GET /x/[id]", { Accept: "a" }, rejected('"Accept" in "GET /x/[id]" goes in headers')],
  ["GET /x/[id]", { args: { Accept: "a", json: 1 } }, "/x/[id]?Accept=a&json=1"],
  ["GET /{accept}", { accept: 1, args: { authorization: 2 } }, "/1?authorization=2"],
  ["POST /x", { json: [1] }, rejected('"json"', "goes in data")],
  ["GET /x", { args: { baseURL: 1, Authorization: 2, json: 3 } }, "/x?baseURL=1&Authorization=2&json=3"],
  ["POST /{baseURL}{?json}", { baseURL: 1, json: 2 }, "/1?json=2"],
  ["GET /x", foreignOptions, `/x?${FOREIGN_OPTIONS.join("=1&")}=1`],
  ["GET /x", { "\ud800": [] }, rejected("\ud800", "Unicode")],
  ["GET /x", { "a b": Number.NaN }, rejected('"a b"', "finite")],
  ["GET /x", { b: 1, 2: 2, 1: 3 }, "/x?1=3&2=2&b=1"],
  ["GET /x", { q: "a+b repo:x/y" }, "/x?q=a%2Bb%20repo%3Ax%2Fy"],
  ["GET /x", { since: new Date(0) }, "/x?since=1970-01-01T00%3A00%3A00.000Z"],
  ["GET /x", { a: new Date(Number.NaN) }, rejected("GET /x", '"a"', "is an invalid date, or its toJSON gives null")],
  ["GET /x", { a: { toJSON: () => new Date(0) } }, rejected('"a"', "is [object Date]: give")],
  ["HEAD /x", { a: 1 }, "/x?a=1"],
  ["HEAD /x", { a: "x".repeat(100_000) }, `/x?a=${"x".repeat(100_000)}`],
  ["GET /x?", { a: 1, b: 2 }, "/x?a=1&b=2"],
  ["GET /x?y=1", { a: 1, b: 2 }, "/x?y=1&a=1&b=2"],
  ["GET /x?y=1&", { a: 1 }, "/x?y=1&a=1"],
  // A second "?" is part of a value.
  ["GET /x?y=1?", { a: 1 }, "/x?y=1?&a=1"],
  // What a value brings into the query is its own.
  ["GET /x?y={+p}", { p: "%26?", a: 1 }, "/x?y=%26?&a=1"],
  ["GET /x{?y}", { y: 1, a: 1 }, "/x?y=1&a=1"],
  ["GET /x{?y}", { a: 1 }, "/x?a=1"],
  ["GET /x#f", { a: 1 }, "/x?a=1#f"],
  ["GET /x?y#f?g", { a: 1 }, "/x?y&a=1#f?g"],
  ["GET /x{#f}", { f: "g?h", a: 1 }, "/x?a=1#g?h"],
  ["GET /{x}", { x: "?", a: 1 }, "/%3F?a=1"],
  ["GET /{x}{?x}", { x: 1 }, "/1?x=1"],
  [
    "GET /x",
    JSON.parse('{ "__proto__": 1, "constructor": 2, "toString": 3 }'),
    "/x?__proto__=1&constructor=2&toString=3",
  ],
  // What the message says.
  ["GET /x", { "filter[a]": 1 }, "/x?filter%5Ba%5D=1"],
  ["GET /x{?filter*}", { filter: { a: 1 } }, "/x?a=1"],
  ["GET /x", { a: { toJSON: () => ({}) } }, rejected("GET /x", '"a"')],
  ["GET /x", { a: [[1]] }, rejected("GET /x", '"a"', "Array")],
  ["HEAD /x", { data: null }, rejected("HEAD /x", '"data"')],
]);

const ODD = { $$a: 1, _: 2, __v: 3, "@type": 4, "": 5, "a.b[]": 6, é: "" };
const mine = { mine: true };
const form = new FormData();
const jsonOf = (data: unknown) =>
  [["POST /x", { data }], { method: "POST", url: `${BASE}/x`, headers: JSON_HEADERS, body: data }] as const;
const rawOf = (data: unknown) =>
  [["POST /x", { data }], { method: "POST", url: `${BASE}/x`, headers: HEADERS, body: data }] as const;

results("bodies", null, [
  [["POST /x"], { method: "POST", url: `${BASE}/x`, headers: HEADERS }],
  [["DELETE /x"], { method: "DELETE", url: `${BASE}/x`, headers: HEADERS }],
  [
    ["POST /x", { args: foreignOptions }],
    { method: "POST", url: `${BASE}/x`, headers: JSON_HEADERS, body: foreignOptions },
  ],
  [["POST /x", { a: undefined, data: undefined }], { method: "POST", url: `${BASE}/x`, headers: HEADERS }],
  // All methods have one, but for GET and HEAD.
  ...["DELETE", "OPTIONS", "TRACE", "QUERY", "LIST"].map(
    (method) =>
      [[`${method} /x`, { a: 1 }], { method, url: `${BASE}/x`, headers: JSON_HEADERS, body: { a: 1 } }] as const,
  ),
  // Whatever their names.
  [["POST /x", ODD], { method: "POST", url: `${BASE}/x`, headers: JSON_HEADERS, body: ODD }],
  [
    ["PUT /x", { a: { b: [Number.NaN] }, c: null, d: undefined }],
    { method: "PUT", url: `${BASE}/x`, headers: JSON_HEADERS, body: { a: { b: [Number.NaN] }, c: null } },
  ],
  [["POST /x", { a: 1, data: "d" }], { method: "POST", url: `${BASE}/x`, headers: HEADERS, body: "d" }],
  [
    ["POST /x/{data}", { a: 1, data: "d" }],
    { method: "POST", url: `${BASE}/x/d`, headers: JSON_HEADERS, body: { a: 1 } },
  ],
  [
    ["POST /x", { a: 1, headers: { "Content-Type": "application/merge-patch+json" } }],
    {
      method: "POST",
      url: `${BASE}/x`,
      headers: { ...HEADERS, "content-type": "application/merge-patch+json" },
      body: { a: 1 },
    },
  ],
  [
    ["POST /x", { a: 1, headers: { "content-type": null } }],
    { method: "POST", url: `${BASE}/x`, headers: JSON_HEADERS, body: { a: 1 } },
  ],
  jsonOf([1, 2]),
  jsonOf([1]),
  jsonOf(0),
  jsonOf(false),
  jsonOf({}),
  jsonOf(mine),
  jsonOf(Object.create(null)),
  jsonOf(
    new (class Point {
      x = 1;
    })(),
  ),
  rawOf(""),
  rawOf("text"),
  rawOf(null),
  rawOf(form),
  rawOf(new Blob(["x"])),
  rawOf(new Uint8Array([1])),
  rawOf(new URLSearchParams("a=1")),
  rawOf(new ReadableStream()),
  rawOf(new Date(0)),
  rawOf(() => mine),
  rawOf((function* () {})()),
  rawOf({ [Symbol.iterator]: () => [][Symbol.iterator]() }),
  rawOf({ async *[Symbol.asyncIterator]() {} }),
  // No tag tells these.
  ...[new NativeForm(), new NativeBlob(), new OldForm(), new TestForm()].map(rawOf),
  ...LIKE_UNTAGGED.map(jsonOf),
]);

/** What a program did not write: each key is a parameter, whatever its name. */
const input = { url: "u", baseUrl: "b", headers: "h", method: "m", mediaType: "t", request: "r", data: "d", args: "a" };
const INPUT_QUERY = "?url=u&baseUrl=b&headers=h&method=m&mediaType=t&request=r&data=d&args=a";

urls("args", [
  // No name becomes another.
  ["GET /x", { args: { " A ": 1, a: 2 } }, "/x?%20A%20=1&a=2"],
  ["GET /x", { args: input }, `/x${INPUT_QUERY}`],
  ["GET /users/{id}{?url}", { args: { id: "1", url: "u", b: 2 } }, "/users/1?url=u&b=2"],
  ["GET /{a}/{b}", { a: 1, args: { a: 2, b: 3, c: 4 } }, "/1/3?c=4"],
  // What the program names is the program's, though it has no value.
  ["GET /x", { a: null, b: undefined, args: { a: 1, b: 2, c: 3 } }, "/x?c=3"],
  ["DELETE /users/{id}", { id: undefined, args: { id: 8 } }, rejected('"id" in "DELETE /users/{id}" needs a value')],
  ["GET /x{?data}", { data: undefined, args: { data: 2 } }, "/x"],
  // An option's name is a parameter's in args alone.
  ["GET /x", { url: undefined, headers: undefined, args: { url: 1, headers: 2 } }, "/x?url=1&headers=2"],
  ["GET /x", { b: 1, args: { a: 1, b: 2 } }, "/x?b=1&a=1"],
  ["GET /x{?data}", { data: 1, args: { data: 2 } }, "/x?data=1"],
  ["GET /x{?data}", { args: { data: 2 } }, "/x?data=2"],
  ["GET /x", { args: { __proto__: { a: 1 }, b: undefined } }, "/x"],
  ["GET /x", { args: JSON.parse('{ "__proto__": 1 }') }, "/x?__proto__=1"],
  ["GET /x", { args: {} }, "/x"],
  ["GET /{id}", { args: { id: "../y" } }, rejected('"id"', "change the path")],
  ["GET /{id}", { args: { id: "" } }, rejected('"id"', "needs a value")],
  ["GET /{id}", { id: "", args: { id: 1 } }, rejected('"id"', "needs a value")],
  ["GET /{id}", { id: null, args: { id: 1 } }, rejected('"id"', "needs a value")],
  ["GET /x", { args: { q: {} } }, rejected('"q"', "is [object Object]")],
  // It never chooses where a request goes.
  ["GET {base}/x", { args: { base: "https://evil.example" } }, rejected('"base"', "chooses the host")],
  ["GET :base/x", { args: { base: "https://evil.example" } }, rejected('"base"', "chooses the host")],
  ["GET {+base}/x", { args: { base: "https://evil.example" } }, rejected('"base"', "chooses the host")],
  ["GET https://{h}.example/x/{h}", { args: { h: "evil" } }, rejected('"h"', "chooses the host")],
  ["GET {base}/x", { base: "https://h.example", args: { base: "https://evil.example" } }, "https://h.example/x"],
  ["GET https://{h}.example/x", { h: "h", args: { h: "evil" } }, "https://h.example/x"],
  ["GET /x", { args: null }, rejected('"args"', "plain object")],
  ["GET /x", { args: [1] }, rejected('"args"', "plain object")],
  ["GET /x", { args: new Map() }, rejected('"args"', "plain object", "JSON.parse(text)")],
  ["GET /x", { args: new URLSearchParams() }, rejected('"args"', "plain object", "JSON.parse(text)")],
]);

results("args in a body", "body", [
  [["POST /x", { a: 1, args: { ...input, a: 2 } }], { a: 1, ...input }],
  [["POST /x/{method}", { args: { method: "m", b: 2 } }], { b: 2 }],
  [["POST /x", { data: "d", args: { a: 1, data: 2 } }], "d"],
  [["POST /x", { data: undefined, a: undefined, args: { a: 1, b: 2, data: 3 } }], { b: 2 }],
  [["POST /x", { args: { a: new Map() } }], rejected('"a"', "JSON loses")],
]);

table(
  "a name that the program wrote as undefined is taken, wherever it was written",
  ({ endpoint }, [defaults, options]: readonly [readonly object[], object]) => {
    const builder: any = defaults.reduce((before: any, layer) => before.defaults(layer), endpoint);
    const merged = builder.merge("POST /x", options);
    const { body } = builder("POST /x", options);
    assert.equal(builder.parse(merged).body, body);
    assert.equal(builder.parse(JSON.parse(JSON.stringify(merged))).body, body);
    assert.not(Object.values({ ...merged, ...merged.args, ...builder.DEFAULTS }).includes(undefined));
    return body;
  },
  [
    [[[], { a: undefined, args: { a: 1, b: 2 } }], { b: 2 }],
    [[[{ a: undefined }], { args: { a: 1, b: 2 } }], { b: 2 }],
    [[[{ a: undefined }, {}, { c: 3 }], { d: 4, args: { a: 1, b: 2 } }], { c: 3, d: 4, b: 2 }],
    [[[{ a: undefined, args: { a: 1 } }], { b: 2 }], { b: 2 }],
    [[[{ args: { a: 1, data: 5 } }], { a: undefined, data: undefined, b: 2 }], { b: 2 }],
    [[[{ data: undefined }, { c: 3 }], { args: { data: 1, b: 2 } }], { c: 3, b: 2 }],
    // A default still stands in for a call's undefined.
    [[[{ a: 5 }], { a: undefined, args: { a: 1 } }], { a: 5 }],
    [[[{ a: undefined }, { a: 5 }], { args: { a: 1 } }], { a: 5 }],
  ],
);

each("hooks that merge twice keep what they add", ({ endpoint }) => {
  const merge: any = endpoint.merge;
  const once = merge("GET /x", { per_page: undefined, args: { per_page: 5, q: "a" } });
  const hooked = { per_page: 100, ...merge(once, once) };
  assert.is(endpoint.parse(hooked).url, `${BASE}/x?per_page=100&q=a`);
});

table(
  "args of defaults and call are joined, and merge hands them on",
  ({ endpoint }, [defaults, args]: readonly [object, object | undefined]) => {
    const builder: any = endpoint.defaults(defaults);
    const merged = builder.merge("/x", { args });
    const { url } = builder("/x", { args });
    assert.is(builder.parse(merged).url, url);
    return [merged.args, url.replace(BASE, "")];
  },
  [
    [
      [{ args: { a: 1, b: 1 } }, { b: 2, c: undefined }],
      [{ a: 1, b: 2 }, "/x?a=1&b=2"],
    ],
    [
      [{ a: 0 }, { a: 1, url: "u" }],
      [{ url: "u" }, "/x?a=0&url=u"],
    ],
    [
      [{ args: { a: 1 } }, undefined],
      [{ a: 1 }, "/x?a=1"],
    ],
    [
      [{}, undefined],
      [undefined, "/x"],
    ],
  ],
);

class Tagged {
  get [Symbol.toStringTag]() {
    return "Tagged";
  }
}

table(
  "what JSON would lose",
  (api, [value, type]: readonly [unknown, string?]) =>
    call(api, ["POST /x", { value, headers: { "content-type": type } }]).body.value === value,
  [
    ...[null, "", 0, true, 1n, [], {}, new Money(), new Date(0), new URL("https://h.example"), Object.create(null)].map(
      (value) => [[value], true] as const,
    ),
    ...[{ a: new Map() }, [Number.NaN], ...LIKE_UNTAGGED, new Chain(), { *[Symbol.iterator]() {} }].map(
      (value) => [[value], true] as const,
    ),
    ...[new NativeForm(), new NativeBlob(), new OldForm(), new TestForm(), Readable.from(["a"])].map(
      (value) => [[value], rejected('"value" in "POST /x"', "any other body in data")] as const,
    ),
    [[Object.assign(new Tagged(), { toJSON: () => 1 })], true],
    // As Bun has it, where files become {}.
    [[Object.assign(new FormData(), { toJSON: () => ({}) })], rejected('"value"', "any other body in data")],
    ...[Number.NaN, Infinity, () => 1, Symbol("s"), Promise.resolve(), new Map(), new Set(), new Blob(["x"])].map(
      (value) => [[value], rejected('"value" in "POST /x"')] as const,
    ),
    ...[new ReadableStream(), new Uint8Array(1), new ArrayBuffer(1), new Error("e"), /x/, new Tagged(), form].map(
      (value) => [[value], rejected('"value" in "POST /x"', "data")] as const,
    ),
    // As a `Buffer` of Node has it.
    [[Object.assign(new Uint8Array(1), { toJSON: () => ({}) })], rejected('"value"', "any other body in data")],
    [[new Date(Number.NaN)], rejected('"value"', "[object Date]")],
    [[{ then: () => 1, toJSON: () => 1 }], rejected('"value"', "is a promise: await it first")],
    [[AbortSignal.timeout(1)], rejected('"value"', "a signal goes in request")],
    [[new Map(), "application/merge-patch+json"], rejected('"value"')],
    [[new Map(), "application/x-amz-json-1.1"], rejected('"value"')],
    // axios makes forms of such objects.
    [[new Blob(["x"]), "multipart/form-data"], true],
  ],
);

each("`__proto__` is a key of the body like any other", (api) => {
  const { body } = call(api, ["POST /x", JSON.parse('{ "__proto__": { "a": 1 }, "constructor": 2 }')]);
  assert.equal(JSON.stringify(body), '{"__proto__":{"a":1},"constructor":2}');
  assert.equal(Object.getOwnPropertyDescriptor(body, "constructor"), {
    value: 2,
    writable: true,
    enumerable: true,
    configurable: true,
  });
  assert.is(Object.getPrototypeOf(body), Object.prototype);
  assert.is(({} as any).a, undefined);
  const { headers } = call(api, ["GET /x", { headers: JSON.parse('{ "__proto__": "x" }') }]);
  assert.equal(Object.keys(headers), ["accept", "user-agent", "__proto__"]);
  const merged = api.endpoint
    .defaults({ ["__proto__"]: 1, request: { a: 1 } })
    .merge({ request: { ["__proto__"]: 2 } });
  assert.ok(Object.keys(merged).includes("__proto__"));
  assert.equal(Object.keys(merged.request!), ["a", "__proto__"]);
});

urls("base", [
  ["@%20", {}, "/@%20"],
  ["é", {}, "/%C3%A9"],
  ["GET x", {}, "/x"],
  ["Users/1", {}, "/Users/1"],
  ["GET /", {}, "/"],
  ["GET /x", { baseUrl: "http://example.com/index.html" }, "http://example.com/index.html/x"],
  ["GET /x/", {}, "/x/"],
  ["GET //evil.com/x", {}, "/evil.com/x"],
  ["GET @evil.com", {}, "/@evil.com"],
  ["GET :80/x", {}, "/:80/x"],
  ["GET /javascript:alert(1)", {}, "/javascript:alert(1)"],
  ["GET ?a=1", {}, "?a=1"],
  ["GET #f", {}, "#f"],
  ["GET {?a}", { a: 1 }, "?a=1"],
  ["GET {?a}", {}, ""],
  ["GET {#a}", { a: 1 }, "#1"],
  ["GET {/a}", { a: 1 }, "/1"],
  ["GET {+a,b}", { a: "//evil.com", b: "c" }, "//evil.com,c"],
  ["GET {;a}", { a: 1 }, "/;a=1"],
  ["GET {.a}", { a: "evil.com" }, "/.evil.com"],
  ["GET {&a}", { a: 1 }, "/&a=1"],
  ["GET /x", { baseUrl: "https://h.example/v1" }, "https://h.example/v1/x"],
  ["GET x", { baseUrl: "https://h.example/v1/" }, "https://h.example/v1/x"],
  ["GET //x", { baseUrl: "https://h.example//v1//" }, "https://h.example//v1/x"],
  ["GET ?a", { baseUrl: "https://h.example/v1/" }, "https://h.example/v1/?a"],
  ["GET {?a}", { baseUrl: "https://h.example//" }, "https://h.example/"],
  ["GET /x", { baseUrl: "HTTP://u:p@[::1]:80/é" }, "HTTP://u:p@[::1]:80/%C3%A9/x"],
  ["GET https://h.example", { baseUrl: 1 }, rejected("baseUrl")],
  ["GET https://h.example", { baseUrl: "nonsense" }, "https://h.example"],
  ["GET https://h.example", { baseUrl: " " }, "https://h.example"],
  ["GET /x", { baseUrl: "v1" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "./v1" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "ftp://h.example" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "wss://h.example" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "https:///x" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "https://h.example?a" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "https://h.example/#a" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: "https://h.example/a b" }, rejected("GET /x", '"baseUrl"')],
  ["GET /x", { baseUrl: " https://h.example" }, rejected("GET /x", '"baseUrl"')],
  // As a file ends, or a variable of the environment.
  ["GET /x", { baseUrl: "https://h.example\n" }, rejected("GET /x", '"baseUrl"', "braces and white space")],
]);

urls("a base that is a path", [
  ["GET /x", { baseUrl: "/api" }, "/api/x"],
  ["GET //x", { baseUrl: "/api//v1//" }, "/api//v1/x"],
  ["GET x", { baseUrl: "/api" }, "/api/x"],
  ["GET ?a=1", { baseUrl: "/api" }, "/api?a=1"],
  ["GET {#a}", { baseUrl: "/api/", a: 1 }, "/api/#1"],
  ["GET {/a}", { baseUrl: "/api/" }, "/api/"],
  ["GET /x{/a}", { baseUrl: "/api/", a: "//evil.example" }, "/api/x/%2F%2Fevil.example"],
  ["GET /x", { baseUrl: "/é" }, "/%C3%A9/x"],
  ["GET /users/{id}", { baseUrl: "/", id: 7, args: { tags: ["a", "b"] } }, "/users/7?tags=a&tags=b"],
  ["GET x", { baseUrl: "/" }, "/x"],
  ["GET //evil.example", { baseUrl: "/" }, "/evil.example"],
  ["GET {?a}", { baseUrl: "/" }, "/"],
  ["GET {?a}", { baseUrl: "/", a: 1 }, "/?a=1"],
  ["GET {/a}", { baseUrl: "/", a: "b" }, "/b"],
  ["GET {/a}", { baseUrl: "/" }, "/"],
  ["GET https://h.example/x", { baseUrl: "/api" }, "https://h.example/x"],
  ["GET {base}/x", { baseUrl: "/api", base: "https://h.example" }, "https://h.example/x"],
  ["DELETE /x/{id}", { baseUrl: "/api", id: ".." }, rejected('"id" in "DELETE /x/{id}" would change the path')],
  // Two slashes at the start would be a host.
  ["GET /{+a}", { baseUrl: "/api", a: "/evil.example" }, "/api//evil.example"],
  [
    "GET /{+a}",
    { baseUrl: "/", a: "/evil.example" },
    rejectedBy('"url" in "GET /{+a}" gives a path that does not begin with one slash'),
  ],
  ["GET {/a*}", { baseUrl: "/", a: ["", "evil.example"] }, rejected("does not begin with one slash")],
  ["GET /{/a}", { baseUrl: "/", a: "evil.example" }, rejected("does not begin with one slash")],
  ["GET /{+a}", { baseUrl: "/", a: "\\evil.example" }, "/%5Cevil.example"],
  ...["//h.example", "///x", "//", "/\\h.example", "/\t/h.example", "/a b", "/a?b", "/a#b", "/{a}", "/%"].map(
    (baseUrl) => ["GET /x", { baseUrl }, rejected('"baseUrl" in "GET /x" has to be')] as const,
  ),
]);

urls("full URLs", [
  ["GET h2c+x.y-z://h.example/x", {}, "h2c+x.y-z://h.example/x"],
  ["GET xhttp:///y", {}, "xhttp:///y"],
  ["GET http:///y", {}, rejected("http://")],
  ["GET https://h.example", {}, "https://h.example"],
  ["GET HTTPS://h.example/", {}, "HTTPS://h.example/"],
  ["GET https://h.example//x", {}, "https://h.example//x"],
  ["GET wss://h.example/x", { a: 1 }, "wss://h.example/x?a=1"],
  ["GET file:///x/{a}", { a: "b c" }, "file:///x/b%20c"],
  ["GET https://h.example?a=1", { b: 2 }, "https://h.example?a=1&b=2"],
  ["GET https://h.example?", { b: 2 }, "https://h.example?b=2"],
  ["GET https://h.example{/a}", { a: "b" }, "https://h.example/b"],
  ["GET https://h.example{/a}", {}, "https://h.example"],
  ["GET https://h.example{?a}", { a: "b" }, "https://h.example?a=b"],
  ["GET https://h.example{#a}", { a: "b" }, "https://h.example#b"],
  ["GET https://{tenant}.example.com/", { tenant: "acme-1" }, "https://acme-1.example.com/"],
  ["GET https://{a}{b}:{port}/x", { a: "h", b: 1, port: 8080 }, "https://h1:8080/x"],
  ["GET http://localhost:{port}/", { port: 8080 }, "http://localhost:8080/"],
  ["GET https://{t-n}.example/{t-n}", { "t-n": "x" }, "https://x.example/x"],
  // Of a list, what is not left out counts.
  ["GET https://{tenant}.example.com/", { tenant: [null, "acme"] }, "https://acme.example.com/"],
  ["GET https://{tenant}.example.com/", { tenant: [null] }, rejected('"tenant"', "needs a value")],
  ["GET https://h.example/{a}", { a: [null, "b"] }, rejected('"a"', "needs a value for each item")],
  ["GET https://{tenant}.example.com/", {}, rejected('"tenant"', "https://{tenant}.example.com/")],
  ["GET https://{tenant}.example.com/", { tenant: "evil.com/" }, rejected('"tenant"')],
  ["GET https://h{tenant}", { tenant: "_" }, rejected('"tenant"')],
  // Whatever the expression, its value is looked at.
  ["GET https://{+tenant}/", { tenant: "a/b" }, rejected('"tenant"')],
  ["GET https://{+tenant}/", { tenant: "a/" }, rejected('"tenant"')],
  ["GET https://{+tenant}/", { tenant: "a:8" }, rejected('"tenant"')],
  ["GET https://{a:3}/", { a: "abcd" }, "https://abc/"],
  ["GET https://h{.a}/", { a: "a" }, "https://h.a/"],
  ["GET https://h{.a}/", { a: "a.b" }, rejected('"a"')],
  ["GET https://h{.a}/", {}, "https://h/"],
  ["GET https://{/a}", { a: "evil.com" }, rejected("https://{/a}")],
  ["GET https://h.example\\@evil.com/", {}, rejected("\\")],
]);

urls("a base that is a value", [
  ["GET {link}", { link: "https://h.example/a" }, "https://h.example/a"],
  ["GET {link}", { link: "https://h.example/a/" }, "https://h.example/a/"],
  ["GET {link}/x", { link: "https://h.example/a//" }, "https://h.example/a/x"],
  ["GET {link}x", { link: "https://h.example/a" }, "https://h.example/a/x"],
  // A part of a value is no base.
  ["GET {link:5}/x", { link: "https://h.example" }, "/https/x"],
  ["GET {link*}/x", { link: "https://h.example" }, "/https%3A%2F%2Fh.example/x"],
  ["GET {+link}/x", { link: "https://h.example" }, "https://h.example/x"],
  ["GET :link/x", { link: new URL("https://h.example") }, "https://h.example/x"],
  ["GET {link}{?a}", { link: "https://h.example/", a: 1 }, "https://h.example/?a=1"],
  ["GET {link}/x/{link}", { link: "https://h.example" }, "https://h.example/x/https%3A%2F%2Fh.example"],
  ["GET {org}/x", { org: "acme" }, rejected("GET {org}/x", '"org"', "has to be an http(s) URL without query")],
  // Not even where the base is a path.
  ...["/api", "/", "//h.example"].flatMap((org) =>
    [undefined, "/api"].map(
      (baseUrl) => ["GET {org}/x", { org, baseUrl }, rejected('"org" in "GET {org}/x" has to be an http(s)')] as const,
    ),
  ),
  ["GET {org}/x", {}, rejected("GET {org}/x", '"org"')],
  ["GET {org}/x", { org: "https://h.example?a" }, rejected('"org"')],
  // GitHub's `upload_url` is a template.
  [
    "POST {upload_url}",
    { upload_url: "https://h.example/assets{?name,label}", name: "a.zip" },
    rejected('"upload_url" in "POST {upload_url}"', "a link or template goes in url"),
  ],
  ["GET {org}/x", { org: "x://http://h.example" }, rejected('"org"')],
  ["GET {org}/x", { org: "https://a@b@:99999" }, rejected('"org"')],
  ["GET {org}/x", { org: ["https://h.example"], x: 1 }, rejected('"org"')],
]);

urls("required placeholders", [
  ["DELETE /users/{id}", {}, rejected("DELETE /users/{id}", '"id"')],
  ["DELETE /users/{id}", { id: null }, rejected('"id"')],
  ["DELETE /users/{id}", { id: "" }, rejected('"id"')],
  ["DELETE /users/{id}", { id: [] }, rejected('"id"')],
  ["DELETE /users/{id}", { id: [null] }, rejected('"id"')],
  // The next item would take its place.
  ["POST /tasks{/x*}", { x: [undefined, "close"] }, rejected('"x" in "POST /tasks{/x*}" needs a value for each item')],
  ["GET /x{/x*}", { x: [null] }, rejected("for each item")],
  ["GET /x/{x*}", { x: ["a", , "b"] }, rejected("for each item")],
  ["GET /x/{+x*}", { x: ["a", null] }, rejected("for each item")],
  ["GET /x{/x*}", { args: { x: ["a", null] } }, rejected("for each item")],
  ["GET /x{/x*}", { x: { toJSON: () => [null] } }, rejected("for each item")],
  // In any of its places.
  ["GET /x{/x*}{?x}", { x: [undefined, "a"] }, rejected("for each item")],
  ["GET /x{/x}{?x}", { x: [undefined] }, rejected("for each item")],
  ["GET /x{/x*}", { x: [] }, "/x"],
  ["GET /x{/x*}", { x: { a: null, b: 1 } }, "/x/b=1"],
  ["GET /x{.x*}", { x: [null, "a"] }, rejected("for each item")],
  ["GET /x{;x*}", { x: [null, "a"] }, rejected("for each item")],
  ["GET /x{?x*}{&x}", { x: [null, "a"] }, "/x?x=a&x=a"],
  ["GET /x{?q}{/x*}", { x: [null, "a"] }, "/x/a"],
  ["GET /x", { x: [null, "a"] }, "/x?x=a"],
  ["DELETE /users/{id}", { id: {} }, rejected('"id"')],
  ["DELETE /users/{id}", { id: ["", ""] }, rejected('"id"', "is a list")],
  ["DELETE /users/{id:3}", { id: "" }, rejected('"id"')],
  ["DELETE /users/{id*}", { id: { a: "" } }, "/users/a="],
  ["DELETE /users/{a,b}", { a: 1 }, rejected('"b"')],
  ["DELETE /users/{id}", { id: 0 }, "/users/0"],
  ["GET /x?a={a}", {}, "/x?a="],
  ["GET /x#{a}", {}, "/x#"],
  ["GET /x{?a}/{b}", {}, "/x/"],
  ["GET /x{#a}{b}", {}, "/x"],
  ["GET /contents{/path}", {}, "/contents"],
  ["GET /contents{/path*}", { path: ["a", "b/c"] }, "/contents/a/b%2Fc"],
  // A text with slashes was meant as several segments.
  [
    "GET /contents{/path*}",
    { path: "a/b" },
    rejectedBy('"path" in "GET /contents{/path*}" is no list: leave a first slash out, and pass x.split("/")'),
  ],
  ["GET /contents{/x,path*}{?path}", { args: { x: 1, path: "a/b" } }, rejected('"path" in')],
  ["GET /contents{/path*}", { path: "a b" }, "/contents/a%20b"],
  ["GET /contents{/path}{.path*}{;path*}{?path*}", { path: "a/b" }, "/contents/a%2Fb.a%2Fb;path=a%2Fb?path=a%2Fb"],
  ["GET /x{.a}{;b}{/d}{?e}{&f}{#g}", {}, "/x"],
  // So does `{+x}`, which writes no mark of its own.
  ["DELETE /v1/{+name}", {}, rejected('"name" in "DELETE /v1/{+name}" needs a value')],
  ["GET /x/{+a,b}", { a: 1 }, rejected('"b" in "GET /x/{+a,b}" needs a value')],
  ["GET /x{?a}{+b}", {}, "/x"],
  // `{/x}` may be left out, and is no empty segment.
  ["DELETE /users{/id}", {}, "/users"],
  ["DELETE /users{/id}", { id: [] }, "/users"],
  ["DELETE /users{/id}", { id: "" }, rejected('"id" in "DELETE /users{/id}" is empty: pass undefined to leave it out')],
  ["DELETE /users{/id:3}", { id: "" }, rejected('"id"')],
  ["DELETE /users{/a,b}", { a: [], b: "" }, rejected('"b"')],
  ["DELETE /users{/id*}", { id: ["", ""] }, rejected('"id"')],
  ["GET /x/{id*}", { id: ["", ""] }, "/x/,"],
  ["GET /x/{id*}", { id: { "": "" } }, "/x/="],
  ["DELETE /users{/id*}", { id: { "": "" } }, rejected('"id"')],
  ["GET /keys{/id*}", { id: ["a", "", "b"] }, "/keys/a//b"],
  ["GET /keys{/id*}", { id: ["", "b"] }, "/keys//b"],
  ["GET /keys{/id*}", { id: { a: "", "": "" } }, "/keys/a=/="],
  ["GET /x?a=b{/c}", { c: "" }, "/x?a=b/"],
]);

urls("in a path, {x} is one text, and {x*} is several", [
  ["DELETE /users/{id}", { id: { id: 7, name: "Bob" } }, rejected(`"id" in "DELETE /users/{id}" ${IS_OBJECT}`)],
  ["DELETE /users/:id", { id: { $ne: 1 } }, rejected(`"id" in "DELETE /users/:id" ${IS_OBJECT}`)],
  ["GET /x/{+id}", { id: { a: 1 } }, rejected(IS_OBJECT)],
  ["GET /x{/id}", { id: { a: 1 } }, rejected(IS_OBJECT)],
  ["GET /x/{id}", { id: new Money() }, rejected(IS_OBJECT)],
  ["GET /x/{a,id}", { a: 1, id: { a: 1 } }, rejected('"id"', IS_OBJECT)],
  [
    "DELETE /users/{id}",
    { args: { id: ["1", "2"] } },
    rejected('"id" in "DELETE /users/{id}" is a list: pass one value, or write {id*}'),
  ],
  ["DELETE /users/:id", { id: [1] }, rejected('"id" in "DELETE /users/:id" is a list: pass one value, or write {id*}')],
  ["GET /x/{+id}", { id: ["a/b"] }, rejected('"id" in "GET /x/{+id}" is a list: pass one value, or write {+id*}')],
  ["GET /x{/id}", { id: ["a"] }, rejected('"id" in "GET /x{/id}" is a list: pass one value, or write {/id*}')],
  ["GET /x{/a,b}", { a: 1, b: [2] }, rejected('"b" in "GET /x{/a,b}" is a list: pass one value, or write {/b*}')],
  ["GET /x/{id:3}", { id: ["a"] }, rejected('"id" in "GET /x/{id:3}" is a list or object: a prefix takes one text')],
  // A host says what it takes.
  [
    "GET https://{h}.example/",
    { h: ["a", "b"] },
    rejected('"h" in "GET https://{h}.example/" has to be letters, digits and hyphens; a whole URL'),
  ],
  [
    "GET https://{h}.example/",
    { h: { a: "b" } },
    rejected('"h" in "GET https://{h}.example/" has to be letters, digits and hyphens; a whole URL'),
  ],
  [
    "GET https://{h}.example/",
    { h: "" },
    rejected('"h" in "GET https://{h}.example/" has to be letters, digits and hyphens; a whole URL'),
  ],
  // What works instead.
  ["GET /x/{id*}", { id: ["a/b", 2] }, "/x/a%2Fb,2"],
  ["GET /x/{+id*}", { id: ["a/b", 2] }, "/x/a/b,2"],
  ["GET /x{/id*}", { id: ["a/b", 2] }, "/x/a%2Fb/2"],
  ["GET /x/{id*}", { id: { a: 1 } }, "/x/a=1"],
  // Everywhere else, they are the RFC's.
  ["GET /x{.id}{;id}{?id}{&id}{#id}", { id: [1, 2] }, "/x.1,2;id=1,2?id=1,2&id=1,2#1,2"],
  ["GET /x?a={id}&b={+id}", { id: { a: 1 } }, "/x?a=a,1&b=a,1"],
  // These are absent.
  ["GET /x{/id}", { id: [] }, "/x"],
  ["GET /x{/id}", { id: {} }, "/x"],
  ["GET /x/{id}", { id: {} }, rejected('"id"', "needs a value")],
  // RabbitMQ's first virtual host has this name.
  ["GET /api/queues/{vhost}/{name}", { vhost: "/", name: "a" }, "/api/queues/%2F/a"],
]);

/** As `JSON.parse` reads an id of 18 digits: the last two are others. */
const LOST = JSON.parse("725653563933458432");
const HAS_LOST = "may have lost digits: parse it as text";

urls("a number that may have lost digits is no part of a path or host", [
  ["DELETE /users/{id}", { id: LOST }, rejectedBy(`"id" in "DELETE /users/{id}" ${HAS_LOST}`)],
  ["GET /x/:id", { id: 2 ** 53 }, rejected(HAS_LOST)],
  ["GET /x/{+id}", { id: -(2 ** 53) }, rejected(HAS_LOST)],
  ["GET /x{/id}", { id: 1e21 }, rejected(HAS_LOST)],
  ["GET /x/{id:3}", { id: LOST }, rejected(HAS_LOST)],
  ["GET /x{.id}", { id: LOST }, rejected(HAS_LOST)],
  ["GET /x{;id}", { id: LOST }, rejected(HAS_LOST)],
  ["GET /x{;id*}", { id: [1, LOST] }, rejected(HAS_LOST)],
  ["GET /x{/id*}", { id: ["a", LOST] }, rejected(HAS_LOST)],
  ["GET /x/{id*}", { id: { a: LOST } }, rejected(HAS_LOST)],
  ["GET /x/{id}", { args: { id: LOST } }, rejected(HAS_LOST)],
  ["GET /x/{id}", { id: { toJSON: () => LOST } }, rejected(HAS_LOST)],
  // In any of its places.
  ["GET /x/{id}{?id}", { id: LOST }, rejected(HAS_LOST)],
  ["GET https://{id}.example/{id}", { id: LOST }, rejected(HAS_LOST)],
  // In a host, it would be another host.
  ["GET https://{app}.discordsays.example/", { app: LOST }, rejected(HAS_LOST)],
  ["GET https://{app}.h.example/{?app}", { app: LOST }, rejected(HAS_LOST)],
  ["GET https://{app}.h.example/", { app: LOST }, rejected(HAS_LOST)],
  ["GET https://{app}.h.example/", { app: 725653563933458432n }, "https://725653563933458432.h.example/"],
  ["GET /x/{id}", { id: 2 ** 53 - 1 }, "/x/9007199254740991"],
  ["GET /x/{id}", { id: 725653563933458432n }, "/x/725653563933458432"],
  ["GET /x/{id}", { id: "725653563933458432" }, "/x/725653563933458432"],
  ["GET /x/{id}", { id: 0.1 }, "/x/0.1"],
  // There, it may be a time.
  ["GET /x{?at}", { at: LOST, to: [LOST] }, `/x?at=${LOST}&to=${LOST}`],
  ["GET /x?b={at}", { at: LOST }, `/x?b=${LOST}`],
]);

urls("what would end a part of the url", [
  [
    "DELETE /v1/{+name}:softDelete",
    { name: "a#" },
    rejected('"name" in "DELETE /v1/{+name}:softDelete" would end the path'),
  ],
  [
    "GET /x/{+a}",
    { a: "b?c" },
    rejected('"a" in "GET /x/{+a}" would end the path: encode its "?" and "#", or write ?{+a}'),
  ],
  ["GET /x/{+a*}", { a: ["b", "c?"] }, rejected('"a"')],
  // A prefix is cut before.
  ["GET /x/{+a:1}", { a: "b?" }, "/x/b"],
  ["GET /x/{+a:2}", { a: "b?c" }, rejected('"a"')],
  // An expression that was left out opened nothing.
  ["GET /x{?a}{+b}", { b: "?c" }, rejected('"b"', "would end the path")],
  ["GET /x/{+a}", { a: "?" }, rejected('"a"', "would end the path")],
  ["GET /x?a={+b}", { b: "#" }, rejected('"b"', "would end the query")],
  ["GET /x?{+b}", { b: "?c=1" }, rejected('"b" in "GET /x?{+b}" would write a second "?": leave its own out')],
  ["GET /x?a=1&{+b}", { b: "?c=1" }, rejected('"b" in "GET /x?a=1&{+b}" would write a second "?": leave its own out')],
  ["GET /x?a=1&{+b}#f", { b: "?c=1" }, rejected('"b" in "GET /x?a=1&{+b}#f" would write a second "?"')],
  ["GET /x?a=1&{+b}", { b: "c=1?d" }, "/x?a=1&c=1?d"],
  ["GET /x?a=1#b&{+c}", { c: "?d" }, "/x?a=1#b&?d"],
  ["GET /a&{b}?{+c}", { b: "?", c: "d" }, "/a&%3F?d"],
  ["GET /x?{+b}", { b: "c=1?" }, "/x?c=1?"],
  ["GET /x?a?{+b}", { b: "?" }, "/x?a??"],
  ["GET /x{?a}{+b}", { a: 1, b: "?c" }, "/x?a=1?c"],
  ["GET /x{?a}{+b}", { a: 1, b: "#c" }, rejected('"b" in "GET /x{?a}{+b}" would end the query: encode its "#"')],
  ["GET /x?a={+b}", { b: "/?c" }, "/x?a=/?c"],
  ["GET /x?a={+b}", { b: "c#" }, rejected('"b"', 'would end the query: encode its "#"')],
  ["GET /x{#a}{+b}", { b: "#c" }, rejected('"b"', "would end the path")],
  ["GET /x{#a}{+b}", { a: "?#", b: "?#" }, "/x#?%23?%23".replace(/%23/g, "#")],
]);

urls("what other routers write", [
  // Placeholders with a mark, of which a part would be sent.
  ...(
    [
      [":path*", "/a/:path*"],
      [":path+", "/a/:path+/b"],
      [":path*", "/a/:path*{?x}"],
      [":path*", ":path*"],
      [":id(", "/a/:id(\\d+)"],
      [":id(", "/a/:id(x)/b"],
      [":id?", ":id?"],
      [":id+", ":id+/b"],
      [":id(", ":id(x)"],
      [":id?", "/a/:id?#b"],
      [":id?", "/a/:id?{?b}"],
      [":id*", "/a/:id*?b=1"],
      [":id*", "/a/:id*{#b}"],
      [":ext?", "/a/b.:ext?"],
      // A plain string has no `${...}`.
      ["${id}", "/users/${id}"],
      ["${user.id}", "/x?a=${user.id}"],
      ["${x}", "https://${x}.example/"],
      // Optional groups.
      ["(/:id)", "/a(/:id)"],
      ["(/b/:id)", "/a(/b/:id)/c(/:d)"],
      ["[/{id}]", "/a[/{id}]?b=1"],
      ["(.:ext)", "/a(.:ext)"],
      ["(.{ext})", "https://h.example/a(.{ext})"],
    ] as const
  ).map(
    ([found, url]) =>
      [`GET ${url}`, { id: 1 }, rejectedBy(`"${found}" in "GET ${url}" is no placeholder: ${INSTEAD}`)] as const,
  ),
  ["GET /a(b={id})/c('/{id}')/[...id", { id: 1 }, "/a(b=1)/c('/1')/[...id"],
  ["GET /a?b=(/c)[/d]", {}, "/a?b=(/c)[/d]"],
  ["GET /a(/b", {}, "/a(/b"],
  ["GET /a/<id>", { id: 1 }, rejected('"<" in "GET /a/<id>" has to be left out or encoded')],
  // Expressions of other templates.
  ...[
    "x+",
    "$x-y:path",
    "*x",
    "**x",
    "...x",
    "x...",
    "?x?",
    "id?",
    "x-y?",
    "/id?",
    "id*?",
    "x:int",
    "x*y",
    "x+y",
    "x~",
    "*x~",
    "x:pathy",
    "!x",
    "",
  ].map(
    (text) =>
      [`GET /a/{${text}}`, {}, rejectedBy(`"{${text}}" in "GET /a/{${text}}" is not RFC 6570: ${INSTEAD}`)] as const,
  ),
  // Names behind marks, if a parameter has such a name and no placeholder.
  ...[
    "[id]",
    "[...id]",
    "[[...id]]",
    "*id",
    "%7Bid%7D",
    "%7bid%7d",
    ":from-:id",
    "@:id",
    "(:id)",
    ";v=:id",
    "a/**id",
  ].map(
    (text) =>
      [
        `GET /a/${text}`,
        { from: 1, id: 7 },
        rejectedBy(`"id" in "GET /a/${text}" is no placeholder: ${INSTEAD}`),
      ] as const,
  ),
  ["POST /a/[user-id]", { "user-id": 7 }, rejected('"user-id" in "POST /a/[user-id]" is no placeholder')],
  ["GET /a/[id]", { args: { id: 7 } }, rejected('"id" in "GET /a/[id]" is no placeholder')],
  ["GET /a/*", { "*": "b" }, rejected(`"*" in "GET /a/*" is no placeholder: ${INSTEAD}`)],
  // Without such a parameter, it is text, and so it is behind anything else.
  ["GET /a/[id]/*path/@:user", { b: 1 }, "/a/[id]/*path/@:user?b=1"],
  ["GET /{id}/[id]", { id: 7 }, "/7/[id]"],
  ["GET /{page[size]}/{x}", { "page[size]": 1, size: 2, x: 3 }, "/1/3?size=2"],
  ["GET /$graph", { graph: 1 }, "/$graph?graph=1"],
  ["GET /{x}:cancel", { x: 1, cancel: 2 }, "/1:cancel?cancel=2"],
  ["GET /a:cancel", { cancel: 2 }, "/a:cancel?cancel=2"],
  ["POST /文档:search", { search: "a" }, "/%E6%96%87%E6%A1%A3:search"],
  ["GET /%3Clogs-%7Bnow%2Fd%7D%3E/[id", { now: 1, id: 2 }, "/%3Clogs-%7Bnow%2Fd%7D%3E/[id?now=1&id=2"],
  ["GET /.well-known", { well: 1, known: 2 }, "/.well-known?well=1&known=2"],
  ["GET /x?a=[id]&b=*id", { id: 7 }, "/x?a=[id]&b=*id&id=7"],
  ["GET /x#[id]", { id: 7 }, "/x?id=7#[id]"],
  ["GET https://[::1]:80/x", { 80: 1 }, "https://[::1]:80/x?80=1"],
  // What means what it says.
  ["GET /a/:path*b", { path: 1 }, "/a/1*b"],
  ["GET /a?b=/:path*", {}, "/a?b=/:path*"],
  ["GET /a#/:id(", {}, "/a#/:id("],
  ["GET /a{?b}/:path*", { b: 1 }, "/a?b=1/:path*"],
  ["GET /x:id(1)", {}, "/x:id(1)"],
  ["GET /{type}/%24{operation}", { type: "a", operation: "b" }, "/a/%24b"],
  ["GET /x$/{a}$", { a: 1 }, "/x$/1$"],
  ["GET /${?a}", { a: 1 }, "/$?a=1"],
  // In an authority, colons begin no placeholder.
  ["GET https://user.:pass?@h.example/", {}, rejected('"url" in "GET https://***@h.example/"')],
  ["GET https://user.:pass(@h.example/", {}, "https://user.:pass(@h.example/"],
]);

urls('a second "?"', [
  [
    "GET /x?a=1{?b}",
    { b: 1 },
    rejected('"{?b}" in "GET /x?a=1{?b}" would write a second "?": write "?a=1{&b}", or join both, as {?a,b}'),
  ],
  [
    "GET /x{?a}{?b,c*}",
    {},
    rejectedBy('"{?b,c*}" in "GET /x{?a}{?b,c*}" would write a second "?": write "?a=1{&b}", or join both, as {?a,b}'),
  ],
  ["GET /x?{?b}", {}, rejected('"{?b}"', "{&b}")],
  ["GET https://h.example?a{?b}", {}, rejected('"{?b}"')],
  ["GET /x{?a}/y{?b}", {}, rejected('"{?b}"')],
  ["GET {base}?a{?b}", { base: "https://h.example" }, rejected('"{?b}"')],
  ["GET /x?a=1{&b}", { b: 1 }, "/x?a=1&b=1"],
  ["GET /x?redirect=https://a/?b=1", {}, "/x?redirect=https://a/?b=1"],
  ["GET /x{?a}?b", { a: 1 }, "/x?a=1?b"],
  // In the fragment, everything passes.
  ["GET /x?a#{?b}", { b: 1 }, "/x?a#?b=1"],
  ["GET /x#?a{?b}", { b: 1 }, "/x#?a?b=1"],
]);

urls("dot segments", [
  ["GET /users/{id}/keys", { id: ".." }, rejected("GET /users/{id}/keys", '"id"', "change the path")],
  ["GET /users/{id}/keys", { id: "." }, rejected('"id"')],
  ["GET /users/{id}", { id: ".." }, rejected('"id"')],
  // A prefix may leave nothing but dots.
  ["GET /users/{id:1}", { id: ".a" }, rejected('"id"')],
  ["GET /users/{id:2}", { id: "..a" }, rejected('"id"')],
  ["GET /users/{id}", { id: "..." }, "/users/..."],
  // Where a path is decoded twice, or a client parses the decoded one.
  ["GET /users/{id}", { id: "%2e%2e" }, rejected('"id"')],
  ["GET /users/{id}", { id: "%2f..%5Cx" }, rejected('"id"')],
  ["GET /users/{id}/keys", { id: "..?" }, rejected('"id"')],
  ["GET /users/{id}/keys", { id: "a/.#" }, rejected('"id"')],
  ["GET /users/{+id}/keys", { id: "%252e%23" }, rejected('"id"')],
  ["GET /users/{id}", { id: "a..?b" }, "/users/a..%3Fb"],
  ["GET /users/{id}", { id: "%25252e" }, rejected('"id"')],
  ["GET /users/{+id}/keys", { id: "%25%32%65" }, rejected('"id"')],
  ["GET /users/{id}/keys", { id: "%%32%65?" }, rejected('"id"')],
  ["GET /users/{id}/{+b}", { id: "a%2541.%", b: "%252e%25%34%31" }, "/users/a%252541.%25/%252e%25%34%31"],
  ["GET /users/{+id}", { id: "%2E%2e" }, rejected('"id"')],
  ["GET /users/{+id}/x", { id: "a/..b" }, "/users/a/..b/x"],
  // Words joined by slashes need no look, and these are no such words.
  ["GET /users/{+id}", { id: "a/../b" }, rejected('"id"')],
  ["GET /users/{+id}", { id: "a/./b" }, rejected('"id"')],
  ["GET /users/a?b={+id}", { id: "/../c" }, "/users/a?b=/../c"],
  ["GET /users/{+id}", { id: "a/..\\b" }, rejected('"id"')],
  ["GET /users{/id*}", { id: ["a", "..", "b"] }, rejected('"id"')],
  ["GET /users{/id,b}", { id: "a", b: ".." }, rejected('"b"')],
  ["GET /{a}/.{/x}b", { a: "." }, rejected('"a"')],
  ["GET /{a}/.{/x,y}b", { a: "b" }, "/b/.b"],
  ["GET /a{/x}.", {}, "/a."],
  [`GET /{${"n".repeat(1e5)}}`, { ["n".repeat(1e5)]: ".".repeat(1e5) }, `/${".".repeat(1e5)}`],
  [`GET /{+${"n".repeat(1e5)}}`, { ["n".repeat(1e5)]: "a./".repeat(1e5) + "." }, rejected("nnn")],
  ["GET /.{org}/x", { org: "." }, rejected("GET /.{org}/x", '"org"')],
  ["GET /%2e{org}/x", { org: "." }, rejected('"org"')],
  ["GET /{a}{b}", { a: ".", b: "." }, rejected('"a"')],
  ["GET /{a}.{b}", { a: ".", b: "c" }, "/..c"],
  ["GET /{a,b}", { a: ".", b: "." }, "/.,."],
  ["GET /{.a}", { a: "." }, rejected('"a"')],
  ["GET /{.a*}", { a: ["", ""] }, rejected('"a"')],
  ["GET /a/..{+b}", { b: "" }, rejected('"b"')],
  ["GET /a/.{/b}./c", {}, "/a/../c"],
  ["GET /a/{+b}/..", { b: "../?" }, rejected('"b"')],
  ["GET /x{?a}", { a: "/../" }, "/x?a=%2F..%2F"],
  ["GET /x;a{;b}", { b: ".." }, "/x;a;b=.."],
  ["GET /a/../b", {}, "/a/../b"],
  ["GET /a/../{b}", { b: "v1.2" }, "/a/../v1.2"],
  // A value before the dots has no part in them.
  ["GET /{a}/../b", { a: "x" }, "/x/../b"],
  ["GET /a/../{b}", { b: ".." }, rejected('"b"')],
  ["GET ./x/%2e%2E/{b}.", { b: "c" }, "/./x/%2e%2E/c."],
  ["GET /a/..{?b}", { b: "." }, "/a/..?b=."],
  ["GET /a/..{/b}", { b: "c.d" }, "/a/../c.d"],
  ["GET /a/.?x={b}", { b: ".." }, "/a/.?x=.."],
  ["GET {base}/{b}", { base: "https://h.example", b: ".." }, rejected('"b"')],
  ["GET {base}{+b}", { base: "https://h.example/a", b: "../c" }, rejected('"b"')],
  // nginx, lighttpd, Jetty and Go decode slashes before they resolve dots.
  ["GET /users/{id}/keys", { id: "../admin" }, rejected('"id"')],
  ["GET /users/{id}/keys", { id: "a\\..\\b" }, rejected('"id"')],
  ["GET /files/{+path}", { path: "..%2fadmin" }, rejected('"path"')],
  ["GET /files/{+path}", { path: "a%5C%2E%2e%5cb" }, rejected('"path"')],
  // Tomcat cuts at ";".
  ["GET /users/{id}/keys", { id: "..;" }, rejected('"id"')],
  ["GET /files/{+path}", { path: "a/..;/admin" }, rejected('"path"')],
  // These are no dot segments for any server.
  ["GET /users/{id}", { id: "a..b" }, "/users/a..b"],
  ["GET /users/{id}", { id: "..gitignore" }, "/users/..gitignore"],
  ["GET /users/{id}", { id: "feature/x" }, "/users/feature%2Fx"],
  ["GET /users/{id}", { id: "...;" }, "/users/...%3B"],
  ["GET /users/{id}", { id: "a;../b" }, "/users/a%3B..%2Fb"],
  // Values and literals make one together.
  ["GET /x/{id}..", { id: "a/" }, rejected('"id"')],
  ["GET /x/..{id}", { id: ";a" }, rejected('"id"')],
  ["GET /x/{a}{b}/y", { a: "a/.", b: "./b" }, rejected('"a"')],
  ["GET /x{/a*}/y", { a: { "..": "/a" } }, "/x/..=%2Fa/y"],
  ["GET /x{/a*}/y", { a: { "/..": "/.." } }, rejected('"a"')],
  ["GET /x{/a*}", { a: { "../b": "c", d: "e" } }, rejected('"a"')],
  ["GET /x{/a*}", { a: { b: "c", d: ".." } }, "/x/b=c/d=.."],
  ["GET /x/{a*}/y", { a: { a: "/../" } }, rejected('"a"')],
  ["GET /x;a=..{;b}/y", { b: 1 }, "/x;a=..;b=1/y"],
  // Without a query before it, "{&x}" stands in the path, and so does what follows an absent query.
  ["GET /x{&a}", { a: "/../y" }, rejected('"a"')],
  ["GET /x?b{&a}", { a: "/../y" }, "/x?b&a=%2F..%2Fy"],
  ["GET /a/{?b}..{+c}", { c: "/d" }, rejected('"c"')],
  // Found by the laws: what opens or ends a segment has a part in it, and what follows an absent query is path.
  ["GET /a/..{+b}", { b: "/c" }, rejected('"b"')],
  ["GET /a/..{+b}", { b: "?c" }, rejected('"b"')],
  ["GET /a/..{+b}", { b: "c/d" }, "/a/..c/d"],
  ["GET /a/{+b}..", { b: "c/" }, rejected('"b"')],
  ["GET /a{/b*}..", { b: ["c", ""] }, rejected('"b"')],
  ["GET /a{/b}{?c}{d*}", { b: "..", d: [1, 2] }, "/a/..1,2"],
]);

const header = (value: unknown) => ["GET /x", { headers: value }] as const;

results("headers", "headers", [
  [header({ Accept: "a/b", "X-Y": 1, "X-Z": " a " }), { ...HEADERS, accept: "a/b", "x-y": 1, "x-z": " a " }],
  [header({ accept: undefined }), HEADERS],
  // Whether a client may send them, and where, is its business.
  [["https://h.example/x", { headers: { Host: "a", Cookie: "b" } }], { ...HEADERS, host: "a", cookie: "b" }],
  [header({ "User-Agent": null, none: null }), { accept: HEADERS.accept }],
  [header({ "X-A": 1, "x-a": 2 }), { ...HEADERS, "x-a": 2 }],
  [header({ "X-A": 1, "x-a": undefined }), { ...HEADERS, "x-a": 1 }],
  [header({ "X-A": 1, "x-a": null }), HEADERS],
  [header(new Headers({ "X-A": "1" })), { ...HEADERS, "x-a": "1" }],
  [header(new Map([["X-A", "1"]])), { ...HEADERS, "x-a": "1" }],
  [
    header({ "content-length": 14, "x-b": true, "x-c": 2n, "x-d": 2 ** 53 }),
    { ...HEADERS, "content-length": 14, "x-b": true, "x-c": 2n, "x-d": 2 ** 53 },
  ],
  // Other values have no text: a forgotten `await` would be sent as "[object Promise]".
  [
    header({ Authorization: Promise.resolve() }),
    rejected('"headers.authorization" in "GET /x"', "is a promise: await it first"),
  ],
  [header({ a: ["b"] }), rejected('"headers.a"', "[object Array]")],
  [header({ a: new Date(0) }), rejected('"headers.a"', "[object Date]")],
  [header({ a: {} }), rejected('"headers.a"')],
  [header({ a: () => 1 }), rejected('"headers.a"')],
  [header({ a: Symbol("s") }), rejected('"headers.a"')],
  [header({ a: Number.NaN }), rejected('"headers.a"', "NaN")],
  // A Kelvin sign, which toLowerCase makes a "k": a header that nobody asked for.
  ...["coo\u212aie", "a b", "", "a:b", "a\r\nb"].map(
    (name) => [header({ [name]: "1" }), rejected('"headers" in "GET /x" has an invalid name')] as const,
  ),
  [header([["a b", null]]), rejected('"headers" in "GET /x" has an invalid name')],
  [
    header([
      ["X-A", "1"],
      ["X-a", "2"],
    ]),
    { ...HEADERS, "x-a": "2" },
  ],
  [header({}), HEADERS],
  [["GET /x", { headers: { accept: 1 }, mediaType: { format: "raw" } }], { ...HEADERS, accept: 1 }],
  [["GET /x", { mediaType: { format: null } }], HEADERS],
  [["GET /x", { headers: { accept: null }, mediaType: { format: "raw" } }], { "user-agent": HEADERS["user-agent"] }],
]);

const V3 = "application/vnd.service.v3+json";

table(
  "accept",
  (api, [accept, format, previews]: readonly [string, (string | undefined)?, string[]?]) =>
    call(api, ["GET /x", { headers: { accept }, mediaType: { format, previews } }]).headers.accept,
  [
    [[V3, "raw"], "application/vnd.service.v3.raw"],
    [[V3, "text+json"], "application/vnd.service.v3.text+json"],
    [[V3, undefined, ["mercy"]], "application/vnd.service.mercy-preview+json"],
    [
      [V3, undefined, ["mercy", "symmetra"]],
      "application/vnd.service.mercy-preview+json,application/vnd.service.symmetra-preview+json",
    ],
    [[V3, "raw", ["mercy"]], "application/vnd.service.mercy-preview.raw"],
    [
      ["application/vnd.service.foo-preview+json", undefined, ["bar"]],
      "application/vnd.service.foo-preview+json,application/vnd.service.bar-preview+json",
    ],
    [["application/vnd.service.foo-preview+json", undefined, ["foo"]], "application/vnd.service.foo-preview+json"],
    [["application/vnd.service.foo-preview+json", "raw"], "application/vnd.service.foo-preview.raw"],
    [["application/octet-stream", "raw", ["mercy"]], "application/octet-stream"],
    [["text/html", "raw", ["mercy"]], "text/html"],
    [["application/vnd.a.v12+json", "raw"], "application/vnd.a.v12.raw"],
    [["application/vnd.a.v1.x-previewy+json", "raw"], "application/vnd.a.v1.raw"],
    [["application/vnd.a.v1.raw+json", ""], "application/vnd.a.v1.raw+json"],
    [[V3, undefined, ["a-preview-b"]], "application/vnd.service.a-preview-b-preview+json"],
    [[V3], V3],
    [[V3, undefined, []], V3],
    [[V3, "raw", []], "application/vnd.service.v3.raw"],
    [["application/vnd.github+json", "diff"], "application/vnd.github.diff"],
    [["application/vnd.github.raw", "diff"], "application/vnd.github.diff"],
    [["application/vnd.github.v3.raw", undefined, ["a-preview"]], "application/vnd.github.a-preview"],
    [["application/vnd.github.v3x", "raw"], "application/vnd.github.raw"],
    [["Application/VND.Acme.V2+JSON", "raw"], "Application/VND.Acme.V2.raw"],
    [["x-application/vnd.a+json", "raw"], "x-application/vnd.a+json"],
    [["application/vnd.a.v1.b.c+json", "raw"], "application/vnd.a.v1.b.c+json"],
    [["application/vnd.a+xml", "raw"], "application/vnd.a+xml"],
    [["application/vnd.a", "raw"], "application/vnd.a.raw"],
    [["application/json", "raw"], "application/json"],
    [[`text/html;q=0.5, ${V3};q=0.9 ,*/*`, "raw"], "text/html;q=0.5, application/vnd.service.v3.raw;q=0.9 ,*/*"],
    [
      [`${V3};q=0.9`, undefined, ["a", "b"]],
      "application/vnd.service.a-preview+json;q=0.9,application/vnd.service.b-preview+json;q=0.9",
    ],
    [["", "raw"], ""],
  ],
);

const merge = (api: Api, args: Call) => (api.endpoint.merge as (...args: Call) => unknown)(...args);

table("merge", merge, [
  [[], { method: "GET", baseUrl: BASE, headers: HEADERS }],
  [[{}], { method: "GET", baseUrl: BASE, headers: HEADERS }],
  [[undefined, { a: 1 }], { method: "GET", baseUrl: BASE, headers: HEADERS, a: 1 }],
  [
    ["get /x/{a}", { a: 1, b: null, c: undefined }],
    { method: "get", url: "/x/{a}", baseUrl: BASE, headers: HEADERS, a: 1, b: null },
  ],
  [["/x", { method: "post" }], { method: "post", url: "/x", baseUrl: BASE, headers: HEADERS }],
  [
    [{ url: "/x", baseUrl: "https://h.example", data: null }],
    { method: "GET", url: "/x", baseUrl: "https://h.example", headers: HEADERS, data: null },
  ],
  [[{ headers: { "X-A": 1 } }], { method: "GET", baseUrl: BASE, headers: { ...HEADERS, "x-a": 1 } }],
  [
    [{ mediaType: { format: "raw", previews: ["a-preview", "b", "a"], other: 1 }, request: mine }],
    {
      method: "GET",
      baseUrl: BASE,
      headers: HEADERS,
      mediaType: { format: "raw", previews: ["a", "b"], other: 1 },
      request: mine,
    },
  ],
  [[{ mediaType: {} }], { method: "GET", baseUrl: BASE, headers: HEADERS, mediaType: { previews: [] } }],
  [[{ mediaType: { previews: [] } }], { method: "GET", baseUrl: BASE, headers: HEADERS, mediaType: { previews: [] } }],
  [
    [{ mediaType: { previews: ["x-preview", "x", "X"] } }],
    { method: "GET", baseUrl: BASE, headers: HEADERS, mediaType: { previews: ["x", "X"] } },
  ],
  // octokit's hooks give the same options twice.
  ...[{ a: 1, headers: { b: "c" }, mediaType: { previews: ["x"] } }].map(
    (options) =>
      [
        [options, options],
        { method: "GET", baseUrl: BASE, headers: { ...HEADERS, b: "c" }, mediaType: { previews: ["x"] }, a: 1 },
      ] as const,
  ),
  [
    [
      { url: "/x", a: 1, b: 1, headers: { c: "1" }, data: 1, request: { d: 1 } },
      { url: "/y", b: 2, headers: { C: "2" }, data: undefined, request: { e: 2 } },
    ],
    {
      method: "GET",
      url: "/y",
      baseUrl: BASE,
      headers: { ...HEADERS, c: "2" },
      request: { d: 1, e: 2 },
      data: 1,
      a: 1,
      b: 2,
    },
  ],
]);

const MEDIA = { format: "raw", previews: ["a"] };
const UNSET = Object.fromEntries(OPTION_NAMES.map((name) => [name, undefined]));
table(
  "defaults cascade",
  ({ endpoint }, layers: readonly object[]) => {
    let builder: any = endpoint;
    for (const layer of layers.slice(0, -1)) builder = builder.defaults(layer);
    const { method, baseUrl, headers, ...merged } = builder.merge(layers[layers.length - 1]);
    return {
      ...merged,
      ...(method !== "GET" && { method }),
      ...(baseUrl !== BASE && { baseUrl }),
      ...(headers.accept !== V3 && { headers }),
    };
  },
  [
    [[{ a: 1 }, { b: 2 }, { c: 3 }], { a: 1, b: 2, c: 3 }],
    [[{ a: 1 }, { a: 2 }], { a: 2 }],
    [[{ a: 1 }, { a: undefined }], { a: 1 }],
    [[{ a: 1 }, { a: null }], { a: null }],
    [[{ a: { x: 1 } }, { a: { y: 1 } }], { a: { y: 1 } }],
    [
      [{ method: "POST", url: "/x", baseUrl: "https://h.example" }, {}],
      { method: "POST", url: "/x", baseUrl: "https://h.example" },
    ],
    [[{ url: "/x" }, { url: "/y" }], { url: "/y" }],
    [[{ data: 1 }, { data: undefined }], { data: 1 }],
    [[{ data: 1 }, { data: null }], { data: null }],
    [
      [{ method: "POST", url: "/x", baseUrl: "https://h.example", mediaType: MEDIA }, UNSET],
      { method: "POST", url: "/x", baseUrl: "https://h.example", mediaType: MEDIA },
    ],
    [
      [
        { mediaType: { previews: ["a"], format: "raw" } },
        { mediaType: { previews: ["b-preview", "a"], format: undefined } },
      ],
      { mediaType: { previews: ["a", "b"], format: "raw" } },
    ],
    [
      [{ mediaType: { previews: ["a"] } }, { mediaType: { format: "raw" } }],
      { mediaType: { previews: ["a"], format: "raw" } },
    ],
    [[{ mediaType: { previews: ["a"] } }, { mediaType: { previews: undefined } }], { mediaType: { previews: ["a"] } }],
    [
      [{ mediaType: { previews: [] } }, { mediaType: { format: "raw" } }],
      { mediaType: { previews: [], format: "raw" } },
    ],
    [[{ mediaType: { previews: ["a"] } }, { mediaType: { previews: [] } }], { mediaType: { previews: ["a"] } }],
    [[{ request: { a: 1, b: 1 } }, { request: { b: 2, c: undefined } }], { request: { a: 1, b: 2 } }],
    [
      [{ headers: { accept: null, "X-A": 1 } }, { headers: { "x-a": 2 } }],
      { headers: { "user-agent": HEADERS["user-agent"], "x-a": 2 } },
    ],
  ],
);

each("a builder's order of parameters is that of what merge returns", ({ endpoint }) => {
  const builder = endpoint.defaults({ b: 1, 2: 1, c: 1 });
  const options = { a: 1, 1: 1, c: 2 };
  assert.equal(Object.keys(builder.merge("/x", options)).slice(0, 2), ["1", "2"]);
  assert.is(builder("/x", options).url, `${BASE}/x?1=1&2=1&b=1&c=2&a=1`);
});

table("parse", ({ endpoint }, options: unknown) => (endpoint.parse as (options: unknown) => unknown)(options), [
  [
    { url: "https://h.example/{a}", a: 1, b: 2 },
    { method: "GET", url: "https://h.example/1?b=2", headers: {} },
  ],
  [
    Object.freeze({
      method: "post",
      baseUrl: "https://h.example",
      url: "/x",
      headers: Object.freeze({ "X-A": 1 }),
      b: 2,
    }),
    {
      method: "POST",
      url: "https://h.example/x",
      headers: { "x-a": 1, "content-type": "application/json" },
      body: { b: 2 },
    },
  ],
  [
    {
      url: "https://h.example",
      headers: { accept: V3 },
      mediaType: Object.freeze({ previews: Object.freeze(["a-preview", "a"]) }),
    },
    { method: "GET", url: "https://h.example", headers: { accept: "application/vnd.service.a-preview+json" } },
  ],
  [{ url: "/x" }, rejected("GET /x", '"baseUrl"', NO_BASE)],
  [{}, rejected("url", "GET")],
  ["GET /x", rejected("options")],
]);

// A route is remembered with places for its values, which are not to stay in there.
each("values of one call are not those of the next", ({ endpoint }) => {
  for (let call = 0; call < 4; call++) {
    assert.is(endpoint("GET /places/{id}{?q}", { id: call, q: call }).url, `${BASE}/places/${call}?q=${call}`);
  }
  assert.is(endpoint("GET /places/{id}{?q}", { id: 4 }).url, `${BASE}/places/4`);
  assertRejected(() => endpoint("GET /places/{id}{?q}", {} as { id: 1 }), rejected('"id"'));
});

// Plans are remembered by method and url; a plan that was remembered for another method would send the wrong request.
each("one url, with one method after the other", ({ endpoint }) => {
  for (const method of ["GET", "POST", "POST", "delete", "GET", "GET", "get", "POST", "G T", "GET"]) {
    const outcome = () => endpoint.parse({ method, url: "/one/{id}", baseUrl: BASE, id: 1 }).method;
    if (method === "G T") assert.throws(outcome, /"method" in "the options"/);
    else assert.is(outcome(), method.toUpperCase());
  }
});

each("a url that cannot be parsed stays an error", ({ endpoint }) => {
  for (const method of ["GET", "GET", "POST", "POST", "GET"]) {
    const call = () => endpoint.parse({ method, url: "/{one", baseUrl: BASE });
    assertRejected(call, rejected(`in "${method} /{one" is an unmatched brace`));
  }
});
