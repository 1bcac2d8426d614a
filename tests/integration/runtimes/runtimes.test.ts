/** The package in the runtimes that people use: in each, by every way to get at it. */
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type BrowserName, browserPath, closeBrowsers, complaintsOf, withPage } from "../../support/browsers.ts";
import { note } from "../../support/note.ts";
import { folder, isLeftOut, run, start, versionOf } from "../../support/processes.ts";
import { MISTYPED, blocksOf, clientsPage, openapiPage } from "../../support/pages.ts";
import { type Arrival, record, serve, serveFolder } from "../../support/server.ts";
import { type Check, names } from "./checks.ts";
import { files } from "./files.ts";

const home = "tests/integration/runtimes";
const bin = (path: string) => resolve(home, "node_modules", path);
const packed = (file: string) => join(folder, "node_modules/tiny-endpoint", file);

// A CDN that serves the package, and a site that allows its scripts and no `eval`.
const cdn = await serveFolder(packed("."), { "access-control-allow-origin": "*" });
const site = await serveFolder(folder, { "content-security-policy": `script-src 'self' ${cdn}` });
const url = `${cdn}/dist/endpoint.js`;

// A server of another origin, which answers with what arrived.
const ANY_PAGE = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "*",
  "access-control-allow-headers": "*",
};
const { origin: echo } = await record(ANY_PAGE, ({ method, url, headers, body }) =>
  JSON.stringify([method, url, headers["content-type"] ?? null, `${body}`]),
);

// A server that wants to know who asks, as GitHub does.
const github = await serve(({ headers }, response) => {
  response.writeHead(headers["user-agent"] ? 200 : 403).end(headers["user-agent"] ? '[{"title":"Fix it"}]' : "who?");
});

/** The example of openapi.md, as the body of a function that answers with what it prints. */
const example = (): string => {
  const code = blocksOf(openapiPage, "ts")[0]!
    .replace(MISTYPED, "")
    .replace(/^import.*\n/gm, "")
    .replace("https://api.github.com", github)
    .replace("console.log(", "return Response.json(");
  return transformSync(`export async function answer() {\n${code}}`, { loader: "ts" }).code;
};

/** Installs the packed package into an empty project, and writes what the runtimes run beside it. */
async function prepare(): Promise<void> {
  const tarball = (await run("npm", "pack", "--ignore-scripts", resolve("."))).stdout.trim();
  writeFileSync(join(folder, "package.json"), "{}");
  await run("npm", "install", "--no-audit", "--no-fund", `./${tarball}`);
  for (const source of ["endpoint.ts", "uri-template.ts"]) cpSync(packed(source), join(folder, "vendor", source));
  await build({
    entryPoints: ["tests/integration/runtimes/checks.ts"],
    outfile: join(folder, "checks.mjs"),
    logLevel: "warning",
  });
  for (const [name, content] of Object.entries(files(url, echo, example()))) writeFileSync(join(folder, name), content);
}

/** The checks that have to fail in a runtime, and in what words. */
type Failing = Readonly<Record<string, RegExp>>;

type Way = (program: string, failing?: Failing) => Promise<void>;
type Runtime = readonly [program: string, ways: Record<string, Way>];

/**
 * A report says that every check is passed, but for these, which fail in these words. A browser, whose version nothing
 * here names, may have learned to pass one of them.
 */
function passes(report: string, failing: Failing = {}, browser?: BrowserName): void {
  const results: Check[] = JSON.parse(report);
  assert.equal(
    results.map(({ name }) => name),
    names,
  );
  for (const { name, ok, detail } of results) {
    if (failing[name] && ok && browser) note(`${browser} passes "${name}": it may leave FAILING`);
    else if (failing[name]) assert.match(detail, failing[name]);
    else assert.ok(ok, `${name}: ${detail}`);
  }
}

const prints =
  (...args: string[]): Way =>
  async (program, failing) =>
    passes((await run(program, ...args)).stdout, failing);

const deno = (...args: string[]) => prints("run", "--no-prompt", `--allow-net=${new URL(echo).host}`, ...args);
const imports = `--allow-import=${new URL(cdn).host}`;
const types: Way = async (program) => {
  await run(program, "check", imports, "right.ts");
  const complaint = await run(program, "check", imports, "wrong.ts").catch((error: Error) => error.message);
  assert.match(String(complaint), "Type 'string' is not assignable to type 'number'");
};

/** What a worker of this name answers. */
const answerOf = async (program: string, worker: string): Promise<string> => {
  const { control, done, end } = start(program, "serve", "--control-fd=3", `${worker}.capnp`);
  try {
    const ended = done.then(() => Promise.reject(new Error("workerd ended")));
    const listening = (await Promise.race([once(control, "data"), ended])).join();
    const response = await Promise.race([fetch(`http://127.0.0.1:${JSON.parse(listening).port}`), ended]);
    return await response.text();
  } finally {
    end();
  }
};
const answers: Way = async (program, failing) => passes(await answerOf(program, "worker"), failing);
const printsExample: Way = async (program) => assert.is(await answerOf(program, "example"), '["Fix it"]');

const FAILING: Readonly<Record<string, Failing>> = {
  // It streams by HTTP/2 alone.
  Chromium: { "toInit of a stream arrives": /^TypeError: Failed to fetch/ },
  // It makes text of a stream, "[object ReadableStream]".
  Firefox: {
    "toInit of a stream arrives": /^\["POST","\/x","text\/markdown","\[object ReadableStream\]"\]/,
    "a Request of a stream": /^"\[object ReadableStream\]"/,
  },
};

const shows =
  (address: string) =>
  (name: BrowserName): Way =>
  (_program, failing) =>
    withPage(name, async (page) => {
      const complaints = complaintsOf(page);
      await page.goto(address);
      // There is a report only where eval is refused.
      const body = await page
        .waitForFunction(() => /^%5B/.test(document.body.textContent!) && document.body.textContent)
        .catch(() => assert.unreachable(`no report: ${complaints.join("\n")}`));
      passes(decodeURIComponent((await body!.jsonValue()) as string), failing, name);
    });

/** What arrives of a call by `fetch` from a page of another origin. */
const sends =
  (headers: Record<string, string>, arriving: Record<BrowserName, readonly string[]>) =>
  (name: BrowserName): Way =>
  () =>
    withPage(name, async (page) => {
      const { origin, arrivals } = await record({
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "user-agent",
      });
      await page.goto(`${site}/empty.html`);
      const send = async (url: string, baseUrl: string, headers: Record<string, string>) => {
        const { endpoint, toInit } = await import(url);
        const options = endpoint("GET /x", { baseUrl, headers });
        return (await fetch(options.url, toInit(options))).status;
      };
      assert.is(await page.evaluate(send, url, origin, headers), 200);
      assert.equal(
        arrivals.map(({ method, headers }) => `${method} by ${agentOf(headers["user-agent"])}`),
        arriving[name],
      );
    });

const agentOf = (agent = "") => (agent.startsWith("Mozilla/") ? "the browser" : agent);

/** A server of JSON that allows any origin, but no header that needs its permission. */
const recordJson = () => record({ "access-control-allow-origin": "*" }, () => "[]");
const linesOf = (arrivals: readonly Arrival[]) => arrivals.map(({ method, url }) => `${method} ${url}`);

/** What arrives of a call whose base is a path, at the origin of the page. */
const sendsToPage =
  (name: BrowserName): Way =>
  () =>
    withPage(name, async (page) => {
      const { origin, arrivals } = await record();
      await page.goto(`${origin}/page`);
      const send = async (url: string) => {
        const { endpoint, toInit } = await import(url);
        const api = endpoint.defaults({ baseUrl: "/api" });
        const options = api("POST /users/{id}{?page}", { id: "a/b", page: 2, name: "x" });
        await fetch(new Request(options.url, toInit(options)));
        await fetch(options.url, toInit(options));
        return options.url;
      };
      assert.is(await page.evaluate(send, url), "/api/users/a%2Fb?page=2");
      const sent = "POST /api/users/a%2Fb?page=2";
      assert.equal(
        linesOf(arrivals).filter((line) => line.startsWith("POST")),
        [sent, sent],
      );
    });

/** The page that loads the package from a CDN. */
const runsPage =
  (name: BrowserName): Way =>
  () =>
    withPage(name, async (page) => {
      const { origin, arrivals } = await recordJson();
      const html = blocksOf(clientsPage, "html")[0]!
        .replaceAll(/https:\/\/cdn\.[^"]*(?=\/dist\/)/g, cdn)
        .replace("https://api.github.com", origin);
      const complaints = complaintsOf(page);
      const address = await serve((_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html>${html}`);
      });
      const answered = page.waitForResponse(`${origin}/orgs/nodejs`).catch(() => undefined);
      await page.goto(address);
      await answered;
      assert.equal([complaints, linesOf(arrivals)], [[], ["GET /orgs/nodejs"]]);
    });

const pages = {
  page: shows(`${site}/page.html`),
  "default user-agent": sends({}, { Chromium: ["GET by the browser"], Firefox: ["GET by the browser"] }),
  // Firefox sends it and asks the other origin before it does; Chromium drops it.
  "own user-agent": sends(
    { "user-agent": "my-app/1.0" },
    { Chromium: ["GET by the browser"], Firefox: ["OPTIONS by the browser", "GET by my-app/1.0"] },
  ),
  "a base that is a path": sendsToPage,
  "the README's page": runsPage,
};
const browser = (name: BrowserName): Runtime => [
  browserPath(name),
  Object.fromEntries(Object.entries(pages).map(([way, of]) => [way, of(name)])),
];

const installed = { import: prints("import.mjs"), require: prints("require.cjs") };
const sources = prints("sources.mjs");

/** Each runtime's program, and the ways in which it gets at the package. */
const runtimes: Record<string, Runtime> = {
  "Node 18": [bin("node-18/bin/node"), installed],
  "Node 24": [bin("node-24/bin/node"), { ...installed, sources }],
  Deno: [bin(".bin/deno"), { "npm:": deno("npm.mjs"), "types by URL": types, sources: deno("sources.mjs") }],
  Bun: [bin(".bin/bun"), { ...installed, sources }],
  workerd: [bin(".bin/workerd"), { worker: answers, "the example of openapi.md": printsExample }],
  Chromium: browser("Chromium"),
  Firefox: browser("Firefox"),
};

const line = (name: string, version = "missing", ways: string) =>
  `${name.padEnd(8)}  ${version.padEnd(14)}  ${ways.padEnd(38)}`;

const preparation = suite(line("npm", versionOf("npm", "--version"), "pack, install into an empty project"));
preparation("npm pack, npm install", prepare);
preparation.run();

for (const [name, [program, ways]] of Object.entries(runtimes)) {
  const found = versionOf(program, "--version");
  if (isLeftOut(name, found !== undefined)) continue;
  const test = suite(line(name, found, Object.keys(ways).join(", ")));
  for (const [way, check] of Object.entries(ways)) test(way, () => check(program, FAILING[name]));
  test.after(closeBrowsers);
  test.run();
}
