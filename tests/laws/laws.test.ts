/**
 * What holds for all input. Small input is tried as a whole (enumeration.ts). A file begins with the number of its law in SPEC,
 * Guarantees.
 */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import "./1-places.ts";
import "./1-amounts.ts";
import "./1-hosts.ts";
import "./1-names.ts";
import "./3-query.ts";
import "./4-composition.ts";
import "./5-isolation.ts";
import "./6-expansion.ts";
import "./8-sendable.ts";
import { note } from "../support/note.ts";
import { DEPTH_OF_PLACES, tried } from "./enumeration.ts";

const test = suite("the README");
test("says how many symbols and calls were tried, if texts have up to two symbols", () => {
  const figures = [`${tried.symbols.size} symbols`, `${tried.calls.toLocaleString("en")} calls`];
  note(`${figures.join(", ")}, texts of up to ${DEPTH_OF_PLACES} symbols`);
  if (DEPTH_OF_PLACES === 2) for (const figure of figures) assert.match(readFileSync("README.md", "utf8"), figure);
});
test.run();
