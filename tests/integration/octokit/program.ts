/**
 * A program as users of octokit write it. It runs where the recipe of docs/octokit.md is installed, and once more where octokit's own builder is, to compare what comes of each row and what is sent.
 */
import { generateKeyPairSync } from "node:crypto";
import { createRequire } from "node:module";
import { createAppAuth } from "@octokit/auth-app";
import { Octokit as Core } from "@octokit/core";
import { graphql } from "@octokit/graphql";
import type { Octokit as Rest } from "@octokit/rest";
import { Octokit, RequestError } from "octokit";

/** An older version, which brings an older builder and takes it by `require`. */
const { Octokit: OldRest }: { Octokit: typeof Rest } = createRequire(import.meta.url)("rest-20");

export type Row = readonly [title: string, requests: number, run: () => Promise<unknown>];

const tiny = { owner: "acme", repo: "tiny" };

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const APP = { appId: 1, privateKey, installationId: 2 };

let clients = 0;

/** Options of a client whose plugins wait for hundredths of a second, each client's alone; `seen` gets what they tell. */
function quick(seen: unknown[] = []) {
  const again = (after: number, { method, url }: { method: string; url: string }, _: Core, count: number): boolean => {
    seen.push([after, method, url, count]);
    return count === 0;
  };
  const limits = { onRateLimit: again, onSecondaryRateLimit: again };
  return {
    retry: { retryAfterBaseValue: 10 },
    throttle: { id: `${clients++}`, retryAfterBaseValue: 10, ...limits },
  };
}

const octokit = (seen?: unknown[]): Octokit => new Octokit({ ...quick(seen), auth: "secret" });

/** All methods by the names of their scopes, without the plugins that make them wait, and without advice. */
export const methods = (): Octokit["rest"] =>
  new Octokit({ log: { ...console, warn() {} }, retry: { enabled: false }, throttle: { enabled: false } }).rest;

const QUERY =
  "query ($cursor: String) { repository { issues { nodes { title } pageInfo { hasNextPage endCursor } } } }";

/** The name and the status of what is thrown. */
async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    return error instanceof RequestError ? [error.name, error.status] : (error as Error).name;
  }
}

/* ---- hooks ---- */

/** Hooks, which remember what they see of a request that answers and of one that does not. */
const HOOKS: Readonly<Record<string, (client: Octokit, seen: unknown[]) => void>> = {
  before: ({ hook }, seen) =>
    hook.before("request", (options) => {
      options.headers["x-hook"] = 1;
      options["page"] = 2;
      seen.push(options.method, options.url, options.mediaType.previews?.length);
    }),
  after: ({ hook }, seen) => hook.after("request", ({ status }, { url }) => void seen.push(status, url)),
  error: ({ hook }, seen) =>
    hook.error("request", (error, { url }) => {
      seen.push(error.name, url);
      throw error;
    }),
  "wrap, which changes options": ({ hook }) =>
    hook.wrap("request", (request, options) => {
      Object.assign(options, { page: 2, headers: { ...options.headers, "x-hook": "1" } });
      return request(options);
    }),
  // What the program left `undefined` is not there, however often it is merged.
  "wrap, which has a default of its own": ({ hook, request: { endpoint } }, seen) =>
    hook.wrap("request", (request, options) => {
      seen.push("per_page" in options, { per_page: 100, ...endpoint.merge(options) }.per_page);
      return request({ per_page: 100, ...options });
    }),
  "wrap, which merges and parses": ({ hook, request: { endpoint } }, seen) =>
    hook.wrap("request", (request, options) => {
      options.headers["x-hook"] = endpoint.merge(options).url;
      seen.push(endpoint.parse(options).url, endpoint(options).method);
      return request(options);
    }),
};

const hooks = Object.entries(HOOKS).map(([hook, add]): Row => [
  `hooks: ${hook}`,
  2,
  async () => {
    const client = octokit();
    const seen: unknown[] = [];
    add(client, seen);
    const options = { ...tiny, per_page: undefined, request: { signal: new AbortController().signal } };
    const { status } = await client.request("GET /repos/{owner}/{repo}", options);
    return [status, await failure(client.request("GET /gone")), seen];
  },
]);

export const rows: readonly Row[] = [
  ...hooks,

  /* ---- retry and throttling ---- */
  [
    "once more after a secondary limit, with its body",
    2,
    async () => {
      const seen: unknown[] = [];
      const { status } = await octokit(seen).request("POST /limited", { a: "é" });
      return [status, seen];
    },
  ],

  /* ---- REST ---- */
  [
    "options without a request",
    0,
    async () => {
      const { rest, request } = octokit();
      const { method, url, headers } = rest.repos.get.endpoint(tiny);
      const merged = request.endpoint.merge("GET /user", { page: 2 });
      return [method, url, headers, merged.url, merged.page, Object(merged)["mediaType"]];
    },
  ],
  [
    "GitHub's defaults",
    0,
    async () => {
      const { baseUrl, headers, mediaType } = graphql.endpoint.DEFAULTS;
      return [baseUrl, headers.accept, mediaType.format, new Core().request.endpoint.DEFAULTS.mediaType.previews];
    },
  ],
  [
    "an older client",
    4,
    async () => {
      const { rest, paginate } = new OldRest({ auth: "secret" });
      const { data } = await rest.repos.get({ ...tiny, mediaType: { previews: ["nebula"] } });
      return [data, await paginate(rest.issues.listForRepo, tiny)];
    },
  ],
  [
    "bodies without a type",
    8,
    async () => {
      const { request } = new Core();
      const bodies = ["# é", "", Buffer.from("é"), new URLSearchParams({ a: "é" }), [1], 0, false, null];
      for (const data of bodies) await request("POST /bodies", { data });
    },
  ],
  [
    "an upload",
    1,
    () => {
      const data = new Uint8Array([0, 10, 13, 128, 255]);
      return octokit().rest.repos.uploadReleaseAsset({
        ...tiny,
        release_id: 1,
        name: "a/b é.zip",
        label: "a",
        headers: { "content-type": "application/zip", "content-length": data.length },
        // The types know text alone, octokit's documentation bytes as well.
        data: data as unknown as string,
      });
    },
  ],
  [
    "a search, and what hooks see",
    1,
    async () => {
      const { hook, rest } = octokit();
      const seen: unknown[] = [];
      hook.before("request", (options) => void seen.push(options["q"]));
      await rest.search.issuesAndPullRequests({ q: "c%2B%2B++é b+", per_page: 2 });
      return seen;
    },
  ],

  /* ---- paging and GraphQL ---- */
  ["all pages of a method", 3, () => octokit().paginate(octokit().rest.issues.listForRepo, { ...tiny, per_page: 2 })],
  ["all pages of a query", 3, () => octokit().graphql.paginate(QUERY)],
  [
    "previews on GraphQL, of the client and of the call",
    1,
    () => new Core({ previews: ["mercy"] }).graphql(QUERY, { mediaType: { previews: ["antiope"] } }),
  ],

  /* ---- apps ---- */
  [
    "an installation's token",
    2,
    () => new Octokit({ ...quick(), authStrategy: createAppAuth, auth: APP }).rest.repos.get(tiny),
  ],
];
