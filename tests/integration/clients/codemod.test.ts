/** What the codemod of the page "Moving a code base" moves, run by its tool, and what it leaves. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { expand, expandPath, path } from "../../../dist/endpoint.js";
import { movingPage, rowsOf } from "../../support/pages.ts";
import { LINES, type Move } from "./moves.ts";

const PAGE = "tests/docs/moving";
const FOLDER = "tests/.test/codemod";
rmSync(FOLDER, { recursive: true, force: true });

/** A whole file, likewise. */
const FILES: readonly Move[] = [
  [
    '// Head.\n"use client";\n\nimport a from "a";\nimport b from "b";\nfetch(`/x/${id}`);\n\n',
    '// Head.\n"use client";\n\nimport { path } from "tiny-endpoint";\nimport a from "a";\nimport b from "b";\nfetch(path`/x/${id}`);\n\n',
  ],
  [
    'import {\n  endpoint,\n  path,\n} from "tiny-endpoint";\npath`/x/${id}`;\nfetch(`/x/${id}`);\n',
    'import {\n  endpoint,\n  path,\n} from "tiny-endpoint";\npath`/x/${id}`;\nfetch(path`/x/${id}`);\n',
  ],
  [
    'import a from "a";\nconst b = { path: a.path, "x": `/x` };\nconst c = <Route path="/" />;\nfetch(`/x/${id}`);\n',
    'import { path } from "tiny-endpoint";\nimport a from "a";\nconst b = { path: a.path, "x": `/x` };\nconst c = <Route path="/" />;\nfetch(path`/x/${id}`);\n',
  ],
  [
    'import a from "a";\nconst b = <svg><path d="M0" /><path d="M1"></path></svg>;\nfetch(`/x/${id}`);\n',
    'import { path } from "tiny-endpoint";\nimport a from "a";\nconst b = <svg><path d="M0" /><path d="M1"></path></svg>;\nfetch(path`/x/${id}`);\n',
  ],
  ['import a from "a";\nfetch(path`/x/${id}`);\n'],
  ["fetch(`/x/${id}`);\n"],
  ['const a = require("a");\nfetch(`/x/${id}`);\n'],
  [
    'import { path } from "tiny-endpoint";\nconst a = require("a");\nfetch(`/x/${id}`);\n',
    'import { path } from "tiny-endpoint";\nconst a = require("a");\nfetch(path`/x/${id}`);\n',
  ],
  ['import path from "node:path";\nfetch(`/x/${id}`);\n'],
  ['import { join } from "node:path";\nfetch(`/x/${id}`);\n'],
  ['import { unlink as del } from "node:fs/promises";\ndel(`/x/${id}`);\n'],
  ["import fs from 'fs';\nfetch(`/x/${id}`);\n"],
  [
    'import a from "./fs";\nimport b from "path-to-regexp";\nfetch(`/x/${id}`);\n',
    'import { path } from "tiny-endpoint";\nimport a from "./fs";\nimport b from "path-to-regexp";\nfetch(path`/x/${id}`);\n',
  ],
  ['import * as path from "node:path";\nfetch(`/x/${id}`);\n'],
  ['import { path } from "./endpoint";\nfetch(`/x/${id}`);\n'],
  ['import { path } from "ramda";\nfetch(`/x/${id}`);\n'],
  ['import { path as urlPath } from "tiny-endpoint";\nfetch(`/x/${id}`);\n'],
  ['import { a as path } from "tiny-endpoint";\nfetch(`/x/${id}`);\n'],
  ['import a from "a";\nconst f = (path) => fetch(`/x/${id}`);\n'],
  ['import a from "a";\nfunction f({ path }) { fetch(`/x/${id}`); }\n'],
  ['import a from "a";\nconst { path = 1 } = a;\nfetch(`/x/${id}`);\n'],
  ['import a from "a";\nconst { b: path } = a;\nfetch(`/x/${id}`);\n'],
  ['import a from "a";\nconst [path] = a;\nfetch(`/x/${id}`);\n'],
  ['import { path } from "tiny-endpoint";\nconst f = (path) => fetch(`/x/${id}`);\n'],
];

/** Runs the files of the page in a folder, as the page says. */
function scan(folder: string): void {
  const command = ["scan", "-r", "path.yml", "-U", "--no-ignore", "hidden", "--no-ignore", "vcs", "src"];
  execFileSync(resolve("tests/node_modules/.bin/ast-grep"), command, { cwd: folder, stdio: "pipe" });
}

/** A new folder with the files of the page. */
function folderOf(name: string): string {
  const folder = `${FOLDER}/${name}`;
  mkdirSync(`${folder}/src`, { recursive: true });
  for (const file of ["path.yml", "sgconfig.yml"]) copyFileSync(`${PAGE}/${file}`, `${folder}/${file}`);
  return folder;
}

/** All files after the codemod, each of which is a row. */
function moveAll(rows: readonly Move[], type: string): string[] {
  const folder = folderOf(type);
  const files = rows.map((_, index) => `${folder}/src/${index}.${type}`);
  files.forEach((file, index) => writeFileSync(file, rows[index]![0]));
  const all = (): string[] => files.map((file) => readFileSync(file, "utf8"));
  scan(folder);
  const once = all();
  scan(folder);
  assert.equal(all(), once, "a second run changes nothing");
  return once;
}

const asFile = ([line, moved]: Move): Move => {
  const head = 'import a from "a";\n';
  return moved ? [head + line, `import { path } from "tiny-endpoint";\n${head}${moved}`] : [head + line];
};

const codemod = suite("ast-grep, with path.yml");
for (const type of ["ts", "tsx", "js", "jsx", "mjs", "mts"]) {
  codemod(`what is moved, and what is left, in .${type}`, () => {
    const rows = [...LINES.map(asFile), ...FILES];
    assert.equal(
      moveAll(rows, type),
      rows.map(([before, after = before]) => after),
    );
  });
}
codemod("a file of TypeScript with assertions by <>, and of several functions, gets one import", () => {
  const before =
    'import a from "a";\nconst b = <any>a;\nconst c = <T>(x: T) => x;\nfetch(`/x/${id}`);\nfetch(`/y/${id}`);\n';
  const after = before.replaceAll("(`", "(path`");
  assert.equal(moveAll([[before]], "cts"), [`import { path } from "tiny-endpoint";\n${after}`]);
});
codemod("files of tests are left, until a line is taken out", () => {
  const folder = folderOf("tests");
  const tests = [
    ...["a.test.ts", "a.spec.jsx", "a.e2e.ts", "a.e2e-ee.ts", "test/a.ts", "b/tests/a.js", "testing/a.ts"],
    ...["__tests__/a.ts", "e2e/a.ts", "cypress/a.ts"],
  ];
  const files = [...tests, "latest.ts", "contest/a.ts"];
  const moved = (): string[] => files.filter((file) => readFileSync(`${folder}/src/${file}`, "utf8").includes("path`"));
  for (const file of files) {
    mkdirSync(dirname(`${folder}/src/${file}`), { recursive: true });
    writeFileSync(`${folder}/src/${file}`, 'import a from "a";\nfetch(`/x/${id}`);\n');
  }
  scan(folder);
  assert.equal(moved(), ["latest.ts", "contest/a.ts"]);
  const [, line] = /take the line `(\w+)` out/.exec(movingPage)!;
  const rule = readFileSync(`${folder}/path.yml`, "utf8");
  writeFileSync(`${folder}/path.yml`, rule.replace(new RegExp(`^${line}:.*\\n`, "m"), ""));
  scan(folder);
  assert.equal(moved(), files);
});
codemod("the page runs the version that is tested here", () => {
  const { devDependencies } = JSON.parse(readFileSync("tests/package.json", "utf8"));
  const [, version] = /@ast-grep\/cli@(\S+) ast-grep scan -r path\.yml/.exec(movingPage)!;
  assert.ok(devDependencies["@ast-grep/cli"].startsWith(`^${version}.`));
});
codemod.run();

/* ---- what is moved by hand ---- */

const OFTEN = { url: "/x", query: "?a=1", b: "c", id: "7", name: "d", names: ["a", "b"] };
const SELDOM = { url: "/x", query: "", b: undefined, id: undefined, name: "d", names: ["a"] };

const byHand = suite("what the page moves by hand");
for (const [there = "", here = ""] of rowsOf(movingPage, "|there|here|")) {
  byHand(there, () => {
    for (const values of [OFTEN, SELDOM]) {
      const scope = { expand, expandPath, path, ...values };
      const [before, after] = [there, here].map((code) => new Function(...Object.keys(scope), `return ${code}`));
      assert.is(after!(...Object.values(scope)), before!(...Object.values(scope)));
    }
  });
}
byHand.run();
