/** What each HTTP client sends of the options, by the README's own snippet. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Options, type RequestOptions, endpoint as bare } from "../../dist/endpoint.js";
import { runSnippet, snippets } from "../support/readme.ts";
import { arriving, record, summaryOf } from "../support/server.ts";

const CLIENTS = ["fetch", "ky", "axios", "superagent", "got", "undici", "node:http"];

const bytes = new Uint8Array([0, 1, 10, 13, 127, 128, 254, 255]);
const JSON_TYPE = "application/json; charset=utf-8";

/** A call, and what has to arrive of it. */
const calls: readonly (readonly [
  title: string,
  route: string,
  options: Options,
  expected: Parameters<typeof arriving>,
])[] = [
  [
    "a list in the query",
    "GET /orgs/{org}/issues",
    { org: "a c/m", labels: ["bug", "help wanted"], q: "a+b é", page: 2 },
    ["GET /orgs/a%20c%2Fm/issues?labels=bug&labels=help%20wanted&q=a%2Bb%20%C3%A9&page=2"],
  ],
  [
    "JSON",
    "POST /orgs/{org}/repos",
    { org: "acme", name: "é", none: null },
    ["POST /orgs/acme/repos", JSON_TYPE, '{"name":"é","none":null}'],
  ],
  ["a list as JSON", "POST /x", { data: [1, "x"] }, ["POST /x", JSON_TYPE, '[1,"x"]']],
  [
    "JSON as text",
    "POST /x",
    { data: '{"a":1}', headers: { "content-type": "application/json" } },
    ["POST /x", "application/json", '{"a":1}'],
  ],
  [
    "PATCH",
    "patch /repos/:owner/:repo",
    { owner: "acme", repo: "tiny", private: true },
    ["PATCH /repos/acme/tiny", JSON_TYPE, '{"private":true}'],
  ],
  [
    "bytes",
    "PUT /assets{?name}",
    { name: "a.zip", data: bytes, headers: { "content-type": "application/zip" } },
    ["PUT /assets?name=a.zip", "application/zip", bytes],
  ],
  ["no body", "DELETE /users/{id}", { id: 7 }, ["DELETE /users/7"]],
];

const { origin, arrivals } = await record();
const endpoint = bare.defaults({ baseUrl: origin });

/** The README's `send` of each client, with its `payload` for those that call it. */
const payload = snippets.find((snippet) => /^const payload = /m.test(snippet)) ?? "";
const sends: Record<string, string> = {};
for (const snippet of snippets.filter((snippet) => /^const send = /m.test(snippet))) {
  const client = /from "(?!tiny-endpoint)(.*)"/.exec(snippet)?.[1] ?? "fetch";
  sends[client] = `${snippet}${snippet.includes("payload(") ? payload : ""}export { send };`;
}

type Send = (options: RequestOptions) => Promise<{ status?: number; statusCode?: number }>;

const load = async (client: string): Promise<Send> => (await runSnippet(client.replace(":", "-"), sends[client]!)).send;

for (const client of CLIENTS) {
  const test = suite(client);
  for (const [title, route, options, expected] of calls) {
    test(title, async () => {
      const send = await load(client);
      const response = await inTime(send(endpoint(route, options)));
      assert.is(response.status ?? response.statusCode, 200);
      assert.equal(arrivals.splice(0).map(summaryOf), [arriving(...expected)]);
    });
  }

  // All but superagent know signals, and `request` brings them.
  if (client !== "superagent") {
    test("an aborted signal", async () => {
      const send = await load(client);
      const sent = inTime(send(endpoint("/x", { request: { signal: AbortSignal.abort(new Error("aborted")) } })));
      assert.match(await sent.then(() => "sent", String), /abort|cancel/i);
      assert.equal(arrivals, []);
    });
  }
  test.run();
}

const page = suite("README");
page("shows these clients and no others", () => assert.equal(Object.keys(sends).sort(), [...CLIENTS].sort()));
page.run();

/** A client that never answers is a failure with a name. */
function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("no answer in 10 s")), 10_000).unref();
    }),
  ]);
}
