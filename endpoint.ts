/**
 * tiny-endpoint: turns a route and parameters into request options for any HTTP client.
 *
 *     route, options -> merged with the defaults: settings -> the plan of their url, filled -> request options
 */
import {
  type Expressions,
  type Members,
  type Memory,
  type Missing,
  type Named,
  type Operator,
  type Piece,
  type Texts,
  type Value,
  type Variable,
  type Variables,
  type VariablesByName,
  type Varspec,
  encode,
  expandPieces,
  fail,
  failValue,
  isRecord,
  owns,
  parseLiteral,
  parseTemplate,
  recall,
  textsOf,
} from "./uri-template.ts";

export { expand } from "./uri-template.ts";
export type { Value, Values } from "./uri-template.ts";

/** What `endpoint` and `parse` start from. It stands up here since `endpoint` is made while the module loads. */
const NO_DEFAULTS: Settings = {
  method: "GET",
  url: undefined,
  baseUrl: undefined,
  headers: {},
  mediaType: undefined,
  request: undefined,
  isRequestJoined: false,
  data: undefined,
  parameters: undefined,
  plan: undefined,
};

/**
 * Turns a route and parameters into request options.
 *
 * The route is `METHOD url` or a url, whose placeholders are `:name` or any expression of RFC 6570. A parameter fills
 * the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body. The result is a fresh
 * `{ method, url, headers, body?, request? }`.
 *
 * @throws TypeError that names the culprit and the route, for whatever cannot be sent as it is meant.
 * @example
 * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
 * // { method: "GET",
 * //   url: "https://api.service.example/orgs/acme/repos?type=private",
 * //   headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" } }
 */
export const endpoint: Endpoint = /* @__PURE__ */ createBuilder(NO_DEFAULTS, {
  baseUrl: "https://api.service.example",
  headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" },
}) as Endpoint;

/**
 * Turns request options into a standard `Request`, for `fetch`.
 *
 * The body is what `toBody` gives. The members of the `request` option, such as `signal`, go along, save `method`,
 * `headers`, `body` and `duplex`.
 *
 * @throws TypeError as `toBody` does, and as `Request` itself does for what `fetch` cannot send.
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export function toRequest(options: RequestOptions): FetchRequest {
  const own = ownOf(options);
  return new Request(own.url, {
    __proto__: null,
    ...own.request,
    // A stream has to have it, and other bodies do not mind.
    duplex: "half",
    method: own.method,
    headers: own.headers,
    // If there is none, `null` keeps engines from looking for one elsewhere.
    body: toBody(own) ?? null,
  } as RequestInit);
}

/**
 * The body of request options for clients that take text, bytes and streams but no objects: `node:http`, undici, got.
 *
 * A JSON body (a list, a number, a boolean or a plain object) is given as text, any other as it is.
 *
 * @throws TypeError if the `content-type` of a JSON body is no JSON type, or if it cannot be written as JSON.
 * @example
 * const { url, ...options } = endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" });
 * http.request(url, options).end(toBody({ url, ...options })); // sends {"name":"tiny"}
 */
export function toBody(options: RequestOptions): unknown {
  const { method, url, headers, body } = ownOf(options);
  if (!isJson(body)) return body;
  // "application/json; charset=utf-8", "application/merge-patch+json"
  if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(String(ownOf(headers)["content-type"]))) {
    fail("content-type", `${method} ${url}`, "has to be a JSON type");
  }
  return JSON.stringify(body);
}

/* ---- builders ---- */

/** Makes a builder, by the defaults of its parent and options that amend them. */
function createBuilder(parent: Settings, options: unknown): Builder {
  const settings = mergeSettings(parent, undefined, options);
  const DEFAULTS = mergedOptions(settings);
  const parameters = assign({}, DEFAULTS, true);
  settings.parameters = Object.keys(parameters).length ? parameters : undefined;
  const { headers, mediaType = {}, request } = ownOf(DEFAULTS);
  [DEFAULTS, headers, mediaType, ownOf(mediaType).previews].forEach(Object.freeze);
  // A request that was given once is its caller's own, and stays as it is.
  if (settings.isRequestJoined) Object.freeze(request);
  const call = (route?: unknown, options?: unknown) => buildRequest(mergeSettings(settings, route, options));
  return assign(call, {
    merge: (route?: unknown, options?: unknown) => mergedOptions(mergeSettings(settings, route, options)),
    parse: (options: unknown) => buildRequest(mergeSettings(NO_DEFAULTS, undefined, options)),
    defaults: (options: unknown) => createBuilder(settings, options),
    DEFAULTS,
  }) as unknown as Builder;
}

/** The object that `merge` returns; it shares nothing but the caller's own values. */
function mergedOptions(settings: Settings): MergedOptions {
  const { method, url, baseUrl, headers, data } = settings;
  const request = requestOf(settings);
  // To merge it with nothing copies it, the previews included.
  const mediaType = settings.mediaType && assign({}, mergeMediaType(undefined, settings.mediaType, ""));
  // Every builder has a method, a base and headers.
  const options = assign({ method, baseUrl, headers }, { url, mediaType, request, data });
  return assign(options, settings.parameters, true) as MergedOptions;
}

/* ---- merge ---- */

/** The defaults, amended by a call. All members are its own, so that a polluted prototype lends it none. */
interface Settings {
  method: string;
  url: string | undefined;
  baseUrl: string | undefined;
  /** A copy, for a call to write to. */
  headers: Members;
  /** Like the members below, it is never written to: builders share them. */
  mediaType: MediaType | undefined;
  request: object | undefined;
  /** Whether `request` is our own, joined of several: then each result gets a copy. */
  isRequestJoined: boolean;
  data: unknown;
  /** The object of the call as given, options included; beside default parameters, a copy of both without options. */
  parameters: Members | undefined;
  /** Of a route that names its method; else method and url are still to be put together. */
  plan: Plan | undefined;
}

/** Amends the defaults by the arguments of a call: a route and options, options alone, or two objects of them. */
function mergeSettings(defaults: Settings, first: unknown, second: unknown): Settings {
  if (typeof first === "string") return mergeOptions(defaults, second, first, recall(routes, first));
  // Each object amends what stood before it, as in octokit's hooks: `endpoint.merge(options, options)`.
  return mergeOptions(first === undefined ? defaults : mergeOptions(defaults, first), second);
}

/** Amends settings by an object of options. Beside a route, that has the word on method and url. */
function mergeOptions(before: Settings, options: unknown = {}, source = "the options", route?: Route): Settings {
  if (!isRecord(options)) return fail("options", source, "has to be an object");
  const settings: Settings = {
    method: route?.method ?? before.method,
    url: route?.url ?? before.url,
    baseUrl: before.baseUrl,
    headers: { ...before.headers },
    mediaType: before.mediaType,
    request: before.request,
    isRequestJoined: before.isRequestJoined,
    data: before.data,
    parameters: before.parameters ? assign(assign({}, before.parameters, true), options, true) : options,
    plan: route?.plan,
  };
  for (const key in options) {
    if (!isOption(key) || !owns(options, key)) continue;
    const value = options[key];
    if (value !== undefined) mergeOption(settings, key, value, source, route);
  }
  return settings;
}

/**
 * Whether a key is one of `KnownOptions`; any other is a parameter. (A new option has to be named here and in
 * `mergedOptions`: the compiler does not ask for it.) Each key of a call is asked about twice, and to compare is faster
 * than to look up.
 */
function isOption(key: string): key is OptionName {
  return (
    key === "method" ||
    key === "url" ||
    key === "baseUrl" ||
    key === "headers" ||
    key === "mediaType" ||
    key === "request" ||
    key === "data"
  );
}

function mergeOption(settings: Settings, key: OptionName, value: unknown, source: string, route?: Route): void {
  // Or else `endpoint("POST /webhooks", { url: input })` would send the caller's headers to whoever wrote the input.
  if (route && (key === "url" || (key === "method" && route.method))) failOption(key, source, "is in the route");
  if (key === "headers") mergeHeaders(settings.headers, value, source);
  else if (key === "mediaType") settings.mediaType = mergeMediaType(settings.mediaType, value, source);
  else if (key === "request") mergeRequest(settings, value, source);
  else if (key === "data") settings.data = rejectThenable(value, source);
  else if (key === "method") settings.method = isToken(value) ? value : failOption(key, source, "has to be a method");
  // What is left is `url` or `baseUrl`.
  else if (typeof value === "string" && value.trim()) settings[key] = value;
  else failOption(key, source, "has to be a URL, as a string");
}

/** A promise as a body is a forgotten `await`. */
function rejectThenable(value: unknown, source: string): unknown {
  const then = (value as { readonly then?: unknown } | null)?.then;
  return typeof then === "function" ? fail("data", source, "is a promise: await it first") : value;
}

/** Rejects an option, and says what to do with a parameter that has its name. */
function failOption(name: string, source: string, problem: string): never {
  return fail(name, source, `${problem}; as a parameter, it goes in data or {?query*}`);
}

/** Adds the headers of an object or of pairs. */
function mergeHeaders(headers: Members, value: unknown, source: string): void {
  if (isRecord(value) && !(Symbol.iterator in value)) {
    for (const name in value) if (owns(value, name)) putHeader(headers, name, value[name], source);
    return;
  }
  // Text is no list of pairs, not even an empty one.
  const pairs = typeof value === "object" && value && Symbol.iterator in value ? (value as Iterable<unknown>) : [value];
  for (const pair of pairs) {
    const [name, field] = Array.isArray(pair) ? (pair as unknown[]) : [];
    putHeader(headers, name, field, source);
  }
}

/** Sets or removes a header, whose name may be in any case. */
function putHeader(headers: Members, name: unknown, field: unknown, source: string): void {
  if (!isToken(name)) return failOption("headers", source, "has to be an object or pairs, of tokens");
  const key = name.toLowerCase();
  if (field === null) delete headers[key];
  else if (field !== undefined) put(headers, key, field);
}

/** Whether a value is an HTTP token (RFC 9110, section 5.6.2): "M-SEARCH", "content-type", "v3.raw+json". */
function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(value);
}

/** Gives both media types in one, with the previews of both. */
function mergeMediaType(old: MediaType | undefined, value: unknown, source: string): MediaType {
  const given: MediaType = isRecord(value) ? ownOf(value) : {};
  const { format = old?.format, previews } = given;
  const names = previews === undefined || Array.isArray(previews) ? (previews ?? []).map(nameOfPreview) : [null];
  const isFormat = format === undefined || format === "" || isToken(format);
  if (!isRecord(value) || !isFormat || !names.every(isToken)) {
    failOption("mediaType", source, "has to be { format, previews }");
  }
  // An empty list that was given stays, since hooks read its length.
  const joined = previews ? unique([...(old?.previews ?? []), ...(names as string[])]) : old?.previews;
  return { ...old, ...given, format, previews: joined };
}

/** "mercy" of "mercy-preview": all such endings go at once, so that to name it again changes nothing. */
function nameOfPreview(preview: unknown): unknown {
  if (typeof preview !== "string") return preview;
  let end = preview.length;
  while (preview.endsWith("-preview", end)) end -= "-preview".length;
  return preview.slice(0, end);
}

function unique<Item>(list: readonly Item[]): Item[] {
  return [...new Set(list)];
}

/** One request is handed through as it is; several are joined to one of our own. */
function mergeRequest(settings: Settings, value: unknown, source: string): void {
  if (typeof value !== "object" || !value) return failOption("request", source, "has to be an object");
  settings.isRequestJoined = settings.request !== undefined;
  settings.request = settings.request ? assign(assign({}, settings.request), value) : value;
}

/** The request that a result gets: its caller may write to it, and no write reaches a builder or another result. */
function requestOf({ request, isRequestJoined }: Settings): object | undefined {
  return isRequestJoined ? assign({}, request) : request;
}

/** Adds own members to an object, save options if it is to get parameters; `undefined` never overrides. */
function assign<Target extends object>(target: Target, members: object | undefined, skipOptions = false): Target {
  for (const key in members) {
    if (!owns(members, key) || (skipOptions && isOption(key))) continue;
    const value = members[key as keyof typeof members];
    if (value !== undefined) put(target, key, value);
  }
  return target;
}

/**
 * Gives an object a member of its own, even where all objects have that key: `__proto__`, or a frozen `constructor`.
 */
function put(object: object, key: string, value: unknown): void {
  if (owns(Object.prototype, key)) {
    const descriptor = { __proto__: null, value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object, key, descriptor as PropertyDescriptor);
  } else {
    (object as Members)[key] = value;
  }
}

/** An object's own members, and nothing that its prototype has. */
function ownOf<Type extends object>(object: Type): Type {
  return assign({ __proto__: null } as unknown as Type, object);
}

/* ---- route ---- */

interface Route {
  /** As spelled; a bare url has none. */
  readonly method: string | undefined;
  readonly url: string;
  /** There is one if there is a method. */
  readonly plan: Plan | undefined;
}

const routes: Memory<Route> = { parse: parseRoute, entries: new Map(), size: 0 };

/** Takes a route apart: "GET /x" is a method and a url, "/x" is a url. */
function parseRoute(route: string): Route {
  const [url = "", method, more] = route.trim().split(/\s+/).reverse();
  // "GET" alone, or "M-SEARCH"; a url of such letters takes a slash.
  if (!url || (!method && /^[\dA-Z_-]+$/.test(url))) fail("url", route, 'is missing: write "METHOD url"');
  if (more || (method && !isToken(method))) {
    fail("route", route, 'has to be "METHOD url"; in the url, a space is %20');
  }
  return { method, url, plan: method ? parsePlan(method.toUpperCase(), url) : undefined };
}

/** All that a method and a url say without values. */
interface Plan {
  readonly method: string;
  /** The route as errors quote it. */
  readonly source: string;
  readonly variables: VariablesByName;
  /** `undefined` for each slot: a call fills a copy. */
  readonly noValues: readonly Texts[];
  /** Scheme and authority of a full URL. */
  readonly origin: readonly Piece[] | "";
  /** The variable whose value stands in for `baseUrl`. */
  readonly base: Variable | undefined;
  /** The rest of the url. */
  readonly pieces: readonly Piece[];
  /** Whether the rest holds a dot of its own, which a value could make a dot segment. */
  readonly hasDots: boolean;
  /** Whether the rest may have a query or fragment, as a value of `{+x}` may bring one. */
  readonly isOpen: boolean;
}

/** The plan of a method and a url that come apart. */
function planOf(method: string, url: string | undefined): Plan {
  if (url === undefined) return fail("url", method, "is missing");
  return recall(recall(plansByMethod, method), url);
}

/** By method, the plans by url: to join the two, for a look into `routes`, takes longer. */
const plansByMethod: Memory<Memory<Plan>> = {
  parse: (method) => ({ parse: (url) => recall(routes, `${method} ${url}`).plan!, entries: new Map(), size: 0 }),
  entries: new Map(),
  size: 0,
  // Enough for some fifteen methods.
  bound: 2e3,
};

/** Of "https://{tenant}.example.com/users{?page}": "https://{tenant}.example.com", "/users" and "{?page}". */
const URL_PARTS = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/i;

function parsePlan(method: string, url: string): Plan {
  const source = `${method} ${url}`;
  const variables: VariablesByName = new Map();
  const [, origin = "", spelledPath = "", afterPath = ""] = URL_PARTS.exec(url)!;
  // In the authority stand names alone: "{tenant}", but not "{+tenant}", "{.tenant}" or "{tenant*}".
  if (/\{(?![\w%$[\]][^{},:*]*\})/.test(origin)) fail(origin, source, "has to be letters, digits and hyphens");
  // "/:owner/:repo.git" is "/{owner}/{repo}.git"; a colon elsewhere is a colon.
  const path = spelledPath.replace(/(^|[/.]):([a-z_]\w*)/gi, "$1{$2}");
  // "{base}" of "{base}/users", or "{+base}"
  const [expression = ""] = (!origin && /^\{\+?[\w%$[\]][^{},:*]*\}/.exec(path)) || [];
  const address = parseTemplate(origin || expression, source, variables, true);
  // Of several slashes behind a base, one counts; behind an origin, all do.
  const afterBase = path.slice(expression.length).replace(/^\/+/, origin ? "$&" : "/");
  const pathPieces = parseTemplate(afterBase, source, variables, true);
  const pieces = pathPieces.concat(parseTemplate(afterPath, source, variables));
  for (const name of variables.keys()) {
    if (isOption(name) && name !== "data") failOption(name, source, "is an option: rename it");
  }
  return {
    method,
    source,
    variables,
    noValues: [...variables].map(() => undefined),
    origin: origin && address,
    base: expression ? (address[1] as Varspec) : undefined,
    pieces,
    hasDots: hasDots(afterBase + afterPath),
    isOpen: /[?#+]/.test(url),
  };
}

/* ---- request ---- */

function buildRequest(settings: Settings): RequestOptions {
  const { baseUrl, headers, mediaType, data } = settings;
  const request = requestOf(settings);
  const plan = settings.plan ?? planOf(settings.method, settings.url);
  const { method } = plan;
  const { values, query, body } = splitParameters(plan, settings);
  const url = expandUrl(plan, values, baseUrl, query);
  // A body of parameters is JSON in any case, and need not be asked.
  const hasJson = body !== undefined && (data === undefined || isJson(body));
  if (hasJson && !owns(headers, "content-type")) put(headers, "content-type", "application/json; charset=utf-8");
  if (mediaType && owns(headers, "accept") && typeof headers["accept"] === "string") {
    headers["accept"] = amendAccept(headers["accept"], mediaType);
  }
  const result = body === undefined ? { method, url, headers } : { method, url, headers, body };
  return (request ? { ...result, request } : result) as RequestOptions;
}

/** Where the parameters go: into placeholders, else into the query or the body. */
function splitParameters(
  { method, source, variables, noValues }: Plan,
  { parameters, data }: Settings,
): { values: Texts[]; query: string; body: unknown } {
  const values = noValues.slice();
  const hasBody = method !== "GET" && method !== "HEAD";
  let query = "";
  let body: unknown;
  for (const name in parameters) {
    if (isOption(name) || !owns(parameters, name)) continue;
    const value = parameters[name];
    if (value === undefined) continue;
    const variable = variables.get(name);
    if (variable) {
      values[variable.slot] = textsOf(value, variable);
    } else if (hasBody) {
      put((body ??= {}) as object, name, value);
    } else {
      query = addQuery(query, value, { name, source });
    }
  }
  if (data !== undefined) {
    const variable = variables.get("data");
    if (variable) values[variable.slot] = textsOf(data, variable);
    else if (hasBody) body = data;
    else fail("data", source, `is a body, and ${method} has none: write {?data}`);
  }
  return { values, query, body };
}

/** Whether a body is sent as JSON: not text, and nothing that a client streams or encodes in its own way. */
function isJson(body: unknown): boolean {
  if (typeof body === "number" || typeof body === "boolean" || Array.isArray(body)) return true;
  return isRecord(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body);
}

/* ---- url ---- */

/** The url, with the values in their slots. */
function expandUrl(plan: Plan, values: readonly Texts[], baseUrl: string | undefined, query: string): string {
  const { address, slash } = baseOf(plan, values, baseUrl);
  const tail = expandPieces(plan.pieces, values);
  if (plan.hasDots || values.some(hasDots)) rejectDotSegments(plan, values, tail);
  // The first piece is a literal. To look at it is faster than to look at the text that it was joined to.
  const start = ((plan.pieces[0] as string) || tail)[0];
  // One slash at the seam, but none is added before query and fragment.
  const seam = start === "/" ? "" : !start || start === "?" || start === "#" ? slash : "/";
  return address + seam + (query && plan.isOpen ? withQuery(tail, query) : tail + query);
}

/** What stands in front of a path, and the slash that it spells at its end. */
interface Base {
  readonly address: string;
  readonly slash: string;
  readonly isHttp: boolean;
}

const bases: Memory<Base | undefined> = { parse: parseBase, entries: new Map(), size: 0 };

/** The base: scheme and authority of a full URL, the value of a variable at the start of the url, or `baseUrl`. */
function baseOf({ origin, base, source }: Plan, values: readonly Texts[], baseUrl: string | undefined): Base {
  const text = origin ? expandOrigin(origin, values) : base ? values[base.slot] : baseUrl;
  const found = typeof text === "string" ? recall(bases, text) : undefined;
  if (found && (origin || found.isHttp)) return found;
  if (origin) fail(text as string, source, "is no URL");
  const hint = base ? `, or write "/{${base.name}}"` : " or braces: fill these by expand";
  return fail(base ? base.name : "baseUrl", source, `has to be an http(s):// URL without query${hint}`);
}

/** Scheme and authority of a full URL. */
function expandOrigin(origin: readonly Piece[], values: readonly Texts[]): string {
  for (const piece of origin) {
    if (typeof piece !== "string" && !/^[a-z\d-]+$/i.test(expandPieces([piece], values))) {
      failValue(piece, "has to be letters, digits and hyphens");
    }
  }
  return expandPieces(origin, values);
}

/** Takes a base apart, if it is one: "https://h.example/v1//" has the address "https://h.example/v1" and a slash. */
function parseBase(text: string): Base | undefined {
  const [, address = "", slash = ""] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*(?:\/+[^/?#]+)*)(\/?)\/*$/i.exec(text) ?? [];
  try {
    new URL(address);
    return { address: parseLiteral(address, text), slash, isHttp: /^https?:\/\/[^/]/i.test(text) };
  } catch {
    return undefined;
  }
}

/** Whether a text or one of its members holds a dot, plain or as a triplet: no dot segment is made without one. */
function hasDots(texts: Texts): boolean {
  if (texts === undefined) return false;
  if (typeof texts === "string") return /\.|%2e/i.test(texts);
  if (Array.isArray(texts)) return texts.some(hasDots);
  for (const [key, text] of texts as ReadonlyMap<string, string | undefined>) {
    if (hasDots(key) || hasDots(text)) return true;
  }
  return false;
}

/**
 * A dot segment as any server sees it: "." or "..", each dot plain or as "%2e", between slashes or backslashes, plain
 * or encoded; a ";" ends it as well. "/a/.%2E/b" has one for all servers, "/a%2F..%2Fb" for those that decode slashes
 * before they resolve dots (nginx, Go), "/a/..;/b" for those that cut segments at ";" (Tomcat).
 */
const DOT_SEGMENT = /(^|\/|%2f|%5c)(?:\.|%2e){1,2}(?=[/;]|%2f|%5c|%3b|$)/gi;

/** Rejects a value that has a part in a dot segment of the path; the route itself may spell such segments. */
function rejectDotSegments({ pieces }: Plan, values: readonly Texts[], tail: string): void {
  const path = /^[^?#]*/.exec(tail)![0]!;
  const segments = path.matchAll(DOT_SEGMENT);
  let segment = segments.next().value as RegExpMatchArray | undefined;
  if (!segment) return;
  expandPieces(pieces, values, (varspec, start, end) => {
    while (segment && segment.index! + segment[0]!.length < start) segment = segments.next().value;
    // A value that only touches the dots has a part in them: "c/" opens them in "{+x}..", ";" ends them in "..{x}".
    if (segment && segment.index! + segment[1]!.length <= end) {
      failValue(varspec, "makes a dot segment: reject such values");
    }
  });
}

/** Adds a parameter without a placeholder, as `{?name*}` would write it. */
function addQuery(query: string, value: unknown, culprit: Named): string {
  const { name } = culprit;
  const texts = textsOf(value, culprit);
  if (texts instanceof Map) failValue(culprit, `is an object: write {?${name}*}, or JSON.stringify it`);
  const label = encode(name, culprit);
  for (const text of Array.isArray(texts) ? texts : [texts]) {
    if (text !== undefined) query += `${query ? "&" : "?"}${label}=${encode(text, culprit)}`;
  }
  return query;
}

/** Adds a query to what the url has of its own: "/x?a=1#f" and "?b=2" give "/x?a=1&b=2#f". */
function withQuery(url: string, query: string): string {
  return url.replace(/^[^#]*/, (head) => {
    return head + (head.includes("?") ? query.replace("?", /[?&]$/.test(head) ? "" : "&") : query);
  });
}

/* ---- accept ---- */

/** Amends the items of an `accept` header that are vendor media types (section 12.5.1 of RFC 9110 has the header). */
function amendAccept(accept: string, { format = "", previews = [] }: MediaType): string {
  const amendItem = (
    item: string,
    vendor: string,
    version = "",
    param = "",
    suffix = "",
    parameters: string,
  ): string => {
    if (!format && !previews.length) return item;
    const ending = (format ? `.${format}` : suffix) + parameters;
    const earlier = param.endsWith("-preview") ? [param] : [];
    const params = unique([...earlier, ...previews.map((preview) => `${preview}-preview`)]);
    return params.map((param) => `${vendor}.${param}${ending}`).join() || vendor + version + ending;
  };
  // An item, in which a quoted string may hold commas: 'a/b;p="x,y", c/d' has two.
  return accept.replace(/(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g, (item) => item.replace(VENDOR_TYPE, amendItem));
}

/** "application/vnd.acme.v3.raw+json;q=0.5": vendor, version, param, suffix and parameters. */
const VENDOR_TYPE = /^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i;

/* ---- what goes in ---- */

/** How to amend the items `application/vnd.<vendor>[.v<N>][.<param>][+json]` of the `accept` header. */
export interface MediaType {
  /** Replaces param and `+json`: `"raw"`, `"text+json"`. `""` is none. */
  readonly format?: string | undefined;
  /** Replace version and param, one item each: `["mercy"]`. */
  readonly previews?: readonly string[] | undefined;
}

/** The methods that editors offer; any other token will do. */
type MethodName = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "CONNECT";

/** Pairs, as `Headers` and `Map` hold them, or a plain object, which an interface may describe. */
type HeaderFields =
  | Iterable<readonly [name: string, value: unknown]>
  | { readonly [name: string]: unknown }
  | (object & { readonly [Symbol.iterator]?: undefined });

/** The options that may stand beside any route. */
interface CommonOptions {
  /** An absolute http(s) URL without query, fragment and braces. */
  readonly baseUrl?: string | undefined;
  /** A plain object or pairs; names in any case. `undefined` keeps a default, `null` removes it. */
  readonly headers?: HeaderFields | undefined;
  /** Amends the vendor media types of the `accept` header. */
  readonly mediaType?: MediaType | undefined;
  /** Meta information for the HTTP client, handed through untouched. */
  readonly request?: object | undefined;
}

interface DataOption {
  /** The body as it is. */
  readonly data?: unknown;
}

interface MethodOption {
  /** The HTTP method in any case, `GET` by default. Not beside a route that names one. */
  readonly method?: MethodName | (string & {}) | undefined;
}

interface UrlOption {
  /** A full URL or one that is joined to `baseUrl`, with placeholders. Not beside a route. */
  readonly url?: `/${string}` | (string & {}) | undefined;
}

/** All options. Every other key is a parameter. */
interface KnownOptions extends CommonOptions, DataOption, MethodOption, UrlOption {}
type OptionName = keyof KnownOptions;

/** The options beside a route that is just a url. */
interface BesideUrl extends CommonOptions, DataOption, MethodOption {
  readonly url?: IsInTheRoute<"url"> | undefined;
}

/** The options beside a route that names its method. */
interface BesideMethod extends CommonOptions, DataOption, SaidByRoute {}

interface SaidByRoute {
  readonly method?: IsInTheRoute<"method"> | undefined;
  readonly url?: IsInTheRoute<"url"> | undefined;
}

/** The options beside any route, as editors show them; what `method` may be is the route's to say. */
interface ShownOptions extends CommonOptions, DataOption, Shown<MethodOption> {}
type Shown<Some> = { [Key in keyof Some]: unknown };

/** What a compile error shows for an option that would contradict the route. */
interface IsInTheRoute<Option> {
  readonly "is in the route": Option;
}

/** The further keys of a call: of an object literal, or of an interface, which has no index signature. */
type FurtherKeys = PlainObject | { readonly [name: string]: unknown };

/** No list, no function, and no `Map` or the like. */
type PlainObject = object & {
  readonly [Symbol.iterator]?: undefined;
  readonly [Symbol.hasInstance]?: undefined;
  readonly [Symbol.toStringTag]?: undefined;
};

/** What a call takes besides its route, as far as it can be told without the route. */
export interface Options extends KnownOptions {
  /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
  readonly [parameter: string]: unknown;
}

/** What may stand beside any route `"METHOD url"`, and be spread there: `{ ...options, org: "acme" }`. */
export interface RouteOptions extends CommonOptions, DataOption {
  readonly method?: undefined;
  readonly url?: undefined;
  /** A parameter, as in `Options`. */
  readonly [parameter: string]: unknown;
}

/* ---- what comes out ---- */

/** What an HTTP client needs to send the request. */
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

/** Options as `merge` gives them. */
export interface MergedOptions extends Options {
  readonly headers: Record<string, string>;
}

/** The standard `Request`, where the types of the environment know it. */
export type FetchRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : unknown;

/* ---- what builders offer ---- */

/** Any builder of request options, to which every route is just text. */
export interface Builder {
  (route: string, options?: AnyOptions): RequestOptions;
  (options?: AnyOptions): RequestOptions;
  readonly DEFAULTS: MergedOptions;
  defaults(options: AnyOptions): Builder;
  merge(route: string, options?: AnyOptions): MergedOptions;
  merge(options?: AnyOptions): MergedOptions;
  parse(options: AnyOptions): RequestOptions;
}

/** Options for any route, be it known or not. */
type AnyOptions = FurtherKeys & {
  [Key in keyof KnownOptions]: Key extends "method" | "url" ? KnownOptions[Key] | IsInTheRoute<Key> : KnownOptions[Key];
};

/**
 * A builder that reads its routes: `endpoint`, or what its `defaults` gives. `Known` are the names that have a
 * default.
 */
export interface Endpoint<Defaults extends Layers = [RootDefaults], Known = never> {
  (this: Unless<Lacking<Latest<Defaults, "url">, Known>>): Made<{}, Defaults>;
  <Argument extends string | (KnownOptions & FurtherKeys)>(
    input: Alone<Argument, Defaults, Known>,
  ): MadeAlone<Argument, Defaults>;
  <Route extends string, Call extends Beside<MethodOf<Route>, Placeholders<Route>, Known>>(
    route: Route,
    options: Call & (ShownOptions | undefined),
  ): MadeBeside<Route, Call, Defaults>;
  /** The current defaults, frozen. */
  readonly DEFAULTS: Merged<Defaults>;
  /**
   * A new builder that amends these defaults; this one stays as it is. With an interface `paths`, as openapi-
   * typescript writes it, the new one knows what the API takes: `endpoint.defaults<paths>({ baseUrl:
   * "https://api.github.com" })`.
   */
  defaults<Paths extends PathsLike<Paths> = never, Call extends KnownOptions & FurtherKeys = Setup<ForParameters>>(
    options: Call & ([Paths] extends [never] ? KnownOptions : unknown),
  ): [Paths] extends [never]
    ? Endpoint<[Call, ...Defaults], Known | SuppliedBy<Call>>
    : ApiEndpoint<Paths, [...Defaults, ApiDefaults], Known>;
  /** The defaults amended by the call, with the url unexpanded. */
  merge(): Merged<Defaults>;
  merge<Argument extends string | (KnownOptions & FurtherKeys)>(
    input: Mergeable<Argument, Defaults, Known>,
  ): MergedAlone<Argument, Defaults>;
  merge<Route extends string, Call extends Beside<MethodOf<Route>, Placeholders<Route>, Known>>(
    route: Route,
    options: Call & (ShownOptions | undefined),
  ): Merged<[Spelled<Route>, Call, ...Defaults]>;
  /** Turns merged options into request options, by no defaults but the method `GET`. */
  parse<Call extends KnownOptions & FurtherKeys>(options: Alone<Call, [], never>): Made<Call, [{ method: "GET" }]>;
}

/**
 * A builder that knows an API by its description: what `defaults<paths>(...)` gives. Any other route is read as it is.
 */
export interface ApiEndpoint<Paths, Defaults extends Layers = [RootDefaults, ApiDefaults], Known = never> {
  (this: Unless<Lacking<Latest<Defaults, "url">, Known>>): Made<{}, Defaults>;
  <Argument extends Routes<Paths> | (string & {}) | (KnownOptions & FurtherKeys)>(
    input: ApiAlone<
      Paths,
      Argument,
      Known,
      [Told<Argument>] extends [infer Text] ? Alone<Text, Defaults, Known> : never
    >,
  ): Answered<Paths, Argument, MadeAlone<Told<Argument>, Defaults>>;
  <Route extends Routes<Paths> | (string & {}), Call extends ApiBeside<Paths, Route, Known>>(
    route: Route,
    options: ApiOptions<Paths, Route, Known, Call>,
  ): Answered<Paths, Route, MadeBeside<Told<Route>, Call, Defaults>>;
  /** The current defaults, frozen. */
  readonly DEFAULTS: Merged<Defaults>;
  /** A new builder that amends these defaults; this one stays as it is. */
  defaults<Call extends KnownOptions & FurtherKeys>(
    options: Call & KnownOptions,
  ): ApiEndpoint<Paths, [Call, ...Defaults], Known | SuppliedBy<Call>>;
  /** The defaults amended by the call, with the url unexpanded. */
  merge(): Merged<Defaults>;
  merge<Argument extends Routes<Paths> | (string & {}) | (KnownOptions & FurtherKeys)>(
    input: ApiAlone<
      Paths,
      Argument,
      Known,
      [Told<Argument>] extends [infer Text] ? Mergeable<Text, Defaults, Known> : never
    >,
  ): MergedAlone<Told<Argument>, Defaults>;
  merge<Route extends Routes<Paths> | (string & {}), Call extends ApiBeside<Paths, Route, Known>>(
    route: Route,
    options: ApiOptions<Paths, Route, Known, Call>,
  ): Merged<[Spelled<Told<Route>>, Call, ...Defaults]>;
  /** Turns merged options into request options, by no defaults but the method `GET`. */
  parse<Call extends KnownOptions & FurtherKeys>(options: Alone<Call, [], never>): Made<Call, [{ method: "GET" }]>;
}

/** The defaults of `endpoint` itself. */
export interface RootDefaults {
  readonly method: "GET";
  readonly baseUrl: string;
  readonly headers: Record<string, string>;
}

/** What may stand there with an API's description, beside the names that `defaults` supplied. */
export interface ApiDefaults {
  readonly mediaType?: MediaType;
}

/**
 * What `defaults<paths>(...)` takes. Beside a type that is spelled out the compiler infers no other, so that whatever
 * types depend on is for a second `defaults`, as errors say.
 */
interface Setup<_Advice extends string> extends Pick<CommonOptions, "baseUrl" | "headers" | "mediaType"> {}
type ForParameters = "for anything else, chain a second .defaults({ ... })";

/* ---- what a call needs ---- */

/**
 * What a function of your own takes behind a route that it hands on to a `Builder`: the options, which may be left out
 * if no name needs a value. `Known` are the names that have a default.
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => fetch(toRequest(builder(route, ...rest)));
 */
export type Rest<Route, Known = never> = AsRest<Beside<MethodOf<Route>, Placeholders<Route>, Known>>;
type AsRest<Wanted> = undefined extends Wanted ? [options?: Wanted] : [options: Wanted];

/** The options beside a route; there may be none if no name needs a value. */
type Beside<Method, Expression, Known> = [Needed<Expression, Known>] extends [never]
  ? undefined | (Fillings<Expression, Known> & Unsaid<Method> & FurtherKeys)
  : Fillings<Expression, Known> & Unsaid<Method> & FurtherKeys;

/** The options that a route leaves open. */
type Unsaid<Method> = [Method] extends [never] ? BesideUrl : string extends Method ? KnownOptions : BesideMethod;

/** A route or options that stand alone: as given if they are complete, else what the compile error is to name. */
type Alone<Argument, Defaults extends Layers, Known> = Argument extends string
  ? Argument & Unless<Argument extends "" | MethodName ? "url" : Needed<Placeholders<Argument>, Known>>
  : KnownOptions & Complete<Argument, AndUrl<Option<Argument, Defaults, "url">, Known>>;

/** The same for `merge`, which does without a url. */
type Mergeable<Argument, Defaults extends Layers, Known> = Argument extends string
  ? Alone<Argument, Defaults, Known>
  : KnownOptions & Complete<Argument, Fillings<Placeholders<Option<Argument, Defaults, "url">>, Known>>;

type Complete<Argument, Wanted> = Argument extends Wanted ? Argument : Wanted & FurtherKeys;
type AndUrl<Url, Known> = [Url] extends [never] ? { readonly url: string } : Fillings<Placeholders<Url>, Known>;
type Unless<Name> = [Name] extends [never] ? unknown : Missing<Name>;

/** What a url lacks, which may be missing itself. */
type Lacking<Url, Known> = [Url] extends [never] ? "url" : Needed<Placeholders<Url>, Known>;

/** The values of all names in a route's expressions. */
type Fillings<Expression, Known> = Needs<Needed<Expression, Known> & string> &
  Takes<OptionalNames<Expression> & string, null | undefined> &
  Takes<SimpleNames<Expression> & Known & string, undefined>;

type Needs<Name extends string> = { readonly [Key in Name as `${Key}`]: Value<Key> };
type Takes<Name extends string, Empty> = [Name] extends [never]
  ? unknown
  : { readonly [Key in Name as `${Key}`]?: Value<Key> | Empty };

/** The names that need a value, for the defaults supply none. */
type Needed<Expression, Known> = Exclude<SimpleNames<Expression>, Known>;

/** The names in simple expressions, and those in expressions with an operator, which may do without a value. */
type SimpleNames<Expression> = Expression extends `${Operator}${string}` ? never : Variables<Expression>;
type OptionalNames<Expression> = Expression extends `${Operator}${string}` ? Variables<Expression> : never;

/* ---- what a route says ---- */

/** The method as spelled: `never` if the route is just a url, `string` if the compiler cannot know. */
type MethodOf<Route> = Route extends `${infer Method extends MethodName} ${string}` ? Method : FirstWord<Trim<Route>>;

type FirstWord<Text> = Text extends `${infer Letter}${string}`
  ? string extends Letter
    ? string
    : Text extends `${string}${Blank}${string}`
      ? Upto<Blank, Text>
      : never
  : string;

/** The url as spelled. */
type UrlOf<Route> = Trim<Route> extends `${MethodOf<Route>}${Blank}${infer Url}` ? Trim<Url> : Trim<Route>;

/** Both, as options. */
type Spelled<Route> = [MethodOf<Route>] extends [never]
  ? { url: UrlOf<Route> }
  : { method: MethodOf<Route>; url: UrlOf<Route> };

/**
 * The expressions. A simple one needs values only before the first `?` or `#`; after it, it gets an operator here.
 * Few routes have one there, or a `:name`: the others are spared the second look.
 */
type Placeholders<Route> = Route extends `${string}${`${"?" | "#"}${string}{` | "/:"}${string}`
  ? Expressions<PathOf<Route>> | ColonNames<PathOf<Route>> | `?${Variables<Expressions<Route>> & string}`
  : Expressions<Route>;

type PathOf<Route> = Before<"#", Before<"?", Route>>;

/** The names of `:name` after a slash. */
type ColonNames<Path, Found = never> = Path extends `${string}/:${infer Tail}`
  ? ColonNames<Tail, Found | ColonName<Before<"/", Tail>>>
  : Found;

/** The name at the start of a segment, if it is one. */
type ColonName<Segment> = Segment extends `${Digit}${string}` ? never : Exclude<Upto<Punctuation, Segment>, "">;

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Blank = " " | "\t" | "\n" | "\r";
type Punctuation =
  | (Blank | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%")
  | ("{" | "}" | "[" | "]");

/** Text without the white space around it. */
type Trim<Text> = Text extends `${Blank}${infer Rest}` | `${infer Rest}${Blank}` ? Trim<Rest> : Text;

/** Text before the first mark, or all of it. */
type Before<Mark extends string, Text> = Text extends `${infer Head}${Mark}${string}` ? Head : Text;

/** The same for several marks, where a pattern would match each of them: text goes letter by letter, if it has any. */
type Upto<Marks extends string, Text> = Text extends `${string}${Marks}${string}` ? Letters<Marks, Text> : Text;
type Letters<Marks, Text, Found extends string = ""> = Text extends `${infer Letter}${infer Rest}`
  ? Letter extends Marks
    ? Found
    : Letters<Marks, Rest, `${Found}${Letter}`>
  : Found;

/* ---- what the compiler knows of the result ---- */

type MadeAlone<Argument, Defaults extends Layers> = Argument extends string
  ? MadeBeside<Argument, {}, Defaults>
  : Made<Argument, Defaults>;
type MadeBeside<Route, Call, Defaults extends Layers> = [MethodOf<Route>] extends [never]
  ? Made<Call, Defaults>
  : Result<Upper<MethodOf<Route>>, MetaOf<Call, Defaults>>;
type Made<Call, Defaults extends Layers> = Result<Upper<Option<Call, Defaults, "method">>, MetaOf<Call, Defaults>>;

/**
 * Request options of a method. Each branch is `RequestOptions`, which a generic function's result is therefore as
 * well.
 */
type Result<Method extends string, Meta> = [Method] extends ["GET" | "HEAD"]
  ? WithMeta<WithoutBody<Method>, Meta>
  : WithMeta<WithoutBody<Method> & Pick<RequestOptions, "body">, Meta>;

interface WithoutBody<Method> extends Pick<RequestOptions, "url" | "headers"> {
  /** In upper case. */
  method: Method;
}

/** With meta information, unless that is `never`. */
type WithMeta<Sent, Meta> = [Meta] extends [never]
  ? Flat<Sent>
  : undefined extends Meta
    ? Flat<Sent & { request?: AsObject<Meta> }>
    : Flat<Sent & { request: AsObject<Meta> }>;

type AsObject<Meta> = unknown extends Meta ? object : Extract<Meta, object>;
type Upper<Method> = string extends Method ? string : Uppercase<Method & string>;
type MetaOf<Call, Defaults extends Layers> = Unified<
  Each<"request" extends keyof Call ? [Call, ...Defaults] : Defaults, "request">
>;

type MergedAlone<Argument, Defaults extends Layers> = Merged<
  [Argument extends string ? Spelled<Argument> : Argument, ...Defaults]
>;

/** Merged options. Where any key may be in one of the layers, no more is known than that. */
type Merged<From extends Layers> =
  string extends KeyOf<From[number]>
    ? MergedOptions
    : {
        [Key in keyof Amended<From>]: Key extends "headers"
          ? Record<string, string>
          : Key extends "mediaType" | "request"
            ? Unified<Each<From, Key>>
            : Amended<From>[Key];
      };

/* ---- what an API's description says of a route ---- */

/** An interface from paths to what they take, as openapi-typescript writes it. */
export type PathsLike<Paths> = { readonly [Path in keyof Paths]: Path extends `/${string}` ? object : never };

/** The routes that are described, for editors to offer. */
type Routes<Paths> = {
  [Path in keyof Paths & string]: RouteAt<Path, Paths[Path], Lowercase<MethodName>>;
}[keyof Paths & string];
type RouteAt<Path extends string, Item, Method extends string> = Method extends unknown
  ? Item extends { readonly [Key in Method]: object }
    ? `${Uppercase<Method>} ${Path}`
    : never
  : never;

/**
 * While the compiler does not know a route yet, as in an editor, it stands for all that are described at once. So that
 * not each of them is looked at, it is taken for any text, here and below; `[Route]` where `Route` would do is for
 * that.
 */
type Told<Route> = string extends Route ? string : Route;

/** What the description says of `"METHOD /path"`, which `{?...}` may follow; `never` of any other route. */
type OperationOf<Paths, Route> = string extends Route
  ? never
  : [Route] extends [`${infer Method extends MethodName} ${infer Url}`]
    ? Described<Described<Paths, DescribedPath<Paths, One<Url>>>, Lowercase<One<Method>>>
    : never;
type DescribedPath<Paths, Url> = Url extends keyof Paths
  ? Url
  : Url extends `${infer Path}{?${infer Names}}`
    ? Names extends `${string}}${string}`
      ? never
      : Path
    : never;

/** What is no union: a route that may be one of several is read as any other route is. */
type One<Text, All = Text> = Text extends unknown ? ([All] extends [Text] ? Text : never) : never;

/** The names in the `{?...}` of a route. */
type SpelledNames<Route> = [Route] extends [`${string}{?${infer Names}}`] ? Variables<Names> : never;
type NamesIn<Route> = [Route] extends [infer Text] ? Variables<Expressions<Text>> : never;

/** A route that stands alone: as given if nothing is required; any other argument is for `Otherwise` to judge. */
type ApiAlone<Paths, Argument, Known, Otherwise> = [OperationOf<Paths, Argument>] extends [never]
  ? Otherwise
  : {} extends OptionsOf<Paths, Argument, Known>
    ? Argument
    : Argument & Missing<RequiredKeys<OptionsOf<Paths, Argument, Known>>>;

/** What is required of the options beside a route that is not described. */
type ApiBeside<Paths, Route, Known> = [OperationOf<Paths, Route>] extends [never]
  ? [Told<Route>] extends [infer Text]
    ? Beside<MethodOf<Text>, Placeholders<Text>, Known>
    : never
  : object | undefined;

/** The options beside a route. Those of a described one are no business of `Call`: thus further keys are found. */
type ApiOptions<Paths, Route, Known, Call> = [OperationOf<Paths, Route>] extends [never]
  ? Call & (ShownOptions | undefined)
  : "data" extends keyof Call
    ? "data" extends NamesIn<Route>
      ? OptionsOf<Paths, Route, Known>
      : OptionsWithData<Paths, Route, Known>
    : {} extends OptionsOf<Paths, Route, Known>
      ? OptionsOf<Paths, Route, Known> | undefined
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
  DataMember<ContentOf<Paths, Route>>;

interface BesideDescribed extends CommonOptions, SaidByRoute, PlainObject {}

/** What is described, without the names that mean something else; what the defaults supply may be left out. */
type FreeMembers<All, Taken, Known> = [keyof All & (Taken | Known)] extends [never]
  ? All
  : { readonly [Key in keyof All as Exclude<Key, Taken | Known>]: All[Key] } & {
      readonly [Key in keyof All as Exclude<Extract<Key, Known>, Taken>]?: All[Key];
    };

type RequiredKeys<Options> = Options extends unknown
  ? keyof { [Key in keyof Options as {} extends Pick<Options, Key> ? never : Key]: Key }
  : never;

/** What a description says of the parameters in a place. */
type ParametersOf<Paths, Route, Place extends "path" | "query"> =
  OperationOf<Paths, Route> extends { readonly parameters: { readonly [Key in Place]?: infer Found } }
    ? OrNone<Exclude<Found, undefined>>
    : {};
type OrNone<Type> = [Type] extends [never] ? {} : Type;

/** What stands at a key; `never` if there is nothing, which the generator writes as `query?: never`. */
type Described<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;

/** The names in the path, as they are described, or else as the route spells them. */
type PathMembers<Paths, Route, Known> = [keyof ParametersOf<Paths, Route, "path">] extends [never]
  ? [Route] extends [infer Text]
    ? Needs<Needed<Placeholders<Text>, Known> & string>
    : never
  : FreeMembers<PathValues<ParametersOf<Paths, Route, "path">>, never, Known>;
type PathValues<Path> = { readonly [Key in keyof Path as Same<Key>]-?: Path[Key] & {} };

/** A key, as if it were another: the compiler then does not look up one by one while it infers, a third of its work. */
type Same<Key> = `${Key & string}`;

/** The parameters of the query. Without a body they go there by themselves, else those that `{?...}` spells out. */
type QueryMembers<Paths, Route, Known> = QueryValues<
  FreeMembers<ParametersOf<Paths, Route, "query">, QueryOption | keyof ParametersOf<Paths, Route, "path">, Known>,
  SpelledNames<Route>,
  [Route] extends [Bodiless] ? "data" : string
> &
  Takes<Exclude<SpelledNames<Route>, keyof ParametersOf<Paths, Route, "query">> & string, null | undefined>;
type QueryOption = Exclude<OptionName, "data">;
type Bodiless = `${"GET" | "HEAD"} ${string}`;
type QueryValues<Query, Spelled, GoesElsewhere> = {
  readonly [Key in keyof Query as Same<Key>]: Key extends Spelled
    ? QueryValue<Query[Key]>
    : Key extends GoesElsewhere
      ? NeedsPlace<`{?${Key & string}}`> | undefined
      : QueryValue<Query[Key], object, NeedsPlace<`{?${Key & string}*}`>>;
};

/** Lists may be frozen ones, what may be missing may be `null`, and what has no place of its own is an error. */
type QueryValue<Type, Placeless = never, Otherwise = never> = Type extends readonly (infer Item)[]
  ? readonly Item[]
  : Type extends undefined
    ? null | undefined
    : Type extends Placeless
      ? Otherwise
      : Type;

/** What a compile error shows for a parameter of the query that has to be spelled in the route. */
interface NeedsPlace<Expression> {
  readonly "write it in the route": Expression;
}

/* ---- what an API's description says of a body ---- */

/** The media types of a body and what they look like; `never` if there is no body. */
type ContentOf<Paths, Route> = [Route] extends [Bodiless]
  ? never
  : Described<Described<OperationOf<Paths, Route>, "requestBody">, "content">;

/** What JSON looks like; `never` if there is none. */
type JsonIn<Content> = "application/json" extends keyof Content
  ? Content["application/json"]
  : Content[keyof Content & (`${string}json${string}` | "*/*")];

/** The members of a JSON body; if the body is optional, so are they. */
type BodyMembers<Paths, Route, Known> = [ContentOf<Paths, Route>] extends [never]
  ? unknown
  : OperationOf<Paths, Route> extends { readonly requestBody: {} }
    ? BodyOrData<Paths, Route, Known>
    : Partial<BodyOrData<Paths, Route, Known>>;
type BodyOrData<Paths, Route, Known> = OrData<
  BodyValues<JsonIn<ContentOf<Paths, Route>>, OptionName | NamesIn<Route>, Known>,
  ContentOf<Paths, Route>
>;
type OrData<Values, Content> = [Values] extends [never] ? DataMember<Content> : Values;

/** A body that is given as `data`: of any kind if it is not described as JSON. */
type DataMember<Content> = [Content] extends [never]
  ? unknown
  : { readonly data: [JsonIn<Content>] extends [never] ? {} | null : JsonIn<Content> };

/**
 * The members that a call may spell; `never` if `data` is the only way, for the body is no object, or one of its
 * members that are required bears a name that is taken.
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

/* ---- what an API answers ---- */

declare const answer: unique symbol;

/** What request options say of the responses to them, to the compiler alone. */
export interface Answer<Responses> {
  readonly [answer]?: Responses;
}

/** The responses that are described for a route, looked up when they are asked for. */
export interface ResponsesOf<Paths, Route> {
  readonly described: OrNone<Described<OperationOf<Paths, Route>, "responses">>;
}

/** The JSON of the successful responses, `undefined` if they have no content; `unknown` where nothing is described. */
export type Data<Responses> = Responses extends { readonly described: infer Described }
  ? Successful<Described>
  : Successful<Responses>;
type Successful<Responses> = [SuccessIn<keyof Responses>] extends [never]
  ? "default" extends keyof Responses
    ? DataIn<Responses["default"]>
    : unknown
  : DataIn<Responses[SuccessIn<keyof Responses>]>;
type SuccessIn<Status> = Status extends string | number ? (`${Status}` extends `2${string}` ? Status : never) : never;
type DataIn<Response> = Response extends { readonly content: infer Content }
  ? [JsonIn<Content>] extends [never]
    ? unknown
    : JsonIn<Content>
  : undefined;

/** A result that carries its responses. */
type Answered<Paths, Route, Made> = [OperationOf<Paths, Route>] extends [never]
  ? Made
  : Made & Answer<ResponsesOf<Paths, Route>>;

/* ---- layers of options, the newest first ---- */

/** A list, and no object that grows with each `defaults()`: so the compiler is never in too deep. */
type Layers = readonly unknown[];

/** What the layers hold at a key, where `undefined` overrides nothing. */
type Latest<From extends Layers, Key, Found = never> = From extends readonly [infer Head, ...infer Tail]
  ? Key extends keyof Head
    ? Head[Key] extends {} | null
      ? Found | Head[Key]
      : Latest<Tail, Key, Found | Exclude<Head[Key], undefined>>
    : Latest<Tail, Key, Found>
  : Found;

/** The same with one more layer, which mostly has the answer. */
type Option<Call, Defaults extends Layers, Key> = Key extends keyof Call
  ? Call[Key] extends {} | null
    ? Call[Key]
    : Latest<[Call, ...Defaults], Key>
  : Latest<Defaults, Key>;

/** What each layer holds at a key. */
type Each<From extends Layers, Key, Found extends Layers = []> = From extends readonly [infer Head, ...infer Tail]
  ? Each<Tail, Key, Key extends keyof Head ? [...Found, Head[Key]] : Found>
  : Found;

/** Objects joined key by key; just one is that very type. */
type Unified<Each extends Layers> = Each extends readonly []
  ? never
  : Each extends readonly [infer Only]
    ? Only
    : Amended<{ [Index in keyof Each]: Exclude<Each[Index], undefined> }>;

/** All keys of the layers; one that may be missing in each of them is optional. */
type Amended<From extends Layers> = Flat<
  { readonly [Key in SureKeys<From[number]>]: Latest<From, Key> } & {
    readonly [Key in Exclude<KeyOf<From[number]>, SureKeys<From[number]>>]?: Latest<From, Key>;
  }
>;
/** One object of several. It goes by no name, so that editors show what is in it. */
type Flat<Type> = Type extends unknown ? { [Key in keyof Type]: Type[Key] } : never;
type KeyOf<Layer> = Layer extends unknown ? keyof Layer : never;
type SureKeys<Layer> = Layer extends unknown ? KeysOf<{} | null, Layer> : never;

/** The names that have a value for sure. */
type SuppliedBy<Call> = KeysOf<Value, Call>;

/** The keys whose values are all of a type. */
type KeysOf<Type, Call> = { [Key in keyof Call]-?: Call[Key] extends Type ? Key : never }[keyof Call];
