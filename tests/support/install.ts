import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Installs the packages of a suite that has its own, on first use and anew when its lock file has changed. */
export function install(folder: string, cost: string): void {
  const [wanted, present] = [join(folder, "package-lock.json"), join(folder, "node_modules/.package-lock.json")];
  if (existsSync(present) && statSync(present).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log(`Installing what ${join(folder, "package.json")} asks for, once (${cost}) ...`);
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit", timeout: 600_000 });
}
