import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, expand } from "../../dist/endpoint.js";
import { findBrowser, launch } from "./browsers.mjs";
import { addressOf, serve } from "./serve.mjs";

const server = await serve(process.cwd());
const address = addressOf(server);
setTimeout(() => process.exit(1), 180_000).unref();

/* ---- what the page shows ---- */

/** What is typed: texts, or the values that they are the JSON of. */
type State =
  { preset?: string; defaults?: unknown; route: string; parameters?: unknown } | { template: string; values?: unknown };

const hashOf = (state: State): string => {
  const filled = "template" in state ? { values: "", ...state } : { preset: "plain", parameters: "", ...state };
  const order = ["preset", "defaults", "route", "parameters", "template", "values"];
  const entries = Object.entries(filled).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const texts = entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  return `#${new URLSearchParams(texts as [string, string][])}`;
};

/** What the page shows; a coloured piece reads `<parameter:text>`, and the legend `Query: type labels`. */
interface Shown {
  method: string;
  url: string;
  pieces: string;
  legend: string;
  headers: string;
  body: string;
  code: string;
  note: string;
  errors: Record<string, string>;
  isStale: boolean;
  isDoubtful: boolean;
  isExample: string;
}

/** Reads the page; it runs there. */
function read(): Shown {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const text = (selector: string) => (find(selector).closest("[hidden]") ? "" : find(selector).textContent!);
  const pieces = (selector: string) =>
    [...find(selector).childNodes]
      .map((node) =>
        node instanceof HTMLElement ? `<${node.dataset["parameter"]}:${node.textContent}>` : node.textContent,
      )
      .join("");
  const errors = all(".error:not([hidden])").filter(
    (error) => !error.closest("[data-mode][hidden], #own-defaults[hidden]"),
  );
  const isMarked = ({ id }: Element) => {
    const field = find(`#${id.replace("-error", "")}`);
    return field.getAttribute("aria-invalid") === "true" && field.getAttribute("aria-describedby")!.includes(id);
  };
  return {
    method: text("#method").trim(),
    url: text("#url"),
    pieces: pieces("#url"),
    legend: all("#legend [role=group]")
      .map(
        (group) =>
          `${group.ariaLabel}: ${[...group.querySelectorAll("button")].map((button) => button.firstChild!.textContent).join(" ")}`,
      )
      .join("; "),
    headers: all("#headers > *")
      .map((child) => child.textContent + (child.tagName === "DT" ? ": " : "\n"))
      .join(""),
    body: find("#body").closest("[hidden]") ? "" : pieces("#body"),
    code: text("#code"),
    note: text("#note"),
    errors: Object.fromEntries(
      errors.map((error) => [error.id.replace("-error", ""), isMarked(error) ? error.textContent! : "not marked"]),
    ),
    isStale: find("#output").classList.contains("stale") && find<HTMLButtonElement>("[data-copy=code]").disabled,
    isDoubtful: !find("#doubt").hidden,
    isExample: all("#examples [aria-current]")
      .map((link) => link.textContent)
      .join(),
  };
}

const BASE = "https://api.service.example";

const states: readonly (readonly [title: string, state: State, expected: Partial<Shown>])[] = [
  [
    "plain GET",
    { route: "GET /orgs/{org}/repos", parameters: { org: "a c", type: "private", labels: ["x", "y"], page: null } },
    {
      method: "GET",
      url: `${BASE}/orgs/a%20c/repos?type=private&labels=x&labels=y`,
      pieces: `${BASE}/orgs/<org:a%20c>/repos?<type:type=private>&<labels:labels=x&labels=y>`,
      legend: "Url: org; Query: type labels; Unused: page",
      headers: "accept: application/vnd.service.v3+json\nuser-agent: tiny-endpoint/1.0.0\n",
      body: "None",
      code: [
        'import { endpoint } from "tiny-endpoint";',
        "",
        'endpoint("GET /orgs/{org}/repos", {',
        '  org: "a c",',
        '  type: "private",',
        '  labels: ["x", "y"],',
        "  page: null,",
        "});",
      ].join("\n"),
      note: "",
      errors: {},
      isStale: false,
      isExample: "",
    },
  ],
  [
    "GitHub preset, media type, a route of colons",
    {
      preset: "github",
      route: "/repos/:owner/:repo/compare/:base...:head",
      parameters: { owner: "o", repo: "r", base: "b", head: "h", mediaType: { format: "diff" } },
    },
    {
      method: "GET",
      pieces: "https://api.github.com/repos/<owner:o>/<repo:r>/compare/<base:b>...<head:h>",
      headers: "accept: application/vnd.github.v3.diff\nuser-agent: my-app/1.0\n",
    },
  ],
  [
    "POST with a body",
    {
      route: "post /repos/{owner}/issues{?force}",
      parameters: { owner: "acme", force: true, title: "It's", none: null },
    },
    {
      method: "POST",
      pieces: `${BASE}/repos/<owner:acme>/issues?<force:force=true>`,
      legend: "Url: owner; Query: force; Body: title none",
      headers:
        "accept: application/vnd.service.v3+json\nuser-agent: tiny-endpoint/1.0.0\ncontent-type: application/json; charset=utf-8\n",
      body: '{\n  <title:"title": "It\'s">,\n  <none:"none": null>\n}',
      code: 'import { endpoint } from "tiny-endpoint";\n\nendpoint("post /repos/{owner}/issues{?force}", {\n  owner: "acme",\n  force: true,\n  title: "It\'s",\n  none: null,\n});',
    },
  ],
  [
    "an upload to a base from a value",
    {
      route: "POST {upload_url}/assets{?name,label}",
      parameters: { upload_url: "https://u.example.com/v1/", name: "a b.txt", data: "Hello", size: 5 },
    },
    {
      pieces: "<upload_url:https://u.example.com/v1>/assets?<name:name=a%20b.txt>",
      legend: "Url: upload_url; Query: name; Body: data; Unused: size",
      body: "<data:Hello>",
    },
  ],
  [
    "data that is JSON",
    { route: "PUT /x", parameters: { data: { a: 1 } } },
    { body: '<data:{\n  "a": 1\n}>', legend: "Body: data" },
  ],
  [
    "defaults of one's own",
    {
      preset: "own",
      defaults: {
        baseUrl: "https://h.example/v1",
        headers: { accept: "text/html", "user-agent": null },
        org: "acme",
        page: 1,
      },
      route: "/orgs/{org}",
      parameters: { page: 2 },
    },
    {
      pieces: "<baseUrl:https://h.example/v1>/orgs/<org:acme>?<page:page=2>",
      headers: "accept: text/html\n",
      code: [
        'import { endpoint } from "tiny-endpoint";',
        "",
        "const api = endpoint.defaults({",
        '  baseUrl: "https://h.example/v1",',
        '  headers: { accept: "text/html", "user-agent": null },',
        '  org: "acme",',
        "  page: 1,",
        "});",
        "",
        'api("/orgs/{org}", { page: 2 });',
      ].join("\n"),
    },
  ],
  [
    "expand",
    { template: "/map{/x*}{?y,z}", values: { x: ["a", "b"], y: "c d", w: 1 } },
    {
      method: "",
      pieces: "/map/<x:a/b>?<y:y=c%20d>",
      legend: "Url: x; Query: y; Unused: w",
      headers: "",
      body: "",
      code: 'import { expand } from "tiny-endpoint";\n\nexpand("/map{/x*}{?y,z}", { x: ["a", "b"], y: "c d", w: 1 });',
    },
  ],
  ["no parameters", { route: "GET /x" }, { pieces: `${BASE}/x`, errors: {}, legend: "" }],
  ["no values", { template: "" }, { pieces: "", errors: {}, isStale: false }],
  ["no state at all", JSON.parse("{}"), { isExample: "List" }],
];

/** The message of an error is the product's own. */
const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("Nothing is wrong");
};

/** A call for later, which the compiler need not like. */
const calling =
  (call: Function, ...values: unknown[]) =>
  () =>
    call(...values);

/** What is at fault in which field, and what is shown of a call that never was valid. */
const faults: readonly (readonly [state: State, url: string, errors: Record<string, string | (() => unknown)>])[] = [
  [
    { route: "GET /orgs/{org", parameters: { org: "acme" } },
    `${BASE}/orgs/{org`,
    { route: calling(endpoint, "GET /orgs/{org", { org: "acme" }) },
  ],
  [{ route: "GET", parameters: "{}" }, `${BASE}/GET`, { route: calling(endpoint, "GET") }],
  [{ route: "GET /{url}" }, `${BASE}/{url}`, { route: calling(endpoint, "GET /{url}", {}) }],
  [{ route: "DELETE /users/{id}" }, `${BASE}/users/{id}`, { parameters: calling(endpoint, "DELETE /users/{id}") }],
  [
    { preset: "github", route: "DELETE /users/{id}/keys", parameters: { id: ".." } },
    "https://api.github.com/users/{id}/keys",
    { parameters: calling(endpoint, "DELETE /users/{id}/keys", { id: ".." }) },
  ],
  [
    { route: "/x", parameters: { baseUrl: "/v1" } },
    `${BASE}/x`,
    { parameters: calling(endpoint, "GET /x", { baseUrl: "/v1" }) },
  ],
  [{ route: "{upload_url}/x" }, "{upload_url}/x", { parameters: calling(endpoint, "GET {upload_url}/x", {}) }],
  [
    { route: "https://h.example:{port}/x", parameters: { port: "" } },
    "https://h.example:{port}/x",
    { parameters: calling(endpoint, "GET https://h.example:{port}/x", { port: "" }) },
  ],
  [
    { route: "/x", parameters: { headers: { x: "y\nz" } } },
    `${BASE}/x`,
    { parameters: '"x" in "headers" has a value that no header can have' },
  ],
  [
    { route: "GET /orgs/{org}", parameters: '{\n  "org": acme\n}' },
    `${BASE}/orgs/{org}`,
    { parameters: 'Line 2, column 10: expected a value (texts stand in double quotes), found "acme"' },
  ],
  [
    { route: "/x", parameters: "[1]" },
    `${BASE}/x`,
    { parameters: 'Line 1, column 1: expected an object in braces, found "["' },
  ],
  [
    { route: "/x", parameters: '{"a": [1, 2' },
    `${BASE}/x`,
    { parameters: 'Line 1, column 12: expected a comma or "]", found the end' },
  ],
  [
    { preset: "own", defaults: '{"baseUrl": 1', route: "GET /{", parameters: '{"org": "acme",}' },
    `${BASE}/{`,
    {
      defaults: 'Line 1, column 14: expected a comma or "}", found the end',
      route: calling(endpoint, "GET /{"),
      parameters: 'Line 1, column 16: expected a name in double quotes, found "}"',
    },
  ],
  [
    { route: "GET /{", parameters: { mediaType: 1 } },
    `${BASE}/{`,
    { route: calling(endpoint, "GET /{"), parameters: calling(endpoint.merge, { mediaType: 1 }) },
  ],
  [
    { preset: "own", defaults: { baseUrl: "/v1" }, route: "GET /x" },
    "/v1/x",
    { defaults: calling(endpoint, "GET /x", { baseUrl: "/v1" }) },
  ],
  [
    { preset: "own", defaults: { baseUrl: "/v1" }, route: "GET /{", parameters: "{" },
    "/v1/{",
    {
      defaults: calling(endpoint, "POST /", { baseUrl: "/v1" }),
      route: calling(endpoint, "GET /{"),
      parameters: "Line 1, column 2: expected a name in double quotes, found the end",
    },
  ],
  [
    { preset: "own", defaults: { headers: 1 }, route: "GET /x" },
    `${BASE}/x`,
    { defaults: calling(endpoint.defaults, { headers: 1 }) },
  ],
  [{ template: "/{x", values: { x: 1 } }, "/{x", { template: calling(expand, "/{x", { x: 1 }) }],
  [{ template: "/{x}", values: { x: [[1]] } }, "/{x}", { values: calling(expand, "/{x}", { x: [[1]] }) }],
  [
    { template: "/{", values: "{" },
    "/{",
    { template: calling(expand, "/{"), values: "Line 1, column 2: expected a name in double quotes, found the end" },
  ],
];

/** How the parameters colour the url; without `<` nothing is coloured, as the parts cannot be told apart. */
const colours: readonly (readonly [route: string, parameters: object, pieces: string])[] = [
  ["/{x:3}/{x}", { x: "value" }, "/<x:val>/<x:value>"],
  ["/a{x}{y}b", { x: "h", y: "H" }, "/a<x:h><y:H>b"],
  ["/{x}{x}", { x: "é" }, "/<x:%C3%A9%C3%A9>"],
  ["/{x,y}", { x: "/", y: 0 }, "/<x:%2F>,<y:0>"],
  ["/h{/x*}{.y}{;z}", { x: ["h", "", "H"], y: "h", z: 1 }, "/h/<x:h//H>.<y:h>;<z:z=1>"],
  ["/{+x}{#y}", { x: "a/b?c", y: "d?e#f" }, "/<x:a/b?c>#<y:d?e#f>"],
  ["/s{?q,page}", { q: "", page: 2 }, "/s?<q:q=>&<page:page=2>"],
  ["/s{?page,per_page}", { page: 1, per_page: 1 }, "/s?<page:page=1>&<per_page:per_page=1>"],
  ["/s?q={q}&h={h}", { q: "q=1", h: "h" }, "/s?q=<q:q%3D1>&h=<h:h>"],
  [
    "/s{?m*,l,n}",
    { m: { a: "m=1", "b c": 2 }, l: ["l", null], n: { k: "v" } },
    "/s?<m:a=m%3D1&b%20c=2>&<l:l=l>&<n:n=k,v>",
  ],
  ["/s?fixed{&x}", { x: "x", y: "h=h", é: "é" }, "/s?fixed&<x:x=x>&<y:y=h%3Dh>&<é:%C3%A9=%C3%A9>"],
  ["/s?a%FF={x}", { x: 1 }, "/s?a%FF=<x:1>"],
  ["/s", { "it's": 1 }, "/s?<it's:it%27s=1>"],
  ["/s#part", { x: 1 }, "/s?<x:x=1>#part"],
  ["/s", { x: null, y: [], z: [null], ["__proto__"]: "p" }, "/s?<__proto__:__proto__=p>"],
  ["https://{t}.example.com:{port}/{t}", { t: "h", port: 80 }, "https://<t:h>.example.com:<port:80>/<t:h>"],
  ["{+base}{/x}", { base: "HTTP://h.example", x: "h" }, "<base:HTTP://h.example>/<x:h>"],
  ["/x", { baseUrl: "http://h.example/v1/" }, "<baseUrl:http://h.example/v1>/x"],
  ["/x", { method: "put", h: 1 }, "/x"],
  [
    "/{enterprise-team}/{constructor}",
    { "enterprise-team": "a-b", constructor: "c" },
    "/<enterprise-team:a-b>/<constructor:c>",
  ],
  // Two ways to cut "1-1-1-1", and a value that swallows the query.
  ["/{x}-{x}", { x: "1-1" }, "/1-1-1-1"],
  ["/{+x}", { x: "a#b", y: 1 }, "/a?y=1#b"],
  ["/{+x}{#x}", { x: "#b", y: 1 }, "/?y=1#b##b"],
];

/* ---- in browsers ---- */

const BROWSERS = { chrome: "Chromium", firefox: "Firefox" };
type Name = keyof typeof BROWSERS;

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A phone whose keyboard is open. */
const TYPING = { width: 390, height: 420 };

/** Opens the page afresh; two addresses that differ in their hash alone would be one page. */
async function open(page: Page, state?: State, view = WIDE): Promise<void> {
  await page.setViewport(view);
  await page.goto("about:blank");
  await page.goto(address + (state ? hashOf(state) : ""));
}

/** Follows a link within the page. */
const follow = (page: Page, state: State) =>
  page.evaluate((hash) => {
    if (location.hash === hash) return;
    location.hash = hash;
    return new Promise((done) => addEventListener("hashchange", done, { once: true }));
  }, hashOf(state));

/** Puts a text in place of what a field has, as if it was pasted. */
const fill = (page: Page, field: string, text: string) =>
  page.evaluate(
    (field, text) => {
      const input = document.querySelector<HTMLTextAreaElement>(`#${field}`)!;
      input.focus();
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    field,
    text,
  );

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, `value ${index}`]));

function testIn(name: Name): void {
  const inBrowser = suite(`the playground in ${BROWSERS[name]}`);
  let browser: Browser;
  let page: Page;

  inBrowser.before(async () => {
    browser = await launch(name);
    page = await browser.newPage();
    await open(page);
  });
  inBrowser.after(() => browser?.close());

  for (const [title, state, expected] of states) {
    inBrowser(title, async () => {
      await (Object.keys(state).length ? follow(page, state) : open(page));
      const shown = await page.evaluate(read);
      for (const [key, value] of Object.entries(expected)) assert.equal(shown[key as keyof Shown], value, key);
    });
  }

  for (const [state, url, errors] of faults) {
    inBrowser(`at fault in ${Object.keys(errors).join(" and ")}: ${JSON.stringify(state)}`, async () => {
      await follow(page, state);
      const shown = await page.evaluate(read);
      const messages = Object.entries(errors).map(([field, error]) => [
        field,
        typeof error === "string" ? error : messageOf(error),
      ]);
      assert.equal(shown.errors, Object.fromEntries(messages));
      assert.is(shown.url, url);
      assert.is(shown.note, "Not filled in");
      assert.ok(shown.isStale && shown.code && ("template" in state || shown.headers));
    });
  }

  inBrowser("all faults are told", async () => {
    const state = { preset: "own", defaults: "[", route: "GET /{", parameters: "{" };
    await follow(page, state);
    const errors = Object.values((await page.evaluate(read)).errors);
    assert.is(errors.length, 3);
    const hasAll = (...errors: string[]) => {
      const told = document.getElementById("status")!.textContent!;
      return errors.every((error) => told.includes(error));
    };
    await page.waitForFunction(hasAll, {}, ...errors);
  });

  for (const [route, parameters, expected] of colours) {
    inBrowser(`colours of ${route} ${JSON.stringify(parameters)}`, async () => {
      await follow(page, { route, parameters });
      const { url, pieces, errors, isDoubtful } = await page.evaluate(read);
      assert.equal(errors, {});
      assert.is(pieces.replace(BASE, ""), expected);
      assert.is(pieces.replace(/<.*?:(.*?)>/g, "$1"), url);
      assert.is(isDoubtful, expected === url.replace(BASE, "") && expected !== "/x");
    });
  }

  inBrowser("parameters stay distinct, and their parts are lit up by the legend", async () => {
    const parameters = Object.fromEntries(LETTERS.map((letter) => [letter, letter]));
    await open(page, { route: "PUT /{a}{?a,b}", parameters });
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll("#legend button")].map((button) => {
        const { color, backgroundColor, borderBottomStyle } = getComputedStyle(button);
        return `${button.firstChild!.textContent}: ${color} ${backgroundColor} ${borderBottomStyle}`;
      }),
    );
    // "a" went to the url and to the query, and has one look.
    assert.is(looks.length, LETTERS.length + 1);
    assert.is(new Set(looks).size, LETTERS.length);
    assert.is(new Set(looks.map((look) => look.slice(3))).size, LETTERS.length);

    const lit = () =>
      page.evaluate(() => [...document.querySelectorAll("mark[data-lit]")].map((mark) => mark.textContent).join(" "));
    const button = (letter: string) => `#legend [data-parameter=${letter}]`;
    assert.is(await lit(), "");
    await page.hover(button("a"));
    assert.is(await lit(), "a a=a");
    await page.hover("#url mark:last-child");
    assert.is(await lit(), "b=b");
    await page.hover("h1");
    assert.is(await lit(), "");
    await page.focus(button("b"));
    assert.is(await lit(), "b=b");
    await page.keyboard.press("ArrowRight");
    assert.is(await lit(), '"c": "c"');
    await page.keyboard.press("Enter");
    await page.focus("#route");
    assert.is(await lit(), '"c": "c"', "what is pressed stays lit");
    assert.is(await page.$eval(button("c"), (button) => button.ariaPressed), "true");
  });

  inBrowser("typing shows the request, then the hash; the hash brings it back", async () => {
    await open(page, { route: "" });
    await page.type("#route", "GET /a/{b}");
    assert.equal((await page.evaluate(read)).errors, { parameters: messageOf(calling(endpoint, "GET /a/{b}")) });
    await page.type("#parameters", '{ "b": 1 }');
    assert.is((await page.evaluate(read)).pieces, `${BASE}/a/<b:1>`);
    await page.click("[value=github]");
    assert.is((await page.evaluate(read)).pieces, "https://api.github.com/a/<b:1>");
    const typed = { preset: "github", route: "GET /a/{b}", parameters: '{ "b": 1 }' };
    await page.waitForFunction((hash) => location.hash === hash, {}, hashOf(typed));
    await page.waitForFunction(
      () => document.getElementById("status")!.textContent === "GET https://api.github.com/a/1",
    );

    await follow(page, { route: "GET /c" });
    assert.is((await page.evaluate(read)).pieces, `${BASE}/c`);
    await follow(page, typed);
    assert.is((await page.evaluate(read)).pieces, "https://api.github.com/a/<b:1>");

    await page.type("#route", "}");
    const { pieces, errors, note, isStale } = await page.evaluate(read);
    assert.equal(errors, { route: messageOf(calling(endpoint, "GET /a/{b}}")) });
    assert.is(pieces, "https://api.github.com/a/<b:1>", "the last request stays in sight");
    assert.is(note, "The last valid one");
    assert.ok(isStale, "and cannot be copied");
  });

  inBrowser("each mode keeps what was typed, and one's own defaults begin with those of the preset", async () => {
    await open(page, { preset: "github", route: "/a/{b}", parameters: { b: 1 } });
    await page.click("[value=expand]");
    await page.type("#template", "/{{");
    await page.keyboard.press("Backspace");
    await page.type("#template", "c}");
    await fill(page, "values", '{"c": 2}');
    assert.is((await page.evaluate(read)).pieces, "/<c:2>");
    await page.waitForFunction((hash) => location.hash === hash, {}, hashOf({ template: "/{c}", values: '{"c": 2}' }));
    await page.click("[value=endpoint]");
    assert.is((await page.evaluate(read)).pieces, "https://api.github.com/a/<b:1>");
    await page.click("[value=own]");
    const { pieces, headers } = await page.evaluate(read);
    assert.is(pieces, "<baseUrl:https://api.github.com>/a/<b:1>");
    assert.is(headers, "accept: application/vnd.github.v3+json\nuser-agent: my-app/1.0\n");
    await page.click("[value=plain]");
    await page.click("[value=own]");
    assert.is((await page.evaluate(read)).pieces, pieces);
  });

  inBrowser("Back after a quick click on an example brings back what was typed", async () => {
    await open(page);
    await page.type("#route", "?x=1");
    await page.click("#examples li:nth-child(3) a");
    assert.is((await page.evaluate(read)).isExample, "Create");
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.querySelector("#url")!.textContent!.includes("/repos?x=1&type=private"));
    assert.is((await page.evaluate(read)).isExample, "");
  });

  /** By how much the page is too wide. */
  const surplus = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

  inBrowser("every example shows what it is meant to, is marked, and fits", async () => {
    for (const view of [WIDE, PHONE, { width: 320, height: 640 }]) {
      await open(page, undefined, view);
      const hashes = await page.$$eval("#examples a", (links) => links.map((link) => link.hash));
      assert.ok(hashes.length > 4);
      for (const hash of hashes) {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, hash);
        await page.waitForFunction(
          (hash) => document.querySelector<HTMLAnchorElement>("#examples [aria-current]")?.hash === hash,
          {},
          hash,
        );
        const { url, errors, isStale } = await page.evaluate(read);
        assert.ok(url);
        assert.is(isStale, Object.keys(errors).length > 0);
        assert.is(await page.evaluate(surplus), 0, hash);
      }
      const long = "x".repeat(500);
      for (const state of [
        { route: "GET /{", parameters: long },
        { route: `/${long}`, parameters: { headers: { x: long }, [long]: long } },
        { preset: "own", defaults: `{"baseUrl": "${long}"}`, route: "/x" },
        { template: `/{${long}}`, values: { [long]: long } },
      ]) {
        await follow(page, state);
        assert.is(await page.evaluate(surplus), 0, hashOf(state));
      }
    }
  });

  inBrowser("nothing moves when errors come or go", async () => {
    /** Where everything is but hints and errors, which take each other's place. */
    const layout = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("header *, main *")]
          .filter((each) => each.checkVisibility() && !each.matches(".slot *, #note"))
          .map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return `${each.tagName}#${each.id} ${[x, y + scrollY, width, height].map(Math.round)}`;
          }),
      );
    // So high that nothing has to be scrolled.
    for (const view of [WIDE, PHONE].map(({ width }) => ({ width, height: 2000 }))) {
      const route = "PUT /users/{id}{?force}";
      const parameters = '{ "id": 7, "force": true, "name": "x" }';
      await open(page, { preset: "own", defaults: { baseUrl: "https://h.example" }, route, parameters }, view);
      const before = await layout();
      const moved = async () => (await layout()).filter((place, index) => place !== before[index]);
      for (const [field, wrong, right] of [
        ["route", "PUT /users/{id", route],
        ["route", "PUT", route],
        ["route", `PUT /{id}{${"x".repeat(200)}`, route],
        ["parameters", '{ "id": 7 "force": true }', parameters],
        ["parameters", '{ "id": "..", "force": true, "name": "x" }', parameters],
        ["defaults", "{", '{"baseUrl":"https://h.example"}'],
        ["defaults", '{"baseUrl":"x"}', '{"baseUrl":"https://h.example"}'],
      ] as const) {
        await fill(page, field, wrong);
        assert.equal(Object.keys((await page.evaluate(read)).errors), [field]);
        assert.equal(await moved(), [], `${field} ${wrong}`);
        await fill(page, field, right);
        assert.equal((await page.evaluate(read)).errors, {});
        assert.equal(await moved(), [], `${field} ${right}`);
      }
    }
  });

  inBrowser("200 parameters take less than 50 ms a key", async () => {
    for (const route of ["GET /{name0}", "POST /{name0}", `GET /{name0}{?${Object.keys(many(200))}}`]) {
      await open(page, { route, parameters: many(200) });
      const { time, url } = await page.evaluate(() => {
        const input = document.querySelector<HTMLTextAreaElement>("#parameters")!;
        const times = Array.from({ length: 15 }, () => {
          const start = performance.now();
          input.setRangeText("x", input.value.indexOf("value"), input.value.indexOf("value"), "end");
          input.dispatchEvent(new Event("input", { bubbles: true }));
          // What is shown has to be laid out too.
          document.body.getBoundingClientRect();
          return performance.now() - start;
        });
        // The fastest: other work of the machine only ever adds to it.
        return { time: Math.min(...times), url: document.querySelector("#url mark")!.textContent };
      });
      assert.match(url!, /^x{15}value/);
      assert.ok(time < 50, `${route.slice(0, 20)}: ${time.toFixed(1)} ms`);
    }
  });

  inBrowser("on a phone, the url is in view while one types", async () => {
    const parameters = `{\n  "b": 1,\n  "c": 2,\n  "d": ${JSON.stringify(LETTERS.join(" "))}\n}`;
    await open(page, { route: "GET /a/{b}", parameters }, TYPING);
    /** Gives the lower edge of the url; it is in view, and the field or what is typed in it is not below it. */
    const check = async (field: string, bottom: number) => {
      await page.click(`#${field}`);
      await page.keyboard.press(" ");
      const { fieldTop, call, url } = await page.evaluate((field) => {
        const { top, bottom } = document.querySelector("#call")!.getBoundingClientRect();
        return {
          fieldTop: document.querySelector(`#${field}`)!.getBoundingClientRect().top,
          call: { top, bottom },
          url: document.querySelector("#url")!.getBoundingClientRect().top,
        };
      }, field);
      assert.ok(call.bottom > 0 && call.bottom <= bottom, `${field}: ${JSON.stringify(call)}`);
      assert.ok(fieldTop >= 0 && fieldTop + 30 < call.top, `${field}: ${fieldTop}, ${JSON.stringify(call)}`);
      assert.ok(url >= call.top);
    };
    await check("route", TYPING.height);
    await check("parameters", TYPING.height);
    await fill(page, "route", "/{");
    const ground = await page.$eval("#call", (call) => getComputedStyle(call).backgroundColor);
    assert.match(ground, /^rgb\(/, "nothing shows through");
    // Some browsers lay the keyboard over the page, and tell so.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 300 });
      visualViewport!.dispatchEvent(new Event("resize"));
    });
    const bottom = await page.evaluate(() => document.querySelector("#call")!.getBoundingClientRect().bottom);
    assert.ok(bottom <= 300, `${bottom}`);
  });

  inBrowser("copies what it shows", async () => {
    const state = { route: "PUT /x", parameters: { a: "'" } };
    await open(page, state);
    await page.bringToFront();
    await page.evaluate(() => {
      // Pasted here, as the clipboard is not to be read otherwise.
      document.body.append(Object.assign(document.createElement("textarea"), { id: "pasted", ariaLabel: "Pasted" }));
    });
    const { url, code } = await page.evaluate(read);
    await page.waitForSelector(`::-p-aria(Copy link to what is typed[role="button"])`);
    for (const [what, label, text] of [
      ["link", "link to what is typed", address + hashOf(state)],
      ["url", "url", url],
      ["code", "code", code],
    ] as const) {
      const button = (await page.$(`[data-copy=${what}]`))!;
      const named = (name: string) =>
        button.evaluate((button, name) => button.textContent!.trim().replace(/\s+/g, " ") === name, name);
      assert.ok(await named(`Copy ${label}`));
      const copied = `Copied ${label}`;
      // On a busy machine a browser may refuse its clipboard for a moment, and the page says so.
      for (let tries = 5; tries > 0; tries--) {
        await button.click();
        const isCopied = (copied: string) => document.getElementById("status")!.textContent === copied;
        if (await page.waitForFunction(isCopied, { timeout: 4000 }, copied).catch(() => false)) break;
      }
      assert.ok(await named(copied));
      await page.$eval("#pasted", (field) => ((field as HTMLTextAreaElement).value = ""));
      await page.focus("#pasted");
      await page.keyboard.down("Control");
      await page.keyboard.press("v", { commands: ["Paste"] });
      await page.keyboard.up("Control");
      assert.is(await page.$eval("#pasted", (field) => (field as HTMLTextAreaElement).value), text);
    }
  });

  inBrowser("tabs are one stop, and are moved along by keys", async () => {
    await open(page, { route: "/x" });
    await page.focus("#tab-endpoint");
    const labels: unknown[] = [];
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "End", "Home"] as const) {
      await page.keyboard.press(key);
      const [tab, code] = await page.evaluate(() => [
        document.activeElement!.textContent,
        document.querySelector("#code")!.textContent!,
      ]);
      labels.push(`${tab}: ${/curl|toRequest/.exec(code!) ?? ""}`);
    }
    assert.equal(labels, ["curl: curl", "endpoint: ", "fetch: toRequest", "curl: curl", "endpoint: "]);
    await page.keyboard.press("Tab");
    assert.is(await page.evaluate(() => document.activeElement!.id), "code-panel");
  });

  inBrowser("a cross-origin GET with a user-agent header, and one without", async () => {
    await open(page, { preset: "own", defaults: { baseUrl: target }, route: "GET /x" });
    await page.click("#tab-fetch");
    /** Runs the code that is shown, and gives the methods that arrive. */
    const send = async () => {
      arrivals.length = 0;
      await page.evaluate(async () => {
        const code = document
          .querySelector("#code")!
          .textContent!.replace('"tiny-endpoint"', `"${location.origin}/dist/endpoint.js"`);
        await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" }))).catch(() => {});
      });
      return [...arrivals];
    };
    const isHinted = () => page.$eval("#browsers", (hint) => hint.checkVisibility());
    assert.ok(await isHinted());
    assert.equal(await send(), name === "firefox" ? ["OPTIONS"] : ["GET"]);
    await page.click("#leave-out");
    assert.match((await page.evaluate(read)).code, '"user-agent": null');
    assert.is(await isHinted(), false);
    assert.is(await page.evaluate(() => document.activeElement!.id), "defaults");
    assert.equal(await send(), ["GET"]);
    await follow(page, { route: "POST /x" });
    assert.is(await isHinted(), false, "a POST asks in any case");
    await follow(page, { route: "GET /x" });
    await page.click("#tab-curl");
    assert.is(await isHinted(), false, "curl never asks");
  });

  const axe = readFileSync(createRequire(resolve("tests/package.json")).resolve("axe-core/axe.min.js"), "utf8");
  const letters = Object.fromEntries(LETTERS.map((letter) => [letter, letter]));
  const looked: readonly State[] = [
    { route: "/{a}", parameters: letters },
    { preset: "own", defaults: { org: "x" }, route: "POST /{a}", parameters: { a: 1, text: LETTERS, none: null } },
    { route: "PUT /x{?y}", parameters: { y: 1, data: "text", z: 1 } },
    { route: `/{+a}${"x".repeat(300)}`, parameters: { a: "a#b", b: 1 } },
    { preset: "own", defaults: "{", route: `/{${"x".repeat(300)}`, parameters: "{" },
    { template: "/{a}", values: letters },
    { template: "/{", values: "{" },
  ];
  for (const [scheme, view] of [
    ["light", WIDE],
    ["dark", PHONE],
  ] as const) {
    inBrowser(`axe finds nothing: ${scheme}`, async () => {
      const other = await launch(name, scheme);
      try {
        const page = await other.newPage();
        if (name === "chrome") await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
        const findings = async () => {
          const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
          return violations.flatMap(({ id, nodes }: any) => nodes.map(({ html }: any) => `${id}: ${html}`));
        };
        await open(page, undefined, view);
        await page.evaluate(axe);
        assert.is(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches), scheme === "dark");
        for (const state of looked) {
          await follow(page, state);
          await page.evaluate(() => {
            document.querySelector<HTMLElement>("#tab-fetch")!.click();
            document.querySelector<HTMLElement>("#legend button")?.click();
          });
          assert.equal(await page.evaluate(findings), [], hashOf(state));
        }
        await follow(page, looked[0]!);
        await fill(page, "route", "GET /{");
        assert.equal(await page.evaluate(findings), [], "after an error");
      } finally {
        await other.close();
      }
    });
  }

  if (findBrowser(name)) inBrowser.run();
  else leaveOut(BROWSERS[name]);
}

/* ---- where the shown code sends to ---- */

/** Answers each request with nothing, to any origin, and remembers its method. */
const arrivals: string[] = [];
const targetServer = createServer(({ method }, response) => {
  arrivals.push(method!);
  response.setHeader("access-control-allow-origin", "*").end();
}).listen(0, "127.0.0.1");
await once(targetServer, "listening");
const target = `http://127.0.0.1:${(targetServer.address() as AddressInfo).port}`;

for (const name of Object.keys(BROWSERS) as Name[]) testIn(name);

/** In CI nothing may be left out. */
function leaveOut(name: string): void {
  if (!process.env["CI"]) return console.log(`Left out: ${name}, which is not installed`);
  const missing = suite(name);
  missing("is installed", () => assert.unreachable());
  missing.run();
}

// The last suite: uvu runs them in order.
const last = suite("the servers");
last("stop", () => {
  for (const each of [server, targetServer]) each.close().closeAllConnections();
});
last.run();
