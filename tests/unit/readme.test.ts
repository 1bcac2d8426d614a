/** What README.md and the pages of tests/docs say is so, and where the links of all pages lead. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as esm from "../../dist/endpoint.js";
import type { Options } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { OPTION_NAMES } from "../support/options.ts";
import { MISTYPED, STATED, clientsPage, examples, openapiPage, readme, runModule, spec } from "../support/pages.ts";
import { type Arrival, record, serve } from "../support/server.ts";

const { version, engines } = JSON.parse(readFileSync("package.json", "utf8"));

/* ---- the examples ---- */

/** A server in the place of those that examples name. It speaks JSON alone. */
const { origin, arrivals } = await record({ "content-type": "application/json" }, ({ headers }) =>
  ["*/*", "application/json"].includes(headers.accept!) ? "[]" : 406,
);

/** What examples print. */
const printed: unknown[] = [];

Object.assign(globalThis, {
  print: (value: unknown) => void printed.push(value),
  async check(kind: "=>" | "TypeError:", run: () => unknown, expected: unknown): Promise<unknown> {
    if (kind === "=>") {
      const result = await run();
      assert.equal(result, expected);
      return result;
    }
    const { error } = attempt(run);
    assert.instance(error, TypeError, `no TypeError: ${expected}`);
    assert.is(error!.message, expected);
    return undefined;
  },
});

/** An example that compares what it states, and sends to the server. */
function comparing(code: string): string {
  let stated = 0;
  const checks = code
    .replaceAll(/https:\/\/api\.(?:example|github)\.com/g, origin)
    .replaceAll("console.log(", "print(")
    .replace(MISTYPED, "")
    .replace(STATED, (_all, binding = "", expression: string, kind: string, comment: string) => {
      stated++;
      const expected = kind === "=>" ? comment.replace(/^\/\/ /gm, "") : JSON.stringify(comment);
      const run = expression.startsWith("await ") ? "async () =>" : "() =>";
      return `${binding}await check(${JSON.stringify(kind)}, ${run} (${expression}), ${expected});`;
    });
  assert.ok(stated || code.includes("fetch("), "it states no result, and sends nothing");
  assert.is(stated, (code.match(/^\/\/ (?:=>|TypeError)/gm) ?? []).length, "every stated result is compared");
  return `const { check, print } = globalThis;\n${checks}`;
}

/** What arrives of all examples of a page. */
const SENT: Readonly<Record<string, readonly string[]>> = {
  "README.md": [
    "GET /repos/nodejs/node/tags?per_page=2",
    'POST /users/7/keys {"title":"Laptop"} as application/json by Bearer secret',
    "GET /repos/acme/tiny/issues?state=open",
  ],
  "tests/docs/SPEC.md": [],
  "tests/docs/openapi.md": ["GET /repos/acme/tiny/issues?state=open"],
  "tests/docs/moving/sdk.md": [],
};

/** An arrival in a line: of a form, the name of its file. */
function lineOf({ method, url, headers, body }: Arrival): string {
  const { "content-type": type = "", authorization } = headers;
  const [, file] = /filename="(.*?)"/.exec(`${body}`) ?? [];
  const sent = file ? ` ${file}` : body.length ? ` ${body} as ${type}` : "";
  return `${method} ${url}${sent}${authorization ? ` by ${authorization}` : ""}`;
}

for (const [page, sent] of Object.entries(SENT)) {
  const statements = suite(`examples of ${page}`);
  examples.forEach((example, index) => {
    if (example.page !== page) return;
    const [title] = /^(?!import|const|\/\/).+/m.exec(example.code)!;
    statements(`${index}: ${title}`, async () => {
      await runModule(`example-${index}`, comparing(example.code));
    });
  });
  statements("all that is sent arrives", () => assert.equal(arrivals.splice(0).map(lineOf), sent));
  if (page === "README.md")
    statements("two requests print what the server answered", () => assert.equal(printed, [[], []]));
  statements.run();
}

/* ---- the rest ---- */

const test = suite("the page");

test("a link from a server is followed as the page for clients writes it", async () => {
  const [, follow = ""] = /^const follow = ([^]*?^\});$/m.exec(clientsPage)!;
  const asked = (url: string, init: RequestInit) => new Request(url, init);
  const send = new Function("toInit", "fetch", `return ${follow};`)(esm.toInit, asked);
  const signal = AbortSignal.abort();
  const options = esm.endpoint("GET https://h.example/v1/items{?page}", {
    page: 1,
    headers: { "x-a": "1" },
    request: { signal, redirect: "manual" },
  });
  const links = {
    "https://h.example/v1/items?page=2&per_page=9": "https://h.example/v1/items?page=2&per_page=9",
    "/v1/items?page=2": "https://h.example/v1/items?page=2",
    "?page=2&page=3": "https://h.example/v1/items?page=2&page=3",
    // It is no template.
    "?q={page}&t=%7Bpage%7D#:page": "https://h.example/v1/items?q={page}&t=%7Bpage%7D#:page",
  };
  for (const [next, url] of Object.entries(links)) {
    const request: Request = send(options, next);
    assert.equal([request.method, request.url, request.headers.get("x-a")], ["GET", url, "1"]);
    assert.equal([request.redirect, request.signal.aborted], ["manual", false]);
  }
  for (const next of ["https://h.example:444/", "//evil.example/", "http://h.example/"]) {
    assert.throws(() => send(options, next), /another host/);
  }
});

/** What the function `send` of openapi.md gives, by the method and the status of the answer. */
const ANSWERS: readonly (readonly [method: string, status: number, content: string, given: object])[] = [
  ["GET", 200, "[1]", { data: [1] }],
  ["GET", 200, "false", { data: false }],
  ["GET", 200, "", { data: undefined }],
  ["HEAD", 200, "[1]", { data: undefined }],
  ["POST", 202, "", { data: undefined }],
  ["DELETE", 204, "", { data: undefined }],
  ["PUT", 205, "", { data: undefined }],
  ["GET", 404, '{"message":"a"}', { error: { message: "a" } }],
  ["HEAD", 404, "", { error: undefined }],
];

test("the client of openapi.md takes answers without content", async () => {
  const [send] = /^async function send[^]*?^}$/m.exec(openapiPage)!;
  const client = await runModule("send", `import { toInit } from "tiny-endpoint";\nexport ${send}`);
  for (const [method, status, content, given] of ANSWERS) {
    const answering = await serve((_request, response) => void response.writeHead(status).end(content));
    const options = esm.endpoint(`${method} /x`, { baseUrl: answering });
    assert.equal(await (client["send"] as (options: object) => unknown)(options), given, `${method} ${status}`);
  }
});

test("a server that reads forms finds the form of the README and of SPEC.md", async () => {
  const { origin, arrivals } = await record();
  const form = new FormData();
  for (const value of ["a", "b"]) form.append("tag", value);
  const arriving = async (written: string) => {
    assert.ok(`${readme}${spec}`.includes(`\`${written}\``), written);
    const options = new Function("form", "formData", `return { ${written} };`)(form, form);
    const request = esm.endpoint(`POST ${origin}/x`, options);
    await fetch(request.url, esm.toInit(request));
    const { headers, body } = arrivals.pop()!;
    const arrived = new Response(body, { headers: { "content-type": headers["content-type"]! } });
    return headers["content-type"] === "application/json" ? arrived.json() : [...(await arrived.formData())];
  };
  assert.equal(await arriving("data: formData"), [...form]);
  assert.equal(await arriving("args: Object.fromEntries(formData)"), { tag: "b" });
  assert.equal(await arriving("args: Object.fromEntries([...form.keys()].map((key) => [key, form.getAll(key)]))"), {
    tag: ["a", "b"],
  });
});

test("headers of a builder go to other hosts, too", () => {
  const api = esm.endpoint.defaults({ headers: { authorization: "Bearer secret" } });
  assert.is(api("GET https://h.example/x").headers["authorization"], "Bearer secret");
});

/** The pages that are published, by their paths, and those for who works on it. */
const docs = readdirSync("tests/docs", { recursive: true, encoding: "utf8" })
  .map((file) => posix.join("tests/docs", file.replaceAll("\\", "/")))
  .filter((file) => file.endsWith(".md"));
const pages = Object.fromEntries(
  ["README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md", "tests/README.md", ...docs].map((page) => [
    page,
    readFileSync(page, "utf8"),
  ]),
);

test("addresses name this version, and the README the oldest Node", () => {
  assert.match(readme, `in Node ${engines.node.replace(">=", "")}+,`);
  const named = Array.from(
    Object.values(pages)
      .join()
      .matchAll(/tiny-endpoint@(\d+\.[\d.]+\d)/g),
    ([, named]) => named,
  );
  assert.ok(named.length);
  assert.equal(
    named,
    named.map(() => version),
  );
});

const headingsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replace(/ /g, "-"),
  );

for (const [page, text] of Object.entries(pages)) {
  test(`links of ${page} lead to files and headings`, () => {
    const links = [...text.matchAll(/\]\((?!\w+:)([^)#]*)(?:#(.*?))?\)/g)];
    // (The figures link to other sites alone.)
    assert.ok(links.length || page === "tests/docs/bench.md");
    for (const [link, path = "", anchor] of links) {
      const target = path ? posix.join(dirname(page), path) : page;
      const isThere = anchor === undefined ? existsSync(target) : headingsOf(pages[target] ?? "").includes(anchor);
      assert.ok(isThere, `${link} leads nowhere`);
    }
  });
}

test("its guarantees have the numbers of SPEC.md, and a law tries each of these", () => {
  const cited = [...readme.matchAll(/^- .*\(laws? ([\d, ]+)\)\.$/gm)].flatMap(([, numbers = ""]) =>
    numbers.split(", "),
  );
  const numbers = [...spec.matchAll(/^(\d)\. \*\*/gm)].map(([, number]) => number!);
  assert.ok(cited.length > 3 && cited.every((number) => numbers.includes(number)), cited.join());
  const laws = readdirSync("tests/laws", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:^|[\\/])\d/.test(file),
  );
  const titles = laws.map((file) =>
    /(?:\w*[lL]aw\w*|suite)\(\s*"(?:law )?([\d, ]+):/.exec(readFileSync(`tests/laws/${file}`, "utf8")),
  );
  assert.equal(
    titles.map(Boolean),
    laws.map(() => true),
    laws.join(),
  );
  assert.equal([...new Set(titles.flatMap((title) => title![1]!.split(", ")))].sort(), numbers);
});

test("tests/README.md names files that are there", () => {
  const named = [...pages["tests/README.md"]!.matchAll(/`([a-z][\w-]*\/[\w./-]*)`/g)].map(([, name = ""]) => name);
  const lost = named.filter((name) => !existsSync(name) && !existsSync(join("tests", name)));
  assert.ok(named.length > 30);
  assert.equal(lost, []);
});

test("both pages name all options, and so does what editors show of endpoint", () => {
  const lists = {
    "README.md": /^### `endpoint\(route[^]*?(?=^### )/m.exec(readme)![0].matchAll(/^- `(\w+)`(?:[^:]* and `(\w+)`)?/gm),
    "endpoint.d.ts": /The options([^]*?)are not parameters/
      .exec(readFileSync("dist/endpoint.d.ts", "utf8"))![1]!
      .matchAll(/`(\w+)`/g),
    "tests/docs/SPEC.md": /^## Options\n[^]*?(?=^## )/m.exec(spec)![0].matchAll(/^\| `(\w+)`/gm),
  };
  // All at once, so that who adds an option sees all places.
  const named = Object.entries(lists).map(([list, found]) => [
    list,
    [...found].flatMap(([, ...names]) => names.filter(Boolean)).sort(),
  ]);
  const wanted = named.map(([list]) => [list, [...OPTION_NAMES].sort()]);
  assert.equal(Object.fromEntries(named), Object.fromEntries(wanted));
});

test("the scripts that pages name are there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [
    ...Object.values(pages)
      .join()
      .matchAll(/npm run ([\w:-]+)/g),
  ].map(([, script]) => script!);
  assert.ok(named.length > 10);
  for (const script of named) assert.ok(scripts[script], `no script ${script}`);
});

test("no pattern of a page looks behind, which Safari does not before 16.4", () => {
  for (const [page, text] of Object.entries(pages)) assert.not.match(text, /\(\?<[=!]/, page);
});

test("the sections of SPEC.md that files name are there", () => {
  const headings = [...spec.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return /^(?:node_modules|\.test)$/.test(entry.name) ? [] : filesIn(path);
      return /\.(?:[cm]?[tj]s|md|html)$/.test(entry.name) ? path : [];
    });
  let count = 0;
  for (const file of ["endpoint.ts", "uri-template.ts", ...filesIn("tests")]) {
    const text = readFileSync(file, "utf8");
    for (const [, named = ""] of text.matchAll(/\bSPEC, ([A-Z].*)/g)) {
      count++;
      assert.ok(
        headings.find((heading) => named.startsWith(heading)),
        `${file}: no section ${named}`,
      );
    }
  }
  assert.ok(count > 5, `${count}`);
});

test.run();
