/** What only some scripts need is installed when the first of them runs, and anew when its lock file has changed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages that a folder's lock file names, unless they are there; `cost` is for the reader. */
export function install(folder, cost = "a minute at most") {
  if (timeOf(join(folder, "node_modules/.package-lock.json")) >= timeOf(join(folder, "package-lock.json"))) return;
  console.log(`Installing what ${folder}/package.json asks for, once (${cost}) ...`);
  // A shell finds npm on Windows, too. Its warnings are of clients that want a newer Node, which they get.
  const { status } = spawnSync("npm ci --no-audit --no-fund --loglevel=error", {
    cwd: folder,
    stdio: "inherit",
    shell: true,
  });
  if (status !== 0) throw new Error(`npm ci in ${folder} failed`);
}

/** Runs a program of the packages that a folder asks for, by the path of its file, and gives its exit status. */
export function runTool(folder, file, ...args) {
  install(folder);
  return spawnSync(process.execPath, [join(folder, "node_modules", file), ...args], { stdio: "inherit" }).status ?? 1;
}
