/*! tiny-endpoint | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Requests: turns a route and parameters into request options for any HTTP client.
 *
 *     (route, options) -> parse the route (plan) -> merge with the defaults -> settings -> place parameters -> result
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
 * How a url is made of a template and values, and what a value must not do, is in uri-template.ts. "SPEC" is
 * tests/SPEC.md in the repository.
 */
import {
  type AnyFor,
  type Culprit,
  type Digit,
  type Expandable,
  type IsPattern,
  type NamesIn,
  type Needs,
  type NotSpecial,
  type PathTemplate,
  type Piece,
  type Placeholders,
  type PlainObject,
  type PlainRecord,
  type RequiredNames,
  type Scope,
  type Takes,
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
 * `url`, `baseUrl`, `headers`, `mediaType`, `data`, `request` and `args` are no parameters; `args` holds parameters
 * that the program did not write, such as a form's, and they fill no address.
 *
 * Returns a fresh `{ method, url, headers, body?, request? }`.
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
 * Gives the members of `request`, such as `signal`, then `method`, `headers`, and `body`: JSON as text, anything else
 * as it is, and `undefined` for none. A stream gets `duplex: "half"`. The default `user-agent` is left out: with it,
 * Firefox sends a CORS preflight before each cross-origin `GET`.
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
    // (For an own `undefined`, Node takes the body of a polluted prototype.)
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
  // Engines need it for a stream. With other bodies it is left out: the client got refuses it.
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

/** In some browsers, a `ReadableStream` is not iterable. */
function isStream(body: unknown): boolean {
  return tagOf(body) === "[object ReadableStream]" || Symbol.asyncIterator in Object(body);
}

/** The request as errors quote it. */
function sourceOf({ method, url }: RequestOptions): string {
  return `${String(method ?? "GET")} ${withoutQuery(url)}`;
}

/**
 * Whether a body is sent as JSON: no text, and nothing that clients send in their own way, such as forms and streams.
 */
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

/** Makes a builder, whose defaults nobody else can change: it holds copies, one level deep, of a caller's options. */
function createBuilder(defaults: Settings): Builder {
  const { headers, request, args } = defaults;
  // Of the options, only `data` is still among them: it hides the `data` of `args`.
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

/** The result of `merge`, for its caller to change: it takes over headers, request and data, and copies the rest. */
function mergedOptions(settings: Settings): MergedOptions {
  const { method, url, baseUrl, headers, data, request, args, parameters } = settings;
  const previews = settings.mediaType?.previews;
  const mediaType = settings.mediaType && joined({ ...settings.mediaType, previews: previews && [...previews] });
  // Parameters hide the members of `args` with their names. One that is undefined is left out below, where it would
  // hide nothing any more, so its member is left out here.
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

/**
 * What `endpoint` begins with. (Names are in lower case: `parsedHeaderName` is not there yet when `endpoint` is made.)
 */
function firstDefaults(): Settings {
  const headers = { accept: "application/vnd.service.v3+json", "user-agent": USER_AGENT };
  return { ...noDefaults(), baseUrl: "https://api.service.example", headers };
}

/**
 * Merges the arguments of a call: (route, options?), (options), or (options, options) as octokit's hooks give `merge`.
 */
function mergeArguments(defaults: Settings, first: unknown, second: unknown): Settings {
  let settings: Settings;
  if (typeof first === "string") {
    settings = mergeOptions(defaults, second, first, parsedRoute(first));
  } else {
    settings = mergeOptions(defaults, first);
    if (second !== undefined) settings = mergeOptions(settings, second);
  }
  // A request of the defaults is copied: what a client writes to a result stays there. One of the call stays the same
  // object.
  if (settings.request && settings.request === defaults.request) settings.request = joined(settings.request);
  return settings;
}

/** Amends settings by options. Beside a route, `url` is an error, and so is `method` if the route names one. */
function mergeOptions(before: Settings, options: unknown = {}, source = "the options", route?: Route): Settings {
  if (!isPlainRecord(options)) {
    const advice = tagOf(options) === "[object URL]" ? "as a route, write url.href" : "a body goes in data";
    return fail("options", source, `has to be a plain object; ${advice}`);
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
      // The compiler complains if an option is missing above.
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
      // The compiler complains if an option is missing above.
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
  // Members of other names stay as they are.
  return { ...before, ...given, format, previews: names };
}

function failMediaType(source: string): never {
  return failOption("mediaType", source, "has to be { format, previews }");
}

/**
 * "mercy" of "mercy-preview", and "" of what is no text. Drops all such endings, so that merging twice changes nothing.
 */
function withoutPreview(preview: unknown): string {
  let name = typeof preview === "string" ? preview : "";
  while (name.endsWith("-preview")) name = name.slice(0, -"-preview".length);
  return name;
}

function unique<Item>(list: readonly Item[]): Item[] {
  return [...new Set(list)];
}

/** The parameters of defaults and call. Those without a value stay: they hide members of `args`. */
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

/** Whether a parameter is given, if only as `undefined`. The option `data` counts: it hides the `data` of `args`. */
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

/** A copy without a prototype: a missing member is `undefined`, whatever a polluted `Object.prototype` holds. */
function withoutPrototype<Type extends object>(object: Type): Type {
  return { __proto__: null, ...object };
}

/**
 * Sets an own property, also where `Object.prototype` stands in the way: `__proto__`, a read-only key of a frozen one.
 */
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
  /** Its variables and slots are those of the whole url, the address included. */
  readonly path: PathTemplate;
  /** Whether there may be a query or fragment when it is expanded; if not, a further query is simply added. */
  readonly mayHaveQuery: boolean;
}

/** By url: the last method that was given beside it, and the plan of both. `findPlan` writes to it. */
const lastPlan: (url: string) => { method: string | undefined; plan: Plan | undefined } = /* @__PURE__ */ memoize(
  () => ({ method: undefined, plan: undefined }),
);

/** The plan of a method and a url that were given apart. */
function findPlan(method: string, url: string | undefined): Plan {
  if (url === undefined) return fail("url", method, "is missing");
  const last = lastPlan(url);
  // A url mostly comes with one method. Then no text has to be made of both to look the plan up among the routes.
  if (last.method !== method) {
    last.plan = parsedRoute(`${method} ${url}`).plan;
    last.method = method;
  }
  return last.plan!;
}

/** Scheme and authority of a full URL. It ends before a "/", "?" or "#", or before an expression that writes one. */
const AUTHORITY = /^[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$)/;

/** A plain variable at the start of a url: "{base}" or "{+base}". */
const BASE_VARIABLE = /^\{\+?[\w%$[\]][^{},:*]*\}/;

function parsePlan(method: string, url: string): Plan {
  const source = `${method} ${url}`;
  const scope: Scope = { source, variables: new Map() };
  // The slashes of "https://" begin no segment.
  rejectForeignSpellings(url.replace("://", ":"), source);
  const authority = AUTHORITY.exec(url)?.[0];
  const rest = withBraces(authority ? url.slice(authority.length) : url);
  const base = authority ? "" : (BASE_VARIABLE.exec(rest)?.[0] ?? "");
  // It has a slot by this, and is expanded nowhere.
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
  const label = encode(culprit.name, culprit);
  const plain = afterToJSON(value, culprit);
  if (!Array.isArray(plain)) return addPair(query, label, readQueryText(plain, culprit), culprit);
  return readTexts(plain, culprit).reduce<string>((added, text) => addPair(added, label, text, culprit), query);
}

function addPair(query: string, label: string, text: string | undefined, culprit: Culprit): string {
  return text === undefined ? query : `${query}${query ? "&" : "?"}${label}=${encode(text, culprit)}`;
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
    if (!isLostInJson(value)) continue;
    if (isThenable(value)) fail(name, source, FORGOTTEN_AWAIT);
    const advice = isSignal(value) ? ADVICE_FOR_SIGNAL : "a body that is no JSON goes in data";
    fail(name, source, `is ${describe(value)}, which JSON loses: ${advice}`);
  }
}

/**
 * `JSON.stringify` drops functions and symbols, and makes null of NaN and invalid dates, and {} of maps and promises.
 */
function isLostInJson(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "function" || typeof value === "symbol";
  if (value === null || Array.isArray(value)) return false;
  // A promise is lost even if it has a `toJSON`: nobody means to send one.
  if (isThenable(value)) return true;
  if (tagOf(value) === "[object Date]") return Number.isNaN(Number(value));
  return !isPlainRecord(value) && typeof (value as PlainRecord)["toJSON"] !== "function";
}

/** An `AbortSignal` is meant for the client. */
function isSignal(value: unknown): boolean {
  return typeof value === "object" && tagOf(value) === "[object AbortSignal]";
}

const ADVICE_FOR_SIGNAL = "write request: { signal }";

/** Joins base, path and query, with the values in their slots. */
function expandUrl(plan: Plan, values: readonly Expandable[], baseUrl: string | undefined, query: string): string {
  const { path, mayHaveQuery } = plan;
  const { text: base, slash } = baseOf(plan, values, baseUrl);
  const expansion = expandGuarded(path, values);
  // The first piece is a literal: unless it is empty, the expansion begins with it. (Of the expansion, V8 would make
  // one text of the joined parts, which costs a seventh more: "GET /users/{id}", Node 20.)
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
    return base ?? fail("url", source, "has a host or port that no URL can have");
  }
  // (A full URL may have any scheme, since the route spells it.)
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

/** A value in a host or port is one label or number: it ends neither, and adds no label. */
function rejectNonLabel(varspec: Varspec, text: string): void {
  if (!/^[a-z\d-]+$/i.test(text)) failFor(varspec, "is in the host: it has to be letters, digits and hyphens");
}

/**
 * Takes a base apart: "https://h.example/v1//" is "https://h.example/v1" and a slash. (What is none is not remembered.)
 */
const parsedBase: (text: string) => Base | undefined = /* @__PURE__ */ memoize((text) => {
  const groups = /^(?<base>[A-Za-z][A-Za-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(?<slash>\/?)\/*$/.exec(text)?.groups;
  if (!groups) return undefined;
  const { base, slash } = groups as { base: string; slash: string };
  try {
    // `URL` and `parseLiteral` throw for what no URL holds. Some engines, such as k6, have no `URL`.
    if (typeof URL === "function") new URL(base);
    return { text: parseLiteral(base, text), slash, isHttp: /^https?:\/\/[^/]/i.test(base) };
  } catch {
    return undefined;
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
    const { vendor, version = "", detail, suffix = "", parameters } = type;
    const ending = (format ? `.${format}` : suffix) + parameters;
    // A preview that the header asks for already stays; any other detail is an earlier format, and goes.
    const earlier = detail?.endsWith("-preview") ? [detail] : [];
    const details = unique([...earlier, ...previews.map((preview) => `${preview}-preview`)]);
    if (!details.length) return vendor + version + ending;
    // Each preview makes an item of its own, without the version.
    return details.map((preview) => `${vendor}.${preview}${ending}`).join();
  });
  return items.join();
}

/* ---- types: a map ----
 *
 * Types cost nothing at run time. They read a route as the code above does, by the names that `uri-template.ts` finds:
 *
 *     builders            `Endpoint` and, by the description of an API, `ApiEndpoint`; `Builder` is any of them
 *     options, results    what a call may hold, and what it gives
 *     plain calls         what a route takes: `Rest`
 *     described calls     the same by an interface `paths`, as openapi-typescript writes it: `ApiRest`
 *     described answers   the JSON of responses: `Data`, `Failure`
 *
 * `Known` are the names to which defaults give a value. What must not be there has a text as its type, which says why.
 * In brackets, as in `[Route] extends [never]`, a condition asks about a union as a whole, and not member by member.
 */

/* ---- types: builders ---- */

/** What types alone see of a description: it tells builders apart, and keeps the responses of a request. */
declare const described: unique symbol;

/**
 * A builder that reads its routes: `endpoint`, or what its `defaults` gives. `Known` are the names that have a default,
 * or `string` for all. One that knows more names may stand in for one that knows fewer (`in`), since it asks for fewer.
 */
export interface Endpoint<
  /** @ts-ignore: the compiler cannot see that `in` is true, for what is asked depends on each route. */
  in Known = never,
> extends Pick<Builder, "DEFAULTS" | "parse"> {
  readonly [described]?: never;
  /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
  <Input extends string | AnyOptions>(input?: Alone<Input, Known>): RequestOptions;
  /**
   * Turns a route and parameters into request options.
   *
   * A parameter fills the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body.
   *
   * @example
   * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
   * // { method: "GET", url: "https://api.service.example/orgs/acme/repos?type=private", headers }
   */
  // (Errors are about the last signature that the number of arguments fits. For options, `Rest` asks for three more, so
  // those are about the signature above.)
  <Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Known>): RequestOptions;
  /**
   * Makes a new builder that amends these defaults; this one stays as it is.
   *
   * @example
   * const acme = endpoint.defaults({ org: "acme" });
   * acme("GET /orgs/{org}/repos").url; // "https://api.service.example/orgs/acme/repos"
   */
  // `_Second` is never used: with one type argument, the signature with `Paths` is meant.
  defaults<Call extends AnyOptions, _Second>(
    options: Call & KnownOptions & NoBaseURL<Call>,
  ): Endpoint<Known | NamesGiven<Call>>;
  /**
   * Makes a new builder that knows what an API takes by an interface `paths`, as openapi-typescript writes it.
   *
   * @example
   * const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });
   * github("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
   */
  defaults<Paths extends object = never>(...options: BesidePaths<Paths>): ApiEndpoint<Paths, Known>;
  /** Amends the defaults by a route or by options, or gives them as they are. */
  merge<Input extends string | AnyOptions>(input?: Alone<Input, Known>): MergedOptions;
  /**
   * Amends the defaults by a call, and leaves the url unexpanded.
   *
   * @example
   * const options = endpoint.merge("GET /orgs/{org}", { org: "acme" });
   * endpoint.parse({ ...options, page: 2 }).url; // "https://api.service.example/orgs/acme?page=2"
   */
  merge<Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Known>): MergedOptions;
}

/** A builder that knows an API by its description: what `defaults<paths>(...)` gives. */
export interface ApiEndpoint<
  in out Paths,
  /** @ts-ignore: as in `Endpoint`. */
  in Known = never,
> extends Pick<Builder, "DEFAULTS" | "parse"> {
  readonly [described]: Paths;
  /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
  <Input extends string | AnyOptions>(input?: ApiAlone<Paths, Input, Known>): ApiRequest<Paths, Input>;
  /**
   * Turns a described route and what it takes into request options; so, too, a full URL and one that begins with `{x}`.
   *
   * @example
   * github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", state: "open" });
   */
  <Route extends string | AnyOptions, Args = never, Body = never>(
    route: Route,
    ...rest: ApiCall<Paths, Route, Known, Args, Body>
  ): ApiRequest<Paths, Route>;
  /** Takes what a function of your own hands on, with the types of its answer. */
  <Route extends Routes<Paths>>(route: Route, ...rest: HandedOn<Paths, Route, Known>): ApiRequest<Paths, Route>;
  /** Makes a new builder that amends these defaults; this one stays as it is. */
  defaults<Call extends AnyOptions>(
    options: Call & KnownOptions & NoBaseURL<Call>,
  ): ApiEndpoint<Paths, Known | NamesGiven<Call>>;
  /** Amends the defaults by a route or by options, or gives them as they are. */
  merge<Input extends string | AnyOptions>(input?: ApiAlone<Paths, Input, Known>): MergedOptions;
  /** Amends the defaults by a call, and leaves the url unexpanded. */
  merge<Route extends string | AnyOptions, Args = never, Body = never>(
    route: Route,
    ...rest: ApiCall<Paths, Route, Known, Args, Body>
  ): MergedOptions;
}

/**
 * Rejects `baseURL`, which is axios's name for `baseUrl`. (A plain member of the options would be offered by editors.)
 */
type NoBaseURL<Call> = [Call] extends [{ readonly baseURL: unknown }]
  ? { readonly baseURL?: "write baseUrl" }
  : unknown;

/**
 * The names to which defaults surely give a value. With `args`, whose names only run time knows, every name counts. An
 * index signature names none: `{}` extends it, too. (By `keyof`, errors show them one by one.)
 */
type NamesGiven<Call> = [Call] extends [{ readonly args: object }]
  ? string
  : keyof {
      [
        Key in keyof Call as {} extends Pick<Call, Key>
          ? never
          : Call[Key] extends Value
            ? Exclude<Key, OptionName>
            : never
      ]: Key;
    };

/**
 * The options beside `<paths>`. TypeScript infers no names where a type is spelled out, so names need a second call.
 * Without `<paths>`, this signature takes `NoCall`; the other one takes no type arguments, or two (`_Second`). So no
 * call fits both, and errors are about the one that was meant.
 */
type BesidePaths<Paths> = [Paths] extends [never]
  ? NoCall
  : [options: Setup<"for anything else, chain a second .defaults({ ... })">];
/** Errors show `_Advice`, as a part of this type's name. */
interface Setup<_Advice> extends Pick<KnownOptions, "baseUrl" | "headers" | "mediaType"> {}
/** More arguments than any call gives: a signature that asks for them drops out. */
type NoCall = [never, never, never];

/** Any builder of request options, to which every route is just text. */
export interface Builder {
  /** Turns a route and options into request options. */
  (route: string, options?: AnyOptions): RequestOptions;
  /** Turns options with a `url`, or the defaults if they have one, into request options. */
  (options?: AnyOptions): RequestOptions;
  /** The current defaults, frozen. */
  readonly DEFAULTS: MergedOptions;
  /** Makes a new builder that amends these defaults; this one stays as it is. */
  defaults(options: AnyOptions): Builder;
  /** Amends the defaults by a call, and leaves the url unexpanded. */
  merge(route: string, options?: AnyOptions): MergedOptions;
  /** Amends the defaults by options, or gives them as they are. */
  merge(options?: AnyOptions): MergedOptions;
  /**
   * Turns merged options into request options, by no defaults but the method `GET`.
   *
   * @example
   * builder.parse({ ...builder.merge("GET /events"), page: 2 }).url; // "https://api.service.example/events?page=2"
   */
  parse(options: AnyOptions): RequestOptions;
}

/* ---- types: options and results ---- */

/** The options and parameters of a call, as far as they can be told without the route. */
export interface Options extends KnownOptions {
  /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
  readonly [parameter: string]: unknown;
}

/** The same, also if an interface of your own describes them, which has no index signature. */
type AnyOptions = KnownOptions & PlainObject;

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
  readonly args?: PlainObject | undefined;
}
type OptionName = keyof KnownOptions;

/** The methods that editors offer; any other token will do. */
type MethodName = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "QUERY";

/** A plain object, or pairs as `Headers` and `Map` hold them. */
type HeaderFields = { readonly [name: string]: HeaderValue } | Iterable<readonly [name: string, value: HeaderValue]>;
type HeaderValue = string | number | bigint | boolean | null | undefined;

/** How to amend the items `application/vnd.<vendor>[.v<N>][.<detail>][+json]` of the `accept` header. */
type MediaType = {
  /** Replaces detail, unless that ends in `-preview`, and `+json`: `"raw"`, `"text+json"`. `""` is none. */
  readonly format?: string | undefined;
  /** Replace version and detail, one item each: `["mercy"]` for `mercy-preview`. */
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
  /** Absolute and encoded. */
  url: string;
  /** All names in lower case. (A number or boolean that was given stays one.) */
  headers: Record<string, string>;
  /** The parameters object or `data`; absent if there is none. */
  body?: unknown;
  /** The option of that name; absent if there is none. */
  request?: object;
}

/** The second argument of `fetch`. (Clients differ in what a body may be, so it is `any` here.) */
type FetchInit = {
  method: string;
  headers: Record<string, string>;
  body?: any;
  duplex?: "half";
};

/** The standard `Request`, where the types of the environment know it. */
type FetchRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : unknown;

/* ---- types: plain calls ---- */

/**
 * What follows a route: the options, which may be left out if no name needs a value. `Known` are the names that have a
 * default.
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => fetch(toRequest(endpoint(route, ...rest)));
 */
export type Rest<Route, Known = never> = RestOf<Beside<Route>, Placeholders<Route>, Known>;
/** `Allowed` are the options that may stand beside the placeholders; `never` if there is no route. */
type RestOf<Allowed, Placeholder, Known> = [RequiredNames<Placeholder>] extends [Known]
  ? [Allowed] extends [never]
    ? NoCall
    : [options?: (Allowed & Takes<Placeholder, OptionName> & PlainObject) | undefined]
  : [options: Filled<Allowed & Takes<Placeholder, OptionName>, Exclude<RequiredNames<Placeholder>, Known>>];

/**
 * The names have values, or there is `args`. (The branch with `args` has no index signature, so errors are about the
 * names.)
 */
type Filled<Allowed, Name> = Allowed & ((Needs<Name> & PlainObject) | { readonly args: PlainObject });

/** The options that a route leaves open: not what it says itself. A route that is just a `string` may be any. */
type Beside<Route> = string extends Route
  ? KnownOptions
  : [Route] extends [`${string} ${string}`]
    ? BesideMethod
    : [Route] extends [string]
      ? BesideUrl
      : never;
interface BesideUrl extends Omit<KnownOptions, "url"> {
  readonly url?: "is in the route" | undefined;
}
interface BesideMethod extends Omit<BesideUrl, "method"> {
  readonly method?: "is in the route" | undefined;
}

/**
 * Options that stand alone take what their `url` takes. A route alone is complete, or a text says what it lacks. (Of
 * any argument, the compiler infers `Input` from the `Route` of `Complete`, also where it then takes another branch.)
 */
type Alone<Input, Known> = Input extends { readonly url: infer Url }
  ? RestOf<KnownOptions, Placeholders<Url>, Known>[0]
  : [Input] extends [string]
    ? Complete<Input, Exclude<RequiredNames<Placeholders<Input>>, Known>>
    : AnyOptions;
type Complete<Route, Name> = [Name] extends [never] ? Route : `${Name & string} needs a value`;

/* ---- types: described calls ---- */

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
 * What follows a described route: its path and query, and the members of its body, or that as `data`; or `args`, which
 * may hold any of them.
 *
 * @example
 * const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) => send(github(route, ...rest));
 */
export type ApiRest<Paths, Route, Known = never> =
  OperationOf<Paths, Route> extends infer Operation
    ? [Operation] extends [never]
      ? Rest<Route, Known>
      : RestFor<
          | (Described<Operation, Route, Known, never> & { readonly data?: undefined; readonly args?: undefined })
          | (Described<Operation, Route, Known, unknown> & { readonly args?: undefined })
          | (Described<Operation, Route, string, never> & { readonly data?: undefined; readonly args: PlainObject })
        >
    : never;
type RestFor<Wanted> = {} extends Wanted ? [options?: Wanted | undefined] : [options: Wanted];

/**
 * What stands behind the route of a call that is written out: one object and no union, as `ApiRest` is, so that errors
 * are about its members. `Args` and `Body` are the types of these options, or `never`: the compiler infers them from
 * the last branch, which is never taken.
 */
type ApiCall<Paths, Route, Known, Args, Body> =
  OperationOf<Paths, Route> extends infer Operation
    ? [Operation] extends [never]
      ? [Undescribed<Paths, Route>] extends [never]
        ? Rest<Route, Known>
        : [options: Undescribed<Paths, Route>]
      : RestFor<Described<Operation, Route, [Args] extends [never] ? Known : string, Body>>
    : [options: { readonly args?: Args; readonly data?: Body }];

/** A route that stands alone is complete, or a text says what is wrong. */
type ApiAlone<Paths, Input, Known> =
  OperationOf<Paths, Input> extends infer Operation
    ? [Operation] extends [never]
      ? [Undescribed<Paths, Input>] extends [never]
        ? Alone<Input, Known>
        : Undescribed<Paths, Input>
      : Complete<Input, RequiredKeys<Described<Operation, Input, Known, never>>>
    : never;

/**
 * `ApiRest` for a route that is a type parameter. For a known route no call fits, so the signature before it in
 * `ApiEndpoint` decides. (A type parameter might be `never`. So the compiler takes `IsConcrete` for `false`, and asks
 * of what is handed on just the last branch; of a condition that is written here, it would ask both.)
 */
type HandedOn<Paths, Route, Known> = IsConcrete<Route> extends true ? NoCall : ApiRest<Paths, Route, Known>;
type IsConcrete<Route> = [Route] extends [never] ? false : true;

/** The names that are required; of a union, such as a body may be, those of each member. */
type RequiredKeys<Wanted> = Wanted extends unknown
  ? keyof { [Key in keyof Wanted as {} extends Pick<Wanted, Key> ? never : Key]: Key }
  : never;

/**
 * What is wrong with a route that is not described: nothing, unless it is spelled out and its url begins with a slash.
 */
type Undescribed<Paths, Route> =
  IsPattern<Route> extends true
    ? never
    : Route extends `/${string}` | `${string} /${string}`
      ? Route extends `${infer Path}?${string}`
        ? [OperationOf<Paths, Path>] extends [never]
          ? `${Route} is not described`
          : `${Path} is described without a query: write {?name}, and the value beside the route`
        : `${Route} is not described`
      : never;

/** The description of `"METHOD /path"`, whose path `{?...}` may follow; `never` of any other route. */
type OperationOf<Paths, Route> = [Route] extends [`${infer Method extends MethodName} ${infer Url}`]
  ? MemberOf<MemberOf<Paths, DescribedPath<Paths, Url>>, Lowercase<Method>>
  : never;
/** The key of a url. Some keys have a fragment, which `{?...}` precedes: "/x{?a}#b" is "/x#b". */
type DescribedPath<Paths, Url> = Url extends keyof Paths
  ? Url
  : Url extends `${infer Path}{?${string}}${infer Fragment}`
    ? Path extends `${string}#${string}`
      ? never
      : `${Path}${Fragment}`
    : never;
/** The type at a key; `never` if there is nothing, which the generator writes as `query?: never`. */
type MemberOf<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;

/**
 * What an operation takes in one object, and what the route names besides. With a `Body`, that is the option `data`.
 */
type Described<Operation, Route, Known, Body> = BesideDescribed &
  PathMembers<Operation, Route, Known> &
  QueryMembers<Operation, Route, Known> &
  BodyMembers<Operation, Route, Known, Body> &
  AnyFor<Exclude<NamesIn<Route>, NamesAt<Operation, "path"> | NamesAt<Operation, "query">>>;
interface BesideDescribed extends Omit<BesideMethod, "data">, NotSpecial {}

/** The described parameters in a place, and their names. */
type ParametersAt<Operation, Place extends "path" | "query"> = OrNone<
  MemberOf<MemberOf<Operation, "parameters">, Place>
>;
type OrNone<Type> = [Type] extends [never] ? {} : Type;
type NamesAt<Operation, Place extends "path" | "query"> = keyof ParametersAt<Operation, Place>;

/** Members without the names that mean something else; those that defaults give may be left out. */
type Free<All, Others, Known> = [keyof All & (Others | Known)] extends [never]
  ? All
  : Pick<All, Exclude<keyof All, Others | Known>> & Partial<Pick<All, Exclude<keyof All & Known, Others>>>;

/** The names in the path, as they are described, or else as the route spells them. */
type PathMembers<Operation, Route, Known> = [NamesAt<Operation, "path">] extends [never]
  ? Needs<Exclude<RequiredNames<Placeholders<Route>>, Known>>
  : Free<ParametersAt<Operation, "path">, never, Known>;

/**
 * The parameters of the query. All of `GET` and `HEAD` go there; beside a body, those that the route writes. A name of
 * an option means the option, and of these only `data` fills its placeholder, `{?data}`.
 */
type QueryMembers<Operation, Route, Known> = QueryValues<
  Free<
    ParametersAt<Operation, "query">,
    Exclude<OptionName, NamesIn<Route> & "data"> | NamesAt<Operation, "path">,
    Known
  >,
  [Route] extends [Bodiless] ? string : NamesIn<Route>
>;
type Bodiless = `${"GET" | "HEAD"} ${string}`;
type QueryValues<Query, InQuery> = {
  readonly [Key in keyof Query]: Key extends InQuery
    ? QueryValue<Query[Key]>
    : `write {?${Key & string}} in the route` | undefined;
};
/** Takes `readonly` lists, and `null` for `undefined`. */
type QueryValue<Type> = Type extends readonly (infer Item)[]
  ? readonly Item[]
  : Type extends undefined
    ? null | undefined
    : Type;

/** What makes the body: the members of JSON, or `data` if that is given, or if they cannot be spelled. */
type BodyMembers<Operation, Route, Known, Body> = [ContentOf<Operation, Route>] extends [never]
  ? "data" extends NamesIn<Route> // It fills the placeholder.
    ? unknown
    : { readonly data?: "no body is described" | undefined }
  : AsRequired<
      Operation,
      [Body] extends [never]
        ? OrData<
            JsonMembers<JsonIn<ContentOf<Operation, Route>>, OptionName | NamesIn<Route>, Known>,
            ContentOf<Operation, Route>,
            Known
          >
        : DataMember<ContentOf<Operation, Route>>
    >;

/** The media types of a body and what they look like; `never` if there is no body. */
type ContentOf<Operation, Route> = [Route] extends [Bodiless]
  ? never
  : MemberOf<MemberOf<Operation, "requestBody">, "content">;

/** What JSON looks like; `never` if there is none. */
type JsonIn<Content> = "application/json" extends keyof Content
  ? Content["application/json"]
  : Content[keyof Content & JsonType];
type JsonType = `${string}json${string}` | "*/*";

/** All may be left out, or be `undefined`, where the body is optional. */
type AsRequired<Operation, Members> = Operation extends { readonly requestBody: {} }
  ? Members
  : { readonly [Key in keyof Members]?: Members[Key] | undefined };

/** `data`, if there are no members to spell; beside `args`, which may hold them, it may be left out. */
type OrData<Members, Content, Known> = [Members] extends [never]
  ? string extends Known
    ? Partial<DataMember<Content>>
    : DataMember<Content>
  : Members;

/** The body as JSON, or as text or a form by its other media types; anything, if there is neither JSON nor text. */
type DataMember<Content> = {
  readonly data: [JsonIn<Content>] extends [never]
    ? keyof Content extends `text/${string}`
      ? string
      : {} | null
    : JsonIn<Content> | ([keyof Content] extends [JsonType] ? never : string | Form);
};
/** A `FormData` or `URLSearchParams`, which not all environments have types for. */
interface Form {
  append(name: string, value: string): void;
}

/**
 * The members that a call may spell: all there are, if nothing is known of the body; `never`, if it is no object, or if
 * the name of a required member means something else.
 */
type JsonMembers<Json, Others, Known> = Json extends unknown
  ? unknown extends Json
    ? { readonly [name: string]: unknown }
    : Json extends readonly unknown[] | string | number | boolean | null
      ? never
      : string extends keyof Json
        ? OpenMembers<Json, Others | Known>
        : {} extends Pick<Json, Extract<keyof Json, Others>>
          ? Free<Json, Others, Known>
          : never
  : never;
/** Any other name may have any value, for path, query and options stand in the same object. */
type OpenMembers<Json, Others> = {
  readonly [Key in keyof Json as string extends Key ? Key : Exclude<Key, Others>]: string extends Key
    ? unknown
    : Json[Key];
};

/* ---- types: described answers ---- */

/**
 * A request by a description. For the compiler alone, it carries the responses, which are looked up when asked for;
 * those of one route do not stand for those of another (`in out`).
 */
export interface ApiRequest<in out Paths, in out Route> extends RequestOptions {
  readonly [described]?: OrNone<MemberOf<OperationOf<Paths, Route>, "responses">>;
}

/**
 * The JSON of the successful responses to a request; of those with one status as `Data<typeof options, 404>`. If 404 is
 * not described, `"4XX"` stands for it, then `"default"`, which also stands for a success. `undefined` if a response
 * has no content, `unknown` if it has no JSON or nothing is described.
 */
export type Data<Result, Status extends number | string = never> = Result extends unknown
  ? JsonAt<Responses<Result>, [Status] extends [never] ? StatusIn<Responses<Result>, "2"> : `${Status}`>
  : never;

/** The JSON of all responses that are not successful. */
export type Failure<Result> = Result extends unknown
  ? JsonAt<Responses<Result>, StatusIn<Responses<Result>, Exclude<Digit, "2"> | "default">>
  : never;

/**
 * The described responses by their status, as text: those of a request, or an interface of them as it is. (Such an
 * interface does not extend the type below, though its one member is optional: they have no member in common.)
 */
type Responses<Result> = ByStatus<
  Result extends { readonly [described]?: infer Found } ? Exclude<Found, undefined> : Result
>;
type ByStatus<Found> = { [Status in keyof Found & (string | number) as `${Status}`]: Found[Status] };

/** The statuses that begin so, or else `"default"`. */
type StatusIn<Found, Start extends string> = [Extract<keyof Found, `${Start}${string}`>] extends [never]
  ? "default"
  : Extract<keyof Found, `${Start}${string}`>;

type JsonAt<Found, Status> = Status extends keyof Found
  ? JsonOf<Found, Status>
  : Status extends `${infer First}${string}`
    ? JsonOf<Found, `${First}XX` extends keyof Found ? `${First}XX` : "default">
    : never;
type JsonOf<Found, Status> = Status extends keyof Found
  ? Found[Status] extends { readonly content: infer Content }
    ? [JsonIn<Content>] extends [never]
      ? unknown
      : JsonIn<Content>
    : undefined
  : unknown;
