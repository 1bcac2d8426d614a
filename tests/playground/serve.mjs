// Serves the playground and what it loads on loopback, and nothing else: `npm run playground`.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

const PORT = 6570;
const PAGE = "/tests/playground/";
const TYPES = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".map": "application/json" };

/** Serves a checkout, at the usual port or any free one; gives the server when it listens. */
export async function serve(root) {
  const server = createServer(async ({ method, url }, response) => {
    const path = url.replace(/[?#].*/s, "");
    // One plain name in one of two folders, or the names of the options: there is no way out of them.
    const [file] =
      /^\/(?:(?:tests\/playground|dist)\/\w+(?:\.\w+)+|tests\/support\/options\.js)$/.exec(
        path === PAGE ? `${PAGE}index.html` : path,
      ) ?? [];
    const type = TYPES[extname(file ?? "")];
    const content = type && (await readFile(join(root, file)).catch(() => undefined));
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("cache-control", "no-store");
    if (method !== "GET" && method !== "HEAD") response.writeHead(405, { allow: "GET, HEAD" }).end();
    else if (path === "/") response.writeHead(302, { location: PAGE }).end();
    else if (!content) response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
    else response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(content);
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
