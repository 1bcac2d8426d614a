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
  const { source, pieces, bySlot, noValues } = parsedTemplate(checkedTemplate(template));
  if (!isPlainRecord(values)) failValues(source);
  const expandables = noValues.slice();
  for (const variable of bySlot) {
    const { name, slot } = variable;
    if (owns(values, name)) expandables[slot] = readValue(values[name], variable);
  }
  return expandPieces(pieces, expandables);
}
function expandPath(template, values = {}) {
  const parsed = parsedPath(checkedTemplate(template));
  const { source, variables } = parsed;
  if (!isPlainRecord(values)) failValues(source);
  const expandables = parsed.noValues.slice();
  for (const name in values) {
    if (!owns(values, name)) continue;
    const value = values[name];
    if (value === void 0) continue;
    const variable = variables.get(name) ?? fail(name, source, "has no placeholder: write it in the template, or leave it out");
    expandables[variable.slot] = readValue(value, variable);
  }
  const expansion = expandGuarded(parsed, expandables);
  if (parsed.pieces[0] === "/" && expansion.startsWith("//")) {
    fail("template", source, "gives a path that begins with two slashes");
  }
  return expansion;
}
function path(strings, ...values) {
  if (!Array.isArray(strings) || !owns(strings, "raw")) {
    fail("path", describe(strings), "is a tag: write path`...` without parentheses");
  }
  const tag = parsedTag(strings);
  const expandables = tag.noValues.slice();
  for (let slot = 0; slot < expandables.length && slot < values.length; slot++) {
    expandables[slot] = readValue(values[slot], tag.bySlot[slot]);
  }
  return expandGuarded(tag, expandables);
}
function checkedTemplate(template) {
  return typeof template === "string" ? template : fail("template", describe(template), "has to be a string");
}
function failValues(source, name = "values") {
  fail(name, source, "has to be a plain object, such as JSON.parse(text) or Object.fromEntries(form)");
}
var parsedPath = /* @__PURE__ */ memoize((template) => {
  rejectStart(template);
  rejectSpellings(template, template);
  return parsePath(withBraces(template), { source: template, variables: /* @__PURE__ */ new Map() });
});
function parsePath(template, scope) {
  rejectSecondQuery(template, scope.source);
  const [path2, rest] = splitPath(template);
  const pieces = [...parsePieces(path2, scope, "path"), ...parsePieces(rest, scope)];
  return templateOf(pieces, scope);
}
function rejectSecondQuery(template, source) {
  const [, brace, names] = /^[^?#]*?(\{?)\?[^#]*\{\?([^{}]*)\}/.exec(template) ?? [];
  if (!names) return;
  const advice = brace ? "join both, as {?a,b}" : `write {&${names}}`;
  fail(`{?${names}}`, source, `would write a second "?": ${advice}`);
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
  if (!/^\/(?!\/)/.test(template))
    fail("template", template, "has to begin with one slash; a base is joined to it by +");
}
var ROUTER_SPELLING = /^(?:[^?#]*[/.])?(:[A-Za-z_]\w*(?:[?*+](?=\/|\{?[?#]|$)|\())/;
var BRACE_SPELLING = /(\$\{[\w%$.[\]-]+\}|\{[^{}?#]+\?\})/;
var HOW_TO_WRITE = "write {x}; behind a segment, {/x} if it may be left out, or {/x*} for a list; in a query, {?x}";
function rejectSpellings(url, source, authority = "") {
  const found = (BRACE_SPELLING.exec(url) ?? ROUTER_SPELLING.exec(url.slice(authority.length)))?.[1];
  if (found) fail(found, source, `is no placeholder: ${HOW_TO_WRITE}`);
}
var parsedTags = /* @__PURE__ */ new WeakMap();
function parsedTag(strings) {
  let tag = parsedTags.get(strings);
  if (!tag) parsedTags.set(strings, tag = parseTag(strings));
  return tag;
}
function parseTag(strings) {
  const texts = strings.map((text) => typeof text === "string" ? text : "\\");
  const source = texts.map((text, index) => index ? `\${${index}}${text}` : text).join("");
  rejectStart(source);
  rejectSlips(source);
  const scope = { source, variables: /* @__PURE__ */ new Map() };
  const pieces = [];
  let place = "path";
  texts.forEach((text, index) => {
    if (index) pieces.push([makeVarspec(`\${${index}}`, scope, "", void 0, place)]);
    pieces.push(parseLiteral(text, source, "write ${value}"));
    if (/[?#]/.test(text)) place = "query of a tag";
  });
  return templateOf(pieces, scope);
}
function rejectSlips(source) {
  const placeholder = /^[^?#]*[/.](:[A-Za-z_]\w*)/.exec(source);
  if (placeholder) fail(placeholder[1], source, "is text in a tag: write ${value}");
  const query = /^[^?#]*\?(?:[^#]*?&)?(\$\{\d+\})(?!=)/.exec(source);
  if (query) fail(query[1], source, "would be one name: join a query that is made already by +");
}
function expandGuarded({ pieces, keepsReserved }, expandables) {
  const words = joinWords(pieces, expandables);
  if (words !== void 0) return words;
  const expansion = expandPieces(pieces, expandables);
  if (keepsReserved && END_OF_PATH.test(expansion)) rejectEnds(pieces, expandables, expansion);
  if (DOT_SEGMENT.test(expansion)) rejectDotSegments(pieces, expandables, expansion);
  return expansion;
}
var END_OF_PATH = /[?#]/;
var DOT_SEGMENT = /(?:^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/?#;]|%2f|%5c|%3b|$)/i;
function rejectEnds(pieces, expandables, expansion) {
  expandPieces(pieces, expandables, (varspec, text, start) => {
    const before = expansion.slice(0, start);
    if (END_OF_PATH.test(text) && !END_OF_PATH.test(before)) {
      failFor(varspec, `would end the path: encode its "?" and "#", or write {?${varspec.name}}`);
    }
    if (text.includes("#") && !before.includes("#")) {
      failFor(varspec, `would end the query: encode its "#", or write {${varspec.name}}`);
    }
  });
}
function rejectDotSegments(pieces, expandables, expansion) {
  const count = countDotSegments(expansion);
  expandPieces(pieces, expandables, (varspec, text, start) => {
    const withWord = `${expansion.slice(0, start)}word${expansion.slice(start + text.length)}`;
    if (countDotSegments(withWord) < count) failFor(varspec, "makes a dot segment: reject such values");
  });
}
function countDotSegments(url) {
  return url.replace(/[?#][^]*/, "").split(DOT_SEGMENT).length - 1;
}
var NOT_WORDS = /[^\w.~-]|^\.|\.\.|\.$|^$/;
var NOT_WORDS_AND_SLASHES = /[^\w./~-]|^[./]|[./]{2}|[./]$|^$/;
function joinWords(pieces, expandables) {
  let expansion = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      continue;
    }
    if (piece.length > 1) return void 0;
    const { slot, required, prefix, first, named, label, reserved } = piece[0];
    const text = expandables[slot];
    if (text === void 0 && !required) continue;
    if (typeof text !== "string" || prefix || (reserved ? NOT_WORDS_AND_SLASHES : NOT_WORDS).test(text))
      return void 0;
    expansion += named ? `${first}${label}=${text}` : first + text;
  }
  return expansion;
}
function valueRules(place, operator, explode) {
  const isSimple = operator === "" || operator === "+";
  const isPartOfPath = place === "path" && (isSimple || operator === "/");
  return {
    required: isSimple && place !== "elsewhere",
    needsText: isPartOfPath,
    isOneText: (isPartOfPath || place === "query of a tag") && !explode
  };
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
  const scope = { source: template, variables: /* @__PURE__ */ new Map() };
  const pieces = parsePieces(template, scope);
  for (const name of scope.variables.keys()) {
    if (/[-$[\]]/.test(name)) fail(name, template, "is not RFC 6570");
  }
  return templateOf(pieces, scope);
});
function templateOf(pieces, { source, variables }) {
  const bySlot = [...variables.values()];
  const noValues = bySlot.map(() => void 0);
  const keepsReserved = pieces.some((piece) => typeof piece !== "string" && piece[0].reserved);
  return { source, pieces, variables, bySlot, noValues, keepsReserved };
}
function parsePieces(template, scope, place = "elsewhere") {
  return template.split(/\{([^{}]*)\}/).map((text, index) => index % 2 ? parseExpression(text, scope, place) : parseLiteral(text, scope.source));
}
function parseLiteral(text, source, instead = HOW_TO_WRITE) {
  return text.replace(/(?!%[\dA-Fa-f]{2})[^\w.~:/?#[\]@!$&'()*+,;=-]/gu, (character) => {
    if (!/[\0-\x7f\ud800-\udfff]/u.test(character)) return encodeURIComponent(character);
    const problem = character === "\\" ? "has to be left out, or encoded" : "has to be encoded";
    fail(character, source, /[{}]/.test(character) ? `belongs to no expression: ${instead}` : problem);
  });
}
var VARSPEC = /^(?![.-])((?:(?:\.|-*)(?:[\w$[\]]|%[\dA-Fa-f]{2}))+)(\*|:[1-9]\d{0,3})?$/;
function parseExpression(expression, scope, place) {
  const start = expression.charAt(0);
  const operator = owns(OPERATORS, start) ? start : "";
  return expression.slice(operator.length).split(",").map((text) => {
    const [, name, modifier] = VARSPEC.exec(text) ?? fail(`{${expression}}`, scope.source, `is not RFC 6570: ${HOW_TO_WRITE}`);
    return makeVarspec(name, scope, operator, modifier, place);
  });
}
function makeVarspec(name, scope, operator, modifier, place) {
  const { source, variables } = scope;
  const explode = modifier === "*";
  const { required, needsText, isOneText } = valueRules(place, operator, explode);
  const varspec = {
    name,
    source,
    // A new name gets the next slot, and keeps it.
    slot: variables.get(name)?.slot ?? variables.size,
    label: name.replace(/[$[\]]/g, encodeURIComponent),
    explode,
    prefix: modifier && !explode ? Number(modifier.slice(1)) : 0,
    required,
    needsText,
    isOneText,
    // (The spread comes last: V8 would keep what follows it outside of the object, in four times the memory.)
    ...OPERATORS[operator]
  };
  variables.set(name, varspec);
  return varspec;
}
function expandPieces(pieces, expandables, visit) {
  let expansion = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      expansion += piece;
      continue;
    }
    let isFirst = true;
    for (const varspec of piece) {
      const text = expandVarspec(varspec, expandables[varspec.slot]);
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
  failFor(varspec, varspec.required ? "needs a value" : "needs a value, or undefined");
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
  let hasText2 = false;
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index];
    if (text === void 0) continue;
    if (text || keys?.[index]) hasText2 = true;
    const name = keys ? encode(keys[index], varspec, reserved) : label;
    let member = encode(text, varspec, reserved);
    if (explode && (keys || named)) member = pair(name, member, varspec);
    else if (keys) member = `${name},${member}`;
    expansion = expansion === void 0 ? member : expansion + separator + member;
  }
  if (expansion === void 0) return void 0;
  if (varspec.prefix) failFor(varspec, "has to be text for a prefix");
  if (varspec.isOneText) failFor(varspec, keys ? IS_OBJECT : adviceForList(varspec));
  if (!hasText2 && varspec.needsText && varspec.first === "/") failEmpty(varspec);
  return named && !explode ? pair(label, expansion, varspec) : expansion;
}
var IS_OBJECT = 'is an object: give a member of it, such as its id, or "x[a]" in a query, or JSON.stringify it';
function adviceForList({ name, reserved, first }) {
  return name.startsWith("${") ? "is a list: expandPath takes one at {/x*} or {?x*}" : `is a list: write {${reserved ? "+" : first}${name}*}`;
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
    failFor(culprit, "is not Unicode");
  }
}
function tripletOf(character) {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
var OUTSIDE_UNRESERVED = /[^\w.~-]/;
var OUTSIDE_URI = /[^\w.~:/?#[\]@!$&'()*+,;=-]/;
function readValue(value, variable) {
  if (typeof value === "string") return value;
  const plain = afterToJSON(value, variable);
  if (Array.isArray(plain)) return { keys: void 0, texts: readTexts(plain, variable) };
  if (!isPlainRecord(plain)) return readText(plain, variable);
  if (!variable.explode && hasText(plain)) failFor(variable, "has a text of its own: give String(x), or {...x}");
  const entries = Object.entries(plain);
  const members = entries.map(([, member]) => member);
  return { keys: entries.map(([key]) => key), texts: readTexts(members, variable) };
}
function hasText(object) {
  return typeof object["toString"] === "function" && !String(object).startsWith("[object ");
}
function readTexts(list, culprit) {
  const texts = [];
  for (const member of list) texts.push(readText(afterToJSON(member, culprit), culprit));
  return texts;
}
function afterToJSON(value, culprit) {
  const toJSON = typeof value === "object" && value?.["toJSON"];
  if (typeof toJSON !== "function") return value;
  return toJSON.call(value) ?? failFor(culprit, "needs a value");
}
function readText(value, culprit) {
  if (value === null || value === void 0) return void 0;
  const hasText2 = typeof value === "string" || typeof value === "boolean" || typeof value === "bigint";
  if (hasText2 || Number.isFinite(value)) return String(value);
  if (isThenable(value)) failFor(culprit, FORGOTTEN_AWAIT);
  failFor(culprit, isPlainRecord(value) ? IS_OBJECT : `needs text or a finite number, not ${describe(value)}`);
}
function isThenable(value) {
  return typeof value?.then === "function";
}
var FORGOTTEN_AWAIT = "is a promise: await it first";
function describe(value) {
  return typeof value === "number" ? String(value) : tagOf(value);
}
function isPlainRecord(value) {
  return typeof value === "object" && tagOf(value) === "[object Object]" && !isThenable(value);
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
    const key = internedCopy(text);
    const parsed = parse(key);
    if (parsed === void 0) return parsed;
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
function internedCopy(text) {
  return Object.keys({ __proto__: null, [text]: 0 })[0];
}
function fail(name, source, problem) {
  const error = new TypeError(`"${printable(name)}" in "${printable(source)}" ${printable(problem)}`);
  throw Object.assign(error, { code: "ERR_ENDPOINT" });
}
function failFor({ name, source }, problem) {
  fail(name, source, problem);
}
function printable(text) {
  const masked = replaceCredentials(text, (_, start) => `${start}***@`);
  return masked.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
}
var CREDENTIALS = /(\b(?:https?|wss?|ftp):[\s\\/]*|:[\s\\/]*[\\/]|(?:^|\s)[\\/]{2,})(?![\w.{}-]*(?::\d+)?[/?#])[^]*@/i;
function replaceCredentials(text, mask) {
  const end = text.lastIndexOf("@") + 1;
  return text.slice(0, end).replace(CREDENTIALS, mask) + text.slice(end);
}
function withoutQuery(url) {
  const shown = replaceCredentials(
    url,
    (credentials, start) => /[?#]/.test(credentials) ? `${start}***?` : credentials
  );
  return shown.replace(/[?#][^]*/, "");
}

// endpoint.ts
var USER_AGENT = "tiny-endpoint/1.0.0";
var NOTHING = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));
var FIRST_DEFAULTS = {
  method: "GET",
  url: void 0,
  baseUrl: "https://api.service.example",
  headers: { accept: "application/vnd.service.v3+json", "user-agent": USER_AGENT },
  mediaType: void 0,
  request: void 0,
  parameters: void 0,
  args: void 0,
  plan: void 0
};
var endpoint = /* @__PURE__ */ createBuilder();
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
  let typeByEngine;
  try {
    request = new NativeRequest(options.url, withoutPrototype({ ...init, headers: others, body: body ?? null }));
    typeByEngine = request.headers.get("content-type");
    if (type !== void 0) request.headers.set("content-type", String(type));
  } catch {
    fail("Request", source, "refuses this: check the method, credentials in the url, headers and members of request");
  }
  if (request.method.toUpperCase() !== method.toUpperCase())
    fail("method", source, `is ${request.method} to this engine`);
  if (typeByEngine === "text/plain;charset=UTF-8" && typeof body !== "string") {
    fail("body", source, `is ${describe(body)}, which this engine would send as text: convert it first`);
  }
  return request;
}
function initOf(options, caller) {
  const own = withoutPrototype(isPlainRecord(options) ? options : {});
  if (typeof own.url !== "string" || !isPlainRecord(own.headers) || own.baseUrl !== void 0) {
    fail("options", caller, isThenable(options) ? FORGOTTEN_AWAIT : "has to be what endpoint returns");
  }
  const headers = { ...own.headers };
  if (headers["user-agent"] === USER_AGENT) delete headers["user-agent"];
  const { "content-type": type } = withoutPrototype(headers);
  let { body } = own;
  if (isThenable(body)) fail("body", sourceOf(options), FORGOTTEN_AWAIT);
  const kind = kindOf(body);
  if (kind === "json") {
    if (!isJsonType(type)) fail("content-type", sourceOf(options), NO_JSON_TYPE);
    body = JSON.stringify(body) ?? fail("body", sourceOf(options), "is no JSON: its toJSON gives undefined");
  }
  const isForeign = kind === "form" ? !/boundary=/i.test(String(type)) : kind === "pairs" && isJsonType(type);
  if (isForeign) delete headers["content-type"];
  const init = { ...own.request, method: String(own.method ?? "GET"), headers, body: body ?? void 0 };
  return kind === "stream" ? { ...init, duplex: "half" } : init;
}
var NO_JSON_TYPE = "has to be a JSON type; otherwise data is a form, or text by JSON.stringify";
function sourceOf({ method, url }) {
  return `${String(method ?? "GET")} ${withoutQuery(url)}`;
}
function kindOf(body) {
  if (typeof body === "number" || typeof body === "boolean" || Array.isArray(body)) return "json";
  if (typeof body !== "object" || body === null) return "other";
  const tag = tagOf(body);
  if (tag === "[object ReadableStream]" || Symbol.asyncIterator in body) return "stream";
  if (tag === "[object URLSearchParams]") return "pairs";
  if (tag === "[object Object]" && !(Symbol.iterator in body) && !isUntagged(body)) return "json";
  return isMethod(body["append"]) ? "form" : "other";
}
function isUntagged(object) {
  const isStream = isMethod(object["pipe"]) && isMethod(object["on"]);
  const isForm = isMethod(object["append"]) && isMethod(object["getParts"]);
  const isBlob = isMethod(object["slice"]) && "size" in object && "type" in object;
  return (isStream || isForm || isBlob) && !isMethod(object["toJSON"]);
}
function isMethod(value) {
  return typeof value === "function";
}
function isJsonType(type) {
  return /^[^;]+\bjson\b(?!-seq)/i.test(String(type));
}
function createBuilder(defaults = FIRST_DEFAULTS) {
  const { headers, request, parameters } = defaults;
  const settings = {
    ...defaults,
    // They are this builder's own already. (Frozen for V8, which adds quickly to the copy of a frozen object, and slowly
    // to that of another: a POST with two headers would take 2.6 times as long.)
    headers: Object.freeze(headers),
    request: request && assign({}, request),
    parameters: parameters && withoutPrototype(parameters)
  };
  const call = (first, second) => buildRequestOptions(mergeArguments(settings, first, second));
  const members = {
    merge: (first, second) => optionsOf(mergeArguments(settings, first, second)),
    // What `merge` gives holds the defaults already, so none but the method is added.
    parse: (options) => buildRequestOptions(mergeOptions({ ...FIRST_DEFAULTS, baseUrl: void 0, headers: {} }, options)),
    defaults: (options) => createBuilder(mergeOptions(settings, options)),
    DEFAULTS: frozenOptions(settings)
  };
  return Object.assign(call, members);
}
function optionsOf(settings) {
  const { method, url, baseUrl, headers, mediaType: shared, request, parameters, args } = settings;
  const mediaType = shared && assign({}, { ...shared, previews: [...shared.previews] });
  return assign(
    {},
    { method, baseUrl, headers, url, mediaType, request, args: args && { ...args }, ...parameters }
  );
}
function frozenOptions(settings) {
  const defaults = optionsOf(settings);
  const { mediaType, args, request } = defaults;
  for (const part of [defaults, mediaType, mediaType?.previews, args, request]) Object.freeze(part);
  return defaults;
}
function mergeArguments(defaults, first, second) {
  let settings;
  if (typeof first === "string") {
    settings = mergeOptions(defaults, second, parsedRoute(first));
  } else {
    settings = mergeOptions(defaults, first);
    if (second !== void 0) settings = mergeOptions(settings, second);
  }
  if (settings.request && settings.request === defaults.request) settings.request = { ...settings.request };
  return settings;
}
function mergeOptions(before, options = {}, route = NO_ROUTE) {
  if (!isPlainRecord(options)) {
    fail("options", route.source, "has to be a plain object; a body goes in data, and a URL as url.href");
  }
  const settings = {
    method: route.method ?? before.method,
    url: route.url ?? before.url,
    baseUrl: before.baseUrl,
    headers: { ...before.headers },
    mediaType: before.mediaType,
    request: before.request,
    parameters: before.parameters,
    args: before.args && withoutPrototype(before.args),
    plan: route.plan
  };
  if (!before.parameters && holdsOnlyParameters(options)) settings.parameters = options;
  else amendSettings(settings, options, route);
  const { args, parameters } = settings;
  if (args) for (const name in parameters) delete args[name];
  return settings;
}
function holdsOnlyParameters(options) {
  for (const key in options) if (isOption(key) || !owns(options, key)) return false;
  return true;
}
function amendSettings(settings, options, route) {
  let parameters = settings.parameters && withoutPrototype(settings.parameters);
  for (const key in options) {
    if (!owns(options, key)) continue;
    const value = options[key];
    if (!isOption(key)) {
      parameters ?? (parameters = Object.create(NOTHING));
      if (value !== void 0 || !(key in parameters)) parameters[key] = value;
    } else if (value !== void 0) {
      const isInRoute = key === "url" && route.url || key === "method" && route.method;
      if (isInRoute) failOption(key, route.source, "is in the route");
      mergeOption(settings, key, value, route.source);
    }
  }
  settings.parameters = parameters;
}
function isOption(key) {
  const name = key;
  if (name === "method" || name === "url" || name === "baseUrl" || name === "headers") return true;
  if (name === "mediaType" || name === "request" || name === "args") return true;
  name;
  return false;
}
function mergeOption(settings, key, value, source) {
  if (key === "method") {
    settings.method = isToken(value) ? value : failOption(key, source, "has to be a method");
  } else if (key === "url" || key === "baseUrl") {
    if (typeof value !== "string" || key === "url" && !value.trim()) {
      failOption(key, source, "has to be a URL, as a string");
    }
    settings[key] = value;
  } else if (key === "headers") {
    mergeHeaders(settings.headers, value, source);
  } else if (key === "mediaType") {
    settings.mediaType = mergeMediaType(settings.mediaType, value, source);
  } else if (key === "request") {
    if (typeof value !== "object" || !value) failOption(key, source, "has to be an object");
    settings.request = settings.request ? assign({ ...settings.request }, value) : value;
  } else {
    key;
    if (!isPlainRecord(value)) failValues(source, key);
    settings.args = assign(settings.args ?? withoutPrototype({}), value);
  }
}
function failOption(name, source, problem) {
  fail(name, source, `${problem}; as a parameter, it goes in args`);
}
function mergeHeaders(headers, value, source) {
  if (isPlainRecord(value) && !(Symbol.iterator in value)) {
    for (const name of Object.keys(value)) mergeHeader(headers, name, value[name], source);
  } else if (typeof value === "object" && value && Symbol.iterator in value) {
    for (const pair2 of value) {
      if (!Array.isArray(pair2) || pair2.length < 2) failHeaders(source);
      mergeHeader(headers, pair2[0], pair2[1], source);
    }
  } else failHeaders(source);
}
function failHeaders(source) {
  failOption("headers", source, "has to be an object or pairs");
}
function mergeHeader(headers, name, value, source) {
  if (typeof name !== "string") failHeaders(source);
  const key = parsedHeaderName(name);
  if (!key) fail(name, source, "is no header name: it has to be a token, such as x-request-id");
  if (value === null) delete headers[key];
  else if (value !== void 0) {
    if (typeof value !== "string") readText(value, { name: `headers.${key}`, source });
    put(headers, key, value);
  }
}
var parsedHeaderName = /* @__PURE__ */ memoize((name) => isToken(name) ? name.toLowerCase() : "");
function isToken(value) {
  return typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value);
}
function mergeMediaType(before, value, source) {
  if (!isPlainRecord(value)) failMediaType(source);
  const given = withoutPrototype(value);
  const { format = before?.format, previews = [] } = given;
  if (format && !isToken(format)) failMediaType(source);
  if (!Array.isArray(previews)) failMediaType(source);
  const names = [...previews].map(withoutPreview);
  if (!names.every(isToken)) failMediaType(source);
  return { ...before, ...given, format, previews: unique([...before?.previews ?? [], ...names]) };
}
function failMediaType(source) {
  failOption("mediaType", source, "has to be { format, previews }");
}
function withoutPreview(preview) {
  let name = preview;
  while (typeof name === "string" && name.endsWith("-preview")) name = name.slice(0, -"-preview".length);
  return name;
}
function unique(list) {
  return [...new Set(list)];
}
function assign(target, members) {
  for (const key in members) {
    const value = owns(members, key) ? members[key] : void 0;
    if (value !== void 0) put(target, key, value);
  }
  return target;
}
function withoutPrototype(object) {
  return Object.assign(Object.create(NOTHING), object);
}
function put(object, key, value) {
  if (key in Object.prototype) {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}
var NO_ROUTE = { source: "the options", method: void 0, url: void 0, plan: void 0 };
var parsedRoute = /* @__PURE__ */ memoize(parseRoute);
function parseRoute(route) {
  const words = route.trim().split(/\s+/);
  const url = words[words.length - 1];
  const method = words.length > 1 ? words[0] : void 0;
  if (!url || !method && /^[\dA-Z_-]+$/.test(url)) fail("url", route, 'is missing: write "METHOD url"');
  if (words.length > 2 || method && !isToken(method)) {
    fail("route", route, 'has to be "METHOD url"; in the url, a space is %20');
  }
  return { source: route, method, url, plan: method ? parsePlan(method.toUpperCase(), url) : void 0 };
}
function findPlan(method, url) {
  if (url === void 0) fail("url", method, "is missing");
  const last = lastRouteOf(url);
  if (last.method === method) return parsedRoute(last.route).plan;
  const route = parsedRoute(`${method} ${url}`);
  if (method.length <= LONGEST_METHOD) Object.assign(last, { method: route.method, route: route.source });
  return route.plan;
}
var lastRouteOf = /* @__PURE__ */ memoize(() => ({
  method: "",
  route: ""
}));
var LONGEST_METHOD = 100;
var AUTHORITY = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/;
var BASE_VARIABLE = /^\{\+?[\w%$[\]][^{},:*]*\}/;
function parsePlan(method, url) {
  const scope = { source: `${method} ${url}`, variables: /* @__PURE__ */ new Map() };
  const { tail, ...address } = parseAddress(url, scope);
  return {
    ...address,
    method,
    hasBody: method !== "GET" && method !== "HEAD",
    path: parsePath(tail, scope),
    foreignNames: findForeignNames(tail),
    mayHaveQuery: /[?#]/.test(tail)
  };
}
function parseAddress(url, scope) {
  const authority = AUTHORITY.exec(url)?.[0] ?? "";
  rejectSpellings(url, scope.source, authority);
  const afterAuthority = withBraces(url.slice(authority.length));
  const base = BASE_VARIABLE.exec(afterAuthority)?.[0] ?? "";
  const pieces = parsePieces(authority || base, scope, "host");
  const variables = new Map(scope.variables);
  for (const name of variables.keys()) if (isOption(name)) fail(name, scope.source, "is an option: rename it");
  const [first] = variables.values();
  return {
    authority: authority ? pieces : void 0,
    baseVariable: authority ? void 0 : first,
    addressVariables: variables,
    // In a full URL, leading slashes are the path's own; after any other base, they collapse to one.
    tail: authority ? afterAuthority : afterAuthority.slice(base.length).replace(/^\/+/, "/")
  };
}
function findForeignNames(url) {
  const text = splitPath(url)[0].replace(/\{[^{}]*\}/g, "}");
  let names;
  for (const [, ...found] of text.matchAll(FOREIGN_NAME)) (names ?? (names = /* @__PURE__ */ new Set())).add(found.find((name) => name));
  return names;
}
var FOREIGN_NAME = /(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;
function buildRequestOptions(settings) {
  const plan = settings.plan ?? findPlan(settings.method, settings.url);
  const { expandables, query, members, data } = placeParameters(plan, settings);
  const url = expandUrl(plan, expandables, settings.baseUrl, query);
  const { headers, mediaType, request } = settings;
  const takesMembers = members !== void 0 && data === void 0;
  const body = takesMembers ? members : data;
  if (takesMembers || kindOf(data) === "json") {
    const hasType = owns(headers, "content-type");
    if (takesMembers && (!hasType || isJsonType(headers["content-type"]))) rejectLosses(members, plan.path.source);
    if (!hasType) headers["content-type"] = "application/json";
  }
  if (mediaType && owns(headers, "accept") && typeof headers["accept"] === "string") {
    headers["accept"] = amendAccept(headers["accept"], mediaType);
  }
  const { method } = plan;
  const result = body === void 0 ? { method, url, headers } : { method, url, headers, body };
  return request ? { ...result, request } : result;
}
function placeParameters(plan, { parameters, args }) {
  const expandables = plan.path.noValues.slice();
  const placed = { expandables, query: "", members: void 0, data: void 0 };
  for (const name in parameters) {
    const value = parameters[name];
    if (value === void 0) continue;
    if (name === "data" && !plan.path.variables.has(name)) placeData(placed, plan, value);
    else placeParameter(placed, plan, name, value);
  }
  for (const name in args) placeArgument(placed, plan, name, args[name]);
  return placed;
}
function placeParameter(placed, plan, name, value) {
  const { path: path2 } = plan;
  const variable = path2.variables.get(name);
  if (variable) placed.expandables[variable.slot] = readValue(value, variable);
  else if (plan.foreignNames?.has(name)) fail(name, path2.source, `is text in this path: ${HOW_TO_WRITE}`);
  else if (plan.hasBody) put(placed.members ?? (placed.members = {}), name, value);
  else placed.query = addQuery(placed.query, value, { name, source: path2.source });
}
function placeData(placed, plan, data) {
  const { path: path2, method } = plan;
  if (isThenable(data)) fail("data", path2.source, FORGOTTEN_AWAIT);
  if (!plan.hasBody) fail("data", path2.source, `is a body, and ${method} has none; as a parameter, it goes in args`);
  placed.data = data;
}
function placeArgument(placed, plan, name, value) {
  const variable = plan.addressVariables.get(name);
  if (variable)
    failFor(variable, 'is part of the address, which args never fill: give it beside args; a path begins with "/"');
  placeParameter(placed, plan, name, value);
}
function addQuery(query, value, culprit) {
  const label = queryLabel(culprit.name);
  const plain = afterToJSON(value, culprit);
  if (!Array.isArray(plain)) return addPair(query, label, readText(plain, culprit), culprit);
  return readTexts(plain, culprit).reduce((added, text) => addPair(added, label, text, culprit), query);
}
function addPair(query, label, text, culprit) {
  return text === void 0 ? query : `${query}${query ? "&" : "?"}${label}${encode(text, culprit)}`;
}
var queryLabel = /* @__PURE__ */ memoize((name) => `${encode(name, { name, source: "the query" })}=`);
function rejectLosses(members, source) {
  for (const name of Object.keys(members)) {
    const value = members[name];
    if (!isLostInJson(value)) continue;
    if (isThenable(value)) fail(name, source, FORGOTTEN_AWAIT);
    fail(
      name,
      source,
      `is ${describe(value)}, which JSON loses: write null or a text; a signal goes in request, any other body in data`
    );
  }
}
function isLostInJson(value) {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "function" || typeof value === "symbol";
  if (value === null || Array.isArray(value)) return false;
  if (isThenable(value)) return true;
  if (tagOf(value) === "[object Date]") return Number.isNaN(Number(value));
  if (isPlainRecord(value)) return isUntagged(value);
  return typeof value["toJSON"] !== "function";
}
function expandUrl(plan, expandables, baseUrl, query) {
  const { path: path2, mayHaveQuery } = plan;
  const { text: base, slash } = baseOf(plan, expandables, baseUrl);
  const expansion = expandGuarded(path2, expandables);
  const start = (path2.pieces[0] || expansion).charAt(0);
  return base + seamBefore(start, slash) + (query && mayHaveQuery ? withQuery(expansion, query) : expansion + query);
}
function seamBefore(start, slash) {
  if (start === "/") return "";
  return start === "" || start === "?" || start === "#" ? slash : "/";
}
function withQuery(url, query) {
  const head = url.replace(/#[^]*/, "");
  const joint = /^[^?]*\?(?:.*&)?$/.test(head) ? "" : head.includes("?") ? "&" : "?";
  return head + joint + query.slice(1) + url.slice(head.length);
}
function baseOf(plan, expandables, baseUrl) {
  const { authority, baseVariable } = plan;
  const { source } = plan.path;
  if (authority) {
    const base2 = parsedBase(expandPieces(authority, expandables, rejectNonLabel));
    return base2 ?? fail("url", source, "has a host or port that no URL can have");
  }
  const text = baseVariable ? expandables[baseVariable.slot] : baseUrl;
  const base = typeof text === "string" ? parsedBase(text) : void 0;
  if (base?.isHttp) return base;
  const problem = 'has to be an http(s) URL without query, fragment and braces, such as location.origin + "/api"';
  fail(baseVariable?.name ?? "baseUrl", source, baseVariable ? `${problem}; a path begins with "/"` : problem);
}
function rejectNonLabel(varspec, text) {
  if (!/^[a-z\d-]+$/i.test(text)) failFor(varspec, "is in the host: it has to be letters, digits and hyphens");
}
var parsedBase = /* @__PURE__ */ memoize((text) => {
  const [, base, slash = ""] = /^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(text) ?? [];
  if (!base) return void 0;
  try {
    if (typeof URL === "function") new URL(base);
    return { text: parseLiteral(base, text), slash, isHttp: /^https?:\/\/[^/]/i.test(base) };
  } catch {
    return void 0;
  }
});
var VENDOR_TYPE = /^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;
function amendAccept(accept, { format, previews }) {
  if (!format && !previews.length) return accept;
  const items = accept.split(",").map((item) => {
    const [, vendor, version = "", detail, suffix = "", parameters = ""] = VENDOR_TYPE.exec(item) ?? [];
    if (!vendor) return item;
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
