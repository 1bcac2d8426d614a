import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, build } from "esbuild";
import type * as Api from "../../dist/endpoint.js";
import type { Pace } from "./race.ts";
import type { Report } from "./report.ts";

/** A row of the table, or some. */
export type Case = (run: Run) => Promise<Report>;

export interface Run {
  readonly name: string;
  readonly pace: Pace;
  readonly progress: Progress;
}

export type Progress = (share: number) => void;

/** Our build, and another one to compare it with. */
export const BUILDS: Record<string, string> = {
  ours: resolve("dist/endpoint.js"),
  ...(process.env.BENCH_OURS && { other: resolve(process.env.BENCH_OURS) }),
};

export type Build = typeof Api;

export const apis: Record<string, Build> = {};
for (const [name, file] of Object.entries(BUILDS)) apis[name] = await load(file);

export const PEERS = {
  octokit: "@octokit/endpoint",
  "url-template": "url-template",
  "std-uritemplate": "@std-uritemplate/std-uritemplate",
};

/** Where modules are written: within reach of the peers. */
export const FOLDER: string = resolve("tests/.test");

export async function load(file: string): Promise<any> {
  return import(pathToFileURL(file).href);
}

/** Bundles a module into one file, with the options of `npm run bundle`. */
export async function bundle(entry: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(entry)}`, resolveDir: resolve("tests") },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    write: false,
    logLevel: "error",
    plugins,
  });
  return outputFiles[0]!.text;
}
