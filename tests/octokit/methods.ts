/** Calls of the methods of `octokit.rest`, and how README.md says that what is sent differs from octokit's own. */
import type { Letter } from "./github.ts";

export type Method = ((options: object) => Promise<unknown>) & {
  readonly endpoint: { readonly DEFAULTS: { readonly method: string; readonly url: string } };
};

/** What the parameters of a call are given. */
export interface Manner {
  readonly title: string;
  /** What placeholders get. */
  readonly text: string;
  /** The other parameters: of a query, and of a body. */
  readonly query?: object;
  readonly body?: object;
  /** Of what octokit's own builder sends, what has to be sent; by default, the same. */
  readonly differs?: (own: Letter) => Letter;
}

const MORE = { more: 1 };
const SEARCH = { q: "a+b", mediaType: { previews: ["nebula"] } };

export const MANNERS: readonly Manner[] = [
  { title: "texts", text: "a/b é", query: { more: "a/b é" }, body: { more: ["a/b é", { é: null }] } },
  { title: "marks", text: "~!'()*", query: { more: "~!'()*", "m[n]": 1 }, body: MORE, differs: withMarksEncoded },
  { title: "a search, previews", text: "a+b", query: SEARCH, body: SEARCH, differs: withSpacesEncoded },
  { title: "lists", text: "x", query: { more: ["a/b", "é"] }, body: MORE, differs: withKeysRepeated },
  { title: "null", text: "x", query: { more: null, page: 1 }, body: MORE, differs: withoutNull },
  { title: "placeholders alone", text: "x", differs: withoutBody },
];

/** The options of a call in some manner. */
export function optionsOf({ endpoint }: Method, { text, query, body }: Manner): object {
  const { method, url } = endpoint.DEFAULTS;
  const names = [...url.matchAll(/\{\??(.*?)\}/g)].flatMap(([, list]) => list!.split(","));
  return { ...(/GET|HEAD/.test(method) ? query : body), ...Object.fromEntries(names.map((name) => [name, text])) };
}

/* ---- what README.md says ---- */

/** Changes the members of a query, each of them written as `name=value`. */
function withQuery(letter: Letter, change: (member: string) => string[]): Letter {
  const [address = "", query] = letter.line.split("?");
  const members = query === undefined ? [] : query.split("&").flatMap(change);
  return { ...letter, line: members.length ? `${address}?${members.join("&")}` : address };
}

/** Names and values are encoded, marks too. */
function withMarksEncoded(own: Letter): Letter {
  const encode = (mark: string): string => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return withQuery(own, (member) => [member.replace(/[[\]!'()*]/g, encode)]);
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
