/** What the package holds, and what those who install it find in it. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { folder } from "../support/processes.ts";

const FILES = [
  "LICENSE",
  "README.md",
  "dist/endpoint.cjs",
  "dist/endpoint.d.cts",
  "dist/endpoint.d.ts",
  "dist/endpoint.js",
  "endpoint.ts",
  "package.json",
  "tests/README.md",
  "tests/SPEC.md",
  "tests/apis/spell.mjs",
  "tests/bench/README.md",
  "tests/bench/speed.svg",
  "tests/clients/README.md",
  "tests/octokit/README.md",
  "tests/peers/README.md",
  "uri-template.ts",
];

const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { encoding: "utf8" });
const [{ filename, files }] = JSON.parse(packed);
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

const test = suite("npm pack");
test("the package holds what the README promises, and nothing else", () => {
  assert.equal(files.map(({ path }: { path: string }) => path).sort(), FILES);
});
test("every relative link and picture of a page is a file of the package", () => {
  for (const page of FILES.filter((file) => file.endsWith(".md"))) {
    for (const [, path = ""] of readFileSync(page, "utf8").matchAll(/(?:\]\(|\bsrc(?:set)?=")(?!\w+:|#)([^)#"]+)/g)) {
      assert.ok(FILES.includes(posix.join(posix.dirname(page), path)), `${path} in ${page}`);
    }
  }
});
test("only what is published is built and tested before", () => {
  assert.is(manifest.scripts.prepublishOnly, "npm run build && npm test");
});
test("no code names a source map, for there is none", () => {
  for (const file of FILES.filter((file) => /\.c?js$/.test(file)))
    assert.not.match(readFileSync(file, "utf8"), "sourceMappingURL", file);
});
test("publint has nothing to report", () => {
  const report = spawnSync("tests/node_modules/.bin/publint", ["--strict", join(folder, filename)], {
    encoding: "utf8",
  });
  assert.match(report.stdout, "All good!", report.stdout + report.stderr);
});
test("what knows no `exports` finds the same", () => {
  const { main, module, types, exports } = manifest;
  const { import: esm, require: cjs } = exports["."];
  assert.equal([main, module, types], [cjs.default, esm.default, esm.types]);
});
test.run();
