/** APIs by their interfaces `paths` and calls of them: GitHub's is published, the others are made of small descriptions. */
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type Call, callsOf } from "./operations.ts";
import { FOLDER } from "./project.ts";

const GITHUB = "tests/node_modules/@octokit/openapi-types/types.d.ts";
const GENERATOR = "tests/node_modules/openapi-typescript/bin/cli.js";

/** The calls of an API, for which the project has `github.d.ts` or the like. */
export function describe(name: string): readonly Call[] {
  return callsOf(generate(name));
}

/** Puts the interface of an API into the project, and gives its path. */
export function generate(name: string, description: string = `tests/types/descriptions/${name}.json`): string {
  const made = join(FOLDER, `${name}.d.ts`);
  if (name === "github") copyFileSync(GITHUB, made);
  else {
    const { status, stderr } = spawnSync(process.execPath, [GENERATOR, description, "-o", made], { encoding: "utf8" });
    assert.is(status, 0, stderr);
  }
  return made;
}
