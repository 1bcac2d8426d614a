/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
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
export declare const endpoint: Endpoint;
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
export declare function toInit(options: RequestOptions): FetchInit;
declare const described: unique symbol;
declare const supplied: unique symbol;
/** A builder that reads its routes. `Supplied` are the names that have a default, or `string` for all. */
export interface Endpoint<Supplied = never> extends Pick<Builder, "DEFAULTS" | "parse"> {
    readonly [described]?: never;
    readonly [supplied]?: (name: Supplied) => void;
    /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
    <Input extends string | AnyOptions>(input?: SingleArgument<Input, Supplied>): RequestOptions;
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
    defaults<Call extends AnyOptions, _Second>(options: Call & KnownOptions): Endpoint<Supplied | SuppliedNames<Call>>;
    /**
     * Makes a new builder that knows what an API takes by an interface `paths`, as openapi-typescript writes it.
     *
     * @example
     * const github = endpoint.defaults<paths>({ baseUrl: "https://api.github.com" }).defaults({ owner: "acme" });
     * github("GET /repos/{owner}/{repo}/issues", { repo: "tiny", state: "open" });
     */
    defaults<Paths extends object = never>(...options: PathsArguments<Paths>): ApiEndpoint<Paths, Supplied>;
    /** Merges a route or options into the defaults. Without either, returns the defaults. */
    merge<Input extends string | AnyOptions>(input?: SingleArgument<Input, Supplied>): MergedOptions;
    /**
     * Merges a call into the defaults. The url keeps its placeholders.
     *
     * @example
     * const options = endpoint.merge("GET /orgs/{org}", { org: "acme" });
     * endpoint.parse({ ...options, page: 2 }).url; // "https://api.service.example/orgs/acme?page=2"
     */
    merge<Route extends string | AnyOptions>(route: Route, ...rest: Rest<Route, Supplied>): MergedOptions;
}
/** A builder that knows an API: what `defaults<paths>(...)` gives. By `in out`, it fits no other API. */
export interface ApiEndpoint<in out Paths, Supplied = never> extends Pick<Builder, "DEFAULTS" | "parse"> {
    readonly [described]: Paths;
    readonly [supplied]?: (name: Supplied) => void;
    /** Turns a route, options with a `url`, or the defaults if they have one, into request options. */
    <Input extends string | AnyOptions>(input?: ApiSingleArgument<Paths, Input, Supplied>): ApiRequest<Paths, Input>;
    /**
     * Turns a described route and what it takes into request options. Full URLs need no description.
     *
     * @example
     * github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny", state: "open" });
     */
    <Route extends string | AnyOptions>(route: Route, ...rest: ApiRest<Paths, Route, Supplied>): ApiRequest<Paths, Route>;
    /** Offers the described routes to editors. */
    (route: Routes<Paths>, ...none: NoCall): RequestOptions;
    /** Makes a new builder with these options on top of the defaults. */
    defaults<Call extends AnyOptions>(options: Call & KnownOptions): ApiEndpoint<Paths, Supplied | SuppliedNames<Call>>;
    /** Merges a route or options into the defaults. Without either, returns the defaults. */
    merge<Input extends string | AnyOptions>(input?: ApiSingleArgument<Paths, Input, Supplied>): MergedOptions;
    /** Merges a call into the defaults. The url keeps its placeholders. */
    merge<Route extends string | AnyOptions>(route: Route, ...rest: ApiRest<Paths, Route, Supplied>): MergedOptions;
    /** Offers the described routes to editors. */
    merge(route: Routes<Paths>, ...none: NoCall): MergedOptions;
}
type NoCall = [never, never, never];
type SuppliedNames<Call> = [Call] extends [{
    readonly args: object;
}] ? AllNames : keyof ValuedNames<Call>;
type ValuedNames<Call> = {
    [Key in keyof Call as {} extends Pick<Call, Key> ? never : Call[Key] extends Value ? Exclude<Key, OptionName> : never]: unknown;
};
type AllNames = string;
type PathsArguments<Paths> = [Paths] extends [never] ? NoCall : [options: Setup<"for anything else, chain a second .defaults({ ... })">];
interface Setup<_ShownInErrors> extends Pick<KnownOptions, "baseUrl" | "headers" | "mediaType"> {
}
/** Any builder of request options, to which every route is just text. */
export interface Builder {
    /** Turns a route and options into request options. */
    (route: string, options?: AnyOptions): RequestOptions;
    /** Turns options with a `url`, or the defaults if they have one, into request options. */
    (options?: AnyOptions): RequestOptions;
    /** The current defaults, frozen. */
    readonly DEFAULTS: MergedOptions;
    /** Makes a new builder with these options on top of the defaults. */
    defaults(options: AnyOptions): Builder;
    /** Merges a call into the defaults. The url keeps its placeholders. */
    merge(route: string, options?: AnyOptions): MergedOptions;
    /** Merges options into the defaults. Without options, returns the defaults. */
    merge(options?: AnyOptions): MergedOptions;
    /**
     * Turns merged options into request options. It adds no defaults except the method `GET`.
     *
     * @example
     * builder.parse({ ...builder.merge("GET /events"), page: 2 }).url; // "https://api.example.com/events?page=2"
     */
    parse(options: AnyOptions): RequestOptions;
}
/** The options and parameters of a call, whatever its route. */
export interface Options extends KnownOptions {
    /** A parameter: it fills its placeholder, else it goes to the query (`GET`, `HEAD`) or the JSON body. */
    readonly [parameter: string]: unknown;
}
type AnyOptions = KnownOptions & PlainObject;
interface KnownOptions {
    /** The HTTP method in any case, `GET` by default. Not with a route that names one. */
    readonly method?: MethodName | (string & {}) | undefined;
    /** A full URL or one that is joined to `baseUrl`, with placeholders. Not with a route. */
    readonly url?: `/${string}` | (string & {}) | undefined;
    /** What comes before a url without a scheme: `"https://api.example.com/v1"`, or in a page `"/api"`. */
    readonly baseUrl?: string | undefined;
    /** A plain object or pairs; names in any case. `undefined` keeps a default, `null` removes it. */
    readonly headers?: HeaderFields | undefined;
    /** Amends the vendor media types of the `accept` header. */
    readonly mediaType?: MediaType | undefined;
    /** Options of the HTTP client, such as `{ signal }`, handed through untouched. */
    readonly request?: (PlainObject & ClientOptions<"no method, headers or body; as a parameter, it goes in args">) | undefined;
    /** The body as it is. */
    readonly data?: unknown;
    /** Parameters from elsewhere, such as parsed JSON: no key of it is an option, whatever its name. */
    readonly args?: PlainObject | undefined;
}
type OptionName = keyof KnownOptions;
type Option = Exclude<OptionName, "data">;
interface ClientOptions<_ShownInErrors> {
    readonly aborted?: "write { signal }" | undefined;
    readonly bodyUsed?: "give its url and options apart" | undefined;
    readonly method?: "goes in the route, beside request" | undefined;
    readonly headers?: "goes in headers, beside request" | undefined;
    readonly body?: "goes in data, beside request" | undefined;
}
type MethodName = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "TRACE" | "QUERY";
type HeaderFields = {
    readonly [name: string]: HeaderValue;
} | Iterable<readonly [name: string, value: HeaderValue]>;
type HeaderValue = string | number | bigint | boolean | null | undefined;
type MediaType = {
    /** It replaces `+json` and an earlier format: `.v3+json` is `.v3.raw` with `"raw"`. `""` takes a default away. */
    readonly format?: string | undefined;
    /** Each makes an item without the version: `.v3+json` is `.mercy-preview+json` with `["mercy"]`. */
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
    /** Encoded; absolute, or a path if `baseUrl` is one. */
    url: string;
    /** Names in lower case. At run time, a number or boolean stays one; clients ask for this type. */
    headers: Record<string, string>;
    /** The parameters object or `data`; absent if there is none. */
    body?: unknown;
    /** The option of that name; absent if there is none. */
    request?: object;
}
type FetchInit = {
    method: any;
    headers: Record<string, string>;
    body?: any;
    duplex?: "half";
};
/**
 * What follows a route: its options, which may be left out if no name needs a value. Of "GET /orgs/{org}{?page}":
 *
 *     [options: Own & { org?: PathValue } & { page?: Value | null } & ({ org: {} } | { args: PlainObject })]
 *     [options?: Own & { org?: PathValue } & { page?: Value | null }]      if `Supplied` is "org"
 *
 * `Own` is `OptionsWithoutMethod`, since the route says the method.
 *
 * @example
 * const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => {
 *   const options = endpoint(route, ...rest);
 *   return fetch(options.url, toInit(options));
 * };
 */
export type Rest<Route, Supplied = never> = RestOf<OptionsWithRoute<Route>, Placeholders<Route>, Supplied>;
interface OptionsWithoutUrl extends Omit<KnownOptions, "url"> {
    readonly url?: InRoute | undefined;
}
interface OptionsWithoutMethod extends Omit<OptionsWithoutUrl, "method"> {
    readonly method?: InRoute | undefined;
}
type InRoute = "is in the route; as a parameter, it goes in args";
type OptionsWithRoute<Route> = string extends Route ? KnownOptions : IsFilled<Route> extends true ? RefusedOptions<NoTemplate> : Route extends `${string} ${string}` ? OptionsWithoutMethod : Route extends string ? OptionsWithoutUrl : never;
type RestOf<Own, Placeholder, Supplied> = RequiredNames<Placeholder> extends Supplied ? [Own] extends [never] ? NoCall : {} extends Own ? [options?: OptionsFor<Placeholder, PlainObject, Own> | undefined] : [
    options: Own
] : [options: OptionsFor<Placeholder, ValuesOrArgs<Exclude<RequiredNames<Placeholder>, Supplied>>, Own>];
type OptionsFor<Placeholder, Needed, Own> = Own & PlaceholderValues<Exclude<Placeholder, `${Operator | ""}${Option}${"" | "*"}`>> & Needed;
type ValuesOrArgs<Name> = (RequiredValues<Name> & PlainObject) | WithArgs;
type SingleArgument<Input, Supplied> = Input extends string ? IsFilled<Input> extends true ? NoTemplate : CheckedRoute<Input, Exclude<RequiredNames<Placeholders<Input>>, Supplied>> : Input extends {
    readonly url: infer Url;
} ? RestOf<IsFilled<Url> extends true ? RefusedOptions<NoTemplate> : KnownOptions, Placeholders<Url>, Supplied>[0] : AnyOptions;
type CheckedRoute<Route, Missing> = [Missing] extends [never] ? Route : `${Missing & string} needs a value`;
type NoTemplate = "write {name} in the route, and give its value";
interface RefusedOptions<ShownInErrors> extends Omit<KnownOptions, "url"> {
    readonly url: ShownInErrors;
}
/** The described routes, which editors offer and wrappers take. */
export type Routes<Paths> = {
    [Path in keyof Paths & string]: `${Uppercase<MethodsOf<Paths[Path]>>} ${Path}`;
}[keyof Paths & string];
type MethodsOf<Item> = {
    [Method in keyof Item & Lowercase<MethodName>]: Item[Method] extends object ? Method : never;
}[keyof Item & Lowercase<MethodName>];
/**
 * What follows a described route: its options, which may be left out if nothing is required.
 *
 * @example
 * const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) => {
 *   const options = github(route, ...rest);
 *   return fetch(options.url, toInit(options));
 * };
 */
export type ApiRest<Paths, Route, Supplied = never> = [Paths, Route, Supplied] extends [infer P, infer R, infer S] ? ApiArguments<P, R, S> extends infer Found extends readonly unknown[] ? Found : never : never;
type ApiArguments<Paths, Route, Supplied> = OperationOf<Paths, Route> extends never ? RouteProblem<Paths, Route> extends never ? Rest<Route, Supplied> : [options: RouteProblem<Paths, Route>] : {} extends ApiMembers<Paths, Route, Supplied> ? [options?: ApiOptions<Paths, Route, Supplied> | undefined] : [options: ApiOptions<Paths, Route, Supplied>];
type ApiOptions<Paths, Route, Supplied> = (ApiMembers<Paths, Route, AllNames> & WithArgs) | (ApiMembers<Paths, Route, Supplied> & WithoutArgs);
interface WithArgs {
    readonly args: PlainObject;
}
interface WithoutArgs {
    readonly args?: undefined;
}
type RequiredKeys<Wanted> = Wanted extends unknown ? keyof {
    [Key in keyof Wanted as {} extends Pick<Wanted, Key> ? never : Key]: unknown;
} : never;
type ApiSingleArgument<Paths, Input, Supplied> = OperationOf<Paths, Input> extends never ? Or<RouteProblem<Paths, Input>, SingleArgument<Input, Supplied>> : {} extends ApiMembers<Paths, Input, Supplied> ? Input : CheckedRoute<Input, RequiredKeys<ApiMembers<Paths, Input, Supplied>>>;
type RouteProblem<Paths, Route> = IsFilled<Route> extends true ? NoTemplate : [
    IsSpelledOut<Route>,
    IsPattern<Route>
] extends [true, false] ? SpellingProblem<Paths, Exclude<Route, "">> : never;
type SpellingProblem<Paths, Route> = Route extends string ? OperationOf<Paths, WithoutQuery<Route>> extends never ? Or<`write ${SuggestedRoute<Paths, WithoutQuery<Route>>}`, NotDescribed<Route>> : `${WithoutQuery<Route>} is described without a query: write {?name}, and give the value in the options` : never;
type NotDescribed<Route extends string> = Lowercase<Route> extends RouteWithBase ? never : WithoutQuery<Route> extends `${string}*}${string}` ? `${Route} is not described: for a list, tiny-endpoint spell writes {name*}` : `${Route} is not described`;
type WithoutQuery<Route extends string> = Before<"?", Before<"{?", Route>> & string;
type RouteWithBase = `${"" | `${string} `}${"{" | "http://" | "https://"}${string}`;
type SuggestedRoute<Paths, Route extends string> = {
    [Each in Route]: Extract<Routes<Paths>, SimilarRoute<Each>>;
}[Route];
type SimilarRoute<Route> = Route extends `${infer Method} ${infer Url}` ? `${Uppercase<Method>} ${SimilarUrl<Url>}` : `${string} ${SimilarUrl<Route & string>}`;
type SimilarUrl<Url extends string> = Url extends `${infer First}${infer Rest}/` ? SimilarUrl<`${First}${Rest}`> : `${"" | "/" | `http${string}`}${Url}${"" | "/"}${"" | `{?${string}`}`;
type OperationOf<Paths, Route> = [Route] extends [`${infer Method extends MethodName} ${infer Url}`] ? MemberOf<MemberOf<Paths, DescribedPath<Paths, Url>>, Lowercase<Method>> : never;
type DescribedPath<Paths, Url> = Url extends keyof Paths ? Url : Url extends `${infer Path}{?${string}}${infer Fragment}` ? Path extends `${string}#${string}` ? never : `${Path}${Fragment}` : IsSpelledOut<Url> extends true ? never : unknown;
type MemberOf<Type, Key> = Key extends keyof Type ? Exclude<Type[Key], undefined> : never;
type Or<Type, Fallback> = [Type] extends [never] ? Fallback : Type;
type ApiMembers<Paths, Route, Supplied> = OptionsWithoutMethod & ParametersAndBody<Route, OperationOf<Paths, Route>, Supplied>;
type ParametersAndBody<Route, Operation, Supplied> = PathMembers<Route, Operation, Supplied> & QueryMembers<Route, Operation, ContentOf<Route, Operation>, Supplied> & BodyMembers<Route, Operation, ContentOf<Route, Operation>, Supplied> & OtherNames<NamesIn<Route>, NamesAt<Operation, "path"> | NamesAt<Operation, "query">>;
type OtherNames<Names, Described> = [Names] extends [Described] ? unknown : ValueFor<Exclude<Names, Described>>;
type ParametersAt<Operation, In extends "path" | "query"> = Or<MemberOf<MemberOf<Operation, "parameters">, In>, {}>;
type NamesAt<Operation, In extends "path" | "query"> = keyof ParametersAt<Operation, In>;
type Without<Members, Names> = keyof Members & Names extends never ? Members : Pick<Members, Exclude<keyof Members, Names>>;
type WithoutOptions<Members, Supplied> = keyof Members & Option extends never ? Members : {
    readonly [Key in keyof Members as Exclude<Key, Option & Supplied>]: Key extends Option ? InRoute : Members[Key];
};
type WithOptional<Members, Names> = keyof Members & Names extends never ? Members : keyof Members extends Names ? Partial<Members> : Without<Members, Names> & Partial<Pick<Members, keyof Members & Names>>;
type PathMembers<Route, Operation, Supplied> = NamesAt<Operation, "path"> extends never ? RequiredValues<Exclude<RequiredNames<Placeholders<Route>>, Supplied>> : WithOptional<WithoutOptions<ParametersAt<Operation, "path">, Supplied>, Supplied>;
type QueryMembers<Route, Operation, Content, Supplied> = NamesAt<Operation, "query"> extends never ? unknown : QueryValues<WithOptional<Without<ParametersAt<Operation, "query">, TakenNames<Route, Operation, Content>>, Supplied>, [
    Route
] extends [Bodiless] ? string : NamesIn<Route>>;
type TakenNames<Route, Operation, Content> = Option | Exclude<"data", NamesIn<Route>> | NamesAt<Operation, "path"> | Exclude<SharedNames<ParametersAt<Operation, "query">, JsonIn<Content>>, NamesIn<Route>>;
type SharedNames<Query, Json> = {
    [Name in keyof Query]: Name & KeyOfEach<Json>;
}[keyof Query];
type Bodiless = `${"GET" | "HEAD"} ${string}`;
type QueryValues<Query, InQuery> = {
    readonly [Key in keyof Query]: Key extends InQuery ? QueryValue<Query[Key]> : `write {?${Key & string}} in the route` | undefined;
};
type QueryValue<Type> = Type extends readonly (infer Item)[] ? readonly Item[] : Type extends undefined ? null | undefined : Type;
type BodyMembers<Route, Operation, Content, Supplied> = [Content] extends [never] ? NoBody<Route> : MembersOrData<Content, JsonMembers<JsonIn<Content>, OptionName | NamesIn<Route>, Supplied>, OptionName | NamesIn<Route>, Operation extends {
    readonly requestBody: {};
} ? Supplied : AllNames>;
type MembersOrData<Content, Members, Taken, Supplied> = [Members] extends [never] ? DataMember<Content, Supplied> & Or<MembersInData<JsonIn<Content>, Taken>, unknown> : (DataMember<Content, Supplied> & {
    readonly [Key in KeyOfEach<Members>]?: undefined;
}) | (Members & {
    readonly data?: undefined;
});
type MembersInData<Json, Taken> = Json extends NonObject ? never : {
    readonly [Key in keyof Json as string extends Key ? never : Exclude<Key, Taken>]?: "goes in data" | undefined;
};
type NoBody<Route> = "data" extends NamesIn<Route> ? unknown : {
    readonly data?: "no body is described" | undefined;
};
type ContentOf<Route, Operation> = [Route] extends [Bodiless] ? never : MemberOf<MemberOf<Operation, "requestBody">, "content">;
type JsonIn<Content> = "application/json" extends keyof Content ? Content["application/json"] : EachJson<Content>;
type EachJson<Content> = Content[keyof Content & (JsonType | "*/*")];
type JsonType = `${string}${"/" | "+"}json${"" | `${";" | "," | "+"}${string}`}`;
type KeyOfEach<Type> = Type extends NonObject ? never : string extends keyof Type ? NamedKey<Type> : keyof Type;
type NamedKey<Open> = keyof {
    [Key in keyof Open as string extends Key ? never : Key]: unknown;
};
type DataMember<Content, Supplied> = AllNames extends Supplied ? {
    readonly data?: DataOf<Content> | undefined;
} : {
    readonly data: DataOf<Content>;
};
type DataOf<Content> = JsonIn<Content> extends never ? keyof Content extends `text/${string}` | FormType ? string | FormOrBytes : {} | null : EachJson<Content> | (keyof Content extends JsonType ? never : string | FormOrBytes);
type FormType = "multipart/form-data" | "application/x-www-form-urlencoded";
type FormOrBytes = {
    append(name: string, value: string): void;
} | {
    readonly byteLength: number;
} | {
    arrayBuffer(): unknown;
} | {
    getReader(): unknown;
} | AsyncIterable<unknown>;
type JsonMembers<Json, Taken, Supplied> = Json extends unknown ? unknown extends Json ? AnyMembers : Json extends NonObject ? never : string extends keyof Json ? JsonMembers<Pick<Json, NamedKey<Json>>, Taken, Supplied> & AnyMembers : {} extends Pick<Json, Extract<keyof Json, Taken>> ? WithOptional<Without<Json, Taken>, Supplied> : never : never;
type NonObject = readonly unknown[] | string | number | boolean | null;
interface AnyMembers {
    readonly [name: string]: unknown;
}
/** A request that carries its responses, only for the compiler. By `in out`, it fits no other route. */
export interface ApiRequest<in out Paths, in out Route> extends RequestOptions {
    readonly [described]?: MemberOf<OperationOf<Paths, Route>, "responses">;
}
/**
 * The JSON of the successful responses to a request; of `"default"`, if none is described. `Data<typeof options, 404>`
 * is the JSON of a status, or else of `"4XX"`, or else of `"default"`. A response without content is `undefined`; it is
 * `unknown` if it is not described, or no JSON.
 *
 * @example
 * const options = github("GET /repos/{owner}/{repo}/issues", { owner: "acme", repo: "tiny" });
 * const response = await fetch(options.url, toInit(options));
 * const issues = (await response.json()) as Data<typeof options>;
 */
export type Data<Result, Status extends number | string = never> = Responses<Result> extends infer Found ? DataIn<Found, Status> : never;
type DataIn<Found, Status extends number | string> = Found extends unknown ? JsonAt<Found, [Status] extends [never] ? StatusIn<Found, "2"> : `${Status}`> : never;
/** The JSON of all responses to a request that are not successful, such as `Failure<typeof options>`. */
export type Failure<Result> = Responses<Result> extends infer Found ? FailureIn<Found> : never;
type FailureIn<Found> = Found extends unknown ? JsonAt<Found, StatusIn<Found, Exclude<Digit, "2"> | "default">> : never;
type Responses<Result> = Result extends unknown ? ByStatus<Or<MemberOf<Result, typeof described>, Result>> : never;
type ByStatus<Found> = {
    [Status in keyof Found & (string | number) as `${Status}`]: Found[Status];
};
type StatusIn<Found, Start extends string> = Or<Extract<keyof Found, `${Start}${string}`>, "default">;
type JsonAt<Found, Status> = JsonOf<Found, Status extends keyof Found ? Status : RangeOf<Found, Status>>;
type RangeOf<Found, Status> = Status extends `${infer First}${string}` ? `${First}XX` extends keyof Found ? `${First}XX` : "default" : never;
type JsonOf<Found, Status> = Status extends keyof Found ? Found[Status] extends {
    readonly content: infer Content;
} ? Or<JsonIn<Content>, unknown> : undefined : unknown;
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
export declare function expandPath<Template extends string>(template: NoPattern<Template>, ...values: PathArguments<Template>): string;
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
export declare function path(strings: TemplateStringsArray, ...values: readonly PathValue[]): string;
type Placeholders<Text> = Text extends WithColonOrQuery ? VariablesIn<PathOf<Text>> | ColonNames<PathOf<Text>> | `?${NamesIn<Text>}` : VariablesIn<Text>;
type WithColonOrQuery = `${string}/:${string}` | `${string}${"?" | "#"}${string}{${string}`;
type PathOf<Text> = Before<"#", Before<"?", Text>>;
type NamesIn<Text> = NameOf<VariablesIn<Text>>;
type VariablesIn<Text> = Text extends `${string},${string}` ? Variables<Expressions<Text>> : Expressions<Text>;
type Expressions<Text> = Text extends `${string}{${infer Expression}}${infer Tail}` ? Expression | Expressions<Tail> : never;
type Variables<Expression, Found = never> = Expression extends `${infer First},${infer Tail}` ? Variables<First extends `${infer Sign extends Operator}${string}` ? `${Sign}${Tail}` : Tail, Found | First> : Expression | Found;
type Operator = "+" | "#" | "." | "/" | ";" | "?" | "&";
type NameOf<Placeholder> = Placeholder extends Marked ? Placeholder extends `${infer _Sign extends Operator}${infer Text}` ? NameOf<Text> : Before<":", Before<"*", Placeholder>> : string extends Placeholder ? never : Placeholder;
type Marked = `${Operator}${string}` | `${string}${":" | "*"}${string}`;
type ColonNames<Path> = Path extends `${string}/:${infer Tail}` ? ColonName<Before<"/", Tail>> | ColonNames<Tail> : never;
type ColonName<Text> = Text extends `${Digit}${string}` ? never : Exclude<BeforeMark<Text>, "">;
type BeforeMark<Text, Found extends string = ""> = Text extends `${infer Letter}${infer Tail}` ? Letter extends Mark ? Found : BeforeMark<Tail, `${Found}${Letter}`> : Found;
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
type Mark = (" " | "-" | "." | "~" | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "%") | ("{" | "}" | "[" | "]");
type Before<Stop extends string, Text> = Text extends `${infer Head}${Stop}${string}` ? Head : Text;
/** The value of a variable (RFC 6570, section 2.3): one text, a list, or an object of names and values. */
export type Value = PathValue | readonly unknown[] | PlainObject;
/** The value of `{id}` in a path: one text, or what JSON writes as one, such as a date. */
export type PathValue = string | number | bigint | boolean | WithToJSON;
type WithToJSON = {
    toJSON(): string | number | bigint | boolean;
};
type PlainObject = ObjectLiteral | (object & OrdinaryObject);
interface ObjectLiteral {
    readonly [name: string]: unknown;
}
interface OrdinaryObject {
    readonly [Symbol.iterator]?: undefined;
    readonly [Symbol.hasInstance]?: undefined;
    readonly [Symbol.toStringTag]?: undefined;
}
/**
 * The values of a template's variables, none of them required: what `expand` takes, and what a wrapper hands on.
 *
 * @example
 * const toPath = <Template extends string>(template: Template, values: Values<Template>) =>
 *   expandPath(template, values);
 */
export type Values<Template = string> = PlainObject & ValueFor<NamesIn<Template>>;
type PathArguments<Template> = IsSpelledOut<Template> extends true ? {} extends ValuesArgument<Placeholders<Template>> ? [values?: ValuesArgument<Placeholders<Template>>] : [values: ValuesArgument<Placeholders<Template>>] : [values?: PlainObject];
type ValuesArgument<Placeholder> = [Placeholder] extends [never] ? {
    readonly [name: string]: undefined;
} : PathValues<Placeholder>;
type PathValues<Placeholder> = PlaceholderValues<Placeholder> & RequiredValues<RequiredNames<Placeholder>>;
type IsSpelledOut<Text> = [{}] extends [{
    readonly [Key in Text & string]: unknown;
}] ? false : true;
type IsPattern<Text> = [SymbolsOnly] extends [{
    readonly [Key in Text & string]?: true;
}] ? false : string extends Text ? false : true;
interface SymbolsOnly {
    readonly [key: symbol]: true;
}
type IsFilled<Text> = IsPattern<FromSlash<Text>>;
type FromSlash<Text> = string extends Text ? never : Text extends `${string}/${infer Path}` ? `/${Path}` : never;
type NoPattern<Template> = IsPattern<Template> extends true ? "write {name} in the template, and give its value" : Template;
type PlaceholderValues<Placeholder> = TextFor<NameOf<Exclude<Placeholder, Segment | Composite>>> & TextOrNullFor<NameOf<Exclude<Extract<Placeholder, Segment>, Composite>>> & ValueFor<NameOf<Extract<Placeholder, Composite>>>;
type Segment = `/${string}`;
type Composite = `${Exclude<Operator, "+" | "/">}${string}` | `${string}*`;
type TextFor<Name> = {
    readonly [Each in Name & string]?: PathValue | undefined;
};
type TextOrNullFor<Name> = {
    readonly [Each in Name & string]?: PathValue | null | undefined;
};
type ValueFor<Name> = {
    readonly [Each in Name & string]?: Value | null | undefined;
};
type RequiredNames<Placeholder> = NameOf<Exclude<Placeholder, `${Exclude<Operator, "+">}${string}`>>;
type RequiredValues<Name> = {
    readonly [Each in Name & string]: {};
};
export {};
