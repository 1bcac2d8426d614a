/* The examples of types in the README and SPEC.md: the compiler takes each, says what it says it does, and it runs. */
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readme, runSnippet, spec } from "../support/readme.ts";
import { describe } from "./descriptions.ts";
import { COMPILERS, compile } from "./project.ts";

describe("github");

const [section = ""] = /^## Types$[^]*?(?=^## )/m.exec(readme) ?? [];
const examples = [...section.matchAll(/^```(?:js|ts)\n([^]*?)^```$/gm), ...spec.matchAll(/^```ts\n([^]*?)^```$/gm)].map(
  ([, code = ""]) => code,
);

/** A library exports what it declares, so that the compiler has to write down its type. */
const exported = (code: string): string => code.replace(/^(?=(?:const|class|type|async function) )/gm, "export ");

/** A line that is to fail, and why. */
const EXPECTED = /^\/\/ @ts-expect-error: (.*)\n/gm;
const OPTIONS = { lib: ["es2022", "dom"], target: "es2022", skipLibCheck: true, declaration: true };

const test = suite("the pages");
test("both pages have examples", () => assert.ok(section.includes("```ts") && spec.includes("```ts")));
examples.forEach((code, index) => {
  for (const [name, compiler] of Object.entries(COMPILERS)) {
    test(`example ${index} compiles (${name})`, () => {
      assert.is(compile(compiler, exported(code), OPTIONS), "");
    });
  }
  test(`the errors of example ${index} are the compiler's`, () => {
    const errors = compile(COMPILERS["TypeScript 7"], code.replace(EXPECTED, "\n"), OPTIONS);
    for (const [, reason = ""] of code.matchAll(EXPECTED)) {
      // Some say it in words of their own.
      if (reason.includes("type '")) assert.ok(errors.includes(reason), `${reason} in: ${errors}`);
    }
  });
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
