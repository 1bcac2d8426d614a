/**
 * `npm start`: serves the playground on this machine, without any package. The variable `PORT` chooses another port.
 * It answers with the page and the files of `dist/`, and with nothing else.
 */
import { lstatSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join } from "node:path";
import { env, exit } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const PAGE = "/tests/integration/playground/index.html";
/** A name in `dist/` is one word, without slash or "..", however written, and short: for a long one, `lstat` throws. */
const BUILT = /^\/dist\/\w[\w.-]{0,99}$/;
/** @type {Record<string, string>} */
const TYPES = { ".html": "text/html", ".js": "text/javascript" };

// In Windows, `set PORT=9000 && npm start` leaves a space after the number.
const PORT = (env["PORT"] ?? "").trim() || "8080";
const wanted = Number(PORT);
if (!/^\d+$/.test(PORT) || wanted > 65535) end(`PORT has to be a number from 0 to 65535, not ${JSON.stringify(PORT)}`);

const server = createServer(({ method, url = "" }, response) => {
  const [path = ""] = url.split("?");
  if (method !== "GET" && method !== "HEAD") response.writeHead(405, { allow: "GET, HEAD" }).end();
  else if (path === "/") response.writeHead(302, { location: PAGE }).end();
  else {
    const content = path === PAGE || BUILT.test(path) ? contentOf(join(ROOT, path)) : undefined;
    const type = `${TYPES[extname(path)] ?? "text/plain"}; charset=utf-8`;
    // A reload shows what was built meanwhile.
    if (content) response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(content);
    else response.writeHead(404).end();
  }
});

/** The content of a file; none of a link, which may lead anywhere. @param {string} file */
function contentOf(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

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
