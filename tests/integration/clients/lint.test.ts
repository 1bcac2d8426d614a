/** The rule for ESLint of README.md finds plain template strings in the calls of a client, and nothing else. */
import { Linter } from "eslint";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { clientsPage } from "../../support/pages.ts";

const rules = JSON.parse(/^```json\n(\{\n {2}"no-restricted-syntax"[^]*?)^```$/m.exec(clientsPage)![1]!);

const test = suite("the rule for ESLint");
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
];
for (const [line, found] of lines) {
  test(line, () => assert.is(new Linter().verify(line, [{ rules }]).length, found));
}
test.run();
