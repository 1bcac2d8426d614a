import { cpSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { folder } from "./processes.ts";

const { files: PUBLISHED } = JSON.parse(readFileSync("package.json", "utf8"));
const FOLDERS = ["tools", "support", "unit", "types"].map((folder) => join("tests", folder));
const FILES: string[] = ["package.json", "tsconfig.json", "README.md", "LICENSE", ...PUBLISHED, ...FOLDERS];

/** Copies what `npm test` needs to a folder where a test may change it, as a clone where nothing is installed. */
export function copyFiles(): string {
  const copy = mkdtempSync(join(folder, "copy-"));
  for (const file of FILES) cpSync(file, join(copy, file), { recursive: true });
  return copy;
}

/** The same where packages are installed. */
export function copyProject(): string {
  const copy = copyFiles();
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}
