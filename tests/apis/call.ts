/** How an operation is called with tiny-endpoint: the route, and the options beside it. */
import { type Operation, PLACEHOLDER, type Parameter } from "./descriptions.ts";
import { type Value, isList, isObject } from "./values.ts";

export interface Call {
  readonly route: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whatever it needs beyond `METHOD /path/{name}` and plain parameters. */
  readonly spellings: ReadonlySet<string>;
}

export function callOf(operation: Operation): Call {
  const draft = new Draft(operation);
  const [, path, fragment] = /^([^#]*)(.*)$/s.exec(operation.path)!;
  const address = draft.server() + draft.path(path!);
  for (const parameter of draft.query) draft.place(parameter);
  const { options, spellings } = draft;
  const route = `${operation.method} ${address}${draft.expression(path!)}${fragment}`;
  if (/\{[^}]*-/.test(route)) spellings.add("route: a name with hyphens");
  if (/\{[^}]*[$[]/.test(route)) spellings.add("route: a name with $ or brackets");
  return { route, options, spellings };
}

const OPTIONS = ["baseUrl", "headers", "mediaType", "method", "request", "url"];
const NAME = /^[\w$[\]]+(?:(?:\.|-+)[\w$[\]]+)*$/;

/** Why a name cannot be a placeholder's. */
const obstacle = (name: string): string | undefined =>
  OPTIONS.includes(name) ? "an option's name" : NAME.test(name) ? undefined : "an odd name";

/** Whether the names of its members are written out, and its own is not. */
const isMap = ({ explode, value }: Parameter): boolean => explode && isObject(value);

/** A call in the making. */
class Draft {
  readonly options: Record<string, unknown> = {};
  readonly spellings = new Set<string>();
  readonly query: readonly Parameter[];
  readonly #operation: Operation;
  /** The names that are written out in the query, and those of placeholders. */
  readonly #taken: Set<string>;
  readonly #varspecs: string[] = [];
  /** What goes through `{?query*}`, under the name that it has there. */
  readonly #rest: Record<string, unknown> = {};

  constructor(operation: Operation) {
    this.#operation = operation;
    this.query = operation.parameters.filter((parameter) => parameter.in === "query").flatMap((it) => this.#byHand(it));
    this.#taken = new Set(this.query.filter((parameter) => !isMap(parameter)).map(({ name }) => name));
  }

  /** A server with names in its host, and nowhere else, stands in the route; any other is the base. */
  server(): string {
    const { server, variables } = this.#operation;
    const [, host = "", base] = /^(https?:\/\/[^/]*\{[^/]*)?(.*)$/is.exec(server)!;
    const names = [...host.matchAll(/\{(.*?)\}/g)].map(([, name]) => name!);
    const fits = host && !base!.includes("{") && names.every((name) => /^[a-z\d-]+$/i.test(variables[name]!));
    if (!fits) {
      this.options.baseUrl = server.replace(/\{(.*?)\}/g, (_, name) => variables[name]!);
      return "";
    }
    this.spellings.add("server: names in the host");
    return (
      host.replace(/\{(.*?)\}/g, (_, name) => `{${this.#fill(`${name}_of_server`, variables[name]!)}}`) +
      base!.replace(/\/$/, "")
    );
  }

  path(path: string): string {
    const values = new Map<string, Value>();
    for (const parameter of this.#operation.parameters)
      if (parameter.in === "path") values.set(parameter.name, parameter.value);
    const filled = new Map([...values].map(([name, value]) => [name, this.#fill(name, value)]));
    return path.replace(PLACEHOLDER, (_, braced, coloned) =>
      braced === undefined ? `:${filled.get(coloned)}` : `{${filled.get(braced)}}`,
    );
  }

  /** Finds a parameter of the query its place. */
  place(parameter: Parameter): void {
    const { name, explode, value } = parameter;
    const problem = obstacle(name);
    const isPlain = typeof value !== "object" || (isList(value) && explode);
    if (isPlain && /^(?:GET|HEAD)$/.test(this.#operation.method) && ![...OPTIONS, "data"].includes(name)) {
      this.options[name] = value;
    } else if (isMap(parameter)) {
      this.#varspecs.push(`${this.#fill(name, value, "query")}*`);
      this.spellings.add("query: {?object*}");
    } else if (!problem) {
      this.#varspecs.push(isList(value) && explode ? `${name}*` : name);
      this.options[name] = value;
      this.spellings.add(isPlain ? "query: {?name}" : "query: {?list} with commas");
    } else if (typeof value !== "object") {
      this.#rest[name] = value;
      this.spellings.add(`query: {?query*}, ${problem}`);
    } else {
      // A list cannot be a member, but a name may hold triplets, which are its own and are written out.
      const triplets = Buffer.from(name).toString("hex").replace(/../g, "%$&");
      this.#varspecs.push(explode ? `${triplets}*` : triplets);
      this.options[triplets] = value;
      this.spellings.add(`query: a list whose name is in triplets, ${problem}`);
    }
  }

  /** The expression for the query, behind a path that may have a query already. */
  expression(path: string): string {
    if (Object.keys(this.#rest).length) this.#varspecs.push(`${this.#fill("query", this.#rest, "query")}*`);
    return this.#varspecs.length ? `{${path.includes("?") ? "&" : "?"}${this.#varspecs}}` : "";
  }

  /** Gives a placeholder that is not written out its value, and a name of its own if it needs one. */
  #fill(name: string, value: unknown, place = "path"): string {
    const problem = obstacle(name) ?? (this.#taken.has(name) ? "another's name" : undefined);
    let free = name;
    if (problem) {
      this.spellings.add(`${place}: renamed, ${problem}`);
      free = name.replace(/\W/g, "_");
      while (obstacle(free) || this.#taken.has(free)) free += "_";
    }
    this.#taken.add(free);
    this.options[free] = value;
    return free;
  }

  /** Styles that RFC 6570 does not know are the caller's to write. */
  #byHand(parameter: Parameter): Parameter[] {
    const { name, style, value } = parameter;
    if (style === "deepObject" && isObject(value)) {
      this.spellings.add("query: deepObject by hand");
      return Object.entries(value).map(([key, member]) => ({ ...parameter, name: `${name}[${key}]`, value: member }));
    }
    if (!/Delimited$/.test(style) || !isList(value) || parameter.explode) return [parameter];
    this.spellings.add("query: list joined by hand");
    return [{ ...parameter, value: value.join(style === "pipeDelimited" ? "|" : " ") }];
  }
}
