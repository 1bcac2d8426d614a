import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Options, type RequestOptions, endpoint as bare } from "../../dist/endpoint.js";

const CLIENTS = ["fetch", "ky", "axios", "superagent", "got", "undici", "node:http"];

const bytes = new Uint8Array([0, 1, 10, 13, 127, 128, 254, 255]);
const JSON_TYPE = "application/json; charset=utf-8";

/** A call, and what has to arrive of it: the request line, the type and the body. */
const calls: readonly (readonly [
  title: string,
  route: string,
  options: Options,
  expected: readonly [line: string, type?: string, body?: string | Uint8Array],
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

/** What arrives, in the form of the expectations. */
const arrivals: unknown[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  arrivals.push(arrival(request, Buffer.concat(chunks)));
  response.end();
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const endpoint = bare.defaults({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

function arrival({ method, url, headers }: IncomingMessage, body: Buffer) {
  const {
    accept,
    "user-agent": agent,
    "content-type": type,
    "content-length": length = "0",
    "transfer-encoding": encoding,
  } = headers;
  return { line: `${method} ${url}`, accept, agent, type, length, encoding, body: body.toString("hex") };
}

/** The README's `send` of each client, with its `payload` for those that call it. */
const snippets = [...readFileSync("README.md", "utf8").matchAll(/^```js\n([^]*?)^```$/gm)].map(
  ([, snippet = ""]) => snippet,
);
const payload = snippets.find((snippet) => /^const payload = /m.test(snippet)) ?? "";
const sends: Record<string, string> = {};
for (const snippet of snippets.filter((snippet) => /^const send = /m.test(snippet))) {
  const client = /from "(?!tiny-endpoint)(.*)"/.exec(snippet)?.[1] ?? "fetch";
  sends[client] = `${snippet}${snippet.includes("payload(") ? payload : ""}export { send };`;
}

// Here the clients are found.
const folder = resolve("tests/.snippets");
mkdirSync(folder, { recursive: true });

async function load(
  client: string,
): Promise<(options: RequestOptions) => Promise<{ status?: number; statusCode?: number }>> {
  const file = join(folder, `${client.replace(":", "-")}.mjs`);
  writeFileSync(
    file,
    sends[client]!.replace('"tiny-endpoint"', JSON.stringify(pathToFileURL(resolve("dist/endpoint.js")).href)),
  );
  return (await import(pathToFileURL(file).href)).send;
}

for (const client of CLIENTS) {
  const test = suite(client.padEnd(10));
  for (const [title, route, options, [line, type, body = ""]] of calls) {
    test(title, async () => {
      const send = await load(client);
      const response = await inTime(send(endpoint(route, options)));
      assert.is(response.status ?? response.statusCode, 200);
      const sent = Buffer.from(body);
      assert.equal(arrivals.splice(0), [
        {
          line,
          accept: "application/vnd.service.v3+json",
          agent: "tiny-endpoint/1.0.0",
          type,
          length: `${sent.length}`,
          encoding: undefined,
          body: sent.toString("hex"),
        },
      ]);
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

// The last suite: uvu runs them in order.
const last = suite("README".padEnd(10));
last("shows these clients and no others", () => assert.equal(Object.keys(sends).sort(), [...CLIENTS].sort()));
last.after(() => {
  server.closeAllConnections();
  server.close();
});
last.run();

/** A client that never answers is a failure with a name. */
function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return Promise.race([
    value,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("no answer in 10 s")), 10_000).unref();
    }),
  ]);
}
