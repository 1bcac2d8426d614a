/** What servers answer that look at `accept`: to the README's first lines, and without them. */
import express from "express";
import Koa from "koa";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint as bare, toRequest } from "../../dist/endpoint.js";
import { runSnippet, snippets } from "../support/readme.ts";
import { serve } from "../support/server.ts";

/** Each answers with JSON alone. */
const SERVERS: Record<string, Parameters<typeof serve>[0]> = {
  Express: express()
    .set("env", "test") // It prints no errors then.
    .get("/users/:id", (_request, response) => {
      response.format({ json: () => void response.json({}) });
    }),
  Koa: new Koa()
    .use((context) => {
      if (!context.accepts("json")) context.throw(406);
      context.body = {};
    })
    .callback(),
};

const CALL = ["GET /users/{id}", { id: 7 }] as const;
const BASE = "https://api.example.com";
/** The README's first lines, up to the builder. */
const [first = ""] = /^import [^]*?^}\);\n/m.exec(snippets[0]!) ?? [];

for (const [name, listener] of Object.entries(SERVERS)) {
  const test = suite(name);

  test("the README's first lines get an answer", async () => {
    const origin = await serve(listener);
    assert.ok(first.includes(BASE), first);
    const { api } = await runSnippet(`first-contact-${name}`, `${first.replace(BASE, origin)}export { api };`);
    assert.is((await fetch(toRequest(api(...CALL)))).status, 200);
  });

  test("the default media type is not theirs", async () => {
    const api = bare.defaults({ baseUrl: await serve(listener) });
    assert.is((await fetch(toRequest(api(...CALL)))).status, 406);
  });

  test.run();
}
