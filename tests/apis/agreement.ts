/** A sample of odd-shaped routes: what the compiler and the run time say when the value of a name is missing. */
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { COMPILERS, IMPORT, errorsOf } from "../types/project.ts";

/** By what the route has. */
const SHAPES: Record<string, RegExp> = {
  "a hyphen in a name": /\{[^}]*\w-\w/,
  "a dot in a name": /\{[^}]*\w\.\w/,
  "$ in a name": /\{[^}]*\$/,
  "brackets in a name": /\{[^}]*\[/,
  "triplets in a name": /\{[^}]*%/,
  "two names in a segment": /\}[^/{?#]*\{[^?&]/,
  "a suffix": /\}[^/{?#]+$/,
  "a prefix": /[^/}?#]\{[^?&]/,
  "quotes or parentheses": /['(]/,
  "a colon that is none": /[^/]:(?!\/\/)|\/::?\W/,
  "a name after a colon": /\/:\w/,
  "names in the host": /:\/\/[^/]*\{/,
  "a query of its own": /\?\w[^}]*$/,
  "a name in its own query": /\?\w.*=\{/,
  "an expression that goes on with the query": /\{&/,
  "an expression before a fragment": /\{\?[^}]*\}#/,
  "a fragment": /#/,
  "lists and objects": /\{[?&][^}]*\*/,
  "many names": /(?:\{.*){8}/,
  "many in the query": /\{\?(?:[^,}]*,){20}/,
  "a long route": /^.{300}/,
};
const OF_EACH_SHAPE = 20;
const OF_EACH_API = 3;

/** The first routes of each shape, of as many APIs as there are. */
export class Sample {
  readonly routes: Set<string> = new Set();
  readonly #counts = new Map<string, number>();

  consider(route: string, api: string): void {
    if (this.routes.has(route)) return;
    const shapes = Object.keys(SHAPES).filter((shape) => SHAPES[shape]!.test(route));
    const isWanted = (shape: string): boolean =>
      this.#countOf(shape) < OF_EACH_SHAPE && this.#countOf(`${shape} in ${api}`) < OF_EACH_API;
    if (!shapes.some(isWanted)) return;
    this.routes.add(route);
    for (const key of shapes.flatMap((shape) => [shape, `${shape} in ${api}`]))
      this.#counts.set(key, this.#countOf(key) + 1);
  }

  /** The shapes of which there is no route. */
  missing(): string[] {
    return Object.keys(SHAPES).filter((shape) => !this.#countOf(shape));
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

interface Case {
  readonly route: string;
  readonly dropped: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Compiles and runs the routes with one name dropped; returns how often, and how often a value is missing then. */
export function checkAgreement(routes: Iterable<string>): { calls: number; missing: number } {
  const cases = [...routes].flatMap(casesOf);
  const calls = cases.map(({ route, values }) => `endpoint(${JSON.stringify(route)}, ${JSON.stringify(values)});`);
  const errors = errorsOf(COMPILERS["TypeScript 7"], IMPORT, calls);
  const missing = cases.filter(({ route, dropped, values }, index) => {
    const needed = neededAtRunTime(route, values);
    assert.ok(needed === undefined || needed === dropped, `${route} needs ${needed}`);
    assert.is(`${route}: ${neededBy(errors[index])}`, `${route}: ${needed}`, errors[index]);
    return needed !== undefined;
  });
  return { calls: cases.length, missing: missing.length };
}

/** Each lacks one name, of up to four that are spread over the route. */
function casesOf(route: string): Case[] {
  const names = namesIn(route);
  const step = Math.ceil(names.length / 4);
  return names
    .filter((_, index) => index % step === 0)
    .map((dropped) => {
      const kept = names.filter((name) => name !== dropped);
      return { route, dropped, values: Object.fromEntries(kept.map((name) => [name, "1"])) };
    });
}

/** The name that a compile error is about, else all of the error. Where no value is left, no property is missing. */
function neededBy(error: string | undefined): string | undefined {
  return error && ((/Property '"?(.*?)"?' is missing/.exec(error) ?? /Needs<"([^"]*)">/.exec(error))?.[1] ?? error);
}

function neededAtRunTime(route: string, values: object): string | undefined {
  try {
    endpoint(route, values);
    return undefined;
  } catch (error) {
    return /^"(.*?)" in /.exec((error as Error).message)?.[1] ?? String(error);
  }
}

/** The names in `{name}`, `{?name,list*}` and `:name`. */
function namesIn(route: string): string[] {
  const names = [...route.matchAll(/\{[?&]?([^}]*)\}|\/:(?=[a-z])(\w+)/gi)].flatMap(([, list, name]) =>
    list === undefined ? name! : list.split(",").map((varspec) => varspec.replace("*", "")),
  );
  return [...new Set(names)];
}
