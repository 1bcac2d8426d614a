/** The rule for ESLint and oxlint finds plain template strings in the calls of a client, and finished pieces in tags. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { movingPage, rowsOf } from "../../support/pages.ts";
import { names } from "../../docs/moving/lint.js";

/** A line, and how much is found in it. */
const LINES: readonly (readonly [line: string, found: number])[] = [
  // What the page moves by hand, before and after.
  ...rowsOf(movingPage, "|there|here|").flatMap(([there, here]) => [
    [`fetch(${there});`, 1] as const,
    [`fetch(${here});`, 0] as const,
  ]),
  // Each name of the lists.
  ...names.functions.map((name) => [`${name}(\`/users/\${id}\`);`, 1] as const),
  ...names.objectsWithMethods.map((name) => [`${name}.get(\`/users/\${id}\`);`, 1] as const),
  ...names.builders.map((name) => [`${name}(\`GET /users/\${id}\`);`, 1] as const),
  ["fetch(`/users/${id}`);", 1],
  ["fetch(`/users/${id}`, { method: 'DELETE' });", 1],
  ["expandPath(`/users/${id}`);", 1],
  ["fetch(base + `/users/${id}`);", 1],
  ["fetch(base + `/users/${id}` + '?page=1');", 1],
  ["fetch(id ? `/users/${id}` : '/users');", 1],
  ["axios.get(`/users/${id}`);", 1],
  ["fetch(path`/users/${id}`);", 0],
  ["axios.get(path`/users/${id}`);", 0],
  ["fetch(base + path`/users/${id}` + '?page=1');", 0],
  ["fetch(url, `${method}`);", 0],
  ["cache.get(`${id}`);", 0],
  ["fetch(base + path`/users/${id}`);", 0],
  ["fetch(expandPath('/users/{id}', { id }));", 0],
  ["fetch(`/users`, { body: `${id}` });", 0],
  ["log(`/users/${id}`);", 0],
  ["api(`GET /users/${id}`);", 1],
  ["api(`GET /users/${id}`, {});", 1],
  ["endpoint(`${method} /users/${id}/keys`);", 1],
  ["api.merge(`GET /users/${id}`);", 1],
  ["api.get(`/users/${id}`);", 0],
  ["window.fetch(`/users/${id}`);", 1],
  ["this.axios.get(`/users/${id}`);", 1],
  ["urlPath`/users${query}`;", 1],
  ["this.api(`/users/${id}`);", 1],
  ["api('GET ' + `/users/${id}`);", 1],
  ["api(id ? `GET /users/${id}` : 'GET /users');", 1],
  ["api(`GET ${url}`);", 0],
  ["api(`${method} /users/{id}`, { id });", 0],
  ["api(`${base}/users/{id}`, { id: `/${id}` });", 0],
  ["api('GET ' + path`/users/${id}`);", 0],
  ["api(`GET /users`);", 0],
  ["api('DELETE /users/' + id + '/keys');", 1],
  ["this.api('GET /users/' + id);", 1],
  ["fetch('/users/' + encodeURIComponent(id));", 1],
  ["fetch(base + '/users/' + id);", 1],
  ["axios.get('/users/' + id, { params });", 1],
  ["fetch(base + '/users/');", 0],
  ["fetch('.' + path`/users/${id}`);", 0],
  ["fetch(path`/users/${id}` + '?' + search, { body: 'a/' + b });", 0],
  ["fetch('/users?page=' + page);", 0],
  ["log('/users/' + id);", 0],
  ["path`/users${query}`;", 1],
  ["path`/users${this.query}`;", 1],
  ["path`/users${query()}`;", 1],
  ["path`/users${q.toQueryString(1)}`;", 1],
  ["path`/users/${encodeURIComponent(id)}`;", 1],
  ["path`/users${listParams}`;", 1],
  ["path`/users${location.search}`;", 1],
  ["path`/users${subPath}`;", 1],
  ["path`/users${next.uri}`;", 1],
  ["path`/users${nextUrl()}`;", 1],
  ["path`/users${a.href}`;", 1],
  ["path`/users${routeOf(id)}`;", 1],
  ["path`/${apiBase}/users`;", 1],
  ["path`/users/${id}${suffix}`;", 1],
  ["path`/files/${names.join('/')}`;", 1],
  ["path`/users?limit=50${cursor ? `&cursor=${cursor}` : ''}`;", 1],
  ["path`/users${id ? `/${id}` : '/all'}`;", 1],
  ["path`/users/${id || ''}`;", 1],
  ["path`/users/${req.params.id}?page=${page ?? 1}&sort=${up ? 'up' : 'down'}`;", 0],
  ["path`/users/${name}/${unencoded}/${baseId}/${joined}?a=${paramsOf}`;", 0],
  ["html`${query}`;", 0],
];

const FILE = "tests/.test/lint/lines.js";
mkdirSync("tests/.test/lint", { recursive: true });
writeFileSync(FILE, LINES.map(([line]) => `${line}\n`).join(""));

/** What a linter reports, as JSON. */
const report = (linter: string, config: string): any => {
  const options = ["-c", `tests/docs/moving/${config}`, "--no-ignore", "-f", "json", FILE];
  return JSON.parse(spawnSync(`tests/node_modules/.bin/${linter}`, options, { encoding: "utf8" }).stdout);
};

/** Each linter, and the lines of what the rule finds by the file of the page. */
const LINTERS: Readonly<Record<string, () => number[]>> = {
  ESLint: () => {
    const [{ messages }] = report("eslint", "eslint.config.js");
    return messages.map(({ line }: { line: number }) => line);
  },
  oxlint: () => {
    const { diagnostics } = report("oxlint", ".oxlintrc.json");
    const found = diagnostics.filter(({ code }: { code: string }) => code === "tiny-endpoint(path)");
    return found.map(({ labels: [label] }: { labels: { span: { line: number } }[] }) => label!.span.line);
  },
};

const test = suite("the rule for ESLint and oxlint");
for (const [linter, foundBy] of Object.entries(LINTERS)) {
  test(`${linter}, by the file beside the page`, () => {
    const found = foundBy();
    assert.equal(
      LINES.map(([line], index) => [line, found.filter((number) => number === index + 1).length]),
      LINES,
    );
  });
}
test.run();
