/** Law 4: a call is a merge and a parse, and defaults add up. */
import fc from "fast-check";
import { MERGED, OPTION_NAMES, isOption } from "../support/options.ts";
import { build, draw, wayOf } from "./calls.ts";
import { type Outcome, attempt, byName, law, same } from "./law.ts";
import { type Options, endpoint } from "./untyped.ts";

/** Compares outcomes with the order of their keys, save that of options, headers and media types, which means nothing. */
function agree(first: Outcome, second: Outcome): void {
  if (!same(ordered(first), ordered(second))) throw new Error(`${fc.stringify(first)} and ${fc.stringify(second)}`);
}

function ordered({ result, message }: Outcome): unknown {
  if (!result) return message;
  const rank = (name: string) => (isOption(name) ? OPTION_NAMES.indexOf(name) : -1);
  // A request that only the call gives passes as it is, and may hold what is undefined.
  const { request, ...others } = result;
  const made = request ? { ...others, request: members(request as Options) } : others;
  return [
    byName(result.headers as object),
    result.mediaType && byName(result.mediaType),
    Object.entries(made)
      .filter(([name]) => name !== "headers" && name !== "mediaType")
      .sort(([first], [second]) => rank(first) - rank(second)),
  ];
}

law("4: endpoint(x, y) is parse(merge(x, y)), errors included", draw, (input) => {
  const builder = build(input);
  const direct = attempt(() => builder(...input.args));
  const parsed = attempt(() => builder.parse(builder.merge(...input.args)));
  agree(direct, parsed);
  return wayOf(direct);
});

/**
 * All options in one, by the letter of SPEC, Defaults, merge and parse: `undefined` overrides nothing, but beside `args` the
 * name of a parameter is taken by it.
 */
function joined(...layers: readonly Options[]): Options {
  const all = new Map<string, unknown>();
  for (const [name, value] of layers.flatMap((layer) => Object.entries(layer))) {
    if (value === undefined && (all.has(name) || !isParameter(name))) continue;
    const before = all.get(name) as Options | undefined;
    const given = name === "headers" ? headersOf(value as object) : (value as Options);
    all.set(name, isOption(name) && MERGED.includes(name) ? members(before ?? {}, given) : value);
  }
  return Object.fromEntries(all);
}

const isParameter = (name: string): boolean => name === "data" || !isOption(name);

const headersOf = (headers: object): Options =>
  members(
    {},
    ...(Symbol.iterator in headers ? [...(headers as Iterable<[string, unknown]>)] : Object.entries(headers)).map(
      ([name, value]) => Object.fromEntries([[name.toLowerCase(), value]]),
    ),
  );

/** The members of all; lists of previews add up. */
function members(...parts: readonly Options[]): Options {
  const all = new Map<string, unknown>();
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (value === undefined) continue;
    const before = name === "previews" && all.get(name);
    all.set(name, before ? [...(before as string[]), ...(value as string[])] : value);
  }
  return Object.fromEntries(all);
}

/**
 * What `merge` gives of options in one: without headers to remove, without "-preview" and doubles, and without what is
 * undefined, so that `args` has no name that the program wrote.
 */
function merged({ args, ...options }: Options): Options {
  const isFree = (name: string) => !isParameter(name) || !Object.hasOwn(options, name);
  const free = args && Object.fromEntries(Object.entries(args).filter(([name]) => isFree(name)));
  const { headers, mediaType, ...others } = members(options, free ? { args: free } : {});
  const kept = Object.fromEntries(Object.entries(headers as Options).filter(([, value]) => value !== null));
  if (!mediaType) return { ...others, headers: kept };
  const { previews = [], ...rest } = mediaType as { readonly previews?: readonly string[] };
  const names = [...new Set(previews.map((preview) => preview.replace(/(?:-preview)+$/, "")))];
  return { ...others, headers: kept, mediaType: members(rest, { previews: names }) };
}

law(
  "4: defaults and options add up, whatever their names",
  (choose) => draw(choose, 0),
  (input) => {
    const { first, second, args } = input;
    const chained = build(input);
    agree({ result: chained.DEFAULTS }, { result: merged(joined(endpoint.DEFAULTS, first, second)) });
    const call = attempt(() => chained(...args));
    const single = attempt(() => endpoint.defaults(joined(first, second))(...args));
    agree(single, call);
    if (typeof args[0] === "string") return call.result ? "accepted" : "rejected";
    const layers = [first, second, ...(args as Options[])];
    agree({ result: chained.merge(...args) }, { result: merged(joined(endpoint.DEFAULTS, ...layers)) });
    const inOne = attempt(() => endpoint(joined(...layers)));
    agree(inOne, call);
    return call.result ? "accepted, without a route" : "rejected";
  },
);
