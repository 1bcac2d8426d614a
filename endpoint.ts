/*! tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/**
 * Turns a route and parameters into request options for any HTTP client.
 *
 *     (route, options) -> plan of the route -> settings: the defaults, amended -> parameters in their places -> result
 *
 *     endpoint, toInit   the public functions
 *     builders           endpoint and its members: defaults, merge and parse
 *     merge              amends defaults by the options of a call
 *     routes             take "METHOD url" apart: an address, and the path with what comes after it
 *     requests           sort parameters into placeholders, query and body
 *     bodies             tell JSON from forms, streams and what JSON loses
 *     bases              check what a url has before its path
 *     accept             amends media types
 *     types              tell the compiler all of this
 *
 * How a url is made of a template and values is in uri-template.ts. "SPEC" is tests/docs/SPEC.md in the repository.
 *
 * A program may have polluted `Object.prototype`, so only own members count (but for `toJSON`, `then`, `toString` and
 * those by which a stream or form is known, which classes have): they are asked for by `owns`, written by
 * `setOwn`, and read of a `bareCopy` or of an object that sets them all.
 *
 * "Measured" is said of a line that looks odd, but makes each call quicker.
 */
/* eslint-disable */
import {
  type Before,
  type Culprit,
  type Digit,
  type Expandable,
  type IsFilled,
  type IsPattern,
  type IsSpelledOut,
  type NamesIn,
  type Operator,
  type ParsedTemplate,
  type Piece,
  type PlaceholderValues,
  type Placeholders,
  type PlainObject,
  type PlainRecord,
  type RequiredNames,
  type RequiredValues,
  type Value,
  type ValueFor,
  type Varspec,
  type Written,
  HOW_TO_WRITE,
  IS_PROMISE,
  afterToJSON,
  colonsToBraces,
  describe,
  encode,
  expandGuarded,
  expandPieces,
  fail,
  failFor,
  failValues,
  isPlainRecord,
  isThenable,
  memoize,
  newScope,
  owns,
  parseLiteral,
  parsePath,
  parsePieces,
  readText,
  readTexts,
  readValue,
  rejectSpellings,
  splitPath,
  tagOf,
} from "./uri-template.ts";

export { expand, expandPath, path } from "./uri-template.ts";
export type { PathValue, Value, Values } from "./uri-template.ts";

const ACCEPT = "application/vnd.service.v3+json";
const USER_AGENT = "tiny-endpoint/1.0.0";

/** Stands for a server that nobody has named. Names that end in ".example" belong to nobody (RFC 2606). */
const NO_SERVER = "https://api.service.example";

/** In place of `null`, measured: that makes V8 use a hash table. */
const EMPTY_PROTOTYPE: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

/** A copy, of which a getter runs once, and a missing member reads as `undefined`. */
function bareCopy<Type extends object>(object: Type): Type {
  return Object.assign(Object.create(EMPTY_PROTOTYPE), object);
}

/** The names of headers are in lower case, as `mergeHeader` writes them. */
const FIRST_DEFAULTS: Settings = {
  method: "GET",
  url: undefined,
  baseUrl: NO_SERVER,
  headers: { accept: ACCEPT, "user-agent": USER_AGENT },
  mediaType: undefined,
  request: undefined,
  parameters: undefined,
  args: undefined,
  plan: undefined,
};

/**
 * Turns a route and its parameters into request options for any HTTP client. It sends nothing.
 *
 * A route is `METHOD url` or a url. Its placeholders are `:name`, or any expression of RFC 6570, such as `{name}`. A
 * parameter fills the placeholder of its name. All others go into the query (`GET`, `HEAD`) or the JSON body.
 *
 * The options `method`, `url`, `baseUrl`, `headers`, `mediaType`, `data`, `request` and `args` are not parameters. Put
 * input, such as a form, in `args`: each of its keys is a parameter, and none can choose the host.
 *
 * Returns a new `{ method, url, headers, body?, request? }`.
 *
 * @throws TypeError that names the culprit and the route: a missing value, a value that cannot be text, a dot segment
 * (`..`), a malformed route, or an option of the wrong type. What the caller's own getter, `toJSON` or `toString`
 * throws passes as it is.
 * @example
 * const api = endpoint.defaults({ baseUrl: "https://api.example.com", headers: { accept: "application/json" } });
 * api("GET /orgs/{org}/repos", { org: "acme", type: "private" });
 * // { method: "GET",
 * //   url: "https://api.example.com/orgs/acme/repos?type=private",
 * //   headers: { accept: "application/json", "user-agent": "tiny-endpoint/1.0.0" } }
 */
export const endpoint: Endpoint = /* @__PURE__ */ createBuilder() as Endpoint;

/**
 * Turns request options into the second argument of `fetch`, or of any client with the same signature: ky, got, ofetch,
 * undici.
 *
 * The result has the members of `request`, such as `signal`, then `method`, `headers` and `body`. A JSON body becomes
 * text, any other body stays as it is, and `undefined` means that there is none. A stream gets `duplex: "half"`. The
 * default `accept` and `user-agent` are left out: servers refuse the one, and by the other, Firefox sends a CORS
 * preflight before each cross-origin `GET`. An instance of ky or got that has a base of its own takes
 * `new URL(options.url)`.
 *
 * @throws TypeError that names the request, if these are not request options, if no `baseUrl` was set, if the
 * `content-type` of a JSON body is not a JSON type, if a text has none, or if the body is no body, such as a `Map`.
 * Errors of `JSON.stringify` itself pass through, such as for a bigint or a circular object.
 * @example
 * const options = api("POST /orgs/{org}/repos", { org: "acme", name: "tiny" });
 * const response = await fetch(options.url, toInit(options)); // sends {"name":"tiny"}
 */
export function toInit(options: RequestOptions): FetchInit {
  const own: Partial<MergedOptions & RequestOptions> = bareCopy(isPlainRecord(options) ? options : {});
  // What `merge` gives still has a base, and parameters that would be lost.
  if (typeof own.url !== "string" || !isPlainRecord(own.headers) || own.baseUrl !== undefined) {
    fail("options", "toInit", isThenable(options) ? IS_PROMISE : "has to be what endpoint returns");
  }
  const sent = own as RequestOptions;
  // Another host may begin alike: "api.service.example.com".
  if (sent.url.startsWith(NO_SERVER) && /^(?:[/?#]|$)/.test(sent.url.slice(NO_SERVER.length))) {
    failRequest(sent, "baseUrl", "is not set: there is no default server");
  }
  // The texts of this package are not sent: most likely, nobody chose them.
  const headers: Record<string, string> = {};
  for (const name in sent.headers) {
    const value = sent.headers[name]!;
    const ours = name === "accept" ? ACCEPT : name === "user-agent" ? USER_AGENT : undefined;
    if (value !== ours && owns(sent.headers, name)) setOwn(headers, name, value);
  }
  const type = owns(headers, "content-type") ? headers["content-type"] : undefined;
  let body = sent.body ?? undefined;
  const kind = kindOf(body);
  if (body !== undefined) rejectBody(sent, kind, type);
  if (kind === "json") {
    body = JSON.stringify(body) ?? failRequest(sent, "body", "is no JSON: its toJSON gives undefined");
  }
  // Clients write the type of `URLSearchParams`, and of a form with its boundary.
  const isWrongType = kind === "form" ? !/boundary=/i.test(String(type)) : kind === "urlencoded" && isJsonType(type);
  if (isWrongType) delete headers["content-type"];
  const init = { ...sent.request, method: sent.method ?? "GET", headers, body };
  // Engines need `duplex` for a stream, and got refuses it with other bodies.
  return kind === "stream" ? { ...init, duplex: "half" } : init;
}

/** Rejects a body that clients would send as something else. */
function rejectBody(sent: RequestOptions, kind: BodyKind, type: unknown): void {
  const { body } = sent;
  if (isThenable(body)) failRequest(sent, "body", IS_PROMISE);
  if (kind === "json") {
    if (isJsonType(type)) return;
    failRequest(sent, "content-type", "has to be a JSON type; for any other, data is a form or a text");
  }
  // Most likely of `JSON.stringify`. To some clients it is plain text, to others JSON, or a form.
  if (typeof body === "string" && type === undefined) {
    failRequest(sent, "body", "is a text without a content-type: set one, or give JSON as an object");
  }
  // Clients would send "[object Map]", "[object HTMLFormElement]", or the code of a function.
  if (/^\[object (?:Map|Set|Date|RegExp|Error|Symbol|BigInt|\w*Function|HTML\w+)\]/.test(tagOf(body))) {
    failRequest(sent, "body", `is ${tagOf(body)}, which clients send as its text: convert it first`);
  }
}

/** Quotes no query or fragment, which may hold secrets, and no url whose password may hold the "?". */
function failRequest({ method, url }: RequestOptions, name: string, problem: string): never {
  const [path, rest] = splitPath(url);
  fail(name, `${method ?? "GET"} ${rest.includes("@") ? "***" : path}`, problem);
}

/* ---- builders ---- */

/** No call changes the settings of a builder. `Settings` says what is copied, frozen or shared. */
function createBuilder(defaults = FIRST_DEFAULTS): Builder {
  const { headers, request, parameters } = defaults;
  const settings: Settings = {
    ...defaults,
    // Measured: `mergeOptions` adds quickly to a spread of a frozen object. A POST would take 2.6 times as long.
    headers: Object.freeze(headers),
    request: request && assignDefined({}, request),
    parameters: parameters && bareCopy(parameters),
  };
  const call = (first?: unknown, second?: unknown) => buildRequestOptions(mergeArguments(settings, first, second));
  return Object.assign(call, {
    merge: (first?: unknown, second?: unknown) => optionsOf(mergeArguments(settings, first, second)),
    // No defaults but the method `GET`: what `merge` gives holds all others.
    parse: (options: unknown) =>
      buildRequestOptions(mergeOptions({ ...FIRST_DEFAULTS, baseUrl: undefined, headers: {} }, options)),
    defaults: (options: unknown) => createBuilder(mergeOptions(settings, options)),
    DEFAULTS: frozenOptions(settings),
  }) as unknown as Builder;
}

/** For the caller of `merge` to change. What its parameters hold, such as lists, is shared. */
function optionsOf(settings: Settings): MergedOptions {
  const { method, url, baseUrl, headers, mediaType, request, args, parameters } = settings;
  const options = {
    method,
    baseUrl,
    headers,
    url,
    mediaType: mediaType && assignDefined({}, { ...mediaType, previews: [...mediaType.previews] }),
    request,
    args: args && { ...args },
    ...parameters,
  };
  return assignDefined({}, options satisfies Record<Option, unknown>) as MergedOptions;
}

function frozenOptions(settings: Settings): MergedOptions {
  const defaults = optionsOf(settings);
  const { mediaType, args, request } = defaults;
  // (`headers` are frozen already. Of `request`, each call hands on a copy.)
  for (const part of [defaults, mediaType, mediaType?.previews, args, request]) Object.freeze(part);
  return defaults;
}

/* ---- merge ---- */

/**
 * The defaults, amended by a call:
 *
 *     headers, args          each call has its own, and may change them; headers of a builder are frozen
 *     parameters             may be the caller's own object, and is never changed
 *     mediaType              shared by builders and calls, and replaced, never changed
 *     request                likewise; a builder has its own, of which each call hands on a copy
 */
interface Settings {
  method: string;
  url: string | undefined;
  baseUrl: string | undefined;
  headers: PlainRecord;
  mediaType: MergedMediaType | undefined;
  request: object | undefined;
  /** Those of the defaults first, and `data` among them. */
  parameters: Readonly<PlainRecord> | undefined;
  /** Without the names in `parameters`. */
  args: PlainRecord | undefined;
  /** Known if the route names a method, since then no option changes method or url. */
  plan: Plan | undefined;
}

interface MergedMediaType {
  readonly format: string | undefined;
  readonly previews: readonly string[];
}

/** The arguments are (route, options?), (options), or (options, options), as octokit's hooks give `merge`. */
function mergeArguments(defaults: Settings, first: unknown, second: unknown): Settings {
  let settings: Settings;
  if (typeof first === "string") {
    settings = mergeOptions(defaults, second, parsedRoute(first));
  } else {
    settings = mergeOptions(defaults, first);
    if (second !== undefined) settings = mergeOptions(settings, second);
  }
  // A client may write to its request.
  if (settings.request && settings.request === defaults.request) settings.request = { ...settings.request };
  return settings;
}

function mergeOptions(before: Settings, options: unknown = {}, route = NO_ROUTE): Settings {
  if (!isPlainRecord(options)) {
    fail("options", route.source, "has to be a plain object; a body goes in data, and a URL as url.href");
  }
  // Measured: not by a spread.
  const settings: Settings = {
    method: route.method ?? before.method,
    url: route.url ?? before.url,
    baseUrl: before.baseUrl,
    headers: { ...before.headers },
    mediaType: before.mediaType,
    request: before.request,
    parameters: before.parameters,
    args: before.args && bareCopy(before.args),
    plan: route.plan,
  };
  // Measured: most calls hold only parameters, of which no copy is made.
  if (!before.parameters && holdsOnlyParameters(options)) settings.parameters = options;
  else amendSettings(settings, options, route);
  // `args` fill no parameter that the program names.
  const { args, parameters } = settings;
  if (args) for (const name in parameters) delete args[name];
  return settings;
}

/** Whether an object has no option, and all that `for in` meets is its own. */
function holdsOnlyParameters(options: PlainRecord): boolean {
  for (const key in options) if (isOption(key) || !owns(options, key)) return false;
  return true;
}

function amendSettings(settings: Settings, options: PlainRecord, route: ParsedRoute): void {
  let parameters: PlainRecord | undefined = settings.parameters && bareCopy(settings.parameters);
  for (const key in options) {
    if (!owns(options, key)) continue;
    const value = options[key];
    if (!isOption(key)) {
      parameters ??= Object.create(EMPTY_PROTOTYPE) as PlainRecord;
      // `undefined` overrides no default; where there is none, it stays, so that `args` do not fill the name.
      if (value !== undefined || !(key in parameters)) parameters[key] = value;
    } else if (value !== undefined) {
      // If an option could replace them, `endpoint("POST /hooks", { url: input })` would send to a host of the input.
      if ((key === "url" || key === "method") && route[key]) failOption(key, route.source, "is in the route");
      mergeOption(settings, key, value, route.source);
    }
  }
  settings.parameters = parameters;
}

/** `data` is none here: it goes with the parameters. (Measured: no `Set`. By `satisfies`, no option is forgotten.) */
function isOption(key: string): key is Option {
  const name = key as Option;
  if (name === "method" || name === "url" || name === "baseUrl" || name === "headers") return true;
  if (name === "mediaType" || name === "request" || name === "args") return true;
  name satisfies never;
  return false;
}

function mergeOption(settings: Settings, key: Option, value: unknown, source: string): void {
  if (key === "method") {
    settings.method = isToken(value) ? value : failOption(key, source, "has to be a method");
  } else if (key === "url" || key === "baseUrl") {
    // `baseOf` checks a base when it is needed.
    if (typeof value !== "string" || (key === "url" && !value.trim())) {
      failOption(key, source, "has to be a URL, as a string");
    }
    settings[key] = value;
  } else if (key === "headers") {
    mergeHeaders(settings.headers, value, source);
  } else if (key === "mediaType") {
    settings.mediaType = mergeMediaType(settings.mediaType, value, source);
  } else if (key === "request") {
    if (!isPlainRecord(value)) failOption(key, source, "has to be a plain object, such as { signal }");
    // `toInit` would write those of the call over them.
    for (const name of ["method", "headers", "body"]) {
      if (!owns(value, name) || value[name] === undefined) continue;
      fail(`request.${name}`, source, "goes beside request: in the route, headers or data");
    }
    settings.request = settings.request ? assignDefined({ ...settings.request }, value) : value;
  } else {
    key satisfies "args";
    if (!isPlainRecord(value)) failValues(source, key);
    settings.args = assignDefined(settings.args ?? bareCopy({}), value);
  }
}

const AS_PARAMETER = "; as a parameter, it goes in args";

function failOption(name: string, source: string, problem: string): never {
  fail(name, source, problem + AS_PARAMETER);
}

function mergeHeaders(headers: PlainRecord, value: unknown, source: string): void {
  if (typeof value === "object" && value && Symbol.iterator in value) {
    for (const pair of value as Iterable<unknown>) {
      if (!Array.isArray(pair) || pair.length < 2) failHeaders(source);
      mergeHeader(headers, pair[0], pair[1], source);
    }
  } else if (isPlainRecord(value)) {
    for (const name of Object.keys(value)) mergeHeader(headers, name, value[name], source);
  } else failHeaders(source);
}

function failHeaders(source: string): never {
  failOption("headers", source, "has to be an object or pairs");
}

/** Sets or removes a header, whose name may be in any case. */
function mergeHeader(headers: PlainRecord, name: unknown, value: unknown, source: string): void {
  // Names are not quoted: of pairs that are nested wrongly, or of ["c2VjcmV0==", "authorization"], they are values.
  if (typeof name !== "string") failHeaders(source);
  const key = parsedHeaderName(name);
  if (!key) fail("headers", source, "has an invalid name; a valid one is x-request-id");
  if (value === null) delete headers[key];
  else if (value !== undefined) {
    // Rejects what has no text. (A number stays one.)
    if (typeof value !== "string") readText(value, { name: `headers.${key}`, source, readAs: undefined });
    setOwn(headers, key, value);
  }
}

/** In lower case, or "" if it is none. (Measured: a POST with headers would take a third longer.) */
const parsedHeaderName = /* @__PURE__ */ memoize((name) => (isToken(name) ? name.toLowerCase() : ""));

/** Whether a value is an HTTP token (RFC 9110, section 5.6.2): "M-SEARCH", "content-type", "v3.raw+json". */
function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value);
}

/** The later format wins, and previews add up. */
function mergeMediaType(before: MergedMediaType | undefined, value: unknown, source: string): MergedMediaType {
  if (!isPlainRecord(value)) failMediaType(source);
  const given: MediaType = bareCopy(value);
  const { format = before?.format, previews = [] } = given;
  if ((format && !isToken(format)) || !Array.isArray(previews)) failMediaType(source);
  const names = previews.map((name: unknown) => (isToken(name) ? name.replace(/-preview$/, "") : ""));
  if (!names.every(Boolean)) failMediaType(source);
  // Members of other names stay as they are.
  return { ...before, ...given, format, previews: [...new Set([...(before?.previews ?? []), ...names])] };
}

function failMediaType(source: string): never {
  failOption("mediaType", source, "has to be { format, previews }");
}

/** Assigns own members that have a value. */
function assignDefined(target: PlainRecord, members: object): PlainRecord {
  for (const key in members) {
    const value = owns(members, key) ? (members as PlainRecord)[key] : undefined;
    if (value !== undefined) setOwn(target, key, value);
  }
  return target;
}

/** Also where `Object.prototype` is in the way: `__proto__`, or any key of a frozen one. */
function setOwn(object: object, key: string, value: unknown): void {
  if (key in Object.prototype) {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    (object as PlainRecord)[key] = value;
  }
}

/* ---- routes ---- */

/** A bare url has no method, and so no plan yet: see `findPlan`. */
interface ParsedRoute {
  /** The route as errors quote it. */
  readonly source: string;
  /** As spelled. */
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly plan: Plan | undefined;
}

const NO_ROUTE: ParsedRoute = { source: "the options", method: undefined, url: undefined, plan: undefined };

const parsedRoute: (route: string) => ParsedRoute = /* @__PURE__ */ memoize(parseRoute);

function parseRoute(route: string): ParsedRoute {
  const words = route.trim().split(/\s+/);
  const url = words.pop();
  const [method, ...others] = words;
  // A lone word in capitals is a method without a url; such a url is written "/GET".
  if (!url || (!method && /^[\dA-Z_-]+$/.test(url))) fail("url", route, 'is missing: write "METHOD url"');
  if (others.length || (method && !isToken(method))) {
    fail("route", route, 'has to be "METHOD url"; in the url, a space is %20');
  }
  return { source: route, method, url, plan: method ? parsePlan(method.toUpperCase(), url) : undefined };
}

/** What a method and a url say without values. */
interface Plan {
  /** In upper case. */
  readonly method: string;
  readonly hasBody: boolean;
  /** "https://{tenant}.example.com" of a full URL. */
  readonly authority: readonly Piece[] | undefined;
  /** "base" in "{base}/users": its value is used in place of `baseUrl`. */
  readonly baseVariable: Varspec | undefined;
  /** How many slots, the first ones, these two have. Input does not fill them. */
  readonly addressSize: number;
  /** The path and what comes after it; its variables are those of the whole url. */
  readonly template: ParsedTemplate;
  /** The "id" of "/[id]": as text it passes, but a parameter of that name is an error. */
  readonly foreignNames: ReadonlySet<string>;
  /** These, and names that belong elsewhere. Input may have such a name. */
  readonly refusedNames: ReadonlySet<string>;
  /** Measured: to a url without any, a query is simply added. */
  readonly hasQueryOrFragment: boolean;
}

/**
 * A box for each url, in which `findPlan` keeps the plan for the last method. (Measured: to join both for `parsedRoute`
 * would take a third longer.)
 */
const lastPlanOf: (url: string) => { plan: Plan | undefined } = /* @__PURE__ */ memoize(() => ({ plan: undefined }));

/** For options and `parse`, which give method and url apart. */
function findPlan(method: string, url: string | undefined): Plan {
  if (url === undefined) fail("url", method, "is missing");
  const last = lastPlanOf(url);
  if (last.plan?.method === method) return last.plan;
  const plan = parsedRoute(`${method} ${url}`).plan!;
  // A longer one, which may be input, would take memory.
  if (method.length < 100) last.plan = plan;
  return plan;
}

/** "https://{tenant}.example.com", before a "/", "?" or "#", or an expression that writes one. */
const AUTHORITY = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/;

/** "{base}" or "{+base}" at the start of a url. Its value is a URL, and is not encoded. */
const BASE_VARIABLE = /^\{\+?[\w%$[\]][^{},:*]*\}/;

function parsePlan(method: string, url: string): Plan {
  const scope = newScope(`${method} ${url}`);
  const authority = AUTHORITY.exec(url)?.[0] ?? "";
  rejectSpellings(url, scope.source, authority);
  // "localhost:3000/x", "https:/h.example/x", "app:/x": no path begins so (RFC 3986, section 4.2).
  if (!authority && /^[^:/?#{}]+:/.test(url)) fail("url", scope.source, "begins no path: write https://..., or /...");
  const afterAuthority = colonsToBraces(url.slice(authority.length));
  // (None after an authority, which a "/", "?" or "#" ends.)
  const base = BASE_VARIABLE.exec(afterAuthority)?.[0] ?? "";
  // First, so that its variables have the first slots.
  const address = parsePieces(authority || base, scope, "host");
  const names = [...scope.variables.keys()];
  // `{url}` could never be filled: `url` is the option, and `args` fill no address.
  for (const name of names) if (isOption(name)) fail(name, scope.source, "is an option: rename it");
  // In a full URL, leading slashes are the path's own; after any other base, they collapse to one.
  const tail = authority ? afterAuthority : afterAuthority.slice(base.length).replace(/^\/+/, "/");
  const hasBody = method !== "GET" && method !== "HEAD";
  const foreignNames = findForeignNames(tail);
  const misplaced = hasBody ? MISPLACED_IN_BODY : MISPLACED_IN_QUERY;
  return {
    method,
    hasBody,
    authority: authority ? address : undefined,
    baseVariable: base ? (address[1] as Varspec) : undefined,
    addressSize: names.length,
    template: parsePath(tail, scope),
    foreignNames,
    refusedNames: foreignNames.size ? new Set([...foreignNames, ...misplaced]) : misplaced,
    hasQueryOrFragment: /[?#]/.test(tail),
  };
}

function findForeignNames(url: string): Set<string> {
  // An expression leaves "}", after which a colon is only a colon: "/{x}:cancel".
  const text = splitPath(url)[0].replace(/\{[^{}]*\}/g, "}");
  return new Set(Array.from(text.matchAll(FOREIGN_NAME), ([, ...groups]) => groups.find(Boolean)!));
}

/**
 * "*path", "*", "-:to", "[id]", "[...id]", "%7Bid%7D". A colon after a letter or digit is text, as in "/x:cancel".
 * (Measured: the flag `i` would cost a tenth of a program's first call.)
 */
const FOREIGN_NAME = /(?:\*|[^\w}\u0080-\uffff]:)([\w-]*\w)|(\*)|\[(?:\.{3})?([\w-]*\w)\]|%7[Bb]([\w-]*\w)%7[Dd]/g;

/* ---- requests ---- */

function buildRequestOptions(settings: Settings): RequestOptions {
  const plan = settings.plan ?? findPlan(settings.method, settings.url);
  const { expandables, query, members, data } = placeParameters(plan, settings);
  const url = expandUrl(plan, expandables, settings.baseUrl, query);
  const { headers, mediaType, request } = settings;
  // Parameters next to `data` are no error, since octokit's defaults and hooks add some.
  const sendsMembers = members !== undefined && data === undefined;
  const body = sendsMembers ? members : data;
  if (body !== undefined) {
    const hasType = owns(headers, "content-type");
    // With a type that is not JSON, the caller converts the members.
    if (sendsMembers && (!hasType || isJsonType(headers["content-type"]))) rejectLosses(members, plan.template.source);
    if (!hasType && (sendsMembers || kindOf(data) === "json")) {
      // Measured: `setOwn` is for prototypes that have it, and dearer.
      if ("content-type" in headers) setOwn(headers, "content-type", "application/json");
      else headers["content-type"] = "application/json";
    }
  }
  if (mediaType && owns(headers, "accept") && typeof headers["accept"] === "string") {
    headers["accept"] = amendAccept(headers["accept"], mediaType);
  }
  const { method } = plan;
  const result = body === undefined ? { method, url, headers } : { method, url, headers, body };
  return (request ? { ...result, request } : result) as RequestOptions;
}

interface Placed {
  /** By slot. */
  readonly expandables: Expandable[];
  /** "?a=1&b=2", or "". */
  query: string;
  /** Of a JSON body. */
  members: PlainRecord | undefined;
  /** The option `data`, if it is the body. */
  data: unknown;
}

function placeParameters(plan: Plan, { parameters, args }: Settings): Placed {
  const expandables = plan.template.noValues.slice();
  const placed: Placed = { expandables, query: "", members: undefined, data: undefined };
  for (const name in parameters) {
    const value = parameters[name];
    if (value === undefined) continue;
    if (name === "data" && !plan.template.variables.has(name)) placeData(placed, plan, value);
    else placeParameter(placed, plan, name, value, plan.refusedNames);
  }
  for (const name in args) {
    const variable = plan.template.variables.get(name);
    // `args` are input.
    if (variable && variable.slot < plan.addressSize) failFor(variable, "chooses the host: pass it next to args");
    placeParameter(placed, plan, name, args[name], plan.foreignNames);
  }
  return placed;
}

function placeParameter(
  placed: Placed,
  plan: Plan,
  name: string,
  value: unknown,
  refusedNames: ReadonlySet<string>,
): void {
  const { template } = plan;
  const variable = template.variables.get(name);
  if (variable) placed.expandables[variable.slot] = readValue(value, variable);
  else if (refusedNames.has(name)) failRefused(plan, name);
  else if (plan.hasBody) setOwn((placed.members ??= {}), name, value);
  else placed.query = addQuery(placed.query, value, { name, source: template.source, readAs: undefined });
}

function failRefused({ template, foreignNames }: Plan, name: string): never {
  if (foreignNames.has(name)) fail(name, template.source, `is no placeholder: ${HOW_TO_WRITE}`);
  const place = name === "baseURL" ? "baseUrl" : name === "json" ? "data" : "headers";
  failOption(name, template.source, `goes in ${place}`);
}

/**
 * Headers, and what other clients call an option. (Of 125,200 operations of real APIs, two have such a parameter; eight
 * bodies have an "authorization".)
 */
const MISPLACED_IN_BODY: ReadonlySet<string> = /* @__PURE__ */ new Set(["baseURL", "Authorization", "json"]);
const MISPLACED_IN_QUERY: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "baseURL",
  "authorization",
  "Authorization",
  "accept",
  "Accept",
  "content-type",
  "Content-Type",
]);

function placeData(placed: Placed, plan: Plan, data: unknown): void {
  const { template, method } = plan;
  if (isThenable(data)) fail("data", template.source, IS_PROMISE);
  if (!plan.hasBody) fail("data", template.source, `is a body, and ${method} has none${AS_PARAMETER}`);
  if (typeof data === "number" && !Number.isFinite(data)) fail("data", template.source, `is ${data}, ${JSON_LOSES}`);
  placed.data = data;
}

/** Adds a text once, and a list once for each member, as `{?name*}` does. */
function addQuery(query: string, value: unknown, culprit: Culprit): string {
  const start = nameAndEquals(culprit.name);
  const plain = afterToJSON(value, culprit);
  const isList = Array.isArray(plain);
  // Most often it is an option of a client: `params: { page: 2 }`, `signal`, `next`.
  if (typeof plain === "object" && plain && !isList && !isThenable(plain)) {
    const advice = isPlainRecord(plain)
      ? 'its members as parameters, or as "x[a]", or JSON.stringify(x)'
      : "a text or a list";
    failFor(culprit, `is ${tagOf(plain)}: give ${advice}; a client's options go in request`);
  }
  const texts = isList ? readTexts(plain, culprit) : [readText(plain, culprit)];
  let longer = query;
  for (const text of texts) {
    if (text !== undefined) longer += `${longer ? "&" : "?"}${start}${encode(text, culprit)}`;
  }
  return longer;
}

/** "page%5Bsize%5D=" of "page[size]". */
const nameAndEquals = /* @__PURE__ */ memoize(
  (name) => `${encode(name, { name, source: "the query", readAs: undefined })}=`,
);

function expandUrl(plan: Plan, expandables: readonly Expandable[], baseUrl: string | undefined, query: string): string {
  const { template, hasQueryOrFragment } = plan;
  const { text: base, slash } = baseOf(plan, expandables, baseUrl);
  const expansion = expandGuarded(template, expandables);
  // Measured: to read the expansion, V8 would first have to join its parts. (The first piece is a literal.)
  const start = ((template.pieces[0] as string) || expansion).charAt(0);
  const url =
    base + seamBefore(start, slash) + (query && hasQueryOrFragment ? withQuery(expansion, query) : expansion + query);
  // After the base "/", "/{+x}" with "/evil.example" would be a host.
  if (!base && url.startsWith("//")) fail("url", template.source, "gives a path that does not begin with one slash");
  return url;
}

/** A path without a slash gets one. Before a query, a fragment or nothing, there is only the base's own. */
function seamBefore(start: string, slash: string): string {
  if (start === "/") return "";
  return /^[?#]?$/.test(start) ? slash : "/";
}

/** Adds a query to one that the url may have: "/x?a=1#f" and "?b=2" give "/x?a=1&b=2#f". */
function withQuery(url: string, query: string): string {
  const head = url.replace(/#[^]*/, "");
  // "/x?" and "/x?a=1&" wait for a parameter.
  const joint = /^[^?]*\?(?:.*&)?$/.test(head) ? "" : head.includes("?") ? "&" : "?";
  return head + joint + query.slice(1) + url.slice(head.length);
}

/* ---- bodies ---- */

type BodyKind = "json" | "form" | "urlencoded" | "stream" | "other";

/**
 * What a body is to a client:
 *
 *     { a: 1 }, [1], 1, true, new Dto()                        "json"
 *     new FormData(), that of React Native or of a package     "form"
 *     new URLSearchParams()                                    "urlencoded"
 *     a `ReadableStream`, any async iterable                   "stream"
 *     "text", bytes, a `Blob`, `undefined`                     "other"
 */
function kindOf(body: unknown): BodyKind {
  if (typeof body === "number" || typeof body === "boolean" || Array.isArray(body)) return "json";
  if (typeof body !== "object" || body === null) return "other";
  const tag = tagOf(body);
  // In some browsers, a `ReadableStream` is no async iterable.
  if (tag === "[object ReadableStream]" || Symbol.asyncIterator in body) return "stream";
  if (tag === "[object URLSearchParams]") return "urlencoded";
  if (tag === "[object Object]" && !(Symbol.iterator in body) && !isUntaggedBody(body)) return "json";
  return hasMethod(body, "append") ? "form" : "other";
}

/**
 * Streams of Node, and forms and blobs of React Native and of packages, have no tag, but methods, unlike JSON data. A
 * single method says nothing: classes of Effect have `pipe`, too. With a `toJSON`, an object says itself how it is JSON.
 */
function isUntaggedBody(object: object): boolean {
  const isStream = hasMethod(object, "pipe") && hasMethod(object, "on");
  const isForm =
    hasMethod(object, "append") &&
    (hasMethod(object, "getParts") || (hasMethod(object, "getAll") && Symbol.iterator in object));
  const isBlob = hasMethod(object, "slice") && "size" in object && "type" in object;
  return (isStream || isForm || isBlob) && !hasMethod(object, "toJSON");
}

/** By `in` first: some proxies throw for a name that they have not, or give a function. */
function hasMethod(object: object, name: string): boolean {
  return name in object && typeof (object as PlainRecord)[name] === "function";
}

/** "application/merge-patch+json;charset=utf-8", "application/x-amz-json-1.1", and not "application/json-seq". */
function isJsonType(type: unknown): boolean {
  return /^[^;]+\bjson\b(?!-seq)/i.test(String(type));
}

/** Rejects a member that JSON would lose. Members of members are not looked at. */
function rejectLosses(members: PlainRecord, source: string): void {
  for (const name of Object.keys(members)) {
    const value = members[name];
    if (!isLostInJson(value)) continue;
    if (isThenable(value)) fail(name, source, IS_PROMISE);
    const advice = "write null or a text; a signal goes in request, any other body in data";
    fail(name, source, `is ${describe(value)}, ${JSON_LOSES}: ${advice}`);
  }
}

const JSON_LOSES = "which JSON loses";

/** JSON drops functions and symbols, and makes null of NaN and invalid dates, {} of maps and promises. */
function isLostInJson(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "function" || typeof value === "symbol";
  if (value === null || Array.isArray(value)) return false;
  // Even with a `toJSON`: nobody means to send a promise.
  if (isThenable(value)) return true;
  // The number of an invalid date is NaN.
  if (tagOf(value) === "[object Date]") return isLostInJson(Number(value));
  if (isPlainRecord(value)) return isUntaggedBody(value);
  // Even with a `toJSON`: of a file, a form of Bun makes {}; a `Buffer` gives { type: "Buffer", data: [...] }.
  return kindOf(value) === "form" || ArrayBuffer.isView(value) || !hasMethod(value, "toJSON");
}

/* ---- bases ---- */

/**
 * A base and its slash at the end:
 *
 *     https://h.example/v1//    "https://h.example/v1" and "/"
 *     /api                      "/api" and ""
 *     /                         "" and "/"
 */
interface Base {
  readonly text: string;
  readonly slash: string;
  readonly kind: "http" | "path" | "other";
}

function baseOf(plan: Plan, expandables: readonly Expandable[], baseUrl: string | undefined): Base {
  const { authority, baseVariable } = plan;
  const { source } = plan.template;
  if (authority) {
    const written: Written[] = [];
    const base = expandPieces(authority, expandables, written);
    for (const [culprit, text] of written) {
      // One label, or a port. (Any scheme will do, since the route spells it.)
      if (/^[a-z\d-]+$/i.test(text)) continue;
      failFor(culprit, "has to be letters, digits and hyphens; a whole URL goes in baseUrl");
    }
    return parsedBase(base) ?? fail("url", source, "has an invalid host or port");
  }
  const text = baseVariable ? expandables[baseVariable.slot] : baseUrl;
  const base = typeof text === "string" ? parsedBase(text) : undefined;
  // In "{base}/repos", only a URL is a base, and not "/acme".
  if (base?.kind === "http" || (base?.kind === "path" && !baseVariable)) return base;
  if (baseVariable) {
    failFor(
      baseVariable,
      `has to be an http(s) URL ${WITHOUT}; a link or template goes in url; a path begins with "/"`,
    );
  }
  const inRoute = 'in the route, write "https://{x}.example.com/..." or {?x}';
  fail("baseUrl", source, `has to be an http(s) URL or a path, such as "/api", ${WITHOUT}; ${inRoute}`);
}

const WITHOUT = "without query, fragment, braces and white space";

const parsedBase: (text: string) => Base | undefined = /* @__PURE__ */ memoize((text) => {
  const [, base, origin, slash] = BASE.exec(text) ?? [];
  // A path begins with one slash: two would begin a host.
  if (base === undefined || (!origin && !/^\/(?!\/)/.test(text))) return undefined;
  const kind = !origin ? "path" : /^https?:\/\/./i.test(origin) ? "http" : "other";
  try {
    // For a path, any server will do. (k6 has no `URL`.)
    if (typeof URL === "function") new URL(base, NO_SERVER);
    return { text: parseLiteral(base, text, ""), slash: slash!, kind };
  } catch {
    // Both throw for what no URL holds.
    return undefined;
  }
});

/** Its groups: the base, the origin in it if it has one, and the first slash at its end. */
const BASE = /^(([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*)?(?:\/+[^/?#]+)*)(\/?)\/*$/;

/* ---- accept ---- */

/** "application/vnd.acme.v3.raw+json;q=0.5": vendor, version, preview or format, suffix, parameters. */
const VENDOR_TYPE =
  /^(\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(\.v\d+)?(?:\.([\w!#$%&'*^`|~-]+))?(\+json)?(\s*(?:;[^]*)?)$/i;

/**
 * Amends an `accept` header (RFC 9110, section 12.5.1), of "application/vnd.acme.v3+json":
 *
 *     format "raw"         application/vnd.acme.v3.raw
 *     previews ["mercy"]   application/vnd.acme.mercy-preview+json
 */
function amendAccept(accept: string, { format, previews }: MergedMediaType): string {
  if (!format && !previews.length) return accept;
  const items = accept.split(",").map((item) => {
    const [, vendor, version = "", previewOrFormat, suffix = "", parameters = ""] = VENDOR_TYPE.exec(item) ?? [];
    if (!vendor) return item;
    const ending = (format ? `.${format}` : suffix) + parameters;
    // A preview stays, and an earlier format goes.
    const earlier = previewOrFormat?.endsWith("-preview") ? [previewOrFormat] : [];
    const names = [...new Set([...earlier, ...previews.map((preview) => `${preview}-preview`)])];
    if (!names.length) return vendor + version + ending;
    // Each preview makes an item of its own, without the version.
    return names.map((name) => `${vendor}.${name}${ending}`).join();
  });
  return items.join();
}

/* ---- types: a map ----
 *
 * Read those of uri-template.ts first: a text's `Placeholders`, `NamesIn` and `RequiredNames`, and their values.
 *
 *     builders            `Endpoint`; by the description of an API, `ApiEndpoint`; `Builder` is any of them
 *     options, results    what a call may hold, and what it gives
 *     plain calls         what a route takes: `Rest`
 *     described calls     the same by an interface `paths` of openapi-typescript: `ApiRest`
 *     described answers   the JSON of responses: `Data`, `Failure`
 *
 * Names used throughout, as in `acme("POST /repos/{owner}/{repo}/issues", { repo: "tiny", title: "a" })`:
 *
 *     Route        "POST /repos/{owner}/{repo}/issues"
 *     Supplied     "owner", which `acme` has a default for; `AllNames` if `args` may give any
 *     Paths        the interface `paths`; the program `spell` writes queries into its keys: "/pets{?ids}"
 *     Operation    paths["/repos/{owner}/{repo}/issues"]["post"]
 *     Content      its body by media types: { "application/json": { title: string } }
 *
 * Conditions used throughout:
 *
 *     [Operation] extends [never]   Is there none? (A bare parameter, without brackets, is asked member by member.)
 *     {} extends Wanted             May all members be left out?
 *
 * Two words tell why a type looks odd:
 *
 *     printed      errors show its name, and not what it is made of
 *     uninferred   to infer `Route`, the compiler would look into all routes, or a body: an `infer`, or a mapped type
 *                  that is indexed at once, keeps it out
 *
 * Comments of types that are not exported begin with one star, and are not shipped.
 */

/* ---- types: builders ---- */

/*
 * Only for the compiler:
 *
 *     described   the `paths` of an `ApiEndpoint`, so that it fits no `Endpoint`; the responses of a request
 *     supplied    lets a builder with more defaults replace one with fewer
 */
declare const described: unique symbol;
declare const supplied: unique symbol;

/** A builder that reads its routes. `Supplied` are the names that have a default, or `string` for all. */
export interface Endpoint<Supplied = never> extends Pick<Builder, "DEFAULTS" | "parse"> {
  readonly [described]?: never;
  readonly [supplied]?: (name: Supplied) => void;
  /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
  <Input extends string | AnyOptions>(input?: SingleArgument<Input, Supplied>): RequestOptions;
  /**
   * Turns a route and its parameters into request options.
   *
   * A parameter fills the placeholder of its name. All others go into the query (`GET`, `HEAD`) or the JSON body.
   *
   * @example
   * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
   * // { method: "GET", url: "https://api.service.example/orgs/acme/repos?type=private", headers }
   */
  // (`Route` may be options: see `NoCall`.)
  <Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Supplied>): RequestOptions;
  /**
   * Makes a new builder with these options on top of the defaults. This builder stays as it is.
   *
   * @example
   * const acme = endpoint.defaults({ org: "acme" });
   * acme("GET /orgs/{org}/repos").url; // "https://api.service.example/orgs/acme/repos"
   */
  // By `_Second`, `defaults<paths>(...)` takes the next signature. By `KnownOptions`, editors explain options.
  defaults<Call extends AnyOptions, _Second>(options: Call & KnownOptions): Endpoint<Supplied | SuppliedNames<Call>>;
  /**
   * Makes a new builder that knows what an API takes by an interface `paths`, as openapi-typescript writes it.
   *
   * @example
   * const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });
   * github("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
   */
  defaults<Paths extends object = never>(...options: PathsArguments<Paths>): ApiEndpoint<Paths, Supplied>;
  /** Merges a route or options into the defaults. Without either, returns the defaults. */
  merge<Input extends string | AnyOptions>(input?: SingleArgument<Input, Supplied>): MergedOptions;
  /**
   * Merges a call into the defaults. The url keeps its placeholders.
   *
   * @example
   * const options = endpoint.merge("GET /orgs/{org}", { org: "acme" });
   * endpoint.parse({ ...options, page: 2 }).url; // "https://api.service.example/orgs/acme?page=2"
   */
  merge<Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Supplied>): MergedOptions;
}

/** A builder that knows an API: what `defaults<paths>(...)` gives. By `in out`, it fits no other API. */
export interface ApiEndpoint<in out Paths, Supplied = never> extends Pick<Builder, "DEFAULTS" | "parse"> {
  readonly [described]: Paths;
  readonly [supplied]?: (name: Supplied) => void;
  /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
  <Input extends string | AnyOptions>(input?: ApiSingleArgument<Paths, Input, Supplied>): ApiRequest<Paths, Input>;
  /**
   * Turns a described route and what it takes into request options. Full URLs need no description.
   *
   * @example
   * github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", state: "open" });
   */
  <Route extends string | AnyOptions>(route: Route, ...rest: ApiRest<Paths, Route, Supplied>): ApiRequest<Paths, Route>;
  /** Offers the described routes to editors. */
  (route: Routes<Paths>, ...none: NoCall): RequestOptions;
  /** Makes a new builder with these options on top of the defaults. */
  defaults<Call extends AnyOptions>(options: Call & KnownOptions): ApiEndpoint<Paths, Supplied | SuppliedNames<Call>>;
  /** Merges a route or options into the defaults. Without either, returns the defaults. */
  merge<Input extends string | AnyOptions>(input?: ApiSingleArgument<Paths, Input, Supplied>): MergedOptions;
  /** Merges a call into the defaults. The url keeps its placeholders. */
  merge<Route extends string | AnyOptions>(route: Route, ...rest: ApiRest<Paths, Route, Supplied>): MergedOptions;
  /** Offers the described routes to editors. */
  merge(route: Routes<Paths>, ...none: NoCall): MergedOptions;
}

/*
 * Of a call that fits no signature, errors speak of the last one that takes as many arguments. So one that the first
 * argument does not mean asks for three more. (One that offers routes to editors is never meant.)
 *
 *     the call                            means                      and not
 *     endpoint({ url: "/{id}" })          (input?: SingleArgument)   (route, ...rest: Rest), since options are no route
 *     endpoint.defaults({ headers: 1 })   defaults(options)          defaults<paths>(...options: PathsArguments)
 */
type NoCall = [never, never, never];

/* Names that surely have a default: `"org"` of `{ org: string; page?: number; headers: {} }`. */
type SuppliedNames<Call> = [Call] extends [{ readonly args: object }] ? AllNames : keyof ValuedNames<Call>;
/* Printed, as in `Endpoint<"org">`. (An index signature gives no name.) */
type ValuedNames<Call> = {
  [
    Key in keyof Call as {} extends Pick<Call, Key> ? never : Call[Key] extends Value ? Exclude<Key, OptionName> : never
  ]: unknown;
};
/* As `Supplied`: no name is required. */
type AllNames = string;

/* No parameters, since their names would not be inferred. */
type PathsArguments<Paths> = [Paths] extends [never]
  ? NoCall
  : [options: Setup<"for anything else, chain a second .defaults({ ... })">];
interface Setup<_ShownInErrors> extends Pick<KnownOptions, "baseUrl" | "headers" | "mediaType"> {}

/** Any builder of request options, to which every route is just text. */
export interface Builder {
  /** Turns a route and options into request options. */
  (route: string, options?: AnyOptions): RequestOptions;
  /** Turns options with a `url`, or the defaults if they have one, into request options. */
  (options?: AnyOptions): RequestOptions;
  /** The current defaults, frozen. */
  readonly DEFAULTS: MergedOptions;
  /** Makes a new builder with these options on top of the defaults. */
  defaults(options: AnyOptions): Builder;
  /** Merges a call into the defaults. The url keeps its placeholders. */
  merge(route: string, options?: AnyOptions): MergedOptions;
  /** Merges options into the defaults. Without options, returns the defaults. */
  merge(options?: AnyOptions): MergedOptions;
  /**
   * Turns merged options into request options. It adds no defaults except the method `GET`.
   *
   * @example
   * builder.parse({ ...builder.merge("GET /events"), page: 2 }).url; // "https://api.example.com/events?page=2"
   */
  parse(options: AnyOptions): RequestOptions;
}

/* ---- types: options and results ---- */

/** The options and parameters of a call, whatever its route. */
export interface Options extends KnownOptions {
  /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
  readonly [parameter: string]: unknown;
}

/* Or an interface, which has no index signature. */
type AnyOptions = KnownOptions & PlainObject;

interface KnownOptions {
  /** The HTTP method in any case, `GET` by default. Not with a route that names one. */
  readonly method?: MethodName | (string & {}) | undefined;
  /** A full URL or one that is joined to `baseUrl`, with placeholders. Not with a route. */
  // By the pattern, the compiler infers the text of a literal, and not only `string`.
  readonly url?: `/${string}` | (string & {}) | undefined;
  /** What comes before a url without a scheme: `"https://api.example.com/v1"`, or in a page `"/api"`. */
  readonly baseUrl?: string | undefined;
  /** A plain object or pairs; names in any case. `undefined` keeps a default, `null` removes it. */
  readonly headers?: HeaderFields | undefined;
  /** Amends the vendor media types of the `accept` header. */
  readonly mediaType?: MediaType | undefined;
  /** Options of the HTTP client, such as `{ signal }`, handed through untouched. */
  readonly request?:
    (PlainObject & ClientOptions<"no method, headers or body; as a parameter, it goes in args">) | undefined;
  /** The body as it is. */
  readonly data?: unknown;
  /** Parameters from elsewhere, such as parsed JSON: no key of it is an option, whatever its name. */
  readonly args?: PlainObject | undefined;
}
type OptionName = keyof KnownOptions;
/* `data` goes with the parameters, since a {data} in the route takes it. */
type Option = Exclude<OptionName, "data">;

/* No `AbortSignal` or `Request` itself. */
interface ClientOptions<_ShownInErrors> {
  readonly aborted?: "write { signal }" | undefined;
  readonly bodyUsed?: "give its url and options apart" | undefined;
  readonly method?: "goes in the route, beside request" | undefined;
  readonly headers?: "goes in headers, beside request" | undefined;
  readonly body?: "goes in data, beside request" | undefined;
}

/* What editors offer; any other token will do. */
type MethodName = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "QUERY";

type HeaderFields = { readonly [name: string]: HeaderValue } | Iterable<readonly [name: string, value: HeaderValue]>;
type HeaderValue = string | number | bigint | boolean | null | undefined;

/* For `application/vnd.<vendor>[.v<N>][.<detail>][+json]`. */
type MediaType = {
  /** It replaces `+json` and an earlier format: `.v3+json` is `.v3.raw` with `"raw"`. `""` takes a default away. */
  readonly format?: string | undefined;
  /** Each makes an item without the version: `.v3+json` is `.mercy-preview+json` with `["mercy"]`. */
  readonly previews?: readonly string[] | undefined;
};

/** Options as `merge` and `DEFAULTS` give them. */
export interface MergedOptions extends Options {
  readonly method: string;
  readonly baseUrl: string;
  readonly headers: Record<string, string>;
}

/** A request, for an HTTP client to send. */
export interface RequestOptions {
  /** In upper case. */
  method: string;
  /** Encoded; absolute, or a path if `baseUrl` is one. */
  url: string;
  /** Names in lower case. At run time, a number or boolean stays one; clients ask for this type. */
  headers: Record<string, string>;
  /** The parameters object or `data`; absent if there is none. */
  body?: unknown;
  /** The option of that name; absent if there is none. */
  request?: object;
}

/* Clients differ in what a method and a body may be. */
type FetchInit = {
  method: any;
  headers: Record<string, string>;
  body?: any;
  duplex?: "half";
};

/* ---- types: plain calls ---- */

/**
 * What follows a route: its options, which may be left out if no name needs a value. Of "GET /orgs/{org}{?page}":
 *
 *     [options: Own & { org?: PathValue } & { page?: Value | null } & ({ org: {} } | { args: PlainObject })]
 *     [options?: Own & { org?: PathValue } & { page?: Value | null }]      if `Supplied` is "org"
 *
 * `Own` is `OptionsWithoutMethod`, since the route says the method.
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => {
 *   const options = endpoint(route, ...rest);
 *   return fetch(options.url, toInit(options));
 * };
 */
export type Rest<Route, Supplied = never> = RestOf<OptionsWithRoute<Route>, Placeholders<Route>, Supplied>;
interface OptionsWithoutUrl extends Omit<KnownOptions, "url"> {
  readonly url?: InRoute | undefined;
}
interface OptionsWithoutMethod extends Omit<OptionsWithoutUrl, "method"> {
  readonly method?: InRoute | undefined;
}
type InRoute = "is in the route; as a parameter, it goes in args";
/* The options that a route leaves open: all, if it may be any route (`{}` may); `never` of options. */
type OptionsWithRoute<Route> = string extends Route
  ? KnownOptions
  : IsFilled<Route> extends true
    ? RefusedOptions<NoTemplate>
    : Route extends `${string} ${string}`
      ? OptionsWithoutMethod
      : Route extends string
        ? OptionsWithoutUrl
        : never;
/* `Own` are the options; `never` if `Route` is options itself, as `NoCall` tells. */
type RestOf<Own, Placeholder, Supplied> =
  RequiredNames<Placeholder> extends Supplied
    ? [Own] extends [never]
      ? NoCall
      : {} extends Own
        ? [options?: OptionsFor<Placeholder, PlainObject, Own> | undefined]
        : // Of `RefusedOptions`, whose `url` is required.
          [options: Own]
    : [options: OptionsFor<Placeholder, ValuesOrArgs<Exclude<RequiredNames<Placeholder>, Supplied>>, Own>];
/* Printed. An option fills no placeholder of its name: beside "/x{?headers}", `headers` are headers. (`data` does.) */
type OptionsFor<Placeholder, Needed, Own> = Own &
  PlaceholderValues<Exclude<Placeholder, `${Operator | ""}${Option}${"" | "*"}`>> &
  Needed;
/* (With a `PlainObject` in both, errors would not say which name is missing.) */
type ValuesOrArgs<Name> = (RequiredValues<Name> & PlainObject) | WithArgs;

/*
 * Options, with what their `url` takes, or a route that needs no more:
 *
 *     { url: "/users/{id}" }    KnownOptions & { id?: PathValue } & ({ id: {} } | { args: PlainObject })
 *     "GET /users"              "GET /users"
 *     "GET /users/{id}"         "id needs a value", which it does not fit
 *     `GET /users/${string}`    "write {name} in the route, and give its value"
 */
type SingleArgument<Input, Supplied> = Input extends string
  ? IsFilled<Input> extends true
    ? NoTemplate
    : CheckedRoute<Input, Exclude<RequiredNames<Placeholders<Input>>, Supplied>>
  : Input extends { readonly url: infer Url }
    ? RestOf<IsFilled<Url> extends true ? RefusedOptions<NoTemplate> : KnownOptions, Placeholders<Url>, Supplied>[0]
    : AnyOptions;
/* From the bare `Route`, the compiler infers `Input`, whatever branch is taken. */
type CheckedRoute<Route, Missing> = [Missing] extends [never] ? Route : `${Missing & string} needs a value`;

type NoTemplate = "write {name} in the route, and give its value";
/* Fits no call. */
interface RefusedOptions<ShownInErrors> extends Omit<KnownOptions, "url"> {
  readonly url: ShownInErrors;
}

/* ---- types: described calls ---- */

/** The described routes, which editors offer and wrappers take. */
export type Routes<Paths> = {
  [Path in keyof Paths & string]: `${Uppercase<MethodsOf<Paths[Path]>>} ${Path}`;
}[keyof Paths & string];
/* `"get"` of `{ parameters: object; get: object; put?: never }`. */
type MethodsOf<Item> = {
  [Method in keyof Item & Lowercase<MethodName>]: Item[Method] extends object ? Method : never;
}[keyof Item & Lowercase<MethodName>];

/**
 * What follows a described route: its options, which may be left out if nothing is required.
 *
 * @example
 * const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) => {
 *   const options = github(route, ...rest);
 *   return fetch(options.url, toInit(options));
 * };
 */
// Both conditions always hold. By the first, a wrapper's `ApiRest` is no longer an alias of its parameters, of which the
// compiler would compare two APIs, member by member. The second: uninferred.
export type ApiRest<Paths, Route, Supplied = never> = [Paths, Route, Supplied] extends [infer P, infer R, infer S]
  ? ApiArguments<P, R, S> extends infer Found extends readonly unknown[]
    ? Found
    : never
  : never;
type ApiArguments<Paths, Route, Supplied> =
  OperationOf<Paths, Route> extends never
    ? RouteProblem<Paths, Route> extends never
      ? Rest<Route, Supplied>
      : [options: RouteProblem<Paths, Route>]
    : {} extends ApiMembers<Paths, Route, Supplied>
      ? [options?: ApiOptions<Paths, Route, Supplied> | undefined]
      : [options: ApiOptions<Paths, Route, Supplied>];
/* Printed. (Errors tell what the last one lacks: a member, and not `args`.) */
type ApiOptions<Paths, Route, Supplied> =
  (ApiMembers<Paths, Route, AllNames> & WithArgs) | (ApiMembers<Paths, Route, Supplied> & WithoutArgs);
interface WithArgs {
  readonly args: PlainObject;
}
interface WithoutArgs {
  readonly args?: undefined;
}

/* What any of a union requires: "title" of `{ title: string } | { data?: ... }`. */
type RequiredKeys<Wanted> = Wanted extends unknown
  ? keyof { [Key in keyof Wanted as {} extends Pick<Wanted, Key> ? never : Key]: unknown }
  : never;
type ApiSingleArgument<Paths, Input, Supplied> =
  OperationOf<Paths, Input> extends never
    ? Or<RouteProblem<Paths, Input>, SingleArgument<Input, Supplied>>
    : {} extends ApiMembers<Paths, Input, Supplied>
      ? Input
      : CheckedRoute<Input, RequiredKeys<ApiMembers<Paths, Input, Supplied>>>;
/*
 * A route that is spelled out has to be described, unless it brings a base of its own and looks like no key:
 *
 *     "GET /serach"                  "GET /serach is not described"
 *     "get /search"                  "write GET /search"
 *     "GET /search?q=a"              "GET /search is described without a query: ..."
 *     "GET https://a.example/{id}"   never
 *     "get https://a.example/{key}"  "write GET https://a.example/{key}{?q}", if that is a key
 *     ""                             never: the call is being written
 *     `GET /users/${string}`         "write {name} in the route, and give its value"
 */
type RouteProblem<Paths, Route> =
  IsFilled<Route> extends true
    ? NoTemplate
    : // (Of a union, both may be true.)
      [IsSpelledOut<Route>, IsPattern<Route>] extends [true, false]
      ? SpellingProblem<Paths, Exclude<Route, "">>
      : never;
type SpellingProblem<Paths, Route> = Route extends string
  ? OperationOf<Paths, WithoutQuery<Route>> extends never
    ? Or<`write ${SuggestedRoute<Paths, WithoutQuery<Route>>}`, NotDescribed<Route>>
    : `${WithoutQuery<Route>} is described without a query: write {?name}, and give the value in the options`
  : never;
type NotDescribed<Route extends string> =
  Lowercase<Route> extends RouteWithBase
    ? never
    : // (Only `spell` makes keys with a list in the path.)
      WithoutQuery<Route> extends `${string}*}${string}`
      ? `${Route} is not described: for a list, tiny-endpoint spell writes {name*}`
      : `${Route} is not described`;
/* "GET /search" of "GET /search?q=a" and "GET /search{?q}". */
type WithoutQuery<Route extends string> = Before<"?", Before<"{?", Route>> & string;
type RouteWithBase = `${"" | `${string} `}${"{" | "http://" | "https://"}${string}`;
/* Uninferred. */
type SuggestedRoute<Paths, Route extends string> = {
  [Each in Route]: Extract<Routes<Paths>, SimilarRoute<Each>>;
}[Route];
/* In upper case, or with any method; a slash more or less; any server before it, any `{?...}` behind it. */
type SimilarRoute<Route> = Route extends `${infer Method} ${infer Url}`
  ? `${Uppercase<Method>} ${SimilarUrl<Url>}`
  : `${string} ${SimilarUrl<Route & string>}`;
/* (A lone "/" stays.) */
type SimilarUrl<Url extends string> = Url extends `${infer First}${infer Rest}/`
  ? SimilarUrl<`${First}${Rest}`>
  : `${"" | "/" | `http${string}`}${Url}${"" | "/"}${"" | `{?${string}`}`;

/* `never` of all but "METHOD key" and "METHOD key{?...}". */
type OperationOf<Paths, Route> = [Route] extends [`${infer Method extends MethodName} ${infer Url}`]
  ? MemberOf<MemberOf<Paths, DescribedPath<Paths, Url>>, Lowercase<Method>>
  : never;
/*
 * The key of a url:
 *
 *     any key                       itself
 *     "/x{?a}", "/x{?a}#b"          "/x", "/x#b", be they keys or not
 *     any other, as "/x#b{?a}"      never
 *     `/x/${string}`                unknown
 *
 * In a union, `unknown` absorbs all others: it may be any route, and has no operation. Of a union of keys, only what all
 * have is checked.
 */
type DescribedPath<Paths, Url> = Url extends keyof Paths
  ? Url
  : Url extends `${infer Path}{?${string}}${infer Fragment}`
    ? Path extends `${string}#${string}`
      ? never
      : `${Path}${Fragment}`
    : IsSpelledOut<Url> extends true
      ? never
      : unknown;
/* The type at a key; `never` of none, or of `query?: never`. */
type MemberOf<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;
type Or<Type, Fallback> = [Type] extends [never] ? Fallback : Type;

/*
 * Of "POST /users/{id}/keys{?force}":
 *
 *     OptionsWithoutMethod & { id: string } & { force?: boolean | null } & ({ title: string } | { data: ... })
 *
 * (Printed: of the route, and not of the operation.)
 */
type ApiMembers<Paths, Route, Supplied> = OptionsWithoutMethod &
  ParametersAndBody<Route, OperationOf<Paths, Route>, Supplied>;
type ParametersAndBody<Route, Operation, Supplied> = PathMembers<Route, Operation, Supplied> &
  QueryMembers<Route, Operation, ContentOf<Route, Operation>, Supplied> &
  BodyMembers<Route, Operation, ContentOf<Route, Operation>, Supplied> &
  OtherNames<NamesIn<Route>, NamesAt<Operation, "path"> | NamesAt<Operation, "query">>;
/* (Nearly always none: then, the condition is cheaper.) */
type OtherNames<Names, Described> = [Names] extends [Described] ? unknown : ValueFor<Exclude<Names, Described>>;
type ParametersAt<Operation, In extends "path" | "query"> = Or<MemberOf<MemberOf<Operation, "parameters">, In>, {}>;
type NamesAt<Operation, In extends "path" | "query"> = keyof ParametersAt<Operation, In>;

type Without<Members, Names> = keyof Members & Names extends never
  ? Members
  : Pick<Members, Exclude<keyof Members, Names>>;
/*
 * A parameter that bears an option's name goes in `args`. Of `{ id: 1; url: 2 }`:
 *
 *     { id: 1 }                 of `AllNames`, as by `args` of the call or the defaults: `AllNames & Option` is each option
 *     { id: 1; url: InRoute }   of any other `Supplied`, so that the error says where it goes
 */
type WithoutOptions<Members, Supplied> = keyof Members & Option extends never
  ? Members
  : { readonly [Key in keyof Members as Exclude<Key, Option & Supplied>]: Key extends Option ? InRoute : Members[Key] };
/*
 * `{ id: 1; org?: 2 }` of `{ id: 1; org: 2 }` and "org". (Of `AllNames`, `Partial` alone: by one more intersection,
 * errors of TypeScript 7 would ask for `args`.)
 */
type WithOptional<Members, Names> = keyof Members & Names extends never
  ? Members
  : keyof Members extends Names
    ? Partial<Members>
    : Without<Members, Names> & Partial<Pick<Members, keyof Members & Names>>;

/* ---- types: described calls, path and query ---- */

type PathMembers<Route, Operation, Supplied> =
  NamesAt<Operation, "path"> extends never
    ? RequiredValues<Exclude<RequiredNames<Placeholders<Route>>, Supplied>>
    : WithOptional<WithoutOptions<ParametersAt<Operation, "path">, Supplied>, Supplied>;
/* Except with GET and HEAD, the route has to write each. */
type QueryMembers<Route, Operation, Content, Supplied> =
  NamesAt<Operation, "query"> extends never
    ? unknown
    : QueryValues<
        WithOptional<Without<ParametersAt<Operation, "query">, TakenNames<Route, Operation, Content>>, Supplied>,
        [Route] extends [Bodiless] ? string : NamesIn<Route>
      >;
/*
 * Names that mean something else in a call. Of "POST /users/{id}{?q}":
 *
 *     url, id   taken: an option, a name of the path
 *     data      taken, unless the route has a {data}, which it fills
 *     title     taken if the body has a `title`, and the route no {?title}
 *     q, page   not taken; `QueryValues` asks for {?page}
 */
type TakenNames<Route, Operation, Content> =
  | Option
  | Exclude<"data", NamesIn<Route>>
  | NamesAt<Operation, "path">
  | Exclude<SharedNames<ParametersAt<Operation, "query">, JsonIn<Content>>, NamesIn<Route>>;
/* Uninferred. */
type SharedNames<Query, Json> = { [Name in keyof Query]: Name & KeyOfEach<Json> }[keyof Query];
type Bodiless = `${"GET" | "HEAD"} ${string}`;
/* `InQuery` are the names that reach the query: any `string`, or those that the route writes. */
type QueryValues<Query, InQuery> = {
  readonly [Key in keyof Query]: Key extends InQuery
    ? QueryValue<Query[Key]>
    : `write {?${Key & string}} in the route` | undefined;
};
/* Also `readonly` lists, and `null` for `undefined`. */
type QueryValue<Type> = Type extends readonly (infer Item)[]
  ? readonly Item[]
  : Type extends undefined
    ? null | undefined
    : Type;

/* ---- types: described calls, bodies ---- */

/*
 * The members of a body by name, or the whole in `data`. Only the latter, if it is no object of JSON, or requires a
 * member that is `Taken`: its name means an option or a placeholder.
 */
type BodyMembers<Route, Operation, Content, Supplied> = [Content] extends [never]
  ? NoBody<Route>
  : MembersOrData<
      Content,
      JsonMembers<JsonIn<Content>, OptionName | NamesIn<Route>, Supplied>,
      OptionName | NamesIn<Route>,
      // A body that is optional may be left out, as if `args` gave it.
      Operation extends { readonly requestBody: {} } ? Supplied : AllNames
    >;
type MembersOrData<Content, Members, Taken, Supplied> = [Members] extends [never]
  ? DataMember<Content, Supplied> & Or<MembersInData<JsonIn<Content>, Taken>, unknown>
  : | (DataMember<Content, Supplied> & { readonly [Key in KeyOfEach<Members>]?: undefined })
    | (Members & { readonly data?: undefined });
/* For the error of a call that gives members by name. */
type MembersInData<Json, Taken> = Json extends NonObject
  ? never
  : { readonly [Key in keyof Json as string extends Key ? never : Exclude<Key, Taken>]?: "goes in data" | undefined };
type NoBody<Route> = "data" extends NamesIn<Route> ? unknown : { readonly data?: "no body is described" | undefined };

type ContentOf<Route, Operation> = [Route] extends [Bodiless]
  ? never
  : MemberOf<MemberOf<Operation, "requestBody">, "content">;

/* The type of `application/json`, or else of all other JSON and the wildcard. */
type JsonIn<Content> = "application/json" extends keyof Content ? Content["application/json"] : EachJson<Content>;
type EachJson<Content> = Content[keyof Content & (JsonType | "*/*")];
/*
 * "application/json;charset=utf-8", "application/merge-patch+json", "application/json+protobuf", "application/json,
 * text/json" in one key; not "application/jsonl", which is many texts.
 */
type JsonType = `${string}${"/" | "+"}json${"" | `${";" | "," | "+"}${string}`}`;

/* The keys of all of a union. */
type KeyOfEach<Type> = Type extends NonObject ? never : string extends keyof Type ? NamedKey<Type> : keyof Type;
/* "id" of `{ id: number; [name: string]: X }`, an open body. */
type NamedKey<Open> = keyof { [Key in keyof Open as string extends Key ? never : Key]: unknown };

/* Of `AllNames`, the body may be left out, or `args` may hold its members. */
type DataMember<Content, Supplied> = AllNames extends Supplied
  ? { readonly data?: DataOf<Content> | undefined }
  : { readonly data: DataOf<Content> };
/*
 * By the described media types:
 *
 *     JSON alone                its types
 *     JSON and others, or any   its types, text, forms, bytes (a plain object would go as JSON)
 *     text and forms            text, forms, bytes
 *     others, and no JSON       anything
 */
type DataOf<Content> =
  JsonIn<Content> extends never
    ? keyof Content extends `text/${string}` | FormType
      ? string | FormOrBytes
      : {} | null
    : EachJson<Content> | (keyof Content extends JsonType ? never : string | FormOrBytes);
type FormType = "multipart/form-data" | "application/x-www-form-urlencoded";
/* A member stands for each, since not all environments have types for them. */
type FormOrBytes =
  // `FormData`, `URLSearchParams`, forms of packages
  | { append(name: string, value: string): void }
  // `ArrayBuffer`, its views, `Buffer`
  | { readonly byteLength: number }
  // `Blob`
  | { arrayBuffer(): unknown }
  // `ReadableStream`
  | { getReader(): unknown }
  | AsyncIterable<unknown>;

/*
 * Of a body, what a call may give by name:
 *
 *     { title: string; url?: string }     { title: string }
 *     { url: string }                     never: it goes in `data`
 *     { id: number; [name: string]: X }   { id: number } & AnyMembers
 *     unknown                             AnyMembers
 */
type JsonMembers<Json, Taken, Supplied> = Json extends unknown
  ? unknown extends Json
    ? AnyMembers
    : Json extends NonObject
      ? never
      : string extends keyof Json
        ? JsonMembers<Pick<Json, NamedKey<Json>>, Taken, Supplied> & AnyMembers
        : {} extends Pick<Json, Extract<keyof Json, Taken>>
          ? WithOptional<Without<Json, Taken>, Supplied>
          : never
  : never;
type NonObject = readonly unknown[] | string | number | boolean | null;
/* (Any name may be a parameter or an option.) */
interface AnyMembers {
  readonly [name: string]: unknown;
}

/* ---- types: described answers ---- */

/** A request that carries its responses, only for the compiler. By `in out`, it fits no other route. */
export interface ApiRequest<in out Paths, in out Route> extends RequestOptions {
  readonly [described]?: MemberOf<OperationOf<Paths, Route>, "responses">;
}

/**
 * The JSON of the successful responses to a request; of `"default"`, if none is described. `Data<typeof options, 404>`
 * is the JSON of a status, or else of `"4XX"`, or else of `"default"`. A response without content is `undefined`; it is
 * `unknown` if it is not described, or no JSON.
 *
 * @example
 * const options = github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" });
 * const response = await fetch(options.url, toInit(options));
 * const issues = (await response.json()) as Data<typeof options>;
 */
// By `infer`, printed in a wrapper's declarations.
export type Data<Result, Status extends number | string = never> =
  Responses<Result> extends infer Found ? DataIn<Found, Status> : never;
type DataIn<Found, Status extends number | string> = Found extends unknown
  ? JsonAt<Found, [Status] extends [never] ? StatusIn<Found, "2"> : `${Status}`>
  : never;

/** The JSON of all responses to a request that are not successful, such as `Failure<typeof options>`. */
export type Failure<Result> = Responses<Result> extends infer Found ? FailureIn<Found> : never;
type FailureIn<Found> = Found extends unknown ? JsonAt<Found, StatusIn<Found, Exclude<Digit, "2"> | "default">> : never;

/* `Result` is a request, or described responses, or a union of these. */
type Responses<Result> = Result extends unknown ? ByStatus<Or<MemberOf<Result, typeof described>, Result>> : never;
type ByStatus<Found> = { [Status in keyof Found & (string | number) as `${Status}`]: Found[Status] };

type StatusIn<Found, Start extends string> = Or<Extract<keyof Found, `${Start}${string}`>, "default">;

type JsonAt<Found, Status> = JsonOf<Found, Status extends keyof Found ? Status : RangeOf<Found, Status>>;
/* "4XX" of 404, or else "default". */
type RangeOf<Found, Status> = Status extends `${infer First}${string}`
  ? `${First}XX` extends keyof Found
    ? `${First}XX`
    : "default"
  : never;
type JsonOf<Found, Status> = Status extends keyof Found
  ? Found[Status] extends { readonly content: infer Content }
    ? Or<JsonIn<Content>, unknown>
    : undefined
  : unknown;
