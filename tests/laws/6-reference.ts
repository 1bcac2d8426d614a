/** Law 6: an expansion is what another implementation of RFC 6570 makes of it, save where the RFC is against that one. */
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import * as assert from "uvu/assert";
import { expand } from "../../dist/endpoint.js";
import { NAMES, expression, namesOf, simple } from "./draws.ts";
import { type Choose, type Options, attempt, law, pick, shown } from "./law.ts";
import { type Piece, type Variable, encoded, expansion, spell } from "./oracle.ts";

const OPERATORS = ["", "+", "#", ".", "/", ";", "?", "&"];
const LITERALS = "/ ? # a é \u{1d11e} %2f %C3%A9 '()*!;:@&=+$,[] x-._~ \ue000 /a/../".split(" ");

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
  readonly values: Options;
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
  readonly texts: readonly unknown[];
}

const isComposite = (value: unknown): value is object => typeof value === "object" && value !== null;
const isReserved = (operator: string): boolean => operator === "+" || operator === "#";

/** Where the text of the RFC, which the oracle has, is against the reference. */
const EXCEPTIONS: Readonly<Record<string, (use: Use) => boolean>> = {
  "2.4.1: a prefix does not apply to lists and objects": ({ variable, value }) =>
    variable.prefix > 0 && isComposite(value),
  "3.2.1: undefined members are ignored, and no errors": ({ value, texts }) =>
    isComposite(value) && texts.includes(null),
  "3.2.1: only unreserved characters stand for themselves": ({ operator, texts }) =>
    !isReserved(operator) && /['()*]/.test(texts.join()),
  "3.2.3: what is neither reserved nor a triplet is encoded": ({ operator, texts }) =>
    isReserved(operator) && /[%\0-\x1f"<>\\^`{|}\x7f-\x9f\ufdd0-\ufdef\ufff0-\uffff]/.test(texts.join()),
  "3.2.7: an empty member has no =, and a list that begins with one has": ({ operator, value, texts }) =>
    operator === ";" && isComposite(value) && texts.includes(""),
};

const usesOf = ({ pieces, values }: Case): Use[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === "string") return [];
    return piece.variables.map((variable) => {
      const value = values[variable.name];
      const texts = isComposite(value) ? [...Object.keys(value), ...Object.values(value)] : [value];
      return { operator: piece.operator, variable, value, texts };
    });
  });

law("6: an expansion is that of the reference, save where the RFC is against it", draw, (input) => {
  const { pieces, template, values } = input;
  const { stretches, reasons } = expansion(pieces, values);
  const { message, result } = attempt(() => expand(template, values));
  const isBeyond = namesOf(pieces).some((name) => BEYOND.includes(name));
  assert.is(message !== undefined, isBeyond || reasons.length > 0, message ?? result!);
  if (message !== undefined) return "rejected";
  assert.is(result, stretches.map(encoded).join(""));
  const uses = usesOf(input);
  const exception = Object.keys(EXCEPTIONS).find((why) => uses.some(EXCEPTIONS[why]!));
  if (exception) return exception;
  // The reference reads inherited members as values.
  const own = Object.assign(Object.create(null), values);
  assert.is(result, StdUriTemplate.expand(template, own));
  return "equal";
});
