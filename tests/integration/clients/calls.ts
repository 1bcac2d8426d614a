/** What every client has to send; this module runs in the tests and in the process of each client. */
import { createReadStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import FormData4 from "form-data-4.0";
import type { Options } from "../../../dist/endpoint.js";

const bytes = new Uint8Array([0, 1, 10, 13, 127, 128, 254, 255]);
const json = "application/json";
const FILE = "LICENSE";
const png = { "content-type": "image/png" };

/** A content-type of this media type, with or without parameters. */
const ofType = (type: string) => new RegExp(`^${type}(?:;|$)`);

export interface Call {
  readonly title: string;
  readonly route: string;
  /** Made anew for each client. */
  readonly options: () => Options;
  /** The request line that arrives, and the type and content of its body. */
  readonly line: string;
  readonly type?: string | RegExp;
  readonly body?: string | Uint8Array | Record<string, string>;
  /** What comes of it in the clients that cannot, as the page says: an error, or else the type and the body. */
  readonly except?: Readonly<Record<string, RegExp>>;
}

export const calls: readonly Call[] = [
  {
    title: "a list in the query",
    route: "GET /orgs/{org}/issues",
    options: () => ({ org: "a c/m", labels: ["bug", "help wanted"], q: "a+b é", page: 2 }),
    line: "GET /orgs/a%20c%2Fm/issues?labels=bug&labels=help%20wanted&q=a%2Bb%20%C3%A9&page=2",
  },
  {
    title: "JSON",
    route: "POST /orgs/{org}/repos",
    options: () => ({ org: "acme", name: "é", none: null }),
    line: "POST /orgs/acme/repos",
    type: json,
    body: '{"name":"é","none":null}',
  },
  {
    title: "false as JSON",
    route: "PUT /x",
    options: () => ({ data: false }),
    line: "PUT /x",
    type: json,
    body: "false",
  },
  {
    title: "JSON as text",
    route: "POST /x",
    options: () => ({ data: '{"a":1}', headers: { "content-type": "application/json" } }),
    line: "POST /x",
    type: "application/json",
    body: '{"a":1}',
  },
  {
    title: "text",
    route: "POST /x",
    options: () => ({ data: "a=b é", headers: { "content-type": "text/markdown" } }),
    line: "POST /x",
    type: "text/markdown",
    body: "a=b é",
  },
  {
    title: "URLSearchParams",
    route: "POST /token",
    options: () => ({ data: new URLSearchParams({ grant: "a b", code: "é&" }) }),
    line: "POST /token",
    type: ofType("application/x-www-form-urlencoded"),
    body: "grant=a+b&code=%C3%A9%26",
    except: { got: /Received an instance of Array/, "request of undici": /Received an instance of Array/ },
  },
  {
    title: "URLSearchParams as text",
    route: "POST /token",
    options: () => ({ data: "grant=a+b", headers: { "content-type": "application/x-www-form-urlencoded" } }),
    line: "POST /token",
    type: "application/x-www-form-urlencoded",
    body: "grant=a+b",
  },
  {
    title: "FormData",
    route: "POST /upload",
    options: () => ({ data: makeForm() }),
    line: "POST /upload",
    type: ofType("multipart/form-data"),
    body: { title: "é", file: "content" },
    except: {
      "fetch of undici": /: \[object FormData\]$/,
      // Node's own undici was not loaded before.
      "request of undici": /^(?:InvalidArgument|Type)Error: /,
      "axios-0": /^AxiosError: /,
    },
  },
  {
    title: "a Blob",
    route: "POST /x",
    options: () => ({ data: new Blob(["content"], { type: "image/png" }) }),
    line: "POST /x",
    type: "image/png",
    body: "content",
    except: { got: /^RequestError: Option 'body'/, "axios-0": /^AxiosError: / },
  },
  {
    title: "bytes",
    route: "PUT /assets{?name}",
    options: () => ({ name: "a.zip", data: bytes, headers: { "content-type": "application/zip" } }),
    line: "PUT /assets?name=a.zip",
    type: "application/zip",
    body: bytes,
  },
  {
    title: "a stream",
    route: "POST /x",
    options: () => ({ data: new Blob(["content"]).stream(), headers: png }),
    line: "POST /x",
    type: "image/png",
    body: "content",
    except: {
      "fetch of node-fetch": /: \[object ReadableStream\]$/,
      got: /: Unexpected option: duplex$/,
      axios: /^AxiosError: /,
      "axios-0": /: \{\}$/,
    },
  },
  {
    title: "a stream of Node",
    route: "POST /x",
    options: () => ({ data: Readable.from([bytes]), headers: png }),
    line: "POST /x",
    type: "image/png",
    body: bytes,
    except: { got: /: Unexpected option: duplex$/ },
  },
  {
    title: "a stream of a file",
    route: "POST /x",
    options: () => ({ data: createReadStream(FILE), headers: png }),
    line: "POST /x",
    type: "image/png",
    body: readFileSync(FILE),
    except: { got: /: Unexpected option: duplex$/ },
  },
  {
    title: "a form of the package form-data 4.0",
    route: "POST /upload",
    options: () => ({ data: makeFormOfPackage() }),
    line: "POST /upload",
    type: ofType("multipart/form-data"),
    body: { title: "é", file: "content" },
    except: {
      fetch: /convert it first$|: \[object FormData\]$/,
      ky: /: \[object FormData\]$/,
      ofetch: /: \[object FormData\]$/,
      "fetch of undici": /: \[object FormData\]$/,
      // Only got 14 labels it.
      got: /^(?:undefined|multipart\/form-data; boundary=-+\d+): -{9}/,
      "request of undici": /^undefined: -{9}/,
    },
  },
  {
    title: "DELETE with a body",
    route: "DELETE /users/{id}",
    options: () => ({ id: 7, force: true }),
    line: "DELETE /users/7",
    type: json,
    body: '{"force":true}',
  },
  { title: "no body", route: "DELETE /users/{id}", options: () => ({ id: 7 }), line: "DELETE /users/7" },
  { title: "HEAD", route: "HEAD /x", options: () => ({ a: 1 }), line: "HEAD /x?a=1" },
];

/** Milliseconds that a limited call may take. */
const LIMIT = 100;

interface Limit {
  readonly title: string;
  /** `/slow` gets no answer, `/busy` gets 503. */
  readonly url: "/x" | "/slow" | "/busy";
  /** Made of a signal that aborts when the request has arrived. */
  readonly request: (signal: AbortSignal) => object;
  readonly error: RegExp;
  /** How often the request arrives; if that is not said, the error may come first. */
  readonly arrivals?: number;
  /** The clients that know it, or else all. */
  readonly only?: readonly string[];
}

/** What `request` hands on to the client, and the error that comes of it. */
export const limits: readonly Limit[] = [
  {
    title: "a signal that was aborted before",
    url: "/x",
    request: () => ({ signal: AbortSignal.abort(new Error("aborted")) }),
    error: /abort|cancel/i,
    arrivals: 0,
  },
  {
    title: "a signal that aborts",
    url: "/slow",
    request: (signal) => ({ signal }),
    error: /abort|cancel/i,
    arrivals: 1,
  },
  {
    title: "a signal that is a time limit",
    url: "/slow",
    request: () => ({ signal: AbortSignal.timeout(LIMIT) }),
    error: /abort|cancel/i,
  },
  { title: "no retry", url: "/busy", request: () => ({ retry: 0 }), error: /503/, arrivals: 1, only: ["ky", "ofetch"] },
];

function makeFormOfPackage(): FormData4 {
  const form = new FormData4();
  form.append("title", "é");
  form.append("file", "content", "file.txt");
  return form;
}

function makeForm(): FormData {
  const form = new FormData();
  form.append("title", "é");
  form.append("file", new Blob(["content"]), "file.txt");
  return form;
}
