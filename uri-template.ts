/**
 * A strict URI Template engine: RFC 6570, level 4, all of its grammar and nothing else.
 *
 *     template -> literals and expressions -> expanded with values -> URI reference
 */

/* ---- templates and their values, as the compiler sees them ---- */

/** What a variable holds: text, a number, a boolean, or a list or object of them. The name is for compile errors to show. */
export type Value<Name = string> =
  (string | number | bigint | boolean) | (object & NoFunction<Name> & (NoSpecial<Name> | { toJSON(): unknown }));

/** No function, for functions alone have this method. */
interface NoFunction<Name> {
  readonly [Symbol.hasInstance]?: Missing<Name>;
}

/** No `Promise`, `Map`, `Set` and the like, for these have a tag of their own. */
interface NoSpecial<Name> {
  readonly [Symbol.toStringTag]?: Missing<Name>;
}

/** What a compile error shows for a name without a value. */
export interface Missing<Name> {
  readonly "needs a value": Name;
}

/** The expressions of a template without their braces: `"id" | "?page,sort"` in `/users/{id}{?page,sort}`. */
export type Expressions<Template, Found = never> = Template extends `${string}{${infer Expression}}${infer Rest}`
  ? Expressions<Rest, Found | Expression>
  : Found;

/** What an expression begins with unless it is a simple one. */
export type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";

/** The variables that expressions name: `"page" | "sort"` in `?page:3,sort*`. */
export type Variables<Expression> = Expression extends `${Operator}${infer List}` ? Names<List> : Names<Expression>;

type Names<List, Found = never> = List extends `${infer First},${infer Rest}`
  ? Names<Rest, Found | Name<First>>
  : Found | Name<List>;

/** The name in a varspec, without its modifier. Text that the compiler does not know names nothing. */
type Name<Varspec> = Varspec extends `${infer Before}:${string}` | `${infer Before}*`
  ? Before
  : string extends Varspec
    ? never
    : Varspec;

/** The values of a template's variables; only own properties are read. */
export type Values<Template = string> = (object | { readonly [name: string]: unknown }) & {
  readonly [Name in Variables<Expressions<Template>> & string]?: Value<Name> | null | undefined;
};

/** What an operator means (RFC 6570, appendix A). */
interface Meaning {
  /** What stands before the first variable of the expression that is defined. */
  readonly first: string;
  /** What stands before the others. */
  readonly separator: string;
  /** Whether names are written out. */
  readonly named: boolean;
  /** Whether reserved characters and triplets stay. */
  readonly reserved: boolean;
}

/** @internal A variable with its modifiers (RFC 6570, section 2.4) and the operator of its expression. */
export interface Varspec {
  readonly name: string;
  /** The place of its value. */
  readonly slot: number;
  readonly explode: string | undefined;
  /** How many characters, or 0 for all. */
  readonly prefix: number;
  readonly operator: Meaning;
  /** Whether it has to give some text. */
  readonly required?: boolean | undefined;
}

/** @internal A literal, encoded already, or a variable. Between two expressions is a literal, if only an empty one. */
export type Piece = string | Varspec;

/** @internal The slot of each variable name. */
export type Slots = Map<string, number>;

/** @internal Says what is to stand for the text that a variable gave, or rejects it. */
export type Review = (text: string | undefined, varspec: Varspec, source: string) => string | undefined;

/** @internal Every rejection goes through here: it names what is wrong, in which template or route, and why. */
export function fail(culprit: string, source: string, problem: string): never {
  throw new TypeError(`"${culprit}" in "${source}" ${problem}`);
}

/* ---- parsing (RFC 6570, section 2) and expansion (section 3) ---- */

// In both files, functions in parentheses are those that a first call runs: engines compile them with the file instead
// of one by one when they are called. Import and first call take 2.7 ms so, and 3.4 ms without (Node 20).

/**
 * @internal Parses a template, and gives each new name a slot. Hyphens in names go beyond the RFC, and so does that the
 * variables of simple expressions may be required.
 */
export const parseTemplate = function (template: string, source: string, slots: Slots, required?: boolean): Piece[] {
  const pieces: Piece[] = [];
  let inBraces = false;
  for (const text of template.split(/\{([^{}]*)\}/)) {
    if (inBraces) parseExpression(text, source, slots, pieces, required);
    else pieces.push(parseLiteral(text, source));
    inBraces = !inBraces;
  }
  return pieces;
};

/** @internal Joins the pieces, with the values in their places; a `review` has a say in what each variable gives. */
export const expandPieces = function (
  pieces: readonly Piece[],
  values: readonly unknown[],
  source: string,
  review?: Review,
): string {
  let separator: string | undefined;
  let expansion = "";
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (typeof piece === "string") {
      expansion += piece;
      separator = undefined;
      continue;
    }
    let text = expandVariable(piece, plainOf(values[piece.slot]), source);
    if (piece.required && !text) fail(piece.name, source, "needs a value");
    if (review) text = review(text, piece, source);
    if (text !== undefined) {
      expansion += (separator ?? piece.operator.first) + text;
      separator = piece.operator.separator;
    }
  }
  return expansion;
};

/** @internal Checks a literal by section 2.1 (with erratum 6937), and encodes what a URI may not hold (section 3.1). */
export const parseLiteral = function (text: string, source: string): string {
  return text.replace(/%(?![\dA-Fa-f]{2})|[^!#-;=?-[\]_a-z~]/gu, (character) =>
    /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(character) ||
    (~character.codePointAt(0)! & 0xfffe) === 0
      ? fail(character, source, "has to be encoded or paired")
      : encodeURIComponent(character),
  );
};

/** Parses what stands in braces: an operator and variables (sections 2.2 to 2.4). */
const parseExpression = function (
  text: string,
  source: string,
  slots: Slots,
  pieces: Piece[],
  required?: boolean,
): void {
  const [, sign = "", list] = /^([+#./;?&]?)([^]*)/.exec(text)!;
  const operator = operatorOf(sign);
  for (const varspec of list!.split(",")) {
    const [, name = "", explode, prefix] =
      /^((?:\w|%[\dA-Fa-f]{2})+(?:(?:\.|-+)(?:\w|%[\dA-Fa-f]{2})+)*)(?:(\*)|:([1-9]\d{0,3}))?$/.exec(varspec) ?? [];
    if (!name) fail(`{${text}}`, source, "is not RFC 6570");
    slots.set(name, slots.get(name) ?? slots.size);
    pieces.push({ name, slot: slots.get(name)!, explode, operator, required: required && !sign, prefix: ~~prefix! });
  }
};

const operatorOf: (sign: string) => Meaning = remember((sign) => {
  // `+#` keep reserved characters, `./;?&` stand between variables too, `;?&` name them; no sign ranks with `+`.
  const rank = "+#./;?&".indexOf(sign);
  return {
    first: sign.replace("+", ""),
    separator: rank < 2 ? "," : sign.replace("?", "&"),
    reserved: rank < 2 && sign !== "",
    named: rank > 3,
  };
});

/** What a variable makes of its value, by section 3.2.1; what is undefined in the sense of section 2.3 stays so. */
const expandVariable = function (varspec: Varspec, value: unknown, source: string): string | undefined {
  const { prefix, explode, operator, name } = varspec;
  const { reserved, named, separator } = operator;
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) {
    const text = encode(value, name, source, reserved, prefix);
    return named && text !== undefined ? pair(name, text, operator) : text;
  }
  const members: string[] = [];
  for (const [key, member] of isList ? value.entries() : Object.entries(value)) {
    const text = encode(plainOf(member), name, source, reserved);
    if (text === undefined) continue;
    const label = isList ? name : encode(key, name, source, reserved)!;
    members.push(isList && !(named && explode) ? text : explode ? pair(label, text, operator) : label + "," + text);
  }
  if (!members.length) return undefined;
  if (prefix) fail(name, source, "has to be text to have a prefix");
  const text = members.join(explode ? separator : ",");
  return named && !explode ? pair(name, text, operator) : text;
};

const pair = (label: string, text: string, { first }: Meaning): string =>
  label + (text || first !== ";" ? `=${text}` : "");

/* ---- values ---- */

/** @internal What an object says for itself, so that a date reads alike in the url and in a JSON body. */
export const plainOf = (value: unknown): unknown => {
  const object = typeof value === "object" && (value as { toJSON?: unknown } | null);
  return object && typeof object.toJSON === "function" ? object.toJSON() : value;
};

/** @internal An object with names and values, of any realm. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && tagOf(value) === "[object Object]";

const tagOf = (value: unknown): string => Object.prototype.toString.call(value);

/** @internal Whether the property is the object's own. */
export const owns = (object: object, key: string): boolean => Object.prototype.hasOwnProperty.call(object, key);

/** Where triplets stay, those that encode a character in UTF-8 count as one; any other code point is one. */
const CHARACTERS = /%(?:(?:(?:f[\da-f]%[89ab]|e)[\da-f]%[89ab]|[cd])[\da-f]%[89ab]|[\da-f])[\da-f]|./gisu;

/** Not unreserved (RFC 3986, section 2.3). In `encode` the literal would be a new object each time, a fifth of all garbage. */
const TO_ENCODE = /[^\w~.-]/;

/** @internal Encodes the first `prefix` characters, or all, of a value that is neither list nor object. */
export const encode = function (
  value: unknown,
  name: string,
  source: string,
  reserved?: boolean,
  prefix?: number,
): string | undefined {
  if (value === null || value === undefined) return undefined;
  let text =
    typeof value === "string" || typeof value === "boolean" || typeof value === "bigint" || Number.isFinite(value)
      ? `${value}`
      : fail(name, source, `needs a finite value, not ${tagOf(value)}`);
  // Most values have nothing to encode, and to see that is cheaper than to encode them.
  if (!prefix && !TO_ENCODE.test(text)) return text;
  if (/[\ud800-\udfff]/u.test(text)) fail(name, source, "is not Unicode");
  if (prefix && text) {
    const characters = reserved ? text.match(CHARACTERS)! : [...text];
    text = characters.slice(0, prefix).join("");
  }
  // encodeURI spares what is reserved, save brackets and triplets, and encodeURIComponent five marks too many.
  return reserved
    ? encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent)
    : encodeURIComponent(text)
        .replace(/[!'()]/g, escape)
        .replace(/\*/g, "%2A");
};

/* ---- the public face ---- */

/**
 * @internal Remembers what `make` made of texts that came twice, so that a stream of new ones is never kept; bounded in
 * entries and in characters, and emptied when full.
 */
export function remember<Made>(make: (text: string) => Made, bound = 1e6): (text: string) => Made {
  const memory = new Map<string, Made | null>();
  let characters = 0;
  return (text) => {
    let made = memory.get(text);
    if (!made) {
      const seen = made === null;
      made = make(text);
      if (text.length > 4096) return made;
      characters += text.length + 64;
      if (characters > bound) {
        memory.clear();
        characters = 0;
      }
      memory.set(text, seen ? made : null);
    }
    return made;
  };
}

const parsed = remember((template) => {
  const slots: Slots = new Map();
  const pieces = parseTemplate(template, template, slots);
  const names = [...slots.keys()];
  for (const name of names) if (/-/.test(name)) fail(name, template, "is not RFC 6570");
  return [pieces, names] as const;
});

/**
 * Expands a URI Template (RFC 6570, level 4).
 *
 * Values are strings, finite numbers, bigints, booleans, objects with a `toJSON` (as dates have), or one flat list or
 * plain object of them. `null`, `undefined` and empty lists and objects count as undefined, and leave nothing behind.
 * It throws a `TypeError` that names the template for a malformed template and for any other value.
 *
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export function expand<Template extends string>(template: Template, values?: Values<Template>): string;
export function expand(template: string, values: object = {}): string {
  if (typeof template !== "string" || !isRecord(values))
    fail("expand", String(template), "takes a string and an object");
  const [pieces, names] = parsed(template);
  const slots = names.map((name) => (owns(values, name) ? values[name] : undefined));
  return expandPieces(pieces, slots, template);
}
