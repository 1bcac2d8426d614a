import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import type { Builder } from "./law.ts";

const code = readFileSync("dist/endpoint.cjs", "utf8");

/** All names in the package: those of its own objects are among them. */
export const identifiers: readonly string[] = [...new Set(code.match(/[A-Za-z_$][\w$]*/g))];

/**
 * The package with built-in objects of its own, which may be spoilt as those of the tests may not, and with nothing
 * remembered yet.
 */
export interface Realm {
  readonly endpoint: Builder;
  readonly expand: (template: string, values: object) => string;
  readonly globals: typeof globalThis;
}

export function createRealm(): Realm {
  const [load, globals] = runInContext(`[(module) => {${code}\n}, globalThis]`, createContext({ URL }));
  const module = {} as { exports: Omit<Realm, "globals"> };
  load(module);
  const { endpoint, expand } = module.exports;
  return { endpoint, expand, globals };
}
