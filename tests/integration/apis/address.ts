/** The address of an operation by the letter of OpenAPI, without tiny-endpoint; and what a server reads of an address. */
import { type Operation, PLACEHOLDER, type Parameter } from "./descriptions.ts";
import { type Scalar, type Value, isList, isObject } from "./values.ts";

const encode = (value: Scalar): string => encodeURIComponent(`${value}`);

export function addressOf({ server, path, parameters }: Operation): string {
  const base = server.replace(/\/$/, "");
  const values = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter.value]));
  const filled = path.replace(PLACEHOLDER, (_, braced, coloned) =>
    joined(values.get(`path ${braced ?? coloned}`)!, ","),
  );
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(pairsOf)
    .join("&");
  const [, address, fragment] = /^([^#]*)(.*)$/s.exec(base + filled)!;
  return address + (query && (address!.includes("?") ? "&" : "?")) + query + fragment;
}

/** What stands between the items of a list that is one value. */
const DELIMITERS: Record<string, string> = { pipeDelimited: encode("|"), spaceDelimited: encode(" ") };

/** A parameter in the query: `name=value`, once or more often. */
function pairsOf(parameter: Parameter): string[] {
  const { name, style, explode, value } = parameter;
  const pair = (key: string, text: string): string => `${encode(key)}=${text}`;
  if (isObject(value) && style === "deepObject")
    return Object.entries(value).flatMap(([key, value]) => pairsOf({ ...parameter, name: `${name}[${key}]`, value }));
  if (isObject(value) && explode) return Object.entries(value).map(([key, member]) => pair(key, joined(member, ",")));
  if (isList(value) && explode) return value.map((item) => pair(name, encode(item)));
  return [pair(name, joined(value, DELIMITERS[style] ?? ","))];
}

/** A value in one piece. */
function joined(value: Value, delimiter: string): string {
  if (isObject(value)) return joined(Object.entries(value).flat() as Scalar[], delimiter);
  return isList(value) ? value.map(encode).join(delimiter) : encode(value);
}

/** What a server reads, as text to compare: a literal comma separates, an encoded one is part of a value. */
export function readAddress(address: string): string {
  const { origin, pathname, search, hash } = new URL(address);
  const decode = (text = "") => text.split(",").map(decodeURIComponent);
  const pairs = search
    .slice(1)
    .split("&")
    .map((pair) => {
      const [, name = "", value] = /^([^=]*)=?(.*)$/.exec(pair.replaceAll("+", " "))!;
      return [decodeURIComponent(name), decode(value)] as const;
    });
  // Only what bears one name has an order.
  const query = pairs.sort(([a], [b]) => (a < b ? -1 : +(a > b)));
  return JSON.stringify({ origin, path: pathname.split("/").map(decode), query, fragment: decode(hash) });
}
