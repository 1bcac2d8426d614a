/** The page beside this file, in browsers. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Page } from "puppeteer-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, path, expandPath } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { type BrowserName, browserPath, closeBrowsers, complaintsOf, openPage } from "../support/browsers.ts";
import { isLeftOut } from "../support/processes.ts";
import { serveFolder } from "../support/server.ts";

const origin = await serveFolder(process.cwd());
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
  const { method = shownMethod, url = result, headers, body } = result;
  const others = [headers, body].filter(Boolean).map((value) => JSON.stringify(value, null, 2));
  return [code, [method, url].filter(Boolean).join(" "), parts, ...others];
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
  assert.is(ours[2], "POST https://api.example.com/users/7/keys/a");
  assert.match(ours.at(-1)!, '"title": "Laptop",\n  "b": 1\n');
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
    await page.goto(`${origin}/tests/playground/index.html`);
  });
  for (const [title, use] of Object.entries(tests)) test(title, () => use(page));
  test("nothing is sent", () => {
    const files = ["/tests/playground/index.html", "/dist/endpoint.js"].map((file) => origin + file);
    assert.equal([[...asked].filter((url) => !url.startsWith("data:")), complaints], [files, []]);
  });
  test.after(closeBrowsers);
  test.run();
}
