/* What it costs to check 1,200 operations of a real API, beside the same calls with routes that are just strings. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { COMPILERS, IMPORT, compile } from "./project.ts";

const { paths } = JSON.parse(readFileSync("tests/node_modules/@octokit/openapi/generated/api.github.com.json", "utf8"));
const operations = Object.entries<object>(paths)
  .flatMap(([url, item]) => Object.keys(item).map((method) => [method.toUpperCase(), url] as const))
  .filter(([method]) => /^(?:GET|PUT|POST|PATCH|DELETE)$/.test(method))
  .slice(0, 1200);

/** The options that give a value to each name in a url, except some. */
function valuesOf(url: string, except = "", ...more: string[]): string {
  const names = [...url.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!).filter((name) => name !== except);
  return `{ ${[...more, ...names.map((name) => `"${name}": "x"`)].join(", ")} }`;
}

type Quote = (text: string) => string;

/** A call in each shape; `quote` writes its route. */
const SHAPES: Record<string, (method: string, url: string, quote: Quote) => string> = {
  "a route": (method, url, quote) => `endpoint(${quote(`${method} ${url}`)}, ${valuesOf(url)});`,
  "options alone": (method, url, quote) =>
    `endpoint(${valuesOf(url, "", `method: "${method}"`, `url: ${quote(url)}`)});`,
  "{?query}": (method, url, quote) =>
    `endpoint(${quote(`${method} ${url}{?page,per_page}`)}, ${valuesOf(url, "", "page: 1")});`,
  "two defaults()": (method, url, quote) => `api(${quote(`${method} ${url}`)}, ${valuesOf(url, "owner")});`,
  ":name": (method, url, quote) =>
    `endpoint(${quote(`${method} ${url.replace(/\{(\w+)\}/g, ":$1")}`)}, ${valuesOf(url)});`,
};

const BUILDER = 'const api = endpoint.defaults({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });\n';
const RUNS = 6;
const LIMIT = 3;

const literal: Quote = (text) => JSON.stringify(text);
const computed: Quote = (text) => `${JSON.stringify(text)} as string`;

function measure(shape: string, quote: Quote): { instantiations: number; milliseconds: number } {
  const text = IMPORT + BUILDER + operations.map(([method, url]) => SHAPES[shape]!(method, url, quote)).join("\n");
  const output = compile(COMPILERS["TypeScript 7"], text, {
    skipLibCheck: true,
    lib: ["es2020", "dom"],
    extendedDiagnostics: true,
  });
  assert.not.match(output, "error TS");
  const [, instantiations, seconds] = /Instantiations:\s+(\d+)[^]*Check time:\s+([\d.]+)s/.exec(output)!;
  return { instantiations: +instantiations!, milliseconds: +seconds! * 1000 };
}

const cost = suite("cost");
const report = [["", "typed", "string", "ratio", "instantiations"]];
for (const shape of Object.keys(SHAPES)) {
  cost(`${operations.length} calls: ${shape}`, () => {
    assert.is(operations.length, 1200);
    let [typed, untyped, instantiations] = [Infinity, Infinity, 0];
    // What is slow is so every time; what another process disturbed is not.
    for (let run = 0; run < RUNS && (run === 0 || typed > LIMIT * untyped); run++) {
      const result = measure(shape, literal);
      instantiations = result.instantiations;
      typed = Math.min(typed, result.milliseconds);
      untyped = Math.min(untyped, measure(shape, computed).milliseconds);
    }
    const ratio = typed / untyped;
    report.push([shape, `${typed.toFixed()} ms`, `${untyped.toFixed()} ms`, ratio.toFixed(1), String(instantiations)]);
    // The instantiations are the same on any machine.
    assert.ok(instantiations < 190 * operations.length, `${instantiations} instantiations`);
    assert.ok(ratio <= LIMIT, `${ratio} times the check time of routes that are just strings`);
  });
}
cost.after(() => {
  console.log(`\n\n  Check time of ${operations.length} calls, best of ${RUNS} runs at most`);
  for (const [shape = "", ...figures] of report)
    console.log(`  ${shape.padEnd(14)}${figures.map((figure) => figure.padStart(15)).join("")}`);
});
cost.run();
