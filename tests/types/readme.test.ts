/* The examples of types in the README and SPEC.md: the compiler takes each, says what it says it does, and it runs. */
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readme, runSnippet, spec } from "../support/readme.ts";
import { generate } from "./descriptions.ts";
import { COMPILERS, compile } from "./project.ts";

generate("github");

const [section = ""] = /^## Types$[^]*?(?=^## )/m.exec(readme) ?? [];
const examples = [...section.matchAll(/^```(?:js|ts)\n([^]*?)^```$/gm), ...spec.matchAll(/^```ts\n([^]*?)^```$/gm)].map(
  ([, code = ""]) => code,
);

/** A library exports what it declares, so that the compiler has to write down its type. */
const exported = (code: string): string => code.replace(/^(?=(?:const|class|type|async function) )/gm, "export ");

/** A line that is to fail, and why. */
const EXPECTED = /^\/\/ @ts-expect-error: (.*)\n/gm;
const OPTIONS = { lib: ["es2022", "dom"], target: "es2022", skipLibCheck: true, declaration: true };

/** What a compiler prints about all examples, each in a file of its own. */
const compileAll = (compiler: string, change: (code: string) => string): string =>
  compile(compiler, Object.fromEntries(examples.map((code, index) => [`example-${index}.ts`, change(code)])), OPTIONS);

const test = suite("the pages");
test("both pages have examples", () => assert.ok(section.includes("```ts") && spec.includes("```ts")));
for (const [name, compiler] of Object.entries(COMPILERS)) {
  test(`all compile (${name})`, () => assert.is(compileAll(compiler, exported), ""));
}
test("their errors are the compiler's", () => {
  const errors = compileAll(COMPILERS["TypeScript 7"], (code) => code.replace(EXPECTED, "\n"));
  for (const [, reason = ""] of examples.join("").matchAll(EXPECTED)) {
    // Some say it in words of their own.
    if (reason.includes("type '")) assert.ok(errors.includes(reason), `${reason} in: ${errors}`);
  }
});
examples.forEach((code, index) => {
  if (!code.includes("fetch(")) return;
  test(`example ${index} runs`, async () => {
    const sent: Request[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (request) => {
      sent.push(request as Request);
      return Response.json([]);
    };
    try {
      const right = code.replace(/^\/\/ @ts-expect-error[^]*?;\n/gm, "");
      await runSnippet(`types-${index}`, transformSync(right, { loader: "ts", format: "esm" }).code);
    } finally {
      globalThis.fetch = fetch;
    }
    assert.is(sent.length, 1);
    assert.match(sent[0]!.url, /^https:\/\/api\.[\w.]+\/repos\/acme\/tiny/);
  });
});
test.run();
