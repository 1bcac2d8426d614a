/**
 * tiny-endpoint: turns a route and parameters into request options for any HTTP client.
 *
 *     route and options -> settings (the defaults, amended) -> plan of the route -> request options
 */
import {
  type Expressions,
  type Missing,
  type Operator,
  type Piece,
  type Review,
  type Slots,
  type Value,
  type Variables,
  encode,
  expandPieces,
  fail,
  isRecord,
  owns,
  parseLiteral,
  parseTemplate,
  plainOf,
  remember,
} from "./uri-template.ts";

export { expand } from "./uri-template.ts";
export type { Value, Values } from "./uri-template.ts";

/* ---- settings: the defaults, amended by a call ---- */

/** What a request is built from: the defaults, amended by a call. Nobody else has its headers and media type. */
interface Settings {
  plan?: Plan | undefined;
  /** The parameters, with options among them to be passed over; defaults without parameters have none. */
  parameters?: Members | undefined;
  method: string;
  url?: string | undefined;
  baseUrl?: string | undefined;
  headers: Record<string, string>;
  mediaType?: MediaType | undefined;
  request?: object | undefined;
}

const NO_DEFAULTS: Settings = { method: "GET", headers: {} };

/** Every other key is a parameter. (To look names up in a map would cost a call a twentieth more.) */
const isOption = (key: string): boolean =>
  key === "mediaType" ||
  key === "method" ||
  key === "request" ||
  key === "baseUrl" ||
  key === "url" ||
  key === "headers";

/** Amends the defaults by a call. What is wrong with the call's own shape is found here, for `merge` as for the rest. */
const settle = function (
  defaults: Settings,
  route?: unknown,
  given: unknown = route === undefined || typeof route === "string" ? {} : route,
): Settings {
  const source = typeof route === "string" ? route : "the options";
  const spelled: Route = route === source ? routeOf(route) : {};
  if (!isRecord(given) || (route !== undefined && route !== given && route !== source)) {
    return fail("options", source, "has to be one object");
  }
  const settings: Settings = {
    baseUrl: defaults.baseUrl,
    mediaType: defaults.mediaType && joinMediaType(defaults.mediaType, {}, ""),
    parameters: defaults.parameters ? amend(defaults.parameters, given) : given,
    request: defaults.request,
    headers: assign({}, defaults.headers),
    method: spelled.method ?? defaults.method,
    url: spelled.url ?? defaults.url,
    plan: spelled.plan,
  };
  for (const key in given) {
    if (!isOption(key)) continue;
    const value = given[key];
    if (value === undefined || !owns(given, key)) continue;
    // Asked for the url first: without a route, `parse` would look up each option in an empty object.
    if (spelled.url && spelled[key as "url"]) fail(key, source, "is in the route");
    if (key === "request") settings.request = joinRequest(settings.request, value, source);
    else if (key === "headers") settings.headers = joinHeaders(settings.headers, value, source);
    else if (key === "mediaType") settings.mediaType = joinMediaType(settings.mediaType, value, source);
    else if (!value || typeof value !== "string") fail(key, source, "has to be a non-empty string");
    else if (key === "method") settings.method = value;
    else if (key === "url") settings.url = value;
    else settings.baseUrl = value;
  }
  return settings;
};

const joinRequest = (old: object | undefined, value: unknown, source: string): object => {
  if (typeof value !== "object" || !value) return fail("request", source, "has to be an object");
  // What is joined in defaults is shared by all their results.
  return old ? Object.freeze(amend(old, value)) : value;
};

/** Amends the headers that it is given, for they are the call's own already. */
const joinHeaders = (headers: Record<string, string>, value: unknown, source: string): Record<string, string> => {
  const isIterable = Symbol.iterator in Object(value || 0);
  const pairs = isIterable ? (value as Iterable<unknown>) : isRecord(value) ? Object.entries(value) : [value];
  for (const pair of pairs) {
    if (!Array.isArray(pair) || typeof pair[0] !== "string")
      return fail("headers", source, "has to be an object or pairs");
    const name = pair[0].toLowerCase();
    if (pair[1] === null) delete headers[name];
    else if (pair[1] !== undefined) headers = put(headers, name, pair[1] as string);
  }
  return headers;
};

const joinMediaType = (old: MediaType = {}, value: unknown, source: string): MediaType => {
  const { previews = [], format = "" } = Object(value);
  if (
    !isRecord(value) ||
    !Array.isArray(previews) ||
    ![format, ...previews].every((text) => typeof text === "string")
  ) {
    return fail("mediaType", source, "has to be a format and a list of previews");
  }
  const merged = amend(old, value);
  const names = [...(old.previews ?? []), ...previews].map((preview) => preview.replace(/-preview$/, ""));
  if (merged.previews) merged.previews = unique(names);
  return merged;
};

/** Adds what is not `undefined` to an object. (What V8 spreads has a shape of its own, to which it is slow to add.) */
const assign = function <Value>(target: Record<string, Value>, source: Record<string, Value>): Record<string, Value> {
  for (const key in source) {
    const value = source[key];
    if (value !== undefined && owns(source, key)) target = put(target, key, value);
  }
  return target;
};

type Members = Record<string, unknown>;

/** A fresh object of both, in which `undefined` never overrides. */
const amend = (first: object, second: object): Members => assign(assign({}, first as Members), second as Members);

/** Gives an object one more own property; to assign `__proto__` would set the prototype. */
const put = <Value>(object: Record<string, Value>, key: string, value: Value): Record<string, Value> =>
  key === "__proto__" ? { ...object, [key]: value } : ((object[key] = value), object);

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** The object that `merge` returns; it shares nothing but the caller's own values. */
const optionsOf = ({ parameters = {}, request, url, baseUrl, headers, mediaType, method }: Settings): MergedOptions =>
  amend(parameters, { method, url, baseUrl, headers, mediaType, request }) as MergedOptions;

/* ---- plan: all that a route says without its values ---- */

interface Route {
  /** As spelled; a bare url has none. */
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly plan?: Plan | undefined;
}

/** One flat object, for every call reads most of it. */
interface Plan {
  readonly method: string;
  /** The route as errors quote it. */
  readonly source: string;
  readonly slots: Slots;
  /** Scheme and authority of a full URL. */
  readonly origin: readonly Piece[] | "";
  /** The rest of the url. */
  readonly pieces: readonly Piece[];
  /** The name whose value stands in for `baseUrl`. */
  readonly base: string;
  /** Whether the path begins with a slash. */
  readonly rooted: boolean;
  /** Whether the url may hold a query or a fragment of its own. */
  readonly open: boolean;
}

/** Takes a route apart; there is a plan if it names a method. */
const routeOf: (text: string) => Route = remember((text) => {
  // A method, which is a token (RFC 9110, section 5.6.2), and a url; or a url that is not just a method.
  const [, method, url] = /^(?:([\w!#$%&'*.+^`|~-]+)\s+|(?![\dA-Z_-]+$))(\S+)$/.exec(text.trim()) ?? [];
  if (!url) return fail("route", text, 'has to be "METHOD url"');
  return { method, url, plan: method ? compile(method.toUpperCase(), url) : undefined };
});

/** The plans for a method and a url that come apart; a handful of methods is remembered. */
const plansOf = remember((method) => {
  return remember((url) => {
    const text = `${method} ${url}`;
    return routeOf(text).plan ?? fail("route", text, 'has to be "METHOD url"');
  });
}, 2e3);

const compile = function (method: string, url: string): Plan {
  const source = `${method} ${url}`;
  const slots: Slots = new Map();
  const parse = (template: string, required?: boolean) => parseTemplate(template, source, slots, required);
  // Scheme and authority, path, and the rest, which may begin with an expression.
  const [, origin = "", spelled = "", rest = ""] =
    /^([a-zA-Z][\w.+-]*:\/\/[^/?#]*?(?=\{?[/?#]|$))?([^?#]*?)(\{?[?#][^]*)?$/.exec(url)!;
  if (origin && /^(?:ftp|http|ws)s?:..$|\{(?![\w%][\w.%-]*\})/i.test(origin)) {
    fail(origin, source, "has to be letters, digits and hyphens");
  }
  // `:name` means `{name}` at the start of the path and after a slash or a dot. Most paths have no colon.
  const braced = spelled.includes(":") ? spelled.replace(/(^|[/.]):([a-z_]\w*)/gi, "$1{$2}") : spelled;
  // A lone name at the start stands in for `baseUrl`; of the slashes there, one stays.
  const [, expression = "", base = "", path] = /^(\{\+?([\w%][\w.%-]*)\})?\/*?((?!\/\/)[^]*)/.exec(braced)!;
  const address = parse(origin || expression);
  const spelledPath = origin ? braced : path!;
  const pieces = parse(spelledPath, true).concat(parse(rest));
  // Asked of keys, which V8 compares by address: had `isOption` seen other text, `parse` would take a twentieth more.
  for (const name of Object.keys(Object.fromEntries(slots)))
    if (isOption(name)) fail(name, source, "is an option, rename it");
  return {
    rooted: spelledPath[0] === "/",
    method,
    source,
    base,
    origin: origin && address,
    open: !!rest || url.includes("+"),
    slots,
    pieces,
  };
};

/** The url, with the values in their slots. */
const urlOf = function (plan: Plan, values: readonly unknown[], baseUrl: unknown, query: string): string {
  const spelledBase = plan.base ? plainOf(values[0]) : baseUrl;
  const [start, slash] = plan.origin
    ? [expandPieces(plan.origin, values, plan.source, label), ""]
    : (typeof spelledBase === "string" && baseOf(spelledBase)) ||
      fail(plan.base || "baseUrl", plan.source, 'has to be an http(s) URL without query, or write "/{x}"');
  const before = marks;
  let tail = expandPieces(plan.pieces, values, plan.source, markDots);
  if (marks > before) {
    const [, name] = DOT_SEGMENT.exec(tail) ?? [];
    if (name) fail(name, plan.source, "makes a dot segment");
    tail = tail.replace(/\{[^}]*\}/g, "");
  }
  tail =
    query && plan.open
      ? tail.replace(
          /^[^#]*/,
          (head) => head + (head.includes("?") ? query.replace("?", /[?&]$/.test(head) ? "" : "&") : query),
        )
      : tail + query;
  // One slash at the seam, but none before query and fragment.
  return start + (plan.rooted || tail[0] === "/" ? "" : /^[^?#]/.test(tail) ? "/" : slash) + tail;
};

/** In the host stand labels. */
const label: Review = (text = "", { name }, source) =>
  /^[a-z\d-]+$/i.test(text) ? text : fail(name, source, "has to be letters, digits and hyphens");

/** How often a value has had what may be of a dot segment: most urls need no look, which would cost them a tenth. */
let marks = 0;

/** Puts the name, cut to be short, around what may be of a dot segment. */
const markDots: Review = (text, { name, operator: { named, reserved, first } }) => {
  if (text !== undefined && (text.length < 3 || reserved || (first && !named))) {
    // Here and no earlier: what a closure uses is allocated where its scope begins, which was a tenth of all garbage.
    const mark = `{${name.slice(0, 99)}}`;
    text = text.replace(/\.|%2e|^[/?#]|\/$|^$/gi, (dot) => {
      marks++;
      return mark + dot + mark;
    });
  }
  return text;
};

/** A path segment that the WHATWG URL parser takes for `.` or `..`, and in which a value has a part. */
const DOT_SEGMENT = /^(?:[^?#]*\/)?(?=[^/?#]*?\{([^}]*))(?:(?:\{[^}]*\})*(?:\.|%2e)){1,2}(?:\{[^}]*\})*(?![^/?#])/i;

/** What stands in front of a path, and the slash that it spells at its end. */
type Base = readonly [address: string, slash: string];

/** Takes a base apart if it is one. */
const baseOf: (text: string) => Base | undefined = remember((text) => {
  const [, address, slash] = /^(https?:\/\/[^/?#]+(?:\/+[^/?#]+)*)(\/?)\/*$/i.exec(text) ?? [];
  try {
    new URL(address!);
    return [parseLiteral(address!, text), slash!];
  } catch {}
});

/* ---- from settings to request options ---- */

const build = function (settings: Settings): RequestOptions {
  const { request, parameters, mediaType, headers } = settings;
  const plan = settings.plan ?? plansOf(settings.method)(settings.url ?? "");
  const { method, source, slots } = plan;
  let members: Record<string, unknown> | undefined;
  const values: unknown[] = Array(slots.size);
  let query = "";
  let data: unknown;
  for (const name in parameters) {
    if (isOption(name)) continue;
    const value = parameters[name];
    if (value === undefined || !owns(parameters, name)) continue;
    const slot = slots.get(name);
    if (slot !== undefined) values[slot] = value;
    else if (method === "GET" || method === "HEAD") query = addQuery(query, name, value, source);
    else if (name === "data") data = value;
    else members = put(members ?? {}, name, value);
  }
  const url = urlOf(plan, values, settings.baseUrl, query);
  if (mediaType && typeof headers.accept === "string") headers.accept = amendAccept(headers.accept, mediaType);
  const body = data === undefined ? members : data;
  if (isJson(body)) headers["content-type"] ??= "application/json; charset=utf-8";
  const result: RequestOptions = body !== undefined ? { method, url, headers, body } : { method, url, headers };
  if (request) result.request = request;
  return result;
};

/** Adds a parameter without a placeholder, as `{?name*}` would write it. */
const addQuery = function (query: string, name: string, value: unknown, source: string): string {
  const plain = plainOf(value);
  if (name === "data" || isRecord(plain)) fail(name, source, `needs a place in the query: write {?${name}*}`);
  const key = encode(name, name, source);
  for (const member of Array.isArray(plain) ? plain : [plain]) {
    const text = encode(plainOf(member), name, source);
    if (text !== undefined) query += `${query ? "&" : "?"}${key}=${text}`;
  }
  return query;
};

/* ---- media types ---- */

const amendAccept = (accept: string, { previews = [], format }: MediaType): string => {
  // An item of the list, in which a quoted string may hold commas: vendor, version, param, suffix and parameters.
  return accept.replace(/(?:[^,"]+|"(?:[^"\\]|\\[^])*"?)+/g, (item) => {
    const [, vendor, version = "", param = "", suffix = "", parameters] =
      /^(\s*application\/vnd\.[^\s.+;]+)(\.v\d+)?(?:\.([^\s.+;]+))?(\+json)?(\s*(?:;[^]*)?)$/i.exec(item) ?? [];
    if (!vendor || (!format && !previews.length)) return item;
    const ending = (format ? "." + format : suffix) + parameters;
    const params = unique([
      ...(/-preview$/.test(param) ? [param] : []),
      ...previews.map((preview) => `${preview}-preview`),
    ]);
    return params.map((param) => `${vendor}.${param}${ending}`).join() || vendor + version + ending;
  });
};

/** Whether a body is sent as JSON: not text, and nothing that a client streams or encodes in its own way. */
const isJson = (body: unknown): boolean =>
  Array.isArray(body) ||
  typeof body === "boolean" ||
  typeof body === "number" ||
  (isRecord(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body));

/* ---- what the package exports ---- */

const create = function (parent: Settings, options: unknown): Builder {
  const defaults = settle(parent, undefined, options);
  // A copy is frozen, not the defaults themselves: calls list those to copy their headers, so V8 has the keys of each
  // result's headers at hand when `parse` asks for them, which takes a fifth off it.
  const DEFAULTS = optionsOf(settle(defaults));
  defaults.parameters = Object.keys(DEFAULTS).every(isOption) ? undefined : DEFAULTS;
  [DEFAULTS.headers, DEFAULTS.mediaType?.previews, DEFAULTS.mediaType, DEFAULTS].map(Object.freeze);
  return Object.assign((route?: string | AnyOptions, options?: AnyOptions) => build(settle(defaults, route, options)), {
    merge: (route?: string | AnyOptions, options?: AnyOptions) => optionsOf(settle(defaults, route, options)),
    parse: (options: AnyOptions) => build(settle(NO_DEFAULTS, undefined, options)),
    defaults: (options: AnyOptions) => create(defaults, options),
    DEFAULTS,
  });
};

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
}) as Endpoint;

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
  return new Request(url, { ...request, duplex: "half", method, headers, body } as RequestInit);
}

/* ---- what goes in ---- */

/** How to amend the items `application/vnd.<vendor>[.v<N>][.<param>][+json]` of the `accept` header. */
export interface MediaType {
  /** Replaces param and `+json`: `"raw"`, `"text+json"`. */
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
interface KnownOptions extends CommonOptions, MethodOption, UrlOption {}

/** The options beside a route that is just a url. */
interface BesideUrl extends CommonOptions, MethodOption {
  readonly url?: IsInTheRoute<"url"> | undefined;
}

/** The options beside a route that names its method. */
interface BesideMethod extends CommonOptions {
  readonly method?: IsInTheRoute<"method"> | undefined;
  readonly url?: IsInTheRoute<"url"> | undefined;
}

/** The options beside any route, as editors show them; what `method` may be is the route's to say. */
interface ShownOptions extends CommonOptions, Shown<MethodOption> {}
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
export interface RouteOptions extends CommonOptions {
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

/* ---- builders ---- */

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

/** A builder that reads its routes: `endpoint`, or what its `defaults` gives. `Known` are the names that have a default. */
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
  /** A new builder that amends these defaults; this one stays as it is. */
  defaults<Call extends KnownOptions & FurtherKeys>(
    options: Call & KnownOptions,
  ): Endpoint<[Call, ...Defaults], Known | SuppliedBy<Call>>;
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

/** The defaults of `endpoint` itself. */
export interface RootDefaults {
  readonly method: "GET";
  readonly baseUrl: string;
  readonly headers: Record<string, string>;
}

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

/** Request options of a method. Each branch is `RequestOptions`, which a generic function's result is therefore as well. */
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
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type KeyOf<Layer> = Layer extends unknown ? keyof Layer : never;
type SureKeys<Layer> = Layer extends unknown ? KeysOf<{} | null, Layer> : never;

/** The names that have a value for sure. */
type SuppliedBy<Call> = KeysOf<Value, Call>;

/** The keys whose values are all of a type. */
type KeysOf<Type, Call> = { [Key in keyof Call]-?: Call[Key] extends Type ? Key : never }[keyof Call];
