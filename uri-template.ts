/**
 * A strict URI Template engine: RFC 6570, level 4, all of its grammar and nothing else.
 *
 *     template -> literals and expressions -> expanded with values -> URI reference
 */

/** The values of a template's variables; only own properties are read. */
export type Values = object;

/** @internal A piece of a template: a literal, encoded already, or what an expression makes of the values. */
export type Piece = string | ((values: Values) => string);

/** @internal Says what is to stand for the text that a variable gave, or rejects it. */
export type Review = (text: string | undefined, name: string, operator: string) => string | undefined;

/** @internal Every rejection goes through here: it names what is wrong, in which template or route, and why. */
export function fail(culprit: string, source: string, problem: string): never {
  throw new TypeError(`"${culprit}" in "${source}" ${problem}`);
}

/* ---- parsing (RFC 6570, section 2) ---- */

/**
 * @internal Parses a template, and adds the names of its variables to `names`. A `review` of what they give goes beyond
 * the RFC, and so do the hyphens in names that it lets in.
 */
export function parseTemplate(template: string, source: string, names: Set<string>, review?: Review): Piece[] {
  // Every other piece is what stands in a pair of braces.
  return template
    .split(/\{([^{}]*)\}/)
    .map((text, index) => (index % 2 ? parseExpression(text, source, names, review) : parseLiteral(text, source)));
}

/** @internal Joins the pieces, with the values in their places. */
export function expandPieces(pieces: readonly Piece[], values: Values): string {
  let expansion = "";
  for (const piece of pieces) expansion += typeof piece === "string" ? piece : piece(values);
  return expansion;
}

/** @internal Reads an own property. */
export const own = (values: Values, name: string): unknown =>
  Object.prototype.hasOwnProperty.call(values, name) ? (values as Record<string, unknown>)[name] : undefined;

/** @internal The first that section 2.1 (with erratum 6937) keeps out of literals. Few hold more than words and slashes. */
export const literalFault = (text: string): RegExpExecArray | null =>
  /[^\w./:-]/.test(text)
    ? /[\0- "<>\\^`{|}\x7f-\x9f\ufff0-\uffff\u{e0000}-\u{e0fff}]|%(?![\da-fA-F]{2})|\p{NChar}|\p{Cs}/u.exec(text)
    : null;

function parseLiteral(text: string, source: string): string {
  const fault = literalFault(text);
  return fault ? fail(fault[0], source, "has to be encoded or paired") : encodeLiteral(text);
}

/** @internal Encodes what a template may hold and a URI may not (RFC 6570, section 3.1). */
export const encodeLiteral = (text: string): string => text.replace(/[^\0-\x7f]+/g, encodeURIComponent);

function parseExpression(text: string, source: string, names: Set<string>, review?: Review): Piece {
  const operator = /^[+#./;?&]?/.exec(text)![0];
  const separator = /[./;&]/.test(operator) ? operator : operator === "?" ? "&" : ",";
  const variables = text
    .slice(operator.length)
    .split(",")
    .map((varspec) => {
      // By sections 2.3 and 2.4, save that names may hold hyphens here.
      const [, name, explode, prefix = 0] =
        /^((?:\w|%[\da-f]{2})+(?:(?:\.|-+)(?:\w|%[\da-f]{2})+)*)(?:(\*)|:([1-9]\d{0,3}))?$/i.exec(varspec) ?? [];
      if (!name || (!review && name.includes("-"))) return fail(`{${text}}`, source, "is no RFC 6570 expression");
      names.add(name);
      return { name, expand: expandVariable(name, source, operator, separator, !!explode, +prefix) };
    });

  return (values) => {
    let expansion = "";
    let lead = operator === "+" ? "" : operator;
    for (const { name, expand } of variables) {
      let text = expand(own(values, name));
      if (review) text = review(text, name, operator);
      if (text !== undefined) {
        expansion += lead + text;
        lead = separator;
      }
    }
    return expansion;
  };
}

/* ---- expansion (RFC 6570, section 3) ---- */

/** Expands one variable (section 3.2.1); what is undefined in the sense of section 2.3 is `undefined`. */
function expandVariable(
  name: string,
  source: string,
  operator: string,
  separator: string,
  explode: boolean,
  prefix: number,
): (value: unknown) => string | undefined {
  const named = /[;?&]/.test(operator);
  const reserved = /[+#]/.test(operator);
  const pair = (label: string | undefined, text: string) => label + (text || operator !== ";" ? `=${text}` : "");

  return (value) => {
    const plain = plainOf(value);
    const isList = Array.isArray(plain);
    if (typeof plain !== "object" || (!isList && !isRecord(plain))) {
      const text = encode(plain, name, source, reserved, prefix);
      return named && text !== undefined ? pair(name, text) : text;
    }
    const pieces: string[] = [];
    for (const [key, member] of isList ? plain.entries() : Object.entries(plain)) {
      const text = encode(plainOf(member), name, source, reserved);
      if (text === undefined) continue;
      const label = isList ? name : encode(key, name, source, reserved);
      if (isList && !(named && explode)) pieces.push(text);
      else pieces.push(explode ? pair(label, text) : `${label},${text}`);
    }
    if (!pieces.length) return undefined;
    if (prefix) fail(name, source, "has a prefix, which is for text");
    const text = pieces.join(explode ? separator : ",");
    return named && !explode ? pair(name, text) : text;
  };
}

/** @internal What an object says for itself, so that a date reads alike in the url and in a JSON body. */
export function plainOf(value: unknown): unknown {
  const object = typeof value === "object" && (value as { toJSON?: unknown } | null);
  return object && typeof object.toJSON === "function" ? object.toJSON() : value;
}

/** @internal An object with names and values, of any realm. */
export const isRecord = (value: unknown): value is Record<string, unknown> => tagOf(value) === "[object Object]";

const tagOf = (value: unknown): string => Object.prototype.toString.call(value);

/** @internal Encodes the first `prefix` characters, or all, of a value that is neither list nor object. */
export function encode(value: unknown, name: string, source: string, reserved = false, prefix = 0): string | undefined {
  if (value === undefined || value === null) return undefined;
  let text =
    typeof value === "string" || typeof value === "boolean" || typeof value === "bigint" || Number.isFinite(value)
      ? String(value)
      : fail(name, source, `holds ${tagOf(value)}, which is no text, finite number or boolean`);
  // Most values have nothing to encode, and to see that is cheaper than to encode them.
  if (!prefix && !/[^\w.~-]/.test(text)) return text;
  if (/\p{Cs}/u.test(text)) fail(name, source, "holds a lone surrogate");
  if (prefix && text) {
    // A character is a code point, or where triplets stay, those that encode one in UTF-8.
    const characters = reserved ? text.match(/%[\da-f]{2}(?:%[89ab][\da-f]){0,3}|[^]/giu)! : [...text];
    text = characters.slice(0, prefix).join("");
  }
  // encodeURI spares what is reserved, save brackets and triplets, and encodeURIComponent five marks too many.
  return reserved
    ? encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent)
    : encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/* ---- the public face ---- */

/**
 * @internal Remembers what `make` made of the latest texts, bounded in entries and in characters. Of its two
 * generations the old one goes when the young one is full, so that a crowd of new texts sweeps out only idle ones.
 */
export function remember<Made>(make: (text: string) => Made): (text: string) => Made {
  let young = new Map<string, Made>();
  let old = young;
  let characters = 0;
  return (text) => {
    let made = young.get(text);
    if (made === undefined) {
      made = old.get(text) ?? make(text);
      if (text.length > 8192) return made;
      characters += text.length;
      if (young.size > 4095 || characters > 262_144) {
        old = young;
        young = new Map();
        characters = text.length;
      }
      young.set(text, made);
    }
    return made;
  };
}

const parsed = remember((template) => parseTemplate(template, template, new Set()));

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
export function expand(template: string, values: Values = {}): string {
  if (typeof template !== "string" || !isRecord(values)) fail("expand", String(template), "takes a string and an object");
  return expandPieces(parsed(template), values);
}
