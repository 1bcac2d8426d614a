import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addressOf, serve } from "./serve.mjs";

const served = suite("the playground's server");
const server = await serve(process.cwd());
served.after(() => {
  server.close().closeAllConnections();
});

const requests: readonly (readonly [path: string, status: number, type?: string])[] = [
  ["/tests/playground/?x", 200, "text/html; charset=utf-8"],
  ["/", 302],
  ["/package.json", 404],
  ["/dist/../package.json", 404],
  ["/%", 404],
];

for (const [path, status, type] of requests) {
  served(`${path}: ${status}`, async () => {
    // curl and fetch would tidy the path up.
    const { port } = server.address() as AddressInfo;
    const [response] = await once(request({ host: "127.0.0.1", port, path }).end(), "response");
    response.resume();
    assert.is(response.statusCode, status);
    if (type) assert.is(response.headers["content-type"], type);
  });
}

served("the script prints an address that answers, while the usual port is taken too", async () => {
  const child = spawn(process.execPath, ["tests/playground/serve.mjs"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [text] = await once(child.stdout, "data");
    const printed = /http:\S+/.exec(String(text))![0];
    assert.is.not(printed, addressOf(server));
    assert.match(await (await fetch(printed)).text(), "<title>tiny-endpoint playground</title>");
  } finally {
    child.kill();
  }
});

served.run();
