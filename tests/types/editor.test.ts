/* What an editor offers, by the language service of TypeScript 5.4. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FOLDER, IMPORT, write } from "./project.ts";

const ts: typeof import("typescript-5.4") = createRequire(resolve("tests/package.json"))("typescript-5.4");

const DOCUMENT = write("editor.ts", "");
const editor = (() => {
  let text = "";
  let version = 0;
  const settings = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2020,
    lib: ["lib.es2020.d.ts"],
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [DOCUMENT],
    getScriptVersion: (file) => (file === DOCUMENT ? String(version) : "0"),
    getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(file === DOCUMENT ? text : ts.sys.readFile(file)!),
    getCurrentDirectory: () => FOLDER,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath!,
  });
  /** Types a line and puts the cursor where it has a bar. */
  const at = (line: string): number => {
    text = IMPORT + line.replace("|", "");
    version++;
    return IMPORT.length + line.indexOf("|");
  };
  return {
    offered: (line: string) =>
      service.getCompletionsAtPosition(DOCUMENT, at(line), {})?.entries.map(({ name }) => name) ?? [],
    documented: (line: string) =>
      ts.displayPartsToString(service.getQuickInfoAtPosition(DOCUMENT, at(line))?.documentation),
  };
})();

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

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
  ['endpoint("/x", { method: "|" })', METHODS],
  ['endpoint({ url: "/x", method: "|" })', METHODS],
  ['endpoint.defaults({ method: "|" })', METHODS],
];
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
  '|toRequest(endpoint("/x"))',
];
for (const line of lines) hover(line, () => assert.match(editor.documented(line), /\w/));
hover.run();
