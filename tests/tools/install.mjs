/** What only some scripts need is installed when the first of them runs, and anew when its lock file has changed. */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** The folders whose lock files name packages, and about how large these are. */
const SIZES = { tests: "360 MB", "tests/apis": "410 MB", "tests/octokit": "50 MB", "tests/runtimes": "1 GB" };

/** Installs what is missing of these folders' packages, and says so first. */
export function install(...folders) {
  const missing = folders.filter(
    (folder) => timeOf(folder, "node_modules/.package-lock.json") < timeOf(folder, "package-lock.json"),
  );
  if (!missing.length) return;
  console.log(`Installs what is missing: ${missing.map((folder) => `${folder} (${SIZES[folder]})`).join(", ")}`);
  for (const folder of missing) {
    // A shell finds npm on Windows, too. Its warnings are of clients that want a newer Node, which they get.
    const options = { cwd: folder, stdio: "inherit", shell: true };
    const { status } = spawnSync("npm ci --no-audit --no-fund --loglevel=error", options);
    if (status !== 0) throw new Error(`npm ci in ${folder} failed`);
  }
}

const timeOf = (folder, file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a program of tests/package.json, by the path of its file, and gives its exit status. */
export function runTool(file, ...args) {
  install("tests");
  return spawnSync(process.execPath, [join("tests/node_modules", file), ...args], { stdio: "inherit" }).status ?? 1;
}
