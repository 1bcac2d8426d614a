/** Servers on loopback: `record()` remembers what arrives, `serve(listener)` is any other, `serveFolder(root)` one of files. */
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

/** A request as it arrived. */
export interface Arrival {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/** Starts a server on loopback, and gives its origin. It keeps no process from its end. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).on("connection", (socket) => socket.unref());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".ts": "application/typescript; charset=utf-8",
};

/** Serves the files under `root` on loopback with these headers, and gives the origin. */
export const serveFolder = (root: string, headers: Record<string, string> = {}): Promise<string> =>
  serve((request, response) => {
    const path = join(root, request.url!);
    try {
      const content = readFileSync(path);
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { ...headers, "content-type": type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });

/**
 * Starts a server that remembers what arrives, and answers it with these: a content, or a status alone. `/busy` gets 503,
 * `/slow` no answer.
 */
export async function record(
  answer: Record<string, string> = {},
  contentFor: (arrival: Arrival) => string | number = () => "",
): Promise<{ origin: string; arrivals: Arrival[] }> {
  const arrivals: Arrival[] = [];
  const origin = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "" } = request;
    const arrival = { method, url, headers: request.headers, body: Buffer.concat(chunks) };
    arrivals.push(arrival);
    const content = url === "/busy" ? 503 : contentFor(arrival);
    if (typeof content === "number") response.writeHead(content, answer).end();
    else if (url !== "/slow") response.writeHead(200, answer).end(content);
  });
  return { origin, arrivals };
}

/** What tests compare of an arrival. */
export function summaryOf({ method, url, headers, body }: Arrival): object {
  return {
    line: `${method} ${url}`,
    accept: headers.accept,
    agent: headers["user-agent"],
    type: headers["content-type"],
    length: headers["content-length"] ?? "0",
    encoding: headers["transfer-encoding"],
    body: body.toString("hex"),
  };
}

/** The summary of what has to arrive: a request line, a type and a body, all of it at once. */
export function arriving(line: string, type?: string, body: string | Uint8Array = "", more: object = {}): object {
  const bytes = Buffer.from(body);
  return {
    line,
    accept: "*/*",
    agent: "node",
    type,
    length: `${bytes.length}`,
    encoding: undefined,
    body: bytes.toString("hex"),
    ...more,
  };
}
