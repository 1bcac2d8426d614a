/**
 * Octokit's clients with the recipe of docs/octokit.md: what they send and what comes of it is the same as with the builder
 * that they bring, but for what that page says.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Builder, RequestOptions } from "../../../dist/endpoint.js";
import { attempt } from "../../support/attempt.ts";
import type { Octokit } from "octokit";
import { MOVED, OWN, clientIn, makeFolders, printedIn } from "./folders.ts";
import { type Letter, takeFetch } from "./github.ts";

makeFolders();
const own = await clientIn(OWN);
const moved = await clientIn(MOVED);

/* ---- the recipe ---- */

const BUILDER = realpathSync(resolve(MOVED, "octokit-endpoint/index.js"));
const OWN_BUILDER = realpathSync(resolve(OWN, "node_modules/@octokit/endpoint/dist-bundle/index.js"));

const setup = suite("the recipe");
setup("it replaces octokit's own builder, as the page's command shows", () => {
  assert.is(printedIn(OWN), "https://api.github.com/x?a=1%2C2");
  assert.is(printedIn(MOVED), "https://api.github.com/x?a=1&a=2");
});
setup("it does so for every package that asks for a builder, whatever its version", () => {
  const files = readdirSync(MOVED, { recursive: true, encoding: "utf8" });
  const askers = files.filter((file) => /@octokit[\\/]request[\\/]package\.json$/.test(file));
  assert.ok(askers.length > 1, "there are several versions");
  for (const file of askers) {
    assert.is(realpathSync(createRequire(resolve(MOVED, file)).resolve("@octokit/endpoint")), BUILDER, file);
  }
});
setup("it does so where `require` takes no ES module, as in Jest", () => {
  const program = `const { Octokit } = require("rest-20");
    console.log(new Octokit().request.endpoint("/x", { a: [1, 2] }).url);`;
  const args = ["--no-experimental-require-module", "--eval", program];
  const printed = execFileSync(process.execPath, args, { cwd: MOVED, encoding: "utf8" });
  assert.is(printed, "https://api.github.com/x?a=1&a=2\n");
});
setup.run();

/* ---- its builder ---- */

type Call = readonly [defaults: object, route: string, options: object];
/** A call, what octokit's own builder makes of it, and what this one makes of it: a request, or an error. */
type Difference = readonly [...Call, own: string, now: string | RegExp];

const { endpoint }: { endpoint: Builder } = await import(pathToFileURL(BUILDER).href);
const { endpoint: ownEndpoint }: { endpoint: Builder } = await import(pathToFileURL(OWN_BUILDER).href);

const previews = { mediaType: { previews: ["a"] } };

const SAME: readonly Call[] = [
  [{}, "/x", { q: "a+b+" }],
  [{ q: "a+b" }, "head /x", { p: "a+b" }],
  [{ q: "a+b" }, "/x", { q: "b+c" }],
  [{}, "/x{?q}", { q: "a+b" }],
  [{ q: "a+b" }, "POST /x", {}],
  [{ data: "a" }, "PUT /x", {}],
  [{}, "PUT /x", { data: null }],
  // As octokit has it, with a charset; but not where the caller says the type.
  [{}, "PUT /x", { a: 1 }],
  [{ headers: { "Content-Type": "application/json" } }, "PUT /x", { a: 1 }],
  [{ headers: { "content-type": "text/plain" } }, "PUT /x", { data: "a" }],
  [{}, "GET /repos/{owner}/{repo}/contents{/path}", { owner: "acme", repo: "tiny" }],
  [previews, "/x", {}],
  [previews, "/x", { mediaType: { format: "raw" } }],
  [previews, "POST /graphql", { query: "{}" }],
  [{}, "POST /api/graphql", { ...previews, data: "{}" }],
];

const DATE = new Date(0);

/** What the page says, row by row. */
const DIFFERENCES: readonly Difference[] = [
  [{}, "/x", { a: [1, 2] }, "GET /x?a=1%2C2", "GET /x?a=1&a=2"],
  [{}, "/x{?a}", { a: [1, 2] }, "GET /x?a=1,2", "GET /x?a=1,2"],
  [{}, "/x", { a: null, b: 1 }, "GET /x?a=null&b=1", "GET /x?b=1"],
  [{}, "/x", { a: [], b: 1 }, "GET /x?a=&b=1", "GET /x?b=1"],
  [{}, "/x", { a: DATE }, `GET /x?a=${encodeURIComponent(String(DATE))}`, "GET /x?a=1970-01-01T00%3A00%3A00.000Z"],
  [{}, "/x", { q: "a+b" }, "GET /x?q=a+b", "GET /x?q=a%20b"],
  [{}, "/x{?p,q*,r}", { q: "a+b" }, "GET /x?&q=a%2Bb&&q=a+b", "GET /x?q=a%2Bb"],
  [{}, "/{p}/q/:qq{?query}", { q: "a+b", p: 1, qq: 2 }, "GET /1/q/2?&q=a+b", "GET /1/q/2?q=a%20b"],
  [{}, "/x", { a: "~!'()*" }, "GET /x?a=~!'()*", "GET /x?a=~%21%27%28%29%2A"],
  [{}, "/x", { "page[size]": 1 }, "GET /x?page[size]=1", "GET /x?page%5Bsize%5D=1"],
  [{}, "PATCH /x", {}, 'PATCH /x ""', "PATCH /x"],
  [{}, "PUT /x", {}, 'PUT /x ""', "PUT /x"],
  [{}, "/x/:q", { q: "a+b" }, "GET /x/:q?q=a+b", "GET /x/a%2Bb"],
  [{}, "/x/{id}/y", {}, "GET /x//y", /^"id" in "GET \/x\/\{id\}\/y" needs a value$/],
  [{}, "/x/:id/y", { id: "" }, "GET /x//y", /^"id" in "GET \/x\/:id\/y"/],
  [{}, "/x/{id}", { id: ".." }, "GET /x/..", /^"id" in "GET \/x\/\{id\}"/],
  [{}, "/x/{id}", { id: [1, 2] }, "GET /x/1,2", /^"id" in "GET \/x\/\{id\}" is a list/],
  [{}, "/x{/id}", { id: { a: 1 } }, "GET /x/a,1", /^"id" in "GET \/x\{\/id\}" is an object/],
  [{}, "/x/{id*}", { id: [1, 2] }, "GET /x/1,2", "GET /x/1,2"],
  [{}, "/x", { q: { a: 1 } }, "parameters.q.split is not a function", /^"q" in "GET \/x" is \[object Object\]/],
  [{}, "/x", { q: ["a+b"] }, "parameters.q.split is not a function", "GET /x?q=a%2Bb"],
  [{}, "/x", { a: NaN }, "GET /x?a=NaN", /^"a" in "GET \/x"/],
  [{}, "/x", { data: 1 }, "GET /x?data=1", /^"data" in "GET \/x"/],
  [{}, "GET /x", { method: "POST" }, "POST /x", /^"method" in "GET \/x"/],
  [{}, "GET /x", { url: "/y" }, "GET /y", /^"url" in "GET \/x"/],
  [{}, "POST /x", { a: new Map() }, 'POST /x {"a":{}}', /^"a" in "POST \/x"/],
  [{}, "/x", { args: 1 }, "GET /x?args=1", /^"args" in /],
  [{}, "/repos{/path}", { path: "" }, "GET /repos", /^"path" in "GET \/repos\{\/path\}"/],
];

/** A call in all ways in which octokit's hooks and clients make it (SPEC, Guarantees, 4). */
function waysOf(builder: Builder, [defaults, route, options]: Call): (() => RequestOptions)[] {
  const before = builder.defaults(defaults);
  const merge = () => Object.freeze(before.merge(route, options));
  return [
    () => before(route, options),
    () => before.defaults(options)(route),
    () => before.parse(merge()),
    () => before(merge()),
    () => before.parse((before.merge as Function)(merge(), merge())),
    () => before.defaults(merge())(),
  ];
}

const textOf = ({ method, url, body }: RequestOptions): string =>
  `${method} ${url.replace("https://api.github.com", "")}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`;

/** In what octokit sends, only the spaces of a search are a plus. */
const spacesEncoded = (line: string): string => line.replace(/\?\S*/, (query) => query.replaceAll("+", "%20"));
const withSpaces = (letter: Letter): Letter => ({ ...letter, line: spacesEncoded(letter.line) });

const builder = suite("its builder");
for (const call of SAME) {
  builder(JSON.stringify(call), () => {
    const before = waysOf(ownEndpoint, call)[0]!();
    for (const way of waysOf(endpoint, call)) {
      const after = way();
      assert.is(textOf(after), spacesEncoded(textOf(before)), String(way));
      for (const name of ["accept", "content-type"]) assert.is(after.headers[name], before.headers[name], String(way));
    }
  });
}
for (const [defaults, route, options, before, now] of DIFFERENCES) {
  const call = [defaults, route, options] as const;
  builder(JSON.stringify(call), () => {
    const outcome = (way: () => RequestOptions): string => {
      const { result, error } = attempt(way);
      return result ? textOf(result) : error!.message;
    };
    assert.is(outcome(waysOf(ownEndpoint, call)[0]!), before);
    const ways = waysOf(endpoint, call);
    if (typeof now !== "string") assert.match(outcome(ways[0]!), now);
    else for (const way of ways) assert.is(outcome(way), now, String(way));
  });
}
builder("a url that is missing is an error that says so", () => {
  assert.match(attempt(() => endpoint.parse({ method: "GET" } as never)).error?.message ?? "", /^"url" .* is missing$/);
});
builder.run();

/* ---- what users do with a client: what comes of it, and what is sent, is the same ---- */

const tiny = { owner: "acme", repo: "tiny" };
const QUERY =
  "query ($cursor: String) { repository { issues { nodes { title } pageInfo { hasNextPage endCursor } } } }";

const USES: Readonly<Record<string, (client: Octokit) => Promise<unknown>>> = {
  "a hook that changes options": (client) => {
    client.hook.before("request", (options) => void Object.assign(options, { page: 2, headers: { "x-hook": 1 } }));
    return client.request("GET /repos/{owner}/{repo}", tiny);
  },
  "a hook that merges and parses": ({ hook, request }) => {
    const { merge, parse } = request.endpoint;
    hook.wrap("request", (send, options) => {
      options.headers["x-hook"] = `${merge(options).url} ${parse(options).url}`;
      return send(options);
    });
    return request("GET /repos/{owner}/{repo}", tiny);
  },
  "a hook that sees an error": ({ hook, request }) => {
    hook.error("request", ({ name, message }, { url }) => ({ name, message, url }) as never);
    return request("GET /gone");
  },
  "bodies without a type": async ({ request }) => {
    const bodies = ["# é", "", Buffer.from("é"), new URLSearchParams({ a: "é" }), [1], 0, false, null];
    for (const data of bodies) await request("POST /bodies", { data });
  },
  "options without a request": async ({ rest, request, graphql }) => {
    const { method, url, headers } = rest.repos.get.endpoint(tiny);
    const merged = request.endpoint.merge("GET /user", { page: 2 });
    return [method, url, headers, merged.url, merged.page, graphql.endpoint.DEFAULTS.baseUrl];
  },
  "all pages of a method": ({ paginate, rest }) => paginate(rest.issues.listForRepo, { ...tiny, per_page: 2 }),
  "all pages of a query": ({ graphql }) => graphql.paginate(QUERY),
  "previews on GraphQL": ({ graphql }) => graphql(QUERY, { mediaType: { previews: ["antiope"] } }),
};

const uses = suite("what users do");
for (const [title, use] of Object.entries(USES)) {
  uses(title, async () => {
    const sent = takeFetch();
    const expected = await use(own());
    const resent = takeFetch();
    assert.equal(await use(moved()), expected);
    assert.equal(resent, sent.map(withSpaces));
  });
}
uses("an empty path is an error by design, before anything is sent", async () => {
  const sent = takeFetch();
  const call = moved().rest.repos.getContent({ ...tiny, path: "" });
  const error = await call.catch((error: Error) => error);
  assert.match(String(error), '"path" in "GET /repos/{owner}/{repo}/contents/{path}"');
  assert.equal(sent, []);
});
uses.run();

/* ---- every method ---- */

type Method = ((options: object) => Promise<unknown>) & { readonly endpoint: Builder };

const methodsOf = (client: () => Octokit) =>
  Object.entries(client().rest).flatMap(([scope, all]) =>
    Object.entries(all).map(([name, method]) => [`${scope}.${name}`, method as unknown as Method] as const),
  );

/** A text for each name in the url, and more for the query or the body. */
function optionsOf({ endpoint }: Method): object {
  const { method, url = "" } = endpoint.DEFAULTS;
  const names = [...url.matchAll(/\{\??(.*?)\}/g)].flatMap(([, list = ""]) => list.split(","));
  const more = /GET|HEAD/.test(method) ? { q: "a+b", more: "a/b é" } : { q: "a+b", more: ["a/b é", { é: null }] };
  return { ...more, ...Object.fromEntries(names.map((name) => [name, "a/b é"])), ...previews };
}

const sweep = suite("every method of octokit.rest sends the same");
sweep("of over a thousand", async () => {
  const [before, after] = [methodsOf(own), methodsOf(moved)];
  assert.ok(before.length > 1000);
  for (const [index, [name, method]] of before.entries()) {
    const options = optionsOf(method);
    const sent = takeFetch();
    await method(options);
    const resent = takeFetch();
    await after[index]![1](options);
    assert.is(sent.length, 1, name);
    assert.equal(resent, sent.map(withSpaces), name);
  }
});
sweep.run();
