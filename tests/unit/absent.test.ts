/** What is not there: a list that has one thing more than is written here fails. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as spell from "../../dist/spell.js";
import { attempt } from "../support/attempt.ts";
import { type Api, each, table } from "../support/table.ts";
import { TSC } from "../tools/dist.mjs";

/* ---- members, hidden ones and symbols included ---- */

const ORDINARY = Reflect.ownKeys(function () {});
const PROTOTYPES = [Object, Function, TypeError].map(({ prototype }) => prototype as object);

/** The members of a value, in their order (of errors, each engine has its own); before them, of a function its length, and whether a value is closed to new ones. */
function membersOf(value: object): string {
  assert.ok(PROTOTYPES.includes(Object.getPrototypeOf(value)), "another prototype");
  const head = typeof value === "function" ? [`(${value.length})`] : [];
  const state = Object.isExtensible(value) ? [] : Object.isFrozen(value) ? ["frozen"] : ["closed"];
  const keys = Reflect.ownKeys(value).filter((key) => typeof value !== "function" || !ORDINARY.includes(key));
  const names = keys.map(String);
  return [...head, ...state, ...(value instanceof Error ? names.sort() : names)].join(" ");
}

const BUILDER = "(2) merge parse defaults DEFAULTS";
const SETTINGS = "method baseUrl headers";
const thrown = (call: () => unknown) => attempt(call).error!;

table(
  "nothing has other members, and only defaults are frozen",
  (api, make: (api: Api) => object) => membersOf(make(api)),
  [
    [(api) => ({ ...api }), "endpoint expand expandPath path toInit"],
    ...(["expand", "expandPath", "path", "toInit"] as const).map(
      (name) => [(api: Api) => api[name], "(1)", name] as const,
    ),
    [({ endpoint }) => endpoint, BUILDER],
    [({ endpoint }) => endpoint.defaults({}), BUILDER],
    [({ endpoint }) => endpoint.defaults({ a: 1 }).defaults({ headers: { b: 1 } }), BUILDER],
    [({ endpoint }) => endpoint.merge, "(2)"],
    [({ endpoint }) => endpoint.parse, "(1)"],
    [({ endpoint }) => endpoint.defaults, "(1)"],
    [({ endpoint }) => endpoint.DEFAULTS, `frozen ${SETTINGS}`],
    [({ endpoint }) => endpoint.defaults({ a: 1 }).DEFAULTS, `frozen ${SETTINGS} a`],
    [({ endpoint }) => endpoint.defaults({ request: { a: 1 } }).DEFAULTS.request!, "frozen a"],
    [({ endpoint }) => endpoint.defaults({ request: { a: 1 } })("/x").request!, "a"],
    [({ endpoint }) => endpoint.defaults({ args: { a: 1 } }).DEFAULTS.args as object, "frozen a"],
    [({ endpoint }) => endpoint.defaults({ mediaType: { previews: [] } }).DEFAULTS.mediaType!, "frozen previews"],
    [({ endpoint }) => endpoint.merge("GET /x", { a: 1 }), `${SETTINGS} url a`],
    [({ endpoint }) => endpoint("GET /x", { a: 1 }), "method url headers"],
    [({ endpoint }) => endpoint("POST /x", { a: 1 }), "method url headers body"],
    [({ endpoint }) => endpoint("GET /x", { request: { signal: 1 } }), "method url headers request"],
    [({ endpoint }) => endpoint("GET /x").headers, "accept user-agent"],
    [({ endpoint }) => endpoint("POST /x", { a: 1 }).headers, "accept user-agent content-type"],
    [({ endpoint }) => endpoint("POST /x", { a: 1 }).body as object, "a"],
    [({ endpoint }) => endpoint("GET /x", { request: { signal: 1 } }).request!, "signal"],
    [({ endpoint }) => endpoint.parse({ url: "/x", baseUrl: "https://h.example" }), "method url headers"],
    [({ endpoint, toInit }) => toInit(endpoint("GET https://h.example")), "method headers body"],
    [({ endpoint, toInit }) => toInit(endpoint("GET https://h.example")).headers as object, ""],
    [
      ({ endpoint, toInit }) => toInit(endpoint("POST https://h.example", { data: new ReadableStream() })),
      "method headers body duplex",
    ],
    ...[
      ({ endpoint }: Api) => endpoint("/{"),
      ({ endpoint }: Api) => endpoint("/{a}", { a: "" }),
      ({ expand }: Api) => expand("{"),
      ({ expandPath }: Api) => expandPath("/{a}", { a: ".." }),
      ({ path }: Api) => path`/${".."}`,
      ({ toInit }: Api) => toInit({} as never),
    ].map((call) => [(api: Api) => thrown(() => call(api)), "code message stack", `error of ${call}`] as const),
  ],
);

// (Those of exports are as short as the build makes them.)
each("a builder's functions have their names", ({ endpoint }) => {
  for (const builder of [endpoint, endpoint.defaults({})]) {
    assert.equal([builder.merge.name, builder.parse.name, builder.defaults.name], ["merge", "parse", "defaults"]);
  }
});

const test = suite("what is not there");

test("tiny-endpoint/spell exports a function and a plugin", () => {
  assert.equal(Object.keys(spell).sort(), ["default", "spell"]);
});

/* ---- the environment ---- */

const ASKED =
  "Array ArrayBuffer Boolean JSON Map Number Object Set String Symbol TypeError URL WeakMap " +
  "decodeURIComponent encodeURI encodeURIComponent parseInt";

const FOLDER = resolve("tests/.test/asked");
/** All that the compiler has to know of the language. */
const TYPES = "Array<T> Boolean CallableFunction Function IArguments NewableFunction Number Object RegExp String";

/** The names that code takes from around it, told by a compiler that knows of none. */
function askedBy(file: string): string {
  // It would know this one.
  const { code } = transformSync(readFileSync(join("dist", file), "utf8"), { define: { globalThis: "globalThis_" } });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, file), code);
  writeFileSync(join(FOLDER, "types.d.ts"), `${TYPES.replace(/\S+/g, "interface $& {}")} type Record<Key, Type> = {};`);
  const options = "--noEmit --ignoreConfig --noLib --allowJs --checkJs --pretty false --module esnext --target es2020";
  const args = [resolve(TSC), ...options.split(" "), "--types", "", "types.d.ts", file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: FOLDER, encoding: "utf8" });
  const found = stdout.matchAll(/Cannot find (?:name|module|global type) '([^']+)'|'(\w+)' only refers to a type/g);
  return [...new Set([...found].map(([, name, type]) => name ?? type!))].sort().join(" ");
}

// Not all environments have more (k6 has less), and `process.env` or the console is nobody's business.
for (const file of ["endpoint.js", "endpoint.cjs"]) {
  test(`${file} asks for URL, and else for what the language has`, () => assert.is(askedBy(file), ASKED));
}

/** Prints what is new or changed in all that is global, and in the members of that. */
const program = (file: string) => `
const globals = () => {
  const found = new Map();
  const look = (object, name, depth) => {
    for (const key of Reflect.ownKeys(object)) {
      const { value } = Object.getOwnPropertyDescriptor(object, key);
      const path = name + "." + String(key);
      found.set(path, value);
      if (depth && value && /^(?:object|function)$/.test(typeof value)) look(value, path, depth - 1);
    }
  };
  look(globalThis, "globalThis", 2);
  return found;
};
const before = globals();
const { endpoint, path } = await import("./dist/${file}");
endpoint("POST /x/{a}", { a: "b/", c: [1] });
path\`/x/\${"a/b"}\`;
const after = globals();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.has(path) !== after.has(path) || !Object.is(before.get(path), after.get(path)),
);
console.log(JSON.stringify(changed));
`;

for (const file of ["endpoint.js", "endpoint.cjs"]) {
  test(`${file} changes nothing that is global`, () => {
    const args = ["--input-type=module", "--eval", program(file)];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    assert.is(stdout, "[]\n", stderr);
  });
}

/* ---- what a stranger could make run ---- */

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

const FIELDS =
  "name version description keywords license type sideEffects engines main module types unpkg jsdelivr exports bin " +
  "files scripts c8 devDependencies";

/** Parts of package.json, whole. */
const PARTS: Readonly<Record<string, unknown>> = {
  ...{ type: "module", sideEffects: false, engines: { node: ">=18" } },
  ...{ main: "./dist/endpoint.cjs", module: "./dist/endpoint.js", types: "./dist/endpoint.d.ts" },
  ...{ unpkg: "./dist/endpoint.js", jsdelivr: "./dist/endpoint.js", bin: { "tiny-endpoint": "dist/cli.js" } },
  exports: {
    ".": {
      import: { types: "./dist/endpoint.d.ts", default: "./dist/endpoint.js" },
      require: { types: "./dist/endpoint.d.cts", default: "./dist/endpoint.cjs" },
    },
    "./spell": {
      import: { types: "./dist/spell.d.ts", default: "./dist/spell.js" },
      require: { types: "./dist/spell.d.cts", default: "./dist/spell.cjs" },
    },
    "./package.json": "./package.json",
  },
  files: [".github/SECURITY.md", "dist", "endpoint.ts", "tests/docs", "uri-template.ts"],
  // No others than `prepublishOnly` run by themselves: not where the package is installed, nor in a clone.
  scripts: {
    start: "node tests/tools/start.mjs",
    build: "node tests/tools/build.mjs",
    test: "node tests/tools/check.mjs && c8 node tests/tools/test.mjs unit",
    "test:all": "npm test && npm run suite",
    suite: "node tests/tools/test.mjs",
    bench: "node tests/tools/measure.mjs tests/bench/bench.ts",
    peers: "node tests/tools/measure.mjs tests/integration/peers/hostile.ts",
    format: "node tests/tools/format.mjs",
    digests: "node tests/tools/digests.mjs",
    prepublishOnly: "npm run build && npm test",
  },
  c8: {
    ...{ all: true, include: ["tests/.test/sources/endpoint.js"], exclude: [], "check-coverage": true },
    ...{ "per-file": true, branches: 100, functions: 100, lines: 100, statements: 100, reporter: ["text"] },
  },
};

test("fields of package.json", () => {
  assert.is(Object.keys(manifest).join(" "), FIELDS);
  assert.equal(Object.keys(manifest.devDependencies), ["c8", "esbuild", "typescript", "uvu"]);
  // (`assert.equal` takes members in any order, but the first condition of `exports` that fits is taken.)
  for (const [name, part] of Object.entries(PARTS))
    assert.is(JSON.stringify(manifest[name]), JSON.stringify(part), name);
  assert.is(JSON.parse(readFileSync("package-lock.json", "utf8")).version, manifest.version);
});

test("no other file says what is installed, covered or run by itself", () => {
  const found = [".npmrc", ".c8rc", ".c8rc.json", ".nycrc", ".nycrc.json", ".github/dependabot.yml"].filter(existsSync);
  assert.equal(found, []);
});

test("what may publish in our name, and what says whether tests have failed, is as it was read last", () => {
  const files = [".ci", ".github/workflows"].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  // As git names them.
  const digestOf = (content: Buffer) =>
    createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
  const found = files.map((file) => `${file} ${digestOf(readFileSync(file))}`);
  const read = readFileSync("tests/unit/digests.txt", "utf8").trim().split("\n");
  assert.equal(found.sort(), read.sort(), "`npm run digests` says what has changed, and writes that it was read");
});

test.run();
