/** The rule for ESLint and oxlint finds what the codemod moves, and more: other values, sums, routes, what is finished. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { movingPage, rowsOf } from "../../support/pages.ts";
import { names } from "../../docs/moving/lint.mjs";
import { LINES as MOVES } from "./moves.ts";

/** A line, and how much is found in it. */
const LINES: readonly (readonly [line: string, found: number])[] = [
  // What the page moves by hand, before and after.
  ...rowsOf(movingPage, "|there|here|").flatMap(([there, here]) => [
    [`fetch(${there});`, 1] as const,
    [`fetch(${here});`, 0] as const,
  ]),
  // What the codemod moves.
  ...MOVES.flatMap(([line, moved]) => (moved ? [[line, moved.split("path`").length - 1] as const] : [])),
  // What it leaves for its place; but where it may be a url, a reader has to look.
  ...MOVES.filter(([line, moved]) => !moved && line.includes("`/x/${id}`")).map(
    ([line]) => [line, /encodeURIComponent|\$\{string\}|from=/.test(line) ? 1 : 0] as const,
  ),
  // Each name of the list.
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
  ["api.get(`/users/${id}`);", 1],
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
  ["use({ url: '/users/' + id });", 1],
  ["const a = <Link to={'/users/' + id} />;", 1],
  ["function getUrl(id) { return base + '/users/' + id; }", 1],
  ["request('GET', '/users/' + id);", 1],
  ["const url = 'https://' + host;", 0],
  ["const url = `https://${host}:${port}`;", 0],
  ["const url = `${protocol}://${host}`;", 0],
  ["const url = `https://${host}/x/${name}`;", 1],
  ["fetch(`/users?${query}`);", 0],
  ["fetch(`/users/${name}?${query}`);", 1],
  ["fetch(`${base}/users?${query}&page=${page}`);", 1],
  ["const url = 'a/' + 'b';", 0],
  ["const isUrl = '/users/' === path;", 0],
  ["const api = `/users/${id}`;", 0],
  ["get(`/x/${user?.name}/${files[0]}.json`);", 1],
  ["router.push(`/x?page=${page}`);", 1],
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
  // A whole segment, or a whole value of the query.
  ["path`/hooks/${pathName}?q=${searchStr}&redirect_uri=${redirectUri}&r=${a.url}`;", 0],
  ["html`${query}`;", 0],
];

const FOLDER = "tests/.test/lint";
mkdirSync(FOLDER, { recursive: true });
// (Each line is a block, since names come twice.)
writeFileSync(`${FOLDER}/lines.tsx`, LINES.map(([line]) => `{ ${line.replaceAll("\n", " ")} }\n`).join(""));
// ESLint needs the parser that the page names.
writeFileSync(
  `${FOLDER}/eslint.config.mjs`,
  `import list from "../../docs/moving/eslint.config.mjs";
import { parser } from "typescript-eslint";
export default [...list, { files: ["**/*.tsx"], languageOptions: { parser } }];`,
);

/** What a linter reports, as JSON. */
const report = (linter: string, config: string, file = "lines.tsx"): any => {
  const options = ["-c", config, "--no-ignore", "-f", "json", `${FOLDER}/${file}`];
  return JSON.parse(spawnSync(`tests/node_modules/.bin/${linter}`, options, { encoding: "utf8" }).stdout);
};

/** Each linter, and the lines of what the rule finds by the file of the page. */
const LINTERS: Readonly<Record<string, () => number[]>> = {
  ESLint: () => {
    const [{ messages }] = report("eslint", `${FOLDER}/eslint.config.mjs`);
    return messages.map(({ line }: { line: number }) => line);
  },
  oxlint: () => {
    const { diagnostics } = report("oxlint", "tests/docs/moving/.oxlintrc.json");
    const found = diagnostics.filter(({ code }: { code: string }) => code === "tiny-endpoint(path)");
    return found.map(({ labels: [label] }: { labels: { span: { line: number } }[] }) => label!.span.line);
  },
};

const test = suite("the rule for ESLint and oxlint");
for (const [linter, foundBy] of Object.entries(LINTERS)) {
  test(`${linter}, by the file beside the page`, () => {
    const found = foundBy();
    const wrong = LINES.filter(([, count], index) => found.filter((line) => line === index + 1).length !== count);
    assert.equal(wrong, []);
  });
}
for (const file of ["a.vue", "a.svelte"]) {
  test(`oxlint reads the script of ${file}`, () => {
    writeFileSync(`${FOLDER}/${file}`, "<script>\nfetch(`/x/${id}`);\n</script>\n");
    assert.is(report("oxlint", "tests/docs/moving/.oxlintrc.json", file).diagnostics.length, 1);
  });
}
test("its places are those of the codemod", () => {
  const codemod = readFileSync("tests/docs/moving/path.yml", "utf8");
  assert.ok(codemod.includes(`(${names.places.join("|")})$`), "places");
  assert.ok(codemod.includes(`(?i)${names.others.join("|")}`), "others");
});
test.run();
