/**
 * What each HTTP client sends of the options, by the snippets of README.md, beside this file. Each client runs in a
 * process of its own, in Node 24, since some want a newer one than may be at hand.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clientsPage, readme, writeSnippet } from "../support/readme.ts";
import { type Arrival, record } from "../support/server.ts";
import { type Call, calls, limits } from "./calls.ts";
import type { Order, Report } from "./sender.ts";

/** The page's clients, and the packages of each: the newest major, and older ones that are in wide use. */
const CLIENTS: Record<string, readonly string[]> = {
  fetch: ["fetch"],
  ky: ["ky", "ky-1"],
  axios: ["axios", "axios-0"],
  superagent: ["superagent", "superagent-9"],
  got: ["got", "got-14"],
  undici: ["undici", "undici-7"],
  "node:http": ["node:http"],
};

/** A client that does not answer in this time, in seconds, is a failure with a name, however busy the machine is. */
const ANSWER = 60;
/** By itself, ky waits for 10 seconds. */
const LIMITED_ANSWER = 9;

/** The page's `send` of each client, with what it calls. */
const sends = sendsOf(clientsPage);

/** The page's snippets that define `send`, by the package that they import, with the helper that they call. */
function sendsOf(page: string): Record<string, string> {
  const snippets = [...page.matchAll(/^```m?js\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
  const helper = snippets.find((code) => /^const forNode = /m.test(code)) ?? "";
  const senders = snippets.filter((code) => /^const send = /m.test(code));
  return Object.fromEntries(
    senders.map((code) => {
      const name = /from "(?!tiny-endpoint")(.*)"/.exec(code)?.[1] ?? "fetch";
      return [name, code.includes("forNode(") ? `${helper}\n${code}` : code];
    }),
  );
}

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

const execPath = resolve("tests/runtimes/node_modules/node-24/bin/node");

for (const [client, packages] of Object.entries(CLIENTS)) for (const name of packages) testClient(client, name);

function testClient(client: string, name: string): void {
  const test = suite(`${client} ${versionOf(name)}`);
  let origin: string;
  let arrivals: Arrival[];
  let sender: ChildProcess;

  /** Sends an order, and gives the next report. */
  const tell = async (order: Order, seconds: number): Promise<Report> => {
    const reported = once(sender, "message", { signal: AbortSignal.timeout(seconds * 1000) });
    sender.send(order);
    return reported.then(
      ([report]) => report,
      () => ({ error: `no answer in ${seconds} s` }),
    );
  };

  test.before(async () => {
    ({ origin, arrivals } = await record());
    const code = sends[client]!.replace(new RegExp(`"(?:${client}|undici)"`), `"${name}"`);
    const snippet = writeSnippet(`${client}-${name}`.replace(/\W/g, "-"), `${code}export { send };`);
    sender = fork("tests/clients/sender.ts", [pathToFileURL(snippet).href, origin], { execPath });
    await Promise.race([
      once(sender, "message"),
      once(sender, "exit").then(() => assert.unreachable("its process ended")),
    ]);
  });
  test.after(() => void sender.kill());

  calls.forEach((call, index) => {
    if (call.except?.includes(name)) return;
    test(call.title, async () => {
      assert.equal(await tell({ call: index }, ANSWER), { status: 200 });
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
      const { error } = await tell({ limit: index }, LIMITED_ANSWER);
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

/** None of what Node brings along. */
function versionOf(name: string): string {
  const manifest = `tests/node_modules/${name}/package.json`;
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : "";
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
