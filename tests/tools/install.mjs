/** What only some scripts need is installed when the first of them runs, and anew when its lock file has changed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { execPath, exit } from "node:process";

/** The folders whose lock files name packages, and about how large these are. */
const SIZES = {
  "tests/tools": "12 MB",
  tests: "500 MB",
  "tests/integration/octokit": "50 MB",
  "tests/integration/runtimes": "670 MB",
};

/** @typedef {keyof typeof SIZES} Folder */

/** Of these folders, those whose packages are missing, or older than their lock file. @param {readonly Folder[]} folders */
export const missingOf = (folders) =>
  folders.filter((folder) => timeOf(folder, "node_modules/.package-lock.json") < timeOf(folder, "package-lock.json"));

/** Installs what is missing of these folders' packages, and says so first. @param {readonly Folder[]} folders */
export function install(...folders) {
  const missing = missingOf(folders);
  if (!missing.length) return;
  console.log(`Installs what is missing: ${missing.map((folder) => `${folder} (${SIZES[folder]})`).join(", ")}`);
  // Without a network, npm would wait for minutes; what it has in its cache may do.
  const isOnline = npm("tests", "ping --silent --fetch-retries=0 --fetch-timeout=5000");
  for (const folder of missing) {
    // npm's warnings are of clients that want a newer Node, which they get.
    if (npm(folder, `ci --no-audit --no-fund ${isOnline ? "--loglevel=error" : "--offline --silent"}`)) continue;
    const why = isOnline ? "" : ": npm's registry does not answer, and its cache lacks some of them";
    console.error(`The packages of ${folder} are not installed${why}.`);
    exit(1);
  }
}

/** Whether npm does this. A shell finds it on Windows, too. @param {string} cwd @param {string} command */
const npm = (cwd, command) => spawnSync(`npm ${command}`, { cwd, stdio: "inherit", shell: true }).status === 0;

/** @param {Folder} folder @param {string} file */
const timeOf = (folder, file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a program of a folder's packages, by the path of its file, and gives its exit status. @param {string[]} args */
export function runTool(/** @type {Folder} */ folder, /** @type {string} */ file, ...args) {
  install(folder);
  return spawnSync(execPath, [join(folder, "node_modules", file), ...args], { stdio: "inherit" }).status ?? 1;
}
