const report = (echo: string) =>
  `import("./checks.mjs").then(({ checks }) => checks(api, "${echo}")).then((report) => console.log(JSON.stringify(report)));`;

/** The configuration of workerd for this file, which may import the package and the checks. */
const workerOf = (file: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["private"]))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [
    (name = "${file}", esModule = embed "${file}"),
    (name = "checks.mjs", esModule = embed "checks.mjs"),
    (name = "endpoint.js", esModule = embed "node_modules/tiny-endpoint/dist/endpoint.js"),
  ],
  compatibilityDate = "2026-01-01",
);`;

/** What the runtimes run, by name: each gets at the package in one way, and reports what the checks say. */
export const files = (url: string, echo: string, example: string): Record<string, string> => ({
  "import.mjs": `import * as api from "tiny-endpoint";\n${report(echo)}`,
  "npm.mjs": `import * as api from "npm:tiny-endpoint@1";\n${report(echo)}`,
  "require.cjs": `const api = require("tiny-endpoint");\n${report(echo)}`,
  "sources.mjs": `import * as api from "./vendor/endpoint.ts";\n${report(echo)}`,

  "right.ts": `import { type RequestOptions, endpoint, toInit } from "${url}";
const options: RequestOptions = endpoint("GET /orgs/{org}", { org: "acme" });
export const request = new Request(options.url, toInit(options));`,
  "wrong.ts": `import { endpoint } from "${url}";
export const address: number = endpoint("GET /orgs/{org}", { org: "acme" }).url;`,

  "worker.mjs": `import * as api from "endpoint.js";
import { checks } from "checks.mjs";
export default { fetch: async () => Response.json(await checks(api, "${echo}")) };`,
  "example.mjs": `import { endpoint, toInit } from "endpoint.js";
${example}
export default { fetch: () => answer() };`,
  "worker.capnp": workerOf("worker.mjs"),
  "example.capnp": workerOf("example.mjs"),

  "page.html": '<!doctype html><body><script type="module" src="page.js"></script>',
  "empty.html": "<!doctype html>",
  // It reports only where `eval` is refused.
  "page.js": `import * as api from "${url}";
import { checks } from "./checks.mjs";
const report = encodeURIComponent(JSON.stringify(await checks(api, "${echo}")));
try { eval(""); } catch { document.body.textContent = report; }`,
});
