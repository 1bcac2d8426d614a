// Serves the playground and what it loads on loopback, and nothing else: `npm run playground`.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const PORT = 6570;
const PAGE = "/tests/playground/";
const FILES = [
  ...["playground.css", "code.js", "pieces.js"].map((name) => PAGE + name),
  "/tests/support/options.js",
  "/dist/endpoint.js",
  "/dist/endpoint.js.map",
  "/tests/clients/README.md",
];
const TYPES = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".map": "application/json",
  ".md": "text/markdown",
};

/** Serves a checkout, at the usual port or any free one; gives the server when it listens. */
export async function serve(root) {
  const server = createServer(async ({ url }, response) => {
    const path = url.replace(/[?#].*/s, "");
    if (path === "/") return response.writeHead(302, { location: PAGE }).end();
    const file = path === PAGE ? `${PAGE}index.html` : FILES.find((file) => file === path);
    const content = file && (await readFile(join(root, file)).catch(() => undefined));
    if (!content) return response.writeHead(404).end("Not found\n");
    const type = `${TYPES[extname(file)]}; charset=utf-8`;
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(content);
  });
  const listen = async (port) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(PORT).catch(() => listen(0));
  return server;
}

export const addressOf = (server) => `http://127.0.0.1:${server.address().port}${PAGE}`;

if (basename(argv[1] ?? "") === "serve.mjs") {
  const server = await serve(fileURLToPath(new URL("../..", import.meta.url)));
  console.log(`Playground: ${addressOf(server)}\nCtrl+C stops it.`);
}
