/** Calls of an API, and what a programmer would write for each of them alone. */

export interface Call {
  readonly name: string;
  /** "GET /orgs/{org}/repos" */
  readonly route: string;
  /** The same address as a URI Template, with the query in it. */
  readonly template: string;
  readonly options: Readonly<Record<string, any>>;
}

/** Where all calls go, and what they say of themselves. */
export const SETTINGS = {
  baseUrl: "https://api.github.com",
  headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
};

/** A call of a url that has its query in it, as in "/issues{?state,labels*}". */
export function callOf(name: string, method: string, url: string, options: Call["options"]): Call {
  // In a GET, parameters go into the query by themselves; only objects have to stand in the route.
  const isPlain = method === "GET" && !Object.values(options).some(isObject);
  const route = `${method} ${isPlain ? url.replace(/\{\?.*/, "") : url}`;
  return { name, route, template: url.startsWith("/") ? SETTINGS.baseUrl + url : url, options };
}

const isObject = (value: unknown): boolean => Object.prototype.toString.call(value) === "[object Object]";

/** Calls of one kind each, which have an address and no more. */
export const addresses: readonly Call[] = [
  get("names in the path", "/repos/{owner}/{repo}/branches/{branch}", {
    owner: "octocat",
    repo: "hello-world",
    branch: "main",
  }),
  get("names in the query", "/issues{?state,sort}", { state: "open", sort: "updated" }),
  get("path, query and list", "/repos/{owner}/{repo}/issues{?state,labels*}", {
    owner: "octocat",
    repo: "hello-world",
    state: "open",
    labels: ["bug", "help wanted"],
  }),
  get("list", "/issues{?labels*}", { labels: ["bug", "question"] }),
  get("list in the path", "/contents{/path*}", { path: ["docs", "guide"] }),
  get("object", "/issues{?filter*}", { filter: { state: "open", sort: "updated" } }),
  get("spaces and unicode", "/search{?text}", { text: "Straße nach 東京 🚀" }),
  get("10 kB of text", "/search{?text}", {
    text: "At 20 °C, or at 30? See <https://example.com/a>; then go on.\n".repeat(164),
  }),
  get("{+path}", "/contents/{+path}", { path: "docs/guide/getting-started.md" }),
  get("numbers", "/issues{?page,per_page}", { page: 2, per_page: 100 }),
  get("date", "/issues{?since}", { since: new Date("2026-01-31T12:00:00Z") }),
];

function get(name: string, url: string, options: Call["options"]): Call {
  return callOf(name, "GET", url, options);
}

/** Calls that are more than an address. */
export const requests: readonly Call[] = [
  get("no parameters", "/rate_limit", {}),
  callOf("JSON POST", "POST", "/repos/{owner}/{repo}/issues", {
    owner: "octocat",
    repo: "hello-world",
    title: "Found a bug",
    labels: ["bug"],
    headers: { "X-GitHub-Api-Version": "2022-11-28", "X-Request-Id": "7f3c" },
  }),
  callOf(
    "upload",
    "POST",
    "https://uploads.github.com/repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",
    {
      owner: "octocat",
      repo: "hello-world",
      release_id: 1296269,
      name: "tiny.zip",
      label: "All of it",
      headers: { "content-type": "application/zip" },
      data: new Uint8Array(64),
    },
  ),
];

/* ---- by hand ---- */

/** Code that is compiled, so that each call has a function of its own, as in a program. */
type ByHand = (parameters: Call["options"]) => any;

const compiled = (body: string): ByHand => new Function("p", body) as ByHand;
const read = (name: string): string => `p[${JSON.stringify(name)}]`;
const encoded = (code: string): string => `\${encodeURIComponent(${code})}`;

/** The address by a template string: "return `https://api.github.com/orgs/${encodeURIComponent(p["org"])}`". */
export const addressByHand = (call: Call): ByHand => compiled(`return ${addressCode(call)}`);

const addressCode = ({ template, options }: Call): string => {
  const address = template.replace(/\{([+/?]?)([^{}]+)\}/g, (_all, operator, list: string) => {
    const names = list.replace(/\*/g, "").split(",");
    const [name] = names as [string];
    if (operator === "+") return `\${encodeURI(${read(name)})}`;
    if (operator === "/") return `/\${${read(name)}.map(encodeURIComponent).join("/")}`;
    if (operator === "?") return `?${names.map((name) => pairs(name, options[name])).join("&")}`;
    return encoded(read(name));
  });
  return `\`${address}\``;
};

/** "name=value" in a query, as often as there are values. */
function pairs(name: string, value: unknown): string {
  const each = (list: string, item: string, code: string) => `\${${list}.map((${item}) => \`${code}\`).join("&")}`;
  if (Array.isArray(value)) return each(read(name), "item", `${name}=${encoded("item")}`);
  if (isObject(value))
    return each(`Object.entries(${read(name)})`, "[key, item]", `${encoded("key")}=${encoded("item")}`);
  return `${name}=${encoded(value instanceof Date ? `${read(name)}.toISOString()` : read(name))}`;
}

/** The address by `URL` and its `searchParams`. */
export function addressBySearchParams(call: Call): ByHand {
  const [, path = "", list = ""] = /^([^?]*?)(?:\{\?(.*)\})?$/.exec(call.template)!;
  const appended = list.split(",").map((varspec) => {
    const name = varspec.replace("*", "");
    const value = call.options[name];
    const append = (key: string, code: string) => `url.searchParams.append(${key}, ${code});`;
    if (!name) return "";
    if (Array.isArray(value)) return `for (const item of ${read(name)}) ${append(JSON.stringify(name), "item")}`;
    if (isObject(value)) return `for (const [key, item] of Object.entries(${read(name)})) ${append("key", "item")}`;
    return append(JSON.stringify(name), value instanceof Date ? `${read(name)}.toISOString()` : read(name));
  });
  const address = addressCode({ ...call, template: path });
  return compiled(`const url = new URL(${address}); ${appended.join(" ")} return url.href`);
}

/** Request options, all of them in one object literal. */
export function requestByHand(call: Call): ByHand {
  const { headers: own = {}, ...parameters } = call.options;
  const names: readonly string[] = call.template.match(/[\w-]+(?=[^{}]*\})/g) ?? [];
  const members = Object.keys(parameters).filter((name) => !names.includes(name));
  const headers = Object.entries<string>(SETTINGS.headers).map(([name, value]) => `"${name}": "${value}"`);
  for (const name of Object.keys(own)) headers.push(`"${name.toLowerCase()}": p.headers["${name}"]`);
  if (members.length && !own["content-type"]) headers.push('"content-type": "application/json; charset=utf-8"');
  const object = `{ ${members.map((name) => `${JSON.stringify(name)}: ${read(name)}`).join()} }`;
  const fields = [
    `method: "${call.route.split(" ")[0]}"`,
    `url: ${addressCode(call)}`,
    `headers: { ${headers.join()} }`,
    ...(members.length ? [`body: ${members[0] === "data" ? "p.data" : object}`] : []),
  ];
  return compiled(`return { ${fields.join()} }`);
}
