/**
 * Those that make a request or a url of a path and an id. Each is called as its README says, or the guide to which this
 * leads, with every check of the id that it offers. With the url of those that send nothing, `fetch` is called.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import Anthropic from "@anthropic-ai/sdk";
import { createFetch, createSchema } from "@better-fetch/fetch";
import { createClient as generate } from "@hey-api/openapi-ts";
import { request as octokit } from "@octokit/request";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { initClient, initContract } from "@ts-rest/core";
import { Zodios } from "@zodios/core";
import { build } from "esbuild";
import { createApiFetchClient } from "feature-fetch";
import { Hono } from "hono";
import { hc } from "hono/client";
import OpenAI from "openai";
import createClient from "openapi-fetch";
import { compile } from "path-to-regexp";
import { inject } from "regexparam";
import { encodeParam, joinURL } from "ufo";
import uri from "uri-tag";
import urlFrom from "url-from";
import { parseTemplate } from "url-template";
import urlcat from "urlcat";
import { z } from "zod";
import { endpoint, path, toInit } from "../../../dist/endpoint.js";

export interface Contestant {
  readonly name: string;
  /** The package and its version, if it is another one. */
  readonly source: string;
  /** Sends a request to a path that holds the id. */
  readonly send: (id: string) => Promise<unknown>;
}

export async function contestantsAt(origin: string): Promise<readonly Contestant[]> {
  const params = z.object({ id: z.string() });
  const { id: schema } = params.shape;

  const anthropic = new Anthropic({ baseURL: origin, apiKey: "key" });
  const betterFetch = createFetch({
    baseURL: origin,
    throw: true,
    schema: createSchema({ "/users/:id/keys": { params } }),
  });
  const featureFetch = createApiFetchClient({ prefixUrl: origin });
  const heyApi = await generateHeyApi();
  const hono = hc<typeof app>(origin);
  const openai = new OpenAI({ baseURL: origin, apiKey: "key" });
  const openapiFetch = createClient<Paths>({ baseUrl: origin });
  const responses = { 200: z.null() };
  const contract = initContract().router({
    listKeys: { method: "GET", path: "/users/:id/keys", pathParams: params, responses },
  });
  const tsRest = initClient(contract, { baseUrl: origin });
  const zodios = new Zodios(origin, [
    {
      method: "get",
      path: "/users/:id/keys",
      alias: "listKeys",
      parameters: [{ name: "id", type: "Path", schema }],
      response: z.null(),
    },
  ]);

  const clients: Record<string, Contestant["send"]> = {
    "tiny-endpoint": (id) => {
      const options = endpoint("GET /users/{id}/keys", { baseUrl: origin, id });
      return fetch(options.url, toInit(options));
    },
    anthropic: (id) => anthropic.files.download(id),
    openai: (id) => openai.files.content(id),
    "better-fetch": (id) => betterFetch("/users/:id/keys", { params: { id } }),
    octokit: (id) => octokit("GET /users/{id}/keys", { baseUrl: origin, id }),
    "openapi-fetch": (id) => openapiFetch.GET("/users/{id}/keys", { params: { path: { id } } }),
    "hey-api": (id) => heyApi({ baseUrl: origin, throwOnError: true, path: { id } }),
    // Its guide wants the caller to encode.
    hono: (id) => hono.users[":id"].keys.$get({ param: { id: encodeURIComponent(id) } }),
    "ts-rest": (id) => tsRest.listKeys({ params: { id } }),
    zodios: (id) => zodios.listKeys({ params: { id } }),
    "feature-fetch": async (id) => (await featureFetch.get("/users/{id}/keys", { pathParams: { id } })).unwrap(),
  };

  const builders: Record<string, (id: string) => string> = {
    "tiny-endpoint, path": (id) => origin + path`/users/${id}/keys`,
    "path-to-regexp": (id) => origin + compile("/users/:id/keys")({ id }),
    urlcat: (id) => urlcat(origin, "/users/:id/keys", { id }),
    "uri-tag": (id) => uri`${uri.raw(origin)}/users/${id}/keys`,
    "url-from": (id) => urlFrom.default`${"scheme://host"}/users/${"id:string"}/keys`({ "scheme://host": origin, id }),
    "url-template": (id) => origin + parseTemplate("/users/{id}/keys").expand({ id }),
    "std-uritemplate": (id) => origin + StdUriTemplate.expand("/users/{id}/keys", { id }),
    ufo: (id) => joinURL(origin, "users", encodeParam(id), "keys"),
    regexparam: (id) => origin + inject("/users/:id/keys", { id }),
    encodeURIComponent: (id) => `${origin}/users/${encodeURIComponent(id)}/keys`,
    "a template string": (id) => `${origin}/users/${id}/keys`,
  };
  for (const [name, makeUrl] of Object.entries(builders)) clients[name] = (id) => fetch(makeUrl(id));

  return Object.entries(clients).map(([name, send]) => {
    // What throws at once rejects, as the others do.
    return { name, source: sourceOf(PACKAGES[name] ?? name), send: async (id) => send(id) };
  });
}

/** What has another name on npm, or none. */
const PACKAGES: Readonly<Record<string, string>> = {
  "tiny-endpoint": "",
  "tiny-endpoint, path": "",
  anthropic: "@anthropic-ai/sdk",
  "better-fetch": "@better-fetch/fetch",
  octokit: "@octokit/request",
  "hey-api": "@hey-api/openapi-ts",
  "ts-rest": "@ts-rest/core",
  zodios: "@zodios/core",
  "std-uritemplate": "@std-uritemplate/std-uritemplate",
  encodeURIComponent: "",
  "a template string": "",
};

function sourceOf(name: string): string {
  if (name === "") return "";
  const { version } = JSON.parse(readFileSync(`tests/node_modules/${name}/package.json`, "utf8"));
  return `${name} ${version}`;
}

/* ---- what some want to be told of the path ---- */

type Paths = {
  "/users/{id}/keys": { get: { parameters: { path: { id: string } }; responses: { 200: { content: never } } } };
};

const app = new Hono().get("/users/:id/keys", (context) => context.json(null));

const DESCRIPTION = {
  openapi: "3.1.0",
  info: { title: "Keys", version: "1" },
  paths: {
    "/users/{id}/keys": {
      get: {
        operationId: "listKeys",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: { description: "" } },
      },
    },
  },
};

/** hey-api is a generator: its client is what it writes. */
async function generateHeyApi(): Promise<(options: object) => Promise<unknown>> {
  const folder = "tests/.test/hey-api";
  await generate({
    input: DESCRIPTION,
    output: folder,
    plugins: [
      { name: "zod", compatibilityVersion: 3 },
      { name: "@hey-api/sdk", validator: { request: true } },
    ],
    logs: { level: "silent" },
  });
  const outfile = `${folder}/bundle.js`;
  await build({ entryPoints: [`${folder}/index.ts`], outfile, bundle: true, packages: "external", format: "esm" });
  const { listKeys } = await import(pathToFileURL(resolve(outfile)).href);
  return listKeys;
}
