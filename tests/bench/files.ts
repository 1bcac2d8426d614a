/** What the engines load, and what is measured of it: written into one folder. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { bundleOptions } from "../tools/dist.mjs";
import type { Call } from "./calls.ts";
import { callsOf } from "./workload.ts";

/** Within reach of the peers. */
export const FOLDER: string = resolve("tests/.test/bench");

/** The module that has all cases, and makes `bench` global. */
export const LANE = `${FOLDER}/lane.mjs`;

const DESCRIPTION = "tests/node_modules/@octokit/openapi/generated/api.github.com.deref.json";

const BUNDLED: BuildOptions = { ...bundleOptions, format: "esm" };

/** Writes workload and cases; gives the workload. */
export async function writeFiles(): Promise<readonly Call[]> {
  mkdirSync(FOLDER, { recursive: true });
  const operations = callsOf(JSON.parse(readFileSync(DESCRIPTION, "utf8")));
  writeFileSync(`${FOLDER}/operations.json`, JSON.stringify(operations));
  const contents = `
    import { runCase } from "../../bench/cases.ts";
    import operations from "./operations.json";
    globalThis.bench = (job) => runCase(job, operations);`;
  await build({ ...BUNDLED, minify: false, stdin: { contents, resolveDir: FOLDER }, outfile: LANE });
  return operations;
}

/** What a module exports, as one minified file. */
export async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: FOLDER };
  const { outputFiles } = await build({ ...BUNDLED, stdin, write: false });
  return outputFiles[0]!.text;
}
