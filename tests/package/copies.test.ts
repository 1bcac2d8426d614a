/** What people copy into their own repository, by the lines of SPEC, Files: in a clone, and where the package is installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyFiles } from "../support/copy.ts";
import { folder } from "../support/processes.ts";
import { spec } from "../support/readme.ts";

const TSC = resolve("tests/node_modules/typescript-5.9/bin/tsc");
const ESLINT = resolve("tests/node_modules/eslint/bin/eslint.js");

/** The ways to copy. */
const ways = [...spec.matchAll(/^ *```sh\n *(from=[^]*?)^ *```$/gm)].map(([, lines = ""]) => lines);

/** What each leaves in `lib/`, the type of a package in which that runs, and what the compiler has to be told. */
const COPIES = [
  // `npm init -y` writes this type.
  { files: ["endpoint.d.mts", "endpoint.mjs"], type: "commonjs", options: {} },
  {
    files: ["LICENSE", "endpoint.ts", "uri-template.ts"],
    type: "module",
    options: { rewriteRelativeImportExtensions: true, target: "es2018", lib: ["es2020", "dom"] },
  },
] as const;

/** Makes a project to copy into. */
const PROJECTS: Record<string, () => string> = {
  "a clone": copyFiles,
  "a project that has the package installed": () => {
    const project = mkdtempSync(join(folder, "project-"));
    writeFileSync(join(project, "package.json"), '{ "type": "commonjs" }');
    mkdirSync(join(project, "node_modules"));
    renameSync(copyFiles(), join(project, "node_modules/tiny-endpoint"));
    return project;
  },
};

/** A program of those who copy. */
const PROGRAM = `import { type RequestOptions, endpoint } from "./FILE";
const options: RequestOptions = endpoint("GET /orgs/{org}", { org: "acme" });
console.log(options.url);
// @ts-expect-error: a name that has no value
export const missing = (): object => endpoint("GET /orgs/{org}");
`;

const ESLINT_CONFIG = `import js from "@eslint/js";
import ts from "typescript-eslint";
export default [
  js.configs.recommended,
  ...ts.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
];
`;

for (const [name, make] of Object.entries(PROJECTS)) {
  const test = suite(`a copy out of ${name}`);

  test("there are two ways", () => assert.is(ways.length, COPIES.length, spec));

  COPIES.forEach((copy, index) => {
    test(`${copy.files.join(", ")}: it is complete, compiles, runs, and ESLint finds nothing`, () => {
      const project = make();
      execFileSync("sh", ["-ec", ways[index]!], { cwd: project, stdio: "pipe" });
      const lib = join(project, "lib");
      assert.equal(readdirSync(lib).sort(), [...copy.files]);
      for (const file of copy.files) {
        const text = readFileSync(join(lib, file), "utf8");
        assert.match(text, "Copyright (c) 2026 tiny-endpoint contributors");
        assert.not.match(text, "sourceMappingURL");
        const types = /^\/\* @ts-self-types="\.\/(.*?)"/.exec(text)?.[1];
        if (types) assert.ok(readdirSync(lib).includes(types), `${types}, where Deno looks for the types`);
      }
      symlinkSync(resolve("tests/node_modules"), join(lib, "node_modules"), "junction");
      assert.is(lint(lib), "");
      assert.is(runProgram(lib, copy), "https://api.service.example/orgs/acme\n");
    });
  });

  test.run();
}

/** What ESLint's recommended rules, and those for TypeScript, say of a folder. */
function lint(lib: string): string {
  writeFileSync(join(lib, "eslint.config.mjs"), ESLINT_CONFIG);
  const { stdout, stderr } = spawnSync(process.execPath, [ESLINT, "."], { cwd: lib, encoding: "utf8" });
  return stdout + stderr;
}

/** Compiles a program beside the copy under every flag of the project's own tsconfig.json, and gives what it prints. */
function runProgram(lib: string, { files, type, options }: (typeof COPIES)[number]): string {
  writeFileSync(join(lib, "program.mts"), PROGRAM.replace("FILE", files[1]));
  writeFileSync(join(lib, "package.json"), JSON.stringify({ type }));
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  const { allowImportingTsExtensions, emitDeclarationOnly, declaration, isolatedDeclarations, ...flags } =
    compilerOptions;
  const project = { ...flags, outDir: ".", allowJs: false, skipDefaultLibCheck: true, ...options };
  writeFileSync(join(lib, "tsconfig.json"), JSON.stringify({ compilerOptions: project, files: ["program.mts"] }));
  const { stdout } = spawnSync(process.execPath, [TSC, "--pretty", "false"], { cwd: lib, encoding: "utf8" });
  assert.is(stdout, "");
  return execFileSync(process.execPath, ["program.mjs"], { cwd: lib, encoding: "utf8" });
}
