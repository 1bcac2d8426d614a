/** GitHub's operations as calls, written into a module. */
import { SETTINGS } from "./operation.ts";

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
 * The operations of an API as the text of a module: with the parameters that are required, those whose description gives
 * a value, and the lists; with the body of the first example. It is a module, so that each has its own object literal and
 * its own function by hand, as in a program.
 */
export function writeOperations(json: string): string {
  const calls = Object.entries(readDescription(json).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => writeOperation(method.toUpperCase(), path, described)),
  );
  return `export const operations = [\n${calls.join("")}];\n`;
}

/** Puts in place of each reference what it refers to, when that is read. */
function readDescription(json: string): Description {
  const root = JSON.parse(json);
  const follow = (reference: string) =>
    reference
      .slice(2)
      .split("/")
      .reduce((at, key) => at[key], root);
  const resolve = (value: any): any => {
    if (typeof value !== "object" || !value) return value;
    if (value.$ref) return resolve(follow(value.$ref));
    return new Proxy(value, { get: (target, key) => resolve(Reflect.get(target, key)) });
  };
  return resolve(root);
}

/** The value that a description shows, if it shows one. */
const shown = ({ example, examples = {} }: Pick<Parameter, "example" | "examples">, schema: Schema): unknown =>
  example ?? Object.values(examples)[0]?.value ?? schema.example ?? schema.default ?? schema.enum?.[0];

let id = 1_296_269;

/** What a list holds, if the value may be one. */
const itemsOf = ({ type, items = {}, oneOf = [] }: Schema): Schema | undefined =>
  type === "array" ? items : oneOf.map(itemsOf).find(Boolean);

/** A value that fits where none is shown. */
function invent(name: string, schema: Schema): unknown {
  const items = itemsOf(schema);
  if (items) return [sample(name, items), sample(`another ${name}`, items)];
  if (schema.oneOf) return sample(name, schema.oneOf[0]!);
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return (id += 4_241);
  return TEXTS[name] ?? name.replace(/_/g, "-");
}

const sample = (name: string, schema: Schema): unknown => shown({}, schema) ?? invent(name, schema);

/** None for what may be left out, unless its description shows a value or it may be a list. */
function valueOf(parameter: Parameter): unknown {
  const { name, schema, required } = parameter;
  if (itemsOf(schema)) return invent(name, schema);
  return shown(parameter, schema) ?? (required ? invent(name, schema) : undefined);
}

function writeOperation(method: string, path: string, described: Described): string {
  const { operationId, servers, parameters = [], requestBody } = described;
  const options: Record<string, unknown> = {};
  const query: Parameter[] = [];
  for (const parameter of [...parameters].sort((a, b) => Number(!!b.required) - Number(!!a.required))) {
    const value = valueOf(parameter);
    if (value === undefined) continue;
    options[parameter.name] = value;
    if (parameter.in === "query") query.push(parameter);
  }
  const members = addBody(requestBody, path, options);
  const url = (servers?.[0]?.url ?? "") + path;
  const varspecs = query.map(({ name, schema }) => (itemsOf(schema) ? `${name}*` : name));
  const withQuery = url + (query.length ? `{?${varspecs}}` : "");
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
const encoded = (value: string): string => `\${encodeURIComponent(${value})}`;

function writeByHand(
  method: string,
  path: string,
  query: readonly Parameter[],
  options: Record<string, unknown>,
  members: readonly string[],
): string {
  const url = absolute(path).replace(/\{([^{}]+)\}/g, (_all, name) => encoded(read(name)));
  const isPlain = ({ required, schema }: Parameter) => required && !itemsOf(schema);
  const plain = query.filter(isPlain).map(({ name }) => `${name}=${encoded(read(name))}`);
  const start = plain.length ? `?${plain.join("&")}` : "";
  const statements = query
    .filter((parameter) => !isPlain(parameter))
    .map(({ name, schema }, index) => {
      const [loop, value] = itemsOf(schema) ? [` for (const value of ${read(name)})`, "value"] : ["", read(name)];
      const separator = start ? "&" : index || loop ? '${query ? "&" : "?"}' : "?";
      return `      if (${read(name)} !== undefined)${loop} query += \`${separator}${name}=${encoded(value)}\`;\n`;
    });
  const headers = Object.entries(SETTINGS.headers).map(([name, value]) => `${quote(name)}: ${JSON.stringify(value)}`);
  if (options.headers) headers.push('"content-type": p.headers["content-type"]');
  else if (members.length) headers.push('"content-type": "application/json; charset=utf-8"');
  const object = `{ ${members.map((name) => `${quote(name)}: ${read(name)}`).join(", ")} }`;
  return `(p) {
${statements.length ? `      let query = \`${start}\`;\n${statements.join("")}` : ""}\
      return {
        method: "${method}",
        url: \`${url}${statements.length ? "${query}" : start}\`,
        headers: { ${headers.join(", ")} },
${members.length ? `        body: ${members[0] === "data" ? "p.data" : object},\n` : ""}\
      };
    }`;
}
