import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { COMPILERS, IMPORT, compile, errorsOf } from "./project.ts";

/** One test a row and compiler: what is said of the code holds these words, or nothing is said. */
function table(title: string, rows: readonly (readonly [code: string, ...words: string[]])[]): void {
  for (const [name, compiler] of Object.entries(COMPILERS)) {
    const test = suite(`${title} (${name})`);
    let errors: ReturnType<typeof errorsOf>;
    test.before(() => {
      errors = errorsOf(
        compiler,
        IMPORT,
        rows.map(([code]) => code),
      );
    });
    rows.forEach(([code, ...words], row) => {
      test(code.length > 99 ? `${code.slice(0, 98)}…` : code, () => {
        if (!words.length) assert.is(errors[row], undefined);
        for (const word of words) assert.ok(errors[row]?.includes(word), `${word} in: ${errors[row]}`);
      });
    });
    test.run();
  }
}

/* ---- errors name what is missing ---- */

const RESTS = `import { type Rest } from "tiny-endpoint"; declare function send<R extends string>(route: R, ...rest: Rest<R>): void;`;

// Word by word, what is read most often.
table("sentences", [
  [
    'endpoint("GET /orgs/{org}/repos");',
    `Argument of type '"GET /orgs/{org}/repos"' is not assignable to parameter of type '"GET /orgs/{org}/repos" & Missing<"org">'.`,
  ],
  [
    'endpoint("GET /repos/{org}/{repo}", { repo: "tiny" });',
    `Property 'org' is missing in type '{ repo: string; }' but required in type 'Needs<"org" | "repo">'.`,
  ],
  ['endpoint("GET /orgs/{org}", { org: null });', `Type 'null' is not assignable to type 'Value<"org">'.`],
  [
    'endpoint("GET /orgs/{org}", { org: Promise.resolve("acme") });',
    `Type 'Promise<string>' is not assignable to type 'Value<"org">'.`,
  ],
  [
    'endpoint("GET /files/{url}");',
    `Argument of type '"GET /files/{url}"' is not assignable to parameter of type '"GET /files/{url}" & Missing<"args">'.`,
  ],
  [
    'endpoint("GET /files/{request}", { request: {} });',
    `Property 'args' is missing in type '{ request: {}; }' but required in type 'Needs<"request">'.`,
  ],
  [
    'endpoint("POST /hooks", { url: "https://example.com" });',
    `Type 'string' is not assignable to type 'IsInTheRoute<"url">'.`,
  ],
  ['endpoint("POST /hooks", { method: "GET" });', `Type 'string' is not assignable to type 'IsInTheRoute<"method">'.`],
  [
    'endpoint("GET /x", { headers: { accept: Promise.resolve("a") } });',
    `Type 'Promise<string>' is not assignable to type 'HeaderValue'.`,
  ],
  [
    'const tiny: Endpoint<"org" | "repo"> = endpoint.defaults({ org: "acme" });',
    `Type 'Endpoint<"org", {}>' is not assignable to type 'Endpoint<"org" | "repo", {}>'.`,
    `Type '"repo"' is not assignable to type '"org"'.`,
  ],
  [`${RESTS} send("GET /orgs/{org}");`, "Expected 2 arguments, but got 1."],
  [
    'send("GET /orgs/{org}", { page: 1 });',
    `Property 'org' is missing in type '{ page: number; }' but required in type 'Needs<"org">'.`,
  ],
]);

// One signature for template and tag: what is wrong with one is not explained by the other.
table("sentences of path", [
  ['path("/users/{id}");', "Expected 2 arguments, but got 1."],
  [
    'path("/users/{id}", {});',
    `Property 'id' is missing in type '{}' but required in type '{ readonly id: Value<"id">; }'.`,
  ],
  ['path("/users/{id}", { id: null });', `Type 'null' is not assignable to type 'Value<"id">'.`],
  [
    'path("/users/{id}", { id: Promise.resolve(1) });',
    `Type 'Promise<number>' is not assignable to type 'Value<"id">'.`,
  ],
  ['path("/users/{id}", { ID: 1 });', `'ID' does not exist in type 'PathNames<"id">'. Did you mean to write 'id'?`],
  ['path("/a/*", { a: 1 });', "Type 'number' is not assignable to type 'undefined'."],
  ["path`/users/${undefined}`;", "Argument of type 'undefined' is not assignable to parameter of type 'PathValue'."],
  [
    'path`/users/${Promise.resolve("a")}`;',
    "Argument of type 'Promise<string>' is not assignable to parameter of type 'PathValue'.",
  ],
  [
    "const user = { id: 1 }; path`/users/${user}`;",
    "Argument of type '{ id: number; }' is not assignable to parameter of type 'PathValue'.",
  ],
  ["path(1);", "Argument of type 'number' is not assignable to parameter of type 'string | TemplateStringsArray'."],
]);

table("errors", [
  ['endpoint("GET /orgs/{org}/repos");', 'Missing<"org">'],
  ['endpoint("GET /orgs/{org}/repos", {});', 'Needs<"org">'],
  ['endpoint("GET /orgs/{org}/repos", undefined);', 'Needs<"org">'],
  ['endpoint("GET /orgs/{org}/repos", { type: "private" });', "Property 'org' is missing"],
  ['endpoint("GET /orgs/{org}/repos", { org: null });', "'null'", 'Value<"org">'],
  ['endpoint("GET /orgs/{org}/repos", { org: undefined });', "'undefined'", 'Value<"org">'],
  ['endpoint("GET /orgs/{org}/repos", { org: () => 1 });', "'() => number'", 'Value<"org">'],
  ['endpoint("GET /orgs/{org}/repos", { org: Symbol() });', "'symbol'", 'Value<"org">'],
  ['endpoint("GET /orgs/{org}/repos", { org: Math.random() < 0.5 ? "acme" : null });', 'Value<"org">'],
  ['endpoint("GET /repos/{org}/{repo}", { repo: "tiny" });', "Property 'org' is missing"],
  ['endpoint("GET /orgs/:org/repos");', 'Missing<"org">'],
  ['endpoint("/orgs/:org/repos", {});', 'Needs<"org">'],
  ['endpoint("GET /orgs/{org:3}", {});', 'Needs<"org">'],
  ['endpoint("GET /orgs{/org}", { org: () => 1 });', 'Value<"org">'],
  ['endpoint("GET /orgs{?org}", { org: Symbol() });', 'Value<"org">'],
  ['endpoint({ method: "GET", url: "/orgs/{org}" });', "Property 'org' is missing"],
  ['endpoint({ url: "/orgs/{org}", org: null });', 'Value<"org">'],
  ['endpoint({ url: "/orgs/{org}", org: () => 1 });', 'Value<"org">'],
  ['endpoint.merge("GET /orgs/{org}/repos");', 'Missing<"org">'],
  ['endpoint.merge("GET /orgs/{org}/repos", {});', 'Needs<"org">'],
  ['endpoint.merge({ url: "/orgs/{org}" });', "Property 'org' is missing"],
  ['endpoint.defaults({ repo: "tiny" })("GET /repos/{org}/{repo}");', 'Missing<"org">'],
  ['endpoint.defaults({ repo: "tiny" })("GET /repos/{org}/{repo}", {});', 'Needs<"org">'],
  ['endpoint.defaults({ org: null })("GET /orgs/{org}");', 'Missing<"org">'],
  ['endpoint("/orgs", { url: "https://example.com" });', 'IsInTheRoute<"url">'],
  ['endpoint("GET /x", { headers: 5 });', "HeaderFields"],
  ['endpoint("GET /x", { mediaType: { previews: "mercy" } });', "readonly string[]"],
  ['expand("/{org}", { org: () => 1 });', 'Value<"org">'],
  ['endpoint("GET /orgs/{org}/repos", { org: "acme" });'],
]);

/* ---- the compiler and the run time agree on what needs a value ---- */

const METHOD_PARTS = ["GET ", "", "post ", "PURGE  ", " \tGET\t "];
const START_PARTS =
  "|||https://api.example.com/o|https://{tenant}.example.com/o|http://localhost:8080/o|http://[::1]:80/o|{base}".split(
    "|",
  );
const PATH_PARTS = (
  "/x /{a} /:b /{c:3} /{d*} /{+e} /{f,g} /:h:cancel /:i.json /v1:batch {/j} {;k} {.l} " +
  "/::m /a-:n /:1 /{o-p} /{data} /:_q /:r%20 /(:s) /:t,:u /{v}:go /:w{/x} /:z~ /: /{$a} /{b[c],d[]*}"
).split(" ");
const REST_PARTS = ["", "?q={q}", "{?$f,g[h],i[]*}", "{?q,r}", "#{z}", "{#z}", "?a=/:no", "{&y}", "?x#/:no"];

const routes = PATH_PARTS.flatMap((path, i) =>
  REST_PARTS.map((rest, j) => {
    const at = <Part>(parts: readonly Part[]) => parts[(i * 7 + j * 5) % parts.length]!;
    return at(METHOD_PARTS) + at(START_PARTS) + path + at(PATH_PARTS) + rest;
  }),
);

/** The names that have to be given, one by one, until nothing is wrong with the call. */
function neededAtRunTime(route: string): string[] {
  const values: Record<string, string> = {};
  for (;;) {
    try {
      endpoint(route, values);
      return Object.keys(values).sort();
    } catch (error) {
      const [, name, problem] = /^"(.*?)" in ".*" (.*)/s.exec((error as Error).message)!;
      assert.not(name! in values, (error as Error).message);
      values[name!] = problem!.includes("http") ? "https://api.example.com" : "1";
    }
  }
}

const agreement = suite("agreement");
for (const [name, compiler] of Object.entries(COMPILERS)) {
  agreement(`${routes.length} routes (${name})`, () => {
    const errors = errorsOf(
      compiler,
      IMPORT,
      routes.map((route) => `endpoint(${JSON.stringify(route)});`),
    );
    routes.forEach((route, index) => {
      const [, missing = ""] = /Missing<(.*?)>/.exec(errors[index] ?? "") ?? [];
      const names = [...missing.matchAll(/"(.*?)"/g)].map(([, name]) => name!);
      assert.equal([route, ...names.sort()], [route, ...neededAtRunTime(route)]);
    });
  });
}
agreement.run();

/* ---- many placeholders, long routes, long chains ---- */

const names = Array.from({ length: 12 }, (_, index) => `placeholder_${index}`);
const long = (write: (name: string) => string) =>
  `GET /${names.map((name) => `${name.slice(0, 9)}/${write(name)}`).join("/")}`.padEnd(304, "x");
const all = `{ ${names.map((name) => `${name}: 1`).join(", ")} }`;
const most = all.replace(", placeholder_11: 1", "");
/** Of 27,000 paths of real APIs, none has more than nine placeholders. */
const forty = Array.from({ length: 40 }, (_, index) => `name_${index}`);
const chain = (length: number, options: (index: number) => string) =>
  "endpoint" + Array.from({ length }, (_, index) => `.defaults({ ${options(index)} })`).join("");

table("limits", [
  [`endpoint("${long((name) => `{${name}}`)}", ${all});`],
  [`endpoint("${long((name) => `{${name}}`)}", ${most});`, "Property 'placeholder_11' is missing"],
  [`endpoint("${long((name) => `:${name}`)}/", ${all});`],
  [`endpoint("${long((name) => `:${name}`)}/", ${most});`, "Property 'placeholder_11"],
  [`endpoint("${long((name) => `{${name}}`)}{?${names}}#{x}", ${most});`, "Property 'placeholder_11' is missing"],
  [`endpoint("GET /{${names}}", ${most});`, "Property 'placeholder_11' is missing"],
  [`endpoint({ url: "${long((name) => `{${name}}`).slice(4)}" });`, "Needs<"],
  ...["{}", ":"].map((spelled): [string, string] => {
    const url = forty.map((name) => `/${spelled[0]}${name}${spelled[1] ?? ""}`).join("");
    return [`endpoint("GET ${url}", { ${forty.slice(1).map((name) => `${name}: 1`)} });`, "'name_0' is missing"];
  }),
  [`${chain(100, (index) => `name_${index}: 1`)}("GET /{name_0}/{name_50}/{name_99}");`],
  [`${chain(100, (index) => `name_${index}: 1`)}("GET /{name_0}/{org}");`, 'Missing<"org">'],
  ['const malformed = [endpoint("GET /{"), endpoint("GET /}"), endpoint("GET /{x"), endpoint("GET /a}b{c")];'],
  ["const proof: { method: number }[] = malformed;", "'number'"],
]);

/* ---- consumers: how they import, and what their environment knows ---- */

const claims = readFileSync("tests/types/types.ts", "utf8").replace("../../dist/endpoint.js", "tiny-endpoint");

const BUNDLER = { module: "esnext", moduleResolution: "bundler" };
const DOM = { lib: ["es2020", "dom"] };
const NODE = { types: ["node"], typeRoots: [resolve("tests/node_modules/@types")] };

/** `toRequest` gives what the environment calls a `Request`. */
const REQUEST = 'const sent: Request = toRequest(endpoint("GET /x"));\n';
const UNKNOWN = 'is<unknown>()(toRequest(endpoint("GET /x")));\n';

const ways: readonly (readonly [way: string, files: readonly string[], options: object, request: string])[] = [
  ["import and require, the DOM", ["consumer.ts", "consumer.cts"], DOM, REQUEST],
  ["a bundler, Node's types alone", ["consumer.ts"], { ...BUNDLER, ...NODE }, REQUEST],
  ["import, neither", ["consumer.ts"], {}, UNKNOWN],
];

/** Without `strictNullChecks`, `null` is a value; the rest holds. */
const PLAIN = `${IMPORT}
const acme = endpoint.defaults({ org: "acme" });
acme("/orgs/{org}").method.toUpperCase();
endpoint({ url: "/orgs/{org}", org: 1 });
// @ts-expect-error
endpoint("GET /repos/{org}/{repo}", { org: 1 });
// @ts-expect-error
acme("GET /repos/{org}/{repo}");
// @ts-expect-error
endpoint({ url: "/repos/:repo" });
// @ts-expect-error
endpoint("GET /{x}", { x: () => 1 });
// @ts-expect-error
endpoint("GET /x", { url: "/y" });
`;

for (const [name, compiler] of Object.entries(COMPILERS)) {
  const test = suite(`consumers (${name})`);
  for (const [way, files, options, request] of ways) {
    test(way, () => {
      assert.is(compile(compiler, `${claims}\n${request}`, options, files), "");
    });
  }
  test("import = require", () => {
    const text = readFileSync("tests/types/types.cts", "utf8").replace("../../dist/endpoint.cjs", "tiny-endpoint");
    assert.is(compile(compiler, text, {}, ["consumer.cts"]), "");
  });
  test("stricter than strict", () => {
    const options = {
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
    };
    assert.is(compile(compiler, claims, options), "");
  });
  test("nothing is any", () => {
    const code = readFileSync("dist/endpoint.d.ts", "utf8").replace(/\/\*[^]*?\*\/|"[^"\n]*"/g, "");
    assert.not.match(code, /\bany\b/);
  });
  test("without strictNullChecks", () => {
    assert.is(compile(compiler, PLAIN, { strictNullChecks: false }), "");
  });
  test.run();
}
