/**
 * What each HTTP client sends of the options, by the snippets of README.md, beside this file. Each client runs in a
 * process of its own: in the Node at hand, or if it wants a newer one, in Node 24.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clientsOf } from "../playground/code.js";
import { clientsPage, readme, writeSnippet } from "../support/readme.ts";
import { type Arrival, record } from "../support/server.ts";
import { install } from "../tools/install.mjs";
import { type Call, calls, limits } from "./calls.ts";
import type { Order, Report } from "./sender.ts";

/** The page's clients, and the packages of each: the newest major, and older ones that are in wide use. */
const CLIENTS: Record<string, readonly string[]> = {
  fetch: ["fetch"],
  ky: ["ky", "ky-1"],
  axios: ["axios", "axios-0"],
  superagent: ["superagent", "superagent-9"],
  got: ["got", "got-15", "got-14"],
  undici: ["undici", "undici-7"],
  "node:http": ["node:http"],
};

const BUILT_IN = ["fetch", "node:http"];

/** A client that does not answer in this time is a failure with a name. By itself, ky waits for 10 seconds. */
const SECONDS = 9;

/** The page's `send` of each client, with what it calls. */
const sends: Record<string, string> = clientsOf(clientsPage);

const page = suite("the pages");
page("that of the clients shows these and no others", () => {
  assert.equal(Object.keys(sends).sort(), Object.keys(CLIENTS).sort());
});
page("the README's table has some of the same", () => {
  const rows = [...readme.matchAll(/^\|.*\|`(\(.*\) => .*)`\|$/gm)];
  assert.is(rows.length, 3);
  for (const [, send] of rows) assert.ok(clientsPage.includes(`\nconst send = ${send};\n`), send);
});
page.run();

// "Likewise a `fetch` that is not the platform's".
sends["another fetch"] = sends.got!.replace('import got from "got"', 'import { fetch as got } from "undici"');
CLIENTS["another fetch"] = CLIENTS.undici!;

const SENDER = resolve("tests/.test/sender/sender.js");
await build({
  entryPoints: ["tests/clients/sender.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: SENDER,
  logLevel: "warning",
});

for (const [client, packages] of Object.entries(CLIENTS)) for (const name of packages) testClient(client, name);

function testClient(client: string, name: string): void {
  const { version, node, execPath } = programOf(client, name);
  const test = suite(`${`${client} ${version}`.padEnd(18)} ${node}`);
  let origin: string;
  let arrivals: Arrival[];
  let sender: ChildProcess;

  /** Sends an order, and gives the next report. */
  const tell = async (order: Order): Promise<Report> => {
    const reported = once(sender, "message", { signal: AbortSignal.timeout(SECONDS * 1000) });
    sender.send(order);
    return reported.then(
      ([report]) => report,
      () => ({ error: `no answer in ${SECONDS} s` }),
    );
  };

  test.before(async () => {
    ({ origin, arrivals } = await record());
    const code = sends[client]!.replace(new RegExp(`"(?:${client}|undici)"`), `"${name}"`);
    const snippet = writeSnippet(`${client}-${name}`.replace(/\W/g, "-"), `${code}export { send };`);
    sender = fork(SENDER, [pathToFileURL(snippet).href, origin], { execPath });
    await Promise.race([
      once(sender, "message"),
      once(sender, "exit").then(() => assert.unreachable("its process ended")),
    ]);
  });
  test.after(() => void sender.kill());

  calls.forEach((call, index) => {
    if (call.except?.includes(name)) return;
    test(call.title, async () => {
      assert.equal(await tell({ call: index }), { status: 200 });
      const [arrival, ...more] = arrivals.splice(0);
      await assertArrived(arrival, call);
      assert.equal(more, []);
    });
  });

  limits.forEach((limit, index) => {
    if (limit.only && !limit.only.test(client)) return;
    test(limit.title, async () => {
      arrivals.length = 0;
      const abort = new AbortController();
      void abortOnArrival(abort.signal);
      const { error } = await tell({ limit: index });
      abort.abort();
      assert.match(String(error), limit.error);
      const arrived = arrivals.filter(({ url }) => url === limit.url);
      if (limit.arrivals !== undefined) assert.is(arrived.length, limit.arrivals);
    });
  });

  async function abortOnArrival(signal: AbortSignal): Promise<void> {
    while (!arrivals.length && !signal.aborted) await wait(5);
    if (!signal.aborted) sender.send("abort");
  }

  test.run();
}

/** The version of a client, and the Node that it runs in. */
function programOf(client: string, name: string): { version: string; node: string; execPath: string } {
  const here = { node: `Node ${process.versions.node}`, execPath: process.execPath };
  if (BUILT_IN.includes(client)) return { version: "", ...here };
  const { version, engines } = JSON.parse(readFileSync(`tests/node_modules/${name}/package.json`, "utf8"));
  if (rank(process.versions.node) >= rank(engines?.node ?? "0")) return { version, ...here };
  install("tests/runtimes", "1 GB, about a minute");
  return { version, node: "Node 24", execPath: resolve("tests/runtimes/node_modules/node-24/bin/node") };
}

/** A number by which versions compare: 22019 for ">=22.19.0". */
function rank(version: string): number {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number);
  return 1000 * major + minor;
}

/** What arrived is the request line, the headers, and the body, all of it at once. */
async function assertArrived(arrival: Arrival | undefined, { line, type, body = "" }: Call): Promise<void> {
  assert.ok(arrival, "nothing arrived");
  const { method, url, headers, body: bytes } = arrival;
  assert.is(`${method} ${url}`, line);
  assert.is(headers.accept, "application/json");
  assert.is(headers["user-agent"], "my-app/1.0");
  assert.is(headers["content-length"] ?? "0", `${bytes.length}`);
  if (type instanceof RegExp) assert.match(headers["content-type"] ?? "", type);
  else assert.is(headers["content-type"], type);
  if (typeof body === "string" || body instanceof Uint8Array) assert.equal(bytes, Buffer.from(body));
  else assert.equal(await fieldsOf(arrival), body);
}

/** What the fields of a form hold, files included. */
async function fieldsOf({ headers, body }: Arrival): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { "content-type": headers["content-type"]! } }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) fields[name] = typeof value === "string" ? value : await value.text();
  return fields;
}
