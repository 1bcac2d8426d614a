/* Right calls as people write them, by four descriptions: as published, and as spell.mjs respells them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { generate } from "./descriptions.ts";
import { COMPILERS, compile } from "./project.ts";

const APIS: Record<string, readonly string[]> = {
  github: [
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
  ],
  box: [
    'api("GET /files/{file_id}{?fields}", { file_id: "1", fields: ["name", "size"] });',
    'api("GET /files/{file_id}{?fields}", { file_id: "1" });',
    'api("GET /folders/{folder_id}/items{?fields}", { folder_id: "0", sort: "date", limit: 100 });',
    'api("PUT /files/{file_id}{?fields}", { file_id: "1", name: "a.txt", fields: ["name"] });',
    'api("POST /folders{?fields}", { name: "a", parent: { id: "0" } });',
    'api("DELETE /files/{file_id}", { file_id: "1" });',
    'api("DELETE /folders/{folder_id}{?recursive}", { folder_id: "1", recursive: true });',
    'api("POST /files/{file_id}/copy{?fields}", { file_id: "1", data: { parent: { id: "0" } } });',
    'api("PUT /files/{file_id}{?fields}#add_shared_link", { file_id: "1", fields: "shared_link" });',
    'send(api("GET /files/{file_id}{?fields}", { file_id: "1" })).name?.toUpperCase();',
  ],
  asana: [
    'api("GET /tasks{?opt_fields}", { project: "1", opt_fields: ["name", "notes"] });',
    'api("GET /tasks/{task_gid}{?opt_fields}", { task_gid: "1", opt_pretty: true });',
    'api("POST /tasks{?opt_pretty,opt_fields}", { data: { data: { name: "a", workspace: "1" } } });',
    'api("POST /tasks{?opt_pretty,opt_fields}", { opt_fields: ["name"], data: { data: { name: "a" } } });',
    'api("PUT /tasks/{task_gid}{?opt_pretty,opt_fields}", { task_gid: "1", data: { data: { completed: true } } });',
    'api("DELETE /tasks/{task_gid}{?opt_pretty,opt_fields}", { task_gid: "1" });',
    'api("GET /workspaces{?opt_fields}");',
    'api("GET /workspaces/{workspace_gid}/typeahead{?opt_fields}", { workspace_gid: "1", resource_type: "user" });',
    'send(api("GET /tasks/{task_gid}{?opt_fields}", { task_gid: "1" })).data?.name?.toUpperCase();',
  ],
  stripe: [
    'api("GET /v1/customers", { limit: 3, email: "a@example.com" });',
    'api("GET /v1/customers/{customer}", { customer: "cus_1" });',
    'api("GET /v1/charges", { created: 1 });',
    'api("GET /v1/balance");',
    'api("GET /v1/customers/search", { query: "name:\'a\'" });',
    'api("GET /v1/invoices", { status: "open", collection_method: "send_invoice" });',
    'api("POST /v1/customers", { data: new URLSearchParams({ email: "a@example.com" }) });',
    'api("POST /v1/customers");',
    'api("POST /v1/files", { data: new FormData() });',
    'api("DELETE /v1/customers/{customer}", { customer: "cus_1" });',
    'send(api("GET /v1/balance")).available[0]?.amount.toFixed();',
  ],
};

/** What only a respelled description has in its query: members of objects. */
const RESPELLED = 'api("GET /v1/charges", { "created[gte]": 1, customer: "cus_1" });';

const PREAMBLE =
  'import { type Answer, type Data, type RequestOptions, endpoint } from "tiny-endpoint"; ' +
  "declare const send: <Responses>(options: RequestOptions & Answer<Responses>) => Data<Responses>; " +
  'declare const input: { [name: string]: unknown }; const [owner, repo] = ["acme", "tiny"];\n';

const test = suite("right calls");
for (const isRespelled of [false, true]) {
  test(isRespelled ? "respelled" : "as published", () => {
    const texts = Object.entries(APIS).map(([name, calls]) => {
      const paths = `import type { paths } from "./${generate(name, isRespelled)}.js"; const api = endpoint.defaults<paths>({});\n`;
      const more = isRespelled && name === "stripe" ? [RESPELLED] : [];
      return [`${name}-calls.ts`, PREAMBLE + paths + [...calls, ...more].join("\n")];
    });
    assert.is(compile(COMPILERS["TypeScript 7"], Object.fromEntries(texts), { skipLibCheck: true }), "");
  });
}
test.run();
