/** What the package holds, and what those who install it find in it. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyFiles } from "../support/copy.ts";

const FILES = [
  "LICENSE",
  "README.md",
  "dist/endpoint.cjs",
  "dist/endpoint.cjs.map",
  "dist/endpoint.d.cts",
  "dist/endpoint.d.ts",
  "dist/endpoint.js",
  "dist/endpoint.js.map",
  "endpoint.ts",
  "package.json",
  "tests/README.md",
  "tests/SPEC.md",
  "tests/apis/spell.mjs",
  "tests/bench/README.md",
  "tests/clients/README.md",
  "tests/octokit/README.md",
  "tests/peers/README.md",
  "uri-template.ts",
];

const MANIFEST = ["package.json", "package.json"] as const;

/** The types and the code that each way to resolve an entry point gets at. */
const RESOLUTIONS: Record<string, Record<string, readonly [types: string, code: string]>> = {
  ".": {
    node10: ["dist/endpoint.d.ts", "dist/endpoint.cjs"],
    "node16-cjs": ["dist/endpoint.d.cts", "dist/endpoint.cjs"],
    "node16-esm": ["dist/endpoint.d.ts", "dist/endpoint.js"],
    bundler: ["dist/endpoint.d.ts", "dist/endpoint.js"],
  },
  "./package.json": { node10: MANIFEST, "node16-cjs": MANIFEST, "node16-esm": MANIFEST, bundler: MANIFEST },
};

interface Analysis {
  problems: object[];
  entrypoints: Record<
    string,
    { resolutions: Record<string, Record<"resolution" | "implementationResolution", { fileName: string }>> }
  >;
}

/** What a program prints, whether it is content with the package or not. */
function output(program: string, ...args: string[]): string {
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", timeout: 60_000, maxBuffer: 2 ** 24 });
  assert.not(error, `${program}: ${error}`);
  assert.ok(stdout, stderr);
  return stdout;
}

// A clone where nothing is installed.
const clone = copyFiles();
process.on("exit", () => rmSync(clone, { recursive: true, force: true }));
const packed = output("npm", "pack", clone, "--json", "--pack-destination", clone);
const [{ filename, files }] = JSON.parse(packed);
const packedFiles: string[] = files.map(({ path }: { path: string }) => path).sort();
const tarball = join(clone, filename);

const contents = suite("npm pack in a clone");
contents("the package holds what the README promises, and nothing else", () => {
  assert.equal(packedFiles, FILES);
});
contents("every relative link of a page leads to a file of the package", () => {
  for (const page of packedFiles.filter((file) => file.endsWith(".md"))) {
    for (const [, path = ""] of readFileSync(page, "utf8").matchAll(/\]\((?!\w+:|#)([^)#]+)/g)) {
      assert.ok(packedFiles.includes(posix.join(posix.dirname(page), path)), `${path} in ${page}`);
    }
  }
});
contents("only what is published is built and tested before", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  assert.is(scripts.prepublishOnly, "npm run build && npm test");
});
contents("a source map names the sources, which the package holds, and holds none itself", () => {
  for (const map of FILES.filter((file) => file.endsWith(".map"))) {
    const { sources, sourcesContent } = JSON.parse(readFileSync(map, "utf8"));
    assert.equal(
      sources.map((source: string) => join("dist", source)).sort(),
      FILES.filter((file) => file.endsWith(".ts") && !file.startsWith("dist")),
    );
    assert.is(sourcesContent, undefined);
  }
});
contents.run();

const lint = suite("publint");
lint("nothing to report", () => {
  const report = output("tests/node_modules/.bin/publint", "--strict", tarball);
  assert.match(report, "All good!", report);
});
lint.run();

const types = suite("attw");
let analysis: Analysis;
types("no problems", () => {
  ({ analysis } = JSON.parse(output("tests/node_modules/.bin/attw", "--format", "json", tarball)));
  assert.equal(analysis.problems, []);
});
types("no other entry points", () => {
  assert.equal(Object.keys(analysis.entrypoints), Object.keys(RESOLUTIONS));
});
for (const [entry, modes] of Object.entries(RESOLUTIONS)) {
  for (const [mode, files] of Object.entries(modes)) {
    types(`${entry}, ${mode}`, () => {
      const { resolution, implementationResolution } = analysis.entrypoints[entry]!.resolutions[mode]!;
      const found = [resolution, implementationResolution].map(({ fileName }) =>
        fileName.replace("/node_modules/tiny-endpoint/", ""),
      );
      assert.equal(found, files);
    });
  }
}
types.run();

const sources = suite("the sources, which people copy");
sources("TypeScript 5.9 takes them under every flag of tsconfig.json", () => {
  const compiler = "tests/node_modules/typescript-5.9/bin/tsc";
  const { status, stdout } = spawnSync(process.execPath, [compiler, "--noEmit", "--pretty", "false"], {
    encoding: "utf8",
  });
  assert.is(stdout, "");
  assert.is(status, 0);
});
sources.run();
