/** Law 3: the query reads back as names and values, in their order. */
import { attempt } from "../support/attempt.ts";
import { DEPTH, NO_TEXTS, lawForAll, pairs, texts } from "./enumeration.ts";
import { endpoint } from "./untyped.ts";

/** Routes, each with the parameters that it has itself, its fragment, and what fills its placeholders. */
const ROUTES: Readonly<Record<string, readonly [own: string, fragment?: string, filling?: object]>> = {
  "/k": [""],
  "GET /k?": [""],
  "GET /k?p=1": ["p=1"],
  "HEAD /k?p=1&": ["p=1"],
  "GET /k?#f": ["", "#f"],
  "get /k#": ["", "#"],
  "GET /k?p&q=%26#": ["p=&q=%26", "#"],
  "GET /k#f?g&h=1": ["", "#f?g&h=1"],
  "GET /k{?y}": ["y=%3F%23%26%3D", "", { y: "?#&=" }],
  "GET /k{?y}{#f}": ["", "#?g&/", { f: "?g&/" }],
  "GET /k?p=1{&y}{#y}": ["p=1&y=%3F%23%26%3D", "#?#&=", { y: "?#&=" }],
  "GET /{+x}?{+y}": ["p=?1", "", { x: "k", y: "p=?1&" }],
  "https://h.example/k?{+y}": ["", "", { y: "" }],
};

const SYMBOLS = [..."a & = + % %26 ? # / [ ] ; ' ~ é \u{1d11e}".split(" "), " ", "\n", "\0"];
const SHORT = ["", ...texts(SYMBOLS, 1)];
const LONGER = texts(SYMBOLS).slice(SYMBOLS.length);
/** Names of a second parameter: in `npm test`, the first ones only. */
const SECOND = DEPTH > 1 ? SHORT : SHORT.slice(0, 8);
/** Values that have one text or several, and those that have none, which are errors. */
const KINDS = [0, -0, 1e21, true, 12n, new Date(0), [], null, ["", "a"], ["a", null, 1, undefined, "a"]];
const NONE: readonly unknown[] = [...NO_TEXTS.flatMap((value) => [value, [value]]), {}, { a: 1 }, [["a"]], [{}]];

/** The texts that a value puts into a query. */
const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((item) => item !== null && item !== undefined)
    .map((item) => (item instanceof Date ? item.toISOString() : String(item)));

lawForAll(
  "3: the query reads back as names and values, in their order",
  [
    [
      Object.keys(ROUTES),
      [
        ...pairs(SHORT, SHORT),
        ...pairs(LONGER, SHORT),
        ...pairs(SHORT, LONGER),
        ...pairs(["a", "[]"], KINDS),
        ...pairs(["\ud800", "a\udc00"], ["a"]),
        ...pairs(["a"], NONE),
      ].map(([name, value]) => ({ [name]: value })),
    ],
    [
      Object.keys(ROUTES),
      pairs(pairs(SHORT, ["", "b"]), pairs(SECOND, [["&", "="], "a"])).map((entries) => Object.fromEntries(entries)),
    ],
  ],
  (route, values) => {
    const [own, fragment = "", filling] = ROUTES[route]!;
    const { result, error } = attempt(() => endpoint(route, { ...filling, args: values }));
    const isFit = Object.entries(values).every(
      ([name, value]) => !NONE.includes(value) && !/\p{Surrogate}/u.test(name),
    );
    if (error) return isFit ? `refused: ${error.message}` : undefined;
    if (!isFit) return `made ${result.url}, and not an error`;
    const { url } = result;
    const { pathname, searchParams } = new URL(url);
    const given = Object.entries(values).flatMap(([name, value]) => textsOf(value).map((text) => [name, text]));
    const read = JSON.stringify([...searchParams]);
    if (read !== JSON.stringify([...new URLSearchParams(own), ...given]))
      return `made ${url}, which reads back as ${read}`;
    if (/[?&]&/.test(url)) return `made ${url}, which has an empty parameter`;
    return pathname === "/k" && url.replace(/^[^#]*/, "") === fragment
      ? undefined
      : `made ${url}, which has another path or fragment`;
  },
);
