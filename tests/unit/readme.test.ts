import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testSnippets } from "../support/readme.ts";

testSnippets("tests/.test/snippets");

const readme = readFileSync("README.md", "utf8");
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const built = readFileSync("dist/endpoint.js");
const test = suite("README's facts");

test("the integrity value is that of dist/endpoint.js", () => {
  const [, integrity] = /integrity="(.*?)"/.exec(readme)!;
  assert.is(integrity, `sha384-${createHash("sha384").update(built).digest("base64")}`);
});

test("the size is that of dist/endpoint.js", () => {
  const [, size] = /([\d.]+) kB\*\* with brotli/.exec(readme)!;
  assert.is(size, (brotliCompressSync(built).length / 1000).toFixed(1));
});

test("addresses name this version", () => {
  for (const [, named] of readme.matchAll(/tiny-endpoint@(\d+\.[\d.]+)/g)) assert.is(named, version);
});

test("links within the page lead to its headings", () => {
  const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replace(/ /g, "-"),
  );
  const links = [...readme.matchAll(/\]\(#(.*?)\)/g)].map(([, anchor]) => anchor!);
  assert.ok(links.length);
  for (const anchor of links) assert.ok(headings.includes(anchor), anchor);
});

test.run();
