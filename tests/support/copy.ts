import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const FILES = [
  "package.json",
  "tsconfig.json",
  "endpoint.ts",
  "uri-template.ts",
  "README.md",
  "LICENSE",
  "dist",
  "tests/README.md",
  "tests/SPEC.md",
  "tests/apis/spell.mjs",
  "tests/bench/README.md",
  "tests/clients/README.md",
  "tests/octokit/README.md",
  "tests/peers/README.md",
];
const FOLDERS = ["tools", "support", "unit", "types"].map((folder) => join("tests", folder));

/** Copies what `npm test` needs to a folder of its own, where a test may change it; gives the folder's path. */
export function copyProject(): string {
  const copy = copyFiles();
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

/** The same as a clone is, where nothing is installed. */
export function copyFiles(): string {
  const copy = mkdtempSync(join(tmpdir(), "tiny-endpoint-"));
  for (const file of [...FILES, ...FOLDERS]) cpSync(file, join(copy, file), { recursive: true });
  return copy;
}
