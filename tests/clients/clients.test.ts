/**
 * What each HTTP client sends of the options, by what the README and the page beside this file print. Each client runs
 * in a process of its own, in Node 24, since some want a newer one than may be at hand.
 */
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { clientsPage, readme } from "../support/readme.ts";
import { type Arrival, record } from "../support/server.ts";
import { type Call, calls, limits } from "./calls.ts";
import type { Order, Report } from "./sender.ts";

/** The packages of a client of which there are two: the newest major, and one before it that is in wide use. */
const PACKAGES: Record<string, readonly string[]> = {
  axios: ["axios", "axios-0"],
  got: ["got", "got-14"],
  ky: ["ky", "ky-1"],
  undici: ["undici", "undici-7"],
};

/** A client that does not answer in this time, in seconds, is a failure with a name, however busy the machine is. */
const ANSWER = 60;
/** By itself, ky waits for 10 seconds. */
const LIMITED_ANSWER = 9;

/* ---- what the pages print ---- */

/** A function that pages call to send. The platform's `fetch` is imported from nowhere. */
interface Client {
  /** What `calls.ts` calls it: "ky", "fetch of undici". */
  readonly title: string;
  readonly name: string;
  /** What an import binds: "ky", "{ fetch }". */
  readonly binding?: string;
  readonly packages: readonly string[];
}

const clients: Client[] = [{ title: "fetch", name: "fetch", packages: ["fetch"] }];
const IMPORT = /import (\w+|\{ (\w+) \}) from "(?!tiny-)([\w-]+)"/g;
for (const [, binding = "", name = binding, from = ""] of clientsPage.matchAll(IMPORT)) {
  const title = name === from ? name : `${name} of ${from}`;
  clients.push({ title, name, binding, packages: PACKAGES[from] ?? [from] });
}

/** A call that sends, in whatever it stands: of `axios`, or with what `toInit` or `toRequest` gives. */
const SENDING =
  /(\([^()]*\) => )?(?<!new )\b(\w+)(\((?:(?<=axios\()|\s*(?:options\.url,\s+)?to(?:Init|Request)\(options\))[^()]*\))/g;

/** `client` on a page is each that has the signature of `fetch`. Of two with one name, the first is meant. */
function meant(name: string): readonly Client[] {
  if (name === "client") return clients.filter((client) => client.name !== "axios");
  const found = clients.find((client) => client.name === name);
  assert.ok(found, `no page imports ${name}`);
  return [found];
}

interface Sender {
  readonly client: Client;
  readonly name: string;
  readonly call: string;
}

/** A module for each call and package, by its code. */
const senders = new Map<string, Sender>();
for (const [, parameters = "(options) => ", named = "", rest] of `${clientsPage}${readme}`.matchAll(SENDING)) {
  for (const client of meant(named)) {
    for (const name of client.packages) {
      const call = `${client.name}${rest}`.replace(/\s+/g, " ");
      const code =
        'import { type RequestOptions, toInit, toRequest } from "../../../dist/endpoint.js";\n' +
        (client.binding ? `import ${client.binding} from "${name}";\n` : "") +
        `export const send: (options: RequestOptions) => unknown = ${parameters}${call};\n`;
      senders.set(code, { client, name, call });
    }
  }
}

const FOLDER = resolve("tests/.test/senders");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const pages = suite("the pages");
pages("that of the clients has these", () => {
  assert.is(
    clients.map(({ title }) => title).join(),
    "fetch,ky,ofetch,got,fetch of undici,request of undici,fetch of node-fetch,axios",
  );
});
pages("the README has some of them", () => {
  const names = Array.from(readme.matchAll(SENDING), ([, , name]) => name);
  for (const name of ["fetch", "client", "axios"]) assert.ok(names.includes(name), name);
});
pages("without toInit, an object arrives as [object Object]", async () => {
  const { origin, arrivals } = await record();
  const options = endpoint("POST /x", { baseUrl: origin, name: "Ann" });
  await fetch(options.url, options as object);
  assert.is(`${arrivals[0]!.body}`, "[object Object]");
});
pages.run();

/* ---- what is sent ---- */

const execPath = resolve("tests/runtimes/node_modules/node-24/bin/node");

[...senders].forEach(([code, sender], index) => {
  const file = join(FOLDER, `${index}-${sender.name}.ts`);
  writeFileSync(file, code);
  testSender(sender, file);
});

function testSender({ client, name, call }: Sender, file: string): void {
  const test = suite(`${client.title} ${versionOf(name)}  ${call}`);
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
    sender = fork("tests/clients/sender.ts", [pathToFileURL(file).href, origin], { execPath });
    await Promise.race([
      once(sender, "message"),
      once(sender, "exit").then(() => assert.unreachable("its process ended")),
    ]);
  });
  test.after(() => void sender.kill());

  calls.forEach((call, index) => {
    test(call.title, async () => {
      const { error } = await tell({ call: index }, ANSWER);
      const [arrival, ...more] = arrivals.splice(0);
      const exception = call.except?.[name] ?? call.except?.[client.title];
      if (exception) {
        assert.match(error ?? `${arrival?.headers["content-type"]}: ${arrival?.body}`, exception);
      } else {
        assert.is(error, undefined);
        await assertArrived(arrival, call);
      }
      assert.equal(more, []);
    });
  });

  limits.forEach((limit, index) => {
    if (limit.only && !limit.only.includes(client.title)) return;
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

/* ---- the types ---- */

const STRICT =
  "--noEmit --ignoreConfig --strict --exactOptionalPropertyTypes --skipLibCheck --module esnext --moduleResolution bundler";
const ENVIRONMENTS = {
  "with the DOM": "--lib es2022,dom,dom.iterable",
  "with Node's types alone": "--lib es2022 --types node --typeRoots tests/node_modules/@types",
};

const types = suite("all of these compile");
for (const [title, environment] of Object.entries(ENVIRONMENTS)) {
  types(title, () => {
    // That of got 14 does by what the page says.
    const [code = ""] = [...senders].find(([, { name }]) => name === "got-14")!;
    writeFileSync(join(FOLDER, "cast.ts"), code.replace("toInit(options)", "$& as object"));
    const files = readdirSync(FOLDER).map((file) => join(FOLDER, file));
    const tsc = ["node_modules/typescript/bin/tsc", ...`${STRICT} ${environment}`.split(" "), ...files];
    const { stdout } = spawnSync(process.execPath, tsc, { encoding: "utf8" });
    const errors = stdout.match(/^\S.*: error /gm) ?? [];
    assert.ok(errors.length > 0 && errors.every((error) => error.includes("-got-14.ts(")), stdout);
  });
}
types.run();
