/** Which parameter made which part of a url. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { piecesOf } from "./pieces.js";

const BASE = "https://api.service.example";

/** The url of a call, in which a part that a parameter made reads `<parameter:text>`. */
function told(route: string, parameters: Record<string, unknown>): string {
  const options = endpoint.merge(route as string, parameters) as { url: string };
  const build = (values: object) => attempt(() => endpoint.parse({ ...options, ...values }).url).result;
  const { method: _, ...values } = parameters;
  const pieces: { text: string; name?: string }[] = piecesOf(build({}), build, values, options.url) ?? [{ text: "?" }];
  return pieces.map(({ text, name }) => (name === undefined ? text : `<${name}:${text}>`)).join("");
}

const rows: readonly (readonly [route: string, parameters: Record<string, unknown>, expected: string])[] = [
  ["/{x:3}/{x}", { x: "value" }, "/<x:val>/<x:value>"],
  ["/a{x}{y}b", { x: "h", y: "H" }, "/a<x:h><y:H>b"],
  ["/{x}{x}", { x: "é" }, "/<x:%C3%A9%C3%A9>"],
  ["/{x,y}", { x: "/", y: 0 }, "/<x:%2F>,<y:0>"],
  ["/h{/x*}{.y}{;z}", { x: ["h", "", "H"], y: "h", z: 1 }, "/h/<x:h//H>.<y:h>;<z:z=1>"],
  ["/{+x}{#y}", { x: "a/b;c", y: "d?e#f" }, "/<x:a/b;c>#<y:d?e#f>"],
  ["/s{?q,page}", { q: "", page: 2 }, "/s?<q:q=>&<page:page=2>"],
  ["/s?q={q}&h={h}", { q: "q=1", h: "h" }, "/s?q=<q:q%3D1>&h=<h:h>"],
  [
    "/s{?m*,l,n}",
    { m: { a: "m=1", "b c": 2 }, l: ["l", null], n: { k: "v" } },
    "/s?<m:a=m%3D1&b%20c=2>&<l:l=l>&<n:n=k,v>",
  ],
  ["/s?fixed{&x}#part", { x: "x", é: "é" }, "/s?fixed&<x:x=x>&<é:%C3%A9=%C3%A9>#part"],
  ["/s", { x: null, y: [], "it's": 1, ["__proto__"]: "p" }, "/s?<it's:it%27s=1>&<__proto__:__proto__=p>"],
  ["https://{t}.example.com:{port}/{t}", { t: "h", port: 80 }, "https://<t:h>.example.com:<port:80>/<t:h>"],
  ["{+base}{/x}", { base: "HTTP://h.example", x: "h" }, "<base:HTTP://h.example>/<x:h>"],
  ["/x", { baseUrl: "http://h.example/v1/" }, "<baseUrl:http://h.example/v1>/x"],
  ["/x", { method: "put", h: 1 }, "/x"],
  ["/{a-b}/{constructor}", { "a-b": "c", constructor: "d" }, "/<a-b:c>/<constructor:d>"],
  // Two ways to cut "1,1,1,1", and a value that swallows the query.
  ["/{+x},{+x}", { x: "1,1" }, "?"],
  ["/{+x}{#x}", { x: "#b", y: 1 }, "?"],
];

const test = suite("pieces of a url");
for (const [route, parameters, expected] of rows) {
  test(`${route} ${JSON.stringify(parameters)}`, () => assert.is(told(route, parameters).replace(BASE, ""), expected));
}
test.run();
