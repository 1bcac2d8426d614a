/** What bundlers leave of an import, minified and compressed. */
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { bundleOptions } from "../tools/dist.mjs";

const OURS = "../dist/endpoint.js";

const IMPORTS: Readonly<Record<string, string>> = {
  "tiny-endpoint, all of it": `* from "${OURS}"`,
  "`path` alone": `{ path } from "${OURS}"`,
  "`expandPath` alone": `{ expandPath } from "${OURS}"`,
  "`expand` alone": `{ expand } from "${OURS}"`,
  "@octokit/endpoint": '{ endpoint } from "@octokit/endpoint"',
  "url-template": '{ parseTemplate } from "url-template"',
  "std-uritemplate": '{ StdUriTemplate } from "@std-uritemplate/std-uritemplate"',
  "path-to-regexp, `compile`": '{ compile } from "path-to-regexp"',
  urlcat: '{ default } from "urlcat"',
  "openapi-fetch, which sends as well": '{ default } from "openapi-fetch"',
  "openai, its tag `path`": '{ path } from "./node_modules/openai/internal/utils/path.mjs"',
};

/** In bytes, by what is imported. */
export async function sizes(): Promise<readonly (readonly [string, number])[]> {
  const entries = Object.entries(IMPORTS).map(async ([name, what]) => {
    const stdin = { contents: `export ${what}`, resolveDir: "tests" };
    const { outputFiles } = await build({ ...bundleOptions, format: "esm", stdin, write: false });
    return [name, brotliCompressSync(outputFiles[0]!.text).length] as const;
  });
  return Promise.all(entries);
}
