/**
 * `npm start`: serves the playground on this machine, without any package. The variable `PORT` chooses another port.
 * It answers with the page and the build that this loads, and with nothing else.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { env, exit } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const PAGE = "/tests/integration/playground/index.html";
/** The files that it serves, by their addresses as they are written here, and their types. */
const FILES = new Map([
  [PAGE, "text/html"],
  ["/dist/endpoint.js", "text/javascript"],
]);

// In Windows, `set PORT=9000 && npm start` leaves a space after the number.
const PORT = (env["PORT"] ?? "").trim() || "8080";
const wanted = Number(PORT);
if (!/^\d+$/.test(PORT) || wanted > 65535) end(`PORT has to be a number from 0 to 65535, not ${JSON.stringify(PORT)}`);

const server = createServer(({ method, url = "" }, response) => {
  const [path = ""] = url.split("?");
  const type = FILES.get(path);
  if (method !== "GET" && method !== "HEAD") response.writeHead(405, { allow: "GET, HEAD" }).end();
  else if (path === "/") response.writeHead(302, { location: PAGE }).end();
  else if (!type) response.writeHead(404).end();
  else {
    // A reload shows what was built meanwhile.
    const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" };
    response.writeHead(200, headers).end(readFileSync(join(ROOT, path)));
  }
});

let port = wanted;
server.on("error", (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
  if (code !== "EADDRINUSE" || port === 65535) end(`${message}: set PORT to choose another port`);
  port++;
  listen();
});
server.on("listening", () => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  if (port !== wanted) console.log(`Port ${wanted} is taken, so this is ${port}. Set PORT to choose another.`);
  console.log(`The playground: http://127.0.0.1:${address.port}${PAGE} (Ctrl-C ends it)`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => exit());
listen();

function listen() {
  server.listen(port, "127.0.0.1");
}

/** @param {string} message @returns {never} */
function end(message) {
  console.error(message);
  exit(1);
}
