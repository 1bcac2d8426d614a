/** GitHub's operations as calls: with what is required, what its description gives a value for, lists, and bodies. */
import { OPTION_NAMES } from "../support/options.ts";
import { type Call, callOf } from "./calls.ts";

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

interface Operation {
  readonly operationId: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: Schema; readonly examples?: Examples }>;
  };
}

interface Description {
  readonly paths: Record<string, Record<string, Operation>>;
}

/** Of a description without references. */
export function callsOf({ paths }: Description): readonly Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationCall(method.toUpperCase(), path, operation)),
  );
}

/* ---- values ---- */

/**
 * Texts for what the description gives no value for, in turn. GitHub's own names hold little but letters and hyphens;
 * these are what programs elsewhere have: names of people and things, addresses, dates, versions, files.
 */
const TEXTS = [
  "octo-org",
  "Research & Development",
  "hello-world",
  "@anna",
  "main",
  "2026-01-31T12:00:00Z",
  "octocat",
  "docs/getting started",
  "npm-linux-x64",
  "Zoë Müller",
  "42e5a1c",
  "release/v2.1.0",
  "enterprise",
  "is:open label:bug",
  "2026-01-31",
  "sha256:1bb1e949e55d",
  "backend",
  "50% of 8 GB",
];

let texts = 0;
let id = 1_296_269;

/** The value that a description shows, if it shows one. */
const shown = ({ example, examples = {} }: Pick<Parameter, "example" | "examples">, schema: Schema): unknown =>
  example ?? Object.values(examples)[0]?.value ?? schema.example ?? schema.default ?? schema.enum?.[0];

/** What a list holds, if the value may be one. */
const itemsOf = ({ type, items = {}, oneOf = [] }: Schema): Schema | undefined =>
  type === "array" ? items : oneOf.map(itemsOf).find(Boolean);

/** A value that fits where none is shown. */
function invented(schema: Schema): unknown {
  const items = itemsOf(schema);
  if (items) return [sample(items), sample(items)];
  if (schema.oneOf) return sample(schema.oneOf[0]!);
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return (id += 4_241);
  return TEXTS[texts++ % TEXTS.length];
}

const sample = (schema: Schema): unknown => shown({}, schema) ?? invented(schema);

/** None for what may be left out, unless its description shows a value or it may be a list. */
function valueOf(parameter: Parameter): unknown {
  const { schema, required } = parameter;
  if (itemsOf(schema)) return invented(schema);
  return shown(parameter, schema) ?? (required ? invented(schema) : undefined);
}

/* ---- calls ---- */

function operationCall(method: string, path: string, operation: Operation): Call {
  const { operationId, servers, parameters = [], requestBody } = operation;
  const given = parameters
    .map((parameter) => ({ ...parameter, value: valueOf(parameter), isList: itemsOf(parameter.schema) }))
    .filter(({ value }) => value !== undefined);
  const query = given.filter((parameter) => parameter.in === "query");
  const varspecs = query.map(({ name, isList }) => (isList ? `${name}*` : name));
  const url = (servers?.[0]?.url ?? "") + path + (query.length ? `{?${varspecs}}` : "");
  const values = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  // What is in the url comes first, and is what a member of the same name means.
  return callOf(operationId, method, url, { ...values, ...bodyOf(requestBody), ...values });
}

/** The first example, or what is required; its members are parameters, unless one bears the name of an option. */
function bodyOf(requestBody: Operation["requestBody"]): Call["options"] {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (!content) return {};
  const [type, { schema, examples }] = content;
  const { required = [], properties = {} } = schema;
  const body: any =
    Object.values(examples ?? {})[0]?.value ??
    Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
  const isObject = typeof body === "object" && body && !Array.isArray(body);
  if (isObject && !OPTION_NAMES.some((name: string) => name in body)) return { ...body };
  return { data: body, ...(type !== "application/json" && { headers: { "content-type": type } }) };
}

/* ---- what they are like ---- */

/** A sentence on the values in urls. */
export function describe(calls: readonly Call[]): string {
  const urlValues = calls.map(({ template, options }) => {
    const names: readonly string[] = [...template.matchAll(/\{\??([^{}]*)\}/g)].flatMap(([, list = ""]) =>
      list.split(","),
    );
    return names.flatMap((name) => options[name.replace("*", "")]).map(String);
  });
  const all = urlValues.flat();
  const share = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
    `${Math.round((100 * items.filter(isCounted).length) / items.length)} %`;
  return (
    `Of ${all.length.toLocaleString("en-US")} values in the urls of GitHub's ${calls.length.toLocaleString("en-US")} operations, ` +
    `${share(all, (value) => encodeURIComponent(value) !== value)} need encoding, ` +
    `${share(all, (value) => /[^\0-\x7f]/.test(value))} are not all ASCII; ` +
    `${share(urlValues, (values) => values.some((value) => value.includes(".")))} of the operations have a dot in one.`
  );
}
