/*! tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Urls that hold: URI Templates (RFC 6570, level 4), and paths whose values stay in their places. This file needs no
 * other.
 *
 *     template -> parse -> pieces (literals and expressions) -> expand, with the texts of the values -> guard -> url
 *
 *     expand, expandPath, path   the public functions
 *     paths                      templates and tags of paths, and spellings of other routers
 *     guard                      rejects a value that leaves its place
 *     parsing                    takes a template apart (RFC 6570, section 2)
 *     expansion                  joins the pieces, with values in their places (section 3)
 *     encoding                   percent-encodes text (section 1.5)
 *     values                     converts a caller's values to text
 *     objects                    reads and writes own properties
 *     caches                     remember what was parsed
 *     errors                     makes every message, and masks credentials
 *     types                      tell the compiler which names a template holds, and what they take
 *
 * "SPEC" is tests/SPEC.md in the repository.
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
export function expand(template: unknown, values: unknown = {}): string {
  const { pieces, variables } = parsedTemplate(checkedTemplate(template));
  if (!isPlainRecord(values)) return failValues(values, template as string);
  // In the order of their slots.
  const texts: Expandable[] = [];
  for (const variable of variables.values()) {
    texts.push(owns(values, variable.name) ? readValue(values[variable.name], variable) : undefined);
  }
  return expandPieces(pieces, texts);
}

/**
 * Expands the template of a path with values that cannot leave their places: for `fetch` in a page, or to add to a base
 * by `+`. The template begins with one slash, and so does the result.
 *
 * In the path, `{x}` and `:x` need one text, and `{x*}` and `{/x*}` take a list. A key that the template does not write
 * is an error, so values add nothing to it. Otherwise values are those of `expand`.
 *
 * @throws TypeError that names the culprit and the template: a missing value, a value without a text, a dot segment, a
 * key without a placeholder, a malformed template.
 * @example
 * expandPath("/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] });
 * // "/users/a%2Fb/keys?page=2&tags=x"
 */
export function expandPath<Template extends string>(
  template: NoPattern<Template>,
  ...values: PathArguments<Template>
): string;
export function expandPath(template: unknown, values: unknown = {}): string {
  const path = parsedPath(checkedTemplate(template));
  const { source, variables } = path;
  if (!isPlainRecord(values)) return failValues(values, source);
  const texts = path.noValues.slice();
  for (const name in values) {
    if (!owns(values, name)) continue;
    const value = values[name];
    if (value === undefined) continue;
    const variable =
      variables.get(name) ?? fail(name, source, "has no placeholder: write it in the template, or leave it out");
    texts[variable.slot] = readValue(value, variable);
  }
  const expansion = expandGuarded(path, texts);
  // A second slash would make a host of what follows: "/{+x}" with "/evil.example", "/{?x}/y" without an x. (Behind any
  // other first literal there is none. `startsWith` makes one text of the joined parts, which costs a quarter more.)
  if (path.pieces[0] === "/" && expansion.startsWith("//")) {
    fail("template", source, "gives a path that begins with two slashes");
  }
  return expansion;
}

/**
 * A tag: builds a path, with what may be behind it, of values that cannot leave their places. Each value is one text,
 * in the query too, and has to be there. The text begins with one slash, and so does the result.
 *
 * @throws TypeError that names the culprit as `${1}`, and the text: a missing value, a list, an object, a dot segment.
 * @example
 * path`/users/${"a/b"}/keys?page=${2}`; // "/users/a%2Fb/keys?page=2"
 */
export function path(strings: TemplateStringsArray, ...values: readonly PathValue[]): string;
export function path(strings: unknown, ...values: readonly unknown[]): string {
  if (!isTemplateStrings(strings)) {
    // There is no template to quote, so the kind of the argument stands for it.
    return fail("path", describe(strings), "is a tag: write path`...` without parentheses");
  }
  const tag = parsedTag(strings);
  const texts = tag.noValues.slice();
  for (let slot = 0; slot < texts.length; slot++) {
    // Another tag may hand on too few values, and what is behind them would be read from `Array.prototype`.
    const value = slot < values.length ? values[slot] : undefined;
    texts[slot] =
      typeof value === "string" ? value : readTagValue(value, { name: `\${${slot + 1}}`, source: tag.source });
  }
  // No value can add a second slash: each is encoded, and in the path none is empty.
  return expandGuarded(tag, texts);
}

function checkedTemplate(template: unknown): string {
  return typeof template === "string" ? template : fail("template", describe(template), "has to be a string");
}

/** @internal Rejects what holds no values by their names. Pairs, such as those of a form, can be made an object. */
export function failValues(values: unknown, source: string, name = "values"): never {
  const arePairs = ["[object FormData]", "[object URLSearchParams]", "[object Map]"].includes(tagOf(values));
  const advice = arePairs ? `: write Object.fromEntries(${name}), which keeps the last of repeated names` : "";
  return fail(name, source, `has to be a plain object${advice}`);
}

/** The text of a value in a tag, which takes no list or object there, and has to have one. */
function readTagValue(value: unknown, culprit: Culprit): string {
  const text = readValue(value, culprit) ?? failFor(culprit, "needs a value");
  if (typeof text === "string") return text;
  return failFor(culprit, text.keys ? IS_OBJECT : 'is a list: write expandPath("/a{/x*}{?y*}", { x, y })');
}

/* ---- paths ---- */

/** @internal A template, and what is known of it without values. */
export interface ParsedTemplate {
  /** Literals and expressions; the first and the last are literals. */
  readonly pieces: readonly Piece[];
  readonly variables: ReadonlyMap<string, Variable>;
}

/** @internal A template of a path, and of what is behind it: query and fragment. */
export interface PathTemplate extends ParsedTemplate {
  /** The template or route as errors quote it. */
  readonly source: string;
  /** `undefined` for each slot; a call fills a copy. */
  readonly noValues: readonly Expandable[];
  /** Whether only a value with a dot could leave its place. */
  readonly isTame: boolean;
}

const parsedPath: (template: string) => PathTemplate = /* @__PURE__ */ memoize((template) => {
  rejectStart(template);
  rejectForeignSpellings(template, template);
  return parsePath(withBraces(template), { source: template, variables: new Map() });
});

/** @internal Parses a path, whose variables need values, and what is behind it. */
export function parsePath(template: string, scope: Scope): PathTemplate {
  const [path] = splitPath(template);
  const pieces = [...parseTemplate(path, scope, "path"), ...parseTemplate(template.slice(path.length), scope)];
  // "." and "%2e" may be half of a dot segment, `{+x}` keeps the triplets of its value (`{#x}` too, but it is behind
  // the path), and a prefix cuts ".a" to ".".
  return pathTemplate(pieces, scope, !/[.%]|\{\+|:\d/.test(template));
}

function pathTemplate(pieces: readonly Piece[], { source, variables }: Scope, isTame: boolean): PathTemplate {
  return { source, pieces, variables, noValues: [...variables].map(() => undefined), isTame };
}

/** The path of a url, and what is behind it: "/x{/y}{?z}" is "/x{/y}" and "{?z}". */
function splitPath(url: string): [path: string, rest: string] {
  const end = url.search(/\{?[?#]/);
  return end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
}

/** @internal "/:owner/:repo.git" is "/{owner}/{repo}.git"; a colon elsewhere is a colon. */
export function withBraces(url: string): string {
  const [path, rest] = splitPath(url);
  return path.replace(/(^|[/.]):([A-Za-z_]\w*)/g, "$1{$2}") + rest;
}

/** Rejects what is more or less than a path: "users/{id}", "{base}/x", "//evil.example/x", "https://h.example/x". */
function rejectStart(template: string): void {
  if (/^\/(?!\/)/.test(template)) return;
  const advice = template.includes("://") ? ': write "https://h.example" + the path' : "";
  fail("template", template, `has to begin with one slash${advice}`);
}

/** What routers and other templates write for placeholders, and the modifier of the expression to write instead. */
const FOREIGN_SPELLINGS: readonly (readonly [spelling: RegExp, modifier: "" | "*"])[] = [
  // "/users/${id}" in a string without backticks, which would send the dollar. (If one is meant, it is "%24{id}".)
  [/(?<spelling>\$\{(?<name>[\w%$.[\]-]+)\})/, ""],
  // At the end of a segment, "/:id?", "/:path*" and "/:path+". ("/users/:id?page=1" has a query.)
  [/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)\?)(?=\/|\{?[?#]|$)/, ""],
  [/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)[*+])(?=\/|\{?[?#]|$)/, "*"],
  // ":id(\\d+)"
  [/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\()/, ""],
  // "/{id?}"
  [/(?<spelling>\/?\{(?<name>[\w%$.[\]-]+)\?\})/, ""],
  // "/*path". ("/a/*" is a literal.)
  [/^[^?#]*(?<spelling>\/\*(?<name>[A-Za-z_]\w*))/, "*"],
  // "/{path+}", "/{path:path}", "/{path...}", "/{*path}" and "/{...path}".
  [/(?<spelling>\/?\{(?<name>[\w%$.[\]-]*[\w\]])(?:\+|:path|\.{3})\})/, "*"],
  [/(?<spelling>\/?\{(?:\*+|\.{3})(?<name>[\w%$.[\]-]+)\})/, "*"],
];

/** @internal Rejects such a spelling, which would be sent wrong, or fail without advice. */
export function rejectForeignSpellings(url: string, source: string): void {
  for (const [pattern, modifier] of FOREIGN_SPELLINGS) {
    const groups = pattern.exec(url)?.groups;
    if (!groups) continue;
    const { spelling, name } = groups;
    // Of a segment, the expression writes the slash, too: "/:id?" is `{/id}`.
    const slash = spelling!.startsWith("/") || url.startsWith(spelling!) ? "/" : "";
    fail(spelling!, source, `is no placeholder: write {${slash}${name}${modifier}}${modifier && " with a list"}`);
  }
}

/** By identity: two tags of the same text have an entry each. */
const parsedTags = /* @__PURE__ */ new WeakMap<TemplateStringsArray, PathTemplate>();

function parsedTag(strings: TemplateStringsArray): PathTemplate {
  let tag = parsedTags.get(strings);
  if (!tag) parsedTags.set(strings, (tag = parseTag(strings)));
  return tag;
}

function isTemplateStrings(value: unknown): value is TemplateStringsArray {
  return Array.isArray(value) && owns(value, "raw");
}

/**
 * Parses the strings of a tag: they are literals, and between them stand simple expressions of one name, such as
 * "${1}".
 */
function parseTag(strings: TemplateStringsArray): PathTemplate {
  // An escape that means nothing, such as "\u", has no text: its backslash stands for it, and is an error.
  const texts = strings.map((text) => (typeof text === "string" ? text : "\\"));
  const source = texts.reduce((before, text, index) => `${before}\${${index}}${text}`);
  rejectStart(source);
  rejectTextOfTag(texts, source);
  const scope: Scope = { source, variables: new Map() };
  const pieces: Piece[] = [];
  // In the path, values must not be empty.
  let place: Place | undefined = "path";
  texts.forEach((text, index) => {
    if (index) pieces.push([makeVarspec(`\${${index}}`, scope, "", undefined, place)]);
    pieces.push(parseLiteral(text, source));
    if (/[?#]/.test(text)) place = undefined;
  });
  return pathTemplate(pieces, scope, !/[.%]/.test(source));
}

/** Rejects what a tag takes for text, or for one name: "{id}", "/:id", and a value in the place of a whole query. */
function rejectTextOfTag(texts: readonly string[], source: string): void {
  const braces = texts.map((text) => /(\{[^{}]*\})/.exec(text)).find((match) => match);
  const placeholder = braces ?? /^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(source);
  if (placeholder) fail(placeholder[1]!, source, "is text in a tag: write ${value}");
  // Right behind "?", or behind "&" in a query, it would be one name, whatever "=" and "&" it holds. ("?${1}=" means
  // one.)
  const query = /^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(source);
  if (query) fail(query[1]!, source, "would be one name: join a query that is made already by +");
}

/* ---- guard (SPEC, What ends a part of the url, and Dot segments) ---- */

/** @internal Expands a path and what is behind it, and rejects a value that would change what is around its place. */
export function expandGuarded(path: PathTemplate, texts: readonly Expandable[]): string {
  const expansion = expandPieces(path.pieces, texts);
  // To leave its place, a value of a tame path needs a loose dot. In any other path, a value that leaves its place
  // makes a dot segment, or ends a part of the url. (To search each expansion would cost "GET /users/{id}" 1.4 times as
  // much.)
  if (path.isTame ? anyText(texts, hasLooseDot) : DOT_SEGMENT.test(expansion) || anyText(texts, hasEnd)) {
    rejectEscapes(path, texts, expansion);
  }
  return expansion;
}

/**
 * Whether any text passes, keys and members included. (A loop: with `some`, "GET /users/{id}" takes 6 % more; Node 24.)
 */
function anyText(texts: readonly Expandable[], passes: (text: string) => boolean): boolean {
  for (const text of texts) {
    if (typeof text === "string") {
      if (passes(text)) return true;
    } else if (text && (anyText(text.texts, passes) || text.keys?.some(passes))) return true;
  }
  return false;
}

/** Whether a text has a dot that no letter, digit or "_" follows: "..", "a.", but not "a.md". */
function hasLooseDot(text: string): boolean {
  return text.includes(".") && /\.(?!\w)/.test(text);
}

/** Whether a text has what ends a path or a query. */
function hasEnd(text: string): boolean {
  return /[?#]/.test(text);
}

/**
 * A dot segment as any server sees it: "." or "..", each dot plain or as "%2e", between slashes (plain or as "%2f") or
 * backslashes (always "%5c" in a url); a ";" ends it as well. "/a/.%2E/b" has one for all servers, "/a%2F..%2Fb" for
 * those that decode slashes before they resolve dots (nginx, Go), "/a/..;/b" for those that cut segments at ";"
 * (Tomcat). The start counts as a slash: in a route, a path that begins with a value is joined to its base by one.
 */
const DOT_SEGMENT = /(?<opening>^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;

/**
 * Rejects a value that ends the path or the query, or has a part in a dot segment of the path. What the route itself
 * spells passes.
 */
function rejectEscapes({ pieces }: PathTemplate, texts: readonly Expandable[], expansion: string): void {
  const endOfPath = expansion.search(/[?#]/);
  const endOfQuery = expansion.indexOf("#");
  const segments = beforeQuery(expansion).matchAll(new RegExp(DOT_SEGMENT, "gi"));
  let segment: RegExpMatchArray | undefined = segments.next().value;
  // Walks through values and dot segments together, both in the order of their positions.
  expandPieces(pieces, texts, (varspec, text, start) => {
    const end = start + text.length;
    // Only `{+x}` and `{#x}` leave these marks as they are.
    if (start <= endOfPath && endOfPath < end) {
      failFor(varspec, `would end the path: encode its "?" and "#", or write {?${varspec.name}}`);
    }
    if (start <= endOfQuery && endOfQuery < end) {
      failFor(varspec, `would end the query: encode its "#", or write {${varspec.name}}`);
    }
    // Those that end before this value are the route's own: no value has a part in them.
    while (segment && segment.index! + segment[0]!.length < start) segment = segments.next().value;
    if (!segment) return;
    const startOfDots = segment.index! + segment.groups!["opening"]!.length;
    // A value that only touches the dots has a part in them: "c/" opens them in "{+x}..", ";" ends them in "..{x}".
    if (startOfDots <= end) failFor(varspec, "makes a dot segment: reject such values");
  });
}

/* ---- parsing (RFC 6570, section 2) ---- */

/** @internal A literal, encoded already, or an expression: its varspecs. */
export type Piece = string | readonly Varspec[];

/** @internal Names a variable or parameter in an error, and the template or route that it is in. */
export interface Culprit {
  readonly name: string;
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

/** @internal Where values have to be there. */
export type Place = "host" | "path";

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

/** @internal A variable with its modifier (RFC 6570, section 2.4), under the rules of its expression's operator. */
export interface Varspec extends Variable, OperatorRules {
  /** The name as it is written out: "page%5Bsize%5D" for "page[size]". */
  readonly label: string;
  readonly explode: boolean;
  /** The number of characters to keep, or 0 for all. */
  readonly prefix: number;
  /** Whether a value has to be there: of `{x}` and `{+x}` in a host or path. */
  readonly required: boolean;
  /** Whether a value that is there has to have a text: the same, and of `{/x}`. */
  readonly needsText: boolean;
  /** Whether a list or an object is an error: in a path, where a text is needed, unless exploded. */
  readonly isOneText: boolean;
}

/** Parses a template, and rejects the names that only routes and paths may have. */
const parsedTemplate: (template: string) => ParsedTemplate = /* @__PURE__ */ memoize((template) => {
  const variables = new Map<string, Variable>();
  const pieces = parseTemplate(template, { source: template, variables });
  for (const name of variables.keys()) {
    if (/[-$[\]]/.test(name)) fail(name, template, "is not RFC 6570");
  }
  return { pieces, variables };
});

/** @internal Parses a template or a part of one, and registers its variables in the scope. */
export function parseTemplate(template: string, scope: Scope, place?: Place): Piece[] {
  // `split` by a group alternates literals and expressions: "/a/{b}/c" gives "/a/", "b" and "/c".
  return template
    .split(/\{([^{}]*)\}/)
    .map((text, index) => (index % 2 ? parseExpression(text, scope, place) : parseLiteral(text, scope.source)));
}

/** @internal Whether a piece is an expression. */
export function isExpression(piece: Piece): piece is readonly Varspec[] {
  return typeof piece !== "string";
}

/**
 * @internal Checks a literal by section 2.1 (with erratum 6937, which allows "'"), and encodes what a URI cannot hold
 * (section 3.1).
 */
export function parseLiteral(text: string, source: string): string {
  // Most literals need no encoding.
  if (!OUTSIDE_URI.test(text)) return text;
  // What a URI cannot hold is white space, `"`, "<", ">", "\", "^", "`", "{", "|", "}", all beyond ASCII, and a "%"
  // that starts no triplet. (The pattern is OUTSIDE_URI, but for triplets.)
  return text.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu, (character) => {
    // Rejects the ASCII among them, and what is neither `ucschar` nor `iprivate` (section 1.5): controls, surrogates,
    // specials (U+FFF0 to U+FFFD), tags and noncharacters. Anything else, such as "é", is encoded.
    const isForbidden =
      /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(character) ||
      character.codePointAt(0)! % 0x10000 >= 0xfffe;
    if (!isForbidden) return encodeURIComponent(character);
    return fail(
      character,
      source,
      /[{}]/.test(character) ? "belongs to no expression: encode it" : "has to be encoded",
    );
  });
}

/**
 * A name with an optional modifier: "page", "sort*", "q:30". The RFC allows letters, digits, "_", triplets, and single
 * dots between them (section 2.3). Routes and paths also allow hyphens ("api-version"), "$" ("$filter") and brackets
 * ("page[size]"). A dot or hyphens are always before one of the others, so the pattern has one way to match, and never
 * backtracks far.
 */
const VARSPEC = /^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;

/** Parses the text between braces: an operator and varspecs (sections 2.2 to 2.4). */
function parseExpression(expression: string, scope: Scope, place: Place | undefined): Varspec[] {
  // "?page,sort*" is the operator "?" and the varspecs "page" and "sort*". "{}" fails below, by its one empty varspec.
  const mark = expression.charAt(0);
  const operator = owns(OPERATORS, mark) ? (mark as Operator) : "";
  return expression
    .slice(operator.length)
    .split(",")
    .map((text) => {
      const { name, modifier } = VARSPEC.exec(text)?.groups ?? fail(`{${expression}}`, scope.source, "is not RFC 6570");
      return makeVarspec(name!, scope, operator, modifier, place);
    });
}

function makeVarspec(
  name: string,
  scope: Scope,
  operator: "" | Operator,
  modifier: string | undefined,
  place: Place | undefined,
): Varspec {
  const { first, separator, named, reserved } = OPERATORS[operator];
  const explode = modifier === "*";
  const needsText = place !== undefined && (first === "" || first === "/");
  return {
    name,
    source: scope.source,
    slot: register(name, scope),
    label: name.replace(/[$[\]]/g, encodeURIComponent),
    explode,
    prefix: modifier && !explode ? Number(modifier.slice(1)) : 0,
    required: needsText && first === "",
    needsText,
    isOneText: needsText && place === "path" && !explode,
    first,
    separator,
    named,
    reserved,
  };
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

/** @internal Called with each defined varspec, its expansion, and where that starts. */
export type Visitor = (varspec: Varspec, text: string, start: number) => void;

/** @internal Joins the pieces, with the values in their places. */
export function expandPieces(pieces: readonly Piece[], texts: readonly Expandable[], visit?: Visitor): string {
  let expansion = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      continue;
    }
    let isFirst = true;
    for (const varspec of piece) {
      const text = expandVarspec(varspec, texts[varspec.slot]);
      if (text === undefined) {
        if (varspec.required) failEmpty(varspec);
        continue;
      }
      if (text === "" && varspec.needsText) failEmpty(varspec);
      expansion += isFirst ? varspec.first : varspec.separator;
      isFirst = false;
      visit?.(varspec, text, expansion.length);
      expansion += text;
    }
  }
  return expansion;
}

/**
 * Without an id, "DELETE /users/{id}" would be sent to "/users/", and so would "DELETE /users{/id}" with an empty one.
 */
function failEmpty(varspec: Varspec): never {
  const { name, source, required } = varspec;
  // ":user-id" is the name "user" and the text "-id".
  const hyphenated = source.match(/:[A-Za-z_]\w*(?:-\w+)+/g)?.find((spelling) => spelling.startsWith(`:${name}-`));
  const advice = hyphenated ? `: write {${hyphenated.slice(1)}} for this name` : "";
  return failFor(varspec, required ? `needs a value${advice}` : "needs a value, or undefined");
}

/** Expands a varspec (section 3.2.1) without what its operator writes before it; `undefined` for an undefined value. */
function expandVarspec(varspec: Varspec, value: Expandable): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string") return expandSeveral(varspec, value);
  const text = encode(varspec.prefix ? prefixOf(value, varspec) : value, varspec, varspec.reserved);
  return varspec.named ? pair(varspec.label, text, varspec) : text;
}

/** Expands a list, "a,b", or an object, "lat,1"; exploded "tag=a&tag=b" and "lat=1". An empty one is undefined. */
function expandSeveral(varspec: Varspec, { keys, texts }: Several): string | undefined {
  const { explode, label, named, reserved } = varspec;
  const separator = explode ? varspec.separator : ",";
  let expansion: string | undefined;
  let isEmpty = true;
  // A plain loop, since `map` and `join` take twice as long (Node 20).
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index];
    if (text === undefined) continue;
    if (text || keys?.[index]) isEmpty = false;
    const name = keys ? encode(keys[index]!, varspec, reserved) : label;
    let member = encode(text, varspec, reserved);
    if (explode && (keys || named)) member = pair(name, member, varspec);
    else if (keys) member = `${name},${member}`;
    expansion = expansion === undefined ? member : expansion + separator + member;
  }
  if (expansion === undefined) return undefined;
  if (varspec.prefix) failFor(varspec, "has to be text for a prefix");
  if (varspec.isOneText) failFor(varspec, keys ? IS_OBJECT : adviceForList(varspec));
  // Segments without any text would be slashes alone, so they count as an empty text, which is an error.
  if (isEmpty && varspec.needsText && varspec.first === "/") return "";
  // Exploded, each member has a name already.
  return named && !explode ? pair(label, expansion, varspec) : expansion;
}

/** @internal The advice for an object where one text is wanted. */
export const IS_OBJECT = "is an object: give a member of it, such as its id";

/** Advice for a list: "{id*}" makes the url that "{id}" would make, save that "{/id*}" writes "/" for ",". */
function adviceForList({ name, first, reserved }: Varspec): string {
  return first === "/"
    ? `is a list: write {/${name}*} for segments`
    : `is a list: write {${reserved ? "+" : ""}${name}*}`;
}

/** Writes "name=value". An empty value gives "name=", but "name" after ";" (the column `ifemp` of appendix A). */
function pair(label: string, text: string, { first }: OperatorRules): string {
  return text || first !== ";" ? `${label}=${text}` : label;
}

/** The first characters of a text (section 2.4.1). */
function prefixOf(text: string, varspec: Varspec): string {
  // The part that is cut off has to be well-formed, too.
  if (/[\ud800-\udfff]/u.test(text)) failFor(varspec, "is not Unicode");
  // In `{+x:n}`, which keeps triplets, those of one character count as one: "%C3%A9x" has two characters.
  const characters = varspec.reserved ? (text.match(CHARACTER) ?? []) : [...text];
  return characters.slice(0, varspec.prefix).join("");
}

/** A triplet that leads in UTF-8 and those that follow it, any other triplet, or a code point. */
const CHARACTER = /%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;

/* ---- encoding (RFC 6570, section 1.5) ---- */

/**
 * @internal Percent-encodes a text, all but unreserved characters; if `reserved`, reserved ones and triplets stay as
 * well.
 */
export function encode(text: string, culprit: Culprit, reserved = false): string {
  // Most texts need no encoding, and a test takes half as long as `encodeURIComponent` (Node 20).
  if (!(reserved ? OUTSIDE_URI : OUTSIDE_UNRESERVED).test(text)) return text;
  try {
    // encodeURI also encodes brackets and the "%" of triplets, which are undone here.
    if (reserved) return encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent);
    // encodeURIComponent leaves five marks alone that are reserved. (The test takes a quarter of the time of a
    // replacement that finds nothing.)
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

/** @internal A value as text: one or several; `undefined` for none. */
export type Expandable = string | undefined | Several;

/** The texts of a list, or of an object by its keys; undefined members have none. */
export interface Several {
  readonly keys: readonly string[] | undefined;
  readonly texts: readonly (string | undefined)[];
}

/** @internal Converts a value to text. Getters and `toJSON` run once, however often the variable stands in the url. */
export function readValue(value: unknown, culprit: Culprit): Expandable {
  if (typeof value === "string") return value;
  const plain = afterToJSON(value, culprit);
  if (Array.isArray(plain)) return { keys: undefined, texts: readTexts(plain, culprit) };
  // `readText` rejects a thenable.
  if (!isPlainRecord(plain) || isThenable(plain)) return readText(plain, culprit);
  const keys = Object.keys(plain);
  return { keys, texts: keys.map((key) => readMember(plain[key], culprit)) };
}

/** @internal The texts of a list. */
export function readTexts(list: readonly unknown[], culprit: Culprit): (string | undefined)[] {
  const texts = [];
  for (const member of list) texts.push(readMember(member, culprit));
  return texts;
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

/** @internal A value in an error: a number as text, anything else by its kind alone: "NaN", "[object Date]". */
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
export function owns(object: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

/* ---- caches ---- */

/** Texts with more characters than this are not remembered. */
const LONGEST_KEY = 4096;

/**
 * The characters that a cache may hold, those of its keys and some for each entry. What is parsed of them takes 8 MB.
 */
const CAPACITY = 100_000;

/** What an entry counts beside its key, as so many characters: what is parsed of "/a" alone takes some 700 bytes. */
const ENTRY_COST = 10;

/** @internal Remembers what a parser makes of a text. A full cache is emptied. */
export function memoize<Parsed>(parse: (text: string) => Parsed): (text: string) => Parsed {
  const entries = new Map<string, Parsed>();
  let used = 0;
  const parseAndStore = (text: string): Parsed => {
    if (text.length > LONGEST_KEY) return parse(text);
    // `text` may be a slice, which keeps the longer text alive that it was cut from. A property's key is a copy, which
    // V8 interns: look-ups then compare by identity. (Without `__proto__: null`, V8 keeps a shape for each key, 60 MB
    // in all; Node 20.)
    const key = Object.keys({ __proto__: null, [text]: 0 })[0]!;
    const parsed = parse(key);
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

/** What begins an authority, in all spellings that `URL` takes: "://", ":\\", "https:", "//" at the start. */
const AUTHORITY_START = /:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):/;

/**
 * A host and port, and what ends these: "h.example:80/", "[::1]/", "{tenant}.example.com:{port}{/path}". A host may be
 * empty: otherwise "https:/" alone could pass for the start of "https://h.example/", and the rest for credentials.
 */
const HOST_AND_PORT = /(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#]/;

/** An authority that does not begin with a host, and all behind it. */
const CREDENTIALS = new RegExp(`(${AUTHORITY_START.source})(?!${HOST_AND_PORT.source})[^]*`, "i");

/**
 * Masks what may be a name and a password: "https://user:secret@h/x" gives "https://***@h/x". A password may hold a
 * "/", "?" or "#", so the mask goes up to the last "@", unless a host comes first: "https://unpkg.com/{pkg}@{version}"
 * stays.
 */
function withoutCredentials(text: string): string {
  const at = text.lastIndexOf("@");
  return at < 0 ? text : text.slice(0, at).replace(CREDENTIALS, "$1***") + text.slice(at);
}

/**
 * @internal A url without its query and fragment, which may hold secrets. (Credentials in the rest are masked by
 * `fail`.)
 */
export function withoutQuery(url: string): string {
  const shown = beforeQuery(url);
  // An "@" behind the first "?" or "#" may end a password. So unless a host comes first, only the scheme is shown:
  // "https://***".
  return url.slice(shown.length).includes("@") ? beforeQuery(url.replace(CREDENTIALS, "$1***")) : shown;
}

function beforeQuery(url: string): string {
  return url.replace(/[?#][^]*/, "");
}

/* ---- types: values ---- */

/** The value of a variable (RFC 6570, section 2.3): one text, a list, or an object of names and values. */
export type Value = PathValue | readonly unknown[] | PlainObject;

/** The value of `{id}` in a path: one text, or what JSON writes as one, such as a date. */
export type PathValue = string | number | bigint | boolean | WithToJSON;
// An object type without type parameters is an interface: of any other, the compiler makes a copy at each use of a
// generic type that holds it.
interface WithToJSON {
  toJSON(): string | number | bigint | boolean;
}

/**
 * An object of names and values: a literal, or of an interface or class; no list, function, promise, `Map` and the
 * like.
 */
export type PlainObject = ObjectLiteral | (object & NotSpecial);
interface ObjectLiteral {
  readonly [name: string]: unknown;
}
export interface NotSpecial {
  /** Of lists, `Map` and `Set`. */
  readonly [Symbol.iterator]?: undefined;
  /** Of functions. */
  readonly [Symbol.hasInstance]?: undefined;
  /** Of promises and bytes. */
  readonly [Symbol.toStringTag]?: undefined;
}

/** The values of a template's variables, as `expand` takes them; it does not look at other keys. */
export type Values<Template = string> = PlainObject & AnyFor<NamesIn<Template>>;

/** What `expandPath` takes behind a template: its values, which may be left out if none is required. */
export type PathArguments<Template> = [RequiredNames<Placeholders<Template>>] extends [never]
  ? [values?: PathValues<Placeholders<Template>>]
  : [values: PathValues<Placeholders<Template>>];
type PathValues<Placeholder> = [Placeholder] extends [never]
  ? { readonly [name: string]: undefined }
  : Takes<Placeholder> & Needs<RequiredNames<Placeholder>>;

/**
 * A text that is known in full: no pattern such as `/users/${string}`, nor a `string`. A value that is in it already
 * would not be encoded.
 */
export type NoPattern<Template> =
  IsPattern<Template> extends true ? "write {name} in the template, and its value beside it" : Template;

/** Whether text is not known whole, as `/users/${string}`: as a key, that is an index signature, which `{}` extends. */
export type IsPattern<Text> = {} extends { readonly [Key in Text & string]: unknown } ? true : false;

/**
 * The values that fill placeholders, but for `Others`: names that mean something else. In a path, a variable is one
 * text unless it is exploded; one whose operator writes a mark of its own may be left out. (Here and below, a mapped
 * type has no type parameter in its members, nor an `as`: the compiler would look into the members for each key of each
 * call.)
 */
export type Takes<Placeholder, Others = never> = TextFor<
  Exclude<NameOf<Exclude<Placeholder, Optional | Composite>>, Others>
> &
  OptionalTextFor<Exclude<NameOf<Exclude<Extract<Placeholder, Optional>, Composite>>, Others>> &
  AnyFor<Exclude<NameOf<Extract<Placeholder, Composite>>, Others>>;
type Optional = `${Exclude<Operator, "+">}${string}`;
/** What may be a list or an object, too: all that may be left out, save the segment of `{/x}`, and all exploded. */
type Composite = `${Exclude<Operator, "+" | "/">}${string}` | `${string}*`;
type TextFor<Name> = { readonly [Each in Name & string]?: PathValue | undefined };
type OptionalTextFor<Name> = { readonly [Each in Name & string]?: PathValue | null | undefined };
export type AnyFor<Name> = { readonly [Each in Name & string]?: Value | null | undefined };

/** The names that need a value, and that they have one. */
export type RequiredNames<Placeholder> = NameOf<Exclude<Placeholder, Optional>>;
export type Needs<Name> = { readonly [Each in Name & string]: {} };

/* ---- types: names ---- */

/**
 * The placeholders of a route or template, each a variable behind its operator: `"id" | "?page" | "?sort*"` of
 * `/users/{id}{?page,sort*}`. What is named only behind the first `?` or `#` is optional, as if it were `{?name}`.
 */
export type Placeholders<Text> = Text extends HasMore
  ? InPath<PathOf<Text>> | `?${Exclude<NamesIn<Text>, NameOf<InPath<PathOf<Text>>>>}`
  : Variables<Expressions<Text>>;
/** Braces behind a `?` or `#`, or a `:name`. All others go the short way. */
type HasMore = `${string}${`${"?" | "#"}${string}{` | "/:"}${string}`;
/** It may end in a lone "{", which begins no expression. */
type PathOf<Text> = Before<"#", Before<"?", Text>>;
type InPath<Path> = Variables<Expressions<Path>> | ColonNames<Path>;

/** All names between braces. */
export type NamesIn<Text> = NameOf<Variables<Expressions<Text>>> & string;

/** The expressions between braces: `"id" | "?page,sort*"`. */
type Expressions<Text> = Text extends `${string}{${infer Expression}}${infer Tail}`
  ? Expression | Expressions<Tail>
  : never;

/**
 * The variables of an expression: `"?page" | "?sort*"` of `?page,sort*`. (`Found` makes this a loop: lists may be
 * long.)
 */
type Variables<Expression, Found = never> = Expression extends `${infer First},${infer Tail}`
  ? Variables<First extends `${infer Sign extends Operator}${string}` ? `${Sign}${Tail}` : Tail, Found | First>
  : Expression | Found;
type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";

/** The name in a placeholder: `sort` of `?sort*`. Text that the compiler does not know names nothing. */
export type NameOf<Placeholder> = Placeholder extends Marked
  ? Placeholder extends `${infer _Sign extends Operator}${infer Text}`
    ? NameOf<Text>
    : Before<":", Before<"*", Placeholder>>
  : string extends Placeholder
    ? never
    : Placeholder;
type Marked = `${Operator}${string}` | `${string}${":" | "*"}${string}`;

/**
 * The names of `:name` behind a slash: letters, digits and `_`, with no digit first. Those behind a dot are not seen.
 */
type ColonNames<Path> = Path extends `${string}/:${infer Tail}`
  ? ColonName<Before<"/", Tail>> | ColonNames<Tail>
  : never;
type ColonName<Segment> = Segment extends `${Digit}${string}` ? never : Exclude<BeforeMark<Segment>, "">;
/** Text before the first mark. */
type BeforeMark<Text, Found extends string = ""> = Text extends `${infer Letter}${infer Tail}`
  ? Letter extends Mark
    ? Found
    : BeforeMark<Tail, `${Found}${Letter}`>
  : Found;
export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
/** The ASCII that a url may hold and no name behind a colon does. */
type Mark =
  | (" " | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%")
  | ("{" | "}" | "[" | "]");

/** Text before the first `Stop`, or all of it. */
type Before<Stop extends string, Text> = Text extends `${infer Head}${Stop}${string}` ? Head : Text;
