/** What README.md, beside this file, says to write: for the suite, and for the package managers. */
import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

export const page = readFileSync("tests/octokit/README.md", "utf8");

/** Each file that the page shows: the package manager that it is for, if not for all, and its name and text. */
export const recipe = [
  ...page.matchAll(/^(?:.*\*\*(?<manager>\w+)\*\*)?.*`(?<file>[\w/-]+\.\w+)`:\n\n```\w+\n(?<content>[^]*?)^```$/gm),
].map(({ groups = {} }) => groups);

/** Writes the files of the recipe into a project, as a user of a package manager does. */
export function writeRecipe(project, manager) {
  for (const { manager: named = manager, file, content } of recipe) {
    if (named !== manager) continue;
    const path = join(project, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file === "package.json" ? withMembers(path, JSON.parse(content)) : content);
  }
}

/** A project's package.json with what the page adds to it. */
function withMembers(path, additions) {
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  for (const [key, members] of Object.entries(additions)) manifest[key] = { ...manifest[key], ...members };
  return JSON.stringify(manifest);
}

/** Packs the package, and gives the path of a file whose name says what is in it, for package managers remember files. */
export function pack() {
  const folder = resolve("tests/.test/packed");
  mkdirSync(folder, { recursive: true });
  const command = `npm pack --ignore-scripts --json --pack-destination "${folder}"`;
  const [{ filename, shasum }] = JSON.parse(execSync(command, { encoding: "utf8", stdio: "pipe" }));
  const file = join(folder, `${shasum}.tgz`);
  renameSync(join(folder, filename), file);
  return file;
}
