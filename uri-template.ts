/**
 * A strict URI Template engine: RFC 6570, level 4, all of its grammar and nothing else.
 *
 *     template -> literals and expressions -> expanded with values -> URI reference
 */

/** The values of a template's variables; only own properties are read. */
export type Values = object;

/** @internal A piece of a template: a literal, encoded already, or what an expression makes of the values in its slots. */
export type Piece = string | ((values: readonly unknown[]) => string);

/** @internal The slot of each variable name. */
export type Slots = Map<string, number>;

/** @internal Says what is to stand for the text that a variable gave, or rejects it. */
export type Review = (text: string | undefined, name: string, operator: string) => string | undefined;

/** @internal Every rejection goes through here: it names what is wrong, in which template or route, and why. */
export function fail(culprit: string, source: string, problem: string): never {
  throw new TypeError(`"${culprit}" in "${source}" ${problem}`);
}

/* ---- parsing (RFC 6570, section 2) and expansion (section 3) ---- */

/**
 * @internal Parses a template, and gives each new name a slot. A `review` of what the variables give goes beyond the RFC,
 * and so do the hyphens in names that it lets in.
 */
export function parseTemplate(template: string, source: string, slots: Slots, review?: Review): Piece[] {
  // Every other piece is what stands in a pair of braces.
  return template
    .split(/\{([^{}]*)\}/)
    .map((text, index) => (index % 2 ? parseExpression(text, source, slots, review) : parseLiteral(text, source)));
}

/** @internal Joins the pieces, with the values in their places. */
export function expandPieces(pieces: readonly Piece[], values: readonly unknown[]): string {
  let expansion = "";
  for (const piece of pieces) expansion += typeof piece === "string" ? piece : piece(values);
  return expansion;
}

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

/** Parses what stands in braces: an operator and variables, one after the other. */
function parseExpression(text: string, source: string, slots: Slots, review?: Review): Piece {
  const operator = /^[+#./;?&]?/.exec(text)![0];
  const separator = /[./;?&]/.test(operator) ? operator.replace("?", "&") : ",";
  const named = /[;?&]/.test(operator);
  const reserved = /[+#]/.test(operator);
  const variables = text.slice(operator.length).split(",").map(parseVarspec);

  return (values) => {
    let expansion = "";
    let lead = operator === "+" ? "" : operator;
    for (const variable of variables) {
      const text = variable(values);
      if (text !== undefined) {
        expansion += lead + text;
        lead = separator;
      }
    }
    return expansion;
  };

  function parseVarspec(varspec: string): (values: readonly unknown[]) => string | undefined {
    // By sections 2.3 and 2.4, save that names may hold hyphens here.
    const [, name = "", explode, prefix = 0] =
      /^((?:\w|%[\da-f]{2})+(?:(?:\.|-+)(?:\w|%[\da-f]{2})+)*)(?:(\*)|:([1-9]\d{0,3}))?$/i.exec(varspec) ?? [];
    if (!name || (!review && name.includes("-"))) fail(`{${text}}`, source, "is no RFC 6570 expression");
    const slot = slots.get(name) ?? slots.size;
    slots.set(name, slot);
    return (values) => {
      const text = expandVariable(plainOf(values[slot]));
      return review ? review(text, name, operator) : text;
    };

    /** By section 3.2.1; what is undefined in the sense of section 2.3 stays so. */
    function expandVariable(value: unknown): string | undefined {
      const isList = Array.isArray(value);
      if (typeof value !== "object" || (!isList && !isRecord(value))) {
        const text = encode(value, name, source, reserved, +prefix);
        return named && text !== undefined ? pair(name, text) : text;
      }
      const members: string[] = [];
      for (const [key, member] of isList ? value.entries() : Object.entries(value)) {
        const text = encode(plainOf(member), name, source, reserved);
        if (text === undefined) continue;
        const label = isList ? name : encode(key, name, source, reserved)!;
        if (isList && !(named && explode)) members.push(text);
        else members.push(explode ? pair(label, text) : `${label},${text}`);
      }
      if (!members.length) return undefined;
      if (prefix) fail(name, source, "has to be text to have a prefix");
      const text = members.join(explode ? separator : ",");
      return named && !explode ? pair(name, text) : text;
    }
  }

  function pair(label: string, text: string): string {
    return label + (text || operator !== ";" ? `=${text}` : "");
  }
}

/* ---- values ---- */

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
      : fail(name, source, `has to be text, a finite number or a boolean, not ${tagOf(value)}`);
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

const parsed = remember((template) => {
  const slots: Slots = new Map();
  return { pieces: parseTemplate(template, template, slots), names: [...slots.keys()] };
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
export function expand(template: string, values: Values = {}): string {
  if (typeof template !== "string" || !isRecord(values)) fail("expand", String(template), "takes a string and an object");
  const { pieces, names } = parsed(template);
  const slots = names.map((name) => (Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined));
  return expandPieces(pieces, slots);
}
