/**
 * What a message tells to do is done: each row has a call, words of its message, the same call changed as these words say,
 * and what was meant. Each text of a message in the sources is met by a row.
 */
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attempt } from "../support/attempt.ts";
import { type Api, assertRejected, builds, rejected } from "../support/table.ts";

/** As code without types calls it. */
interface Untyped {
  readonly endpoint: Builder;
  readonly path: (strings: TemplateStringsArray, ...values: readonly unknown[]) => string;
  readonly expand: (template: unknown, values?: unknown) => string;
  readonly expandPath: (template: unknown, values?: unknown) => string;
  readonly toInit: (options: unknown) => Record<string, unknown>;
}
interface Builder {
  (...args: readonly unknown[]): Record<string, unknown>;
  parse(options: unknown): Record<string, unknown>;
}
type Call = (api: Untyped) => unknown;

const BASE = "https://h.example";

/** The message has the first words; after the change, the call gives what is meant. */
type Row = readonly [mistaken: Call, words: string, mended: Call, meant: unknown];

/** Calls of a builder with a base, of which the url without it is meant. */
const route =
  (...args: readonly unknown[]): Call =>
  ({ endpoint }) =>
    `${endpoint(...args)["url"]}`.replace(/^https:\/\/api\.service\.example/, "");
const member =
  (name: string, ...args: readonly unknown[]): Call =>
  ({ endpoint }) =>
    endpoint(...args)[name];
const template =
  (text: unknown, values?: unknown): Call =>
  ({ expandPath }) =>
    expandPath(text, values);
const sent =
  (...args: readonly unknown[]): Call =>
  ({ endpoint, toInit }) => {
    const { body, headers } = toInit(endpoint(...args)) as { body: unknown; headers: Record<string, unknown> };
    return [body, headers["content-type"]];
  };

const file = "/a/b";
const query = "?a=1&b=2";
class Long {
  toString() {
    return "7";
  }
}
class Money {
  constructor(readonly amount: number) {}
  toString() {
    return `${this.amount} EUR`;
  }
}
const link = `${BASE}/x?page=2`;
const promise = Promise.resolve(7);
const { signal } = new AbortController();
const blob = new Blob(["a"]);
const pairs = new URLSearchParams("a=1");
const invalid = new Date(Number.NaN);
const POST = `POST ${BASE}/x`;
const TEXT = { "content-type": "text/plain" };

const ROWS: readonly Row[] = [
  /* ---- templates ---- */
  [template(7), "has to be a string", template("/7"), "/7"],
  [template("users/{id}", { id: 7 }), "has to begin with one slash", template("/users/{id}", { id: 7 }), "/users/7"],
  [
    template(`${BASE}/users/{id}`, { id: 7 }),
    "add a base by +",
    ({ expandPath }) => BASE + expandPath("/users/{id}", { id: 7 }),
    `${BASE}/users/7`,
  ],
  [
    template("/{/a}b", { a: "x" }),
    "gives a path that does not begin with one slash",
    template("{/a}/b", { a: "x" }),
    "/x/b",
  ],
  [
    route("/{/x}", { baseUrl: "/", x: "a" }),
    '"url" in "GET /{/x}" gives a path',
    route("{/x}", { baseUrl: "/", x: "a" }),
    "/a",
  ],
  [template("/x{?a}{?b}", { a: 1, b: 2 }), "join both, as {?a,b}", template("/x{?a,b}", { a: 1, b: 2 }), "/x?a=1&b=2"],
  [template("/x?a=1{?b}", { b: 2 }), 'write "?a=1{&b}"', template("/x?a=1{&b}", { b: 2 }), "/x?a=1&b=2"],
  [route("/x?a=1{?b,c*}", { b: 2 }), "{&b}", route("/x?a=1{&b,c*}", { b: 2, c: [3] }), "/x?a=1&b=2&c=3"],
  [
    route("/users/:id?", { id: 7 }),
    'write {x}; "/files{/x}" for an optional segment',
    route("/users{/id}", {}),
    "/users",
  ],
  [route("/users/${id}", { id: 7 }), "is no placeholder: write {x}", route("/users/{id}", { id: 7 }), "/users/7"],
  [
    route("/files/:path*", { path: ["a"] }),
    '"/files{/x*}" for a list',
    route("/files{/path*}", { path: ["a"] }),
    "/files/a",
  ],
  [route("/files/[id]", { id: 7 }), "write {x}", route("/files/{id}", { id: 7 }), "/files/7"],
  [route("/files/{id?}", { id: 7 }), '"/files{?x}" for a query', route("/files{?id}", { id: 7 }), "/files?id=7"],
  [route("/files{/id", { id: 7 }), "is an unmatched brace: write {x}", route("/files{/id}", { id: 7 }), "/files/7"],
  [route("/files/{id:int}", { id: 7 }), "is not RFC 6570: write {x}", route("/files/{id}", { id: 7 }), "/files/7"],
  [({ expand }) => expand("{a-b}", { "a-b": 1 }), "is not RFC 6570", ({ expand }) => expand("{a_b}", { a_b: 1 }), "1"],
  [template("/a\\b"), "has to be left out or encoded", template("/a%5Cb"), "/a%5Cb"],
  [template("/a b"), "or encoded", template("/a%20b"), "/a%20b"],
  /* ---- values ---- */
  [template("/x", 7), "has to be a plain object, such as JSON.parse(text)", template("/x", JSON.parse("{}")), "/x"],
  [route("/x", { args: pairs }), "such as JSON.parse(text)", route("/x", { args: Object.fromEntries(pairs) }), "/x?a=1"],
  [template("/x", { a: 1 }), "has no placeholder: write it in the template", template("/x{?a}", { a: 1 }), "/x?a=1"],
  [template("/x", { a: 1 }), "or leave it out", template("/x", {}), "/x"],
  [template("/x/{a}"), "needs a value", template("/x/{a}", { a: 7 }), "/x/7"],
  [
    template("/x{/a}", { a: "" }),
    "is empty: pass undefined to leave it out",
    template("/x{/a}", { a: undefined }),
    "/x",
  ],
  [template("/x{/a*}", { a: [""] }), "pass undefined to leave it out", template("/x{/a*}", { a: undefined }), "/x"],
  [template("/x{/a*}", { a: [1, null] }), "needs a value for each item", template("/x{/a*}", { a: [1, 2] }), "/x/1/2"],
  [
    template("/x{/a*}", { a: file }),
    'is no list: leave a first slash out, and pass x.split("/")',
    template("/x{/a*}", { a: file.replace(/^\//, "").split("/") }),
    "/x/a/b",
  ],
  [template("/x/{a}", { a: [1, 2] }), "is a list: pass one value", template("/x/{a}", { a: 1 }), "/x/1"],
  [template("/x/{a}", { a: [1, 2] }), "or write {a*}", template("/x/{a*}", { a: [1, 2] }), "/x/1,2"],
  [template("/x/{+a}", { a: [1, 2] }), "or write {+a*}", template("/x/{+a*}", { a: [1, 2] }), "/x/1,2"],
  [template("/x{/a}", { a: [1, 2] }), "or write {/a*}", template("/x{/a*}", { a: [1, 2] }), "/x/1/2"],
  [
    template("/x{?a[]}", { "a[]": [1, 2] }),
    "write {?a[]*}",
    template("/x{?a[]*}", { "a[]": [1, 2] }),
    "/x?a%5B%5D=1&a%5B%5D=2",
  ],
  [template("/x/{a:1}", { a: ["b"] }), "a prefix takes one text", template("/x/{a:1}", { a: "b" }), "/x/b"],
  [
    route("/x", { params: { page: 2 } }),
    "is [object Object]: give its members apart",
    route("/x", { page: 2 }),
    "/x?page=2",
  ],
  [route("/x", { f: { a: 2 } }), 'as "x[a]"', route("/x", { "f[a]": 2 }), "/x?f%5Ba%5D=2"],
  [
    route("/x", { f: { a: 2 } }),
    "or JSON.stringify(x)",
    route("/x", { f: JSON.stringify({ a: 2 }) }),
    "/x?f=%7B%22a%22%3A2%7D",
  ],
  [
    ({ endpoint }) => endpoint("/x", { next: { tags: ["a"] } }).url,
    "a client's options go in request",
    ({ endpoint }) => endpoint("/x", { baseUrl: "/", request: { next: { tags: ["a"] } } }).url,
    "/x",
  ],
  [route("/x/{a}", { a: { id: 7 } }), "a member of it, such as its id", route("/x/{a}", { a: 7 }), "/x/7"],
  [
    ({ path }) => path`/x?f=${{ a: 1 }}`,
    "or JSON.stringify(x)",
    ({ path }) => path`/x?f=${JSON.stringify({ a: 1 })}`,
    "/x?f=%7B%22a%22%3A1%7D",
  ],
  [route("/x", { x: "\ud800" }), "pass x.toWellFormed()", route("/x", { x: "\ufffd" }), "/x?x=%EF%BF%BD"],
  [route("/x", { "\ud800": 1 }), 'in "the query" is not Unicode', route("/x", { "\ufffd": 1 }), "/x?%EF%BF%BD=1"],
  [({ path }) => path`/x/${new Long()}`, "or String(x)", ({ path }) => path`/x/${String(new Long())}`, "/x/7"],
  [
    template("/x{?a}", { a: new Money(7) }),
    "or String(x)",
    template("/x{?a}", { a: String(new Money(7)) }),
    "/x?a=7%20EUR",
  ],
  [template("/x/{a}", { a: new Long() }), "or String(x)", template("/x/{a}", { a: String(new Long()) }), "/x/7"],
  [
    route("/x", { a: invalid }),
    "is an invalid date, or its toJSON gives null",
    route("/x", { a: new Date(0) }),
    "/x?a=1970-01-01T00%3A00%3A00.000Z",
  ],
  [route("/x/{a}", { a: 2 ** 53 }), "parse it as text", route("/x/{a}", { a: "9007199254740992" }), "/x/9007199254740992"],
  [route("/x/{a}", { a: Number.NaN }), "needs text or a finite number, not NaN", route("/x/{a}", { a: 7 }), "/x/7"],
  [
    route("/x/{a}", { a: promise }),
    "not a promise to await",
    async ({ endpoint }) => endpoint("/x/{a}", { baseUrl: "/", a: await promise })["url"],
    "/x/7",
  ],
  /* ---- the guard ---- */
  [
    template("/x/{a}", { a: ".." }),
    "would change the path: validate it before the call",
    template("/x/{a}", { a: "7" }),
    "/x/7",
  ],
  [
    template("/x/{a}", { a: "7\t8\n" }),
    "has a tab or line break: remove it",
    template("/x/{a}", { a: "7\t8\n".replace(/\s/g, "") }),
    "/x/78",
  ],
  [
    template("/x/{+a}", { a: "b?c#d" }),
    'would end the path: encode its "?" and "#"',
    template("/x/{+a}", { a: "b%3Fc%23d" }),
    "/x/b%3Fc%23d",
  ],
  [template("/x/{+a}", { a: "b?c=1" }), "or write ?{+a}", template("/x/{+b}?{+a}", { b: "b", a: "c=1" }), "/x/b?c=1"],
  [
    template("/x?a={+a}", { a: "b#c" }),
    'would end the query: encode its "#"',
    template("/x?a={+a}", { a: "b%23c" }),
    "/x?a=b%23c",
  ],
  [
    template("/x?{+a}", { a: query }),
    'would write a second "?": leave its own out',
    template("/x?{+a}", { a: query.slice(1) }),
    "/x?a=1&b=2",
  ],
  [
    template("/x?c=3&{+a}", { a: query }),
    "leave its own out",
    template("/x?c=3&{+a}", { a: query.slice(1) }),
    "/x?c=3&a=1&b=2",
  ],
  /* ---- the tag ---- */
  [
    ({ path }) => (path as Function)("/x/7"),
    "is a tag: write path`...` without parentheses",
    ({ path }) => path`/x/${7}`,
    "/x/7",
  ],
  [({ path }) => path`/x/:id`, "is text in a tag: write ${value}", ({ path }) => path`/x/${7}`, "/x/7"],
  [({ path }) => path`/x/{id}`, "is an unmatched brace: write ${value}", ({ path }) => path`/x/${7}`, "/x/7"],
  [({ path }) => path`/x${query}`, "add a piece of your own by +", ({ path }) => path`/x` + query, "/x?a=1&b=2"],
  [({ path }) => path`/x?${"a=1"}`, "add a piece of your own by +", ({ path }) => path`/x?` + "a=1", "/x?a=1"],
  [({ path }) => path`/x?c=3${"&a=1"}`, "add a piece of your own by +", ({ path }) => path`/x?c=3` + "&a=1", "/x?c=3&a=1"],
  [({ path }) => path`/x${file}/y`, "add a piece of your own by +", ({ path }) => path`/x` + file + path`/y`, "/x/a/b/y"],
  [({ path }) => path`/x${query}`, "use expandPath", template("/x{?a,b}", { a: 1, b: 2 }), "/x?a=1&b=2"],
  [
    ({ path }) => path`/x/${["a", "b"]}`,
    "expandPath takes one at {/x*}",
    template("/x{/a*}", { a: ["a", "b"] }),
    "/x/a/b",
  ],
  [({ path }) => path`/x?a=${[1, 2]}`, "or {?x*}", template("/x{?a*}", { a: [1, 2] }), "/x?a=1&a=2"],
  /* ---- routes ---- */
  [route("GET"), 'is missing: write "METHOD url"', route("GET /x"), "/x"],
  [route("GET /a b"), 'has to be "METHOD url"; in the url, a space is %20', route("GET /a%20b"), "/a%20b"],
  [route({}), '"url" in "GET" is missing', route({ url: "/x" }), "/x"],
  [
    route("h.example:8080/x"),
    "begins no path: write https://...",
    route("https://h.example:8080/x"),
    "https://h.example:8080/x",
  ],
  [route("a:b"), "or /...", route("/a:b"), "/a:b"],
  [route("{url}/x"), "is an option: rename it", route("{base}/x", { base: BASE }), `${BASE}/x`],
  [
    route("{base}/x", { args: { base: BASE } }),
    "chooses the host: pass it next to args",
    route("{base}/x", { base: BASE, args: {} }),
    `${BASE}/x`,
  ],
  [
    route("https://{h}/x", { h: "a.example" }),
    "a whole URL goes in baseUrl",
    route("/x", { baseUrl: "https://a.example" }),
    "https://a.example/x",
  ],
  [
    route("https://{h}.example/x", { h: "a_b" }),
    "has to be letters, digits and hyphens",
    route("https://{h}.example/x", { h: "a-b" }),
    "https://a-b.example/x",
  ],
  [
    route("https://h.example:{p}/x", { p: 99999 }),
    "has an invalid host or port",
    route("https://h.example:{p}/x", { p: 8080 }),
    "https://h.example:8080/x",
  ],
  [
    route("{base}/y", { base: link }),
    "has to be an http(s) URL without query",
    route("{base}/y", { base: BASE }),
    `${BASE}/y`,
  ],
  [route("GET {link}", { link }), "a link or template goes in url", route({ url: link }), link],
  [
    route("{link}", { link: `${BASE}/x{?a}`, a: 1 }),
    "a link or template goes in url",
    route({ url: `${BASE}/x{?a}`, a: 1 }),
    `${BASE}/x?a=1`,
  ],
  [
    route("{owner}/repos", { owner: "acme" }),
    'a path begins with "/"',
    route("/{owner}/repos", { owner: "acme" }),
    "/acme/repos",
  ],
  [
    route("/x", { baseUrl: "api" }),
    'has to be an http(s) URL or a path, such as "/api"',
    route("/x", { baseUrl: "/api" }),
    "/api/x",
  ],
  /* ---- options ---- */
  [route(new URL(link)), "and a URL as url.href", route(new URL(link).href), link],
  [member("body", "POST /x", [1]), "a body goes in data", member("body", "POST /x", { data: [1] }), [1]],
  [
    member("body", "POST /x", { url: "a" }),
    "is in the route; as a parameter, it goes in args",
    member("body", "POST /x", { args: { url: "a" } }),
    { url: "a" },
  ],
  [member("body", "POST /x", { json: [1] }), "goes in data", member("body", "POST /x", { data: [1] }), [1]],
  [
    member("method", { url: "/x", method: "GE T" }),
    "has to be a method",
    member("method", { url: "/x", method: "GET" }),
    "GET",
  ],
  [route({ url: new URL(link) }), "has to be a URL, as a string", route({ url: new URL(link).href }), link],
  [
    route("/x", { request: "fast" }),
    "as a parameter, it goes in args",
    route("/x", { args: { request: "fast" } }),
    "/x?request=fast",
  ],
  [
    member("request", "/x", { request: signal }),
    "has to be a plain object, such as { signal }",
    member("request", "/x", { request: { signal } }),
    { signal },
  ],
  [
    member("method", "/x", { request: { method: "PUT" } }),
    "goes beside request: in the route",
    member("method", "PUT /x", { request: {} }),
    "PUT",
  ],
  [
    member("headers", "/x", { request: { headers: { accept: "a" } } }),
    "goes beside request: in the route, headers",
    member("headers", "/x", { headers: { accept: "a", "user-agent": null }, request: {} }),
    { accept: "a" },
  ],
  [
    member("body", "POST /x", { request: { body: "a" } }),
    "goes beside request: in the route, headers or data",
    member("body", "POST /x", { data: "a", request: {} }),
    "a",
  ],
  [
    member("headers", "/x", { headers: ["accept", "a"] }),
    "has to be an object or pairs",
    member("headers", "/x", {
      headers: [
        ["accept", "a"],
        ["user-agent", null],
      ],
    }),
    { accept: "a" },
  ],
  [
    member("headers", "/x", { headers: { "x id": 1 } }),
    "has an invalid name; a valid one is x-request-id",
    member("headers", "/x", { headers: { "x-id": 1, accept: null, "user-agent": null } }),
    { "x-id": 1 },
  ],
  [
    route("/x", { mediaType: "raw" }),
    "has to be { format, previews }",
    route("/x", { mediaType: { format: "raw" } }),
    "/x",
  ],
  [
    route("/x", { data: 1 }),
    "is a body, and GET has none; as a parameter, it goes in args",
    route("/x", { args: { data: 1 } }),
    "/x?data=1",
  ],
  /* ---- bodies ---- */
  [
    sent(POST, { data: Number.NaN }),
    '"data" in "POST https://h.example/x" is NaN, which JSON loses',
    sent(POST, { data: 7 }),
    ["7", "application/json"],
  ],
  [
    sent(POST, { a: Number.NaN }),
    "which JSON loses: write null",
    sent(POST, { a: null }),
    ['{"a":null}', "application/json"],
  ],
  [sent(POST, { a: /b/ }), "or a text", sent(POST, { a: String(/b/) }), ['{"a":"/b/"}', "application/json"]],
  [
    member("request", POST, { signal }),
    "a signal goes in request",
    member("request", POST, { request: { signal } }),
    { signal },
  ],
  [sent(POST, { a: blob }), "any other body in data", sent(POST, { data: blob }), [blob, undefined]],
  [
    sent(POST, { a: 1, headers: TEXT }),
    "has to be a JSON type; for any other, data is a form",
    sent(POST, { data: pairs }),
    [pairs, undefined],
  ],
  [
    sent(POST, { data: { a: 1 }, headers: TEXT }),
    "or a text",
    sent(POST, { data: "a", headers: TEXT }),
    ["a", "text/plain"],
  ],
  [
    sent(POST, { data: "a" }),
    "is a text without a content-type: set one",
    sent(POST, { data: "a", headers: TEXT }),
    ["a", "text/plain"],
  ],
  [
    sent(POST, { data: '{"a":1}' }),
    "or give JSON as an object",
    sent(POST, { data: { a: 1 } }),
    ['{"a":1}', "application/json"],
  ],
  [
    sent(POST, { data: new Map([["a", 1]]) }),
    "is [object Map], which clients send as its text: convert it first",
    sent(POST, { data: Object.fromEntries([["a", 1]]) }),
    ['{"a":1}', "application/json"],
  ],
  [
    sent(POST, { data: { toJSON() {} } }),
    "is no JSON: its toJSON gives undefined",
    sent(POST, { data: { toJSON: () => 1 } }),
    ["1", "application/json"],
  ],
  [
    ({ toInit }) => toInit({ url: link }),
    "has to be what endpoint returns",
    ({ endpoint, toInit }) => toInit(endpoint(link))["method"],
    "GET",
  ],
  [
    sent("POST /x", { a: 1 }),
    "is not set: there is no default server",
    sent("POST /x", { a: 1, baseUrl: BASE }),
    ['{"a":1}', "application/json"],
  ],
];

const messages: string[] = [];

const test = suite("advice");
for (const [build, api] of Object.entries(builds) as unknown as [string, Api & Untyped][]) {
  ROWS.forEach(([mistaken, words, mended, meant], index) => {
    test(`${index}: ${words} (${build})`, async () => {
      messages.push(attempt(() => mistaken(api)).error?.message ?? "");
      assertRejected(() => mistaken(api), rejected(words));
      assert.equal(await mended(api), meant);
    });
  });
}

test("each text of a message is met", () => {
  const source = readFileSync("tests/.test/sources/endpoint.js", "utf8");
  // Texts in backticks are put together of others, and none stands in a comment, or begins with the "'" of a pattern.
  const options = { supported: { "template-literal": false }, legalComments: "none" } as const;
  const code = transformSync(source, options).code.replaceAll("[!'()*]", "[]");
  const texts = Array.from(code.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g), ([literal]) =>
    String(new Function(`return ${literal}`)()),
  );
  const ofMessages = texts.filter((text) => / [a-z]|[a-z] /i.test(text) && !text.startsWith("[object "));
  assert.ok(ofMessages.length > 70, `${ofMessages.length}`);
  assert.equal(
    ofMessages.filter((text) => !messages.some((message) => message.includes(text))),
    [],
  );
});

test.run();
