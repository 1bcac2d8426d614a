/** What the build makes. */
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../support/table.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const test = suite("dist");

test("Deno finds the types by the first line of endpoint.js", () => {
  assert.is(linesOf("endpoint.js")[0], '/* @ts-self-types="./endpoint.d.ts" */');
});

for (const file of readdirSync("dist")) {
  test(`a line of ${file} says what it is`, () => {
    const what = `${manifest.name} ${manifest.version} | ${manifest.license}`;
    const line = `/*! ${what} | Copyright (c) 2026 tiny-endpoint contributors */`;
    assert.ok(linesOf(file).slice(0, 2).includes(line), `no line ${line}`);
  });
}

// They have no source in the package.
for (const file of ["cli.js", "spell.js"]) {
  test(`${file} is not minified`, () => {
    assert.ok(linesOf(file).length > 40 && linesOf(file).includes("}"));
    assert.is(
      linesOf(file).find((line) => line.length > 200),
      undefined,
    );
  });
}

// A guard against accidents, not a goal.
test("endpoint.js takes 8,900 bytes at most with brotli", () => {
  const size = brotliCompressSync(readFileSync("dist/endpoint.js")).length;
  assert.ok(size <= 8_900, `it takes ${size} bytes`);
});

const CALLS = {
  "endpoint.js": 'import { endpoint } from "./dist/endpoint.js"; endpoint("DELETE /users/{id}");',
  "endpoint.cjs": 'require("./dist/endpoint.cjs").endpoint("DELETE /users/{id}");',
};
for (const [file, call] of Object.entries(CALLS)) {
  test(`an uncaught error of ${file} can be read`, () => {
    const type = file.endsWith(".cjs") ? "commonjs" : "module";
    const { stderr } = spawnSync(process.execPath, [`--input-type=${type}`, "-e", call], { encoding: "utf8" });
    assert.match(stderr, 'TypeError: "id" in "DELETE /users/{id}" needs a value');
    assert.ok(stderr.length < 1500, `${stderr.length} characters stand on the screen`);
  });
}

test("endpoint.cjs may be indented, as Rollup's CommonJS plugin does (in Vite 7, too)", () => {
  const code = linesOf("endpoint.cjs").map((line) => `\t${line}`);
  const module = { exports: {} as typeof import("../../dist/endpoint.js") };
  new Function("module", code.join("\n"))(module);
  assert.is(module.exports.expand("{&a}", { a: 1 }), "&a=1");
});

test("the declarations stand alone", () => {
  const declarations = readFileSync("dist/endpoint.d.ts", "utf8");
  assert.not.match(declarations, /\bimport\b|\bfrom "/);
  // The method and body of `toInit`, which clients' types take by no other name.
  assert.equal(declarations.match(/.*\bany\b(?=[;,)\]>])/g), ["    method: any", "    body?: any"]);
  // What can be imported has its comment, and nothing else has.
  assert.not.match(declarations, /(?<!\*\/\n)^export (?:declare|type|interface) .*/m);
  const commented = declarations.match(/(?<=\*\/\n)(?:export )?(?=\w)/g);
  assert.ok(commented!.length > 15);
  assert.equal([...new Set(commented)], ["export "]);
  // Those for CommonJS are the same types under the same names.
  const values = (text: string) =>
    [...text.matchAll(/^export declare (?:const|function) (\w+)/gm)].map(([, name]) => name);
  assert.equal(values(readFileSync("dist/endpoint.d.cts", "utf8")), values(declarations));
});

for (const file of readdirSync("dist").filter((name) => /js$/.test(name))) {
  test(`the syntax of ${file} is ES2020, without lookbehind`, () => {
    const code = readFileSync(join("dist", file), "utf8");
    const [old, own] = ["es2020", "esnext"].map((target) => transformSync(code, { target }).code);
    assert.is(own, old);
    assert.not.match(code, /\(\?<[=!]/);
  });
}

// `spell` computes, and its program reads one file.
for (const [file, imported, asked] of [
  ["spell.js", [], /\b(?:globalThis|process|console|fetch|Deno|Bun)\b|\bimport\(/],
  ["cli.js", ["readFileSync", "process", "spell"], /\b(?:globalThis|fetch|Deno|Bun)\b|\.env\b|\bimport\(/],
] as const) {
  test(`${file} imports and asks for nothing else`, () => {
    const code = readFileSync(join("dist", file), "utf8");
    assert.equal(
      Array.from(code.matchAll(/^import \{? ?(.*?) ?\}? from/gm), ([, names]) => names),
      imported,
    );
    assert.not.match(code, asked);
  });
}

test.run();

each("the version is the package's", ({ endpoint }) => {
  assert.is((endpoint.DEFAULTS.headers as Record<string, string>)["user-agent"], `tiny-endpoint/${manifest.version}`);
});

function linesOf(file: string): string[] {
  return readFileSync(join("dist", file), "utf8").split("\n");
}
