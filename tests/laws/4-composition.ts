/** Law 4: a call is a merge and a parse, and defaults add up. */
import { inspect } from "node:util";
import { MERGED, OPTION_NAMES, isOption } from "../support/options.ts";
import { type Outcome, calls, outcomeOf, same } from "./calls.ts";
import { testLaw } from "./enumeration.ts";
import { type Options, endpoint } from "./untyped.ts";

/** Compares outcomes with the order of their keys, save that of options, headers and media types, which means nothing. */
function agree(first: Outcome, second: Outcome, ...call: readonly unknown[]): void {
  if (!same(ordered(first), ordered(second)))
    throw new Error(
      call
        .concat(first, second)
        .map((part) => inspect(part))
        .join("\n"),
    );
}

const byName = (members: object): [string, unknown][] =>
  Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1));

function ordered({ result, message }: Outcome): unknown {
  if (!result) return message;
  const rank = (name: string) => (isOption(name) ? OPTION_NAMES.indexOf(name) : -1);
  // A request that only the call gives passes as it is, and may hold what is undefined.
  const { request, ...others } = result;
  const made = request ? { ...others, request: members(request as Options) } : others;
  return [
    byName(result["headers"] as object),
    result["mediaType"] && byName(result["mediaType"] as object),
    Object.entries(made)
      .filter(([name]) => name !== "headers" && name !== "mediaType")
      .sort(([first], [second]) => rank(first) - rank(second)),
  ];
}

testLaw("4: endpoint(x, y) is parse(merge(x, y)), errors included", () => {
  let count = 0;
  for (const { first, second, args } of calls()) {
    const builder = endpoint.defaults(first).defaults(second);
    const direct = outcomeOf(() => builder(...args));
    agree(
      direct,
      outcomeOf(() => builder.parse(builder.merge(...args))),
      first,
      second,
      args,
    );
    count++;
  }
  return count;
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

testLaw("4: defaults and options add up, whatever their names", () => {
  let accepted = 0;
  for (const { first, second, args } of calls()) {
    const chained = endpoint.defaults(first).defaults(second);
    agree({ result: chained.DEFAULTS }, { result: merged(joined(endpoint.DEFAULTS, first, second)) }, first, second);
    const call = outcomeOf(() => chained(...args));
    agree(
      outcomeOf(() => endpoint.defaults(joined(first, second))(...args)),
      call,
      first,
      second,
      args,
    );
    if (call.result) accepted++;
    if (typeof args[0] === "string") continue;
    const layers = [first, second, ...(args as Options[])];
    agree({ result: chained.merge(...args) }, { result: merged(joined(endpoint.DEFAULTS, ...layers)) }, ...layers);
    agree(
      outcomeOf(() => endpoint(joined(...layers))),
      call,
      ...layers,
    );
  }
  return accepted;
});
