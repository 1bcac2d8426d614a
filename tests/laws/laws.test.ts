/**
 * What holds for all input. Small input is tried as a whole (enumeration.ts), and longer input is drawn (law.ts). A file
 * begins with the number of its law in SPEC, Guarantees.
 */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import "./1-places.ts";
import "./1-hosts.ts";
import "./1-names.ts";
import "./1-args.ts";
import "./1-chains.ts";
import "./3-query.ts";
import "./4-composition.ts";
import "./5-isolation.ts";
import "./6-expansion.ts";
import "./8-sendable.ts";
import { DEPTH, tried } from "./enumeration.ts";

const test = suite("the README");
test("says what was tried", () => {
  const [calls, templates] = [tried.calls, tried.templates.size].map((count) => count.toLocaleString("en"));
  const sentence = `every text of up to ${DEPTH} symbols in ${templates} templates, ${calls} calls in all`;
  console.log(sentence);
  if (DEPTH === 2) assert.ok(readFileSync("README.md", "utf8").includes(sentence), sentence);
});
test.run();
