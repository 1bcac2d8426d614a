/**
 * Calls of an API, written from its OpenAPI description. For example
 *
 *     { "paths": { "/users/{id}": { "get": { "parameters": [{ "name": "id", "in": "path", "schema": { "type": "string" } }] } } } }
 *
 * gives one call, of `GET /users/{id}` with `{ "id": "x" }`.
 */
import { OPTION_NAMES } from "../support/options.ts";

/** A call of an operation with all that it requires, as source text. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly path: Members;
  readonly query: Members;
  /** The members of a body that is an object. */
  readonly body: Members | undefined;
  /** Any other body. */
  readonly data: string | undefined;
  /** A parameter of the query that takes a few values only. */
  readonly choice: string | undefined;
  /** A key of the query or of the body; none if the body takes any. */
  readonly key: string | undefined;
  /** A member that the body has to have. */
  readonly member: string | undefined;
}

/** Names and the source text of their values. */
export type Members = Readonly<Record<string, string>>;

/** A part of a description, which may be of any shape. */
type Node = { readonly [key: string]: any };

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const NONE: Node = {};

export function callsOf(description: Node): Call[] {
  /** Follows a reference such as `#/components/schemas/user`. */
  const resolve = (node: Node): Node => {
    if (typeof node["$ref"] !== "string") return node;
    const keys = node["$ref"]
      .slice(2)
      .split("/")
      .map((key) => key.replace(/~1/g, "/").replace(/~0/g, "~"));
    return { ...resolve(keys.reduce((parent, key) => parent[key], description)), shared: true };
  };

  /** What a schema asks for, with that of its parts and of the first of its alternatives. */
  const flatten = (schema: Node): Node => {
    const own = resolve(schema);
    const parts = [...(own["allOf"] ?? []), ...(own["anyOf"] ?? []).slice(0, 1), ...(own["oneOf"] ?? []).slice(0, 1)];
    return parts.map(flatten).reduce<Node>(
      (all, part) => ({
        ...part,
        ...all,
        properties: { ...part["properties"], ...all["properties"] },
        required: [...(all["required"] ?? []), ...(part["required"] ?? [])],
      }),
      own,
    );
  };

  /** The source text of a value. */
  const valueOf = (schema: Node): string => {
    const { enum: choices, const: only, type, properties, items } = flatten(schema);
    if (choices || only !== undefined) return JSON.stringify(choices ? choices[0] : only);
    const kind = Array.isArray(type) ? type.find((name) => name !== "null") : type;
    if (kind === "integer" || kind === "number") return "1";
    if (kind === "boolean") return "true";
    if (kind === "array" || items) return "[]";
    if (kind === "object" || Object.keys(properties ?? {}).length) return object(membersOf(schema));
    return '"x"';
  };

  /** The members of an object that have to be given. The generator counts those with a default in, if it is shared. */
  const membersOf = (schema: Node): Members => {
    const { properties = {}, required = [], shared } = flatten(schema);
    const names = Object.keys(properties).filter(
      (name) => required.includes(name) || (shared && "default" in resolve(properties[name])),
    );
    return Object.fromEntries(names.map((name) => [name, valueOf(properties[name])]));
  };

  /** Whether the generator takes an alternative for anything: it passes over those that are just `required`. */
  const isOpen = (schema: Node): boolean => {
    const { anyOf = [], oneOf = [] } = resolve(schema);
    return [...anyOf, ...oneOf].some((part) => !Object.keys(flatten(part)["properties"] ?? {}).length);
  };

  const callOf = (url: string, item: Node, method: string): Call => {
    const { parameters = [], requestBody = {} } = item[method];
    const all: Node[] = [...parameters, ...(item["parameters"] ?? [])].map(resolve);
    const path = all.filter((parameter) => parameter["in"] === "path");
    const query = all.filter((parameter) => parameter["in"] === "query" && !OPTION_NAMES.includes(parameter["name"]));
    const valuesOf = (some: readonly Node[]): Members =>
      Object.fromEntries(some.map(({ name, schema }) => [name, valueOf(schema ?? {})]));
    const { content = NONE, required } = method === "get" || method === "head" ? {} : resolve(requestBody);
    const type = Object.keys(content).find((name) => name.includes("json"));
    const schema: Node | undefined = type && content[type].schema;
    const isText = Object.keys(content).every((name) => name.startsWith("text/"));
    const { type: kind, properties, additionalProperties } = flatten(schema ?? {});
    const members = schema ? membersOf(schema) : {};
    const taken = [...OPTION_NAMES, ...path.map(({ name }) => name)];
    const isObject = kind === "object" || Object.keys(properties ?? {}).length > 0;
    const byName = isObject && !Object.keys(members).some((name) => taken.includes(name));
    const closed = byName && !additionalProperties && !isOpen(schema ?? {});
    const keys = content === NONE ? query.map(({ name }) => name) : closed ? Object.keys(properties ?? {}) : [];
    return {
      method: method.toUpperCase(),
      url,
      path: valuesOf(path),
      query: valuesOf(query.filter((parameter) => parameter["required"])),
      body: required && byName ? members : undefined,
      data: required && !byName ? (schema ? valueOf(schema) : isText ? '"x"' : "new Uint8Array(1)") : undefined,
      choice: query.find(({ schema = {} }) => flatten(schema)["enum"])?.["name"],
      key: keys.find((name) => !taken.includes(name)),
      member: required && closed ? Object.keys(members)[0] : undefined,
    };
  };

  return Object.entries<Node>(description["paths"]).flatMap(([url, item]) =>
    METHODS.filter((method) => item[method]).map((method) => callOf(url, item, method)),
  );
}

/** A call's route: beside a method with a body it spells the query. */
export function routeOf({ method, url, query }: Call, ...more: readonly string[]): string {
  const names = [...Object.keys(query), ...more];
  return `${method} ${url}${method === "GET" || method === "HEAD" || !names.length ? "" : `{?${names}}`}`;
}

/** A call's options. */
export function optionsOf({ path, query, body, data }: Call): Members {
  return { ...body, ...query, ...path, ...(data ? { data } : {}) };
}

/** An object literal. */
export function object(members: Members): string {
  const list = Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  return `{ ${list.join(", ")} }`;
}
