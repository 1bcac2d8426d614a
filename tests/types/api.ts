/**
 * What the compiler makes of an API's own description. Nothing here runs, as in `types.ts`.
 */
import {
  type ApiEndpoint,
  type ApiRequest,
  type ApiRest,
  type Builder,
  type Data,
  type Endpoint,
  type Failure,
  type MergedOptions,
  type RequestOptions,
  type Rest,
  type Routes,
  endpoint,
} from "../../dist/endpoint.js";
import type { operations, paths } from "./paths.js";
import { is } from "./types.js";

declare function send<Sent extends RequestOptions>(options: Sent): Data<Sent>;
declare const computed: string;

const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com", mediaType: { format: "raw" } });
const acme = github.defaults({ owner: "acme" });
const tiny = acme.defaults({ repo: "tiny" });

/* ---- builders ---- */

const other = endpoint.defaults({ owner: "acme" }).defaults<paths>({});
is<ApiEndpoint<paths>>()(github);
is<ApiEndpoint<paths, "owner">>()(acme);
is<ApiEndpoint<paths, "owner" | "repo">>()(tiny);
is<ApiEndpoint<paths, "owner">>()(other);
const builders: Builder[] = [github, acme, tiny, other];
is<MergedOptions>()(tiny.DEFAULTS);
class Client {
  api: ApiEndpoint<paths>;
  constructor(token: string) {
    this.api = endpoint
      .defaults<paths>({ baseUrl: "https://a.example" })
      .defaults({ headers: { authorization: token } });
  }
  /** A wrapper is typed as the builder is. */
  call<Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) {
    return send(this.api(route, ...rest));
  }
  merge<Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>): MergedOptions {
    return this.api.merge(route, ...rest);
  }
}
// @ts-expect-error: a plain builder knows nothing of paths
const plain: ApiEndpoint<paths> = endpoint.defaults({ baseUrl: "https://api.github.com" });
// @ts-expect-error: nor does one of another API
const strange: ApiEndpoint<paths> = endpoint.defaults<{ "/other": { get: {} } }>({});
const forgetful: ApiEndpoint<paths> = acme;
// A default counts as given, whatever it is, and also where a later one takes it back.
github.defaults({ owner: {} }).defaults({ owner: null })("GET /repos/{owner}/{repo}/issues", { repo: "tiny" });
// @ts-expect-error: it knows less
const more: ApiEndpoint<paths, "owner" | "repo"> = acme;
// @ts-expect-error: an API is not left behind
const undescribed: Endpoint = github;
// @ts-expect-error: beside <paths> no names are inferred
endpoint.defaults<paths>({ owner: "acme" });
// @ts-expect-error: nor any other option
endpoint.defaults<paths>({ method: "POST" });

declare function builderOf<Paths>(): ApiEndpoint<Paths>;
is<ApiEndpoint<paths>>()(builderOf<paths>());
is<"GET /x">()(null! as Routes<{ "/x": { parameters: object; get: object; put?: never } }>);

/* ---- the path ---- */

github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" });
acme("GET /repos/{owner}/{repo}/issues", { repo: "tiny" });
acme("GET /repos/{owner}/{repo}/issues", { repo: "tiny", owner: "other" });
tiny("GET /repos/{owner}/{repo}/issues");
tiny("GET /repos/{owner}/{repo}/issues", undefined);
// @ts-expect-error
github("GET /repos/{owner}/{repo}/issues");
// @ts-expect-error
github("GET /repos/{owner}/{repo}/issues", { owner: "acme" });
// @ts-expect-error: the defaults supply the owner, but not this one
acme("GET /repos/{owner}/{repo}/issues", { repo: "tiny", owner: null });
// @ts-expect-error
github("PUT /notes/{note-id}/{file.name}", { "note-id": "1", "file.name": "a", data: new Uint8Array(1) });
github("GET /names/{name}", { name: "a" });
// @ts-expect-error: the route says so, if nothing else does
github("GET /names/{name}");
// Of a path that is described with some of its names, the others may be left out.
github("GET /teams/{team}/{member}", { team: "a" });
github("GET /teams/{team}/{member}", { team: "a", member: 1 });
// @ts-expect-error
github("GET /teams/{team}/{member}", { member: 1 });

/* ---- the query ---- */

declare const labels: readonly string[];
tiny("GET /repos/{owner}/{repo}/issues", { state: null, page: undefined, labels });
tiny("GET /repos/{owner}/{repo}/issues{?state,page}", { state: "open", page: 2, labels: ["bug"] });
tiny("GET /repos/{owner}/{repo}/issues{?state,trace}", { state: "open", trace: "x" });
// @ts-expect-error
tiny("GET /repos/{owner}/{repo}/issues", { state: "opne" });
// @ts-expect-error
tiny("GET /repos/{owner}/{repo}/issues", { stat: "open" });
// @ts-expect-error
tiny("GET /repos/{owner}/{repo}/issues", { labels: "bug" });
// @ts-expect-error: a body
tiny("GET /repos/{owner}/{repo}/issues", { data: {} });
github("GET /search", { q: "a", tags: [], sort: "asc" });
github("GET /search{?data,filter*,query*}", {
  q: "a",
  tags: [],
  data: "a",
  filter: { kind: "b" },
  query: { url: "c" },
});
// @ts-expect-error: a date is a text
github("GET /search", { q: new Date(), tags: [] });
github.defaults({ q: "a" })("GET /search", { tags: [] });
// @ts-expect-error
github("GET /search", { q: "a" });
// @ts-expect-error: an option's name goes through args
github("GET /search", { q: "a", tags: [], data: "a" });
// @ts-expect-error
github("GET /search", { q: "a", tags: [], url: "a" });
github("GET /search", { q: "a", tags: [], headers: { accept: "text/html" } });

/* ---- the query beside a body ---- */

tiny("POST /repos/{owner}/{repo}/issues{?force}", { title: "a", force: true });
tiny("PUT /repos/{owner}/{repo}/labels{?mode}", { mode: "all", labels: ["a"] });
tiny.defaults({ mode: "all" })("PUT /repos/{owner}/{repo}/labels{?mode}");
// @ts-expect-error
tiny("POST /repos/{owner}/{repo}/issues", { title: "a", force: true });
// @ts-expect-error
tiny("PUT /repos/{owner}/{repo}/labels", {});

/* ---- a parameter of the query that shares its name with a member of the body ---- */

github("POST /jobs", { name: 1 });
github("POST /jobs", { id: 1 });
github("POST /jobs{?name}", { name: "a", id: 1 });
github("POST /jobs{?name}", { name: "a", data: { name: 1 } });
github("PUT /jobs{?note}", { name: 1, note: "a", more: 1 });
// @ts-expect-error: the member
github("POST /jobs", { name: "a" });
// @ts-expect-error: the parameter, which the route writes
github("POST /jobs{?name}", { name: 1, id: 1 });
// @ts-expect-error
github("PUT /jobs{?note}", { name: 1, note: {} });
// @ts-expect-error: the parameter, though the body takes any name
github("PUT /jobs", { name: 1, note: {} });
github("PUT /jobs", { name: 1, more: 1 });
// @ts-expect-error: it would go into the body, which takes any name
github("PUT /player", { device: "a", uris: ["b"] });
github("PUT /player{?device}", { device: "a", uris: ["b"], more: 1 });
github("PUT /player{?device}", { device: "a", data: { device: 1 } });
// @ts-expect-error: beside `data`, it would be lost
github("POST /jobs", { name: 1, data: { name: 1 } });
// @ts-expect-error: a parameter alone
github("POST /jobs", { id: 1, state: "on" });

/* ---- the body ---- */

tiny("POST /repos/{owner}/{repo}/issues", { title: 1, body: "b", assignee: null, labels: ["a"] });
tiny("POST /repos/{owner}/{repo}/issues", { data: { title: "a" } });
tiny.defaults({ title: "a" })("POST /repos/{owner}/{repo}/issues");
tiny("DELETE /repos/{owner}/{repo}/labels");
tiny("PUT /repos/{owner}/{repo}/labels{?mode}", { mode: "all", data: ["a"] });
// @ts-expect-error
tiny("POST /repos/{owner}/{repo}/issues", { body: "b" });
// @ts-expect-error
tiny("POST /repos/{owner}/{repo}/issues", { title: "a", bdy: "b" });
// @ts-expect-error: misspelt
tiny("POST /repos/{owner}/{repo}/issues", { data: { title: "a", bdy: "b" } });
// @ts-expect-error: one or the other
tiny("POST /repos/{owner}/{repo}/issues", { data: { title: "a" }, title: "a" });
// @ts-expect-error
tiny("PUT /repos/{owner}/{repo}/labels{?mode}", { mode: "all", data: [1] });

const note = { "note-id": 1, "file.name": "a" } as const;
github("PUT /notes/{note-id}/{file.name}", { ...note, data: new URLSearchParams() });
github("PATCH /notes/{note-id}/{file.name}", { ...note, text: "a" });
github("PATCH /notes/{note-id}/{file.name}", { ...note, data: { text: "a", headers: ["b"], "note-id": 2 } });
// @ts-expect-error: required
github("PUT /notes/{note-id}/{file.name}", note);
github("PATCH /teams/{team}/{member}", { team: "a", member: 1, role: "b" });
github("PATCH /teams/{team}/{member}", { team: "a", member: 1, data: { team: 2 } });
// @ts-expect-error: a name of the path is no member of the body
github("PATCH /teams/{team}/{member}", { team: 2, member: 1 });
// @ts-expect-error: so a body that requires it goes in data
github("PUT /teams/{team}/{member}", { team: "a", member: 1, role: "b" });
github("PUT /teams/{team}/{member}", { team: "a", member: 1, data: { team: 2, role: "b" } });
github("PUT /teams/{team}/{member}", { team: "a", member: 1, args: {} });
// @ts-expect-error: an option's name
github("PATCH /notes/{note-id}/{file.name}", { ...note, headers: 1 });
// @ts-expect-error: either member of a body that is a union
github("POST /sessions");
github("POST /hooks", { data: { url: "a" } });
github("PATCH /hooks", { events: ["a"] });
github("PUT /hooks", { data: ["a"] });
github("DELETE /hooks", { id: 1 });
// @ts-expect-error: `application/json` wins
github("DELETE /hooks", { id: "1" });
github("DELETE /hooks", { data: { id: "1" }, headers: { "content-type": "application/merge-patch+json" } });
// @ts-expect-error: neither type
github("DELETE /hooks", { data: { id: true } });
// @ts-expect-error: what is required and bears an option's name goes through data
github("POST /hooks", { events: ["a"] });
github("POST /events", { data: { url: "a", any: 1 } });
// @ts-expect-error: as in a body that takes any other name
github("POST /events", { any: 1 });
github("HEAD /events");
github("PUT /events", { data: "{}\n{}" });
// @ts-expect-error: a map is no form
github("PUT /uploads", { data: new Map() });
// @ts-expect-error: an option of the client goes in request
github("GET /search", { q: "a", tags: [], signal: {} });
// @ts-expect-error: lines of JSON
github("PUT /events", { line: "a" });
github("PATCH /events", { any: 1, headers: { accept: "text/html" } });
github("POST /open", { any: 1, key: "a", headers: {} });
github("PUT /open", { any: 1 });
github("PATCH /open", { any: 1 });
github("DELETE /open", { id: 1, any: "a" });
// @ts-expect-error: its own members are as they are described
github("DELETE /open", { id: "1", any: "a" });
github("TRACE /open", { by: { id: 1 }, any: "a" });
// @ts-expect-error: so is what is inside of them
github("TRACE /open", { by: { id: 1, name: "a" } });

/** A body that may be left out has all that it requires, or no member. */
github("PATCH /jobs");
github("PATCH /jobs", { title: "a", state: "on" });
github("PUT /jobs", { headers: {} });
const titled = computed ? { title: "a", state: "on" } : undefined;
github("PATCH /jobs", { data: titled });
// @ts-expect-error
github("PATCH /jobs", { state: "on" });
// @ts-expect-error
github("PATCH /jobs", { title: undefined, state: "on" });
const numbered = { id: "1" };
// @ts-expect-error: neither alternative, nor nothing
github("DELETE /jobs", numbered);
// @ts-expect-error: of this spread the compiler sees no more than an optional title
github("PATCH /jobs", { ...(computed ? { title: "a" } : {}) });

declare const maybe: { readonly labels: string[] | undefined };
// `undefined` is no body, and right where one is optional
tiny("PUT /repos/{owner}/{repo}/labels{?mode}", { mode: "all", data: maybe.labels });
// @ts-expect-error
tiny("POST /repos/{owner}/{repo}/issues", { data: Math.random() < 0.5 ? { title: "a" } : undefined });
// @ts-expect-error: a body that is not described is none
tiny("DELETE /repos/{owner}/{repo}/labels", { data: maybe.labels });

github("PATCH /texts", { data: new FormData() });
is<string[]>()(send(github("QUERY /texts", { select: ["a"] })).rows);
// @ts-expect-error: text
github("POST /texts", { data: { a: 1 } });

/** What goes as it is. */
declare const raw: FormData | URLSearchParams | Blob | ArrayBuffer | Uint8Array | ReadableStream;
declare const rows: AsyncGenerator<string>;
for (const data of [raw, rows, "a"]) {
  github("POST /texts", { data });
  github("PUT /texts", { data });
  github("POST /uploads", { data });
  github("PUT /uploads", { data });
  github("PATCH /uploads", { data });
  github("DELETE /uploads", { data });
  github("QUERY /uploads", { data });
  // @ts-expect-error: JSON alone
  github("POST /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", data });
}
github("PUT /uploads", { data: { rows: 1 } });
github("PUT /uploads", { rows: 1 });
github("PATCH /uploads", { data: { any: 1 } });
github("PATCH /uploads", { data: null });
github("DELETE /uploads", { rows: 1 });
// Lists have a `filter` and a `length` of their own, which are no members of a body.
github("PUT /lists{?filter,length}#all", { filter: "a", length: 1, data: ["b"] });
// @ts-expect-error
github("PUT /lists#all", { data: ["b"] });
// @ts-expect-error
github("PUT /lists{?filter}#all", { filter: 1, data: ["b"] });
// @ts-expect-error: no form, for it would go as JSON
github("POST /uploads", { data: { file: "a" } });
// @ts-expect-error
github("PUT /notes/{note-id}/{file.name}", { ...note, data: { text: "a" } });
// @ts-expect-error
github("POST /uploads", { file: "a" });
// @ts-expect-error
github("PUT /uploads", { data: { file: "a" } });

/* ---- keys that spell their query ---- */

github("GET /pets{?ids,filter[kind]*}", { ids: ["1"], "filter[kind]": "cat" });
is<"pets">()(send(github("GET /pets{?ids,filter[kind]*}")));
github("POST /pets{?notify,ids*}", { notify: true, ids: ["1"], name: "a" });
github("GET /pets/{pet}?action=feed{&food,url}#now", { pet: 1, food: "hay", args: { url: "a" } });
is<"uploaded">()(send(github("POST https://uploads.example.com/pets/{pet}{?force}", { pet: 1, name: "a" })));
// @ts-expect-error
github("POST https://uploads.example.com/pets/{pet}{?force}", { pet: 1, name: "a", force: "yes" });
// @ts-expect-error: the route is written as its key
github("GET /pets", { ids: ["1"] });
// @ts-expect-error
github("GET /pets{?ids,filter[kind]*}", { "filter[kind]": "cow" });
// @ts-expect-error
github("POST /pets{?notify,ids*}", { name: "a" });
// @ts-expect-error: a query after the fragment
github("GET /pets/{pet}?action=feed{&food,url}#now{?a}", { pet: 1, food: "hay", a: 1 });
// @ts-expect-error: an option's name goes through args
github("GET /pets/{pet}?action=feed{&food,url}#now", { pet: 1, food: "hay", url: "a" });

/* ---- args ---- */

declare const input: { [name: string]: string };
github("GET /search", { args: input, sort: "asc" });
github("GET /search", { args: JSON.parse(computed) });
declare const perhaps: typeof input | undefined;
github("GET /search", { q: "a", tags: [], args: perhaps });
// @ts-expect-error: it may be missing
github("GET /search", { args: perhaps });
github("POST /repos/{owner}/{repo}/issues", { args: input });
github("POST /repos/{owner}/{repo}/issues", { args: input, data: { title: "a" } });
github("POST /repos/{owner}/{repo}/issues", { args: input, data: titled });
github("POST /hooks", { args: input });
github("DELETE /open", { args: input, any: "a" });
// @ts-expect-error
github("DELETE /open", { args: input, id: "1" });
github("GET /files/{url}/{size}", { args: input, size: 1 });
github.defaults({ args: input })("GET /files/{url}/{size}");
// @ts-expect-error: a name that means an option is for `args` alone
github("GET /files/{url}/{size}", { size: 1 });
github("GET /requests/{request}", { args: { request: 7 }, request: { signal: 1 } });
// @ts-expect-error: an option fills no placeholder
github("GET /requests/{request}", { request: { signal: 1 } });
// @ts-expect-error
github("GET /search", { args: input, sort: "up" });

/* ---- wrappers ---- */

declare const client: Client;
client.call("POST /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", title: "a" });
client.call("POST /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", data: { title: "a" } });
client.call("POST /repos/{owner}/{repo}/issues", { args: input, title: "a" });
client.call("GET /requests/{request}", { args: { request: 7 }, request: { signal: 1 } });
client.call("PUT /open");
client.call("POST /jobs", { args: input, data: { id: 1 } });
(args: typeof input, data?: { id: number }) => client.call("POST /jobs", { args, data });
(args: typeof input | undefined, data: { id: number }) => client.call("POST /jobs", { args, data });
// @ts-expect-error: neither
(args: typeof input | undefined, data?: { id: number }) => client.call("POST /jobs", { args, data });
is<{ number: number; title: string }[]>()(
  client.call("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" }),
);
/** One that takes other routes, too. */
const anywhere = <Route extends string>(route: Route, ...rest: ApiRest<paths, Route>) => send(github(route, ...rest));
is<{ total: number } | undefined>()(anywhere("GET /search", { q: "a", tags: [] }));
/** As docs/openapi.md writes it, which editors complete. */
const offering = <Route extends Routes<paths> | (string & {})>(route: Route, ...rest: ApiRest<paths, Route>) =>
  send(github(route, ...rest));
is<{ total: number } | undefined>()(offering("GET /search", { q: "a", tags: [] }));
offering("POST /repos/{owner}/{repo}/issues{?force}", { owner: "acme", repo: "tiny", title: "a", force: true });
// @ts-expect-error
offering("GET /serach", { q: "a", tags: [] });
anywhere("GET https://example.com/{id}", { id: 1 });
anywhere(`GET ${computed}`, { any: 1 });
// @ts-expect-error: write {name} in the route
anywhere(`GET /search/${computed}`);
// @ts-expect-error
anywhere(`GET /search/${computed}`, {});
// @ts-expect-error
offering(`GET https://example.com/${computed}`, {});
// @ts-expect-error
client.call(`GET /search/${computed}`, {});
// @ts-expect-error
anywhere("GET /serach");
// @ts-expect-error
anywhere("GET /search");
const made: ReturnType<typeof github> = github("GET /search", { q: "a", tags: [] });
// @ts-expect-error: nor does a `Rest`
<Route extends Routes<paths>>(route: Route, ...rest: Rest<Route>) => github(route, ...rest);
// @ts-expect-error
<Route extends Routes<paths>>(route: Route, ...rest: Rest<Route>) => github.merge(route, ...rest);
// @ts-expect-error
client.call("GET /repos/{owner}/{repo}/isues", { owner: "acme", repo: "tiny" });
// @ts-expect-error
client.call("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: 1 });
// @ts-expect-error
client.call("POST /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" });
// @ts-expect-error: one or the other
client.call("POST /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", data: { title: "a" }, title: "a" });
// @ts-expect-error
client.call("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", url: "https://b.example" });
/** A builder with defaults hands its names on. */
const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route, "owner" | "repo">) =>
  send(tiny(route, ...rest));
is<{ number: number; title: string }[]>()(call("GET /repos/{owner}/{repo}/issues"));
/** A class may hold its builder as a `Builder`. */
class Holder {
  #api: Builder = endpoint.defaults({ owner: "acme" });
  request<Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route, "owner">): RequestOptions {
    return this.#api(route, ...rest);
  }
  merge<Route extends Routes<paths>>(route: Route, ...[options]: ApiRest<paths, Route, "owner">): MergedOptions {
    return this.#api.merge(route, options);
  }
}
new Holder().request("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
new Holder().request("POST /repos/{owner}/{repo}/issues", { args: input });
// @ts-expect-error
new Holder().request("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "opne" });
/** For pages. */
<Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route, "page">) =>
  github.defaults({ page: 2 })(route, ...rest);

/* ---- options ---- */

tiny("GET /repos/{owner}/{repo}/issues", { headers: { "x-trace": "a" }, baseUrl: "https://b.example", request: {} });
// What is described of headers and cookies is not checked.
tiny("GET /repos/{owner}/{repo}/issues", { headers: { "x-trace": 1 } });
tiny("GET /repos/{owner}/{repo}/issues", { mediaType: { previews: ["mercy"] }, url: undefined, method: undefined });
// @ts-expect-error
tiny("GET /repos/{owner}/{repo}/issues", { url: "https://example.com" });
// @ts-expect-error
tiny("GET /repos/{owner}/{repo}/issues", []);

/* ---- a route of this API has to be described ---- */

// @ts-expect-error: misspelt
github("GET /serach");
// @ts-expect-error: no such method
github("DELETE /search");
// @ts-expect-error: a placeholder as routers write it
github("GET /names/:name", { name: 1 });
// @ts-expect-error
github("get /search", { q: "a", tags: [] });
// @ts-expect-error: no slash
github("GET search", { q: "a", tags: [] });
// @ts-expect-error: no full URL
github("GET http:x");
// @ts-expect-error: two queries
github("GET /repos/{owner}/{repo}/issues{?a}{&b}", { owner: "1", repo: "1", a: 1 });
// @ts-expect-error
github.merge("GET /serach");
// @ts-expect-error: the query in the route
github("GET /repos/{owner}/{repo}/issues?state=open", { owner: "acme", repo: "tiny" });
declare const misspelt: "GET /search" | "GET /serach";
// @ts-expect-error: one of two
github(misspelt, { any: 1 });

/* ---- what is none of this API's, or not known, is read as it is ---- */

github("GET https://example.com/{id}", { id: 1, more: 1 });
github("GET HTTPS://example.com/{id}", { id: 1 });
github("https://example.com/");
github("GET http://localhost:8080/{id}", { id: 1 });
github("");
github("{+next}", { next: "https://example.com/?page=2" });
github("POST {upload_url}/assets", { upload_url: "https://uploads.example.com", any: 1 });
github(computed, { any: 1 });
github(`GET ${computed}`, { any: 1 });
github(`${computed} /repos/{repo}`, { repo: "tiny", any: 1 });
acme(`${computed}/{owner}`);
// @ts-expect-error: what is known of it counts
github(`${computed}/repos/{repo}/issues`);
// @ts-expect-error: write {name} in the route
github(`GET /search/${computed}`);
// @ts-expect-error
github(`GET /search/${computed}`, {});
// @ts-expect-error
github(`GET /repos/${computed}/{repo}/issues`, { repo: "tiny" });
// @ts-expect-error
acme(`GET /repos/{owner}/${computed}`, { args: {} });
// @ts-expect-error
github(`GET https://example.com/${computed}`, {});
// @ts-expect-error
github({ url: `/search/${computed}` });
github.merge(`GET ${computed}`, {});
github(computed ? `GET ${computed}` : "PATCH /jobs", { any: 1 });
// @ts-expect-error
github.merge(`GET /search/${computed}`);
// @ts-expect-error
github.merge(`GET /search/${computed}`, {});
// @ts-expect-error: not each of these
github(computed ? `PATCH /jobs/${computed}` : "PATCH /jobs");
// @ts-expect-error
github(computed ? `PATCH /jobs/${computed}` : "PATCH /jobs", {});
github({ method: "GET", url: "/serach", any: 1 });
github.defaults({ url: "/search" })({});
declare const one: "GET /search" | "GET /names/{name}";
// @ts-expect-error: a route that may be one of several
github(one, { q: "a", tags: [] });
// @ts-expect-error
github("GET https://example.com/{id}");
// @ts-expect-error
github({ url: "/{id}" });

/* ---- what comes out ---- */

is<{ number: number; title: string }[]>()(send(tiny("GET /repos/{owner}/{repo}/issues")));
is<undefined>()(send(tiny("DELETE /repos/{owner}/{repo}/labels")));
is<unknown>()(send(github("GET /events")));
is<{ total: number } | undefined>()(send(github("GET /search", { q: "a", tags: [] })));
is<{ ok: true }>()(send(github("PUT /notes/{note-id}/{file.name}", { ...note, data: "a" })));
is<unknown>()(send(github("POST /notes/{note-id}/{file.name}", note)));
is<{ text: string }>()(send(github("PATCH /notes/{note-id}/{file.name}", note)));
is<unknown>()(send(github("GET /names/{name}", { name: "a" })));
is<unknown>()(send(github("GET https://example.com/")));
is<unknown>()(send(github(computed)));
is<unknown>()(send(endpoint("GET /search")));
is<{ total: number } | undefined>()({} as Data<operations["search"]["responses"]>);
is<Of<"GET /repos/{owner}/{repo}/issues">>()(tiny("GET /repos/{owner}/{repo}/issues"));
is<MergedOptions>()(tiny.merge("GET /repos/{owner}/{repo}/issues"));
is<MergedOptions>()(github.merge("GET /search", { q: "a", tags: [] }));
github.merge({ any: 1 });
// @ts-expect-error
github.merge("GET /search");

/* ---- answers ---- */

declare function both<Sent extends RequestOptions>(options: Sent): { data: Data<Sent> } | { error: Failure<Sent> };
type Of<Route> = ApiRequest<paths, Route>;
type Problem = { message: string };
// @ts-expect-error: those of another route
const another: Of<"PUT /repos/{owner}/{repo}/labels"> = tiny("GET /repos/{owner}/{repo}/issues");
is<{ number: number; title: string }[] | undefined>()(
  send(computed ? tiny("GET /repos/{owner}/{repo}/issues") : tiny("DELETE /repos/{owner}/{repo}/labels")),
);
const found = tiny("GET /repos/{owner}/{repo}/issues");
is<{ number: number; title: string }[]>()({} as Data<typeof found>);
is<Problem>()({} as Failure<typeof found>);
const notDescribed = endpoint("GET /x");
is<unknown>()({} as Data<typeof notDescribed>);
// Nor is what is no result at all: somebody forgot an `await`, or wrote the route.
declare function load(): Promise<typeof found>;
is<unknown>()({} as Data<ReturnType<typeof load>>);
is<unknown>()({} as Data<"GET /search">);
is<{ number: number; title: string }[] | Problem>()({} as Data<Of<"GET /repos/{owner}/{repo}/issues">, 200 | 404>);
is<{ data: { number: number; title: string }[] } | { error: Problem }>()(
  both(tiny("GET /repos/{owner}/{repo}/issues")),
);

type Json<Type extends string, Body> = { content: { [Each in `application/${Type}`]: Body } };
interface Ranges {
  201: { content: { "application/json": "created" } };
  "2XX": { content: { "application/json": "fine" } };
  404: { content: { "application/json": "missing" } };
  "4XX": { content: { "application/json": "wrong" } };
  503: { headers: {} };
  default: { content: { "text/plain": string } };
}
is<"created" | "fine">()({} as Data<Ranges>);
is<"fine">()({} as Data<Ranges, 200>);
is<"missing">()({} as Data<Ranges, 404>);
is<"missing">()({} as Data<Ranges, "404">);
is<"wrong">()({} as Data<Ranges, 422>);
is<undefined>()(null! as Data<Ranges, 503>);
is<unknown>()({} as Data<Ranges, 500>);
is<"missing" | "wrong" | undefined>()({} as Failure<Omit<Ranges, "default">>);
is<unknown>()({} as Failure<Ranges>);
is<1 | 2>()({} as Failure<{ 404: Json<"json", 1> } | { 500: Json<"json", 2> }>);
is<1 | 2 | 3>()(
  {} as Data<{ 200: Json<"json; charset=utf-8", 1>; 201: Json<"json,text/plain", 2>; 202: Json<"json+hal", 3> }>,
);
is<1>()({} as Data<{ 200: Json<"json", 1>; 302: Json<"json", 2> }>);
is<2>()({} as Failure<{ 200: Json<"json", 1>; 302: Json<"json", 2> }>);
is<"error">()({} as Data<{ default: { content: { "application/json": "error" } } }, 418>);
is<"error">()({} as Failure<{ 204: {}; default: { content: { "application/json": "error" } } }>);
is<undefined>()(null! as Data<{ 204: {}; default: { content: { "application/json": "error" } } }>);
