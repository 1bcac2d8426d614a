/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Turns a route and parameters into request options for any HTTP client.
 *
 *     (route, options) -> parse the route (plan) -> merge with the defaults -> settings -> place parameters -> result
 *
 *     endpoint, toInit, toRequest   the public functions
 *     builders                      endpoint and its members: defaults, merge and parse
 *     merge                         amends defaults by the options of a call
 *     routes                        take "METHOD url" apart: an address, and the path with what comes after it
 *     requests                      sort parameters into placeholders, query and body
 *     addresses                     what stands before the path: a base, or the authority of a full URL
 *     accept                        amends media types
 *     types                         tell the compiler all of this
 *
 * How a url is made of a template and values, and what a value must not do, is in uri-template.ts. "SPEC" is
 * tests/SPEC.md in the repository.
 */
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
 * (`..`), a malformed route, or an option of the wrong type.
 * @example
 * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
 * // { method: "GET",
 * //   url: "https://api.service.example/orgs/acme/repos?type=private",
 * //   headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" } }
 */
export declare const endpoint: Endpoint;
/**
 * Turns request options into the second argument of `fetch`, or of any client with the same signature: ky, got, ofetch,
 * undici.
 *
 * The result has the members of `request`, such as `signal`, then `method`, `headers` and `body`. A JSON body becomes
 * text, any other body stays as it is, and `undefined` means that there is none. A stream gets `duplex: "half"`. The
 * default `user-agent` is left out: with it, Firefox sends a CORS preflight before each cross-origin `GET`.
 *
 * @throws TypeError that names the request, if these are not request options, or if the `content-type` of a JSON body
 * is not a JSON type. Errors of `JSON.stringify` itself pass through, such as for a bigint or a circular object.
 * @example
 * const options = endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" });
 * const response = await fetch(options.url, toInit(options)); // sends {"name":"tiny"}
 */
export declare function toInit(options: RequestOptions): FetchInit;
/**
 * Turns request options into a standard `Request`: `new Request(options.url, toInit(options))`, with checks.
 *
 * A `Request` drops members of `request` that it does not know, such as `next` or `cf`. With these, use `toInit`.
 *
 * @throws TypeError as `toInit` does. It also throws for what `Request` refuses, such as `TRACE` and credentials in the
 * url, and for what it would change: a method that Bun does not know, or an object that would become text, such as a
 * `Map`.
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export declare function toRequest(options: RequestOptions): FetchRequest;
/**
 * Two members that no object has at run time.
 *
 *     described   of an `ApiEndpoint` the interface `paths`, of an `Endpoint` never, which tells them apart; of a
 *                 request its responses
 *     supplied    a builder with more defaults may stand in for one with fewer, since it asks for less, and not the
 *                 other way: as parameters of functions do
 */
declare const described: unique symbol;
declare const supplied: unique symbol;
/**
 * A builder that reads its routes: `endpoint`, or what its `defaults` gives. `Supplied` are the names that have a
 * default, or `string` for all.
 */
export interface Endpoint<Supplied = never> extends Pick<Builder, "DEFAULTS" | "parse"> {
    readonly [described]?: never;
    readonly [supplied]?: (name: Supplied) => void;
    /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
    <Input extends string | AnyOptions>(input?: Alone<Input, Supplied>): RequestOptions;
    /**
     * Turns a route and its parameters into request options.
     *
     * A parameter fills the placeholder of its name. All others go into the query (`GET`, `HEAD`) or the JSON body.
     *
     * @example
     * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
     * // { method: "GET", url: "https://api.service.example/orgs/acme/repos?type=private", headers }
     */
    <Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Supplied>): RequestOptions;
    /**
     * Makes a new builder with these options on top of the defaults. This builder stays as it is.
     *
     * @example
     * const acme = endpoint.defaults({ org: "acme" });
     * acme("GET /orgs/{org}/repos").url; // "https://api.service.example/orgs/acme/repos"
     */
    defaults<Call extends AnyOptions, _Second>(options: Call & KnownOptions & NoBaseURL<Call>): Endpoint<Supplied | SuppliedBy<Call>>;
    /**
     * Makes a new builder that knows what an API takes by an interface `paths`, as openapi-typescript writes it.
     *
     * @example
     * const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });
     * github("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
     */
    defaults<Paths extends object = never>(...options: BesidePaths<Paths>): ApiEndpoint<Paths, Supplied>;
    /** Merges a route or options into the defaults. Without either, returns the defaults. */
    merge<Input extends string | AnyOptions>(input?: Alone<Input, Supplied>): MergedOptions;
    /**
     * Merges a call into the defaults. The url keeps its placeholders.
     *
     * @example
     * const options = endpoint.merge("GET /orgs/{org}", { org: "acme" });
     * endpoint.parse({ ...options, page: 2 }).url; // "https://api.service.example/orgs/acme?page=2"
     */
    merge<Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Supplied>): MergedOptions;
}
/**
 * A builder that knows an API by its description: what `defaults<paths>(...)` gives. That of one API does not stand for
 * that of another (`in out`).
 */
export interface ApiEndpoint<in out Paths, Supplied = never> extends Pick<Builder, "DEFAULTS" | "parse"> {
    readonly [described]: Paths;
    readonly [supplied]?: (name: Supplied) => void;
    /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
    <Input extends string | AnyOptions>(input?: ApiAlone<Paths, Input, Supplied>): ApiRequest<Paths, Input>;
    /**
     * Turns a described route and what it takes into request options; so, too, a full URL and one that begins with `{x}`.
     *
     * @example
     * github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", state: "open" });
     */
    <Route extends string | AnyOptions, Args = never, Body = never>(route: Route, ...rest: ApiCall<Paths, Route, Supplied, Args, Body>): ApiRequest<Paths, Route>;
    /** Takes the route and the rest of a function of your own, `ApiRest`, and keeps the types of the route's answer. */
    <Route extends Routes<Paths>>(route: Route, ...rest: HandedOn<Paths, Route, Supplied>): ApiRequest<Paths, Route>;
    /** Makes a new builder with these options on top of the defaults. This builder stays as it is. */
    defaults<Call extends AnyOptions>(options: Call & KnownOptions & NoBaseURL<Call>): ApiEndpoint<Paths, Supplied | SuppliedBy<Call>>;
    /** Merges a route or options into the defaults. Without either, returns the defaults. */
    merge<Input extends string | AnyOptions>(input?: ApiAlone<Paths, Input, Supplied>): MergedOptions;
    /** Merges a call into the defaults. The url keeps its placeholders. */
    merge<Route extends string | AnyOptions, Args = never, Body = never>(route: Route, ...rest: ApiCall<Paths, Route, Supplied, Args, Body>): MergedOptions;
    /** Takes the route and the rest of a function of your own. */
    merge<Route extends Routes<Paths>>(route: Route, ...rest: HandedOn<Paths, Route, Supplied>): MergedOptions;
}
/**
 * More arguments than any call gives. Where no signature fits a call, the error is about the last one that takes as
 * many arguments. So a signature that the call does not mean asks for these:
 *
 *     the call                             means                         and not
 *     endpoint({ url: "/{id}" })           (input?: Alone)               (route, ...rest: Rest)
 *     endpoint.defaults({ headers: 1 })    defaults(options)             defaults<paths>(...options: BesidePaths)
 *     github("GET /search", { q: 1 })      (route, ...rest: ApiCall)     (route, ...rest: HandedOn)
 *
 * (In the first row, options have to fit `Route`. Else it would be a plain `string`, whose `Rest` needs no more
 * arguments.)
 */
type NoCall = [never, never, never];
/**
 * Rejects `baseURL`, which is axios's name for `baseUrl`. (A plain member of the options would be offered by editors.)
 */
type NoBaseURL<Call> = [Call] extends [{
    readonly baseURL: unknown;
}] ? {
    readonly baseURL?: "write baseUrl";
} : unknown;
/**
 * The names to which defaults surely give a value: `"org"` of `{ org: string; page?: number; headers: {} }`. `args` are
 * trusted to hold all.
 */
type SuppliedBy<Call> = [Call] extends [{
    readonly args: object;
}] ? AllNames : keyof ValuesIn<Call>;
/** (In an object, so that errors show the names one by one. An index signature is left out: it promises no member.) */
type ValuesIn<Call> = {
    [Key in keyof Call as {} extends Pick<Call, Key> ? never : Call[Key] extends Value ? Exclude<Key, OptionName> : never]: Key;
};
/** The set of all names. As `Supplied`, it means that the call has to give none. */
type AllNames = string;
/**
 * The options beside `<paths>`; without it, the other signature is meant. TypeScript infers nothing where one type is
 * spelled out, so the names that have a default need a call of their own.
 */
type BesidePaths<Paths> = [Paths] extends [never] ? NoCall : [options: Setup<"for anything else, chain a second .defaults({ ... })">];
/** Errors print this type with its `_Advice`, which is nothing else. */
interface Setup<_Advice> extends Pick<KnownOptions, "baseUrl" | "headers" | "mediaType"> {
}
/** Any builder of request options, to which every route is just text. */
export interface Builder {
    /** Turns a route and options into request options. */
    (route: string, options?: AnyOptions): RequestOptions;
    /** Turns options with a `url`, or the defaults if they have one, into request options. */
    (options?: AnyOptions): RequestOptions;
    /** The current defaults, frozen. */
    readonly DEFAULTS: MergedOptions;
    /** Makes a new builder with these options on top of the defaults. This builder stays as it is. */
    defaults(options: AnyOptions): Builder;
    /** Merges a call into the defaults. The url keeps its placeholders. */
    merge(route: string, options?: AnyOptions): MergedOptions;
    /** Merges options into the defaults. Without options, returns the defaults. */
    merge(options?: AnyOptions): MergedOptions;
    /**
     * Turns merged options into request options. It adds no defaults except the method `GET`.
     *
     * @example
     * builder.parse({ ...builder.merge("GET /events"), page: 2 }).url; // "https://api.service.example/events?page=2"
     */
    parse(options: AnyOptions): RequestOptions;
}
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
type HeaderFields = {
    readonly [name: string]: HeaderValue;
} | Iterable<readonly [name: string, value: HeaderValue]>;
type HeaderValue = string | number | bigint | boolean | null | undefined;
/** How to amend the items `application/vnd.<vendor>[.v<N>][.<detail>][+json]` of the `accept` header. */
type MediaType = {
    /** Replaces `+json`, and detail that does not end in `-preview`: `"raw"`, `"text+json"`. `""` is none. */
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
    /** All names in lower case. (Clients ask for this type. In fact, a number or boolean that was given stays one.) */
    headers: Record<string, string>;
    /** The parameters object or `data`; absent if there is none. */
    body?: unknown;
    /** The option of that name; absent if there is none. */
    request?: object;
}
/** What `toInit` gives: the second argument of `fetch`. (Clients differ in what a body may be, so it is `any` here.) */
type FetchInit = {
    method: string;
    headers: Record<string, string>;
    body?: any;
    duplex?: "half";
};
/** What `toRequest` gives: the standard `Request`, where the types of the environment know it. */
type FetchRequest = typeof globalThis extends {
    Request: {
        prototype: infer Instance;
    };
} ? Instance : unknown;
/**
 * What follows a route: its options, which may be left out if no name needs a value. Of `"GET /orgs/{org}{?page}"`:
 *
 *     [options: { org?: PathValue } & { page?: Value | null } & BesideMethod & ({ org: {} } | { args: PlainObject })]
 *     [options?: { org?: PathValue } & { page?: Value | null } & BesideMethod]        if `Supplied` is "org"
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) =>
 *   fetch(toRequest(endpoint(route, ...rest)));
 */
export type Rest<Route, Supplied = never> = RestOf<BesideRoute<Route>, Placeholders<Route>, Supplied>;
/** `Own` are the options that a route leaves open; `never` of what is no route. */
type RestOf<Own, Placeholder, Supplied> = [RequiredNames<Placeholder>] extends [Supplied] ? [Own] extends [never] ? NoCall : [options?: (Own & Takes<Placeholder, OptionName> & PlainObject) | undefined] : [options: Own & Takes<Placeholder, OptionName> & Given<Exclude<RequiredNames<Placeholder>, Supplied>>];
/**
 * The names have values, or there is `args`, which may hold any. (The branch with `args` has no index signature, so
 * errors are about the names.)
 */
type Given<Name> = (Needs<Name> & PlainObject) | {
    readonly args: PlainObject;
};
/** The options that a route leaves open: not what it says itself. A route that is just a `string` may be any. */
type BesideRoute<Route> = string extends Route ? KnownOptions : [Route] extends [`${string} ${string}`] ? BesideMethod : [Route] extends [string] ? BesideUrl : never;
interface BesideUrl extends Omit<KnownOptions, "url"> {
    readonly url?: "is in the route" | undefined;
}
interface BesideMethod extends Omit<BesideUrl, "method"> {
    readonly method?: "is in the route" | undefined;
}
/**
 * A single argument: options, with what their `url` takes, or a route that is complete. Of a builder without defaults:
 *
 *     { url: "/users/{id}" }    KnownOptions & { id?: PathValue } & ({ id: {} } | { args: PlainObject })
 *     "GET /users"              "GET /users"
 *     "GET /users/{id}"         "id needs a value"
 *
 * The last is a message in the place of a type: the route does not fit it, and the error shows it. (The compiler infers
 * `Input` from the branch of `Complete` that is `Route`.)
 */
type Alone<Input, Supplied> = Input extends {
    readonly url: infer Url;
} ? RestOf<KnownOptions, Placeholders<Url>, Supplied>[0] : [Input] extends [string] ? Complete<Input, Exclude<RequiredNames<Placeholders<Input>>, Supplied>> : AnyOptions;
type Complete<Route, Missing> = [Missing] extends [never] ? Route : `${Missing & string} needs a value`;
/** The routes that are described, for editors to offer and for wrappers to take. */
export type Routes<Paths> = {
    [Path in keyof Paths & string]: RouteAt<Path, Paths[Path], Lowercase<MethodName>>;
}[keyof Paths & string];
/** One for each of these methods that the path has. */
type RouteAt<Path extends string, Item, Method extends string> = Method extends unknown ? Item extends {
    readonly [Key in Method]: object;
} ? `${Uppercase<Method>} ${Path}` : never : never;
/**
 * What follows a described route: its path and query, and the members of its body, or that as `data`; or `args`, which
 * may hold any of them.
 *
 * @example
 * const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) =>
 *   fetch(toRequest(github(route, ...rest)));
 */
export type ApiRest<Paths, Route, Supplied = never> = [Route] extends [infer Known] ? OperationOf<Paths, Known> extends infer Operation ? [Operation] extends [never] ? Rest<Known, Supplied> : AsRest<WithEitherBody<Paths, Known, Supplied, {
    readonly args?: undefined;
}> | WithEitherBody<Paths, Known, AllNames, {
    readonly args: PlainObject;
}>> : never : never;
/** The body as members (`never` says that there is no `data`), or as `data`; and the member `args`. */
type WithEitherBody<Paths, Route, Supplied, MemberArgs> = (Described<Paths, Route, Supplied, never> & {
    readonly data?: undefined;
} & MemberArgs) | (Described<Paths, Route, Supplied, unknown> & MemberArgs);
/** It may be left out if nothing in it is required. */
type AsRest<Wanted> = {} extends Wanted ? [options?: Wanted | undefined] : [options: Wanted];
/**
 * What stands behind the route of a call that is written out: one object, with no union but that of the body, so that
 * errors are about its members. (`ApiRest` is a union.) It depends on the call: `Args` and `Body` are the types of its
 * `args` and its `data`, `never` of one without. The last branch is there for inference alone, and never taken; in the
 * first one, the route is `Known`, and no longer what inference looks for.
 */
type ApiCall<Paths, Route, Supplied, Args, Body> = [Route] extends [infer Known] ? [OperationOf<Paths, Known>] extends [never] ? [Undescribed<Paths, Known>] extends [never] ? Rest<Known, Supplied> : [options: Undescribed<Paths, Known>] : AsRest<Described<Paths, Known, BesideArgs<Args, Supplied>, Body>> : [options: {
    readonly args: Args;
} & {
    readonly data?: Body;
}];
/** The names that need not be given: all beside `args`, if these are there for sure. */
type BesideArgs<Args, Supplied> = [Args] extends [never] ? Supplied : [Args] extends [object] ? AllNames : Supplied;
/**
 * What a function of your own hands on: `ApiRest`. There the route is a type parameter; where it is known, `ApiCall` is
 * meant. (By the steps at `NoPattern`: the wildcard fits even `never`, so `IsKnown`, which is true of all routes that
 * are known, is `false`. `NoCall` does not count, and what is given has to fit `ApiRest`.)
 */
type HandedOn<Paths, Route, Supplied> = IsKnown<Route> extends true ? NoCall : ApiRest<Paths, Route, Supplied>;
type IsKnown<Route> = [Route] extends [never] ? false : true;
/** `Alone` by the description. */
type ApiAlone<Paths, Input, Supplied> = [OperationOf<Paths, Input>] extends [never] ? [Undescribed<Paths, Input>] extends [never] ? Alone<Input, Supplied> : Undescribed<Paths, Input> : Complete<Input, RequiredKeys<Described<Paths, Input, Supplied, never>>>;
/**
 * The names that are required; of a union, such as a body may be, those of each member. (This may be too much, as of an
 * optional body: then this signature fails, and the next one takes the call.)
 */
type RequiredKeys<Wanted> = Wanted extends unknown ? keyof {
    [Key in keyof Wanted as {} extends Pick<Wanted, Key> ? never : Key]: Key;
} : never;
/**
 * What is wrong with a route that is not described: nothing, unless it is spelled out and meant for the base.
 *
 *     "GET /serach"                  "GET /serach is not described"
 *     "get /search"                  "write GET /search"
 *     "GET /search?q=a"              "GET /search is described without a query: ..."
 *     "GET https://a.example/{id}"   never
 */
type Undescribed<Paths, Route> = IsSpelledOut<Route> extends true ? Route extends string ? Lowercase<Route> extends Elsewhere ? never : Route extends `${infer Before}?${string}` ? [OperationOf<Paths, Before>] extends [never] ? `${Route} is not described` : `${Before} is described without a query: write {?name}, and the value beside the route` : Or<`write ${Meant<Paths, Route>}`, `${Route} is not described`> : never : never;
/** Routes that no base is put before, `https://...` and `{upload_url}...`; and what is not written yet. */
type Elsewhere = "" | `${"" | `${string} `}${"{" | "http://" | "https://"}${string}`;
/** The described routes that look like one. (By a key, so that inference does not make them all: see `ApiCall`.) */
type Meant<Paths, Route extends string> = {
    [Each in Route]: Extract<Routes<Paths>, Like<Each>>;
}[Route];
/** In upper case, of any method if it names none, with the slash, and with the `{?...}` that `spell` adds. */
type Like<Route> = Route extends `${infer Method} ${infer Url}` ? `${Uppercase<Method>} ${"" | "/"}${Url}${"" | `{?${string}`}` : `${string} ${"" | "/"}${Route & string}${"" | `{?${string}`}`;
/** What is described of `"METHOD /path"`, whose path `{?...}` may follow; `never` of any other route. */
type OperationOf<Paths, Route> = [Route] extends [`${infer Method extends MethodName} ${infer Url}`] ? MemberOf<MemberOf<Paths, DescribedPath<Paths, Url>>, Lowercase<Method>> : never;
/** The key of a url. Some keys have a fragment, which `{?...}` precedes: "/x{?a}#b" is "/x#b". */
type DescribedPath<Paths, Url> = Url extends keyof Paths ? Url : Url extends `${infer Path}{?${string}}${infer Fragment}` ? Path extends `${string}#${string}` ? never : `${Path}${Fragment}` : never;
/** The type at a key; `never` if there is nothing, which the generator writes as `query?: never`. */
type MemberOf<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;
/** A type, or another one if there is nothing. */
type Or<Type, Fallback> = [Type] extends [never] ? Fallback : Type;
/**
 * What a described route takes, in one object: options, what goes into path, query and body, and what else it names.
 * `Body` is the type of the option `data`; asked is only whether it is `never`, as of a call without.
 *
 * Of `"POST /users/{id}/keys{?force}"`:
 *
 *     BesideDescribed & { id: string } & { force?: boolean | null } & { title: string }             without `data`
 *     BesideDescribed & { id: string } & { force?: boolean | null } & { data: { title: string } }   with it
 *
 * Errors and editors show its name and what it is given. So it is given the route, and no operation, which is long.
 */
type Described<Paths, Route, Supplied, Body> = BesideDescribed & MembersOf<Route, OperationOf<Paths, Route>, Supplied, Body>;
type MembersOf<Route, Operation, Supplied, Body> = PathMembers<Route, Operation, Supplied> & QueryMembers<Route, Operation, ContentOf<Route, Operation>, Supplied> & BodyMembers<Route, Operation, ContentOf<Route, Operation>, Supplied, Body> & AnyFor<Exclude<NamesIn<Route>, NamesAt<Operation, "path"> | NamesAt<Operation, "query">>>;
/** (Neither list nor function, and with no index signature, so that a wrong name is an error.) */
interface BesideDescribed extends Omit<BesideMethod, "data">, NotSpecial {
}
/** The parameters that are described in the path or in the query, and their names. */
type ParametersAt<Operation, In extends "path" | "query"> = Or<MemberOf<MemberOf<Operation, "parameters">, In>, {}>;
type NamesAt<Operation, In extends "path" | "query"> = keyof ParametersAt<Operation, In>;
/** Members but for some names. (As they are, if there are none of these: errors then show what is described.) */
type Without<Members, Names> = [keyof Members & Names] extends [never] ? Members : Pick<Members, Exclude<keyof Members, Names>>;
/** Members of which some may be left out: `{ id: 1; org?: 2 }` of `{ id: 1; org: 2 }` and "org". */
type MayLack<Members, Names> = [keyof Members & Names] extends [never] ? Members : Without<Members, Names> & Partial<Pick<Members, keyof Members & Names>>;
/** The names in the path, as described, or else as the route spells them: `Described` lets those be anything. */
type PathMembers<Route, Operation, Supplied> = [NamesAt<Operation, "path">] extends [never] ? Needs<Exclude<RequiredNames<Placeholders<Route>>, Supplied>> : MayLack<ParametersAt<Operation, "path">, Supplied>;
/** The parameters of the query. All of `GET` and `HEAD` go there; beside a body, those that the route writes. */
type QueryMembers<Route, Operation, Content, Supplied> = [NamesAt<Operation, "query">] extends [never] ? unknown : QueryValues<MayLack<Without<ParametersAt<Operation, "query">, TakenNames<Route, Operation, Content>>, Supplied>, [
    Route
] extends [Bodiless] ? AllNames : NamesIn<Route>>;
/**
 * The names of the query that mean something else in a call. Where the query of "POST /users/{id}{?q}" is described
 * with all of these names, and the body has a `title`:
 *
 *     url     taken: an option
 *     id      taken: goes into the path
 *     title   taken: a member of the body, unless the route has {?title}
 *     q       not taken: the route has it
 *     page    not taken: `QueryValues` asks for {?page} in the route
 */
type TakenNames<Route, Operation, Content> = Exclude<OptionName, "data"> | Exclude<"data", NamesIn<Route>> | NamesAt<Operation, "path"> | Exclude<NamesAt<Operation, "query"> & KeyOfEach<JsonIn<Content>>, NamesIn<Route>>;
type Bodiless = `${"GET" | "HEAD"} ${string}`;
type QueryValues<Query, InQuery> = {
    readonly [Key in keyof Query]: Key extends InQuery ? QueryValue<Query[Key]> : `write {?${Key & string}} in the route` | undefined;
};
/** Takes `readonly` lists, and `null` where `undefined` will do. */
type QueryValue<Type> = Type extends readonly (infer Item)[] ? readonly Item[] : Type extends undefined ? null | undefined : Type;
/** What makes the body: `data` if the call has it, or else the members of JSON, if these can be spelled. */
type BodyMembers<Route, Operation, Content, Supplied, Body> = [Content] extends [never] ? NoBody<Route> : OrNone<Operation, [
    Body
] extends [never] ? Or<JsonMembers<JsonIn<Content>, OptionName | NamesIn<Route>, Supplied>, DataMember<Content, Supplied>> : DataMember<Content, Supplied>>;
/** There must be no `data`, unless it fills the placeholder `{data}`. */
type NoBody<Route> = "data" extends NamesIn<Route> ? unknown : {
    readonly data?: "no body is described" | undefined;
};
/** The media types of a body and what they look like; `never` if there is no body. */
type ContentOf<Route, Operation> = [Route] extends [Bodiless] ? never : MemberOf<MemberOf<Operation, "requestBody">, "content">;
/** What `application/json` looks like, or else all other types of JSON, and the wildcard; `never` if there is none. */
type JsonIn<Content> = "application/json" extends keyof Content ? Content["application/json"] : Content[keyof Content & (JsonType | "*/*")];
/** "application/json;charset=utf-8", "application/merge-patch+json"; not "application/jsonl" and the like: many. */
type JsonType = `${string}${"/" | "+"}json${"" | `${";" | "," | "+"}${string}`}`;
/**
 * An optional body has all that it requires, or no member at all: `{ title: string } | { title?: undefined }` of
 * `{ title: string }`. (`IsSpelledOut` leaves out an index signature: parameters stand beside the members.)
 */
type OrNone<Operation, Members> = Operation extends {
    readonly requestBody: {};
} ? Members : {} extends Members ? Members : Members | {
    readonly [Key in KeyOfEach<Members> as IsSpelledOut<Key> extends true ? Key : never]?: undefined;
};
/** The keys of all objects of a union. (`keyof` of the union itself gives those that all its members have.) */
type KeyOfEach<Type> = Type extends NoObject ? never : keyof Type;
/** `data`, which may be left out beside `args`, since these may hold the body's members. */
type DataMember<Content, Supplied> = [AllNames] extends [Supplied] ? {
    readonly data?: DataOf<Content> | undefined;
} : {
    readonly data: DataOf<Content>;
};
/**
 * The body as JSON, or as its other media types have it. A plain object or a list is no text and no form: it would go
 * as JSON. Without JSON, and with more than texts and forms, it may be anything.
 */
type DataOf<Content> = [JsonIn<Content>] extends [never] ? keyof Content extends `text/${string}` | FormType ? string | FormOrBytes : {} | null : JsonIn<Content> | ([keyof Content] extends [JsonType] ? never : string | FormOrBytes);
type FormType = "multipart/form-data" | "application/x-www-form-urlencoded";
/** What clients send as it is, by a member of each, since not all environments have types for them. */
type FormOrBytes = FormLike | BytesLike | BlobLike | StreamLike | AsyncIterable<unknown>;
/** `FormData`, `URLSearchParams`, and those of packages. */
interface FormLike {
    append(name: string, value: string): void;
}
/** `ArrayBuffer`, its views, `Buffer`. */
interface BytesLike {
    readonly byteLength: number;
}
interface BlobLike {
    arrayBuffer(): unknown;
}
interface StreamLike {
    getReader(): unknown;
}
/**
 * The members of a JSON body that a call may spell, but for `Taken`, the names of options and placeholders:
 *
 *     { title: string; url?: string }     { title: string }
 *     { url: string }                     never, since what is required cannot be spelled
 *     string[]                            never: no object
 *     { id: number; [name: string]: X }   { id: number; [name: string]: unknown }
 *     unknown                             { [name: string]: unknown }
 */
type JsonMembers<Json, Taken, Supplied> = Json extends unknown ? unknown extends Json ? {
    readonly [name: string]: unknown;
} : Json extends NoObject ? never : string extends keyof Json ? [RequiredKeys<Json> & Taken] extends [never] ? OpenMembers<Json, Taken | Supplied> : never : {} extends Pick<Json, Extract<keyof Json, Taken>> ? MayLack<Without<Json, Taken>, Supplied> : never : never;
type NoObject = readonly unknown[] | string | number | boolean | null;
/** Where any name may stand, its value is `unknown`, since path, query and options stand in the same object. */
type OpenMembers<Json, Others> = {
    readonly [Key in keyof Json as string extends Key ? Key : Exclude<Key, Others>]: string extends Key ? unknown : Json[Key];
};
/**
 * A request by a description. For the compiler alone, it carries the responses, which are looked up when asked for;
 * those of one route do not stand for those of another (`in out`).
 */
export interface ApiRequest<in out Paths, in out Route> extends RequestOptions {
    readonly [described]?: Or<MemberOf<OperationOf<Paths, Route>, "responses">, {}>;
}
/**
 * The JSON of the successful responses to a request; of those with one status as `Data<typeof options, 404>`. If 404 is
 * not described, `"4XX"` stands for it, then `"default"`, which also stands for a success if none is. `undefined` if a
 * response has no content, `unknown` if it has no JSON or nothing is described.
 */
export type Data<Result, Status extends number | string = never> = Result extends unknown ? JsonAt<Responses<Result>, [Status] extends [never] ? StatusIn<Responses<Result>, "2"> : `${Status}`> : never;
/** The JSON of all responses that are not successful. */
export type Failure<Result> = Result extends unknown ? JsonAt<Responses<Result>, StatusIn<Responses<Result>, Exclude<Digit, "2"> | "default">> : never;
/** The described responses by their status, as text: those of a request, or an interface of them as it is. */
type Responses<Result> = ByStatus<Or<MemberOf<Result, typeof described>, Result>>;
type ByStatus<Found> = {
    [Status in keyof Found & (string | number) as `${Status}`]: Found[Status];
};
/** The statuses that begin so, or else `"default"`. */
type StatusIn<Found, Start extends string> = Or<Extract<keyof Found, `${Start}${string}`>, "default">;
/** By a status: its own response, or that of its range, or the default one. (`JsonOf` knows where there is none.) */
type JsonAt<Found, Status> = Status extends keyof Found ? JsonOf<Found, Status> : Status extends `${infer First}${string}` ? JsonOf<Found, `${First}XX` extends keyof Found ? `${First}XX` : "default"> : never;
type JsonOf<Found, Status> = Status extends keyof Found ? Found[Status] extends {
    readonly content: infer Content;
} ? Or<JsonIn<Content>, unknown> : undefined : unknown;
/**
 * Makes urls of templates and values, by RFC 6570 (level 4), and paths in which each value stays in its place.
 *
 *     template -> parse -> pieces (literals and expressions) ---> expand -> url
 *     values   -> read  -> expandables (texts, by slot) ------'
 *
 * In a path, a guard looks at the finished url, and rejects a value that has left its place. A function whose name
 * begins with "parsed" remembers what it has parsed.
 *
 *     expand, expandPath, path   the public functions
 *     paths                      templates and tags of paths, and spellings of other routers
 *     guard                      rejects a value that leaves its place
 *     parsing                    takes a template apart (RFC 6570, section 2)
 *     expansion                  joins the pieces, with values in their places (section 3)
 *     encoding                   percent-encodes text (section 1.5)
 *     values                     converts a caller's values to text
 *     objects                    tells their kinds and own properties
 *     caches                     remember what was parsed
 *     errors                     makes every message, and masks credentials
 *     types                      read the names in a template
 *
 * This file needs no other. "SPEC" is tests/SPEC.md in the repository.
 */
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
export declare function expand<Template extends string>(template: Template, values?: Values<Template>): string;
/**
 * Expands the template of a path, and keeps each value in its place. Give the result to `fetch` in a page, or add it to
 * a base with `+`. The template begins with one slash, and so does the result.
 *
 * In the path, `{x}` and `:x` need one text, and `{x*}` and `{/x*}` take a list. A key that is not in the template is
 * an error, unless its value is `undefined`. Otherwise, values are those of `expand`.
 *
 * @throws TypeError that names the culprit and the template: a missing value, a value that cannot be text, a dot
 * segment (`..`), a key without a placeholder, or a malformed template.
 * @example
 * expandPath("/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] });
 * // "/users/a%2Fb/keys?page=2&tags=x"
 */
export declare function expandPath<Template extends string>(template: NoPattern<Template>, ...values: PathArguments<Template>): string;
/**
 * A tag for template literals: makes a path, also with a query, and keeps each value in its place. Each value is one
 * text (or a number, a bigint, a boolean, a date) and is required. The literal begins with one slash, and so does the
 * result.
 *
 * @throws TypeError that names the value as `${1}`: a missing value, a list, an object, or a dot segment (`..`).
 * @example
 * path`/users/${"a/b"}/keys?page=${2}`; // "/users/a%2Fb/keys?page=2"
 */
export declare function path(strings: TemplateStringsArray, ...values: readonly PathValue[]): string;
/** The value of a variable (RFC 6570, section 2.3): one text, a list, or an object of names and values. */
export type Value = PathValue | readonly unknown[] | PlainObject;
/** The value of `{id}` in a path: one text, or what JSON writes as one, such as a date. */
export type PathValue = string | number | bigint | boolean | WithToJSON;
interface WithToJSON {
    toJSON(): string | number | bigint | boolean;
}
/**
 * An object of names and values, and no list, function, promise, `Map` and the like. The first is what a call spells;
 * the second is of an interface or class, which has no index signature.
 */
type PlainObject = ObjectLiteral | (object & NotSpecial);
interface ObjectLiteral {
    readonly [name: string]: unknown;
}
interface NotSpecial {
    /** Of lists, `Map` and `Set`. */
    readonly [Symbol.iterator]?: undefined;
    /** Of functions. */
    readonly [Symbol.hasInstance]?: undefined;
    /** Of promises and bytes. */
    readonly [Symbol.toStringTag]?: undefined;
}
/** The values of a template's variables, as `expand` takes them; it does not look at other keys. */
export type Values<Template = string> = PlainObject & AnyFor<NamesIn<Template>>;
/**
 * What `expandPath` takes behind a template: its values, which may be left out if none is required. Of a template that
 * is not spelled out, such as a `string`, only run time knows the names.
 */
type PathArguments<Template> = IsSpelledOut<Template> extends true ? {} extends PathValues<Placeholders<Template>> ? [values?: PathValues<Placeholders<Template>>] : [values: PathValues<Placeholders<Template>>] : [values?: PlainObject];
/** Of a template without placeholders, no name has a value. */
type PathValues<Placeholder> = [Placeholder] extends [never] ? {
    readonly [name: string]: undefined;
} : Takes<Placeholder> & Needs<RequiredNames<Placeholder>>;
/** Whether text, or one of a union, is known in part, as `/users/${string}` is. */
type IsPattern<Text> = [string] extends [Text] ? false : {
    [Each in Text & string]: IsSpelledOut<Each>;
}[Text & string] extends true ? false : true;
/**
 * Any text but a pattern: a value that is in it already, as in `/users/${id}`, would not be encoded.
 *
 * In a function of one's own, such as `<T extends string>(text: T) => expandPath(text)`, the condition stays open, and
 * the compiler has to see whether a text of any `T` fits it:
 *
 * 1. It asks the condition with a wildcard for `T`: a type that fits every other one. If the answer is "no", then it is
 *    for any `T`, and the first branch does not count.
 * 2. The text has to fit each branch that counts.
 *
 * Here `[string] extends [wildcard]` is true, so `IsPattern` is `false`. `false extends true` is "no", so the advice
 * does not count, and the text fits `T`. (If `[string] extends [Text]` stood here itself, both of its branches would
 * count, since the answer is "yes".)
 */
type NoPattern<Template> = IsPattern<Template> extends true ? "write {name} in the template, and its value beside it" : Template;
/**
 * Whether text is known whole. It is made the key of an object, to see whether `{}` has all that it asks for:
 *
 *     "/users/{id}"                   true: { "/users/{id}": unknown } asks for a member
 *     string, or `/users/${string}`   false: { [key: string]: unknown }, an index signature, asks for none
 */
type IsSpelledOut<Text> = [{}] extends [{
    readonly [Key in Text & string]: unknown;
}] ? false : true;
/**
 * The values that placeholders take, but for `Others`: names that mean something else, such as options.
 *
 *     a placeholder            its value here       by `RequiredNames`
 *     "id", "+id"              PathValue            needs one
 *     "/page"                  PathValue or null
 *     "id*"                    Value or null        needs one, so no null
 *     "?tags", "#x", "/page*"  Value or null
 *
 * Of `"id" | "/page" | "?tags"`, it is
 *
 *     { id?: PathValue | undefined } & { page?: PathValue | null | undefined } & { tags?: Value | null | undefined }
 *
 * (Three mapped types, and not one that takes the value as a parameter, or names its keys by `as`: that would make each
 * call slower to check.)
 */
type Takes<Placeholder, Others = never> = TextFor<Exclude<NameOf<Exclude<Placeholder, Segment | Composite>>, Others>> & TextOrNullFor<Exclude<NameOf<Exclude<Extract<Placeholder, Segment>, Composite>>, Others>> & AnyFor<Exclude<NameOf<Extract<Placeholder, Composite>>, Others>>;
/** `{/page}`, which may go without. */
type Segment = `/${string}`;
/** `{?tags}`, `{id*}` and the like, which may be lists or objects, too. */
type Composite = `${Exclude<Operator, "+" | "/">}${string}` | `${string}*`;
type TextFor<Name> = {
    readonly [Each in Name & string]?: PathValue | undefined;
};
type TextOrNullFor<Name> = {
    readonly [Each in Name & string]?: PathValue | null | undefined;
};
type AnyFor<Name> = {
    readonly [Each in Name & string]?: Value | null | undefined;
};
/** The names that need a value: `"id"` of `"id" | "/page" | "?tags"`. All operators but `+` do without one. */
type RequiredNames<Placeholder> = NameOf<Exclude<Placeholder, `${Exclude<Operator, "+">}${string}`>>;
/** That names have a value, neither `null` nor `undefined`. */
type Needs<Name> = {
    readonly [Each in Name & string]: {};
};
/**
 * The placeholders of a route or template, each a variable behind its operator. Most are read in one go. With a
 * `:name`, or with braces behind a `?` or `#` (that of `{?p}`, too), the path is read apart; then all names in braces
 * are added as `{?name}`. (So those of the path are there twice: `Takes` joins both values by `&`.)
 *
 *     "/users/{id}{?page,sort*}"   "id" | "?page" | "?sort*"
 *     "/users/:id?q={q}"           "id" | "?q"
 *     "/users/{id}{?p}{&s*}"       "id" | "?id" | "?p" | "?s"
 */
type Placeholders<Text> = Text extends WithColonOrQuery ? InPath<PathOf<Text>> | `?${NamesIn<Text>}` : Variables<Expressions<Text>>;
type WithColonOrQuery = `${string}/:${string}` | `${string}${"?" | "#"}${string}{${string}`;
/** It may end in a lone "{", which begins no expression. */
type PathOf<Text> = Before<"#", Before<"?", Text>>;
type InPath<Path> = Variables<Expressions<Path>> | ColonNames<Path>;
/** All names between braces. */
type NamesIn<Text> = NameOf<Variables<Expressions<Text>>> & string;
/** What stands between braces: `"id" | "?page,sort*"`. */
type Expressions<Text> = Text extends `${string}{${infer Expression}}${infer Tail}` ? Expression | Expressions<Tail> : never;
/**
 * The variables of an expression: `"?page" | "?sort*"` of `?page,sort*`. Each turn finds the first, and gives its
 * operator to the next: `?sort*` is left. (`Found` makes this a loop: lists may be long.)
 */
type Variables<Expression, Found = never> = Expression extends `${infer First},${infer Tail}` ? Variables<First extends `${infer Sign extends Operator}${string}` ? `${Sign}${Tail}` : Tail, Found | First> : Expression | Found;
type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";
/** The name in a placeholder: `sort` of `?sort*`. Text that the compiler does not know names nothing. */
type NameOf<Placeholder> = Placeholder extends Marked ? Placeholder extends `${infer _Sign extends Operator}${infer Text}` ? NameOf<Text> : Before<":", Before<"*", Placeholder>> : string extends Placeholder ? never : Placeholder;
type Marked = `${Operator}${string}` | `${string}${":" | "*"}${string}`;
/**
 * The names of `:name` behind a slash: letters, digits and `_`, with no digit first. Those behind a dot, as in
 * "/:file.:type", are not seen.
 */
type ColonNames<Path> = Path extends `${string}/:${infer Tail}` ? ColonName<Before<"/", Tail>> | ColonNames<Tail> : never;
type ColonName<Text> = Text extends `${Digit}${string}` ? never : Exclude<BeforeMark<Text>, "">;
/** Text before the first mark. */
type BeforeMark<Text, Found extends string = ""> = Text extends `${infer Letter}${infer Tail}` ? Letter extends Mark ? Found : BeforeMark<Tail, `${Found}${Letter}`> : Found;
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
/** The ASCII that a url may hold and no name behind a colon does. */
type Mark = (" " | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%") | ("{" | "}" | "[" | "]");
/** Text before the first `Stop`, or all of it. */
type Before<Stop extends string, Text> = Text extends `${infer Head}${Stop}${string}` ? Head : Text;
export {};
