/* What an editor offers, by the language service of TypeScript 5.4, and for a whole API by that of 5.9. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { describe } from "./descriptions.ts";
import { editorOf } from "./editor.ts";
import { routeOf } from "./openapi.ts";
import { IMPORT } from "./project.ts";

const load = createRequire(resolve("tests/package.json"));
const ts: typeof import("typescript-5.4") = load("typescript-5.4");

const editor = editorOf(ts, IMPORT);

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"];

const completion = suite("completion");
const offers: readonly (readonly [line: string, names: readonly string[]])[] = [
  ['endpoint("GET /orgs/{org}/repos{?page}", { | })', ["org", "page", "headers", "baseUrl", "mediaType", "request"]],
  ['endpoint("GET /repos/{owner}/{repo}", { owner: "acme", | })', ["repo"]],
  ['endpoint("GET /repos/:owner/:repo", { | })', ["owner", "repo"]],
  ['endpoint("GET /x?id={id}", { | })', ["id"]],
  ['endpoint({ url: "/orgs/{org}{?page}", | })', ["org", "page", "method"]],
  ['endpoint.merge("GET /orgs/{org}", { | })', ["org"]],
  ['endpoint.merge({ url: "/orgs/{org}", | })', ["org"]],
  ['endpoint.defaults({ org: "acme" })("GET /orgs/{org}{?page}", { | })', ["org", "page"]],
  ['expand("/orgs/{org}{?page}", { | })', ["org", "page"]],
  ['path("/orgs/{org}{?page}", { | })', ["org", "page"]],
  ['endpoint("/x", { method: "|" })', METHODS],
  ['endpoint({ url: "/x", method: "|" })', METHODS],
  ['endpoint.defaults({ method: "|" })', METHODS],
];
completion("CONNECT is not offered, for fetch forbids it", () => {
  assert.not.ok(editor.offered('endpoint("/x", { method: "|" })').includes("CONNECT"));
});
for (const [line, names] of offers) {
  completion(line, () => {
    const offered = editor.offered(line);
    for (const name of names) assert.ok(offered.includes(name), `${name} among ${offered.slice(0, 20)}`);
  });
}
completion.run();

const hover = suite("hover");
const options = [
  'baseUrl: "https://a.example"',
  "headers: {}",
  'mediaType: { format: "raw" }',
  "request: {}",
  "data: 1",
];
const lines = [
  ...options.flatMap((option) => [
    `endpoint("/{x}", { x: 1, |${option} })`,
    `endpoint("POST /{x}", { x: 1, |${option} })`,
    `endpoint({ url: "/x", |${option} })`,
    `endpoint.merge("/x", { |${option} })`,
    `endpoint.defaults({ |${option} })`,
  ]),
  'endpoint("/{x}", { x: 1, |method: "GET" })',
  'endpoint({ url: "/x", |method: "GET" })',
  'endpoint({ |url: "/x" })',
  'endpoint.defaults({ |method: "GET" })',
  'endpoint.defaults({ |url: "/x" })',
  'endpoint("GET /x", { mediaType: { |format: "raw" } })',
  'endpoint("GET /x", { mediaType: { |previews: ["mercy"] } })',
  '|endpoint("GET /x")',
  "endpoint.|defaults({})",
  'endpoint.|merge("/x")',
  'endpoint.|parse({ url: "/x" })',
  "endpoint.|DEFAULTS",
  'endpoint("POST /x").|method',
  'endpoint("POST /x").|url',
  'endpoint("POST /x").|headers',
  'endpoint("POST /x").|body',
  '|expand("/x")',
  '|path("/x")',
  "|path`/x`",
  '|toRequest(endpoint("/x"))',
];
for (const line of lines) hover(line, () => assert.match(editor.documented(line), /\w/));
/** A call in each form; `api` has a description, or not. */
const calls = ["", '"/x"', '{ url: "/x" }', '"GET /x", {}'];
const forms = [
  ...calls.map((call) => `(${call})`),
  ...calls.map((call) => `merge(${call})`),
  "defaults({})",
  'parse({ url: "/x" })',
];
const BUILDERS = {
  endpoint: "endpoint",
  "a builder": 'endpoint.defaults({ url: "/x" })',
  "any builder": 'endpoint as import("tiny-endpoint").Builder',
  "a described builder": 'endpoint.defaults<{ "/x": { get: {} } }>({}).defaults({ url: "/x" })',
};
for (const [kind, builder] of Object.entries(BUILDERS)) {
  for (const form of forms) {
    const [name, start] = form.startsWith("(") ? ["|api", ""] : ["api.|", form.replace(/\(.*/, "(")];
    const written = form.startsWith("(") ? form : form.slice(form.indexOf("("));
    hover(`${kind}: ${form}`, () => {
      const line = `const api = ${builder}; ${name}${start.slice(0, -1)}${written}`;
      assert.match(editor.documented(line), /\S\.$/m);
      assert.ok(editor.examples(line).length, line);
      const signatures = editor.signatures(`const api = ${builder}; ${name.replace("|", "")}${start.slice(0, -1)}(|`);
      assert.ok(signatures.length);
      for (const signature of signatures) assert.match(signature, /\S\.\n[^]*\w/);
    });
  }
}
hover.run();

/* ---- GitHub's whole API ---- */

const operations = describe("github");
const api = editorOf(
  load("typescript-5.9"),
  'import { endpoint } from "tiny-endpoint"; import type { paths } from "./github.js"; ' +
    'const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }); ' +
    'const acme = github.defaults({ owner: "acme" });\n',
);

const description = suite("completion by a description");
const members: readonly (readonly [line: string, names: readonly string[]])[] = [
  ['acme("GET /repos/{owner}/{repo}/issues", { | })', ["repo", "state", "labels", "headers"]],
  ['acme("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "|" })', ["open", "closed", "all"]],
  ['acme("POST /repos/{owner}/{repo}/issues", { repo: "tiny", | })', ["title", "body", "labels"]],
  ['acme("POST /repos/{owner}/{repo}/issues", { repo: "tiny", data: { | } })', ["title", "body", "labels"]],
];
description("all routes", () => {
  const offered = new Set(api.offered('github("|")'));
  for (const call of operations) assert.ok(offered.has(routeOf({ ...call, query: {} })), routeOf(call));
});
for (const [line, names] of members) {
  description(line, () => {
    const offered = api.offered(line);
    for (const name of names) assert.ok(offered.includes(name), `${name} among ${offered.slice(0, 20)}`);
    // Symbols are for the compiler alone.
    assert.not.ok(
      offered.some((name) => name.includes("Symbol") || name.startsWith("_")),
      String(offered),
    );
  });
}
description("each key typed costs no more than the first", () => {
  const counts = Array.from({ length: 3 }, (_, key) => {
    assert.ok(api.offered(`github("GET /${"x".repeat(key)}|")`).length >= operations.length);
    return api.instantiations();
  });
  console.log(`  GitHub's ${operations.length} routes are offered for ${counts} types`);
  assert.ok(Math.max(...counts) <= 160_000, String(counts));
});
description.run();
