/**
 * Octokit's clients with the recipe of README.md: what they send and what comes of it is the same as with the builder
 * that they bring, but for what that page says.
 */
import { execSync } from "node:child_process";
import { readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Builder } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { MOVED, OWN, type Program, compilerOutput, load, makeFolders } from "./folders.ts";
import { type Letter, takeFetch } from "./github.ts";
import { MANNERS, type Method, optionsOf, withSpacesEncoded } from "./methods.ts";
import type { Row } from "./program.ts";
import { page, recipe } from "./recipe.mjs";

makeFolders();
const own = await load(OWN);
const moved = await load(MOVED);
// The compiler works while the rest goes on.
const complaints = compilerOutput();

/* ---- the recipe ---- */

const BUILDER = realpathSync(resolve(MOVED, "octokit-endpoint/index.js"));

const setup = suite("the recipe");
setup("it is two files, and one for each package manager", () => {
  assert.equal(
    recipe.map(({ manager, file }) => [manager, file]),
    [
      [undefined, "octokit-endpoint/package.json"],
      [undefined, "octokit-endpoint/index.js"],
      ["npm", "package.json"],
      ["Yarn", "package.json"],
      ["pnpm", "pnpm-workspace.yaml"],
    ],
  );
});
setup("it replaces octokit's own builder, as the page's command shows", () => {
  const [, command = ""] = /```sh\n([^]*?)```/.exec(page)!;
  const printed = (cwd: string): string => execSync(command, { cwd, encoding: "utf8" }).trim();
  assert.is(printed(OWN), "https://api.github.com/x?a=1%2C2");
  assert.is(printed(MOVED), "https://api.github.com/x?a=1&a=2");
});
setup("it does so for every package that asks for a builder, whatever its version", () => {
  const askers = readdirSync(MOVED, { recursive: true, encoding: "utf8" }).filter((file) =>
    /@octokit[\\/]request[\\/]package\.json$/.test(file),
  );
  assert.ok(askers.length > 1, "there are several versions");
  for (const file of askers) {
    const { resolve: find } = createRequire(resolve(MOVED, dirname(file), "index.js"));
    assert.is(realpathSync(find("@octokit/endpoint")), BUILDER, file);
  }
});
setup.run();

/* ---- its builder ---- */

type Options = Readonly<Record<string, unknown>>;

const { endpoint }: { endpoint: Builder } = await import(pathToFileURL(BUILDER).href);

const V3 = "application/vnd.github.v3+json";
const PREVIEW = "application/vnd.github.a-preview+json";
const JSON_TYPE = "application/json; charset=utf-8";
const previews = { mediaType: { previews: ["a"] } };

/** Defaults, a route, options, and the request: its line, `accept`, `content-type` and body; or the error. */
const CALLS: readonly (readonly [Options, string, Options, RegExp | readonly [string, string?, string?, unknown?]])[] =
  [
    [{}, "/x", { q: "a+b+" }, ["GET /x?q=a%20b%20", V3]],
    [{ q: "a+b" }, "head /x", { p: "a+b" }, ["HEAD /x?q=a%20b&p=a%2Bb", V3]],
    [{ q: "a+b" }, "/x", { q: "b+c" }, ["GET /x?q=b%20c", V3]],
    [{ q: ["a+b"] }, "/x", {}, ["GET /x?q=a%2Bb", V3]],
    [{}, "/x{?q}", { q: "a+b" }, ["GET /x?q=a%2Bb", V3]],
    [{}, "/x{?p,q*,r}", { q: "a+b" }, ["GET /x?q=a%2Bb", V3]],
    [{}, "/:q/{p}", { q: "a+b", p: "q" }, ["GET /a%2Bb/q", V3]],
    [{}, "/{p}/q/:qq{?query}", { q: "a+b", p: 1, qq: 2 }, ["GET /1/q/2?q=a%20b", V3]],
    [{ q: "a+b" }, "POST /x", {}, ["POST /x", V3, JSON_TYPE, { q: "a+b" }]],
    [{ data: "a" }, "PUT /x", {}, ["PUT /x", V3, JSON_TYPE, "a"]],
    [{}, "PUT /x", { data: null }, ["PUT /x", V3, JSON_TYPE, null]],
    [{ headers: { "content-type": "text/plain" } }, "PUT /x", { data: "a" }, ["PUT /x", V3, "text/plain", "a"]],
    [{}, "PUT /x", {}, ["PUT /x", V3]],
    [previews, "/x", {}, ["GET /x", V3]],
    [previews, "/x", { mediaType: { format: "raw" } }, ["GET /x", "application/vnd.github.v3.raw"]],
    [previews, "POST /graphql", { query: "{}" }, ["POST /graphql", PREVIEW, JSON_TYPE, { query: "{}" }]],
    [{}, "POST /api/graphql", { ...previews, data: "{}" }, ["POST /api/graphql", PREVIEW, JSON_TYPE, "{}"]],
    [previews, "/{id}", { q: "a+b" }, /^"id" in "GET \/\{id\}" needs a value$/],
    [{ q: { a: "a+b" } }, "/x", {}, /^"q" in "GET \/x" is an object/],
  ];

const builder = suite("its builder");
for (const [defaults, route, options, expected] of CALLS) {
  builder(JSON.stringify([defaults, route, options]), () => {
    const before = endpoint.defaults(defaults);
    const merged = Object.freeze(before.merge(route, options));
    // SPEC, Guarantees, 4, and what octokit's hooks and clients make of it.
    for (const call of [
      () => before(route, options),
      () => before.defaults(options)(route),
      () => before.parse(merged),
      () => before(merged),
      () => before.parse((before.merge as Function)(merged, merged)),
      () => before.defaults(merged)(),
    ]) {
      const { result, error } = attempt(call);
      if (expected instanceof RegExp) assert.match(error?.message ?? "", expected);
      else if (error) throw error;
      else {
        const { method, url, headers, body } = result;
        const [line, accept, type, data] = expected;
        assert.equal(
          [`${method} ${url}`, headers["accept"], headers["content-type"], body],
          [line.replace(" ", " https://api.github.com"), accept, type, data],
          String(call),
        );
      }
    }
  });
}
builder.run();

/* ---- the program ---- */

/** What comes of a row, and what it sends. */
async function play([, , run]: Row): Promise<{ result: unknown; letters: readonly Letter[] }> {
  const letters = takeFetch();
  return { result: await run(), letters };
}

const program = suite("the program");
own.rows.forEach((row, index) => {
  const [title, requests] = row;
  program(title, async () => {
    const before = await play(row);
    const after = await play(moved.rows[index]!);
    assert.is(before.letters.length, requests);
    assert.equal(after.result, before.result);
    assert.equal(after.letters, before.letters.map(withSpacesEncoded));
  });
});

program("an empty path is an error by design", async () => {
  const letters = takeFetch();
  const call = { owner: "acme", repo: "tiny", path: "" };
  await own.methods().repos.getContent(call);
  assert.is(letters.splice(0).length, 1);
  const error: Error = await moved
    .methods()
    .repos.getContent(call)
    .catch((error) => error);
  assert.instance(error, TypeError);
  assert.match(error.message, /^"path" in "GET \/repos\/\{owner\}\/\{repo\}\/contents\/\{path\}"/);
  assert.equal(letters, []);
});
program.run();

/* ---- every method ---- */

const methodsOf = ({ methods }: Program): Map<string, Method> =>
  new Map(
    Object.entries(methods()).flatMap(([scope, all]) =>
      Object.entries(all).map(([name, method]) => [`${scope}.${name}`, method as unknown as Method] as const),
    ),
  );

const sweep = suite("every method of octokit.rest sends the same, or what the page says");
const [ownMethods, movedMethods] = [methodsOf(own), methodsOf(moved)];
sweep("there are over a thousand", () => assert.ok(ownMethods.size > 1000));
for (const manner of MANNERS) {
  sweep(manner.title, async () => {
    const { differs = (letter: Letter) => letter } = manner;
    for (const [name, method] of ownMethods) {
      const options = optionsOf(method, manner);
      const letters = takeFetch();
      await method(options);
      await movedMethods.get(name)!(options);
      const [before, after, ...more] = letters;
      assert.equal([after, ...more], [differs(before!)], name);
    }
  });
}
sweep.run();

const types = suite("types");
types("TypeScript 5.9 compiles the program", async () => assert.is(await complaints, ""));
types.run();
