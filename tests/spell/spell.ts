/**
 * Respells an OpenAPI description (3.0 to 3.2), so that the keys of its `paths` are routes of tiny-endpoint.
 *
 * A path does not say how a list is written, or what goes into the query beside a body. The description says so in
 * other places; a route says it itself:
 *
 *     /pets       get,   with `ids` in the query, explode: false   ->  /pets{?ids}      sends /pets?ids=1,2
 *                 post,  with `force` in the query, and a body     ->  /pets{?force}    sends /pets?force=true
 *                 patch, with a body alone                         ->  /pets
 *     /pets/{id}  get,   with a list as `id`                       ->  /pets/{id*}      sends /pets/1,2
 *                 put,   with `id` in style matrix                 ->  /pets/;id={id}   sends /pets/;id=1
 *
 * Thus each operation has a key of its own. All else stays as it is described, save what a route cannot say:
 *
 * - An object in style deepObject becomes a parameter for each of its members: `filter[status]`.
 * - A list between pipes or spaces becomes a text, and so does JSON: "a|b", '{"a":1}'.
 * - A name that a placeholder cannot have gets triplets: `sort:by` becomes `sort%3Aby`.
 * - If there is an `id` in the path and another in the query, that of the path becomes `id_in_path`.
 * - The server of an operation that has its own comes first: `https://uploads.github.com/repos/{owner}/...`.
 *
 * This file is `tiny-endpoint/spell`, and reads no files. `npx tiny-endpoint spell` is cli.ts.
 */

/**
 * Respells an OpenAPI description: one document as JSON or YAML gives it, `{ openapi, paths, ... }`, without references
 * to other files.
 *
 * Returns a copy that differs in `paths`: its keys are routes, and parameters are what these routes take. What no route
 * can say is told to `note`, a line for each: `QUERY /pets: "all" is the whole query, which no route can spell`.
 *
 * @throws TypeError if it is no OpenAPI 3.0, 3.1 or 3.2.
 * @example
 * const ids = { name: "ids", in: "query", explode: false, schema: { type: "array" } };
 * spell({ openapi: "3.1.0", paths: { "/pets": { get: { parameters: [ids] } } } });
 * // { openapi: "3.1.0", paths: { "/pets{?ids}": { get: { parameters: [ids] } } } }
 */
export function spell<Description extends object>(description: Description, note: Note = () => {}): Description {
  const document = description as Document;
  if (document?.swagger) throw new TypeError(`this is Swagger ${document.swagger}: convert it to OpenAPI 3 first`);
  if (!/^3\.[0-2]\b/.test(document?.openapi)) throw new TypeError("this is no OpenAPI 3.0, 3.1 or 3.2");
  // What a description holds may not steer a terminal.
  const noteText: Note = (text) => note(text.replace(/[\0-\x1f\x7f-\x9f]/g, triplets));
  const operations = operationsOf(document, noteText).map(spellOperation);
  const spelled = { ...document, paths: pathsOf(document, operations) };
  return withReferences(spelled, document, operations, noteText) as Description;
}

/** Is told what no route can say, one line at a time. */
type Note = (text: string) => void;

/** The plugin of Redocly. Its decorators run when all files are one document. */
export default function plugin(): { id: string; decorators: object } {
  const leave = (root: object, { report }: { report(problem: object): void }): void => {
    const note: Note = (message) => report({ message, forceSeverity: "warn" });
    Object.assign(root, spell(root, note));
  };
  return { id: "tiny-endpoint", decorators: { oas3: { spell: () => ({ Root: { leave } }) } } };
}

/* ---- what is read of a description ---- */

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;
type Method = (typeof METHODS)[number];

interface Reference {
  readonly $ref?: string;
}

interface Document {
  readonly openapi: string;
  readonly swagger?: string;
  readonly servers?: readonly Server[];
  readonly paths?: Readonly<Record<string, PathItem | null>>;
}

interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default?: string }>>;
}

interface PathItem extends Reference, Partial<Readonly<Record<Method, DescribedOperation>>> {
  readonly servers?: readonly Server[];
  readonly additionalOperations?: object;
  readonly parameters?: readonly Parameter[];
}

interface DescribedOperation {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
}

interface RequestBody extends Reference {
  readonly content?: object;
}

interface Parameter extends Reference {
  readonly name: string;
  readonly in: string;
  readonly description?: string | undefined;
  readonly required?: boolean | undefined;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly content?: object;
  readonly schema?: Schema | undefined;
  readonly example?: unknown;
  readonly examples?: unknown;
}

interface Schema extends Reference {
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/* ---- operations ---- */

/** An operation, with all that is said of it. */
interface Operation {
  readonly document: Document;
  readonly item: PathItem;
  readonly path: string;
  /** The path with all placeholders in braces. */
  readonly template: string;
  readonly placeholders: ReadonlySet<string>;
  readonly method: Method;
  readonly described: DescribedOperation;
  /** Whether tiny-endpoint sends no body with it, and puts all that is left of the parameters into the query. */
  readonly isBodiless: boolean;
  readonly note: Note;
}

interface SpelledOperation extends Operation {
  readonly key: string;
  readonly parameters: readonly Parameter[];
}

function operationsOf(document: Document, note: Note): Operation[] {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith("/"));
  return paths.flatMap(([path, given]) => {
    const { $ref, ...own } = given ?? {};
    const found = resolve(document, given ?? {});
    const item: PathItem = { ...found, ...own };
    if (!found) note(`${path}: ${notFound($ref)}`);
    if (item.additionalOperations) note(`${path}: its additionalOperations are left out`);
    const template = withBraces(path);
    const placeholders = new Set(placeholdersOf(template));
    const methods = METHODS.filter((method) => item[method]);
    return methods.map((method) => ({
      document,
      item,
      path,
      template,
      placeholders,
      method,
      described: item[method]!,
      isBodiless: method === "get" || method === "head",
      note: (text) => note(`${method.toUpperCase()} ${path}: ${text}`),
    }));
  });
}

/** Gives an operation its key, and the parameters that go with it. */
function spellOperation(operation: Operation): SpelledOperation {
  const { path, template, method, described, isBodiless, note } = operation;
  if (isBodiless && described.requestBody) note(`its body is not sent, for a ${method.toUpperCase()} has none`);
  else noteOwnJson(operation);
  const server = ownServerOf(operation);
  if (path.startsWith("//") && !server) note("one slash is sent where the path begins with two");
  const { parameters, references } = parametersOf(operation);
  const placed = placedNames(template);
  const inQuery = parameters.filter((parameter) => parameter.in === "query" && !placed.has(parameter.name));
  const queryNames = new Set(inQuery.map(({ name }) => name));
  const spelled = parameters.flatMap((parameter): Spelled | readonly Spelled[] => {
    if (placed.has(parameter.name)) return { parameter };
    if (parameter.in === "query") return spellInQuery(operation, parameter, queryNames);
    if (parameter.in === "path") return spellInPath(operation, parameter, queryNames);
    return { parameter };
  });
  return {
    ...operation,
    key: server + keyOf(template, spelled),
    // What did not change is still a reference, if it was one.
    parameters: spelled.map(({ parameter }) => references.get(parameter) ?? parameter),
  };
}

/** JSON goes as application/json, unless the call says otherwise. */
function noteOwnJson({ document, described, note }: Operation): void {
  const types = Object.keys(resolve(document, described.requestBody)?.content ?? {});
  const ofJson = types.filter((type) => /[/+]json *($|[;,+])/i.test(type));
  if (!ofJson.length || types.some((type) => /^(application\/json *($|[;,])|(application|\*)\/\*)/i.test(type))) return;
  note(`its body is ${ofJson.join(" or ")}: give that as content-type`);
}

/** What an operation's own server writes before the path, "https://uploads.github.com"; "" for that of the document. */
function ownServerOf({ document, item, described, note }: Operation): string {
  const [server] = listOf(described.servers ?? item.servers);
  if (typeof server?.url !== "string") return "";
  const url = urlOf(server);
  if (url === urlOf(listOf(document.servers)[0])) return "";
  // A route cannot begin with "/v2" alone, nor with a query, and ":id" is a placeholder there.
  if (/^https?:\/\/[^/?#{}]+[^?#{}]*$/i.test(url) && !/[/.]:[a-z_]/i.test(url)) return encodeLiteral(url);
  note(`its own server is "${server.url}": give the URL of that as baseUrl in the call`);
  return "";
}

/** The URL of a server without a slash at its end. Its variables have their defaults. */
function urlOf(server: Partial<Server> | undefined): string {
  const { url, variables } = server ?? {};
  const filled = String(url ?? "/").replace(/\{([^{}]*)\}/g, (all, name: string) => variables?.[name]?.default ?? all);
  return filled.replace(/\/$/, "");
}

/** The new `paths`, where operations of the same key share a path item. */
function pathsOf(document: Document, operations: readonly SpelledOperation[]): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { key, item, method, described, parameters, note } of operations) {
    const shared = (paths[key] ??= withoutOperations(item));
    if (shared[method]) note(`left out, for another operation has the key ${key}`);
    else shared[method] = { ...described, ...((described.parameters || parameters.length) && { parameters }) };
  }
  const done = new Set(operations.map(({ path }) => path));
  const others = Object.entries(document.paths ?? {}).filter(([path]) => !done.has(path));
  return { ...Object.fromEntries(others), ...paths };
}

/** What operations of a path item share: its summary, its servers. */
function withoutOperations(item: PathItem): Record<string, unknown> {
  const others: readonly string[] = [...METHODS, "additionalOperations", "parameters"];
  return Object.fromEntries(Object.entries(item).filter(([name]) => !others.includes(name)));
}

/* ---- parameters ---- */

/** What becomes of a parameter, and what the route has of it: in the place of its placeholder, or in the query. */
interface Spelled {
  readonly parameter: Parameter;
  readonly placeholder?: string;
  readonly text?: string;
  readonly varspec?: string;
}

/** The parameters of an operation without references, and which reference each was. */
function parametersOf({ document, placeholders, item, described, note }: Operation): {
  parameters: readonly Parameter[];
  references: ReadonlyMap<Parameter, Parameter>;
} {
  const references = new Map<Parameter, Parameter>();
  const parameters = new Map<string, Parameter>();
  // Those of the operation come last, and override those of its path item.
  for (const given of [...listOf(item.parameters), ...listOf(described.parameters)]) {
    const parameter = resolve(document, given);
    if (typeof parameter?.name !== "string") {
      note(parameter || !given ? "a parameter has no name" : notFound(given.$ref));
      continue;
    }
    parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    if (parameter.in === "querystring") note(`"${parameter.name}" is the whole query, which no route can spell`);
    if (given.$ref) references.set(parameter, given);
  }
  // A placeholder that is described for the query, or not at all, needs a value as the others do.
  for (const name of placeholders) {
    if (parameters.has(`path ${name}`) || isExpression(name)) continue;
    const { style, explode, ...parameter } = parameters.get(`query ${name}`) ?? { name, schema: { type: "string" } };
    parameters.set(`path ${name}`, { ...parameter, in: "path", required: true });
    parameters.delete(`query ${name}`);
  }
  return { parameters: [...parameters.values()], references };
}

/** A parameter whose value is a text that the caller writes. */
function asText(how: string, given: Parameter): Parameter {
  const { style, explode, schema, content, example, examples, ...parameter } = given;
  const description = [parameter.description, how].filter(Boolean).join("\n\n");
  return { ...parameter, description, schema: { type: "string" } };
}

/** A parameter that is described by its media type, such as JSON. */
const ofContent = (parameter: Parameter, content: object): Parameter =>
  asText(`A text of the type ${Object.keys(content)[0]}.`, parameter);

const renamed = (parameter: Parameter, name: string): Parameter =>
  name === parameter.name ? parameter : { ...parameter, name };

/** A name for a placeholder: "sort:by" is "sort%3Aby", and in the query it is sent so. */
function nameFor(name: string): string {
  const encoded = name.replace(/[^\w$[\].-]/gu, triplets);
  // A dot, or hyphens, stand between other characters.
  return /^[.-]|\.[.-]|-\.|[.-]$/.test(encoded) ? encoded.replace(/[.-]/g, triplets) : encoded;
}

/** "é" is "%C3%A9". */
const triplets = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("");

/** The same name for a server, and another one here: "data" is "%64ata". */
const disguised = (name: string): string => triplets(name.charAt(0)) + nameFor(name.slice(1));

/** Beside a body, the option `data` is the body. */
const isBody = (name: string, { described }: Operation): boolean => name === "data" && !!described.requestBody;

/* ---- the query ---- */

/** What becomes of a parameter of the query: nothing, itself, or its members. */
function spellInQuery(operation: Operation, parameter: Parameter, queryNames: ReadonlySet<string>): Spelled[] {
  return (
    inForm(operation, parameter)
      // A member of an object may be described by itself, too.
      .filter(({ name }) => name === parameter.name || !queryNames.has(name))
      .map((form) => withVarspec(operation, form))
  );
}

const DELIMITERS: Readonly<Record<string, string>> = { pipeDelimited: '"|"', spaceDelimited: "spaces" };

/** Whether lists and objects are written member by member, as `*` says in a route. */
const isExploded = ({ style = "form", explode = style === "form" }: Parameter): boolean =>
  explode || style === "deepObject";

/** A parameter of the query in style form, the one that routes have: as it is, as a text, or as its members. */
function inForm(operation: Operation, parameter: Parameter): readonly Parameter[] {
  const { schema, style = "form", content } = parameter;
  const parts = partsOf(operation.document, schema);
  if (content) return [ofContent(parameter, content)];
  if (style === "deepObject" && mayBe(parts, "object")) return membersOf(operation, parameter);
  const delimiter = DELIMITERS[style];
  if (delimiter && !isExploded(parameter) && mayBe(parts, "array", "object")) {
    return [asText(`A text, in which ${delimiter} are between the items.`, parameter)];
  }
  return [parameter];
}

/** A few kB of references can describe a million members. */
const MOST_MEMBERS = 1000;

/** The members of an object in style deepObject, as parameters: "filter[status]", "filter[created][after]". */
function membersOf({ document, isBodiless, note }: Operation, parameter: Parameter): readonly Parameter[] {
  const notes: string[] = [];
  let count = 0;
  const found = membersWithin(parameter, []);
  if (count > MOST_MEMBERS) {
    note(`"${parameter.name}" has over ${MOST_MEMBERS} members, so none is spelled${wayTo(parameter)}`);
    return [parameter];
  }
  notes.forEach(note);
  return found;

  function membersWithin(parameter: Parameter, outer: readonly Schema[]): readonly Parameter[] {
    const { name } = parameter;
    const parts = partsOf(document, parameter.schema);
    const members = describedMembers(parts);
    if (!members.size) {
      notes.push(`no members of "${name}" are described, so there is no name to spell${wayTo(parameter)}`);
      return [parameter];
    }
    const whole = parts[0]!.schema;
    if (outer.includes(whole)) {
      notes.push(`"${name}" is left out, for its members would have no end`);
      return [];
    }
    const requires = (key: string): boolean =>
      parts.some(({ schema, isSure }) => isSure && listOf(schema.required).includes(key));
    const ofMembers = [...members].flatMap(([key, schema]) => {
      if (++count > MOST_MEMBERS) return [];
      const partsOfMember = partsOf(document, schema);
      const { description, deprecated } = partsOfMember[0]?.schema ?? {};
      const required = (parameter.required && requires(key)) || undefined;
      const member = { name: `${name}[${key}]`, in: "query", description, deprecated, required, schema };
      if (!typesOf(partsOfMember).has("object")) return [member];
      return membersWithin({ ...member, style: "deepObject" }, [...outer, whole]);
    });
    const anyOf = withoutObjects(parts);
    const rest = { ...parameter, style: "form", schema: { anyOf }, required: undefined };
    return anyOf.length ? [rest, ...ofMembers] : ofMembers;
  }

  function wayTo({ name }: Parameter): string {
    return isBodiless ? `; args: { "${name}[...]": value } sends one` : "";
  }
}

/** A parameter with what the route has to spell of it, if anything. */
function withVarspec(operation: Operation, parameter: Parameter): Spelled {
  const { document, isBodiless, note } = operation;
  const { name, schema, style } = parameter;
  const parts = partsOf(document, schema);
  const explode = isExploded(parameter);
  const hasMembers = mayBe(parts, "array", "object");
  // What is left over goes into the query by itself: lists exploded, and no objects.
  const goesByItself = explode ? !typesOf(parts).has("object") : !hasMembers;
  if (isBodiless && goesByItself) return { parameter };
  // `membersOf` found none.
  if (style === "deepObject" && mayBe(parts, "object")) return { parameter };
  if (!name) {
    note("a parameter of the query has no name");
    return { parameter };
  }
  const placed = isBody(name, operation) ? disguised(name) : nameFor(name);
  return { parameter: renamed(parameter, placed), varspec: placed + (explode && hasMembers ? "*" : "") };
}

/* ---- the path ---- */

/**
 * What becomes of a parameter of the path, and the text in the place of its placeholder: "{id}", "{ids*}", ".{id}",
 * ";id={id}", "{;ids*}". Where both would do, that is ".{id}" and not "{.id}", which needs no value: "DELETE
 * /pets/{.id}" without one would be sent to "/pets/".
 */
function spellInPath(operation: Operation, parameter: Parameter, queryNames: ReadonlySet<string>): Spelled[] {
  const { document, placeholders, note } = operation;
  const { name: placeholder, content } = parameter;
  if (!placeholders.has(placeholder)) {
    note(`"${placeholder}" is left out, for the path has no place for it`);
    return [];
  }
  const form = content ? ofContent(parameter, content) : parameter;
  const { schema, style, explode, ...simple } = form;
  const parts = partsOf(document, schema);
  const types = typesOf(parts);
  if (!explode && types.has("object") && !withoutObjects(parts).length) {
    note(`"${placeholder}" is an object, which a path takes with explode: true alone`);
  }
  // ";ids=1;ids=2" has the name in it.
  const other = style === "matrix" && explode ? disguised(placeholder) : `${nameFor(placeholder)}_in_path`;
  const isTaken = queryNames.has(placeholder) || isBody(placeholder, operation);
  const name = isTaken ? other : nameFor(placeholder);
  const isExploded = explode && mayBe(parts, "array", "object");
  // In a path, `{ids}` takes one text; `{ids*}` joins several by commas.
  const varspec = isExploded || types.has("array") ? `${name}*` : name;
  const mark = style === "matrix" ? ";" : style === "label" ? "." : "";
  if (mark && !isExploded) {
    const before = mark === ";" ? `;${encodeURIComponent(placeholder)}=` : mark;
    return [{ placeholder, parameter: { ...simple, name, schema }, text: `${before}{${varspec}}` }];
  }
  // Since OpenAPI 3.2, a value may have slashes.
  const isOpen = form.allowReserved && document.openapi.startsWith("3.2");
  const operator = mark || (isOpen ? "+" : "");
  return [{ placeholder, parameter: renamed(form, name), text: `{${operator}${varspec}}` }];
}

/** Encodes what no literal may have: "/a b" is "/a%20b". */
function encodeLiteral(text: string): string {
  const encoded = text.replace(/%(?![\dA-F]{2})|[^!#-;=?-[\]_a-z~\x80-\uffff]/gi, triplets);
  // Routers take "/*rest" for a name.
  return encoded.replace(/\/\*(?=[a-z_])/gi, "/%2A");
}

/** A path with its placeholders in braces: "/pets/:id" is "/pets/{id}". */
const withBraces = (path: string): string =>
  path.replace(/^[^?#]*/, (beforeQuery) => beforeQuery.replace(/([/.]):([a-z_]\w*)/gi, "$1{$2}"));

/** What stands in braces. */
const placeholdersOf = (template: string): string[] => [...template.matchAll(/\{([^{}]*)\}/g)].map(([, text]) => text!);

/** Whether a placeholder is an expression of RFC 6570 already: "?ids". */
const isExpression = (placeholder: string): boolean => /^[?&/;.#+]/.test(placeholder);

/** The names that have a place already, by expressions of RFC 6570: "page" and "ids" in "/pets{?page,ids*}". */
function placedNames(template: string): ReadonlySet<string> {
  const expressions = placeholdersOf(template).filter(isExpression);
  return new Set(expressions.flatMap((expression) => expression.slice(1).replace(/\*/g, "").split(",")));
}

/** The key: the path, with what takes the place of its placeholders, and an expression for the query. */
function keyOf(template: string, spelled: readonly Spelled[]): string {
  const texts = new Map(spelled.map(({ placeholder, text }) => [placeholder, text]));
  // Every other text stood in braces.
  const pieces = template.split(/\{([^{}]*)\}/);
  const path = pieces.map((text, index) => (index % 2 ? (texts.get(text) ?? `{${text}}`) : encodeLiteral(text)));
  // A route with "${id}" is taken for a template string that lost its backticks.
  const joined = path.join("").replace(/\$(?=\{[\w%$.[\]-]+\})/g, "%24");
  return withVarspecs(joined, spelled.flatMap(({ varspec }) => varspec ?? []).join());
}

/** Adds varspecs to a path: "/pets#part" and "ids" give "/pets{?ids}#part". */
function withVarspecs(path: string, varspecs: string): string {
  if (!varspecs) return path;
  // "/pets{?page}" has an expression already, which takes the others.
  if (/^[^#]*\{\?/.test(path)) return path.replace(/\{\?[^{}]*/, (expression) => `${expression},${varspecs}`);
  const [beforeFragment = ""] = /^(?:\{[^{}]*\}|[^#])*/.exec(path)!;
  const before = beforeFragment.replace(/[?&]$/, "");
  return `${before}{${before.includes("?") ? "&" : "?"}${varspecs}}${path.slice(beforeFragment.length)}`;
}

/* ---- schemas ---- */

/** A part of a schema. Of alternatives, none surely holds. */
interface Part {
  readonly schema: Schema;
  readonly isSure: boolean;
}

/** A schema without references, and the parts of which it is made, each once, or twice if it surely holds later. */
function partsOf(
  document: Document,
  given: Schema | undefined,
  isSure = true,
  seen = new Map<Schema, boolean>(),
): Part[] {
  const schema = resolve(document, given);
  if (!schema || !isObject(schema) || seen.get(schema) || seen.get(schema) === isSure) return [];
  seen.set(schema, isSure);
  const partsWithin = (schemas: readonly Schema[] | undefined, isSure: boolean): Part[] =>
    listOf(schemas).flatMap((part) => partsOf(document, part, isSure, seen));
  const { allOf, anyOf, oneOf } = schema;
  return [
    { schema, isSure },
    ...partsWithin(allOf, isSure),
    ...partsWithin(anyOf, false),
    ...partsWithin(oneOf, false),
  ];
}

/** The types that a value may have; none if nothing is said of them. */
const typesOf = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ schema }) => ownTypesOf(schema)));

function ownTypesOf({ type, items, properties, additionalProperties, enum: values }: Schema): readonly string[] {
  if (type !== undefined) return [type].flat();
  if (items) return ["array"];
  if (properties || additionalProperties) return ["object"];
  return listOf(values).map((value) => typeof value);
}

/** Whether a value may have one of these types. */
function mayBe(parts: readonly Part[], ...wanted: readonly string[]): boolean {
  const types = typesOf(parts);
  return !types.size || wanted.some((type) => types.has(type));
}

/** The members that an object is described to have, by their names. */
function describedMembers(parts: readonly Part[]): ReadonlyMap<string, Schema> {
  const members = new Map<string, Schema>();
  for (const [name, member] of parts.flatMap(({ schema }) => Object.entries(schema.properties ?? {}))) {
    const earlier = members.get(name);
    members.set(name, earlier ? { anyOf: [earlier, member] } : member);
  }
  return members;
}

/** What a schema allows beside objects: of "an object or a number" it is the number. */
function withoutObjects(parts: readonly Part[]): readonly Schema[] {
  return parts.flatMap(({ schema }) => {
    const types = ownTypesOf(schema);
    const others = types.filter((type) => type !== "object" && type !== "null");
    if (!others.length) return [];
    return others.length === types.length ? schema : { ...schema, type: others };
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = <Item>(value: readonly Item[] | undefined): readonly Item[] => (Array.isArray(value) ? value : []);

/* ---- references (RFC 6901) ---- */

/** What a value stands for: what it refers to, if it is a reference; `undefined` if that is not in this document. */
function resolve<Value extends Reference>(document: Document, value: Value | undefined): Value | undefined {
  const seen = new Set<unknown>();
  let found = value;
  while (typeof found?.$ref === "string") {
    if (seen.has(found)) return undefined;
    seen.add(found);
    found = lookUp(document, found.$ref) as Value | undefined;
  }
  return found;
}

/** What stands at "#/components/schemas/Pet". */
function lookUp(document: Document, reference: string): unknown {
  if (!reference.startsWith("#/")) return undefined;
  let found: unknown = document;
  for (const name of namesInReference(reference)) found = (found as Record<string, unknown> | undefined)?.[name];
  return found;
}

/** "#/paths/~1pets/get" is ["paths", "/pets", "get"]. */
function namesInReference(reference: string): string[] {
  const decoded = (name: string): string => name.replace(/(?:%[\dA-F]{2})+/gi, decode);
  const names = reference.slice("#/".length).split("/");
  return names.map((name) => decoded(name).replace(/~1/g, "/").replace(/~0/g, "~"));
}

/** What is not UTF-8, such as "%FF", stays. */
function decode(triplets: string): string {
  try {
    return decodeURIComponent(triplets);
  } catch {
    return triplets;
  }
}

/** ["paths", "/pets", "get"] is "#/paths/~1pets/get". */
function referenceTo(names: readonly string[]): string {
  const encode = (name: string): string => encodeURIComponent(name.replace(/~/g, "~0").replace(/\//g, "~1"));
  return `#/${names.map(encode).join("/")}`;
}

const notFound = (reference: string | undefined): string =>
  `${reference} is not in this file: join all files into one first`;

/** How many copies one reference into `paths` makes, of references within references. */
const MOST_COPIES = 1000;

/** A copy in which references to operations lead to their new keys. */
function withReferences(
  spelled: object,
  given: Document,
  operations: readonly SpelledOperation[],
  note: Note,
): unknown {
  const keys = new Map(operations.map(({ path, method, key }) => [`${method} ${path}`, key]));
  const open = new Set<string>();
  let copies = 0;

  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const { $ref } = value as Reference;
    if (isIntoPaths($ref) && !moved($ref)) return copyOfTarget($ref);
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([name, member]) => [name, follow(name, member) ?? copy(member)]));
  }

  /** A copy of what a reference leads to, if there is such. What holds itself, or too many others, is anything there. */
  function copyOfTarget($ref: string): unknown {
    if (!open.size) copies = 0;
    if (open.has($ref)) return {};
    if (++copies > MOST_COPIES) {
      if (copies === MOST_COPIES + 1) note(`${$ref}: left out where too many references lead to others`);
      return {};
    }
    open.add($ref);
    const target = copy(lookUp(given, $ref));
    open.delete($ref);
    return target ?? { $ref };
  }

  /** Where a reference leads now, if it has to; links have an `operationRef`. */
  function follow(name: string, member: unknown): string | undefined {
    return (name === "$ref" || name === "operationRef") && isIntoPaths(member) ? moved(member) : undefined;
  }

  /** The new reference to what an operation has; `undefined` for parameters, which do not keep their places. */
  function moved(reference: string): string | undefined {
    const [, path, method = "", ...names] = namesInReference(reference);
    const key = keys.get(`${method} ${path}`);
    return key && names[0] !== "parameters" ? referenceTo(["paths", key, method, ...names]) : undefined;
  }

  return copy(spelled);
}

const isIntoPaths = (value: unknown): value is string => typeof value === "string" && value.startsWith("#/paths/");
