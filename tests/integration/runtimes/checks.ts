import type * as Module from "../../../dist/endpoint.js";

const requestOf = (toInit: typeof Module.toInit, options: Module.RequestOptions) =>
  new Request(options.url, toInit(options));

type Api = typeof Module;

export interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

const BASE = "https://api.service.example";

const bytes = new Uint8Array([0, 1, 127, 128, 254, 255]);

type Run = (api: Api, echo: string) => unknown;

/** What leans on the runtime: its strings, iterables, regular expressions, JSON, and the web's classes. */
const rows: readonly (readonly [name: string, run: Run, expected: unknown])[] = [
  ["exports", (api) => Object.keys(api).sort(), ["endpoint", "expand", "expandPath", "path", "toInit"]],
  [
    "the query",
    ({ endpoint }) => endpoint("GET /s{?q}", { q: "a+b é", labels: ["x", "y z"], big: 10n, at: new Date(0) }).url,
    `${BASE}/s?q=a%2Bb%20%C3%A9&labels=x&labels=y%20z&big=10&at=1970-01-01T00%3A00%3A00.000Z`,
  ],
  [
    "headers from Headers, Map and pairs",
    ({ endpoint }) => {
      const pairs = [["X-Mine", "yes"]] as const;
      return [new Headers(pairs.map(([...pair]) => pair)), new Map(pairs), pairs].map(
        (headers) => endpoint("/x", { headers }).headers["x-mine"],
      );
    },
    ["yes", "yes", "yes"],
  ],
  [
    "all operators, and prefixes in code points",
    ({ expand }) =>
      expand("{a}{smile:2}{+p}{+p:2}{#p}{.a}{/list*}{;map*}{?a,list}{&map*}", {
        a: "x y",
        smile: "😀😀😀",
        p: "/a%20b",
        list: ["1", "2"],
        map: { k: "v", ü: "ß" },
      }),
    "x%20y%F0%9F%98%80%F0%9F%98%80/a%20b/a#/a%20b.x%20y/1/2;k=v;%C3%BC=%C3%9F?a=x%20y&list=1,2&k=v&%C3%BC=%C3%9F",
  ],
  [
    "a path",
    ({ expandPath, path }) => [
      expandPath("/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] }),
      path`/users/${"a/b"}/é?since=${new Date(0)}`,
      rejection(() => path`/users/${".."}/keys`, "${1}", "/users/${1}/keys"),
      rejection(() => expandPath("/users/{id}", { id: 7, _method: "DELETE" } as { id: number }), "_method"),
    ],
    ["/users/a%2Fb/keys?page=2&tags=x", "/users/a%2Fb/%C3%A9?since=1970-01-01T00%3A00%3A00.000Z", true, true],
  ],
  [
    "errors: no value, a dot segment, a forgotten await, a lone surrogate, a malformed template",
    ({ endpoint, expand }) => [
      rejection(() => endpoint("DELETE /users/{id}" as string), "id", "DELETE /users/{id}"),
      rejection(() => endpoint("GET /users/{id}", { id: ".." }), "id", "GET /users/{id}"),
      rejection(() => endpoint("GET /s", { q: Promise.resolve("x") }), "q", "GET /s"),
      // Bun's forms have a `toJSON`.
      rejection(() => endpoint("POST /x", { form: new FormData() }), "form", "POST /x"),
      rejection(() => expand("{x}", { x: "\ud800" }), "x", "{x}"),
      rejection(() => expand("/users/{id", { id: 1 }), "{", "/users/{id"),
    ],
    [true, true, true, true, true, true],
  ],
  [
    "toInit of JSON arrives",
    async (api, echo) => sent(api, api.endpoint("PUT /users/{id}", { baseUrl: echo, id: "a/b", name: "é" })),
    ["PUT", "/users/a%2Fb", "application/json", '{"name":"é"}'],
  ],
  [
    "toInit of a form arrives",
    async (api, echo) => {
      const data = new FormData();
      data.append("file", new Blob(["content"]), "file.txt");
      const [, , type, body] = await sent(api, api.endpoint("POST /x", { baseUrl: echo, data }));
      return [type?.split(";")[0], body!.includes("content")];
    },
    ["multipart/form-data", true],
  ],
  [
    "toInit of a blob arrives",
    async (api, echo) => {
      const data = new Blob(["content"], { type: "image/png" });
      return sent(api, api.endpoint("POST /x", { baseUrl: echo, data }));
    },
    ["POST", "/x", "image/png", "content"],
  ],
  [
    "toInit of pairs arrives, whatever type the defaults have",
    async (api, echo) => {
      const headers = { "content-type": "application/json" };
      const data = new URLSearchParams({ grant: "a b" });
      const [, , type, body] = await sent(api, api.endpoint("POST /x", { baseUrl: echo, data, headers }));
      return [type?.split(";")[0], body];
    },
    ["application/x-www-form-urlencoded", "grant=a+b"],
  ],
  [
    "toInit of a stream arrives",
    async (api, echo) => {
      const headers = { "content-type": "text/markdown" };
      return sent(api, api.endpoint("POST /x", { baseUrl: echo, data: new Blob(["streamed"]).stream(), headers }));
    },
    ["POST", "/x", "text/markdown", "streamed"],
  ],
  [
    "a Request of JSON",
    async ({ endpoint, toInit }) => {
      const request = requestOf(
        toInit,
        endpoint("POST https://h.example/orgs/{org}/repos", { org: "acme", name: "é" }),
      );
      return [
        request instanceof Request,
        request.method,
        request.url,
        request.headers.get("content-type"),
        await request.text(),
      ];
    },
    [true, "POST", "https://h.example/orgs/acme/repos", "application/json", '{"name":"é"}'],
  ],
  [
    "a Request of bytes",
    async ({ endpoint, toInit }) => {
      const request = requestOf(
        toInit,
        endpoint("PUT https://h.example/x", { data: bytes, headers: { "content-type": "application/zip" } }),
      );
      return [request.headers.get("content-type"), [...new Uint8Array(await request.arrayBuffer())]];
    },
    ["application/zip", [...bytes]],
  ],
  [
    "a Request of a stream",
    ({ endpoint, toInit }) =>
      requestOf(toInit, endpoint("POST https://h.example/x", { data: new Blob(["streamed"]).stream() })).text(),
    "streamed",
  ],
  [
    "a Request of a form",
    async ({ endpoint, toInit }) => {
      const data = new FormData();
      data.append("field", "value");
      const request = requestOf(toInit, endpoint("POST https://h.example/x", { data }));
      return [request.headers.get("content-type")?.split(";")[0], (await request.text()).includes("value")];
    },
    ["multipart/form-data", true],
  ],
  [
    "a Request with a signal",
    ({ endpoint, toInit }) => {
      const controller = new AbortController();
      const { signal } = requestOf(toInit, endpoint("https://h.example/x", { request: { signal: controller.signal } }));
      controller.abort();
      return signal.aborted;
    },
    true,
  ],
];

export const names: readonly string[] = rows.map(([name]) => name);

/**
 * Checks the file under test; `echo` is a server that answers with what arrived. This module imports nothing, and runs
 * everywhere.
 */
export async function checks(api: Api, echo: string): Promise<Check[]> {
  const results: Check[] = [];
  for (const [name, run, expected] of rows) {
    let actual: string;
    try {
      actual = JSON.stringify(await run(api, echo));
    } catch (error) {
      actual = `${error}`;
    }
    const wanted = JSON.stringify(expected);
    results.push({ name, ok: actual === wanted, detail: `${actual}, expected ${wanted}` });
  }
  return results;
}

/** The method, the path, the content type and the body that arrive. */
async function sent({ toInit }: Api, options: Module.RequestOptions): Promise<[string, string, string | null, string]> {
  return (await fetch(options.url, toInit(options))).json();
}

/** `true` if there is a `TypeError` that holds the words, else what there is instead. */
function rejection(run: () => unknown, ...words: string[]): unknown {
  try {
    return run();
  } catch (error) {
    return (error instanceof TypeError && words.every((word) => error.message.includes(word))) || `${error}`;
  }
}
