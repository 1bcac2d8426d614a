/**
 * tiny-endpoint: turns a route and parameters into request options for any HTTP client.
 *
 *     route and options -> settings (the defaults, amended) -> plan of the route -> request options
 */
import {
  LITERAL_FAULT,
  type Expression,
  type Part,
  type Slots,
  type Varspec,
  encode,
  encodeLiteral,
  expandExpression,
  fail,
  isRecord,
  operatorOf,
  parseTemplate,
  plainOf,
  remember,
} from "./uri-template.ts";

export { expand } from "./uri-template.ts";
export type { Values } from "./uri-template.ts";

const VERSION = "1.0.0";

/* ---- what goes in and what comes out ---- */

/** How to amend the items `application/vnd.<vendor>[.v<N>][.<param>][+json]` of the `accept` header. */
export interface MediaType {
  /** Replaces param and `+json`: `"raw"`, `"text+json"`. */
  readonly format?: string | undefined;
  /** Replace version and param, one item each: `["mercy"]`. */
  readonly previews?: readonly string[] | undefined;
  readonly [key: string]: unknown;
}

/** What a call takes besides its route. Every key that is not named here is a parameter. */
export interface Options {
  /** The HTTP method in any case, `GET` by default. Not beside a route that names one. */
  readonly method?: string | undefined;
  /** A full URL or one that is joined to `baseUrl`, with placeholders. Not beside a route. */
  readonly url?: string | undefined;
  /** An absolute http(s) URL without query, fragment and braces. */
  readonly baseUrl?: string | undefined;
  /** A plain object or pairs; names in any case. `undefined` keeps a default, `null` removes it. */
  readonly headers?: object | undefined;
  /** Amends the vendor media types of the `accept` header. */
  readonly mediaType?: MediaType | undefined;
  /** Meta information for the HTTP client, handed through untouched. */
  readonly request?: object | undefined;
  /** The body as it is. */
  readonly data?: unknown;
  /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
  readonly [parameter: string]: unknown;
}

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

/** A builder of request options: `endpoint`, or what its `defaults` gives. */
export interface Endpoint {
  (route: string, options?: Options): RequestOptions;
  (options?: Options): RequestOptions;
  /** The current defaults, frozen. */
  readonly DEFAULTS: Readonly<MergedOptions>;
  /** A new builder that amends these defaults; this one stays as it is. */
  defaults(options: Options): Endpoint;
  /** The defaults amended by the call, with the url unexpanded. */
  merge(route: string, options?: Options): MergedOptions;
  merge(options?: Options): MergedOptions;
  /** Turns merged options into request options, by no defaults but the method `GET`. */
  parse(options: Options): RequestOptions;
}

/** The standard `Request`, where the types of the environment know it. */
export type FetchRequest = typeof globalThis extends { Request: { prototype: infer Instance } } ? Instance : unknown;

/* ---- settings: the defaults, amended by a call ---- */

/** What a request is built from: the defaults, amended by a call. */
interface Settings {
  /** The route of the call, if it names a method. */
  route: Route | undefined;
  method: string | undefined;
  url: string | undefined;
  baseUrl: string | undefined;
  headers: Record<string, string>;
  mediaType: MediaType | undefined;
  request: object | undefined;
  /** Among options and `undefined`s: the call's own object, where a fresh one would cost more than all the rest. */
  parameters: Record<string, unknown>;
  hasParameters: boolean;
}

const NO_DEFAULTS: Settings = {
  route: undefined,
  method: undefined,
  url: undefined,
  baseUrl: undefined,
  headers: {},
  mediaType: undefined,
  request: undefined,
  parameters: {},
  hasParameters: false,
};

const OPTIONS = new Set(["method", "url", "baseUrl", "headers", "mediaType", "request"]);

/** Amends the defaults by a call. What is wrong with the call's own shape is found here, for `merge` as for the rest. */
function settle(defaults: Settings, route: unknown, options: unknown): Settings {
  if (typeof route === "object" && options === undefined) {
    options = route;
    route = undefined;
  }
  if (options === undefined) options = {};
  const source = String(route ?? "the options");
  if (!isRecord(options) || (route !== undefined && typeof route !== "string")) {
    fail("endpoint", source, "takes a route, options in a plain object, or both");
  }
  const spelled = route === undefined ? undefined : routeOf(source);
  const settings = { ...defaults, headers: { ...defaults.headers } };
  settings.parameters = defaults.hasParameters ? { ...defaults.parameters, ...given(options) } : options;
  for (const key of Object.keys(options)) {
    const value = options[key];
    if (value === undefined) continue;
    switch (key) {
      case "method":
      case "url":
      case "baseUrl":
        if (typeof value !== "string") return fail(key, source, "has to be a string");
        if (key === "method" ? spelled?.method : key === "url" && spelled) fail(key, source, "is the route's to name");
        settings[key] = key === "method" ? methodOf(value, source) : value;
        break;
      case "headers":
        settings.headers = mergeHeaders(settings.headers, objectOf(value, key, source), source);
        break;
      case "mediaType":
        settings.mediaType = mergeMediaType(settings.mediaType, value, source);
        break;
      case "request":
        settings.request = merge(settings.request, objectOf(value, key, source));
        break;
      default:
        settings.hasParameters = true;
    }
  }
  if (spelled) {
    settings.url = spelled.url;
    settings.method = spelled.method || settings.method;
    settings.route = spelled.method ? spelled : undefined;
  }
  return settings;
}

/** A method is a token (RFC 9110, section 5.6.2). */
function methodOf(text: string, source: string): string {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text) ? text : fail(text, source, "is no HTTP method");
}

function objectOf(value: unknown, key: string, source: string): object {
  return typeof value === "object" && value ? value : fail(key, source, "has to be an object");
}

/** The second object as it is, or a fresh one of both, in which `undefined` never overrides. */
function merge(first: object | undefined, second: object): object {
  return first ? { ...first, ...given(second) } : second;
}

/** A copy without `undefined`s. */
function given(source: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined));
}

function mergeHeaders(defaults: Record<string, string>, given: object, source: string): Record<string, string> {
  const headers = new Map(Object.entries(defaults));
  for (const pair of Symbol.iterator in given ? (given as Iterable<unknown>) : Object.entries(given)) {
    if (!Array.isArray(pair) || typeof pair[0] !== "string") return fail("headers", source, "has to be an object or list pairs");
    const name = pair[0].toLowerCase();
    if (pair[1] === null) headers.delete(name);
    else if (pair[1] !== undefined) headers.set(name, pair[1]);
  }
  return Object.fromEntries(headers);
}

function mergeMediaType(defaults: MediaType = {}, call: unknown, source: string): MediaType {
  const { format = "", previews = [] } = isRecord(call) ? call : { format: call };
  if (!isRecord(call) || !Array.isArray(previews) || ![format, ...previews].every((text) => typeof text === "string")) {
    return fail("mediaType", source, "takes a string as format and a list of strings as previews");
  }
  const names = [...(defaults.previews ?? []), ...previews].map((preview) => preview.replace(/-preview$/, ""));
  const merged = { ...defaults, ...given(call) };
  return merged.previews ? { ...merged, previews: unique(names) } : merged;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

/** The object that `merge` returns; it shares nothing but the caller's own values. */
function optionsOf({ parameters, method, url, baseUrl, headers, mediaType, request }: Settings): MergedOptions {
  const known = { method, url, baseUrl, mediaType: mediaType && mergeMediaType(mediaType, {}, ""), request };
  return { ...given(parameters), ...given(known), headers };
}

/* ---- plan: all that a route says without its values ---- */

interface Route {
  /** As spelled; empty beside a bare url. */
  readonly method: string;
  readonly url: string;
  /** Made when the route is built for the first time. */
  plan?: Plan;
}

interface Plan {
  /** The route as errors quote it. */
  readonly source: string;
  readonly method: string;
  readonly slots: Slots;
  /** Scheme and authority of a full URL, or a lone expression whose value stands in for `baseUrl`. */
  readonly address: readonly Part[];
  /** The rest of the url. */
  readonly parts: readonly Part[];
}

/** Takes a route apart: `METHOD url` or just a url. */
const routeOf: (text: string) => Route = remember((text) => {
  const route = text.trim();
  const gap = route.search(/\s/);
  const method = gap < 0 ? "" : methodOf(route.slice(0, gap), text);
  const url = route.slice(gap + 1).trim();
  // A bare url in capitals is a method that lacks its url.
  if (method ? !url : /^[^a-z/?#{:.]*$/.test(url)) fail("url", text, 'is missing: write "GET /path"');
  return { method, url };
});

function planOf({ route, method = "GET", url = "" }: Settings): Plan {
  const spelled = route ?? routeOf(`${method.toUpperCase()} ${url}`);
  return (spelled.plan ??= compile(spelled.method.toUpperCase(), spelled.url));
}

/** Scheme and authority, path, and the rest, which may begin with an expression. */
const URL_PARTS = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/i;

function compile(method: string, url: string): Plan {
  const source = `${method} ${url}`;
  const slots: Slots = new Map();
  const parse = (template: string) => parseTemplate(template, source, slots, true);
  const [, origin = "", spelled = "", rest = ""] = URL_PARTS.exec(url)!;
  // `:name` means `{name}` at the start of the path and after a slash or a dot.
  const path = spelled.replace(/(^|[/.]):([A-Za-z_]\w*)/g, "$1{$2}");
  const [base] = origin ? "" : /^\{\+?[\w%][\w.%-]*\}|/.exec(path)!;
  if (/^(?:http|ws|ftp)s?:..$|\{(?![\w%][\w.%-]*\})/i.test(origin)) {
    fail(origin, source, "has to hold a host, and no expression but {name}");
  }
  const address = parse(origin || base!);
  const parts = parse(origin ? path : path.slice(base!.length).replace(/^\/+/, "/"));
  for (const part of [...address, ...parts]) if (typeof part === "object") part.required = !part.symbol;
  parts.push(...parse(rest));
  for (const name of slots.keys()) if (OPTIONS.has(name)) fail(name, source, "is an option: rename the placeholder");
  return { source, method, slots, address, parts };
}

/* ---- from settings to request options ---- */

function build(settings: Settings): RequestOptions {
  const plan = planOf(settings);
  const { method, source, slots } = plan;
  const { headers, mediaType, request, parameters } = settings;
  const hasBody = method !== "GET" && method !== "HEAD";
  const values: unknown[] = [];
  const varspecs: Varspec[] = [];
  let data: unknown;
  const members: [name: string, value: unknown][] = [];
  for (const name of Object.keys(parameters)) {
    const value = parameters[name];
    if (value === undefined || OPTIONS.has(name)) continue;
    const slot = slots.get(name) ?? slots.size + varspecs.length;
    values[slot] = value;
    if (slot < slots.size) continue;
    if (name === "data") data = value;
    else if (hasBody) members.push([name, value]);
    else {
      if (isRecord(plainOf(value))) fail(name, source, `is an object: write {?${name}*} in the url, or stringify it`);
      varspecs.push({ name: encode(name, name, source, false)!, slot, explode: true, prefix: 0 });
    }
  }
  if (!hasBody && data !== undefined) fail("data", source, `has no place: ${method} has no body`);
  const body = data !== undefined || !members.length ? data : Object.fromEntries(members);

  const query = expandExpression({ ...PARAMETERS, varspecs }, values, source);
  const url = urlOf(plan, values, settings.baseUrl, query);
  if (mediaType && typeof headers.accept === "string") headers.accept = amendAccept(headers.accept, mediaType);
  if (isJson(body)) headers["content-type"] ??= JSON_TYPE;
  const result: RequestOptions = { method, url, headers };
  if (body !== undefined) result.body = body;
  if (request) result.request = request;
  return result;
}

/** How parameters without a placeholder follow what is in the query. */
const PARAMETERS = operatorOf("&");

/** Expands the url, in which no value leaves its slot. */
function urlOf({ address, parts, source }: Plan, values: readonly unknown[], baseUrl: unknown, query: string): string {
  const [first] = address;
  const base =
    typeof first === "object"
      ? baseOf(plainOf(values[first.varspecs[0]!.slot]), first.varspecs[0]!.name, source)
      : address.map((part) => (typeof part === "string" ? part : hostOf(part, values, source))).join("") ||
        baseOf(baseUrl, "baseUrl", source);

  // The path, and beside it one whose values have no dots: what differs in dot segments is their doing.
  let path = "";
  let harmless = "";
  const suspects: string[] = [];
  for (const part of parts) {
    const text = typeof part === "string" ? part : expandExpression(part, values, source);
    path += text;
    if (typeof part === "string") harmless += text;
    else if (text && !/\.|%2e/i.test(text)) harmless += text;
    else {
      harmless += text.replace(/\.|%2e/gi, "-") || (/[/?#]/.test(part.symbol) ? part.symbol : "-");
      suspects.push(part.varspecs[0]!.name);
    }
  }
  if (suspects.length && dotSegments(path) !== dotSegments(harmless)) fail(suspects.join(), source, 'makes a path segment "." or ".."');

  if (query) {
    const end = path.search(/#|$/);
    const head = path.slice(0, end);
    const separator = !head.includes("?") ? "?" : /[?&]$/.test(head) ? "" : "&";
    path = head + separator + query.slice(1) + path.slice(end);
  }
  // One slash at the seam, but none before query and fragment.
  return /^[^?#]/.test(path) ? base.replace(/([^/])\/$/, "$1") + (path.startsWith("/") ? "" : "/") + path : base + path;
}

function hostOf(part: Expression, values: readonly unknown[], source: string): string {
  const text = expandExpression(part, values, source);
  return /[^a-z\d-]/i.test(text) ? fail(part.varspecs[0]!.name, source, "has to be of letters, digits and hyphens") : text;
}

/** Counts the path segments that the WHATWG URL parser takes for `.` or `..`. */
function dotSegments(path: string): number | undefined {
  return path.split(/[?#]/, 1)[0]!.match(/(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi)?.length;
}

/** A value in front of a path, where the value may be `baseUrl`. */
function baseOf(value: unknown, name: string, source: string): string {
  return (typeof value === "string" && baseFrom(value)) || fail(name, source, `has to be an absolute http(s) URL without ?, # and braces; a path is written "/{x}"`);
}

const baseFrom: (text: string) => string = remember((text) => {
  if (!/^https?:\/\/[^/?#][^?#]*$/i.test(text) || LITERAL_FAULT.test(text)) return "";
  let end = text.length;
  while (text.endsWith("//", end)) end--;
  return encodeLiteral(text.slice(0, end));
});

/* ---- media types ---- */

/** An item of a header's list, in which a quoted string may hold commas. */
const ITEM = /(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g;

/** Vendor, version, param, suffix and parameters of an item that may be amended. */
const VENDOR_TYPE = /^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i;

function amendAccept(accept: string, { format, previews = [] }: MediaType): string {
  if (!format && !previews.length) return accept;
  return accept.replace(ITEM, (item) => {
    const [, vendor, version = "", param = "", suffix = "", parameters] = VENDOR_TYPE.exec(item) ?? [];
    if (!vendor) return item;
    const own = param.endsWith("-preview") ? [param.slice(0, -8)] : [];
    const ending = (format ? `.${format}` : suffix) + parameters;
    const types = unique([...own, ...previews]).map((preview) => `${vendor}.${preview}-preview${ending}`);
    return types.join() || vendor + version + ending;
  });
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Whether a body is sent as JSON: not text, and nothing that a client streams or encodes in its own way. */
function isJson(body: unknown): boolean {
  if (Array.isArray(body) || typeof body === "number" || typeof body === "boolean") return true;
  return isRecord(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body);
}

/* ---- what the package exports ---- */

function create(settings: Settings): Endpoint {
  const DEFAULTS = optionsOf(settings);
  for (const part of [DEFAULTS.mediaType?.previews, DEFAULTS.mediaType, DEFAULTS.headers, DEFAULTS]) Object.freeze(part);
  const defaults = settle(NO_DEFAULTS, undefined, DEFAULTS);
  return Object.assign((route?: string | Options, options?: Options) => build(settle(defaults, route, options)), {
    DEFAULTS,
    defaults: (options: Options) => create(settle(defaults, undefined, options)),
    merge: (route?: string | Options, options?: Options) => optionsOf(settle(defaults, route, options)),
    parse: (options: Options) => build(settle(NO_DEFAULTS, undefined, options)),
  });
}

/**
 * Turns a route and parameters into request options.
 *
 * The route is `METHOD url` or a url, whose placeholders are `:name` or any expression of RFC 6570. A parameter fills
 * the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body. The result is a fresh
 * `{ method, url, headers, body?, request? }`. Whatever cannot be sent as it is meant is a `TypeError` that names
 * the route and the parameter.
 *
 * @example
 * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
 * // { method: "GET",
 * //   url: "https://api.service.example/orgs/acme/repos?type=private",
 * //   headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" } }
 */
export const endpoint: Endpoint = create({
  ...NO_DEFAULTS,
  method: "GET",
  baseUrl: "https://api.service.example",
  headers: { accept: "application/vnd.service.v3+json", "user-agent": `tiny-endpoint/${VERSION}` },
});

/**
 * Turns request options into a standard `Request`, for `fetch`.
 *
 * A JSON body is stringified, and it is a `TypeError` if its `content-type` says otherwise; any other body passes
 * through. The members of the `request` option, such as `signal`, go along, save `method`, `headers` and `body`.
 *
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export function toRequest({ method, url, headers, body, request }: RequestOptions): FetchRequest {
  if (isJson(body)) {
    if (!/^[^;]*[/+]json\s*(?:;|$)/i.test(headers["content-type"]!)) {
      fail("content-type", `${method} ${url}`, "has to be a JSON type for this body");
    }
    body = JSON.stringify(body);
  }
  // What fetch cannot send, `Request` itself refuses; a stream needs the duplex, and the rest does not mind.
  const init: RequestInit & { duplex: "half" } = { ...request, method, headers, body: body as BodyInit, duplex: "half" };
  return new Request(url, init);
}
