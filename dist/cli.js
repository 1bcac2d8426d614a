#!/usr/bin/env node
/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */

// tests/spell/cli.ts
import { readFileSync } from "node:fs";
import process from "node:process";
import { spell } from "./spell.js";
var USAGE = `Usage: npx tiny-endpoint spell openapi.json > spelled.json

Respells an OpenAPI description, so that the keys of its "paths" are routes of tiny-endpoint: "/pets{?ids}" for
"/pets?ids=1,2". What no route can say is told on stderr. The file "-" is stdin.

For YAML, and for descriptions in several files, write this redocly.yaml, and run npx openapi-typescript
--default-non-nullable=false --empty-objects-unknown:

  plugins: [tiny-endpoint/spell]
  decorators: { tiny-endpoint/spell: on }
  apis: { acme: { root: ./openapi.yaml, x-openapi-ts: { output: ./api.d.ts } } }`;
var args = process.argv.slice(2);
var [command, file, ...others] = args;
if (command === "spell" && file && !others.length && !/^-./.test(file)) spellFile(file);
else if (args.includes("--help") || args.includes("-h")) console.log(USAGE);
else fail(args.length ? `Not understood: ${args.join(" ")}

${USAGE}` : USAGE);
function spellFile(name) {
  try {
    const text = readFileSync(name === "-" ? 0 : name, "utf8");
    console.log(JSON.stringify(spell(parse(text), console.warn), null, 2));
  } catch (error) {
    fail(`${name}: ${error.message}`);
  }
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`this is no JSON (${error.message}); for YAML, see npx tiny-endpoint --help`);
  }
}
function fail(message) {
  console.error(message.replace(/[\0-\x09\x0b-\x1f\x7f-\x9f]/g, (control) => encodeURIComponent(control)));
  process.exitCode = 1;
}
