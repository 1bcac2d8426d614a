/*! tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/**
 * Makes urls from templates and values, by RFC 6570 (level 4). In a path, no value climbs to another one.
 *
 *     template -> parse -> pieces (literals and varspecs) -----> expand -> url
 *     values   -> read  -> expandables (texts, by slot) ------'
 *
 * The template "/users/{id}{?page,sort*}" has two expressions, and the pieces "/users/", `id`, "", `page`, `sort*`, "":
 * literals and varspecs. Each distinct name is a variable with a slot: the text of `id` is `expandables[0]`.
 *
 *     culprit     what an error names, such as a variable, or a value of a tag
 *     word        a text that can do no harm, such as "me.png"
 *     parsed...   remembers what was parsed
 *
 *     expand, expandPath, path   the public functions
 *     shapes                     a parsed template, and values that were read
 *     paths                      templates of paths, the tag, and placeholders of other routers
 *     parsing                    takes a template apart (RFC 6570, section 2)
 *     expansion                  puts values in their places (section 3)
 *     guard                      rejects a value that leaves its place
 *     encoding                   percent-encodes text (section 1.5)
 *     values                     converts values to text
 *     objects                    tells kinds and own properties
 *     caches                     remember what was parsed
 *     errors                     make all messages, and mask credentials
 *     types                      read the names in a template
 *
 * This file needs no other; `endpoint.ts` parses its routes with it. "SPEC" is tests/docs/SPEC.md in the repository.
 */
/* eslint-disable */

/**
 * Expands a URI Template (RFC 6570, level 4). It does not keep a value in its place: for paths, use `expandPath`.
 *
 * A value is a string, a finite number, a bigint, a boolean, an object with `toJSON` (such as a date), or one flat list
 * or plain object of these. `null`, `undefined`, an empty list and an empty object are undefined values (section 2.3)
 * and expand to nothing. Only own properties of `values` are read.
 *
 * @throws TypeError that names the template, if it is malformed or a value is of any other kind.
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export function expand<Template extends string>(template: Template, values?: Values<Template>): string;
export function expand(template: unknown, values: unknown = {}): string {
  const { source, pieces, variables, noValues } = parsedTemplate(checkedTemplate(template));
  if (!isPlainRecord(values)) failValues(source);
  const expandables = noValues.slice();
  for (const variable of variables.values()) {
    if (owns(values, variable.name)) expandables[variable.slot] = readValue(values[variable.name], variable);
  }
  return expandPieces(pieces, expandables);
}

/**
 * Expands the template of a path, and keeps each value in its place. Give the result to `fetch` in a page, or add it to
 * a base with `+`. The template begins with one slash (or with `{/x}`), and so does the result.
 *
 * In the path, `{x}` and `:x` need one text, and `{x*}` and `{/x*}` take a list. A key that is not in the template is
 * an error, unless its value is `undefined`. Otherwise, values are those of `expand`.
 *
 * @throws TypeError that names the culprit and the template: a missing value, a value that cannot be text, a dot
 * segment (`..`), an integer of 2^53 or more in the path, a key without a placeholder, or a malformed template.
 * @example
 * expandPath("/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] });
 * // "/users/a%2Fb/keys?page=2&tags=x"
 */
export function expandPath<Template extends string>(
  template: NoPattern<Template>,
  ...values: PathArguments<Template>
): string;
export function expandPath(template: unknown, values: unknown = {}): string {
  const parsed = parsedPath(checkedTemplate(template));
  const { source, variables } = parsed;
  if (!isPlainRecord(values)) failValues(source);
  const expandables = parsed.noValues.slice();
  for (const name in values) {
    if (!owns(values, name)) continue;
    const value = values[name];
    if (value === undefined) continue;
    const variable =
      variables.get(name) ?? fail(name, source, "has no placeholder: write it in the template, or leave it out");
    expandables[variable.slot] = readValue(value, variable);
  }
  const expansion = expandGuarded(parsed, expandables);
  // "/{+x}" with "/evil.example", or "/{?x}/evil.example" without an x, is a host; "{/x}y" without an x is no path.
  if (!expansion.startsWith("/") || expansion.startsWith("//")) {
    fail("template", source, "gives a path that does not begin with one slash");
  }
  return expansion;
}

/**
 * A tag for template literals: makes a path, also with a query, and keeps each value in its place. Each value is one
 * text (or a number, a bigint, a boolean, a date) and is required. The literal begins with one slash, and so does the
 * result.
 *
 * @throws TypeError that names the value as `${1}`: a missing value, a list, an object, an integer of 2^53 or more in
 * the path, a dot segment (`..`), or a finished part of a url, such as `?a=1` right after a name. It throws at once,
 * where the literal is written.
 * @example
 * path`/users/${"a/b"}/keys?page=${2}`; // "/users/a%2Fb/keys?page=2"
 */
export function path(strings: TemplateStringsArray, ...values: readonly PathValue[]): string;
export function path(strings: TemplateStringsArray, ...values: readonly unknown[]): string {
  const { literals, culprits, unsafe } = parsedTags.get(strings) ?? parseTag(strings);
  const written: Written[] = [];
  let url = literals[0]!;
  for (let index = 0; index < culprits.length; index++) {
    const culprit = culprits[index]!;
    const text = readOneText(values[index], culprit);
    if (unsafe.test(text)) {
      if (culprit.continuesText) rejectUrlPart(text, culprit);
      // Its dots may still change the path.
      const encoded = encode(text, culprit);
      written.push([culprit, encoded, url.length]);
      url += encoded;
    } else {
      url += text;
    }
    url += literals[index + 1]!;
  }
  if (written.length) rejectPathChanges(url, written);
  return url;
}

function checkedTemplate(template: unknown): string {
  return typeof template === "string" ? template : fail("template", describe(template), "has to be a string");
}

/** @internal */
export function failValues(source: string, name = "values"): never {
  fail(name, source, "has to be a plain object, such as JSON.parse(text)");
}

/* ---- shapes ---- */

/** @internal What is known of a template or route without values. */
export interface ParsedTemplate extends Scope {
  /** Before each expression stands a literal, if only an empty one. */
  readonly pieces: readonly Piece[];
  /** `undefined` for each slot. A call fills a copy. */
  readonly noValues: readonly Expandable[];
  /** Whether any piece is reserved: `{+x}` and `{#x}` leave "?" and "#" as they are. */
  readonly keepsReserved: boolean;
}

/** @internal A template or route while it is parsed: each new name gets the next slot. */
export interface Scope {
  readonly source: string;
  /** Whether it spells "%25": then no text is a word, as `ANY` tells. */
  readonly hasPercent: boolean;
  /** By name, the varspec by which its value is read. */
  readonly variables: Map<string, Varspec>;
}

/** @internal A literal, encoded already, or a varspec of an expression. */
export type Piece = string | Varspec;

/** @internal A variable at one place: its modifier (section 2.4), and the rules of its operator and place. */
export interface Varspec extends Culprit, OperatorRules, ValueRules {
  /** The index of the variable's value in `expandables`. */
  readonly slot: number;
  /** The name as the url writes it: "page%5Bsize%5D" for "page[size]". */
  readonly label: string;
  readonly explode: boolean;
  /** How many characters stay; 0 means all. */
  readonly prefix: number;
  /** Finds what is no word here: it has to be encoded, or looked at. */
  readonly unsafe: RegExp;
}

/** @internal What an error names, and its template or route. */
export interface Culprit {
  readonly name: string;
  readonly source: string;
  /** The place by whose rules its value is read. */
  readonly readAs: Place | undefined;
}

/** A query and a fragment are none, nor is anything for `expand`. */
type Place = "host" | "path";

/** A row of the table in RFC 6570, appendix A. Its column `ifemp` is in `pair`. */
interface OperatorRules {
  /** Written before the first defined variable. */
  readonly first: string;
  /** Before each further one, and between exploded members. */
  readonly separator: string;
  /** Whether it writes "x=1", and not "1". */
  readonly named: boolean;
  /** Whether reserved characters and triplets ("%20") stay as they are. */
  readonly reserved: boolean;
}

interface ValueRules {
  readonly required: boolean;
  /** Rejects an empty text and, without a star, lists and objects. */
  readonly needsText: boolean;
}

/** @internal What was read of a value: one text, several, or none. */
export type Expandable = string | undefined | Several;

/** The texts of a list, or of an object with its keys: one at least. */
interface Several {
  readonly keys: readonly string[] | undefined;
  readonly texts: readonly string[];
}

/** @internal A value in the url, without what its operator writes before it. */
export type Written = readonly [culprit: Culprit, text: string, start: number];

/* ---- paths ---- */

const parsedPath: (template: string) => ParsedTemplate = /* @__PURE__ */ memoize((template) => {
  rejectWrongStart(template);
  rejectSpellings(template, template);
  return parsePath(colonsToBraces(template), newScope(template));
});

/** @internal Parses a path, in which variables need values, and what comes after it. */
export function parsePath(template: string, scope: Scope): ParsedTemplate {
  // "?a=1{?b}", "{?a}{?b}". (In the latter, `{&b}` would not do: without an a, "&b=1" would be in the path.)
  const [, second] = /^[^?#]*\?[^#]*(\{\?[^{}]+\})/.exec(template) ?? [];
  if (second) fail(second, scope.source, 'would write a second "?": write "?a=1{&b}", or join both, as {?a,b}');
  return templateOf(parsePieces(template, scope, "path"), scope);
}

/** @internal The path of a url, and what comes after it: "/x{/y}{?z}" is "/x{/y}" and "{?z}". */
export function splitPath(url: string): [path: string, rest: string] {
  const end = url.search(/\{?[?#]/);
  return end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
}

/** @internal "/:owner/:repo.git" is "/{owner}/{repo}.git", ":base/x" is "{base}/x"; a colon elsewhere is a colon. */
export function colonsToBraces(url: string): string {
  const [path, rest] = splitPath(url);
  return path.replace(/(^|[/.]):([A-Za-z_]\w*)/g, "$1{$2}") + rest;
}

/** Rejects "users/{id}", "{base}/x", "//evil.example/x" and "https://h.example/x"; "{/lang}/x" passes. */
function rejectWrongStart(template: string): void {
  if (!/^\{?\/(?!\/)/.test(template)) fail("template", template, "has to begin with one slash; add a base by +");
}

/*
 * What others write for a placeholder, or for an optional part:
 *
 *     DOLLAR_NAME      "${id}", in a string without backticks; a real dollar is "%24{id}"
 *     MARKED_NAME      "/:id?", "/:path*"; not "/:id?page=1", which has a query, nor "/:a*b"
 *     PATTERN_NAME     "/:id(\\d+)"
 *     OPTIONAL_GROUP   "(/:id)", "[/{id}]", "(.:format)", "(/posts/:id)"
 */
const DOLLAR_NAME = /(\$\{[\w%$.[\]-]+\})/;
const MARKED_NAME = /^(?:[^?#]*[/.])?(:[A-Za-z_]\w*[?*+])(?=\/|\{?[?#]|$)/;
const PATTERN_NAME = /^(?:[^?#]*[/.])?(:[A-Za-z_]\w*\()/;
const OPTIONAL_GROUP = /^[^?#]*?([([](?:[/.]|\/[^()[\]:{]*\/)[:{][^()[\]]*[)\]])/;

/** @internal */
export const HOW_TO_WRITE =
  'write {x}; "/files{/x}" for an optional segment, "/files{/x*}" for a list, "/files{?x}" for a query';

/** @internal A colon in `authority`, which begins the url, begins no placeholder. */
export function rejectSpellings(url: string, source: string, authority = ""): void {
  const tail = url.slice(authority.length);
  const found = DOLLAR_NAME.exec(url) ?? MARKED_NAME.exec(tail) ?? PATTERN_NAME.exec(tail) ?? OPTIONAL_GROUP.exec(tail);
  if (found) fail(found[1]!, source, `is no placeholder: ${HOW_TO_WRITE}`);
}

/** The strings of a tag, encoded, and what stands between them. */
interface ParsedTag {
  readonly literals: readonly string[];
  /** `${1}`, `${2}`: each has a literal before and after it. */
  readonly culprits: readonly TagCulprit[];
  readonly unsafe: RegExp;
}

interface TagCulprit extends Culprit {
  /** Whether a letter, digit or value stands right before it, as in "/x${query}": see `rejectUrlPart`. */
  readonly continuesText: boolean;
}

/** By the array of strings, of which each place in the code has one. */
const parsedTags = /* @__PURE__ */ new WeakMap<TemplateStringsArray, ParsedTag>();

function parseTag(strings: TemplateStringsArray): ParsedTag {
  if (!Array.isArray((strings as Partial<TemplateStringsArray> | undefined)?.raw)) {
    fail("path", describe(strings), "is a tag: write path`...` without parentheses");
  }
  // A bad escape, such as "\u", is `undefined` here. (`parseLiteral` rejects a backslash.)
  const texts = strings.map((text) => (typeof text === "string" ? text : "\\"));
  const source = texts.map((text, index) => (index ? `\${${index}}${text}` : text)).join("");
  rejectWrongStart(source);
  rejectTagMistakes(source);
  const culprits: TagCulprit[] = [];
  let place: Place | undefined = "path";
  const literals = texts.map((text, index) => {
    if (index) {
      // (Between two values, the literal is empty. "%2F" is a slash, and "%C3%A9" a letter.)
      const continuesText = /(?:^|\w)$/.test(texts[index - 1]!.replace(/%2F$/i, "/"));
      culprits.push({ name: `\${${index}}`, source, readAs: place, continuesText });
    }
    if (END_OF_PATH.test(text)) place = undefined;
    return parseLiteral(text, source, "write ${value}");
  });
  const tag = { literals, culprits, unsafe: source.includes("%25") ? ANY : UNSAFE };
  parsedTags.set(strings, tag);
  return tag;
}

/** Rejects "?a=1" in "/x${query}", "/y" in "/x${rest}", and "&b=2" in "/x?a=1${more}", which would be encoded. */
function rejectUrlPart(text: string, culprit: Culprit): void {
  if ((culprit.readAs === "path" ? /^[/?#]./ : /^&.+=/).test(text)) failFor(culprit, IS_ENCODED);
}

const IS_ENCODED = "is encoded: use expandPath, or add a piece of your own by +";

/** Rejects "/:id", which a tag would send as text, and "?${query}", which it would encode as one name. */
function rejectTagMistakes(source: string): void {
  const placeholder = /^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(source);
  if (placeholder) fail(placeholder[1]!, source, "is text in a tag: write ${value}");
  // In "?${1}=", a name is meant.
  const query = /^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(source);
  if (query) fail(query[1]!, source, IS_ENCODED);
}

/* ---- parsing (RFC 6570, section 2) ---- */

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

/** For `expand`, which takes only the names of the RFC. */
const parsedTemplate: (template: string) => ParsedTemplate = /* @__PURE__ */ memoize((template) => {
  const scope = newScope(template);
  const pieces = parsePieces(template, scope);
  for (const name of scope.variables.keys()) {
    if (/[-$[\]]/.test(name)) fail(name, template, "is not RFC 6570");
  }
  return templateOf(pieces, scope);
});

/** @internal */
export function newScope(source: string): Scope {
  return { source, hasPercent: source.includes("%25"), variables: new Map() };
}

function templateOf(pieces: readonly Piece[], scope: Scope): ParsedTemplate {
  // Each slot is there, so that a polluted prototype lends no value to one.
  const noValues = Array.from(scope.variables, () => undefined);
  const keepsReserved = pieces.some((piece) => typeof piece !== "string" && piece.reserved);
  return { ...scope, pieces, noValues, keepsReserved };
}

const END_OF_PATH = /[?#]/;

/** @internal Any "?" or "#", of a literal or an operator, ends the path. */
export function parsePieces(template: string, scope: Scope, start?: Place): Piece[] {
  let place = start;
  // `split` by a group alternates literals and expressions: "/a/{b}/c" gives "/a/", "b" and "/c".
  return template.split(/\{([^{}]*)\}/).flatMap<Piece>((text, index) => {
    if (END_OF_PATH.test(text)) place = undefined;
    return index % 2 ? parseExpression(text, scope, place) : parseLiteral(text, scope.source, HOW_TO_WRITE);
  });
}

/** @internal Checks a literal (section 2.1, and erratum 6937 for "'"), and encodes what a URI cannot hold (3.1). */
export function parseLiteral(text: string, source: string, advice: string): string {
  // The pattern is OUTSIDE_URI, except that triplets pass.
  return text.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu, (character) => {
    // Beyond ASCII; not a space, "<", "{", a lone "%" or a lone surrogate.
    if (!/[\0-\x7f\ud800-\udfff]/u.test(character)) return encodeURIComponent(character);
    fail(
      character,
      source,
      /[{}]/.test(character) ? `is an unmatched brace: ${advice}` : "has to be left out or encoded",
    );
  });
}

/**
 * "page", "sort*", "q:30" (section 2.3), and beyond the RFC "api-version", "$filter", "page[size]". Before each character
 * of a name stands one dot, or a run of hyphens, or neither: so no text takes long to match.
 */
const VARSPEC = /^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;

/** The text between braces (sections 2.2 to 2.4). */
function parseExpression(expression: string, scope: Scope, place?: Place): Varspec[] {
  // "?page,sort*" is "?" and the varspecs "page" and "sort*". "{}" has an empty one, which is an error.
  const start = expression.charAt(0);
  const operator = owns(OPERATORS, start) ? (start as Operator) : "";
  return expression
    .slice(operator.length)
    .split(",")
    .map((text) => {
      const [, name, modifier] =
        VARSPEC.exec(text) ?? fail(`{${expression}}`, scope.source, `is not RFC 6570: ${HOW_TO_WRITE}`);
      // Measured: a call with three names would take a thirtieth longer.
      return makeVarspec(internedCopy(name!), operator, place, scope, modifier);
    });
}

/**
 * What a value has to be:
 *
 *     {x}, {+x}, {x*}, {+x*} in a path   required, needs text
 *     {/x}, {/x*} in a path                        needs text
 *     {x}, {+x}, {x*}, {+x*} in a host   required (`baseOf` in endpoint.ts looks at the text)
 *     all others                         nothing
 *
 * A prefix changes none of it, but takes one text alone (`expandSeveral`).
 */
function makeVarspec(
  name: string,
  operator: "" | Operator,
  place: Place | undefined,
  { source, hasPercent, variables }: Scope,
  modifier?: string,
): Varspec {
  const explode = modifier === "*";
  const prefix = modifier && !explode ? Number(modifier.slice(1)) : 0;
  const isBare = operator === "" || operator === "+";
  const { reserved } = OPERATORS[operator];
  const before = variables.get(name);
  const varspec: Varspec = {
    name,
    source,
    slot: before?.slot ?? variables.size,
    label: name.replace(/[$[\]]/g, encodeURIComponent),
    explode,
    prefix,
    readAs: place ?? before?.readAs,
    unsafe: prefix || place === "host" || hasPercent ? ANY : reserved ? UNSAFE_BUT_SLASHES : UNSAFE,
    required: isBare && place !== undefined,
    needsText: place === "path" && (isBare || operator === "/"),
    ...OPERATORS[operator],
  };
  // The last one of a name reads its value: by its star, and by the path that an earlier one stands in.
  variables.set(name, varspec);
  return varspec;
}

/** What has to be encoded, is empty, or may be a dot segment. All else is a word: "7", "a-1", "me.png", "v1..2". */
const UNSAFE = /[^\w.~-]|^\.*$/;

/** The same for `{+x}`, where "owner/name" is a word. A slash at an edge may end a dot segment: "/.{+x}" with "/a". */
const UNSAFE_BUT_SLASHES = /[^\w./~-]|(?:^|\/)\.*(?:\/|$)/;

/**
 * Where no text is a word:
 *
 *     in a host       `baseOf` in endpoint.ts looks at each
 *     behind "%25"    "2e" makes "%252e" of it, a dot to whoever decodes twice
 *     {x:2}           "..a" becomes ".."
 */
const ANY = /^/;

/* ---- expansion (RFC 6570, section 3) ---- */

/** @internal Adds the values that are no words to `written`. */
export function expandPieces(
  pieces: readonly Piece[],
  expandables: readonly Expandable[],
  written?: Written[],
): string {
  let expansion = "";
  let isFirst = true;
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      isFirst = true;
      continue;
    }
    const value = expandables[piece.slot];
    // Most values are words, and need no more.
    const isWord = typeof value === "string" && !piece.unsafe.test(value);
    const text = isWord ? (piece.named ? `${piece.label}=${value}` : value) : expandVarspec(piece, value);
    if (text === undefined) {
      if (piece.required) failEmpty(piece);
      continue;
    }
    if (text === "" && piece.needsText) failEmpty(piece);
    const mark = isFirst ? piece.first : piece.separator;
    isFirst = false;
    if (!isWord) written?.push([piece, text, expansion.length + mark.length]);
    expansion += mark + text;
  }
  return expansion;
}

/** Rejects a missing or empty value: without an id, "DELETE /users/{id}" would be sent to "/users/". */
function failEmpty(varspec: Varspec): never {
  failFor(varspec, varspec.required ? "needs a value" : "is empty: pass undefined to leave it out");
}

/** Expands a varspec (section 3.2.1), without what its operator writes before it. */
function expandVarspec(varspec: Varspec, value: Expandable): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string") return expandSeveral(varspec, value);
  // `{/x*}` with "a/b.txt": most likely a path, of which "%2F" would make one segment.
  if (varspec.needsText && varspec.explode && varspec.first === "/" && value.includes("/")) {
    failFor(varspec, 'is no list: leave a first slash out, and pass x.split("/")');
  }
  const text = encode(varspec.prefix ? prefixOf(value, varspec) : value, varspec, varspec.reserved);
  return varspec.named ? pair(varspec.label, text, varspec) : text;
}

/** Expands a list, "a,b", or an object, "lat,1"; exploded "tag=a&tag=b" and "lat=1". */
function expandSeveral(varspec: Varspec, { keys, texts }: Several): string {
  const { name, explode, label, first, named, needsText, reserved } = varspec;
  if (varspec.prefix) failFor(varspec, "is a list or object: a prefix takes one text");
  if (needsText && !explode) {
    failFor(varspec, keys ? IS_OBJECT : `is a list: pass one value, or write {${reserved ? "+" : first}${name}*}`);
  }
  // PHP and Rails would read "ids%5B%5D=1,2" as one text.
  if (named && !explode && !keys && name.endsWith("[]")) failFor(varspec, `is a list: write {${first}${name}*}`);
  // `{/x*}` would be a slash without a segment.
  const isEmpty = !texts.some(Boolean) && !keys?.some(Boolean);
  if (isEmpty && needsText && first === "/") failEmpty(varspec);
  const separator = explode ? varspec.separator : ",";
  let expansion = "";
  for (let index = 0; index < texts.length; index++) {
    let member = encode(texts[index]!, varspec, reserved);
    if (keys) {
      const key = encode(keys[index]!, varspec, reserved);
      member = explode ? pair(key, member, varspec) : `${key},${member}`;
    } else if (explode && named) {
      member = pair(label, member, varspec);
    }
    expansion += index ? separator + member : member;
  }
  return named && !explode ? pair(label, expansion, varspec) : expansion;
}

const IS_OBJECT = "is an object: pass a member of it, such as its id, or its own toString(), or JSON.stringify(x)";

/** "name=value"; of an empty value "name=", but "name" after ";" (`ifemp` of appendix A). */
function pair(label: string, text: string, { first }: OperatorRules): string {
  return text || first !== ";" ? `${label}=${text}` : label;
}

/** The first characters of a text (section 2.4.1). */
function prefixOf(text: string, varspec: Varspec): string {
  // To reject a lone surrogate, even in what is cut off.
  encode(text, varspec);
  // `{+x:n}` counts the triplets of a character as one: "%C3%A9x" has two.
  const characters = varspec.reserved ? (text.match(CHARACTER) ?? []) : [...text];
  return characters.slice(0, varspec.prefix).join("");
}

/** The triplets of one character in UTF-8, any other triplet, or a code point. */
const CHARACTER = /%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;

/* ---- guard (SPEC, "What ends a part of the url" and "Dot segments") ----
 *
 * No value leaves its place in a path, since each way out is closed:
 *
 *     a slash, "?" or "#" in it    is encoded. {+x} keeps all three: slashes are wanted, `rejectEnds` rejects the rest
 *     no value, or no text         "/users/" would be another place: `required` and `needsText`, in expansion
 *     dots, plain or encoded       `rejectPathChanges`, which decodes the finished path until nothing changes
 *     a NUL, tab or line break     likewise
 *     "//" at the start            `expandPath`; after the base "/", `expandUrl` in endpoint.ts. A tag encodes slashes
 *
 * Words take none of these ways: only what is `unsafe` is looked at. What is added to `readValue` or `expandPieces` has
 * to be added to `readOneText`, too, since a tag passes through neither.
 *
 * A gap: "/files{?v}/{id}" without v and id is "/files/". What follows `{?v}` is parsed as the query, where nothing is
 * required. (Without a v, the id's dots are rejected all the same.)
 */

/** @internal Expands a path and what comes after it, and rejects a value that leaves its place. */
export function expandGuarded({ pieces, keepsReserved }: ParsedTemplate, expandables: readonly Expandable[]): string {
  const written: Written[] = [];
  const expansion = expandPieces(pieces, expandables, written);
  if (written.length) {
    if (keepsReserved) rejectEnds(expansion, written);
    rejectPathChanges(expansion, written);
  }
  return expansion;
}

/**
 * What changes a decoded path:
 *
 *     /a/../b     a dot segment, "." or "..", to all servers; to some, "\\" is a slash
 *     /a/..;/b    to those that cut segments at ";" (Tomcat)
 *     /a/..?/b    to a client that is redirected to the decoded path (FastAPI), and parses it
 *     /a/..&/b    where a rewrite puts it into a query (Apache's "?q=$1")
 *     /a/.. /b    to those that end it at a space (uWSGI behind nginx's $uri), and to a client, which trims "/a/.. "
 *     /a/ ../b    to those that drop a space (Squid, likewise)
 *     ../b        the start counts as a slash, since a slash joins the path to a base
 *     \0, \t, \n  a NUL, where servers in C end the path (CivetWeb), and breaks, which a client drops
 *
 * Its end is only looked ahead at, since a slash may begin the next one.
 */
const PATH_CHANGE = /(?:^|[/\\])[\v\f ]*\.{1,2}(?=[\0-\x20/\\?#&;]|$)|[\0\t\n\r]/g;

/**
 * Measured: most paths are not decoded at all. Whatever `PATH_CHANGE` finds in a decoded path had one of these before: what
 * decodes twice, a NUL, a break, or a dot behind a slash or triplet.
 */
const MAY_CHANGE = /%(?:25|0[09ad])|(?:^|\/|%[\da-f]{2})(?:\.|%2e)/i;

const ASCII_TRIPLET = /%[0-7][\da-f]/gi;

/** Decodes the ASCII of a path until nothing changes, as a proxy and the server behind it may do in turn. */
function decodeFully(path: string): string {
  // Nearly always, once is enough. (A loop of it would take "%252525..." level by level.)
  const once = path.replace(ASCII_TRIPLET, decodeURIComponent);
  if (once.search(ASCII_TRIPLET) < 0) return once;
  const characters: string[] = [];
  for (const character of once) {
    characters.push(character);
    // One character for three: it may begin a triplet, as in "%252e", or end one, as in "%2%65".
    for (let start = characters.length - 3; characters[start] === "%"; start -= 2) {
      const code = characters[start + 1]! + characters[start + 2]!;
      if (!/[0-7][\da-f]/i.test(code)) break;
      characters.length = start;
      characters.push(String.fromCharCode(parseInt(code, 16)));
    }
  }
  return characters.join("");
}

/** Rejects a value that holds the url's first "?" or "#", or begins a second query. (The "#" of `{#x}` is not its value's.) */
function rejectEnds(url: string, written: readonly Written[]): void {
  const endOfPath = url.search(END_OF_PATH);
  const endOfQuery = `${url}#`.indexOf("#");
  for (const [culprit, text, start] of written) {
    const holds = (index: number): boolean => start <= index && index < start + text.length;
    if (holds(endOfPath)) failFor(culprit, `would end the path: encode its "?" and "#", or write ?{+${culprit.name}}`);
    if (holds(endOfQuery)) failFor(culprit, 'would end the query: encode its "#"');
    // "/x?{+a}" and "/x?b=1&{+a}" with "?c=1", such as `location.search`.
    const beginsPair = start === endOfPath + 1 || url[start - 1] === "&";
    if (text.startsWith("?") && beginsPair && start < endOfQuery) {
      failFor(culprit, 'would write a second "?": leave its own out');
    }
  }
}

/** Rejects a value if a word in its place would change the path less than it does. */
function rejectPathChanges(url: string, written: readonly Written[]): void {
  if (!MAY_CHANGE.test(url)) return;
  const count = changesOf(url);
  // Most often no value is at fault, and one comparison says so of all.
  if (!count || changesOf(url, written) >= count) return;
  // By halves: one by one, 2,000 values would take seconds.
  let suspects = written;
  while (suspects.length > 1) {
    const half = suspects.slice(0, suspects.length / 2);
    suspects = changesOf(url, half) < count ? half : suspects.slice(half.length);
  }
  const [culprit, text] = suspects[0]!;
  if (/[\t\n\r]/.test(decodeFully(text))) failFor(culprit, "has a tab or line break: remove it");
  failFor(culprit, "would change the path: validate it before the call");
}

/** How often the path of a url changes, with words in place of these values. */
function changesOf(url: string, values: readonly Written[] = []): number {
  let words = "";
  let end = 0;
  for (const [, text, start] of values) {
    words += `${url.slice(end, start)}v`;
    end = start + text.length;
  }
  const path = (words + url.slice(end)).replace(/[?#][^]*/, "");
  return decodeFully(path).match(PATH_CHANGE)?.length ?? 0;
}

/* ---- encoding (RFC 6570, section 1.5) ---- */

/** @internal Percent-encodes all but unreserved characters; if `reserved`, reserved ones and triplets stay as well. */
export function encode(text: string, culprit: Culprit, reserved = false): string {
  if (!(reserved ? OUTSIDE_URI : OUTSIDE_UNRESERVED).test(text)) return text;
  try {
    // `encodeURI` also encodes brackets and the "%" of triplets.
    if (reserved) return encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent);
    // `encodeURIComponent` leaves five. (The test first is quicker.)
    const encoded = encodeURIComponent(text);
    return /[!'()*]/.test(text) ? encoded.replace(/[!'()*]/g, tripletOf) : encoded;
  } catch {
    failFor(culprit, "is not Unicode: pass x.toWellFormed()");
  }
}

function tripletOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** RFC 3986, section 2.3. */
const OUTSIDE_UNRESERVED = /[^\w.~-]/;

/** Neither unreserved nor reserved (section 2.2), such as "%". */
const OUTSIDE_URI = /[^\w.~:/?#[\]@!$&'()*+,;=-]/;

/* ---- values ---- */

/** @internal `toJSON` and the getters of members run once, however often the variable stands in the url. */
export function readValue(value: unknown, variable: Varspec): Expandable {
  if (typeof value === "string") return value;
  const plain = afterToJSON(value, variable);
  if (Array.isArray(plain)) return readList(plain, variable);
  return isPlainRecord(plain) ? readObject(plain, variable) : readText(plain, variable);
}

function readOneText(value: unknown, culprit: Culprit): string {
  if (typeof value === "string" && value) return value;
  const plain = afterToJSON(value, culprit);
  if (Array.isArray(plain)) failFor(culprit, "is a list: expandPath takes one at {/x*} or {?x*}");
  const text = readText(plain, culprit);
  if (text === undefined || (text === "" && culprit.readAs === "path")) failFor(culprit, "needs a value");
  return text;
}

function readList(list: readonly unknown[], variable: Varspec): Several | undefined {
  const texts = readTexts(list, variable);
  // Otherwise "/tasks{/x*}" with [undefined, "close"] would be "/tasks/close".
  if (variable.readAs === "path" && texts.length < list.length) {
    failFor(variable, "needs a value for each item");
  }
  return texts.length ? { keys: undefined, texts } : undefined;
}

function readObject(object: PlainRecord, variable: Varspec): Several | undefined {
  // As dates and long numbers of packages have: without a star, that text may be meant.
  const hasCustomText = typeof object["toString"] === "function" && !String(object).startsWith("[object ");
  if (hasCustomText && !variable.explode) failFor(variable, IS_OBJECT);
  const keys: string[] = [];
  const texts: string[] = [];
  for (const [key, member] of Object.entries(object)) {
    const text = readMember(member, variable);
    if (text === undefined) continue;
    keys.push(key);
    texts.push(text);
  }
  return texts.length ? { keys, texts } : undefined;
}

/** @internal The texts of a list; `null` and `undefined` in it have none. */
export function readTexts(list: readonly unknown[], culprit: Culprit): string[] {
  const texts: string[] = [];
  for (const member of list) {
    const text = readMember(member, culprit);
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

function readMember(member: unknown, culprit: Culprit): string | undefined {
  return readText(afterToJSON(member, culprit), culprit);
}

/** @internal A date reads the same in url and JSON body. */
export function afterToJSON(value: unknown, culprit: Culprit): unknown {
  const toJSON = typeof value === "object" && (value as PlainRecord | null)?.["toJSON"];
  if (typeof toJSON !== "function") return value;
  // `new Date(NaN).toJSON()` is null, and no missing value.
  return toJSON.call(value) ?? failFor(culprit, "is an invalid date, or its toJSON gives null");
}

/** @internal `null` and `undefined` have no text; lists and objects are rejected. */
export function readText(value: unknown, culprit: Culprit): string | undefined {
  if (value === null || value === undefined) return undefined;
  // `JSON.parse("725653563933458432")` ends in "400": another id. (In a query, it may be a time in nanoseconds.)
  if (culprit.readAs && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    failFor(culprit, "may have lost digits: parse it as text");
  }
  const hasText = typeof value === "string" || typeof value === "boolean" || typeof value === "bigint";
  if (hasText || Number.isFinite(value)) return String(value);
  if (isThenable(value)) failFor(culprit, IS_PROMISE);
  failFor(culprit, isPlainRecord(value) ? IS_OBJECT : `needs text or a finite number, not ${describe(value)}`);
}

/** @internal */
export function isThenable(value: unknown): boolean {
  return typeof (value as { readonly then?: unknown } | null)?.then === "function";
}

/** @internal */
export const IS_PROMISE = "is a promise: await it first";

/** @internal A value in an error: a number as text, all else by its kind: "NaN", "[object Date]". */
export function describe(value: unknown): string {
  return typeof value === "number" ? String(value) : tagOf(value);
}

/* ---- objects ---- */

/** @internal An object whose tag is "Object": a plain one, or an instance of a class. */
export type PlainRecord = Record<string, unknown>;

/** @internal Promises of packages have this tag, too, and are no such object. */
export function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && tagOf(value) === "[object Object]" && !isThenable(value);
}

/** @internal The tag of a value, such as "[object Date]", which is the same in all realms. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** @internal */
export function owns(object: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/* ---- caches ---- */

/** Longer texts are not remembered. */
const LONGEST_KEY = 4096;

/** Characters in a cache. What is parsed of them takes some 10 MB. */
const CAPACITY = 100_000;

/** For each entry, in characters: even "/a" takes some 700 bytes. */
const ENTRY_COST = 10;

/** @internal A full cache is emptied. (Not remembered: `undefined`, by which bad texts would drive out good ones.) */
export function memoize<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const entries = new Map<string, Parsed>();
  let used = 0;
  const parseAndStore = (text: string): Parsed => {
    if (text.length > LONGEST_KEY) return parse(text);
    const key = internedCopy(text);
    const parsed = parse(key);
    if (parsed === undefined) return parsed;
    if (used > CAPACITY) {
      entries.clear();
      used = 0;
    }
    used += ENTRY_COST + key.length;
    entries.set(key, parsed);
    return parsed;
  };
  return (text) => entries.get(text) ?? parseAndStore(text);
}

/**
 * A property key: V8 compares it quickly with others, and it does not keep the longer text alive that it was cut from.
 * (Without `__proto__: null`, V8 would keep a shape for each, 60 MB in all.)
 */
function internedCopy(text: string): string {
  return Object.keys({ __proto__: null, [text]: 0 })[0]!;
}

/* ---- errors ---- */

/** @internal `error.code` tells this error from a client's `fetch failed`, which is a `TypeError`, too. */
export function fail(name: string, source: string, problem: string): never {
  const error = new TypeError(`"${printable(name)}" in "${printable(source)}" ${printable(problem)}`);
  throw Object.assign(error, { code: "ERR_ENDPOINT" });
}

/** @internal */
export function failFor({ name, source }: Culprit, problem: string): never {
  fail(name, source, problem);
}

/** What a name and a password may stand behind: "https://", "x:"; "//", "\\/". Clients drop white space in it. */
const START_OF_USER = /(\w\s*:[\\/]*|[\\/]\s*[\\/])[^]*/;

/**
 * For a log: "https://***@h.example/x", with controls encoded. A password may hold any character, so all up to the last
 * "@" may be one.
 */
function printable(text: string): string {
  const end = text.lastIndexOf("@") + 1;
  const masked = text.slice(0, end).replace(START_OF_USER, "$1***@") + text.slice(end);
  return masked.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
}

/* ---- types: names ---- */

/**
 * The placeholders of a route or template, each a variable after its operator:
 *
 *     "/users/{id}{?page,sort*}"   "id" | "?page" | "?sort*"
 *     "/users/:id?q={q}"           "id" | "?q"
 *     "/users/{id}?from={id}"      "id" | "?id"
 *
 * Of the latter two, the names of the path are read, and then all once more, as of a query: what fits "id" fits "?id".
 */
export type Placeholders<Text> = Text extends WithColonOrQuery
  ? VariablesIn<PathOf<Text>> | ColonNames<PathOf<Text>> | `?${NamesIn<Text>}`
  : VariablesIn<Text>;
type WithColonOrQuery = `${string}/:${string}` | `${string}${"?" | "#"}${string}{${string}`;
/* (Of "/:id{?p}" it is "/:id{", with no expression.) */
type PathOf<Text> = Before<"#", Before<"?", Text>>;

/** All names between braces. */
export type NamesIn<Text> = NameOf<VariablesIn<Text>>;
/* Only lists, as in "{?page,sort}", need `Variables`, which takes the compiler long. */
type VariablesIn<Text> = Text extends `${string},${string}` ? Variables<Expressions<Text>> : Expressions<Text>;

/* The text between braces: `"id" | "?page,sort*"`. */
type Expressions<Text> = Text extends `${string}{${infer Expression}}${infer Tail}`
  ? Expression | Expressions<Tail>
  : never;

/* `"?page" | "?sort*"` of `?page,sort*`. Each turn gives the operator to the next. (Tail-recursive by `Found`.) */
type Variables<Expression, Found = never> = Expression extends `${infer First},${infer Tail}`
  ? Variables<First extends `${infer Sign extends Operator}${string}` ? `${Sign}${Tail}` : Tail, Found | First>
  : Expression | Found;
export type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";

/* `sort` of `?sort*`. A `string` has none. */
type NameOf<Placeholder> = Placeholder extends Marked
  ? Placeholder extends `${infer _Sign extends Operator}${infer Text}`
    ? NameOf<Text>
    : Before<":", Before<"*", Placeholder>>
  : string extends Placeholder
    ? never
    : Placeholder;
/* Most names have no marks, and are not taken apart. */
type Marked = `${Operator}${string}` | `${string}${":" | "*"}${string}`;

/* Only after a slash: of "/:file.:type", only run time asks for the type (SPEC, Types). */
type ColonNames<Path> = Path extends `${string}/:${infer Tail}`
  ? ColonName<Before<"/", Tail>> | ColonNames<Tail>
  : never;
type ColonName<Text> = Text extends `${Digit}${string}` ? never : Exclude<BeforeMark<Text>, "">;
type BeforeMark<Text, Found extends string = ""> = Text extends `${infer Letter}${infer Tail}`
  ? Letter extends Mark
    ? Found
    : BeforeMark<Tail, `${Found}${Letter}`>
  : Found;
export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
/* What of ASCII may follow a name after a colon. */
type Mark =
  | (" " | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%")
  | ("{" | "}" | "[" | "]");

/** Text before the first `Stop`, or all of it. */
export type Before<Stop extends string, Text> = Text extends `${infer Head}${Stop}${string}` ? Head : Text;

/* ---- types: values ---- */

/** The value of a variable (RFC 6570, section 2.3): one text, a list, or an object of names and values. */
export type Value = PathValue | readonly unknown[] | PlainObject;

/** The value of `{id}` in a path: one text, or what JSON writes as one, such as a date. */
export type PathValue = string | number | bigint | boolean | WithToJSON;
type WithToJSON = { toJSON(): string | number | bigint | boolean };

/** An object of names and values: a literal, or an object of an interface or class (these have no index signature). */
export type PlainObject = ObjectLiteral | (object & OrdinaryObject);
interface ObjectLiteral {
  readonly [name: string]: unknown;
}
/** Not a list, `Map` or `Set`; not a function; not a promise or bytes. */
interface OrdinaryObject {
  readonly [Symbol.iterator]?: undefined;
  readonly [Symbol.hasInstance]?: undefined;
  readonly [Symbol.toStringTag]?: undefined;
}

/**
 * The values of a template's variables, none of them required: what `expand` takes, and what a wrapper hands on.
 *
 * @example
 * const toPath = <Template extends string>(template: Template, values: Values<Template>) =>
 *   expandPath(template, values);
 */
export type Values<Template = string> = PlainObject & ValueFor<NamesIn<Template>>;

/** What follows `template` in `expandPath`: any object, if the template is not known whole. */
export type PathArguments<Template> =
  IsSpelledOut<Template> extends true
    ? {} extends ValuesArgument<Placeholders<Template>>
      ? [values?: ValuesArgument<Placeholders<Template>>]
      : [values: ValuesArgument<Placeholders<Template>>]
    : [values?: PlainObject];
// Without a placeholder, a value is an error.
type ValuesArgument<Placeholder> = [Placeholder] extends [never]
  ? { readonly [name: string]: undefined }
  : PathValues<Placeholder>;
/* (Errors print this name.) */
type PathValues<Placeholder> = PlaceholderValues<Placeholder> & RequiredValues<RequiredNames<Placeholder>>;

/*
 * Nobody encodes a value that is part of the text already:
 *
 *                          IsSpelledOut   IsPattern   IsFilled
 *     "/users/{id}"        true           false       false
 *     string               false          false       false: only run time knows it
 *     `${string}/users`    false          true        false: the value may be a host, or a method
 *     `/users/${string}`   false          true        true: the value stands in the path
 *
 * As a key, a text that is spelled out is a member, any other an index signature: `{}` does not fit a required member,
 * and `SymbolsOnly` no index signature. Of a union, one such text is enough.
 */
export type IsSpelledOut<Text> = [{}] extends [{ readonly [Key in Text & string]: unknown }] ? false : true;
export type IsPattern<Text> = [SymbolsOnly] extends [{ readonly [Key in Text & string]?: true }]
  ? false
  : // `string`. And `any`: of a generic text, the compiler asks first what `any` gives, and takes that branch.
    string extends Text
    ? false
    : true;
/* (An empty interface would fit both.) */
interface SymbolsOnly {
  readonly [key: symbol]: true;
}
export type IsFilled<Text> = IsPattern<FromSlash<Text>>;
/* (Without its slash, it may be `string`. The first question is for `any`.) */
type FromSlash<Text> = string extends Text ? never : Text extends `${string}/${infer Path}` ? `/${Path}` : never;

/** Refuses a pattern, such as `/users/${id}`: what was put into it would not be encoded. */
// (See `IsPattern` for `any`.)
export type NoPattern<Template> =
  IsPattern<Template> extends true ? "write {name} in the template, and give its value" : Template;

/**
 * The values that placeholders take.
 *
 *     placeholder              value           required, by `RequiredNames`
 *     "id", "+id"              PathValue       yes
 *     "/page"                  PathValue|null
 *     "id*"                    Value|null      yes, so not null
 *     "?tags", "#x", "/page*"  Value|null
 */
// (One mapped type for all three would make each call dearer.)
export type PlaceholderValues<Placeholder> = TextFor<NameOf<Exclude<Placeholder, Segment | Composite>>> &
  TextOrNullFor<NameOf<Exclude<Extract<Placeholder, Segment>, Composite>>> &
  ValueFor<NameOf<Extract<Placeholder, Composite>>>;
type Segment = `/${string}`;
type Composite = `${Exclude<Operator, "+" | "/">}${string}` | `${string}*`;
type TextFor<Name> = { readonly [Each in Name & string]?: PathValue | undefined };
type TextOrNullFor<Name> = { readonly [Each in Name & string]?: PathValue | null | undefined };
export type ValueFor<Name> = { readonly [Each in Name & string]?: Value | null | undefined };

/** The names that need a value: those of no operator, or of `+`. */
export type RequiredNames<Placeholder> = NameOf<Exclude<Placeholder, `${Exclude<Operator, "+">}${string}`>>;
export type RequiredValues<Name> = { readonly [Each in Name & string]: {} };
