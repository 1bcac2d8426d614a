/** A server on loopback that answers as GitHub would, as far as program.ts asks, and remembers what arrives. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "../support/server.ts";

/** What arrived, to the letter: the names of headers are as they were sent, in their order. */
export interface Letter {
  readonly line: string;
  readonly headers: readonly string[];
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Question {
  readonly url: URL;
  readonly accept: string;
  readonly json: any;
  /** How often the request line arrived before. */
  readonly earlier: number;
}

const ISSUES = [1, 2, 3, 4, 5].map((number) => ({ number, title: `issue ${number}` }));

/** The answers by request line, without the query. A function may also give no answer at all. */
const ANSWERS: Readonly<Record<string, Answer | ((question: Question) => Answer | undefined)>> = {
  "GET /repos/acme/tiny": ({ accept }) => ({ body: { name: "tiny", accept } }),
  "HEAD /repos/acme/tiny": { headers: { etag: '"1"' } },
  "GET /repos/acme/tiny/contents/a%2Fb%20%C3%A9.md": ({ accept }) =>
    /\.raw/.test(accept) ? { headers: { "content-type": "text/plain" }, body: "# é" } : { body: { name: "é.md" } },
  "GET /repos/acme/tiny/contents": { body: [{ name: "é.md" }] },
  "GET /repos/acme/tiny/pulls/1": ({ accept }) =>
    /\.diff/.test(accept) ? { headers: { "content-type": "text/plain" }, body: "+é" } : { body: { number: 1 } },
  "GET /repos/acme/tiny/issues": page,
  "GET /search/issues": ({ url }) => ({ body: { total_count: 1, items: [{ title: url.searchParams.get("q") }] } }),
  "POST /echo": ({ json }) => ({ body: json }),
  "POST /repos/acme/tiny/issues/1/comments": { status: 201, body: { id: 1 } },
  "POST /repos/acme/tiny/issues": ({ json }) => ({ status: 201, body: { number: 6, ...json } }),
  "PATCH /repos/acme/tiny/issues/6": ({ json }) => ({ body: { number: 6, ...json } }),
  "PUT /repos/acme/tiny/issues/6/lock": { status: 204 },
  "DELETE /repos/acme/tiny/issues/6/lock": { status: 204 },
  "POST /repos/acme/tiny/releases/1/assets": { status: 201, body: { state: "uploaded" } },
  "POST /graphql": ({ json }) => ({ body: graph(json) }),
  "POST /api/graphql": ({ json }) => ({ body: graph(json) }),
  "GET /fails/once": ({ earlier }) => (earlier ? { body: "at last" } : { status: 500, body: { message: "oops" } }),
  "GET /fails": { status: 500, body: { message: "oops" } },
  "GET /gone": { status: 404, body: { message: "Not Found" } },
  "GET /limited": ({ earlier }) =>
    earlier
      ? { body: "at last" }
      : { status: 403, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1" }, body: { message: "wait" } },
  "POST /limited": ({ earlier, json }) =>
    earlier
      ? { status: 201, body: json }
      : { status: 403, headers: { "retry-after": "1" }, body: { message: "You have exceeded a secondary rate limit" } },
  "GET /silent": () => undefined,
  "POST /app/installations/2/access_tokens": {
    status: 201,
    body: { token: "installed", expires_at: "2100-01-01T00:00:00Z", permissions: {}, repository_selection: "all" },
  },
};

/** Two issues a page, and the next page in a header. */
function page({ url }: Question): Answer {
  const number = Number(url.searchParams.get("page") ?? 1);
  const next = new URL(url);
  next.searchParams.set("page", `${number + 1}`);
  const headers: Record<string, string> = number < 3 ? { link: `<${next}>; rel="next"` } : {};
  return { headers, body: ISSUES.slice(2 * number - 2, 2 * number) };
}

/** Answers a query by its operation's name. */
function graph({ query, variables }: { query: string; variables?: Record<string, unknown> }): object {
  if (query.includes("wrong")) return { errors: [{ message: "no such field" }], data: null };
  if (!query.includes("pageInfo")) return { data: { viewer: { login: "acme" }, variables } };
  const at = Number(variables?.["cursor"] ?? 0);
  const pageInfo = { hasNextPage: at < 4, endCursor: `${at + 2}` };
  return { data: { repository: { issues: { nodes: ISSUES.slice(at, at + 2), pageInfo } } } };
}

/** Starts the server. What no answer is known for gets an empty object. */
export async function startGitHub(): Promise<{ origin: string; letters: Letter[] }> {
  const letters: Letter[] = [];
  const times = new Map<string, number>();
  const origin = await serve(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const line = `${request.method} ${request.url}`;
    letters.push({ line, headers: pairs(request.rawHeaders).filter(isOctokits), body: body.toString("latin1") });
    const earlier = times.get(line) ?? 0;
    times.set(line, earlier + 1);
    const url = new URL(request.url!, origin);
    const { accept = "", "content-type": type = "" } = request.headers;
    const json = /json/.test(type) ? parsed(body.toString()) : undefined;
    const known = ANSWERS[`${request.method} ${url.pathname}`] ?? { body: {} };
    const answer = typeof known === "function" ? known({ url, accept, json, earlier }) : known;
    if (answer) send(response, answer);
  });
  return { origin, letters };
}

/** What a text says as JSON, if it is JSON: octokit says so of any text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status = 200, headers, body }: Answer): void {
  const text = typeof body === "string" && headers?.["content-type"] ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers }).end(text);
}

/** Of `["Accept", "x", ...]`, `["Accept: x", ...]`. */
function pairs(raw: readonly string[]): string[] {
  return raw.flatMap((text, index) => (index % 2 ? [] : [`${text}: ${raw[index + 1]}`]));
}

/** A header is octokit's, but for the address of the server, and what an app signs with the time of day. */
function isOctokits(header: string): boolean {
  return !/^host: |^authorization: bearer eyJ/i.test(header);
}
