/** Laws 1 and 2, for `expandPath` and `path`: what a builder makes of args, and nothing changes the origin. */
import * as assert from "uvu/assert";
import { URL } from "whatwg-url";
import * as api from "../../dist/endpoint.js";
import { anyValue, dots, piecesAfter, valuesFor } from "./draws.ts";
import { type Choose, type Options, type Outcome, attempt, endpoint, law, pick, shown } from "./law.ts";
import { type Piece, type Route, expansion, plain, segmentsIn, spell, tameUrl } from "./oracle.ts";

const expandPath = api.expandPath as (template: string, values: object) => string;
const path = api.path as (strings: TemplateStringsArray, ...values: unknown[]) => string;

const ORIGIN = "https://h.example";

/** Whether a template or a tag's text is that of a path. */
const isPath = (template: string): boolean => template.startsWith("/") && !template.startsWith("//");

/** Fails if a path is none, wherever it is used. */
function judgeOrigin(made: string): void {
  assert.ok(isPath(made), made);
  for (const url of [new URL(made, ORIGIN), new URL(ORIGIN + made)]) assert.is(url.origin, ORIGIN, made);
}

interface Case {
  /** Below the origin. */
  readonly route: Route;
  readonly template: string;
  readonly values: Options;
}

function draw(choose: Choose): Case {
  const operators = pick(choose, [
    ["", "", "/", ";", ".", "?", "&"],
    ["+", "+", "#", "", "/"],
  ]);
  const drawn = piecesAfter(choose, false, operators);
  const pieces = choose(8) ? behindSlash(drawn) : drawn;
  const template = spell({ method: "", base: "", full: false, pieces });
  // Now and then with a key that the template does not write.
  const values = { ...valuesFor(choose, pieces), ...(choose(16) ? {} : { _method: "DELETE" }) };
  const input = { route: { method: "", base: ORIGIN, full: true, pieces }, template, values };
  return shown(input, [input.template, input.values]);
}

/** The same pieces behind one slash. */
function behindSlash([first = "", ...others]: readonly Piece[]): Piece[] {
  return typeof first === "string" ? [first.replace(/^\/*/, "/"), ...others] : ["/", first, ...others];
}

/** The error of a call to `endpoint`, in the words of `expandPath`. */
const messageOf = ({ message }: Outcome, template: string): string =>
  message!.replace(`in "GET ${template}"`, () => `in "${template}"`);

law("1: expandPath is what a builder makes of args, below its base", draw, ({ route, template, values }) => {
  const { result, message } = attempt(() => expandPath(template, values));
  if (!isPath(template)) {
    assert.ok(message?.startsWith('"template" in "'), `takes another template: ${result}`);
    return "no path";
  }
  if ("_method" in values) {
    assert.ok(message, `takes a key that it does not write: ${result}`);
    return "rejected";
  }
  const call = attempt(() => endpoint(template, { baseUrl: ORIGIN, args: values }));
  if (!call.result) {
    assert.is(message, messageOf(call, template));
    return "rejected";
  }
  const expected = (call.result.url as string).slice(ORIGIN.length);
  if (!isPath(expected)) {
    assert.ok(message?.includes("begins with two slashes"), `leads to another host: ${result}`);
    return "another host";
  }
  assert.is(result, expected);
  judgeOrigin(result!);
  const { stretches, missing } = expansion(route.pieces, values);
  assert.equal(missing, [], result);
  if (stretches.some(({ reserved }) => reserved)) return "accepted";
  assert.is(segmentsIn(ORIGIN + result), segmentsIn(tameUrl(route, stretches)), `segments of ${result}`);
  return "accepted, and counted";
});

interface TagCase {
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];
}

const STARTS = ["/", "/a/", "/é", ..."// x /.. /a?b= /a?b=c& /a? /%2e".split(" "), ""];
const TEXTS = [
  "",
  " ",
  ..."/ /a/ - . .. /. ?q= ?a=1&b= & # #? $ $$ : :cancel /:a {x} { } %2f %zz ; = é ? &c=".split(" "),
];

function drawTag(choose: Choose): TagCase {
  const values = Array.from({ length: choose(4) }, () => (choose(2) ? dots(choose) : anyValue(choose)));
  const strings = [pick(choose, choose(4) ? STARTS.slice(0, 3) : STARTS), ...values.map(() => pick(choose, TEXTS))];
  const input = { strings: Object.assign(strings, { raw: strings }), values };
  return shown(input, [strings, ...values]);
}

/** Whether a value stands where a whole query or a whole parameter would. Before "=", it is a name. */
function isWholeQuery(texts: readonly string[]): boolean {
  return texts.slice(0, -1).some((_text, index) => {
    const before = texts.slice(0, index + 1).join("v");
    if (texts[index + 1]!.startsWith("=")) return false;
    const start = before.indexOf("?");
    return start >= 0 && !before.includes("#") && (start === before.length - 1 || before.endsWith("&"));
  });
}

law("1: a tag is a template of simple expressions, whose values are there", drawTag, ({ strings, values }) => {
  const { result, message } = attempt(() => path(strings, ...values));
  const source = strings.reduce((before, text, index) => `${before}\${${index}}${text}`);
  const isOneText = values.every((value) => typeof plain(value) === "string");
  const hasPlaceholder = strings.some((text) => /[{}]/.test(text)) || /^[^?#]*[/.]:a/.test(source);
  if (result !== undefined) judgeOrigin(result);
  if (!isPath(source) || !isOneText || hasPlaceholder || isWholeQuery(strings)) {
    assert.ok(message, `accepted: ${result}`);
    return "no path";
  }
  // A template holds a dollar before a brace as a triplet.
  const texts = strings.map((text) => text.replace(/\$$/, "%24"));
  const template = texts.reduce((before, text, index) => `${before}{${index}}${text}`);
  const call = attempt(() =>
    expandPath(template, Object.fromEntries(values.map((value, index) => [index + 1, value]))),
  );
  assert.is(result?.replaceAll("$", "%24"), call.result?.replaceAll("$", "%24"));
  const words = call.message?.replace(/^"(\d)"/, '"${$1}"').replace(`in "${template}"`, () => `in "${source}"`);
  assert.is(message, words);
  return message === undefined ? "accepted" : "rejected";
});
