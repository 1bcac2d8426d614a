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
export type FetchRequest = typeof globalThis extends {
    Request: {
        prototype: infer Instance;
    };
} ? Instance : unknown;
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
export declare const endpoint: Endpoint;
/**
 * Turns request options into a standard `Request`, for `fetch`.
 *
 * A JSON body is stringified, and it is a `TypeError` if its `content-type` says otherwise; any other body passes
 * through. The members of the `request` option, such as `signal`, go along, save `method`, `headers` and `body`.
 *
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export declare function toRequest({ method, url, headers, body, request }: RequestOptions): FetchRequest;
/**
 * A strict URI Template engine: RFC 6570, level 4, all of its grammar and nothing else.
 *
 *     template -> literals and expressions -> expanded with values -> URI reference
 */
/** The values of a template's variables; only own properties are read. */
export type Values = object;
/**
 * Expands a URI Template (RFC 6570, level 4).
 *
 * Values are strings, finite numbers, bigints, booleans, objects with a `toJSON` (as dates have), or one flat list or
 * plain object of them. `null`, `undefined` and empty lists and objects count as undefined, and leave nothing behind.
 * It throws a `TypeError` that names the template for a malformed template and for any other value.
 *
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export declare function expand(template: string, values?: Values): string;
