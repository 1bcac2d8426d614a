/** What README.md, beside this file, says of the peers: each row is shown here, cell by cell. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import createClient, { defaultPathSerializer } from "openapi-fetch";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseTemplate } from "url-template";
import { endpoint, expand, expandPath } from "../../../dist/endpoint.js";
import { attempt } from "../../support/attempt.ts";

const PACKAGES = ["tiny-endpoint", "@octokit/endpoint", "openapi-fetch", "url-template", "std-uritemplate"] as const;
type Package = (typeof PACKAGES)[number];

type Values = Record<string, unknown>;
type Expand = (template: string, values: Values) => string;
type Build = (route: string, options?: Values) => { url: string };

const expanders: Record<Package, Expand> = {
  "tiny-endpoint": expand as Expand,
  "@octokit/endpoint": (template, values) => octokit(`GET ${template}`, { ...values, baseUrl: "" }).url,
  "openapi-fetch": defaultPathSerializer,
  "url-template": (template, values) => parseTemplate(template).expand(values as never),
  "std-uritemplate": (template, values) => StdUriTemplate.expand(template, values as never),
};

const builders: Partial<Record<Package, Build>> = {
  "tiny-endpoint": endpoint as Build,
  "@octokit/endpoint": octokit as Build,
  "openapi-fetch": openapiFetch,
};

/** Nothing is sent, only counted. */
let fetched = 0;
const { fetch: platformFetch } = globalThis;
const countingFetch = async (): Promise<Response> => {
  fetched++;
  return new Response();
};

/** What openapi-fetch hands to `fetch`: it has a place for each parameter, and builds a request at once. */
function openapiFetch(route: string, values: Values = {}): ReturnType<Build> {
  const [method = "", path = ""] = route.split(" ");
  const isNamed = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const members = Object.entries(values);
  const others = Object.fromEntries(members.filter((member) => !isNamed(member)));
  const result: ReturnType<Build> = { url: "" };
  const client = createClient<any>({
    baseUrl: "https://api.example.com",
    fetch: (request) => {
      result.url = request.url;
      return fetch(request);
    },
  });
  const sent = client.request(method.toLowerCase() as "get", path, {
    params: { path: Object.fromEntries(members.filter(isNamed)), query: method === "GET" ? others : {} },
    ...(method === "GET" || !Object.keys(others).length ? {} : { body: others }),
  } as never);
  sent.catch(() => {});
  return result;
}

/** Whether a call is rejected by an error of the library's own, which says what is wrong. */
function rejects(call: () => unknown): boolean {
  const { error } = attempt(call);
  return error !== undefined && /"|column|col:|token/.test(error.message);
}

const expands =
  (...cases: readonly (readonly [template: string, values: Values, expansion: string])[]) =>
  (expand: Expand): boolean =>
    cases.every(([template, values, expansion]) => attempt(() => expand(template, values)).result === expansion);

/* ---- of template engines ---- */

const engines: Record<string, (expand: Expand) => boolean> = {
  "lists and objects explode as RFC 6570 says": expands(
    ["{/list*}{?keys*}", { list: ["a", "b"], keys: { x: "1", y: "é" } }, "/a/b?x=1&y=%C3%A9"],
    ["/x{?list*}", { list: [] }, "/x"],
  ),
  "dates read as in JSON": expands(["/x{?d}", { d: new Date(0) }, "/x?d=1970-01-01T00%3A00%3A00.000Z"]),
  "a malformed template is an error": (expand) =>
    ["/users/{id", "/users/{=id}", "/users/{i d}", "/{id:0}"].every((template) =>
      rejects(() => expand(template, { id: "1" })),
    ),
  "a value without a text is an error (`NaN`, a forgotten `await`)": (expand) =>
    [Number.NaN, Promise.resolve(1), new Map()].every((x) => rejects(() => expand("/x{?x}", { x }))),
};

/* ---- of request builders ---- */

const requests: Record<string, (build: Build) => boolean> = {
  "makes request options of a route and parameters": (build) =>
    build("GET /orgs/{org}", { org: "acme" }).url.endsWith("/orgs/acme"),
  "sends the request as well": (build) => {
    const before = fetched;
    build("GET /x");
    return fetched > before;
  },
  "a list in the query repeats its key, as OpenAPI does": (build) =>
    build("GET /x", { a: [1, 2] }).url.endsWith("?a=1&a=2"),
  "a missing path parameter is an error": (build) => rejects(() => build("DELETE /users/{id}")),
  "a parameter named `url` cannot redirect the request": (build) =>
    !attempt(() => build("POST /hooks", { url: "https://evil.example" })).result?.url.includes("evil.example"),
};

/* ---- of packages ---- */

const FOLDERS: Record<Package, string> = {
  "tiny-endpoint": ".",
  "@octokit/endpoint": "tests/node_modules/@octokit/endpoint",
  "openapi-fetch": "tests/node_modules/openapi-fetch",
  "url-template": "tests/node_modules/url-template",
  "std-uritemplate": "tests/node_modules/@std-uritemplate/std-uritemplate",
};

function hasNoDependencies(name: Package): boolean {
  const { dependencies = {} } = JSON.parse(readFileSync(`${FOLDERS[name]}/package.json`, "utf8"));
  return !Object.keys(dependencies).length;
}

/** A call that lacks a value, for the compiler. */
const PROGRAMS: Record<Package, string> = {
  "tiny-endpoint": 'import { endpoint } from "../../dist/endpoint.js";\nendpoint("GET /orgs/{org}/repos");\n',
  "@octokit/endpoint": 'import { endpoint } from "@octokit/endpoint";\nendpoint("GET /orgs/{org}/repos");\n',
  "openapi-fetch":
    'import createClient from "openapi-fetch";\n' +
    'type paths = { "/orgs/{org}/repos": { get: { parameters: { path: { org: string } }; responses: {} } } };\n' +
    'createClient<paths>().GET("/orgs/{org}/repos", { params: { path: {} } });\n',
  "url-template": 'import { parseTemplate } from "url-template";\nparseTemplate("/orgs/{org}/repos").expand({});\n',
  "std-uritemplate":
    'import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";\nStdUriTemplate.expand("/orgs/{org}/repos", {});\n',
};

function compilerNames(name: Package): boolean {
  mkdirSync("tests/.test", { recursive: true });
  const file = "tests/.test/program.mts";
  writeFileSync(file, PROGRAMS[name]);
  const options =
    "--noEmit --ignoreConfig --strict --skipLibCheck --module nodenext --target es2022 --lib es2022,dom".split(" ");
  const { stdout } = spawnSync("node", ["node_modules/typescript/bin/tsc", ...options, file], { encoding: "utf8" });
  return stdout.includes("org");
}

/** In what makes a path alone, and in a request. */
function rejectsDots(name: Package): boolean {
  const makePath = name === "tiny-endpoint" ? (expandPath as Expand) : expanders[name];
  const build = builders[name];
  const values = { id: ".." };
  return (
    rejects(() => makePath("/users/{id}/keys", values)) &&
    (!build || rejects(() => build("DELETE /users/{id}/keys", values)))
  );
}

const packages: Record<string, (name: Package) => boolean> = {
  "the compiler names a parameter that is missing": compilerNames,
  "no dependencies": hasNoDependencies,
};

/* ---- the table ---- */

/** A row's outcomes; what a package has no function for, it does not do. */
const rows: Record<string, (name: Package) => boolean> = { ...packages, "an id of `..` is an error": rejectsDots };
for (const [title, holds] of Object.entries(engines)) rows[title] = (name) => holds(expanders[name]);
for (const [title, holds] of Object.entries(requests))
  rows[title] = (name) => !!builders[name] && holds(builders[name]);

const table = /^\| *\| *tiny-endpoint *\|[^]*?(?=\n\n)/m
  .exec(readFileSync("tests/integration/peers/README.md", "utf8"))![0]
  .split("\n")
  .map((line) => line.split("|").slice(1, -1));

const test = suite("peers");
test.before(() => void (globalThis.fetch = countingFetch));
test.after(() => void (globalThis.fetch = platformFetch));
test("the page has these packages and rows", () => {
  assert.equal(
    table[0]!.slice(1).map((cell) => cell.replace(/^\[(.*)\]\(.*\)$/, "$1")),
    [...PACKAGES],
  );
  assert.equal(
    table
      .slice(2)
      .map(([title]) => title)
      .sort(),
    Object.keys(rows).sort(),
  );
});
for (const [title = "", ...cells] of table.slice(2)) {
  test(title, () =>
    assert.equal(
      cells,
      PACKAGES.map((name) => (rows[title]!(name) ? "yes" : "no")),
    ),
  );
}
test.run();
