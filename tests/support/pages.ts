/** What the pages print: their code, to run and to compile, and the cells of their tables. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";

export const readme: string = readFileSync("README.md", "utf8");
export const spec: string = readFileSync("tests/docs/SPEC.md", "utf8");
export const openapiPage: string = readFileSync("tests/docs/openapi.md", "utf8");
export const clientsPage: string = readFileSync("tests/docs/clients.md", "utf8");
export const movingPage: string = readFileSync("tests/docs/moving/README.md", "utf8");
export const sdkPage: string = readFileSync("tests/docs/moving/sdk.md", "utf8");

/** The blocks of code in a language, in their order. */
export const blocksOf = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, code = ""]) => code);

/** The rows of the tables that begin so, cell by cell, and without the marks of code. */
export const rowsOf = (page: string, header: string): string[][] =>
  page.split(`\n${header}`).flatMap((table, index) => {
    const [, , ...lines] = table.split("\n");
    const rows = lines
      .slice(
        0,
        lines.findIndex((line) => !line.startsWith("|")),
      )
      .map((line) => line.split("|"));
    return index
      ? rows.map((cells) => cells.slice(1, -1).map((cell) => cell.replace(/^(`+) ?((?:(?!\1).)*?) ?\1$/, "$2")))
      : [];
  });

/** A module. */
interface Example {
  readonly page: string;
  readonly language: "js" | "ts";
  readonly code: string;
}

/** What the examples of SPEC.md begin with. */
const [IMPORTS = ""] = /^import .*\n/m.exec(spec) ?? [];

const blocksIn = (page: string, text: string, language: "js" | "ts", imports = ""): readonly Example[] =>
  blocksOf(text, language).map((code) => ({ page, language, code: imports + code }));

export const examples: readonly Example[] = [
  ...blocksIn("README.md", readme, "js"),
  ...blocksIn("README.md", readme, "ts"),
  ...blocksIn("tests/docs/SPEC.md", spec, "js", IMPORTS),
  ...blocksIn("tests/docs/openapi.md", openapiPage, "ts"),
  ...blocksIn("tests/docs/moving/sdk.md", sdkPage, "js"),
  ...blocksIn("tests/docs/moving/sdk.md", sdkPage, "ts"),
];

/** A statement at the start of a line, and the comment behind it that states its result: `// => value`, or its error. */
export const STATED =
  /^(?![\s})\]]|\/\/)(const \w+ = )?([^\n]*(?:\n(?!\/\/)(?=[\s})\]])[^\n]*)*);\n\/\/ (=>|TypeError:) ([^\n]*(?:\n\/\/ [^\n]*)*)/gm;

/** A statement that is not to compile, and why. */
export const MISTYPED = /^\/\/ @ts-expect-error: (.*)\n[^]*?;\n/gm;

// Under tests/, where packages are found that code imports.
const FOLDER = resolve("tests/.test/snippets");

/** Runs a module in TypeScript that has the package installed, and gives what it exports. */
export async function runModule(name: string, code: string): Promise<Record<string, unknown>> {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.mjs`);
  const build = pathToFileURL(resolve("dist/endpoint.js")).href;
  const { code: plain } = transformSync(code, { loader: "ts", format: "esm", target: "node18" });
  writeFileSync(file, plain.replaceAll('"tiny-endpoint"', JSON.stringify(build)));
  return import(pathToFileURL(file).href);
}
