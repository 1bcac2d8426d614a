/** Two folders with the same clients: in one they have their own builder, in the other the recipe of docs/octokit.md. */
import { execSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Octokit } from "octokit";

const HOME = "tests/integration/octokit";
const PACKAGES = resolve(HOME, "node_modules");

/** What the page says to write: two files, npm's additions to package.json, and, behind two more, a command. */
const blocks = readFileSync("tests/docs/octokit.md", "utf8").matchAll(/^```\w+\n([^]*?)^```$/gm);
const [manifest = "", code = "", additions = "", , , command = ""] = [...blocks].map(([, block]) => block);

export const OWN = "tests/.test/octokit-own";
export const MOVED = "tests/.test/octokit-moved";

/** Makes both folders: the second by what the page says, in a project that has the clients installed and locked. */
export function makeFolders(): void {
  for (const folder of [OWN, MOVED]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(OWN, { recursive: true });
  symlinkSync(PACKAGES, join(OWN, "node_modules"), "junction");

  mkdirSync(join(MOVED, "octokit-endpoint"), { recursive: true });
  writeFileSync(join(MOVED, "octokit-endpoint/package.json"), manifest);
  writeFileSync(join(MOVED, "octokit-endpoint/index.js"), code);
  cpSync(PACKAGES, join(MOVED, "node_modules"), { recursive: true });
  cpSync(join(HOME, "package-lock.json"), join(MOVED, "package-lock.json"));
  const packed = execSync(`npm pack --silent --ignore-scripts --pack-destination ${MOVED}`, {
    encoding: "utf8",
  }).trim();
  const project = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8"));
  const { dependencies, overrides } = JSON.parse(additions);
  dependencies["tiny-endpoint"] = `file:${packed}`;
  writeFileSync(join(MOVED, "package.json"), JSON.stringify({ ...project, dependencies, overrides }));
  execSync("npm install --no-audit --no-fund --prefer-offline --silent", { cwd: MOVED, stdio: "inherit" });
}

/** What the page's command prints in a folder. */
export const printedIn = (folder: string): string => execSync(command, { cwd: folder, encoding: "utf8" }).trim();

/** Makes a client that a folder has installed, without the plugins that make it wait. */
export async function clientIn(folder: string): Promise<() => Octokit> {
  const file = resolve(folder, "client.mjs");
  const options =
    '{ auth: "secret", retry: { enabled: false }, throttle: { enabled: false }, log: { ...console, warn() {} } }';
  writeFileSync(file, `import { Octokit } from "octokit";\nexport const client = () => new Octokit(${options});`);
  return (await import(pathToFileURL(file).href)).client;
}
