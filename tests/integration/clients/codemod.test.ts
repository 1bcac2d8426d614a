/** What the codemod of the page "Moving a code base" moves, run by its tool, and what it leaves. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { expand, expandPath, path } from "../../../dist/endpoint.js";
import { movingPage, rowsOf } from "../../support/pages.ts";

const PAGE = "tests/docs/moving";
const FOLDER = "tests/.test/codemod";
rmSync(FOLDER, { recursive: true, force: true });

/** A line, and what becomes of it; nothing, if it is left. */
type Move = readonly [line: string, moved?: string];

const LINES: readonly Move[] = [
  ...rowsOf(movingPage, "|before|").map(([before = "", after = ""]) => [`${before};`, `${after};`] as const),
  // Where a url stands.
  ["fetch(`/x/${id}`);", "fetch(path`/x/${id}`);"],
  ["await fetch(`/x/${id}`, init);", "await fetch(path`/x/${id}`, init);"],
  ["fetchJson(`/x/${id}`);", "fetchJson(path`/x/${id}`);"],
  ["await fetchJson<T>(`/x/${id}`);", "await fetchJson<T>(path`/x/${id}`);"],
  ["client.get(`/x/${id}`);", "client.get(path`/x/${id}`);"],
  ["this.http.delete(`/x/${id}`);", "this.http.delete(path`/x/${id}`);"],
  ["request('GET', `/x/${id}`);", "request('GET', path`/x/${id}`);"],
  ["navigate(`/x/${id}`);", "navigate(path`/x/${id}`);"],
  ["fetch(base + `/x/${id}`);", "fetch(base + path`/x/${id}`);"],
  ["fetch(base + `/x/${id}` + query);", "fetch(base + path`/x/${id}` + query);"],
  ["fetch(`/x/${id}` + query);", "fetch(path`/x/${id}` + query);"],
  ["const url = `/x/${id}`;", "const url = path`/x/${id}`;"],
  ["const imageUrl: string = `/x/${id}`;", "const imageUrl: string = path`/x/${id}`;"],
  ["use({ url: `/x/${id}` });", "use({ url: path`/x/${id}` });"],
  ["const a = <a href={`/x/${id}`} />;", "const a = <a href={path`/x/${id}`} />;"],
  ["const a = <Link to={`/x/${id}`} />;", "const a = <Link to={path`/x/${id}`} />;"],
  ["log(`/x/${id}`);"],
  ["const text = `/x/${id}`;"],
  ["const a = <a title={`/x/${id}`} />;"],
  ["gql`/x/${id}`;"],
  ["fetch(gql`/x/${id}`);"],
  ["type Url = `/x/${Id}`;"],
  // What the values are called.
  ["fetch(`/x/${user.id}`);", "fetch(path`/x/${user.id}`);"],
  ["fetch(`/x/${userId}/${user.ID!}`);", "fetch(path`/x/${userId}/${user.ID!}`);"],
  ["fetch(`/x/${slug}/${issue_number}/`);", "fetch(path`/x/${slug}/${issue_number}/`);"],
  ["fetch(`/x/${name}`);"],
  ["fetch(`/x/${id}/${file}`);"],
  ["fetch(`/x/${user?.id}`);"],
  ["fetch(`/x/${encodedId}`);"],
  ["fetch(`/x/${escapedId}`);"],
  ["fetch(`/x/${escape(id)}`);"],
  ["fetch(`/x/${id || otherId}`);"],
  ["fetch(`/x/${getId()}`);"],
  // What is encoded there.
  ["fetch(`/x/${encodeURIComponent(name)}`);", "fetch(path`/x/${name}`);"],
  ["fetch(`/x/${encodeURIComponent(f(a.name))}/y`);", "fetch(path`/x/${f(a.name)}/y`);"],
  ["fetch(`/x?q=${encodeURIComponent(q)}&id=${id}`);", "fetch(path`/x?q=${q}&id=${id}`);"],
  ["fetch(`/x/${encodeURIComponent(encodeURIComponent(a))}`);", "fetch(path`/x/${encodeURIComponent(a)}`);"],
  ["fetch(`/x/${encodeURIComponent(a) + encodeURIComponent(b)}`);"],
  ["fetch(`/x/${encodeURI(name)}`);"],
  ["const id = encodeURIComponent(name); fetch(`/x/${id}`);"],
  ["const id: string = encodeURIComponent(name); fetch(`/x/${id}`);"],
  ["id = encodeURIComponent(name); fetch(`/x/${id}`);"],
  ["const load = ({ id }) => fetch(`/x/${id}`); load({ id: encodeURIComponent(name) });"],
  // What else stands in the string.
  ["fetch(`/x-1/y.z/~a/@b/${id}/c`);", "fetch(path`/x-1/y.z/~a/@b/${id}/c`);"],
  ["fetch(`/x/${id}?page=1&sort=a-b`);", "fetch(path`/x/${id}?page=1&sort=a-b`);"],
  ["fetch(`/x?id=${id}`);", "fetch(path`/x?id=${id}`);"],
  ["fetch(`/x?user-id=${id}`);", "fetch(path`/x?user-id=${id}`);"],
  ["fetch(`/x`);"],
  ["fetch(`x/${id}`);"],
  ["fetch(`//x/${id}`);"],
  ["fetch(`https://h.example/x/${id}`);"],
  ["fetch(`/x-${id}`);"],
  ["fetch(`/x/${id}.json`);"],
  ["fetch(`/x/${id}${otherId}`);"],
  ["fetch(`/x/{y}/${id}`);"],
  ["fetch(`/x/:y/${id}`);"],
  ["fetch(`/x/a b/${id}`);"],
  ["fetch(`/x/${id}#y`);"],
  ["fetch(`/x?${id}`);"],
  ["fetch(`/x?a=1${id}`);"],
  ["fetch(`/x?a=b/${id}`);"],
  ["fetch(`/x/${id ? `/${id}` : ''}`);"],
  // A base in front.
  ["fetch(`${base}/x/${id}`);", "fetch(base + path`/x/${id}`);"],
  ["fetch(`${this.baseUrl}/x?q=${encodeURIComponent(q)}`);", "fetch(this.baseUrl + path`/x?q=${q}`);"],
  ["fetch(`${import.meta.env.API}/x/${id}`);", "fetch(import.meta.env.API + path`/x/${id}`);"],
  ["fetch(`${getBase()}/x/${id}`);", "fetch(getBase() + path`/x/${id}`);"],
  ["const url = `${$base}/${id}/`;", "const url = $base + path`/${id}/`;"],
  ["const a = <a href={`${base}/x/${id}`} />;", "const a = <a href={base + path`/x/${id}`} />;"],
  ["fetch(`${base}/x`);"],
  ["fetch(`${base}${id}`);"],
  ["fetch(`${base}x/${id}`);"],
  ["fetch(`${userId}/x/${id}`);"],
  ["fetch(`${a || b}/x/${id}`);"],
  ["fetch(`${await base}/x/${id}`);"],
  ["fetch(a * `${base}/x/${id}`);"],
];

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
  ['import a from "a";\nfetch(path`/x/${id}`);\n'],
  ["fetch(`/x/${id}`);\n"],
  ['const a = require("a");\nfetch(`/x/${id}`);\n'],
  ['import path from "node:path";\nfetch(`/x/${id}`);\n'],
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

/** All files after the codemod, each of which is a row. */
function moveAll(rows: readonly Move[], type: string): string[] {
  const folder = `${FOLDER}/${type}`;
  mkdirSync(folder, { recursive: true });
  rows.forEach(([before], index) => writeFileSync(`${folder}/${index}.${type}`, before));
  const scan = ["scan", "-c", `${PAGE}/sgconfig.yml`, "-r", `${PAGE}/path.yml`, "-U", "--no-ignore", "hidden"];
  const all = (): string[] => rows.map((_, index) => readFileSync(`${folder}/${index}.${type}`, "utf8"));
  execFileSync("tests/node_modules/.bin/ast-grep", [...scan, "--no-ignore", "vcs", folder], { stdio: "pipe" });
  const once = all();
  execFileSync("tests/node_modules/.bin/ast-grep", [...scan, "--no-ignore", "vcs", folder], { stdio: "pipe" });
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
