/** How an operation is called with tiny-endpoint: by a route, with the parameters by their names. */
import { isOption } from "../../support/options.ts";
import type { Operation, Parameter, Spelled } from "./descriptions.ts";
import { type Value, isList, isObject } from "./values.ts";

export interface Call {
  readonly route: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * By the key that the respelled description has, with the names that it offers there. Names of options go through
 * `args`; the body goes there by its members, or as `data` if their names are taken.
 */
export function callOf(operation: Operation, { key, parameters }: Spelled): Call {
  const { method, documentServer, body = {} } = operation;
  const offered = parameters.filter((parameter) => parameter.in === "path" || parameter.in === "query");
  const names = offered.map(({ name }) => name);
  const isWhole =
    typeof body === "string" || Array.isArray(body) || Object.keys(body).some((name) => names.includes(name));
  const options: Record<string, unknown> = { baseUrl: documentServer };
  const args: Record<string, unknown> = {};
  for (const [name, value] of [
    ...offered.map(({ name, in: place }) => [name, valueFor(name, place, operation, names)] as const),
    ...Object.entries(isWhole ? {} : body),
  ])
    (isOption(name) ? args : options)[name] = value;
  return { route: `${method} ${key}`, options: { ...options, args, ...(isWhole && { data: body }) } };
}

/** The value of a parameter of the respelled description, whose name may be another one. */
function valueFor(name: string, place: string, { parameters }: Operation, names: readonly string[]): Value | undefined {
  const find = (name: string) => parameters.find((parameter) => parameter.in === place && parameter.name === name);
  const decoded = name.replace(/(?:%[\dA-F]{2})+/g, decodeURIComponent);
  const described = find(name) ?? find(decoded) ?? find(name.replace(/_in_path$/, ""));
  if (described && described.style !== "deepObject") return textOf(described);
  const value = described ? described.value : memberOf(decoded, parameters);
  // Of "an object or a number", an object is offered by its members.
  return isObject(value) && names.some((other) => other.startsWith(`${name}[`)) ? undefined : value;
}

/** A list between pipes or spaces is the caller's to write. */
function textOf({ style, explode, value }: Parameter): Value {
  if (explode || !/Delimited$/.test(style) || typeof value !== "object") return value;
  const items = isList(value) ? value : Object.entries(value).flat();
  return items.join(style === "pipeDelimited" ? "|" : " ");
}

/** The member that "filter[created][after]" names, of an object in style deepObject. */
function memberOf(name: string, parameters: readonly Parameter[]): Value | undefined {
  const parent = parameters.find((parameter) => parameter.in === "query" && name.startsWith(`${parameter.name}[`));
  const keys = parent ? name.slice(parent.name.length + 1, -1).split("][") : [];
  return keys.reduce<Value | undefined>((value, key) => (isObject(value) ? value[key] : undefined), parent?.value);
}
