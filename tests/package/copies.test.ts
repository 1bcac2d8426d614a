/** What people copy into their own repository, by the README's lines: in a clone, and where the package is installed. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyFiles } from "../support/copy.ts";
import { readme } from "../support/readme.ts";

const TSC = resolve("tests/node_modules/typescript-5.9/bin/tsc");
const ESLINT = resolve("tests/node_modules/eslint/bin/eslint.js");

/** The line that finds the package, and the one for each way to copy it. */
const [find = "", ...ways] = /^```sh\n(from=[^]*?)^```$/m.exec(readme)?.[1]?.trimEnd().split("\n") ?? [];

/** What a way leaves in `lib/`. */
const COPIES = [
  ["endpoint.d.ts", "endpoint.js"],
  ["LICENSE", "endpoint.ts", "uri-template.ts"],
];

/** Makes a project to copy into. */
const PROJECTS: Record<string, () => string> = {
  "a clone": copyFiles,
  "a project that has the package installed": () => {
    const project = mkdtempSync(join(tmpdir(), "tiny-endpoint-"));
    writeFileSync(join(project, "package.json"), '{ "type": "module" }');
    mkdirSync(join(project, "node_modules"));
    renameSync(copyFiles(), join(project, "node_modules/tiny-endpoint"));
    return project;
  },
};

/** A program of those who copy. */
const PROGRAM = `import { type RequestOptions, endpoint } from "./endpoint.EXTENSION";
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

  test("there are two ways", () => assert.is(ways.length, COPIES.length, readme));

  ways.forEach((way, index) => {
    const extension = COPIES[index]!.includes("endpoint.ts") ? "ts" : "js";

    test(`${COPIES[index]!.join(", ")}: it is complete, compiles, runs, and ESLint finds nothing`, () => {
      const project = make();
      try {
        execFileSync("sh", ["-ec", `${find}\n${way}`], { cwd: project, stdio: "pipe" });
        const lib = join(project, "lib");
        assert.equal(readdirSync(lib).sort(), COPIES[index]);
        for (const file of COPIES[index]!) {
          const text = readFileSync(join(lib, file), "utf8");
          assert.match(text, "Copyright (c) 2026 tiny-endpoint contributors");
          assert.not.match(text, "sourceMappingURL");
        }
        symlinkSync(resolve("tests/node_modules"), join(lib, "node_modules"), "junction");
        assert.is(lint(lib), "");
        assert.is(runProgram(lib, extension), "https://api.service.example/orgs/acme\n");
      } finally {
        rmSync(project, { recursive: true });
      }
    });
  });

  test.run();
}

/** What ESLint's recommended rules, and those for TypeScript, say of a folder. */
function lint(lib: string): string {
  writeFileSync(join(lib, "eslint.config.mjs"), ESLINT_CONFIG);
  const { stdout, stderr } = spawnSync(process.execPath, [ESLINT, "."], { cwd: lib, encoding: "utf8" });
  rmSync(join(lib, "eslint.config.mjs"));
  return stdout + stderr;
}

/** Compiles a program beside the copy under every flag of the project's own tsconfig.json, and gives what it prints. */
function runProgram(lib: string, extension: string): string {
  writeFileSync(join(lib, "program.ts"), PROGRAM.replace("EXTENSION", extension));
  writeFileSync(join(lib, "package.json"), '{ "type": "module" }');
  const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  const { allowImportingTsExtensions, emitDeclarationOnly, declaration, isolatedDeclarations, ...options } =
    compilerOptions;
  const output = { outDir: ".", allowJs: false, lib: ["es2022", "dom"], skipDefaultLibCheck: true };
  const files = { compilerOptions: { ...options, ...output, rewriteRelativeImportExtensions: extension === "ts" } };
  writeFileSync(join(lib, "tsconfig.json"), JSON.stringify({ ...files, files: ["program.ts"] }));
  const { stdout } = spawnSync(process.execPath, [TSC, "--pretty", "false"], { cwd: lib, encoding: "utf8" });
  assert.is(stdout, "");
  return execFileSync(process.execPath, ["program.js"], { cwd: lib, encoding: "utf8" });
}
