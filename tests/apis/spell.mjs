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
 *
 * As a program, it tells on stderr what it could not spell:
 *
 *     node node_modules/tiny-endpoint/tests/apis/spell.mjs openapi.json > spelled.json
 *
 * With this `redocly.yaml`, `npx openapi-typescript` runs it, on YAML and on descriptions in several files as well:
 *
 *     plugins: [./node_modules/tiny-endpoint/tests/apis/spell.mjs]
 *     decorators: { tiny-endpoint/spell: on }
 *     apis: { acme: { root: ./openapi.yaml, x-openapi-ts: { output: ./api.d.ts } } }
 */
import { readFileSync, realpathSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

/**
 * Respells a description. The one that is given stays as it is.
 *
 * @param {object} document an OpenAPI document, as parsed from JSON or YAML
 * @param {(text: string) => void} [note] is told what could not be spelled, and why
 * @returns {object} the respelled document
 */
export function spell(document, note = () => {}) {
  if (document?.swagger) throw new TypeError(`this is Swagger ${document.swagger}: convert it to OpenAPI 3 first`);
  if (!/^3\.[0-2]\b/.test(document?.openapi)) throw new TypeError("this is no OpenAPI 3.0, 3.1 or 3.2");
  const operations = operationsOf(document, note).map(spellOperation);
  return copyOf({ ...document, paths: pathsOf(document, operations) }, document, operations);
}

/* ---- operations ---- */

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** The operations of a document, each with all that is said of it. */
function operationsOf(document, note) {
  return pathItemsOf(document, note).flatMap(({ path, item }) => {
    if (item.additionalOperations) note(`${path}: its additionalOperations are left out`);
    return METHODS.filter((name) => item[name]).map((name) => ({
      document,
      path,
      template: withBraces(path),
      item,
      name,
      method: name.toUpperCase(),
      described: item[name],
      note: (text) => note(`${name.toUpperCase()} ${path}: ${text}`),
    }));
  });
}

/** The path items, each with the members of what it refers to. */
function pathItemsOf(document, note) {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith("/"));
  return paths.map(([path, given]) => {
    const { $ref, ...own } = given ?? {};
    const found = resolve(document, given);
    if ($ref && !found) note(`${path}: ${notFound(given)}`);
    return { path, item: $ref ? { ...found, ...own } : own };
  });
}

/** Gives an operation its key, and the parameters that go with it. */
function spellOperation(operation) {
  const { method, path, described, note } = operation;
  if (isBodiless(operation) && described.requestBody) note(`its body is not sent, for a ${method} has none`);
  if (path.startsWith("//")) note("one slash is sent where the path begins with two");
  const { parameters, references } = parametersOf(operation);
  const query = spellQuery(operation, parameters);
  const expressions = spellPath(operation, parameters, query);
  const spelled = parameters.flatMap((one) => query.get(one) ?? expressions.get(one) ?? { parameter: one });
  return {
    ...operation,
    key: keyOf(operation, spelled),
    // What did not change is still a reference, if it was one.
    parameters: spelled.map(({ parameter }) => references.get(parameter) ?? parameter),
  };
}

/** Whether tiny-endpoint sends no body with it, and puts all that is left of the parameters into the query. */
const isBodiless = ({ method }) => method === "GET" || method === "HEAD";

/** The new `paths`, where operations of the same key share a path item. */
function pathsOf(document, operations) {
  const paths = {};
  for (const { key, item, name, described, parameters, note } of operations) {
    const shared = (paths[key] ??= withoutOperations(item));
    if (shared[name]) note(`left out, for another operation has the key ${key}`);
    else shared[name] = { ...described, ...((described.parameters || parameters.length) && { parameters }) };
  }
  const done = new Set(operations.map(({ path }) => path));
  for (const path of Object.keys(document.paths ?? {})) if (!done.has(path)) paths[path] ??= document.paths[path];
  return paths;
}

/** What operations of a path item share: its summary, its servers. */
function withoutOperations(item) {
  const others = [...METHODS, "additionalOperations", "parameters"];
  return Object.fromEntries(Object.entries(item).filter(([name]) => !others.includes(name)));
}

/* ---- parameters ---- */

/** The parameters of an operation without references, and which reference each was. */
function parametersOf({ document, template, item, described, note }) {
  const references = new Map();
  const parameters = new Map();
  // Those of the operation come last, and override those of its path item.
  for (const given of [...listOf(item.parameters), ...listOf(described.parameters)]) {
    const parameter = resolve(document, given);
    if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    else note(notFound(given));
    if (parameter?.in === "querystring") note(`"${parameter.name}" is the whole query, which no route can spell`);
    if (given.$ref) references.set(parameter, given);
  }
  // A placeholder that is described for the query, or not at all, needs a value as the others do.
  for (const name of placeholdersOf(template)) {
    if (parameters.has(`path ${name}`) || isExpression(name)) continue;
    const { style, explode, ...parameter } = parameters.get(`query ${name}`) ?? { name, schema: { type: "string" } };
    parameters.set(`path ${name}`, { ...parameter, in: "path", required: true });
    parameters.delete(`query ${name}`);
  }
  return { parameters: [...parameters.values()], references };
}

/** Whether lists and objects are written member by member, as `*` says in a route. */
function isExploded({ style = "form", explode = style === "form" }) {
  return explode || style === "deepObject";
}

/** A parameter whose value is a text that the caller writes. */
function asText({ style, explode, schema, content, example, examples, ...parameter }, how) {
  const description = [parameter.description, how].filter(Boolean).join("\n\n");
  return { ...parameter, description, schema: { type: "string" } };
}

/** A parameter that is described by its media type, such as JSON. */
const ofContent = (parameter) => asText(parameter, `A text of the type ${Object.keys(parameter.content)[0]}.`);

const renamed = (parameter, name) => (name === parameter.name ? parameter : { ...parameter, name });

/** A name for a placeholder: "sort:by" is "sort%3Aby", and in the query it is sent so. */
function nameFor(name) {
  const encoded = name.replace(/[^\w$[\].-]/gu, triplets);
  // A dot, or hyphens, stand between other characters.
  return /^[.-]|\.[.-]|-\.|[.-]$/.test(encoded) ? encoded.replace(/[.-]/g, triplets) : encoded;
}

/** "é" is "%C3%A9". */
const triplets = (text) =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("");

/** The same name for a server, and another one here: "data" is "%64ata". */
const disguised = (name) => triplets(name[0]) + nameFor(name.slice(1));

/* ---- the query ---- */

/** What becomes of each parameter of the query: parameters, each with the varspec that the route has to spell. */
function spellQuery(operation, parameters) {
  const placed = placedNames(operation);
  const described = parameters.filter((parameter) => parameter.in === "query" && !placed.has(parameter.name));
  const names = new Set(described.map(({ name }) => name));
  const spellOne = (parameter) =>
    inForm(operation, parameter)
      // A member of an object may be described by itself, too.
      .filter(({ name }) => name === parameter.name || !names.has(name))
      .map((form) => withVarspec(operation, form));
  return new Map(described.map((parameter) => [parameter, spellOne(parameter)]));
}

const DELIMITERS = { pipeDelimited: '"|"', spaceDelimited: "spaces" };

/** A parameter of the query in style form, the one that routes have: as it is, as a text, or as its members. */
function inForm(operation, parameter) {
  const { document } = operation;
  const { schema, style, content } = parameter;
  if (content) return [ofContent(parameter)];
  if (style === "deepObject" && mayBe(document, schema, "object")) return membersOf(operation, parameter);
  if (DELIMITERS[style] && !isExploded(parameter) && mayBe(document, schema, "array", "object")) {
    return [asText(parameter, `A text, in which ${DELIMITERS[style]} are between the items.`)];
  }
  return [parameter];
}

/** The members of an object in style deepObject, as parameters: "filter[status]", "filter[created][after]". */
function membersOf(operation, parameter, outer = []) {
  const { document, note } = operation;
  const { name, schema } = parameter;
  const members = describedMembers(document, schema);
  if (!members.size) {
    const way = isBodiless(operation) ? `; args: { "${name}[...]": value } sends one` : "";
    note(`no members of "${name}" are described, so there is no name to spell${way}`);
    return [parameter];
  }
  const found = resolve(document, schema);
  if (outer.includes(found)) {
    note(`"${name}" is left out, for its members would have no end`);
    return [];
  }
  const rest = withoutObjects(document, schema);
  const ofMembers = [...members].flatMap(([key, { schema, required }]) => {
    const { description, deprecated } = resolve(document, schema) ?? {};
    const member = { name: `${name}[${key}]`, in: "query", description, deprecated, schema };
    if (parameter.required && required) member.required = true;
    if (!typesOf(document, schema).has("object")) return [member];
    return membersOf(operation, { ...member, style: "deepObject" }, [...outer, found]);
  });
  return rest ? [{ ...parameter, style: "form", schema: rest, required: undefined }, ...ofMembers] : ofMembers;
}

/** A parameter with what the route has to spell of it, if anything. */
function withVarspec(operation, parameter) {
  const { document, described, note } = operation;
  const { name, schema, style } = parameter;
  const explode = isExploded(parameter);
  const hasMembers = mayBe(document, schema, "array", "object");
  // What is left over goes into the query by itself: lists exploded, and no objects.
  const goesByItself = explode ? !typesOf(document, schema).has("object") : !hasMembers;
  if (isBodiless(operation) && goesByItself) return { parameter };
  // `membersOf` found none.
  if (style === "deepObject" && mayBe(document, schema, "object")) return { parameter };
  if (!name) {
    note("a parameter of the query has no name");
    return { parameter };
  }
  // Beside a body, the option `data` is the body.
  const placed = name === "data" && described.requestBody ? disguised(name) : nameFor(name);
  return { parameter: renamed(parameter, placed), varspec: placed + (explode && hasMembers ? "*" : "") };
}

/* ---- the path ---- */

/** What becomes of each parameter of the path: a parameter, and the text that takes the place of its placeholder. */
function spellPath(operation, parameters, query) {
  const { template, note } = operation;
  const placed = placedNames(operation);
  const taken = new Set([...query.values()].flat().map(({ parameter }) => parameter.name));
  const spellOne = (parameter) => {
    const { name, content } = parameter;
    if (!placeholdersOf(template).includes(name)) {
      note(`"${name}" is left out, for the path has no place for it`);
      return [];
    }
    const form = content ? ofContent(parameter) : parameter;
    return [{ placeholder: name, ...withText(operation, form, nameInPath(operation, parameter, taken)) }];
  };
  const described = parameters.filter((parameter) => parameter.in === "path" && !placed.has(parameter.name));
  return new Map(described.map((parameter) => [parameter, spellOne(parameter)]));
}

/** The name of a parameter of the path. If the query has its name, or the body as option `data`, it gets another. */
function nameInPath({ described }, { name, style, explode }, taken) {
  const isTaken = taken.has(name) || (name === "data" && described.requestBody);
  if (!isTaken) return nameFor(name);
  // ";ids=1;ids=2" has the name in it.
  return style === "matrix" && explode ? disguised(name) : `${nameFor(name)}_in_path`;
}

const OPERATORS = { label: ".", matrix: ";" };

/**
 * A parameter with the text that the path has for it: "{id}", "{ids*}", ".{id}", ";id={id}", "{;ids*}". Where both
 * would do, that is ".{id}" and not "{.id}", which needs no value: "DELETE /pets/{.id}" without one would be sent to
 * "/pets/".
 */
function withText({ document, note }, parameter, name) {
  const { style, explode, ...simple } = { ...parameter, name };
  const { schema } = parameter;
  const types = typesOf(document, schema);
  if (!explode && types.has("object") && !withoutObjects(document, schema)) {
    note(`"${parameter.name}" is an object, which a path takes with explode: true alone`);
  }
  const isExploded = explode && mayBe(document, schema, "array", "object");
  // In a path, `{ids}` takes one text; `{ids*}` joins several by commas.
  const varspec = isExploded || types.has("array") ? `${name}*` : name;
  if (style === "label" && !isExploded) return { parameter: simple, text: `.{${varspec}}` };
  if (style === "matrix" && !isExploded) {
    return { parameter: simple, text: `;${encodeURIComponent(parameter.name)}={${varspec}}` };
  }
  // Since OpenAPI 3.2, a value may have slashes.
  const isOpen = parameter.allowReserved && document.openapi.startsWith("3.2");
  const operator = OPERATORS[style] ?? (isOpen ? "+" : "");
  return { parameter: renamed(parameter, name), text: `{${operator}${varspec}}` };
}

/** Encodes what no literal may have: "/a b" is "/a%20b". */
function encodeLiteral(text) {
  const encoded = text.replace(/%(?![\dA-F]{2})|[^!#-;=?-[\]_a-z~\x80-\uffff]/gi, triplets);
  // Routers take "/*rest" for a name.
  return encoded.replace(/\/\*(?=[a-z_])/gi, "/%2A");
}

/** A path with its placeholders in braces: "/pets/:id" is "/pets/{id}". */
function withBraces(path) {
  return path.replace(/^[^?#]*/, (beforeQuery) => beforeQuery.replace(/([/.]):([a-z_]\w*)/gi, "$1{$2}"));
}

/** What stands in braces. */
const placeholdersOf = (path) => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, text]) => text);

/** Whether a placeholder is an expression of RFC 6570 already: "?ids". */
const isExpression = (text) => /^[?&/;.#+]/.test(text);

/** The names that have a place already, by expressions of RFC 6570: "page" and "ids" in "/pets{?page,ids*}". */
function placedNames({ template }) {
  const expressions = placeholdersOf(template).filter(isExpression);
  return new Set(expressions.flatMap((expression) => expression.slice(1).replaceAll("*", "").split(",")));
}

/** The key: the path, with what takes the place of its placeholders, and an expression for the query. */
function keyOf({ template }, spelled) {
  const texts = new Map(spelled.map(({ placeholder, text }) => [placeholder, text]));
  const varspecs = spelled.flatMap(({ varspec }) => varspec ?? []);
  // Every other text stood in braces.
  const pieces = template.split(/\{([^{}]*)\}/);
  const path = pieces.map((text, index) => (index % 2 ? (texts.get(text) ?? `{${text}}`) : encodeLiteral(text)));
  // A route with "${id}" is taken for a template string that lost its backticks.
  const joined = path.join("").replace(/\$(?=\{[\w%$.[\]-]+\})/g, "%24");
  return withVarspecs(joined, varspecs);
}

/** Adds varspecs to a path: "/pets#part" and "ids" give "/pets{?ids}#part". */
function withVarspecs(path, varspecs) {
  if (!varspecs.length) return path;
  const [, beforeFragment, fragment] = /^((?:\{[^{}]*\}|[^#])*)(.*)$/s.exec(path);
  // "/pets{?page}" has an expression already, which takes the others.
  if (beforeFragment.includes("{?")) {
    return beforeFragment.replace(/\{\?[^{}]*/, (expression) => `${expression},${varspecs}`) + fragment;
  }
  const beforeExpression = beforeFragment.replace(/[?&]$/, "");
  return `${beforeExpression}{${beforeExpression.includes("?") ? "&" : "?"}${varspecs}}${fragment}`;
}

/* ---- schemas ---- */

/** A schema and the parts of which it is made; of alternatives, no part is sure to hold. */
function* partsOf(document, given, isSure = true, outer = []) {
  const schema = resolve(document, given);
  if (!isObject(schema) || outer.includes(schema)) return;
  yield { schema, isSure };
  const inner = [...outer, schema];
  for (const part of listOf(schema.allOf)) yield* partsOf(document, part, isSure, inner);
  for (const part of alternativesOf(schema)) yield* partsOf(document, part, false, inner);
}

const alternativesOf = ({ anyOf, oneOf }) => [...listOf(anyOf), ...listOf(oneOf)];

/** The types that a value may have; none if nothing is said of them. */
function typesOf(document, given) {
  return new Set([...partsOf(document, given)].flatMap(({ schema }) => ownTypesOf(schema)));
}

function ownTypesOf({ type, items, properties, additionalProperties, enum: values }) {
  if (type !== undefined) return [type].flat();
  if (items) return ["array"];
  if (properties || additionalProperties) return ["object"];
  return listOf(values).map((value) => typeof value);
}

/** Whether a value may have one of these types. */
function mayBe(document, schema, ...wanted) {
  const types = typesOf(document, schema);
  return !types.size || wanted.some((type) => types.has(type));
}

/** The members that an object is described to have, by their names. */
function describedMembers(document, given) {
  const members = new Map();
  for (const { schema, isSure } of partsOf(document, given)) {
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const required = isSure && listOf(schema.required).includes(name);
      const earlier = members.get(name);
      members.set(name, {
        schema: earlier ? { anyOf: [earlier.schema, member] } : member,
        required: required || !!earlier?.required,
      });
    }
  }
  return members;
}

/** What a schema allows beside objects, if anything: of "an object or a number" it is the number. */
function withoutObjects(document, given) {
  const others = [...partsOf(document, given)].flatMap(({ schema }) => {
    const types = ownTypesOf(schema);
    const left = types.filter((type) => type !== "object" && type !== "null");
    return left.length === types.length ? schema : { ...schema, type: left };
  });
  const anyOf = others.filter((schema) => ownTypesOf(schema).length);
  return anyOf.length ? { anyOf } : undefined;
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value) => (Array.isArray(value) ? value : []);

/* ---- references (RFC 6901) ---- */

/** What a value stands for: what it refers to, if it is a reference; `undefined` if that is not in this document. */
function resolve(document, value) {
  const seen = new Set();
  while (typeof value?.$ref === "string" && !seen.has(value)) {
    seen.add(value);
    value = lookUp(document, value.$ref);
  }
  return seen.has(value) ? undefined : value;
}

/** What stands at "#/components/schemas/Pet". */
function lookUp(document, reference) {
  return reference.startsWith("#/")
    ? namesInReference(reference).reduce((at, name) => at?.[name], document)
    : undefined;
}

/** "#/paths/~1pets/get" is ["paths", "/pets", "get"]. */
function namesInReference(reference) {
  const names = reference.slice("#/".length).split("/");
  return names.map((name) => decode(name).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** ["paths", "/pets", "get"] is "#/paths/~1pets/get". */
function referenceTo(names) {
  const encode = (name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
  return `#/${names.map(encode).join("/")}`;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // "100%"
  }
}

const notFound = ({ $ref }) => `${$ref} is not in this file: join all files into one first`;

/** A copy in which references to operations lead to their new keys. */
function copyOf(spelled, given, operations) {
  const keys = new Map(operations.map(({ path, name, key }) => [`${name} ${path}`, key]));
  const open = new Set();

  /** The new reference to what an operation has; `undefined` for parameters, which do not keep their places. */
  function moved(reference) {
    const [, path, name, ...names] = namesInReference(reference);
    const key = keys.get(`${name} ${path}`);
    return key && names[0] !== "parameters" ? referenceTo(["paths", key, name, ...names]) : undefined;
  }

  /** A copy of what a reference leads to, if there is such; what holds itself is anything there. */
  function copyOfTarget({ $ref }) {
    if (open.has($ref)) return {};
    open.add($ref);
    const target = copy(lookUp(given, $ref));
    open.delete($ref);
    return target ?? { $ref };
  }

  function copy(value) {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    if (isIntoPaths(value.$ref) && !moved(value.$ref)) return copyOfTarget(value);
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(members.map(([name, member]) => [name, follow(name, member) ?? copy(member)]));
  }

  /** Where a reference leads now, if it has to; links have an `operationRef`. */
  function follow(name, member) {
    return (name === "$ref" || name === "operationRef") && isIntoPaths(member) ? moved(member) : undefined;
  }

  return copy(spelled);
}

const isIntoPaths = (value) => typeof value === "string" && value.startsWith("#/paths/");

/* ---- the program, and the plugin of Redocly ---- */

/** What `redocly.yaml` names. Its decorators run when all files are one document. */
export default function plugin() {
  const decorator = () => ({
    Root: {
      leave(root, { report }) {
        const note = (message) => report({ message, forceSeverity: "warn" });
        Object.assign(root, spell(root, note));
      },
    },
  });
  return { id: "tiny-endpoint", decorators: { oas3: { spell: decorator } } };
}

/** Reads a description from a file, or else from stdin, and writes the respelled one to stdout. */
function main([file = 0]) {
  try {
    const document = parse(readFileSync(file, "utf8"));
    process.stdout.write(`${JSON.stringify(spell(document, console.warn), null, 2)}\n`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`this is no JSON (${error.message}); for YAML, see redocly.yaml at the top of spell.mjs`);
  }
}

const [, program, ...rest] = process.argv;
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) main(rest);
