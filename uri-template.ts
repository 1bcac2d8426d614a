/**
 * A strict URI Template engine: RFC 6570, level 4, all of its grammar and nothing else.
 *
 *     template -> pieces: literals and varspecs -> a part of the expansion for each -> URI reference
 */

/**
 * Expands a URI Template (RFC 6570, level 4).
 *
 * Values are strings, finite numbers, bigints, booleans, objects with a `toJSON` (as dates have), or one flat list or
 * plain object of them. `null`, `undefined` and empty lists and objects count as undefined, and leave nothing behind.
 * Only own properties of `values` are read.
 *
 * @throws TypeError that names the template, for a malformed template and for any other value.
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export function expand<Template extends string>(template: Template, values?: Values<Template>): string;
export function expand(template: string, values: object = {}): string {
  if (typeof template !== "string" || !isRecord(values)) fail("expand", `${template}`, "needs a string and an object");
  const { pieces, variables } = recall(templates, template);
  const texts = variables.map((variable) =>
    owns(values, variable.name) ? textsOf(values[variable.name], variable) : undefined,
  );
  return expandPieces(pieces, texts);
}

/** A template, and its variables in the order of their slots. */
interface Template {
  readonly pieces: readonly Piece[];
  readonly variables: readonly Variable[];
}

const templates: Memory<Template> = { parse: parseStrictly, entries: new Map(), size: 0 };

function parseStrictly(template: string): Template {
  const variables: VariablesByName = new Map();
  const pieces = parseTemplate(template, template, variables);
  // "enterprise-team" and "page[size]" are names in routes alone.
  for (const name of variables.keys()) if (/[-$[\]]/.test(name)) fail(name, template, "is not RFC 6570");
  return { pieces, variables: [...variables.values()] };
}

/* ---- parsing (RFC 6570, section 2) ---- */

/** @internal A literal, encoded already, or a varspec. On both sides of an expression stands a literal, if only "". */
export type Piece = string | Varspec;

/** @internal What an error names: a variable or parameter, and the template or route that it is in. */
export interface Named {
  readonly name: string;
  readonly source: string;
}

/** @internal A variable. */
export interface Variable extends Named {
  /** Where its value stands in the list of values. */
  readonly slot: number;
}

/** @internal A variable with its modifiers (RFC 6570, section 2.4), under the rules of its expression's operator. */
export interface Varspec extends Variable, OperatorRules {
  /** The name as it is written out: "page%5Bsize%5D" of "page[size]". */
  readonly label: string;
  readonly explode: boolean;
  /** How many characters, or 0 for all. */
  readonly prefix: number;
  /** Whether it has to give some text. */
  readonly required: boolean;
}

/** @internal The variables by their names. */
export type VariablesByName = Map<string, Variable>;

/** @internal What an operator means: a row of RFC 6570, appendix A. */
export interface OperatorRules {
  /** What stands before the first variable of an expression that is defined. */
  readonly first: string;
  /** What stands before the others. */
  readonly separator: string;
  /** Whether names are written out. */
  readonly named: boolean;
  /** Whether reserved characters and triplets stay as they are. */
  readonly reserved: boolean;
}

/** The table of RFC 6570, appendix A. "" is the simple expression, which has no operator. */
const OPERATORS: Record<"" | Operator, OperatorRules> = {
  "": { first: "", separator: ",", named: false, reserved: false },
  "+": { first: "", separator: ",", named: false, reserved: true },
  "#": { first: "#", separator: ",", named: false, reserved: true },
  ".": { first: ".", separator: ".", named: false, reserved: false },
  "/": { first: "/", separator: "/", named: false, reserved: false },
  ";": { first: ";", separator: ";", named: true, reserved: false },
  "?": { first: "?", separator: "&", named: true, reserved: false },
  "&": { first: "&", separator: "&", named: true, reserved: false },
};

/**
 * @internal Parses a template, and gives each new variable a slot. Two things go beyond the RFC, for routes: names may
 * hold hyphens, `$`, `[` and `]`, and the variables of simple expressions may be required.
 */
export function parseTemplate(template: string, source: string, variables: VariablesByName, required = false): Piece[] {
  const pieces: Piece[] = [];
  // "/a/{b}/c" is split into "/a/", "b" and "/c": every other text stood in braces.
  template.split(/\{([^{}]*)\}/).forEach((text, index) => {
    if (index % 2) parseExpression(pieces, text, source, variables, required);
    else pieces.push(parseLiteral(text, source));
  });
  return pieces;
}

/** @internal Checks a literal by section 2.1 (with erratum 6937), and encodes what a URI cannot hold (section 3.1). */
export function parseLiteral(text: string, source: string): string {
  // Most literals are plain, and to see that is cheaper than to search them.
  if (!NOT_RESERVED.test(text)) return text;
  // What is no character of a URI, such as "é", "{" and " ", and a "%" that starts no triplet.
  return text.replace(/%(?![\dA-Fa-f]{2})|[^!#-;=?-[\]_a-z~]/gu, (character) => {
    // All of ASCII that is left, and what is neither `ucschar` nor `iprivate` (section 1.5): controls, surrogates,
    // tags and such, noncharacters. The rest, such as "é", is encoded.
    const isForbidden =
      /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(character) ||
      character.codePointAt(0)! % 0x10000 >= 0xfffe;
    return isForbidden ? fail(character, source, "has to be encoded or paired") : encodeURIComponent(character);
  });
}

/** Adds what stands in braces, an operator and varspecs (sections 2.2 to 2.4), to the pieces. */
function parseExpression(
  pieces: Piece[],
  expression: string,
  source: string,
  variables: VariablesByName,
  required: boolean,
): void {
  // "?page,sort*" is the operator "?" and the list "page,sort*".
  const start = expression.charAt(0);
  const operator = owns(OPERATORS, start) ? (start as Operator) : "";
  for (const text of expression.slice(operator.length).split(",")) {
    const [, name, explode, prefix] = VARSPEC.exec(text) ?? [];
    if (name === undefined) return fail(`{${expression}}`, source, "is not RFC 6570");
    const variable = variables.get(name) ?? { name, source, slot: variables.size };
    variables.set(name, variable);
    pieces.push({
      name,
      source,
      slot: variable.slot,
      label: name.replace(/[$[\]]/g, encodeURIComponent),
      explode: explode !== undefined,
      prefix: Number(prefix ?? 0),
      required: required && operator === "",
      ...OPERATORS[operator],
    });
  }
}

/**
 * A name with its modifier: "page", "sort*", "q:30"; in routes also "api-version" and "page[size]". The characters of
 * a name are letters, digits, "_" and triplets, with single dots between them (section 2.3), or hyphens.
 */
const VARSPEC = /^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?:(\*)|:([1-9]\d{0,3}))?$/;

/* ---- expansion (RFC 6570, section 3) ---- */

/** @internal Is told where the text of a variable stands in an expansion. */
export type Visitor = (varspec: Varspec, start: number, end: number) => void;

/** @internal Joins the pieces, with the values in their places. */
export function expandPieces(pieces: readonly Piece[], values: readonly Texts[], visit?: Visitor): string {
  let expansion = "";
  let isFirst = true;
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      isFirst = true;
      continue;
    }
    const text = expandVariable(piece, values[piece.slot]);
    if (piece.required && !text) failValue(piece, "needs a value");
    if (text === undefined) continue;
    expansion += isFirst ? piece.first : piece.separator;
    isFirst = false;
    if (visit) visit(piece, expansion.length, expansion.length + text.length);
    expansion += text;
  }
  return expansion;
}

/** What a variable makes of its value (section 3.2.1), without what stands before it. */
function expandVariable(varspec: Varspec, value: Texts): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string") return expandMembers(varspec, value);
  const text = encode(varspec.prefix ? prefixOf(value, varspec) : value, varspec, varspec.reserved);
  return varspec.named ? pair(varspec.label, text, varspec) : text;
}

/** What a variable makes of a list, or of an object with names and values. */
function expandMembers(varspec: Varspec, members: Exclude<Texts, string | undefined>): string | undefined {
  const { label, explode, named, reserved } = varspec;
  let expansion: string | undefined;
  for (const member of members) {
    const isEntry = typeof member === "object";
    const value = isEntry ? member[1] : member;
    if (value === undefined) continue;
    let text = encode(value, varspec, reserved);
    const before = isEntry ? encode(member[0], varspec, reserved) : explode && named ? label : undefined;
    if (before !== undefined) text = explode ? pair(before, text, varspec) : `${before},${text}`;
    expansion = expansion === undefined ? text : expansion + (explode ? varspec.separator : ",") + text;
  }
  if (expansion === undefined) return undefined;
  if (varspec.prefix) failValue(varspec, "has to be text for a prefix");
  return named && !explode ? pair(label, expansion, varspec) : expansion;
}

/** "page" and "2" are "page=2"; without text, ";" is content with the name. */
function pair(label: string, text: string, { first }: OperatorRules): string {
  return text || first !== ";" ? `${label}=${text}` : label;
}

/** The first characters of a text (section 2.4.1). */
function prefixOf(text: string, varspec: Varspec): string {
  // The rest of the text has to be Unicode as well.
  encode(text, varspec);
  // Where triplets stay, those that encode one character count as one.
  const characters = varspec.reserved ? (text.match(CHARACTER) ?? []) : [...text];
  return characters.slice(0, varspec.prefix).join("");
}

/**
 * A character of a text with triplets: "%C3%A9x" has "%C3%A9" and "x", but "%C3x" has "%C3" and "x". Which triplets
 * encode one character is the grammar of UTF-8 (RFC 3629, section 4).
 */
const CHARACTER =
  /%(?:(?:c(?![01])|d|e0%[ab]|e[1-9a-cef]%[89ab]|ed%[89]|(?:f0%[9ab]|f[1-3]%[89ab]|f4%8)[\da-f]%[89ab])[\da-f]%[89ab]|[\da-f])[\da-f]|./gisu;

/* ---- values ---- */

/** @internal An object with names and values. */
export type Members = Record<string, unknown>;

/**
 * @internal A value as text: one, those of a list, or those of an object by its keys; what has no text is `undefined`.
 */
export type Texts = string | undefined | readonly (string | undefined)[] | ReadonlyMap<string, string | undefined>;

/** @internal Reads a value, each member once, so that it may stand in several places. */
export function textsOf(value: unknown, culprit: Named): Texts {
  const plain = plainOf(value, culprit);
  return Array.isArray(plain) || isRecord(plain) ? membersOf(plain, culprit) : textOf(plain, culprit);
}

/** The texts of a list, or of an object by its keys. */
function membersOf(members: Members | unknown[], culprit: Named): Texts {
  const memberText = (member: unknown) => textOf(plainOf(member, culprit), culprit);
  if (Array.isArray(members)) return members.map(memberText);
  return new Map(Object.keys(members).map((key) => [key, memberText(members[key])]));
}

/** What an object says for itself, so that a date reads alike in the url and in a JSON body. */
function plainOf(value: unknown, culprit: Named): unknown {
  const toJSON = typeof value === "object" && (value as Members | null)?.["toJSON"];
  if (typeof toJSON !== "function") return value;
  // An invalid date gives `null`: a mistake, and not a value that is absent.
  return toJSON.call(value) ?? failValue(culprit, "needs a value");
}

/** The text of what is neither list nor object with names; `null` and `undefined` have none (section 2.3). */
function textOf(value: unknown, culprit: Named): string | undefined {
  if (value === null || value === undefined) return undefined;
  const hasText = typeof value === "string" || typeof value === "boolean" || typeof value === "bigint";
  if (hasText || Number.isFinite(value)) return String(value);
  const shown = typeof value === "number" ? value : tagOf(value);
  return failValue(culprit, `needs text or a finite number, not ${shown}`);
}

/** @internal An object with names and values, of any realm: "[object Object]". */
export function isRecord(value: unknown): value is Members {
  return typeof value === "object" && tagOf(value) === "[object Object]";
}

function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** @internal Whether the property is the object's own. */
export function owns(object: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/** @internal Encodes a text (section 3.2.1); most have nothing to encode, and to see that is cheaper than to encode. */
export function encode(text: string, culprit: Named, reserved = false): string {
  if (!(reserved ? NOT_RESERVED : NOT_UNRESERVED).test(text)) return text;
  try {
    // encodeURI encodes triplets and brackets as well: "[%41]" would be "%5B%2541%5D".
    if (reserved) return encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent);
    // encodeURIComponent spares five marks too many.
    const encoded = encodeURIComponent(text);
    if (!/[!'()*]/.test(text)) return encoded;
    return encoded.replace(/[!'()*]/g, (mark) => "%" + mark.charCodeAt(0).toString(16).toUpperCase());
  } catch {
    return failValue(culprit, "is not Unicode");
  }
}

/** What is not unreserved (RFC 3986, section 2.3). A regular expression in a function is a new object for each call. */
const NOT_UNRESERVED = /[^\w.~-]/;

/** What is neither unreserved nor reserved (section 2.2). */
const NOT_RESERVED = /[^\w.~:/?#[\]@!$&'()*+,;=-]/;

/* ---- memory ---- */

/** @internal What texts are parsed to. A text that came once is there without a result. */
export interface Memory<Parsed> {
  readonly parse: (text: string) => Parsed;
  readonly entries: Map<string, Parsed | undefined>;
  /** How much text that is. */
  size: number;
  /** How much it may be. */
  readonly bound?: number;
}

/** Longer texts are parsed each time. */
const LONGEST = 4096;

/** @internal What a text is parsed to, if need be by parsing it. */
export function recall<Parsed>(memory: Memory<Parsed>, text: string): Parsed {
  return memory.entries.get(text) ?? remember(memory, text);
}

/**
 * @internal Parses a text, and remembers the result if the text came before, so that a stream of new texts costs no
 * more than their keys. All is forgotten when the memory is full, which bounds it in entries and in characters.
 */
export function remember<Parsed>(memory: Memory<Parsed>, text: string): Parsed {
  const { parse, entries, bound = 1e6 } = memory;
  if (text.length > LONGEST) return parse(text);
  // A text may be cut from a longer one, which engines keep as long as any piece of it.
  const [copy] = Object.keys({ __proto__: null, [text]: 0 }) as [string];
  const parsed = parse(copy);
  entries.set(copy, entries.has(copy) ? parsed : undefined);
  memory.size += text.length + 64;
  if (memory.size > bound) {
    entries.clear();
    memory.size = 0;
  }
  return parsed;
}

/* ---- errors ---- */

/** @internal Every rejection goes through here: it names what is wrong, in which template or route, and what to do. */
export function fail(culprit: string, source: string, problem: string): never {
  throw new TypeError(printable(`"${culprit}" in "${source}" ${problem}`));
}

/** @internal Rejects a value. */
export function failValue({ name, source }: Named, problem: string): never {
  return fail(name, source, problem);
}

/** A text for a log: without the password of a URL, and with line breaks and other controls encoded. */
function printable(text: string): string {
  const withoutPassword = text.replace(/(:\/\/[^/?#:@]*:)[^/?#]*@/g, "$1***@");
  return withoutPassword.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
}

/* ---- types: what a template holds, and the values that it takes ---- */

/**
 * What a variable holds: text, a number, a boolean, or a list or object of them. The name is for compile errors to
 * show.
 */
export type Value<Name = string> =
  | (string | number | bigint | boolean)
  | { readonly [key: string]: unknown }
  | (object & NoFunction<Name> & (NoSpecial<Name> | { toJSON(): unknown }));

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
