/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
import type * as module from "./endpoint.js" with { "resolution-mode": "import" };
export type * from "./endpoint.js" with { "resolution-mode": "import" };
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
export declare const endpoint: typeof module.endpoint;
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
export declare const toInit: typeof module.toInit;
/**
 * Expands a URI Template (RFC 6570, level 4). It does not keep a value in its place: for paths, use `expandPath`.
 *
 * A value is a string, a finite number, a bigint, a boolean, an object with `toJSON` (such as a date), or one flat list
 * or plain object of these. `null`, `undefined`, an empty list and an empty object are undefined values (section 2.3)
 * and expand to nothing. Only own properties of `values` are read.
 *
 * @throws TypeError that names the template, if it is malformed or a value is of any other kind.
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export declare const expand: typeof module.expand;
/**
 * Expands the template of a path, and keeps each value in its place. Give the result to `fetch` in a page, or add it to
 * a base with `+`. The template begins with one slash (or with `{/x}`), and so does the result.
 *
 * In the path, `{x}` and `:x` need one text, and `{x*}` and `{/x*}` take a list. A key that is not in the template is
 * an error, unless its value is `undefined`. Otherwise, values are those of `expand`.
 *
 * @throws TypeError that names the culprit and the template: a missing value, a value that cannot be text, a dot
 * segment (`..`), an integer of 2^53 or more in the path, a key without a placeholder, or a malformed template.
 * @example
 * expandPath("/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] });
 * // "/users/a%2Fb/keys?page=2&tags=x"
 */
export declare const expandPath: typeof module.expandPath;
/**
 * A tag for template literals: makes a path, also with a query, and keeps each value in its place. Each value is one
 * text (or a number, a bigint, a boolean, a date) and is required. The literal begins with one slash, and so does the
 * result.
 *
 * @throws TypeError that names the value as `${1}`: a missing value, a list, an object, an integer of 2^53 or more in
 * the path, a dot segment (`..`), or a finished part of a url, such as `?a=1` right after a name. It throws at once,
 * where the literal is written.
 * @example
 * path`/users/${"a/b"}/keys?page=${2}`; // "/users/a%2Fb/keys?page=2"
 */
export declare const path: typeof module.path;
