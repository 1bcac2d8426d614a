/**
 * What `npm run build` makes of the sources: the files of dist/, and the facts of them that two pages state. It is made in
 * memory, so that a test can ask whether it is what the repository holds.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

export const TSC = "node_modules/typescript/bin/tsc";

/** @typedef {import("esbuild").BuildOptions} BuildOptions */

/** How code is bundled that is to ship; the bench bundles the peers in the same way. @satisfies {BuildOptions} */
export const bundleOptions = {
  bundle: true,
  minify: true,
  target: "es2020",
  // The sources have banners, too.
  legalComments: "none",
  logLevel: "warning",
};

/** The banner of all files; bundlers keep comments that begin with `!`. Who copies a file has rules of their own. */
const { name, version, license } = JSON.parse(readFileSync("package.json", "utf8"));
const [copyright] = /^Copyright .*$/m.exec(readFileSync("LICENSE", "utf8")) ?? [];
const BANNER = `/*! ${name} ${version} | ${license} | ${copyright} */\n/* eslint-disable */`;

/** @satisfies {BuildOptions} */
const ENDPOINT = { entryPoints: ["endpoint.ts"], banner: { js: BANNER } };
/** @satisfies {BuildOptions} */
const SPELL = { entryPoints: ["tests/spell/spell.ts"], banner: { js: BANNER }, platform: "node" };

/**
 * The files of code. Deno finds the types by the first line. What has no source in the package is not minified, so that
 * it can be read there: `spell.js` and `cli.js`.
 * @type {Record<string, BuildOptions>}
 */
const BUNDLES = {
  "endpoint.js": { ...ENDPOINT, format: "esm", banner: { js: `/* @ts-self-types="./endpoint.d.ts" */\n${BANNER}` } },
  "endpoint.cjs": { ...ENDPOINT, platform: "node", format: "cjs" },
  "spell.js": { ...SPELL, format: "esm", minify: false },
  "spell.cjs": { ...SPELL, format: "cjs" },
  "cli.js": { ...SPELL, format: "esm", minify: false, entryPoints: ["tests/spell/cli.ts"], external: ["./spell.js"] },
};

/** All that the build makes: the content of each file, by its path. */
export async function makeDist() {
  const code = await makeCode();
  return { ...makeTypes(), ...code, ...(await stateFacts(code["dist/endpoint.js"])) };
}

/** The code alone. */
export async function makeCode() {
  const bundles = Object.entries(BUNDLES).map(([file, options]) => makeBundle(file, options));
  return Object.fromEntries(await Promise.all(bundles));
}

/** @param {string} file @param {BuildOptions} options */
async function makeBundle(file, options) {
  const plugins = options.minify === false ? [] : [disguisePure];
  const { outputFiles } = await build({ ...bundleOptions, ...options, write: false, plugins });
  const [code = ""] = outputFiles.map(({ text }) => text.replaceAll("__PURE_CALL_=", "/*@__PURE__*/"));
  // Node shows the whole line of an uncaught `throw` above the message, so each function begins one. (The option
  // `lineLimit` would cut anywhere, which takes 180 bytes more with brotli.)
  return [`dist/${file}`, code.replace(/(?<=[;}])(?=function )/g, "\n")];
}

/**
 * Bundlers may drop a call that is marked as pure. esbuild strips the mark when it minifies white space, so the mark is
 * disguised as an assignment meanwhile: `endpoint = __PURE_CALL_ = createBuilder()`.
 * @type {import("esbuild").Plugin}
 */
const disguisePure = {
  name: "disguise of pure calls",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("/* @__PURE__ */ ", "__PURE_CALL_ = "),
      loader: "ts",
    }));
  },
};

/**
 * The declarations. What both sources declare is one file. Comments on files, and on types that nobody can import, are in
 * the sources alone.
 */
function makeTypes() {
  const folder = mkdtempSync(join(tmpdir(), "tiny-endpoint-"));
  try {
    const { status } = spawnSync(execPath, [TSC, "--outDir", folder], { stdio: "inherit" });
    if (status !== 0) throw new Error("the sources do not compile");
    const [endpoint = "", template = "", spell = ""] = ["endpoint", "uri-template", "tests/spell/spell"].map((source) =>
      // The banner stands for those of the sources.
      readFileSync(join(folder, `${source}.d.ts`), "utf8").replace(/^\/\*!.*\n/, ""),
    );
    /** @param {string} text */
    const withoutHead = (text) => text.replace(/^\/\*\*[^]*?\*\/\n/, "");
    const names = namesExported(endpoint);
    const declared = withoutHead(endpoint).replace(FROM, "") + withoutExports(withoutHead(template), names);
    const types = `${BANNER}\n${declared.replace(COMMENT_OF_INTERNAL_TYPE, "")}`;
    return {
      "dist/endpoint.d.ts": types,
      "dist/endpoint.d.cts": `${BANNER}\n${typesOfCommonJS(types)}`,
      "dist/spell.d.ts": `${BANNER}\n${spell}`,
      "dist/spell.d.cts": `${BANNER}\n${withoutHead(spell)}`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The declarations for CommonJS, by those of the ES module: a `unique symbol` that is declared twice is two, so no builder
 * or request of a CommonJS file would fit an ES file.
 * @param {string} types
 */
const typesOfCommonJS = (types) =>
  ["import type * as module", "export type *"]
    .map((start) => `${start} from "./endpoint.js" with { "resolution-mode": "import" };\n`)
    .concat(
      Array.from(
        types.matchAll(VALUE),
        ([, comment, name]) => `${comment}export declare const ${name}: typeof module.${name};\n`,
      ),
    )
    .join("");
const VALUE = /^(\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)export declare (?:const|function) (\w+)/gm;

/** It stands at the start of a line, as does its type, which no `export` marks. */
const COMMENT_OF_INTERNAL_TYPE = /^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n(?=(?:type|interface) )/gm;

/** A line of declarations that imports or exports names of another file. */
const FROM = /^(?:import|export) [^;]* from "[^"]*";\n/gm;

/**
 * The names that are exported from another file: "expand, Value" of `export { expand } from` and `export type { Value } from`.
 * @param {string} text
 */
const namesExported = (text) =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []);

/** Declarations that export no others than those of some names. @param {string} text @param {string[]} names */
const withoutExports = (text, names) =>
  text.replace(/^export (?=(?:declare )?(?:function|const|type|interface) (\w+))/gm, (mark, name) =>
    names.includes(name) ? mark : "",
  );

const README = "README.md";
const CLIENTS = "tests/docs/clients.md";

/** The pages with the sizes and the integrity value of this code. @param {string} code */
async function stateFacts(code) {
  const digest = createHash("sha384").update(code).digest("base64");
  const sized = replaceOne(README, readFileSync(README, "utf8"), /(?<=the whole file )[\d.]+(?= kB)/g, sizeOf(code));
  return {
    [README]: replaceOne(README, sized, /(?<=`path` alone takes )[\d.]+(?= kB)/g, sizeOf(await makePathAlone(code))),
    [CLIENTS]: replaceOne(CLIENTS, readFileSync(CLIENTS, "utf8"), /(?<=integrity=")[^"]*(?=")/g, `sha384-${digest}`),
  };
}

/** In kB with brotli. @param {string} code */
const sizeOf = (code) => (brotliCompressSync(code).length / 1000).toFixed(1);

/** What a bundler leaves of `import { path }`. @param {string} code */
async function makePathAlone(code) {
  /** @type {import("esbuild").Plugin} */
  const entry = {
    name: "the package in memory",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^tiny-endpoint$/ }, ({ path }) => ({ path, namespace: "memory", sideEffects: false }));
      onLoad({ filter: /./, namespace: "memory" }, () => ({ contents: code }));
    },
  };
  const stdin = { contents: 'export { path } from "tiny-endpoint";' };
  const options = { stdin, bundle: true, minify: true, write: /** @type {const} */ (false), plugins: [entry] };
  const { outputFiles } = await build({ ...options, format: "esm" });
  return outputFiles.map(({ text }) => text).join("");
}

/** @param {string} page @param {string} text @param {RegExp} pattern @param {string} replacement */
function replaceOne(page, text, pattern, replacement) {
  const { length } = text.match(pattern) ?? [];
  if (length !== 1) throw new Error(`${page} has to hold ${pattern} once, not ${length ?? 0} times`);
  return text.replace(pattern, () => replacement);
}
