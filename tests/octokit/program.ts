/**
 * A program as users of octokit write it: each row is a title, what is done, and what comes of it. It is compiled and
 * run where the recipe of README.md is installed, and run once more where octokit's own builder is.
 */
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { createAppAuth } from "@octokit/auth-app";
import { createTokenAuth } from "@octokit/auth-token";
import { Octokit as Core } from "@octokit/core";
import { graphql } from "@octokit/graphql";
import { paginateGraphQL } from "@octokit/plugin-paginate-graphql";
import { paginateRest } from "@octokit/plugin-paginate-rest";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { Octokit as Rest } from "@octokit/rest";
import { App, Octokit, RequestError, createNodeMiddleware } from "octokit";

/** An older version, which brings an older builder and takes it by `require`. */
const { Octokit: OldRest }: { Octokit: typeof Rest } = createRequire(import.meta.url)("rest-20");

export type Row = readonly [title: string, run: (origin: string) => Promise<unknown>, expected: unknown];

const tiny = { owner: "acme", repo: "tiny" };
const log = { debug() {}, info() {}, warn() {}, error() {} };

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

const APP = { appId: 1, privateKey, installationId: 2 };

/** Whether an attempt that met a limit is made again; `seen` gets what the plugin tells of it. */
const again =
  (seen: unknown[] = []) =>
  (after: number, options: { method: string; url: string }, _octokit: Core, count: number): boolean => {
    seen.push([after, options.method, options.url, count]);
    return count === 0;
  };

let clients = 0;

/** Options of a client for a server; plugins count in hundredths of a second, and each client alone. */
const at = (baseUrl: string, seen?: unknown[]) => ({
  baseUrl,
  log,
  retry: { retryAfterBaseValue: 10 },
  throttle: {
    id: `${clients++}`,
    retryAfterBaseValue: 10,
    onRateLimit: again(seen),
    onSecondaryRateLimit: again(seen),
  },
});

/** All methods by the names of their scopes, without the plugins that make them wait. */
export const methodsAt = (origin: string): Octokit["rest"] =>
  new Octokit({ baseUrl: origin, log, auth: "secret", retry: { enabled: false }, throttle: { enabled: false } }).rest;

/** The address that a builder gives a list, which tells builders apart. */
export const list = (): string => new Core().request.endpoint("GET /x", { a: [1, 2] }).url;

/** The newest plugins on the core alone. */
const Plugged = Core.plugin(retry, throttling, paginateRest, paginateGraphQL);

const QUERY =
  "query issues($cursor: String) { repository { issues { nodes { title } pageInfo { hasNextPage endCursor } } } }";

const titles = (issues: readonly { title: string }[]): string[] => issues.map(({ title }) => title);
const ALL = ["issue 1", "issue 2", "issue 3", "issue 4", "issue 5"];

/** The name and the status of what is thrown. */
async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    return error instanceof RequestError ? [error.name, error.status] : (error as Error).name;
  }
}

/* ---- hooks ---- */

type Client = Pick<Core, "hook" | "request">;

/** Hooks, and what they see of a request that answers and of one that does not. */
const HOOKS: readonly (readonly [name: string, add: (client: Client, seen: unknown[]) => void, sees: unknown])[] = [
  [
    "before",
    ({ hook }, seen) =>
      hook.before("request", (options) => {
        options.headers["x-hook"] = 1;
        options["page"] = 2;
        seen.push(options.method, options.url, options.mediaType.previews?.length);
      }),
    ["GET", "/repos/{owner}/{repo}", 0, "GET", "/gone", 0],
  ],
  [
    "after",
    ({ hook }, seen) => hook.after("request", ({ status }, { url }) => void seen.push(status, url)),
    [200, "/repos/{owner}/{repo}"],
  ],
  [
    "error",
    ({ hook }, seen) =>
      hook.error("request", (error, { url }) => {
        seen.push((error as RequestError).status, url);
        throw error;
      }),
    [404, "/gone"],
  ],
  [
    "wrap",
    ({ hook }, seen) =>
      hook.wrap("request", async (request, options) => {
        const response = await request(options);
        seen.push(response.status);
        return response;
      }),
    [200],
  ],
  [
    "wrap, which changes options",
    ({ hook }) =>
      hook.wrap("request", (request, options) => {
        Object.assign(options, { page: 2, headers: { ...options.headers, "x-hook": "1" } });
        return request(options);
      }),
    [],
  ],
  [
    "wrap, which merges and parses",
    ({ hook, request: { endpoint } }, seen) =>
      hook.wrap("request", (request, options) => {
        options.headers["x-hook"] = endpoint.merge(options).url;
        seen.push(endpoint.parse(options).method, endpoint(options).method);
        return request(options);
      }),
    ["GET", "GET", "GET", "GET"],
  ],
];

const CLIENTS = { octokit: Octokit, "@octokit/rest": Rest, "@octokit/core": Core };

/** Each hook on each client, with and without a token and a signal. */
const hooks = Object.entries(CLIENTS).flatMap(([name, Client]) =>
  [{}, { auth: "secret" }].flatMap((auth) =>
    [{}, { request: { signal: new AbortController().signal } }].flatMap((more) =>
      HOOKS.map(([hook, add, sees]): Row => {
        const title = [name, ...Object.keys({ ...auth, ...more }), hook].join(", ");
        const run = async (origin: string): Promise<unknown> => {
          const seen: unknown[] = [];
          const client: Client = new Client({ ...at(origin), ...auth });
          add(client, seen);
          const { status } = await client.request("GET /repos/{owner}/{repo}", { ...tiny, ...more });
          return [status, await failure(client.request("GET /gone", { ...more })), seen];
        };
        return [title, run, [200, ["HttpError", 404], sees]];
      }),
    ),
  ),
);

export const rows: readonly Row[] = [
  /* ---- REST ---- */
  [
    "a method",
    async (origin) => {
      const { status, data } = await new Octokit(at(origin)).rest.repos.get(tiny);
      const name: string = data.name;
      return [status, name];
    },
    [200, "tiny"],
  ],
  [
    "a route",
    async (origin) => {
      const { data } = await new Core(at(origin)).request("GET /repos/{owner}/{repo}/issues", {
        ...tiny,
        state: "open",
        labels: "a/b,é",
        per_page: 2,
      });
      return titles(data);
    },
    ["issue 1", "issue 2"],
  ],
  [
    "bodies of POST and PATCH",
    async (origin) => {
      const { issues } = new Rest(at(origin)).rest;
      const { data } = await issues.create({
        ...tiny,
        title: "é",
        body: "a\nb",
        labels: ["bug", "a/b"],
        milestone: null,
      });
      const changed = await issues.update({ ...tiny, issue_number: data.number, state: "closed" });
      return [data.title, changed.data.state];
    },
    ["é", "closed"],
  ],
  [
    "PUT and DELETE",
    async (origin) => {
      const { issues } = new Octokit(at(origin)).rest;
      const locked = await issues.lock({ ...tiny, issue_number: 6, lock_reason: "spam" });
      const unlocked = await issues.unlock({ ...tiny, issue_number: 6 });
      return [locked.status, unlocked.status];
    },
    [204, 204],
  ],
  [
    "HEAD, and headers of one's own",
    async (origin) => {
      const octokit = new Octokit({ ...at(origin), userAgent: "my-app/1", timeZone: "Europe/Amsterdam" });
      const { headers } = await octokit.request("HEAD /repos/acme/tiny", { headers: { "If-None-Match": '"0"' } });
      return headers.etag;
    },
    '"1"',
  ],
  [
    "an error",
    (origin) => failure(new Octokit({ ...at(origin), auth: "secret" }).request("GET /gone")),
    ["HttpError", 404],
  ],
  [
    "options without a request",
    async (origin) => {
      const octokit = new Octokit({ ...at(origin), auth: "secret" });
      const { method, url, headers } = octokit.rest.repos.get.endpoint(tiny);
      const merged = octokit.request.endpoint.merge("GET /user", { page: 2 });
      return [method, url.replace(origin, ""), headers.accept, merged.url, merged.page, Object(merged)["mediaType"]];
    },
    ["GET", "/repos/acme/tiny", "application/vnd.github.v3+json", "/user", 2, { format: "", previews: [] }],
  ],
  [
    "GitHub's defaults",
    async () => {
      const { baseUrl, headers, mediaType } = graphql.endpoint.DEFAULTS;
      return [baseUrl, headers.accept, mediaType.format, new Core().request.endpoint.DEFAULTS.mediaType.previews];
    },
    ["https://api.github.com", "application/vnd.github.v3+json", "", []],
  ],
  [
    "names with dots",
    async (origin) => {
      const { repos } = new Octokit({ ...at(origin), auth: "secret" }).rest;
      const compared = await repos.compareCommitsWithBasehead({ ...tiny, basehead: "v1.0...feature/é" });
      const found = await repos.getContent({ ...tiny, path: ".github/workflows/a..b.yml" });
      return [compared.status, found.status];
    },
    [200, 200],
  ],

  [
    "an older client",
    async (origin) => {
      const octokit = new OldRest({ ...at(origin), auth: "secret" });
      const { data } = await octokit.rest.repos.get({ ...tiny, mediaType: { previews: ["nebula"] } });
      return [data.name, titles(await octokit.paginate(octokit.rest.issues.listForRepo, tiny))];
    },
    ["tiny", ALL],
  ],
  [
    "bodies without a type",
    async (origin) => {
      const { request } = new Core(at(origin));
      const bodies = ["# é", "", Buffer.from("é"), new URLSearchParams({ a: "é" }), [1], 0, false, null];
      const sent = bodies.map((data) => request("POST /bodies", { data }));
      return new Set((await Promise.all(sent)).map(({ status }) => status));
    },
    new Set([200]),
  ],
  [
    "bodies with a type",
    async (origin) => {
      const { request } = new Core({ ...at(origin), auth: "secret" });
      const headers = { "Content-Type": "text/x-markdown" };
      return (await request("POST /markdown/raw", { data: "# é", headers })).status;
    },
    200,
  ],

  /* ---- searches ---- */
  ...["repo:acme/tiny+is:open", "c%2B%2B++é b+"].flatMap((q): Row[] => {
    const found = [{ title: q.replaceAll("+", " ") }];
    return [
      [
        `a search for ${q}, and what hooks see`,
        async (origin) => {
          const octokit = new Octokit({ ...at(origin), auth: "secret" });
          const seen: unknown[] = [];
          octokit.hook.before("request", (options) => void seen.push(options["q"]));
          const { data } = await octokit.rest.search.issuesAndPullRequests({ q, per_page: 2 });
          return [data.items, seen];
        },
        [found, [q]],
      ],
      [
        "a search by a route",
        async (origin) => (await new Core(at(origin)).request("GET /search/issues", { q })).data.items,
        found,
      ],
      [
        "a search by HEAD",
        async (origin) => (await new Rest(at(origin)).request("HEAD /search/issues", { q })).status,
        200,
      ],
      [
        "all pages of a search",
        (origin) => {
          const octokit = new Rest({ ...at(origin), auth: "secret" });
          return octokit.paginate(octokit.rest.search.issuesAndPullRequests, { q });
        },
        found,
      ],
      [
        "a placeholder, which is no search",
        async (origin) => {
          const { request } = new Core(at(origin));
          const { data } = await request("GET /search/issues{?q}", { q });
          const { status } = await request("GET /q/{q}", { q });
          return [data.items, status];
        },
        [[{ title: q }], 200],
      ],
      [
        "a body, which is no search",
        async (origin) => (await new Core(at(origin)).request("POST /echo", { q })).data,
        { q },
      ],
    ];
  }),

  /* ---- media types ---- */
  [
    "previews on REST, and a format",
    async (origin) => {
      const octokit = new Octokit({ ...at(origin), auth: "secret", previews: ["mercy"] });
      const mediaType = { previews: ["nebula-preview"] };
      const { data } = await octokit.rest.repos.get({ ...tiny, mediaType });
      return [
        Object(data).accept,
        (await octokit.request("GET /", { mediaType: { ...mediaType, format: "raw" } })).status,
      ];
    },
    ["application/vnd.github.v3+json", 200],
  ],
  [
    "previews on GraphQL",
    (origin) =>
      new Core({ ...at(origin), previews: ["mercy"] }).graphql("{ viewer { login } }", {
        mediaType: { previews: ["antiope"] },
      }),
    { viewer: { login: "acme" } },
  ],
  [
    "previews on GraphQL of a GitHub Enterprise Server",
    (origin) =>
      new Core({ ...at(`${origin}/api/v3`), auth: "secret" }).graphql("{ viewer { login } }", {
        mediaType: { previews: ["antiope"] },
      }),
    { viewer: { login: "acme" } },
  ],
  [
    "raw",
    async (origin) => {
      const mediaType = { format: "raw" };
      const octokit = new Octokit({ ...at(origin), auth: "secret" });
      return (await octokit.rest.repos.getContent({ ...tiny, path: "a/b é.md", mediaType })).data;
    },
    "# é",
  ],
  [
    "diff",
    async (origin) => {
      const mediaType = { format: "diff" };
      return (await new Rest(at(origin)).rest.pulls.get({ ...tiny, pull_number: 1, mediaType })).data;
    },
    "+é",
  ],

  /* ---- paging ---- */
  [
    "all pages of a method",
    async (origin) => {
      const octokit = new Octokit({ ...at(origin), auth: "secret" });
      return titles(await octokit.paginate(octokit.rest.issues.listForRepo, { ...tiny, per_page: 2 }));
    },
    ALL,
  ],
  [
    "pages of a route, until one is enough",
    (origin) =>
      new Plugged(at(origin)).paginate(
        "GET /repos/{owner}/{repo}/issues",
        { ...tiny, state: "all" },
        ({ data }, done) => {
          if (data.length && data[0]!.number > 2) done();
          return titles(data);
        },
      ),
    ALL.slice(0, 4),
  ],
  [
    "page by page",
    async (origin) => {
      const octokit = new Rest({ ...at(origin), auth: "secret" });
      const lengths = [];
      for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listForRepo, tiny))
        lengths.push(data.length);
      return lengths;
    },
    [2, 2, 1],
  ],

  /* ---- GraphQL ---- */
  [
    "a query",
    async (origin) =>
      new Octokit({ ...at(origin), auth: "secret" }).graphql("query ($login: String!) { viewer { login } }", {
        login: "é",
      }),
    { viewer: { login: "acme" }, variables: { login: "é" } },
  ],
  [
    "a query by the function alone",
    (origin) =>
      graphql.defaults({ baseUrl: origin, headers: { authorization: "token secret" } })({
        query: "{ viewer { login } }",
        mediaType: { previews: ["antiope"] },
      }),
    { viewer: { login: "acme" } },
  ],
  [
    "a query's error",
    (origin) => failure(new Core({ ...at(origin), auth: "secret" }).graphql("{ wrong }")),
    "GraphqlResponseError",
  ],
  [
    "all pages of a query",
    async (origin) => {
      type Issues = { repository: { issues: { nodes: { title: string }[] } } };
      const { repository } = await new Octokit({ ...at(origin), auth: "secret" }).graphql.paginate<Issues>(QUERY);
      return titles(repository.issues.nodes);
    },
    ALL,
  ],
  [
    "a query page by page",
    async (origin) => {
      const lengths = [];
      const pages = new Plugged(at(origin)).graphql.paginate.iterator<any>(QUERY);
      for await (const { repository } of pages) lengths.push(repository.issues.nodes.length);
      return lengths;
    },
    [2, 2, 1],
  ],

  /* ---- retry and throttling ---- */
  ...[Octokit, Plugged].flatMap((Client): Row[] => [
    ["retry after a 500", async (origin) => (await new Client(at(origin)).request("GET /fails/once")).data, "at last"],
    [
      "no more retries than asked for",
      (origin) => failure(new Client(at(origin)).request("GET /fails", { request: { retries: 1 } })),
      ["HttpError", 500],
    ],
    [
      "once more after a 403",
      async (origin) => {
        const seen: unknown[] = [];
        const { data } = await new Client(at(origin, seen)).request("GET /limited");
        return [data, seen];
      },
      ["at last", [[0, "GET", "/limited", 0]]],
    ],
    [
      "an aborted signal",
      (origin) => {
        const request = { signal: AbortSignal.abort() };
        return failure(new Client({ ...at(origin), auth: "secret" }).request("GET /fails/once", { request }));
      },
      "AbortError",
    ],
  ]),

  ...[Octokit, Plugged].flatMap((Client) =>
    [{}, { auth: "secret" }].flatMap((auth): Row[] => [
      [
        "retry after a 500, beside a signal",
        async (origin) => {
          const request = { signal: new AbortController().signal };
          return (await new Client({ ...at(origin), ...auth }).request("GET /fails/once", { request })).data;
        },
        "at last",
      ],
      [
        "once more after a 403, beside a signal",
        async (origin) => {
          const seen: unknown[] = [];
          const request = { signal: new AbortController().signal };
          const { data } = await new Client({ ...at(origin, seen), ...auth }).request("POST /limited", {
            title: "é",
            request,
          });
          return [data, seen];
        },
        [{ title: "é" }, [[1, "POST", "/limited", 0]]],
      ],
    ]),
  ),
  ...hooks,

  /* ---- the rest ---- */
  [
    "a signal that aborts on the way",
    (origin) => {
      const request = { signal: AbortSignal.timeout(200), retries: 0 };
      return failure(new Octokit({ ...at(origin), auth: "secret" }).request("GET /silent", { request }));
    },
    ["HttpError", 500],
  ],
  [
    "an upload",
    async (origin) => {
      const data = new Uint8Array([0, 10, 13, 128, 255]);
      const { status } = await new Octokit({ ...at(origin), auth: "secret" }).rest.repos.uploadReleaseAsset({
        ...tiny,
        baseUrl: origin,
        release_id: 1,
        name: "a/b é.zip",
        label: "~!'()*",
        headers: { "content-type": "application/zip", "content-length": data.length },
        // The types know text alone, octokit's documentation bytes as well.
        data: data as unknown as string,
      });
      return status;
    },
    201,
  ],
  [
    "a token's strategy",
    async (origin) => {
      const octokit = new Core({ ...at(origin), authStrategy: () => createTokenAuth("secret") });
      return (await octokit.request("GET /repos/acme/tiny")).status;
    },
    200,
  ],
  [
    "an installation's token",
    async (origin) => {
      const octokit = new Octokit({ ...at(origin), authStrategy: createAppAuth, auth: APP });
      return (await octokit.rest.repos.get(tiny)).data.name;
    },
    "tiny",
  ],
  [
    "an app's installation",
    async (origin) => {
      const { appId, privateKey } = APP;
      const octokit = await new App({
        appId,
        privateKey,
        Octokit: Octokit.defaults(at(origin)),
      }).getInstallationOctokit(2);
      return (await octokit.request("GET /repos/{owner}/{repo}", tiny)).data.name;
    },
    "tiny",
  ],
  [
    "an installation's token with less rights, by itself",
    async (origin) => {
      const { request } = new Core(at(origin));
      const permissions = { issues: "read" } as const;
      const auth = createAppAuth({ ...APP, request });
      const { tokenType, token } = await auth({ type: "installation", repositoryNames: ["tiny"], permissions });
      return [tokenType, token];
    },
    ["installation", "installed"],
  ],
  [
    "requests of an app, by its hook",
    async (origin) => {
      const { request } = new Core(at(origin));
      const { hook } = createAppAuth(APP);
      const app = await hook(request, "GET /app", { mediaType: { previews: ["machine-man"] } });
      const repository = await hook(request.defaults(tiny), "GET /repos/{owner}/{repo}");
      return [app.status, repository.data.name];
    },
    [200, "tiny"],
  ],
  [
    "a webhook, which octokit sends as text, and an app that answers it",
    async (origin) => {
      const { appId, privateKey } = APP;
      const app = new App({
        appId,
        privateKey,
        webhooks: { secret: "s" },
        oauth: { clientId: "Iv1.1", clientSecret: "s" },
        Octokit: Octokit.defaults(at(origin)),
      });
      const seen: unknown[] = [];
      app.webhooks.on("issues.opened", async ({ octokit, payload: { issue } }) => {
        const comment = { ...tiny, issue_number: issue.number, body: "é" };
        seen.push((await octokit.rest.issues.createComment(comment)).status);
      });
      const server = createServer(createNodeMiddleware(app));
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
      try {
        const data = JSON.stringify({ action: "opened", issue: { number: 1, title: "é" }, installation: { id: 2 } });
        const headers = {
          "x-github-delivery": "1",
          "x-github-event": "issues",
          "x-hub-signature-256": await app.webhooks.sign(data),
        };
        const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        const { status } = await new Core({ baseUrl, log }).request("POST /api/github/webhooks", { headers, data });
        return [status, seen];
      } finally {
        server.close().closeAllConnections();
      }
    },
    [200, [201]],
  ],
  [
    "a path that may be empty",
    async (origin) => {
      const octokit = new Octokit({ ...at(origin), auth: "secret" });
      return (await octokit.request("GET /repos/{owner}/{repo}/contents{/path}", tiny)).data;
    },
    [{ name: "é.md" }],
  ],
];
