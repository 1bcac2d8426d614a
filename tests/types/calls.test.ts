/* Right calls as people write them: of GitHub's API, and of one as published and as `spell` respells it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { generate } from "./descriptions.ts";
import { COMPILERS, compile } from "./project.ts";

const GITHUB = [
  'api("GET /repos/{owner}/{repo}/issues", { owner, repo, state: "open", labels: "bug", page: 2 });',
  'api("GET /search/repositories", { q: "tiny", sort: "stars" });',
  'api("GET /user");',
  'api("POST /repos/{owner}/{repo}/issues", { owner, repo, title: "a", labels: ["bug", { name: "b" }] });',
  'api("PATCH /repos/{owner}/{repo}/issues/{issue_number}", { owner, repo, issue_number: 1, state: "closed" });',
  'api("PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge", { owner, repo, pull_number: 1 });',
  'api("DELETE /repos/{owner}/{repo}/subscription", { owner, repo });',
  'api("POST /markdown/raw", { data: "# Title" });',
  'api("GET /repos/{owner}/{repo}/issues", { args: input });',
  'api("DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}", { owner, repo, key: "a" });',
  'send(api("GET /repos/{owner}/{repo}", { owner, repo })).stargazers_count.toFixed();',
];

/** The route may write a query that is described without it; once it is respelled, the route is its key. */
const FILES = [
  'api("GET /files/{file_id}{?fields}", { file_id: "1", fields: ["name", "size"] });',
  'api("GET /files/{file_id}{?fields}", { file_id: "1" });',
  'api("PUT /files/{file_id}{?fields}", { file_id: "1", name: "a.txt", fields: ["name"] });',
  'api("PUT /files/{file_id}{?fields}#add_shared_link", { file_id: "1", fields: ["shared_link"] });',
  'api("DELETE /files/{file_id}{?recursive}", { file_id: "1", recursive: true });',
  'api("POST /tasks{?fields}", { fields: ["name"], data: { data: { name: "a" } } });',
  'api("POST /markdown", { data: "# Title" });',
  'send(api("GET /files/{file_id}{?fields}", { file_id: "1" })).name?.toUpperCase();',
];
const PUBLISHED = [
  'api("GET /files/{file_id}", { file_id: "1", fields: ["name"] });',
  'api("GET /tasks", { created: 1 });',
];
/** Only what is respelled has members of objects in its query. */
const RESPELLED = ['api("GET /tasks{?fields}", { "created[gte]": 1, fields: ["name"] });'];

const preamble = (name: string): string =>
  'import { type Data, type RequestOptions, endpoint } from "tiny-endpoint"; ' +
  "declare const send: <Sent extends RequestOptions>(options: Sent) => Data<Sent>; " +
  'declare const input: { [name: string]: unknown }; const [owner, repo] = ["acme", "tiny"];\n' +
  `import type { paths } from "./${name}.js"; const api = endpoint.defaults<paths>({});\n`;

const test = suite("right calls");
for (const [api, isRespelled, calls] of [
  ["github", false, GITHUB],
  ["files", false, [...FILES, ...PUBLISHED]],
  ["files", true, [...FILES, ...RESPELLED]],
] as const) {
  const name = generate(api, isRespelled);
  test(name, () => {
    const text = preamble(name) + calls.join("\n");
    assert.is(compile(COMPILERS["TypeScript 7"], { [`${name}-calls.ts`]: text }, { skipLibCheck: true }), "");
  });
}
test.run();
