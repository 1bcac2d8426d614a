/** What the README says of clients, as printed there: a path alone in each, what it sends, how, and what is not `fetch`. */
import axios from "axios";
import axios0 from "axios-0";
import got from "got";
import got14 from "got-14";
import ky from "ky";
import ky1 from "ky-1";
import createClient from "openapi-fetch";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fetch as undiciFetch } from "undici-7";
import { endpoint, expandPath, path, toInit, toRequest } from "../../dist/endpoint.js";
import { readme, snippets, writeSnippet } from "../support/readme.ts";
import { record } from "../support/server.ts";

const { origin, arrivals } = await record({ "content-type": "application/json" }, () => "{}");
const BASE = "https://api.example.com";

/** Runs code of the README, in which these names have a meaning, and gives what arrived. */
async function run(code: string, names: Readonly<Record<string, unknown>>) {
  arrivals.length = 0;
  const body = `return (${code.replaceAll(BASE, origin)})`;
  await new Function(...Object.keys(names), body)(...Object.values(names));
  return arrivals.splice(0);
}

/** What is written in a table behind a cell that begins so. */
function cellBeside(words: string): string {
  const row = readme.split("\n").find((line) => line.startsWith(`|${words}`));
  assert.ok(row, `no row ${words}`);
  return /\|`+ ?([^|]*?) ?`+\|$/.exec(row!)![1]!;
}

/* ---- a path alone ---- */

const id = "a/b";
const v1 = `${origin}/v1`;
/** A page's own origin. */
const fetchInPage = (input: string) => fetch(new URL(input, origin));

const paths: readonly (readonly [row: string, names: Readonly<Record<string, unknown>>, url: string])[] = [
  ["`fetch`, in a page", { fetch: fetchInPage }, "/api/users/a%2Fb"],
  ["`fetch`, behind a base", { fetch }, "/v1/users/a%2Fb"],
  ["an axios instance with `baseURL`", { client: axios.create({ baseURL: v1 }) }, "/v1/users/a%2Fb"],
  ["an axios instance with `baseURL`", { client: axios0.default.create({ baseURL: v1 }) }, "/v1/users/a%2Fb"],
  ["an axios instance with `baseURL`, ky 2 with `prefix`", { client: ky.create({ prefix: v1 }) }, "/v1/users/a%2Fb"],
  ["got and ky 1 with `prefixUrl`", { client: got.extend({ prefixUrl: v1 }) }, "/v1/users/a%2Fb"],
  ["got and ky 1 with `prefixUrl`", { client: got14.extend({ prefixUrl: v1 }) }, "/v1/users/a%2Fb"],
  ["got and ky 1 with `prefixUrl`", { client: ky1.create({ prefixUrl: v1 }) }, "/v1/users/a%2Fb"],
];
const alone = suite("a path alone");
paths.forEach(([row, names, url], index) => {
  alone(`${index}: ${row}`, async () => {
    const arrived = await run(cellBeside(row), { path, id, ...names });
    assert.equal(
      arrived.map((arrival) => arrival.url),
      [url],
    );
  });
});
const slashed = path`/users/${id}`;
for (const get of [
  () => got.extend({ prefixUrl: v1 }).get(slashed),
  () => got14.extend({ prefixUrl: v1 }).get(slashed),
  () => ky1.create({ prefixUrl: v1 }).get(slashed),
]) {
  alone("a slash before `prefixUrl` is an error of the client", async () => {
    const error = await Promise.resolve()
      .then<unknown>(get)
      .catch((error: unknown) => error);
    assert.match(String(error), "slash");
  });
}
/** Bases of a client or of one call, and the path that arrives. */
const bases: readonly (readonly [base: string, path: string])[] = [
  [origin, "/users/a%2Fb"],
  [`${origin}/`, "/users/a%2Fb"],
  [`${origin}/v1`, "/v1/users/a%2Fb"],
  [`${origin}/v1/`, "/v1/users/a%2Fb"],
  [`${origin}/é`, "/%C3%A9/users/a%2Fb"],
  [origin.replace("http:", ""), "/users/a%2Fb"],
  ["/v1", "/v1/users/a%2Fb"],
  ["", "/users/a%2Fb"],
];
/** A request as in a page, where a url is relative to the page's own. */
class PageRequest extends Request {
  constructor(url: string, init?: RequestInit) {
    super(new URL(url, origin), init);
  }
}
for (const [base, url] of bases) {
  alone(`openapi-fetch, with the base "${base.replace(/\d+/g, "...")}"`, async () => {
    const code = `${cellBeside("openapi-fetch")}.GET("/users/{id}", options)`;
    const get = (given: unknown, baseUrl?: string) => ({
      ...(baseUrl === undefined ? {} : { baseUrl }),
      params: { path: { id: given }, query: { page: 2 } },
      Request: PageRequest,
    });
    const ofClient = await run(code, { createClient, expandPath, baseUrl: base, options: get(id) });
    assert.equal(
      ofClient.map((arrival) => arrival.url),
      [`${url}?page=2`],
    );
    const elsewhere = { createClient, expandPath, baseUrl: "https://elsewhere.example/v2" };
    if (base) {
      const ofCall = await run(code, { ...elsewhere, options: get(id, base) });
      assert.equal(
        ofCall.map((arrival) => arrival.url),
        [`${url}?page=2`],
      );
    }
    const error = await run(code, { ...elsewhere, options: get("..", base) }).catch(String);
    assert.match(String(error), "makes a dot segment");
  });
}
alone.run();

/* ---- sending ---- */

const sending = suite("sending");
sending("the snippet sends JSON and an upload, with the token", async () => {
  const snippet = snippets.find((code) => code.includes("Bearer "))!;
  arrivals.length = 0;
  await import(writeSnippet("sending", snippet.replaceAll(BASE, origin)));
  const [json, upload, ...more] = arrivals.splice(0);
  assert.equal(more, []);
  const lineOf = ({ method, url, headers }: typeof json & {}) => `${method} ${url} by ${headers.authorization}`;
  assert.is(lineOf(json!), "POST /users/7/keys by Bearer secret");
  assert.is(`${json!.headers["content-type"]} ${json!.body}`, 'application/json; charset=utf-8 {"title":"Laptop"}');
  assert.is(lineOf(upload!), "PUT /users/7/photo by Bearer secret");
  const type = { headers: { "content-type": upload!.headers["content-type"]! } };
  const photo = (await new Response(upload!.body, type).formData()).get("photo") as File;
  assert.equal([photo.name, await photo.text()], ["me.png", "..."]);
});

const rows: readonly (readonly [row: string, tail: string, names?: Readonly<Record<string, unknown>>])[] = [
  ["`fetch` of the platform", ""],
  ["what has its signature", "", { client: ky }],
  ["what has its signature", "", { client: ky1 }],
  ["what has its signature", "", { client: got }],
  ["what has its signature", "", { client: got14 }],
  ["what has its signature", "", { client: undiciFetch }],
  ["[axios]", "(options)", { axios }],
  ["[axios]", "(options)", { axios: axios.create() }],
];
rows.forEach(([row, tail, names], index) => {
  sending(`${index}: ${row}`, async () => {
    const options = endpoint("POST /users/{id}/keys", { baseUrl: origin, id: 7, title: "Laptop" });
    const code = cellBeside(row);
    const arrived = await run(tail ? `(${code})${tail}` : code, { options, toRequest, toInit, ...names });
    assert.equal(
      arrived.map(({ method, url, body }) => `${method} ${url} ${body}`),
      ['POST /users/7/keys {"title":"Laptop"}'],
    );
  });
});
sending("a builder's headers go to a full url on another host", () => {
  const api = endpoint.defaults({ baseUrl: BASE, headers: { authorization: "Bearer secret" } });
  assert.is(api("GET https://h.example/x").headers.authorization, "Bearer secret");
});
sending.run();

/* ---- coming from fetch ---- */

const coming = suite("coming from fetch");
const api = endpoint.defaults({ baseUrl: origin });
coming("members of request are those of the Request", () => {
  for (const init of [{ cache: "no-store" }, { credentials: "omit" }] as const) {
    const request = toRequest(api("GET /x", { request: init }));
    for (const [name, value] of Object.entries(init)) assert.is(request[name as keyof Request], value);
  }
});
coming("as keys of their own, options of fetch are parameters", () => {
  assert.is(api("GET /x", { credentials: "include", body: "text" }).url, `${origin}/x?credentials=include&body=text`);
  const options = { credentials: "include", header: { a: "b" }, body: "text" };
  assert.equal(api("POST /x", options).body, options);
});
coming("axios's baseURL is no option", () => {
  assert.match(api("GET /x", { baseURL: BASE } as object).url, `${origin}/x?baseURL=`);
});
coming("without toRequest, an object arrives as [object Object]", async () => {
  const options = api("POST /x", { a: 1 });
  const [arrival] = await run("fetch(options.url, options)", { options });
  assert.is(`${arrival!.body}`, "[object Object]");
});
coming("the README says so", () => {
  const [, passage = ""] = /^## Sending$([^]*?)^## /m.exec(readme) ?? [];
  for (const words of [
    "`params`, members of `json`|parameters",
    "`body`: a form, text, bytes, a stream, JSON|`data`",
    "`signal`, `cache`, `credentials`|`request: { signal }`; as keys of their own, they are parameters",
    "`fetch(toRequest(options))`; `fetch(options.url, options)` would send `[object Object]`",
    "`baseURL`|`baseUrl`",
  ]) {
    assert.match(passage, words);
  }
});
coming.run();
