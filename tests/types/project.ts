import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as assert from "uvu/assert";

export const COMPILERS = {
  "TypeScript 7": "node_modules/typescript/bin/tsc",
  "TypeScript 5.4": "tests/node_modules/typescript-5.4/bin/tsc",
};

/** A project that has the package installed. */
export const FOLDER: string = resolve(".test/consumer");

export const IMPORT =
  'import { type Builder, type Options, type RequestOptions, endpoint, expand, toRequest } from "tiny-endpoint";\n';

const OPTIONS = {
  strict: true,
  // The declarations are checked in each compilation, but not those of the environment.
  skipDefaultLibCheck: true,
  noEmit: true,
  target: "es2020",
  module: "nodenext",
  lib: ["es2020"],
  types: [],
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(join(FOLDER, "node_modules"), { recursive: true });
symlinkSync(resolve("."), join(FOLDER, "node_modules/tiny-endpoint"), "junction");
write("package.json", '{ "type": "module" }');

/** Puts a file into the project. */
export function write(file: string, text: string): string {
  const path = join(FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** What a compiler prints about files of the same text. */
export function compile(
  compiler: string,
  text: string,
  options: object,
  files: readonly string[] = ["consumer.ts"],
): string {
  for (const file of files) write(file, text);
  write("tsconfig.json", JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files }));
  const { stdout, error } = spawnSync(process.execPath, [resolve(compiler), "--pretty", "false"], {
    cwd: FOLDER,
    encoding: "utf8",
    timeout: 120_000,
  });
  assert.not(error, String(error));
  return stdout;
}

/** What a compiler says of each line of code, which stands below a line of preamble. */
export function errorsOf(
  compiler: string,
  preamble: string,
  lines: readonly string[],
  options: object = {},
): (string | undefined)[] {
  const errors: (string | undefined)[] = lines.map(() => undefined);
  const output = compile(compiler, preamble + lines.join("\n"), { lib: ["es2020", "dom"], ...options });
  // An error goes on in indented lines.
  const found = output.matchAll(/^consumer\.ts\((\d+),\d+\): error ([^]*?)(?=^\S|$(?![^]))/gm);
  for (const [, line, text] of found) errors[+line! - 2] = text;
  return errors;
}
