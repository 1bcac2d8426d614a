/** Right calls of the operations of a description (OpenAPI 3), by what it prints as examples, defaults and choices. */
import { OPTION_NAMES } from "../support/options.ts";
import { type Call, type Members, object, optionsOf, queryOf, routeOf, without } from "./operations.ts";

/** JSON of other people: any member may be missing. */
type Json = any;

/** What is printed for a parameter, or for a body of a media type. */
export interface Example {
  readonly place: "path" | "query" | "body";
  readonly name: string;
  readonly value: Json;
}

/** What is printed for the path, the query and the JSON bodies of each operation, by `METHOD /path`. */
export function examplesOf(description: Json): Map<string, Example[]> {
  const resolve = (value: Json): Json =>
    typeof value?.$ref === "string" ? resolve(value.$ref.split("/").slice(1).reduce(memberOf, description)) : value;
  const valuesOf = ({ example, examples = {}, schema }: Json): Json[] => {
    const { example: own, default: usual, enum: choices = [] } = resolve(schema) ?? {};
    const listed = Object.values(examples).map((it) => resolve(it).value);
    return [example, ...listed, own, usual, ...choices].filter((value) => value !== undefined);
  };
  const printed = (place: string, name: string, holder: Json): Json[] =>
    valuesOf(holder).map((value) => ({ place, name, value }));
  const ofOperation = (item: Json, operation: Json): Example[] => [
    ...[...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map(resolve)
      .filter((parameter) => parameter.in === "path" || parameter.in === "query")
      .flatMap((parameter) => printed(parameter.in, parameter.name, parameter)),
    ...Object.entries<Json>(resolve(operation.requestBody)?.content ?? {})
      .filter(([type]) => type.includes("json"))
      .flatMap(([type, body]) => printed("body", type, body)),
  ];
  const entries = Object.entries<Json>(description.paths).flatMap(([path, reference]) => {
    const item = resolve(reference);
    return Object.keys(item).map(
      (method) => [`${method.toUpperCase()} ${path}`, ofOperation(item, item[method])] as const,
    );
  });
  return new Map(entries);
}

const memberOf = (value: Json, name: string): Json =>
  value[decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")];

/** A line that compiles if an example is what the interface `paths` says: some are not what is described. */
export function claimOf({ url, method }: Call, { place, name, value }: Example): string {
  const operation = `paths[${JSON.stringify(url)}]["${method.toLowerCase()}"]`;
  const text = JSON.stringify(value);
  return place === "body"
    ? `(${text}) satisfies NonNullable<${operation}["requestBody"]>["content"][${JSON.stringify(name)}];`
    : `(${object({ [name]: text })}) satisfies Partial<NonNullable<${operation}["parameters"]["${place}"]>>;`;
}

/** What bodies of a media type are sent as, if not as JSON. */
const UNPARSED: readonly (readonly [type: RegExp, ...values: readonly string[]])[] = [
  [/json/],
  [/^multipart/, "new FormData()"],
  [/urlencoded/, "new URLSearchParams()", '"a=b"'],
  [/^text/, '"x"', "new Blob([])"],
  [/^/, '"x"', "new Uint8Array(1)", "new Blob([])", "new ReadableStream()"],
];

/**
 * The calls of an operation with all that it requires, and with its examples: without a body, or with what it requires
 * of one; with each example of a body, by its members and as `data`; and with what is no JSON.
 */
export function callsWith(call: Call, examples: readonly Example[]): Call[] {
  const at = (place: string): Members =>
    Object.fromEntries(
      examples.filter((example) => example.place === place).map(({ name, value }) => [name, JSON.stringify(value)]),
    );
  const path = { ...call.path, ...at("path") };
  const query = without({ ...call.query, ...at("query") }, ...OPTION_NAMES, ...Object.keys(path));
  const taken = [...OPTION_NAMES, ...Object.keys(path), ...queryOf(call.url)];
  const withData = (data: string): Call => ({ ...call, path, query, body: undefined, data });
  // A parameter that shares its name with a member of the body is that member.
  const withMembers = (body: Members): Call[] =>
    Object.keys(body).some((name) => taken.includes(name))
      ? []
      : [{ ...call, path, query: without(query, ...Object.keys(body)), body, data: undefined }];
  const bodies: Json[] = call.types.length ? examples.filter(({ place }) => place === "body") : [];
  return [
    ...(call.body ? [...withMembers(call.body), withData(object(call.body))] : [{ ...call, path, query }]),
    ...bodies.flatMap(({ value }) => [
      withData(JSON.stringify(value)),
      ...(isObject(value) ? withMembers(textsOf(value)) : []),
    ]),
    ...call.types.flatMap((type) => {
      const [, ...values] = UNPARSED.find(([pattern]) => pattern.test(type))!;
      return values.map(withData);
    }),
  ];
}

const isObject = (value: Json): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
const textsOf = (value: Json): Members =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)]));
