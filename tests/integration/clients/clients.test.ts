/**
 * What each HTTP client sends of the options, by what the README and the page in this folder print. Each client runs
 * in a process of its own, in Node 24, since some want a newer one than may be at hand.
 */
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import express from "express";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, toInit } from "../../../dist/endpoint.js";
import { browserPath, closeBrowsers, withPage } from "../../support/browsers.ts";
import { blocksOf, readme, runModule, spec } from "../../support/pages.ts";
import { isLeftOut } from "../../support/processes.ts";
import { type Arrival, record, serve, serveFolder } from "../../support/server.ts";
import { type Call, calls, limits } from "./calls.ts";
import { type Sender, instances, library, openapiFetch, paths, senders } from "./recipes.ts";
import type { Order, Report } from "./sender.ts";

/** A client that does not answer in this time, in seconds, is a failure with a name, however busy the machine is. */
const ANSWER = 60;

const FOLDER = resolve("tests/.test/senders");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** Writes a module, and gives its path. */
function write(name: string, code: string): string {
  const file = join(FOLDER, `${name}.ts`);
  writeFileSync(file, code.replace('"tiny-endpoint"', '"../../../dist/endpoint.js"'));
  return file;
}

const pages = suite("the pages");
pages("these are what sends on them", () => {
  const titles = senders.map(({ title, name }) => (title.includes(name) ? title : `${title}, ${name}`));
  const bySignature = [
    ...["fetch", "ky", "ky, ky-1", "ofetch", "got", "got, got-14", "fetch of undici", "fetch of undici, undici-7"],
    ...["request of undici", "request of undici, undici-7", "fetch of node-fetch"],
  ];
  const byUrl = bySignature.filter((title) => title !== "ofetch");
  const byAxios = ["axios", "axios, axios-0", "an axios instance"];
  assert.equal(titles, ["fetch", ...byUrl, ...bySignature, ...byAxios, ...byAxios]);
});
pages("without toInit, an object arrives as [object Object]", async () => {
  const { origin, arrivals } = await record();
  const options = endpoint("POST /x", { baseUrl: origin, name: "Ann" });
  await fetch(options.url, options as object);
  assert.is(`${arrivals[0]!.body}`, "[object Object]");
});
pages("a server of JSON alone refuses the default media type, which toInit leaves out", async () => {
  const server = express().set("env", "test");
  server.get("/repos/:owner/:repo/tags", (_request, response) => response.format({ json: () => response.json([]) }));
  const origin = await serve(server);
  const request = blocksOf(readme, "js").find((block) => block.includes("toInit"))!;
  await runModule("first", request.replaceAll("https://api.github.com", origin).replace("console.log", "void "));
  const options = endpoint("GET /repos/nodejs/node/tags", { baseUrl: origin });
  assert.is((await fetch(options.url, { headers: options.headers })).status, 406);
  assert.is((await fetch(options.url, toInit(options))).status, 200);
});
pages("a time limit that goes by toInit outlives garbage collection", async () => {
  const origin = await serve((_request, response) => void setTimeout(() => response.end(), 3000));
  setFlagsFromString("--expose-gc");
  const collect = setInterval(runInNewContext("gc"), 20);
  // By a `Request`, no Node up to 26 ends this call: its `Request` is garbage, and so is its signal.
  const options = endpoint("/x", { baseUrl: origin, request: { signal: AbortSignal.timeout(300) } });
  const end = await fetch(options.url, toInit(options)).catch(({ name }) => name);
  clearInterval(collect);
  assert.is(end, "TimeoutError");
});
pages.run();

/* ---- what is sent ---- */

const execPath = resolve("tests/integration/runtimes/node_modules/node-24/bin/node");

senders.forEach((sender, index) => testSender(sender, write(`${index}-${sender.name}`, sender.code)));

function testSender({ title, name, call }: Sender, file: string): void {
  const test = suite(`${title} ${versionOf(name)}  ${call}`);
  let origin: string;
  let arrivals: Arrival[];
  let sender: ChildProcess;

  /** Sends an order, and gives the next report. */
  const tell = async (order: Order): Promise<Report> => {
    const reported = once(sender, "message", { signal: AbortSignal.timeout(ANSWER * 1000) });
    sender.send(order);
    return reported.then(
      ([report]) => report,
      () => ({ error: `no answer in ${ANSWER} s` }),
    );
  };

  test.before(async () => {
    ({ origin, arrivals } = await record());
    // What is deprecated is the clients' own.
    const options = { execPath, execArgv: ["--no-deprecation"] };
    sender = fork("tests/integration/clients/sender.ts", [pathToFileURL(file).href, origin], options);
    await Promise.race([
      once(sender, "message"),
      once(sender, "exit").then(() => assert.unreachable("its process ended")),
    ]);
  });
  test.after(() => void sender.kill());

  calls.forEach((call, index) => {
    test(call.title, async () => {
      const { error } = await tell({ call: index });
      const [arrival, ...more] = arrivals.splice(0);
      const exception = call.except?.[name] ?? call.except?.[title];
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
    if (limit.only && !limit.only.includes(title)) return;
    test(limit.title, async () => {
      arrivals.length = 0;
      const abort = new AbortController();
      void abortOnArrival(abort.signal);
      // (By itself, ky waits for 10 seconds, and then has other words.)
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

/* ---- ids of JSON text ---- */

/** Of SPEC, Values: a call that keeps the digits of long integers as text. */
const [, exact = ""] = /`(JSON\.parse\(text, .*?\))`\./.exec(spec)!;
const JSON_TEXT = '{"id":725653563933458432,"sum":1.5,"page":2,"ids":[9007199254740993],"name":"a"}';
const EXACT = { id: "725653563933458432", sum: 1.5, page: 2, ids: ["9007199254740993"], name: "a" };

const json = suite("ids of JSON text keep their digits");
json("Node 24", () => {
  const code = `const text = process.argv[1]; console.log(JSON.stringify(${exact}))`;
  const { stdout } = spawnSync(execPath, ["-e", code, JSON_TEXT], { encoding: "utf8" });
  assert.equal(JSON.parse(stdout), EXACT);
});
json.run();

/* ---- in a page ---- */

/** The page's line for axios. */
const { call: axiosLine } = senders.find(({ name }) => name === "axios")!;

for (const browser of ["Chromium", "Firefox"] as const) {
  if (isLeftOut(browser, existsSync(browserPath(browser)))) continue;
  const page = suite(`axios in a page of ${browser}`);
  page("a GET to another origin needs no permission", async () => {
    const { origin, arrivals } = await record({ "access-control-allow-origin": "*" }, () => '"answer"');
    const site = await serveFolder(".");
    writeFileSync("tests/.test/page.html", "<!doctype html>");
    writeFileSync(
      "tests/.test/page.mjs",
      `import { endpoint, toInit } from "/dist/endpoint.js";
      import axios from "/tests/node_modules/axios/dist/esm/axios.js";
      const send = ${axiosLine};
      export const answer = (await send(endpoint("GET /x", { baseUrl: "${origin}", a: 1 }))).data;`,
    );
    const answer = await withPage(browser, async (page) => {
      await page.goto(`${site}/tests/.test/page.html`);
      return page.evaluate(async (url: string) => (await import(url)).answer, `${site}/tests/.test/page.mjs`);
    });
    assert.equal([answer, arrivals.map(({ method, url }) => `${method} ${url}`)], ["answer", ["GET /x?a=1"]]);
  });
  page.after(closeBrowsers);
  page.run();
}

/* ---- the types ---- */

const STRICT =
  "--noEmit --ignoreConfig --strict --exactOptionalPropertyTypes --skipLibCheck --module esnext --moduleResolution bundler";
const ENVIRONMENTS = {
  "with the DOM": "--lib es2022,dom,dom.iterable",
  "with Node's types alone": "--lib es2022 --types node --typeRoots tests/node_modules/@types",
};

paths.forEach(([, code], index) => write(`path-${index}`, code));
instances.forEach(([, code], index) => write(`instance-${index}`, code));
write("library", library);
write("openapi-fetch", openapiFetch);

const types = suite("all of these compile");
for (const [title, environment] of Object.entries(ENVIRONMENTS)) {
  types(title, () => {
    const files = readdirSync(FOLDER).map((file) => join(FOLDER, file));
    const tsc = ["node_modules/typescript/bin/tsc", ...`${STRICT} ${environment}`.split(" "), ...files];
    const { stdout, status } = spawnSync(process.execPath, tsc, { encoding: "utf8" });
    assert.equal([stdout, status], ["", 0]);
  });
}
types.run();
