/**
 * How clients and servers read the path of a url, by what they document and apart from the guard under test. A view
 * gives the segments that it finds, before it resolves dot segments. In November 2026, thirteen real ones agreed.
 */
type View = (path: string) => string[];

const decoded = (path: string): string =>
  path.replace(/%([\da-f]{2})/gi, (_triplet, code: string) => String.fromCharCode(parseInt(code, 16)));

/** As it is however often it is decoded. */
const decodedAgain = (path: string): string => {
  const once = decoded(path);
  return once === path ? path : decodedAgain(once);
};

/** "/a;v=1/b" without the parameters of its segments: "/a/b". */
const withoutParameters = (path: string): string => path.replace(/;[^/\\]*/g, "");

/** (What is lost after a "?", "&" or space may be anything: a segment that is no dots stands for it.) */
const parsedAgain = (path: string): string[] =>
  withoutParameters(path)
    .replace(/[?#&\0-\x20]/g, "/~")
    .split(/[/\\]/);

export const VIEWS = {
  // https://url.spec.whatwg.org/#path-state: "%2e" in any case is a dot of a dot segment, and "\" is a slash.
  "the URL Standard": (path) =>
    path.split(/[/\\]/).map((segment) => (/^(?:\.|%2e){1,2}$/i.test(segment) ? decoded(segment) : segment)),
  // https://nginx.org/r/location: "after decoding the text encoded in the “%XX” form, resolving references to relative
  // path components “.” and “..”".
  nginx: (path) => decoded(path).split("/"),
  // The same place: "and possible compression of two or more adjacent slashes into a single slash". In Go, `path.Clean`
  // of `URL.Path`, https://pkg.go.dev/path#Clean: "Replace multiple slashes with a single slash."
  "nginx and Go, which merge slashes": (path) => decoded(path).split(/\/+/),
  // https://httpd.apache.org/docs/2.4/mod/core.html#allowencodedslashes: separators are "%2F for / and additionally %5C
  // for \ on accordant systems". (No such server is here to be asked.)
  "a server on Windows": (path) => decoded(path).split(/[/\\]/),
  // Servlet 6, section 3.5.2: parameters are removed, then it is decoded, then dot segments are resolved. (`allowBackslash`
  // in https://tomcat.apache.org/tomcat-10.1-doc/config/http.html: "the '\' character will be permitted as a path
  // delimiter".)
  Tomcat: (path) => decoded(withoutParameters(path)).split(/[/\\]/),
  // The same page, `encodedSolidusHandling`: "passthrough" leaves "%2f" as it is.
  "Tomcat that keeps %2f": (path) => decoded(withoutParameters(path).replace(/%(?=2f)/gi, "%25")).split(/[/\\]/),
  // https://nginx.org/r/proxy_pass: with a URI, the normalized path is handed on, so what was "%3b" is a ";" to Tomcat.
  "Tomcat behind nginx": (path) => withoutParameters(decoded(path)).split(/[/\\]/),
  // In C, a NUL ends a text: CivetWeb, webfs and micro-httpd lose what stands after it. To a pattern of nginx, ".", a line
  // break ends it, and a client drops tabs and line breaks from where it is redirected to. (More dots than any template
  // has tell that something is lost.)
  "a server in C": (path) =>
    decodedAgain(path)
      .replace(/[\0\t\n\r][^]*/, "/.".repeat(9))
      .split(/[/\\]/),
  // nginx hands on `$uri`, and FastAPI redirects to the decoded path, which is parsed and decoded again, and redirected
  // again if a "?" cut it.
  "whoever decodes again": (path) => parsedAgain(decodedAgain(path)),
  // https://url.spec.whatwg.org/#concept-basic-url-parser: "Remove any leading and trailing C0 control or space from input."
  // Echo and chi redirect "/a/.. /" to "/a/.. ", without the slash at its end. Behind nginx's `$uri`, Squid drops spaces
  // (https://www.squid-cache.org/Doc/config/uri_whitespace/), and uWSGI ends the path there.
  "whoever drops white space": (path) => parsedAgain(decodedAgain(path).replace(/(^|[/\\])[\v\f ]+/g, "$1")),
} satisfies Record<string, View>;

/** The segments that are left when dot segments are resolved, and how many of these there were. */
export function resolved(segments: readonly string[]): [kept: string[], dots: number] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  return [kept, segments.filter((segment) => segment === "." || segment === "..").length];
}

/** What a view finds in a neutral path: its segments, those before the first "v" and after the last, and its dot segments. */
interface Neutral {
  readonly wanted: readonly string[];
  readonly dots: number;
  readonly before: number;
  readonly after: number;
  /** A value that the template itself resolves away, or that stands in a parameter, may be anything. */
  readonly isLost: boolean;
}

function neutralOf(path: string, view: View): Neutral {
  const [wanted, dots] = resolved(view(path));
  const before = wanted.findIndex((segment) => segment.includes("v"));
  const after = wanted.length - 1 - wanted.findLastIndex((segment) => segment.includes("v"));
  return { wanted, dots, before, after, isLost: wanted.join().split("v").length < path.split("v").length };
}

/** By neutral paths, of which each is compared with thousands. */
const neutrals = new Map<string, readonly (readonly [name: string, view: View, neutral: Neutral])[]>();

function neutralsOf(path: string) {
  const found =
    neutrals.get(path) ?? Object.entries(VIEWS).map(([name, view]) => [name, view, neutralOf(path, view)] as const);
  neutrals.set(path, found);
  return found;
}

/** Whether what is around "v" in the neutral path is around the values in the other, with as many dot segments. */
function stays(path: string, view: View, { wanted, dots, before, after, isLost }: Neutral): boolean {
  const [made, madeDots] = resolved(view(path));
  if (madeDots !== dots) return false;
  if (isLost) return true;
  // (Where several slashes are one, a value that is a slash is dropped.)
  return (
    made.length >= (view === VIEWS["nginx and Go, which merge slashes"] ? before + after : wanted.length) &&
    wanted.slice(0, before).every((segment, index) => made[index] === segment) &&
    wanted.slice(wanted.length - after).every((segment, index) => made[made.length - after + index] === segment)
  );
}

/**
 * A url with "v" for each run of what is alike to all views, such as letters: "/k/a%2eé" is "/k/v%2ev". A "k" stands for
 * what a template writes, and stays. (Of a thousand urls, some ten have a shape of their own, so each pair of shapes is
 * judged once.)
 */
export const shapeOf = (url: string): string =>
  url.replace(
    /(%(?:25)*(?:2e|2f|5c|3b|3f|23|20|26|[01][\da-f]))|(?:%(?!(?:25)*(?:2e|2f|5c|3b|3f|23|20|26|[01][\da-f]))[\da-f]{2}|[^./\\;?#&%k])+/gi,
    (_part, kept = "v") => kept,
  );

const changes = new Map<string, string | undefined>();

/**
 * What values change around their places: what differs between the shape of a url and a neutral one, that of the same
 * template with "v" as each value. `undefined` for nothing.
 */
export function changeOf(shape: string, neutral: string): string | undefined {
  const key = `${shape} ${neutral}`;
  if (!changes.has(key)) changes.set(key, findChange(shape, neutral));
  return changes.get(key);
}

function findChange(url: string, neutral: string): string | undefined {
  const [path, query, fragment] = partsOf(url);
  const [neutralPath, neutralQuery, neutralFragment] = partsOf(neutral);
  if (path.startsWith("//")) return "the host";
  if (!isLike(query, neutralQuery) || !isLike(fragment, neutralFragment)) return "the query or fragment";
  const found = neutralsOf(neutralPath).find(([, view, neutral]) => !stays(path, view, neutral));
  return found && `the path to ${found[0]}`;
}

const partsOf = (url: string) => /^([^?#]*)(\??[^#]*)(.*)$/s.exec(url)!.slice(1) as [string, string, string];

/** Whether a query or fragment is that of the template, or is one where a value is in it. */
const isLike = (part: string, neutral: string): boolean =>
  neutral.includes("v") ? part[0] === neutral[0] : part === neutral;

const PAGE = "https://page.example";

/** What is wrong with the url of a path, if in a page it leads to another origin. */
export function leavesPage(url: string): string | undefined {
  const stays = /^\/(?!\/)/.test(url) && new URL(url, PAGE).origin === PAGE;
  return stays ? undefined : `made ${url}, which leaves the page's origin`;
}
