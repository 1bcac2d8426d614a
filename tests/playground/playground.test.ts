import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Page, findChromium, launch } from "./browser.ts";
import { addressOf, serve } from "./serve.mjs";

const server = await serve(process.cwd());
const address = addressOf(server);
setTimeout(() => process.exit(1), 180_000).unref();

/* ---- what the server serves ---- */

const served = suite("the playground's server");

const requests: readonly (readonly [path: string, status: number, type?: string])[] = [
  ["/tests/playground/", 200, "text/html; charset=utf-8"],
  ["/tests/playground/index.html?x", 200, "text/html; charset=utf-8"],
  ["/dist/endpoint.js", 200, "text/javascript; charset=utf-8"],
  ["/dist/endpoint.js.map", 200, "application/json; charset=utf-8"],
  ["/tests/playground/serve.mjs", 404],
  ["/tests/table.ts", 404],
  ["/package.json", 404],
  ["/dist/../package.json", 404],
  ["/dist/..%2fpackage.json", 404],
  ["/dist/%2e%2e/package.json", 404],
  ["/dist\\..\\package.json", 404],
  ["//dist/endpoint.js", 404],
  ["/dist/", 404],
  ["/%", 404],
];

for (const [path, status, type] of requests) {
  served(`${path}: ${status}`, async () => {
    // curl and fetch would tidy the path up.
    const { port } = server.address() as AddressInfo;
    const [response] = await once(request({ host: "127.0.0.1", port, path }).end(), "response");
    response.resume();
    assert.is(response.statusCode, status);
    if (type) assert.is(response.headers["content-type"], type);
  });
}

served("/ leads to the page, and nothing but GET and HEAD is allowed", async () => {
  const response = await fetch(new URL("/", address));
  assert.is(response.url, address);
  assert.is((await fetch(address, { method: "POST" })).status, 405);
});

served("the script prints an address that answers, while the usual port is taken too", async () => {
  const child = spawn(process.execPath, ["tests/playground/serve.mjs"], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 20_000,
  });
  try {
    const [text] = await once(child.stdout, "data");
    const printed = /http:\S+/.exec(String(text))![0];
    assert.is.not(printed, address);
    assert.match(await (await fetch(printed)).text(), "<title>tiny-endpoint playground</title>");
  } finally {
    child.kill();
  }
});

served.run();

/* ---- what the page shows ---- */

interface State {
  preset?: string;
  route: string;
  /** A text, or the value that it is the JSON of. */
  parameters?: unknown;
}

/** What the page shows for a state; a coloured piece of the url reads `<parameter:text>`. */
interface Shown {
  method: string;
  url: string;
  pieces: string;
  headers: string;
  body: string;
  fetch: string;
  curl: string;
  routeError: string;
  parametersError: string;
}

const hashOf = ({ preset = "plain", route, parameters = "" }: State): string =>
  `#${new URLSearchParams({ preset, route, parameters: typeof parameters === "string" ? parameters : JSON.stringify(parameters) })}`;

/** Reads the page; it runs there. */
function read(): Shown & { disabled: boolean } {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
  const text = (selector: string) => (find(selector).closest("[hidden]") ? "" : find(selector).textContent!);
  const error = (field: string) => {
    const input = find(`#${field}`);
    const message = find(`#${field}-error`);
    const isConsistent =
      (input.getAttribute("aria-invalid") === "true") === !message.hidden &&
      input.getAttribute("aria-describedby")!.includes(message.id);
    return isConsistent ? message.textContent! : "aria-invalid and the message disagree";
  };
  return {
    method: text("#method"),
    url: text("#url"),
    pieces: [...find("#url").childNodes]
      .map((node) =>
        node instanceof HTMLElement ? `<${node.dataset["parameter"]}:${node.textContent}>` : node.textContent,
      )
      .join(""),
    headers: [...find("#headers").children]
      .map((child) => child.textContent + (child.tagName === "DT" ? ": " : "\n"))
      .join(""),
    body: text("#body"),
    fetch: text("#fetch"),
    curl: text("#curl"),
    routeError: error("route"),
    parametersError: error("parameters"),
    disabled: find<HTMLButtonElement>("[data-copy=curl]").disabled,
  };
}

const states: readonly (readonly [title: string, state: State, expected: Partial<Shown>])[] = [
  [
    "plain GET",
    { route: "GET /orgs/{org}/repos", parameters: { org: "a c", type: "private", labels: ["x", "y"], page: null } },
    {
      method: "GET",
      url: "https://api.service.example/orgs/a%20c/repos?type=private&labels=x&labels=y",
      pieces: "https://api.service.example/orgs/<org:a%20c>/repos?<type:type=private>&<labels:labels=x&labels=y>",
      headers: "accept: application/vnd.service.v3+json\nuser-agent: tiny-endpoint/1.0.0\n",
      body: "None",
      fetch: [
        'await fetch("https://api.service.example/orgs/a%20c/repos?type=private&labels=x&labels=y", {',
        '  method: "GET",',
        "  headers: {",
        '    accept: "application/vnd.service.v3+json",',
        '    "user-agent": "tiny-endpoint/1.0.0"',
        "  }",
        "});",
      ].join("\n"),
      curl: [
        "curl 'https://api.service.example/orgs/a%20c/repos?type=private&labels=x&labels=y' \\",
        "  --header 'accept: application/vnd.service.v3+json' \\",
        "  --header 'user-agent: tiny-endpoint/1.0.0'",
      ].join("\n"),
      routeError: "",
      parametersError: "",
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
    { route: "post /repos/{owner}/issues", parameters: { owner: "acme", title: "It's", none: null } },
    {
      method: "POST",
      pieces: "https://api.service.example/repos/<owner:acme>/issues",
      headers:
        "accept: application/vnd.service.v3+json\nuser-agent: tiny-endpoint/1.0.0\ncontent-type: application/json; charset=utf-8\n",
      body: '{\n  "title": "It\'s",\n  "none": null\n}',
      fetch: [
        'await fetch("https://api.service.example/repos/acme/issues", {',
        '  method: "POST",',
        "  headers: {",
        '    accept: "application/vnd.service.v3+json",',
        '    "user-agent": "tiny-endpoint/1.0.0",',
        '    "content-type": "application/json; charset=utf-8"',
        "  },",
        "  body: JSON.stringify({",
        '    title: "It\'s",',
        "    none: null",
        "  })",
        "});",
      ].join("\n"),
      curl: [
        "curl 'https://api.service.example/repos/acme/issues' \\",
        "  --request POST \\",
        "  --header 'accept: application/vnd.service.v3+json' \\",
        "  --header 'user-agent: tiny-endpoint/1.0.0' \\",
        "  --header 'content-type: application/json; charset=utf-8' \\",
        `  --data-raw '{"title":"It'\\''s","none":null}'`,
      ].join("\n"),
    },
  ],
  [
    "an upload to a base from a value",
    {
      route: "POST {upload_url}/assets{?name,label}",
      parameters: { upload_url: "https://u.example.com/v1/", name: "a b.txt", data: "Hello" },
    },
    {
      pieces: "https://u.example.com/v1/assets?name=a%20b.txt"
        .replace(/^.*v1/, "<upload_url:$&>")
        .replace(/name.*/, "<name:$&>"),
      body: "Hello",
    },
  ],
  [
    "an error of the route",
    { route: "GET /orgs/{org", parameters: { org: "acme" } },
    {
      method: "",
      url: "",
      curl: "",
      routeError: '"{" in "GET /orgs/{org" has to be encoded or paired',
      parametersError: "",
    },
  ],
  [
    "a lone method",
    { route: "GET", parameters: "{}" },
    { routeError: '"route" in "GET" has to be "METHOD url"', parametersError: "" },
  ],
  [
    "a placeholder named like an option",
    { route: "GET /{url}", parameters: {} },
    { routeError: '"url" in "GET /{url}" is an option, rename it' },
  ],
  [
    "an error of the JSON",
    { route: "GET /orgs/{org}", parameters: '{\n  "org": acme\n}' },
    {
      url: "",
      routeError: "",
      parametersError: 'Line 2, column 10: expected a value (texts stand in double quotes), found "acme"',
    },
  ],
  [
    "errors of both",
    { route: "GET /{", parameters: '{"org": "acme",}' },
    {
      routeError: '"{" in "GET /{" has to be encoded or paired',
      parametersError: 'Line 1, column 16: expected a name in double quotes, found "}"',
    },
  ],
  [
    "JSON that is no object",
    { route: "GET /x", parameters: "[1]" },
    { parametersError: 'Line 1, column 1: expected an object in braces, found "["' },
  ],
  [
    "JSON that ends early",
    { route: "GET /x", parameters: '{"a": [1, 2' },
    { parametersError: 'Line 1, column 12: expected a comma or "]", found the end' },
  ],
  [
    "a missing parameter",
    { route: "DELETE /users/{id}" },
    { url: "", routeError: "", parametersError: '"id" in "DELETE /users/{id}" needs a value' },
  ],
  [
    "a dot segment",
    { route: "DELETE /users/{id}/keys", parameters: { id: ".." } },
    { url: "", routeError: "", parametersError: '"id" in "DELETE /users/{id}/keys" makes a dot segment' },
  ],
  [
    "a wrong option",
    { route: "/x", parameters: { baseUrl: "/v1" } },
    {
      routeError: "",
      parametersError: '"baseUrl" in "GET /x" has to be an http(s) URL without query, or write "/{x}"',
    },
  ],
  [
    "a missing base",
    { route: "{upload_url}/x" },
    {
      routeError: "",
      parametersError: '"upload_url" in "GET {upload_url}/x" has to be an http(s) URL without query, or write "/{x}"',
    },
  ],
  [
    "a header that nothing can send",
    { route: "/x", parameters: { headers: { "x y": "z" } } },
    { url: "", routeError: "", parametersError: '"x y" in "headers" has a name or value that no header can have' },
  ],
  [
    "an empty hash of parameters",
    { route: "GET /x" },
    { pieces: "https://api.service.example/x", parametersError: "" },
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

/* ---- in a browser ---- */

const VIEWS = [
  { name: "light", width: 1280, height: 800 },
  { name: "dark", width: 1280, height: 800 },
  { name: "phone", width: 360, height: 740 },
];

const inBrowser = suite("the playground in Chromium");
const chromium = findChromium();
let page: Page;

inBrowser.before(async () => {
  page = await launch(chromium!, 120_000);
});

inBrowser.after(() => page?.close());

/** Follows a link within the page. */
const follow = (hash: string) =>
  page.run((hash) => {
    if (location.hash === hash) return;
    location.hash = hash;
    return new Promise((done) => addEventListener("hashchange", done, { once: true }));
  }, hash);

for (const [title, state, expected] of states) {
  inBrowser(title, async () => {
    await page.open(address + hashOf(state));
    const shown = await page.run(read);
    for (const [key, value] of Object.entries(expected)) assert.is(shown[key as keyof Shown], value, key);
  });
}

for (const [route, parameters, expected] of colours) {
  inBrowser(`colours of ${route} ${JSON.stringify(parameters)}`, async () => {
    await follow(hashOf({ route, parameters }));
    const { url, pieces, parametersError } = await page.run(read);
    assert.is(parametersError, "");
    assert.is(pieces.replace(/^https:..api.service.example/, ""), expected);
    assert.is(pieces.replace(/<.*?:(.*?)>/g, "$1"), url);
    const isDoubtful = await page.run(() => !document.getElementById("doubt")!.hidden);
    assert.is(isDoubtful, expected === url.replace(/^https:..api.service.example/, "") && expected !== "/x");
  });
}

inBrowser("typing shows the request, then the hash; the hash brings it back", async () => {
  await page.open(`${address}${hashOf({ route: "" })}`);
  const type = async (field: string, text: string) => {
    await page.run((id) => document.getElementById(id)!.focus(), field);
    await page.send("Input.insertText", { text });
  };
  await type("route", "GET /a/{b}");
  assert.match((await page.run(read)).parametersError, "needs a value");
  await type("parameters", '{ "b": 1 }');
  assert.is((await page.run(read)).pieces, "https://api.service.example/a/<b:1>");
  await page.run(() => document.querySelector<HTMLElement>("[value=github]")!.click());
  assert.is((await page.run(read)).pieces, "https://api.github.com/a/<b:1>");
  await page.run(() => new Promise((later) => setTimeout(later, 600)));
  const { hash, said } = await page.run(() => ({
    hash: location.hash,
    said: document.getElementById("status")!.textContent,
  }));
  assert.is(hash, hashOf({ preset: "github", route: "GET /a/{b}", parameters: '{ "b": 1 }' }));
  assert.is(said, "GET https://api.github.com/a/1");

  await follow(hashOf({ route: "GET /c" }));
  assert.is((await page.run(read)).pieces, "https://api.service.example/c");
  await follow(hash);
  assert.is((await page.run(read)).pieces, "https://api.github.com/a/<b:1>");

  await type("route", "}");
  const { pieces, routeError, disabled } = await page.run(read);
  assert.match(routeError, '"}" in "GET /a/{b}}"');
  assert.is(pieces, "https://api.github.com/a/<b:1>", "the last request stays in sight");
  assert.ok(disabled, "and cannot be copied");
});

inBrowser("every example shows what it is meant to, and fits a phone", async () => {
  await page.send("Emulation.setDeviceMetricsOverride", {
    width: 360,
    height: 740,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await page.open(address);
  const hashes = await page.run(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("#examples a")].map((link) => link.hash),
  );
  assert.ok(hashes.length > 4);
  for (const hash of [
    ...hashes,
    hashOf({ route: "GET /{", parameters: "x".repeat(500) }),
    hashOf({ route: `/${"x".repeat(500)}`, parameters: { headers: { x: "y".repeat(500) } } }),
  ]) {
    await follow(hash);
    const { url, parametersError, routeError, disabled } = await page.run(read);
    assert.ok(url);
    assert.is(disabled, !!(parametersError || routeError));
    assert.is(await page.run(() => document.documentElement.scrollWidth), 360, hash);
  }
});

inBrowser("copies what it shows", async () => {
  await page.send("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
  const state = { route: "PUT /x", parameters: { a: "'" } };
  await page.open(address + hashOf(state));
  await page.send("Page.bringToFront");
  const shown = await page.run(read);
  for (const [what, text] of Object.entries({ ...shown, link: address + hashOf(state) })) {
    if (!/^(?:url|fetch|curl|link)$/.test(what)) continue;
    const { copied, label } = await page.run(async (what) => {
      const button = document.querySelector<HTMLElement>(`[data-copy=${what}]`)!;
      button.click();
      for (let wait = 0; wait < 100 && !/^Copied/.test(button.innerText); wait++)
        await new Promise((later) => setTimeout(later, 20));
      return { copied: await navigator.clipboard.readText(), label: button.textContent };
    }, what);
    assert.match(label!, /^Copied/);
    assert.is(copied, text);
  }
});

inBrowser("every control has a name, and the headings are in order", async () => {
  await page.open(address);
  const { nodes } = await page.send("Accessibility.getFullAXTree");
  const controls = nodes.filter(
    ({ role, ignored }: any) => !ignored && /^(?:button|textbox|radio|link|group|form)$/.test(role.value),
  );
  const names = controls.map(({ role, name }: any) => `${role.value}: ${name?.value ?? ""}`);
  for (const name of [
    "textbox: Route",
    "textbox: Parameters (JSON)",
    "radio: GitHub",
    "button: Copy curl command",
    "link: List",
  ]) {
    assert.ok(names.includes(name), `${name} in: ${names}`);
  }
  for (const name of names) assert.match(name, /: \S/);
  const levels = await page.run(() =>
    [...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => +tagName.slice(1)),
  );
  assert.is(levels[0], 1);
  levels.forEach((level, index) => assert.ok(!index || (level > 1 && level <= levels[index - 1]! + 1)));
});

/** Gives the texts whose contrast with their ground is below 4.5; it runs in the page. */
function faintTexts(): string[] {
  const channels = (colour: string) => colour.match(/[\d.]+/g)!.map(Number);
  const luminance = (colour: string) => {
    const [red, green, blue] = channels(colour).map((value) =>
      value > 10.3 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement!) : backgroundColor;
  };
  return [...document.querySelectorAll("body *")]
    .filter(
      (element) =>
        element.matches("input, textarea") ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    .filter((element) => element.checkVisibility() && !element.matches("script, style"))
    .flatMap((element) => {
      const [low, high] = [getComputedStyle(element).color, groundOf(element)].map(luminance).sort((a, b) => a - b);
      const contrast = (high! + 0.05) / (low! + 0.05);
      return contrast < 4.5 ? [`${contrast.toFixed(2)}: ${element.outerHTML.slice(0, 80)}`] : [];
    });
}

for (const { name, width, height } of VIEWS) {
  inBrowser(`${name}: readable`, async () => {
    await page.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: width < 500 ? 2 : 1,
      mobile: width < 500,
    });
    await page.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: name === "dark" ? "dark" : "light" }],
    });
    const parameters = Object.fromEntries([..."abcdefghij"].map((letter) => [letter, letter]));
    for (const state of [
      { route: "/{a}", parameters },
      { route: "POST /{a}", parameters },
      { route: "/{", parameters: "" },
    ]) {
      await page.open(address + hashOf(state));
      assert.equal(await page.run(faintTexts), [], state.route);
    }
    await page.open(address);
    const { data } = await page.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: true });
    writeFileSync(`tests/.test/playground-${name}.png`, Buffer.from(data, "base64"));
  });
}

/* ---- what it shows does what it says ---- */

/** Answers each request with nothing, and remembers what arrived. */
const arrivals: { method?: string; url?: string; body: string; headers: Record<string, unknown> }[] = [];
const target = createServer(async (incoming, response) => {
  const { method, url, headers } = incoming;
  let body = "";
  for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
  arrivals.push({ method: method!, url: url!, body, headers });
  response.end();
}).listen(0, "127.0.0.1");

const AWKWARD = `it's "$HOME" \`id\` \\ !! %41 @x\n\té\u2028\u{1f600}`;

/** Calls, and what has to arrive both by the shown \`fetch\` call and by the shown \`curl\` command. */
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
  ["PATCH /x", { data: AWKWARD }, "/x", AWKWARD, { "content-type": "text/plain;charset=UTF-8" }],
  [
    "PUT /x",
    { data: "@/etc/hostname", headers: { "content-type": "text/x" } },
    "/x",
    "@/etc/hostname",
    { "content-type": "text/x" },
  ],
  ["PUT /x", { data: [1, true] }, "/x", "[1,true]", { "content-type": "application/json; charset=utf-8" }],
  ["PUT /x", { data: null }, "/x", "", {}],
  ["PUT /x", { data: "" }, "/x", "", { "content-type": "text/plain;charset=UTF-8" }],
  [
    "M-SEARCH /x",
    { a: 1, headers: { "x-quote": "it's", "x-empty": " ", "x-number": 5, accept: null } },
    "/x",
    '{"a":1}',
    { "x-quote": "it's", "x-empty": "", "x-number": "5" },
  ],
];

function testCommand(name: string, send: (shown: Shown) => Promise<unknown>): void {
  calls.forEach(([route, parameters, url, body, headers], index) => {
    inBrowser(`${name} ${index}: ${route}`, async () => {
      const baseUrl = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
      await follow(hashOf({ route, parameters: { baseUrl, ...parameters } }));
      const shown = await page.run(read);
      assert.is(shown.parametersError + shown.routeError, "");
      arrivals.length = 0;
      await send(shown);
      assert.is(arrivals.length, 1);
      const arrival = arrivals[0]!;
      assert.is(`${arrival.method} ${arrival.url}`, `${route.split(" ")[0]} ${url}`);
      assert.is(arrival.body, body);
      for (const [header, value] of Object.entries(headers)) assert.is(arrival.headers[header], value, header);
    });
  });
}

const run = promisify(execFile);
testCommand("fetch", ({ fetch }) => new Function(`return (async () => { ${fetch} })()`)());
if (
  await run("curl", ["--version"]).then(
    () => true,
    () => false,
  )
) {
  testCommand("curl", ({ curl }) => run("sh", ["-c", curl], { timeout: 20_000 }));
} else leaveOut("curl");
if (chromium) inBrowser.run();
else leaveOut("Chromium");

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
  for (const each of [server, target]) each.close().closeAllConnections();
});
last.run();
