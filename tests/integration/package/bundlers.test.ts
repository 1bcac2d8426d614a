/** What bundlers leave of the package. */
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, transform } from "esbuild";
import { rollup } from "rollup";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blocksOf, sdkPage } from "../../support/pages.ts";

/** Each makes one minified module of an entry point's code. */
const bundlers: Record<string, (entry: string) => Promise<string>> = {
  async esbuild(entry) {
    const stdin = { contents: entry, resolveDir: "." };
    const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: "esm", write: false });
    return outputFiles[0]!.text;
  },
  async rollup(entry) {
    const plugin = { name: "entry", load: (id: string) => (id.endsWith("entry.js") ? entry : null) };
    const resolveId = (id: string) => (id === "entry.js" ? resolve(id) : null);
    const bundle = await rollup({ input: "entry.js", plugins: [{ ...plugin, resolveId }] });
    const { output } = await bundle.generate({ format: "es" });
    return (await transform(output[0].code, { minify: true })).code;
  },
};

const only = (name: string, file: string): string => `export { ${name} } from "./${file}";`;

/** What is left of one function: a call of it, what it gives, and words of what is not to be there. */
const ALONE: Record<string, readonly [call: (api: any) => unknown, result: unknown, others: RegExp]> = {
  expand: [({ expand }) => expand("/users{/id}", { id: 1 }), "/users/1", /user-agent|change the path|one slash/],
  expandPath: [
    ({ expandPath }) => expandPath("/users/{id}", { id: 1 }),
    "/users/1",
    /user-agent|duplex|baseUrl|is a tag/,
  ],
  path: [({ path }) => path`/users/${1}`, "/users/1", /user-agent|duplex|baseUrl|{id\?}|second "\?"|prefix/],
  toInit: [
    ({ toInit }) => toInit({ method: "PUT", url: "https://h.example/", headers: {} }).method,
    "PUT",
    /previews|one slash|change the path/,
  ],
};

for (const [bundler, bundle] of Object.entries(bundlers)) {
  const test = suite(`what ${bundler} leaves`);
  for (const [name, [call, result, others]] of Object.entries(ALONE)) {
    test(`of ${name}: nothing that others need`, async () => {
      const code = await bundle(only(name, "dist/endpoint.js"));
      assert.equal(call(await import(`data:text/javascript,${encodeURIComponent(code)}`)), result);
      assert.not.match(code, others);
    });
  }
  test("of expand: the engine alone", async () => {
    const code = await bundle(only("expand", "dist/endpoint.js"));
    // Its source is a file of its own.
    const { length } = await bundlers["esbuild"]!(only("expand", "uri-template.ts"));
    assert.ok(code.length <= length * 1.02, `${code.length} characters for ${length}`);
  });
  test.run();
}

/* ---- sizes that pages print ---- */

/** With brotli. */
async function sizeOf(code: string, loader: "js" | "ts" = "js"): Promise<number> {
  const contents = code.replace('"tiny-endpoint"', '"./dist/endpoint.js"');
  const stdin = { contents, loader, resolveDir: "." };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: "esm", write: false });
  return brotliCompressSync(outputFiles[0]!.text).length;
}

const blockOf = (language: "js" | "ts", word: string): string =>
  blocksOf(sdkPage, language).find((block) => block.includes(word))!;

const ALL = await sizeOf('export * from "./dist/endpoint.js"');
const PATH = await sizeOf(only("path", "dist/endpoint.js"));
const EXPAND_PATH = await sizeOf(only("expandPath", "dist/endpoint.js"));

const SIZES: readonly (readonly [said: string, size: number, least: number, most: number])[] = [
  ["`path` alone is 2.0 kB", PATH, 1950, 2050],
  ["by `require`, it is the whole package", await sizeOf('require("./dist/endpoint.cjs").path'), ALL, 1.05 * ALL],
  ["the seven lines are 0.3 kB", await sizeOf(blockOf("ts", "isSafeInteger"), "ts"), 250, 350],
  [
    "`fill` is little more than half of `expandPath`",
    await sizeOf(blockOf("js", "fill")),
    EXPAND_PATH / 2,
    EXPAND_PATH * 0.6,
  ],
];

const sizes = suite("sizes on the pages");
for (const [said, size, least, most] of SIZES) {
  sizes(said, () => assert.ok(least <= size && size <= most, `${size} bytes, not ${least} to ${most}`));
}
sizes.run();
