/**
 * RFC 6570, told a second time for law 6, with nothing taken from the sources: by the table of its appendix A, and
 * character by character.
 */
const OPERATORS: Readonly<
  Record<string, readonly [first: string, separator: string, named: boolean, ifEmpty: string, reserved: boolean]>
> = {
  "": ["", ",", false, "", false],
  "+": ["", ",", false, "", true],
  "#": ["#", ",", false, "", true],
  ".": [".", ".", false, "", false],
  "/": ["/", "/", false, "", false],
  ";": [";", ";", true, "", false],
  "?": ["?", "&", true, "=", false],
  "&": ["&", "&", true, "=", false],
};
const UNRESERVED = new Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~");
const UTF8 = new TextEncoder();
const RESERVED = new Set(":/?#[]@!$&'()*+,;=");

/** What a value is to a template: `undefined` if it is absent (section 2.3), `null` if no template takes it. */
type Plain = string | readonly string[] | ReadonlyMap<string, string> | undefined | null;

const isRecord = (value: unknown): value is object => Object.prototype.toString.call(value) === "[object Object]";

/** What an object with `toJSON` says, which is asked no further. */
const said = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "toJSON" in value ? (value as { toJSON(): unknown }).toJSON() : value;

const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);

function textOf(value: unknown): string | null {
  const hasText = ["string", "bigint", "boolean"].includes(typeof value) || Number.isFinite(value);
  return hasText && !hasLoneSurrogate(String(value)) ? String(value) : null;
}

const member = (value: unknown) => (value === undefined || value === null ? undefined : textOf(said(value)));

/** Reads a value, as SPEC, Values has it. */
function plain(given: unknown): Plain {
  if (given === undefined || given === null) return undefined;
  const value = said(given);
  if (!Array.isArray(value) && !isRecord(value)) return textOf(value);
  const members = Object.entries(value)
    .map(([key, item]) => [key, member(item)] as const)
    .filter(([, text]) => text !== undefined);
  if (members.some(([key, text]) => text === null || hasLoneSurrogate(key))) return null;
  if (!members.length) return undefined;
  return Array.isArray(value) ? members.map(([, text]) => text!) : new Map(members as [string, string][]);
}

/** The length of the triplets at `index` that are one character in UTF-8, or of one triplet; 0 if there is none. */
function triplets(text: string, index: number): number {
  const [run] = /^(?:%[\da-f]{2})*/i.exec(text.slice(index))!;
  for (let end = 3; end <= run.length; end += 3) {
    try {
      decodeURIComponent(run.slice(0, end));
      return end;
    } catch {
      // It has further triplets.
    }
  }
  return Math.min(run.length, 3);
}

/** The first characters (section 2.4.1). In `{+x:2}`, the triplets of one character count as one. */
function prefixOf(text: string, count: number, reserved: boolean): string {
  let end = 0;
  for (let left = count; left > 0 && end < text.length; left--) {
    end += (reserved && triplets(text, end)) || (text.codePointAt(end)! > 0xffff ? 2 : 1);
  }
  return text.slice(0, end);
}

/** Percent-encodes what may not stay (section 3.2.1): if `reserved`, reserved characters and triplets do. */
function encoded(text: string, reserved: boolean): string {
  let url = "";
  let index = 0;
  for (const character of text) {
    if (UNRESERVED.has(character) || (reserved && (RESERVED.has(character) || triplets(text, index)))) url += character;
    else for (const byte of UTF8.encode(character)) url += `%${(256 + byte).toString(16).slice(1).toUpperCase()}`;
    index += character.length;
  }
  return url;
}

const EXPRESSION = /\{([+#./;?&]?)([^{}]*)\}|[^\0-\x7f]+/g;
const VARSPEC = /^([^*:]+)(\*?)(?::(\d+))?$/;

/** The expansion of a template, or `undefined` for values that it does not take. */
export function expansion(template: string, values: object): string | undefined {
  let isFit = true;
  const url = template.replace(EXPRESSION, (literal: string, operator: string | undefined, list: string) => {
    if (operator === undefined) return encoded(literal, true);
    const [first, separator, named, ifEmpty, reserved] = OPERATORS[operator]!;
    const text = (value: string) => encoded(value, reserved);
    const pair = (name: string, value: string, empty = ifEmpty) => name + (value ? `=${value}` : empty);
    const parts = list.split(",").flatMap((varspec) => {
      const [, name = "", star, count] = VARSPEC.exec(varspec)!;
      const value = plain((values as Record<string, unknown>)[name]);
      // A prefix is one of text.
      isFit &&= value !== null && !(count && typeof value === "object");
      if (value === undefined || value === null) return [];
      if (typeof value === "string") {
        const shown = text(count ? prefixOf(value, Number(count), reserved) : value);
        return [named ? pair(name, shown) : shown];
      }
      if (star && value instanceof Map)
        return [...value].map(([key, item]) => pair(text(key), text(item), named ? ifEmpty : "="));
      const texts = (value instanceof Map ? [...value].flat() : [...(value as readonly string[])]).map(text);
      if (star) return named ? texts.map((item) => pair(name, item)) : texts;
      return [named ? pair(name, texts.join()) : texts.join()];
    });
    return parts.length ? first + parts.join(separator) : "";
  });
  return isFit ? url : undefined;
}
