/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Requests: turns a route and parameters into request options for any HTTP client.
 *
 *     (route, options) -> merge with the defaults -> settings -> parse the url (plan) -> place the parameters -> result
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
 * How a url is made of a template and values, and what a value must not do, is in uri-template.ts. "SPEC" is tests/SPEC.md
 * in the repository.
 */
/**
 * Turns a route and parameters into request options.
 *
 * The route is `METHOD url` or a url, whose placeholders are `:name` or any expression of RFC 6570. A parameter fills
 * the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body. The options `method`,
 * `url`, `baseUrl`, `headers`, `mediaType`, `data`, `request` and `args` are no parameters. Returns a fresh
 * `{ method, url, headers, body?, request? }`.
 *
 * @throws TypeError that names the culprit and the route: a missing value, a value without a text, a dot segment, a
 * malformed route, an option of a wrong type.
 * @example
 * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
 * // { method: "GET",
 * //   url: "https://api.service.example/orgs/acme/repos?type=private",
 * //   headers: { accept: "application/vnd.service.v3+json", "user-agent": "tiny-endpoint/1.0.0" } }
 */
export declare const endpoint: Endpoint;
/**
 * Turns request options into the second argument of `fetch` and of whatever has its signature: ky, got, ofetch, undici.
 *
 * Gives the members of `request`, such as `signal`, then `method`, `headers`, and `body`: JSON as text, anything else as it
 * is, and `undefined` for none. A stream gets `duplex: "half"`. The default `user-agent` is left out: with it, Firefox
 * sends a CORS preflight before each cross-origin `GET`.
 *
 * @throws TypeError that names the request, if these are no request options, if the `content-type` of a JSON body is no
 * JSON type, or if the body cannot be written as JSON.
 * @example
 * const options = endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" });
 * const response = await fetch(options.url, toInit(options)); // sends {"name":"tiny"}
 */
export declare function toInit(options: RequestOptions): FetchInit;
/**
 * Turns request options into a standard `Request`: `new Request(options.url, toInit(options))`, with checks.
 *
 * @throws TypeError as `toInit` does; for what `Request` refuses, such as `TRACE` and credentials in the url; and for
 * what it would change: a method that Bun does not know, or an object of which it makes text, such as a `Map`.
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export declare function toRequest(options: RequestOptions): FetchRequest;
/**
 * A builder that reads its routes: `endpoint`, or what its `defaults` gives. `Known` are the names that have a default,
 * or `string` for all; `Paths` is the description of an API, or `{}`.
 *
 * The compiler compares builders by these two alone. Of the same `Paths`, one that knows more names does for one that
 * knows fewer (`in Known`), since it asks for fewer.
 */
export interface Endpoint<
/** @ts-ignore: the compiler cannot tell by the members whether `in` is true, for they depend on each call's route. */
in Known = never, in out Paths = {}> extends Pick<Builder, "DEFAULTS" | "parse"> {
    /**
     * Turns the defaults, if they have a `url`, into request options.
     *
     * @example
     * const health = endpoint.defaults({ url: "/health" });
     * health(); // { method: "GET", url: "https://api.service.example/health", headers }
     */
    (): RequestOptions;
    /**
     * Turns a route, or options with a `url`, into request options.
     *
     * @example
     * endpoint("GET /events"); // { method: "GET", url: "https://api.service.example/events", headers }
     * endpoint({ url: "/orgs/{org}", org: "acme" }); // the same of https://api.service.example/orgs/acme
     */
    <Argument extends RouteText<Paths> | (KnownOptions & FurtherKeys)>(input: LoneArgument<Paths, Argument, Known>): Result<Paths, Argument>;
    /**
     * Turns a route and parameters into request options.
     *
     * A parameter fills the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body.
     *
     * @example
     * endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });
     * // { method: "GET", url: "https://api.service.example/orgs/acme/repos?type=private", headers }
     */
    <Route extends RouteText<Paths>, Call extends CallBound<Paths, Route, Known, Call>>(route: CheckedRoute<Paths, Route>, options: OptionsBeside<Paths, Route, Known, Call>): Result<Paths, Route>;
    /**
     * Takes what a generic function of your own hands on, with the types of its answer.
     *
     * @example
     * const call = <Route extends string>(route: Route, ...rest: Rest<Route>) => send(endpoint(route, ...rest));
     */
    <Route extends RouteText<Paths>>(route: Route, ...rest: HandedOn<Paths, Route, Known>): Result<Paths, Route>;
    /**
     * Makes a new builder that amends these defaults; this one stays as it is.
     *
     * With an interface `paths`, as openapi-typescript writes it, the new one knows what the API takes.
     *
     * @example
     * const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });
     * github("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
     */
    defaults<NewPaths extends PathsLike<NewPaths> = never, Call extends KnownOptions & FurtherKeys = Setup<ForParameters>>(options: Call & ([NewPaths] extends [never] ? KnownOptions : unknown)): Endpoint<KnownBeside<Known | SuppliedBy<Call>, Call>, GivenOr<Paths, NewPaths>>;
    /**
     * Gives the defaults as options of the caller's own.
     *
     * @example
     * endpoint.merge(); // { method: "GET", baseUrl: "https://api.service.example", headers }
     */
    merge(): MergedOptions;
    /**
     * Amends the defaults by a route or by options, and leaves the url unexpanded.
     *
     * @example
     * endpoint.merge("GET /events").url; // "/events"
     */
    merge<Argument extends RouteText<Paths> | (KnownOptions & FurtherKeys)>(input: LoneArgument<Paths, Argument, Known>): MergedOptions;
    /**
     * Amends the defaults by a call, and leaves the url unexpanded.
     *
     * @example
     * const options = endpoint.merge("GET /orgs/{org}", { org: "acme" });
     * endpoint.parse({ ...options, page: 2 }).url; // "https://api.service.example/orgs/acme?page=2"
     */
    merge<Route extends RouteText<Paths>, Call extends CallBound<Paths, Route, Known, Call>>(route: CheckedRoute<Paths, Route>, options: OptionsBeside<Paths, Route, Known, Call>): MergedOptions;
}
/** A builder that knows an API by its description: what `defaults<paths>(...)` gives. */
export type ApiEndpoint<Paths, Known = never> = Endpoint<Known, Paths>;
/**
 * The names to which the options of `defaults` surely give a value: none by an index signature, which `{}` extends, too.
 * By `keyof`, errors show them one by one.
 */
type SuppliedBy<Call> = keyof {
    [Key in keyof Call as {} extends Pick<Call, Key> ? never : Call[Key] extends Value ? Exclude<Key, ReservedName> : never]: Key;
};
/**
 * The description that is given, or else the one before. An index, because the compiler infers through a condition: it
 * would take `NewPaths` from the annotation of a builder that has no description.
 */
type GivenOr<Paths, NewPaths> = [Paths, NewPaths][[NewPaths] extends [never] ? 0 : 1];
/**
 * The options of `defaults<paths>(...)`. Beside `paths`, which is spelled out, TypeScript infers no `Call`. So names for
 * `Known` need a second `defaults`: `_Advice` makes the error say so.
 */
interface Setup<_Advice extends string> extends Pick<KnownOptions, "baseUrl" | "headers" | "mediaType"> {
}
type ForParameters = "for anything else, chain a second .defaults({ ... })";
/** Any builder of request options, to which every route is just text. */
export interface Builder {
    /**
     * Turns a route and options into request options.
     *
     * @example
     * builder("GET /orgs/{org}", { org: "acme" }).url; // "https://api.service.example/orgs/acme"
     */
    (route: string, options?: AnyOptions): RequestOptions;
    /**
     * Turns options, with a `url`, into request options.
     *
     * @example
     * builder({ url: "/orgs/{org}", org: "acme" }).url; // "https://api.service.example/orgs/acme"
     */
    (options?: AnyOptions): RequestOptions;
    /** The current defaults, frozen. */
    readonly DEFAULTS: MergedOptions;
    /**
     * Makes a new builder that amends these defaults.
     *
     * @example
     * const acme = builder.defaults({ org: "acme" });
     */
    defaults(options: AnyOptions): Builder;
    /**
     * Amends the defaults by a call, and leaves the url unexpanded.
     *
     * @example
     * builder.merge("GET /orgs/{org}", { org: "acme" }).url; // "/orgs/{org}"
     */
    merge(route: string, options?: AnyOptions): MergedOptions;
    /**
     * Amends the defaults by options.
     *
     * @example
     * builder.merge({ org: "acme" }).method; // "GET"
     */
    merge(options?: AnyOptions): MergedOptions;
    /**
     * Turns merged options into request options, by no defaults but the method `GET`.
     *
     * @example
     * builder.parse({ ...builder.merge("GET /events"), page: 2 }).url; // "https://api.service.example/events?page=2"
     */
    parse(options: AnyOptions): RequestOptions;
}
/** Options for any route. `IsInTheRoute` is there for what `Rest` hands on, where `method` and `url` have that type. */
type AnyOptions = FurtherKeys & {
    [Key in keyof KnownOptions]: Key extends "method" | "url" ? KnownOptions[Key] | IsInTheRoute<Key> : KnownOptions[Key];
};
/** A request, for an HTTP client to send. */
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
/** Options as `merge` and `DEFAULTS` give them. */
export interface MergedOptions extends Options {
    readonly method: string;
    readonly baseUrl: string;
    readonly headers: Record<string, string>;
}
/** The standard `Request`, where the types of the environment know it. */
export type FetchRequest = typeof globalThis extends {
    Request: {
        prototype: infer Instance;
    };
} ? Instance : unknown;
/** How to amend the items `application/vnd.<vendor>[.v<N>][.<detail>][+json]` of the `accept` header. */
export interface MediaType {
    /** Replaces detail, unless that is a preview, and `+json`: `"raw"`, `"text+json"`. `""` is none. */
    readonly format?: string | undefined;
    /** Replace version and detail, one item each: `["mercy"]`. */
    readonly previews?: readonly string[] | undefined;
}
/** The methods that editors offer; any other token will do. */
type MethodName = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "QUERY";
/** A plain object, or pairs as `Headers` and `Map` hold them. */
type HeaderFields = {
    readonly [name: string]: HeaderValue;
} | Iterable<readonly [name: string, value: HeaderValue]>;
type HeaderValue = string | number | bigint | boolean | null | undefined;
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
    readonly args?: FurtherKeys | undefined;
}
type OptionName = keyof KnownOptions;
/** The options whose names no parameter may have. A placeholder of such a name is filled from `args`, and asks for it. */
type ReservedName = Exclude<OptionName, "data">;
type InArgs<Name> = Name extends ReservedName ? "args" : Name;
/** The options beside a route that is just a url. */
interface BesideUrl extends Omit<KnownOptions, "url"> {
    readonly url?: IsInTheRoute<"url"> | undefined;
}
/** The options beside a route that names its method. */
interface BesideMethod extends Omit<BesideUrl, "method"> {
    readonly method?: IsInTheRoute<"method"> | undefined;
}
/** The options that editors offer beside any route. `method` is checked by `CallBound`, for it depends on the route. */
interface ShownOptions extends Omit<KnownOptions, "method" | "url"> {
    /** The HTTP method in any case, beside a route that names none. */
    readonly method?: unknown;
}
/** `Type & FurtherKeys` takes further keys: of an interface (first arm), or of an object literal (second arm). */
type FurtherKeys = PlainObject | {
    readonly [name: string]: unknown;
};
/** Rejects lists, functions, and `Map` and the like. */
type PlainObject = object & {
    readonly [Symbol.iterator]?: undefined;
    readonly [Symbol.hasInstance]?: undefined;
    readonly [Symbol.toStringTag]?: undefined;
};
/** The options and parameters of a call, as far as they can be told without the route. */
export interface Options extends KnownOptions {
    /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
    readonly [parameter: string]: unknown;
}
/** Options and parameters for any route `"METHOD url"`, to be spread beside it: `{ ...options, org: "acme" }`. */
export interface RouteOptions extends Omit<KnownOptions, "method" | "url"> {
    readonly method?: undefined;
    readonly url?: undefined;
    /** A parameter, as in `Options`. */
    readonly [parameter: string]: unknown;
}
interface IsInTheRoute<Name> {
    readonly "is in the route": Name;
}
interface NotDescribed<_DidYouMean> {
    readonly "is not described": "write it as it is, or use the builder without <paths>";
}
interface QueryInRoute<Query> {
    readonly "write its names as {?a,b}, and give their values beside the route": Query;
}
interface NeedsPlace<Expression> {
    readonly "write it in the route": Expression;
}
/** The routes that editors offer, and any other text. */
type RouteText<Paths> = keyof Paths extends never ? string : Routes<Paths> | (string & {});
/** Request options; with a description, they carry the responses. */
type Result<Paths, Route> = keyof Paths extends never ? RequestOptions : RequestOptions & Answer<ResponsesOf<Paths, Route>>;
/** A route or options that stand alone: their own type if nothing is missing, else what the error names. */
type LoneArgument<Paths, Argument, Known> = keyof Paths extends never ? PlainAlone<Argument, Known> : [Argument] extends [infer Route extends string] ? Route & ApiAlone<Paths, Route, Known> : PlainAlone<Argument, Known>;
/**
 * A route beside options: as it is given, or with what the error names if it has to be described and is not. (`infer`
 * gives it the constraint `string`. With the constraint `RouteText`, the compiler would look at each described route.)
 */
type CheckedRoute<Paths, Route> = keyof Paths extends never ? Route : [Route] extends [Routes<Paths>] ? Route : [Route] extends [infer Text extends string] ? WithProblem<Paths, Text> : never;
/** Member by member, so that the error names the one route of a union that is wrong. */
type WithProblem<Paths, Text extends string> = Text extends unknown ? Text & RouteProblem<Paths, Text> : never;
/**
 * What the options beside a route are inferred as. It bounds those of a route that is not described by the names that
 * the route asks for; `OptionsBeside` has what a described one asks for.
 */
type CallBound<Paths, Route, Known, Call> = keyof Paths extends never ? PlainBeside<Route, Known, Call> : [OperationOf<Paths, Route>] extends [never] ? PlainBeside<Route, Known, Call> : object | undefined;
/**
 * The options beside a route. While the compiler infers `Call`, it does not know the route yet and looks at all branches,
 * so that `Call` is inferred for a described route, too.
 */
type OptionsBeside<Paths, Route, Known, Call> = keyof Paths extends never ? Call & (ShownOptions | undefined) : [OperationOf<Paths, Route>] extends [never] ? Call & (ShownOptions | undefined) : ApiBeside<Paths, Route, Known, CallWith<"args" | "data", Call>>;
/**
 * What follows a route that is a type parameter. For any other it is a list that no call has the length of, whereupon the
 * compiler passes over this signature without a word: errors are those of the signatures above.
 */
type HandedOn<Paths, Route, Known> = IsConcrete<Route> extends true ? [never, never, never] : keyof Paths extends never ? Rest<Route, Known> : ApiRest<Paths, Route, Known>;
/** `false` for a type parameter: to see which branches may be taken, the compiler tries one that extends even `never`. */
type IsConcrete<Route> = [Route] extends [never] ? false : true;
/**
 * The parameters of a function of your own behind a route that it hands on to a builder: the options, which may be left
 * out if no name needs a value. `Known` are the names that have a default.
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => fetch(toRequest(endpoint(route, ...rest)));
 */
export type Rest<Route, Known = never> = RestOf<PlainOptions<LeftOpen<Route>, Placeholders<Route>, Known>>;
type RestOf<Wanted> = {} extends Wanted ? [options?: Wanted] : [options: Wanted];
/** The options beside a route; there may be none if no name needs a value. */
type PlainOptions<Open, Expression, Known> = [Needed<Expression, Known>] extends [never] ? undefined | (NamedValues<Expression, Known> & Open & FurtherKeys) : NamedValues<Expression, Known> & Open & FurtherKeys;
/** The options that a route leaves open: not `url`, and not `method` if it names one. Of a plain `string`, all. */
type LeftOpen<Route> = string extends Route ? KnownOptions : [Route] extends [`${string} ${string}`] ? BesideMethod : BesideUrl;
/** `PlainOptions` for a call that is given. Most have no `args`, which the compiler is quick to see. */
type PlainBeside<Route, Known, Call> = "args" extends keyof Call ? PlainOptions<LeftOpen<Route>, Placeholders<Route>, KnownBeside<Known, Call>> : PlainOptions<LeftOpen<Route>, Placeholders<Route>, Known>;
/** The names that need no value: all of them beside `args`, whose keys are known at run time alone. */
type KnownBeside<Known, Call> = Call extends {
    readonly args: object;
} ? string : Known;
/** `Call` if it has any of these options, else `{}`, so that the compiler works once for all the calls without them. */
type CallWith<Names extends OptionName, Call> = Call extends unknown ? keyof Call & Names extends never ? {} : Call : never;
/** Checks a lone route or lone options: gives their own type if nothing is missing, else what the error names. */
type PlainAlone<Argument, Known> = Argument extends string ? [Needed<Placeholders<Argument>, Known>] extends [never] ? Argument : Argument & Missing<InArgs<Needed<Placeholders<Argument>, Known>>> : KnownOptions & Complete<Argument, NamedValues<Placeholders<UrlIn<Argument>>, KnownBeside<Known, CallWith<"args", Argument>>>>;
type UrlIn<Call> = Call extends {
    readonly url: infer Url;
} ? Url : never;
type Complete<Argument, Wanted> = Argument extends Wanted ? Argument : Wanted & FurtherKeys;
/** The values of all names in a route's expressions. */
type NamedValues<Expression, Known> = [Expression] extends [never] ? unknown : Needs<Needed<Expression, Known> & string> & Takes<OptionalNames<Expression> & string, null | undefined> & Takes<RequiredNames<Expression> & Known & string, undefined>;
/** The names that need values, and those that take one. For the `as` clauses, see `ReservedName`. */
type Needs<Name extends string> = {
    readonly [Key in Name as InArgs<Key>]: Value<Key>;
};
type Takes<Name extends string, Empty> = [Name] extends [never] ? unknown : {
    readonly [Key in Name as Exclude<Key, ReservedName>]?: Value<Key> | Empty;
};
/** The names that need a value, for the defaults supply none. */
type Needed<Expression, Known> = Exclude<RequiredNames<Expression>, Known>;
/** An interface from paths to what they take, as openapi-typescript writes it. */
export type PathsLike<Paths> = {
    readonly [Path in keyof Paths]: Path extends `/${string}` ? object : never;
};
/** The routes that are described, for editors to offer and for wrappers to take. */
export type Routes<Paths> = {
    [Path in keyof Paths & string]: RouteAt<Path, Paths[Path], Lowercase<MethodName>>;
}[keyof Paths & string];
type RouteAt<Path extends string, Item, Method extends string> = Method extends unknown ? Item extends {
    readonly [Key in Method]: object;
} ? `${Uppercase<Method>} ${Path}` : never : never;
/**
 * The parameters of a function of your own behind a described route that it hands on: the options, which may be left
 * out if nothing is required. `Known` are the names that have a default.
 *
 * @example
 * const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) => send(github(route, ...rest));
 */
export type ApiRest<Paths, Route, Known = never> = [OperationOf<Paths, Route>] extends [never] ? Rest<Route, Known> : RestOf<ApiOptionsOf<Paths, Route, Known>>;
type ApiOptionsOf<Paths, Route, Known> = (OptionsOf<Paths, Route, Known> & {
    readonly data?: undefined;
    readonly args?: undefined;
}) | (OptionsWithData<Paths, Route, Known> & {
    readonly args?: undefined;
}) | (OptionsOf<Paths, Route, string> & {
    readonly data?: undefined;
    readonly args: FurtherKeys;
});
/**
 * The description of `"METHOD /path"`, whose path `{?...}` may follow; `never` of any other route. The question for
 * `string` only spares the compiler work.
 */
type OperationOf<Paths, Route> = string extends Route ? never : [Route] extends [`${infer Method extends MethodName} ${infer Url}`] ? MemberOf<MemberOf<Paths, DescribedPath<Paths, Single<Url>>>, Lowercase<Single<Method>>> : never;
/** The described path of a url. Some paths have a fragment, which `{?...}` precedes: "/x{?a}#b" is "/x#b". */
type DescribedPath<Paths, Url> = Url extends keyof Paths ? Url : Url extends `${infer Path}{?${string}}${infer Fragment}` ? `${BeforeFragment<Path>}${Fragment extends "" | `#${string}` ? Fragment : never}` : never;
type BeforeFragment<Path> = Path extends `${string}#${string}` ? never : Path & string;
/** `never` of a union: a route that may be one of several is read as a plain one. */
type Single<Text, All = Text> = Text extends unknown ? ([All] extends [Text] ? Text : never) : never;
/** The type at a key; `never` if there is nothing, which the generator writes as `query?: never`. */
type MemberOf<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;
/** What the error names of a route that has to be described and is not; `unknown` of any other. */
type RouteProblem<Paths, Route extends string> = [OperationOf<Paths, Route>] extends [never] ? HasToBeDescribed<Route> extends true ? Route extends `${infer Path}?${infer Query}` ? [OperationOf<Paths, Path>] extends [never] ? NotDescribed<Routes<Paths>> : QueryInRoute<Query> : NotDescribed<Routes<Paths>> : unknown : unknown;
/**
 * Whether a route is spelled out and one of this API, for its url begins with a slash. A pattern such as `GET /${string}`
 * is not spelled out: as a key, it is an index signature, which `{}` extends.
 */
type HasToBeDescribed<Route extends string> = {} extends {
    readonly [Key in Route]: unknown;
} ? false : Route extends `/${string}` | `${string} /${string}` ? true : false;
/** What the error names of a route by itself; `unknown` if nothing is required. */
type ApiAlone<Paths, Route extends string, Known> = [OperationOf<Paths, Route>] extends [never] ? unknown extends RouteProblem<Paths, Route> ? PlainAlone<Route, Known> : RouteProblem<Paths, Route> : {} extends OptionsOf<Paths, Route, Known> ? unknown : Missing<RequiredKeys<OptionsOf<Paths, Route, Known>>>;
/**
 * The options beside a described route; there may be none if nothing is required. They do not contain `Call` itself, so
 * that unknown keys are errors. The index at the end waits for `Call`: without it, the compiler would read the
 * description while it infers, and once more when it checks.
 */
type ApiBeside<Paths, Route, Known, Call> = [
    {} extends OptionsOf<Paths, Route, Known> ? ApiOptions<Paths, Route, Known, Call> | undefined : ApiOptions<Paths, Route, Known, Call>
][Call extends unknown ? 0 : never];
/** They have the members of the body among them, or the body as `data`. */
type ApiOptions<Paths, Route, Known, Call> = "data" extends keyof Call ? "data" extends NamesIn<Route> ? OptionsOf<Paths, Route, KnownBeside<Known, Call>> : OptionsWithData<Paths, Route, KnownBeside<Known, Call>> : "args" extends keyof Call ? OptionsOf<Paths, Route, KnownBeside<Known, Call>> : OptionsOf<Paths, Route, Known>;
/** The options beside a described route. The type takes the route, not its schemas, or else errors would show these. */
type OptionsOf<Paths, Route, Known> = BesideDescribed & PathMembers<Paths, Route, Known> & QueryMembers<Paths, Route, Known> & BodyMembers<Paths, Route, Known>;
/** The same where the body is given as `data`. */
type OptionsWithData<Paths, Route, Known> = BesideDescribed & PathMembers<Paths, Route, Known> & QueryMembers<Paths, Route, Known> & AsRequired<Paths, Route, DataMember<ContentOf<Paths, Route>>>;
interface BesideDescribed extends Omit<BesideMethod, "data">, PlainObject {
}
/** The described members, without the names that mean something else; those that defaults supply may be left out. */
type FreeMembers<All, Taken, Known> = [keyof All & (Taken | Known)] extends [never] ? All : {
    readonly [Key in keyof All as Exclude<Key, Taken | Known>]: All[Key];
} & {
    readonly [Key in keyof All as Exclude<Extract<Key, Known>, Taken>]?: All[Key];
};
/** The names that are required; of a union, such as a body may be, those of each member. */
type RequiredKeys<Wanted> = Wanted extends unknown ? keyof {
    [Key in keyof Wanted as {} extends Pick<Wanted, Key> ? never : Key]: Key;
} : never;
/** The described parameters in a place. */
type ParametersOf<Paths, Route, Place extends "path" | "query"> = OperationOf<Paths, Route> extends {
    readonly parameters: {
        readonly [Key in Place]?: infer Found;
    };
} ? OrNone<Exclude<Found, undefined>> : {};
type OrNone<Type> = [Type] extends [never] ? {} : Type;
/** The names in the path, as they are described, or else as the route spells them. */
type PathMembers<Paths, Route, Known> = [keyof ParametersOf<Paths, Route, "path">] extends [never] ? Needs<Needed<Placeholders<Route>, Known> & string> : FreeMembers<PathValues<ParametersOf<Paths, Route, "path">>, never, Known>;
type PathValues<Path> = [keyof Path & ReservedName] extends [never] ? {
    readonly [Key in keyof Path]-?: Path[Key] & {};
} : {
    readonly [Key in keyof Path as InArgs<Key>]-?: Key extends ReservedName ? {} : Path[Key] & {};
};
/**
 * The parameters of the query. Without a body, all go there by themselves, except `data`, which is an option; beside a
 * body, the route has to spell them.
 */
type QueryMembers<Paths, Route, Known> = QueryValues<FreeMembers<ParametersOf<Paths, Route, "query">, ReservedName | keyof ParametersOf<Paths, Route, "path">, Known>, NamesIfQuery<Route>, [
    Route
] extends [Bodiless] ? "data" : string> & Takes<Exclude<NamesIfQuery<Route>, keyof ParametersOf<Paths, Route, "query">> & string, null | undefined>;
type Bodiless = `${"GET" | "HEAD"} ${string}`;
/** One that the route spells goes there. Of the others, one that would go elsewhere is an error, and so is an object. */
type QueryValues<Query, InRoute, GoesElsewhere> = {
    readonly [Key in keyof Query]: Key extends InRoute ? QueryValue<Query[Key]> : Key extends GoesElsewhere ? NeedsPlace<`{?${Key & string}${Exclude<Query[Key], undefined> extends object ? "*" : ""}}`> | undefined : QueryValue<Query[Key], object, NeedsPlace<`{?${Key & string}*}`>>;
};
/** Takes `readonly` lists, and `null` for `undefined`. A member of `Placeless` becomes the error `Otherwise`. */
type QueryValue<Type, Placeless = never, Otherwise = never> = Type extends readonly (infer Item)[] ? readonly Item[] : Type extends undefined ? null | undefined : Type extends Placeless ? Otherwise : Type;
/** The media types of a body and what they look like; `never` if there is no body. */
type ContentOf<Paths, Route> = [Route] extends [Bodiless] ? never : MemberOf<MemberOf<OperationOf<Paths, Route>, "requestBody">, "content">;
/** What JSON looks like; `never` if there is none. */
type JsonIn<Content> = "application/json" extends keyof Content ? Content["application/json"] : Content[keyof Content & (`${string}json${string}` | "*/*")];
/** What makes the body: the members of JSON, or `data` if they cannot be spelled. */
type BodyMembers<Paths, Route, Known> = [ContentOf<Paths, Route>] extends [never] ? unknown : AsRequired<Paths, Route, OrData<BodyValues<JsonIn<ContentOf<Paths, Route>>, OptionName | NamesIn<Route>, Known>, ContentOf<Paths, Route>, Known>>;
/** It may be left out, or be `undefined`, where the body is optional. */
type AsRequired<Paths, Route, Members> = OperationOf<Paths, Route> extends {
    readonly requestBody: {};
} ? Members : {
    readonly [Key in keyof Members]?: Members[Key] | undefined;
};
/** Beside `args`, which may hold the members, `data` may be left out. */
type OrData<Members, Content, Known> = [Members] extends [never] ? string extends Known ? Partial<DataMember<Content>> : DataMember<Content> : Members;
/** A body that is given as `data`: JSON or text as described, or anything if it is neither. */
type DataMember<Content> = [Content] extends [never] ? unknown : {
    readonly data: [JsonIn<Content>] extends [never] ? keyof Content extends `text/${string}` ? string : {} | null : JsonIn<Content> | (keyof Content & `text/${string}` extends never ? never : string);
};
/**
 * The members that a call may spell; `never` if `data` is the only way: the body is no object, or the name of a
 * required member is taken.
 */
type BodyValues<Body, Taken, Known> = Body extends unknown ? unknown extends Body ? {
    readonly [name: string]: unknown;
} : Body extends readonly unknown[] | string | number | boolean | null ? never : string extends keyof Body ? OpenMembers<Body, Taken | Known> : {} extends Pick<Body, Extract<keyof Body, Taken>> ? FreeMembers<Body, Taken, Known> : never : never;
/** Any key, and the described ones. */
type OpenMembers<Body, Taken> = {
    readonly [Key in keyof Body as Exclude<Key, Taken>]: string extends Key ? unknown : Body[Key];
};
declare const answer: unique symbol;
/** The responses to request options, told to the compiler alone. */
export interface Answer<Responses> {
    readonly [answer]?: Responses;
}
/**
 * The responses that are described for a route, looked up when they are asked for. `in out` tells the compiler that
 * those of one route never stand for those of another, even if all their members agree.
 */
export interface ResponsesOf<in out Paths, in out Route> {
    readonly described: OrNone<MemberOf<OperationOf<Paths, Route>, "responses">>;
}
/**
 * The JSON of the successful responses; of those with one status as `Data<R, 404>`. If 404 is not described, `"4XX"`
 * stands for it, then `"default"`, which also stands for a success. `undefined` if a response has no content, `unknown`
 * if it has no JSON or nothing is described.
 */
export type Data<Responses, Status = StatusOf<Responses, "2">> = DataOf<DescribedIn<Responses>, Status>;
/** The JSON of all responses that are not successful. */
export type Failure<Responses> = DataOf<DescribedIn<Responses>, StatusOf<Responses, Exclude<Digit, "2"> | "default">>;
/** The described responses: those of a route, those that request options carry, or an interface of them as it is. */
type DescribedIn<Responses> = Responses extends {
    readonly described: infer Found;
} ? Found : typeof answer extends keyof Responses ? DescribedIn<Exclude<Responses[typeof answer], undefined>> : Responses;
/** The statuses that begin so; `never` of what has none, such as a promise or text. */
type StatusOf<Responses, First extends string> = keyof {
    [Status in keyof DescribedIn<Responses> & (string | number) as `${Status}` extends `${First}${string}` ? Status : never]: 1;
};
type DataOf<Found, Status> = [Status] extends [never] ? JsonAt<Found, "default"> : Status extends keyof Found ? JsonAt<Found, Status> : OtherSpelling<Status> extends keyof Found ? JsonAt<Found, OtherSpelling<Status>> : `${Status & (number | string)}` extends `${infer First}${string}` ? `${First}XX` extends keyof Found ? JsonAt<Found, `${First}XX`> : JsonAt<Found, "default"> : unknown;
/** `404` for `"404"`, and `"404"` for `404`: descriptions have either. */
type OtherSpelling<Status> = Status extends `${infer Code extends number}` ? Code : `${Status & (number | string)}`;
type JsonAt<Found, Status> = Status extends keyof Found ? Found[Status] extends {
    readonly content: infer Content;
} ? [JsonIn<Content>] extends [never] ? unknown : JsonIn<Content> : undefined : unknown;
/** The second argument of `fetch`. */
export interface FetchInit {
    method: string;
    headers: Record<string, string>;
    body?: any;
    duplex?: "half";
}
/**
 * Urls that hold: URI Templates (RFC 6570, level 4), and paths whose values stay in their places. This file works alone.
 *
 *     template -> parse -> pieces (literals and expressions) -> expand, with the texts of the values -> guard -> url
 *
 *     expand, expandPath, path   the public functions
 *     paths                      templates and tags of paths, and spellings of other routers
 *     guard                      rejects a value that leaves its place
 *     parsing                    takes a template apart (RFC 6570, section 2)
 *     expansion                  joins the pieces, with values in their places (section 3)
 *     encoding                   percent-encodes text (section 1.5)
 *     values                     converts a caller's values to text
 *     objects                    reads and writes own properties
 *     caches                     remember what was parsed
 *     errors                     makes every message, and masks credentials
 *     types                      tell the compiler which names a template holds, and what they take
 *
 * "SPEC" is tests/SPEC.md in the repository.
 */
/**
 * Expands a URI Template (RFC 6570, level 4).
 *
 * Values are strings, finite numbers, bigints, booleans, objects with a `toJSON` (as dates have), or one flat list or
 * plain object of these. `null`, `undefined` and empty lists and objects are undefined in the sense of the RFC (section
 * 2.3), and expand to nothing. Only own properties of `values` are read.
 *
 * @throws TypeError that names the template, if it is malformed or a value is of any other kind.
 * @example
 * expand("/search{?q,tags*}", { q: "a b", tags: ["x", "y"] });
 * // "/search?q=a%20b&tags=x&tags=y"
 */
export declare function expand<Template extends string>(template: Template, values?: Values<Template>): string;
/**
 * Expands the template of a path with values that cannot leave their places: for `fetch` in a page, or behind a base, by
 * `+`. The template begins with one slash, and so does the result.
 *
 * In the path, `{x}` and `:x` need one text, and `{x*}` and `{/x*}` take a list. A key that the template does not write is
 * an error, so values add nothing to it. Otherwise values are those of `expand`.
 *
 * @throws TypeError that names the culprit and the template: a missing value, a value without a text, a dot segment, a
 * key without a placeholder, a malformed template.
 * @example
 * expandPath("/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] });
 * // "/users/a%2Fb/keys?page=2&tags=x"
 */
export declare function expandPath<Template extends string>(template: Template, ...values: PathArguments<Template>): string;
/**
 * A tag: builds a path, with what may be behind it, of values that cannot leave their places. Each value is one text, in
 * the query too, and has to be there. The text begins with one slash, and so does the result.
 *
 * @throws TypeError that names the culprit as `${1}`, and the text: a missing value, a list, an object, a dot segment.
 * @example
 * path`/users/${"a/b"}/keys?page=${2}`; // "/users/a%2Fb/keys?page=2"
 */
export declare function path(strings: TemplateStringsArray, ...values: readonly PathValue[]): string;
/** The texts of a list, or of an object by its keys; undefined members have none. */
interface Several {
    readonly keys: readonly string[] | undefined;
    readonly texts: readonly (string | undefined)[];
}
/**
 * A value of a variable: text, a number, a boolean, a list or an object; members are left to the run time. The index
 * signature takes object literals, `object` all else. The name is for compile errors to show.
 */
export type Value<Name = string> = (string | number | bigint | boolean) | {
    readonly [key: string]: unknown;
} | (object & NoFunction<Name> & (NoSpecial<Name> | {
    toJSON(): unknown;
}));
/** No function, for functions alone have this method. */
interface NoFunction<Name> {
    readonly [Symbol.hasInstance]?: Missing<Name>;
}
/** No `Promise`, `Map`, `Set` and the like, for these have a tag of their own. */
interface NoSpecial<Name> {
    readonly [Symbol.toStringTag]?: Missing<Name>;
}
/** Shown by a compile error for a name without a value. */
interface Missing<Name> {
    readonly "needs a value": Name;
}
/**
 * The expressions of a template without their braces: `"id" | "?page,sort"` in `/users/{id}{?page,sort}`. The
 * compiler remembers what it found in each `Tail`, so templates that end alike share it. It follows one template for some
 * 46 expressions.
 */
type Expressions<Template> = Template extends `${string}{${infer Expression}}${infer Tail}` ? Expression | Expressions<Tail> : never;
/** The first character of an expression, unless it is a simple one. */
type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";
/** The variables that expressions name: `"page" | "sort"` in `?page:3,sort*`. */
type Variables<Expression> = Expression extends `${Operator}${infer List}` ? NamesOf<List> : NamesOf<Expression>;
type NamesOf<List, Found = never> = List extends `${infer First},${infer Tail}` ? NamesOf<Tail, Found | NameOf<First>> : Found | NameOf<List>;
/** The name in a varspec, without its modifier. Text that the compiler does not know names nothing. */
type NameOf<Text> = Text extends `${infer Before}:${string}` | `${infer Before}*` ? Before : string extends Text ? never : Text;
/** The values of a template's variables, and further keys: of an interface (`object`) or of an object literal. */
export type Values<Template = string> = (object | {
    readonly [name: string]: unknown;
}) & {
    readonly [Name in Variables<Expressions<Template>> & string]?: Value<Name> | null | undefined;
};
/** The names that need a value, and those of optional expressions. */
type RequiredNames<Expression> = Expression extends OptionalExpression ? never : Variables<Expression>;
type OptionalNames<Expression> = Expression extends OptionalExpression ? Variables<Expression> : never;
/** An expression whose operator writes a mark of its own may do without a value. */
type OptionalExpression = `${Exclude<Operator, "+">}${string}`;
/** What `expandPath` takes behind a template. */
type PathArguments<Template extends string> = {} extends ValuesOf<Template> ? [values?: ValuesOf<Template>] : [values: ValuesOf<Template>];
/** The values of a template's names, and no others, unless the compiler does not know the template whole. */
type ValuesOf<Template extends string> = {} extends {
    readonly [Text in Template]: unknown;
} ? PathNames<Placeholders<Template>> & {
    readonly [name: string]: unknown;
} : [Placeholders<Template>] extends [never] ? {
    readonly [name: string]: undefined;
} : PathNames<Placeholders<Template>>;
type PathNames<Expression> = {
    readonly [Name in RequiredNames<Expression> & string]: Value<Name>;
} & {
    readonly [Name in OptionalNames<Expression> & string]?: Value<Name> | null | undefined;
};
/** A value in the tag `path`: one text, or what becomes one in JSON, as a date does. */
export type PathValue = string | number | bigint | boolean | {
    toJSON(): string | number | bigint | boolean;
};
/** All names in a route; and the same if anything is after its path, or else `never`. */
type NamesIn<Route> = [Route] extends [infer Text] ? Variables<Expressions<Text>> : never;
type NamesIfQuery<Route> = [Route] extends [`${string}${"?" | "{&" | "#"}${string}`] ? NamesIn<Route> : never;
/**
 * The expressions. Names in simple ones need values, but not after the first `?` or `#`. So the long way takes the
 * expressions of the path, and lists all names once more with the operator `?`, by which they may have values but need
 * none. Only routes with braces after that mark, or with a `:name`, take it.
 */
type Placeholders<Route> = string extends Route ? never : Route extends `${string}${`${"?" | "#"}${string}{` | "/:"}${string}` ? Expressions<PathOf<Route>> | ColonNames<PathOf<Route>> | `?${Variables<Expressions<Route>> & string}` : Expressions<Route>;
type PathOf<Route> = Before<"#", Before<"?", Route>>;
/** The names of `:name` after a slash. */
type ColonNames<Path> = Path extends `${string}/:${infer Tail}` ? ColonName<Before<"/", Tail>> | ColonNames<Tail> : never;
/** The name at the start of a segment, if it is one. */
type ColonName<Segment> = Segment extends `${Digit}${string}` ? never : Exclude<BeforePunctuation<Segment>, "">;
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Punctuation = (" " | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%") | ("{" | "}" | "[" | "]");
/** Text before the first mark, or all of it. */
type Before<Mark extends string, Text> = Text extends `${infer Head}${Mark}${string}` ? Head : Text;
/** Text before the first punctuation. (`Before` would give one text for each mark.) Without a mark, no loop. */
type BeforePunctuation<Text> = Text extends `${string}${Punctuation}${string}` ? Letters<Text> : Text;
type Letters<Text, Found extends string = ""> = Text extends `${infer Letter}${infer Tail}` ? Letter extends Punctuation ? Found : Letters<Tail, `${Found}${Letter}`> : Found;
export {};
