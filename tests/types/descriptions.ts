/** APIs with their descriptions, as openapi-typescript writes them for the compiler, and calls of their operations. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as assert from "uvu/assert";
import { type Call, callsOf } from "./openapi.ts";
import { FOLDER } from "./project.ts";

const FILES: Record<string, string> = {
  github: "tests/node_modules/@octokit/openapi/generated/api.github.com.json",
  forms: "tests/types/descriptions/forms.json",
  catalog: "tests/types/descriptions/catalog.json",
  files: "tests/types/descriptions/files.json",
};
const GENERATOR = "tests/node_modules/openapi-typescript/bin/cli.js";
const SPELLER = "tests/apis/spell.mjs";
const GENERATED = "tests/.test/descriptions";

/** The calls of an API, for which the project has `github.d.ts` or the like. */
export function describe(name: string): readonly Call[] {
  generate(name);
  return callsOf(JSON.parse(readFileSync(FILES[name]!, "utf8")));
}

/** Puts the interface of an API into the project, if need be by its respelled description, and gives its name there. */
export function generate(name: string, isRespelled = false): string {
  const api = isRespelled ? `${name}-respelled` : name;
  const generated = resolve(GENERATED, `${api}.d.ts`);
  if ([FILES[name]!, GENERATOR, SPELLER].some((source) => isOlder(generated, source))) {
    mkdirSync(GENERATED, { recursive: true });
    run(GENERATOR, isRespelled ? respell(name) : FILES[name]!, "-o", generated);
  }
  copyFileSync(generated, join(FOLDER, `${api}.d.ts`));
  return api;
}

/** Writes a respelled description, and gives the path of its file. */
function respell(name: string): string {
  const file = join(GENERATED, `${name}-respelled.json`);
  writeFileSync(file, run(SPELLER, FILES[name]!));
  return file;
}

/** What a program prints. */
function run(...program: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: "utf8", maxBuffer: 1e8 });
  assert.is(status, 0, stderr);
  return stdout;
}

/** Whether a file is older than another, or not there. */
function isOlder(file: string, other: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < statSync(other).mtimeMs;
}
