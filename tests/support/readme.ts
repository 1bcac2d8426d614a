import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runInThisContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const readme = readFileSync("README.md", "utf8");

/** A statement at the start of a line, and the comment behind it that states its result. */
const STATED =
  /^(?![\s})\]]|\/\/)(?:const \w+ = )?([^\n]*(?:\n(?!\/\/)(?=[\s})\]])[^\n]*)*);\n\/\/ (=>|TypeError:) ([^\n]*(?:\n\/\/ [^\n]*)*)/gm;

/**
 * Runs the README's snippets, except those for HTTP clients. A statement is followed by its result, `// => value`, or
 * by its error, `// TypeError: message`, and each of these is compared.
 */
export function testSnippets(folder: string): void {
  const test = suite("README");
  mkdirSync(folder, { recursive: true });

  [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].forEach(([, snippet = ""], index) => {
    if (/^const (?:send|payload) = /m.test(snippet)) return;
    test(`snippet ${index}`, async () => {
      let stated = 0;
      const code = snippet
        .replace('"tiny-endpoint"', JSON.stringify(pathToFileURL(resolve("dist/endpoint.js")).href))
        .replace(STATED, (_all, expression: string, kind: string, comment: string) => {
          stated++;
          const expected = kind === "=>" ? comment.replace(/^\/\/ /gm, "") : JSON.stringify(comment);
          return `check(${JSON.stringify(kind)}, () => (${expression}), ${expected});`;
        });
      assert.ok(stated);
      assert.is(stated, (snippet.match(/^\/\/ (?:=>|TypeError:)/gm) ?? []).length, "every stated result is compared");
      const file = resolve(folder, `${index}.mjs`);
      writeFileSync(file, `const { check } = globalThis;\n${code}`);
      Object.assign(globalThis, { check });
      await import(pathToFileURL(file).href);
    });
  });

  test("the first command prints the example", printsExample);
  test.run();
}

function check(kind: string, run: () => unknown, expected: unknown): void {
  if (kind === "=>") assert.equal(run(), expected);
  else assert.throws(run, (error: Error) => error instanceof TypeError && error.message === expected);
}

function printsExample(): void {
  const command = /^```sh\n(node .*)\n```$/m.exec(readme)![1]!;
  const example = /^endpoint\("GET .*\n\/\/ => ([^]*?)^```$/m.exec(readme)![1]!.replace(/^\/\/ /gm, "");
  const printed = execSync(command, { encoding: "utf8", env: { ...process.env, FORCE_COLOR: "0" } });
  assert.equal(runInThisContext(`(${printed})`), runInThisContext(`(${example})`));
}
