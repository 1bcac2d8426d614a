/** What bundlers leave of the package. */
import { resolve } from "node:path";
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

const only = (name: string, file: string): string => `export { ${name} } from "./${file}";`;

for (const [bundler, bundle] of Object.entries(bundlers)) {
  const test = suite(`what ${bundler} leaves`);
  test("of expand: the engine alone", async () => {
    const code = await bundle(only("expand", "dist/endpoint.js"));
    const { expand } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    assert.is(expand("/users{/id}", { id: 1 }), "/users/1");
    assert.not.match(code, /user-agent/);
    // Its source is a file of its own.
    const { length } = await bundlers["esbuild"]!(only("expand", "uri-template.ts"));
    assert.ok(code.length <= length * 1.02, `${code.length} characters for ${length}`);
  });
  test("of path: no builder, no headers, no Request", async () => {
    const code = await bundle(only("path", "dist/endpoint.js"));
    const { path } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    assert.is(path("/users/{id}", { id: 1 }) + path`/users/${2}`, "/users/1/users/2");
    assert.not.match(code, /user-agent|mediaType|content-type|duplex|baseUrl/);
    const { length } = await bundle(only("endpoint", "dist/endpoint.js"));
    assert.ok(code.length < length * 0.7, `${code.length} characters for ${length}`);
  });
  test.run();
}
