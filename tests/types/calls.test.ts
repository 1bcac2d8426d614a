/* Calls as people write them, right and wrong ones, by four descriptions: as published, and as spell.mjs respells them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { generate } from "./descriptions.ts";
import { COMPILERS, errorsOf } from "./project.ts";

const RIGHT = "";

/** A call, and what is said of it: by the published description, and by the respelled one, if that differs. */
type Row = readonly [code: string, published: string, respelled?: string];

const APIS: Record<string, readonly Row[]> = {
  github: [
    ['api("GET /repos/{owner}/{repo}/issues", { owner, repo, state: "open", labels: "bug", page: 2 });', RIGHT],
    ['api("GET /search/repositories", { q: "tiny", sort: "stars" });', RIGHT],
    ['api("GET /user");', RIGHT],
    ['api("POST /repos/{owner}/{repo}/issues", { owner, repo, title: "a", labels: ["bug", { name: "b" }] });', RIGHT],
    [
      'api("PATCH /repos/{owner}/{repo}/issues/{issue_number}", { owner, repo, issue_number: 1, state: "closed" });',
      RIGHT,
    ],
    ['api("PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge", { owner, repo, pull_number: 1 });', RIGHT],
    ['api("DELETE /repos/{owner}/{repo}/subscription", { owner, repo });', RIGHT],
    ['api("POST /markdown/raw", { data: "# Title" });', RIGHT],
    ['api("GET /repos/{owner}/{repo}/issues", { args: input });', RIGHT],
    ['api("DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}", { owner, repo, key: "a" });', RIGHT],
    ['send(api("GET /repos/{owner}/{repo}", { owner, repo })).stargazers_count.toFixed();', RIGHT],
    ['api("GET /repos/{owner}/{repo}/issues", { owner });', "'repo' is missing"],
    ['api("GET /repos/{owner}/{repo}/issues", { owner, repo, stat: "open" });', "Did you mean to write 'state'?"],
    ['api("GET /repos/{owner}/{repo}/issues", { owner, repo, state: "opened" });', `'"opened"' is not assignable`],
    [
      'api("GET /repos/{owner}/{repo}/issues", { owner, repo, page: "2" });',
      "Type 'string' is not assignable to type 'number",
    ],
    ['api("GET /search/repositories", { sort: "stars" });', "'q' is missing"],
    ['api("POST /repos/{owner}/{repo}/issues", { owner, repo, body: "b" });', "'title' is missing"],
    ['api("POST /repos/{owner}/{repo}/isues", { owner, repo, title: "a" });', "NotDescribed<Routes<paths>>"],
    ['api("DELETE /repos/{owner}/{repo}/issues", { owner, repo });', "NotDescribed<Routes<paths>>"],
    [
      'api("DELETE /repos/{owner}/{repo}/actions/caches", { owner, repo, key: "a" });',
      'NeedsPlace<"{?key}">',
      "NotDescribed<Routes<paths>>",
    ],
    ['api("POST /markdown/raw", { data: 1 });', "Type 'number' is not assignable to type 'string'"],
    ['send(api("GET /repos/{owner}/{repo}", { owner, repo })).stars;', "'stars' does not exist"],
  ],
  box: [
    ['api("GET /files/{file_id}{?fields}", { file_id: "1", fields: ["name", "size"] });', RIGHT],
    ['api("GET /files/{file_id}{?fields}", { file_id: "1" });', RIGHT],
    ['api("GET /files/{file_id}", { file_id: "1", fields: ["name"] });', RIGHT, "NotDescribed<Routes<paths>>"],
    ['api("GET /folders/{folder_id}/items{?fields}", { folder_id: "0", sort: "date", limit: 100 });', RIGHT],
    ['api("PUT /files/{file_id}{?fields}", { file_id: "1", name: "a.txt", fields: ["name"] });', RIGHT],
    ['api("POST /folders{?fields}", { name: "a", parent: { id: "0" } });', RIGHT],
    ['api("DELETE /files/{file_id}", { file_id: "1" });', RIGHT],
    ['api("DELETE /folders/{folder_id}{?recursive}", { folder_id: "1", recursive: true });', RIGHT],
    ['api("POST /files/{file_id}/copy{?fields}", { file_id: "1", data: { parent: { id: "0" } } });', RIGHT],
    ['api("PUT /files/{file_id}{?fields}#add_shared_link", { file_id: "1", fields: "shared_link" });', RIGHT],
    ['send(api("GET /files/{file_id}{?fields}", { file_id: "1" })).name?.toUpperCase();', RIGHT],
    ['api("GET /files/{file_id}{?fields}", { fields: ["name"] });', "'file_id' is missing"],
    [
      'api("GET /files/{file_id}{?fields}", { file_id: "1", fields: "name" });',
      "Type 'string' is not assignable to type 'readonly string[]",
    ],
    ['api("GET /folders/{folder_id}/items{?fields}", { folder_id: "0", sort: "age" });', `'"age"' is not assignable`],
    [
      'api("GET /folders/{folder_id}/items{?fields}", { folder_id: "0", offst: 1 });',
      "Did you mean to write 'offset'?",
    ],
    ['api("POST /folders{?fields}", { nam: "a", parent: { id: "0" } });', "Did you mean to write 'name'?"],
    [
      'api("PUT /files/{file_id}#add_shared_link", { file_id: "1", fields: "a" });',
      'NeedsPlace<"{?fields}">',
      "NotDescribed",
    ],
    ['api("PUT /files/{file_id}#add_shared_link{?fields}", { file_id: "1", fields: "a" });', "NotDescribed"],
    [
      'api("POST /folders{?fields}", { name: "a", parent: "0" });',
      "Type 'string' is not assignable to type '{ id: string; }'",
    ],
    [
      'api("DELETE /folders/{folder_id}", { folder_id: "1", recursive: true });',
      'NeedsPlace<"{?recursive}">',
      "NotDescribed<Routes<paths>>",
    ],
    [
      'api("POST /files/{file_id}/copy", { file_id: "1", parent: { id: "0" }, fields: ["name"] });',
      'NeedsPlace<"{?fields*}">',
      "NotDescribed<Routes<paths>>",
    ],
    ['api("GET /file/{file_id}", { file_id: "1" });', "NotDescribed<Routes<paths>>"],
    ['api("DELETE /files/{file_id}", { file_id: "1", data: {} });', "'data' does not exist"],
    ['send(api("DELETE /files/{file_id}", { file_id: "1" })).id;', "is possibly 'undefined'"],
  ],
  asana: [
    ['api("GET /tasks{?opt_fields}", { project: "1", opt_fields: ["name", "notes"] });', RIGHT],
    ['api("GET /tasks", { project: "1", opt_fields: ["name"] });', RIGHT, "NotDescribed<Routes<paths>>"],
    ['api("GET /tasks/{task_gid}{?opt_fields}", { task_gid: "1", opt_pretty: true });', RIGHT],
    ['api("POST /tasks{?opt_pretty,opt_fields}", { data: { data: { name: "a", workspace: "1" } } });', RIGHT],
    ['api("POST /tasks{?opt_pretty,opt_fields}", { opt_fields: ["name"], data: { data: { name: "a" } } });', RIGHT],
    [
      'api("PUT /tasks/{task_gid}{?opt_pretty,opt_fields}", { task_gid: "1", data: { data: { completed: true } } });',
      RIGHT,
    ],
    ['api("DELETE /tasks/{task_gid}{?opt_pretty,opt_fields}", { task_gid: "1" });', RIGHT],
    ['api("GET /workspaces{?opt_fields}");', RIGHT],
    [
      'api("GET /workspaces/{workspace_gid}/typeahead{?opt_fields}", { workspace_gid: "1", resource_type: "user" });',
      RIGHT,
    ],
    [
      'api("POST /tasks/{task_gid}/addProject{?opt_pretty,opt_fields}", { task_gid: "1", data: { data: { project: "2" } } });',
      RIGHT,
    ],
    ['send(api("GET /tasks/{task_gid}{?opt_fields}", { task_gid: "1" })).data?.name?.toUpperCase();', RIGHT],
    ['api("GET /tasks/{task_gid}{?opt_fields}");', 'Missing<"task_gid">'],
    ['api("GET /tasks{?opt_fields}", { projct: "1" });', "Did you mean to write 'project'?"],
    [
      'api("GET /tasks{?opt_fields}", { opt_fields: "name" });',
      "Type 'string' is not assignable to type 'readonly string[]",
    ],
    ['api("POST /tasks{?opt_pretty,opt_fields}", { name: "a" });', "'name' does not exist"],
    ['api("POST /tasks{?opt_pretty,opt_fields}", { data: { name: "a" } });', "'name' does not exist"],
    [
      'api("POST /tasks{?opt_pretty,opt_fields}", { data: { data: { resource_subtype: "chore" } } });',
      `'"chore"' is not assignable`,
    ],
    [
      'api("POST /tasks", { data: { data: { name: "a" } }, opt_fields: ["name"] });',
      'NeedsPlace<"{?opt_fields*}">',
      "NotDescribed<Routes<paths>>",
    ],
    [
      'api("GET /workspaces/{workspace_gid}/typeahead{?opt_fields}", { workspace_gid: "1" });',
      "'resource_type' is missing",
    ],
    [
      'api("GET /workspaces/{workspace_gid}/typeahead{?opt_fields}", { workspace_gid: "1", resource_type: "person" });',
      `'"person"' is not assignable`,
    ],
    ['api("GET /task/{task_gid}{?opt_fields}", { task_gid: "1" });', "NotDescribed<Routes<paths>>"],
    ['send(api("GET /tasks/{task_gid}{?opt_fields}", { task_gid: "1" })).name;', "'name' does not exist"],
  ],
  stripe: [
    ['api("GET /v1/customers", { limit: 3, email: "a@example.com" });', RIGHT],
    ['api("GET /v1/customers/{customer}", { customer: "cus_1" });', RIGHT],
    ['api("GET /v1/charges", { "created[gte]": 1, customer: "cus_1" });', "'\"created[gte]\"' does not exist", RIGHT],
    ['api("GET /v1/charges", { created: 1 });', RIGHT],
    ['api("GET /v1/balance");', RIGHT],
    ['api("GET /v1/customers/search", { query: "name:\'a\'" });', RIGHT],
    ['api("GET /v1/invoices", { status: "open", collection_method: "send_invoice" });', RIGHT],
    ['api("POST /v1/customers", { data: new URLSearchParams({ email: "a@example.com" }) });', RIGHT],
    ['api("POST /v1/customers");', RIGHT],
    ['api("POST /v1/files", { data: new FormData() });', RIGHT],
    ['api("DELETE /v1/customers/{customer}", { customer: "cus_1" });', RIGHT],
    ['send(api("GET /v1/balance")).available[0]?.amount.toFixed();', RIGHT],
    ['api("GET /v1/customers/{customer}", { id: "cus_1" });', "'id' does not exist"],
    ['api("GET /v1/customers", { limit: "3" });', "Type 'string' is not assignable to type 'number"],
    ['api("GET /v1/customers", { mail: "a@example.com" });', "Did you mean to write 'email'?"],
    [
      'api("GET /v1/charges", { created: { gte: 1 } });',
      "'gte' does not exist in type 'NeedsPlace",
      "is not assignable to type 'number'",
    ],
    ['api("GET /v1/invoices", { status: "late" });', `'"late"' is not assignable`],
    ['api("GET /v1/customers/search", { limit: 1 });', "'query' is missing"],
    ['api("POST /v1/customers", { email: "a@example.com" });', "'email' does not exist"],
    ['api("POST /v1/files");', 'Missing<"data">'],
    ['api("PUT /v1/customers/{customer}", { customer: "cus_1" });', "NotDescribed<Routes<paths>>"],
    ['api("GET /v1/customer", { limit: 1 });', "NotDescribed<Routes<paths>>"],
    ['api("GET /v1/customers", { limit: 1, data: "a" });', "'data' does not exist"],
    ['send(api("GET /v1/balance")).amount;', "'amount' does not exist"],
  ],
};

const PREAMBLE =
  'import { type Answer, type Data, type RequestOptions, endpoint } from "tiny-endpoint"; ' +
  "declare const send: <Responses>(options: RequestOptions & Answer<Responses>) => Data<Responses>; " +
  'declare const input: { [name: string]: unknown }; const [owner, repo] = ["acme", "tiny"]; ';

for (const [name, rows] of Object.entries(APIS)) {
  for (const isRespelled of [false, true]) {
    const test = suite(isRespelled ? `${name}, respelled` : name);
    let errors: ReturnType<typeof errorsOf>;
    test.before(() => {
      const file = generate(name, isRespelled);
      const paths = `import type { paths } from "./${file}.js"; const api = endpoint.defaults<paths>({});\n`;
      const calls = rows.map(([code]) => code);
      errors = errorsOf(COMPILERS["TypeScript 7"], PREAMBLE + paths, calls, { skipLibCheck: true });
    });
    rows.forEach(([code, published, respelled = published], row) => {
      test(code, () => {
        const said = isRespelled ? respelled : published;
        if (said) assert.ok(errors[row]?.includes(said), `${said} in: ${errors[row]}`);
        else assert.is(errors[row], undefined);
      });
    });
    test.run();
  }
}
