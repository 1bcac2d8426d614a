/** Calls of the methods of `octokit.rest`, and how README.md says that what arrives differs from octokit's own. */
import { OPTION_NAMES } from "../support/options.ts";
import type { Letter } from "./github.ts";
import { parametersOf } from "./parameters.ts";

export type Method = ((options: object) => Promise<unknown>) & {
  readonly endpoint: { readonly DEFAULTS: { readonly method: string; readonly url: string } };
};

/** What the parameters of a call are given. */
export interface Manner {
  readonly title: string;
  /** What placeholders get. */
  readonly text: string;
  /** What the query gets; `undefined` for nothing. */
  readonly query: unknown;
  /** What the members of a body get: JSON, in whatever way it is sent. */
  readonly body: unknown;
  /** Whether a preview is asked for, and the type of a body that is no JSON goes unsaid. */
  readonly isCareless?: true;
  /** Of what arrives from octokit's own builder, what has to arrive; by default, the same. */
  readonly differs?: (own: Letter) => Letter;
}

const textual = (title: string, text: string): Manner => ({ title, text, query: text, body: [text, { [text]: null }] });

/** What differs is counted apart. */
export const MANNERS: readonly Manner[] = [
  textual("a/b", "a/b"),
  textual("é", "é"),
  { ...textual("~!'()*", "~!'()*"), differs: withMarksEncoded },
  { ...textual("a+b, careless", "a+b"), isCareless: true, differs: withSpacesEncoded },
  { title: "lists", text: "x", query: ["a/b", "é"], body: ["a/b", "é"], differs: withKeysRepeated },
  { title: "null", text: "x", query: null, body: [null], differs: withoutNull },
  { title: "placeholders alone", text: "x", query: undefined, body: undefined, differs: withoutBody },
];

/** The options of a call in some manner. */
export function optionsOf(method: Method, { text, query, body, isCareless }: Manner, baseUrl: string): object {
  const { method: verb, url } = method.endpoint.DEFAULTS;
  const { names, type } = parametersOf(verb, url);
  const value = /GET|HEAD/.test(verb) ? query : body;
  const parameters = [...names, "more"]
    .filter((name) => !OPTION_NAMES.includes(name))
    // Octokit takes `q` for text and nothing else.
    .map((name) => [name, name === "q" && value !== undefined ? text : value]);
  const placeholders = [...url.matchAll(/\{\??(.*?)\}/g)]
    .flatMap(([, list]) => list!.split(","))
    .map((name) => [name, text]);
  const headers = isCareless ? {} : { "content-type": type };
  const data = type && body !== undefined ? { data: text, headers } : {};
  const mediaType = isCareless && { mediaType: { previews: ["nebula"] } };
  return { baseUrl, ...Object.fromEntries([...parameters, ...placeholders]), ...data, ...mediaType };
}

/* ---- what README.md says ---- */

/** Changes the members of a query, each of them written as `name=value`. */
function withQuery(letter: Letter, change: (member: string) => string[]): Letter {
  const [address = "", query] = letter.line.split("?");
  const members = query === undefined ? [] : query.split("&").flatMap(change);
  return { ...letter, line: members.length ? `${address}?${members.join("&")}` : address };
}

/** Values are encoded, marks too. */
function withMarksEncoded(own: Letter): Letter {
  return withQuery(own, (member) => [
    member.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  ]);
}

/** The spaces of a search. In what octokit sends, only these are a plus. */
export function withSpacesEncoded(own: Letter): Letter {
  return withQuery(own, (member) => [member.replaceAll("+", "%20")]);
}

/** Lists repeat the key. */
function withKeysRepeated(own: Letter): Letter {
  return withQuery(own, (member) => {
    const [name, value = ""] = member.split("=");
    return value.split("%2C").map((item) => `${name}=${item}`);
  });
}

/** `null` is left out. */
function withoutNull(own: Letter): Letter {
  return withQuery(own, (member) => (member.endsWith("=null") ? [] : [member]));
}

/** Without parameters there is no body. For an empty one, `fetch` adds a type. */
function withoutBody(own: Letter): Letter {
  return { ...own, headers: own.headers.filter((header) => header !== "content-type: text/plain;charset=UTF-8") };
}
