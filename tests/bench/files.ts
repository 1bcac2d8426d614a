/** What the engines load, and what is measured of it: written into one folder. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type BuildOptions, type Plugin, build } from "esbuild";
import { bundleOptions } from "../tools/dist.mjs";
import { writeOperations } from "./workload.ts";

/** Within reach of the peers. */
export const FOLDER: string = resolve("tests/.test/bench");

/** The module that has all cases, and makes `bench` global. */
export const LANE = `${FOLDER}/lane.mjs`;

/** Other packages, and what a user imports of them. */
export const PEERS = {
  octokit: 'export { endpoint } from "@octokit/endpoint"',
  "url-template": 'export { parseTemplate } from "url-template"',
  "std-uritemplate": 'export { StdUriTemplate } from "@std-uritemplate/std-uritemplate"',
  "path-to-regexp": 'export { compile } from "path-to-regexp"',
  urlcat: 'export { default } from "urlcat"',
  "openapi-fetch": 'export { default } from "openapi-fetch"',
};

/** Our build, and another one to compare it with; copies, so that they are two if they are the same. */
export const BUILDS: Readonly<Record<string, string>> = {
  ours: `${FOLDER}/ours.mjs`,
  ...(process.env.BENCH_OURS && { other: `${FOLDER}/other.mjs` }),
};

const DESCRIPTION = "tests/node_modules/@octokit/openapi/generated/api.github.com.json";

const BUNDLED: BuildOptions = { ...bundleOptions, format: "esm" };

/** Writes builds, workload and cases. */
export async function writeFiles(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync("dist/endpoint.js", BUILDS.ours!);
  if (BUILDS.other) copyFileSync(process.env.BENCH_OURS!, BUILDS.other);
  const uncached = await withoutCache();
  writeFileSync(`${FOLDER}/uncached.mjs`, uncached ?? "");
  writeFileSync(`${FOLDER}/operations.mjs`, writeOperations(readFileSync(DESCRIPTION, "utf8")));
  const names = Object.keys(BUILDS);
  const contents = `
    import { runCase } from "../../bench/cases.ts";
    import { operations } from "./operations.mjs";
    import * as uncached from "./uncached.mjs";
    ${names.map((name) => `import * as ${name} from "./${name}.mjs";`).join("\n")}
    const given = { builds: { ${names} }, uncached: ${uncached ? "uncached" : undefined}, operations };
    globalThis.bench = (job) => runCase(job, given);`;
  await build({ ...BUNDLED, minify: false, stdin: { contents, resolveDir: FOLDER }, outfile: LANE });
}

/** What a module exports, as one minified file. */
export async function bundle(contents: string, plugins: Plugin[] = []): Promise<string> {
  const stdin = { contents, resolveDir: FOLDER };
  const { outputFiles } = await build({ ...BUNDLED, stdin, write: false, plugins });
  return outputFiles[0]!.text;
}

/** Our sources without the cache, if they have one. */
async function withoutCache(): Promise<string | undefined> {
  let found = false;
  const source = await bundle('export * from "../../../endpoint.ts"', [
    {
      name: "without the cache",
      setup({ onLoad }) {
        onLoad({ filter: /[/\\](?:endpoint|uri-template)\.ts$/ }, ({ path }) => {
          const contents = readFileSync(path, "utf8").replace(/^export function memoize<[^]*?\{\n/m, (head) => {
            found = true;
            return `${head}  return parse;\n`;
          });
          return { contents, loader: "ts" };
        });
      },
    },
  ]);
  return found ? source : undefined;
}
