/*! tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Requests: turns a route and parameters into request options for any HTTP client.
 *
 *     (route, options) -> merge with the defaults -> settings -> parse the url (plan) -> place the parameters -> result
 *
 *     endpoint, toInit, toRequest   the public functions
 *     builders                      endpoint and its members: defaults, merge and parse
 *     merge                         amends defaults by the options of a call
 *     routes                        take "METHOD url" apart: an address, and the path with what is behind it
 *     requests                      sort parameters into placeholders, query and body
 *     addresses                     what stands before the path: a base, or the authority of a full URL
 *     accept                        amends media types
 *     types                         tell the compiler all of this
 *
 * How a url is made of a template and values, and what a value must not do, is in uri-template.ts. "SPEC" is tests/SPEC.md
 * in the repository.
 */
import {
  type Culprit,
  type Digit,
  type Expandable,
  type Missing,
  type NamesIfQuery,
  type NamesIn,
  type OptionalNames,
  type PathTemplate,
  type Piece,
  type Placeholders,
  type PlainRecord,
  type RequiredNames,
  type Scope,
  type Value,
  type Variable,
  type Varspec,
  FORGOTTEN_AWAIT,
  afterToJSON,
  describe,
  encode,
  expandGuarded,
  expandPieces,
  fail,
  failFor,
  failValues,
  isExpression,
  isPlainRecord,
  isThenable,
  memoize,
  owns,
  parseLiteral,
  parsePath,
  parseTemplate,
  readText,
  readTexts,
  readValue,
  rejectForeignSpellings,
  tagOf,
  withBraces,
  withoutQuery,
} from "./uri-template.ts";

export { expand, expandPath, path } from "./uri-template.ts";
export type { PathValue, Value, Values } from "./uri-template.ts";

const USER_AGENT = "tiny-endpoint/1.0.0";

/**
 * Turns a route and parameters into request options.
 *
 * The route is `METHOD url` or a url, whose placeholders are `:name` or any expression of RFC 6570. A parameter fills
 * the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body. The options `method`,
 * `url`, `baseUrl`, `headers`, `mediaType`, `data`, `request` and `args` are no parameters. Returns a fresh
 * `{ method, url, headers, body?, request? }`.
 *
 * @throws TypeError that names the culprit and the route: a missing value, a value without a text, a dot segment, a
 * malformed route, an option of a wrong type.
 * @example
 * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
 * // { method: "GET",
 * //   url: "https://api.service.example/orgs/acme/repos?type=private",
 * //   headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" } }
 */
export const endpoint: Endpoint = /* @__PURE__ */ createBuilder(/* @__PURE__ */ firstDefaults()) as Endpoint;

/**
 * Turns request options into the second argument of `fetch` and of whatever has its signature: ky, got, ofetch, undici.
 *
 * Gives the members of `request`, such as `signal`, then `method`, `headers`, and `body`: JSON as text, anything else as it
 * is, and `undefined` for none. A stream gets `duplex: "half"`. The default `user-agent` is left out: with it, Firefox
 * sends a CORS preflight before each cross-origin `GET`.
 *
 * @throws TypeError that names the request, if these are no request options, if the `content-type` of a JSON body is no
 * JSON type, or if the body cannot be written as JSON.
 * @example
 * const options = endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" });
 * const response = await fetch(options.url, toInit(options)); // sends {"name":"tiny"}
 */
export function toInit(options: RequestOptions): FetchInit {
  return initOf(options, "toInit");
}

/**
 * Turns request options into a standard `Request`: `new Request(options.url, toInit(options))`, with checks.
 *
 * @throws TypeError as `toInit` does; for what `Request` refuses, such as `TRACE` and credentials in the url; and for
 * what it would change: a method that Bun does not know, or an object of which it makes text, such as a `Map`.
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export function toRequest(options: RequestOptions): FetchRequest {
  const { headers, ...init } = initOf(options, "toRequest");
  const { method, body } = init;
  const { "content-type": type, ...others } = withoutPrototype(headers);
  const source = sourceOf(options);
  // Outside of `try`: an engine without `Request` throws its own ReferenceError.
  const NativeRequest = Request;
  let request: Request;
  let ownType: string | null;
  try {
    request = new NativeRequest(options.url, withoutPrototype({ ...init, headers: others, body: body ?? null }));
    // The content type is set last: until then, one that is there is the engine's own.
    ownType = request.headers.get("content-type");
    if (type !== undefined) request.headers.set("content-type", String(type));
  } catch {
    // The engine's own message would quote the url or a header.
    return fail(
      "Request",
      source,
      "refuses this: check the method, credentials in the url, headers and members of request",
    );
  }
  // Bun sends methods that it does not know as GET. Some engines write known ones in capitals.
  if (request.method.toUpperCase() !== method.toUpperCase())
    fail("method", source, `is ${request.method} to this engine`);
  // Engines label the text that they make of an object, such as a `Map`, or a stream in Firefox. (A `Blob` of this type
  // has it in lower case.)
  if (ownType === "text/plain;charset=UTF-8" && typeof body !== "string") {
    fail("body", source, `is ${describe(body)}, which this engine would send as text: convert it first`);
  }
  return request;
}

function initOf(options: RequestOptions, caller: string): FetchInit {
  const own: Partial<RequestOptions> = withoutPrototype(isPlainRecord(options) ? options : {});
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
  // `body` is always an own member: engines would take a missing one from a polluted `Object.prototype`.
  const init = { ...own.request, method: String(own.method ?? "GET"), headers, body: body ?? undefined };
  // Engines refuse a stream without it. Other bodies do without, for got refuses it.
  return isStream(body) ? { ...init, duplex: "half" } : init;
}

function jsonOf(body: unknown, options: RequestOptions): string {
  try {
    const text: string | undefined = JSON.stringify(body);
    if (text !== undefined) return text;
  } catch (error) {
    // These words are in the engines' messages, which name no request. What a `toJSON` throws passes as it is.
    if (!/circular|cyclic|bigint/i.test(String(error))) throw error;
  }
  return fail("body", sourceOf(options), "is no JSON: it is circular, holds a bigint, or its toJSON gives undefined");
}

/** Of some browsers, a `ReadableStream` cannot be iterated over. */
function isStream(body: unknown): boolean {
  return tagOf(body) === "[object ReadableStream]" || Symbol.asyncIterator in Object(body);
}

/** The request as errors quote it. */
function sourceOf({ method, url }: RequestOptions): string {
  return `${String(method ?? "GET")} ${withoutQuery(url)}`;
}

/** Whether a body is sent as JSON: no text, and nothing that clients send in their own way, such as forms and streams. */
function isJson(body: unknown): boolean {
  if (typeof body === "number" || typeof body === "boolean" || Array.isArray(body)) return true;
  return isPlainRecord(body) && !(Symbol.iterator in body) && !isStream(body);
}

/**
 * "application/json; charset=utf-8", "application/merge-patch+json". (With the flag i, V8 would take 1.5 million
 * instructions for the negated class when it first runs.)
 */
function isJsonType(type: unknown): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/.test(String(type).toLowerCase());
}

/* ---- builders ---- */

/** Makes a builder, whose defaults nobody else can change: what it holds of a caller's objects is a copy. */
function createBuilder(defaults: Settings): Builder {
  const { headers, request, args } = defaults;
  // Options are among them no longer.
  const parameters = joinedParameters(undefined, defaults.parameters);
  const settings: Settings = {
    ...defaults,
    // V8 adds quickly to a copy of a frozen object, and slowly to that of another: a POST with two headers takes 11,226
    // instructions, or 29,253 (Node 20).
    headers: Object.freeze(headers),
    request: request && joined(request),
    args: args && joined(args),
    // Without any, calls have nothing to join.
    parameters: Object.keys(parameters).length ? parameters : undefined,
  };
  const call = (first?: unknown, second?: unknown) => buildRequestOptions(mergeArguments(settings, first, second));
  const members = {
    merge: (first?: unknown, second?: unknown) => mergedOptions(mergeArguments(settings, first, second)),
    parse: (options: unknown) => buildRequestOptions(mergeOptions(noDefaults(), options)),
    defaults: (options: unknown) => createBuilder(mergeOptions(settings, options)),
    DEFAULTS: frozenOptions(settings),
  };
  return Object.assign(call, members) as unknown as Builder;
}

/** The result of `merge`, for its caller to change: it takes over headers and request, and copies the rest. */
function mergedOptions(settings: Settings): MergedOptions {
  const { method, url, baseUrl, headers, data, request, args, parameters } = settings;
  const previews = settings.mediaType?.previews;
  const mediaType = settings.mediaType && joined({ ...settings.mediaType, previews: previews && [...previews] });
  // A parameter that is undefined takes its name from `args`. The result cannot show it, so the name goes from `args`, too.
  const free = args && assign({}, args, (name) => !hasParameter(parameters, name));
  const options: Record<OptionName, unknown> = { method, baseUrl, headers, url, mediaType, request, data, args: free };
  return assign(assign({}, options), parameters, (name) => !isOption(name)) as MergedOptions;
}

/** The value of `DEFAULTS`. */
function frozenOptions(settings: Settings): MergedOptions {
  const defaults = mergedOptions(settings);
  const { mediaType, args, request } = defaults;
  for (const part of [defaults, mediaType, mediaType?.previews, args, request]) Object.freeze(part);
  return defaults;
}

/* ---- merge ---- */

/** The defaults, amended by a call. Every member is set, if only to `undefined`, so that no prototype lends one. */
interface Settings {
  method: string;
  url: string | undefined;
  baseUrl: string | undefined;
  /** Fresh for each call, which may write to it; a builder's own are frozen. */
  headers: PlainRecord;
  /** Shared between builders and calls: replaced, and never changed in place; so are the members below. */
  mediaType: Pick<MediaType, "format" | "previews"> | undefined;
  data: unknown;
  request: object | undefined;
  args: PlainRecord | undefined;
  /** The parameters. Usually this is the caller's own object with options among them: readers skip these. */
  parameters: PlainRecord | undefined;
  /** Known if the route names a method; otherwise found by `method` and `url`. */
  plan: Plan | undefined;
}

/** What `parse` begins with. */
function noDefaults(): Settings {
  return {
    method: "GET",
    url: undefined,
    baseUrl: undefined,
    headers: {},
    mediaType: undefined,
    data: undefined,
    request: undefined,
    args: undefined,
    parameters: undefined,
    plan: undefined,
  };
}

/** What `endpoint` begins with. (Names are in lower case, for what parses them is not there when this file begins.) */
function firstDefaults(): Settings {
  const headers = { accept: "application/vnd.service.v3+json", "user-agent": USER_AGENT };
  return { ...noDefaults(), baseUrl: "https://api.service.example", headers };
}

/** Merges the arguments of a call: (route, options?), (options), or (options, options) as octokit's hooks give `merge`. */
function mergeArguments(defaults: Settings, first: unknown, second: unknown): Settings {
  let settings: Settings;
  if (typeof first === "string") {
    settings = mergeOptions(defaults, second, first, parsedRoute(first));
  } else {
    settings = mergeOptions(defaults, first);
    if (second !== undefined) settings = mergeOptions(settings, second);
  }
  // A request of the defaults is copied: what a client writes to a result stays there.
  if (settings.request && settings.request === defaults.request) settings.request = joined(settings.request);
  return settings;
}

/** Amends settings by options. Beside a route, `url` is an error, and so is `method` if the route names one. */
function mergeOptions(before: Settings, options: unknown = {}, source = "the options", route?: Route): Settings {
  if (!isPlainRecord(options)) {
    const isUrl = tagOf(options) === "[object URL]";
    return fail("options", source, isUrl ? "has to be a string: write url.href" : "has to be an object");
  }
  // Each member by its name: with a spread, "GET /users/{id}" would take 7 % more instructions (Node 24).
  const settings: Settings = {
    method: route?.method ?? before.method,
    url: route?.url ?? before.url,
    baseUrl: before.baseUrl,
    headers: { ...before.headers },
    mediaType: before.mediaType,
    data: before.data,
    request: before.request,
    args: before.args,
    parameters: before.parameters ? joinedParameters(before.parameters, options) : options,
    plan: route?.plan,
  };
  for (const key in options) {
    if (!isOption(key) || !owns(options, key)) continue;
    const value = options[key];
    if (value === undefined) continue;
    // Otherwise `endpoint("POST /webhooks", { url: input })` would send credentials to a host that `input` chooses.
    if (route && (key === "url" || (key === "method" && route.method))) failOption(key, source, "is in the route");
    mergeOption(settings, key, value, source);
  }
  return settings;
}

/** Whether a key is an option; any other is a parameter. (A `Set` would take 1.7 times as long; Node 20.) */
function isOption(key: string): key is OptionName {
  const name = key as OptionName;
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
      // The compiler asks for each option above.
      name satisfies never;
      return false;
  }
}

/** Amends fresh settings by one option. */
function mergeOption(settings: Settings, key: OptionName, value: unknown, source: string): void {
  switch (key) {
    case "method":
      settings.method = isToken(value) ? value : failOption(key, source, "has to be a method");
      return;
    case "url":
    case "baseUrl":
      // What a base holds is looked at when it is needed.
      if (typeof value !== "string" || (key === "url" && !value.trim())) {
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
      // The compiler asks for each option above.
      key satisfies "args";
      if (!isPlainRecord(value)) return failValues(value, source, key);
      settings.args = settings.args ? joined(settings.args, value) : value;
  }
}

/** Rejects an option, and says what to do with a parameter that has its name. */
function failOption(name: string, source: string, problem: string): never {
  return fail(name, source, `${problem}; as a parameter, it goes in args`);
}

/** Adds the headers of an object or of pairs. (As pairs, those of an object would take a fifth more; Node 24.) */
function mergeHeaders(headers: PlainRecord, value: unknown, source: string): void {
  if (typeof value === "object" && value !== null && Symbol.iterator in value) {
    for (const pair of value as Iterable<unknown>) {
      if (!Array.isArray(pair) || pair.length < 2) return failHeaders(source);
      mergeHeader(headers, pair[0], pair[1], source);
    }
  } else if (isPlainRecord(value)) {
    for (const name of Object.keys(value)) mergeHeader(headers, name, value[name], source);
  } else failHeaders(source);
}

/** Sets or removes a header, whose name may be in any case. */
function mergeHeader(headers: PlainRecord, name: unknown, value: unknown, source: string): void {
  if (typeof name !== "string") return failHeaders(source);
  const key =
    parsedHeaderName(name) || fail(name, source, "is no header name: it has to be a token, such as x-request-id");
  if (value === null) delete headers[key];
  else if (value !== undefined) {
    // Rejects a value without a text, and takes any other as it is: a number stays a number.
    if (typeof value !== "string") readText(value, { name: `headers.${key}`, source });
    put(headers, key, value);
  }
}

function failHeaders(source: string): never {
  return failOption("headers", source, "has to be an object or pairs");
}

/** The name of a header in lower case, or "" if it is none. */
const parsedHeaderName: (name: string) => string = /* @__PURE__ */ memoize((name) =>
  isToken(name) ? name.toLowerCase() : "",
);

/** Whether a value is an HTTP token (RFC 9110, section 5.6.2): "M-SEARCH", "content-type", "v3.raw+json". */
function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value);
}

/** Merges media types: the later format wins, and previews add up. */
function mergeMediaType(before: Settings["mediaType"], value: unknown, source: string): Settings["mediaType"] {
  const given: MediaType = isPlainRecord(value) ? withoutPrototype(value) : failMediaType(source);
  const { format = before?.format, previews } = given;
  if (format !== undefined && format !== "" && !isToken(format)) failMediaType(source);
  let names = before?.previews;
  // An empty list that was given stays: octokit's hooks read its length.
  if (previews !== undefined) {
    if (!Array.isArray(previews)) return failMediaType(source);
    const added = previews.map(withoutPreview);
    if (!added.every(isToken)) failMediaType(source);
    names = unique([...(names ?? []), ...added]);
  }
  return { ...before, ...given, format, previews: names };
}

function failMediaType(source: string): never {
  return failOption("mediaType", source, "has to be { format, previews }");
}

/** "mercy" of "mercy-preview". Drops all such endings, so that merging twice changes nothing. (By a pattern, in n² steps.) */
function withoutPreview(preview: unknown): string {
  let name = typeof preview === "string" ? preview : "";
  while (name.endsWith("-preview")) name = name.slice(0, -"-preview".length);
  return name;
}

function unique<Item>(list: readonly Item[]): Item[] {
  return [...new Set(list)];
}

/** The parameters of defaults and call. Those without a value stay: beside `args`, their names are taken. */
function joinedParameters(before: PlainRecord | undefined, options: PlainRecord | undefined): PlainRecord {
  const parameters: PlainRecord = {};
  for (const members of [before, options]) {
    for (const name in members) {
      if (!hasParameter(members, name)) continue;
      const value = members[name];
      if (value !== undefined || !owns(parameters, name)) put(parameters, name, value);
    }
  }
  return parameters;
}

/** Whether a parameter is given, if only as `undefined`. Of the options, `data` counts, for it may fill `{data}`. */
function hasParameter(parameters: PlainRecord | undefined, name: string): boolean {
  return parameters !== undefined && owns(parameters, name) && (name === "data" || !isOption(name));
}

/** Adds own members to an object, all or those that are wanted; `undefined` never overrides. */
function assign(target: object, members: object | undefined, isWanted?: (key: string) => boolean): object {
  for (const key in members) {
    if (!owns(members, key) || (isWanted && !isWanted(key))) continue;
    const value = members[key as keyof typeof members];
    if (value !== undefined) put(target, key, value);
  }
  return target;
}

/** A new object with the own members of one or two, of which the second wins. */
function joined(first: object, second?: object): PlainRecord {
  return assign(assign({}, first), second) as PlainRecord;
}

/** The own members of an object: what it has not is `undefined`, whatever a polluted `Object.prototype` holds. */
function withoutPrototype<Type extends object>(object: Type): Type {
  return { __proto__: null, ...object };
}

/** Sets an own property, also where `Object.prototype` stands in the way: `__proto__`, a read-only key of a frozen one. */
function put(object: object, key: string, value: unknown): void {
  if (key in Object.prototype) {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    (object as PlainRecord)[key] = value;
  }
}

/* ---- routes ---- */

interface Route {
  /** As spelled; a bare url has none. */
  readonly method: string | undefined;
  readonly url: string;
  /** Set if the route names a method. */
  readonly plan: Plan | undefined;
}

const parsedRoute: (route: string) => Route = /* @__PURE__ */ memoize(parseRoute);

/** Takes a route apart: "GET /x" is a method and a url, "/x" is a url. */
function parseRoute(route: string): Route {
  const words = route.trim().split(/\s+/);
  const url = words[words.length - 1]!;
  const method = words.length > 1 ? words[0] : undefined;
  // A lone word in capitals is a method without a url; such a url is written "/GET".
  if (!url || (!method && /^[\dA-Z_-]+$/.test(url))) fail("url", route, 'is missing: write "METHOD url"');
  if (words.length > 2 || (method && !isToken(method))) {
    fail("route", route, 'has to be "METHOD url"; in the url, a space is %20');
  }
  return { method, url, plan: method ? parsePlan(method.toUpperCase(), url) : undefined };
}

/** All that a method and a url say without values: a method, an address, and the path with what is behind it. */
interface Plan {
  readonly method: string;
  /** Of a full URL, scheme and authority: "https://{tenant}.example.com". */
  readonly authority: readonly Piece[] | undefined;
  /** The variable whose value stands in for `baseUrl`: "{base}" in "{base}/users". */
  readonly baseVariable: Variable | undefined;
  /** The variables of the address have the first slots: this many. */
  readonly addressSlots: number;
  readonly path: PathTemplate;
  /** Whether there may be a query or fragment when it is expanded; if not, a further query is simply added. */
  readonly mayHaveQuery: boolean;
}

/** By url: the method and the plan of the last call that gave both apart. `findPlan` writes to it. */
const lastPlan: (url: string) => { method: string; plan: Plan | undefined } = /* @__PURE__ */ memoize(() => ({
  method: "",
  plan: undefined,
}));

/** The plan of a method and a url that were given apart. */
function findPlan(method: string, url: string | undefined): Plan {
  if (url === undefined) return fail("url", method, "is missing");
  const last = lastPlan(url);
  // A url mostly comes with one method. Then no text has to be made of both to look the plan up among the routes.
  if (!last.plan || last.method !== method) {
    last.plan = parsedRoute(`${method} ${url}`).plan!;
    last.method = method;
  }
  return last.plan;
}

/** Scheme and authority of a full URL. It ends before a "/", "?" or "#", or before an expression that writes one. */
const AUTHORITY = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/;

/** A plain variable at the start of a url: "{base}" or "{+base}". */
const BASE_VARIABLE = /^\{\+?[\w%$[\]][^{},:*]*\}/;

function parsePlan(method: string, url: string): Plan {
  const source = `${method} ${url}`;
  const scope: Scope = { source, variables: new Map() };
  rejectForeignSpellings(url, source);
  const authority = AUTHORITY.exec(url)?.[0];
  const rest = withBraces(authority ? url.slice(authority.length) : url);
  const base = authority ? "" : (BASE_VARIABLE.exec(rest)?.[0] ?? "");
  const baseVariable = parseTemplate(base, scope).find(isExpression)?.[0];
  const pieces = authority ? parseTemplate(authority, scope, "host") : undefined;
  // So far, the scope holds the variables of the address alone.
  rejectOptionNames(scope);
  const addressSlots = scope.variables.size;
  return {
    method,
    authority: pieces,
    baseVariable,
    addressSlots,
    // In a full URL, leading slashes are the path's own; after any other base, they collapse to one.
    path: parsePath(authority ? rest : rest.slice(base.length).replace(/^\/+/, "/"), scope),
    mayHaveQuery: /[?#]/.test(rest),
  };
}

/** Rejects options' names in an address: options (save `data`) fill no placeholders, and `args` fill none there. */
function rejectOptionNames({ source, variables }: Scope): void {
  for (const name of variables.keys()) {
    if (isOption(name) && name !== "data") fail(name, source, "is an option, and args fill no address: rename it");
  }
}

/* ---- requests ---- */

/** Makes the result, for a call as for `parse`: places the parameters, expands the url, completes the headers. */
function buildRequestOptions(settings: Settings): RequestOptions {
  const plan = settings.plan ?? findPlan(settings.method, settings.url);
  const { values, query, members, data } = placeParameters(plan, settings);
  const url = expandUrl(plan, values, settings.baseUrl, query);
  const { headers, mediaType, request } = settings;
  const hasType = owns(headers, "content-type");
  // `data` is the whole body: members beside it are dropped.
  const areBody = members !== undefined && data === undefined;
  const body = areBody ? members : data;
  if (areBody && (!hasType || isJsonType(headers["content-type"]))) rejectLosses(members, plan.path.source);
  if (!hasType && (areBody || isJson(data))) put(headers, "content-type", "application/json; charset=utf-8");
  if (mediaType && owns(headers, "accept") && typeof headers["accept"] === "string") {
    headers["accept"] = amendAccept(headers["accept"], mediaType);
  }
  const { method } = plan;
  const result = body === undefined ? { method, url, headers } : { method, url, headers, body };
  return (request ? { ...result, request } : result) as RequestOptions;
}

/** Parameters, sorted by where they go. */
interface Placed {
  /** Those of placeholders, by slot. */
  readonly values: Expandable[];
  query: string;
  /** Those of a JSON body. */
  members: PlainRecord | undefined;
  /** The option `data`, if it is the body. */
  data: unknown;
}

/** Sorts the parameters into placeholders, query and body. One that is given beside `args` wins over one in `args`. */
function placeParameters(plan: Plan, { parameters, args, data }: Settings): Placed {
  const placed: Placed = { values: plan.path.noValues.slice(), query: "", members: undefined, data: undefined };
  for (const name in parameters) {
    if (isOption(name) || !owns(parameters, name)) continue;
    const value = parameters[name];
    if (value !== undefined) placeParameter(placed, plan, name, value);
  }
  if (data !== undefined) placeData(placed, plan, data);
  for (const name in args) {
    if (!owns(args, name) || hasParameter(parameters, name)) continue;
    const value = args[name];
    if (value !== undefined) placeArgument(placed, plan, name, value);
  }
  return placed;
}

function placeParameter(placed: Placed, plan: Plan, name: string, value: unknown): void {
  const { path } = plan;
  const variable = path.variables.get(name);
  if (variable) placed.values[variable.slot] = readValue(value, variable);
  else if (hasBody(plan)) put((placed.members ??= {}), name, value);
  else placed.query = addQuery(placed.query, value, { name, source: path.source });
}

/** Whether requests of this method have a body. */
function hasBody({ method }: Plan): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** Fills the placeholder of that name; without one, `data` is the body. */
function placeData(placed: Placed, plan: Plan, data: unknown): void {
  const { path, method } = plan;
  if (path.variables.has("data")) placeParameter(placed, plan, "data", data);
  else if (hasBody(plan)) placed.data = data;
  else fail("data", path.source, `is a body, and ${method} has none; as a parameter, it goes in args`);
}

/** Places a member of `args`, which is input that the program did not write: it must not choose the host. */
function placeArgument(placed: Placed, plan: Plan, name: string, value: unknown): void {
  const variable = plan.path.variables.get(name);
  if (variable && variable.slot < plan.addressSlots) {
    failFor(variable, `is part of the address, which args never fill: give it beside args${adviceForPath(plan)}`);
  }
  placeParameter(placed, plan, name, value);
}

/** Adds a parameter that has no placeholder: text once, and a list once for each member, as `{?name*}` does. */
function addQuery(query: string, value: unknown, culprit: Culprit): string {
  const plain = afterToJSON(value, culprit);
  const texts = Array.isArray(plain) ? readTexts(plain, culprit) : [readQueryText(plain, culprit)];
  const label = encode(culprit.name, culprit);
  for (const text of texts) {
    if (text !== undefined) query += `${query ? "&" : "?"}${label}=${encode(text, culprit)}`;
  }
  return query;
}

function readQueryText(value: unknown, culprit: Culprit): string | undefined {
  if (isPlainRecord(value) && !isThenable(value)) {
    // Servers have no common way for these.
    const { name } = culprit;
    failFor(
      culprit,
      `is an object: give "${name}[a]": 1 for each member, or write {?${name}*} for a=1, or JSON.stringify it`,
    );
  }
  if (isSignal(value)) failFor(culprit, `is ${describe(value)}: ${ADVICE_FOR_SIGNAL}`);
  return readText(value, culprit);
}

/** Rejects members that JSON would drop or empty. Members of members are not looked at. */
function rejectLosses(members: PlainRecord, source: string): void {
  for (const name of Object.keys(members)) {
    const value = members[name];
    // Most members are text.
    if (typeof value === "string" || !isLostInJson(value)) continue;
    if (isThenable(value)) fail(name, source, FORGOTTEN_AWAIT);
    const advice = isSignal(value) ? ADVICE_FOR_SIGNAL : "give the body as data";
    fail(name, source, `is ${describe(value)}, which JSON loses: ${advice}`);
  }
}

/** `JSON.stringify` drops functions and symbols, and makes null of NaN and invalid dates, and {} of maps and promises. */
function isLostInJson(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "function" || typeof value === "symbol";
  if (value === null || Array.isArray(value)) return false;
  // A promise is lost with a `toJSON`, too, for nobody means it.
  if (isThenable(value)) return true;
  if (tagOf(value) === "[object Date]") return Number.isNaN(Number(value));
  return !isPlainRecord(value) && typeof (value as PlainRecord)["toJSON"] !== "function";
}

/** An `AbortSignal` is meant for the client. */
function isSignal(value: unknown): boolean {
  return tagOf(value) === "[object AbortSignal]";
}

const ADVICE_FOR_SIGNAL = "write request: { signal }";

/** Joins base, path and query, with the values in their slots. */
function expandUrl(plan: Plan, values: readonly Expandable[], baseUrl: string | undefined, query: string): string {
  const { path, mayHaveQuery } = plan;
  const { text: base, slash } = baseOf(plan, values, baseUrl);
  const expansion = expandGuarded(path, values);
  // The first piece is always a literal. (Of the expansion, V8 would make one text of the joined parts, which costs a
  // seventh more: "GET /users/{id}", Node 20.)
  const start = ((path.pieces[0] as string) || expansion).charAt(0);
  return base + seamBefore(start, slash) + (query && mayHaveQuery ? withQuery(expansion, query) : expansion + query);
}

/** One slash stands between base and path; before query, fragment and nothing, only the base's own. */
function seamBefore(start: string, slash: string): string {
  if (start === "/") return "";
  return start === "" || start === "?" || start === "#" ? slash : "/";
}

/** Adds a query to one that the url may have: "/x?a=1#f" and "?b=2" give "/x?a=1&b=2#f". */
function withQuery(url: string, query: string): string {
  const head = url.replace(/#[^]*/, "");
  const mark = head.indexOf("?");
  // "/x?" and "/x?a=1&" wait for a parameter; a later "?" is part of a value.
  const waits = mark === head.length - 1 || head.endsWith("&");
  const joint = mark < 0 ? "?" : waits ? "" : "&";
  return head + joint + query.slice(1) + url.slice(head.length);
}

/* ---- addresses ---- */

/** A base without the slashes at its end; `slash` is "/" if it had any. */
interface Base {
  /** "" of what is no base. */
  readonly text: string;
  readonly slash: string;
  readonly isHttp: boolean;
}

/** The base: scheme and authority of a full URL, the value of a variable at the start of the url, or `baseUrl`. */
function baseOf(plan: Plan, values: readonly Expandable[], baseUrl: string | undefined): Base {
  const { authority, baseVariable } = plan;
  const { source } = plan.path;
  if (authority) {
    const base = parsedBase(expandPieces(authority, values, rejectNonLabel));
    return base.text ? base : fail("url", source, "has a host or port that no URL can have");
  }
  const text = baseVariable ? values[baseVariable.slot] : baseUrl;
  const base = typeof text === "string" ? parsedBase(text) : undefined;
  if (base?.isHttp) return base;
  const advice = baseVariable ? adviceForPath(plan) : ': "https://h.example", or location.origin + "/api"';
  return fail(
    baseVariable?.name ?? "baseUrl",
    source,
    `has to be an http(s) URL without query, fragment and braces${advice}`,
  );
}

function adviceForPath({ baseVariable }: Plan): string {
  return baseVariable ? `; for a path, write "/{${baseVariable.name}}"` : "";
}

/** A value in a host must not end it. */
function rejectNonLabel(varspec: Varspec, text: string): void {
  if (!/^[a-z\d-]+$/i.test(text)) failFor(varspec, "has to be letters, digits and hyphens");
}

/** Takes a base apart: "https://h.example/v1//" is "https://h.example/v1" and a slash. */
const parsedBase: (text: string) => Base = /* @__PURE__ */ memoize((text) => {
  const [, base = "", slash = ""] = /^([A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/.exec(text) ?? [];
  try {
    // `URL` and `parseLiteral` throw for what no URL holds. Some engines, such as k6, have no `URL`.
    if (typeof URL === "function") new URL(base);
    return { text: parseLiteral(base, text), slash, isHttp: /^https?:\/\/[^/]/i.test(base) };
  } catch {
    return { text: "", slash: "", isHttp: false };
  }
});

/* ---- accept ---- */

/** "application/vnd.acme.v3.raw+json;q=0.5": vendor, version, detail, suffix and parameters. */
const VENDOR_TYPE =
  /^(?<vendor>\s*application\/vnd\.[\w!#$%&'*^`|~-]+)(?<version>\.v\d+)?(?:\.(?<detail>[\w!#$%&'*^`|~-]+))?(?<suffix>\+json)?(?<parameters>\s*(?:;[^]*)?)$/i;

/**
 * Amends the vendors' items of an `accept` header (RFC 9110, section 12.5.1): "application/vnd.acme.v3+json" with the
 * format "raw" gives "application/vnd.acme.v3.raw", with the preview "mercy" "application/vnd.acme.mercy-preview+json".
 */
function amendAccept(accept: string, { format = "", previews = [] }: MediaType): string {
  if (!format && !previews.length) return accept;
  const items = accept.split(",").map((item) => {
    const type = VENDOR_TYPE.exec(item)?.groups;
    if (!type) return item;
    const { vendor, version = "", detail = "", suffix = "", parameters } = type;
    const ending = (format ? `.${format}` : suffix) + parameters;
    // A preview that the header asks for already stays.
    const earlier = detail.endsWith("-preview") ? [detail] : [];
    const details = unique([...earlier, ...previews.map((preview) => `${preview}-preview`)]);
    if (!details.length) return vendor + version + ending;
    // Each preview makes an item of its own, without the version.
    return details.map((preview) => `${vendor}.${preview}${ending}`).join();
  });
  return items.join();
}

/* ---- types: a map ----
 *
 * Types cost nothing at run time. They read a call as the code above does:
 *
 *     builders            `Endpoint`: a signature for each way to call a builder
 *     results             request options, merged options
 *     options             what a call may hold, and what it may not
 *     calls               what the signatures take, with a description of an API and without
 *     plain calls         the names that a route asks for
 *     paths               the values that `path` takes
 *     described calls     path, query and body by an interface `paths`, as openapi-typescript writes it
 *     described answers   the JSON of responses
 *     routes              text taken apart: placeholders, names
 *
 * Some names are the same everywhere: `Route` is the text of a route, `Call` the type of the options beside it, `Paths`
 * the description, and `Known` the names to which the defaults give a value. `never` means that there is none.
 *
 * In brackets, as in `[Route] extends [never]`, a condition asks about a union as a whole, and not member by member.
 */

/* ---- types: builders ---- */

/**
 * A builder that reads its routes: `endpoint`, or what its `defaults` gives. `Known` are the names that have a default,
 * or `string` for all; `Paths` is the description of an API, or `{}`.
 *
 * The compiler compares builders by these two alone. Of the same `Paths`, one that knows more names does for one that
 * knows fewer (`in Known`), since it asks for fewer.
 */
export interface Endpoint<
  /** @ts-ignore: the compiler cannot tell by the members whether `in` is true, for they depend on each call's route. */
  in Known = never,
  in out Paths = {},
> extends Pick<Builder, "DEFAULTS" | "parse"> {
  /**
   * Turns the defaults, if they have a `url`, into request options.
   *
   * @example
   * const health = endpoint.defaults({ url: "/health" });
   * health(); // { method: "GET", url: "https://api.service.example/health", headers }
   */
  (): RequestOptions;
  /**
   * Turns a route, or options with a `url`, into request options.
   *
   * @example
   * endpoint("GET /events"); // { method: "GET", url: "https://api.service.example/events", headers }
   * endpoint({ url: "/orgs/{org}", org: "acme" }); // the same of https://api.service.example/orgs/acme
   */
  <Argument extends RouteText<Paths> | (KnownOptions & FurtherKeys)>(
    input: LoneArgument<Paths, Argument, Known>,
  ): Result<Paths, Argument>;
  /**
   * Turns a route and parameters into request options.
   *
   * A parameter fills the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body.
   *
   * @example
   * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
   * // { method: "GET", url: "https://api.service.example/orgs/acme/repos?type=private", headers }
   */
  <Route extends RouteText<Paths>, Call extends CallBound<Paths, Route, Known, Call>>(
    route: CheckedRoute<Paths, Route>,
    options: OptionsBeside<Paths, Route, Known, Call>,
  ): Result<Paths, Route>;
  /**
   * Takes what a generic function of your own hands on, with the types of its answer.
   *
   * @example
   * const call = <Route extends string>(route: Route, ...rest: Rest<Route>) => send(endpoint(route, ...rest));
   */
  <Route extends RouteText<Paths>>(route: Route, ...rest: HandedOn<Paths, Route, Known>): Result<Paths, Route>;
  /**
   * Makes a new builder that amends these defaults; this one stays as it is.
   *
   * With an interface `paths`, as openapi-typescript writes it, the new one knows what the API takes.
   *
   * @example
   * const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });
   * github("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
   */
  defaults<
    NewPaths extends PathsLike<NewPaths> = never,
    Call extends KnownOptions & FurtherKeys = Setup<ForParameters>,
  >(
    // `KnownOptions` is for editors to offer; beside `paths`, `Setup` has the options that are allowed.
    options: Call & ([NewPaths] extends [never] ? KnownOptions : unknown),
  ): Endpoint<KnownBeside<Known | SuppliedBy<Call>, Call>, GivenOr<Paths, NewPaths>>;
  /**
   * Gives the defaults as options of the caller's own.
   *
   * @example
   * endpoint.merge(); // { method: "GET", baseUrl: "https://api.service.example", headers }
   */
  merge(): MergedOptions;
  /**
   * Amends the defaults by a route or by options, and leaves the url unexpanded.
   *
   * @example
   * endpoint.merge("GET /events").url; // "/events"
   */
  merge<Argument extends RouteText<Paths> | (KnownOptions & FurtherKeys)>(
    input: LoneArgument<Paths, Argument, Known>,
  ): MergedOptions;
  /**
   * Amends the defaults by a call, and leaves the url unexpanded.
   *
   * @example
   * const options = endpoint.merge("GET /orgs/{org}", { org: "acme" });
   * endpoint.parse({ ...options, page: 2 }).url; // "https://api.service.example/orgs/acme?page=2"
   */
  merge<Route extends RouteText<Paths>, Call extends CallBound<Paths, Route, Known, Call>>(
    route: CheckedRoute<Paths, Route>,
    options: OptionsBeside<Paths, Route, Known, Call>,
  ): MergedOptions;
}

/** A builder that knows an API by its description: what `defaults<paths>(...)` gives. */
export type ApiEndpoint<Paths, Known = never> = Endpoint<Known, Paths>;

/**
 * The names to which the options of `defaults` surely give a value: none by an index signature, which `{}` extends, too.
 * By `keyof`, errors show them one by one.
 */
type SuppliedBy<Call> = keyof {
  [
    Key in keyof Call as {} extends Pick<Call, Key>
      ? never
      : Call[Key] extends Value
        ? Exclude<Key, ReservedName>
        : never
  ]: Key;
};

/**
 * The description that is given, or else the one before. An index, because the compiler infers through a condition: it
 * would take `NewPaths` from the annotation of a builder that has no description.
 */
type GivenOr<Paths, NewPaths> = [Paths, NewPaths][[NewPaths] extends [never] ? 0 : 1];

/**
 * The options of `defaults<paths>(...)`. Beside `paths`, which is spelled out, TypeScript infers no `Call`. So names for
 * `Known` need a second `defaults`: `_Advice` makes the error say so.
 */
interface Setup<_Advice extends string> extends Pick<KnownOptions, "baseUrl" | "headers" | "mediaType"> {}
type ForParameters = "for anything else, chain a second .defaults({ ... })";

/** Any builder of request options, to which every route is just text. */
export interface Builder {
  /**
   * Turns a route and options into request options.
   *
   * @example
   * builder("GET /orgs/{org}", { org: "acme" }).url; // "https://api.service.example/orgs/acme"
   */
  (route: string, options?: AnyOptions): RequestOptions;
  /**
   * Turns options, with a `url`, into request options.
   *
   * @example
   * builder({ url: "/orgs/{org}", org: "acme" }).url; // "https://api.service.example/orgs/acme"
   */
  (options?: AnyOptions): RequestOptions;
  /** The current defaults, frozen. */
  readonly DEFAULTS: MergedOptions;
  /**
   * Makes a new builder that amends these defaults.
   *
   * @example
   * const acme = builder.defaults({ org: "acme" });
   */
  defaults(options: AnyOptions): Builder;
  /**
   * Amends the defaults by a call, and leaves the url unexpanded.
   *
   * @example
   * builder.merge("GET /orgs/{org}", { org: "acme" }).url; // "/orgs/{org}"
   */
  merge(route: string, options?: AnyOptions): MergedOptions;
  /**
   * Amends the defaults by options.
   *
   * @example
   * builder.merge({ org: "acme" }).method; // "GET"
   */
  merge(options?: AnyOptions): MergedOptions;
  /**
   * Turns merged options into request options, by no defaults but the method `GET`.
   *
   * @example
   * builder.parse({ ...builder.merge("GET /events"), page: 2 }).url; // "https://api.service.example/events?page=2"
   */
  parse(options: AnyOptions): RequestOptions;
}

/** Options for any route. `IsInTheRoute` is there for what `Rest` hands on, where `method` and `url` have that type. */
type AnyOptions = FurtherKeys & {
  [Key in keyof KnownOptions]: Key extends "method" | "url" ? KnownOptions[Key] | IsInTheRoute<Key> : KnownOptions[Key];
};

/* ---- types: results ---- */

/** A request, for an HTTP client to send. */
export interface RequestOptions {
  /** In upper case. */
  method: string;
  /** Absolute and encoded. */
  url: string;
  /** All names in lower case. */
  headers: Record<string, string>;
  /** The parameters object or `data`; absent if there is none. */
  body?: unknown;
  /** The option of that name; absent if there is none. */
  request?: object;
}

/** Options as `merge` and `DEFAULTS` give them. */
export interface MergedOptions extends Options {
  readonly method: string;
  readonly baseUrl: string;
  readonly headers: Record<string, string>;
}

/** The standard `Request`, where the types of the environment know it. */
export type FetchRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : unknown;

/* ---- types: options ---- */

/** How to amend the items `application/vnd.<vendor>[.v<N>][.<detail>][+json]` of the `accept` header. */
export interface MediaType {
  /** Replaces detail, unless that is a preview, and `+json`: `"raw"`, `"text+json"`. `""` is none. */
  readonly format?: string | undefined;
  /** Replace version and detail, one item each: `["mercy"]`. */
  readonly previews?: readonly string[] | undefined;
}

/** The methods that editors offer; any other token will do. */
type MethodName = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "QUERY";

/** A plain object, or pairs as `Headers` and `Map` hold them. */
type HeaderFields = { readonly [name: string]: HeaderValue } | Iterable<readonly [name: string, value: HeaderValue]>;
type HeaderValue = string | number | bigint | boolean | null | undefined;

/** All options. Every other key is a parameter. */
interface KnownOptions {
  /** The HTTP method in any case, `GET` by default. Not beside a route that names one. */
  readonly method?: MethodName | (string & {}) | undefined;
  /** A full URL or one that is joined to `baseUrl`, with placeholders. Not beside a route. */
  readonly url?: `/${string}` | (string & {}) | undefined;
  /** An absolute http(s) URL without query, fragment and braces. */
  readonly baseUrl?: string | undefined;
  /** A plain object or pairs; names in any case. `undefined` keeps a default, `null` removes it. */
  readonly headers?: HeaderFields | undefined;
  /** Amends the vendor media types of the `accept` header. */
  readonly mediaType?: MediaType | undefined;
  /** Meta information for the HTTP client, handed through untouched. */
  readonly request?: object | undefined;
  /** The body as it is. */
  readonly data?: unknown;
  /** Parameters from elsewhere, such as parsed JSON: no key of it is an option, whatever its name. */
  readonly args?: FurtherKeys | undefined;
}
type OptionName = keyof KnownOptions;

/** The options whose names no parameter may have. A placeholder of such a name is filled from `args`, and asks for it. */
type ReservedName = Exclude<OptionName, "data">;
type InArgs<Name> = Name extends ReservedName ? "args" : Name;

/** The options beside a route that is just a url. */
interface BesideUrl extends Omit<KnownOptions, "url"> {
  readonly url?: IsInTheRoute<"url"> | undefined;
}

/** The options beside a route that names its method. */
interface BesideMethod extends Omit<BesideUrl, "method"> {
  readonly method?: IsInTheRoute<"method"> | undefined;
}

/** The options that editors offer beside any route. `method` is checked by `CallBound`, for it depends on the route. */
interface ShownOptions extends Omit<KnownOptions, "method" | "url"> {
  /** The HTTP method in any case, beside a route that names none. */
  readonly method?: unknown;
}

/** `Type & FurtherKeys` takes further keys: of an interface (first arm), or of an object literal (second arm). */
type FurtherKeys = PlainObject | { readonly [name: string]: unknown };

/** Rejects lists, functions, and `Map` and the like. */
type PlainObject = object & {
  readonly [Symbol.iterator]?: undefined;
  readonly [Symbol.hasInstance]?: undefined;
  readonly [Symbol.toStringTag]?: undefined;
};

/** The options and parameters of a call, as far as they can be told without the route. */
export interface Options extends KnownOptions {
  /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
  readonly [parameter: string]: unknown;
}

/** Options and parameters for any route `"METHOD url"`, to be spread beside it: `{ ...options, org: "acme" }`. */
export interface RouteOptions extends Omit<KnownOptions, "method" | "url"> {
  readonly method?: undefined;
  readonly url?: undefined;
  /** A parameter, as in `Options`. */
  readonly [parameter: string]: unknown;
}

/* Errors show the names of these types, and their keys say what is wrong. */

interface IsInTheRoute<Name> {
  readonly "is in the route": Name;
}
interface NotDescribed<_DidYouMean> {
  readonly "is not described": "write it as it is, or use the builder without <paths>";
}
interface QueryInRoute<Query> {
  readonly "write its names as {?a,b}, and give their values beside the route": Query;
}
interface NeedsPlace<Expression> {
  readonly "write it in the route": Expression;
}

/* ---- types: calls ----
 *
 * What the signatures of `Endpoint` take. Each type asks first whether there is a description: for a builder without one
 * the answer is found once, and not at each call.
 */

/** The routes that editors offer, and any other text. */
type RouteText<Paths> = keyof Paths extends never ? string : Routes<Paths> | (string & {});

/** Request options; with a description, they carry the responses. */
type Result<Paths, Route> = keyof Paths extends never
  ? RequestOptions
  : RequestOptions & Answer<ResponsesOf<Paths, Route>>;

/** A route or options that stand alone: their own type if nothing is missing, else what the error names. */
type LoneArgument<Paths, Argument, Known> = keyof Paths extends never
  ? PlainAlone<Argument, Known>
  : [Argument] extends [infer Route extends string]
    ? Route & ApiAlone<Paths, Route, Known>
    : PlainAlone<Argument, Known>;

/**
 * A route beside options: as it is given, or with what the error names if it has to be described and is not. (`infer`
 * gives it the constraint `string`. With the constraint `RouteText`, the compiler would look at each described route.)
 */
type CheckedRoute<Paths, Route> = keyof Paths extends never
  ? Route
  : [Route] extends [Routes<Paths>]
    ? Route
    : [Route] extends [infer Text extends string]
      ? WithProblem<Paths, Text>
      : never;
/** Member by member, so that the error names the one route of a union that is wrong. */
type WithProblem<Paths, Text extends string> = Text extends unknown ? Text & RouteProblem<Paths, Text> : never;

/**
 * What the options beside a route are inferred as. It bounds those of a route that is not described by the names that
 * the route asks for; `OptionsBeside` has what a described one asks for.
 */
type CallBound<Paths, Route, Known, Call> = keyof Paths extends never
  ? PlainBeside<Route, Known, Call>
  : [OperationOf<Paths, Route>] extends [never]
    ? PlainBeside<Route, Known, Call>
    : object | undefined;

/**
 * The options beside a route. While the compiler infers `Call`, it does not know the route yet and looks at all branches,
 * so that `Call` is inferred for a described route, too.
 */
type OptionsBeside<Paths, Route, Known, Call> = keyof Paths extends never
  ? Call & (ShownOptions | undefined)
  : [OperationOf<Paths, Route>] extends [never]
    ? Call & (ShownOptions | undefined)
    : ApiBeside<Paths, Route, Known, CallWith<"args" | "data", Call>>;

/**
 * What follows a route that is a type parameter. For any other it is a list that no call has the length of, whereupon the
 * compiler passes over this signature without a word: errors are those of the signatures above.
 */
type HandedOn<Paths, Route, Known> =
  IsConcrete<Route> extends true
    ? [never, never, never]
    : keyof Paths extends never
      ? Rest<Route, Known>
      : ApiRest<Paths, Route, Known>;
/** `false` for a type parameter: to see which branches may be taken, the compiler tries one that extends even `never`. */
type IsConcrete<Route> = [Route] extends [never] ? false : true;

/* ---- types: plain calls ---- */

/**
 * The parameters of a function of your own behind a route that it hands on to a builder: the options, which may be left
 * out if no name needs a value. `Known` are the names that have a default.
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => fetch(toRequest(endpoint(route, ...rest)));
 */
export type Rest<Route, Known = never> = RestOf<PlainOptions<LeftOpen<Route>, Placeholders<Route>, Known>>;
type RestOf<Wanted> = {} extends Wanted ? [options?: Wanted] : [options: Wanted];

/** The options beside a route; there may be none if no name needs a value. */
type PlainOptions<Open, Expression, Known> = [Needed<Expression, Known>] extends [never]
  ? undefined | (NamedValues<Expression, Known> & Open & FurtherKeys)
  : NamedValues<Expression, Known> & Open & FurtherKeys;

/** The options that a route leaves open: not `url`, and not `method` if it names one. Of a plain `string`, all. */
type LeftOpen<Route> = string extends Route
  ? KnownOptions
  : [Route] extends [`${string} ${string}`]
    ? BesideMethod
    : BesideUrl;

/** `PlainOptions` for a call that is given. Most have no `args`, which the compiler is quick to see. */
type PlainBeside<Route, Known, Call> = "args" extends keyof Call
  ? PlainOptions<LeftOpen<Route>, Placeholders<Route>, KnownBeside<Known, Call>>
  : PlainOptions<LeftOpen<Route>, Placeholders<Route>, Known>;

/** The names that need no value: all of them beside `args`, whose keys are known at run time alone. */
type KnownBeside<Known, Call> = Call extends { readonly args: object } ? string : Known;

/** `Call` if it has any of these options, else `{}`, so that the compiler works once for all the calls without them. */
type CallWith<Names extends OptionName, Call> = Call extends unknown
  ? keyof Call & Names extends never
    ? {}
    : Call
  : never;

/** Checks a lone route or lone options: gives their own type if nothing is missing, else what the error names. */
type PlainAlone<Argument, Known> = Argument extends string
  ? [Needed<Placeholders<Argument>, Known>] extends [never]
    ? Argument
    : Argument & Missing<InArgs<Needed<Placeholders<Argument>, Known>>>
  : KnownOptions &
      Complete<Argument, NamedValues<Placeholders<UrlIn<Argument>>, KnownBeside<Known, CallWith<"args", Argument>>>>;

type UrlIn<Call> = Call extends { readonly url: infer Url } ? Url : never;
type Complete<Argument, Wanted> = Argument extends Wanted ? Argument : Wanted & FurtherKeys;

/** The values of all names in a route's expressions. */
type NamedValues<Expression, Known> = [Expression] extends [never]
  ? unknown
  : Needs<Needed<Expression, Known> & string> &
      Takes<OptionalNames<Expression> & string, null | undefined> &
      Takes<RequiredNames<Expression> & Known & string, undefined>;

/** The names that need values, and those that take one. For the `as` clauses, see `ReservedName`. */
type Needs<Name extends string> = { readonly [Key in Name as InArgs<Key>]: Value<Key> };
type Takes<Name extends string, Empty> = [Name] extends [never]
  ? unknown
  : { readonly [Key in Name as Exclude<Key, ReservedName>]?: Value<Key> | Empty };

/** The names that need a value, for the defaults supply none. */
type Needed<Expression, Known> = Exclude<RequiredNames<Expression>, Known>;

/* ---- types: described calls ---- */

/** An interface from paths to what they take, as openapi-typescript writes it. */
export type PathsLike<Paths> = { readonly [Path in keyof Paths]: Path extends `/${string}` ? object : never };

/** The routes that are described, for editors to offer and for wrappers to take. */
export type Routes<Paths> = {
  [Path in keyof Paths & string]: RouteAt<Path, Paths[Path], Lowercase<MethodName>>;
}[keyof Paths & string];
type RouteAt<Path extends string, Item, Method extends string> = Method extends unknown
  ? Item extends { readonly [Key in Method]: object }
    ? `${Uppercase<Method>} ${Path}`
    : never
  : never;

/**
 * The parameters of a function of your own behind a described route that it hands on: the options, which may be left
 * out if nothing is required. `Known` are the names that have a default.
 *
 * @example
 * const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) => send(github(route, ...rest));
 */
export type ApiRest<Paths, Route, Known = never> = [OperationOf<Paths, Route>] extends [never]
  ? Rest<Route, Known>
  : RestOf<ApiOptionsOf<Paths, Route, Known>>;
type ApiOptionsOf<Paths, Route, Known> =
  | (OptionsOf<Paths, Route, Known> & { readonly data?: undefined; readonly args?: undefined })
  | (OptionsWithData<Paths, Route, Known> & { readonly args?: undefined })
  | (OptionsOf<Paths, Route, string> & { readonly data?: undefined; readonly args: FurtherKeys });

/**
 * The description of `"METHOD /path"`, whose path `{?...}` may follow; `never` of any other route. The question for
 * `string` only spares the compiler work.
 */
type OperationOf<Paths, Route> = string extends Route
  ? never
  : [Route] extends [`${infer Method extends MethodName} ${infer Url}`]
    ? MemberOf<MemberOf<Paths, DescribedPath<Paths, Single<Url>>>, Lowercase<Single<Method>>>
    : never;
/** The described path of a url. Some paths have a fragment, which `{?...}` precedes: "/x{?a}#b" is "/x#b". */
type DescribedPath<Paths, Url> = Url extends keyof Paths
  ? Url
  : Url extends `${infer Path}{?${string}}${infer Fragment}`
    ? `${BeforeFragment<Path>}${Fragment extends "" | `#${string}` ? Fragment : never}`
    : never;
type BeforeFragment<Path> = Path extends `${string}#${string}` ? never : Path & string;

/** `never` of a union: a route that may be one of several is read as a plain one. */
type Single<Text, All = Text> = Text extends unknown ? ([All] extends [Text] ? Text : never) : never;

/** The type at a key; `never` if there is nothing, which the generator writes as `query?: never`. */
type MemberOf<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;

/** What the error names of a route that has to be described and is not; `unknown` of any other. */
type RouteProblem<Paths, Route extends string> = [OperationOf<Paths, Route>] extends [never]
  ? HasToBeDescribed<Route> extends true
    ? Route extends `${infer Path}?${infer Query}`
      ? [OperationOf<Paths, Path>] extends [never]
        ? NotDescribed<Routes<Paths>>
        : QueryInRoute<Query>
      : NotDescribed<Routes<Paths>>
    : unknown
  : unknown;

/**
 * Whether a route is spelled out and one of this API, for its url begins with a slash. A pattern such as `GET /${string}`
 * is not spelled out: as a key, it is an index signature, which `{}` extends.
 */
type HasToBeDescribed<Route extends string> = {} extends { readonly [Key in Route]: unknown }
  ? false
  : Route extends `/${string}` | `${string} /${string}`
    ? true
    : false;

/** What the error names of a route by itself; `unknown` if nothing is required. */
type ApiAlone<Paths, Route extends string, Known> = [OperationOf<Paths, Route>] extends [never]
  ? unknown extends RouteProblem<Paths, Route>
    ? PlainAlone<Route, Known>
    : RouteProblem<Paths, Route>
  : {} extends OptionsOf<Paths, Route, Known>
    ? unknown
    : Missing<RequiredKeys<OptionsOf<Paths, Route, Known>>>;

/**
 * The options beside a described route; there may be none if nothing is required. They do not contain `Call` itself, so
 * that unknown keys are errors. The index at the end waits for `Call`: without it, the compiler would read the
 * description while it infers, and once more when it checks.
 */
type ApiBeside<Paths, Route, Known, Call> = [
  {} extends OptionsOf<Paths, Route, Known>
    ? ApiOptions<Paths, Route, Known, Call> | undefined
    : ApiOptions<Paths, Route, Known, Call>,
][Call extends unknown ? 0 : never];

/** They have the members of the body among them, or the body as `data`. */
type ApiOptions<Paths, Route, Known, Call> = "data" extends keyof Call
  ? "data" extends NamesIn<Route>
    ? OptionsOf<Paths, Route, KnownBeside<Known, Call>>
    : OptionsWithData<Paths, Route, KnownBeside<Known, Call>>
  : "args" extends keyof Call
    ? OptionsOf<Paths, Route, KnownBeside<Known, Call>>
    : OptionsOf<Paths, Route, Known>;

/** The options beside a described route. The type takes the route, not its schemas, or else errors would show these. */
type OptionsOf<Paths, Route, Known> = BesideDescribed &
  PathMembers<Paths, Route, Known> &
  QueryMembers<Paths, Route, Known> &
  BodyMembers<Paths, Route, Known>;

/** The same where the body is given as `data`. */
type OptionsWithData<Paths, Route, Known> = BesideDescribed &
  PathMembers<Paths, Route, Known> &
  QueryMembers<Paths, Route, Known> &
  AsRequired<Paths, Route, DataMember<ContentOf<Paths, Route>>>;

interface BesideDescribed extends Omit<BesideMethod, "data">, PlainObject {}

/** The described members, without the names that mean something else; those that defaults supply may be left out. */
type FreeMembers<All, Taken, Known> = [keyof All & (Taken | Known)] extends [never]
  ? All
  : { readonly [Key in keyof All as Exclude<Key, Taken | Known>]: All[Key] } & {
      readonly [Key in keyof All as Exclude<Extract<Key, Known>, Taken>]?: All[Key];
    };

/** The names that are required; of a union, such as a body may be, those of each member. */
type RequiredKeys<Wanted> = Wanted extends unknown
  ? keyof { [Key in keyof Wanted as {} extends Pick<Wanted, Key> ? never : Key]: Key }
  : never;

/** The described parameters in a place. */
type ParametersOf<Paths, Route, Place extends "path" | "query"> =
  OperationOf<Paths, Route> extends { readonly parameters: { readonly [Key in Place]?: infer Found } }
    ? OrNone<Exclude<Found, undefined>>
    : {};
type OrNone<Type> = [Type] extends [never] ? {} : Type;

/** The names in the path, as they are described, or else as the route spells them. */
type PathMembers<Paths, Route, Known> = [keyof ParametersOf<Paths, Route, "path">] extends [never]
  ? Needs<Needed<Placeholders<Route>, Known> & string>
  : FreeMembers<PathValues<ParametersOf<Paths, Route, "path">>, never, Known>;
type PathValues<Path> = [keyof Path & ReservedName] extends [never]
  ? { readonly [Key in keyof Path]-?: Path[Key] & {} }
  : { readonly [Key in keyof Path as InArgs<Key>]-?: Key extends ReservedName ? {} : Path[Key] & {} };

/**
 * The parameters of the query. Without a body, all go there by themselves, except `data`, which is an option; beside a
 * body, the route has to spell them.
 */
type QueryMembers<Paths, Route, Known> = QueryValues<
  FreeMembers<ParametersOf<Paths, Route, "query">, ReservedName | keyof ParametersOf<Paths, Route, "path">, Known>,
  NamesIfQuery<Route>,
  [Route] extends [Bodiless] ? "data" : string
> &
  Takes<Exclude<NamesIfQuery<Route>, keyof ParametersOf<Paths, Route, "query">> & string, null | undefined>;
type Bodiless = `${"GET" | "HEAD"} ${string}`;
/** One that the route spells goes there. Of the others, one that would go elsewhere is an error, and so is an object. */
type QueryValues<Query, InRoute, GoesElsewhere> = {
  readonly [Key in keyof Query]: Key extends InRoute
    ? QueryValue<Query[Key]>
    : Key extends GoesElsewhere
      ? NeedsPlace<`{?${Key & string}${Exclude<Query[Key], undefined> extends object ? "*" : ""}}`> | undefined
      : QueryValue<Query[Key], object, NeedsPlace<`{?${Key & string}*}`>>;
};

/** Takes `readonly` lists, and `null` for `undefined`. A member of `Placeless` becomes the error `Otherwise`. */
type QueryValue<Type, Placeless = never, Otherwise = never> = Type extends readonly (infer Item)[]
  ? readonly Item[]
  : Type extends undefined
    ? null | undefined
    : Type extends Placeless
      ? Otherwise
      : Type;

/** The media types of a body and what they look like; `never` if there is no body. */
type ContentOf<Paths, Route> = [Route] extends [Bodiless]
  ? never
  : MemberOf<MemberOf<OperationOf<Paths, Route>, "requestBody">, "content">;

/** What JSON looks like; `never` if there is none. */
type JsonIn<Content> = "application/json" extends keyof Content
  ? Content["application/json"]
  : Content[keyof Content & (`${string}json${string}` | "*/*")];

/** What makes the body: the members of JSON, or `data` if they cannot be spelled. */
type BodyMembers<Paths, Route, Known> = [ContentOf<Paths, Route>] extends [never]
  ? unknown
  : AsRequired<
      Paths,
      Route,
      OrData<
        BodyValues<JsonIn<ContentOf<Paths, Route>>, OptionName | NamesIn<Route>, Known>,
        ContentOf<Paths, Route>,
        Known
      >
    >;
/** It may be left out, or be `undefined`, where the body is optional. */
type AsRequired<Paths, Route, Members> =
  OperationOf<Paths, Route> extends { readonly requestBody: {} }
    ? Members
    : { readonly [Key in keyof Members]?: Members[Key] | undefined };
/** Beside `args`, which may hold the members, `data` may be left out. */
type OrData<Members, Content, Known> = [Members] extends [never]
  ? string extends Known
    ? Partial<DataMember<Content>>
    : DataMember<Content>
  : Members;

/** A body that is given as `data`: JSON or text as described, or anything if it is neither. */
type DataMember<Content> = [Content] extends [never]
  ? unknown
  : {
      readonly data: [JsonIn<Content>] extends [never]
        ? keyof Content extends `text/${string}`
          ? string
          : {} | null
        : JsonIn<Content> | (keyof Content & `text/${string}` extends never ? never : string);
    };

/**
 * The members that a call may spell; `never` if `data` is the only way: the body is no object, or the name of a
 * required member is taken.
 */
type BodyValues<Body, Taken, Known> = Body extends unknown
  ? unknown extends Body
    ? { readonly [name: string]: unknown }
    : Body extends readonly unknown[] | string | number | boolean | null
      ? never
      : string extends keyof Body
        ? OpenMembers<Body, Taken | Known>
        : {} extends Pick<Body, Extract<keyof Body, Taken>>
          ? FreeMembers<Body, Taken, Known>
          : never
  : never;

/** Any key, and the described ones. */
type OpenMembers<Body, Taken> = {
  readonly [Key in keyof Body as Exclude<Key, Taken>]: string extends Key ? unknown : Body[Key];
};

/* ---- types: described answers ---- */

declare const answer: unique symbol;

/** The responses to request options, told to the compiler alone. */
export interface Answer<Responses> {
  readonly [answer]?: Responses;
}

/**
 * The responses that are described for a route, looked up when they are asked for. `in out` tells the compiler that
 * those of one route never stand for those of another, even if all their members agree.
 */
export interface ResponsesOf<in out Paths, in out Route> {
  readonly described: OrNone<MemberOf<OperationOf<Paths, Route>, "responses">>;
}

/**
 * The JSON of the successful responses; of those with one status as `Data<R, 404>`. If 404 is not described, `"4XX"`
 * stands for it, then `"default"`, which also stands for a success. `undefined` if a response has no content, `unknown`
 * if it has no JSON or nothing is described.
 */
export type Data<Responses, Status = StatusOf<Responses, "2">> = DataOf<DescribedIn<Responses>, Status>;

/** The JSON of all responses that are not successful. */
export type Failure<Responses> = DataOf<DescribedIn<Responses>, StatusOf<Responses, Exclude<Digit, "2"> | "default">>;

/** The described responses: those of a route, those that request options carry, or an interface of them as it is. */
type DescribedIn<Responses> = Responses extends { readonly described: infer Found }
  ? Found
  : typeof answer extends keyof Responses
    ? DescribedIn<Exclude<Responses[typeof answer], undefined>>
    : Responses;
/** The statuses that begin so; `never` of what has none, such as a promise or text. */
type StatusOf<Responses, First extends string> = keyof {
  [
    Status in keyof DescribedIn<Responses> & (string | number) as `${Status}` extends `${First}${string}`
      ? Status
      : never
  ]: 1;
};

type DataOf<Found, Status> = [Status] extends [never]
  ? JsonAt<Found, "default">
  : Status extends keyof Found
    ? JsonAt<Found, Status>
    : OtherSpelling<Status> extends keyof Found
      ? JsonAt<Found, OtherSpelling<Status>>
      : `${Status & (number | string)}` extends `${infer First}${string}`
        ? `${First}XX` extends keyof Found
          ? JsonAt<Found, `${First}XX`>
          : JsonAt<Found, "default">
        : unknown;
/** `404` for `"404"`, and `"404"` for `404`: descriptions have either. */
type OtherSpelling<Status> = Status extends `${infer Code extends number}` ? Code : `${Status & (number | string)}`;
type JsonAt<Found, Status> = Status extends keyof Found
  ? Found[Status] extends { readonly content: infer Content }
    ? [JsonIn<Content>] extends [never]
      ? unknown
      : JsonIn<Content>
    : undefined
  : unknown;

/** The second argument of `fetch`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: any;
  duplex?: "half";
}
