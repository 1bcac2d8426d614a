/** What GitHub's description says that a method of octokit takes beside what its address names. */
import { readFileSync } from "node:fs";

export interface Parameters {
  /** The names of the query, and of the members of a JSON body. */
  readonly names: readonly string[];
  /** The media type of a body that is no JSON. */
  readonly type: string | undefined;
}

/** A part of a description, which may be of any shape. */
type Node = { readonly [key: string]: any };

const description: Node = JSON.parse(
  readFileSync("tests/node_modules/@octokit/openapi/generated/api.github.com.json", "utf8"),
);

/** Octokit and the description do not always give a placeholder the same name. */
const keyOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/\{\?.*?\}/g, "").replace(/\{.*?\}/g, "{}")}`;

const operations = new Map(
  Object.entries<Node>(description["paths"]).flatMap(([path, item]) =>
    Object.entries<Node>(item).map(([method, operation]) => [keyOf(method, path), operation] as const),
  ),
);

/** What a method takes. What GitHub has given up is described no more, and takes nothing. */
export function parametersOf(method: string, url: string): Parameters {
  const { parameters = [], requestBody = {} } = operations.get(keyOf(method, url)) ?? {};
  const query = (parameters as Node[]).map(resolve).filter((parameter) => parameter["in"] === "query");
  const [type, media = {}] = Object.entries<Node>(resolve(requestBody)["content"] ?? {})[0] ?? [];
  const isJson = type === undefined || type.includes("json");
  return {
    names: [...query.map(({ name }) => name), ...(isJson ? membersOf(media["schema"] ?? {}) : [])],
    type: isJson ? undefined : type,
  };
}

/** Follows a reference such as `#/components/schemas/user`. */
function resolve(node: Node): Node {
  if (typeof node["$ref"] !== "string") return node;
  const keys = node["$ref"].slice(2).split("/");
  return resolve(keys.reduce((parent, key) => parent[key], description));
}

/** The names of an object's members, whichever of its alternatives it is. */
function membersOf(schema: Node): string[] {
  const { properties = {}, allOf = [], anyOf = [], oneOf = [] } = resolve(schema);
  return [...Object.keys(properties), ...[...allOf, ...anyOf, ...oneOf].flatMap(membersOf)];
}
