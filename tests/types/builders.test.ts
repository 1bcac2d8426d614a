/*
 * Builders in programs: a library keeps, takes, gives and exports them, its declarations name nothing but `Endpoint` or
 * `ApiEndpoint`, and a second project uses what was declared.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { COMPILERS, FOLDER, compile, errorsOf, write } from "./project.ts";

write("paths.ts", readFileSync("tests/types/paths.ts", "utf8"));
write(
  "node_modules/library/package.json",
  '{ "name": "library", "type": "module", "exports": { ".": "./library.js", "./inferred": "./inferred.js" } }',
);

/** A kind of builder: its type, how it is made and emitted, and what it asks for. */
interface Kind {
  readonly type: string;
  readonly made: string;
  readonly emitted: string;
  readonly right: string;
  readonly wrong: string;
}

const ISSUES = '"GET /repos/{owner}/{repo}/issues"';
const KINDS: Record<string, Kind> = {
  "without default parameters": {
    type: "Endpoint",
    made: 'endpoint.defaults({ baseUrl: "https://a.example", headers: {} })',
    emitted: "Endpoint<never, {}>",
    right: '("GET /orgs/{org}", { org: "acme" })',
    wrong: '("GET /orgs/{org}")',
  },
  "with default parameters": {
    type: 'Endpoint<"org" | "page">',
    made: 'endpoint.defaults({ org: "acme" }).defaults({ page: 1 })',
    emitted: 'Endpoint<"org" | "page", {}>',
    right: '("GET /orgs/{org}/{page}")',
    wrong: '("GET /repos/{org}/{repo}")',
  },
  "described, without default parameters": {
    type: "ApiEndpoint<paths>",
    made: "endpoint.defaults<paths>({ headers: {} })",
    emitted: "Endpoint<never, paths>",
    right: `(${ISSUES}, { owner: "acme", repo: "tiny" })`,
    wrong: `(${ISSUES}, { owner: "acme" })`,
  },
  "described, with default parameters": {
    type: 'ApiEndpoint<paths, "owner">',
    made: 'endpoint.defaults<paths>({}).defaults({ owner: "acme" })',
    emitted: 'Endpoint<"owner", paths>',
    right: `(${ISSUES}, { repo: "tiny" })`,
    wrong: `(${ISSUES}, {})`,
  },
};

/** Ways to keep a builder, and how another project gets hold of it. Names end in the index of the kind. */
const WAYS: Record<
  string,
  readonly [declared: (kind: Kind, index: number) => string, used: (index: number) => string]
> = {
  "a field": [
    ({ type, made }, index) =>
      `export class Client${index} { readonly api: ${type}; constructor() { this.api = ${made}; } }`,
    (index) => `new library.Client${index}().api`,
  ],
  "a factory": [
    ({ type, made }, index) => `export function make${index}(): ${type} { return ${made}; }`,
    (index) => `library.make${index}()`,
  ],
  "a context": [
    ({ type }, index) =>
      `export interface Context${index} { api: ${type} } ` +
      `export const apiOf${index} = (context: Context${index}): ${type} => context.api;`,
    (index) => `library.apiOf${index}({ api: library.api${index} })`,
  ],
  "an export": [
    ({ type, made }, index) => `export const api${index}: ${type} = ${made};`,
    (index) => `library.api${index}`,
  ],
};
const INFERRED = "an export without an annotation";

const kinds = Object.entries(KINDS);
const annotated = Object.values(WAYS).flatMap(([declared]) => kinds.map(([, kind], index) => declared(kind, index)));
const inferred = kinds.map(([, { made }], index) => `export const inferred${index} = ${made};`);

const IMPORTS =
  'import { type ApiEndpoint, type Endpoint, endpoint } from "tiny-endpoint";\n' +
  'import type { paths } from "./paths.js";\n';
const EMIT = { noEmit: false, declaration: true, outDir: "node_modules/library" };
const PREAMBLE = 'import * as library from "library"; import * as other from "library/inferred"; ';

for (const [name, compiler] of Object.entries(COMPILERS)) {
  const test = suite(`builders (${name})`);
  const uses: Record<string, readonly [right: string, wrong: string]> = {};
  kinds.forEach(([title, { right, wrong }], index) => {
    for (const [way, [, used]] of Object.entries(WAYS)) {
      uses[`${way}, ${title}`] = [used(index) + right, used(index) + wrong];
    }
    uses[`${INFERRED}, ${title}`] = [`other.inferred${index}${right}`, `other.inferred${index}${wrong}`];
  });
  let errors: ReturnType<typeof errorsOf>;

  test("the library compiles", () => {
    // TypeScript 5.4 does not know the option.
    const isolated = name === "TypeScript 5.4" ? {} : { isolatedDeclarations: true };
    assert.is(compile(compiler, IMPORTS + annotated.join("\n"), { ...EMIT, ...isolated }, ["library.ts"]), "");
    assert.is(compile(compiler, IMPORTS + inferred.join("\n"), EMIT, ["inferred.ts"]), "");
    errors = errorsOf(compiler, `${PREAMBLE}\n`, Object.values(uses).flat());
  });
  Object.entries(uses).forEach(([title, [right, wrong]], index) => {
    test(title, () => {
      assert.is(errors[2 * index], undefined, `${right}: ${errors[2 * index]}`);
      assert.match(errors[2 * index + 1] ?? "", /Missing<|is missing/, wrong);
    });
  });
  kinds.forEach(([title, { emitted }], index) => {
    test(`what the compiler writes for ${INFERRED}, ${title}`, () => {
      const text = readFileSync(join(FOLDER, "node_modules/library/inferred.d.ts"), "utf8");
      assert.is(
        new RegExp(`inferred${index}: (?:import\\("tiny-endpoint"\\)\\.)?(.*);`).exec(text)?.[1],
        emitted,
        text,
      );
    });
  });
  test.run();
}
