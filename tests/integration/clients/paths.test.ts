/** A path alone, in each client, and instances with a base of their own: by the recipes of the pages. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseTemplate } from "url-template";
import { type RequestOptions, endpoint, expandPath } from "../../../dist/endpoint.js";
import { runModule, sdkPage } from "../../support/pages.ts";
import { record } from "../../support/server.ts";
import { instanceDefaults, instances, library, openapiFetch, paths } from "./recipes.ts";

const { origin, arrivals } = await record({ "content-type": "application/json" }, () => "{}");

/** The urls that arrive of a request, and its error. */
async function arriving(request: () => unknown): Promise<readonly [urls: readonly string[], error?: string]> {
  const error = await Promise.resolve()
    .then(request)
    .then(() => undefined, String);
  const urls = arrivals.splice(0).map(({ url }) => url);
  return error === undefined ? [urls] : [urls, error];
}

const test = suite("a path alone");
paths.forEach(([title, code], index) => {
  const asking = async (name: string, code: string) => {
    const { ask } = (await runModule(name, code)) as { ask(base: string, id: string): unknown };
    return arriving(() => ask(`${origin}/v1`, "a/b"));
  };
  test(title, async () => {
    const url = title.includes("in a page") ? "/api/users/a%2Fb" : "/v1/users/a%2Fb";
    assert.equal(await asking(`path-${index}`, code), [[url]]);
  });
  if (!code.includes('"." + ')) return;
  test(`${title} refuses the slash`, async () => {
    const [urls, error] = await asking(`slash-${index}`, code.replace('"." + ', ""));
    assert.equal(urls, []);
    assert.match(error!, "slash");
  });
});

/* ---- instances ---- */

type Send = (base: string, options: RequestOptions) => unknown;
const build = endpoint.defaults(new Function(`return ${instanceDefaults};`)());
const elsewhere = await record();

instances.forEach(([title, code], index) => {
  /** What arrives of an instance whose base is "/v1", by a builder with this base. */
  const sending = async (name: string, code: string, cell: "sendUrl" | "sendPath", baseUrl: string) => {
    const send = (await runModule(name, code))[cell] as Send;
    return arriving(() => send(`${origin}/v1`, endpoint("GET /users/{id}", { baseUrl, id: "a/b", page: 2 })));
  };
  test(`an instance of ${title}`, async () => {
    const name = `instance-${index}`;
    assert.equal(await sending(name, code, "sendUrl", `${origin}/v2`), [["/v2/users/a%2Fb?page=2"]]);
    assert.equal(await sending(name, code, "sendPath", "/"), [["/v1/users/a%2Fb?page=2"]]);
  });
  // got takes a text that begins with "http://" for a full URL.
  test(`an instance of ${title} stays with its base, whatever a path begins with`, async () => {
    const { sendPath } = (await runModule(`start-${index}`, code)) as { sendPath: Send };
    const options = build("GET /{+x}", { x: `${elsewhere.origin}/x` });
    assert.equal(await arriving(() => sendPath(`${origin}/v1`, options)), [[`/v1/${elsewhere.origin}/x`]]);
    assert.equal(elsewhere.arrivals, []);
  });
  test(`an instance of ${title} keeps its \`accept\``, async () => {
    const { sendPath } = (await runModule(`accept-${index}`, code)) as { sendPath: Send };
    await sendPath(`${origin}/v1`, build("GET /x"));
    assert.is(arrivals.splice(0)[0]!.headers.accept, "text/of-the-instance");
  });
  if (!title.includes('from "ky')) return;
  test(`an instance of ${title} adds its base to a full URL that is a text`, async () => {
    const text = code.replace("new URL(options.url)", "options.url");
    const [[url = ""]] = await sending(`text-${index}`, text, "sendUrl", `${origin}/v2`);
    assert.match(url, /^\/v1\/http:/);
  });
});

/* ---- in a library ---- */

test("a library that takes the path as a function gives its errors as values", async () => {
  const { route, get } = (await runModule("library", library)) as {
    route(strings: TemplateStringsArray, ...values: unknown[]): () => string;
    get(url: () => string): Promise<{ error?: Error }>;
  };
  assert.is(route`/users/${"a/b"}`(), "/users/a%2Fb");
  const { error } = await get(route`/users/${".."}/keys`);
  assert.is((error as { code?: string }).code, "ERR_ENDPOINT");
});

/* ---- in a generator ---- */

test("where url-template leaves the RFC, the page for SDKs says so", () => {
  const shown = (url: string) => assert.match(sdkPage, `\`url-template\` writes \`${url.replace("/x", "")}\``);
  shown(parseTemplate("/x{?x}").expand({ x: [] }));
  assert.is(expandPath("/x{?x}", { x: [] }), "/x");
  assert.is(expandPath("/x{?x*}", { x: "a" }), "/x?x=a");
});

/* ---- openapi-fetch ---- */

interface Client {
  GET(path: string, options: object): Promise<unknown>;
}
const { make } = (await runModule("openapi-fetch", openapiFetch)) as { make(baseUrl: string): Client };

/** A request as in a page, where a url is relative to the page's own. */
class PageRequest extends Request {
  constructor(url: string, init?: RequestInit) {
    super(new URL(url, origin), init);
  }
}

/** What arrives of a client with a base, or with another one for this call. */
const getting = (id: string, ofClient: string, ofCall?: string) =>
  arriving(() =>
    make(ofClient).GET("/users/{id}", {
      ...(ofCall === undefined ? {} : { baseUrl: ofCall }),
      params: { path: { id }, query: { page: 2 } },
      Request: PageRequest,
    }),
  );

const bases: readonly (readonly [base: string, path: string])[] = [
  [origin, "/users/a%2Fb"],
  [`${origin}/`, "/users/a%2Fb"],
  [`${origin}/v1`, "/v1/users/a%2Fb"],
  [`${origin}/v1/`, "/v1/users/a%2Fb"],
  [`${origin}/é`, "/%C3%A9/users/a%2Fb"],
  [origin.replace("http:", ""), "/users/a%2Fb"],
  ["/v1", "/v1/users/a%2Fb"],
  ["", "/users/a%2Fb"],
];
for (const [base, url] of bases) {
  test(`openapi-fetch, with the base "${base.replace(/:\d+/, "")}"`, async () => {
    assert.equal(await getting("a/b", base), [[`${url}?page=2`]]);
    // An empty one is none.
    if (base) assert.equal(await getting("a/b", "https://elsewhere.example/v2", base), [[`${url}?page=2`]]);
    const [urls, error] = await getting("..", base);
    assert.equal(urls, []);
    assert.match(error!, "would change the path");
  });
}
test.run();
