/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * tiny-endpoint: turns a route and parameters into request options for any HTTP client.
 *
 *     (route, options) -> merge with the defaults -> settings -> parse the url (plan) -> place the parameters -> result
 *
 *     endpoint, toRequest, toBody   the public functions
 *     builders                      endpoint and its members: defaults, merge and parse
 *     merge                         amends defaults by the options of a call
 *     routes                        takes "METHOD url" apart: authority or base, path, query, variables
 *     requests                      sorts parameters into placeholders, query and body
 *     urls                          joins base, path and query, and rejects dot segments
 *     accept                        amends media types
 *     types                         tells the compiler all of this
 */
/**
 * Turns a route and parameters into request options.
 *
 * The route is `METHOD url` or a url, whose placeholders are `:name` or any expression of RFC 6570. A parameter fills
 * the placeholder of its name; the others go to the query (`GET`, `HEAD`) or the JSON body. The options `baseUrl`,
 * `headers`, `mediaType`, `data`, `request` and `args` are no parameters. Returns a fresh
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
 * Turns request options into a standard `Request`, for `fetch`.
 *
 * The body is what `toBody` gives. The members of `request`, such as `signal`, are passed on, except `method`,
 * `headers`, `body` and `duplex`. The default `user-agent` is left out: with it, Firefox sends a CORS preflight before
 * each cross-origin `GET`.
 *
 * @throws TypeError as `toBody` does; for what `Request` refuses, such as `TRACE` and credentials in the url; and for a
 * stream that the engine would send as text.
 * @example
 * const response = await fetch(toRequest(endpoint("POST /orgs/{org}/repos", { org: "acme", name: "tiny" })));
 */
export declare function toRequest(options: RequestOptions): FetchRequest;
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
export declare function toBody(options: RequestOptions): unknown;
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
type HeaderFields = Iterable<readonly [name: string, value: unknown]> | {
    readonly [name: string]: unknown;
} | (object & {
    readonly [Symbol.iterator]?: undefined;
});
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
    /** Parameters, none of whose keys is an option: for input that the program did not write. */
    readonly args?: object | undefined;
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
interface KnownOptions extends CommonOptions, DataOption, MethodOption, UrlOption {
}
type OptionName = keyof KnownOptions;
/** The options beside a route that is just a url. */
interface BesideUrl extends CommonOptions, DataOption, MethodOption {
    readonly url?: IsInTheRoute<"url"> | undefined;
}
/** The options beside a route that names its method. */
interface BesideMethod extends CommonOptions, DataOption, SaidByRoute {
}
interface SaidByRoute {
    readonly method?: IsInTheRoute<"method"> | undefined;
    readonly url?: IsInTheRoute<"url"> | undefined;
}
/** The options beside any route, as editors show them; what `method` may be is the route's to say. */
interface ShownOptions extends CommonOptions, DataOption, Shown<MethodOption> {
}
type Shown<Some> = {
    [Key in keyof Some]: unknown;
};
/** What a compile error shows for an option that would contradict the route. */
interface IsInTheRoute<Option> {
    readonly "is in the route": Option;
}
/** The further keys of a call: of an object literal, or of an interface, which has no index signature. */
type FurtherKeys = PlainObject | {
    readonly [name: string]: unknown;
};
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
export type FetchRequest = typeof globalThis extends {
    Request: {
        prototype: infer Instance;
    };
} ? Instance : unknown;
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
    <Argument extends string | (KnownOptions & FurtherKeys)>(input: Alone<Argument, Defaults, Known>): MadeAlone<Argument, Defaults>;
    <Route extends string, Call extends Beside<MethodOf<Route>, Placeholders<Route>, Known>>(route: Route, options: Call & (ShownOptions | undefined)): MadeBeside<Route, Call, Defaults>;
    /** The current defaults, frozen. */
    readonly DEFAULTS: Merged<Defaults>;
    /**
     * A new builder that amends these defaults; this one stays as it is. With an interface `paths`, as openapi-
     * typescript writes it, the new one knows what the API takes: `endpoint.defaults<paths>({ baseUrl:
     * "https://api.github.com" })`.
     */
    defaults<Paths extends PathsLike<Paths> = never, Call extends KnownOptions & FurtherKeys = Setup<ForParameters>>(options: Call & ([Paths] extends [never] ? KnownOptions : unknown)): [Paths] extends [never] ? Endpoint<[Call, ...Defaults], Known | SuppliedBy<Call>> : ApiEndpoint<Paths, [...Defaults, ApiDefaults], Known>;
    /** The defaults amended by the call, with the url unexpanded. */
    merge(): Merged<Defaults>;
    merge<Argument extends string | (KnownOptions & FurtherKeys)>(input: Mergeable<Argument, Defaults, Known>): MergedAlone<Argument, Defaults>;
    merge<Route extends string, Call extends Beside<MethodOf<Route>, Placeholders<Route>, Known>>(route: Route, options: Call & (ShownOptions | undefined)): Merged<[Spelled<Route>, Call, ...Defaults]>;
    /** Turns merged options into request options, by no defaults but the method `GET`. */
    parse<Call extends KnownOptions & FurtherKeys>(options: Alone<Call, [], never>): Made<Call, [{
        method: "GET";
    }]>;
}
/**
 * A builder that knows an API by its description: what `defaults<paths>(...)` gives. Any other route is read as it is.
 */
export interface ApiEndpoint<Paths, Defaults extends Layers = [RootDefaults, ApiDefaults], Known = never> {
    (this: Unless<Lacking<Latest<Defaults, "url">, Known>>): Made<{}, Defaults>;
    <Argument extends Routes<Paths> | (string & {}) | (KnownOptions & FurtherKeys)>(input: ApiAlone<Paths, Argument, Known, [
        Told<Argument>
    ] extends [infer Text] ? Alone<Text, Defaults, Known> : never>): Answered<Paths, Argument, MadeAlone<Told<Argument>, Defaults>>;
    <Route extends Routes<Paths> | (string & {}), Call extends ApiBeside<Paths, Route, Known>>(route: Route, options: ApiOptions<Paths, Route, Known, Call>): Answered<Paths, Route, MadeBeside<Told<Route>, Call, Defaults>>;
    /** The current defaults, frozen. */
    readonly DEFAULTS: Merged<Defaults>;
    /** A new builder that amends these defaults; this one stays as it is. */
    defaults<Call extends KnownOptions & FurtherKeys>(options: Call & KnownOptions): ApiEndpoint<Paths, [Call, ...Defaults], Known | SuppliedBy<Call>>;
    /** The defaults amended by the call, with the url unexpanded. */
    merge(): Merged<Defaults>;
    merge<Argument extends Routes<Paths> | (string & {}) | (KnownOptions & FurtherKeys)>(input: ApiAlone<Paths, Argument, Known, [
        Told<Argument>
    ] extends [infer Text] ? Mergeable<Text, Defaults, Known> : never>): MergedAlone<Told<Argument>, Defaults>;
    merge<Route extends Routes<Paths> | (string & {}), Call extends ApiBeside<Paths, Route, Known>>(route: Route, options: ApiOptions<Paths, Route, Known, Call>): Merged<[Spelled<Told<Route>>, Call, ...Defaults]>;
    /** Turns merged options into request options, by no defaults but the method `GET`. */
    parse<Call extends KnownOptions & FurtherKeys>(options: Alone<Call, [], never>): Made<Call, [{
        method: "GET";
    }]>;
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
interface Setup<_Advice extends string> extends Pick<CommonOptions, "baseUrl" | "headers" | "mediaType"> {
}
type ForParameters = "for anything else, chain a second .defaults({ ... })";
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
type Beside<Method, Expression, Known> = [Needed<Expression, Known>] extends [never] ? undefined | (Fillings<Expression, Known> & Unsaid<Method> & FurtherKeys) : Fillings<Expression, Known> & Unsaid<Method> & FurtherKeys;
/** The options that a route leaves open. */
type Unsaid<Method> = [Method] extends [never] ? BesideUrl : string extends Method ? KnownOptions : BesideMethod;
/** A route or options that stand alone: as given if they are complete, else what the compile error is to name. */
type Alone<Argument, Defaults extends Layers, Known> = Argument extends string ? Argument & Unless<Argument extends "" | MethodName ? "url" : Needed<Placeholders<Argument>, Known>> : KnownOptions & Complete<Argument, AndUrl<Option<Argument, Defaults, "url">, Known>>;
/** The same for `merge`, which does without a url. */
type Mergeable<Argument, Defaults extends Layers, Known> = Argument extends string ? Alone<Argument, Defaults, Known> : KnownOptions & Complete<Argument, Fillings<Placeholders<Option<Argument, Defaults, "url">>, Known>>;
type Complete<Argument, Wanted> = Argument extends Wanted ? Argument : Wanted & FurtherKeys;
type AndUrl<Url, Known> = [Url] extends [never] ? {
    readonly url: string;
} : Fillings<Placeholders<Url>, Known>;
type Unless<Name> = [Name] extends [never] ? unknown : Missing<Name>;
/** What a url lacks, which may be missing itself. */
type Lacking<Url, Known> = [Url] extends [never] ? "url" : Needed<Placeholders<Url>, Known>;
/** The values of all names in a route's expressions. */
type Fillings<Expression, Known> = Needs<Needed<Expression, Known> & string> & Takes<OptionalNames<Expression> & string, null | undefined> & Takes<SimpleNames<Expression> & Known & string, undefined>;
type Needs<Name extends string> = {
    readonly [Key in Name as `${Key}`]: Value<Key>;
};
type Takes<Name extends string, Empty> = [Name] extends [never] ? unknown : {
    readonly [Key in Name as `${Key}`]?: Value<Key> | Empty;
};
/** The names that need a value, for the defaults supply none. */
type Needed<Expression, Known> = Exclude<SimpleNames<Expression>, Known>;
/** The names in simple expressions, and those in expressions with an operator, which may do without a value. */
type SimpleNames<Expression> = Expression extends `${Operator}${string}` ? never : Variables<Expression>;
type OptionalNames<Expression> = Expression extends `${Operator}${string}` ? Variables<Expression> : never;
/** The method as spelled: `never` if the route is just a url, `string` if the compiler cannot know. */
type MethodOf<Route> = Route extends `${infer Method extends MethodName} ${string}` ? Method : FirstWord<Trim<Route>>;
type FirstWord<Text> = Text extends `${infer Letter}${string}` ? string extends Letter ? string : Text extends `${string}${Blank}${string}` ? Upto<Blank, Text> : never : string;
/** The url as spelled. */
type UrlOf<Route> = Trim<Route> extends `${MethodOf<Route>}${Blank}${infer Url}` ? Trim<Url> : Trim<Route>;
/** Both, as options. */
type Spelled<Route> = [MethodOf<Route>] extends [never] ? {
    url: UrlOf<Route>;
} : {
    method: MethodOf<Route>;
    url: UrlOf<Route>;
};
/**
 * The expressions. A simple one needs values only before the first `?` or `#`; after it, it gets an operator here.
 * Few routes have one there, or a `:name`: the others are spared the second look.
 */
type Placeholders<Route> = Route extends `${string}${`${"?" | "#"}${string}{` | "/:"}${string}` ? Expressions<PathOf<Route>> | ColonNames<PathOf<Route>> | `?${Variables<Expressions<Route>> & string}` : Expressions<Route>;
type PathOf<Route> = Before<"#", Before<"?", Route>>;
/** The names of `:name` after a slash. */
type ColonNames<Path, Found = never> = Path extends `${string}/:${infer Tail}` ? ColonNames<Tail, Found | ColonName<Before<"/", Tail>>> : Found;
/** The name at the start of a segment, if it is one. */
type ColonName<Segment> = Segment extends `${Digit}${string}` ? never : Exclude<Upto<Punctuation, Segment>, "">;
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Blank = " " | "\t" | "\n" | "\r";
type Punctuation = (Blank | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%") | ("{" | "}" | "[" | "]");
/** Text without the white space around it. */
type Trim<Text> = Text extends `${Blank}${infer Rest}` | `${infer Rest}${Blank}` ? Trim<Rest> : Text;
/** Text before the first mark, or all of it. */
type Before<Mark extends string, Text> = Text extends `${infer Head}${Mark}${string}` ? Head : Text;
/** The same for several marks, where a pattern would match each of them: text goes letter by letter, if it has any. */
type Upto<Marks extends string, Text> = Text extends `${string}${Marks}${string}` ? Letters<Marks, Text> : Text;
type Letters<Marks, Text, Found extends string = ""> = Text extends `${infer Letter}${infer Rest}` ? Letter extends Marks ? Found : Letters<Marks, Rest, `${Found}${Letter}`> : Found;
type MadeAlone<Argument, Defaults extends Layers> = Argument extends string ? MadeBeside<Argument, {}, Defaults> : Made<Argument, Defaults>;
type MadeBeside<Route, Call, Defaults extends Layers> = [MethodOf<Route>] extends [never] ? Made<Call, Defaults> : Result<Upper<MethodOf<Route>>, MetaOf<Call, Defaults>>;
type Made<Call, Defaults extends Layers> = Result<Upper<Option<Call, Defaults, "method">>, MetaOf<Call, Defaults>>;
/**
 * Request options of a method. Each branch is `RequestOptions`, which a generic function's result is therefore as
 * well.
 */
type Result<Method extends string, Meta> = [Method] extends ["GET" | "HEAD"] ? WithMeta<WithoutBody<Method>, Meta> : WithMeta<WithoutBody<Method> & Pick<RequestOptions, "body">, Meta>;
interface WithoutBody<Method> extends Pick<RequestOptions, "url" | "headers"> {
    /** In upper case. */
    method: Method;
}
/** With meta information, unless that is `never`. */
type WithMeta<Sent, Meta> = [Meta] extends [never] ? Flat<Sent> : undefined extends Meta ? Flat<Sent & {
    request?: AsObject<Meta>;
}> : Flat<Sent & {
    request: AsObject<Meta>;
}>;
type AsObject<Meta> = unknown extends Meta ? object : Extract<Meta, object>;
type Upper<Method> = string extends Method ? string : Uppercase<Method & string>;
type MetaOf<Call, Defaults extends Layers> = Unified<Each<"request" extends keyof Call ? [Call, ...Defaults] : Defaults, "request">>;
type MergedAlone<Argument, Defaults extends Layers> = Merged<[
    Argument extends string ? Spelled<Argument> : Argument,
    ...Defaults
]>;
/** Merged options. Where any key may be in one of the layers, no more is known than that. */
type Merged<From extends Layers> = string extends KeyOf<From[number]> ? MergedOptions : {
    [Key in keyof Amended<From>]: Key extends "headers" ? Record<string, string> : Key extends "mediaType" | "request" ? Unified<Each<From, Key>> : Amended<From>[Key];
};
/** An interface from paths to what they take, as openapi-typescript writes it. */
export type PathsLike<Paths> = {
    readonly [Path in keyof Paths]: Path extends `/${string}` ? object : never;
};
/** The routes that are described, for editors to offer. */
type Routes<Paths> = {
    [Path in keyof Paths & string]: RouteAt<Path, Paths[Path], Lowercase<MethodName>>;
}[keyof Paths & string];
type RouteAt<Path extends string, Item, Method extends string> = Method extends unknown ? Item extends {
    readonly [Key in Method]: object;
} ? `${Uppercase<Method>} ${Path}` : never : never;
/**
 * While the compiler does not know a route yet, as in an editor, it stands for all that are described at once. So that
 * not each of them is looked at, it is taken for any text, here and below; `[Route]` where `Route` would do is for
 * that.
 */
type Told<Route> = string extends Route ? string : Route;
/** What the description says of `"METHOD /path"`, which `{?...}` may follow; `never` of any other route. */
type OperationOf<Paths, Route> = string extends Route ? never : [Route] extends [`${infer Method extends MethodName} ${infer Url}`] ? Described<Described<Paths, DescribedPath<Paths, One<Url>>>, Lowercase<One<Method>>> : never;
type DescribedPath<Paths, Url> = Url extends keyof Paths ? Url : Url extends `${infer Path}{?${infer Names}}` ? Names extends `${string}}${string}` ? never : Path : never;
/** What is no union: a route that may be one of several is read as any other route is. */
type One<Text, All = Text> = Text extends unknown ? ([All] extends [Text] ? Text : never) : never;
/** The names in the `{?...}` of a route. */
type SpelledNames<Route> = [Route] extends [`${string}{?${infer Names}}`] ? Variables<Names> : never;
type NamesIn<Route> = [Route] extends [infer Text] ? Variables<Expressions<Text>> : never;
/** A route that stands alone: as given if nothing is required; any other argument is for `Otherwise` to judge. */
type ApiAlone<Paths, Argument, Known, Otherwise> = [OperationOf<Paths, Argument>] extends [never] ? Otherwise : {} extends OptionsOf<Paths, Argument, Known> ? Argument : Argument & Missing<RequiredKeys<OptionsOf<Paths, Argument, Known>>>;
/** What is required of the options beside a route that is not described. */
type ApiBeside<Paths, Route, Known> = [OperationOf<Paths, Route>] extends [never] ? [Told<Route>] extends [infer Text] ? Beside<MethodOf<Text>, Placeholders<Text>, Known> : never : object | undefined;
/** The options beside a route. Those of a described one are no business of `Call`: thus further keys are found. */
type ApiOptions<Paths, Route, Known, Call> = [OperationOf<Paths, Route>] extends [never] ? Call & (ShownOptions | undefined) : "data" extends keyof Call ? "data" extends NamesIn<Route> ? OptionsOf<Paths, Route, Known> : OptionsWithData<Paths, Route, Known> : {} extends OptionsOf<Paths, Route, Known> ? OptionsOf<Paths, Route, Known> | undefined : OptionsOf<Paths, Route, Known>;
/** The options beside a described route. The type takes the route, not its schemas, or else errors would show these. */
type OptionsOf<Paths, Route, Known> = BesideDescribed & PathMembers<Paths, Route, Known> & QueryMembers<Paths, Route, Known> & BodyMembers<Paths, Route, Known>;
/** The same where the body is given as `data`. */
type OptionsWithData<Paths, Route, Known> = BesideDescribed & PathMembers<Paths, Route, Known> & QueryMembers<Paths, Route, Known> & DataMember<ContentOf<Paths, Route>>;
interface BesideDescribed extends CommonOptions, SaidByRoute, PlainObject {
}
/** What is described, without the names that mean something else; what the defaults supply may be left out. */
type FreeMembers<All, Taken, Known> = [keyof All & (Taken | Known)] extends [never] ? All : {
    readonly [Key in keyof All as Exclude<Key, Taken | Known>]: All[Key];
} & {
    readonly [Key in keyof All as Exclude<Extract<Key, Known>, Taken>]?: All[Key];
};
type RequiredKeys<Options> = Options extends unknown ? keyof {
    [Key in keyof Options as {} extends Pick<Options, Key> ? never : Key]: Key;
} : never;
/** What a description says of the parameters in a place. */
type ParametersOf<Paths, Route, Place extends "path" | "query"> = OperationOf<Paths, Route> extends {
    readonly parameters: {
        readonly [Key in Place]?: infer Found;
    };
} ? OrNone<Exclude<Found, undefined>> : {};
type OrNone<Type> = [Type] extends [never] ? {} : Type;
/** What stands at a key; `never` if there is nothing, which the generator writes as `query?: never`. */
type Described<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;
/** The names in the path, as they are described, or else as the route spells them. */
type PathMembers<Paths, Route, Known> = [keyof ParametersOf<Paths, Route, "path">] extends [never] ? [Route] extends [infer Text] ? Needs<Needed<Placeholders<Text>, Known> & string> : never : FreeMembers<PathValues<ParametersOf<Paths, Route, "path">>, never, Known>;
type PathValues<Path> = {
    readonly [Key in keyof Path as Same<Key>]-?: Path[Key] & {};
};
/** A key, as if it were another: the compiler then does not look up one by one while it infers, a third of its work. */
type Same<Key> = `${Key & string}`;
/** The parameters of the query. Without a body they go there by themselves, else those that `{?...}` spells out. */
type QueryMembers<Paths, Route, Known> = QueryValues<FreeMembers<ParametersOf<Paths, Route, "query">, QueryOption | keyof ParametersOf<Paths, Route, "path">, Known>, SpelledNames<Route>, [
    Route
] extends [Bodiless] ? "data" : string> & Takes<Exclude<SpelledNames<Route>, keyof ParametersOf<Paths, Route, "query">> & string, null | undefined>;
type QueryOption = Exclude<OptionName, "data">;
type Bodiless = `${"GET" | "HEAD"} ${string}`;
type QueryValues<Query, Spelled, GoesElsewhere> = {
    readonly [Key in keyof Query as Same<Key>]: Key extends Spelled ? QueryValue<Query[Key]> : Key extends GoesElsewhere ? NeedsPlace<`{?${Key & string}}`> | undefined : QueryValue<Query[Key], object, NeedsPlace<`{?${Key & string}*}`>>;
};
/** Lists may be frozen ones, what may be missing may be `null`, and what has no place of its own is an error. */
type QueryValue<Type, Placeless = never, Otherwise = never> = Type extends readonly (infer Item)[] ? readonly Item[] : Type extends undefined ? null | undefined : Type extends Placeless ? Otherwise : Type;
/** What a compile error shows for a parameter of the query that has to be spelled in the route. */
interface NeedsPlace<Expression> {
    readonly "write it in the route": Expression;
}
/** The media types of a body and what they look like; `never` if there is no body. */
type ContentOf<Paths, Route> = [Route] extends [Bodiless] ? never : Described<Described<OperationOf<Paths, Route>, "requestBody">, "content">;
/** What JSON looks like; `never` if there is none. */
type JsonIn<Content> = "application/json" extends keyof Content ? Content["application/json"] : Content[keyof Content & (`${string}json${string}` | "*/*")];
/** The members of a JSON body; if the body is optional, so are they. */
type BodyMembers<Paths, Route, Known> = [ContentOf<Paths, Route>] extends [never] ? unknown : OperationOf<Paths, Route> extends {
    readonly requestBody: {};
} ? BodyOrData<Paths, Route, Known> : Partial<BodyOrData<Paths, Route, Known>>;
type BodyOrData<Paths, Route, Known> = OrData<BodyValues<JsonIn<ContentOf<Paths, Route>>, OptionName | NamesIn<Route>, Known>, ContentOf<Paths, Route>>;
type OrData<Values, Content> = [Values] extends [never] ? DataMember<Content> : Values;
/** A body that is given as `data`: of any kind if it is not described as JSON. */
type DataMember<Content> = [Content] extends [never] ? unknown : {
    readonly data: [JsonIn<Content>] extends [never] ? {} | null : JsonIn<Content>;
};
/**
 * The members that a call may spell; `never` if `data` is the only way, for the body is no object, or one of its
 * members that are required bears a name that is taken.
 */
type BodyValues<Body, Taken, Known> = Body extends unknown ? unknown extends Body ? {
    readonly [name: string]: unknown;
} : Body extends readonly unknown[] | string | number | boolean | null ? never : string extends keyof Body ? OpenMembers<Body, Taken | Known> : {} extends Pick<Body, Extract<keyof Body, Taken>> ? FreeMembers<Body, Taken, Known> : never : never;
/** Any key, and the described ones. */
type OpenMembers<Body, Taken> = {
    readonly [Key in keyof Body as Exclude<Key, Taken>]: string extends Key ? unknown : Body[Key];
};
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
export type Data<Responses> = Responses extends {
    readonly described: infer Described;
} ? Successful<Described> : Successful<Responses>;
type Successful<Responses> = [SuccessIn<keyof Responses>] extends [never] ? "default" extends keyof Responses ? DataIn<Responses["default"]> : unknown : DataIn<Responses[SuccessIn<keyof Responses>]>;
type SuccessIn<Status> = Status extends string | number ? (`${Status}` extends `2${string}` ? Status : never) : never;
type DataIn<Response> = Response extends {
    readonly content: infer Content;
} ? [JsonIn<Content>] extends [never] ? unknown : JsonIn<Content> : undefined;
/** A result that carries its responses. */
type Answered<Paths, Route, Made> = [OperationOf<Paths, Route>] extends [never] ? Made : Made & Answer<ResponsesOf<Paths, Route>>;
/** A list, and no object that grows with each `defaults()`: so the compiler is never in too deep. */
type Layers = readonly unknown[];
/** What the layers hold at a key, where `undefined` overrides nothing. */
type Latest<From extends Layers, Key, Found = never> = From extends readonly [infer Head, ...infer Tail] ? Key extends keyof Head ? Head[Key] extends {} | null ? Found | Head[Key] : Latest<Tail, Key, Found | Exclude<Head[Key], undefined>> : Latest<Tail, Key, Found> : Found;
/** The same with one more layer, which mostly has the answer. */
type Option<Call, Defaults extends Layers, Key> = Key extends keyof Call ? Call[Key] extends {} | null ? Call[Key] : Latest<[Call, ...Defaults], Key> : Latest<Defaults, Key>;
/** What each layer holds at a key. */
type Each<From extends Layers, Key, Found extends Layers = []> = From extends readonly [infer Head, ...infer Tail] ? Each<Tail, Key, Key extends keyof Head ? [...Found, Head[Key]] : Found> : Found;
/** Objects joined key by key; just one is that very type. */
type Unified<Each extends Layers> = Each extends readonly [] ? never : Each extends readonly [infer Only] ? Only : Amended<{
    [Index in keyof Each]: Exclude<Each[Index], undefined>;
}>;
/** All keys of the layers; one that may be missing in each of them is optional. */
type Amended<From extends Layers> = Flat<{
    readonly [Key in SureKeys<From[number]>]: Latest<From, Key>;
} & {
    readonly [Key in Exclude<KeyOf<From[number]>, SureKeys<From[number]>>]?: Latest<From, Key>;
}>;
/** One object of several. It goes by no name, so that editors show what is in it. */
type Flat<Type> = Type extends unknown ? {
    [Key in keyof Type]: Type[Key];
} : never;
type KeyOf<Layer> = Layer extends unknown ? keyof Layer : never;
type SureKeys<Layer> = Layer extends unknown ? KeysOf<{} | null, Layer> : never;
/** The names that have a value for sure. */
type SuppliedBy<Call> = KeysOf<Value, Call>;
/** The keys whose values are all of a type. */
type KeysOf<Type, Call> = {
    [Key in keyof Call]-?: Call[Key] extends Type ? Key : never;
}[keyof Call];
/**
 * A strict URI Template engine: RFC 6570, level 4, and what routes need beyond it.
 *
 *     template -> parse -> pieces (literals and varspecs) -> expand each varspec with its value -> URI reference
 *
 *     expand       the public function
 *     parsing      takes a template apart (RFC 6570, section 2)
 *     expansion    joins the pieces, with values in their places (section 3)
 *     encoding     percent-encodes text (section 1.5)
 *     values       converts a caller's values to text
 *     objects      reads and writes own properties only, so that polluted prototypes change nothing
 *     caches       keep parsed templates and routes
 *     errors       makes every message, and masks credentials
 *     types        tells the compiler which names a template holds
 *
 * Beyond the RFC, routes may use names such as "api-version", "$filter" and "page[size]", and may require values.
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
 * What a variable holds: text, a number, a boolean, or a list or object of them. The name is for compile errors to
 * show.
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
/** What a compile error shows for a name without a value. */
export interface Missing<Name> {
    readonly "needs a value": Name;
}
/** The expressions of a template without their braces: `"id" | "?page,sort"` in `/users/{id}{?page,sort}`. */
export type Expressions<Template, Found = never> = Template extends `${string}{${infer Expression}}${infer Rest}` ? Expressions<Rest, Found | Expression> : Found;
/** What an expression begins with unless it is a simple one. */
export type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";
/** The variables that expressions name: `"page" | "sort"` in `?page:3,sort*`. */
export type Variables<Expression> = Expression extends `${Operator}${infer List}` ? Names<List> : Names<Expression>;
type Names<List, Found = never> = List extends `${infer First},${infer Rest}` ? Names<Rest, Found | Name<First>> : Found | Name<List>;
/** The name in a varspec, without its modifier. Text that the compiler does not know names nothing. */
type Name<Varspec> = Varspec extends `${infer Before}:${string}` | `${infer Before}*` ? Before : string extends Varspec ? never : Varspec;
/** The values of a template's variables; only own properties are read. */
export type Values<Template = string> = (object | {
    readonly [name: string]: unknown;
}) & {
    readonly [Name in Variables<Expressions<Template>> & string]?: Value<Name> | null | undefined;
};
export {};
