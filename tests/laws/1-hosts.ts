/** Law 1, for addresses: a value in a host or port is one label or number, and a base is an http(s) URL or a path. */
import { attempt } from "../support/attempt.ts";
import { DEPTH, type Values, lawForAll, texts } from "./enumeration.ts";
import { endpoint } from "./untyped.ts";
import { leavesPage } from "./views.ts";

const isUrl = (text: string): boolean => attempt(() => new URL(text)).error === undefined;

/** What is wrong, unless the call makes this url, or is an error if that is `undefined`. */
function judge(route: string, options: object, url: string | undefined): string | undefined {
  const { result, error } = attempt(() => endpoint(route, options));
  if (error?.message.includes("s3cret")) return `the error holds the password: ${error.message}`;
  if (error) return url === undefined ? undefined : `refused, and not made ${url}: ${error.message}`;
  return result.url === url ? undefined : `made ${result.url}, and not ${url ?? "an error"}`;
}

const HOSTS = [
  ..."https://{x}.example/k https://{+x}.example/k https://{+x}/k https://h.example:{+x}".split(" "),
  ..."https://a-{x}.example https://h.example:{x}/k http://h:8{x}?k https://{x} https://u:s3cret@{x}:80/".split(" "),
];
/** What a label may have, and what would end it, the host or the address. */
const LABELS = [..."a Z 0 9 - . : :8 / \\ @ ? # % %2e [ ] _ é".split(" "), " "];

lawForAll(
  "1: a value in a host or port is letters, digits and hyphens",
  [[HOSTS, texts(LABELS, DEPTH + 1).map((x) => ({ x }))]],
  (route, { x }) => {
    const url = route.replace(/\{\+?x\}/, String(x));
    const failure = judge(route, { x }, /^[a-z\d-]+$/i.test(String(x)) && isUrl(url) ? url : undefined);
    return failure ?? judge(route, { args: { x } }, undefined);
  },
);

/** Routes with a base that is a value: that of `{x}`, or of the option `baseUrl`. */
const BASES = ["{x}/k", "{+x}/k", "/k", "{x}//k", "{x}?k", "//k", "?k"];
/** What a base is made of, and what it may not have. */
const PARTS = [
  ..."http:// https:// https://h.example/v ?k HTTPS:/ ftp:// // / h h.example @ : 8 ? # \\ [::1] { % %2e é".split(" "),
  " ",
];

/** Whether a text is a base: an http(s) URL that the platform takes, without query, fragment and braces. */
const isBase = (text: string): boolean => /^https?:\/\/(?!\/)(?:[^?#{}\\%\s]|%2e)+$/i.test(text) && isUrl(text);

/** Whether it is a path that begins with one slash, which only the option may be. */
const isPathBase = (text: string): boolean => /^\/(?!\/)(?:[^?#{}\\%\s]|%2e)*$/i.test(text);

lawForAll(
  "1: a base is an http(s) URL or a path, without query and fragment",
  [[BASES, texts(PARTS, DEPTH + 1).map((x) => ({ x }))]],
  (route, values: Values) => {
    const x = String(values["x"]);
    const rest = route.replace(/^\{\+?x\}/, "");
    const base = x.replace(/[^\0-\x7f]/g, encodeURIComponent);
    // Of the slashes between base and path, one counts.
    const url = rest.startsWith("/")
      ? base.replace(/\/*$/, "") + rest.replace(/^\/+/, "/")
      : base.replace(/\/+$/, "/") + rest;
    if (route !== rest)
      return judge(route, { x }, isBase(x) ? url : undefined) ?? judge(route, { args: { x } }, undefined);
    if (!isPathBase(x)) return judge(route, { baseUrl: x }, isBase(x) ? url : undefined);
    return judge(route, { baseUrl: x }, url) ?? leavesPage(url);
  },
);
