import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { CLIENTS, curlCommand, endpointCode } from "./code.js";

/** Answers each request with nothing, and remembers what arrived. */
const arrivals: { line: string; body: string; headers: Record<string, unknown> }[] = [];
const server = createServer(async (incoming, response) => {
  const { method, url, headers } = incoming;
  let body = "";
  for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
  arrivals.push({ line: `${method} ${url}`, body, headers });
  response.end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The type of a text that has none: as `fetch` says it; axios has another. */
const TEXT = "text/plain;charset=UTF-8";

const AWKWARD = `it's "$HOME" \`id\` \\ !! %41 @x\n\té\u2028\u{1f600}`;

/** Calls, and what has to arrive of them. */
const calls: readonly (readonly [route: string, parameters: object, url: string, body: string, headers: object])[] = [
  ["GET /x{?q*}", { q: ["a'b", "$c", "`d`"] }, "/x?q=a%27b&q=%24c&q=%60d%60", "", { "content-type": undefined }],
  ["HEAD /x", {}, "/x", "", {}],
  [
    "DELETE /x/{id}",
    { id: 7, mediaType: { previews: ["mercy"] } },
    "/x/7",
    "",
    { accept: "application/vnd.service.mercy-preview+json" },
  ],
  [
    "GET {/x*}{+y}{?z}{#part}",
    { x: ["{a}", "[1-3]"], y: "[1-3]", z: "'", part: "'" },
    "/%7Ba%7D/%5B1-3%5D[1-3]?z=%27",
    "",
    {},
  ],
  [
    "POST /x",
    { text: AWKWARD, list: [[], {}] },
    "/x",
    JSON.stringify({ text: AWKWARD, list: [[], {}] }),
    { "content-type": "application/json; charset=utf-8" },
  ],
  [
    "PUT /x",
    JSON.parse('{ "__proto__": { "a": ["\\"__proto__\\": 1"] } }'),
    "/x",
    '{"__proto__":{"a":["\\"__proto__\\": 1"]}}',
    {},
  ],
  ["PATCH /x", { data: AWKWARD }, "/x", AWKWARD, { "content-type": TEXT }],
  [
    "PUT /x",
    { data: "@/etc/hostname", headers: { "content-type": "text/x" } },
    "/x",
    "@/etc/hostname",
    { "content-type": "text/x" },
  ],
  ["PUT /x", { data: [1, true] }, "/x", "[1,true]", { "content-type": "application/json; charset=utf-8" }],
  ["PUT /x", { data: null }, "/x", "", {}],
  ["PUT /x", { data: "" }, "/x", "", { "content-type": TEXT }],
  [
    "M-SEARCH /x",
    { a: 1, headers: { "x-quote": "it's", "x-empty": " ", "x-number": 5, accept: null } },
    "/x",
    '{"a":1}',
    { "x-quote": "it's", "x-empty": "", "x-number": "5" },
  ],
];

const LIBRARY = JSON.stringify(pathToFileURL(resolve("dist/endpoint.js")).href);
/** Here the clients are found. */
const FOLDER = resolve("tests/.test/playground/code");
mkdirSync(FOLDER, { recursive: true });

const senders: Record<string, (route: string, parameters: object, file: string) => Promise<unknown>> = {
  curl: (route, parameters) =>
    promisify(execFile)("sh", ["-c", curlCommand(endpoint(route, { baseUrl, ...parameters }))], { timeout: 20_000 }),
};
/** Majors for the oldest Node that the tests run in; the suite `clients` has the newest ones. */
const PACKAGES: Record<string, string> = { ky: "ky-1", got: "got-14", undici: "undici-7" };

for (const [client, sender] of Object.entries(CLIENTS)) {
  senders[client] = (route, parameters, file) => {
    const code = endpointCode({ builder: "api", defaults: { baseUrl }, route, parameters }, sender);
    const installed = code.replace(/(?<= from ")\w+(?=";)/, (name) => PACKAGES[name] ?? name);
    writeFileSync(file, installed.replace('"tiny-endpoint"', LIBRARY));
    return import(pathToFileURL(file).href);
  };
}

for (const [client, send] of Object.entries(senders)) {
  const test = suite(`the code for ${client}`);
  calls.forEach(([route, parameters, url, body, headers], index) => {
    test(`${index}: ${route}`, async () => {
      arrivals.length = 0;
      await send(route, parameters, resolve(FOLDER, `${client.replace(":", "-")}-${index}.mjs`));
      assert.is(arrivals.length, 1);
      const [arrival] = arrivals;
      assert.is(arrival!.line, `${route.split(" ")[0]} ${url}`);
      // A body that is an object goes through the hands of axios, which drops this name.
      assert.is(arrival!.body, client === "axios" && body.startsWith('{"__proto__"') ? "{}" : body);
      for (const [header, value] of Object.entries(headers)) {
        if (value !== TEXT || client !== "axios") assert.is(arrival!.headers[header], value, header);
      }
    });
  });
  if (client in CLIENTS) {
    test("is that of the clients' page", () => {
      const { helper = "", send }: { helper?: string; send: string } = CLIENTS[client as keyof typeof CLIENTS];
      const page = readFileSync("tests/clients/README.md", "utf8");
      for (const code of [helper, send]) assert.ok(page.includes(`\n${code}\n`), code);
    });
  }
  test.run();
}

// The last suite: uvu runs them in order.
const last = suite("the server");
last("stops", () => {
  server.close().closeAllConnections();
});
last.run();
