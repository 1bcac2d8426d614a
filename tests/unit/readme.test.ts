import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testSnippets } from "../support/readme.ts";

testSnippets("tests/.test/snippets");

const readme = readFileSync("README.md", "utf8");
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const test = suite("README's facts");

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
