/**
 * `npm run digests`: writes tests/unit/digests.txt, by which a test knows the files that may publish in our name, and those
 * that say whether tests have failed. It prints what has changed in them, to be read. A digest is a file's name in git.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const LIST = "tests/unit/digests.txt";
const files = [".ci", ".github/workflows"].flatMap((folder) =>
  readdirSync(folder)
    .sort()
    .map((file) => `${folder}/${file}`),
);
/** @param {string[]} args */
const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout;

const before = new Map(
  Array.from(readFileSync(LIST, "utf8").matchAll(/^(.+) (\w+)$/gm), ([, file, digest]) => [file, digest]),
);
let list = "";
for (const file of files) {
  const digest = git("hash-object", "-w", file).trim();
  const old = before.get(file);
  list += `${file} ${digest}\n`;
  before.delete(file);
  if (old === undefined) console.log(`new: ${file}\n${readFileSync(file, "utf8")}`);
  else if (old !== digest) console.log(`changed: ${file}\n${git("diff", old, file)}`);
}
for (const file of before.keys()) console.log(`gone: ${file}`);
writeFileSync(LIST, list);
