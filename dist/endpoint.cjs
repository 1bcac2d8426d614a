/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// endpoint.ts
var endpoint_exports = {};
__export(endpoint_exports, {
  endpoint: () => endpoint,
  expand: () => expand,
  expandPath: () => expandPath,
  path: () => path,
  toInit: () => toInit,
  toRequest: () => toRequest
});
module.exports = __toCommonJS(endpoint_exports);

// uri-template.ts
function expand(template, values = {}) {
  const { pieces, variables } = parsedTemplate(checkedTemplate(template));
  if (!isPlainRecord(values)) return failValues(values, template);
  const texts = [];
  for (const variable of variables.values()) {
    texts.push(owns(values, variable.name) ? readValue(values[variable.name], variable) : void 0);
  }
  return expandPieces(pieces, texts);
}
function expandPath(template, values = {}) {
  const path2 = parsedPath(checkedTemplate(template));
  const { source, variables } = path2;
  if (!isPlainRecord(values)) return failValues(values, source);
  const texts = path2.noValues.slice();
  for (const name in values) {
    if (!owns(values, name)) continue;
    const value = values[name];
    if (value === void 0) continue;
    const variable = variables.get(name) ?? fail(name, source, "has no placeholder: write it in the template, or leave it out");
    texts[variable.slot] = readValue(value, variable);
  }
  const expansion = expandGuarded(path2, texts);
  if (path2.pieces[0] === "/" && expansion.startsWith("//")) {
    fail("template", source, "gives a path that begins with two slashes");
  }
  return expansion;
}
function path(strings, ...values) {
  if (!isTemplateStrings(strings)) {
    return fail("path", describe(strings), "is a tag: write path`...` without parentheses");
  }
  const tag = parsedTag(strings);
  const texts = tag.noValues.slice();
  for (let slot = 0; slot < texts.length; slot++) {
    const value = slot < values.length ? values[slot] : void 0;
    texts[slot] = typeof value === "string" ? value : readTagValue(value, { name: `\${${slot + 1}}`, source: tag.source });
  }
  return expandGuarded(tag, texts);
}
function checkedTemplate(template) {
  return typeof template === "string" ? template : fail("template", describe(template), "has to be a string");
}
function failValues(values, source, name = "values") {
  const arePairs = ["[object FormData]", "[object URLSearchParams]", "[object Map]"].includes(tagOf(values));
  const advice = arePairs ? `: write Object.fromEntries(${name}), which keeps the last of repeated names` : "";
  return fail(name, source, `has to be a plain object${advice}`);
}
function readTagValue(value, culprit) {
  const text = readValue(value, culprit) ?? failFor(culprit, "needs a value");
  if (typeof text === "string") return text;
  return failFor(culprit, text.keys ? IS_OBJECT : 'is a list: write expandPath("/a{/x*}{?y*}", { x, y })');
}
var parsedPath = /* @__PURE__ */ memoize((template) => {
  rejectStart(template);
  rejectForeignSpellings(template, template);
  return parsePath(withBraces(template), { source: template, variables: /* @__PURE__ */ new Map() });
});
function parsePath(template, scope) {
  const [path2] = splitPath(template);
  const pieces = [...parseTemplate(path2, scope, "path"), ...parseTemplate(template.slice(path2.length), scope)];
  return pathTemplate(pieces, scope, !/[.%]|\{\+|:\d/.test(template));
}
function pathTemplate(pieces, { source, variables }, isTame) {
  return { source, pieces, variables, noValues: [...variables].map(() => void 0), isTame };
}
function splitPath(url) {
  const end = url.search(/\{?[?#]/);
  return end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
}
function withBraces(url) {
  const [path2, rest] = splitPath(url);
  return path2.replace(/(^|[/.]):([A-Za-z_]\w*)/g, "$1{$2}") + rest;
}
function rejectStart(template) {
  if (/^\/(?!\/)/.test(template)) return;
  const advice = template.includes("://") ? ': write "https://h.example" + the path' : "";
  fail("template", template, `has to begin with one slash${advice}`);
}
var FOREIGN_SPELLINGS = [
  // "/users/${id}" in a string without backticks, which would send the dollar. (If one is meant, it is "%24{id}".)
  [/(?<spelling>\$\{(?<name>[\w%$.[\]-]+)\})/, ""],
  // At the end of a segment, "/:id?", "/:path*" and "/:path+". ("/users/:id?page=1" has a query.)
  [/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)\?)(?=\/|\{?[?#]|$)/, ""],
  [/^(?:[^?#]*(?:\.|(?=\/)))?(?<spelling>\/?:(?<name>[A-Za-z_]\w*)[*+])(?=\/|\{?[?#]|$)/, "*"],
  // ":id(\\d+)"
  [/^(?:[^?#]*[/.])?(?<spelling>:(?<name>[A-Za-z_]\w*)\()/, ""],
  // "/{id?}"
  [/(?<spelling>\/?\{(?<name>[\w%$.[\]-]+)\?\})/, ""],
  // "/*path". ("/a/*" is a literal.)
  [/^[^?#]*(?<spelling>\/\*(?<name>[A-Za-z_]\w*))/, "*"],
  // "/{path+}", "/{path:path}", "/{path...}", "/{*path}" and "/{...path}".
  [/(?<spelling>\/?\{(?<name>[\w%$.[\]-]*[\w\]])(?:\+|:path|\.{3})\})/, "*"],
  [/(?<spelling>\/?\{(?:\*+|\.{3})(?<name>[\w%$.[\]-]+)\})/, "*"]
];
function rejectForeignSpellings(url, source) {
  for (const [pattern, modifier] of FOREIGN_SPELLINGS) {
    const groups = pattern.exec(url)?.groups;
    if (!groups) continue;
    const { spelling, name } = groups;
    const slash = spelling.startsWith("/") || url.startsWith(spelling) ? "/" : "";
    fail(spelling, source, `is no placeholder: write {${slash}${name}${modifier}}${modifier && " with a list"}`);
  }
}
var parsedTags = /* @__PURE__ */ new WeakMap();
function parsedTag(strings) {
  let tag = parsedTags.get(strings);
  if (!tag) parsedTags.set(strings, tag = parseTag(strings));
  return tag;
}
function isTemplateStrings(value) {
  return Array.isArray(value) && owns(value, "raw");
}
function parseTag(strings) {
  const texts = strings.map((text) => typeof text === "string" ? text : "\\");
  const source = texts.reduce((before, text, index) => `${before}\${${index}}${text}`);
  rejectStart(source);
  rejectTextOfTag(texts, source);
  const scope = { source, variables: /* @__PURE__ */ new Map() };
  const pieces = [];
  let place = "path";
  texts.forEach((text, index) => {
    if (index) pieces.push([makeVarspec(`\${${index}}`, scope, "", void 0, place)]);
    pieces.push(parseLiteral(text, source));
    if (/[?#]/.test(text)) place = void 0;
  });
  return pathTemplate(pieces, scope, !/[.%]/.test(source));
}
function rejectTextOfTag(texts, source) {
  const braces = texts.map((text) => /(\{[^{}]*\})/.exec(text)).find((match) => match);
  const placeholder = braces ?? /^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(source);
  if (placeholder) fail(placeholder[1], source, "is text in a tag: write ${value}");
  const query = /^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(source);
  if (query) fail(query[1], source, "would be one name: join a query that is made already by +");
}
function expandGuarded(path2, texts) {
  const expansion = expandPieces(path2.pieces, texts);
  if (path2.isTame ? anyText(texts, hasLooseDot) : DOT_SEGMENT.test(expansion) || anyText(texts, hasEnd)) {
    rejectEscapes(path2, texts, expansion);
  }
  return expansion;
}
function anyText(texts, passes) {
  for (const text of texts) {
    if (typeof text === "string") {
      if (passes(text)) return true;
    } else if (text && (anyText(text.texts, passes) || text.keys?.some(passes))) return true;
  }
  return false;
}
function hasLooseDot(text) {
  return text.includes(".") && /\.(?!\w)/.test(text);
}
function hasEnd(text) {
  return /[?#]/.test(text);
}
var DOT_SEGMENT = /(?<opening>^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function rejectEscapes({ pieces }, texts, expansion) {
  const endOfPath = expansion.search(/[?#]/);
  const endOfQuery = expansion.indexOf("#");
  const segments = beforeQuery(expansion).matchAll(new RegExp(DOT_SEGMENT, "gi"));
  let segment = segments.next().value;
  expandPieces(pieces, texts, (varspec, text, start) => {
    const end = start + text.length;
    if (start <= endOfPath && endOfPath < end) {
      failFor(varspec, `would end the path: encode its "?" and "#", or write {?${varspec.name}}`);
    }
    if (start <= endOfQuery && endOfQuery < end) {
      failFor(varspec, `would end the query: encode its "#", or write {${varspec.name}}`);
    }
    while (segment && segment.index + segment[0].length < start) segment = segments.next().value;
    if (!segment) return;
    const startOfDots = segment.index + segment.groups["opening"].length;
    if (startOfDots <= end) failFor(varspec, "makes a dot segment: reject such values");
  });
}
var OPERATORS = {
  "": { first: "", separator: ",", named: false, reserved: false },
  "+": { first: "", separator: ",", named: false, reserved: true },
  "#": { first: "#", separator: ",", named: false, reserved: true },
  ".": { first: ".", separator: ".", named: false, reserved: false },
  "/": { first: "/", separator: "/", named: false, reserved: false },
  ";": { first: ";", separator: ";", named: true, reserved: false },
  "?": { first: "?", separator: "&", named: true, reserved: false },
  "&": { first: "&", separator: "&", named: true, reserved: false }
};
var parsedTemplate = /* @__PURE__ */ memoize((template) => {
  const variables = /* @__PURE__ */ new Map();
  const pieces = parseTemplate(template, { source: template, variables });
  for (const name of variables.keys()) {
    if (/[-$[\]]/.test(name)) fail(name, template, "is not RFC 6570");
  }
  return { pieces, variables };
});
function parseTemplate(template, scope, place) {
  return template.split(/\{([^{}]*)\}/).map((text, index) => index % 2 ? parseExpression(text, scope, place) : parseLiteral(text, scope.source));
}
function isExpression(piece) {
  return typeof piece !== "string";
}
function parseLiteral(text, source) {
  if (!OUTSIDE_URI.test(text)) return text;
  return text.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu, (character) => {
    const isForbidden = /[\0-\x9f\ud800-\udfff\ufdd0-\ufdef\ufff0-\uffff\u{e0000}-\u{e0fff}]/u.test(character) || character.codePointAt(0) % 65536 >= 65534;
    if (!isForbidden) return encodeURIComponent(character);
    return fail(
      character,
      source,
      /[{}]/.test(character) ? "belongs to no expression: encode it" : "has to be encoded"
    );
  });
}
var VARSPEC = /^(?![.-])(?<name>(?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(?<modifier>\*|:[1-9]\d{0,3})?$/;
function parseExpression(expression, scope, place) {
  const mark = expression.charAt(0);
  const operator = owns(OPERATORS, mark) ? mark : "";
  return expression.slice(operator.length).split(",").map((text) => {
    const { name, modifier } = VARSPEC.exec(text)?.groups ?? fail(`{${expression}}`, scope.source, "is not RFC 6570");
    return makeVarspec(name, scope, operator, modifier, place);
  });
}
function makeVarspec(name, scope, operator, modifier, place) {
  const { first, separator, named, reserved } = OPERATORS[operator];
  const explode = modifier === "*";
  const needsText = place !== void 0 && (first === "" || first === "/");
  return {
    name,
    source: scope.source,
    slot: register(name, scope),
    label: name.replace(/[$[\]]/g, encodeURIComponent),
    explode,
    prefix: modifier && !explode ? Number(modifier.slice(1)) : 0,
    required: needsText && first === "",
    needsText,
    isOneText: needsText && place === "path" && !explode,
    first,
    separator,
    named,
    reserved
  };
}
function register(name, { source, variables }) {
  const known = variables.get(name);
  if (known) return known.slot;
  const slot = variables.size;
  variables.set(name, { name, source, slot });
  return slot;
}
function expandPieces(pieces, texts, visit) {
  let expansion = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      continue;
    }
    let isFirst = true;
    for (const varspec of piece) {
      const text = expandVarspec(varspec, texts[varspec.slot]);
      if (text === void 0) {
        if (varspec.required) failEmpty(varspec);
        continue;
      }
      if (text === "" && varspec.needsText) failEmpty(varspec);
      expansion += isFirst ? varspec.first : varspec.separator;
      isFirst = false;
      visit?.(varspec, text, expansion.length);
      expansion += text;
    }
  }
  return expansion;
}
function failEmpty(varspec) {
  const { name, source, required } = varspec;
  const hyphenated = source.match(/:[A-Za-z_]\w*(?:-\w+)+/g)?.find((spelling) => spelling.startsWith(`:${name}-`));
  const advice = hyphenated ? `: write {${hyphenated.slice(1)}} for this name` : "";
  return failFor(varspec, required ? `needs a value${advice}` : "needs a value, or undefined");
}
function expandVarspec(varspec, value) {
  if (value === void 0) return void 0;
  if (typeof value !== "string") return expandSeveral(varspec, value);
  const text = encode(varspec.prefix ? prefixOf(value, varspec) : value, varspec, varspec.reserved);
  return varspec.named ? pair(varspec.label, text, varspec) : text;
}
function expandSeveral(varspec, { keys, texts }) {
  const { explode, label, named, reserved } = varspec;
  const separator = explode ? varspec.separator : ",";
  let expansion;
  let isEmpty = true;
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index];
    if (text === void 0) continue;
    if (text || keys?.[index]) isEmpty = false;
    const name = keys ? encode(keys[index], varspec, reserved) : label;
    let member = encode(text, varspec, reserved);
    if (explode && (keys || named)) member = pair(name, member, varspec);
    else if (keys) member = `${name},${member}`;
    expansion = expansion === void 0 ? member : expansion + separator + member;
  }
  if (expansion === void 0) return void 0;
  if (varspec.prefix) failFor(varspec, "has to be text for a prefix");
  if (varspec.isOneText) failFor(varspec, keys ? IS_OBJECT : adviceForList(varspec));
  if (isEmpty && varspec.needsText && varspec.first === "/") return "";
  return named && !explode ? pair(label, expansion, varspec) : expansion;
}
var IS_OBJECT = "is an object: give a member of it, such as its id";
function adviceForList({ name, first, reserved }) {
  return first === "/" ? `is a list: write {/${name}*} for segments` : `is a list: write {${reserved ? "+" : ""}${name}*}`;
}
function pair(label, text, { first }) {
  return text || first !== ";" ? `${label}=${text}` : label;
}
function prefixOf(text, varspec) {
  if (/[\ud800-\udfff]/u.test(text)) failFor(varspec, "is not Unicode");
  const characters = varspec.reserved ? text.match(CHARACTER) ?? [] : [...text];
  return characters.slice(0, varspec.prefix).join("");
}
var CHARACTER = /%[c-f][\da-f](?:%[89ab][\da-f])*|%[\da-f]{2}|./gisu;
function encode(text, culprit, reserved = false) {
  if (!(reserved ? OUTSIDE_URI : OUTSIDE_UNRESERVED).test(text)) return text;
  try {
    if (reserved) return encodeURI(text).replace(/%5[BD]|%25(?=[\da-f]{2})/gi, decodeURIComponent);
    const encoded = encodeURIComponent(text);
    return /[!'()*]/.test(text) ? encoded.replace(/[!'()*]/g, tripletOf) : encoded;
  } catch {
    return failFor(culprit, "is not Unicode");
  }
}
function tripletOf(mark) {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
var OUTSIDE_UNRESERVED = /[^\w.~-]/;
var OUTSIDE_URI = /[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function readValue(value, culprit) {
  if (typeof value === "string") return value;
  const plain = afterToJSON(value, culprit);
  if (Array.isArray(plain)) return { keys: void 0, texts: readTexts(plain, culprit) };
  if (!isPlainRecord(plain) || isThenable(plain)) return readText(plain, culprit);
  const keys = Object.keys(plain);
  return { keys, texts: keys.map((key) => readMember(plain[key], culprit)) };
}
function readTexts(list, culprit) {
  const texts = [];
  for (const member of list) texts.push(readMember(member, culprit));
  return texts;
}
function readMember(member, culprit) {
  return readText(afterToJSON(member, culprit), culprit);
}
function afterToJSON(value, culprit) {
  const toJSON = typeof value === "object" && value?.["toJSON"];
  if (typeof toJSON !== "function") return value;
  return toJSON.call(value) ?? failFor(culprit, "needs a value");
}
function readText(value, culprit) {
  if (value === null || value === void 0) return void 0;
  const hasText = typeof value === "string" || typeof value === "boolean" || typeof value === "bigint";
  if (hasText || Number.isFinite(value)) return String(value);
  return failFor(
    culprit,
    isThenable(value) ? FORGOTTEN_AWAIT : `needs text or a finite number, not ${describe(value)}`
  );
}
function isThenable(value) {
  return typeof value?.then === "function";
}
var FORGOTTEN_AWAIT = "is a promise: await it first";
function describe(value) {
  return typeof value === "number" ? String(value) : tagOf(value);
}
function isPlainRecord(value) {
  return typeof value === "object" && tagOf(value) === "[object Object]";
}
function tagOf(value) {
  return Object.prototype.toString.call(value);
}
function owns(object, key) {
  return Object.prototype.hasOwnProperty.call(object, key);
}
var LONGEST_KEY = 4096;
var CAPACITY = 1e5;
var ENTRY_COST = 10;
function memoize(parse) {
  const entries = /* @__PURE__ */ new Map();
  let used = 0;
  const parseAndStore = (text) => {
    if (text.length > LONGEST_KEY) return parse(text);
    const key = Object.keys({ __proto__: null, [text]: 0 })[0];
    const parsed = parse(key);
    if (used > CAPACITY) {
      entries.clear();
      used = 0;
    }
    used += ENTRY_COST + key.length;
    entries.set(key, parsed);
    return parsed;
  };
  return (text) => entries.get(text) ?? parseAndStore(text);
}
function fail(name, source, problem) {
  const error = new TypeError(`"${printable(name)}" in "${printable(source)}" ${printable(problem)}`);
  throw Object.assign(error, { code: "ERR_ENDPOINT" });
}
function failFor({ name, source }, problem) {
  return fail(name, source, problem);
}
function printable(text) {
  return withoutCredentials(text).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
}
var AUTHORITY_START = /:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,}|\b(?:https?|wss?|ftp):/;
var HOST_AND_PORT = /(?:\[[\da-f:.]*\]|(?:[\w.-]|[^\0-\x7f]|\{[^{}]*\})*)(?::(?:\d|\{[^{}]*\})+)?\{?[/?#]/;
var CREDENTIALS = new RegExp(`(${AUTHORITY_START.source})(?!${HOST_AND_PORT.source})[^]*`, "i");
function withoutCredentials(text) {
  const at = text.lastIndexOf("@");
  return at < 0 ? text : text.slice(0, at).replace(CREDENTIALS, "$1***") + text.slice(at);
}
function withoutQuery(url) {
  const shown = beforeQuery(url);
  return url.slice(shown.length).includes("@") ? beforeQuery(url.replace(CREDENTIALS, "$1***")) : shown;
}
function beforeQuery(url) {
  return url.replace(/[?#][^]*/, "");
}

// endpoint.ts
var USER_AGENT = "tiny-endpoint/1.0.0";
var endpoint = /* @__PURE__ */ createBuilder(/* @__PURE__ */ firstDefaults());
function toInit(options) {
  return initOf(options, "toInit");
}
function toRequest(options) {
  const { headers, ...init } = initOf(options, "toRequest");
  const { method, body } = init;
  const { "content-type": type, ...others } = withoutPrototype(headers);
  const source = sourceOf(options);
  const NativeRequest = Request;
  let request;
  let ownType;
  try {
    request = new NativeRequest(options.url, withoutPrototype({ ...init, headers: others, body: body ?? null }));
    ownType = request.headers.get("content-type");
    if (type !== void 0) request.headers.set("content-type", String(type));
  } catch {
    return fail(
      "Request",
      source,
      "refuses this: check the method, credentials in the url, headers and members of request"
    );
  }
  if (request.method.toUpperCase() !== method.toUpperCase())
    fail("method", source, `is ${request.method} to this engine`);
  if (ownType === "text/plain;charset=UTF-8" && typeof body !== "string") {
    fail("body", source, `is ${describe(body)}, which this engine would send as text: convert it first`);
  }
  return request;
}
function initOf(options, caller) {
  const own = withoutPrototype(isPlainRecord(options) ? options : {});
  if (typeof own.url !== "string") {
    return fail("options", caller, isThenable(options) ? FORGOTTEN_AWAIT : "has to be what endpoint returns");
  }
  if (!isPlainRecord(own.headers)) {
    return fail("headers", sourceOf(options), "has to be a plain object, as endpoint returns it");
  }
  const headers = { ...own.headers };
  if (headers["user-agent"] === USER_AGENT) delete headers["user-agent"];
  let { body } = own;
  if (isJson(body)) {
    if (!owns(headers, "content-type") || !isJsonType(headers["content-type"])) {
      fail("content-type", sourceOf(options), "has to be a JSON type");
    }
    body = jsonOf(body, options);
  }
  const init = { ...own.request, method: String(own.method ?? "GET"), headers, body: body ?? void 0 };
  return isStream(body) ? { ...init, duplex: "half" } : init;
}
function jsonOf(body, options) {
  try {
    const text = JSON.stringify(body);
    if (text !== void 0) return text;
  } catch (error) {
    if (!/circular|cyclic|bigint/i.test(String(error))) throw error;
  }
  return fail("body", sourceOf(options), "is no JSON: it is circular, holds a bigint, or its toJSON gives undefined");
}
function isStream(body) {
  return tagOf(body) === "[object ReadableStream]" || Symbol.asyncIterator in Object(body);
}
function sourceOf({ method, url }) {
  return `${String(method ?? "GET")} ${withoutQuery(url)}`;
}
function isJson(body) {
  if (typeof body === "number" || typeof body === "boolean" || Array.isArray(body)) return true;
  return isPlainRecord(body) && !(Symbol.iterator in body) && !isStream(body);
}
function isJsonType(type) {
  return /^[^;]*[/+]json\s*(?:;|$)/.test(String(type).toLowerCase());
}
function createBuilder(defaults) {
  const { headers, request, args } = defaults;
  const parameters = joinedParameters(void 0, defaults.parameters);
  const settings = {
    ...defaults,
    // V8 adds quickly to a copy of a frozen object, and slowly to that of another: a POST with two headers takes 11,226
    // instructions, or 29,253 (Node 20).
    headers: Object.freeze(headers),
    request: request && joined(request),
    args: args && joined(args),
    // Without any, calls have nothing to join.
    parameters: Object.keys(parameters).length ? parameters : void 0
  };
  const call = (first, second) => buildRequestOptions(mergeArguments(settings, first, second));
  const members = {
    merge: (first, second) => mergedOptions(mergeArguments(settings, first, second)),
    parse: (options) => buildRequestOptions(mergeOptions(noDefaults(), options)),
    defaults: (options) => createBuilder(mergeOptions(settings, options)),
    DEFAULTS: frozenOptions(settings)
  };
  return Object.assign(call, members);
}
function mergedOptions(settings) {
  const { method, url, baseUrl, headers, data, request, args, parameters } = settings;
  const previews = settings.mediaType?.previews;
  const mediaType = settings.mediaType && joined({ ...settings.mediaType, previews: previews && [...previews] });
  const free = args && assign({}, args, (name) => !hasParameter(parameters, name));
  const options = { method, baseUrl, headers, url, mediaType, request, data, args: free };
  return assign(assign({}, options), parameters, (name) => !isOption(name));
}
function frozenOptions(settings) {
  const defaults = mergedOptions(settings);
  const { mediaType, args, request } = defaults;
  for (const part of [defaults, mediaType, mediaType?.previews, args, request]) Object.freeze(part);
  return defaults;
}
function noDefaults() {
  return {
    method: "GET",
    url: void 0,
    baseUrl: void 0,
    headers: {},
    mediaType: void 0,
    data: void 0,
    request: void 0,
    args: void 0,
    parameters: void 0,
    plan: void 0
  };
}
function firstDefaults() {
  const headers = { accept: "application/vnd.service.v3+json", "user-agent": USER_AGENT };
  return { ...noDefaults(), baseUrl: "https://api.service.example", headers };
}
function mergeArguments(defaults, first, second) {
  let settings;
  if (typeof first === "string") {
    settings = mergeOptions(defaults, second, first, parsedRoute(first));
  } else {
    settings = mergeOptions(defaults, first);
    if (second !== void 0) settings = mergeOptions(settings, second);
  }
  if (settings.request && settings.request === defaults.request) settings.request = joined(settings.request);
  return settings;
}
function mergeOptions(before, options = {}, source = "the options", route) {
  if (!isPlainRecord(options)) {
    const advice = tagOf(options) === "[object URL]" ? "as a route, write url.href" : "a body goes in data";
    return fail("options", source, `has to be a plain object; ${advice}`);
  }
  const settings = {
    method: route?.method ?? before.method,
    url: route?.url ?? before.url,
    baseUrl: before.baseUrl,
    headers: { ...before.headers },
    mediaType: before.mediaType,
    data: before.data,
    request: before.request,
    args: before.args,
    parameters: before.parameters ? joinedParameters(before.parameters, options) : options,
    plan: route?.plan
  };
  for (const key in options) {
    if (!isOption(key) || !owns(options, key)) continue;
    const value = options[key];
    if (value === void 0) continue;
    if (route && (key === "url" || key === "method" && route.method)) failOption(key, source, "is in the route");
    mergeOption(settings, key, value, source);
  }
  return settings;
}
function isOption(key) {
  const name = key;
  switch (name) {
    case "method":
    case "url":
    case "baseUrl":
    case "headers":
    case "mediaType":
    case "data":
    case "request":
    case "args":
      return true;
    default:
      name;
      return false;
  }
}
function mergeOption(settings, key, value, source) {
  switch (key) {
    case "method":
      settings.method = isToken(value) ? value : failOption(key, source, "has to be a method");
      return;
    case "url":
    case "baseUrl":
      if (typeof value !== "string" || key === "url" && !value.trim()) {
        return failOption(key, source, "has to be a URL, as a string");
      }
      settings[key] = value;
      return;
    case "headers":
      mergeHeaders(settings.headers, value, source);
      return;
    case "mediaType":
      settings.mediaType = mergeMediaType(settings.mediaType, value, source);
      return;
    case "data":
      settings.data = isThenable(value) ? fail(key, source, FORGOTTEN_AWAIT) : value;
      return;
    case "request":
      if (typeof value !== "object" || !value) return failOption(key, source, "has to be an object");
      settings.request = settings.request ? joined(settings.request, value) : value;
      return;
    default:
      key;
      if (!isPlainRecord(value)) return failValues(value, source, key);
      settings.args = settings.args ? joined(settings.args, value) : value;
  }
}
function failOption(name, source, problem) {
  return fail(name, source, `${problem}; as a parameter, it goes in args`);
}
function mergeHeaders(headers, value, source) {
  if (typeof value === "object" && value !== null && Symbol.iterator in value) {
    for (const pair2 of value) {
      if (!Array.isArray(pair2) || pair2.length < 2) return failHeaders(source);
      mergeHeader(headers, pair2[0], pair2[1], source);
    }
  } else if (isPlainRecord(value)) {
    for (const name of Object.keys(value)) mergeHeader(headers, name, value[name], source);
  } else failHeaders(source);
}
function mergeHeader(headers, name, value, source) {
  if (typeof name !== "string") return failHeaders(source);
  const key = parsedHeaderName(name) || fail(name, source, "is no header name: it has to be a token, such as x-request-id");
  if (value === null) delete headers[key];
  else if (value !== void 0) {
    if (typeof value !== "string") readText(value, { name: `headers.${key}`, source });
    put(headers, key, value);
  }
}
function failHeaders(source) {
  return failOption("headers", source, "has to be an object or pairs");
}
var parsedHeaderName = /* @__PURE__ */ memoize(
  (name) => isToken(name) ? name.toLowerCase() : ""
);
function isToken(value) {
  return typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value);
}
function mergeMediaType(before, value, source) {
  const given = isPlainRecord(value) ? withoutPrototype(value) : failMediaType(source);
  const { format = before?.format, previews } = given;
  if (format !== void 0 && format !== "" && !isToken(format)) failMediaType(source);
  let names = before?.previews;
  if (previews !== void 0) {
    if (!Array.isArray(previews)) return failMediaType(source);
    const added = previews.map(withoutPreview);
    if (!added.every(isToken)) failMediaType(source);
    names = unique([...names ?? [], ...added]);
  }
  return { ...before, ...given, format, previews: names };
}
function failMediaType(source) {
  return failOption("mediaType", source, "has to be { format, previews }");
}
function withoutPreview(preview) {
  let name = typeof preview === "string" ? preview : "";
  while (name.endsWith("-preview")) name = name.slice(0, -"-preview".length);
  return name;
}
function unique(list) {
  return [...new Set(list)];
}
function joinedParameters(before, options) {
  const parameters = {};
  for (const members of [before, options]) {
    for (const name in members) {
      if (!hasParameter(members, name)) continue;
      const value = members[name];
      if (value !== void 0 || !owns(parameters, name)) put(parameters, name, value);
    }
  }
  return parameters;
}
function hasParameter(parameters, name) {
  return parameters !== void 0 && owns(parameters, name) && (name === "data" || !isOption(name));
}
function assign(target, members, isWanted) {
  for (const key in members) {
    if (!owns(members, key) || isWanted && !isWanted(key)) continue;
    const value = members[key];
    if (value !== void 0) put(target, key, value);
  }
  return target;
}
function joined(first, second) {
  return assign(assign({}, first), second);
}
function withoutPrototype(object) {
  return { __proto__: null, ...object };
}
function put(object, key, value) {
  if (key in Object.prototype) {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}
var parsedRoute = /* @__PURE__ */ memoize(parseRoute);
function parseRoute(route) {
  const words = route.trim().split(/\s+/);
  const url = words[words.length - 1];
  const method = words.length > 1 ? words[0] : void 0;
  if (!url || !method && /^[\dA-Z_-]+$/.test(url)) fail("url", route, 'is missing: write "METHOD url"');
  if (words.length > 2 || method && !isToken(method)) {
    fail("route", route, 'has to be "METHOD url"; in the url, a space is %20');
  }
  return { method, url, plan: method ? parsePlan(method.toUpperCase(), url) : void 0 };
}
var lastPlan = /* @__PURE__ */ memoize(
  () => ({ method: void 0, plan: void 0 })
);
function findPlan(method, url) {
  if (url === void 0) return fail("url", method, "is missing");
  const last = lastPlan(url);
  if (last.method !== method) {
    last.plan = parsedRoute(`${method} ${url}`).plan;
    last.method = method;
  }
  return last.plan;
}
var AUTHORITY = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/;
var BASE_VARIABLE = /^\{\+?[\w%$[\]][^{},:*]*\}/;
function parsePlan(method, url) {
  const source = `${method} ${url}`;
  const scope = { source, variables: /* @__PURE__ */ new Map() };
  rejectForeignSpellings(url.replace("://", ":"), source);
  const authority = AUTHORITY.exec(url)?.[0];
  const rest = withBraces(authority ? url.slice(authority.length) : url);
  const base = authority ? "" : BASE_VARIABLE.exec(rest)?.[0] ?? "";
  const baseVariable = parseTemplate(base, scope).find(isExpression)?.[0];
  const pieces = authority ? parseTemplate(authority, scope, "host") : void 0;
  rejectOptionNames(scope);
  const addressSlots = scope.variables.size;
  return {
    method,
    authority: pieces,
    baseVariable,
    addressSlots,
    // In a full URL, leading slashes are the path's own; after any other base, they collapse to one.
    path: parsePath(authority ? rest : rest.slice(base.length).replace(/^\/+/, "/"), scope),
    mayHaveQuery: /[?#]/.test(rest)
  };
}
function rejectOptionNames({ source, variables }) {
  for (const name of variables.keys()) {
    if (isOption(name) && name !== "data") fail(name, source, "is an option, and args fill no address: rename it");
  }
}
function buildRequestOptions(settings) {
  const plan = settings.plan ?? findPlan(settings.method, settings.url);
  const { values, query, members, data } = placeParameters(plan, settings);
  const url = expandUrl(plan, values, settings.baseUrl, query);
  const { headers, mediaType, request } = settings;
  const hasType = owns(headers, "content-type");
  const areBody = members !== void 0 && data === void 0;
  const body = areBody ? members : data;
  if (areBody && (!hasType || isJsonType(headers["content-type"]))) rejectLosses(members, plan.path.source);
  if (!hasType && (areBody || isJson(data))) put(headers, "content-type", "application/json; charset=utf-8");
  if (mediaType && owns(headers, "accept") && typeof headers["accept"] === "string") {
    headers["accept"] = amendAccept(headers["accept"], mediaType);
  }
  const { method } = plan;
  const result = body === void 0 ? { method, url, headers } : { method, url, headers, body };
  return request ? { ...result, request } : result;
}
function placeParameters(plan, { parameters, args, data }) {
  const placed = { values: plan.path.noValues.slice(), query: "", members: void 0, data: void 0 };
  for (const name in parameters) {
    if (isOption(name) || !owns(parameters, name)) continue;
    const value = parameters[name];
    if (value !== void 0) placeParameter(placed, plan, name, value);
  }
  if (data !== void 0) placeData(placed, plan, data);
  for (const name in args) {
    if (!owns(args, name) || hasParameter(parameters, name)) continue;
    const value = args[name];
    if (value !== void 0) placeArgument(placed, plan, name, value);
  }
  return placed;
}
function placeParameter(placed, plan, name, value) {
  const { path: path2 } = plan;
  const variable = path2.variables.get(name);
  if (variable) placed.values[variable.slot] = readValue(value, variable);
  else if (hasBody(plan)) put(placed.members ?? (placed.members = {}), name, value);
  else placed.query = addQuery(placed.query, value, { name, source: path2.source });
}
function hasBody({ method }) {
  return method !== "GET" && method !== "HEAD";
}
function placeData(placed, plan, data) {
  const { path: path2, method } = plan;
  if (path2.variables.has("data")) placeParameter(placed, plan, "data", data);
  else if (hasBody(plan)) placed.data = data;
  else fail("data", path2.source, `is a body, and ${method} has none; as a parameter, it goes in args`);
}
function placeArgument(placed, plan, name, value) {
  const variable = plan.path.variables.get(name);
  if (variable && variable.slot < plan.addressSlots) {
    failFor(variable, `is part of the address, which args never fill: give it beside args${adviceForPath(plan)}`);
  }
  placeParameter(placed, plan, name, value);
}
function addQuery(query, value, culprit) {
  const label = encode(culprit.name, culprit);
  const plain = afterToJSON(value, culprit);
  if (!Array.isArray(plain)) return addPair(query, label, readQueryText(plain, culprit), culprit);
  return readTexts(plain, culprit).reduce((added, text) => addPair(added, label, text, culprit), query);
}
function addPair(query, label, text, culprit) {
  return text === void 0 ? query : `${query}${query ? "&" : "?"}${label}=${encode(text, culprit)}`;
}
function readQueryText(value, culprit) {
  if (isPlainRecord(value) && !isThenable(value)) {
    const { name } = culprit;
    failFor(
      culprit,
      `is an object: give "${name}[a]": 1 for each member, or write {?${name}*} for a=1, or JSON.stringify it`
    );
  }
  if (isSignal(value)) failFor(culprit, `is ${describe(value)}: ${ADVICE_FOR_SIGNAL}`);
  return readText(value, culprit);
}
function rejectLosses(members, source) {
  for (const name of Object.keys(members)) {
    const value = members[name];
    if (!isLostInJson(value)) continue;
    if (isThenable(value)) fail(name, source, FORGOTTEN_AWAIT);
    const advice = isSignal(value) ? ADVICE_FOR_SIGNAL : "a body that is no JSON goes in data";
    fail(name, source, `is ${describe(value)}, which JSON loses: ${advice}`);
  }
}
function isLostInJson(value) {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "function" || typeof value === "symbol";
  if (value === null || Array.isArray(value)) return false;
  if (isThenable(value)) return true;
  if (tagOf(value) === "[object Date]") return Number.isNaN(Number(value));
  return !isPlainRecord(value) && typeof value["toJSON"] !== "function";
}
function isSignal(value) {
  return typeof value === "object" && tagOf(value) === "[object AbortSignal]";
}
var ADVICE_FOR_SIGNAL = "write request: { signal }";
function expandUrl(plan, values, baseUrl, query) {
  const { path: path2, mayHaveQuery } = plan;
  const { text: base, slash } = baseOf(plan, values, baseUrl);
  const expansion = expandGuarded(path2, values);
  const start = (path2.pieces[0] || expansion).charAt(0);
  return base + seamBefore(start, slash) + (query && mayHaveQuery ? withQuery(expansion, query) : expansion + query);
}
function seamBefore(start, slash) {
  if (start === "/") return "";
  return start === "" || start === "?" || start === "#" ? slash : "/";
}
function withQuery(url, query) {
  const head = url.replace(/#[^]*/, "");
  const mark = head.indexOf("?");
  const waits = mark === head.length - 1 || head.endsWith("&");
  const joint = mark < 0 ? "?" : waits ? "" : "&";
  return head + joint + query.slice(1) + url.slice(head.length);
}
function baseOf(plan, values, baseUrl) {
  const { authority, baseVariable } = plan;
  const { source } = plan.path;
  if (authority) {
    const base2 = parsedBase(expandPieces(authority, values, rejectNonLabel));
    return base2 ?? fail("url", source, "has a host or port that no URL can have");
  }
  const text = baseVariable ? values[baseVariable.slot] : baseUrl;
  const base = typeof text === "string" ? parsedBase(text) : void 0;
  if (base?.isHttp) return base;
  const advice = baseVariable ? adviceForPath(plan) : ': "https://h.example", or location.origin + "/api"';
  return fail(
    baseVariable?.name ?? "baseUrl",
    source,
    `has to be an http(s) URL without query, fragment and braces${advice}`
  );
}
function adviceForPath({ baseVariable }) {
  return baseVariable ? `; for a path, write "/{${baseVariable.name}}"` : "";
}
function rejectNonLabel(varspec, text) {
  if (!/^[a-z\d-]+$/i.test(text)) failFor(varspec, "is in the host: it has to be letters, digits and hyphens");
}
var parsedBase = /* @__PURE__ */ memoize((text) => {
  const groups = /^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.exec(text)?.groups;
  if (!groups) return void 0;
  const { base, slash } = groups;
  try {
    if (typeof URL === "function") new URL(base);
    return { text: parseLiteral(base, text), slash, isHttp: /^https?:\/\/[^/]/i.test(base) };
  } catch {
    return void 0;
  }
});
var VENDOR_TYPE = /^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;
function amendAccept(accept, { format = "", previews = [] }) {
  if (!format && !previews.length) return accept;
  const items = accept.split(",").map((item) => {
    const type = VENDOR_TYPE.exec(item)?.groups;
    if (!type) return item;
    const { vendor, version = "", detail, suffix = "", parameters } = type;
    const ending = (format ? `.${format}` : suffix) + parameters;
    const earlier = detail?.endsWith("-preview") ? [detail] : [];
    const details = unique([...earlier, ...previews.map((preview) => `${preview}-preview`)]);
    if (!details.length) return vendor + version + ending;
    return details.map((preview) => `${vendor}.${preview}${ending}`).join();
  });
  return items.join();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  endpoint,
  expand,
  expandPath,
  path,
  toInit,
  toRequest
});
//# sourceMappingURL=endpoint.cjs.map
