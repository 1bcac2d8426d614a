/*
 * Whole APIs: every operation compiles with what it requires, wrong calls do not, and what it costs is bounded. That is
 * counted in types that the compiler makes, which are as many on any machine.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { describe } from "./descriptions.ts";
import { type Call, type Members, object, optionsOf, routeOf, without } from "./operations.ts";
import { COMPILERS, compile, errorsOf } from "./project.ts";

const OPTIONS = { skipLibCheck: true };

const preamble = (name: string): string =>
  `import { endpoint } from "tiny-endpoint"; import type { paths } from "./${name}.js"; ` +
  `const api = endpoint.defaults<paths>({ baseUrl: "https://a.example" });\n`;

const write = (builder: string, call: Call, options: Members = optionsOf(call)): string =>
  `${builder}(${JSON.stringify(routeOf(call))}, ${object(options)});`;

/* ---- right calls ---- */

const APIS = Object.fromEntries(["github", "forms", "catalog", "files"].map((name) => [name, describe(name)]));

const operations = suite("operations");
for (const title of ["TypeScript 7", "TypeScript 5.4"] as const) {
  operations(`each compiles (${title})`, () => {
    const texts = Object.entries(APIS).map(([name, calls]) => [
      `${name}-calls.ts`,
      preamble(name) + calls.map((call) => write("api", call)).join("\n"),
    ]);
    assert.is(compile(COMPILERS[title], Object.fromEntries(texts), OPTIONS), "");
  });
}
operations("each is taken at run time", () => {
  for (const call of Object.values(APIS).flat()) {
    endpoint(routeOf(call), Function(`return ${object(optionsOf(call))}`)());
  }
});

/** A plain object is none, for it would go as JSON. */
const FORM = /^multipart\/form-data|^application\/x-www-form-urlencoded/;

/** Calls with something wrong in them, where it can be. */
function mutantsOf(call: Call): Call[] {
  const { url, path, query, body, data, choice, key, member, incomplete, types } = call;
  const [name] = Object.keys(path);
  const mutants = [
    { ...call, url: `${url}x` },
    name && { ...call, path: without(path, name) },
    name && { ...call, path: { ...path, [name]: "null" } },
    choice && { ...call, query: { ...query, [choice]: '"no such"' } },
    key && { ...call, body: { ...body, [`${key}x`]: '"x"' } },
    member && { ...call, body: without(body!, member) },
    data && { ...call, data: undefined },
    incomplete && { ...call, body: incomplete },
    types.length && types.every((type) => FORM.test(type)) && { ...call, data: object(body ?? {}) },
  ];
  return mutants.filter((mutant): mutant is Call => typeof mutant === "object");
}
for (const [name, calls] of Object.entries(APIS)) {
  const all = calls.flatMap(mutantsOf).map((mutant) => write("api", mutant));
  // Of GitHub's, a third: an error takes the compiler longer than a right call.
  const mutants = all.filter((_, index) => all.length < 1000 || index % 3 === 0);
  operations(`${mutants.length} mutants of ${name} do not`, () => {
    const errors = errorsOf(COMPILERS["TypeScript 7"], preamble(name), mutants, OPTIONS);
    assert.equal(
      mutants.filter((_, index) => !errors[index]),
      [],
    );
  });
}
operations.run();

/* ---- what the compiler makes for the first call, for 30 as a file may hold them, and for all operations ---- */

const SAMPLES: readonly (readonly Call[])[] = [
  APIS["github"]!.filter((call) => routeOf(call) === "GET /repos/{owner}/{repo}/issues"),
  APIS["github"]!.filter((_, index) => index % 40 === 7).slice(0, 30),
  APIS["github"]!,
];

const IMPORT = 'import { endpoint } from "tiny-endpoint";\n';
const OWNER = '.defaults({ owner: "acme" });\n';
const withoutOwner = (call: Call): string => write("acme", call, without(optionsOf(call), "owner"));

const WAYS: Record<string, readonly [above: string, write: (call: Call) => string, limits: readonly number[]]> = {
  "options alone": [
    IMPORT,
    ({ method, url, ...call }) =>
      `endpoint(${object({ method: JSON.stringify(method), url: JSON.stringify(url), ...optionsOf(call as Call) })});`,
    [3500, 7400, 87_000],
  ],
  ":name and {?query}": [
    IMPORT,
    (call) => write("endpoint", { ...call, url: `${call.url.replace(/\{(\w+)\}/g, ":$1")}{?page}` }),
    [3500, 13_300, 282_000],
  ],
  "plain, with defaults": [`${IMPORT}const acme = endpoint${OWNER}`, withoutOwner, [3400, 7300, 95_000]],
  "described, with defaults": [
    `${preamble("github")}const acme = api${OWNER}`,
    withoutOwner,
    [3400, 18_100, 561_000],
  ],
  "described, by a wrapper": [
    `${preamble("github")}import { type ApiRest, type Routes } from "tiny-endpoint"; ` +
      "const call = <R extends Routes<paths>>(route: R, ...rest: ApiRest<paths, R>) => api(route, ...rest);\n",
    // It takes described routes only, which write no query beside a body.
    (call) => (routeOf(call) === `${call.method} ${call.url}` ? write("call", call) : ""),
    [26_400, 40_300, 620_000],
  ],
};

const cost = suite("cost");
for (const [way, [above, writeCall, limits]] of Object.entries(WAYS)) {
  cost(way, () => {
    const figures = SAMPLES.map((sample) => {
      const text = above + sample.map(writeCall).join("\n");
      const output = compile(
        COMPILERS["TypeScript 7"],
        { "consumer.ts": text },
        { ...OPTIONS, extendedDiagnostics: true },
      );
      assert.not.match(output, "error TS");
      return Number(/Instantiations:\s+(\d+)/.exec(output)![1]);
    });
    console.log(`  ${way}: ${figures} types for ${SAMPLES.map(({ length }) => length)} calls`);
    assert.ok(
      figures.every((figure, index) => figure <= limits[index]!),
      `${figures} of ${limits}`,
    );
  });
}
cost.run();
