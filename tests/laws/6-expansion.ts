/** Law 6: an expansion is that of RFC 6570, told a second time by rfc6570.ts. */
import { attempt } from "../support/attempt.ts";
import { DEPTH, NO_TEXTS, joined, lawForAll, pairs, texts } from "./enumeration.ts";
import { expansion } from "./rfc6570.ts";
import { expand } from "./untyped.ts";

const OPERATORS = ["", ..."+#./;?&"];
const MODIFIERS = ["", "*", ":1", ":2", ":9999"];
/** ASCII, and the controls behind it. */
const CODES = Array.from({ length: 160 }, (_, code) => String.fromCharCode(code));
/** Triplets and parts of them, what is reserved and what is not, and characters of 1 to 4 bytes in UTF-8. */
const SYMBOLS = "a / % %2f %C3%A9 %e2%82%ac 2f , ' é € \u{1d11e} \ue000".split(" ");
const TEXTS = ["", ...CODES, ...joined(["é"], CODES), ...texts(SYMBOLS, DEPTH)];
const FEW = ["", "a", "/", "é%2f"];
const MEMBERS = [...FEW, null, undefined, 0];

const TOLD = { toJSON: () => "a" };
/** Other kinds of values, lists and objects, ... */
const KINDS: readonly unknown[] = [
  ...[undefined, null, [], {}, 0, -0, 1e21, true, false, 12n, new Date(0), TOLD, { toJSON: () => ["a", null] }],
  Object.create({ a: 1 }),
  ...MEMBERS.flatMap((member) => [[member], { a: member }, { "": member }, { "é/": member }]),
  ...pairs(MEMBERS, MEMBERS).flatMap(([one, other]) => [[one, other], { a: one, "/": other }]),
];
/** ... and what no template takes. */
const UNFIT: readonly unknown[] = [
  ...NO_TEXTS.flatMap((value) => [value, [value], { a: value }]),
  ...[[["a"]], [{}], { a: [] }, { "\ud800": 1 }],
];

const ONE = joined(["", "é"], ["{"], OPERATORS, ["x"], MODIFIERS, ["}/"]);
const TWO = joined(["{"], OPERATORS, ["x"], MODIFIERS, [",y"], ["", "*", ":1"], ["}"]);
const NAMES = joined(["{"], OPERATORS, ["a.b", "_", "%C3%A9", "__proto__"], ["", "*"], ["}"]);
/** What stands beside a second value: in `npm test`, the first kinds only. */
const BESIDE = [...FEW, ...KINDS.slice(0, 30 * DEPTH)];
const SECOND = [undefined, "", "b/", ["b", ""], { b: "/", c: "" }];

lawForAll(
  "6: an expansion is that of RFC 6570",
  [
    [ONE, [...TEXTS, ...KINDS, ...UNFIT].map((x) => ({ x }))],
    [TWO, pairs(BESIDE, SECOND).map(([x, y]) => ({ x, y }))],
    [NAMES, FEW.map((value) => ({ "a.b": value, _: [value], "%C3%A9": { a: value }, ["__proto__"]: value }))],
  ],
  (template, values) => {
    const { result, error } = attempt(() => expand(template, values));
    const expected = expansion(template, values);
    if (error) return expected === undefined ? undefined : `refused, and not made ${expected}: ${error.message}`;
    return result === expected ? undefined : `made ${result}, and not ${expected ?? "an error"}`;
  },
);
