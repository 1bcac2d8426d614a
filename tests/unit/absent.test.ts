/** What is not there: a list that has one thing more than is written here fails. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as spell from "../../dist/spell.js";
import { attempt } from "../support/attempt.ts";
import { type Api, table } from "../support/table.ts";
import { TSC } from "../tools/dist.mjs";

/* ---- members, hidden ones and symbols included ---- */

const ORDINARY = Reflect.ownKeys(function () {});
const PROTOTYPES = [Object, Function, TypeError].map(({ prototype }) => prototype as object);

function membersOf(value: object): string {
  assert.ok(PROTOTYPES.includes(Object.getPrototypeOf(value)), "another prototype");
  const keys = Reflect.ownKeys(value).filter((key) => typeof value !== "function" || !ORDINARY.includes(key));
  return keys.map(String).sort().join(" ");
}

const BUILDER = "DEFAULTS defaults merge parse";
const SETTINGS = "baseUrl headers method";
const thrown = (call: () => unknown) => attempt(call).error!;

table("nothing has other members", (api, make: (api: Api) => object) => membersOf(make(api)), [
  [(api) => ({ ...api }), "endpoint expand expandPath path toInit"],
  ...(["expand", "expandPath", "path", "toInit"] as const).map((name) => [(api: Api) => api[name], "", name] as const),
  [({ endpoint }) => endpoint, BUILDER],
  [({ endpoint }) => endpoint.defaults({}), BUILDER],
  [({ endpoint }) => endpoint.defaults({ a: 1 }).defaults({ headers: { b: 1 } }), BUILDER],
  ...(["merge", "parse", "defaults"] as const).map((name) => [(api: Api) => api.endpoint[name], "", name] as const),
  [({ endpoint }) => endpoint.DEFAULTS, SETTINGS],
  [({ endpoint }) => endpoint.defaults({ a: 1 }).DEFAULTS, `a ${SETTINGS}`],
  [({ endpoint }) => endpoint.merge("GET /x", { a: 1 }), `a ${SETTINGS} url`],
  [({ endpoint }) => endpoint("GET /x", { a: 1 }), "headers method url"],
  [({ endpoint }) => endpoint("POST /x", { a: 1 }), "body headers method url"],
  [({ endpoint }) => endpoint("GET /x", { request: { signal: 1 } }), "headers method request url"],
  [({ endpoint }) => endpoint("GET /x").headers, "accept user-agent"],
  [({ endpoint }) => endpoint("POST /x", { a: 1 }).headers, "accept content-type user-agent"],
  [({ endpoint }) => endpoint("POST /x", { a: 1 }).body as object, "a"],
  [({ endpoint }) => endpoint("GET /x", { request: { signal: 1 } }).request!, "signal"],
  [({ endpoint }) => endpoint.parse({ url: "/x", baseUrl: "https://h.example" }), "headers method url"],
  [({ endpoint, toInit }) => toInit(endpoint("GET https://h.example")), "body headers method"],
  [({ endpoint, toInit }) => toInit(endpoint("GET https://h.example")).headers as object, ""],
  [
    ({ endpoint, toInit }) => toInit(endpoint("POST https://h.example", { data: new ReadableStream() })),
    "body duplex headers method",
  ],
  ...[
    ({ endpoint }: Api) => endpoint("/{"),
    ({ endpoint }: Api) => endpoint("/{a}", { a: "" }),
    ({ expand }: Api) => expand("{"),
    ({ expandPath }: Api) => expandPath("/{a}", { a: ".." }),
    ({ path }: Api) => path`/${".."}`,
    ({ toInit }: Api) => toInit({} as never),
  ].map((call) => [(api: Api) => thrown(() => call(api)), "code message stack", `error of ${call}`] as const),
]);

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

const FIELDS: Readonly<Record<string, readonly [fields: object, names: string]>> = {
  "package.json": [
    manifest,
    "name version description keywords license type sideEffects engines main module types unpkg jsdelivr exports bin " +
      "files scripts c8 devDependencies",
  ],
  exports: [manifest.exports, ". ./spell ./package.json"],
  bin: [manifest.bin, "tiny-endpoint"],
  engines: [manifest.engines, "node"],
  // No others than `prepublishOnly` run by themselves: not where the package is installed, nor in a clone.
  scripts: [manifest.scripts, "start build test test:all test:mutation suite bench format prepublishOnly"],
  devDependencies: [manifest.devDependencies, "c8 esbuild typescript uvu"],
};
for (const [name, [fields, names]] of Object.entries(FIELDS)) {
  test(`fields of ${name}`, () => assert.is(Object.keys(fields).join(" "), names));
}

test("each figure of the coverage is all, and a failed test fails the run on a fresh machine", () => {
  const { branches, functions, lines, statements, "check-coverage": isChecked } = manifest.c8;
  assert.equal([branches, functions, lines, statements, isChecked], [100, 100, 100, 100, true]);
  assert.match(readFileSync(".ci/run", "utf8"), /\n\(\(failed == 0\)\)\n$/);
});

test("bundlers may drop what nobody imports", () => assert.is(manifest.sideEffects, false));

// Whoever may write there could publish in our name. (Without comments, and what an action is pinned to.)
const WORKFLOWS = {
  publish: `
name: publish
on:
  push:
    tags: ["v*"]
permissions:
  contents: read
jobs:
  test:
    uses: ./.github/workflows/test.yml
  publish:
    needs: test
    runs-on: ubuntu-latest
    timeout-minutes: 15
    environment: npm
    permissions:
      contents: read
      id-token: write
    steps:
      - uses: actions/checkout
        with:
          persist-credentials: false
          fetch-depth: 0
      - name: The tagged commit is on main
        run: git merge-base --is-ancestor HEAD origin/main
      - uses: actions/setup-node
        with:
          node-version: 24.21.0
      - name: The tag is the version in package.json
        run: test "$GITHUB_REF_NAME" = "v$(node --print 'require("./package.json").version')"
      - run: npm publish --provenance --ignore-scripts
`,
  test: `
name: test
on:
  push:
    branches: [main]
  pull_request:
  workflow_call:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    strategy:
      fail-fast: false
      matrix:
        node: [20, 22, 24, 26]
    steps:
      - uses: actions/checkout
        with:
          persist-credentials: false
      - uses: actions/setup-node
        with:
          node-version: \${{ matrix.node }}
          cache: npm
          cache-dependency-path: "**/package-lock.json"
      - run: .ci/vectors "$RUNNER_TEMP/vectors"
      - run: npm cit
        env:
          URITEMPLATE_TESTS: \${{ runner.temp }}/vectors
  all:
    runs-on: ubuntu-latest
    container: node:24-bookworm
    timeout-minutes: 45
    env:
      HOME: /root
    steps:
      - uses: actions/checkout
        with:
          persist-credentials: false
      - uses: actions/cache
        with:
          path: ~/.npm
          key: npm-\${{ hashFiles('**/package-lock.json') }}
          restore-keys: npm-
      - run: .ci/run
`,
};
const PIN = /(?<=^ +- uses: actions\/[\w-]+)@[\da-f]{40} # v[\d.]+$/gm;

test("there are no other workflows", () => {
  assert.equal(
    readdirSync(".github/workflows").sort(),
    Object.keys(WORKFLOWS).map((name) => `${name}.yml`),
  );
});
for (const [name, lines] of Object.entries(WORKFLOWS)) {
  test(`${name}.yml holds no other line`, () => {
    const text = readFileSync(`.github/workflows/${name}.yml`, "utf8").replace(/^ *(?:#.*)?\n/gm, "");
    assert.is(text.replace(PIN, ""), lines.trimStart());
  });
}

test.run();
