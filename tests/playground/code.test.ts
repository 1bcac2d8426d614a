/** The code that the page shows, run: what has to arrive of it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { clientsPage, runSnippet } from "../support/readme.ts";
import { record } from "../support/server.ts";
import { clientsOf, curlCommand, endpointCode } from "./code.js";

const { origin: baseUrl, arrivals } = await record();
const CLIENTS: Record<string, string> = clientsOf(clientsPage);

const JSON_TYPE = "application/json; charset=utf-8";
/** The type of a text that has none, as `fetch` says it. */
const TEXT = "text/plain;charset=UTF-8";

const AWKWARD = `it's "$HOME" \`id\` \\ !! %41 @x\n\té\u2028\u{1f600}`;

type Row = readonly [route: string, parameters: object, url: string, body: string, headers: object];

/** What every client has to send. */
const plain: Row = [
  "POST /x",
  { text: AWKWARD, list: [[], {}], mediaType: { previews: ["mercy"] } },
  "/x",
  JSON.stringify({ text: AWKWARD, list: [[], {}] }),
  { accept: "application/vnd.service.mercy-preview+json", "content-type": JSON_TYPE },
];

/** What needs care in JavaScript or in a shell. */
const awkward: readonly Row[] = [
  ["HEAD /x", {}, "/x", "", {}],
  ["GET /x{?q*}", { q: ["a'b", "$c", "`d`"] }, "/x?q=a%27b&q=%24c&q=%60d%60", "", { "content-type": undefined }],
  ["GET {/x*}{+y}{#part}", { x: ["{a}", "[1-3]"], y: "[1-3]", part: "'" }, "/%7Ba%7D/%5B1-3%5D[1-3]", "", {}],
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
  ["PUT /x", { data: [1, true] }, "/x", "[1,true]", { "content-type": JSON_TYPE }],
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

/** Majors for the oldest Node that the tests run in; the suite `clients` has the newest ones. */
const PACKAGES: Record<string, string> = { ky: "ky-1", got: "got-14", undici: "undici-7" };

async function send(client: string, name: string, route: string, parameters: object): Promise<void> {
  if (client === "curl") {
    const command = curlCommand(endpoint(route, { baseUrl, ...parameters }));
    await promisify(execFile)("sh", ["-c", command]);
  } else {
    const code = endpointCode({ builder: "api", defaults: { baseUrl }, route, parameters }, CLIENTS[client]);
    await runSnippet(
      name,
      code.replace(/(?<= from ")\w+(?=";)/, (name) => PACKAGES[name] ?? name),
    );
  }
}

for (const client of ["curl", ...Object.keys(CLIENTS)]) {
  const test = suite(`the code for ${client}`);
  // How each client sends is what the suite `clients` is about.
  const rows = /curl|fetch/.test(client) ? [plain, ...awkward] : [plain];
  rows.forEach(([route, parameters, url, body, headers], index) => {
    test(`${index}: ${route}`, async () => {
      arrivals.length = 0;
      await send(client, `playground-${client.replace(":", "-")}-${index}`, route, parameters);
      const [arrival] = arrivals;
      const { method, ...arrived } = arrival!;
      assert.equal([arrivals.length, `${method} ${arrived.url}`], [1, `${route.split(" ")[0]} ${url}`]);
      assert.is(String(arrived.body), body);
      for (const [name, value] of Object.entries(headers)) assert.is(arrived.headers[name], value, name);
    });
  });
  test.run();
}
