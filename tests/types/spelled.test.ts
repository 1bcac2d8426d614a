/**
 * Operations as real APIs describe them: by the types of what `spell` makes of them, right calls compile and wrong ones
 * do not, and a right call sends what is described.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { spell } from "../../dist/spell.js";
import { generate } from "./descriptions.ts";
import { COMPILERS, errorsOf, write } from "./project.ts";

const TEXT = { type: "string" };
const ID = { type: "integer" };
const LIST = { type: "array", items: TEXT };
const query = (name: string, schema: object = TEXT, members: object = {}) => ({
  name,
  in: "query",
  schema,
  ...members,
});
const inPath = (name: string, schema: object = TEXT) => ({ name, in: "path", required: true, schema });
const byCommas = (name: string) => query(name, LIST, { explode: false });
const object = (properties: object, ...required: string[]) => ({ type: "object", properties, required });
const body = (schema: object, ...types: string[]) => ({
  requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) },
});
const JSON_TYPE = "application/json";
const NAMED = object({ id: { ...ID, readOnly: true }, name: TEXT }, "name");

/** A route as it is described, its operation, the arguments of right calls with what they send, and of wrong ones. */
const OPERATIONS: readonly (readonly [
  route: string,
  operation: object,
  right: Readonly<Record<string, string>>,
  wrong: readonly string[],
])[] = [
  // Lists with commas, under names with dots or hyphens.
  [
    "GET /tweets/{channel.id}",
    { parameters: [inPath("channel.id"), byCommas("tweet.fields"), byCommas("user-fields")] },
    {
      '"GET /tweets/{channel.id}{?tweet.fields,user-fields}", { "channel.id": "a/b", "tweet.fields": ["x,y", "z"] }':
        "/tweets/a%2Fb?tweet.fields=x%2Cy,z",
    },
    ['"GET /tweets/{channel.id}", { "channel.id": "a" }', '"GET /tweets/{channel.id}{?tweet.fields,user-fields}", {}'],
  ],
  // Several ids in one segment.
  [
    "GET /{index}/_search",
    { parameters: [inPath("index", LIST), query("q")] },
    { '"GET /{index*}/_search", { index: ["a", "b/c"], q: "x&y" }': "/a,b%2Fc/_search?q=x%26y" },
    ['"GET /{index}/_search", { index: ["a"] }', '"GET /{index*}/_search", { q: "x" }'],
  ],
  // Names of PHP and Rails, and members of objects.
  [
    "GET /charges",
    {
      parameters: [
        query("expand[]", LIST),
        query("page", object({ size: ID, after: object({ id: TEXT }) }), { style: "deepObject" }),
        query("created", { anyOf: [object({ gte: ID }), ID] }, { style: "deepObject" }),
      ],
    },
    {
      '"GET /charges", { "expand[]": ["a", "b"], "page[size]": 2, "page[after][id]": "c d" }':
        "/charges?expand%5B%5D=a&expand%5B%5D=b&page%5Bsize%5D=2&page%5Bafter%5D%5Bid%5D=c%20d",
      '"GET /charges", { "created[gte]": 1 }': "/charges?created%5Bgte%5D=1",
      '"GET /charges", { created: 1 }': "/charges?created=1",
    },
    ['"GET /charges", { page: { size: 2 } }', '"GET /charges", { "page[size]": "many" }'],
  ],
  // A server of its own, bytes, and a query beside them.
  [
    "POST /releases/{id}/assets",
    {
      servers: [{ url: "https://uploads.example:8443/" }],
      parameters: [inPath("id", ID), query("name", TEXT, { required: true })],
      ...body({ type: "string", format: "binary" }, "application/octet-stream"),
    },
    {
      '"POST https://uploads.example:8443/releases/{id}/assets{?name}", { id: 1, name: "a.zip", data: new Uint8Array(1) }':
        "https://uploads.example:8443/releases/1/assets?name=a.zip",
    },
    ['"POST /releases/{id}/assets", { id: 1, name: "a.zip", data: new Uint8Array(1) }'],
  ],
  // A form, or JSON; some members are the server's.
  [
    "POST /accounts/",
    { parameters: [query("dry_run", { type: "boolean" })], ...body(NAMED, JSON_TYPE, "multipart/form-data") },
    {
      '"POST /accounts/{?dry_run}", { dry_run: true, name: "a" }': '/accounts/?dry_run=true {"name":"a"}',
      '"POST /accounts/{?dry_run}", { data: new FormData() }': "/accounts/",
    },
    ['"POST /accounts/", { name: "a" }', '"POST /accounts/{?dry_run}", { dry_run: true }'],
  ],
  // Patches of several types, of which a call names one.
  [
    "PATCH /pods/{name}",
    {
      parameters: [inPath("name"), query("force", { type: "boolean" })],
      ...body(object({ kind: TEXT }), "application/merge-patch+json", "application/json-patch+json"),
    },
    { '"PATCH /pods/{name}{?force}", { name: "p", force: true, kind: "x" }': '/pods/p?force=true {"kind":"x"}' },
    ['"PATCH /pods/{name}{?force}", { name: "p", kind: 1 }'],
  ],
  // Names with a dollar, and a quoted id.
  [
    "PUT /Users('{id}')/manager",
    {
      parameters: [inPath("id"), query("$select"), query("api-version", TEXT, { required: true })],
      ...body(NAMED, JSON_TYPE),
    },
    {
      [`"PUT /Users('{id}')/manager{?$select,api-version}", { id: "a'b", "$select": "id", "api-version": "1", name: "n" }`]: `/Users('a%27b')/manager?%24select=id&api-version=1 {"name":"n"}`,
    },
    [`"PUT /Users('{id}')/manager{?$select,api-version}", { id: "a", "api-version": "1" }`],
  ],
  // Verbs after a colon, and an operation that its fragment tells from others.
  [
    "POST /v1/operations/{name}:cancel",
    { parameters: [inPath("name")], ...body(object({}), JSON_TYPE) },
    { '"POST /v1/operations/{name}:cancel", { name: "a:b", data: {} }': "/v1/operations/a%3Ab:cancel {}" },
    ['"POST /v1/operations/{name}", { name: "a" }'],
  ],
  [
    "POST /#X-Amz-Target=Tags.List",
    { parameters: [query("MaxItems")], ...body(object({ Arn: TEXT }), JSON_TYPE) },
    {
      '"POST /{?MaxItems}#X-Amz-Target=Tags.List", { MaxItems: "1", Arn: "a" }':
        '/?MaxItems=1#X-Amz-Target=Tags.List {"Arn":"a"}',
    },
    ['"POST /#X-Amz-Target=Tags.List", { MaxItems: "1", Arn: "a" }'],
  ],
  // One name in two places; headers and cookies are none of the parameters.
  [
    "DELETE /a/{id}/{type}.{format}",
    {
      parameters: [
        ...["id", "type", "format"].map((name) => inPath(name)),
        query("id", ID),
        { name: "etag", in: "header", schema: TEXT },
        { name: "session", in: "cookie", schema: TEXT },
      ],
    },
    {
      '"DELETE /a/{id_in_path}/{type}.{format}{?id}", { id_in_path: "x", type: "t", format: "f", id: 1 }':
        "/a/x/t.f?id=1",
    },
    [
      '"DELETE /a/{id_in_path}/{type}.{format}{?id}", { id_in_path: "x", type: "t", format: "f", etag: "e" }',
      '"DELETE /a/{id}/{type}.{format}", { id: "x", type: "t", format: "f" }',
    ],
  ],
  // A list between pipes; a body that is a list.
  [
    "POST /pages",
    {
      parameters: [query("titles", LIST, { style: "pipeDelimited", explode: false })],
      ...body({ type: "array", items: NAMED }, JSON_TYPE),
    },
    {
      '"POST /pages{?titles}", { titles: "a|b", data: [{ id: 1, name: "n" }] }':
        '/pages?titles=a%7Cb [{"id":1,"name":"n"}]',
    },
    [
      '"POST /pages{?titles}", { titles: ["a"], data: [{ id: 1, name: "n" }] }',
      '"POST /pages{?titles}", { name: "n" }',
    ],
  ],
];

const BASE = "https://api.example/v2";
const RESPONSES = { 200: { description: "fine" } };
const paths: Record<string, object> = {};
for (const [route, operation] of OPERATIONS) {
  const [method = "", path = ""] = route.split(" ");
  paths[path] = { [method.toLowerCase()]: { ...operation, responses: RESPONSES } };
}
const notes: string[] = [];
const DOCUMENT = { openapi: "3.1.0", info: { title: "Acme", version: "1" }, servers: [{ url: BASE }], paths };
generate("spelled", write("spelled.json", JSON.stringify(spell(DOCUMENT, (note) => notes.push(note)))));

const test = suite("spelled");
const calls = OPERATIONS.flatMap(([, , right, wrong]) => [...Object.keys(right), ...wrong]);
const PREAMBLE =
  'import { endpoint } from "tiny-endpoint"; import type { paths } from "./spelled.js"; ' +
  `const api = endpoint.defaults<paths>({ baseUrl: "${BASE}" });\n`;
const errors = errorsOf(
  COMPILERS["TypeScript 7"],
  PREAMBLE,
  calls.map((call) => `api(${call});`),
  { skipLibCheck: true },
);
const errorOf = (call: string) => errors[calls.indexOf(call)];
for (const [, , right, wrong] of OPERATIONS) {
  for (const [call, sent] of Object.entries(right)) {
    test(call, () => {
      assert.is(errorOf(call), undefined);
      const [route, options] = Function(`return [${call}]`)();
      const { url, headers, body } = endpoint(route, { baseUrl: BASE, ...options });
      const json = headers["content-type"] && ` ${JSON.stringify(body)}`;
      assert.is(url + (json ?? ""), sent.startsWith("/") ? BASE + sent : sent);
    });
  }
  for (const call of wrong) test(`no call: ${call}`, () => assert.ok(errorOf(call)));
}
test("what no route can say is noted", () => {
  assert.equal(notes, [
    "PATCH /pods/{name}: its body is application/merge-patch+json or application/json-patch+json: give that as content-type",
  ]);
});
test.run();
