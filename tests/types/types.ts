/**
 * What the compiler accepts, rejects and infers. Nothing here runs: `npm test` compiles it against the declarations in
 * `dist`. What the errors say is checked by `npm run suite -- types`.
 */
import {
  type Builder,
  type Endpoint,
  type MergedOptions,
  type Options,
  type PathValue,
  type RequestOptions,
  type Rest,
  type Value,
  type Values,
  endpoint,
  expand,
  path,
  expandPath,
  toInit,
} from "../../dist/endpoint.js";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `is<Type>()(value)` compiles if that is exactly the type of the value; `any` is no other type's equal. */
export declare function is<Expected>(): <Actual>(
  value: Actual,
  ...equal: Equal<Actual, Expected> extends true ? [] : [never]
) => void;

declare const computed: string;
declare const maybe: string | undefined;
declare const unknown: unknown;

/* ---- simple expressions need a value ---- */

endpoint("GET /orgs/{org}/repos", { org: "acme" });
endpoint("GET /orgs/{org*}/repos", { org: { a: 1 } });
endpoint("GET /orgs/{+org*}{/rest*}", { org: ["a", "b"], rest: ["c"] });
// @ts-expect-error: one text
endpoint("GET /orgs/{org}/repos", { org: ["a", "b"] });
// @ts-expect-error: somebody forgot `.name`
endpoint("GET /orgs/:org/repos", { org: { name: "acme" } });
// @ts-expect-error
endpoint("GET /orgs/{+org}", { org: ["a"] });
// @ts-expect-error
endpoint("GET /orgs{/org}", { org: ["a"] });
// @ts-expect-error
endpoint("GET /orgs/{org}", { org: Symbol() });
// @ts-expect-error: no text
endpoint("GET /orgs/{org}", { org: /a/ });
// @ts-expect-error: no object of names
expand("/{?a*}", { a: new Map([["b", 1]]) });
// @ts-expect-error: not called
path`/orgs/${() => "a"}`;
// @ts-expect-error: no text at times
endpoint("GET /orgs/{org}", { org: { toJSON: (): string | null => null } });
// @ts-expect-error
endpoint({ url: "/orgs/{org}", org: ["a"] });
// @ts-expect-error: left out
endpoint("GET /orgs/{org}/repos");
// @ts-expect-error: left out
endpoint("GET /orgs/{org}/repos", {});
// @ts-expect-error: left out; `{+x}` writes no mark of its own
endpoint("GET /x/{+x}");
endpoint("GET /x?a={+x}{+y}");
// @ts-expect-error
endpoint("GET /orgs/{org}/repos", { org: null });
// @ts-expect-error: may be undefined
endpoint("GET /orgs/{org}/repos", { org: maybe });
// @ts-expect-error: the second name
endpoint("GET /repos/{owner}/{repo}", { owner: "acme" });
endpoint("GET /x", undefined);
// @ts-expect-error: a list of names
endpoint("GET /{a,b}", { a: 1 });
endpoint("GET /{a,b}", { a: 1, b: 2 });
// @ts-expect-error: in the host
endpoint("GET https://{tenant}.example.com/");
// @ts-expect-error: instead of the base
endpoint("POST {upload_url}/assets");

/* ---- what a value is ---- */

declare class Point {
  x: number;
  readonly [Symbol.toStringTag]: string;
  toJSON(): string;
}
declare const point: Point;
declare const promise: Promise<string>;
endpoint("GET /x{?x*}", { x: { size: 1, then: 2, name: "" } });
endpoint("GET /x{?x}", { x: [1, 2] as const });
endpoint("GET /{x}", { x: point });
endpoint("GET /x{?x}", { x: point });
// @ts-expect-error: a forgotten await
endpoint("GET /{x}", { x: promise });
// @ts-expect-error: nor in an optional place
endpoint("GET /x{?x}", { x: promise });
// @ts-expect-error
expand("/{x}", { x: promise });

/* ---- all other operators do not need one ---- */

endpoint("GET /x{/path}{.ext}{;a}{?c}{&d}{#e}");
endpoint("GET /x{?page,sort}", { page: 2, sort: null });
endpoint("GET /x{?page,sort}", { page: maybe });
endpoint("GET /x{/path}", { path: null });
endpoint("GET /x{/headers}", { headers: { accept: "text/html" } });
endpoint("GET /x{/path,more}{.ext}{;a,b}{?c}{&d}{#e}", { path: "p", ext: 1, a: true, c: new Date(), e: "e" });
// @ts-expect-error: no function for the last of them
endpoint("GET /x{?page,sort}", { sort: () => 1 });
endpoint("GET /{id}{?id}", { id: 1 });
// @ts-expect-error: both
endpoint("GET /{id}{?id}", { id: null });

/* ---- :name ---- */

endpoint("GET /orgs/:org/repos/:repo_2", { org: "acme", repo_2: "tiny" });
// @ts-expect-error: at the end
endpoint("GET /orgs/:org/repos/:repo", { org: "acme" });
// @ts-expect-error: before a verb
endpoint("GET /v1/:name:cancel", {});
endpoint("GET /v1/:a-:b/:c.json/:d{/e}", { a: 1, c: 1, d: 1 });
/** Each mark ends a name: of "/v1/:id!x", it is "id". (`never` is none that does not.) */
type Marks = Letters<" -.~!$&'()*+,;=:@%{}[]">;
type Letters<Text> = Text extends `${infer Letter}${infer Tail}` ? Letter | Letters<Tail> : never;
type NoEnd<Mark> = Mark extends string ? ([{ id: 1 }] extends Rest<`GET /v1/:id${Mark}x`> ? never : Mark) : never;
is<never>()(null! as NoEnd<Marks>);
endpoint("GET http://localhost:8080/x");
endpoint("GET /x?time=/:name");
endpoint("GET /x#/:name");
endpoint("GET /x/:1");
endpoint("GET /x/:");

/* ---- modifiers, names beyond RFC 6570, and what follows the first ? or # ---- */

endpoint("GET /{a:3}/{b*}{?c:2,d*}", { a: "abc", b: ["b"], c: null });
endpoint("GET /x{?$filter,page[size],expand[]*}", { $filter: "a", "page[size]": 10, "expand[]": ["a", "b"] });
// @ts-expect-error: brackets belong to the name
endpoint("GET /x{?page[size]}", { "page[size]": () => 1 });
endpoint("GET /x?id={id}");
endpoint("GET /x#{id}");
endpoint("GET /x{#page}/{id}");
// @ts-expect-error: before it
endpoint("GET /{id}?id={id}");
// @ts-expect-error: no function there either
endpoint("GET /x?id={id}", { id: () => 1 });

/* ---- url and method beside a route ---- */

// @ts-expect-error
endpoint("POST /webhooks", { url: "https://example.com" });
// @ts-expect-error
endpoint("POST /webhooks", { method: "GET" });
endpoint("/webhooks", { method: "PURGE" });
endpoint("POST /webhooks", { url: undefined, method: undefined });

/** Options and parameters for any route that names its method. */
type RouteOptions = NonNullable<Rest<"GET /x">[0]>;
declare const routeOptions: RouteOptions;
declare const someOptions: Options;
endpoint("GET /orgs/{org}{?page}", { ...routeOptions, org: "acme" });
((given?: RouteOptions) => endpoint("GET /x", given))({ page: 1, headers: { accept: "text/html" } });
// @ts-expect-error: it does not say that there is an org
endpoint("GET /orgs/{org}", routeOptions);
// @ts-expect-error: there may be a url
endpoint("GET /x", someOptions);

/* ---- further keys, and the options for what they are ---- */

endpoint("GET /x", { page: 1, "any key": [1, 2] });
endpoint("POST /x", { nested: { values: [null] }, nothing: null, late: () => 1 });
endpoint("GET /orgs/{org}", {
  org: "acme",
  baseUrl: "https://api.example.com",
  headers: { accept: "text/html", "x-none": null, "x-default": undefined, "x-count": 1 },
  mediaType: { format: "raw", previews: ["mercy"] },
  request: { signal: "…" },
});
endpoint("GET /x", { headers: [["accept", "text/html"]] as const });
// @ts-expect-error
endpoint("GET /x", { baseUrl: 1 });
// @ts-expect-error: no pairs
endpoint("GET /x", { headers: ["accept", "text/html"] });
// @ts-expect-error: one text each
endpoint("GET /x", { headers: { accept: ["text/html", "text/plain"] } });
// @ts-expect-error: a date is no text here
endpoint("GET /x", { headers: { "if-modified-since": new Date() } });
// @ts-expect-error
endpoint("GET /x", { mediaType: { previews: "mercy" } });
// @ts-expect-error
endpoint("GET /x", { mediaType: { format: 1 } });
// @ts-expect-error: misspelt
endpoint("GET /x", { mediaType: { preview: ["mercy"] } });
is<"format" | "previews">()({} as keyof NonNullable<Options["mediaType"]>);
// @ts-expect-error: read-only
endpoint.DEFAULTS = endpoint.DEFAULTS;
// @ts-expect-error
endpoint("GET /x", { request: "fast" });
// @ts-expect-error: write { signal }
endpoint("GET /x", { request: new AbortController().signal });
// @ts-expect-error
endpoint("GET /x", { request: new Request("https://h.example") });
// @ts-expect-error: its headers would not be sent
endpoint("GET /x", { request: {} as RequestInit });
endpoint("GET /x", { request: {} as Omit<RequestInit, "method" | "headers" | "body"> });
endpoint("GET /x", { request: { signal: new AbortController().signal, next: { tags: ["x"] }, cf: { cacheTtl: 5 } } });
// @ts-expect-error: goes beside request
endpoint("GET /x", { request: { headers: { accept: "text/html" } } });
// @ts-expect-error: goes in the route
endpoint("GET /x", { request: { method: "POST" } });
// @ts-expect-error: goes in data
endpoint("POST /x", { request: { body: "text" } });
// @ts-expect-error
endpoint("GET /x", []);
// @ts-expect-error
endpoint("GET /x", promise);
// @ts-expect-error
endpoint("GET /x", () => 1);
// @ts-expect-error
endpoint(1);
// @ts-expect-error
endpoint("/x", { method: 1 });

/* ---- options alone ---- */

endpoint({ method: "GET", url: "/orgs/{org}", org: "acme" });
endpoint({ url: "/orgs/:org{?page}", org: "acme" });
endpoint({ url: "/orgs", page: 1 });
// @ts-expect-error
endpoint({ method: "GET", url: "/orgs/{org}" });
// @ts-expect-error
endpoint({ url: "/x", headers: "accept: text/html" });
// @ts-expect-error
endpoint({ url: 1 });
// @ts-expect-error
endpoint([]);

/* ---- whether there is a url is known at run time alone ---- */

endpoint.defaults({ url: "/x" })();
endpoint.defaults({ url: "/x" })({ id: 1 });

/* ---- merge and parse ---- */

endpoint.merge({ url: "/orgs/{org}", org: "acme" });
endpoint.merge({ baseUrl: "https://api.example.com" });
// @ts-expect-error
endpoint.merge("GET /orgs/{org}");
// @ts-expect-error
endpoint.merge({ url: "/orgs/{org}" });
// @ts-expect-error
endpoint.merge([]);
// @ts-expect-error
endpoint.parse(new Map());

is<MergedOptions>()(endpoint.merge());
const merged = endpoint.merge("post /orgs/{org}", { org: "acme", request: { timeout: 5 } });
is<MergedOptions>()(merged);
is<string>()(merged.baseUrl);
is<Record<string, string>>()(merged.headers);
is<readonly string[] | undefined>()(merged.mediaType?.previews);
is<unknown>()(merged["org"]);
is<RequestOptions>()(endpoint.parse({ ...endpoint.merge("GET /orgs/{org}", { org: "acme" }), page: 2 }));
// @ts-expect-error
endpoint.parse({ url: "/x", headers: 1 });
// @ts-expect-error: no route
endpoint.parse("GET /x");

/* ---- defaults ---- */

const acme = endpoint.defaults({ org: "acme" });
acme("GET /orgs/{org}/repos");
acme("GET /orgs/{org}/repos", { org: undefined });
acme({ url: "/orgs/{org}/repos" });
acme.merge("GET /orgs/{org}/repos");
// @ts-expect-error: not even now
acme("GET /orgs/{org}/repos", { org: null });
// @ts-expect-error
acme("GET /repos/{org}/{repo}");
// @ts-expect-error
acme.merge("GET /repos/{org}/{repo}");
is<MergedOptions>()(acme.DEFAULTS);
// @ts-expect-error: frozen
acme.DEFAULTS.baseUrl = "https://b.example";

const tiny = acme.defaults({ repo: "tiny", page: 1 }).defaults({}).defaults({ page: "2", flag: undefined });
tiny("GET /repos/:org/:repo/{page}");
// @ts-expect-error: undefined is not given
tiny("GET /{flag}");
// A default counts as given, of whatever kind, and also where a later one takes it back.
endpoint.defaults({ page: ["a"] }).defaults({ page: null })("GET /{page}");
// @ts-expect-error: null fills no placeholder
endpoint.defaults({ org: null })("GET /orgs/{org}");
// @ts-expect-error: it may be missing
endpoint.defaults({ org: maybe })("GET /orgs/{org}");
// @ts-expect-error: nor does it in one of two
endpoint.defaults(maybe ? { org: "acme" } : { org: null })("GET /orgs/{org}");
// @ts-expect-error
endpoint.defaults({ mediaType: { previews: "mercy" } });
// @ts-expect-error
endpoint.defaults();
// @ts-expect-error
endpoint.defaults([]);

/* ---- a builder can be annotated, kept and replaced: it is an `Endpoint` of the names that it knows ---- */

is<Endpoint>()(endpoint);
const set = endpoint.defaults({
  baseUrl: computed,
  headers: {},
  mediaType: {},
  request: {},
  method: "POST",
  url: "/x",
});
is<Endpoint>()(set);
is<Endpoint<"org">>()(acme);
is<Endpoint<"org" | "repo" | "page">>()(tiny);
const anything = endpoint.defaults({ args: {} });
is<Endpoint<string>>()(anything);
declare const anyNames: { readonly org: string; readonly [name: string]: string };
const surely = endpoint.defaults(anyNames);
is<Endpoint<"org">>()(surely);
class Service {
  plain: Endpoint;
  api: Endpoint<"org">;
  constructor(token: string) {
    this.plain = endpoint.defaults({ headers: { authorization: token }, mediaType: { format: "raw" } });
    this.api = this.plain.defaults({ org: "acme" });
  }
}
const { plain, api } = new Service("a");
api("GET /orgs/{org}");
// @ts-expect-error
plain("GET /orgs/{org}");

/** One that knows more does for one that knows less, which asks for more. */
const asPlain: Endpoint = tiny;
const asAcme: Endpoint<"org"> = tiny;
const asAnything: Endpoint<"org"> = anything;
(maybe ? acme : tiny)("GET /orgs/{org}");
// @ts-expect-error: it knows less
const more: Endpoint<"org" | "repo"> = acme;

/* ---- args: parameters whose names are known at run time alone ---- */

declare const input: { [name: string]: string };
endpoint("GET /orgs/{org}/repos", { args: { org: "acme", baseUrl: "a" }, page: 1 });
endpoint({ url: "/orgs/{org}", args: input });
endpoint.defaults({ args: input })("GET /orgs/{org}");
// @ts-expect-error: it may be missing, and the names are known at run time here, too
endpoint.defaults(input)("GET /orgs/{org}");
<Call extends RouteOptions>(call: Call): RequestOptions => endpoint("GET /orgs/{org}", { ...call, org: "acme" });
<Call extends { org: string }>(call: Call): RequestOptions => endpoint("POST /orgs/{org}", { data: 1, ...call });
endpoint("GET /files/{url}/{org}", { args: input, org: 1 });
endpoint("GET /files/{headers}{?request}", { args: input, headers: new Map([["accept", "a"]]), request: {} });
endpoint("GET /files{?headers}", { headers: new Map([["accept", "a"]]) });
// @ts-expect-error: a name that means an option is for `args` alone
endpoint("GET /files/{url}");
// @ts-expect-error
endpoint.defaults({ baseUrl: "https://api.example.com" })("GET /files/{baseUrl}");
// @ts-expect-error: it may be missing
endpoint("GET /orgs/{org}", { args: maybe ? input : undefined });
endpoint("GET /orgs/{org}", { args: JSON.parse(computed) });
// @ts-expect-error: what is spelled is checked
endpoint("GET /orgs/{org}", { args: input, org: promise });
// So that input does not fill it, as the README says.
endpoint("GET /orgs/{org}", { args: input, org: maybe ?? "" });
// @ts-expect-error
endpoint("GET /x", { args: ["a"] });

/* ---- data is anything, and headers have text ---- */

endpoint("POST /x", { data: unknown });
endpoint("GET /x{?data}", { data: "a" });
endpoint("get /{data}", { data: "a" });
// @ts-expect-error: a promise
endpoint("GET /x", { headers: { authorization: promise } });
// @ts-expect-error
endpoint("GET /x", { headers: [["authorization", promise]] });

/** Data of a type parameter is checked where the function is called, if at all. */
class Repository<Item> {
  save = (data: Item) => endpoint("PUT /items/{id}", { data, id: 1 });
  create = (data: Partial<Item>) => endpoint({ method: "POST", url: "/items", data });
}
function saved<Item>(data: Item) {
  return [endpoint("PUT /x", { data }), endpoint.merge({ data }), endpoint.defaults({ data })];
}
function unfilled<Item>(data: Item) {
  // @ts-expect-error: what is known is checked
  return endpoint("PUT /items/{id}", { data });
}

/* ---- what the compiler cannot know is accepted ---- */

endpoint(computed, { org: "acme", method: "POST" });
endpoint({ url: computed, org: "acme" });
endpoint(`${computed}/orgs/{org}`, { org: "acme" });
// @ts-expect-error: what is literal counts
endpoint(`${computed}/orgs/{org}`);

interface OrgAndPage {
  org: string;
  page?: number;
}
declare const parameters: OrgAndPage;
endpoint("GET /orgs/{org}{?page}", parameters);
endpoint("GET /x", parameters);
endpoint.defaults(parameters)("GET /orgs/{org}");
// @ts-expect-error: it may be missing
endpoint.defaults(parameters)("GET /orgs/{page}");

interface All extends OrgAndPage {
  method?: "POST";
  url: "/orgs/{org}";
  headers: { accept: string };
}
declare const all: All;
endpoint(all);

declare const orPost: { a: 1 } | { method: "POST" } | undefined;
endpoint("/x", orPost);

declare const options: Options;
({ url: "/x", headers: { accept: "text/html" } }) satisfies Options;
endpoint(computed, options);
endpoint(options);
endpoint.parse(options);
endpoint.defaults(options)("GET /x");

/* ---- a value that the program puts into a path is not guarded ---- */

// What comes before the first slash may be put in: a whole url, a method, a base.
declare const verb: "GET" | "DELETE";
declare const key: "id" | "name";
endpoint(`GET ${computed}`);
endpoint(`${computed} /users`);
endpoint(`${computed}/users`);
endpoint(`${computed} ${computed}`, {});
endpoint(`${verb} /users/{id}/{name}`, { id: 1, name: "a" });
endpoint(`GET /users/{${key}}`, { id: 1, name: "a" });
endpoint(`GET /users/${maybe ? 1 : 2}`);
endpoint("GET /users/" + computed);
endpoint(computed as any, {});
// @ts-expect-error: write {name} in the route
endpoint(`GET /users/${computed}`);
// @ts-expect-error
endpoint(`GET /users/${computed}`, {});
// @ts-expect-error
endpoint(`GET /users/${computed}`, undefined);
// @ts-expect-error
endpoint(`/${computed}`);
// @ts-expect-error
endpoint(`/${computed}`, { page: 1 });
// @ts-expect-error: a number may be `NaN`
endpoint(`GET /users/${computed.length}/keys`);
// @ts-expect-error
endpoint(`GET /users/${computed as any}`, {});
// @ts-expect-error
endpoint(`${verb} /users/${computed}`, {});
// @ts-expect-error
endpoint(`${computed}/users/${computed}`, {});
// @ts-expect-error
endpoint(`https://${computed}/users`, {});
// @ts-expect-error
endpoint(`GET /users?name=${computed}`, {});
// @ts-expect-error: beside a placeholder
endpoint(`GET /orgs/${computed}/{repo}`, { repo: "tiny" });
// @ts-expect-error
endpoint(`GET /users/${computed}`, { args: {} });
// @ts-expect-error: not each of these
endpoint(maybe ? `GET /users/${computed}` : "GET /users");
// @ts-expect-error
endpoint(maybe ? `GET /users/${computed}` : "GET /users", {});
endpoint({ url: `${computed}/users/{id}`, id: 1 });
endpoint({ url: verb, id: 1 });
// @ts-expect-error
endpoint({ url: `/users/${computed}` });
// @ts-expect-error
endpoint({ url: `/users/${computed}/{id}`, id: 1 });
// @ts-expect-error
endpoint({ url: maybe ? `/users/${computed}` : "/users" });
endpoint.merge(`GET ${computed}`, { page: 1 });
// @ts-expect-error
endpoint.merge(`GET /users/${computed}`);
// @ts-expect-error
endpoint.merge(`GET /users/${computed}`, {});
// @ts-expect-error
endpoint.merge({ url: `/users/${computed}` });
acme(`${verb} /orgs/{org}`);
// @ts-expect-error
acme(`GET /orgs/${computed}`);
// @ts-expect-error
acme(`GET /orgs/{org}/repos/${computed}`, {});
endpoint.defaults({ args: {} })(`${verb} /{id}`);
// @ts-expect-error
endpoint.defaults({ args: {} })(`GET /${computed}`);

/* ---- malformed templates ---- */

is<RequestOptions>()(endpoint("GET /{"));
is<RequestOptions>()(endpoint("POST /{{x}}", { "{x": 1 }));
is<RequestOptions>()(endpoint("POST /{x,}", { "": 1, x: 1 }));
// @ts-expect-error: still no `any`
endpoint("GET /{{x}}", { headers: 1 });

/* ---- the result ---- */

is<"method" | "url" | "headers" | "body" | "request">()({} as keyof RequestOptions);
is<"method" | "headers" | "body" | "duplex">()({} as keyof ReturnType<typeof toInit>);
is<"DEFAULTS" | "defaults" | "merge" | "parse">()({} as keyof Builder);
is<keyof Builder>()({} as keyof Endpoint & string);
is<RequestOptions>()(endpoint("GET /x"));
is<"method" | "url" | "headers" | "body" | "request">()(null! as keyof RequestOptions);
is<RequestOptions>()(endpoint(`GET {${computed}}`));
is<RequestOptions>()(endpoint());
is<string>()(endpoint("GET /x").method);
is<unknown>()(endpoint("POST /x").body);
is<Record<string, string>>()(endpoint("GET /x").headers);
is<object | undefined>()(endpoint("GET /x", { request: { timeout: 5 } }).request);

/* ---- in functions of one's own ---- */

const builders: Builder[] = [endpoint, acme, tiny, anything];
builders[0]!("GET /orgs/{org}", parameters);
builders[0]!({ url: "/x", page: 1 });
builders[0]!.defaults(parameters).merge();
// @ts-expect-error
builders[0]!("GET /x", { headers: 1 });
// @ts-expect-error
builders[0]!("GET /x", []);

<Call extends RouteOptions>(call: Call): RequestOptions => endpoint("GET /x", call);
<Call extends { page: number }>(call: Call): RequestOptions => endpoint.defaults(call)("POST /x");
<Call extends { page: number }>(call: Call): RequestOptions => endpoint.defaults({ ...call, org: 1 })("GET /{org}");
<Method extends "GET" | "POST">(method: Method): RequestOptions => endpoint("/x", { method });

const send = <Route extends string>(route: Route, ...rest: Rest<Route>): RequestOptions => {
  const builder: Builder = endpoint;
  return builder(route, ...rest);
};
const sendAcme = <Route extends string>(route: Route, ...[options]: Rest<Route, "org">): RequestOptions => {
  const builder: Builder = acme;
  return builder(route, { ...options, page: 2 });
};
/** Or on a builder that reads its routes. */
<Route extends string>(route: Route, ...rest: Rest<Route>): RequestOptions => endpoint(route, ...rest);
<Route extends string>(route: Route, ...rest: Rest<Route, "org">): RequestOptions => acme(route, ...rest);
/** For pages. */
<Route extends string>(route: Route, ...rest: Rest<Route>) => endpoint({ ...endpoint.merge(route, ...rest), page: 2 });
// @ts-expect-error: it would leave out what the builder asks for
<Route extends string>(route: Route, ...rest: Rest<Route, "org">): RequestOptions => endpoint(route, ...rest);
send("GET /x");
send("GET /orgs/{org}{?page}", parameters);
sendAcme("GET /orgs/{org}");
// @ts-expect-error
send("GET /orgs/{org}");
send(computed);
send(`GET ${computed}`, { page: 1 });
// @ts-expect-error
send(`GET /orgs/${computed}`);
// @ts-expect-error
send(`GET /orgs/${computed}`, {});
sendAcme(`${verb} /orgs/{org}`, { page: 1 });
// @ts-expect-error
sendAcme(`GET /orgs/{org}/${computed}`, {});
// @ts-expect-error
sendAcme("GET /repos/{org}/{repo}");

/* ---- path ---- */

is<string>()(expandPath("/users/{id}/keys{?page,tags*}", { id: "a", page: 2, tags: ["x"] }));
expandPath("/users/:id/{$f}{/rest*}", { id: 1n, $f: new Date() });
expandPath("/{url}{?headers}", { url: "a" });
expandPath("/x{?a}");
expandPath("/x");
expandPath("/x", { a: undefined });
expandPath(computed);
expandPath(computed, { id: 1 });
// Values that are not written there may hold more.
expandPath("/users/{org}", parameters);
declare const either: "/users/{id}" | "/teams/{id}";
expandPath(either, { id: 1 });
<Template extends string>(template: Template, values: Values<Template>) => expandPath(template, values);
<Template extends typeof either>(template: Template, values: Values<Template>) => expandPath(template, values);
// @ts-expect-error
expandPath(either, {});
declare const different: "/users/{id}" | "/teams/{team}";
// @ts-expect-error: it may be the other one
expandPath(different, { id: 1 });
// @ts-expect-error: no names and values
expandPath(computed, ["a"]);
// @ts-expect-error: a pattern has a value in it
expandPath(`/users/${computed}`);
// @ts-expect-error
expandPath(`/a/${computed}/{id}`, { id: 1 });
declare const atTimes: "/users" | `/users/${string}`;
// @ts-expect-error
expandPath(atTimes);
// @ts-expect-error: no text is a tag
path("/users/1");
// @ts-expect-error
expandPath("/users/:id", { id: { name: "a" } });
expandPath("/users/{id*}{/rest*}{?tags}", { id: ["a"], rest: ["b"], tags: ["c"] });
is<string>()(path`/users/${1}/${new Date()}?a=${true}&b=${2n}`);
// @ts-expect-error: left out
expandPath("/users/{id}");
// @ts-expect-error: has no placeholder
expandPath("/users/{id}", { id: 1, page: 2 });
// @ts-expect-error: has no placeholder
expandPath("/x", { a: 1 });
// @ts-expect-error
expandPath(1);
// @ts-expect-error: may be absent
path`/users/${maybe}`;
// @ts-expect-error: somebody forgot `.id`
path`/users/${{ id: 1 }}`;
// @ts-expect-error
path`/users/${{ toJSON: () => ({}) }}`;
// @ts-expect-error: no text at times
path`/users/${{ toJSON: (): string | null => null }}`;
// @ts-expect-error
expandPath("/users/{id}", { id: { toJSON: (): string | null => null } });

const ownTag = (strings: TemplateStringsArray, ...values: PathValue[]) => path(strings, ...values);
is<string>()(ownTag`/users/${new Date()}`);
const pathOfId = <Id extends string | number>(id: Id) => path`/users/${id}` + expandPath("/users/{id}", { id });
is<string>()(pathOfId(1));

/* ---- expand and toInit ---- */

is<string>()(expand("/{a}{?b}", { a: 1, b: [1, 2] }));
is<string>()(expand("/{a}{?b}"));
is<string>()(expand("/{a}", { a: null, more: 1 }));
is<string>()(expand(computed, { a: 1 }));
is<string>()(expand("/{org}{?page}", parameters));
(a: Value, values: Values): string => expand("/{a}", { ...values, a });
// @ts-expect-error
expand("/{a}", "a");
// @ts-expect-error
expand("/{a}", ["a"]);
// @ts-expect-error
expand("/a", null);

((init: { method: string }) => init)(toInit(endpoint("GET /x")));
// @ts-expect-error
toInit(new URL("https://h.example"));
((init: { method?: "GET" | "POST" }) => init)(toInit(endpoint("GET /x")));
(url: string, options: RequestOptions) => fetch(url, toInit(options));
toInit({ method: "GET", url: "https://example.com", headers: {} });
// @ts-expect-error
toInit({ url: "https://example.com" });
// @ts-expect-error
toInit("https://example.com");
