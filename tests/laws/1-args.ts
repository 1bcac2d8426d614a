/** Law 1, for input that the caller did not write (SPEC, Args): it chooses values, and nothing else of a request. */
import * as assert from "uvu/assert";
import { OPTION_NAMES } from "../support/options.ts";
import {
  NAMES,
  anyValue,
  authority,
  isOption,
  key,
  labelsFor,
  namesOf,
  options,
  piecesAfter,
  route,
  simple,
  valuesFor,
  variable,
} from "./draws.ts";
import { type Choose, type Options, attempt, endpoint, law, pick, same, shown } from "./law.ts";
import {
  MODELS,
  type Piece,
  type Route,
  endsItsPart,
  expansion,
  joinedPieces,
  keepsSegments,
  readsBack,
  spell,
} from "./oracle.ts";

interface Case {
  /** Scheme and authority with names, or a name for the base; what stands behind them is the route's. */
  readonly address: readonly Piece[];
  readonly route: Route;
  readonly spelled: string;
  readonly defaults: Options;
  readonly options: Options;
  /** Two objects, each to be the `args` of the same call. */
  readonly args: readonly [Options, Options];
}

/** What would do harm as the option of its name. */
const HOSTILE = [
  ...["https://evil.example", "//evil.example", "https://evil.example/{x}", "DELETE", "GET https://evil.example/", ""],
  ...[{ authorization: null }, { authorization: "evil", "content-type": "text/html", accept: "x" }, [["x-a", "evil"]]],
  ...[{ format: "raw" }, { previews: ["evil"] }, { signal: "evil" }, { args: { a: 1 } }, { baseUrl: "https://evil" }],
];

function argsFor(choose: Choose, pieces: readonly Piece[]): Options {
  const entries = Array.from({ length: choose(4) }, (): [string, unknown] => {
    const name = choose(3) ? pick(choose, OPTION_NAMES) : choose(2) ? pick(choose, NAMES) : key(choose);
    return [name, choose(3) ? pick(choose, HOSTILE) : choose(4) ? simple(choose) : anyValue(choose)];
  });
  return { ...valuesFor(choose, pieces), ...Object.fromEntries(entries) };
}

/** An address with names in it, and values for most of them. */
function addressWithNames(choose: Choose): { address: readonly Piece[]; values: Options } {
  const name = pick(choose, ["base", "x", "url"]);
  const address = choose(2) ? authority(choose) : [variable(name, pick(choose, ["", "+"]), choose(2) === 1)];
  const values = address.length === 1 ? { [name]: "https://h.example/v1" } : labelsFor(choose, address);
  return { address, values: choose(4) ? values : {} };
}

function draw(choose: Choose): Case {
  const operators = ["", "", "+", "/", ";", "?", "&"];
  const isNamed = choose(3) === 1;
  const { address, values } = isNamed ? addressWithNames(choose) : { address: [], values: {} };
  const drawn = isNamed
    ? {
        method: pick(choose, ["POST", "GET"]),
        base: "",
        full: address.length > 1,
        pieces: piecesAfter(choose, true, operators),
      }
    : route(choose, operators);
  const names = ["headers", "mediaType", "request", "request"];
  const baseUrl = drawn.full ? {} : { baseUrl: drawn.base };
  const input = {
    address,
    route: drawn,
    spelled: spell({ ...drawn, pieces: [...address, ...drawn.pieces] }),
    defaults: { headers: { authorization: "secret" }, ...options(choose, 0, names), ...values },
    options: choose(2) ? { ...options(choose, 0, [...names, "data"]), ...baseUrl } : baseUrl,
    args: [argsFor(choose, drawn.pieces), argsFor(choose, drawn.pieces)] as const,
  };
  return shown(input, [input.defaults, input.spelled, input.options, ...input.args]);
}

const parametersOf = (options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => value !== undefined && (name === "data" || !isOption(name))),
  );

const originOf = (url: string): string => url.slice(0, url.length - url.replace(/^[^/]*\/\/[^/?#]*/, "").length);

/** Whether the body is what the caller gave as `data`: it is, unless a placeholder takes it. */
const isBodyGiven = ({ route, options }: Case): boolean =>
  options.data !== undefined && !namesOf(route.pieces).includes("data");

/** The headers without what `args` may choose of them: the type of a body that they make. */
function withoutType({ headers, body }: Options, input: Case): unknown {
  const { "content-type": type, ...others } = headers as Options;
  const isMade = body !== undefined && !isBodyGiven(input);
  return isMade && type === "application/json; charset=utf-8" ? others : headers;
}

law("1: args choose no option and nothing outside their slots", draw, (input) => {
  const { address, route, spelled, defaults, options, args } = input;
  const builder = endpoint.defaults(defaults);
  const results = args.map((args) => attempt(() => builder(spelled, { ...options, args })).result);

  const own = { ...parametersOf(defaults), ...parametersOf(options) };
  // The caller has to spell what stands in the address.
  const isSpelled = namesOf(address).every((name) => Object.hasOwn(own, name) && !isOption(name));
  results.forEach((result, index) => {
    if (!result) return;
    assert.ok(isSpelled, `args choose the address: ${result.url}`);
    const url = result.url as string;
    const values = { ...args[index], ...own };
    const made = address.length ? { ...route, base: textOf(address, own) } : route;
    const { stretches } = expansion(joinedPieces(made), values);
    for (const [name, model] of Object.entries(MODELS)) {
      assert.ok(keepsSegments(model, url, made, stretches), `${url} leaves its place where paths are ${name}`);
    }
    // What the route spells behind a slot stays in the path, the query or the fragment.
    assert.not(endsItsPart(stretches), `${url} has a part that ends in a value`);
    // Without a query for further parameters, nothing else is in the url.
    if (result.method !== "GET" && result.method !== "HEAD") assert.ok(readsBack(url, made, stretches), url);
    if (isBodyGiven(input)) assert.ok(Object.is(result.body, options.data), "another body");
  });
  const [first, second] = results;
  if (!first || !second) return "rejected";
  assert.is(first.method, second.method);
  assert.is(originOf(first.url as string), originOf(second.url as string));
  assert.ok(same(first.request, second.request), "another request");
  assert.ok(same(withoutType(first, input), withoutType(second, input)), "other headers");
  return "accepted";
});

/** Scheme and authority, or the base, with these values. */
const textOf = (address: readonly Piece[], values: Options): string =>
  expansion(address, values)
    .stretches.map(({ text }) => text)
    .join("");
