/** GitHub in the place of `fetch`: it answers as far as the tests ask, and remembers what is sent. */

/** What was sent. */
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
  readonly json: any;
}

const ISSUES = [1, 2, 3, 4, 5].map((number) => ({ number, title: `issue ${number}` }));

/** The answers by method and path; all other questions get an empty object. */
const ANSWERS: Readonly<Record<string, (question: Question) => Answer>> = {
  "GET /repos/acme/tiny": () => ({ body: { name: "tiny" } }),
  "GET /repos/acme/tiny/issues": page,
  "POST /graphql": ({ json }) => ({ body: graph(json) }),
  "GET /gone": () => ({ status: 404, body: { message: "Not Found" } }),
};

/** Two issues a page, and the next page in a header. */
function page({ url }: Question): Answer {
  const number = Number(url.searchParams.get("page") ?? 1);
  const next = new URL(url);
  next.searchParams.set("page", `${number + 1}`);
  const headers: Record<string, string> = number < 3 ? { link: `<${next}>; rel="next"` } : {};
  return { headers, body: ISSUES.slice(2 * number - 2, 2 * number) };
}

/** Two issues a page, and where the next one begins. */
function graph({ variables }: { variables?: Record<string, unknown> }): object {
  const at = Number(variables?.["cursor"] ?? 0);
  const pageInfo = { hasNextPage: at < 4, endCursor: `${at + 2}` };
  return { data: { repository: { issues: { nodes: ISSUES.slice(at, at + 2), pageInfo } } } };
}

/** Takes the place of `fetch`, and gives a list of what is sent from now on. */
export function takeFetch(): Letter[] {
  const letters: Letter[] = [];
  globalThis.fetch = async (...given) => {
    const request = new Request(...given);
    request.signal.throwIfAborted();
    const body = Buffer.from(await request.arrayBuffer());
    const line = `${request.method} ${request.url}`;
    letters.push({ line, headers: [...request.headers].map((pair) => pair.join(": ")), body: body.toString("latin1") });
    const url = new URL(request.url);
    const answer = ANSWERS[`${request.method} ${url.pathname}`];
    const json = answer === undefined || !body.length ? {} : JSON.parse(body.toString());
    const { status = 200, headers = {}, body: answered = {} } = answer?.({ url, json }) ?? {};
    return Response.json(answered, { status, headers });
  };
  return letters;
}
