/**
 * Forms, blobs and streams that no tag tells, by the packages and platforms that bring them: as `data` they are handed
 * on as they are, and as members of a body they are an error.
 */
import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformFileAsync } from "@babel/core";
import { type Plugin, build } from "esbuild";
import OldFormData from "form-data-4.0";
import { Window } from "happy-dom";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, toInit } from "../../../dist/endpoint.js";
import { attempt } from "../../support/attempt.ts";
import { folder, run } from "../../support/processes.ts";
import { record } from "../../support/server.ts";

/* ---- React Native ---- */

/** Fetched by itself, since its 30 dependencies (175 MB) do nothing here. */
const REACT_NATIVE = "react-native@0.88.1";
const INTEGRITY = "sha512-wajWcLZ93GCN7k4Uwh4CS4L2Ah8ohcvkOXnvIYmh4Yvuqho5j3APZ9qozK+nQrHWSgauq4h8D3HN5DKK84SrHA==";

/** What its own files ask for: what the app is native for, a package, and what is newer than the tool that strips types. */
const STAND_INS: Readonly<Record<string, string>> = {
  binaryToBase64: "export default undefined;",
  NativeBlobModule: "export default { createFromParts() {}, release() {}, getConstants: () => ({}) };",
  invariant: "module.exports = (holds, message) => { if (!holds) throw new Error(message); };",
};

/** Its sources are JavaScript with the types of Flow. */
const flow: Plugin = {
  name: "flow",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /(?:^|\/)(?:binaryToBase64|NativeBlobModule|invariant)$/ }, ({ path }) => ({
      path: path.replace(/.*\//, ""),
      namespace: "stand-in",
    }));
    onLoad({ filter: /^/, namespace: "stand-in" }, ({ path }) => ({ contents: STAND_INS[path]! }));
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const plugins = ["@babel/plugin-transform-flow-strip-types"];
      const { code } = await transformFileAsync(path, { plugins, configFile: false, cwd: resolve("tests") });
      return { contents: code };
    });
  },
};

async function loadReactNative(): Promise<any> {
  const { stdout } = await run("npm", "pack", REACT_NATIVE, "--json", "--prefer-offline", "--ignore-scripts");
  const [{ filename, integrity }] = JSON.parse(stdout);
  assert.is(integrity, INTEGRITY);
  await run("tar", "-xzf", filename, "package/Libraries");
  const outfile = join(folder, "react-native.mjs");
  const contents = `
    export { default as FormData } from "./Network/FormData";
    export { default as Blob } from "./Blob/Blob";
    export { default as File } from "./Blob/File";
    export { URLSearchParams } from "./Blob/URLSearchParams";
    export { URL } from "./Blob/URL";
    export { default as convertRequestBody } from "./Network/convertRequestBody";`;
  const stdin = { contents, resolveDir: join(folder, "package/Libraries") };
  await build({ stdin, outfile, bundle: true, format: "esm", logLevel: "warning", plugins: [flow] });
  return import(pathToFileURL(outfile).href);
}

const native = await loadReactNative();

/* ---- what they are to a call ---- */

const { origin, arrivals } = await record({ "access-control-allow-origin": "*", "access-control-allow-headers": "*" });
const dom: any = new Window({ url: origin });

/** Adds a field to a form. */
function withField<Form extends { append(name: string, value: string): void }>(form: Form): Form {
  form.append("title", "é");
  return form;
}

const BODIES: Readonly<Record<string, object>> = {
  "a file's stream of Node": createReadStream("package.json"),
  "a form of form-data 4.0.0": withField(new OldFormData()),
  "a form of happy-dom": withField(new dom.FormData()),
  "a Blob of happy-dom": new dom.Blob(["content"]),
  "a File of happy-dom": new dom.File(["content"], "a.txt"),
  "a form of React Native": withField(new native.FormData()),
  "a Blob of React Native": new native.Blob(["content"]),
  "a File of React Native": new native.File(["content"], "a.txt"),
  "URLSearchParams of React Native": new native.URLSearchParams("a=1"),
};

const told = suite("what no tag tells");
for (const [title, body] of Object.entries(BODIES)) {
  told(`${title} is data as it is`, () => {
    const options = endpoint("POST https://h.example/x", { data: body });
    assert.is(options.headers["content-type"], undefined);
    assert.ok(options.body === body && toInit(options).body === body);
  });
  told(`${title} is lost as a member`, () => {
    assert.match(
      `${attempt(() => endpoint("POST /x", { body })).error}`,
      /^TypeError: "body" in "POST \/x" .* JSON loses/,
    );
  });
}

/* ---- what is sent of them ---- */

told("happy-dom sends its form", async () => {
  const options = endpoint("POST /x", { baseUrl: origin, data: withField(new dom.FormData()) });
  await dom.fetch(options.url, toInit(options));
  const [{ headers, body }] = arrivals.splice(0).filter(({ method }) => method === "POST") as [any];
  assert.match(headers["content-type"], /^multipart\/form-data; boundary=/);
  assert.match(`${body}`, /name="title"\r\n\r\né\r\n/);
});
told("happy-dom sends its Blob", async () => {
  const data = new dom.Blob(["content"], { type: "text/csv" });
  const options = endpoint("POST /x", { baseUrl: origin, data });
  await dom.fetch(options.url, toInit(options));
  const [{ headers, body }] = arrivals.splice(0).filter(({ method }) => method === "POST") as [any];
  assert.equal([headers["content-type"], `${body}`], ["text/csv", "content"]);
});
told("React Native gives its form and its Blob to the platform", () => {
  const partsOf = (data: object) =>
    native.convertRequestBody(toInit(endpoint("POST https://h.example/x", { data })).body);
  const [part, ...more] = partsOf(BODIES["a form of React Native"]!).formData;
  assert.equal([part.string, part.fieldName, more], ["é", "title", []]);
  assert.is(partsOf(BODIES["a Blob of React Native"]!).blob.size, 7);
});
told("React Native's URL refuses nothing, and appends a link to the url, as the page says", () => {
  assert.is(new native.URL("https://h.example:99999/x").href, "https://h.example:99999/x");
  const link = new native.URL("/v1/items?page=2", "https://h.example/v1/items?page=1");
  assert.is(link.href, "https://h.example/v1/items?page=1/v1/items?page=2");
});
told.after(() => dom.happyDOM.close());
told.run();
