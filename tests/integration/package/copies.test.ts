/** What people copy into their own repository: by the lines of SPEC, Files, and `uri-template.ts` alone. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { folder, isLeftOut, run, versionOf } from "../../support/processes.ts";
import { spec } from "../../support/pages.ts";

const TSC = resolve("tests/node_modules/typescript-5.9/bin/tsc");
const ESLINT = resolve("tests/node_modules/eslint/bin/eslint.js");

/** An empty project of somebody else. */
function makeProject(type: "commonjs" | "module"): string {
  const project = mkdtempSync(join(folder, "project-"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ type }));
  return project;
}

/** What the compiler says of a file under the strict options of this project, changed by these. */
function compile(project: string, file: string, options: object): string {
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  const tsconfig = { compilerOptions: { ...compilerOptions, outDir: ".", ...options }, files: [file] };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(tsconfig));
  return spawnSync(process.execPath, [TSC, "--pretty", "false"], { cwd: project, encoding: "utf8" }).stdout;
}

/* ---- by the lines of SPEC ---- */

const ways = [...spec.matchAll(/^ *```sh\n *(from=[^]*?)^ *```$/gm)].map(([, lines = ""]) => lines);

/** A program is compiled beside the copy, and run. */
const COMPILED = {
  allowImportingTsExtensions: false,
  emitDeclarationOnly: false,
  declaration: false,
  isolatedDeclarations: false,
};

/** What each way leaves in `lib/`, the type of a package in which that runs, and what the compiler has to be told. */
const COPIES = [
  // `npm init -y` writes this type.
  { files: ["endpoint.d.mts", "endpoint.mjs"], type: "commonjs", options: {} },
  {
    files: ["LICENSE", "endpoint.ts", "uri-template.ts"],
    type: "module",
    options: { rewriteRelativeImportExtensions: true, target: "es2018" },
  },
] as const;

const PROGRAM = `import { type RequestOptions, endpoint } from "./FILE";
const options: RequestOptions = endpoint("GET /orgs/{org}", { org: "acme" });
console.log(options.url);
// @ts-expect-error: a name that has no value
export const missing = (): object => endpoint("GET /orgs/{org}");
`;

const ESLINT_CONFIG = `import js from "@eslint/js";
import ts from "typescript-eslint";
const linterOptions = { reportUnusedDisableDirectives: "error" };
export default [js.configs.recommended, ...ts.configs.recommended, { linterOptions }];
`;

const test = suite("copies");

test("there are two ways, which find the package in a clone, too", () => {
  assert.is(ways.length, COPIES.length);
  for (const way of ways) {
    const [, script = ""] = /^from=\$\(node -p '(.*?)'\)/.exec(way)!;
    assert.is(execFileSync(process.execPath, ["-p", script], { encoding: "utf8" }).trim(), resolve("."));
  }
});

COPIES.forEach(({ files, type, options }, index) => {
  test(`${files.join(", ")}: it is complete, compiles, runs, and ESLint finds nothing`, () => {
    const project = makeProject(type);
    mkdirSync(join(project, "node_modules"));
    symlinkSync(resolve("."), join(project, "node_modules/tiny-endpoint"), "junction");
    execFileSync("sh", ["-ec", ways[index]!], { cwd: project, stdio: "pipe" });
    const lib = join(project, "lib");
    assert.equal(readdirSync(lib).sort(), [...files]);
    for (const file of files) {
      const text = readFileSync(join(lib, file), "utf8");
      assert.match(text, "Copyright (c) 2026 tiny-endpoint contributors");
      const types = /^\/\* @ts-self-types="\.\/(.*?)"/.exec(text)?.[1];
      if (types) assert.ok(readdirSync(lib).includes(types), `${types}, where Deno looks for the types`);
    }
    symlinkSync(resolve("tests/node_modules"), join(lib, "node_modules"), "junction");
    writeFileSync(join(lib, "eslint.config.mjs"), ESLINT_CONFIG);
    const { stdout, stderr } = spawnSync(process.execPath, [ESLINT, "."], { cwd: lib, encoding: "utf8" });
    assert.is(stdout + stderr, "");
    writeFileSync(join(lib, "program.mts"), PROGRAM.replace("FILE", files[1]));
    assert.is(compile(lib, "program.mts", { ...COMPILED, ...options }), "");
    const printed = execFileSync(process.execPath, ["program.mjs"], { cwd: lib, encoding: "utf8" });
    assert.is(printed, "https://api.service.example/orgs/acme\n");
  });
});

/* ---- uri-template.ts alone ---- */

/** There is no `console` in what the language has by itself. */
const VENDOR = `import { expand, expandPath, path } from "./uri-template.ts";
declare const console: { log(...texts: readonly string[]): void };
const id = "a/b";
console.log(path\`/users/\${id}\`, expandPath("/users/{id}{?page}", { id, page: 2 }), expand("{#id}", { id }));
// @ts-expect-error: a text is no template of a tag
export const wrong = (): string => path("/users/7");
`;

const alone = makeProject("module");
cpSync("uri-template.ts", join(alone, "uri-template.ts"));
writeFileSync(join(alone, "vendor.ts"), VENDOR);

test("uri-template.ts compiles alone, without the types of the DOM", () => {
  assert.is(compile(alone, "vendor.ts", { lib: ["es2020"] }), "");
});

for (const [name, program, ...args] of [
  ["Node", "node-24/bin/node"],
  ["Deno", ".bin/deno", "run"],
] as const) {
  const runtime = resolve("tests/integration/runtimes/node_modules", program);
  if (isLeftOut(name, versionOf(runtime, "--version") !== undefined)) continue;
  test(`uri-template.ts runs alone in ${name}, as it is`, async () => {
    const { stdout } = await run(runtime, ...args, join(alone, "vendor.ts"));
    assert.is(stdout, "/users/a%2Fb /users/a%2Fb?page=2 #a/b\n");
  });
}

test.run();
