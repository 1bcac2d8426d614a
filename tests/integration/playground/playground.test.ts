/** The page in this folder, in browsers, as `npm start` serves it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Page } from "puppeteer-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, expandPath, path, toInit } from "../../../dist/endpoint.js";
import { attempt } from "../../support/attempt.ts";
import { type BrowserName, browserPath, closeBrowsers, complaintsOf, openPage } from "../../support/browsers.ts";
import { isLeftOut } from "../../support/processes.ts";

/* ---- npm start ---- */

const PAGE = "/tests/integration/playground/index.html";

/** Those that run, to end with the tests. */
const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach((child) => process.kill(-child.pid!, "SIGKILL")));

/** Runs `npm start` until it has printed an address, or has ended; gives what it printed, and its end by Ctrl-C. */
async function npmStart(PORT: string): Promise<{ origin: string; printed: string; end(): Promise<unknown> }> {
  // In a group of its own, all of which a terminal would tell of Ctrl-C.
  const child = spawn("npm", ["start"], { env: { ...process.env, PORT }, detached: true });
  running.add(child);
  const ended = once(child, "exit").finally(() => running.delete(child));
  let printed = "";
  const address = /http:\S+(?=\/tests\/integration\/playground\/index\.html )/;
  await new Promise<void>((done) => {
    for (const output of [child.stdout, child.stderr]) {
      output.on("data", (chunk) => {
        printed += chunk;
        if (address.test(printed)) done();
      });
    }
    child.on("close", () => done());
  });
  // It keeps no test from its end.
  for (const handle of [child, child.stdout, child.stderr]) (handle as { unref?(): void }).unref?.();
  const end = (): Promise<unknown> => {
    child.ref();
    process.kill(-child.pid!, "SIGINT");
    return ended;
  };
  return { origin: address.exec(printed)?.[0] ?? "", printed, end };
}

const { origin } = await npmStart("0");

/** The status and the content that the server answers with. The path is sent as it is written. */
async function ask(path: string, method = "GET"): Promise<[status: number | undefined, content: string]> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, method }).end();
  const [response] = await once(sent, "response");
  let content = "";
  for await (const chunk of response) content += chunk;
  return [response.statusCode, content];
}

const start = suite("npm start");
start("the page and the build are served, on loopback", async () => {
  assert.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/);
  // Whoever listens on all addresses answers on this one, too.
  assert.is(await fetch(origin.replace("127.0.0.1", "127.0.0.2")).catch(() => "refused"), "refused");
  for (const file of [PAGE, "/dist/endpoint.js"]) {
    assert.equal(await ask(`${file}?x=1`), [200, readFileSync(file.slice(1), "utf8")]);
  }
  assert.equal(await ask(PAGE, "HEAD"), [200, ""]);
  assert.is((await fetch(origin)).url, origin + PAGE);
  assert.equal(await ask(PAGE, "POST"), [405, ""]);
});

/** What `npm start` does not serve. */
const OTHERS = `/package.json /.git/config //etc/passwd /dist/ /dist/cli.js /DIST/endpoint.js /dist/%65ndpoint.js
  /dist/endpoint.js/ /dist//endpoint.js /dist/./endpoint.js /dist/../package.json /dist/%2e%2e/package.json
  /dist/..%2fpackage.json /dist/..%5cpackage.json /dist/endpoint.js/../../package.json http://127.0.0.1/dist/endpoint.js
  /tests/integration/playground/ /tests/integration/playground/playground.test.ts dist/endpoint.js ../package.json *`;
for (const path of OTHERS.split(/\s+/)) {
  start(`${path} is not served`, async () => {
    const [status = 0, content] = await ask(path);
    assert.ok(status === 404 || status === 400, `${status}`);
    assert.is(content, "");
  });
}

start("if the port is taken, the next free one is", async () => {
  const { port } = new URL(origin);
  // (In Windows, `set PORT=9000 && npm start` leaves a space.)
  const next = await npmStart(`${port} `);
  const taken = new RegExp(`^Port ${port} is taken, so this is (\\d+)\\. Set PORT to choose another\\.$`, "m");
  assert.is(taken.exec(next.printed)?.[1], new URL(next.origin).port);
  assert.ok((await fetch(next.origin)).ok);
  await next.end();
  assert.is(await fetch(next.origin).catch(() => "ended"), "ended");
});
for (const port of ["65536", "-1", "1e3", "x"]) {
  start(`PORT=${port} is told`, async () => {
    const { origin: none, printed } = await npmStart(port);
    assert.match(printed, `PORT has to be a number from 0 to 65535, not "${port}"`);
    assert.is(none, "");
  });
}
start.run();

const axe = readFileSync(createRequire(resolve("tests/package.json")).resolve("axe-core/axe.min.js"), "utf8");

/* ---- in the page ---- */

/** Types into fields, by their ids, and reads both columns and the errors. A value as it was given is in brackets. */
function enter(texts: Readonly<Record<string, string>>): { plain: string[]; ours: string[]; errors: string[] } {
  for (const [id, text] of Object.entries(texts)) {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const partOf = ({ className, textContent }: Element) => (className ? `[${textContent}]` : textContent);
  const textOf = (row: Element) => [...row.querySelectorAll("li")].map(partOf).join(" ") || row.textContent!;
  const column = (id: string) => [...document.querySelectorAll(`#${id} :is(p, dd)`)].map(textOf);
  const errorOf = (id: string) => {
    const field = document.getElementById(id)!;
    const { textContent } = document.getElementById(field.getAttribute("aria-describedby")!)!;
    return (field.ariaInvalid === "true") === (textContent !== "") ? textContent! : "not marked";
  };
  return { plain: column("plain"), ours: column("ours"), errors: [errorOf("template"), errorOf("values")] };
}

/** By how much it is too wide, and what axe finds. */
async function look(): Promise<unknown[]> {
  const { scrollWidth, clientWidth } = document.documentElement;
  const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
  return [scrollWidth - clientWidth, ...violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html}`)];
}

/* ---- what it shows ---- */

type Use = (page: Page) => Promise<void>;
const tests: Record<string, Use> = {};

const [SAME, OTHER, SENT] = ["The server reads the same", "Not the url that was meant", "Sent all the same"] as const;

/** What is typed, the verdict on the template string, what a server reads of it, and of ours if that is another. */
const CALLS: readonly (readonly [template: string, values: string, verdict: string, plain: string, ours?: string])[] = [
  ["/users/{id}/keys", '{"id":"7?a=b#"}', OTHER, "users 7 ?a=b", "users [7?a=b#] keys"],
  ["/{x}/y", '{"x":"/h.example"}', OTHER, "https://h.example y", "[/h.example] y"],
  ["/{x}", '{"x":"9%"}', OTHER, "9% (malformed)", "[9%]"],
  ["/{x}", '{"x":"/"}', OTHER, "Nothing: it is no url", "[/]"],
  ["/{toString}/keys", "{}", SENT, "undefined keys"],
  ["DELETE /users/{id}/keys", '{"id":".."}', SENT, "keys"],
  ["GET /x?y=1", '{"q":"a&b","`":2}', OTHER, "x ?y=1 ?q=a ?b= [?`=2]", "x ?y=1 [?q=a&b] [?`=2]"],
  ["PUT /x/:id", '{"id":7,"role":"admin"}', SAME, "x [7]"],
  ["/x{/y}{?z*}", '{"z":["a","b"]}', OTHER, "x undefined ?z=a,b", "x [?z=a] [?z=b]"],
  ["/{x,y}{/x,y}{;x,y}{.x,y}{+x}", '{"x":1,"y":2}', SAME, "1,2 [1] 2;x=1;y=2.1.21"],
  ["/it's{?x,y[z]}{&x}{#x}", '{"x":"\'","y[z]":2}', SAME, "it's [?x='] [?y[z]=2] [?x=']"],
];

const headers = { accept: "application/json" };
const OURS = { endpoint, expandPath, path, baseUrl: "https://api.example.com", headers };

/** Runs code that the page shows, and gives its rows. In it, a name without a value is `undefined`. */
function rowsOf(code: string, values: object, parts: string, shownMethod?: string): string[] {
  const names = new Proxy({ __proto__: null, ...OURS, ...values, values }, { has: () => true });
  const result = new Function("names", `with (names) return ${code}`)(names);
  const { method = shownMethod, url = result } = result;
  // What is shown of a request is what is sent of it.
  const { headers = {}, body } = result.headers ? toInit(result) : {};
  const lines = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`);
  const sent = body ? `\n\n${body}` : "";
  return [code, [method, url].filter(Boolean).join(" ") + lines.join("") + sent, parts];
}

for (const [template, values, verdict, plain, ours = verdict === SAME ? plain : undefined] of CALLS) {
  tests[`${template} ${values}`] = async (page) => {
    const shown = await page.evaluate(enter, { template, values });
    const [method] = /^[A-Z]+(?= )/.exec(template) ?? [];
    assert.equal(shown.plain, [verdict, ...rowsOf(shown.plain[1]!, JSON.parse(values), plain, method)]);
    assert.match(shown.ours[1]!, method ? /^endpoint\(/ : /\{\W/.test(template) ? /^expandPath\(/ : /^path`/);
    const { result, error } = attempt(() => rowsOf(shown.ours[1]!, JSON.parse(values), ours!));
    assert.is(error === undefined, ours !== undefined);
    if (result) assert.equal(shown.ours, ["Each value is in its place", ...result]);
    else assert.is(shown.ours[0], "Nothing is sent");
    assert.equal(shown.errors, ["", error ? `${error}` : ""]);
  };
}

/** Input for which there is no call, the field that is at fault, and how its error begins. */
const MISTAKES: readonly (readonly [template: string, values: string, fault: "template" | "values", error: string])[] =
  [
    ["/users/{id", "{}", "template", 'TypeError: "{" in "/users/{id" '],
    ["/users/${id}", '{"id":7}', "template", 'TypeError: "${id}" in "/users/${id}" '],
    ["GET /users/${id}", '{"id":7}', "template", 'TypeError: "${id}" in "GET /users/${id}" '],
    ["", '{"id":1}', "template", 'TypeError: "url" in "" '],
    ["//{id}{?page}", '{"id":".."}', "template", 'TypeError: "template" in "//{id}{?page}" '],
    ["{base}/x", '{"base":"https://h.example"}', "template", 'TypeError: "base" in "GET {base}/x" '],
    ["/users/{id}", '{"id":', "values", "SyntaxError: "],
    ["/x", "null", "values", "TypeError: "],
    ["/users/{id}", '{"id":{"toString":1}}', "values", "TypeError: "],
    ["POST /{", "{", "template", 'TypeError: "{" in "POST /{" '],
  ];

for (const [template, values, fault, error] of MISTAKES) {
  tests[`${template} ${values}`] = async (page) => {
    await page.evaluate(enter, { template: "/x", values: "{}" });
    const { plain, ours, errors } = await page.evaluate(enter, { template, values });
    const nothing = ["Nothing, until the input is right"];
    assert.equal([plain, ours], [nothing, nothing], "nothing of the last call stands");
    const [wrong = "", right] = fault === "template" ? errors : errors.reverse();
    assert.equal([wrong.slice(0, error.length), right], [error, ""]);
  };
}

tests["keys reach everything"] = async (page) => {
  const press = async (...keys: readonly ("Tab" | "Enter" | "End" | "Backspace")[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.reload();
  await press("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter", "Tab", "End");
  await page.keyboard.type("/a");
  await press("Tab", "End", "Backspace");
  await page.keyboard.type(', "b": 1}');
  const { ours } = await page.evaluate(enter, {});
  assert.match(ours[2]!, /^POST https:\/\/api\.example\.com\/users\/7\/keys\/a\n[^]*\n\n\{"title":"Laptop","b":1\}$/);
};

tests["a whole request is on the first screen"] = async (page) => {
  const { width, height } = page.viewport()!;
  for (const size of [
    { width: 1000, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewport(size);
    await page.reload();
    const { ours } = await page.evaluate(enter, {});
    assert.match(ours[2]!, /^POST https:\S+\naccept: [^]*\ncontent-type: [^]*\n\n\{"title":"Laptop"\}$/);
    const bottom = await page.$eval("#ours dd:nth-of-type(2)", (row) => row.getBoundingClientRect().bottom);
    assert.ok(bottom <= size.height, `${bottom} of ${size.height}`);
  }
  await page.setViewport({ width, height });
};

/** Only Chromium lets its scheme be chosen. */
const looks: Use = async (page) => {
  const long = [`PUT /${"x".repeat(99)}`, `{"${"y".repeat(99)}":"z"}`] as const;
  for (const scheme of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    await page.reload();
    await page.evaluate(axe);
    for (const width of [1100, 320]) {
      await page.setViewport({ width, height: 640 });
      for (const [template, values] of [CALLS[0]!, CALLS[5]!, MISTAKES[0]!, MISTAKES[4]!, long]) {
        await page.evaluate(enter, { template, values });
        assert.equal(await page.evaluate(look), [0], `${scheme}, ${width}: ${template} ${values}`);
      }
    }
  }
};

testIn("Firefox", tests);
testIn("Chromium", { ...tests, "axe finds nothing, and all fits": looks });

function testIn(name: BrowserName, tests: Record<string, Use>): void {
  if (isLeftOut(name, existsSync(browserPath(name)))) return;
  const test = suite(`the playground in ${name}`);
  const asked = new Set<string>();
  let page: Page;
  let complaints: string[];
  test.before(async () => {
    page = await openPage(name);
    complaints = complaintsOf(page);
    page.on("request", (request) => void asked.add(request.url()));
    await page.goto(origin + PAGE);
  });
  for (const [title, use] of Object.entries(tests)) test(title, () => use(page));
  test("nothing is sent", () => {
    const files = [PAGE, "/dist/endpoint.js"].map((file) => origin + file);
    assert.equal([[...asked].filter((url) => !url.startsWith("data:")), complaints], [files, []]);
  });
  test.after(closeBrowsers);
  test.run();
}
