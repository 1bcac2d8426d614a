import { type IncomingHttpHeaders, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Api, builds, rejected, table } from "../support/table.ts";

interface Arrival {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers each request with nothing, and remembers what arrived; `/slow` gets no answer. */
const arrivals: Arrival[] = [];
const server = createServer(async (request, response) => {
  if (request.url === "/slow") return;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method, url, headers } = request;
  arrivals.push({ method, url, headers, body: Buffer.concat(chunks) });
  response.end();
});

const bytes = new Uint8Array([0, 1, 2, 253, 254, 255]);

/** A call, and what the server has to receive of it. */
const calls: readonly (readonly [
  call: (endpoint: Api["endpoint"]) => any,
  expected: Partial<Record<keyof Arrival, unknown>>,
])[] = [
  [
    (endpoint) => endpoint("GET /orgs/{org}/repos", { org: "a c/m..e", type: "private", tags: ["x", "é&="], q: "a+b" }),
    {
      method: "GET",
      url: "/orgs/a%20c%2Fm..e/repos?type=private&tags=x&tags=%C3%A9%26%3D&q=a%2Bb",
      headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" },
      body: "",
    },
  ],
  [
    (endpoint) => endpoint("POST /orgs/{org}/repos", { org: "acme", name: "é", none: null }),
    {
      method: "POST",
      url: "/orgs/acme/repos",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: '{"name":"é","none":null}',
    },
  ],
  [
    (endpoint) =>
      endpoint("patch /x", { a: [1], headers: { "X-Mine": "yes", "content-type": "application/merge-patch+json" } }),
    {
      method: "PATCH",
      url: "/x",
      headers: { "x-mine": "yes", "content-type": "application/merge-patch+json" },
      body: '{"a":[1]}',
    },
  ],
  [
    (endpoint) => endpoint("PUT /bytes", { data: bytes, headers: { "content-type": "application/octet-stream" } }),
    {
      method: "PUT",
      url: "/bytes",
      headers: { "content-type": "application/octet-stream" },
      body: Buffer.from(bytes).toString("latin1"),
    },
  ],
  [
    (endpoint) => endpoint("DELETE /x/{id}", { id: 7 }),
    { method: "DELETE", url: "/x/7", headers: { "content-type": undefined }, body: "" },
  ],
  [
    (endpoint) =>
      endpoint("POST /assets{?name,label}", {
        name: "a.zip",
        label: "the label",
        data: "zip",
        headers: { "content-type": "application/zip" },
      }),
    {
      method: "POST",
      url: "/assets?name=a.zip&label=the%20label",
      headers: { "content-type": "application/zip" },
      body: "zip",
    },
  ],
  [
    (endpoint) => endpoint("POST /stream", { data: new Blob(["streamed"]).stream() }),
    { method: "POST", url: "/stream", headers: { "transfer-encoding": "chunked" }, body: "streamed" },
  ],
  [
    (endpoint) =>
      endpoint("POST /generated", {
        data: (async function* () {
          yield new TextEncoder().encode("gene");
          yield new TextEncoder().encode("rated");
        })(),
      }),
    { method: "POST", url: "/generated", body: "generated" },
  ],
  [
    (endpoint) => endpoint("PUT /null", { data: null }),
    { method: "PUT", url: "/null", headers: { "content-length": "0" }, body: "" },
  ],
  [
    (endpoint) =>
      endpoint("PUT /json", { data: [1, "x"], headers: { "content-type": " Application/JSON ;charset=utf-8" } }),
    { method: "PUT", url: "/json", body: '[1,"x"]' },
  ],
];

for (const [file, { endpoint: bare, toRequest }] of Object.entries(builds)) {
  const test = suite(`a real server (${file})`);
  let endpoint: Api["endpoint"];

  test.before(async () => {
    if (!server.listening) await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    endpoint = bare.defaults({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }) as Api["endpoint"];
  });

  calls.forEach(([call, expected], index) => {
    test(`${index}: ${call}`, async () => {
      const response = await fetch(toRequest(call(endpoint)));
      assert.is(response.status, 200);
      const arrival = arrivals.pop()!;
      if (expected.method) assert.is(arrival.method, expected.method);
      if (expected.url) assert.is(arrival.url, expected.url);
      for (const [name, value] of Object.entries(expected.headers ?? {})) assert.is(arrival.headers[name], value, name);
      if (expected.body !== undefined) {
        const encoding = arrival.headers["content-type"] === "application/octet-stream" ? "latin1" : "utf8";
        assert.is(arrival.body.toString(encoding), expected.body);
      }
    });
  });

  test("a FormData brings its own content-type", async () => {
    const data = new FormData();
    data.append("field", "value");
    data.append("file", new Blob(["content"]), "name.txt");
    await fetch(toRequest(endpoint("PUT /form", { data })));
    const { headers, body } = arrivals.pop()!;
    assert.match(headers["content-type"]!, /^multipart\/form-data; boundary=/);
    assert.match(body.toString(), /name="field"\r\n\r\nvalue\r\n[^]*filename="name.txt"[^]*content/);
  });

  test("an aborted signal aborts", async () => {
    const controller = new AbortController();
    const sent = fetch(toRequest(endpoint("GET /slow", { request: { signal: controller.signal } })));
    server.once("request", () => controller.abort());
    try {
      await sent;
      assert.unreachable();
    } catch (error) {
      assert.is((error as Error).name, "AbortError");
    }
  });

  test.run();
}

// The last suite of the file: uvu runs them in order.
const last = suite("the server");
last("stops", () => {
  server.closeAllConnections?.();
  server.close();
});
last.run();

const requestOf = ({ toRequest }: Api, options: object) => (toRequest as (options: object) => Request)(options);
const POST = { method: "POST", url: "https://h.example/x" };

table(
  "toRequest",
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
      rejected("POST https://h.example/x", "content-type", "JSON"),
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
  ],
);
