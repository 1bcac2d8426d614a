/** What the package holds, and what those who install it find in it. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { folder } from "../../support/processes.ts";
import { blocksOf, openapiPage, sdkPage } from "../../support/pages.ts";

const FILES = [
  ".github/SECURITY.md",
  "LICENSE",
  "README.md",
  "dist/cli.js",
  "dist/endpoint.cjs",
  "dist/endpoint.d.cts",
  "dist/endpoint.d.ts",
  "dist/endpoint.js",
  "dist/spell.cjs",
  "dist/spell.d.cts",
  "dist/spell.d.ts",
  "dist/spell.js",
  "endpoint.ts",
  "package.json",
  "tests/docs/SPEC.md",
  "tests/docs/bench.md",
  "tests/docs/clients.md",
  "tests/docs/hostile.svg",
  "tests/docs/moving/.oxlintrc.json",
  "tests/docs/moving/README.md",
  "tests/docs/moving/eslint.config.mjs",
  "tests/docs/moving/lint.mjs",
  "tests/docs/moving/path.yml",
  "tests/docs/moving/sdk.md",
  "tests/docs/moving/sgconfig.yml",
  "tests/docs/octokit.md",
  "tests/docs/openapi.md",
  "tests/docs/peers.md",
  "tests/docs/vectors/README.md",
  "tests/docs/vectors/guard.php",
  "tests/docs/vectors/guard.py",
  "tests/docs/vectors/paths.json",
  "uri-template.ts",
];

const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { encoding: "utf8" });
const [{ filename, files, size }] = JSON.parse(packed);
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

const test = suite("npm pack");
test("the package holds what the README promises, and nothing else", () => {
  assert.equal(files.map(({ path }: { path: string }) => path).sort(), FILES);
});
test("every relative link and picture of a page is a file of the package", () => {
  for (const page of FILES.filter((file) => file.endsWith(".md"))) {
    for (const [, path = ""] of readFileSync(page, "utf8").matchAll(/(?:\]\(|\bsrc(?:set)?=")(?!\w+:|#)([^)#"]+)/g)) {
      assert.ok(FILES.includes(posix.join(posix.dirname(page), path)), `${path} in ${page}`);
    }
  }
});
test("no code names a source map, for there is none", () => {
  for (const file of FILES.filter((file) => /\.c?js$/.test(file)))
    assert.not.match(readFileSync(file, "utf8"), "sourceMappingURL", file);
});
test("publint has nothing to report", () => {
  const report = spawnSync("tests/node_modules/.bin/publint", ["--strict", join(folder, filename)], {
    encoding: "utf8",
  });
  assert.match(report.stdout, "All good!", report.stdout + report.stderr);
});
// Only a subpath has no types for the oldest resolution, which knows no `exports`.
for (const options of [
  ["--profile", "node16"],
  ["--exclude-entrypoints", "./spell"],
]) {
  test(`arethetypeswrong has nothing to report: ${options.join(" ")}`, () => {
    const attw = "tests/node_modules/.bin/attw";
    const report = spawnSync(attw, [join(folder, filename), ...options, "--no-color"], { encoding: "utf8" });
    assert.is(report.status, 0, report.stdout + report.stderr);
  });
}
test("it takes less than 123,000 bytes", () => assert.ok(size < 123_000, `${size}`));
test("npm would publish package.json as it is", () => {
  const fixed = join(folder, "fixed");
  cpSync("package.json", join(fixed, "package.json"));
  spawnSync("npm", ["pkg", "fix"], { cwd: fixed });
  assert.equal(JSON.parse(readFileSync(join(fixed, "package.json"), "utf8")), manifest);
});
test.run();

/* ---- commands of the pages, in a project that has the package installed ---- */

const PROJECT = resolve("tests/.test/installed");
const [REDOCLY = ""] = blocksOf(openapiPage, "yaml");
const [FILE_OF_PATH = ""] = blocksOf(sdkPage, "sh");
const CALL_OF_PATH = 'import("./path.mjs").then(({ path, ...others }) => console.log(path`/x/${"a/b"}`, others))';

const IDS = { name: "ids", in: "query", explode: false, schema: { type: "array", items: { type: "integer" } } };
const OPERATION = { parameters: [IDS], requestBody: {} };
const FILES_OF_PROJECT: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "openapi.json": JSON.stringify({ openapi: "3.1.0", paths: { "/x": { get: OPERATION } } }),
  "empty.json": '{ "openapi": "3.1.0" }',
  "swagger.json": '{ "swagger": "2.0" }',
  "redocly.yaml": REDOCLY,
  "openapi.yaml": 'openapi: 3.1.0\ninfo: { title: Acme, version: "1" }\npaths: { /pets: { $ref: pets.json } }\n',
  "pets.json": JSON.stringify({ get: { ...OPERATION, responses: { 200: { description: "fine" } } } }),
  "tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext", "types": [] } }',
  "program.cts": `import plugin = require("tiny-endpoint/spell");
console.log(plugin.default().id, plugin.spell({ openapi: "3.1.0" }).openapi);
// @ts-expect-error: the name of a file is no description
export const wrong = (): object => plugin.spell("openapi.json");
`,
  "program.mts": `import { spell } from "tiny-endpoint/spell";
const notes: string[] = [];
const spelled = spell({ openapi: "3.1.0", paths: { "/x": null } }, (text) => notes.push(text));
console.log(spelled.openapi, notes);
// @ts-expect-error: the name of a file is no description
export const wrong = (): object => spell("openapi.json");
`,
};

/** What is run there, its exit status, and words of what it prints. */
const COMMANDS: readonly (readonly [command: string, status: number, printed: string | RegExp])[] = [
  ["npx tiny-endpoint spell openapi.json > spelled.json", 0, "GET /x: its body is not sent, for a GET has none\n"],
  ["cat spelled.json", 0, /^\{\n  "openapi": "3\.1\.0",\n  "paths": \{\n    "\/x\{\?ids\}": \{/],
  ["npx tiny-endpoint spell - < openapi.json", 0, '"/x{?ids}": {'],
  // Nothing else is printed, nor made.
  ["npx tiny-endpoint spell empty.json", 0, /^\{\n  "openapi": "3\.1\.0",\n  "paths": \{\}\n\}\n$/],
  ["npx tiny-endpoint spell", 1, "Not understood: spell\n\nUsage: npx tiny-endpoint "],
  ["npx tiny-endpoint spell none.json", 1, "none.json: ENOENT"],
  ["npx tiny-endpoint spell swagger.json", 1, "swagger.json: this is Swagger 2.0"],
  ["npx tiny-endpoint spell openapi.yaml", 1, /^openapi\.yaml: this is no JSON .* --help$/m],
  ["npx tiny-endpoint spell a.json b.json", 1, "Not understood: spell a.json b.json\n\nUsage: npx tiny-endpoint "],
  ["npx tiny-endpoint spell --quiet openapi.json", 1, "Not understood: spell --quiet openapi.json"],
  ["npx tiny-endpoint --version", 1, "Not understood: --version\n\nUsage: npx tiny-endpoint "],
  ["npx tiny-endpoint", 1, "Usage: npx tiny-endpoint "],
  ["npx tiny-endpoint --help", 0, "Usage: npx tiny-endpoint "],
  ["npx tiny-endpoint -h", 0, "Usage: npx tiny-endpoint "],
  ["npx openapi-typescript", 0, "GET /pets: its body is not sent"],
  ["cat api.d.ts", 0, '    "/pets{?ids}": {\n'],
  [
    "node ../../node_modules/typescript-5.9/bin/tsc && node program.mjs && node program.cjs",
    0,
    "3.1.0 []\ntiny-endpoint 3.1.0\n",
  ],
  [FILE_OF_PATH.trim(), 0, "path.js"],
  [`mv path.js path.mjs && node -e '${CALL_OF_PATH}'`, 0, "/x/a%2Fb {}\n"],
  // Less than 200 lines, as the page says, and at the end that of the license.
  ["wc -l < path.mjs && tail -n 2 path.mjs", 0, /^ *1\d\d\n.* MIT \| Copyright \(c\) /],
];

const installed = suite("installed");
installed.before(() => {
  rmSync(PROJECT, { recursive: true, force: true });
  mkdirSync(PROJECT, { recursive: true });
  for (const [name, text] of Object.entries(FILES_OF_PROJECT)) writeFileSync(join(PROJECT, name), text);
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", join(folder, filename)], { cwd: PROJECT });
});
for (const [command, status, printed] of COMMANDS) {
  installed(command, () => {
    const ran = spawnSync(command, { cwd: PROJECT, shell: true, encoding: "utf8" });
    assert.match(ran.stdout + ran.stderr, printed);
    assert.is(ran.status, status);
  });
}
installed("the usage shows the redocly.yaml of openapi.md, which says the same command", () => {
  const usage = readFileSync("dist/cli.js", "utf8");
  for (const line of REDOCLY.trim().split("\n")) assert.match(usage, `\n  ${line}`);
  const [command = ""] = COMMANDS[0]!;
  for (const text of [usage, openapiPage]) assert.match(text, command);
});
installed.run();
