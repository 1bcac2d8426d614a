/* What the compiler makes of an API's description. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { COMPILERS, compile, errorsOf, write } from "./project.ts";

write("paths.ts", readFileSync("tests/types/paths.ts", "utf8"));
const claims = readFileSync("tests/types/api.ts", "utf8").replace("../../dist/endpoint.js", "tiny-endpoint");

const PREAMBLE =
  'import { endpoint } from "tiny-endpoint"; import type { paths } from "./paths.js"; ' +
  "const github = endpoint.defaults<paths>({}); " +
  'const acme = github.defaults({ owner: "acme" }); const tiny = acme.defaults({ repo: "tiny" });\n';

/** What is read most often, word by word. */
const sentences: readonly (readonly [code: string, sentence: string])[] = [
  [
    'acme("GET /repos/{owner}/{repo}/issues");',
    `Argument of type '"GET /repos/{owner}/{repo}/issues"' is not assignable to parameter of type '"GET /repos/{owner}/{repo}/issues" & Missing<"repo">'.`,
  ],
  [
    'acme("GET /repos/{owner}/{repo}/issues", {});',
    `Argument of type '{}' is not assignable to parameter of type 'OptionsOf<paths, "GET /repos/{owner}/{repo}/issues", "owner">'.`,
  ],
  ['acme("GET /repos/{owner}/{repo}/issues", {});', "Property 'repo' is missing in type '{}' but required in type"],
  [
    'tiny("GET /repos/{owner}/{repo}/issues", { stat: "open" });',
    `Object literal may only specify known properties, but 'stat' does not exist in type 'OptionsOf<paths, "GET /repos/{owner}/{repo}/issues", "owner" | "repo">'. Did you mean to write 'state'?`,
  ],
  [
    'tiny("GET /repos/{owner}/{repo}/issues", { state: "opne" });',
    `Type '"opne"' is not assignable to type '"all" | "closed" | "open" | null | undefined'.`,
  ],
  [
    'tiny("POST /repos/{owner}/{repo}/issues", { title: "a", force: true });',
    `Type 'boolean' is not assignable to type 'NeedsPlace<"{?force}">'.`,
  ],
  [
    'github("GET /search", { q: "a", tags: [], filter: { kind: "b" } });',
    `Object literal may only specify known properties, and 'kind' does not exist in type 'NeedsPlace<"{?filter*}">'.`,
  ],
  ['github("GET /files/{url}/{size}");', `Missing<"size" | "args">'.`],
  [
    'github("GET /files/{url}/{size}", { size: 1 });',
    "Property 'args' is missing in type '{ size: number; }' but required in type",
  ],
  ['tiny("POST /repos/{owner}/{repo}/issues");', `Missing<"title">'.`],
  [
    'tiny("POST /repos/{owner}/{repo}/issues", { title: "a", mentions: ["b"] });',
    `is missing in type 'string[]' but required in type 'NeedsPlace<"{?mentions*}">'.`,
  ],
  [
    'tiny("DELETE /repos/{owner}/{repo}/issues");',
    `'"DELETE /repos/{owner}/{repo}/issues" & NotDescribed<Routes<paths>>'.`,
  ],
  ['github("GET /pets", { ids: ["1"] });', `'"GET /pets" & NotDescribed<Routes<paths>>'.`],
  ['github("GET /search?q=a", { tags: [] });', `'"GET /search?q=a" & QueryInRoute<"q=a">'.`],
  ["github(`GET /files/${String(1)}/{size}`);", `& Missing<"size">'.`],
  ['github("GET /serach");', `'"GET /serach" & NotDescribed<Routes<paths>>'.`],
  [
    'endpoint.defaults<paths>({ baseUrl: "https://api.github.com", owner: "acme" });',
    `Object literal may only specify known properties, and 'owner' does not exist in type 'Setup<"for anything else, chain a second .defaults({ ... })">'.`,
  ],
];

for (const [name, compiler] of Object.entries(COMPILERS)) {
  const test = suite(`descriptions (${name})`);
  test("claims", () => {
    assert.is(compile(compiler, claims, { lib: ["es2020", "dom"] }), "");
  });
  test("claims, stricter than strict", () => {
    const options = {
      lib: ["es2020", "dom"],
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
    };
    assert.is(compile(compiler, claims, options), "");
  });
  test("sentences", () => {
    const errors = errorsOf(
      compiler,
      PREAMBLE,
      sentences.map(([code]) => code),
    );
    sentences.forEach(([code, sentence], row) => {
      // Compilers list the members of a union each in their own order.
      const said = sorted(errors[row] ?? "");
      assert.ok(said.includes(sorted(sentence)), `${sentence} of ${code} in: ${errors[row]}`);
    });
  });
  test.run();
}

function sorted(text: string): string {
  return text.replace(/"\w+"(?: \| "\w+")+/g, (union) => union.split(" | ").sort().join(" | "));
}
