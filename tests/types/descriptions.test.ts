/* Whole APIs: every operation compiles with what it requires, and wrong calls do not. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { describe } from "./descriptions.ts";
import { type Call, type Members, object, optionsOf, routeOf } from "./openapi.ts";
import { COMPILERS, compile, errorsOf } from "./project.ts";

const OPTIONS = { skipLibCheck: true, lib: ["es2020", "dom"] };

const preamble = (name: string): string =>
  `import { endpoint } from "tiny-endpoint"; import type { paths } from "./${name}.js"; ` +
  `const api = endpoint.defaults<paths>({ baseUrl: "https://a.example" });\n`;

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
