/* What the compilers say, word by word; what they claim with `types.ts` and `api.ts`. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { COMPILERS, IMPORT, compile, errorsOf, write } from "./project.ts";

const contentOf = (file: string): string =>
  readFileSync(`tests/types/${file}`, "utf8").replace(/\.\.\/\.\.\/dist\/endpoint\.c?js/, "tiny-endpoint");

write("paths.ts", contentOf("paths.ts"));

/** A call, and what is said of it, if anything. */
type Row = readonly [code: string, ...words: readonly string[]];

/* ---- what is read most often, word by word ---- */

const ISSUES = '"GET /repos/{owner}/{repo}/issues"';
const CREATE = '"POST /repos/{owner}/{repo}/issues"';

const sentences: readonly Row[] = [
  [
    'endpoint("GET /orgs/{org}/repos");',
    `Argument of type '"GET /orgs/{org}/repos"' is not assignable to parameter of type '"org needs a value"'.`,
  ],
  [
    'endpoint("GET /repos/{org}/{repo}", { repo: "tiny" });',
    `Property 'org' is missing in type '{ repo: string; }' but required in type 'RequiredValues<"org" | "repo">'.`,
  ],
  ['endpoint({ url: "/orgs/{org}" });', `Property 'org' is missing in type '{ url: "/orgs/{org}"; }'`],
  ['endpoint("GET /orgs/{org}", { org: null });', `Type 'null' is not assignable to type 'PathValue | undefined'.`],
  [
    'endpoint("GET /orgs/{org}", { org: { id: 1 } });',
    `Object literal may only specify known properties, and 'id' does not exist in type 'WithToJSON'.`,
  ],
  [
    'endpoint("POST /hooks", { url: "https://example.com" });',
    `Type '"https://example.com"' is not assignable to type '"is in the route; as a parameter, it goes in args"'.`,
  ],
  [
    'endpoint("GET /requests", { request: 7 });',
    `Type 'number' is not assignable to type '(PlainObject & ClientOptions<"no method, headers or body; as a parameter, it goes in args">) | undefined'.`,
  ],
  [
    'endpoint("GET /x", { request: {} as RequestInit });',
    "Type 'RequestInit' is not assignable to type '(PlainObject & ClientOptions<\"no method, headers or body;",
  ],
  ...[
    ["method", '"POST"', "in the route"],
    ["headers", "[]", "in headers"],
    ["body", '"text"', "in data"],
  ].map(([name, value, place]): Row => [
    `endpoint("/x", { request: { ${name}: ${value} } });`,
    `is not assignable to type '"goes ${place}, beside request"'.`,
  ]),
  [
    'endpoint({ url: "/requests/{request}", request: 7 });',
    'ClientOptions<"no method, headers or body; as a parameter, it goes in args">',
  ],
  [
    'endpoint("GET /orgs/{org}", { org: "a", headers: { accept: Promise.resolve("a") } });',
    `Type 'Promise<string>' is not assignable to type 'HeaderValue'.`,
  ],
  [
    'const other: Endpoint<"org" | "repo"> = endpoint.defaults({ org: "acme", page: 1 });',
    `Type 'Endpoint<"org" | "page">' is not assignable to type 'Endpoint<"org" | "repo">'.`,
  ],
  [
    'send("GET /orgs/{org}", { page: 1 });',
    `Property 'org' is missing in type '{ page: number; }' but required in type 'RequiredValues<"org">'.`,
  ],

  // A route that is filled already.
  [
    "endpoint(`GET /users/${String(1)}`);",
    "Argument of type '`GET /users/${string}`' is not assignable to parameter of type '\"write {name} in the route, and give its value\"'.",
  ],
  [
    "endpoint(`GET /users/${String(1)}`, {});",
    `Property 'url' is missing in type '{}' but required in type 'RefusedOptions<"write {name} in the route, and give its value">'.`,
  ],
  ["endpoint(`GET /orgs/${String(1)}/{repo}`, { repo: 1 });", '"write {name} in the route, and give its value"'],
  [
    "endpoint({ url: `/users/${String(1)}` });",
    "Type '`/users/${string}`' is not assignable to type '\"write {name} in the route, and give its value\"'.",
  ],
  ["send(`GET /users/${String(1)}`, {});", '"write {name} in the route, and give its value"'],
  ["api(`GET /search/${String(1)}`);", `to parameter of type '"write {name} in the route, and give its value"'.`],
  ["api(`GET /search/${String(1)}`, {});", '"write {name} in the route, and give its value"'],
  [
    'api(Math.random() > 1 ? `PATCH /jobs/${String(1)}` : "PATCH /jobs");',
    `to parameter of type '"write {name} in the route, and give its value" | undefined'.`,
  ],

  // Paths.
  [
    'expandPath("/users/{id}", {});',
    `Property 'id' is missing in type '{}' but required in type 'RequiredValues<"id">'.`,
  ],
  ['expandPath("/users/{id}", { ID: 1 });', "'ID' does not exist in type", "Did you mean to write 'id'?"],
  ["expandPath(`/users/${String(1)}`);", `parameter of type '"write {name} in the template, and give its value"'.`],
  ["expandPath(`/users/${String(1)}/{id}`, { id: 1 });", "write {name} in the template"],
  ['expandPath(String("/x"), ["a"]);', "is not assignable to parameter of type 'PlainObject | undefined'."],
  [
    'expandPath(Math.random() > 1 ? "/users/{id}" : "/teams/{team}", { id: 1 });',
    `Property 'team' is missing in type '{ id: number; }' but required in type 'RequiredValues<"id" | "team">'.`,
  ],
  ['path("/users/1");', "is not assignable to parameter of type 'TemplateStringsArray'."],
  [
    'path`/users/${Promise.resolve("a")}`;',
    "Argument of type 'Promise<string>' is not assignable to parameter of type 'PathValue'.",
  ],

  // A described API.
  [`acme(${ISSUES});`, `Argument of type '${ISSUES}' is not assignable to parameter of type '"repo needs a value"'.`],
  [`acme(${ISSUES}, {});`, `Argument of type '{}' is not assignable to parameter of type 'ApiOptions<paths, ${ISSUES}`],
  [
    `acme(${ISSUES}, { repo: "tiny", stat: "open" });`,
    `'stat' does not exist in type 'ApiOptions<paths, ${ISSUES}, "owner">'. Did you mean to write 'state'?`,
  ],
  [
    `acme(${ISSUES}, { repo: "tiny", state: "opne" });`,
    `Type '"opne"' is not assignable to type '"all" | "closed" | "open" | null | undefined'.`,
  ],
  [`acme(${CREATE});`, '"repo needs a value" | "title needs a value"'],
  [`acme(${CREATE}, { repo: "tiny", titel: "a" });`, "'titel' does not exist", "Did you mean to write 'title'?"],
  [
    `acme(${CREATE}, { repo: "tiny", data: { titel: "a" } });`,
    "'titel' does not exist in type '{ title: string | number; body?: string",
    "Did you mean to write 'title'?",
  ],
  [
    `acme(${CREATE}, { repo: "tiny", title: "a", force: true });`,
    `Type 'true' is not assignable to type '"write {?force} in the route"'.`,
  ],
  ['api("PUT /hooks");', `'"data needs a value"'.`],
  [
    `call(${ISSUES}, { owner: "acme" });`,
    `Argument of type '{ owner: string; }' is not assignable to parameter of type 'ApiOptions<paths, ${ISSUES}, never>'.`,
    "Property 'repo' is missing in type '{ owner: string; }' but required in type '{ owner: string; repo: string; }'.",
  ],
  [
    // Compilers differ in which of the two they name: `title` or `data`.
    `call(${CREATE}, { owner: "acme", repo: "tiny" });`,
    "is missing in type '{ owner: string; repo: string; }'",
  ],

  [`acme(${ISSUES}, { repo: "tiny" }, {});`, "Expected 2 arguments, but got 3."],
  [
    "<R extends Routes<paths>>(route: R, options: ApiRest<paths, R>) => api(route, options);",
    "Argument of type '[ApiRest<paths, R>]' is not assignable to parameter of type 'ApiRest<paths, R, never>",
  ],

  // An optional body has all that it requires.
  [
    'api("PATCH /jobs", { state: "on" });',
    `to parameter of type 'ApiOptions<paths, "PATCH /jobs", never> | undefined'.`,
    "Property 'title' is missing in type '{ state: string; }' but required in type '{ title: string;",
  ],
  ['api("PATCH /jobs", { data: { state: "on" } });', "Property 'title' is missing in type '{ state: string; }'"],
  // This one is right, but of its spread the compiler sees no more than that. `data` takes it.
  [
    'api("PATCH /jobs", { ...(Math.random() > 1 ? { title: "a", state: "on" } : {}) });',
    "Argument of type '{ title?: string | undefined; state?: string | undefined; }' is not assignable to parameter",
  ],
  ['api("PATCH /jobs", { ...(Math.random() > 1 ? { data: { title: "a", state: "on" } } : {}) });'],

  // What bears the name of an option goes in `args`. If a required one cannot be spelled, all goes in `data`.
  [
    'api("PATCH /hooks", { url: "https://a.example" });',
    `Type '"https://a.example"' is not assignable to type '"is in the route; as a parameter, it goes in args"'.`,
  ],
  ['api("GET /requests/{request}", { request: 7 });', '"is in the route; as a parameter, it goes in args"'],
  ['call("GET /requests/{request}", { request: 7 });', '"is in the route; as a parameter, it goes in args"'],
  [
    'api("PUT /teams/{team}/{member}", { team: "a", member: 1, role: "b" });',
    `Type '"b"' is not assignable to type '"goes in data"'.`,
  ],
  ['api("PUT /teams/{team}/{member}", { team: "a", member: 1 });', "Property 'data' is missing"],
  ['api("POST /hooks", { events: ["a"] });', `is not assignable to type '"goes in data"'.`],

  // An open body checks its own members, and takes no parameter of the query.
  ['api("DELETE /open", { id: "1" });', "Type 'string' is not assignable to type 'number'."],
  ['api("TRACE /open", { by: { id: 1, name: "a" } });', "'name' does not exist in type '{ id: number; }'"],
  [
    'api("PUT /player", { device: "a", uris: ["b"] });',
    `Type '"a"' is not assignable to type '"write {?device} in the route"'.`,
  ],

  // A form, and what is no JSON.
  [
    'api("POST /uploads", { data: { file: "a" } });',
    "Object literal may only specify known properties, and 'file' does not exist in type 'FormOrBytes'.",
  ],
  [
    'api("POST /uploads", { data: [1] });',
    "Type 'number[]' is not assignable to type 'string | FormOrBytes | undefined'.",
  ],
  [
    'api("POST /uploads", { file: "a" });',
    `'file' does not exist in type 'ApiOptions<paths, "POST /uploads", never>'.`,
  ],
  ['api("POST /uploads", {});', "Argument of type '{}' is not assignable to parameter of type 'ApiOptions<paths"],
  ['api("POST /texts", { data: { a: 1 } });', "'a' does not exist in type 'FormOrBytes'."],
  [
    'api("PUT /uploads", { data: { file: "a" } });',
    "'file' does not exist in type",
    "{ rows: number; }",
    "FormOrBytes",
  ],
  [`acme(${CREATE}, { repo: "tiny", data: new FormData() });`, "Property 'title' is missing in type 'FormData'"],

  // A member of the body that shares its name with a parameter of the query.
  ['api("POST /jobs", { name: "a" });', "Type 'string' is not assignable to type 'number'."],
  ['api("POST /jobs{?name}", { name: 1, id: 1 });', "Type 'number' is not assignable to type 'string'."],
  ['api("POST /jobs", { name: 1, data: { name: 1 } });', "Types of property 'data' are incompatible."],
  [
    'api("POST /jobs", { id: 1, state: "on" });',
    `Type '"on"' is not assignable to type '"write {?state} in the route"'.`,
  ],

  [`acme(${ISSUES}, { repo: "tiny", data: {} });`, `Type '{}' is not assignable to type '"no body is described"'.`],
  ['api("GET /serach");', `parameter of type '"GET /serach is not described"'.`],
  ['api("GET /serach", { q: "a" });', '"GET /serach is not described"'],
  ['api("get /search", { q: "a", tags: [] });', '"write GET /search"'],
  ['api("/search");', `parameter of type '"write GET /search"'.`],
  ['api("search");', `parameter of type '"write GET /search"'.`],
  ['api("GET search");', `parameter of type '"write GET /search"'.`],
  ['api("GET /search/");', `parameter of type '"write GET /search"'.`],
  ['api("GET /messages");', `parameter of type '"write GET /messages/"'.`],
  ['api("get messages", { page: 1 });', '"write GET /messages/"'],
  ['api("GET /");', `parameter of type '"GET / is not described"'.`],
  ['api("GET /pets/", { ids: [] });', '"write GET /pets{?ids,filter[kind]*}"'],
  ['api("GET /pets");', `parameter of type '"write GET /pets{?ids,filter[kind]*}"'.`],
  ['api("get pets", { ids: [] });', '"write GET /pets{?ids,filter[kind]*}"'],
  ['api("/pets");', '"write GET /pets{?ids,filter[kind]*}" | "write POST /pets{?notify,ids*}"'],
  ...["POST /pets/{pet}", "POST /pets/{pet}{?force}", "POST https://uploads.example.com/pets/{pet}"].map(
    (route): Row => [
      `api("${route}", { pet: 1, name: "a" });`,
      '"write POST https://uploads.example.com/pets/{pet}{?force}"',
    ],
  ),
  ['api("GET /pets?ids=1");', `parameter of type '"write GET /pets{?ids,filter[kind]*}"'.`],
  ['api("POST /pets{?ids*,notify}", { notify: true, name: "a" });', '"write POST /pets{?notify,ids*}"'],
  ['api.merge("get /search");', `parameter of type '"write GET /search"'.`],
  ['api("GET repos/{owner}", { owner: "a" });', '"GET repos/{owner} is not described"'],
  [
    'api("GET /names/{name*}", { name: ["a"] });',
    '"GET /names/{name*} is not described: for a list, tiny-endpoint spell writes {name*}"',
  ],
  ['api("GET /serach{?a*}", {});', '"GET /serach{?a*} is not described"'],
  ['api("GET /serach?q=a");', `parameter of type '"GET /serach?q=a is not described"'.`],
  ['api("GET /search?q=a", { tags: [] });', "GET /search is described without a query: write {?name}"],
  [
    'endpoint.defaults<paths>({ baseUrl: "https://api.github.com", owner: "acme" });',
    `'owner' does not exist in type 'Setup<"for anything else, chain a second .defaults({ ... })">'.`,
  ],
];

/* ---- many placeholders, long chains (of 27,000 paths of real APIs, none has more than nine) ---- */

const forty = Array.from({ length: 40 }, (_, index) => `name_${index}`);
const withoutFirst = `{ ${forty.slice(1).map((name) => `${name}: 1`)} }`;
const chain = Array.from({ length: 100 }, (_, index) => `.defaults({ default_${index}: 1 })`).join("");

const limits: readonly Row[] = [
  [`endpoint("GET ${forty.map((name) => `/{${name}}`).join("")}", ${withoutFirst});`, "'name_0' is missing"],
  [`endpoint("GET ${forty.map((name) => `/:${name}`).join("")}", ${withoutFirst});`, "'name_0' is missing"],
  [`endpoint("GET /{${forty}}{?${forty}}", ${withoutFirst});`, "'name_0' is missing"],
  [`endpoint${chain}("GET /{default_0}/{default_99}/{org}");`, '"org needs a value"'],
];

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

const agreement = routes.map((route): Row => {
  const names = neededAtRunTime(route).map((name) => `"${name} needs a value"`);
  return [`endpoint(${JSON.stringify(route)});`, ...(names.length ? [names.join(" | ")] : [])];
});

/* ---- consumers: how they import, and what their environment knows ---- */

const BUNDLER = { module: "esnext", moduleResolution: "bundler" };
const NODE = { lib: ["es2020"], types: ["node"], typeRoots: [resolve("tests/node_modules/@types")] };

/** What `toInit` gives is what `fetch` takes, and no environment is needed for it. */
const REQUEST = `${IMPORT} const options = endpoint("GET /x"); void fetch(options.url, toInit(options));`;
const UNKNOWN = `${IMPORT} export const { headers } = toInit(endpoint("GET /x"));`;

/** Without `strictNullChecks`, `null` is a value; the rest holds. */
const PLAIN = `${IMPORT}
const acme = endpoint.defaults({ org: "acme" });
acme("/orgs/{org}").method.toUpperCase();
endpoint({ url: "/orgs/{org}", org: 1 });
// @ts-expect-error
acme("GET /repos/{org}/{repo}");
// @ts-expect-error
endpoint({ url: "/repos/:repo" });
// @ts-expect-error
endpoint("GET /{x}", { x: () => 1 });
// @ts-expect-error
endpoint("GET /x", { url: "/y" });
`;

/** In JavaScript, a type argument is a cast, as docs/openapi.md writes it. */
const SCRIPT = `import { endpoint } from "tiny-endpoint";
/** @typedef {import("./paths.js").paths} paths */
const defaults = /** @type {typeof endpoint.defaults<paths>} */ (endpoint.defaults);
const api = defaults({ baseUrl: "https://a.example" });
api("GET /search", { q: "a", tags: [] });
// @ts-expect-error
api("GET /search", { q: "a", tags: 1 });
// @ts-expect-error
api("GET /serach");
`;

const CLAIMS = {
  "types.ts": contentOf("types.ts"),
  "api.ts": contentOf("api.ts"),
  "types.cts": contentOf("types.cts"),
};
type Programs = Record<string, readonly [texts: Record<string, string>, options: object]>;
const PROGRAMS: Programs = {
  "all that is claimed": [CLAIMS, {}],
  "without strictNullChecks": [{ "consumer.ts": PLAIN }, { strictNullChecks: false }],
  "JavaScript with types": [{ "consumer.js": SCRIPT }, { checkJs: true }],
};
const ENVIRONMENTS: Programs = {
  "the DOM, a bundler": [{ "consumer.ts": REQUEST }, BUNDLER],
  "Node's types alone": [{ "consumer.ts": REQUEST }, NODE],
  neither: [{ "consumer.ts": UNKNOWN }, { lib: ["es2020"] }],
};

const SOURCES = ["endpoint.ts", "uri-template.ts"];

for (const [name, compiler] of Object.entries(COMPILERS)) {
  const calls = suite(`calls (${name})`);
  const rows = [...sentences, ...limits, ...agreement];
  let errors: ReturnType<typeof errorsOf>;
  calls.before(() => {
    const above =
      `import { type ApiRest, type Rest, type Routes } from "tiny-endpoint"; import type { paths } from "./paths.js"; ${IMPORT.trimEnd()} ` +
      "declare function send<R extends string>(route: R, ...rest: Rest<R>): void; " +
      'const api = endpoint.defaults<paths>({}); const acme = api.defaults({ owner: "acme" }); ' +
      "const call = <R extends Routes<paths>>(route: R, ...rest: ApiRest<paths, R>) => api(route, ...rest);\n";
    errors = errorsOf(
      compiler,
      above,
      rows.map(([code]) => code),
    );
  });
  rows.forEach(([code, ...words], row) => {
    calls(code.length > 99 ? `${code.slice(0, 98)}…` : code, () => {
      const said = sorted(errors[row] ?? "");
      if (!words.length) assert.is(said, "");
      for (const word of words) assert.ok(said.includes(word), `${word} in: ${said}`);
    });
  });
  calls.run();

  const programs = suite(`programs (${name})`);
  const all = name === "TypeScript 7" ? { ...PROGRAMS, ...ENVIRONMENTS } : PROGRAMS;
  for (const [title, [texts, options]] of Object.entries(all)) {
    programs(title, () => assert.is(compile(compiler, texts, options), ""));
  }
  // In a copy, unlike in `dist`, nothing internal is left out of the declarations.
  if (name !== "TypeScript 5.4") {
    programs("copied sources declare what they export", () => {
      const texts = Object.fromEntries(SOURCES.map((file) => [file, readFileSync(file, "utf8")]));
      const options = { declaration: true, isolatedDeclarations: true, allowImportingTsExtensions: true };
      assert.is(compile(compiler, texts, options), "");
    });
  }
  programs.run();
}

/** Compilers list the members of a union each in their own order. */
function sorted(text: string): string {
  return text.replace(/"[^"]+"(?: \| "[^"]+")+/g, (union) => union.split(" | ").sort().join(" | "));
}

/* ---- the declarations ---- */

const declarations = suite("declarations");
const code = readFileSync("dist/endpoint.d.ts", "utf8");
declarations("the claims name all that is exported", () => {
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  const exported = namesIn(code, /^export (?:declare )?\w+ (\w+)/gm);
  const claimed = namesIn(CLAIMS["types.ts"] + CLAIMS["api.ts"], /^  (?:type )?(\w+),$(?=[^;]*\} from)/gm);
  assert.equal([...new Set(claimed)].sort(), exported.sort());
});
declarations.run();
