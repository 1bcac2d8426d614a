/* What an editor offers and shows, by the language service of TypeScript 5.9. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { note } from "../support/note.ts";
import { OPTION_NAMES } from "../support/options.ts";
import { FOLDER, GITHUB, IMPORT, load, write } from "./project.ts";

const ts: typeof import("typescript-5.9") = load("typescript-5.9");

const PREAMBLE =
  `${IMPORT.trimEnd()} import { type ApiRest, type Routes } from "tiny-endpoint"; ` +
  'import type { paths } from "./github.js"; ' +
  "const github = endpoint.defaults<paths>({}); const acme = github.defaults({ owner: 'acme' }); " +
  "const call = <R extends Routes<paths> | (string & {})>(route: R, ...rest: ApiRest<paths, R>) => github(route, ...rest);\n";

const document = write("editor.ts", "");
let text = "";
let version = 0;
const settings = {
  strict: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2020,
  lib: ["lib.es2020.d.ts"],
  types: [],
  skipLibCheck: true,
};
const service = ts.createLanguageService({
  getCompilationSettings: () => settings,
  getScriptFileNames: () => [document],
  getScriptVersion: (file) => (file === document ? String(version) : "0"),
  getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(file === document ? text : ts.sys.readFile(file)!),
  getCurrentDirectory: () => FOLDER,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  realpath: ts.sys.realpath!,
});

/** Types a line and puts the cursor where it has a bar. */
function at(line: string): number {
  text = PREAMBLE + line.replace("|", "");
  version++;
  return PREAMBLE.length + line.indexOf("|");
}

/** What is offered where the line has a bar. */
function offered(line: string): string[] {
  return service.getCompletionsAtPosition(document, at(line), {})?.entries.map(({ name }) => name) ?? [];
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"];
const OPTIONS = OPTION_NAMES.filter((name) => name !== "url");

const completion = suite("completion");
const offers: readonly (readonly [line: string, ...names: readonly string[]])[] = [
  ['endpoint("/orgs/{org}/repos{?page}", { | })', "org", "page", ...OPTIONS],
  ['endpoint("GET /repos/:owner/{repo}", { owner: "acme", | })', "repo"],
  ['endpoint("GET /x?id={id}", { | })', "id"],
  ['endpoint({ url: "/orgs/{org}{?page}", | })', "org", "page", ...OPTIONS],
  ['endpoint.merge("GET /orgs/{org}", { | })', "org"],
  ['endpoint.merge({ url: "/orgs/{org}", | })', "org"],
  ['endpoint.defaults({ org: "acme" })("GET /orgs/{org}{?page}", { | })', "org", "page"],
  ["endpoint.defaults({ | })", ...OPTIONS, "url"],
  ['expand("/orgs/{org}{?page}", { | })', "org", "page"],
  ['expandPath("/orgs/{org}{?page}", { | })', "org", "page"],
  ['endpoint("/x", { method: "|" })', ...METHODS],
  ['endpoint({ url: "/x", method: "|" })', ...METHODS],
  ['endpoint.defaults({ method: "|" })', ...METHODS],
  ['acme("GET /repos/{owner}/{repo}/issues", { | })', "repo", "state", "labels", "headers"],
  ['acme("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "|" })', "open", "closed", "all"],
  ['acme.merge("|")', "GET /repos/{owner}/{repo}/issues"],
  ['call("|")', "GET /repos/{owner}/{repo}/issues"],
  ['acme("POST /repos/{owner}/{repo}/issues", { repo: "tiny", | })', "title", "body", "labels"],
  ['acme("POST /repos/{owner}/{repo}/issues", { repo: "tiny", data: { | } })', "title", "body", "labels"],
];
for (const [line, ...names] of offers) {
  completion(line, () => {
    const found = offered(line);
    for (const name of names) assert.ok(found.includes(name), `${name} among ${found.slice(0, 20)}`);
    // Symbols are for the compiler alone, and fetch forbids CONNECT.
    assert.not.match(found.join(), /Symbol|\b_|CONNECT/);
  });
}
completion("all described routes; each key typed costs no more than the first", () => {
  const paths = /^export interface paths \{$([^]*?)^\}$/m.exec(readFileSync(GITHUB, "utf8"))![1]!;
  const routes = [...paths.matchAll(/^ {2}"(.*)": \{([^]*?)^ {2}\};$/gm)].flatMap(([, path, methods = ""]) =>
    Array.from(methods.matchAll(/^ {4}(\w+): operations/gm), ([, method]) => `${method!.toUpperCase()} ${path}`),
  );
  assert.ok(routes.length > 1000, `${routes.length}`);
  const counts = ["", "x", "xx"].map((typed) => {
    const found = new Set(offered(`github("${typed}|")`));
    for (const route of routes) assert.ok(found.has(route), route);
    return service.getProgram()!.getInstantiationCount();
  });
  note(`GitHub's ${routes.length} routes are offered for ${counts} types`);
  assert.ok(Math.max(...counts) <= 105_000, String(counts));
});
completion.run();

/* ---- what is shown of a described call ---- */

const hovers = suite("hovers");
const LIST = '"GET /repos/{owner}/{repo}/issues"';
const CREATE = '"POST /repos/{owner}/{repo}/issues"';
const shown: readonly (readonly [line: string, words: string])[] = [
  [`|acme(${LIST}, { repo: "tiny" })`, `(route: ${LIST}, options: ApiOptions<paths, ${LIST}, "owner">)`],
  [`acme.|merge(${LIST}, { repo: "tiny" })`, `(route: ${LIST}, options: ApiOptions<paths, ${LIST}, "owner">)`],
  [`|acme(${CREATE}, { repo: "tiny", title: "a" })`, `options: ApiOptions<paths, ${CREATE}, "owner">)`],
  [`|call(${LIST}, { owner: "acme", repo: "tiny" })`, `options: ApiOptions<paths, ${LIST}, never>)`],
  [`const |options = acme(${LIST}, { repo: "tiny" })`, `options: ApiRequest<paths, ${LIST}>`],
];
for (const [line, words] of shown) {
  hovers(line, () => {
    const text = ts.displayPartsToString(service.getQuickInfoAtPosition(document, at(line))!.displayParts);
    assert.ok(text.includes(words), text);
    assert.ok(text.length < 300, text);
  });
}
hovers.run();

/* ---- comments ---- */

const comments = suite("comments");
const members = [
  ...OPTION_NAMES.map((option) => `endpoint.defaults({ |${option}: undefined })`),
  'endpoint("/x", { |headers: {} })',
  'endpoint("/x", { |method: "GET" })',
  'endpoint({ |url: "/x" })',
  'endpoint({ url: "/x", |headers: {} })',
  'endpoint("GET /x", { mediaType: { |format: "raw" } })',
  'endpoint("GET /x", { mediaType: { |previews: ["mercy"] } })',
  '|endpoint("GET /x")',
  "endpoint.|DEFAULTS",
  ...["method", "url", "headers", "body", "request"].map((member) => `endpoint("POST /x").|${member}`),
];
for (const line of members) {
  comments(line, () => {
    const { documentation } = service.getQuickInfoAtPosition(document, at(line))!;
    assert.match(ts.displayPartsToString(documentation), /\w/);
  });
}

/** All signatures of what may be called, each with a sentence. */
const BUILDERS = ["endpoint", "(endpoint as Builder)", "acme"];
const callees = BUILDERS.flatMap((builder) => ["", ".defaults", ".merge", ".parse"].map((member) => builder + member));
/** One signature of each name has an example. */
const EXEMPLARY = callees.slice(0, 4);
for (const callee of [...callees, "expand", "expandPath", "path", "toInit"]) {
  comments(`${callee}()`, () => {
    const { items } = service.getSignatureHelpItems(document, at(`${callee}(|`), {})!;
    for (const { documentation } of items) assert.match(ts.displayPartsToString(documentation), /\S\.$/m);
    if (callees.includes(callee) && !EXEMPLARY.includes(callee)) return;
    const tags = items.flatMap((item) => item.tags.map(({ name, text }) => name + ts.displayPartsToString(text)));
    assert.match(tags.join(), /example./);
  });
}
comments.run();
