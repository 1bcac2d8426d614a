/** APIs by their interfaces `paths` and calls of them: GitHub's is published, the others are made of small descriptions. */
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type Call, callsOf } from "./operations.ts";
import { FOLDER, write } from "./project.ts";

const GITHUB = "tests/node_modules/@octokit/openapi-types/types.d.ts";
const GENERATOR = "tests/node_modules/openapi-typescript/bin/cli.js";
const SPELLER = "dist/cli.js";

/** The calls of an API, for which the project has `github.d.ts` or the like. */
export function describe(name: string): readonly Call[] {
  return callsOf(join(FOLDER, `${generate(name)}.d.ts`));
}

/** Puts the interface of an API into the project, if need be by its respelled description, and gives its name there. */
export function generate(name: string, isRespelled = false): string {
  const api = isRespelled ? `${name}-respelled` : name;
  const made = join(FOLDER, `${api}.d.ts`);
  const file = `tests/types/descriptions/${name}.json`;
  if (name === "github") copyFileSync(GITHUB, made);
  else run(GENERATOR, isRespelled ? write(`${api}.json`, run(SPELLER, "spell", file)) : file, "-o", made);
  return api;
}

/** What a program prints. */
function run(...program: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  assert.is(status, 0, stderr);
  return stdout;
}
