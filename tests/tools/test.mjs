/**
 * Runs the test files of suites: `node tests/tools/test.mjs unit laws`. A suite is a folder under tests/; its test files
 * are those that end in `.test.ts`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv, exit } from "node:process";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** The builds are loaded from where they are, however deep the compiled test lies. */
const builds = {
  name: "builds",
  setup({ onResolve }) {
    onResolve({ filter: /\/dist\/endpoint\.c?js$/ }, ({ path }) => ({
      path: pathToFileURL(resolve("dist", path.replace(/.*\//, ""))).href,
      external: true,
    }));
  },
};

/** Compiles the test files of a folder; what they import of other packages is found from there. */
export async function compile(folder, outdir) {
  rmSync(outdir, { recursive: true, force: true });
  const files = readdirSync(folder).filter((file) => file.endsWith(".test.ts"));
  await build({
    entryPoints: files.map((file) => join(folder, file)),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node18",
    sourcemap: "inline",
    logLevel: "warning",
    plugins: [builds],
    outdir,
  });
}

for (const suite of argv.slice(2)) {
  const outdir = `tests/.test/${suite}`;
  await compile(`tests/${suite}`, outdir);
  const { status } = spawnSync("node_modules/.bin/uvu", [outdir, "\\.test\\.js$"], { stdio: "inherit" });
  if (status !== 0) exit(status ?? 1);
}
