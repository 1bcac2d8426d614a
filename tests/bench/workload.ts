/** The one workload: GitHub's operations, each called once, with values as programs have them. */
import ENDPOINTS from "../integration/octokit/node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/generated/endpoints.js";

type Values = Readonly<Record<string, unknown>>;

export interface Call {
  readonly method: string;
  /** "/orgs/{org}/repos" */
  readonly path: string;
  /** All texts, since path-to-regexp takes nothing else. */
  readonly inPath: Readonly<Record<string, string>>;
  readonly inQuery: Values;
  readonly inBody: Values;
  /** All of them. */
  readonly values: Values;
}

/** Where all calls go, and what they say of themselves. */
export const SETTINGS = {
  baseUrl: "https://api.github.com",
  headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
};

/**
 * What placeholders get in turn, unless it is a number. APIs print 5,387 examples for parameters of their paths: words
 * above all, 18 % long ids, 4 % with a dot, 2 % with a slash, 1 % with a space; 6 % need encoding. So it is here.
 */
const TEXTS = `acme hello-world octocat main backend 42e5a1cdd8f04d6ebd5b3a1e9b8e7c60 npm linux-x64 NPM_TOKEN design
  anna production 3d51de47-8d1c-4d24-b42f-bcae075dfa87 tiny v2.1.0 core-team docs/guide private 7f3c9d2e1b604a58
  my-first-project staging Mona%20Lisa eu-west-1 b6c56b234de8bfa331503117c0f7a1d2 web node README.md us_en ops
  9b2f6a80-5c1d-4e3f-a7b8-0d9e8f7a6b5c release-notes @anna alpha deploy_key f0a1b2c3d4e5f60718293a4b5c6d7e8f x
  invoices 2026-01-31 customers 1c4d-24b42-fbcae-075df data`
  .split(/\s+/)
  .map(decodeURIComponent);

/** Of queries, a third of the values needs encoding; dates most of all. */
const QUERIES: readonly Values[] = [
  { per_page: 100, page: 2 },
  { state: "open", sort: "updated", direction: "desc", per_page: 100 },
  { since: "2026-01-31T12:00:00Z", per_page: 100 },
  { q: "is:open label:bug", page: 3 },
  { visibility: "private", after: "Y3Vyc29yOnYyOpK5", per_page: 30 },
  { since: "2026-01-31T12:00:00Z", until: "2026-02-28T12:00:00Z" },
  { state: "open", labels: ["bug", "help wanted"] },
];

const BODIES: readonly Values[] = [
  { title: "Found a bug", body: "It happens at times.\n", labels: ["bug"] },
  { name: "tiny", description: "All of it", private: true },
  { selected_repository_ids: [1_296_269, 1_300_510] },
];

function inTurn<Item>(items: readonly Item[]): () => Item {
  let index = 0;
  return () => items[index++ % items.length]!;
}

const [text, query, body] = [inTurn(TEXTS), inTurn(QUERIES), inTurn(BODIES)];
let id = 1_296_269;

const routes: readonly string[] = Object.values(ENDPOINTS)
  .flatMap((methods) => Object.values(methods))
  .map(([route]) => route.replace(/\{\?.*/, ""));

export const calls: readonly Call[] = [...new Set(routes)].map((route) => {
  const [method, path] = route.split(" ") as [string, string];
  const names = [...path.matchAll(/\{(.*?)\}/g)].map(([, name]) => name!);
  const inPath = Object.fromEntries(
    names.map((name) => [name, /id$|number$/.test(name) ? `${(id += 4_241)}` : text()]),
  );
  // What ends with a name is a list, of which a page is asked for.
  const inQuery = method === "GET" && !path.endsWith("}") ? query() : {};
  const sent = Object.entries(/^P/.test(method) ? body() : {}).filter(([name]) => !names.includes(name));
  const inBody = Object.fromEntries(sent);
  return { method, path, inPath, inQuery, inBody, values: { ...inPath, ...inQuery, ...inBody } };
});
