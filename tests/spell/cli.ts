#!/usr/bin/env node
/** What `npx tiny-endpoint` runs: files, streams and words. The rest is in spell.ts. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { spell } from "./spell.js";

const USAGE = `Usage: npx tiny-endpoint spell openapi.json > spelled.json

Respells an OpenAPI description, so that the keys of its "paths" are routes of tiny-endpoint: "/pets{?ids}" for
"/pets?ids=1,2". What no route can say is told on stderr. The file "-" is stdin.

For YAML, and for descriptions in several files, write this redocly.yaml, and run npx openapi-typescript
--default-non-nullable=false --empty-objects-unknown:

  plugins: [tiny-endpoint/spell]
  decorators: { tiny-endpoint/spell: on }
  apis: { acme: { root: ./openapi.yaml, x-openapi-ts: { output: ./api.d.ts } } }`;

const args = process.argv.slice(2);
const [command, file, ...others] = args;
if (command === "spell" && file && !others.length && !/^-./.test(file)) spellFile(file);
else if (args.includes("--help") || args.includes("-h")) console.log(USAGE);
else fail(args.length ? `Not understood: ${args.join(" ")}\n\n${USAGE}` : USAGE);

function spellFile(name: string): void {
  try {
    const text = readFileSync(name === "-" ? 0 : name, "utf8");
    console.log(JSON.stringify(spell(parse(text), console.warn), null, 2));
  } catch (error) {
    fail(`${name}: ${(error as Error).message}`);
  }
}

function parse(text: string): object {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`this is no JSON (${(error as Error).message}); for YAML, see npx tiny-endpoint --help`);
  }
}

/** (A file may hold what steers a terminal, and errors of JSON quote it.) */
function fail(message: string): void {
  console.error(message.replace(/[\0-\x09\x0b-\x1f\x7f-\x9f]/g, (control) => encodeURIComponent(control)));
  process.exitCode = 1;
}
