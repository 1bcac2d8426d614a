/** What "Coming from `fetch`" in the README says: the same arrives of both calls in a row. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Options, endpoint, toRequest } from "../../dist/endpoint.js";
import { readme } from "../support/readme.ts";
import { record, summaryOf } from "../support/server.ts";

const { origin, arrivals } = await record();
const headers = { accept: "application/json", "user-agent": "my-app/1.0" };
const api = endpoint.defaults({ baseUrl: origin, headers });
const json = { "content-type": "application/json; charset=utf-8" };

const form = new URLSearchParams({ a: "b c" });
const bytes = new Uint8Array([0, 255]);
const user = { name: "Ann", tags: ["x"], none: null };
const NOW = AbortSignal.abort(new Error("aborted"));

const rows: readonly (readonly [title: string, path: string, init: RequestInit, route: string, options: Options])[] = [
  ["params", `/x?${new URLSearchParams({ page: "2" })}`, {}, "GET /x", { page: 2 }],
  ["json", "/x", { method: "POST", headers: json, body: JSON.stringify(user) }, "POST /x", user],
  ["a body: a form", "/x", { method: "POST", body: form }, "POST /x", { data: form }],
  ["a body: text", "/x", { method: "POST", body: "text" }, "POST /x", { data: "text" }],
  ["a body: bytes", "/x", { method: "PUT", body: bytes }, "PUT /x", { data: bytes }],
  ["a body: JSON", "/x", { method: "PUT", headers: json, body: JSON.stringify([user]) }, "PUT /x", { data: [user] }],
  ["signal", "/x", { signal: NOW }, "GET /x", { request: { signal: NOW } }],
];

const test = suite("coming from fetch");
for (const [title, path, init, route, options] of rows) {
  test(title, async () => {
    const before = await outcome(fetch(origin + path, { ...init, headers: { ...headers, ...init.headers } }));
    assert.equal(await outcome(fetch(toRequest(api(route, options)))), before);
  });
}
for (const init of [{ cache: "no-store" }, { credentials: "omit" }] as const) {
  test(Object.keys(init).join(), () => {
    const request = toRequest(api("GET /x", { request: init }));
    for (const [name, value] of Object.entries(init)) assert.is(request[name as keyof Request], value);
  });
}
test("without toRequest, an object arrives as [object Object]", async () => {
  const options = api("POST /x", user);
  await fetch(options.url, options as object);
  assert.is(`${arrivals.pop()!.body}`, "[object Object]");
});
test("axios's baseURL is no option", () => {
  assert.match(api("GET /x", { baseURL: "https://h.example" }).url, `${origin}/x?baseURL=`);
});
test("the README has a passage on it", () => {
  const [, passage = ""] = /^## Coming from `fetch`$([^]*?)^## /m.exec(readme) ?? [];
  for (const word of [
    "`params`, the members of `json`|parameters",
    "`body`: a form, text, bytes, a stream, JSON|`data`",
    "`signal`, `cache`, `credentials`|`request: {",
    "`fetch(toRequest(options))`; `fetch(options.url, options)` would send `[object Object]`",
    "`baseURL`, in axios|`baseUrl`",
  ]) {
    assert.match(passage, word);
  }
});
test.run();

/** What arrived, or the error. */
async function outcome(sent: Promise<Response>): Promise<unknown> {
  return sent.then(
    () => arrivals.splice(0).map(summaryOf),
    (error) => `${error}`,
  );
}
