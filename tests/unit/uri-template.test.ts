import { expansions } from "../support/expansions.ts";
import { rejected, table } from "../support/table.ts";

/** A template that is rejected, and what its error names besides the template. */
const malformed = (template: string, ...culprits: string[]) => [template, {}, rejected(template, ...culprits)] as const;

/** The same for a control character, which the error shows encoded. */
const malformedControl = (template: string, shown: string) =>
  [template, {}, rejected(`"${shown}" in `, `a${shown}b"`)] as const;

expansions("malformed templates", [
  malformed("{", "{"),
  malformed("{a", "{"),
  malformed("{a{b}", "{"),
  malformed("{}", "{}"),
  malformed("{?}", "{?}"),
  malformed("{a,}", "{a,}"),
  malformed("{=a}", "{=a}"),
  malformed("{,a}", "{,a}"),
  malformed("{!a}", "{!a}"),
  malformed("{@a}", "{@a}"),
  malformed("{|a}", "{|a}"),
  malformed("{??a}", "{??a}"),
  malformed("{a b}", "{a b}"),
  malformed("{a-b}", "a-b"),
  malformed("{a~}", "{a~}"),
  // The rest of ASCII that no name holds.
  ...[..."!\"#&'()*+/:;<=>?@\\^`|"].map((mark) => malformed(`{a${mark}b}`)),
  malformed("{é}", "{é}"),
  malformed("{a.}", "{a.}"),
  malformed("{+.a}", "{+.a}"),
  malformed("{a..b}", "{a..b}"),
  malformed("{%2x}", "{%2x}"),
  malformed("{a.%4z}", "{a.%4z}"),
  malformed("{a:0}", "{a:0}"),
  malformed("{a:}", "{a:}"),
  malformed("{a:10000}", "{a:10000}"),
  malformed("{a*:3}", "{a*:3}"),
  malformed("{a**}", "{a**}"),
  malformed("a b", '" "'),
  malformedControl("a\tb", "%09"),
  malformedControl("a\u0000b", "%00"),
  malformedControl("a\u007fb", "%7F"),
  ["{\u009f\u2028\u2029}", {}, rejected('"{%C2%9F%E2%80%A8%E2%80%A9}"')],
  malformed('a"b', '"""'),
  malformed("a<b", "<"),
  malformed("a>b", ">"),
  malformed("a\\b", "\\"),
  malformed("a^b", "^"),
  malformed("a`b", "`"),
  malformed("a|b", "|"),
  malformed("100%", "%"),
  malformed("%zz", "%"),
  malformed("a\ud800b", "\ud800"),
  malformed("a\udc00", "\udc00"),
]);

expansions("literals", [
  ["", {}, ""],
  ["'()*!;:@&=+$,/?#[]-._~", {}, "'()*!;:@&=+$,/?#[]-._~"],
  ["%2f%2F%c3%A9", {}, "%2f%2F%c3%A9"],
  malformed("%2x", "%"),
  ["é\u00a0€\u{1d11e}", {}, "%C3%A9%C2%A0%E2%82%AC%F0%9D%84%9E"],
  ["\ue000\u{e1000}\u{10fffd}", {}, "%EE%80%80%F3%A1%80%80%F4%8F%BF%BD"],
  // The RFC leaves these out, but they are encoded as well.
  ["\u0085\ufffd\ufdd0\u{1fffe}", {}, "%C2%85%EF%BF%BD%EF%B7%90%F0%9F%BF%BE"],
  ["é{a}é", { a: 1 }, "%C3%A91%C3%A9"],
]);

expansions("names", [
  ["{a.b}", { "a.b": 1 }, "1"],
  ["{?a.b.c}", { "a.b.c": 1 }, "?a.b.c=1"],
  ["{?%41%2e}", { "%41%2e": 1 }, "?%41%2e=1"],
  ["{A%41}", { AA: 1 }, ""],
  ["{_1}", { _1: 1 }, "1"],
  ["{a}{a}{?a}", { a: 1 }, "11?a=1"],
  ["{constructor}{toString}{__proto__}", {}, ""],
  ["{constructor}{__proto__}", JSON.parse('{ "constructor": 1, "__proto__": 2 }'), "12"],
  ["{a}", Object.create({ a: 1 }), ""],
  ["{a}", Object.assign(Object.create(null), { a: 1 }), "1"],
]);

expansions("values", [
  ["{a}", { a: "" }, ""],
  ["{a}", { a: 0 }, "0"],
  ["{a}", { a: -0 }, "0"],
  ["{a}", { a: 1e21 }, "1e%2B21"],
  ["{+a}", { a: 1e21 }, "1e+21"],
  ["{a}", { a: true }, "true"],
  // No character goes or becomes another: a mark of byte order, or an accent of its own.
  ["{a}", { a: " \ufeffe\u0301 " }, "%20%EF%BB%BFe%CC%81%20"],
  ["{?a,b}", { a: null, b: undefined }, ""],
  ["{?a}", { a: new Date(0) }, "?a=1970-01-01T00%3A00%3A00.000Z"],
  ["{?a}", { a: new Date(Number.NaN) }, rejected("{?a}", '"a"', "is an invalid date")],
  ["{+a}", { a: new URL("https://h.example/?q") }, "https://h.example/?q"],
  ["{?a*}", { a: { toJSON: () => ["x", "y"] } }, "?a=x&a=y"],
  ["{?a*}", { a: { toJSON: () => ({ x: 1 }) } }, "?x=1"],
  ["{?a}", { a: [new Date(0), null] }, "?a=1970-01-01T00%3A00%3A00.000Z"],
  [
    "{?a}",
    { a: [new Date(0), { toJSON: () => null }] },
    rejected("{?a}", '"a"', "is an invalid date, or its toJSON gives null"),
  ],
  ["{?a*}", { a: { from: new Date(Number.NaN) } }, rejected("{?a*}", '"a"', "is an invalid date")],
  // What `toJSON` gives is not asked again, as by JSON.stringify.
  ["{?a}", { a: { toJSON: () => new Date(0) } }, rejected("{?a}", "Date")],
  ["{?a*}", { a: { toJSON: () => [new Date(0)] } }, "?a=1970-01-01T00%3A00%3A00.000Z"],
  ["{?a*}", { a: { from: new Date(0) } }, "?from=1970-01-01T00%3A00%3A00.000Z"],
  [
    "{a}",
    {
      a: new (class Point {
        x = 1;
      })(),
    },
    "x,1",
  ],
  ["{?a}", { a: Object.assign(["x"], { y: 1 }) }, "?a=x"],
  ["{a}", { a: "-._~!'()*" }, "-._~%21%27%28%29%2A"],
  ["{+a}", { a: "-._~!'()*:/?#[]@&$+,;= é%41%4%" }, "-._~!'()*:/?#[]@&$+,;=%20%C3%A9%41%254%25"],
  ["{#a}", { a: "\u{1d11e}" }, "#%F0%9D%84%9E"],
]);

/** Of a package: its members are nobody's business. */
class DateOnly {
  readonly day = 4;
  toString(): string {
    return "2025-04-04";
  }
}
class Secret {
  readonly #id = 7;
  toString(): string {
    return `${this.#id}`;
  }
}

expansions("lists and objects", [
  ["{a}{a*}{?a}{?a*}{#a}", { a: [] }, ""],
  ["{a}{a*}{?a}{?a*}{#a}", { a: {} }, ""],
  ["{?a}{&a*}", { a: [null, undefined] }, ""],
  ["{?a}{&a*}", { a: { x: null, y: undefined } }, ""],
  ["{a}", { a: ["x", null, "y", undefined] }, "x,y"],
  ["{a}", { a: ["x", , "y"] }, "x,y"],
  ["{?a*}", { a: { x: 1, y: null, z: true } }, "?x=1&z=true"],
  ["{;a}", { a: [""] }, ";a"],
  ["{;a}", { a: ["", ""] }, ";a=,"],
  ["{;a*}", { a: ["", "x"] }, ";a;a=x"],
  ["{;a*}", { a: { x: "", y: 1 } }, ";x;y=1"],
  ["{?a}", { a: [""] }, "?a="],
  ["{?a*}", { a: ["", "x"] }, "?a=&a=x"],
  ["{?a*}", { a: { x: "" } }, "?x="],
  ["{a*}", { a: { x: "" } }, "x="],
  ["{/a*}", { a: ["", "x", ""] }, "//x/"],
  ["{?a*}", { a: { "x&y=": "&" } }, "?x%26y%3D=%26"],
  ["{?a}", { a: { "x,y": "," } }, "?a=x%2Cy,%2C"],
  ["{+a*}", { a: { "x&y": "&" } }, "x&y=&"],
  ["{a,b,c}", { a: [], b: 1, c: {} }, "1"],
  ["{/a,b}", { b: 1 }, "/1"],
  ["{?a*}", { a: JSON.parse('{ "__proto__": 1, "2": 2 }') }, "?2=2&__proto__=1"],
  // One text, unless members are asked for.
  [
    "{?a}",
    { a: new DateOnly() },
    rejected('"a"', "is an object: pass a member of it, such as its id, or its own toString(), or JSON.stringify(x)"),
  ],
  ["{?a}", { a: new Secret() }, rejected("its own toString()")],
  ["{?a*}", { a: new DateOnly() }, "?day=4"],
  ["{?a}", { a: { ...new DateOnly() } }, "?a=day,4"],
  ["{?a}", { a: { toString: 1 } }, "?a=toString,1"],
  ["{?a}", { a: Object.assign(Object.create(null), { b: 1 }) }, "?a=b,1"],
  [
    "{?a}",
    {
      a: new (class Dto {
        b = 1;
      })(),
    },
    "?a=b,1",
  ],
]);

expansions("prefixes", [
  ["{a:1}{a:2}{a:9999}", { a: "abc" }, "aababc"],
  ["{a:2}", { a: 1234 }, "12"],
  ["{a:2}", { a: "\u{1d11e}x!" }, "%F0%9D%84%9Ex"],
  ["{a:3}", { a: "%41b" }, "%2541"],
  ["{+a:2}", { a: "%41bc" }, "%41b"],
  ["{+a:1}", { a: "%F0%90%8D%88x" }, "%F0%90%8D%88"],
  ["{+a:2}", { a: "%zéx" }, "%25z"],
  ["{+a:1}", { a: "%EF%BF%BFx" }, "%EF%BF%BF"],
  ["{?a:3}", { a: "" }, "?a="],
  ["{+a:3}{#a:3}", { a: "" }, "#"],
  ["{?a:3}", { a: null }, ""],
  ["{?a:3,b:3}", { a: [], b: {} }, ""],
]);

/** A value that no url can hold, and the words of its error. */
const refused = (value: unknown, ...words: string[]) =>
  ["{?a}", { a: value }, rejected("{?a}", '"a"', ...words)] as const;

expansions("values that are no url's", [
  refused(Number.NaN, "finite number"),
  refused(Infinity, "finite number"),
  refused(Promise.resolve(1), "is a promise: await it first"),
  // That of a package is an object with a method.
  refused({ then: () => 1 }, "is a promise: await it first"),
  refused(new Map(), "Map"),
  refused(new Set(["x"]), "Set"),
  refused(/x/, "RegExp"),
  refused(() => 1, "Function"),
  refused(
    Object.assign(() => 1, { toJSON: () => 1 }),
    "Function",
  ),
  refused(Symbol("s"), "Symbol"),
  refused([["x"]], "Array"),
  refused({ x: {} }, "is an object"),
  refused({ x: Number.NaN }, "finite number"),
  refused({ toJSON: () => [[]] }, "Array"),
  refused("\ud800", "not Unicode"),
  refused(["\ud800"], "not Unicode"),
  refused({ "\ud800": 1 }, "not Unicode"),
  ["{+a}", { a: "\ud800" }, rejected("{+a}", '"a"', "not Unicode")],
  ["{a:1}", { a: "é\ud800" }, rejected("{a:1}", '"a"', "not Unicode")],
  ["{a:1}", { a: ["x"] }, rejected("{a:1}", '"a"', "prefix")],
  ["{?a:1}", { a: { x: 1 } }, rejected("{?a:1}", '"a"', "prefix")],
]);

table("arguments", ({ expand }, args: readonly unknown[]) => expand(...(args as [string, object])), [
  [["/x{?a}"], "/x"],
  [[undefined], rejected('"template" in "[object Undefined]" has to be a string')],
  [[Symbol("s")], rejected('"template" in "[object Symbol]" has to be a string')],
  [["/{a-b}"], rejected('"a-b" in "/{a-b}" is not RFC 6570')],
  [[{}], rejected("string")],
  [["/x", null], rejected('"values" in "/x" has to be a plain object')],
  [["/x", "a"], rejected("/x", "object")],
  [["/x{?a}", new Map([["a", 1]])], rejected("/x{?a}", "plain object")],
]);
