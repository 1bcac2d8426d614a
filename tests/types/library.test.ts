/*
 * A library that exports builders, wrappers and their types: what the compiler writes into its declarations, and what it
 * takes to import them.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { note } from "../support/note.ts";
import { COMPILERS, FOLDER, OPTIONS, compile, write } from "./project.ts";

const declarations = readFileSync("dist/endpoint.d.ts", "utf8");
const EXPORTS = Array.from(declarations.matchAll(/^export (?:declare )?\w+ (\w+)/gm), ([, name]) => name!);

const PATHS = readFileSync("tests/types/paths.ts", "utf8");
write("paths.ts", PATHS);
const importFrom = (library: string, mode: string): string =>
  `import { ${EXPORTS.map((name) => (/^[A-Z]/.test(name) ? `type ${name}` : name))} } from "tiny-endpoint";\n` +
  `import type { paths } from "./paths.js"${mode};\n${library}`;

/* ---- what is written for an export is its annotation, too ---- */

const MADE = [
  ['endpoint.defaults({ baseUrl: "https://a.example", headers: {} })', "Endpoint<never>"],
  ['endpoint.defaults({ org: "acme" }).defaults({ page: 1 })', 'Endpoint<"org" | "page">'],
  ["endpoint.defaults<paths>({ headers: {} })", "ApiEndpoint<paths, never>"],
  ['endpoint.defaults<paths>({}).defaults({ owner: "acme" })', 'ApiEndpoint<paths, "owner">'],
  ['endpoint.defaults<paths>({})("GET /names/{name}", { name: "a" })', 'ApiRequest<paths, "GET /names/{name}">'],
] as const;

/* ---- a library of both kinds of modules ---- */

/** Every export in a type that is not known before `R` is, so that the compiler may write all that it is made of. */
const TYPES = [
  ...["endpoint", "expand", "expandPath", "path", "toInit"].map((name) => `typeof ${name}`),
  ...["Builder", "MergedOptions", "Options", "PathValue", "RequestOptions", "Value"],
  ...["Endpoint<R>", "Rest<R>", "Values<R>", "Routes<Record<R, { get: object }>>"],
  ...["ApiEndpoint<paths, R>", "ApiRequest<paths, R>", "ApiRest<paths, R>"],
  ...["Data<ApiRequest<paths, R>>", "Data<ApiRequest<paths, R>, 404>", "Failure<ApiRequest<paths, R>>"],
];
const SIGNATURES = TYPES.map(
  (type, index) => `
export function make${index}<R extends Routes<paths>>(made: ${type}) { return { made }; }
export class Maker${index}<R extends Routes<paths>> { made = null! as ${type}; make = () => [this.made]; }
export const made${index} = <R extends Routes<paths>,>() => null! as ${type};`,
).join("");
const WRAPPERS = `
const described = endpoint.defaults<paths>({});
export async function get<R extends Routes<paths>>(route: R, ...rest: ApiRest<paths, R>) {
  const options = described(route, ...rest);
  const json: unknown = await toInit(options).body;
  return json as Data<typeof options> | Failure<typeof options>;
}
export class Client {
  api = described.defaults({ owner: "acme" });
  async call<R extends Routes<paths> | (string & {})>(route: R, ...rest: ApiRest<paths, R, "owner">) {
    const options = this.api(route, ...rest);
    const json: unknown = await toInit(options).body;
    return { data: json as Data<typeof options>, error: json as Failure<typeof options> };
  }
}
export const send = <R extends string,>(route: R, ...rest: Rest<R>) => toInit(endpoint(route, ...rest));
`;
/** A builder and a request of one kind of modules are those of the other. */
const SHARED = `
export const api = endpoint.defaults<paths>({});
export const issues = api("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" });
export function take(_api: ApiEndpoint<paths>, _acme: Endpoint<"org">, _issues: typeof issues): void {}
`;
const LIBRARY = WRAPPERS + SHARED;
const AS_MODULE = ' with { "resolution-mode": "import" }';
const library = {
  "library.ts": importFrom(LIBRARY, ""),
  "library.cts": importFrom(LIBRARY, AS_MODULE),
  "signatures.ts": importFrom(SIGNATURES, ""),
  "signatures.cts": importFrom(SIGNATURES, AS_MODULE),
};
/** What imports it, each of the other kind. */
const USE = `
take(null! as typeof own.api, endpoint.defaults({ org: "acme" }), null! as typeof own.issues);
export const same: typeof own.api = api;
export const title = (data: Data<typeof issues>): string | undefined => data[0]?.title;
export async function first() {
  const data = await get("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" });
  return "message" in data ? data.message : title(data);
}
`;
const uses = {
  "use.ts":
    'import { type Data, endpoint } from "tiny-endpoint"; import type * as own from "./library.js"; ' +
    `import { api, get, issues, take } from "./library.cjs";${USE}`,
  "use.cts":
    'import { type Data, endpoint } from "tiny-endpoint"; ' +
    `import type * as own from "./library.js"${AS_MODULE}; import { api, get, issues, take } from "./library.cjs";${USE}`,
};

/** Compiles a project, and gives what is printed; to read what an old form wrote takes minutes. */
function build(compiler: string, name: string, texts: Readonly<Record<string, string>>, settings: object): string {
  for (const [file, text] of Object.entries(texts)) write(file, text);
  write(`${name}.json`, JSON.stringify({ files: Object.keys(texts), ...settings }));
  const args = [resolve(compiler), "--project", `${name}.json`, "--pretty", "false", "--extendedDiagnostics"];
  const { stdout, error } = spawnSync(process.execPath, args, { cwd: FOLDER, encoding: "utf8", timeout: 60_000 });
  assert.not(error, String(error));
  return stdout;
}
const errorsIn = (output: string): string => (output.match(/^.*error TS.*$/gm) ?? []).join("\n");
const EMIT = { ...OPTIONS, noEmit: false, declaration: true, outDir: "library" };
/** In characters, and in types that the compiler makes; without `infer` in `Data`, 693,000 and no end. */
const LONGEST = 10_000;
const DEAREST = 300_000;

for (const [name, compiler] of Object.entries(COMPILERS)) {
  const test = suite(`libraries (${name})`);
  test("types have names, or are short", () => {
    const lines = (write: (made: string, type: string, index: number) => string) =>
      importFrom(MADE.map(([made, type], index) => write(made, type, index)).join("\n"), "");
    const inferred = lines((made, _type, index) => `export const api${index} = ${made};`);
    assert.is(compile(compiler, { "made.ts": inferred }, EMIT), "");
    const text = readFileSync(join(FOLDER, "library/made.d.ts"), "utf8").replaceAll('import("tiny-endpoint").', "");
    for (const [, type] of MADE) assert.ok(text.includes(`: ${type};`), `${type} in: ${text}`);
    // TypeScript 5.4 does not know the option.
    const isolated = name === "TypeScript 5.4" ? {} : { isolatedDeclarations: true };
    const annotated = lines((made, type, index) => `export const api${index}: ${type} = ${made};`);
    assert.is(compile(compiler, { "made.ts": annotated }, { ...EMIT, ...isolated }), "");
  });
  test("a library is short, and imported at once", () => {
    rmSync(join(FOLDER, "library"), { recursive: true, force: true });
    const compilerOptions = { ...EMIT, composite: true, tsBuildInfoFile: "library/.tsbuildinfo" };
    const written = build(compiler, "library", { "paths.ts": PATHS, ...library }, { compilerOptions });
    assert.is(errorsIn(written), "");
    for (const file of Object.keys(library)) {
      const { length } = readFileSync(join(FOLDER, "library", file.replace(/(?=c?ts$)/, "d.")), "utf8");
      assert.ok(length < LONGEST, `${length} characters for ${file}`);
    }
    const read = build(compiler, "use", uses, { compilerOptions: OPTIONS, references: [{ path: "./library.json" }] });
    assert.is(errorsIn(read), "");
    const types = Number(/Instantiations:\s+(\d+)/.exec(read)![1]);
    note(`to import a library: ${types} types`);
    assert.ok(types < DEAREST, `${types} types`);
  });
  test.run();
}

const exports = suite("exports");
exports("each is in a signature", () => {
  const signed = EXPORTS.filter((name) => TYPES.some((type) => RegExp(`\\b${name}\\b`).test(type)));
  assert.equal(signed, EXPORTS);
});
exports.run();
