/*
 * What it costs to check calls of a real API, by the number of types that the compiler makes, which is the same on any
 * machine: for the first call, for 30 as a file may hold them, and for all operations.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { describe } from "./descriptions.ts";
import { type Call, type Members, object, optionsOf, routeOf } from "./openapi.ts";
import { COMPILERS, compile } from "./project.ts";

const calls = describe("github");
const SAMPLES: readonly (readonly Call[])[] = [
  calls.filter((call) => routeOf(call) === "GET /repos/{owner}/{repo}/issues"),
  calls.filter((_, index) => index % 40 === 7).slice(0, 30),
  calls,
];

const PREAMBLE = 'import { endpoint } from "tiny-endpoint";\n';
const OWNER = 'const acme = endpoint.defaults({ baseUrl: "https://a.example" }).defaults({ owner: "acme" });\n';
const PATHS =
  'import type { paths } from "./github.js"; const api = endpoint.defaults<paths>({ baseUrl: "https://a.example" });\n';
const API_OWNER = 'const acme = api.defaults({ owner: "acme" });\n';
const THEIRS =
  'import createClient from "openapi-fetch"; import type { paths } from "./github.js"; const client = createClient<paths>();\n';

const write = (builder: string, route: string, options: Members): string =>
  `${builder}(${JSON.stringify(route)}, ${object(options)});`;
const withoutOwner = (call: Call): Members =>
  Object.fromEntries(Object.entries(optionsOf(call)).filter(([name]) => name !== "owner"));

/** A way to write calls: what stands above them, a call, and how many types each sample may take. */
type Way = readonly [above: string, write: (call: Call) => string, limits?: readonly number[]];

const WAYS: Record<string, Way> = {
  "routes as strings": [
    "",
    (call) => write("endpoint", routeOf(call), optionsOf(call)).replace(", {", " as string, {"),
  ],
  "literal routes": ["", (call) => write("endpoint", routeOf(call), optionsOf(call)), [1650, 8200, 147_000]],
  "options alone": [
    "",
    ({ method, url, ...call }) =>
      `endpoint(${object({ method: JSON.stringify(method), url: JSON.stringify(url), ...optionsOf(call as Call) })});`,
    [5500, 11_800, 135_000],
  ],
  ":name and {?query}": [
    "",
    (call) => write("endpoint", `${routeOf(call).replace(/\{(\w+)\}/g, ":$1")}{?page}`, optionsOf(call)),
    [2300, 14_300, 282_000],
  ],
  "two defaults()": [OWNER, (call) => write("acme", routeOf(call), withoutOwner(call)), [2000, 8400, 149_000]],
  paths: [PATHS, (call) => write("api", routeOf(call), optionsOf(call)), [41_000, 54_000, 553_000]],
  "paths, with defaults": [
    PATHS + API_OWNER,
    (call) => write("acme", routeOf(call), withoutOwner(call)),
    [41_500, 56_000, 627_000],
  ],
  "openapi-fetch": [THEIRS, theirs],
};

/** How a call is written with openapi-fetch. */
function theirs({ method, url, path, query, body, data }: Call): string {
  const params = [...part("path", path), ...part("query", query)];
  const options = { ...(params.length ? { params: `{ ${params} }` } : {}), ...bodyOf(body, data) };
  return `client.${method}(${JSON.stringify(url)}, ${object(options)});`;
}
const part = (name: string, members: Members): string[] =>
  Object.keys(members).length ? [`${name}: ${object(members)}`] : [];
// It types bytes as the text that the description says they are.
const bodyOf = (body: Members | undefined, data: string | undefined): Members =>
  data ? { body: data.startsWith("new ") ? '""' : data } : body ? { body: object(body) } : {};

const figures: Record<string, readonly number[]> = {};

const cost = suite("cost");
for (const [way, [above, writeCall, limits]] of Object.entries(WAYS)) {
  cost(way, () => {
    figures[way] = SAMPLES.map((sample) => {
      const output = compile(COMPILERS["TypeScript 7"], PREAMBLE + above + sample.map(writeCall).join("\n"), {
        skipLibCheck: true,
        lib: ["es2020", "dom"],
        extendedDiagnostics: true,
      });
      assert.not.match(output, "error TS");
      return Number(/Instantiations:\s+(\d+)/.exec(output)![1]);
    });
    figures[way].forEach((figure, index) => assert.ok(!limits || figure <= limits[index]!, `${figures[way]}`));
  });
}
cost("less than openapi-fetch takes", () => {
  assert.equal(
    SAMPLES.map(({ length }) => length),
    [1, 30, calls.length],
  );
  const [ours, others] = [figures["paths"]!, figures["openapi-fetch"]!];
  ours.forEach((figure, index) => assert.ok(figure <= 0.7 * others[index]!, JSON.stringify(figures)));
});
cost.after(() => {
  console.log("\n\n  Types that the compiler makes for calls of GitHub's operations");
  const rows: [string, readonly unknown[]][] = [["", SAMPLES.map(({ length }) => length)], ...Object.entries(figures)];
  for (const [way, row] of rows)
    console.log(`  ${way.padEnd(22)}${row.map((figure) => String(figure).padStart(10)).join("")}`);
});
cost.run();
