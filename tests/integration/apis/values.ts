/** What parameters are given: of each kind the values that have gone astray in somebody's client. */

export type Scalar = string | number | bigint | boolean;
export type Value = Scalar | readonly Scalar[] | Members;
/** Members of members are for the style deepObject alone. */
export interface Members {
  readonly [name: string]: Value;
}
export type Kind = "text" | "number" | "id" | "boolean" | "list" | "object" | "json";

const TEXTS = [
  "x/y",
  "é&=?#%",
  "a+b",
  "x..%2f",
  "id:1,2",
  "two words",
  "a..b/.c",
  "{name}",
  "//evil.example",
  "$&$1",
  "back\\slash",
  "'(*)!~",
  '<"a">;|^`',
  // A path refuses line breaks and tabs, but no other control character.
  "bell\x07\u2028",
  "[0]@b",
  "😀",
];
const NUMBERS = [0, -1.5, 1e21, 2n ** 64n];
/** What a path takes: above these, a number may have lost digits. */
const IDS = [0, -1.5, Number.MAX_SAFE_INTEGER, 2n ** 64n];

const KINDS: Record<Kind, (place: number) => Value> = {
  text: textAt,
  number: (place) => NUMBERS[place % NUMBERS.length]!,
  id: (place) => IDS[place % IDS.length]!,
  boolean: (place) => place % 2 === 0,
  list: (place) => [textAt(place), "", textAt(place + 1)],
  object: (place) => ({
    [`key${place}`]: textAt(place),
    [textAt(place)]: textAt(place + 1),
  }),
  json: (place) => JSON.stringify({ key: textAt(place) }),
};

function textAt(place: number): string {
  return TEXTS[place % TEXTS.length]!;
}

/** The value of a kind at a place; neighbours differ. */
export const valueOf = (kind: Kind, place: number): Value => KINDS[kind](place);

export const isList = (value: unknown): value is readonly Scalar[] => Array.isArray(value);
export const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !isList(value);
