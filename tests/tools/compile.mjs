/** Compiles what is written in TypeScript under tests/ to modules that Node runs. */
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundleOptions } from "./dist.mjs";

/** The test files of a folder. @param {string} folder */
export const testFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join(folder, file));

/**
 * Compiles modules into a folder under tests/, where the packages are found that they import; gives that folder.
 * @param {string[]} files
 * @param {string} folder
 */
export async function compile(files, folder) {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: files,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node18",
    sourcemap: "inline",
    logLevel: "warning",
    plugins: [inPlace],
    outdir: folder,
  });
  return folder;
}

/**
 * The builds, and the suites of all tests, are loaded from where they are, however deep the compiled module lies.
 * @type {import("esbuild").Plugin}
 */
const inPlace = {
  name: "in place",
  setup({ onResolve }) {
    /** @param {string} file */
    const at = (file) => ({ path: pathToFileURL(resolve(file)).href, external: true });
    onResolve({ filter: /\/dist\/endpoint\.c?js$/ }, ({ path }) => at(path.replace(/.*\/(?=dist\/)/, "")));
    onResolve({ filter: /^uvu$/ }, () => at("tests/tools/suite.mjs"));
  },
};

/** The sources as one module that keeps their lines and all that nobody uses: coverage is measured on it. */
export async function compileSources() {
  await build({
    ...bundleOptions,
    minify: false,
    treeShaking: false,
    format: "esm",
    sourcemap: true,
    entryPoints: ["endpoint.ts"],
    outfile: "tests/.test/sources/endpoint.js",
  });
}
