import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import type { Builder } from "./law.ts";

const code = readFileSync("dist/endpoint.cjs", "utf8");

/** All names in the package: those of its own objects are among them. */
export const identifiers: readonly string[] = [...new Set(code.match(/[A-Za-z_$][\w$]*/g))];

/** The package with built-in objects of its own, which may be spoilt as those of the tests may not. */
export interface Realm {
  readonly endpoint: Builder;
  readonly globals: typeof globalThis;
}

export function createRealm(): Realm {
  const [load, globals] = runInContext(`[(module) => {${code}\n}, globalThis]`, createContext({ URL }));
  const module = {} as { exports: { endpoint: Builder } };
  load(module);
  return { endpoint: module.exports.endpoint, globals };
}
