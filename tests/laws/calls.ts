/** Calls, and defaults of defaults, for the laws of builders: all pairs of options, with a call of each kind. */
import { DEPTH } from "./enumeration.ts";
import type { Options } from "./untyped.ts";

/** Options and parameters: each option alone, in each way it may be given, and left undefined. */
export const LAYERS: readonly Options[] = [
  ...[
    {},
    { a: 1 },
    { a: undefined, b: 2 },
    { a: null, b: [1, 2] },
    { c: "x", 1: 1, a: "/" },
    { constructor: 1, a: ".." },
  ],
  ...[JSON.parse('{ "__proto__": 1, "toString": 2 }'), { method: "post" }, { url: "/y{?a,d}" }],
  ...[
    { baseUrl: "/api" },
    { baseUrl: "https://h.example/v1/" },
    { baseUrl: undefined, url: undefined, method: undefined },
  ],
  ...[
    { headers: { Accept: "text/html", "X-A": 1 } },
    { headers: [["x-a", null]] },
    { headers: new Map([["X-B", "2"]]) },
  ],
  ...[{ headers: { accept: "application/vnd.a.v3+json", "content-type": undefined } }, { headers: undefined }],
  ...[
    { mediaType: { format: "raw", previews: ["a-preview", "b"] } },
    { mediaType: { previews: ["b", "c"], other: 1 } },
  ],
  ...[{ mediaType: { format: undefined } }, { request: { signal: 1, a: undefined } }, { request: { signal: 2, b: 3 } }],
  ...[{ data: null }, { data: { a: [1] } }, { data: undefined }, { data: new Map() }],
  ...[
    { args: { a: 1, url: "u", data: 1 } },
    { args: { a: 2, b: undefined } },
    { a: 3, args: { a: 4, __proto__: 5, e: [] } },
  ],
];
/** In `npm test`, every sixth. */
const FEW = LAYERS.filter((_, index) => DEPTH > 1 || index % 6 === 1);
const ROUTES = ["GET /x/{a}{?b*}", "POST /x{?data}", "/x", "patch {a}/x", "GET /{"];

export interface Call {
  readonly first: Options;
  readonly second: Options;
  /** (route, options), (options) or (options, options). */
  readonly args: readonly unknown[];
}

/** Each call, of which no two share an object. */
export function* calls(): Generator<Call> {
  for (const first of LAYERS) {
    for (const second of FEW) {
      for (const last of FEW) {
        const kinds = [...ROUTES.map((route) => [route, last]), [last], [last, second], [{ url: "/x/:a", ...last }]];
        for (const args of kinds) yield copy({ first, second, args });
      }
    }
  }
}

/** Whether a value is a list or an object of names and values. */
export const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";

/** A copy of plain objects and lists, each replaced as told, with all else by identity. */
export function copy<Value>(value: Value, replace = (made: object) => made): Value {
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, copy(member, replace)] as const);
  const made = Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
  return replace(made) as Value;
}

/** Whether both are the same, own key by own key and in the same order; what is neither plain object nor list, by identity. */
export function same(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isPlain(first) || !isPlain(second) || Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = Object.getOwnPropertyNames(first);
  const others = Object.getOwnPropertyNames(second);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && same(Reflect.get(first, key), Reflect.get(second, key)))
  );
}

/** What came of a call: its result, or the message of its error. */
export interface Outcome {
  readonly result?: Options;
  readonly message?: string;
}

export function outcomeOf(run: () => Options): Outcome {
  try {
    return { result: run() };
  } catch (error) {
    return { message: (error as Error).message };
  }
}
