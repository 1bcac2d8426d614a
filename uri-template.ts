/**
 * A strict URI Template engine: RFC 6570, level 4, and what routes need beyond it.
 *
 *     template -> pieces: literals and varspecs -> each varspec expanded with its value -> URI reference
 *
 *     expand       the public function
 *     parsing      takes a template apart (RFC 6570, section 2)
 *     expansion    joins the pieces, with values in their places (section 3)
 *     values       reads what a caller gives as text
 *     objects      own members alone, whatever prototypes hold
 *     memory       keeps what templates that came before were parsed to
 *     errors       words every rejection, without secrets
 *     types        tells the compiler which names a template holds
 *
 * Beyond the RFC, routes may have names such as "enterprise-team" and "page[size]", and variables that need a value.
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
  const { pieces, variables } = parsedTemplate(template);
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

const parsedTemplate: (template: string) => Template = /* @__PURE__ */ memoize(parseStrictly, ({ pieces }) =>
  bytesOf(pieces),
);

/** Parses a template whose names are those of the RFC. */
function parseStrictly(template: string): Template {
  const table: VariableTable = { source: template, byName: new Map() };
  const pieces = parseTemplate(template, table);
  for (const name of table.byName.keys()) if (/[-$[\]]/.test(name)) fail(name, template, "is not RFC 6570");
  return { pieces, variables: [...table.byName.values()] };
}

/* ---- parsing (RFC 6570, section 2) ---- */

/**
 * @internal A literal, encoded already, or a varspec. A literal stands on both sides of an expression, if only "": so
 * two varspecs side by side belong to one expression.
 */
export type Piece = string | Varspec;

/** @internal Names the culprit in an error: a variable or parameter, and the template or route that it is in. */
export interface Named {
  readonly name: string;
  readonly source: string;
}

/** @internal A name that takes a value. */
export interface Variable extends Named {
  /** The index of its value among the values of a call, however often the name stands in the template. */
  readonly slot: number;
}

/** @internal The variables of a template or route. Parsing adds each new name, and gives it the next slot. */
export interface VariableTable {
  readonly source: string;
  readonly byName: Map<string, Variable>;
}

/** @internal A variable with its modifiers (RFC 6570, section 2.4), under the rules of its expression's operator. */
export interface Varspec extends Variable, OperatorRules {
  /** The name as it is written out: "page%5Bsize%5D" for "page[size]". */
  readonly label: string;
  readonly explode: boolean;
  /** The number of characters to keep, or 0 for all. */
  readonly prefix: number;
  /** Whether an expansion to nothing is an error. */
  readonly required: boolean;
}

/** A row of the table in RFC 6570, appendix A. */
interface OperatorRules {
  /** Stands before the first variable of an expression that is defined. */
  readonly first: string;
  /** Stands before each further one. */
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
 * @internal Parses a template, and adds its variables to the table. `required` makes the variables of simple
 * expressions need a value.
 */
export function parseTemplate(template: string, table: VariableTable, required = false): Piece[] {
  const pieces: Piece[] = [];
  // "/a/{b}/c" is split into "/a/", "b" and "/c": every other text stood in braces.
  template.split(/\{([^{}]*)\}/).forEach((text, index) => {
    if (index % 2) for (const varspec of parseExpression(text, table, required)) append(pieces, varspec);
    else append(pieces, parseLiteral(text, table.source));
  });
  return pieces;
}

/** @internal Checks a literal by section 2.1 (with erratum 6937), and encodes what a URI cannot hold (section 3.1). */
export function parseLiteral(text: string, source: string): string {
  // Most literals need no encoding.
  if (!NOT_RESERVED.test(text)) return text;
  // Matches what is no character of a URI, such as "é", "{" and " ", and a "%" that starts no triplet.
  return text.replace(/%(?![\dA-Fa-f]{2})|[^!#-;=?-[\]_a-z~]/gu, (character) => {
    // Forbidden are the rest of ASCII and what is neither `ucschar` nor `iprivate` (section 1.5): controls, surrogates,
    // tags and noncharacters. Anything else, such as "é", is encoded.
    const isForbidden =
      /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(character) ||
      character.codePointAt(0)! % 0x10000 >= 0xfffe;
    return isForbidden ? fail(character, source, "has to be encoded or paired") : encodeURIComponent(character);
  });
}

/** Parses what stood in braces, an operator and varspecs (sections 2.2 to 2.4). */
function parseExpression(expression: string, table: VariableTable, required: boolean): Varspec[] {
  // "?page,sort*" is the operator "?" and the varspecs "page" and "sort*".
  const start = expression.charAt(0);
  const operator = owns(OPERATORS, start) ? (start as Operator) : "";
  const { first, separator, named, reserved } = OPERATORS[operator];
  const { source } = table;
  return expression
    .slice(operator.length)
    .split(",")
    .map((text) => {
      const match = VARSPEC.exec(text) ?? fail(`{${expression}}`, source, "is not RFC 6570");
      const name = match[1]!;
      return {
        name,
        source,
        slot: slotOf(name, table),
        label: /[$[\]]/.test(name) ? name.replace(/[$[\]]/g, encodeURIComponent) : name,
        explode: match[2] !== undefined,
        prefix: Number(match[3] ?? 0),
        required: required && operator === "",
        first,
        separator,
        named,
        reserved,
      };
    });
}

/**
 * A name with its modifier: "page", "sort*", "q:30"; in routes also "api-version" and "page[size]". The characters of
 * a name are letters, digits, "_" and triplets, with single dots between them (section 2.3), or hyphens.
 */
const VARSPEC = /^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?:(\*)|:([1-9]\d{0,3}))?$/;

/** The slot of a name; a new one gets the next. */
function slotOf(name: string, { source, byName }: VariableTable): number {
  const known = byName.get(name);
  if (known) return known.slot;
  const slot = byName.size;
  byName.set(name, { name, source, slot });
  return slot;
}

/* ---- expansion (RFC 6570, section 3) ---- */

/** @internal Is shown the text of each varspec, and where in the expansion that starts. */
export type Visitor = (varspec: Varspec, text: string, start: number) => void;

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
    visit?.(piece, text, expansion.length);
    expansion += text;
  }
  return expansion;
}

/** Expands a varspec (section 3.2.1), without what its operator puts before it; an undefined one gives `undefined`. */
function expandVariable(varspec: Varspec, value: Texts): string | undefined {
  if (typeof value === "string") return expandText(value, varspec);
  if (value === undefined) return undefined;
  const expansion = value instanceof Map ? expandMap(value, varspec) : expandList(value as TextList, varspec);
  if (expansion === undefined) return undefined;
  if (varspec.prefix) failValue(varspec, "has to be text for a prefix");
  return varspec.named && !varspec.explode ? pair(varspec.label, expansion, varspec) : expansion;
}

function expandText(text: string, varspec: Varspec): string {
  const encoded = encode(varspec.prefix ? prefixOf(text, varspec) : text, varspec, varspec.reserved);
  return varspec.named ? pair(varspec.label, encoded, varspec) : encoded;
}

/** "a,b", or exploded "a/b" or "tag=a&tag=b". */
function expandList(list: TextList, varspec: Varspec): string | undefined {
  const { explode, label, named, reserved } = varspec;
  const separator = explode ? varspec.separator : ",";
  let expansion: string | undefined;
  for (const text of list) {
    if (text === undefined) continue;
    const encoded = encode(text, varspec, reserved);
    const member = explode && named ? pair(label, encoded, varspec) : encoded;
    expansion = expansion === undefined ? member : expansion + separator + member;
  }
  return expansion;
}

/** "lat,1,long,2", or exploded "lat=1,long=2". */
function expandMap(map: TextMap, varspec: Varspec): string | undefined {
  const { explode, reserved } = varspec;
  const separator = explode ? varspec.separator : ",";
  let expansion: string | undefined;
  map.forEach((text, key) => {
    if (text === undefined) return;
    const name = encode(key, varspec, reserved);
    const encoded = encode(text, varspec, reserved);
    const member = explode ? pair(name, encoded, varspec) : `${name},${encoded}`;
    expansion = expansion === undefined ? member : expansion + separator + member;
  });
  return expansion;
}

/** "page" and "2" are "page=2"; without a text, ";" is content with the name. */
function pair(label: string, text: string, { first }: OperatorRules): string {
  return text || first !== ";" ? `${label}=${text}` : label;
}

/** The first characters of a text (section 2.4.1). */
function prefixOf(text: string, varspec: Varspec): string {
  // The part that is cut off has to be Unicode as well.
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

/** @internal Encodes a text (section 3.2.1). */
export function encode(text: string, culprit: Named, reserved = false): string {
  // Most texts need no encoding, and a test is cheaper than a search.
  if (!(reserved ? NOT_RESERVED : NOT_UNRESERVED).test(text)) return text;
  try {
    // encodeURI encodes triplets and brackets as well: "[%41]" would be "%5B%2541%5D".
    if (reserved) return encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent);
    // encodeURIComponent spares five marks too many.
    const encoded = encodeURIComponent(text);
    return /[!'()*]/.test(text) ? encoded.replace(/[!'()*]/g, (mark) => MARKS[mark]!) : encoded;
  } catch {
    return failValue(culprit, "is not Unicode");
  }
}

const MARKS: Record<string, string> = { "!": "%21", "'": "%27", "(": "%28", ")": "%29", "*": "%2A" };

/** A character that is not unreserved (RFC 3986, section 2.3). */
const NOT_UNRESERVED = /[^\w.~-]/;

/** A character that is neither unreserved nor reserved (section 2.2). */
const NOT_RESERVED = /[^\w.~:/?#[\]@!$&'()*+,;=-]/;

/* ---- values ---- */

/** @internal A value as text, or the texts of a list or of an object by its keys; what has no text is `undefined`. */
export type Texts = string | undefined | TextList | TextMap;
type TextList = readonly (string | undefined)[];
type TextMap = ReadonlyMap<string, string | undefined>;

/** @internal Reads a value, each member once, so that it may stand in several places. */
export function textsOf(value: unknown, culprit: Named): Texts {
  if (typeof value === "string") return value;
  const plain = plainOf(value, culprit);
  if (Array.isArray(plain)) return mapList(plain, (member) => memberText(member, culprit));
  if (!isRecord(plain)) return textOf(plain, culprit);
  return new Map(Object.keys(plain).map((key) => [key, memberText(plain[key], culprit)]));
}

function memberText(member: unknown, culprit: Named): string | undefined {
  return textOf(plainOf(member, culprit), culprit);
}

/** Asks an object for its `toJSON`, so that a date reads alike in the url and in a JSON body. */
function plainOf(value: unknown, culprit: Named): unknown {
  const toJSON = typeof value === "object" && (value as Members | null)?.["toJSON"];
  if (typeof toJSON !== "function") return value;
  // An invalid date gives `null`: a mistake, and not a value that is absent.
  return toJSON.call(value) ?? failValue(culprit, "needs a value");
}

/** @internal The text of a value that is no list or object; `null` and `undefined` have none (section 2.3). */
export function textOf(value: unknown, culprit: Named): string | undefined {
  if (value === null || value === undefined) return undefined;
  const hasText = typeof value === "string" || typeof value === "boolean" || typeof value === "bigint";
  if (hasText || Number.isFinite(value)) return String(value);
  const shown = typeof value === "number" ? value : tagOf(value);
  return failValue(culprit, `needs text or a finite number, not ${shown}`);
}

/* ---- objects ---- */

/** @internal An object with names and values. */
export type Members = Record<string, unknown>;

/** @internal Whether a value is an object with names and values, of any realm. */
export function isRecord(value: unknown): value is Members {
  return typeof value === "object" && tagOf(value) === "[object Object]";
}

/** @internal "[object Date]" */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** @internal Whether the property is the object's own. */
export function owns(object: object, key: string | number): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/**
 * @internal Gives an object a member of its own, even where `Object.prototype` has that key: `__proto__`, a frozen
 * `constructor`, or a setter that somebody put there.
 */
export function put(object: object, key: string | number, value: unknown): void {
  if (owns(Object.prototype, key)) {
    const descriptor = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object, key, descriptor as PropertyDescriptor);
  } else {
    (object as Members)[key] = value;
  }
}

/** Adds to a list as `put` adds to an object; `push` would run a setter on `Object.prototype`. */
function append<Item>(list: Item[], item: Item): void {
  const index = list.length;
  if (owns(Object.prototype, index)) put(list, index, item);
  else list[index] = item;
}

/**
 * @internal Maps a list, each own member read once and by its index: neither the methods of a subclass nor an index on
 * `Object.prototype` have a say.
 */
export function mapList<Item>(list: readonly unknown[], map: (member: unknown) => Item): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < list.length; index++) {
    append(items, map(owns(list, index) ? list[index] : undefined));
  }
  return items;
}

/* ---- memory ---- */

/** Texts that are longer are parsed each time. */
const LONGEST = 4096;

/** The bytes that all memories may hold together, by a high estimate. */
const BUDGET = 12e6;

let held = 0;
const memories = new Set<Map<string, unknown>>();

/**
 * @internal Has a parser remember its results, whose bytes `sizeOf` estimates.
 *
 * A result is kept when its text comes for the second time: so a stream of new texts costs no more than their keys.
 * When the budget is spent, all is forgotten.
 */
export function memoize<Parsed>(
  parse: (text: string) => Parsed,
  sizeOf: (parsed: Parsed) => number,
): (text: string) => Parsed {
  const entries = new Map<string, Parsed | undefined>();
  const remember = (text: string): Parsed => {
    if (text.length > LONGEST) return parse(text);
    if (!entries.has(text)) {
      const parsed = parse(text);
      hold(2 * text.length + 128);
      memories.add(entries);
      // A slice would keep the longer text alive that `text` was cut from.
      entries.set((" " + text).slice(1), undefined);
      return parsed;
    }
    // A property's key is a copy as well, and one that engines find by identity.
    const key = Object.keys({ __proto__: null, [text]: 0 })[0]!;
    const parsed = parse(key);
    hold(sizeOf(parsed));
    memories.add(entries);
    entries.delete(key);
    entries.set(key, parsed);
    return parsed;
  };
  return (text) => entries.get(text) ?? remember(text);
}

/** Counts bytes that are about to be held; when they are too many, all memories are emptied. */
function hold(bytes: number): void {
  held += bytes;
  if (held <= BUDGET) return;
  for (const entries of memories) entries.clear();
  memories.clear();
  held = bytes;
}

/** @internal Estimates the bytes of pieces: a varspec takes some 300, and a literal up to three times its template. */
export function bytesOf(pieces: readonly Piece[]): number {
  return pieces.reduce((bytes, piece) => bytes + (typeof piece === "string" ? 32 + piece.length : 300), 0);
}

/* ---- errors ---- */

/** @internal Rejects: the message names what is wrong, in which template or route, and what to do. */
export function fail(culprit: string, source: string, problem: string): never {
  throw new TypeError(`"${printable(culprit)}" in "${printable(source)}" ${printable(problem)}`);
}

/** @internal Rejects a value. */
export function failValue({ name, source }: Named, problem: string): never {
  return fail(name, source, problem);
}

/** A text for a log: without the credentials of urls, and with line breaks and other controls encoded. */
function printable(text: string): string {
  return withoutCredentials(text).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
}

/**
 * Masks credentials: "https://user:secret@h/x" is "https://***@h/x". Where no host follows, as in
 * "https://user:s3/cret@h", all is masked up to the last "@"; "https://unpkg.com/{pkg}@{version}" has a host, and stays.
 */
function withoutCredentials(text: string): string {
  let masked = "";
  let end = 0;
  const mask = (from: number, to: number) => {
    if (to < from) return;
    masked += `${text.slice(end, from)}***`;
    end = to;
  };
  [...text.matchAll(/(:\/+)([^/?#]*)/g)].every((match) => {
    const start = match.index! + match[1]!.length;
    const at = match[2]!.lastIndexOf("@");
    const hasHost = HOST.test(match[2]!.slice(at + 1));
    mask(start, hasHost ? start + at : text.lastIndexOf("@"));
    return hasHost;
  });
  return masked + text.slice(end);
}

/** A host with a port, braces included: "h.example:80", "[::1]", "{tenant}.example.com", "localhost:{port}". */
const HOST = /^(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?$/i;

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
