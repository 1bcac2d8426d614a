/* Whole APIs: every operation compiles with what it requires, wrong calls do not, and what that costs. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { describe } from "./descriptions.ts";
import { type Call, type Members, object, optionsOf, routeOf } from "./openapi.ts";
import { COMPILERS, compile, errorsOf } from "./project.ts";

const OPTIONS = { skipLibCheck: true, lib: ["es2020", "dom"] };

const preamble = (name: string): string =>
  `import { endpoint } from "tiny-endpoint"; import createClient from "openapi-fetch"; ` +
  `import type { paths } from "./${name}.js"; const api = endpoint.defaults<paths>({ baseUrl: "https://a.example" }); ` +
  `const acme = api.defaults({ owner: "acme" }); const client = createClient<paths>();\n`;

const write = (builder: string, call: Call, options: Members = optionsOf(call), ...spelled: string[]): string =>
  `${builder}(${JSON.stringify(routeOf(call, ...spelled))}, ${object(options)});`;

/* ---- mutants ---- */

type Mutant = (call: Call) => string | undefined;

/** What is wrong with a call, where it can be. */
const MUTANTS: Record<string, Mutant> = {
  "a name dropped": (call) => {
    const [name] = Object.keys(call.path);
    return name && write("api", call, without(optionsOf(call), name));
  },
  "a name that is null": (call) => {
    const [name] = Object.keys(call.path);
    return name && write("api", call, { ...optionsOf(call), [name]: "null" });
  },
  "a value that is none of an enum": ({ choice, ...call }) =>
    choice &&
    write(
      "api",
      call as Call,
      { ...optionsOf(call as Call), [choice]: '"no such"' },
      ...spelledIn(call as Call, choice),
    ),
  "a key misspelt": (call) => call.key && write("api", call, { ...optionsOf(call), [`${call.key}x`]: '"x"' }),
  "a member of the body dropped": (call) => call.member && write("api", call, without(optionsOf(call), call.member)),
  "a route misspelt": (call) => write("api", { ...call, url: `${call.url}x` }),
  "a body dropped": (call) =>
    call.data === undefined ? undefined : write("api", call, without(optionsOf(call), "data")),
};

function without(members: Members, name: string): Members {
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
}

/** Beside a method with a body the route has to spell the parameter. */
function spelledIn(call: Call, name: string): string[] {
  return name in call.query ? [] : [name];
}

/* ---- the APIs ---- */

for (const name of ["github", "forms", "catalog"]) {
  const calls = describe(name);
  const test = suite(`${name}, ${calls.length} operations`);

  for (const [title, compiler] of Object.entries(COMPILERS)) {
    test(`each compiles (${title})`, () => {
      const text = preamble(name) + calls.map((call) => write("api", call)).join("\n");
      assert.is(compile(compiler, text, OPTIONS), "");
    });
  }

  test("each is taken at run time", () => {
    for (const call of calls) endpoint(routeOf(call), Function(`return ${object(optionsOf(call))}`)());
  });

  const mutants = Object.entries(MUTANTS).flatMap(([what, mutate]) =>
    calls.map((call) => ({ what, code: mutate(call) })).filter(({ code }) => code),
  );
  // The old compiler gets a sample: it takes ten times as long.
  for (const [title, compiler, step] of [
    ["TypeScript 7", COMPILERS["TypeScript 7"], 1],
    ["TypeScript 5.4", COMPILERS["TypeScript 5.4"], name === "github" ? 20 : 1],
  ] as const) {
    const sample = mutants.filter((_, index) => index % step === 0);
    test(`${sample.length} mutants do not (${title})`, () => {
      const errors = errorsOf(
        compiler,
        preamble(name),
        sample.map(({ code }) => code!),
        OPTIONS,
      );
      const alive = sample.filter((_, index) => !errors[index]);
      assert.equal(alive, []);
    });
  }
  test.run();
}

/* ---- what it costs ---- */

const calls = describe("github");

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

const WAYS: Record<string, (call: Call) => string> = {
  "routes as strings": (call) => write("endpoint", call).replace(", {", " as string, {"),
  "literal routes": (call) => write("endpoint", call),
  paths: (call) => write("api", call),
  "paths, with defaults": (call) => write("acme", call, without(optionsOf(call), "owner")),
  "openapi-fetch": theirs,
};

/** How many types the compiler makes for a call, at most: the same on any machine. */
const LIMITS: Record<string, number> = { "literal routes": 130, paths: 500, "paths, with defaults": 560 };

/** Of the last one a fourth of the calls is enough to see how long it takes; what is made once then counts more. */
const STEP: Record<string, number> = { "openapi-fetch": 4 };

/** What is slow is so every time; what another process disturbed is not. */
const RUNS = 3;

const figures: Record<string, { instantiations: number; milliseconds: number }> = {};
const cost = suite("cost");
for (const [way, write] of Object.entries(WAYS)) {
  cost(way, () => {
    const sample = calls.filter((_, index) => index % (STEP[way] ?? 1) === 0);
    const text = preamble("github") + sample.map(write).join("\n");
    const runs = Array.from({ length: RUNS }, () => {
      const output = compile(COMPILERS["TypeScript 7"], text, { ...OPTIONS, extendedDiagnostics: true });
      assert.not.match(output, "error TS");
      return /Instantiations:\s+(\d+)[^]*Check time:\s+([\d.]+)s/.exec(output)!;
    });
    figures[way] = {
      instantiations: Math.round(+runs[0]![1]! / sample.length),
      milliseconds: (Math.min(...runs.map(([, , seconds]) => +seconds!)) / sample.length) * 1000,
    };
    assert.ok(figures[way].instantiations <= (LIMITS[way] ?? Infinity), `${figures[way].instantiations}`);
  });
}
cost("a twelfth of the time of openapi-fetch, at most", () => {
  assert.ok(figures["paths"]!.milliseconds * 12 <= figures["openapi-fetch"]!.milliseconds, JSON.stringify(figures));
});
cost.after(() => {
  console.log("\n\n  What it takes to check calls of GitHub's operations");
  console.log(`  ${"".padEnd(22)}${"types a call".padStart(14)}${"1,000 calls".padStart(14)}`);
  for (const [way, { instantiations, milliseconds }] of Object.entries(figures))
    console.log(
      `  ${way.padEnd(22)}${String(instantiations).padStart(14)}${`${milliseconds.toFixed(2)} s`.padStart(14)}`,
    );
});
cost.run();
