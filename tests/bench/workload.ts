import { readFileSync, writeFileSync } from "node:fs";
import { FOLDER, load } from "./contestants.ts";

/** One call of a real API, the same for every contestant. */
export interface Operation {
  /** The API's own name for it. */
  readonly name: string;
  readonly route: string;
  readonly options: Record<string, unknown>;
  /** The same address as a URI Template, with the query in it. */
  readonly template: string;
  /** What a programmer would write for this one route. */
  readonly byHand: (parameters: Record<string, unknown>) => unknown;
}

/* ---- what is read of an API description (OpenAPI 3) ---- */

interface Schema {
  readonly type?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Record<string, Schema>;
}

type Examples = Record<string, { readonly value?: unknown }>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly examples?: Examples;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: Schema; readonly examples?: Examples }>;
  };
}

interface Description {
  readonly paths: Record<string, Record<string, Described>>;
}

/** Where all calls go, and what they say of themselves. */
export const SETTINGS = {
  baseUrl: "https://api.github.com",
  headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
};

/** Texts for parameters whose description gives none; any other text is the parameter's name. */
const TEXTS: Record<string, string> = {
  owner: "octocat",
  repo: "hello-world",
  org: "octo-org",
  username: "octocat",
  branch: "feature/login",
  path: "docs/getting started.md",
  basehead: "main...octocat:topic",
  ref: "heads/feature-a",
  q: "tetris language:assembly",
  min_timestamp: "2026-01-31T12:00:00Z",
  subject_digest: "sha256:1bb1e949e55dcefc",
  key: "npm-linux-x64",
};

/* ---- from the description to calls ---- */

/**
 * The operations of GitHub's API as calls: with the parameters that are required, those whose description gives a
 * value, and the lists; with the body of the first example. They are written into a module, so that each has its own
 * object literal and its own function by hand, as in a program.
 */
export async function loadOperations(): Promise<readonly Operation[]> {
  const description = readDescription("tests/node_modules/@octokit/openapi/generated/api.github.com.json");
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => writeOperation(method.toUpperCase(), path, described)),
  );
  const file = `${FOLDER}/workload.mjs`;
  writeFileSync(file, `export const operations = [\n${calls.join("")}];\n`);
  return (await load(file)).operations;
}

/** Puts in place of each reference what it refers to, when that is read. */
function readDescription(file: string): Description {
  const root = JSON.parse(readFileSync(file, "utf8"));
  const resolve = (value: any): any => {
    if (typeof value !== "object" || !value) return value;
    if (value.$ref)
      return resolve(
        value.$ref
          .slice(2)
          .split("/")
          .reduce((at: any, key: string) => at[key], root),
      );
    return new Proxy(value, { get: (target, key) => resolve(Reflect.get(target, key)) });
  };
  return resolve(root);
}

/** The value that a description shows, if it shows one. */
const shown = ({ example, examples = {} }: Pick<Parameter, "example" | "examples">, schema: Schema): unknown =>
  example ?? Object.values(examples)[0]?.value ?? schema.example ?? schema.default ?? schema.enum?.[0];

let id = 1_296_269;

/** A value that fits where none is shown. */
function invent(name: string, { type, items, oneOf }: Schema): unknown {
  if (oneOf) return sample(name, oneOf[0]!);
  if (type === "array") return [sample(name, items ?? {}), `another ${name}`];
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return (id += 4_241);
  return TEXTS[name] ?? name.replace(/_/g, "-");
}

const sample = (name: string, schema: Schema): unknown => shown({}, schema) ?? invent(name, schema);

function writeOperation(method: string, path: string, described: Described): string {
  const { operationId, servers, parameters = [], requestBody } = described;
  const options: Record<string, unknown> = {};
  const query: Parameter[] = [];
  for (const parameter of [...parameters].sort((a, b) => Number(!!b.required) - Number(!!a.required))) {
    const { name, schema, required } = parameter;
    const value = shown(parameter, schema);
    if (!required && value === undefined && schema.type !== "array") continue;
    options[name] = value ?? invent(name, schema);
    if (parameter.in === "query") query.push(parameter);
  }
  const members = addBody(requestBody, path, options);
  const url = (servers?.[0]?.url ?? "") + path;
  const withQuery = url + (query.length ? `{?${query.map(({ name }) => name)}}` : "");
  // What is no path and no body has to be in the route, unless the query is where a parameter goes by itself.
  const route = `${method} ${method === "GET" ? url : withQuery}`;
  const functionName = operationId.replace(/\W+(\w)/g, (_all, initial) => initial.toUpperCase());
  return `  {
    name: ${JSON.stringify(operationId)},
    route: ${JSON.stringify(route)},
    options: ${JSON.stringify(options)},
    template: ${JSON.stringify(absolute(withQuery))},
    byHand: function ${functionName}${writeByHand(method, url, query, options, members)},
  },\n`;
}

const absolute = (url: string): string => (url.startsWith("/") ? SETTINGS.baseUrl + url : url);

/** Adds the body to the options, and gives the names of its members, or `data`. */
function addBody(requestBody: Described["requestBody"], path: string, options: Record<string, unknown>): string[] {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (!content) return [];
  const [type, { schema, examples }] = content;
  const { required = [], properties = {} } = schema;
  const body =
    Object.values(examples ?? {})[0]?.value ??
    Object.fromEntries(required.map((name) => [name, sample(name, properties[name] ?? {})]));
  const isObject = typeof body === "object" && body && !Array.isArray(body);
  // Its members are parameters, unless one bears the name of an option.
  if (!isObject || "url" in body) {
    options.data = body;
    if (type !== "application/json") options.headers = { "content-type": type };
    return ["data"];
  }
  const members = Object.keys(body).filter((name) => !path.includes(`{${name}}`));
  for (const name of members) options[name] = (body as Record<string, unknown>)[name];
  return members;
}

/* ---- the same by hand ---- */

const quote = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));
const read = (name: string): string => (/^\w+$/.test(name) ? `p.${name}` : `p[${JSON.stringify(name)}]`);
const encoded = (name: string): string => `\${encodeURIComponent(${read(name)})}`;

function writeByHand(
  method: string,
  path: string,
  query: readonly Parameter[],
  options: Record<string, unknown>,
  members: readonly string[],
): string {
  const url = absolute(path).replace(/\{([^{}]+)\}/g, (_all, name) => encoded(name));
  const required = query.filter((parameter) => parameter.required).map(({ name }) => `${name}=${encoded(name)}`);
  const start = required.length ? `?${required.join("&")}` : "";
  const optional = query
    .filter((parameter) => !parameter.required)
    .map(({ name }, index) => {
      const separator = start ? "&" : index ? '${query ? "&" : "?"}' : "?";
      return `      if (${read(name)} !== undefined) query += \`${separator}${name}=${encoded(name)}\`;\n`;
    });
  const headers = Object.entries(SETTINGS.headers).map(([name, value]) => `${quote(name)}: ${JSON.stringify(value)}`);
  if (options.headers) headers.push('"content-type": p.headers["content-type"]');
  else if (members.length) headers.push('"content-type": "application/json; charset=utf-8"');
  const object = `{ ${members.map((name) => `${quote(name)}: ${read(name)}`).join(", ")} }`;
  return `(p) {
${optional.length ? `      let query = \`${start}\`;\n${optional.join("")}` : ""}\
      return {
        method: "${method}",
        url: \`${url}${optional.length ? "${query}" : start}\`,
        headers: { ${headers.join(", ")} },
${members.length ? `        body: ${members[0] === "data" ? "p.data" : object},\n` : ""}\
      };
    }`;
}

/** As one piece in memory, as if it came from a file. */
export const flat = (text: string): string => Buffer.from(text).toString();
