import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../support/table.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const test = suite("package");

test("dist is what the build makes of the sources", () => {
  const copy = mkdtempSync(join(tmpdir(), "tiny-endpoint-"));
  try {
    for (const file of ["package.json", "tsconfig.json", "endpoint.ts", "uri-template.ts"])
      cpSync(file, join(copy, file));
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
    execFileSync("npm", ["run", "build"], { cwd: copy, shell: true });
    const files = readdirSync("dist").sort();
    assert.equal(readdirSync(join(copy, "dist")).sort(), files);
    for (const file of files)
      assert.ok(readFileSync(join("dist", file)).equals(readFileSync(join(copy, "dist", file))), file);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test("Deno finds the types of dist/endpoint.js", () => {
  const file = readFileSync("dist/endpoint.js");
  assert.is(file.toString().split("\n")[0], '/* @ts-self-types="./endpoint.d.ts" */');
});

test("dist/endpoint.js is no larger than the two peers whose work it does", () => {
  assert.ok(brotliCompressSync(readFileSync("dist/endpoint.js")).length <= 3738);
});

test("the declarations stand alone", () => {
  const declarations = readFileSync("dist/endpoint.d.ts", "utf8");
  assert.not.match(declarations, /\bimport\b|\bfrom "/);
  assert.not.match(declarations, /\bany\b(?=[;,)\]>])/);
  assert.is(readFileSync("dist/endpoint.d.cts", "utf8"), declarations);
});

test("there are no dependencies at run time, and every file named is there", () => {
  assert.is(manifest.dependencies, undefined);
  assert.equal(Object.keys(manifest.devDependencies).sort(), ["c8", "esbuild", "typescript", "uvu"]);
  const named = [manifest.main, manifest.module, manifest.types, manifest.unpkg, manifest.jsdelivr];
  for (const entry of Object.values<Record<string, string>>(manifest.exports["."])) named.push(...Object.values(entry));
  for (const file of named) assert.ok(readFileSync(file).length, file);
});

test.run();

each("the version is the package's", ({ endpoint }) => {
  assert.is((endpoint.DEFAULTS.headers as Record<string, string>)["user-agent"], `tiny-endpoint/${manifest.version}`);
});
