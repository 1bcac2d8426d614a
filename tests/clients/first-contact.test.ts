/** What a server answers that looks at `accept`: to the README's first lines, and without them. */
import express from "express";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint, toRequest } from "../../dist/endpoint.js";
import { runSnippet, snippets } from "../support/readme.ts";
import { serve } from "../support/server.ts";

/** It answers with JSON alone, and prints no errors. */
const server = express().set("env", "test");
server.get("/users/:id", (_request, response) => response.format({ json: () => response.json({}) }));
const origin = await serve(server);

const BASE = "https://api.example.com";
const statusOf = async (api: typeof endpoint) => (await fetch(toRequest(api("GET /users/{id}", { id: 7 })))).status;

const test = suite("a server of JSON");
test("the README's first lines get an answer", async () => {
  const [first = ""] = /^import [^]*?^}\);\n/m.exec(snippets[0]!) ?? [];
  assert.ok(first.includes(BASE), first);
  const { api } = await runSnippet("first-contact", `${first.replace(BASE, origin)}export { api };`);
  assert.is(await statusOf(api), 200);
});
test("the default media type is not its own", async () => {
  assert.is(await statusOf(endpoint.defaults({ baseUrl: origin })), 406);
});
test.run();
