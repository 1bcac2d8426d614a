/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */

// tests/spell/spell.ts
function spell(description, note = () => {
}) {
  const document = description;
  if (document?.swagger) throw new TypeError(`this is Swagger ${document.swagger}: convert it to OpenAPI 3 first`);
  if (!/^3\.[0-2]\b/.test(document?.openapi)) throw new TypeError("this is no OpenAPI 3.0, 3.1 or 3.2");
  const noteText = (text) => note(text.replace(/[\0-\x1f\x7f-\x9f]/g, triplets));
  const operations = operationsOf(document, noteText).map(spellOperation);
  const spelled = { ...document, paths: pathsOf(document, operations) };
  return withReferences(spelled, document, operations, noteText);
}
function plugin() {
  const leave = (root, { report }) => {
    const note = (message) => report({ message, forceSeverity: "warn" });
    Object.assign(root, spell(root, note));
  };
  return { id: "tiny-endpoint", decorators: { oas3: { spell: () => ({ Root: { leave } }) } } };
}
var METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
function operationsOf(document, note) {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith("/"));
  return paths.flatMap(([path, given]) => {
    const { $ref, ...own } = given ?? {};
    const found = resolve(document, given ?? {});
    const item = { ...found, ...own };
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
      described: item[method],
      isBodiless: method === "get" || method === "head",
      note: (text) => note(`${method.toUpperCase()} ${path}: ${text}`)
    }));
  });
}
function spellOperation(operation) {
  const { path, template, method, described, isBodiless, note } = operation;
  if (isBodiless && described.requestBody) note(`its body is not sent, for a ${method.toUpperCase()} has none`);
  else noteOwnJson(operation);
  const server = ownServerOf(operation);
  if (path.startsWith("//") && !server) note("one slash is sent where the path begins with two");
  const { parameters, references } = parametersOf(operation);
  const placed = placedNames(template);
  const inQuery = parameters.filter((parameter) => parameter.in === "query" && !placed.has(parameter.name));
  const queryNames = new Set(inQuery.map(({ name }) => name));
  const spelled = parameters.flatMap((parameter) => {
    if (placed.has(parameter.name)) return { parameter };
    if (parameter.in === "query") return spellInQuery(operation, parameter, queryNames);
    if (parameter.in === "path") return spellInPath(operation, parameter, queryNames);
    return { parameter };
  });
  return {
    ...operation,
    key: server + keyOf(template, spelled),
    // What did not change is still a reference, if it was one.
    parameters: spelled.map(({ parameter }) => references.get(parameter) ?? parameter)
  };
}
function noteOwnJson({ document, described, note }) {
  const types = Object.keys(resolve(document, described.requestBody)?.content ?? {});
  const ofJson = types.filter((type) => /[/+]json *($|[;,+])/i.test(type));
  if (!ofJson.length || types.some((type) => /^(application\/json *($|[;,])|(application|\*)\/\*)/i.test(type))) return;
  note(`its body is ${ofJson.join(" or ")}: give that as content-type`);
}
function ownServerOf({ document, item, described, note }) {
  const [server] = listOf(described.servers ?? item.servers);
  if (typeof server?.url !== "string") return "";
  const url = urlOf(server);
  if (url === urlOf(listOf(document.servers)[0])) return "";
  if (/^https?:\/\/[^/?#{}]+[^?#{}]*$/i.test(url) && !/[/.]:[a-z_]/i.test(url)) return encodeLiteral(url);
  note(`its own server is "${server.url}": give the URL of that as baseUrl in the call`);
  return "";
}
function urlOf(server) {
  const { url, variables } = server ?? {};
  const filled = String(url ?? "/").replace(/\{([^{}]*)\}/g, (all, name) => variables?.[name]?.default ?? all);
  return filled.replace(/\/$/, "");
}
function pathsOf(document, operations) {
  const paths = {};
  for (const { key, item, method, described, parameters, note } of operations) {
    const shared = paths[key] ?? (paths[key] = withoutOperations(item));
    if (shared[method]) note(`left out, for another operation has the key ${key}`);
    else shared[method] = { ...described, ...(described.parameters || parameters.length) && { parameters } };
  }
  const done = new Set(operations.map(({ path }) => path));
  const others = Object.entries(document.paths ?? {}).filter(([path]) => !done.has(path));
  return { ...Object.fromEntries(others), ...paths };
}
function withoutOperations(item) {
  const others = [...METHODS, "additionalOperations", "parameters"];
  return Object.fromEntries(Object.entries(item).filter(([name]) => !others.includes(name)));
}
function parametersOf({ document, placeholders, item, described, note }) {
  const references = /* @__PURE__ */ new Map();
  const parameters = /* @__PURE__ */ new Map();
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
  for (const name of placeholders) {
    if (parameters.has(`path ${name}`) || isExpression(name)) continue;
    const { style, explode, ...parameter } = parameters.get(`query ${name}`) ?? { name, schema: { type: "string" } };
    parameters.set(`path ${name}`, { ...parameter, in: "path", required: true });
    parameters.delete(`query ${name}`);
  }
  return { parameters: [...parameters.values()], references };
}
function asText(how, given) {
  const { style, explode, schema, content, example, examples, ...parameter } = given;
  const description = [parameter.description, how].filter(Boolean).join("\n\n");
  return { ...parameter, description, schema: { type: "string" } };
}
var ofContent = (parameter, content) => asText(`A text of the type ${Object.keys(content)[0]}.`, parameter);
var renamed = (parameter, name) => name === parameter.name ? parameter : { ...parameter, name };
function nameFor(name) {
  const encoded = name.replace(/[^\w$[\].-]/gu, triplets);
  return /^[.-]|\.[.-]|-\.|[.-]$/.test(encoded) ? encoded.replace(/[.-]/g, triplets) : encoded;
}
var triplets = (text) => Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("");
var disguised = (name) => triplets(name.charAt(0)) + nameFor(name.slice(1));
var isBody = (name, { described }) => name === "data" && !!described.requestBody;
function spellInQuery(operation, parameter, queryNames) {
  return inForm(operation, parameter).filter(({ name }) => name === parameter.name || !queryNames.has(name)).map((form) => withVarspec(operation, form));
}
var DELIMITERS = { pipeDelimited: '"|"', spaceDelimited: "spaces" };
var isExploded = ({ style = "form", explode = style === "form" }) => explode || style === "deepObject";
function inForm(operation, parameter) {
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
var MOST_MEMBERS = 1e3;
function membersOf({ document, isBodiless, note }, parameter) {
  const notes = [];
  let count = 0;
  const found = membersWithin(parameter, []);
  if (count > MOST_MEMBERS) {
    note(`"${parameter.name}" has over ${MOST_MEMBERS} members, so none is spelled${wayTo(parameter)}`);
    return [parameter];
  }
  notes.forEach(note);
  return found;
  function membersWithin(parameter2, outer) {
    const { name } = parameter2;
    const parts = partsOf(document, parameter2.schema);
    const members = describedMembers(parts);
    if (!members.size) {
      notes.push(`no members of "${name}" are described, so there is no name to spell${wayTo(parameter2)}`);
      return [parameter2];
    }
    const whole = parts[0].schema;
    if (outer.includes(whole)) {
      notes.push(`"${name}" is left out, for its members would have no end`);
      return [];
    }
    const requires = (key) => parts.some(({ schema, isSure }) => isSure && listOf(schema.required).includes(key));
    const ofMembers = [...members].flatMap(([key, schema]) => {
      if (++count > MOST_MEMBERS) return [];
      const partsOfMember = partsOf(document, schema);
      const { description, deprecated } = partsOfMember[0]?.schema ?? {};
      const required = parameter2.required && requires(key) || void 0;
      const member = { name: `${name}[${key}]`, in: "query", description, deprecated, required, schema };
      if (!typesOf(partsOfMember).has("object")) return [member];
      return membersWithin({ ...member, style: "deepObject" }, [...outer, whole]);
    });
    const anyOf = withoutObjects(parts);
    const rest = { ...parameter2, style: "form", schema: { anyOf }, required: void 0 };
    return anyOf.length ? [rest, ...ofMembers] : ofMembers;
  }
  function wayTo({ name }) {
    return isBodiless ? `; args: { "${name}[...]": value } sends one` : "";
  }
}
function withVarspec(operation, parameter) {
  const { document, isBodiless, note } = operation;
  const { name, schema, style } = parameter;
  const parts = partsOf(document, schema);
  const explode = isExploded(parameter);
  const hasMembers = mayBe(parts, "array", "object");
  const goesByItself = explode ? !typesOf(parts).has("object") : !hasMembers;
  if (isBodiless && goesByItself) return { parameter };
  if (style === "deepObject" && mayBe(parts, "object")) return { parameter };
  if (!name) {
    note("a parameter of the query has no name");
    return { parameter };
  }
  const placed = isBody(name, operation) ? disguised(name) : nameFor(name);
  return { parameter: renamed(parameter, placed), varspec: placed + (explode && hasMembers ? "*" : "") };
}
function spellInPath(operation, parameter, queryNames) {
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
  const other = style === "matrix" && explode ? disguised(placeholder) : `${nameFor(placeholder)}_in_path`;
  const isTaken = queryNames.has(placeholder) || isBody(placeholder, operation);
  const name = isTaken ? other : nameFor(placeholder);
  const isExploded2 = explode && mayBe(parts, "array", "object");
  const varspec = isExploded2 || types.has("array") ? `${name}*` : name;
  const mark = style === "matrix" ? ";" : style === "label" ? "." : "";
  if (mark && !isExploded2) {
    const before = mark === ";" ? `;${encodeURIComponent(placeholder)}=` : mark;
    return [{ placeholder, parameter: { ...simple, name, schema }, text: `${before}{${varspec}}` }];
  }
  const isOpen = form.allowReserved && document.openapi.startsWith("3.2");
  const operator = mark || (isOpen ? "+" : "");
  return [{ placeholder, parameter: renamed(form, name), text: `{${operator}${varspec}}` }];
}
function encodeLiteral(text) {
  const encoded = text.replace(/%(?![\dA-F]{2})|[^!#-;=?-[\]_a-z~\x80-\uffff]/gi, triplets);
  return encoded.replace(/\/\*(?=[a-z_])/gi, "/%2A");
}
var withBraces = (path) => path.replace(/^[^?#]*/, (beforeQuery) => beforeQuery.replace(/([/.]):([a-z_]\w*)/gi, "$1{$2}"));
var placeholdersOf = (template) => [...template.matchAll(/\{([^{}]*)\}/g)].map(([, text]) => text);
var isExpression = (placeholder) => /^[?&/;.#+]/.test(placeholder);
function placedNames(template) {
  const expressions = placeholdersOf(template).filter(isExpression);
  return new Set(expressions.flatMap((expression) => expression.slice(1).replace(/\*/g, "").split(",")));
}
function keyOf(template, spelled) {
  const texts = new Map(spelled.map(({ placeholder, text }) => [placeholder, text]));
  const pieces = template.split(/\{([^{}]*)\}/);
  const path = pieces.map((text, index) => index % 2 ? texts.get(text) ?? `{${text}}` : encodeLiteral(text));
  const joined = path.join("").replace(/\$(?=\{[\w%$.[\]-]+\})/g, "%24");
  return withVarspecs(joined, spelled.flatMap(({ varspec }) => varspec ?? []).join());
}
function withVarspecs(path, varspecs) {
  if (!varspecs) return path;
  if (/^[^#]*\{\?/.test(path)) return path.replace(/\{\?[^{}]*/, (expression) => `${expression},${varspecs}`);
  const [beforeFragment = ""] = /^(?:\{[^{}]*\}|[^#])*/.exec(path);
  const before = beforeFragment.replace(/[?&]$/, "");
  return `${before}{${before.includes("?") ? "&" : "?"}${varspecs}}${path.slice(beforeFragment.length)}`;
}
function partsOf(document, given, isSure = true, seen = /* @__PURE__ */ new Map()) {
  const schema = resolve(document, given);
  if (!schema || !isObject(schema) || seen.get(schema) || seen.get(schema) === isSure) return [];
  seen.set(schema, isSure);
  const partsWithin = (schemas, isSure2) => listOf(schemas).flatMap((part) => partsOf(document, part, isSure2, seen));
  const { allOf, anyOf, oneOf } = schema;
  return [
    { schema, isSure },
    ...partsWithin(allOf, isSure),
    ...partsWithin(anyOf, false),
    ...partsWithin(oneOf, false)
  ];
}
var typesOf = (parts) => new Set(parts.flatMap(({ schema }) => ownTypesOf(schema)));
function ownTypesOf({ type, items, properties, additionalProperties, enum: values }) {
  if (type !== void 0) return [type].flat();
  if (items) return ["array"];
  if (properties || additionalProperties) return ["object"];
  return listOf(values).map((value) => typeof value);
}
function mayBe(parts, ...wanted) {
  const types = typesOf(parts);
  return !types.size || wanted.some((type) => types.has(type));
}
function describedMembers(parts) {
  const members = /* @__PURE__ */ new Map();
  for (const [name, member] of parts.flatMap(({ schema }) => Object.entries(schema.properties ?? {}))) {
    const earlier = members.get(name);
    members.set(name, earlier ? { anyOf: [earlier, member] } : member);
  }
  return members;
}
function withoutObjects(parts) {
  return parts.flatMap(({ schema }) => {
    const types = ownTypesOf(schema);
    const others = types.filter((type) => type !== "object" && type !== "null");
    if (!others.length) return [];
    return others.length === types.length ? schema : { ...schema, type: others };
  });
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var listOf = (value) => Array.isArray(value) ? value : [];
function resolve(document, value) {
  const seen = /* @__PURE__ */ new Set();
  let found = value;
  while (typeof found?.$ref === "string") {
    if (seen.has(found)) return void 0;
    seen.add(found);
    found = lookUp(document, found.$ref);
  }
  return found;
}
function lookUp(document, reference) {
  if (!reference.startsWith("#/")) return void 0;
  let found = document;
  for (const name of namesInReference(reference)) found = found?.[name];
  return found;
}
function namesInReference(reference) {
  const decoded = (name) => name.replace(/(?:%[\dA-F]{2})+/gi, decode);
  const names = reference.slice("#/".length).split("/");
  return names.map((name) => decoded(name).replace(/~1/g, "/").replace(/~0/g, "~"));
}
function decode(triplets2) {
  try {
    return decodeURIComponent(triplets2);
  } catch {
    return triplets2;
  }
}
function referenceTo(names) {
  const encode = (name) => encodeURIComponent(name.replace(/~/g, "~0").replace(/\//g, "~1"));
  return `#/${names.map(encode).join("/")}`;
}
var notFound = (reference) => `${reference} is not in this file: join all files into one first`;
var MOST_COPIES = 1e3;
function withReferences(spelled, given, operations, note) {
  const keys = new Map(operations.map(({ path, method, key }) => [`${method} ${path}`, key]));
  const open = /* @__PURE__ */ new Set();
  let copies = 0;
  function copy(value) {
    if (Array.isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (isIntoPaths($ref) && !moved($ref)) return copyOfTarget($ref);
    const members = Object.entries(value).filter(([, member]) => member !== void 0);
    return Object.fromEntries(members.map(([name, member]) => [name, follow(name, member) ?? copy(member)]));
  }
  function copyOfTarget($ref) {
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
  function follow(name, member) {
    return (name === "$ref" || name === "operationRef") && isIntoPaths(member) ? moved(member) : void 0;
  }
  function moved(reference) {
    const [, path, method = "", ...names] = namesInReference(reference);
    const key = keys.get(`${method} ${path}`);
    return key && names[0] !== "parameters" ? referenceTo(["paths", key, method, ...names]) : void 0;
  }
  return copy(spelled);
}
var isIntoPaths = (value) => typeof value === "string" && value.startsWith("#/paths/");
export {
  plugin as default,
  spell
};
