/** Law 1, for input that the caller did not write (SPEC, Args): it chooses values, and nothing else of a request. */
import * as assert from "uvu/assert";
import { BESIDE_ROUTE, OPTION_NAMES, isOption } from "../support/options.ts";
import {
  NAMES,
  anyValue,
  authority,
  key,
  labelsFor,
  named,
  namesOf,
  options,
  piecesAfter,
  route,
  simple,
  valuesFor,
  variable,
} from "./draws.ts";
import { type Choose, type Options, attempt, endpoint, law, pick, same, shown } from "./law.ts";
import { type Piece, type Route, expansion, joinedPieces, pathIn, spell, urlOf } from "./oracle.ts";

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

const argName = (choose: Choose): string =>
  choose(3) ? pick(choose, OPTION_NAMES) : choose(2) ? pick(choose, NAMES) : key(choose);
const argValue = (choose: Choose): unknown =>
  choose(3) ? pick(choose, HOSTILE) : choose(4) ? simple(choose) : anyValue(choose);

function draw(choose: Choose): Case {
  const operators = ["", "", "+", "/", ";", "?", "&"];
  const kind = choose(6);
  const name = pick(choose, ["base", "x", "url"]);
  const base = variable(name, pick(choose, ["", "+"]), choose(2) === 1);
  const address = kind === 1 ? authority(choose) : kind === 2 ? [base] : [];
  const drawn = address.length
    ? {
        method: pick(choose, ["POST", "GET"]),
        base: "",
        full: kind === 1,
        pieces: piecesAfter(choose, true, operators),
      }
    : route(choose, operators);
  /** Values for the names in the address, or for none of them. */
  const addressed = () =>
    choose(2) ? {} : kind === 2 ? { [name]: "https://h.example/v1" } : labelsFor(choose, address);
  const argsFor = () => ({ ...valuesFor(choose, drawn.pieces), ...named(choose, argName, argValue), ...addressed() });
  /** Some of the names in the route, without a value or with one. */
  const written = () =>
    Object.fromEntries(
      namesOf(drawn.pieces)
        .filter((name) => !isOption(name) && choose(8) === 1)
        .map((name) => [name, choose(2) ? undefined : simple(choose)]),
    );
  // What else the call is given is said below.
  const names = BESIDE_ROUTE.filter((name) => !["baseUrl", "data", "args"].includes(name));
  const baseUrl = drawn.full ? {} : { baseUrl: drawn.base || "https://h.example" };
  const input = {
    address,
    route: drawn,
    spelled: spell({ ...drawn, pieces: [...address, ...drawn.pieces] }),
    defaults: { headers: { authorization: "secret" }, ...options(choose, 0, names), ...addressed() },
    options: { ...(choose(2) ? options(choose, 0, [...names, "data"]) : {}), ...written(), ...baseUrl },
    args: [argsFor(), argsFor()] as const,
  };
  return shown(input, [input.defaults, input.spelled, input.options, ...input.args]);
}

/** The parameters that the program wrote: without a value, too, for such a name is taken. */
const parametersOf = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name === "data" || !isOption(name)));
const given = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Whether the body is what the caller gave as `data`: it is, unless a placeholder takes it. */
const isBodyGiven = ({ route, options }: Case): boolean =>
  options.data !== undefined && !namesOf(route.pieces).includes("data");

/** The headers without what `args` may choose of them: the type of a body that they make. */
function withoutType({ headers, body }: Options, input: Case): unknown {
  const { "content-type": type, ...others } = headers as Options;
  const isMade = body !== undefined && !isBodyGiven(input);
  return isMade && type === "application/json" ? others : headers;
}

law("1: args choose no option and nothing outside their slots", draw, (input) => {
  const { address, route, spelled, defaults, options, args } = input;
  const builder = endpoint.defaults(defaults);
  const [first, second] = args.map((args) => attempt(() => builder(spelled, { ...options, args })).result);

  const own = { ...parametersOf(options), ...parametersOf(defaults), ...given(parametersOf(options)) };
  // The caller has to spell what stands in the address.
  const isSpelled = namesOf(address).every((name) => own[name] !== undefined && !isOption(name));
  [first, second].forEach((result, index) => {
    if (!result) return;
    const url = result.url as string;
    assert.ok(isSpelled, `args choose the address: ${url}`);
    const base = expansion(address, own).stretches.map(({ text }) => text);
    const made = address.length ? { ...route, base: base.join("") } : route;
    const { stretches, missing } = expansion(joinedPieces(made), { ...args[index], ...own });
    // What the route spells behind a slot stays in its part of the url.
    assert.equal(missing, [], url);
    const expected = urlOf(made, stretches);
    assert.is(pathIn(url), pathIn(expected));
    // Without a query for further parameters, nothing else is in the url.
    if (result.method !== "GET" && result.method !== "HEAD") assert.is(url, expected);
    if (isBodyGiven(input)) assert.ok(Object.is(result.body, options.data), "another body");
  });
  if (!first || !second) return "rejected";
  assert.is(first.method, second.method);
  assert.ok(same(first.request, second.request), "another request");
  assert.ok(same(withoutType(first, input), withoutType(second, input)), "other headers");
  return "accepted";
});
