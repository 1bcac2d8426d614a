/** The same through `require`; the whole of it is in `types.ts`. */
import api = require("../../dist/endpoint.cjs");

const github = api.endpoint.defaults({ org: "acme" });
const method: string = github("GET /orgs/{org}/repos").method;
const text: string = api.expand("/{a}", { a: 1 });
api.toInit(api.endpoint("GET /repos/:owner", { owner: "acme" }));
// @ts-expect-error: left out
api.endpoint("GET /repos/{owner}");
// @ts-expect-error: not beside a route
api.endpoint("GET /x", { url: "/y" });

export = { method, text };
