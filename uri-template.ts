/*! tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * A strict URI Template engine: RFC 6570, level 4, and what routes need beyond it.
 *
 *     template -> parse -> pieces (literals and varspecs) -> expand each varspec with its value -> URI reference
 *
 *     expand       the public function
 *     parsing      takes a template apart (RFC 6570, section 2)
 *     expansion    joins the pieces, with values in their places (section 3)
 *     encoding     percent-encodes text (section 1.5)
 *     values       converts a caller's values to text
 *     objects      reads and writes own properties only, so that polluted prototypes change nothing
 *     caches       keep parsed templates and routes
 *     errors       makes every message, and masks credentials
 *     types        tells the compiler which names a template holds
 *
 * Beyond the RFC, routes may use names such as "api-version", "$filter" and "page[size]", and may require values.
 */

/**
 * Expands a URI Template (RFC 6570, level 4).
 *
 * Values are strings, finite numbers, bigints, booleans, objects with a `toJSON` (as dates have), or one flat list or
 * plain object of these. `null`, `undefined` and empty lists and objects are undefined in the sense of the RFC (section
 * 2.3), and expand to nothing. Only own properties of `values` are read.
 *
 * @throws TypeError that names the template, if it is malformed or a value is of any other kind.
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export function expand<Template extends string>(template: Template, values?: Values<Template>): string;
export function expand(template: string, values: object = {}): string {
  if (typeof template !== "string") return fail("template", tagOf(template), "has to be a string");
  if (!isPlainRecord(values)) return fail("values", template, "has to be an object");
  const { pieces, variables } = parsedStrictly(template);
  const texts = variables.map((variable) =>
    owns(values, variable.name) ? readValue(values[variable.name], variable) : undefined,
  );
  return expandPieces(pieces, texts);
}

interface ParsedTemplate {
  readonly pieces: readonly Piece[];
  /** In the order of their slots. */
  readonly variables: readonly Variable[];
}

/** `parseStrictly`, which remembers what it parsed. */
const parsedStrictly: (template: string) => ParsedTemplate = /* @__PURE__ */ memoize(parseStrictly);

/** Parses a template, and rejects the names that only routes may have. */
function parseStrictly(template: string): ParsedTemplate {
  const scope: Scope = { source: template, variables: new Map() };
  const pieces = parseTemplate(template, scope);
  for (const name of scope.variables.keys()) {
    if (ROUTE_CHARACTER.test(name)) fail(name, template, "is not RFC 6570");
  }
  return { pieces, variables: [...scope.variables.values()] };
}

/* ---- parsing (RFC 6570, section 2) ---- */

/** @internal A literal, encoded already, or an expression: its varspecs. The first piece and the last are literals. */
export type Piece = string | readonly Varspec[];

/** @internal Names a variable or parameter in an error, and the template or route that it is in. */
export interface Culprit {
  /** Not readonly, since a tag has names of its own for what it parses. */
  name: string;
  readonly source: string;
}

/** @internal A distinct name in a template or route. */
export interface Variable extends Culprit {
  /** The index of its value in the list that `expandPieces` takes. */
  readonly slot: number;
}

/** @internal One template or route. Parsing registers each new name, and gives it the next slot. */
export interface Scope {
  readonly source: string;
  readonly variables: Map<string, Variable>;
}

/** A row of the table in RFC 6570, appendix A; its column `ifemp` is in `pair`. */
interface OperatorRules {
  /** Written before the first defined variable of an expression. */
  readonly first: string;
  /** Written before each further one, and between exploded members. */
  readonly separator: string;
  /** Whether names are written out. */
  readonly named: boolean;
  /** Whether reserved characters and triplets stay as they are. */
  readonly reserved: boolean;
}

/** "" is the simple expression, which has no operator. */
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

/** @internal A variable with its modifiers (RFC 6570, section 2.4), under the rules of its expression's operator. */
export interface Varspec extends Variable, OperatorRules {
  /** The name as it is written out: "page%5Bsize%5D" for "page[size]". */
  readonly label: string;
  readonly explode: boolean;
  /** The number of characters to keep, or 0 for all. */
  readonly prefix: number;
  /** Whether an expansion to nothing is an error. */
  readonly required: boolean;
  /** What to write for a list where one text is wanted, which is in a path: "{id*}" for "{id}"; `undefined` elsewhere. */
  readonly several: string | undefined;
}

/**
 * @internal Parses a template, and registers its variables in the scope. In a host or path, those must have a value whose
 * operator writes no mark of its own: `{x}` and `{+x}`.
 */
export function parseTemplate(template: string, scope: Scope, place?: "host" | "path"): Piece[] {
  // `split` by a group alternates literals and expressions: "/a/{b}/c" gives "/a/", "b" and "/c".
  return template
    .split(/\{([^{}]*)\}/)
    .map((text, index) => (index % 2 ? parseExpression(text, scope, place) : parseLiteral(text, scope.source)));
}

/** @internal Checks a literal by section 2.1 (with erratum 6937), and encodes what a URI cannot hold (section 3.1). */
export function parseLiteral(text: string, source: string): string {
  // Most literals need no encoding.
  if (!OUTSIDE_URI.test(text)) return text;
  // What a URI cannot hold is white space, `"`, "<", ">", "\", "^", "`", "{", "|", "}", all beyond ASCII, and a "%" that
  // starts no triplet. (The pattern is OUTSIDE_URI, but for triplets.)
  return text.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu, (character) => {
    // Rejects the ASCII among them, and what is neither `ucschar` nor `iprivate` (section 1.5): controls, surrogates,
    // specials (U+FFF0 to U+FFFD), tags and noncharacters. Anything else, such as "é", is encoded.
    const isForbidden =
      /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(character) ||
      character.codePointAt(0)! % 0x10000 >= 0xfffe;
    return isForbidden ? fail(character, source, "has to be encoded or paired") : encodeURIComponent(character);
  });
}

/** Parses the text between braces: an operator and varspecs (sections 2.2 to 2.4). */
function parseExpression(expression: string, scope: Scope, place?: "host" | "path"): Varspec[] {
  // "?page,sort*" is the operator "?" and the varspecs "page" and "sort*". "{}" fails below, by its one empty varspec.
  const mark = expression.charAt(0);
  const operator = owns(OPERATORS, mark) ? (mark as Operator) : "";
  const { first, separator, named, reserved } = OPERATORS[operator];
  const { source } = scope;
  return expression
    .slice(operator.length)
    .split(",")
    .map((text) => {
      const match = VARSPEC.exec(text) ?? fail(`{${expression}}`, source, `is not RFC 6570${adviceFor(expression)}`);
      const name = match[1]!;
      return {
        name,
        source,
        slot: register(name, scope),
        label: name.replace(/[$[\]]/g, encodeURIComponent),
        explode: match[2] !== undefined,
        prefix: Number(match[3] ?? 0),
        required: place !== undefined && first === "",
        several: place === "path" && !match[2] && /^\/?$/.test(first) ? `{${operator}${name}*}` : undefined,
        first,
        separator,
        named,
        reserved,
      };
    });
}

/**
 * A name with an optional modifier: "page", "sort*", "q:30". The RFC allows letters, digits, "_", triplets, and single
 * dots between them (section 2.3). Routes also allow hyphens ("api-version"), "$" ("$filter") and brackets
 * ("page[size]"). A dot or hyphens are always before one of the others, so a text can be read in one way only.
 */
const VARSPEC = /^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?:(\*)|:([1-9]\d{0,3}))?$/;

/** A character that only names in routes may hold. */
const ROUTE_CHARACTER = /[-$[\]]/;

/** @internal Whether a name can stand in a template, without a modifier. */
export function isName(text: string): boolean {
  return VARSPEC.exec(text)?.[1] === text;
}

/** What to write for what takes slashes in other templates: "{path+}", "{*path}", "{path:path}", "{path...}". */
function adviceFor(expression: string): string {
  const name = expression.replace(/^(?:\*+|\.{3})|(?:\+|\.{3}|:path)$/g, "");
  return isName(name) ? `: for slashes, write {/${name}*} with a list` : "";
}

/** Returns the slot of a name, which a new name gets now. */
function register(name: string, { source, variables }: Scope): number {
  const known = variables.get(name);
  if (known) return known.slot;
  const slot = variables.size;
  variables.set(name, { name, source, slot });
  return slot;
}

/* ---- expansion (RFC 6570, section 3) ---- */

/** @internal Called with each defined varspec, its expansion, and what stands before that. */
export type Visitor = (varspec: Varspec, text: string, before: string) => void;

/** @internal Joins the pieces, with the values in their places. */
export function expandPieces(pieces: readonly Piece[], values: readonly Expandable[], visit?: Visitor): string {
  let expansion = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      continue;
    }
    let isFirst = true;
    for (const varspec of piece) {
      const text = expandVarspec(varspec, values[varspec.slot]);
      if (varspec.required && !text) failFor(varspec, `needs a value${adviceForHyphen(varspec)}`);
      if (text === undefined) continue;
      expansion += isFirst ? varspec.first : varspec.separator;
      isFirst = false;
      visit?.(varspec, text, expansion);
      expansion += text;
    }
  }
  return expansion;
}

/** ":user-id" is the name "user" and the text "-id": what to write if it was meant for a name. */
function adviceForHyphen({ name, source }: Culprit): string {
  const names = source.match(/:[A-Za-z_]\w*(?:-\w+)+/g) ?? [];
  const meant = names.find((text) => text.startsWith(`:${name}-`));
  return meant ? `: write {${meant.slice(1)}} for this name` : "";
}

/** Expands a varspec (section 3.2.1) without what its operator writes before it; `undefined` for an undefined value. */
function expandVarspec(varspec: Varspec, value: Expandable): string | undefined {
  if (typeof value === "string") return expandText(value, varspec);
  if (value === undefined) return undefined;
  const expansion = value instanceof Map ? expandMap(value, varspec) : expandList(value as TextList, varspec);
  // An empty list or object is undefined, with a prefix too; of any other, a prefix is an error (section 2.4.1).
  if (expansion === undefined) return undefined;
  if (varspec.prefix) failFor(varspec, "has to be text for a prefix");
  if (varspec.several) failFor(varspec, value instanceof Map ? IS_OBJECT : `is a list: ${adviceForList(varspec)}`);
  // Exploded, each member has a name already.
  return varspec.named && !varspec.explode ? pair(varspec.label, expansion, varspec) : expansion;
}

/** @internal The advice for an object where one text is wanted. */
export const IS_OBJECT = "is an object: give a member of it, such as its id";

function adviceForList({ several, first }: Varspec): string {
  return `write ${several}${first && " for segments"}`;
}

function expandText(text: string, varspec: Varspec): string {
  const encoded = encode(varspec.prefix ? prefixOf(text, varspec) : text, varspec, varspec.reserved);
  return varspec.named ? pair(varspec.label, encoded, varspec) : encoded;
}

/** Expands a list: "a,b", or exploded "a/b" or "tag=a&tag=b". `map` and `join` take twice as long (Node 20). */
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

/** Expands an object: "lat,1,long,2", or exploded "lat=1,long=2". */
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

/** Writes "name=value". An empty value gives "name=", but "name" after ";" (the column `ifemp` of appendix A). */
function pair(label: string, text: string, { first }: OperatorRules): string {
  return text || first !== ";" ? `${label}=${text}` : label;
}

/** The first characters of a text (section 2.4.1). */
function prefixOf(text: string, varspec: Varspec): string {
  // The part that is cut off has to be well-formed, too.
  if (/[\ud800-\udfff]/u.test(text)) failFor(varspec, "is not Unicode");
  // In `{+x:n}`, which keeps triplets, a run of triplets that encodes one character counts as one.
  const characters = varspec.reserved ? (text.match(CHARACTER) ?? []) : [...text];
  return characters.slice(0, varspec.prefix).join("");
}

/**
 * A character: a code point, or the triplets that are one in UTF-8, as many as the first of them says. "%C3%A9x" has two,
 * "%C3%A9" and "x", and so has the incomplete "%C3x".
 */
const CHARACTER =
  /%(?:[cd][\da-f]|e[\da-f]%[89ab][\da-f]|f[0-7]%[89ab][\da-f]%[89ab][\da-f])%[89ab][\da-f]|%[\da-f]{2}|./gisu;

/* ---- encoding (RFC 6570, section 1.5) ---- */

/** @internal Percent-encodes a text, all but unreserved characters; if `reserved`, these and triplets stay as well. */
export function encode(text: string, culprit: Culprit, reserved = false): string {
  // Most texts need no encoding, and a test takes half as long as `encodeURIComponent` (Node 20).
  if (!(reserved ? OUTSIDE_URI : OUTSIDE_UNRESERVED).test(text)) return text;
  try {
    // encodeURI also encodes brackets and the "%" of triplets, which are undone here.
    if (reserved) return encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent);
    // encodeURIComponent leaves five marks alone that are reserved. (A test takes a quarter of a replacement of nothing.)
    const encoded = encodeURIComponent(text);
    return /[!'()*]/.test(text) ? encoded.replace(/[!'()*]/g, tripletOf) : encoded;
  } catch {
    return failFor(culprit, "is not Unicode");
  }
}

/** "!" is "%21". */
function tripletOf(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Matches a character that is not unreserved (RFC 3986, section 2.3). */
const OUTSIDE_UNRESERVED = /[^\w.~-]/;

/** Matches a character that is neither unreserved nor reserved (section 2.2), so "%" as well, even in a triplet. */
const OUTSIDE_URI = /[^\w.~:/?#[\]@!$&'()*+,;=-]/;

/* ---- values ---- */

/** @internal A value as text: one, those of a list, or those of an object by its keys; undefined ones have none. */
export type Expandable = string | undefined | TextList | TextMap;
type TextList = readonly (string | undefined)[];
type TextMap = ReadonlyMap<string, string | undefined>;

/** @internal Converts a value to text. Getters and `toJSON` run once, however often the variable stands in the url. */
export function readValue(value: unknown, culprit: Culprit): Expandable {
  if (typeof value === "string") return value;
  const plain = afterToJSON(value, culprit);
  if (Array.isArray(plain)) return readList(plain, culprit);
  if (!isPlainRecord(plain) || isThenable(plain)) return readText(plain, culprit);
  return new Map(Object.keys(plain).map((key) => [key, readMember(plain[key], culprit)]));
}

/** @internal The texts of a list. */
export function readList(list: readonly unknown[], culprit: Culprit): TextList {
  return mapList(list, (member) => readMember(member, culprit));
}

function readMember(member: unknown, culprit: Culprit): string | undefined {
  return readText(afterToJSON(member, culprit), culprit);
}

/** @internal Replaces an object by what its `toJSON` returns, so that a date reads the same in url and JSON body. */
export function afterToJSON(value: unknown, culprit: Culprit): unknown {
  const toJSON = typeof value === "object" && (value as PlainRecord | null)?.["toJSON"];
  if (typeof toJSON !== "function") return value;
  // `new Date(NaN).toJSON()` is null: an error, not an undefined value.
  return toJSON.call(value) ?? failFor(culprit, "needs a value");
}

/** @internal The text of a value that is no list or object; `null` and `undefined` have none. */
export function readText(value: unknown, culprit: Culprit): string | undefined {
  if (value === null || value === undefined) return undefined;
  const hasText = typeof value === "string" || typeof value === "boolean" || typeof value === "bigint";
  if (hasText || Number.isFinite(value)) return String(value);
  return failFor(
    culprit,
    isThenable(value) ? FORGOTTEN_AWAIT : `needs text or a finite number, not ${describe(value)}`,
  );
}

/** @internal Whether a value is a promise or the like, which a missing `await` leaves behind. */
export function isThenable(value: unknown): boolean {
  return typeof (value as { readonly then?: unknown } | null)?.then === "function";
}

/** @internal The advice for thenables. */
export const FORGOTTEN_AWAIT = "is a promise: await it first";

/** @internal A value in an error, of which no more is told than its kind: "NaN", "[object Date]". */
export function describe(value: unknown): string {
  return typeof value === "number" ? String(value) : tagOf(value);
}

/* ---- objects ---- */

/** @internal An object to read by key, whose tag is "Object": a plain one of any realm, or an instance of a class. */
export type PlainRecord = Record<string, unknown>;

/** @internal Whether a value is an object to read by key. */
export function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && tagOf(value) === "[object Object]";
}

/** @internal The tag that `Object.prototype.toString` gives, such as "[object Date]"; it is the same in all realms. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** @internal Whether the property is the object's own. */
export function owns(object: object, key: string | number): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/**
 * @internal Sets an own property, even where `Object.prototype` stands in the way: `__proto__`, a read-only key of a
 * frozen prototype, a setter.
 */
export function put(object: object, key: string | number, value: unknown): void {
  if (owns(Object.prototype, key)) {
    // A prototype could lend the descriptor a `get`.
    const descriptor = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object, key, descriptor as PropertyDescriptor);
  } else {
    (object as PlainRecord)[key] = value;
  }
}

/**
 * @internal Maps a list by its own indices: methods of a subclass and indices on `Object.prototype` are ignored. (`put`
 * for each item would make lists twice as slow.)
 */
export function mapList<Item>(list: readonly unknown[], map: (member: unknown) => Item): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < list.length; index++) {
    const item = map(owns(list, index) ? list[index] : undefined);
    if (owns(Object.prototype, index)) put(items, index, item);
    else items[index] = item;
  }
  return items;
}

/* ---- caches ---- */

/** Texts with more characters than this are not cached. */
const LONGEST_KEY = 4096;

/** The characters that all caches may hold together. What is parsed of them takes at most 15 MB. */
const BUDGET = 200_000;

/** What each entry counts beside its key, for the plan of the shortest route takes some 700 bytes, too. */
const LEAST = 10;

let used = 0;

/** The caches that have stored something: told then, so that a cache that nobody uses is left out by bundlers. */
const caches = new Set<Map<string, unknown>>();

/**
 * @internal Caches a parser: "parsedX" is the cached "parseX". When the budget is spent, all caches are emptied. What
 * gives `undefined` is parsed anew each time.
 */
export function memoize<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const entries = new Map<string, Parsed>();
  const parseAndStore = (text: string): Parsed => {
    if (text.length > LONGEST_KEY) return parse(text);
    // `text` may be a slice, which keeps the longer text alive that it was cut from. A property's key is a copy, which
    // V8 interns: look-ups then compare by identity.
    const key = Object.keys({ __proto__: null, [text]: 0 })[0]!;
    const parsed = parse(key);
    if (parsed === undefined) return parsed;
    if (used > BUDGET) {
      for (const cache of caches) cache.clear();
      used = 0;
    }
    used += LEAST + key.length;
    entries.set(key, parsed);
    caches.add(entries);
    return parsed;
  };
  return (text) => entries.get(text) ?? parseAndStore(text);
}

/* ---- errors ---- */

/**
 * @internal Rejects: the message says what is wrong, in which template or route, and what to do. The code tells such an
 * error from that of a client, for `fetch failed` is a `TypeError`, too.
 */
export function fail(name: string, source: string, problem: string): never {
  const error = new TypeError(`"${printable(name)}" in "${printable(source)}" ${printable(problem)}`);
  throw Object.assign(error, { code: "ERR_ENDPOINT" });
}

/** @internal Rejects a variable or parameter. */
export function failFor({ name, source }: Culprit, problem: string): never {
  return fail(name, source, problem);
}

/** A text for a log: credentials of urls are masked, and line breaks and other controls encoded. */
function printable(text: string): string {
  return withoutCredentials(text).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
}

/**
 * @internal Masks what may be a name and a password: "https://user:secret@h/x" gives "https://***@h/x". A password may
 * hold a "/", "?" or "#", so the mask goes up to the last "@", unless a host comes first:
 * "https://unpkg.com/{pkg}@{version}" stays.
 */
export function withoutCredentials(text: string): string {
  const at = text.lastIndexOf("@");
  return at < 0 ? text : text.slice(0, at).replace(CREDENTIALS, "$1***") + text.slice(at);
}

/**
 * @internal A url up to its query or fragment, which may hold secrets. An "@" behind these may end a password that holds
 * a "?" or "#", so then no more is shown than the scheme: "https://u:p@h/x?a@b" gives "https://***".
 */
export function withoutQuery(url: string): string {
  const [head] = url.split(/[?#]/, 1) as [string];
  const at = url.lastIndexOf("@");
  if (at < head.length) return withoutCredentials(head);
  return url.slice(0, at).replace(CREDENTIALS, "$1***").split(/[?#]/, 1)[0]!;
}

/**
 * What begins an authority, in all spellings that `URL` takes ("://", ":\\", "https:", "//" at the start), and what
 * follows it, if that is no host and port: "h.example:80", "[::1]", "{tenant}.example.com:{port}".
 */
const CREDENTIALS =
  /(:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):)(?!(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#])[^]*/i;

/* ---- types: what a template holds, and the values that it takes ---- */

/**
 * A value of a variable: text, a number, a boolean, a list or an object; members are left to the run time. The index
 * signature takes object literals, `object` all else. The name is for compile errors to show.
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

/** Shown by a compile error for a name without a value. */
export interface Missing<Name> {
  readonly "needs a value": Name;
}

/**
 * The expressions of a template without their braces: `"id" | "?page,sort"` in `/users/{id}{?page,sort}`. The
 * compiler remembers what it found in each `Tail`, so templates that end alike share it. It follows one template for some
 * 46 expressions.
 */
export type Expressions<Template> = Template extends `${string}{${infer Expression}}${infer Tail}`
  ? Expression | Expressions<Tail>
  : never;

/** The first character of an expression, unless it is a simple one. */
export type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";

/** The variables that expressions name: `"page" | "sort"` in `?page:3,sort*`. */
export type Variables<Expression> = Expression extends `${Operator}${infer List}` ? NamesOf<List> : NamesOf<Expression>;

type NamesOf<List, Found = never> = List extends `${infer First},${infer Tail}`
  ? NamesOf<Tail, Found | NameOf<First>>
  : Found | NameOf<List>;

/** The name in a varspec, without its modifier. Text that the compiler does not know names nothing. */
type NameOf<Text> = Text extends `${infer Before}:${string}` | `${infer Before}*`
  ? Before
  : string extends Text
    ? never
    : Text;

/** The values of a template's variables, and further keys: of an interface (`object`) or of an object literal. */
export type Values<Template = string> = (object | { readonly [name: string]: unknown }) & {
  readonly [Name in Variables<Expressions<Template>> & string]?: Value<Name> | null | undefined;
};
