/** Two folders with the same clients: in one they have their own builder, in the other the recipe of README.md. */
import { execSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { install } from "../tools/install.mjs";
import { pack, recipe, writeRecipe } from "./recipe.mjs";

export type Program = typeof import("./program.ts");

const HOME = "tests/octokit";
const PROGRAM = join(HOME, "program.ts");

export const OWN = "tests/.test/octokit-own";
export const MOVED = "tests/.test/octokit-moved";

/** Makes both folders. */
export function makeFolders(): void {
  install(HOME);
  mkdirSync(OWN, { recursive: true });
  writeFileSync(join(OWN, "package.json"), '{ "type": "module" }');
  const packages = join(OWN, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve(HOME, "node_modules"), packages, "junction");
  move();
}

/** Does what the page says in a project that has the clients; anew when the recipe, the package or the lock changes. */
function move(): void {
  const project = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8"));
  const manifest = JSON.stringify({ ...project, dependencies: { "tiny-endpoint": `file:${pack()}` } });
  const wanted = JSON.stringify([manifest, recipe, readFileSync(join(HOME, "package-lock.json"), "utf8")]);
  const done = join(MOVED, "done.json");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return;
  rmSync(MOVED, { recursive: true, force: true });
  mkdirSync(MOVED);
  // The project had octokit's own builder installed and locked.
  cpSync(join(HOME, "package-lock.json"), join(MOVED, "package-lock.json"));
  cpSync(join(HOME, "node_modules"), join(MOVED, "node_modules"), { recursive: true });
  writeFileSync(join(MOVED, "package.json"), manifest);
  writeRecipe(MOVED, "npm");
  execSync("npm install --no-audit --no-fund --prefer-offline --loglevel=error", {
    cwd: MOVED,
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(done, wanted);
}

/** What TypeScript 5.9 says of the program where the recipe is; nothing, if all is well. */
export async function compilerOutput(): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom", "dom.asynciterable"],
    types: ["node"],
    typeRoots: [resolve("tests/node_modules/@types")],
    skipLibCheck: true,
  };
  cpSync(PROGRAM, join(MOVED, "program.ts"));
  writeFileSync(join(MOVED, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  const compiler = resolve("tests/node_modules/typescript-5.9/bin/tsc");
  const child = spawn(process.execPath, [compiler, "--pretty", "false"], {
    cwd: MOVED,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return status === 0 ? output : `${output}tsc ended with ${status}`;
}

/** Loads the program as it runs in a folder. */
export async function load(folder: string): Promise<Program> {
  const file = resolve(folder, "program.js");
  const { code } = transformSync(readFileSync(PROGRAM, "utf8"), { loader: "ts", target: "node18" });
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}
