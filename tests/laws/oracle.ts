/**
 * What SPEC and RFC 6570 say of routes and values, told a second time for the laws to compare with: over routes
 * that are generated in pieces and never parsed, one character after the other, with nothing taken from the sources.
 *
 *     route                { method: "get", base: "https://h.example", full: true,
 *                            pieces: ["/a", { operator: "/", variables: [x, y], colon: false }] }
 *     values               { x: "b/é", y: null }
 *     expansion(...)       stretches: literal "/a", mark "/", value "b/é"; no reasons to reject it, nothing missing
 *     readsBack(url, ...)  whether the url is "https://h.example", then "/a", then "/", and then what decodes to "b/é"
 *
 * Where SPEC leaves something open, so does the oracle: it says "open", and either outcome will do.
 */

export interface Variable {
  readonly name: string;
  readonly explode: boolean;
  /** 0 for none. */
  readonly prefix: number;
}

export interface Expression {
  readonly operator: string;
  readonly variables: readonly Variable[];
  /** Spelled `:name`, where that is possible. */
  readonly colon: boolean;
}

/** A literal or an expression. */
export type Piece = string | Expression;

export interface Route {
  /** As spelled, or empty. */
  readonly method: string;
  /** The base, or scheme and authority of a full URL. */
  readonly base: string;
  /** Whether the base is spelled in the route. */
  readonly full: boolean;
  readonly pieces: readonly Piece[];
}

/** RFC 6570, appendix A. */
const OPERATORS: Record<
  string,
  { first: string; separator: string; named: boolean; ifEmpty: string; reserved: boolean }
> = {
  "": { first: "", separator: ",", named: false, ifEmpty: "", reserved: false },
  "+": { first: "", separator: ",", named: false, ifEmpty: "", reserved: true },
  ".": { first: ".", separator: ".", named: false, ifEmpty: "", reserved: false },
  "/": { first: "/", separator: "/", named: false, ifEmpty: "", reserved: false },
  ";": { first: ";", separator: ";", named: true, ifEmpty: "", reserved: false },
  "?": { first: "?", separator: "&", named: true, ifEmpty: "=", reserved: false },
  "&": { first: "&", separator: "&", named: true, ifEmpty: "=", reserved: false },
  "#": { first: "#", separator: ",", named: false, ifEmpty: "", reserved: true },
};

const UNRESERVED = new Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~");
const RESERVED = new Set(":/?#[]@!$&'()*+,;=");
const HEX = new Set("0123456789ABCDEFabcdef");

/* ---- values ---- */

/** An object of names and values, as SPEC, Values tells it from all others. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === "[object Object]";

/** What a value is to a template, `bad` if it takes none such. */
type Plain =
  | { kind: "none" }
  | { kind: "bad" }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "map"; members: [string, string][] };

export function hasLoneSurrogate(text: string): boolean {
  // Iteration pairs what can be paired.
  for (const character of text) {
    if (character.length === 1 && character >= "\ud800" && character <= "\udfff") return true;
  }
  return false;
}

/** What an object with `toJSON` says, which is asked no further. */
export const said = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "toJSON" in value ? (value as { toJSON(): unknown }).toJSON() : value;

/** The text of what is neither list nor map; `null` if it has none, `undefined` if it is undefined to a template. */
export function scalar(value: unknown): string | null | undefined {
  return value === undefined || value === null ? undefined : textOf(said(value));
}

function textOf(value: unknown): string | null {
  switch (typeof value) {
    case "string":
      return hasLoneSurrogate(value) ? null : value;
    case "number":
      return value - value === 0 ? `${value}` : null;
    case "bigint":
    case "boolean":
      return `${value}`;
    default:
      return null;
  }
}

export function plain(given: unknown): Plain {
  const value = said(given);
  if (Array.isArray(value)) {
    const items = value.map(scalar).filter((text) => text !== undefined);
    if (items.includes(null)) return { kind: "bad" };
    return items.length ? { kind: "list", items: items as string[] } : { kind: "none" };
  }
  if (isRecord(value)) {
    const members = Object.entries(value)
      .map(([key, member]) => [key, scalar(member)] as const)
      .filter(([, text]) => text !== undefined);
    if (members.some(([key, text]) => text === null || hasLoneSurrogate(key))) return { kind: "bad" };
    return members.length ? { kind: "map", members: members as [string, string][] } : { kind: "none" };
  }
  if (given === undefined || given === null) return { kind: "none" };
  const text = textOf(value);
  return text === null ? { kind: "bad" } : { kind: "text", text };
}

/** The length of what encodes one character at `index` in UTF-8 triplets, or of one triplet; 0 if there is none. */
function triplets(text: string, index: number): number {
  const byteAt = (at: number) =>
    text[at] === "%" && HEX.has(text[at + 1]!) && HEX.has(text[at + 2]!)
      ? parseInt(text.slice(at + 1, at + 3), 16)
      : -1;
  const first = byteAt(index);
  if (first < 0) return 0;
  // The first byte says how many follow.
  const more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf8 ? 3 : 0;
  for (let end = index + 3; end <= index + 3 * more; end += 3) {
    if (byteAt(end) < 0x80 || byteAt(end) >= 0xc0) return 3;
  }
  return 3 + 3 * more;
}

function prefixOf(text: string, count: number, reserved: boolean): string {
  let end = 0;
  for (let left = count; left > 0 && end < text.length; left--) {
    end += (reserved && triplets(text, end)) || (text.codePointAt(end)! > 0xffff ? 2 : 1);
  }
  return text.slice(0, end);
}

/* ---- expansion ---- */

/** A stretch of an expansion: literal text, what an operator puts in, or the text of a value before it is encoded. */
export interface Stretch {
  readonly kind: "literal" | "mark" | "value";
  readonly text: string;
  readonly reserved: boolean;
  /** How many expressions stand before a literal. */
  readonly run: number;
}

/** A name as it is written out: what a URI cannot hold there is encoded, and triplets stay. */
const written = (name: string): string => name.replace(/[$[\]]/g, encodeURIComponent);

const mark = (text: string): Stretch => ({ kind: "mark", text, reserved: false, run: 0 });

/** What a variable expands to; nothing if it is undefined. */
function expandVariable({ name, explode, prefix }: Variable, operator: string, value: Plain): Stretch[] | undefined {
  const { separator, named, ifEmpty, reserved } = OPERATORS[operator]!;
  const text = (text: string): Stretch => ({ kind: "value", text, reserved, run: 0 });
  const assigned = (left: Stretch, right: string): Stretch[] =>
    right !== "" ? [left, mark("="), text(right)] : [left, mark(named ? ifEmpty : "=")];
  const labelled = (stretches: Stretch[], isEmpty: boolean): Stretch[] => {
    if (!named) return stretches;
    return isEmpty ? [mark(written(name)), mark(ifEmpty)] : [mark(written(name)), mark("="), ...stretches];
  };
  const joined = (groups: Stretch[][], by: string): Stretch[] =>
    groups.flatMap((group, index) => (index ? [mark(by), ...group] : group));
  switch (value.kind) {
    case "none":
    case "bad":
      return undefined;
    case "text": {
      const shown = prefix ? prefixOf(value.text, prefix, reserved) : value.text;
      return labelled([text(shown)], shown === "");
    }
    case "list": {
      if (explode && named)
        return joined(
          value.items.map((item) => assigned(mark(written(name)), item)),
          separator,
        );
      const items = joined(
        value.items.map((item) => [text(item)]),
        explode ? separator : ",",
      );
      return explode ? items : labelled(items, value.items.join(",") === "");
    }
    case "map":
      if (explode)
        return joined(
          value.members.map(([key, member]) => assigned(text(key), member)),
          separator,
        );
      return labelled(
        joined(
          value.members.map(([key, member]) => [text(key), mark(","), text(member)]),
          ",",
        ),
        false,
      );
  }
}

interface Expansion {
  readonly stretches: Stretch[];
  /** What no template takes, in words, ... */
  readonly reasons: string[];
  /** ... and what a route needs besides. */
  readonly missing: string[];
}

export function expansion(pieces: readonly Piece[], values: Record<string, unknown>): Expansion {
  const stretches: Stretch[] = [];
  const reasons: string[] = [];
  const missing: string[] = [];
  let run = 0;
  let inPath = true;
  for (const piece of pieces) {
    if (typeof piece === "string") {
      stretches.push({ kind: "literal", text: piece, reserved: false, run });
      inPath &&= !piece.includes("?") && !piece.includes("#");
      continue;
    }
    run++;
    inPath &&= piece.operator !== "?" && piece.operator !== "#";
    const { first, separator } = OPERATORS[piece.operator]!;
    let lead = first;
    const texts: string[] = [];
    for (const variable of piece.variables) {
      const value = plain(Object.hasOwn(values, variable.name) ? values[variable.name] : undefined);
      if (value.kind === "bad") reasons.push(`${variable.name} has no text`);
      if (variable.prefix && (value.kind === "list" || value.kind === "map"))
        reasons.push(`${variable.name} has a prefix`);
      const part = expandVariable(variable, piece.operator, value);
      if ((piece.operator === "" || piece.operator === "+") && inPath && !part?.some(({ text }) => text))
        missing.push(`${variable.name} is required`);
      if (!part) continue;
      texts.push(...part.filter(({ kind }) => kind === "value").map(({ text }) => text));
      stretches.push(mark(lead), ...part);
      lead = separator;
    }
    if (piece.operator === "/" && inPath && texts.length && texts.every((text) => text === ""))
      missing.push("a segment is empty");
  }
  if (endsItsPart(stretches)) missing.push("a value ends the path or the query");
  return { stretches, reasons, missing };
}

/** Whether a value brings what begins the query or the fragment of a url, where that has not begun yet. */
export function endsItsPart(stretches: readonly Stretch[]): boolean {
  let ends = "?#";
  for (const stretch of stretches) {
    for (const character of encodedStretch(stretch)) {
      if (!ends.includes(character)) continue;
      if (stretch.kind === "value") return true;
      ends = character === "?" ? "#" : "";
    }
  }
  return false;
}

/* ---- dot segments (SPEC, Dot segments) ---- */

export const isDotSegment = (segment: string): boolean => {
  const dots = segment.split("%2e").join(".").split("%2E").join(".");
  return dots === "." || dots === "..";
};

/** Whether literals alone make a dot segment of the path, whatever the values. */
export const spellsDots = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => typeof piece === "string" && piece.split(/[/?#]/).some(isDotSegment));

/** A byte of a path as servers decode it; an empty value is a unit without a character. */
interface Unit {
  readonly character: string;
  /** Whether it stands in the url as itself, and not as a triplet. */
  readonly isPlain: boolean;
  readonly isValue: boolean;
}

/** The units of a text that is encoded already. */
function unitsOf(text: string, isValue: boolean): Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < text.length; index++) {
    const isPlain = text[index] !== "%";
    const character = isPlain ? text[index]! : String.fromCharCode(parseInt(text.slice(index + 1, index + 3), 16));
    units.push({ character, isPlain, isValue });
    if (!isPlain) index += 2;
  }
  return units.length || !isValue ? units : [{ character: "", isPlain: true, isValue }];
}

/** Units between two delimiters, these included: a value that holds one has a part in the segment. */
interface Stretched {
  readonly before: readonly Unit[];
  readonly units: readonly Unit[];
  readonly after: readonly Unit[];
  /** What a server cut off behind these. */
  readonly cut: readonly Unit[];
}

type IsDelimiter = (unit: Unit) => boolean;
const isSlash: IsDelimiter = ({ character }) => character === "/" || character === "\\";
const isPlainSlash: IsDelimiter = ({ character, isPlain }) => isPlain && character === "/";
const isSemicolon: IsDelimiter = ({ character }) => character === ";";
const isPlainSemicolon: IsDelimiter = (unit) => unit.isPlain && isSemicolon(unit);

/** The segments of a stretch, whose last one keeps what was cut off. */
function split({ before, units, after, cut }: Stretched, isDelimiter: IsDelimiter): Stretched[] {
  const segments: Stretched[] = [];
  let start = 0;
  let left = before;
  for (let end = 0; end < units.length; end++) {
    if (!isDelimiter(units[end]!)) continue;
    const delimiter = [units[end]!];
    segments.push({ before: left, units: units.slice(start, end), after: delimiter, cut: [] });
    left = delimiter;
    start = end + 1;
  }
  return [...segments, { before: left, units: units.slice(start), after, cut }];
}

/** A segment without what stands behind the first semicolon. */
function cutAt({ before, units, after, cut }: Stretched, isDelimiter: IsDelimiter): Stretched {
  const end = units.findIndex(isDelimiter);
  if (end < 0) return { before, units, after, cut };
  return { before, units: units.slice(0, end), after: [units[end]!], cut: [...units.slice(end + 1), ...after] };
}

/** How servers take a path apart before they resolve dot segments, once it is decoded: `\` is `/`. */
type Model = (path: Stretched) => Stretched[];

export const MODELS: Readonly<Record<string, Model>> = {
  "decoded once": (path) => split(path, isSlash),
  "parameters cut, then decoded": (path) =>
    split(path, isPlainSlash).flatMap((segment) => split(cutAt(segment, isPlainSemicolon), isSlash)),
  "decoded, then parameters cut": (path) => split(path, isSlash).map((segment) => cutAt(segment, isSemicolon)),
};

/** Cuts a path from what begins its query or fragment. */
function pathIn(units: readonly Unit[]): Stretched {
  const end = units.findIndex(({ character, isPlain }) => isPlain && (character === "?" || character === "#"));
  if (end < 0) return { before: [], units, after: [], cut: [] };
  return { before: [], units: units.slice(0, end), after: [units[end]!], cut: [] };
}

const textIn = ({ units }: Stretched): string => units.map(({ character }) => character).join("");
const hasValue = (units: readonly Unit[]): boolean => units.some(({ isValue }) => isValue);
const hasPart = ({ before, units, after }: Stretched): boolean => [before, units, after].some(hasValue);
/** Whether a value has a part in the segment, or in what is cut off it. */
const isSlot = (segment: Stretched): boolean => hasPart(segment) || hasValue(segment.cut);

/** Whether, for one of the servers, a value has a part in a dot segment: in its dots, or in what opens or ends it. */
export function makesDots(stretches: readonly Stretch[]): boolean {
  const path = pathIn(stretches.flatMap((stretch) => unitsOf(encodedStretch(stretch), stretch.kind === "value")));
  const isDots = (segment: Stretched) => [".", ".."].includes(textIn(segment));
  return Object.values(MODELS).some((model) => model(path).some((segment) => isDots(segment) && hasPart(segment)));
}

/** The segments of a path without dot segments; what is above it is left out. */
function resolved(segments: readonly string[]): string[] {
  const stack: string[] = [];
  for (const segment of segments) {
    if (segment === "..") stack.pop();
    else if (segment !== "" && segment !== ".") stack.push(segment);
  }
  return stack;
}

/**
 * Whether a server of this model finds the segments that the route spells in their places: those before the first slot's
 * own at the start, those behind the last one's at the end, and the others between them. Only what the route spells as
 * ".." may climb.
 */
export function keepsSegments(model: Model, url: string, route: Route, stretches: readonly Stretch[]): boolean {
  const units = stretches.flatMap((stretch) => unitsOf(encodedStretch(stretch), stretch.kind === "value"));
  const start = unitsOf(withoutOrigin(startOf(route, stretches.map(encodedStretch).join(""))), false);
  const segments = model(pathIn([...start, ...units]));
  const slots = segments.map(isSlot);
  const first = slots.includes(true) ? slots.indexOf(true) : segments.length;
  const last = slots.lastIndexOf(true);
  const texts = segments.map(textIn);
  const before = resolved(texts.slice(0, first));
  const after = resolved(texts.slice(Math.max(last + 1, first)));
  const made = resolved(model(pathIn(unitsOf(withoutOrigin(url), false))).map(textIn));

  const climbs = segments.slice(first).filter((segment) => textIn(segment) === ".." && !hasPart(segment)).length;
  const kept = before.slice(0, Math.max(before.length - climbs, 0));
  if (!kept.every((text, index) => made[index] === text)) return false;
  if (!after.every((text, index) => made[made.length - after.length + index] === text)) return false;
  if (climbs) return true;
  const between = resolved(texts.slice(first, last + 1).filter((_text, index) => !slots[first + index]));
  const left = made.slice(before.length, made.length - after.length);
  return (
    made.length >= before.length + after.length &&
    between.every((text) => {
      const at = left.indexOf(text);
      return at >= 0 && left.splice(0, at + 1).length > 0;
    })
  );
}

/** What stands behind scheme and authority. */
function withoutOrigin(url: string): string {
  const rest = url.slice(url.indexOf("://") + 3);
  let end = 0;
  while (end < rest.length && !"/?#".includes(rest[end]!)) end++;
  return rest.slice(end);
}

/**
 * Whether a route is spelled as routers and template strings are: "*a" behind a slash, ":a*", ":a+" or ":a?" at the end
 * of a segment, ":a(", or "${a}".
 */
export function spellsRouter(spelled: string): boolean {
  const url = spelled.slice(spelled.lastIndexOf(" ") + 1);
  for (let index = url.indexOf("${"); index >= 0; index = url.indexOf("${", index + 1)) {
    const name = url.slice(index + 2, url.indexOf("}", index));
    if (
      name &&
      consistsOf(name, (character) => (UNRESERVED.has(character) && character !== "~") || "$[]%".includes(character))
    )
      return true;
  }
  for (let index = 0; index < url.length && !"?#".includes(url[index]!); index++) {
    const before = url[index - 1] ?? "/";
    let end = index + 1;
    while (UNRESERVED.has(url[end] ?? "") && !"-.~".includes(url[end]!)) end++;
    if (end === index + 1 || isDigit(url[index + 1]!)) continue;
    if (url[index] === "*" && before === "/" && index > 0) return true;
    if (url[index] !== ":" || !"/.".includes(before)) continue;
    const rest = url.slice(end + 1);
    const starts = (...marks: string[]) => rest === "" || marks.some((mark) => rest.startsWith(mark));
    if (url[end] === "(" || (url[end] === "?" && starts("/"))) return true;
    if ((url[end] === "*" || url[end] === "+") && starts("/", "?", "#", "{?", "{#")) return true;
  }
  return false;
}

/* ---- addresses ---- */

const SUBDELIMS = new Set("!$&'()*+,;=");
const consistsOf = (text: string, fits: (character: string) => boolean): boolean => [...text].every(fits);
const isDigit = (character: string): boolean => character >= "0" && character <= "9";
const isNameCharacter = (character: string): boolean =>
  UNRESERVED.has(character) || SUBDELIMS.has(character) || character === "%";

/** Whether RFC 3986 and RFC 9110, which wants a host, allow this authority. */
function isAuthority(text: string): boolean {
  const at = text.lastIndexOf("@");
  const user = text.slice(0, Math.max(at, 0));
  const rest = text.slice(at + 1);
  const bracket = rest.lastIndexOf("]") + 1;
  const colon = rest.indexOf(":", bracket);
  const host = colon < 0 ? rest : rest.slice(0, colon);
  const port = colon < 0 ? "" : rest.slice(colon + 1);
  const isHost = bracket
    ? host[0] === "[" &&
      bracket === host.length &&
      consistsOf(host.slice(1, -1), (character) => HEX.has(character) || ":.".includes(character))
    : host !== "" && consistsOf(host, isNameCharacter);
  return (
    consistsOf(user, (character) => isNameCharacter(character) || character === ":") &&
    isHost &&
    consistsOf(port, isDigit)
  );
}

/** What an error quotes of a url or route in any case: what stands behind its method, a user name and a password. */
export function withoutUser(spelled: string): string {
  const scheme = spelled.indexOf("://");
  const url = spelled.slice(spelled.indexOf(" ") + 1);
  // Behind two slashes, there may be one as well.
  if (scheme < 0) return url.startsWith("//") ? url.slice(url.lastIndexOf("@") + 1) : url;
  const start = scheme + 3;
  let end = start;
  while (end < spelled.length && !"/?#".includes(spelled[end]!)) end++;
  const at = spelled.slice(start, end).lastIndexOf("@");
  const [host = "", port = "", ...more] = spelled.slice(start + at + 1, end).split(":");
  // Names in braces are a port as well.
  const isPort = port.split("{").every((part, index) => {
    const close = part.indexOf("}");
    return index > 0 === close >= 0 && consistsOf(part.slice(close + 1), isDigit);
  });
  const isHost = consistsOf(host, (character) => UNRESERVED.has(character) || "{}".includes(character));
  // Where a user name or a password may stand, all is masked up to the last "@".
  const user = at < 0 && isHost && isPort && !more.length ? -1 : spelled.lastIndexOf("@");
  return spelled.slice(Math.max(user + 1, start));
}

/** Whether a request can be sent there at all. */
export function parses(url: string): boolean {
  try {
    return !!new URL(url).host;
  } catch {
    return false;
  }
}

/**
 * Whether a value is an absolute http(s) URL without query, fragment and braces. It is open where the platform's URL
 * parser takes what is against the grammar of RFC 3986, as with `http://é.example`.
 */
export function isBaseUrl(value: unknown): boolean | "open" {
  const text = said(value);
  if (typeof text !== "string" || hasLoneSurrogate(text)) return false;
  const scheme = text.slice(0, text.indexOf("://")).toLowerCase();
  if (scheme !== "http" && scheme !== "https") return false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character <= " " || '?#{}"<>\\^`|\x7f'.includes(character)) return false;
    if (character === "%" && !triplets(text, index)) return false;
  }
  if (!parses(text)) return false;
  const isAscii = consistsOf(text, (character) => character <= "\x7f");
  return isAscii && isAuthority(text.slice(scheme.length + 3).split("/")[0]!) ? true : "open";
}

/** Whether what a name in the authority expands to is letters, digits and hyphens. */
export const isLabel = (text: string): boolean =>
  text !== "" && consistsOf(text, (character) => UNRESERVED.has(character) && !"._~".includes(character));

/* ---- methods, headers, bodies ---- */

const TOKEN = new Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`|~");

/** Whether a text is a token (RFC 9110, section 5.6.2). */
export const isToken = (text: string): boolean => text !== "" && consistsOf(text, (character) => TOKEN.has(character));

/** Whether a body is JSON and not what a client sends in its own way. */
export const isJson = (body: unknown): boolean =>
  Array.isArray(body) ||
  typeof body === "number" ||
  typeof body === "boolean" ||
  (isRecord(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body));

/** An item of the accept header: `application/vnd.<vendor>.<version>.<param>+json;q=1`, or any other. */
export type Item =
  | string
  | {
      readonly vendor: string;
      readonly version: string;
      readonly param: string;
      readonly suffix: string;
      readonly parameters: string;
    };

export function spellItem(item: Item): string {
  if (typeof item === "string") return item;
  const { vendor, version, param, suffix, parameters } = item;
  return ["application/vnd", vendor, version, param].filter(Boolean).join(".") + suffix + parameters;
}

/** What a format and previews make of an item. */
export function amended(item: Item, format: string, previews: readonly string[]): string[] {
  if (typeof item === "string" || (!format && !previews.length)) return [spellItem(item)];
  const params = previews.map((preview) => (preview.endsWith("-preview") ? preview : `${preview}-preview`));
  if (item.param.endsWith("-preview")) params.unshift(item.param);
  const suffix = format ? `.${format}` : item.suffix;
  if (!params.length) return [spellItem({ ...item, param: "", suffix })];
  return [...new Set(params)].map((param) => spellItem({ ...item, version: "", param, suffix }));
}

/* ---- the url, read back ---- */

const ENCODER = new TextEncoder();

/** A literal with what a URI cannot hold encoded. */
function encodedLiteral(text: string): string {
  let encoded = "";
  for (const character of text) {
    if (character <= "\x7f") encoded += character;
    else for (const byte of ENCODER.encode(character)) encoded += `%${byte.toString(16).toUpperCase()}`;
  }
  return encoded;
}

/** A stretch as it stands in a url. */
function encodedStretch({ kind, text, reserved }: Stretch): string {
  if (kind !== "value") return encodedLiteral(text);
  let encoded = "";
  let index = 0;
  for (const character of text) {
    const stays = UNRESERVED.has(character) || (reserved && (RESERVED.has(character) || triplets(text, index) > 0));
    if (stays) encoded += character;
    else
      for (const byte of ENCODER.encode(character)) encoded += `%${(256 + byte).toString(16).slice(1).toUpperCase()}`;
    index += character.length;
  }
  return encoded;
}

/** The length of an encoded character, by its number of bytes in UTF-8. */
const encodedLength = (character: string): number => 3 * ENCODER.encode(character).length;

/** Reads a value at `start` and returns its end, or -1 if another value stands there. */
function readValue(url: string, start: number, { text, reserved }: Stretch): number {
  let at = start;
  for (let index = 0; index < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(index)!);
    const kept = reserved && triplets(text, index) ? text.slice(index, index + 3) : character;
    if (kept.length === 3 || UNRESERVED.has(kept) || (reserved && RESERVED.has(kept))) {
      if (!url.startsWith(kept, at)) return -1;
      at += kept.length;
    } else {
      const end = at + encodedLength(kept);
      if (url[at] !== "%" || decodeURIComponent(url.slice(at, end)) !== kept) return -1;
      at = end;
    }
    index += kept.length;
  }
  return at;
}

/** What stands before the expansion `text`: the base, and one slash at the seam, but none before query and fragment. */
function startOf({ base, full }: Route, text: string): string {
  if (full) return encodedLiteral(base) + (text && !"/?#".includes(text[0]!) ? "/" : "");
  let end = base.length;
  while (base[end - 1] === "/") end--;
  const start = encodedLiteral(base.slice(0, end));
  if (text && !"?#".includes(text[0]!)) return text[0] === "/" ? start : `${start}/`;
  return end < base.length ? `${start}/` : start;
}

/** Whether the url is the base and these stretches, each encoded in its place. */
export function readsBack(url: string, route: Route, stretches: readonly Stretch[]): boolean {
  return readsFrom(url, startOf(route, stretches.map(encodedStretch).join("")), stretches);
}

export function readsFrom(url: string, start: string, stretches: readonly Stretch[]): boolean {
  let at = url.startsWith(start) ? start.length : -1;
  for (const stretch of stretches) {
    if (at < 0) return false;
    if (stretch.kind === "value") at = readValue(url, at, stretch);
    else {
      const text = encodedLiteral(stretch.text);
      at = url.startsWith(text, at) ? at + text.length : -1;
    }
  }
  return at === url.length;
}

/** The route's pieces as they are joined: of the slashes at the seam, one counts. */
export function joinedPieces({ full, pieces }: Route): readonly Piece[] {
  const [first, ...others] = pieces;
  if (full || typeof first !== "string") return pieces;
  let slashes = 0;
  while (first[slashes] === "/") slashes++;
  return slashes > 1 ? [first.slice(slashes - 1), ...others] : pieces;
}

/** The url with each value that is not empty put as `v`: what the route itself spells. */
export function tameUrl(route: Route, stretches: readonly Stretch[]): string {
  const text = stretches.map((stretch) => (stretch.kind === "value" ? stretch.text && "v" : stretch.text)).join("");
  return startOf(route, text) + text;
}

/** The route as an API description spells it. */
export function spell({ method, base, full, pieces }: Route): string {
  let url = full ? base : "";
  const start = url.length;
  let inPath = true;
  pieces.forEach((piece, index) => {
    if (typeof piece === "string") {
      url += piece;
      inPath &&= !/[?#]/.test(piece);
      return;
    }
    const { operator, variables, colon } = piece;
    inPath &&= !"?#".includes(operator || "-");
    const names = variables.map(({ name, explode, prefix }) => name + (explode ? "*" : prefix ? `:${prefix}` : ""));
    const opened = url.length === start ? !full : "/.".includes(url[url.length - 1]!);
    const next = pieces[index + 1];
    const ended = typeof next !== "string" || !/^\w/.test(next);
    const isName = operator === "" && names.length === 1 && /^[A-Za-z_]\w*$/.test(names[0]!);
    url += colon && inPath && opened && ended && isName ? `:${names[0]}` : `{${operator}${names.join()}}`;
  });
  return method ? `${method} ${url}` : url;
}
