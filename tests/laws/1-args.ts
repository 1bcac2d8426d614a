/** Law 1, for input that the caller did not write (SPEC, Args): it chooses values, and nothing else of a request. */
import * as assert from "uvu/assert";
import { BESIDE_ROUTE, OPTION_NAMES, isOption } from "../support/options.ts";
import { anyValue, key, named, options, simple } from "./draws.ts";
import { type Choose, attempt, law, pick, same, shown } from "./law.ts";
import { type Options, endpoint } from "./untyped.ts";

const ROUTES = [
  ..."POST /x|/x|GET /x/{a}{?b*}|DELETE /x/:a{/c*}|PUT /x/{a}/{constructor}{?__proto__,url}|PUT /x/{+data}".split("|"),
  ..."GET {base}/x?y=1{&a}|POST https://h.{base}/x{/a*}|HEAD https://h.example:{base}/x|PATCH /x{;headers}#{a}".split(
    "|",
  ),
];

/** What would do harm as the option of its name. */
const HOSTILE = [
  ...["https://evil.example", "//evil.example", "https://evil.example/{x}", "DELETE", "GET https://evil.example/", ""],
  ...[{ authorization: null }, { authorization: "evil", "content-type": "text/html", accept: "x" }, [["x-a", "evil"]]],
  ...[{ format: "raw" }, { previews: ["evil"] }, { signal: "evil" }, { args: { a: 1 } }, { baseUrl: "https://evil" }],
];
const NAMES = [...OPTION_NAMES, ..."a a b c base constructor __proto__".split(" ")];

const argName = (choose: Choose): string => (choose(4) ? pick(choose, NAMES) : key(choose));
const argValue = (choose: Choose): unknown =>
  choose(3) ? pick(choose, HOSTILE) : choose(4) ? simple(choose) : anyValue(choose);

interface Case {
  readonly route: string;
  readonly defaults: Options;
  readonly options: Options;
  /** Two objects, each to be the `args` of the same call. */
  readonly args: readonly [Options, Options];
}

function draw(choose: Choose): Case {
  const route = pick(choose, ROUTES);
  const names = BESIDE_ROUTE.filter((name) => !["baseUrl", "data", "args"].includes(name));
  const base = choose(2) ? { base: route.startsWith("GET") ? "https://h.example/v1" : "80" } : {};
  const argsFor = () => ({
    ...(choose(2) ? { a: "v", constructor: "v", data: "v" } : {}),
    ...named(choose, argName, argValue),
  });
  const input = {
    route,
    defaults: { headers: { authorization: "secret" }, ...options(choose, 0, names), ...(choose(2) ? base : {}) },
    options: { ...(choose(2) ? options(choose, 0, [...names, "data"]) : {}), ...base, baseUrl: "https://h.example/v1" },
    args: [argsFor(), argsFor()] as const,
  };
  return shown(input, [input.defaults, input.route, input.options, ...input.args]);
}

/** The headers without what `args` may choose of them: the type of a body that they make. */
function withoutType({ headers, body }: Options, { options }: Case): unknown {
  const { "content-type": type, ...others } = headers as Options;
  const isMade = body !== undefined && body !== options["data"];
  return isMade && type === "application/json" ? others : headers;
}

law("1: args choose no option and nothing outside their slots", draw, (input) => {
  const { route, defaults, options, args } = input;
  const builder = endpoint.defaults(defaults);
  const [first, second] = args.map((args) => attempt(() => builder(route, { ...options, args })).result);
  for (const [index, result] of [first, second].entries()) {
    if (!result) continue;
    assert.ok(
      !route.includes("{base}") || options["base"] || defaults["base"],
      `args choose the address: ${result["url"]}`,
    );
    // What the program writes, with a value or without, is the program's: so as if `args` had no such name.
    const isFree = ([name]: [string, unknown]) =>
      !Object.keys({ ...defaults, ...options }).some((own) => own === name && !(isOption(own) && own !== "data"));
    const free = Object.fromEntries(Object.entries(args[index]!).filter(isFree));
    assert.is(result["url"], builder(route, { ...options, args: free })["url"]);
    if (options["data"] !== undefined && !route.includes("data"))
      assert.ok(Object.is(result["body"], options["data"]), "another body");
  }
  if (!first || !second) return "rejected";
  const [address, other] = [first, second].map(({ url }) => /^https?:\/\/[^/]*(?:\/v1)?\/x/.exec(url as string)?.[0]);
  assert.ok(address);
  assert.is(address, other);
  assert.is(first["method"], second["method"]);
  assert.ok(same(first["request"], second["request"]), "another request");
  assert.ok(same(withoutType(first, input), withoutType(second, input)), "other headers");
  return "accepted";
});
