/**
 * Laws 1 and 2: what stands around a value stays as the template has it, and only values that would change it are
 * refused. `endpoint` (by `args`), `expandPath` and the tag `path` agree in this.
 */
import { attempt } from "../support/attempt.ts";
import { DEPTH, DEPTH_OF_PLACES, type Values, joined, lawForAll, pairs, texts } from "./enumeration.ts";
import { endpoint, expand, expandPath, path } from "./untyped.ts";
import { changeOf, leavesPage, shapeOf } from "./views.ts";

/** What ends, begins or makes a segment, plain and encoded; what ends a path; and others. (In no value a "k".) */
const SYMBOLS = [...". / \\ ; %2E %252E %2f %5C %3B ? # % , bb ~ ü : b/./b %00".split(" "), " ", "\0"];

const STARTS = "/ /k/ /k /. /.. /k. /k%2F /k%2f%2E%2e /%2E /k; /k%5c /%5C /k/../ /k/%2e. . .k%2f /k?k= /k#".split(" ");
const ENDS = ["", ..."/ /k . .. /.. ;k %2F %2ek %5C.. %3b /./k ?k #k".split(" ")];
const FEW_STARTS = "/ /k/ /. /k; /%2e".split(" ");
const FEW_ENDS = ["", ..."/ . ; /.. %2F ?k".split(" ")];
const ONE = "{x} {+x} {/x} {.x} {;x} {?x} {&x} {#x} {x:1} {x:2} {+x:1} {/x:1}".split(" ");
const SEVERAL = "{x*} {+x*} {/x*} {.x*} {;x*}".split(" ");
/** Those that take an empty text. */
const EMPTY = "{.x} {.x*} {;x} {?x} {&x} {#x}".split(" ");
const TWO_EMPTY = "{.x}{.y} {.x,y} {;x}{.y}".split(" ");
const TWO = "{x}{y} {x}{+y} {+x}{y} {x}.{y} {x:1}{/y} {.x}{y:1} {x}%2f{y} {x};{y} {x}/{+y} {x,y} {+x,y} {/x,y} {;x,y}";

/** Templates of these parts; none has a second query, or a query in the fragment. */
const templates = (starts: readonly string[], expressions: readonly string[], ends: readonly string[]): string[] =>
  joined(starts, expressions, ends).filter((template) => !/\?.*\?|#.*[?#]/.test(template));

/** Templates that nobody writes, for which SPEC leaves open what a value may change. */
const OPEN: Readonly<Record<string, RegExp>> = {
  // A ";" or slash in `{+x}` begins or ends a parameter, which may hide an encoded slash after it.
  "the path to Tomcat": /\{\+.*%(?:2f|5c)/i,
  // A segment that is a slash is dropped, and ".." after it removes another.
  "the path to nginx and Go, which merge slashes": /\}.*\.\./,
};

const BASE = "https://h.example/v1";
const TWO_SLASHES = "gives a path that does not begin with one slash";

/** The path that a call makes, or its error, in which the route is spelled as the template of `expandPath`. */
const pathOf = (call: () => string): string => {
  const { result, error } = attempt(call);
  return result ?? `error: ${error!.message.replace('in "GET ', 'in "').replace('"url" in', '"template" in')}`;
};

/** What is wrong with what is made of these values in this template. */
export function claim(template: string, values: Values): string | undefined {
  const slash = template.startsWith("/") ? "" : "/";
  const built = pathOf(() => endpoint(template, { baseUrl: BASE, args: values }).url.slice(BASE.length));
  const made = slash ? built : pathOf(() => expandPath(template, values));
  const wanted = slash + expand(template, values);
  const change = changeOf(shapeOf(wanted), neutralShape(slash, template, values));
  if (!made.startsWith("error")) {
    if (made !== wanted) return `made ${made}, and expand makes ${wanted}`;
    if (change && !OPEN[change]?.test(template)) return `made ${made}, where the value changes ${change}`;
  } else if (!change && !isOneTextOfSeveral(template, values))
    return `refused, though ${wanted} would change nothing: ${made}`;
  // (Only below a base, two slashes begin no host.)
  if (built !== made && !made.includes("begin with one slash")) return `endpoint made ${built}, and expandPath ${made}`;
  // In a page, the base "/" leaves the path as `expandPath` makes it.
  const inPage = pathOf(() => endpoint(template, { baseUrl: "/", args: values }).url);
  if (inPage !== (built.startsWith("//") ? `error: "template" in "${template}" ${TWO_SLASHES}` : built))
    return `after the base "/" made ${inPage}, and below another ${built}`;
  const leaving = inPage.startsWith("/") ? leavesPage(inPage) : undefined;
  if (leaving) return leaving;
  // A tag has simple expressions only.
  if (!/^\/[^{}]*(?:\{[xy]\}[^{}]*)+$/.test(template)) return undefined;
  const strings = template.split(/\{[xy]\}/);
  const inOrder = [...template.matchAll(/\{([xy])\}/g)].map(([, name]) => values[name!]);
  const tagged = pathOf(() => path(Object.assign(strings, { raw: strings }), ...inOrder));
  // Only a tag refuses a piece of a url that is glued to what stands before it: "/k${"/b"}".
  const isSame =
    tagged === made || (tagged.startsWith("error") && (made.startsWith("error") || / is encoded: /.test(tagged)));
  return isSame ? undefined : `path made ${tagged}, and expandPath ${made}`;
}

/** A text with slashes at `{/x*}`, which was meant as a list. */
const isOneTextOfSeveral = (template: string, { x }: Values) =>
  template.includes("{/x*}") && typeof x === "string" && x.includes("/");

/** Shapes of templates' urls with "v" as each text, by the template and what kinds of values it has. */
const neutralShapes = new Map<string, string>();

function neutralShape(slash: string, template: string, values: Values): string {
  const entries = Object.entries(values);
  const key = `${template} ${entries.map(([, value]) => kindOf(value)).join()}`;
  let shape = neutralShapes.get(key);
  if (shape === undefined) {
    const neutral = entries.map(([name, value]) => [name, neutralOf(value)]);
    shape = shapeOf(slash + expand(template, Object.fromEntries(neutral)));
    neutralShapes.set(key, shape);
  }
  return shape;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? value.length : typeof value);

function neutralOf(value: unknown): unknown {
  if (typeof value === "string") return "v";
  return Array.isArray(value) ? value.map(() => "v") : { v: "v" };
}

/** Values in pairs: in `npm test`, of fewer symbols. (There, `{x*}` has lists and objects only.) */
const FEW = DEPTH > 1 ? SYMBOLS : [".", "/", ";", "#", "bb"];

lawForAll(
  "1, 2: what stands around a value stays, and nothing else is refused",
  [
    [
      templates(STARTS, DEPTH > 1 ? [...ONE, ...SEVERAL] : ONE, ENDS),
      texts(SYMBOLS, DEPTH_OF_PLACES).map((x) => ({ x })),
    ],
    [
      DEPTH > 1 ? templates(STARTS, SEVERAL, ENDS) : templates(FEW_STARTS, SEVERAL, FEW_ENDS),
      pairs(FEW, FEW).flatMap(([one, other]) => [{ x: [one, other] }, { x: { [one]: other } }]),
    ],
    [templates(FEW_STARTS, TWO.split(" "), FEW_ENDS), pairs(FEW, FEW).map(([x, y]) => ({ x, y }))],
    [templates(STARTS, EMPTY, ENDS), [{ x: "" }]],
    [templates(STARTS, TWO_EMPTY, ENDS), ["", ...FEW].map((y) => ({ x: "", y }))],
  ],
  claim,
);
