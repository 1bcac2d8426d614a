/** The rule for ESLint and oxlint finds plain template strings in the calls of a client, and finished pieces in tags. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { Linter } from "eslint";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blocksOf, clientsPage, runModule } from "../../support/pages.ts";

/** What the page prints, as it is pasted. */
const eslintConfig = blocksOf(clientsPage, "js").find((block) => block.includes("no-restricted-syntax"))!;
const oxlintConfig = blocksOf(clientsPage, "json").find((block) => block.includes("no-restricted-syntax"))!;

const lines: readonly (readonly [line: string, found: number])[] = [
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
  ["path`/files/${names.join('/')}`;", 1],
  ["path`/users?limit=50${cursor ? `&cursor=${cursor}` : ''}`;", 1],
  ["path`/users${id ? `/${id}` : '/all'}`;", 1],
  ["path`/users/${id || ''}`;", 1],
  ["path`/users/${req.params.id}?page=${page ?? 1}&sort=${up ? 'up' : 'down'}`;", 0],
  ["html`${query}`;", 0],
];

const test = suite("the rule for ESLint and oxlint");

test("ESLint, with the configuration of the page", async () => {
  const { default: config } = await runModule("eslint.config", eslintConfig);
  const found = lines.map(([line]) => [line, new Linter().verify(line, config as Linter.Config[]).length]);
  assert.equal(found, lines);
});

test("oxlint, with the configuration of the page", () => {
  // Under tests/, where it finds its plugin.
  const folder = "tests/.test/oxlint";
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/.oxlintrc.json`, oxlintConfig);
  writeFileSync(`${folder}/lines.js`, lines.map(([line]) => `${line}\n`).join(""));
  const options = ["-c", `${folder}/.oxlintrc.json`, "--no-ignore", "-f", "json", `${folder}/lines.js`];
  const { stdout } = spawnSync("tests/node_modules/.bin/oxlint", options, { encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  const found = diagnostics.filter(({ code }) => code.includes("no-restricted-syntax"));
  assert.equal(
    found.map(({ labels: [label] }) => label!.span.line).sort((a, b) => a - b),
    lines.flatMap(([, count], index) => (count ? index + 1 : [])),
  );
});

test.run();
