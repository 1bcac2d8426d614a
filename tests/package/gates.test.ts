/** What `npm test` refuses, and in which words: each on a copy of the project with one change. And what CI sets. */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyProject } from "../support/copy.ts";
import { folder } from "../support/processes.ts";

type Change = (copy: string) => void;

const SOURCES = ["endpoint.ts", "uri-template.ts"];
const unchanged: Change = () => {};

/** What is outside the project is no part of it. */
const OPTIONS = { encoding: "utf8", env: { ...process.env, URITEMPLATE_TESTS: undefined } } as const;

/** Replaces text in a file, which has to be there. */
function replace(file: string, text: string | RegExp, replacement: string): Change {
  return (copy) => {
    const path = join(copy, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(text, () => replacement);
    assert.is.not(after, before, `${file} has no ${text}`);
    writeFileSync(path, after);
  };
}

/** One test a row: what a command of the copy prints holds these words, and it succeeds if there are none. */
function table(
  title: string,
  command: readonly string[],
  rows: readonly (readonly [name: string, change: Change, ...words: (string | RegExp)[]])[],
): void {
  const test = suite(title);
  for (const [name, change, ...words] of rows) {
    test(name, () => {
      const copy = copyProject();
      change(copy);
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { ...OPTIONS, cwd: copy });
      const output = stdout + stderr;
      for (const word of words) assert.match(output, word as string, `no ${word} in: ${output.slice(-3000)}`);
      assert.is(status, words.length ? 1 : 0, output.slice(-3000));
    });
  }
  test.run();
}

/* ---- before the tests ---- */

table(
  "the check before the tests",
  ["tests/tools/check.mjs"],
  [
    // So the build makes the same in any folder: by the check, and by its own hand.
    ["nothing is changed", unchanged],
    [
      "dist/ is built anew",
      (copy) => {
        rmSync(join(copy, "dist"), { recursive: true });
        execFileSync(process.execPath, ["tests/tools/build.mjs"], { cwd: copy });
      },
    ],
    [
      "a source",
      replace("uri-template.ts", "RFC 6570", "RFC 6571"),
      /^dist\/ is older than the sources: npm run build\n$/,
    ],
    [
      "a file of dist/ is gone",
      (copy) => rmSync(join(copy, "dist/endpoint.d.cts")),
      /^dist\/ is older than the sources/,
    ],
    [
      "the integrity value",
      replace("README.md", 'integrity="sha384-', 'integrity="sha384-x'),
      /^README.md is older than/,
    ],
    [
      "the size",
      replace("README.md", / kB(?:\*\*)? with brotli/, " kB"),
      /^README.md has to hold .* once, not 0 times/,
    ],
    [
      "an error of types",
      (copy) => appendFileSync(join(copy, "endpoint.ts"), "\nexport const x: string = 1;\n"),
      "TS2322",
    ],
    ["an option that merge forgets", replace("endpoint.ts", "request, data, args };", "request, data };"), "TS2741"],
    [
      "a mark that the build loses",
      (copy) =>
        appendFileSync(
          join(copy, "uri-template.ts"),
          "export function dead(): string {\n  return /* @__PURE__ */ String();\n}\n",
        ),
      /^\d calls are marked as pure in the sources, \d in dist/,
    ],
    ["a claim of types", replace("tests/types/types.ts", "// @ts-expect-error", "//"), "the types are not what"],
  ],
);

/* ---- the coverage ---- */

/** Puts code into both sources, at a place of each; dist/ is not built anew, so no test looks at it. */
const plant =
  (place: RegExp, code: string): Change =>
  (copy) => {
    rmSync(join(copy, "tests/unit/dist.test.ts"));
    for (const source of SOURCES) replace(source, place, code)(copy);
  };

const withoutTests: Change = (copy) => {
  rmSync(join(copy, "tests/unit"), { recursive: true });
  mkdirSync(join(copy, "tests/unit"));
  writeFileSync(join(copy, "tests/unit/empty.test.ts"), "");
};

/** What is said if one of the four figures is below 100 % for both sources. */
const below = (figure: string) => SOURCES.map((source) => new RegExp(`for ${figure} \\([\\d.]+%\\) .* for ${source}`));

table(
  "the coverage of the sources",
  ["node_modules/c8/bin/c8.js", "node", "tests/tools/test.mjs", "unit"],
  [
    ["a function that nobody calls", plant(/$(?![^])/, "function dead(): void {}\n"), ...below("functions")],
    [
      "a condition that never holds",
      plant(/(?<=^(?:export )?function .* \{\n)/m, "if (Math.PI === 3) {\n  throw new Error();\n}\n"),
      ...below("branches"),
      ...below("lines"),
      ...below("statements"),
    ],
    ["no tests", withoutTests, "for lines (0%)"],
  ],
);

/* ---- CI ---- */

const ci = suite("CI");
ci("the test vectors beside the clone are named", () => {
  for (const path of ["shared/uritemplate-test", "bin"]) mkdirSync(join(folder, path), { recursive: true });
  cpSync(".ci", join(folder, "clone/.ci"), { recursive: true });
  // In place of what it runs.
  for (const program of ["npm", "dpkg"])
    writeFileSync(join(folder, "bin", program), '#!/bin/sh\necho "vectors: $URITEMPLATE_TESTS"\n', { mode: 0o755 });
  const env = { ...OPTIONS.env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` };
  const output = execFileSync(join(folder, "clone/.ci/run"), { ...OPTIONS, env });
  assert.match(output, `vectors: ${folder}/clone/../shared/uritemplate-test\n`);
});
ci.run();
