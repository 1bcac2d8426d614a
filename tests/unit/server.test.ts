/** What arrives at a server of that which `fetch(toRequest(endpoint(...)))` sends. */
import * as assert from "uvu/assert";
import { arriving, record, summaryOf } from "../support/server.ts";
import { type Api, each, rejected, table } from "../support/table.ts";

const { origin, arrivals } = await record();
const local = ({ endpoint }: Api): Api["endpoint"] => endpoint.defaults({ baseUrl: origin }) as Api["endpoint"];

const JSON_TYPE = "application/json; charset=utf-8";
const CHUNKED = { length: "0", encoding: "chunked" };
const bytes = new Uint8Array([0, 1, 2, 253, 254, 255]);

table(
  "a call, and what arrives",
  async (api, call: (endpoint: Api["endpoint"]) => any) => {
    const response = await fetch(api.toRequest(call(local(api))));
    assert.is(response.status, 200);
    return summaryOf(arrivals.pop()!);
  },
  [
    [
      (endpoint) =>
        endpoint("GET /orgs/{org}/repos", { org: "a c/m..e", type: "private", tags: ["x", "é&="], q: "a+b" }),
      arriving("GET /orgs/a%20c%2Fm..e/repos?type=private&tags=x&tags=%C3%A9%26%3D&q=a%2Bb"),
    ],
    [
      (endpoint) => endpoint("POST /orgs/{org}/repos", { org: "acme", name: "é", none: null }),
      arriving("POST /orgs/acme/repos", JSON_TYPE, '{"name":"é","none":null}'),
    ],
    [
      (endpoint) => endpoint("patch /x", { a: [1], headers: { "content-type": "application/merge-patch+json" } }),
      arriving("PATCH /x", "application/merge-patch+json", '{"a":[1]}'),
    ],
    [
      (endpoint) => endpoint("GET /x", { headers: { Accept: "text/html", "User-Agent": "me/1" } }),
      arriving("GET /x", undefined, "", { accept: "text/html", agent: "me/1" }),
    ],
    [
      (endpoint) => endpoint("PUT /bytes", { data: bytes, headers: { "content-type": "application/octet-stream" } }),
      arriving("PUT /bytes", "application/octet-stream", bytes),
    ],
    [(endpoint) => endpoint("DELETE /x/{id}", { id: 7 }), arriving("DELETE /x/7")],
    [
      (endpoint) =>
        endpoint("POST /assets{?name,label}", {
          name: "a.zip",
          label: "the label",
          data: "zip",
          headers: { "content-type": "application/zip" },
        }),
      arriving("POST /assets?name=a.zip&label=the%20label", "application/zip", "zip"),
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
    [(endpoint) => endpoint("PUT /null", { data: null }), arriving("PUT /null")],
    [
      (endpoint) =>
        endpoint("PUT /json", { data: [1, "x"], headers: { "content-type": " Application/JSON ;charset=utf-8" } }),
      arriving("PUT /json", "Application/JSON ;charset=utf-8", '[1,"x"]'),
    ],
  ],
);

each("a FormData brings its own content-type", async (api) => {
  const data = new FormData();
  data.append("field", "value");
  data.append("file", new Blob(["content"]), "name.txt");
  await fetch(api.toRequest(local(api)("PUT /form", { data })));
  const { headers, body } = arrivals.pop()!;
  assert.match(headers["content-type"]!, /^multipart\/form-data; boundary=/);
  assert.match(body.toString(), /name="field"\r\n\r\nvalue\r\n[^]*filename="name.txt"[^]*content/);
});

each("an aborted signal aborts", async (api) => {
  const request = { signal: AbortSignal.timeout(50) };
  const sent = fetch(api.toRequest(local(api)("GET /slow", { request })));
  assert.is(await sent.then(String, ({ name }: Error) => name), "TimeoutError");
  assert.is(arrivals.pop()!.url, "/slow");
});

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
