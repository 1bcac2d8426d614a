/**
 * Octokit's clients with the recipe of README.md: what they send and what comes of it is the same as with the builder
 * that they bring, but for what that page says.
 */
import { readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Builder } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { MOVED, OWN, type Program, compilerOutput, load, makeFolders } from "./folders.ts";
import { type Letter, startGitHub } from "./github.ts";
import { MANNERS, type Manner, type Method, optionsOf, withSpacesEncoded } from "./methods.ts";
import { recipe } from "./recipe.mjs";

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
setup("it replaces octokit's own builder", () => {
  assert.is(own.list(), "https://api.github.com/x?a=1%2C2");
  assert.is(moved.list(), "https://api.github.com/x?a=1&a=2");
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
    const merged = before.merge(route, options);
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

/** Runs a row of the program with a server of its own. */
async function play({ rows }: Program, index: number): Promise<{ result: unknown; letters: readonly Letter[] }> {
  const { origin, letters } = await startGitHub();
  return { result: await rows[index]![1](origin), letters };
}

const program = suite("the program");
own.rows.forEach(([title, , expected], index) => {
  program(title, async () => {
    const before = await play(own, index);
    assert.equal(before.result, expected, "with octokit's own builder");
    const after = await play(moved, index);
    assert.equal(after.result, expected);
    assert.equal(after.letters, before.letters.map(withSpacesEncoded));
  });
});

program("an empty path is an error by design", async () => {
  const { origin, letters } = await startGitHub();
  const call = { owner: "acme", repo: "tiny", path: "" };
  await own.methodsAt(origin).repos.getContent(call);
  assert.is(letters.splice(0).length, 1);
  const sent = moved.methodsAt(origin).repos.getContent(call);
  const error = await sent.then(() => "sent").catch((error) => error);
  assert.instance(error, TypeError);
  assert.match(error.message, /^"path" in "GET \/repos\/\{owner\}\/\{repo\}\/contents\/\{path\}"/);
  assert.equal(letters, []);
});
program.run();

/* ---- every method ---- */

const { origin, letters } = await startGitHub();

/** What arrives of a call. */
async function sent(call: Promise<unknown>): Promise<Letter> {
  await call;
  const [letter, ...others] = letters.splice(0);
  assert.ok(letter && !others.length, "one request a call");
  return letter;
}

const methodsOf = ({ methodsAt }: Program): Map<string, Method> =>
  new Map(
    Object.entries(methodsAt(origin)).flatMap(([scope, methods]) =>
      Object.entries(methods).map(([name, method]) => [`${scope}.${name}`, method as unknown as Method] as const),
    ),
  );

const methods = methodsOf(own);

/** How many calls of each manner send the same, and how many differ as the page says. */
const counts = new Map(MANNERS.map((manner) => [manner, { same: 0, apart: 0 }]));

const isSame = (one: Letter, other: Letter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Calls a method in a manner by both builders, and says what differs that should not. */
async function compare(name: string, manner: Manner, movedMethod: Method): Promise<string | undefined> {
  const method = methods.get(name)!;
  const options = optionsOf(method, manner, origin);
  const before = await sent(method(options));
  const after = await sent(movedMethod(options)).catch((error) => ({ line: String(error), headers: [], body: "" }));
  const count = counts.get(manner)!;
  if (isSame(before, after)) return void count.same++;
  const { title, differs = (letter: Letter) => letter } = manner;
  const wanted = differs(before);
  if (isSame(wanted, after)) return void count.apart++;
  return `${name}, ${title}: ${JSON.stringify(after)}\n  has to be ${JSON.stringify(wanted)}`;
}

const sweep = suite("every method of octokit.rest");
sweep("sends the same, or what the page says", async () => {
  const movedMethods = methodsOf(moved);
  assert.equal([...movedMethods.keys()], [...methods.keys()]);
  assert.ok(methods.size > 1000, "there are over a thousand");
  const problems = [];
  for (const [name, method] of movedMethods) {
    for (const manner of MANNERS) problems.push(await compare(name, manner, method));
  }
  const found = problems.filter(Boolean);
  assert.ok(!found.length, `${found.length} calls differ\n${found.slice(0, 10).join("\n")}`);
});
sweep.run();

const types = suite("types");
types("TypeScript 5.9 compiles the program", async () => assert.is(await complaints, ""));
types.run();

process.once("exit", () => {
  const text = (number: number): string => number.toLocaleString("en-US");
  const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
  for (const [{ title }, { same, apart }] of counts) {
    console.log(`${text(same).padStart(7)} the same, ${text(apart).padStart(4)} as the page says: ${title}`);
  }
  const same = sum([...counts.values()].map((count) => count.same));
  const apart = sum([...counts.values()].map((count) => count.apart));
  const total = methods.size * MANNERS.length;
  console.log(
    `${text(same + apart)} of ${text(total)} calls of ${text(methods.size)} methods: ` +
      `${text(same)} send the same byte for byte, ${text(apart)} what the page says`,
  );
});
