/**
 * What SPEC and RFC 6570 say of routes and values, told a second time for the laws to compare with: over routes
 * that are generated in pieces and never parsed, with nothing taken from the sources.
 *
 *     route                { method: "get", base: "https://h.example", full: true,
 *                            pieces: ["/a", { operator: "/", variables: [x, y], colon: false }] }
 *     values               { x: "b/é", y: null }
 *     expansion(...)       stretches: literal "/a", mark "/", value "b/é"; no reasons to reject it, nothing missing
 *     urlOf(...)           "https://h.example/a/b%2F%C3%A9"
 *
 * Where SPEC leaves something open, so does the oracle: it says "open", and either outcome will do.
 */

import { URL as StandardUrl } from "whatwg-url";

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

/* ---- values ---- */

/** An object of names and values, as SPEC, Values tells it from all others. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === "[object Object]";

/** What a value is to a template: `undefined` if it expands to nothing, `null` if no template takes it. */
type Plain = string | readonly string[] | ReadonlyMap<string, string> | undefined | null;

export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);

/** What an object with `toJSON` says, which is asked no further. */
export const said = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "toJSON" in value ? (value as { toJSON(): unknown }).toJSON() : value;

/** The text of what is neither list nor map. */
function textOf(value: unknown): string | null {
  const hasText = ["string", "bigint", "boolean"].includes(typeof value) || Number.isFinite(value);
  return hasText && !hasLoneSurrogate(String(value)) ? String(value) : null;
}

const member = (value: unknown) => (value === undefined || value === null ? undefined : textOf(said(value)));

export function plain(given: unknown): Plain {
  if (given === undefined || given === null) return undefined;
  const value = said(given);
  if (Array.isArray(value)) {
    const items = value.map(member).filter((text) => text !== undefined);
    if (items.includes(null)) return null;
    return items.length ? (items as string[]) : undefined;
  }
  if (!isRecord(value)) return textOf(value);
  const members = Object.entries(value)
    .map(([key, value]) => [key, member(value)] as const)
    .filter(([, text]) => text !== undefined);
  if (members.some(([key, text]) => text === null || hasLoneSurrogate(key))) return null;
  return members.length ? new Map(members as [string, string][]) : undefined;
}

/** The length of the triplets at `index` that are one character in UTF-8, or of one triplet; 0 if there is none. */
function triplets(text: string, index: number): number {
  const [run] = /^(?:%[\da-f]{2})*/i.exec(text.slice(index))!;
  for (let end = 3; end <= run.length; end += 3) {
    try {
      decodeURIComponent(run.slice(0, end));
      return end;
    } catch {
      // It has further triplets. (What is no UTF-8 at all is not drawn.)
    }
  }
  return Math.min(run.length, 3);
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
interface Stretch {
  readonly kind: "literal" | "mark" | "value";
  readonly text: string;
  readonly reserved: boolean;
}

const mark = (text: string): Stretch => ({ kind: "mark", text, reserved: false });

const joined = (by: string, groups: readonly Stretch[][]): Stretch[] =>
  groups.flatMap((group, index) => (index ? [mark(by), ...group] : group));

/** What a variable with a value expands to, but for what its operator writes before it. */
function expandVariable(
  { name, explode, prefix }: Variable,
  operator: string,
  value: NonNullable<Plain>,
): readonly Stretch[] {
  const { separator, named, ifEmpty, reserved } = OPERATORS[operator]!;
  const text = (text: string): Stretch => ({ kind: "value", text, reserved });
  const pair = (left: Stretch, right: string): Stretch[] =>
    right === "" ? [left, mark(named ? ifEmpty : "=")] : [left, mark("="), text(right)];
  // What a URI cannot hold is encoded in a name, and triplets stay.
  const label = mark(name.replace(/[$[\]]/g, encodeURIComponent));
  if (typeof value === "string") {
    const shown = prefix ? prefixOf(value, prefix, reserved) : value;
    return named ? pair(label, shown) : [text(shown)];
  }
  const by = explode ? separator : ",";
  if (value instanceof Map) {
    const members = [...value].map(([key, member]) =>
      explode ? pair(text(key), member) : [text(key), mark(","), text(member)],
    );
    return named && !explode ? [label, mark("="), ...joined(by, members)] : joined(by, members);
  }
  const items = value as readonly string[];
  if (named && explode)
    return joined(
      by,
      items.map((item) => pair(label, item)),
    );
  if (named && items.join() === "") return [label, mark(ifEmpty)];
  const texts = joined(
    by,
    items.map((item) => [text(item)]),
  );
  return named ? [label, mark("="), ...texts] : texts;
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
  let part: Part = "path";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      stretches.push({ kind: "literal", text: piece, reserved: false });
      part = partBehind(part, piece);
      continue;
    }
    if (part === "query" && piece.operator === "?") missing.push("a second question mark");
    part = partBehind(part, piece.operator);
    const inPath = part === "path";
    const { first, separator } = OPERATORS[piece.operator]!;
    let lead = first;
    for (const variable of piece.variables) {
      const value = plain(Object.hasOwn(values, variable.name) ? values[variable.name] : undefined);
      if (value === null) reasons.push(`${variable.name} has no text`);
      // In a path, `{x}` is one text, and `{x*}` is several.
      const isOne = inPath && !variable.explode && ["", "+", "/"].includes(piece.operator);
      if (isOne && typeof value === "object") missing.push(`${variable.name} is several`);
      if (variable.prefix && typeof value === "object" && value) reasons.push(`${variable.name} has a prefix`);
      const part = value === null || value === undefined ? undefined : expandVariable(variable, piece.operator, value);
      if ((piece.operator === "" || piece.operator === "+") && inPath && !part?.some(({ text }) => text))
        missing.push(`${variable.name} is required`);
      if (!part) continue;
      const texts = part.filter(({ kind }) => kind === "value").map(({ text }) => text);
      if (piece.operator === "/" && inPath && texts.every((text) => text === "")) missing.push("a segment is empty");
      stretches.push(mark(lead), ...part);
      lead = separator;
    }
  }
  if (endsItsPart(stretches)) missing.push("a value ends the path or the query");
  return { stretches, reasons, missing };
}

type Part = "path" | "query" | "fragment";

/** The part of the url that a route is in behind a literal or an operator. */
function partBehind(part: Part, text: string): Part {
  for (const character of text) {
    if (character === "#") part = "fragment";
    else if (character === "?" && part === "path") part = "query";
  }
  return part;
}

/** Whether a value brings what begins the query or the fragment of a url, where that has not begun yet. */
function endsItsPart(stretches: readonly Stretch[]): boolean {
  let ends = "?#";
  for (const stretch of stretches) {
    for (const character of encoded(stretch)) {
      if (!ends.includes(character)) continue;
      if (stretch.kind === "value") return true;
      ends = character === "?" ? "#" : "";
    }
  }
  return false;
}

/* ---- dot segments (SPEC, Dot segments) ---- */

/** A text as servers decode it, byte by byte. */
const decoded = (text: string): string =>
  text.replace(/%([\dA-Fa-f]{2})/g, (_triplet, code: string) => String.fromCharCode(parseInt(code, 16)));

/** What stands before query and fragment. */
export const pathIn = (text: string): string => text.replace(/[?#].*/s, "");

/** Whether a value has a part in a dot segment of the decoded path: in its dots, or in what opens or ends it. */
export function makesDots(stretches: readonly Stretch[]): boolean {
  let path = "";
  const slots: [start: number, end: number][] = [];
  for (const stretch of stretches) {
    const text = encoded(stretch);
    const start = path.length;
    path += decoded(pathIn(text));
    if (stretch.kind === "value") slots.push([start, path.length]);
    if (/[?#]/.test(text)) break;
  }
  return [...path.matchAll(/(?<=^|[/\\])\.{1,2}(?=[/\\;]|$)/g)].some(({ index, 0: dots }) =>
    slots.some(([start, end]) => start <= index + dots.length && end >= index),
  );
}

/* ---- addresses ---- */

/** What an error quotes of a url or route in any case: what stands behind its method, a user name and a password. */
export const withoutUser = (spelled: string): string =>
  spelled.slice(Math.max(spelled.indexOf(" "), spelled.lastIndexOf("@")) + 1);

/** An http(s) URL without query, fragment and braces, as far as its characters tell. */
const URL_TEXT = /^https?:\/\/(?!\/)(?:[\w.~:/[\]@!$&'()*+,;=-]|%[\da-f]{2}|[^\0-\x7f])+$/i;

/** Whether a value is an absolute http(s) URL; with letters beyond ASCII, that is for the platform to say. */
export function isBaseUrl(value: unknown): boolean | "open" {
  const text = said(value);
  if (typeof text !== "string" || hasLoneSurrogate(text) || !URL_TEXT.test(text)) return false;
  try {
    new URL(text);
  } catch {
    return false;
  }
  return /^[\0-\x7f]*$/.test(text) || "open";
}

/** Whether what a name in the authority expands to is letters, digits and hyphens. */
export const isLabel = (text: string): boolean => /^[a-z\d-]+$/i.test(text);

/* ---- methods, headers, bodies ---- */

const TOKEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`|~";

/** Whether a text is a token (RFC 9110, section 5.6.2). */
export const isToken = (text: string): boolean =>
  text !== "" && [...text].every((character) => TOKEN.includes(character));

/** Whether a body is JSON and not what a client sends in its own way. */
export const isJson = (body: unknown): boolean =>
  Array.isArray(body) ||
  typeof body === "number" ||
  typeof body === "boolean" ||
  (isRecord(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body));

/* ---- the url ---- */

const ENCODER = new TextEncoder();

/** A stretch as it stands in a url: of a literal, ASCII stays. */
export function encoded({ kind, text, reserved }: Stretch): string {
  let url = "";
  let index = 0;
  for (const character of text) {
    const stays =
      kind === "value"
        ? UNRESERVED.has(character) || (reserved && (RESERVED.has(character) || triplets(text, index) > 0))
        : character <= "\x7f";
    if (stays) url += character;
    else for (const byte of ENCODER.encode(character)) url += `%${(256 + byte).toString(16).slice(1).toUpperCase()}`;
    index += character.length;
  }
  return url;
}

/** What stands before the expansion `text`: the base, and one slash at the seam, but none before query and fragment. */
function startOf({ base, full }: Route, text: string): string {
  const start = base.replace(/[^\0-\x7f]+/g, encodeURIComponent);
  if (full) return start + (text && !"/?#".includes(text[0]!) ? "/" : "");
  const trimmed = start.replace(/\/*$/, "");
  if (text && !"?#".includes(text[0]!)) return text[0] === "/" ? trimmed : `${trimmed}/`;
  return trimmed === start ? start : `${trimmed}/`;
}

/** The base and these stretches, each encoded in its place. */
export function urlOf(route: Route, stretches: readonly Stretch[]): string {
  const text = stretches.map(encoded).join("");
  return startOf(route, text) + text;
}

/** The url with each value that is not empty put as `v`: what the route itself spells. */
export const tameUrl = (route: Route, stretches: readonly Stretch[]): string =>
  urlOf(
    route,
    stretches.map((stretch) => (stretch.kind === "value" ? { ...stretch, text: stretch.text && "v" } : stretch)),
  );

/** How many segments another parser finds. (Node 20's leaves "//.a/.." as it is behind a host such as "axn--b_".) */
export const segmentsIn = (url: string): number =>
  new StandardUrl(url.replace(/^[^:]+:\/\/[^/?#]*/, "https://h.example")).pathname.split("/").length;

/** The route's pieces as they are joined: of the slashes at the seam, one counts. */
export function joinedPieces({ full, pieces }: Route): readonly Piece[] {
  const [first, ...others] = pieces;
  return full || typeof first !== "string" ? pieces : [first.replace(/^\/+/, "/"), ...others];
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
    // Behind a colon's name, a "?" that opens nothing is a router's.
    const ended = typeof next !== "string" || !/^(?:\w|\?$)/.test(next);
    const isName = operator === "" && names.length === 1 && /^[A-Za-z_]\w*$/.test(names[0]!);
    url += colon && inPath && opened && ended && isName ? `:${names[0]}` : `{${operator}${names.join()}}`;
  });
  return method ? `${method} ${url}` : url;
}
