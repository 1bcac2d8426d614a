/** What a visitor of the page sees, and what it does for them. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Page } from "puppeteer-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, expand } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { type BrowserName, browserPath, closeBrowsers, openPage } from "../support/browsers.ts";
import { isLeftOut } from "../support/processes.ts";
import { addressOf, serve } from "./serve.mjs";

const server = await serve(process.cwd());
const address = addressOf(server);

/* ---- what the page shows ---- */

/** What is typed: texts, or the values that they are the JSON of. */
interface State {
  readonly preset?: string;
  readonly defaults?: unknown;
  readonly route?: string;
  readonly parameters?: unknown;
  readonly template?: string;
  readonly values?: unknown;
}

/** The address of a state: its fields, in the page's order. */
function hashOf({ preset = "plain", defaults, route, parameters = "", template, values = "" }: State): string {
  const fields = template === undefined ? { preset, defaults, route, parameters } : { template, values };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return `#${new URLSearchParams(given.map(([name, value]) => [name, textOf(value)]))}`;
}

/** What is shown; a coloured part reads `<parameter:text>`, and the legend `Query: type labels`. */
interface Shown {
  call: string;
  legend: string;
  headers: string;
  body: string;
  code: string;
  /** By the name of the field, which is marked. */
  errors: Record<string, string>;
  /** Whether it says that this is not what is typed, and copies nothing. */
  isStale: boolean;
  example: string;
}

/** Reads the page; it runs there. */
function read(): Shown {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const isShown = (element: Element) => !element.closest("[hidden]");
  const pieces = (selector: string) =>
    [...(isShown(find(selector)) ? find(selector).childNodes : [])]
      .map((node) =>
        node instanceof HTMLElement ? `<${node.dataset["parameter"]}:${node.textContent}>` : node.textContent,
      )
      .join("");
  const errorOf = ({ id, textContent }: Element) => {
    const field = find(`#${id.replace("-error", "")}`) as HTMLInputElement;
    const isMarked = field.ariaInvalid === "true" && field.getAttribute("aria-describedby")!.includes(id);
    return [field.id, !isMarked ? "not marked" : textContent === faultOfJson(field.value) ? "no JSON" : textContent];
  };
  /** Each browser has words of its own. */
  const faultOfJson = (text: string) => {
    try {
      JSON.parse(text);
    } catch (error) {
      return (error as Error).message;
    }
  };
  return {
    call: find("#method").textContent + pieces("#url"),
    legend: all("#legend [role=group]")
      .map((group) =>
        [`${group.ariaLabel}:`, ...[...group.children].slice(1).map((each) => each.firstChild!.textContent)].join(" "),
      )
      .join("; "),
    headers: all("#headers dt")
      .map((name) => `${name.textContent}: ${name.nextElementSibling!.textContent}`)
      .join("\n"),
    body: pieces("#body"),
    code: find("#code").textContent!,
    errors: Object.fromEntries(all(".error").map(errorOf)),
    isStale: find("#note").textContent !== "" && find("#output").matches(".stale:has([data-copy=code]:disabled)"),
    example: all("#examples [aria-current]")
      .map((link) => link.textContent)
      .join(),
  };
}

const BASE = "https://api.service.example";
const HEADERS = "accept: application/vnd.service.v3+json\nuser-agent: tiny-endpoint/1.0.0";

/** The message of a call's error, of one that the compiler need not like. */
const messageOf = (run: Function, ...values: unknown[]): string => attempt(() => run(...values)).error!.message;

const states: readonly (readonly [title: string, state: State | undefined, expected: Partial<Shown>])[] = [
  ["an example, to begin with", undefined, { example: "List", errors: {}, isStale: false }],
  [
    "GET: a preset, a media type, a name with a colon",
    {
      preset: "github",
      route: "/orgs/:org/repos",
      parameters: { org: "a c", type: "all", labels: ["x", "y"], page: null, mediaType: { format: "raw" } },
    },
    {
      call: "GET https://api.github.com/orgs/<org:a%20c>/repos?<type:type=all>&<labels:labels=x&labels=y>",
      legend: "Url: org; Query: type labels; Unused: page",
      headers: "accept: application/vnd.github.v3.raw\nuser-agent: my-app/1.0",
      body: "None",
      example: "",
    },
  ],
  [
    "POST: keys of the body, and args",
    {
      route: "post /repos/{owner}{?force,url}",
      parameters: { owner: "acme", force: true, title: "It's", args: { owner: "x", url: "a b", headers: null } },
    },
    {
      call: `POST ${BASE}/repos/<owner:acme>?<force:force=true>&<url:url=a%20b>`,
      legend: "Url: owner; Query: force url; Body: title headers",
      headers: `${HEADERS}\ncontent-type: application/json; charset=utf-8`,
      body: '{\n  <title:"title": "It\'s">,\n  <headers:"headers": null>\n}',
    },
  ],
  [
    "data, and a base that is a value",
    { route: "PUT {base}/x", parameters: { base: "https://u.example.com/v1/", data: "Hello", size: 5 } },
    {
      call: "PUT <base:https://u.example.com/v1>/x",
      legend: "Url: base; Body: data; Unused: size",
      body: "<data:Hello>",
    },
  ],
  [
    "defaults of one's own",
    {
      preset: "own",
      defaults: { baseUrl: "https://h.example/v1", headers: { accept: "text/html", "user-agent": null }, page: 1 },
      route: "/orgs/{org}",
      parameters: { org: "acme", page: 2 },
    },
    {
      call: "GET <baseUrl:https://h.example/v1>/orgs/<org:acme>?<page:page=2>",
      headers: "accept: text/html",
      code: [
        'import { endpoint } from "tiny-endpoint";\n',
        "const api = endpoint.defaults({",
        '  baseUrl: "https://h.example/v1",',
        '  headers: { accept: "text/html", "user-agent": null },',
        "  page: 1,",
        "});\n",
        'api("/orgs/{org}", { org: "acme", page: 2 });',
      ].join("\n"),
    },
  ],
  [
    "expand",
    { template: "/map{/x*}{?y,z}", values: { x: ["a", "b"], y: "c d", w: 1 } },
    {
      call: "/map/<x:a/b>?<y:y=c%20d>",
      legend: "Url: x; Query: y; Unused: w",
      body: "",
      code: 'import { expand } from "tiny-endpoint";\n\nexpand("/map{/x*}{?y,z}", { x: ["a", "b"], y: "c d", w: 1 });',
    },
  ],
];

/** What is at fault in which fields; the message is the product's own. */
const faults: readonly (readonly [state: State, errors: Record<string, string>])[] = [
  [{ route: "PUT /{org", parameters: { org: 1 } }, { route: messageOf(endpoint, "PUT /{org") }],
  [{ route: "DELETE /{id}" }, { parameters: messageOf(endpoint, "DELETE /{id}") }],
  [
    { route: "/x", parameters: { headers: { x: "y\nz" } } },
    { parameters: '"x" in "headers" has a value that no header can have' },
  ],
  [
    { preset: "own", defaults: { baseUrl: "/v1" }, route: "/x" },
    { defaults: messageOf(endpoint, "/x", { baseUrl: "/v1" }) },
  ],
  [
    { preset: "own", defaults: '{"baseUrl": 1', route: "GET /{", parameters: '{\n  "org": acme\n}' },
    {
      defaults: "no JSON",
      route: messageOf(endpoint, "GET /{"),
      parameters: "no JSON",
    },
  ],
  [{ template: "/x", values: "[1]" }, { values: "Write an object, in braces" }],
  [{ template: "/{x" }, { template: messageOf(expand, "/{x") }],
  [{ template: "/{x}", values: { x: [[1]] } }, { values: messageOf(expand, "/{x}", { x: [[1]] }) }],
];

/* ---- in a browser ---- */

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 320, height: 640 };

/** Opens the page afresh; two addresses that differ in their hash alone would be one page. */
async function open(page: Page, state?: State, view = WIDE): Promise<void> {
  await page.setViewport(view);
  await page.goto("about:blank");
  await page.goto(address + (state ? hashOf(state) : ""));
  // It has this line until its scripts have run.
  await page.waitForSelector("#needs", { hidden: true });
}

/** Follows a link within the page. */
const follow = (page: Page, state: State) =>
  page.evaluate((hash) => {
    if (location.hash === hash) return;
    location.hash = hash;
    return new Promise((done) => addEventListener("hashchange", done, { once: true }));
  }, hashOf(state));

/** The value of an expression in the page, as soon as it is this one. */
const becomes = (page: Page, expression: string, expected: string) =>
  page.waitForFunction(`${expression} === ${JSON.stringify(expected)}`);

const EXAMPLE = 'document.querySelector("#examples [aria-current]")?.text';
const STATUS = 'document.querySelector("#status").textContent';
const callOf = async (page: Page) => (await page.evaluate(read)).call;

/** More parameters than there are colours. */
const letters = Object.fromEntries([..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [letter, letter]));

type Use = (page: Page) => Promise<void>;

/** What every browser has to do. */
const uses: Record<string, Use> = {
  "what is typed is shown, said, and kept in the address": async (page) => {
    await open(page, { route: "" });
    await page.type("#route", "GET /a/{b}");
    assert.equal((await page.evaluate(read)).errors, { parameters: messageOf(endpoint, "GET /a/{b}") });
    await page.type("#parameters", '{ "b": 1 }');
    await page.click("[value=github]");
    assert.is(await callOf(page), "GET https://api.github.com/a/<b:1>");
    await becomes(page, "location.hash", hashOf({ preset: "github", route: "GET /a/{b}", parameters: '{ "b": 1 }' }));
    await becomes(page, STATUS, "GET https://api.github.com/a/1");

    await page.type("#route", "}");
    assert.is(await callOf(page), "GET https://api.github.com/a/<b:1>", "the last request stays in sight");
    await becomes(page, STATUS, messageOf(endpoint, "GET /a/{b}}"));

    await page.keyboard.press("Backspace");
    await page.click("[value=own]");
    const { call, headers } = await page.evaluate(read);
    assert.is(call, "GET <baseUrl:https://api.github.com>/a/<b:1>");
    assert.match(headers, "application/vnd.github.v3+json", "one's own defaults begin with those of the preset");
    await page.click("[value=expand]");
    await page.type("#template", "/{c}");
    await page.click("#examples li:nth-child(3) a");
    await becomes(page, EXAMPLE, "Create");
    await page.evaluate(() => history.back());
    await becomes(page, "location.hash", hashOf({ template: "/{c}" }));
    await page.click("[value=endpoint]");
  },

  "the legend lights up parts, by mouse and by keys": async (page) => {
    await open(page, { route: "PUT /{a}{?a,b}", parameters: letters });
    // "a" went to the url and to the query.
    const lit = () => page.$$eval("mark[data-lit]", (marks) => marks.map((mark) => mark.textContent).join(" "));
    await page.hover("#legend [data-parameter=a]");
    assert.is(await lit(), "a a=a");
    await page.hover("h1");
    assert.is(await lit(), "");
    await page.focus("#legend [data-parameter=b]");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.focus("#route");
    assert.is(await lit(), '"c": "c"', "what is pressed stays lit");
  },

  "tabs are one stop, and are moved along by keys": async (page) => {
    await open(page, { route: "/x" });
    await page.focus("#tab-endpoint");
    const seen: unknown[] = [];
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight", "End", "Home"] as const) {
      await page.keyboard.press(key);
      const { code } = await page.evaluate(read);
      seen.push([await page.evaluate(() => document.activeElement!.textContent), /curl|toRequest/.exec(code)?.[0]]);
    }
    const expected = [
      ["curl", "curl"],
      ["endpoint", undefined],
      ["fetch", "toRequest"],
    ];
    assert.equal(seen, [...expected, expected[0], expected[1]]);
    await page.keyboard.press("Tab");
    assert.is(await page.evaluate(() => document.activeElement!.id), "code-panel");
  },

  "the user-agent header, which costs a request in Firefox, can be left out": async (page) => {
    const isHinted = async (preset: string, client: string) => {
      await follow(page, { preset, route: "GET /x" });
      await page.click(`#tab-${client}`);
      return page.$eval("#browsers", (hint) => hint.checkVisibility());
    };
    assert.not(await isHinted("github", "got"), "it is for no browser");
    assert.not(await isHinted("plain", "fetch"), "toRequest leaves the default one out");
    assert.ok(await isHinted("plain", "axios"));
    assert.ok(await isHinted("github", "fetch"));
    await page.click("#leave-out");
    assert.match((await page.evaluate(read)).code, '"user-agent": null');
  },

  "copies what it shows": async (page) => {
    const state = { route: "PUT /x", parameters: { a: "'" } };
    await open(page, state);
    await page.evaluate(() => {
      const clipboard = { writeText: async (text: string) => void ((globalThis as any).copied = text) };
      Object.defineProperty(navigator, "clipboard", { value: clipboard });
    });
    // It is said once typing has paused, and then nothing but what is copied.
    await becomes(page, STATUS, `PUT ${BASE}/x`);
    for (const [what, text, said] of [
      ["link", address + hashOf(state), "Copied link to what is typed"],
      ["url", `${BASE}/x`, "Copied url"],
      ["code", (await page.evaluate(read)).code, "Copied code"],
    ] as const) {
      await page.click(`[data-copy=${what}]`);
      await becomes(page, "copied", text);
      await becomes(page, STATUS, said);
    }
    await page.evaluate(() => void ((navigator.clipboard as any).writeText = () => Promise.reject()));
    await page.click("[data-copy=url]");
    await becomes(page, STATUS, "Cannot copy url");
  },
};

/* ---- what is looked at in one browser ---- */

/** By how much the page is too wide. */
const surplus = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const long = "x".repeat(500);
const axe = readFileSync(createRequire(resolve("tests/package.json")).resolve("axe-core/axe.min.js"), "utf8");

const looks: Record<string, Use> = {
  "every example works, and all fits a phone": async (page) => {
    await open(page, undefined, PHONE);
    for (const [index, name] of (await page.$$eval("#examples a", (links) => links.map((a) => a.text))).entries()) {
      await page.evaluate((index) => document.querySelectorAll<HTMLElement>("#examples a")[index]!.click(), index);
      await becomes(page, EXAMPLE, name);
      const { errors, isStale } = await page.evaluate(read);
      assert.equal([Object.keys(errors), isStale], name === "Dot segment" ? [["parameters"], true] : [[], false], name);
      assert.is(await page.evaluate(surplus), 0, name);
    }
    for (const state of [
      { route: "GET /{", parameters: long },
      { preset: "own", defaults: `{"baseUrl": "${long}"}`, route: `/${long}` },
      { route: "/x", parameters: { headers: { x: long }, [long]: long } },
    ]) {
      await follow(page, state);
      assert.is(await page.evaluate(surplus), 0, hashOf(state));
    }
  },

  "on a phone, what is typed and the url that comes of it fit one screen": async (page) => {
    const view = { width: 390, height: 664 };
    await open(page, undefined, view);
    const edges = await page.$$eval("#route, #parameters, #call", (boxes) =>
      boxes.flatMap((box) => [box.getBoundingClientRect().top, box.getBoundingClientRect().bottom]),
    );
    assert.equal(
      edges,
      [...edges].sort((a, b) => a - b),
      "one below the other",
    );
    assert.ok(edges[0]! >= 0 && edges.at(-1)! <= view.height, `from ${edges[0]} to ${edges.at(-1)}`);
  },

  "on a phone, the url is in view while one types": async (page) => {
    // A phone whose keyboard is open.
    const view = { width: 390, height: 420 };
    await open(page, { route: "GET /a/{b}", parameters: `{\n "b": 1,\n "c": 2,\n "d": "${"d ".repeat(26)}"\n}` }, view);
    const places = (field: string) =>
      page.evaluate(
        (...ids) => ids.map((id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top)),
        field,
        "url",
      );
    for (const field of ["route", "parameters"]) {
      await page.click(`#${field}`);
      await page.keyboard.press(" ");
      const [typed, url] = (await places(field)) as [number, number];
      assert.ok(0 <= typed && typed + 30 < url && url < view.height - 20, `${field} at ${typed}, url at ${url}`);
    }
    // Some browsers lay the keyboard over the page, and tell so.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, "height", { value: 300 });
      visualViewport!.dispatchEvent(new Event("resize"));
    });
    assert.ok(((await places("route"))[1] as number) < 300);
  },

  "axe finds nothing, by day and by night": async (page) => {
    const findings = async () => {
      const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }: any) => nodes.map(({ html }: any) => `${id}: ${html}`));
    };
    for (const [scheme, view] of [
      ["light", WIDE],
      ["dark", PHONE],
    ] as const) {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      await open(page, undefined, view);
      await page.evaluate(axe);
      assert.is(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches), scheme === "dark");
      for (const state of [
        { preset: "github", route: "/{a}", parameters: letters },
        { preset: "own", defaults: { org: "x" }, route: "POST /{a}", parameters: { ...letters, none: null } },
        { preset: "own", defaults: "{", route: `/{${long}`, parameters: "{" },
        { template: "/{a}", values: letters },
      ]) {
        await follow(page, state);
        await page.evaluate(() => {
          for (const button of ["#tab-fetch", "#legend button"]) document.querySelector<HTMLElement>(button)?.click();
        });
        assert.equal(await page.evaluate(findings), [], `${scheme} ${hashOf(state)}`);
      }
    }
  },
};

function testIn(name: BrowserName, tests: Record<string, Use>): void {
  if (isLeftOut(name, existsSync(browserPath(name)))) return;
  const test = suite(`the playground in ${name}`);
  let page: Page;
  const others: string[] = [];
  test.before(async () => {
    page = await openPage(name);
    const { origin } = new URL(address);
    page.on("response", (response) => void (response.ok() || others.push(response.url())));
    page.on("request", (request) => {
      const isOwn = request.method() === "GET" && request.url().startsWith(`${origin}/`);
      if (!isOwn && !/^(?:about|data):/.test(request.url())) others.push(request.url());
    });
    await open(page);
  });
  const faulty = faults.map(([state, errors]) => [JSON.stringify(state), state, { errors, isStale: true }] as const);
  for (const [title, state, expected] of [...states, ...faulty]) {
    test(title, async () => {
      await (state ? follow(page, state) : open(page));
      const shown = await page.evaluate(read);
      for (const [key, value] of Object.entries(expected)) assert.equal(shown[key as keyof Shown], value, key);
    });
  }
  for (const [title, use] of Object.entries(tests)) test(title, () => use(page));
  test("nothing is sent: the page loads what its server has, and no more", () => assert.equal(others, []));
  test.run();
}

testIn("Firefox", uses);
testIn("Chromium", { ...uses, ...looks });

// The last suite: uvu runs them in order.
const last = suite("the browsers and the server");
last("stop", async () => {
  await closeBrowsers();
  server.close().closeAllConnections();
});
last.run();
