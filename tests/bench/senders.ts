/**
 * Whole calls: from a route and its values to the JSON of the answer. `fetch` is a stub, so what is measured is what a
 * client does itself, and what the platform does for it.
 */
import { request as octokit } from "@octokit/request";
import axios from "axios";
import { hc } from "hono/client";
import ky from "ky";
import { ofetch } from "ofetch";
import createClient from "openapi-fetch";
import { endpoint, toInit } from "../../dist/endpoint.js";
import { type Call, SETTINGS } from "./workload.ts";

const { baseUrl, headers } = SETTINGS;

/** Looks at a request, if anybody watches. */
let watch: ((request: Request) => Promise<void>) | undefined;

const stub = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  await watch?.(new Request(input, init));
  return new Response("{}", { headers: { "content-type": "application/json" } });
};

/** What arrives of a call: of its url, the query as pairs, since a space may be "+" or "%20". */
export async function arrivalOf(send: () => Promise<unknown>): Promise<unknown> {
  let arrival: unknown;
  watch = async (request) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    arrival = [request.method, origin, pathname, [...searchParams], await request.text()];
  };
  await send();
  watch = undefined;
  return arrival;
}

interface Task extends Call {
  readonly route: string;
  /** The same, where the lists of the query are exploded. */
  readonly exploded: string;
  readonly params: { readonly path: Call["inPath"]; readonly query: Call["inQuery"] };
  readonly pathByHand: (values: Call["inPath"]) => string;
}

/** Of a GET, a body is none. */
const bodyOf = ({ inBody }: Task): Call["inBody"] | undefined => (Object.keys(inBody).length ? inBody : undefined);

const api = endpoint.defaults(SETTINGS);
const apiClient = createClient<any>({ baseUrl, headers, fetch: stub });
const kyClient = ky.create({ prefix: baseUrl, headers, fetch: stub, retry: 0 });
const ofetchClient = ofetch.create({ baseURL: baseUrl, headers, retry: 0 }, { fetch: stub as typeof fetch });
const axiosClient = axios.create({
  baseURL: baseUrl,
  headers,
  adapter: "fetch",
  env: { fetch: stub, Request, Response },
  paramsSerializer: { indexes: null },
} as object);
const honoClient = hc<any>(baseUrl, { headers, fetch: stub });

export const senders: Readonly<Record<string, (task: any) => Promise<unknown>>> = {
  "endpoint and toInit": async ({ route, values }: Task) => {
    const options = api(route, values);
    return (await stub(options.url, toInit(options))).json();
  },
  "@octokit/request": async ({ exploded, values }: Task) =>
    (await octokit(exploded, { baseUrl, headers, request: { fetch: stub }, ...values })).data,
  "openapi-fetch": async (task: Task) => {
    const client = apiClient as unknown as Record<string, (path: string, init: object) => Promise<{ data: unknown }>>;
    return (await client[task.method]!(task.path, { params: task.params, body: bodyOf(task) })).data;
  },
  // For these, paths are encoded by hand.
  ky: (task: Task) =>
    kyClient(task.pathByHand(task.inPath), {
      method: task.method,
      searchParams: pairsOf(task),
      ...(bodyOf(task) && { json: task.inBody }),
    }).json(),
  ofetch: (task: Task) =>
    ofetchClient(task.pathByHand(task.inPath), { method: task.method, query: task.inQuery, body: bodyOf(task)! }),
  axios: async (task: Task) => {
    const { method, inPath, inQuery: params } = task;
    return (await axiosClient({ method, url: task.pathByHand(inPath), params, data: bodyOf(task) })).data;
  },
  hono: async ({ method, path, inPath, inQuery, inBody }: Task) => {
    const place = path
      .slice(1)
      .split("/")
      .reduce<any>((route, name) => route[name.replace(/\{(.*)\}/, ":$1")], honoClient);
    const param = Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, encodeURIComponent(value)]));
    const json = Object.keys(inBody).length ? { json: inBody } : {};
    return (await place[`$${method.toLowerCase()}`]({ param, query: inQuery, ...json })).json();
  },
};

function pairsOf({ inQuery }: Task): [string, string][] {
  return Object.entries(inQuery).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, `${item}`]),
  );
}
