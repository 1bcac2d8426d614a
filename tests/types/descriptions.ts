/** APIs with their descriptions, as openapi-typescript writes them for the compiler, and calls of their operations. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import * as assert from "uvu/assert";
import { type Call, callsOf } from "./openapi.ts";
import { FOLDER } from "./project.ts";

const FILES: Record<string, string> = {
  github: "tests/node_modules/@octokit/openapi/generated/api.github.com.json",
  forms: "tests/types/descriptions/forms.json",
  catalog: "tests/types/descriptions/catalog.json",
};
const GENERATOR = "tests/node_modules/openapi-typescript/bin/cli.js";

/** The calls of an API, for which the project has `github.d.ts` or the like. */
export function describe(name: string): readonly Call[] {
  const description = FILES[name]!;
  const generated = resolve(`tests/.test/descriptions/${name}.d.ts`);
  if (isOlder(generated, description) || isOlder(generated, GENERATOR)) {
    mkdirSync("tests/.test/descriptions", { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [GENERATOR, description, "-o", generated], {
      encoding: "utf8",
    });
    assert.is(status, 0, stderr);
  }
  copyFileSync(generated, join(FOLDER, `${name}.d.ts`));
  return callsOf(JSON.parse(readFileSync(description, "utf8")));
}

/** Whether a file is older than another, or not there. */
function isOlder(file: string, other: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < statSync(other).mtimeMs;
}
