/* The examples of the pages: each compiles, but for what states an error, which is the compiler's. */
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { MISTYPED, STATED, examples } from "../support/pages.ts";
import { COMPILERS, FOLDER, compile } from "./project.ts";

const OPTIONS = { lib: ["es2022", "dom", "dom.iterable"], target: "es2022", skipLibCheck: true };

/** What a compiler prints of the examples in a language, each in a file of its own. */
function compileAll(
  compiler: string,
  language: "js" | "ts",
  change: (code: string) => string,
  options: object,
  page = "",
): string {
  const chosen = examples.filter((example) => example.language === language && example.page.startsWith(page));
  const codes = chosen.map(({ code }) => change(code));
  const files = Object.fromEntries(codes.map((code, index) => [`${language}-${index}.ts`, code]));
  return compile(compiler, files, { ...OPTIONS, ...options });
}

/** Without what ends in an error, and of two objects, which are for octokit's hooks. */
const withoutErrors = (code: string): string =>
  code
    .replace(STATED, (statement, _binding, _expression, kind: string) => (kind === "=>" ? statement : ""))
    .replace(/^endpoint\(\{.*\}, \{.*\}\).*;$/m, "");

/** A library exports what it declares, so that the compiler has to write down its type. */
const exported = (code: string): string => code.replace(/^(?=(?:const|class|type|async function) )/gm, "export ");

const test = suite("the examples");
for (const [name, compiler] of Object.entries(COMPILERS)) {
  // In JavaScript, parameters have no types. (The README's is copied into TypeScript, too.)
  test(`JavaScript compiles (${name})`, () =>
    assert.is(compileAll(compiler, "js", withoutErrors, { noImplicitAny: false }), ""));
  test(`JavaScript of the README compiles as TypeScript (${name})`, () =>
    assert.is(compileAll(compiler, "js", withoutErrors, {}, "README.md"), ""));
  test(`TypeScript compiles (${name}), and its declarations are short`, () => {
    const folder = join(FOLDER, "examples");
    rmSync(folder, { recursive: true, force: true });
    const emit = { noEmit: false, emitDeclarationOnly: true, declaration: true, outDir: folder };
    assert.is(compileAll(compiler, "ts", exported, emit), "");
    const files = readdirSync(folder);
    assert.is(files.length, examples.filter(({ language }) => language === "ts").length);
    // An issue of GitHub takes 19 kB, where the compiler writes it out.
    for (const file of files) assert.ok(readFileSync(join(folder, file), "utf8").length < 30_000, file);
  });
}
test("TypeScript compiles by Node's types, whose answers are `unknown`", () => {
  const node = { lib: ["es2022"], types: ["node"], typeRoots: [resolve("tests/node_modules/@types")] };
  assert.is(compileAll(COMPILERS["TypeScript 7"], "ts", exported, node), "");
});
test("their errors are the compiler's", () => {
  const right = (code: string) => code.replace(/^\/\/ @ts-expect-error.*/gm, "");
  const errors = compileAll(COMPILERS["TypeScript 7"], "ts", right, {});
  const mistyped = examples.flatMap(({ code }) => [...code.matchAll(MISTYPED)]);
  assert.ok(mistyped.length > 1);
  for (const [, reason = ""] of mistyped) assert.ok(errors.includes(reason), `${reason} in: ${errors}`);
});
test.run();
