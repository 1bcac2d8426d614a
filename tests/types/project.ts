import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import * as assert from "uvu/assert";

export const COMPILERS = {
  "TypeScript 7": "node_modules/typescript/bin/tsc",
  "TypeScript 5.9": "tests/node_modules/typescript-5.9/bin/tsc",
  "TypeScript 5.4": "tests/node_modules/typescript-5.4/bin/tsc",
};

/** A project that has the package installed. */
export const FOLDER: string = resolve(".test/consumer");

export const IMPORT =
  'import { type Builder, type Endpoint, type Options, type RequestOptions, endpoint, expand, expandPath, path, toInit } from "tiny-endpoint";\n';

export const OPTIONS = {
  strict: true,
  // The declarations are checked in each compilation, but not those of the environment.
  skipDefaultLibCheck: true,
  noEmit: true,
  target: "es2020",
  module: "nodenext",
  lib: ["es2020", "dom"],
  types: [],
};

// Each test file makes the project, and none may take away what another has put there: they are all loaded before they run.
mkdirSync(join(FOLDER, "node_modules"), { recursive: true });
const installed = join(FOLDER, "node_modules/tiny-endpoint");
// Anew each time: in a clone that was copied, it would lead to the package of the other one.
rmSync(installed, { force: true });
symlinkSync(resolve("."), installed, "junction");
write("package.json", '{ "type": "module" }');
/** GitHub's API, as openapi-typescript describes it. */
export const GITHUB: string = join(FOLDER, "github.d.ts");
copyFileSync("tests/node_modules/@octokit/openapi-types/types.d.ts", GITHUB);

/** Puts a file into the project. */
export function write(file: string, text: string): string {
  const path = join(FOLDER, file);
  writeFileSync(path, text);
  return path;
}

/** Puts files into the project, and gives what a compiler prints about them. */
export function compile(compiler: string, texts: Readonly<Record<string, string>>, options: object = {}): string {
  for (const [file, text] of Object.entries(texts)) write(file, text);
  const project = { compilerOptions: { ...OPTIONS, ...options }, files: Object.keys(texts) };
  if (compiler !== COMPILERS["TypeScript 7"]) return compileHere(compiler, project);
  write("tsconfig.json", JSON.stringify(project));
  // (Another suite has the second processor.)
  const args = [resolve(compiler), "--pretty", "false", "--singleThreaded"];
  const { stdout, error } = spawnSync(process.execPath, args, {
    cwd: FOLDER,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  assert.not(error, String(error));
  return stdout;
}

export const load: NodeJS.Require = createRequire(resolve("tests/package.json"));

/** What a compiler reads of the environment, which takes it longer than all the rest. */
const libraries = new Map<string, import("typescript-5.4").SourceFile | undefined>();

/** TypeScript 5 in this process, so that it reads its libraries once. */
function compileHere(compiler: string, project: object): string {
  const ts: typeof import("typescript-5.4") = load(resolve(compiler, "../../lib/typescript.js"));
  const { options, fileNames } = ts.parseJsonConfigFileContent(project, ts.sys, FOLDER);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getCurrentDirectory = () => FOLDER;
  host.getSourceFile = (file, ...rest) => {
    if (!/\/lib\.[\w.]+\.d\.ts$/.test(file)) return getSourceFile(file, ...rest);
    if (!libraries.has(file)) libraries.set(file, getSourceFile(file, ...rest));
    return libraries.get(file);
  };
  const program = ts.createProgram(fileNames, options, host);
  const { diagnostics } = options.noEmit ? { diagnostics: [] } : program.emit();
  return ts.formatDiagnostics([...ts.getPreEmitDiagnostics(program), ...diagnostics], host);
}

/** What a compiler says of each line of code, which stands below a line of preamble. */
export function errorsOf(
  compiler: string,
  preamble: string,
  lines: readonly string[],
  options: object = {},
): (string | undefined)[] {
  const errors: (string | undefined)[] = lines.map(() => undefined);
  const output = compile(compiler, { "consumer.ts": preamble + lines.join("\n") }, options);
  // An error goes on in indented lines.
  const found = output.matchAll(/^consumer\.ts\((\d+),\d+\): error ([^]*?)(?=^\S|$(?![^]))/gm);
  for (const [, line, text] of found) {
    assert.not(line === "1", `the preamble: ${text}`);
    errors[+line! - 2] = text;
  }
  return errors;
}
