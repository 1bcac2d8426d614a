/** `toInit`, with what arrives at a server of what it sends. */
import * as assert from "uvu/assert";
import { attempt } from "../support/attempt.ts";
import { arriving, record, summaryOf } from "../support/server.ts";
import { endpoint } from "../../dist/endpoint.js";
import { type Api, assertRejected, each, rejected, rejectedBy, table } from "../support/table.ts";
import { NativeBlob, NativeForm, OldForm, TestForm } from "../support/untagged.ts";

const { origin, arrivals } = await record();
const local = ({ endpoint }: Api): Api["endpoint"] => endpoint.defaults({ baseUrl: origin }) as Api["endpoint"];

const JSON_TYPE = "application/json";
const AS_JSON = { "content-type": "application/json" };
const CHUNKED = { length: "0", encoding: "chunked" };

table(
  "a call, and what arrives",
  async (api, call: (endpoint: Api["endpoint"]) => any) => {
    const options = call(local(api));
    const response = await fetch(options.url, api.toInit(options));
    assert.is(response.status, 200);
    return summaryOf(arrivals.pop()!);
  },
  [
    [
      (endpoint) => endpoint("POST /orgs/{org}/repos", { org: "a c/m..e", name: "é", none: null }),
      arriving("POST /orgs/a%20c%2Fm..e/repos", JSON_TYPE, '{"name":"é","none":null}'),
    ],
    [
      (endpoint) => endpoint("GET /x", { headers: { Accept: "text/html", "User-Agent": "me/1" } }),
      arriving("GET /x", undefined, "", { accept: "text/html", agent: "me/1" }),
    ],
    [
      (endpoint) => endpoint("POST /stream", { data: new Blob(["streamed"]).stream() }),
      arriving("POST /stream", undefined, "streamed", CHUNKED),
    ],
    [
      (endpoint) =>
        endpoint("POST /generated", {
          data: (async function* () {
            yield new TextEncoder().encode("gene");
            yield new TextEncoder().encode("rated");
          })(),
        }),
      arriving("POST /generated", undefined, "generated", CHUNKED),
    ],
    [
      (endpoint) => endpoint("POST /token", { data: new URLSearchParams("a=b c"), headers: AS_JSON }),
      arriving("POST /token", "application/x-www-form-urlencoded;charset=UTF-8", "a=b+c"),
    ],
    [(endpoint) => endpoint("PUT /null", { data: null }), arriving("PUT /null")],
  ],
);

const requestOf = ({ toInit }: Api, options: any) => new Request(options.url, toInit(options));
const POST = { method: "POST", url: "https://h.example/x" };

table(
  "a Request of toInit",
  (api, options: object) => {
    const { method, url, headers, redirect, cache } = requestOf(api, options);
    return { method, url, headers: Object.fromEntries(headers), redirect, cache };
  },
  [
    [
      {
        ...POST,
        headers: { a: "b" },
        request: { redirect: "manual", cache: "no-store", method: "PUT", headers: { c: "d" }, body: "x" },
      },
      { method: "POST", url: "https://h.example/x", headers: { a: "b" }, redirect: "manual", cache: "no-store" },
    ],
    [
      { ...POST, headers: { "content-type": "application/problem+json" }, body: {} },
      {
        method: "POST",
        url: "https://h.example/x",
        headers: { "content-type": "application/problem+json" },
        redirect: "follow",
        cache: "default",
      },
    ],
    [
      { ...POST, headers: { "content-type": "text/plain" }, body: { a: 1 } },
      rejectedBy(
        '"content-type" in "POST https://h.example/x" has to be a JSON type; for any other, data is a form or a text',
      ),
    ],
    [
      { ...POST, headers: { "content-type": "application/jsonl" }, body: [] },
      rejected("POST https://h.example/x", "content-type"),
    ],
    [
      { ...POST, headers: { "content-type": "x; a=/json" }, body: 1 },
      rejected("POST https://h.example/x", "content-type"),
    ],
    [{ ...POST, headers: {}, body: true }, rejected("POST https://h.example/x", "content-type")],
    [
      { ...POST, headers: { "content-type": "application/x-www-form-urlencoded" }, body: { a: "b" } },
      rejected("POST https://h.example/x", "content-type"),
    ],
  ],
);

each("without a method, it is GET", ({ toInit }) => {
  const options = { url: "https://h.example/x", headers: {} };
  assert.is(toInit(options as never).method, "GET");
  assertRejected(
    () => toInit({ ...options, body: "a" } as never),
    rejected('"body" in "GET https://h.example/x" is a text'),
  );
});

each("nothing is added to a request, nor taken from it", ({ toInit }) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    for (const url of ["/x", "https://h.example/x"]) {
      const headers = { ...AS_JSON, cookie: "a=b", host: "c", "x-a": "" };
      const init = toInit({ method, url, headers, body: "{}" });
      assert.equal(Reflect.ownKeys(init), ["method", "headers", "body"]);
      assert.equal(init, { method, headers, body: "{}" });
    }
  }
});

const NO_OPTIONS = rejectedBy('"options" in "toInit" has to be what endpoint returns');

table("what is no request options", ({ toInit }, options: unknown) => toInit(options as never), [
  [undefined, NO_OPTIONS],
  ["GET /x", NO_OPTIONS],
  [{ method: "GET", headers: {} }, NO_OPTIONS],
  [{ method: "GET" }, NO_OPTIONS],
  [Promise.resolve({}), rejectedBy('"options" in "toInit" is a promise: await it first')],
  // Headers of another kind would be lost.
  ...[new Headers({ a: "b" }), new Map(), [["a", "b"]], undefined].map(
    (headers) => [{ ...POST, headers }, NO_OPTIONS] as const,
  ),
  // Its url has braces, and its parameters would be lost.
  [endpoint.merge("GET /users/{id}", { id: 7 }), NO_OPTIONS],
  [endpoint.merge("POST /x", { a: 1 }), NO_OPTIONS],
  [{ ...POST, headers: {}, body: Promise.resolve({}) }, rejected('"body" in "POST', "is a promise: await it first")],
  [{ ...POST, headers: {}, body: { then: () => 1 } }, rejected('"body" in "POST', "is a promise: await it first")],
]);

each("the default user-agent stays behind, a caller's own does not", (api) => {
  const agentOf = (headers: Record<string, string>) =>
    requestOf(api, api.endpoint("GET https://h.example", { headers })).headers.get("user-agent");
  assert.is(agentOf({}), null);
  for (const agent of ["me/1", "tiny-endpoint/1.0.0-me"]) assert.is(agentOf({ "user-agent": agent }), agent);
});

/* ---- `toInit` ---- */

const circular: unknown[] = [];
circular.push(circular);
const bytes = new Uint8Array([1, 2]);

table(
  "the body of toInit",
  ({ toInit }, [headers, body]: readonly [Record<string, string>, unknown]) =>
    toInit({ method: "POST", url: "https://h.example/x", headers, body }).body,
  [
    [[AS_JSON, { a: [1] }], '{"a":[1]}'],
    [[AS_JSON, [1]], "[1]"],
    [[AS_JSON, 0], "0"],
    [[AS_JSON, false], "false"],
    [[AS_JSON, '{"a":1}'], '{"a":1}'],
    [[AS_JSON, bytes], bytes],
    [[AS_JSON, null], undefined],
    [[{}, undefined], undefined],
    [[{ "content-type": "application/merge-patch+json;a=b" }, {}], "{}"],
    [[{ "content-type": " Application/JSON ;a=b" }, []], "[]"],
    ...["application/x-amz-json-1.1", "application/json-rpc", "application/json+protobuf", "text/json"].map(
      (type) => [[{ "content-type": type }, {}], "{}"] as const,
    ),
    // Many texts of JSON, or none.
    ...["application/json-seq", "application/geo+json-seq", "application/x-ndjson", "application/jsonl", "json"].map(
      (type) => [[{ "content-type": type }, []], rejected("data is a form or a text")] as const,
    ),
    [[{ "content-type": "text/plain" }, {}], rejected('"content-type" in "POST https://h.example/x"', "JSON")],
    [[{}, {}], rejected('"content-type"')],
    [
      [AS_JSON, Object.assign([], { toJSON: () => undefined })],
      rejectedBy('"body" in "POST https://h.example/x" is no JSON: its toJSON gives undefined'),
    ],
  ],
);

table(
  "a body that clients would send as another text",
  (api, body) => api.toInit({ ...POST, headers: {}, body }).body,
  [
    [
      new Map(),
      rejectedBy(
        '"body" in "POST https://h.example/x" is [object Map], which clients send as its text: convert it first',
      ),
    ],
    ...[new Set(), new Date(0), /x/, new Error("x"), () => 1, async () => 1, Symbol("x"), 1n].map(
      (body) => [body, rejected("clients send as its text: convert it first")] as const,
    ),
    [{ [Symbol.toStringTag]: "HTMLFormElement", append: () => 1 }, rejected("is [object HTMLFormElement], which")],
    [
      "{}",
      rejectedBy(
        '"body" in "POST https://h.example/x" is a text without a content-type: set one, or give JSON as an object',
      ),
    ],
    ["", rejected("is a text without a content-type")],
  ],
);

each("what JSON cannot write is the engine's own error", ({ toInit }) => {
  for (const body of [circular, { a: 1n }]) {
    const { error } = attempt(() => toInit({ ...POST, headers: AS_JSON, body }));
    assert.instance(error, TypeError);
    assert.not("code" in error!);
  }
});

const form = new FormData();
const pairs = new URLSearchParams("a=b");
const MULTIPART = { "content-type": "multipart/form-data" };
const WITH_BOUNDARY = { "content-type": "multipart/form-data; Boundary=x" };

/** The client makes the boundary, and a type that has none hides it from the server. */
table(
  "the content-type of a form is the client's",
  ({ toInit }, [headers, body]: readonly [Record<string, string>, unknown]) =>
    toInit({ ...POST, headers, body }).headers["content-type"],
  [
    [[MULTIPART, form], undefined],
    [[AS_JSON, form], undefined],
    [[{}, form], undefined],
    [[WITH_BOUNDARY, form], WITH_BOUNDARY["content-type"]],
    ...[new NativeForm(), new TestForm(), new OldForm()].flatMap((form) => [
      [[AS_JSON, form], undefined] as const,
      [[WITH_BOUNDARY, form], WITH_BOUNDARY["content-type"]] as const,
    ]),
    // Pairs have no boundary, but are never JSON.
    [[AS_JSON, pairs], undefined],
    [[{ "content-type": "application/vnd.api+json" }, pairs], undefined],
    [[{ "content-type": "application/x-www-form-urlencoded" }, pairs], "application/x-www-form-urlencoded"],
    // Whatever is finished keeps its type.
    [[MULTIPART, "text"], "multipart/form-data"],
    [[MULTIPART, bytes], "multipart/form-data"],
    [[MULTIPART, new Blob(["x"])], "multipart/form-data"],
    [[MULTIPART, pairs], "multipart/form-data"],
  ],
);

each("a base that is undefined is none", ({ endpoint, toInit }) => {
  assert.is(toInit({ ...endpoint("PUT https://h.example/x"), baseUrl: undefined } as never).method, "PUT");
});

table(
  "there is no default server",
  (api, [member, route, baseUrl]: readonly ["toInit", string, string?]) =>
    api[member](api.endpoint(route, { baseUrl })).method,
  [
    [
      ["toInit", "PUT /x?secret"],
      rejectedBy('"baseUrl" in "PUT https://api.service.example/x" is not set: there is no default server'),
    ],
    [["toInit", "GET /x"], rejected('"baseUrl" in "GET https://api.service.example/x" is not set')],
    [["toInit", "GET ?page=1"], rejected('"baseUrl"')],
    [["toInit", "GET #a"], rejected('"baseUrl"')],
    [["toInit", "GET {?page}"], rejected('"baseUrl"')],
    [["toInit", "PUT /x", "https://api.service.example"], rejected('"baseUrl"')],
    // These are other servers.
    [["toInit", "PUT /x", "https://api.service.example.com"], "PUT"],
    [["toInit", "PUT /x", "https://api.service.example:8080"], "PUT"],
    [["toInit", "PUT https://h.example/https://api.service.example/"], "PUT"],
    // A page sends a path.
    [["toInit", "PUT /x", "/api"], "PUT"],
  ],
);

each("toInit hands on what is no JSON as it is", ({ toInit }) => {
  const untagged = [new NativeForm(), new NativeBlob(), new OldForm(), new TestForm()];
  for (const body of [
    Buffer.from("x"),
    bytes,
    new Blob(["x"]),
    new Blob(["x"]).stream(),
    new FormData(),
    ...untagged,
  ]) {
    assert.is(toInit({ method: "PUT", url: "https://h.example/", headers: AS_JSON, body }).body, body);
  }
});

table("toInit", (api, call: (api: Api) => object) => api.toInit(call(api) as never), [
  [({ endpoint }) => endpoint("GET https://h.example/x"), { method: "GET", headers: {}, body: undefined }],
  // Members of `request` go along: `next`, `cf`.
  [
    ({ endpoint }) =>
      endpoint("POST https://h.example/x", {
        a: 1,
        request: { next: { tags: ["a"] }, headers: undefined },
      }),
    {
      next: { tags: ["a"] },
      method: "POST",
      headers: { "content-type": JSON_TYPE },
      body: '{"a":1}',
    },
  ],
  [
    ({ endpoint }) =>
      endpoint("PUT https://h.example/x", { data: bytes, headers: { accept: null, "user-agent": "me/1" } }),
    { method: "PUT", headers: { "user-agent": "me/1" }, body: bytes },
  ],
]);

each("streams alone get duplex, and the options stay as they are", (api) => {
  const endpoint = local(api);
  const { toInit } = api;
  // In some browsers, nobody can iterate over a stream.
  const streams = [new Blob(["x"]).stream(), (async function* () {})(), { [Symbol.toStringTag]: "ReadableStream" }];
  for (const data of streams) assert.is(toInit(endpoint("POST /x", { data })).duplex, "half");
  const others = [bytes, new FormData(), new URLSearchParams(), { a: 1 }, undefined];
  for (const data of others) assert.not("duplex" in toInit(endpoint("POST /x", { data })));
  const options = Object.freeze({ ...endpoint("POST /x", { a: 1 }) });
  Object.freeze(options.headers);
  const before = JSON.stringify(options);
  toInit(options).headers["b"] = "c";
  assert.is(JSON.stringify(options), before);
});

each("what a toJSON throws passes as it is", (api) => {
  const own = new TypeError("of the caller's own");
  const toJSON = (): never => {
    throw own;
  };
  const { error } = attempt(() => api.toInit(local(api)("POST /x", { data: { toJSON } })));
  assert.is(error, own);
});
