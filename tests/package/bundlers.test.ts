/** What bundlers leave of the package. */
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, transform } from "esbuild";
import { rollup } from "rollup";
import { suite } from "uvu";
import * as assert from "uvu/assert";

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

const ENTRY = 'export { expand } from "./dist/endpoint.js";';

const test = suite("`import { expand }` leaves the builder out");
for (const [name, bundle] of Object.entries(bundlers)) {
  test(name, async () => {
    const code = await bundle(ENTRY);
    const { expand } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    assert.is(expand("/users{/id}", { id: 1 }), "/users/1");
    assert.not.match(code, /user-agent/);
    const size = brotliCompressSync(code).length;
    assert.ok(size <= 2560, `it takes ${size} bytes with brotli`);
  });
}
test.run();
