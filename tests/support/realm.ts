/** The build with built-in objects of its own, which a test may spoil. */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const code = readFileSync("dist/endpoint.cjs", "utf8");

/** What the language itself asks any object for. */
const ASKED = ["toJSON", "then", "get", "set", "return"];

/** All other names in the package. */
export const identifiers: readonly string[] = [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].filter(
  (name) => !(name in {}) && !ASKED.includes(name),
);

/** The package with built-in objects of its own, which may be spoilt as those of the tests may not. */
export interface Realm {
  readonly api: Record<string, any>;
  readonly globals: typeof globalThis;
  /** Runs further code there. */
  run(code: string): any;
}

export function createRealm(given: object = { URL }): Realm {
  // Mutation testing names the mutant in the environment.
  const context = createContext({ ...given, module: { exports: {} }, process: { env: process.env } });
  const run = (code: string) => runInContext(code, context);
  run(code);
  return { api: run("module.exports"), globals: run("globalThis"), run };
}
