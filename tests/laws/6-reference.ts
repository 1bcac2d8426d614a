/** Law 6: an expansion is what another implementation of RFC 6570 makes of it, save where the RFC is against that one. */
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import * as assert from "uvu/assert";
import { expand } from "../../dist/endpoint.js";
import { NAMES, expression, namesOf, simple } from "./draws.ts";
import { type Choose, attempt, law, pick, shown } from "./law.ts";
import { type Piece, type Variable, expansion, readsFrom, spell } from "./oracle.ts";

const OPERATORS = ["", "+", "#", ".", "/", ";", "?", "&"];
const LITERALS = [
  "/",
  "?",
  "#",
  "a",
  "é",
  "\u{1d11e}",
  "%2f",
  "%C3%A9",
  "'()*!;:@&=+$,[]",
  "x-._~",
  "\ue000",
  "/a/../",
];

/** Names that routes may have, and templates may not. */
const BEYOND: readonly string[] = NAMES.filter((name) => /[-$[\]]/.test(name));
const TEMPLATE_NAMES = NAMES.filter((name) => !BEYOND.includes(name));

/** A value of the types that both know, and that RFC 6570 defines. */
function value(choose: Choose): unknown {
  const kind = choose(8);
  const items = () => Array.from({ length: choose(4) }, () => (choose(16) === 1 ? null : simple(choose)));
  if (kind === 1) return pick(choose, [null, undefined, ""]);
  if (kind < 4) return items();
  return kind === 4 ? Object.fromEntries(items().map((item) => [String(simple(choose)), item])) : simple(choose);
}

interface Case {
  readonly pieces: readonly Piece[];
  readonly template: string;
  readonly values: Record<string, unknown>;
}

function draw(choose: Choose): Case {
  const pieces = Array.from({ length: 1 + choose(4) }, () =>
    choose(3) === 1
      ? pick(choose, LITERALS)
      : { ...expression(choose, OPERATORS, choose(64) === 1 ? BEYOND : TEMPLATE_NAMES), colon: false },
  );
  const template = spell({ method: "", base: "", full: true, pieces });
  const values = Object.fromEntries(namesOf(pieces).map((name) => [name, value(choose)]));
  return shown({ pieces, template, values }, [template, values]);
}

interface Use {
  readonly operator: string;
  readonly variable: Variable;
  readonly value: unknown;
  /** All texts that the value has, names included. */
  readonly texts: string;
}

const isComposite = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Where the text of the RFC is against the reference. */
const EXCEPTIONS: readonly (readonly [section: string, why: string, applies: (use: Use) => boolean])[] = [
  [
    "2.4.1",
    "a prefix modifier does not apply to lists and objects, whose every item the reference cuts",
    ({ variable, value }) =>
      variable.prefix > 0 && isComposite(value) && Object.values(value).some((member) => member !== null),
  ],
  [
    "3.2.1",
    "undefined members of a list or object are ignored, not errors",
    ({ value }) => isComposite(value) && Object.values(value).some((member) => member === null),
  ],
  [
    "3.2.1",
    "only unreserved characters stand for themselves, so ' ( ) * are encoded",
    ({ operator, texts }) => !"+#".includes(operator || "-") && /['()*]/.test(texts),
  ],
  [
    "3.2.3",
    "a triplet that is no ASCII character stays, and what follows a stray % is encoded",
    ({ operator, texts }) => "+#".includes(operator || "-") && texts.includes("%"),
  ],
  [
    "3.2.3",
    "characters that are neither reserved nor unreserved are encoded",
    ({ operator, texts }) =>
      "+#".includes(operator || "-") && /[\0-\x1f"<>\\^`{|}\x7f-\x9f\ufdd0-\ufdef\ufff0-\uffff]/.test(texts),
  ],
  [
    "3.2.7",
    "a named list or object that begins with an empty text still has its =",
    ({ operator, variable, value }) =>
      operator === ";" && !variable.explode && isComposite(value) && hasEmptyHead(value),
  ],
  [
    "3.2.7",
    "an empty member of an exploded object has no =",
    ({ operator, variable, value }) =>
      operator === ";" &&
      variable.explode &&
      isComposite(value) &&
      !Array.isArray(value) &&
      Object.values(value).includes(""),
  ],
];

const hasEmptyHead = (value: object): boolean =>
  Array.isArray(value) ? value.length > 1 && value[0] === "" : Object.keys(value)[0] === "";

const usesOf = ({ pieces, values }: Case): Use[] =>
  pieces.flatMap((piece) =>
    typeof piece === "string"
      ? []
      : piece.variables.map((variable) => {
          const value = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
          const texts = isComposite(value) ? [...Object.keys(value), ...Object.values(value)] : [value];
          return { operator: piece.operator, variable, value, texts: texts.join("") };
        }),
  );

law("6: an expansion is that of the reference, save where the RFC is against it", draw, (input) => {
  const { pieces, template, values } = input;
  const { stretches, reasons } = expansion(pieces, values);
  const { message, result } = attempt(() => expand(template, values));
  const uses = usesOf(input);
  const [section] = EXCEPTIONS.find(([, , applies]) => uses.some(applies)) ?? [];
  if (namesOf(pieces).some((name) => BEYOND.includes(name))) {
    assert.ok(message, `accepted: ${result}`);
    return "no name of a template";
  }
  if (message !== undefined) {
    assert.is(section, "2.4.1", `rejected without a reason: ${message}`);
    return "section 2.4.1";
  }
  assert.equal(reasons, [], `accepted: ${result}`);
  assert.ok(readsFrom(result, "", stretches), `a slot of ${result} holds another value`);
  if (section) return `section ${section}`;
  // The reference reads inherited members as values.
  const own = Object.assign(Object.create(null), values);
  assert.is(result, StdUriTemplate.expand(template, own));
  return "equal";
});
