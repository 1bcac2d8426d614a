/**
 * tiny-endpoint: turns a route and parameters into request options for any HTTP client.
 *
 *     route and options -> settings (the defaults, amended) -> plan of the route -> request options
 */
import {
  type Review,
  type Slots,
  encode,
  encodeLiteral,
  expandPieces,
  fail,
  isRecord,
  literalFault,
  parseTemplate,
  plainOf,
  remember,
} from "./uri-template.ts";

export { expand } from "./uri-template.ts";
export type { Values } from "./uri-template.ts";

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
  method: string;
  url: string | undefined;
  /** What the route spells, before the two above. */
  spelled: Route | undefined;
  plan: Plan | undefined;
  baseUrl: string | undefined;
  headers: Record<string, string>;
  mediaType: MediaType | undefined;
  request: object | undefined;
  parameters: [name: string, value: unknown][];
}

const NO_DEFAULTS: Settings = {
  method: "GET",
  url: undefined,
  spelled: undefined,
  plan: undefined,
  baseUrl: undefined,
  headers: {},
  mediaType: undefined,
  request: undefined,
  parameters: [],
};

/** How an option joins its default. Every other key is a parameter. */
type Join = (old: never, value: unknown, option: string, source: string) => unknown;

const text: Join = (_old, value, option, source) =>
  typeof value === "string" && /^\S+$/.test(value) ? value : fail(option, source, "has to be a string without spaces");

const OPTIONS = new Map<string, Join>(
  Object.entries({ method: text, url: text, baseUrl: text, headers: joinHeaders, mediaType: joinMediaType, request: joinRequest }),
);

/** Amends the defaults by a call. What is wrong with the call's own shape is found here, for `merge` as for the rest. */
function settle(defaults: Settings, route: unknown, options: unknown): Settings {
  const source = typeof route === "string" ? route : "the options";
  const [spelled, plan] = source === route ? routeOf(source) : [];
  if (options === undefined) options = spelled || route === undefined ? {} : route;
  if (!isRecord(options)) return fail("options", source, "has to be a plain object");
  const settings: Settings & Record<string, unknown> = { ...defaults, spelled, plan, parameters: [] };
  const given = defaults.parameters.length ? amend(Object.fromEntries(defaults.parameters), options) : options;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const join = OPTIONS.get(key);
    if (!join) settings.parameters.push([key, value]);
    else if (spelled && key in spelled) fail(key, source, "is in the route");
    else (settings as Record<string, unknown>)[key] = join(settings[key] as never, value, key, source);
  }
  return settings;
}

function joinRequest(old: object | undefined, value: unknown, option: string, source: string): object {
  if (typeof value !== "object" || !value) return fail(option, source, "has to be an object");
  return old ? amend(old, value) : value;
}

function joinHeaders(old: Record<string, string>, value: unknown, option: string, source: string): Record<string, string> {
  let headers = { ...old };
  const pairs = Symbol.iterator in Object(value) ? (value as Iterable<unknown>) : isRecord(value) ? Object.entries(value) : [value];
  for (const pair of pairs) {
    if (!Array.isArray(pair) || typeof pair[0] !== "string") return fail(option, source, "has to be an object or pairs");
    const name = pair[0].toLowerCase();
    if (pair[1] === null) delete headers[name];
    else if (pair[1] !== undefined) headers = put(headers, name, pair[1]);
  }
  return headers;
}

function joinMediaType(old: MediaType = {}, value: unknown, option: string, source: string): MediaType {
  const { format = "", previews = [] } = isRecord(value) ? value : { previews: null };
  if (!Array.isArray(previews) || ![format, ...previews].every((text) => typeof text === "string")) {
    return fail(option, source, "takes a format string and a list of previews");
  }
  const merged = amend(old, Object(value));
  const names = [...(old.previews ?? []), ...previews].map((preview) => preview.replace(/-preview$/, ""));
  return merged.previews ? { ...merged, previews: unique(names) } : merged;
}

/** A fresh object of both, in which `undefined` never overrides. */
function amend(first: object, second: object): Record<string, unknown> {
  let both: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) if (value !== undefined) both = put(both, key, value);
  return both;
}

/** Gives an object one more own property; to assign `__proto__` would set the prototype. */
function put<Value>(object: Record<string, Value>, key: string, value: Value): Record<string, Value> {
  if (key === "__proto__") return { ...object, [key]: value };
  object[key] = value;
  return object;
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** The object that `merge` returns; it shares nothing but the caller's own values. */
function optionsOf({ parameters, method, url, spelled, baseUrl, headers, mediaType, request }: Settings): MergedOptions {
  return amend(Object.fromEntries(parameters), {
    method,
    url,
    ...spelled,
    baseUrl,
    headers: { ...headers },
    mediaType: mediaType && joinMediaType(mediaType, {}, "", ""),
    request,
  }) as MergedOptions;
}

/* ---- plan: all that a route says without its values ---- */

interface Route {
  /** As spelled; a bare url has none. */
  readonly method?: string;
  readonly url: string;
}

interface Plan {
  /** The route as errors quote it. */
  readonly source: string;
  readonly method: string;
  readonly slots: Slots;
  /** The url, with the values in their slots. */
  readonly expand: (values: readonly unknown[], baseUrl: unknown, query: string) => string;
}

/** Takes a route apart; there is a plan if it names a method. */
const routeOf: (text: string) => [Route, Plan?] = remember((text) => {
  // A method, which is a token (RFC 9110, section 5.6.2), and a url; or a url that is not just a method.
  const [, method, url] = /^(?:([\w!#$%&'*+.^`|~-]+)\s+|(?![^a-z/?#{:.]*$))(\S+)$/.exec(text.trim()) ?? [];
  if (!url) return fail("route", text, 'has to be like "GET /url"');
  return method ? [{ method, url }, compile(method.toUpperCase(), url)] : [{ url }];
});

function compile(method: string, url: string): Plan {
  const source = `${method} ${url}`;
  const slots: Slots = new Map();
  const parse = (template: string, review: Review = (text) => text) => parseTemplate(template, source, slots, review);
  // Scheme and authority, path, and the rest, which may begin with an expression.
  const [, origin = "", spelled = "", rest = ""] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/i.exec(url)!;
  if (/^(?:http|ws|ftp)s?:..$|\{(?![\w%][\w.%-]*\})/i.test(origin)) {
    fail(origin, source, "has to be letters, digits, hyphens and {name}");
  }
  // `:name` means `{name}` at the start of the path and after a slash or a dot.
  const braced = spelled.replace(/(^|[/.]):([A-Za-z_]\w*)/g, "$1{$2}");
  // A lone name at the start stands in for `baseUrl`.
  const [base = ""] = /^\{\+?[\w%][\w.%-]*\}/.exec(braced) ?? [];
  const address = parse(origin || base, (text = "", name) =>
    /^[a-z\d-]+$/i.test(text) ? text : fail(name, source, "has to be letters, digits and hyphens"),
  );
  const [baseName = "baseUrl"] = slots.keys();
  const path = origin ? braced : braced.slice(base.length).replace(/^\/+/, "/");
  const pieces = parse(path, (text, name, operator) =>
    text || operator ? text : fail(name, source, "needs a value"),
  ).concat(parse(rest));
  for (const name of slots.keys()) if (OPTIONS.has(name)) fail(name, source, "is an option: rename it");
  // What can be told beforehand spares most calls a look at the finished url, which would cost them a tenth.
  const rooted = path[0] === "/";
  const open = /[?#+]/.test(url);

  const expand: Plan["expand"] = (values, baseUrl, query) => {
    const [start, slash] = origin
      ? [expandPieces(address, values), ""]
      : baseOf(base ? plainOf(values[0]) : baseUrl, baseName, source);
    let tail = "";
    let dotted = false;
    for (const piece of pieces) {
      const text = typeof piece === "string" ? piece : piece(values);
      if (text !== piece && /\.|%2e|^$/i.test(text)) dotted = true;
      tail += text;
    }
    if (dotted && DOT_SEGMENT.test(tail)) {
      // The same again, with the name before each dot of a value, or where it is empty; cut, for there may be many dots.
      const mark: Review = (text, name) => text?.replace(/\.|%2e|^$/gi, `{${name.slice(0, 99)}}$&`);
      const [marked = ""] = expandPieces(parse(path, mark), values).split(/[?#]/, 1);
      const [, name] = MARKED_DOT_SEGMENT.exec(marked) ?? [];
      if (name) fail(name, source, 'makes a path segment "." or ".."');
    }
    if (query) {
      tail = open
        ? tail.replace(/^[^#]*/, (head) => head + (!head.includes("?") ? "?" : /[?&]$/.test(head) ? "" : "&") + query)
        : `${tail}?${query}`;
    }
    // One slash at the seam, but none before query and fragment.
    return start + (rooted || tail[0] === "/" ? "" : /^[^?#]/.test(tail) ? "/" : slash) + tail;
  };
  return { source, method, slots, expand };
}

/** A path segment that the WHATWG URL parser takes for `.` or `..`. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?![^/?#])/i;

/** A dot segment in which a value has a part. */
const MARKED_DOT_SEGMENT = /(?:^|\/)(?=[^/]*?\{([^}]*))(?:(?:\{[^}]*\})*(?:\.|%2e)){1,2}(?:\{[^}]*\})*(?![^/])/i;

/** What stands in front of a path, and the slash that it spells at its end. */
const baseOf = (value: unknown, name: string, source: string): Base =>
  (typeof value === "string" && baseFrom(value)) ||
  fail(name, source, 'has to be an absolute http(s) URL without query, or a path "/{x}"');

type Base = readonly [address: string, slash: string];

const baseFrom: (text: string) => Base | "" = remember((text) => {
  const [, address, slash] = /^(https?:\/\/[^/?#]+(?:\/+[^/?#]+)*)(\/?)\/*$/i.exec(text) ?? [];
  return !address || literalFault(text) ? "" : [encodeLiteral(address), slash!];
});

/* ---- from settings to request options ---- */

function build(settings: Settings): RequestOptions {
  const { mediaType, parameters, request, spelled } = settings;
  const plan = settings.plan ?? routeOf(`${settings.method.toUpperCase()} ${(spelled ?? settings).url ?? ""}`)[1]!;
  const { method, source, slots } = plan;
  const hasBody = method !== "GET" && method !== "HEAD";
  const values: unknown[] = [];
  let members: Record<string, unknown> | undefined;
  let query = "";
  let data: unknown;
  for (const [name, value] of parameters) {
    const slot = slots.get(name);
    if (slot !== undefined) values[slot] = value;
    else if (!hasBody) query = addQuery(query, name, value, source);
    else if (name === "data") data = value;
    else members = put(members ?? {}, name, value);
  }
  const url = plan.expand(values, settings.baseUrl, query);
  const headers = { ...settings.headers };
  if (mediaType && typeof headers.accept === "string") headers.accept = amendAccept(headers.accept, mediaType);
  if (data === undefined ? members : isJson(data)) headers["content-type"] ??= "application/json; charset=utf-8";
  const result: RequestOptions = { method, url, headers };
  const body = data === undefined ? members : data;
  if (body !== undefined) result.body = body;
  if (request) result.request = request;
  return result;
}

/** Adds a parameter without a placeholder, as `{&name*}` would write it. */
function addQuery(query: string, name: string, value: unknown, source: string): string {
  const plain = plainOf(value);
  if (name === "data" || isRecord(plain)) fail(name, source, `has no place in a query: write {?${name}*}`);
  for (const member of Array.isArray(plain) ? plain : [plain]) {
    const text = encode(plainOf(member), name, source);
    if (text !== undefined) query += `${query && "&"}${encode(name, name, source)}=${text}`;
  }
  return query;
}

/* ---- media types ---- */

function amendAccept(accept: string, { format, previews = [] }: MediaType): string {
  if (!format && !previews.length) return accept;
  // An item of the list, in which a quoted string may hold commas: vendor, version, param, suffix and parameters.
  return accept.replace(/(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g, (item) => {
    const [, vendor, version = "", param = "", suffix = "", parameters] =
      /^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i.exec(item) ?? [];
    if (!vendor) return item;
    const own = /-preview$/.test(param) ? [param] : [];
    const ending = (format ? "." + format : suffix) + parameters;
    const params = unique([...own, ...previews.map((preview) => `${preview}-preview`)]);
    return params.map((param) => `${vendor}.${param}${ending}`).join() || vendor + version + ending;
  });
}

/** Whether a body is sent as JSON: not text, and nothing that a client streams or encodes in its own way. */
function isJson(body: unknown): boolean {
  return (
    Array.isArray(body) ||
    typeof body === "number" ||
    typeof body === "boolean" ||
    (isRecord(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body))
  );
}

/* ---- what the package exports ---- */

function create(parent: Settings, options: unknown): Endpoint {
  const DEFAULTS = optionsOf(settle(parent, undefined, options));
  [DEFAULTS, DEFAULTS.headers, DEFAULTS.mediaType, DEFAULTS.mediaType?.previews].map(Object.freeze);
  const defaults = settle(NO_DEFAULTS, undefined, DEFAULTS);
  return Object.assign((route?: string | Options, options?: Options) => build(settle(defaults, route, options)), {
    DEFAULTS,
    defaults: (options: Options) => create(defaults, options),
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
export const endpoint: Endpoint = create(NO_DEFAULTS, {
  baseUrl: "https://api.service.example",
  headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" },
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
      fail("content-type", `${method} ${url}`, "has to be a JSON type");
    }
    body = JSON.stringify(body);
  }
  // What fetch cannot send, `Request` itself refuses; a stream needs the duplex, and the rest does not mind.
  return new Request(url, { ...request, method, headers, body, duplex: "half" } as RequestInit);
}
