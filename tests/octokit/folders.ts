/** Two folders with the same clients: in one they have their own builder, in the other the recipe of README.md. */
import { execFile, execSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { install } from "../tools/install.mjs";
import { pack, writeRecipe } from "./recipe.mjs";

export type Program = typeof import("./program.ts");

const HOME = "tests/octokit";
const PROGRAM = join(HOME, "program.ts");
const PACKAGES = resolve(HOME, "node_modules");

export const OWN = "tests/.test/octokit-own";
export const MOVED = "tests/.test/octokit-moved";

/** Makes both folders: the second by what the page says, in a project that has the clients installed and locked. */
export function makeFolders(): void {
  install(HOME);
  for (const folder of [OWN, MOVED]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(OWN, { recursive: true });
  cpSync(join(HOME, "package.json"), join(OWN, "package.json"));
  symlinkSync(PACKAGES, join(OWN, "node_modules"), "junction");

  mkdirSync(MOVED);
  cpSync(PACKAGES, join(MOVED, "node_modules"), { recursive: true });
  cpSync(join(HOME, "package-lock.json"), join(MOVED, "package-lock.json"));
  const project = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8"));
  const dependencies = { "tiny-endpoint": `file:${pack()}` };
  writeFileSync(join(MOVED, "package.json"), JSON.stringify({ ...project, dependencies }));
  writeRecipe(MOVED, "npm");
  const command = "npm install --no-audit --no-fund --prefer-offline --loglevel=error";
  execSync(command, { cwd: MOVED, stdio: ["ignore", "ignore", "inherit"] });
}

/** What TypeScript 5.9 says of the program where the recipe is; nothing, if all is well. */
export function compilerOutput(): Promise<string> {
  cpSync(PROGRAM, join(MOVED, "program.ts"));
  const options = "--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --typeRoots";
  const compiler = resolve("tests/node_modules/typescript-5.9/bin/tsc");
  const args = [compiler, "program.ts", ...options.split(" "), resolve("tests/node_modules/@types")];
  return new Promise((done) =>
    execFile(process.execPath, args, { cwd: MOVED }, (error, stdout) => done(error ? `${error}\n${stdout}` : stdout)),
  );
}

/** Loads the program as it runs in a folder. */
export async function load(folder: string): Promise<Program> {
  const file = resolve(folder, "program.js");
  const { code } = transformSync(readFileSync(PROGRAM, "utf8"), { loader: "ts", target: "node18" });
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}
