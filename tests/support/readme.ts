import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export const readme: string = readFileSync("README.md", "utf8");
export const spec: string = readFileSync("tests/SPEC.md", "utf8");
export const clientsPage: string = readFileSync("tests/clients/README.md", "utf8");

/** A page's snippets in JavaScript, in their order. */
export const snippetsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = ""]) => code);

export const snippets: readonly string[] = snippetsOf(readme);

// Under tests/, where packages are found that a snippet imports.
const FOLDER = resolve("tests/.test/snippets");

/** Writes a snippet as a module that has the package installed, and gives its path. */
export function writeSnippet(name: string, code: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.mjs`);
  const build = pathToFileURL(resolve("dist/endpoint.js")).href;
  writeFileSync(file, code.replaceAll('"tiny-endpoint"', JSON.stringify(build)));
  return file;
}

/** Runs a snippet, and gives what it exports. */
export async function runSnippet(name: string, code: string): Promise<any> {
  return import(pathToFileURL(writeSnippet(name, code)).href);
}
