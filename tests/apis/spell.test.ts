/** What spell.mjs makes of descriptions, and what is sent by the routes that it makes. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { spec } from "../support/readme.ts";
import { spell } from "./spell.mjs";

/** Descriptions as JSON, in which anything may stand. */
type Json = any;

const TEXT = { type: "string" };
const LIST = { type: "array", items: TEXT };
const OBJECT = { type: "object", properties: { r: TEXT, g: TEXT } };
const VALUES = new Map<Json, unknown>([
  [TEXT, "t"],
  [LIST, ["x", "y z"]],
  [OBJECT, { r: 1, g: 2 }],
]);

/** A parameter, by what differs from a text that may be left out. */
const query = (name: string, members: object = {}): Json => ({ name, in: "query", schema: TEXT, ...members });
const inPath = (name: string, members: object = {}): Json => ({ ...query(name, members), in: "path", required: true });

/** Respells a document that nobody can write to, and gives the notes as well. */
function respell(members: object): { document: Json; notes: string[] } {
  const notes: string[] = [];
  const given = frozen({ openapi: "3.1.0", info: { title: "Acme", version: "1" }, ...members });
  return { document: spell(given, (note) => notes.push(note)), notes };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The operations of a document, as `METHOD /key`. */
const routesOf = ({ paths }: Json): string[] =>
  Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((name) => /^(?:get|put|post|delete|head|patch|query)$/.test(name))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

/** Respells a description of one operation, and gives its new route. A `POST` has a body. */
function respellOne(route: string, parameters: readonly Json[], components = {}): { route: string; notes: string[] } {
  const [, method = "", path = ""] = /^(\w+) (.*)$/s.exec(route)!;
  const operation = { parameters, ...(method === "POST" && { requestBody: { content: {} } }) };
  const { document, notes } = respell({ components, paths: { [path]: { [method.toLowerCase()]: operation } } });
  const [spelled = "none"] = routesOf(document);
  return { route: spelled, notes };
}

/** What a call sends below the base, or why it sends nothing. */
function sent(route: string, options: object): string {
  const { result, error } = attempt(() => endpoint(route, { baseUrl: "https://h.example", ...options }));
  return result ? result.url.replace("https://h.example", "") : error!.message;
}

/* ---- styles ---- */

const inPaths = suite("styles of the path");
const PATH_STYLES: readonly (readonly [
  style: string,
  explode: boolean,
  schema: Json,
  spelled: string,
  sent: string,
])[] = [
  ["simple", false, TEXT, "{a}", "t"],
  ["simple", false, LIST, "{a}", "x,y%20z"],
  ["simple", false, OBJECT, "{a}", "r,1,g,2"],
  ["simple", true, TEXT, "{a}", "t"],
  ["simple", true, LIST, "{a*}", "x,y%20z"],
  ["simple", true, OBJECT, "{a*}", "r=1,g=2"],
  ["label", false, TEXT, ".{a}", ".t"],
  ["label", false, LIST, ".{a}", ".x,y%20z"],
  ["label", false, OBJECT, ".{a}", ".r,1,g,2"],
  ["label", true, TEXT, ".{a}", ".t"],
  ["label", true, LIST, "{.a*}", ".x.y%20z"],
  ["label", true, OBJECT, "{.a*}", ".r=1.g=2"],
  ["matrix", false, TEXT, ";a={a}", ";a=t"],
  ["matrix", false, LIST, ";a={a}", ";a=x,y%20z"],
  ["matrix", false, OBJECT, ";a={a}", ";a=r,1,g,2"],
  ["matrix", true, TEXT, ";a={a}", ";a=t"],
  ["matrix", true, LIST, "{;a*}", ";a=x;a=y%20z"],
  ["matrix", true, OBJECT, "{;a*}", ";r=1;g=2"],
];
for (const [style, explode, schema, spelled, wanted] of PATH_STYLES) {
  inPaths(`${style}, explode ${explode}, ${schema.type}`, () => {
    const { route, notes } = respellOne("GET /x/{a}", [inPath("a", { style, explode, schema })]);
    assert.is(route, `GET /x/${spelled}`);
    assert.is(sent(route, { a: VALUES.get(schema) }), `/x/${wanted}`);
    // Without a value, `{.a*}` and `{;a*}` are sent; all others are not.
    assert.is(/needs a value/.test(sent(route, {})), !/[{][.;]/.test(spelled));
    assert.equal(notes, []);
  });
}
inPaths.run();

const inQueries = suite("styles of the query");
/** What is spelled without a body, and beside one; and what both send. */
type QueryRow = readonly [members: object, value: unknown, get: string, post: string, sent: string];
const QUERY_STYLES: readonly QueryRow[] = [
  [{ style: "form", explode: true }, "t", "", "{?a}", "?a=t"],
  [{ style: "form", explode: true, schema: LIST }, ["x", "y"], "", "{?a*}", "?a=x&a=y"],
  [{ style: "form", explode: true, schema: OBJECT }, { r: 1, g: 2 }, "{?a*}", "{?a*}", "?r=1&g=2"],
  [{ style: "form", explode: false }, "t", "", "{?a}", "?a=t"],
  [{ style: "form", explode: false, schema: LIST }, ["x", "y"], "{?a}", "{?a}", "?a=x,y"],
  [{ style: "form", explode: false, schema: OBJECT }, { r: 1, g: 2 }, "{?a}", "{?a}", "?a=r,1,g,2"],
  // `form` exploded is what a parameter has that says nothing.
  [{}, "t", "", "{?a}", "?a=t"],
  [{ schema: LIST }, ["x", "y"], "", "{?a*}", "?a=x&a=y"],
  [{ schema: OBJECT }, { r: 1, g: 2 }, "{?a*}", "{?a*}", "?r=1&g=2"],
  // Between pipes and spaces, a list is a text.
  [{ style: "pipeDelimited", explode: false, schema: LIST }, "x|y", "", "{?a}", "?a=x%7Cy"],
  [{ style: "pipeDelimited", schema: OBJECT }, "r|1|g|2", "", "{?a}", "?a=r%7C1%7Cg%7C2"],
  [{ style: "spaceDelimited", schema: LIST }, "x y", "", "{?a}", "?a=x%20y"],
  [{ style: "pipeDelimited", explode: true, schema: LIST }, ["x", "y"], "", "{?a*}", "?a=x&a=y"],
  [{ style: "spaceDelimited" }, "t", "", "{?a}", "?a=t"],
  [{ style: "deepObject", schema: { items: TEXT } }, ["x", "y"], "", "{?a*}", "?a=x&a=y"],
  // What `deepObject` makes of lists and texts is not defined; they are written as if it were not there.
  [{ style: "deepObject", explode: false, schema: LIST }, ["x", "y"], "", "{?a*}", "?a=x&a=y"],
  [{ style: "deepObject" }, "t", "", "{?a}", "?a=t"],
  [
    { schema: undefined, content: { "application/json": { schema: OBJECT } } },
    '{"r":1}',
    "",
    "{?a}",
    "?a=%7B%22r%22%3A1%7D",
  ],
  // Types by other words than `type`.
  [{ explode: false, schema: { type: ["null", "array"] } }, ["x", "y"], "{?a}", "{?a}", "?a=x,y"],
  [{ explode: false, schema: { items: TEXT } }, ["x", "y"], "{?a}", "{?a}", "?a=x,y"],
  [{ explode: false, schema: { oneOf: [TEXT, LIST] } }, ["x", "y"], "{?a}", "{?a}", "?a=x,y"],
  [{ explode: false, schema: { allOf: [{ anyOf: [LIST] }] } }, ["x", "y"], "{?a}", "{?a}", "?a=x,y"],
  [{ schema: { properties: { r: TEXT } } }, { r: 1 }, "{?a*}", "{?a*}", "?r=1"],
  [{ schema: { additionalProperties: true } }, { r: 1 }, "{?a*}", "{?a*}", "?r=1"],
  [{ explode: false, schema: { enum: ["t", "u"] } }, "t", "", "{?a}", "?a=t"],
  // What may be anything may be a list.
  [{ explode: false, schema: {} }, ["x", "y"], "{?a}", "{?a}", "?a=x,y"],
  [{ schema: undefined }, ["x", "y"], "", "{?a*}", "?a=x&a=y"],
];
for (const [members, value, get, post, wanted] of QUERY_STYLES) {
  for (const [method, spelled] of Object.entries({ GET: get, HEAD: get, POST: post, DELETE: post })) {
    inQueries(`${method} ${JSON.stringify(members)}`, () => {
      const { route, notes } = respellOne(`${method} /x`, [query("a", members)]);
      assert.is(route, `${method} /x${spelled}`);
      assert.is(sent(route, { a: value }), `/x${wanted}`);
      assert.equal(notes, []);
    });
  }
}
inQueries.run();

/* ---- deepObject ---- */

/** The parameters of the one operation of a respelled description, as they are there. */
const parametersOf = (document: Json): Json[] =>
  Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item).flatMap((it) => it.parameters ?? []));

const DEEP: readonly (readonly [schema: Json, names: readonly string[], notes?: readonly string[]])[] = [
  [OBJECT, ["a[r]", "a[g]"]],
  [{ $ref: "#/components/schemas/Rgb" }, ["a[r]", "a[g]"]],
  [{ type: "object", properties: { in: OBJECT, ids: LIST } }, ["a[in][r]", "a[in][g]", "a[ids]"]],
  [{ allOf: [OBJECT, { properties: { b: TEXT } }] }, ["a[r]", "a[g]", "a[b]"]],
  [{ oneOf: [OBJECT, { type: "object", properties: { r: LIST } }] }, ["a[r]", "a[g]"]],
  // A range of numbers, or a number.
  [{ anyOf: [OBJECT, { type: "integer" }] }, ["a", "a[r]", "a[g]"]],
  [{ type: ["object", "null"], properties: { r: TEXT } }, ["a[r]"]],
  [{ type: ["object", "string"], properties: { r: TEXT } }, ["a", "a[r]"]],
  [{ type: "object", properties: { r: {} } }, ["a[r]"]],
  [{ $ref: "#/components/schemas/Loop" }, ["a[r]"]],
  [{ $ref: "#/components/schemas/Tree" }, ["a[name]"], ['"a[sub]" is left out, for its members would have no end']],
  [{ type: "object" }, ["a"], ['no members of "a" are described, so there is no name to spell']],
  [{ type: "object", additionalProperties: TEXT }, ["a"], ['no members of "a" are described']],
  [undefined, ["a"], ['no members of "a" are described']],
  [{ type: "object", properties: { b: { type: "object" } } }, ["a[b]"], ['no members of "a[b]" are described']],
];
const deep = suite("deepObject");
const SCHEMAS = {
  Rgb: OBJECT,
  Loop: { properties: { r: TEXT }, anyOf: [{ $ref: "#/components/schemas/Loop" }] },
  Tree: { type: "object", properties: { name: TEXT, sub: { $ref: "#/components/schemas/Tree" } } },
};
for (const [schema, names, words = []] of DEEP) {
  for (const method of ["get", "post"]) {
    deep(`${method} ${JSON.stringify(schema)}`, () => {
      const parameters = [query("a", { style: "deepObject", explode: true, schema })];
      const { document, notes } = respell({
        components: { schemas: SCHEMAS },
        paths: { "/x": { [method]: { parameters } } },
      });
      assert.equal(
        parametersOf(document).map(({ name }) => name),
        names,
      );
      assert.is(notes.length, words.length, notes.join());
      words.forEach((word, index) =>
        assert.ok(notes[index]!.startsWith(`${method.toUpperCase()} /x: ${word}`), notes[index]),
      );
    });
  }
}

deep("what is described of the members", () => {
  const status = { ...TEXT, description: "Open or not", deprecated: true };
  const schema = {
    type: "object",
    required: ["status", "sub"],
    properties: { status, ids: LIST, sub: { type: "object", properties: { r: TEXT } } },
  };
  const parameters = [query("a", { style: "deepObject", required: true, description: "A filter", schema })];
  const { document } = respell({ paths: { "/x": { get: { parameters } } } });
  assert.equal(parametersOf(document), [
    { name: "a[status]", in: "query", description: "Open or not", deprecated: true, schema: status, required: true },
    { name: "a[ids]", in: "query", schema: LIST },
    { name: "a[sub][r]", in: "query", schema: TEXT },
  ]);
});

deep("members that are required of an object that is not", () => {
  const schema = { type: "object", required: ["r"], properties: { r: TEXT } };
  const { document } = respell({
    paths: { "/x": { get: { parameters: [query("a", { style: "deepObject", schema })] } } },
  });
  assert.equal(parametersOf(document), [{ name: "a[r]", in: "query", schema: TEXT }]);
});

deep("members of alternatives are not required, and have all the schemas that they are described by", () => {
  const other = { type: "object", required: ["r"], properties: { r: LIST } };
  const parameters = [
    query("a", { style: "deepObject", required: true, schema: { anyOf: [OBJECT, other, { type: "integer" }] } }),
  ];
  const { document } = respell({ paths: { "/x": { get: { parameters } } } });
  assert.equal(parametersOf(document), [
    { name: "a", in: "query", schema: { anyOf: [{ type: "integer" }] }, style: "form" },
    { name: "a[r]", in: "query", schema: { anyOf: [TEXT, LIST] } },
    { name: "a[g]", in: "query", schema: TEXT },
  ]);
});

deep("a member that is described by itself, too, stays as it is", () => {
  const own = query("a[r]", { schema: LIST });
  const parameters = [query("a", { style: "deepObject", schema: OBJECT }), own];
  const { document } = respell({ paths: { "/x": { get: { parameters } } } });
  assert.equal(parametersOf(document), [{ name: "a[g]", in: "query", schema: TEXT }, own]);
});

deep("what is sent", () => {
  const schema = {
    type: "object",
    properties: { status: TEXT, created: { type: "object", properties: { after: TEXT } }, ids: LIST },
  };
  const { route } = respellOne("POST /x", [query("a", { style: "deepObject", schema })]);
  assert.is(route, "POST /x{?a[status],a[created][after],a[ids]*}");
  const values = { "a[status]": "x", "a[created][after]": "y", "a[ids]": ["1", "2"] };
  assert.is(sent(route, values), "/x?a%5Bstatus%5D=x&a%5Bcreated%5D%5Bafter%5D=y&a%5Bids%5D=1&a%5Bids%5D=2");
});
deep.run();

/* ---- names, paths and bodies: the route, its parameters, the new route, what it is called with, and what is sent ---- */

type Row = readonly [route: string, parameters: readonly Json[], spelled: string, options: object, sent: string];

function routes(title: string, rows: readonly Row[]): void {
  const test = suite(title);
  for (const [given, parameters, spelled, options, wanted] of rows) {
    test(`${given} ${JSON.stringify(parameters)}`, () => {
      const { route, notes } = respellOne(given, parameters);
      assert.is(route, spelled);
      assert.is(sent(route, options), wanted);
      assert.equal(notes, []);
    });
  }
  test.run();
}

const IDS = query("ids", { explode: false, schema: LIST });
const ID_VALUES = { ids: ["1", "2"] };

routes("paths", [
  ["GET /", [], "GET /", {}, "/"],
  ["GET /x?a=1", [], "GET /x?a=1", {}, "/x?a=1"],
  ["GET /x?a=1", [IDS], "GET /x?a=1{&ids}", ID_VALUES, "/x?a=1&ids=1,2"],
  ["GET /x?a=1&", [IDS], "GET /x?a=1{&ids}", ID_VALUES, "/x?a=1&ids=1,2"],
  ["GET /x?", [IDS], "GET /x{?ids}", ID_VALUES, "/x?ids=1,2"],
  ["GET /x#part", [IDS], "GET /x{?ids}#part", ID_VALUES, "/x?ids=1,2#part"],
  ["GET /x#part?", [IDS], "GET /x{?ids}#part?", ID_VALUES, "/x?ids=1,2#part?"],
  ["GET /x?a=1#part", [IDS], "GET /x?a=1{&ids}#part", ID_VALUES, "/x?a=1&ids=1,2#part"],
  ["GET /x?q={q}", [inPath("q")], "GET /x?q={q}", { q: "a b" }, "/x?q=a%20b"],
  // Values of placeholders that are described for the query, or not at all.
  ["GET /x?q={q}", [query("q"), IDS], "GET /x?q={q}{&ids}", { q: "1", ...ID_VALUES }, "/x?q=1&ids=1,2"],
  ["GET /x/{a}", [], "GET /x/{a}", { a: 1 }, "/x/1"],
  ["GET /x/:a/b.:c", [inPath("a")], "GET /x/{a}/b.{c}", { a: 1, c: 2 }, "/x/1/b.2"],
  ["GET /x:batch?a=/:b#/:c", [], "GET /x:batch?a=/:b#/:c", {}, "/x:batch?a=/:b#/:c"],
  // Expressions of RFC 6570 stay.
  ["GET /x{?ids}", [IDS], "GET /x{?ids}", ID_VALUES, "/x?ids=1,2"],
  ["GET /x{?a,b*}#part", [query("a"), query("b"), IDS], "GET /x{?a,b*,ids}#part", ID_VALUES, "/x?ids=1,2#part"],
  ["POST /x{?a*}", [query("a", { schema: LIST })], "POST /x{?a*}", { a: [1, 2] }, "/x?a=1&a=2"],
  ["GET /x{/id}", [inPath("id")], "GET /x{/id}", { id: 1 }, "/x/1"],
  ["GET /x{/rest*}", [], "GET /x{/rest*}", { rest: ["a", "b"] }, "/x/a/b"],
  ["GET /x/{.json}", [inPath(".json")], "GET /x/{%2Ejson}", { "%2Ejson": "a" }, "/x/a"],
  // What no literal may have.
  ['GET /a b/c"d/e|f/{a}', [], "GET /a%20b/c%22d/e%7Cf/{a}", { a: 1 }, "/a%20b/c%22d/e%7Cf/1"],
  ["GET /100%/a%20b/é/{a", [], "GET /100%25/a%20b/é/%7Ba", {}, "/100%25/a%20b/%C3%A9/%7Ba"],
  ["GET /*rest/*/a*b", [], "GET /%2Arest/*/a*b", {}, "/%2Arest/*/a*b"],
  ["GET /users/:id?", [], "GET /users/{id}?", { id: 1 }, "/users/1?"],
  ["GET /{type}/${operation}", [], "GET /{type}/%24{operation}", { type: "a", operation: "b" }, "/a/%24b"],
]);

routes("names", [
  ["GET /x/{enterprise-team}", [], "GET /x/{enterprise-team}", { "enterprise-team": 1 }, "/x/1"],
  [
    "POST /x",
    [query("$top"), query("page[size]")],
    "POST /x{?$top,page[size]}",
    { $top: 1, "page[size]": 2 },
    "/x?%24top=1&page%5Bsize%5D=2",
  ],
  ["POST /x", [query("sort:by")], "POST /x{?sort%3Aby}", { "sort%3Aby": 1 }, "/x?sort%3Aby=1"],
  [
    "POST /x",
    [query("é 😀,*%41")],
    "POST /x{?%C3%A9%20%F0%9F%98%80%2C%2A%2541}",
    { "%C3%A9%20%F0%9F%98%80%2C%2A%2541": 1 },
    "/x?%C3%A9%20%F0%9F%98%80%2C%2A%2541=1",
  ],
  ["POST /x", [query("a.b-c")], "POST /x{?a.b-c}", { "a.b-c": 1 }, "/x?a.b-c=1"],
  ["POST /x", [query("-a..b")], "POST /x{?%2Da%2E%2Eb}", { "%2Da%2E%2Eb": 1 }, "/x?%2Da%2E%2Eb=1"],
  ["POST /x", [query("a.-b"), query("a-.")], "POST /x{?a%2E%2Db,a%2D%2E}", { "a%2E%2Db": 1 }, "/x?a%2E%2Db=1"],
  ["GET /x/{a}", [inPath("a", { allowReserved: true })], "GET /x/{a}", { a: "b/c" }, "/x/b%2Fc"],
  ["GET /x", [query("a b", { explode: false, schema: LIST })], "GET /x{?a%20b}", { "a%20b": [1, 2] }, "/x?a%20b=1,2"],
  // Left over in the query, a name may be any text.
  ["GET /x", [query("sort:by"), query("")], "GET /x", { "sort:by": 1, "": 2 }, "/x?sort%3Aby=1&=2"],
  ["GET /x/{a b}/{c,d}", [inPath("a b")], "GET /x/{a%20b}/{c%2Cd}", { "a%20b": 1, "c%2Cd": 2 }, "/x/1/2"],
  ["GET /x/{id:}/{id?}", [], "GET /x/{id%3A}/{id%3F}", { "id%3A": 1, "id%3F": 2 }, "/x/1/2"],
  [
    "GET /x/{a}",
    [inPath("a", { schema: undefined, content: { "application/json": {} } })],
    "GET /x/{a}",
    { a: "{}" },
    "/x/%7B%7D",
  ],
  // One name in two places.
  ["GET /x/{id}", [inPath("id"), query("id")], "GET /x/{id_in_path}", { id_in_path: 1, id: 2 }, "/x/1?id=2"],
  ["POST /x/{id}", [inPath("id"), query("id")], "POST /x/{id_in_path}{?id}", { id_in_path: 1, id: 2 }, "/x/1?id=2"],
  [
    "GET /x/{id}",
    [inPath("id", { style: "matrix" }), query("id")],
    "GET /x/;id={id_in_path}",
    { id_in_path: 1, id: 2 },
    "/x/;id=1?id=2",
  ],
  [
    "GET /x/{ids}",
    [inPath("ids", { style: "matrix", explode: true, schema: LIST }), query("ids")],
    "GET /x/{;%69ds*}",
    { "%69ds": ["1", "2"], ids: 3 },
    "/x/;%69ds=1;%69ds=2?ids=3",
  ],
  ["GET /x/{a b}", [inPath("a b", { style: "matrix" })], "GET /x/;a%20b={a%20b}", { "a%20b": 1 }, "/x/;a%20b=1"],
]);

const OPTION_NAMES = ["args", "baseUrl", "data", "headers", "mediaType", "method", "request", "url"];
routes("names of options, which go through args", [
  ...OPTION_NAMES.map((name): Row => ["GET /x", [query(name)], "GET /x", { args: { [name]: "t" } }, `/x?${name}=t`]),
  ...OPTION_NAMES.map((name): Row => [`GET /x/{${name}}`, [], `GET /x/{${name}}`, { args: { [name]: "t" } }, "/x/t"]),
  ...OPTION_NAMES.filter((name) => name !== "data").map((name): Row => [
    "POST /x",
    [query(name)],
    `POST /x{?${name}}`,
    { args: { [name]: "t" }, data: {} },
    `/x?${name}=t`,
  ]),
  // Beside a body, `data` is the body; without one, it is a name like the others.
  ["POST /x", [query("data")], "POST /x{?%64ata}", { "%64ata": "t", data: [1] }, "/x?%64ata=t"],
  ["POST /x/{data}", [inPath("data")], "POST /x/{data_in_path}", { data_in_path: "t", data: [1] }, "/x/t"],
  ["DELETE /x", [query("data")], "DELETE /x{?data}", { args: { data: "t" } }, "/x?data=t"],
]);

routes("parameters beside a body", [
  ["POST /x", [], "POST /x", { data: { a: 1 } }, "/x"],
  ["POST /x", [query("force")], "POST /x{?force}", { force: true, data: { a: 1 } }, "/x?force=true"],
  [
    "POST /x/{id}",
    [inPath("id"), query("force"), IDS],
    "POST /x/{id}{?force,ids}",
    { id: 1, ...ID_VALUES },
    "/x/1?ids=1,2",
  ],
  ["QUERY /x", [query("force")], "QUERY /x{?force}", { force: true, data: { a: 1 } }, "/x?force=true"],
]);

/* ---- documents ---- */

const test = suite("documents");

test("one key for each operation, and one path item for those of one key", () => {
  const { document, notes } = respell({
    paths: {
      "/x": {
        summary: "About x",
        servers: [{ url: "https://x.example" }],
        parameters: [query("trace")],
        get: { operationId: "list", tags: ["a"], parameters: [IDS], responses: {} },
        post: { operationId: "make", requestBody: { content: {} }, "x-own": 1 },
        put: { operationId: "put", requestBody: { content: {} } },
        head: { operationId: "look" },
      },
    },
  });
  const shared = { summary: "About x", servers: [{ url: "https://x.example" }] };
  const trace = query("trace");
  assert.equal(document.paths, {
    "/x{?ids}": { ...shared, get: { operationId: "list", tags: ["a"], parameters: [trace, IDS], responses: {} } },
    "/x{?trace}": {
      ...shared,
      put: { operationId: "put", requestBody: { content: {} }, parameters: [trace] },
      post: { operationId: "make", requestBody: { content: {} }, "x-own": 1, parameters: [trace] },
    },
    "/x": { ...shared, head: { operationId: "look", parameters: [trace] } },
  });
  assert.equal(notes, []);
});

test("a parameter of an operation overrides that of its path item", () => {
  const operation = { parameters: [query("a", { schema: LIST, explode: false })] };
  const { document } = respell({ paths: { "/x": { parameters: [query("a")], get: operation, head: {} } } });
  assert.equal(routesOf(document), ["GET /x{?a}", "HEAD /x"]);
});

test("what is no operation stays", () => {
  const others = {
    "/y": { summary: "Nothing yet" },
    "/z": null,
    "x-own": "text",
    "x-hidden": { get: { parameters: [IDS] } },
  };
  const members = {
    paths: { "/x": { get: {} }, ...others },
    webhooks: { hook: { post: {} } },
    "x-root": { $ref: "#/x" },
  };
  const { document } = respell({ ...members, components: { schemas: { A: { $ref: 1, enum: [null] } } } });
  const { openapi, info, ...rest } = document;
  assert.equal(rest, { ...members, components: { schemas: { A: { $ref: 1, enum: [null] } } } });
  assert.equal(respell({}).document.paths, {});
});

test("texts in place of lists and of JSON", () => {
  const parameters = [
    query("pipes", { description: "Names", style: "pipeDelimited", explode: false, schema: LIST, example: ["a"] }),
    query("spaces", { required: true, style: "spaceDelimited", schema: LIST, examples: {} }),
    query("text", { style: "pipeDelimited", explode: false }),
    query("json", { schema: undefined, content: { "application/json": { schema: OBJECT } } }),
  ];
  const { document } = respell({ paths: { "/x": { get: { parameters } } } });
  assert.equal(parametersOf(document), [
    query("pipes", { description: 'Names\n\nA text, in which "|" are between the items.' }),
    query("spaces", { required: true, description: "A text, in which spaces are between the items." }),
    parameters[2],
    query("json", { description: "A text of the type application/json." }),
  ]);
});

test("parameters that no path has a place for go, even if they are all", () => {
  const { document } = respell({ paths: { "/x": { get: { parameters: [inPath("a")] } } } });
  assert.equal(document.paths, { "/x": { get: { parameters: [] } } });
});

test("parameters of headers and cookies stay", () => {
  const parameters = [{ name: "a", in: "header" }, { name: "b", in: "cookie", explode: false, schema: LIST }, IDS];
  const { document } = respell({ paths: { "/x": { get: { parameters } } } });
  assert.equal(parametersOf(document), parameters);
});

test("the given document stays as it is, and shares nothing with the new one", () => {
  const given = {
    openapi: "3.0.0",
    paths: { "/x": { get: { parameters: [IDS], responses: {} } } },
    components: { schemas: { Rgb: OBJECT } },
  };
  const before = JSON.stringify(given);
  const document: Json = spell(given);
  const fill = (value: Json): void => {
    for (const name of Object.keys(value))
      typeof value[name] === "object" ? fill(value[name]) : (value[name] = "other");
    value.more = 1;
  };
  fill(document);
  assert.is(JSON.stringify(given), before);
});

test("a respelled document is respelled to itself", () => {
  const { document } = respell({
    paths: {
      "/x/{id}": { get: { parameters: [IDS, inPath("id", { style: "label" })] }, post: { parameters: [query("a")] } },
    },
  });
  assert.equal(spell(document), document);
});

test("schemas that seem to be references, and names that objects inherit", () => {
  const schema = JSON.parse('{ "properties": { "$ref": { "type": "string" }, "__proto__": { "type": "string" } } }');
  const { document } = respell({ paths: { "/x": { get: { responses: { 200: schema } } } } });
  assert.is(JSON.stringify(document.paths["/x"].get.responses[200]), JSON.stringify(schema));
});

test("OpenAPI 3.2: methods of one's own, a query in one piece, and slashes in the path", () => {
  const form = { "application/x-www-form-urlencoded": { schema: OBJECT } };
  const json = { "application/json": { schema: OBJECT } };
  const { document, notes } = respell({
    openapi: "3.2.0",
    paths: {
      "/x/{rest}": {
        parameters: [inPath("rest", { allowReserved: true })],
        query: { parameters: [query("a")] },
        additionalOperations: { COPY: { parameters: [{ name: "all", in: "querystring", content: form }] } },
      },
      "/y": { get: { parameters: [{ name: "all", in: "querystring", content: json }] } },
    },
  });
  const rest = inPath("rest", { allowReserved: true });
  assert.equal(document.paths, {
    "/x/{+rest}{?a}": { query: { parameters: [rest, query("a")] } },
    "/x/{+rest}{?all*}": {
      additionalOperations: { COPY: { parameters: [rest, { name: "all", in: "query", schema: OBJECT }] } },
    },
    "/y": { get: { parameters: [{ name: "all", in: "querystring", content: json }] } },
  });
  assert.equal(notes, ['GET /y: "all" is the whole query, which can be spelled if it is a form']);
});
test.run();

/* ---- references ---- */

const references = suite("references");

references("to parameters stay where nothing changes", () => {
  const components = {
    parameters: {
      Ids: IDS,
      Force: query("force"),
      Own: { $ref: "#/components/parameters/Ids" },
      "a/b~1c": query("sort:by"),
    },
  };
  const to = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const { document } = respell({
    components,
    paths: { "/x": { post: { parameters: [to("Own"), to("Force"), to("a~1b~01c")] } } },
  });
  assert.equal(document.paths, {
    "/x{?ids,force,sort%3Aby}": { post: { parameters: [to("Own"), to("Force"), query("sort%3Aby")] } },
  });
  assert.equal(document.components, components);
});

references("to path items are filled in", () => {
  const items = { X: { get: { parameters: [IDS] } } };
  const { document } = respell({
    components: { pathItems: items },
    paths: { "/x": { $ref: "#/components/pathItems/X", summary: "X" }, "/y": { $ref: "#/paths/~1x" } },
  });
  assert.equal(document.paths, {
    "/x{?ids}": { summary: "X", ...items.X },
    "/y{?ids}": { ...items.X },
  });
});

references("into `paths` follow the new keys", () => {
  const response = { description: "fine" };
  const to = ($ref: string) => ({ $ref });
  const { document } = respell({
    paths: {
      "/a/{b~c}": { get: { parameters: [inPath("b~c"), IDS], responses: { 200: response } } },
      "/y": { additionalOperations: { COPY: { parameters: [IDS], responses: { 200: response } } } },
      "/x": {
        get: {
          responses: {
            200: to("#/paths/~1a~1{b~0c}/get/responses/200"),
            201: to("#/paths/~1a~1%7Bb~0c%7D/get/responses/200"),
            202: { links: { next: { operationRef: "#/paths/~1a~1{b~0c}/get" } } },
            203: to("#/paths/~1y/additionalOperations/COPY/responses/200"),
          },
        },
      },
    },
  });
  const key = "/a/{b%7Ec}{?ids}";
  assert.equal(Object.keys(document.paths), [key, "/y{?ids}", "/x"]);
  const { 200: plain, 201: encoded, 202: linking, 203: further } = document.paths["/x"].get.responses;
  assert.equal(lookUp(document, plain.$ref), response);
  assert.equal(plain, encoded);
  assert.equal(lookUp(document, further.$ref), response);
  assert.equal(lookUp(document, linking.links.next.operationRef), document.paths[key].get);
});

/** What stands at a reference, by the letter of RFC 6901. */
function lookUp(document: Json, reference: string): Json {
  const names = decodeURIComponent(reference).split("/").slice(1);
  return names.reduce((at, name) => at[name.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

references("to parameters in `paths`, which do not keep their places, are filled in", () => {
  const to = ($ref: string) => ({ $ref });
  const tags = query("tags", { style: "pipeDelimited", schema: LIST });
  const { document, notes } = respell({
    paths: {
      "/a": {
        parameters: [IDS],
        get: { parameters: [tags, query("own", { schema: to("#/paths/~1a/get/parameters/0/schema") })] },
      },
      "/b": { get: { parameters: [to("#/paths/~1a/parameters/0"), to("#/paths/~1a/get/parameters/0")] } },
    },
    components: {
      schemas: { Tags: to("#/paths/~1a/get/parameters/0/schema"), Deep: to("#/paths/~1a/get/parameters/1/schema") },
    },
  });
  const text = query("tags", { description: 'A text, in which "|" are between the items.' });
  assert.equal(document, {
    openapi: "3.1.0",
    info: { title: "Acme", version: "1" },
    paths: {
      "/a{?ids}": { get: { parameters: [IDS, text, query("own", { schema: LIST })] } },
      "/b{?ids}": { get: { parameters: [IDS, text] } },
    },
    components: { schemas: { Tags: LIST, Deep: LIST } },
  });
  assert.equal(notes, []);
});

references("to nothing stay, and so do names that look like references", () => {
  const to = ($ref: string) => ({ $ref });
  const responses = {
    200: to("#/paths/~1no/get/responses/200"),
    201: to("#/paths/~1x/put"),
    202: to("other.yaml#/paths/~1x/get"),
    203: { links: { next: { operationRef: "#/paths/~1no/get" } }, example: { name: "#/paths/~1x/get" } },
  };
  const { document } = respell({ paths: { "/x": { get: { parameters: [IDS], responses } } } });
  assert.equal(document.paths["/x{?ids}"].get.responses, responses);
});

references("a schema in `paths` that holds itself", () => {
  const tree = { type: "object", properties: { sub: { $ref: "#/paths/~1a/get/parameters/0/schema" } } };
  const { document } = respell({ paths: { "/a": { get: { parameters: [query("q", { schema: tree })] } } } });
  const inner = { type: "object", properties: { sub: {} } };
  assert.equal(parametersOf(document)[0].schema, { type: "object", properties: { sub: inner } });
});

const ABSENT = "is not in this file: join all files into one first";
const NOWHERE: readonly (readonly [given: Json, note: string])[] = [
  [{ get: { parameters: [{ $ref: "other.yaml#/ids" }] } }, `GET /x: other.yaml#/ids ${ABSENT}`],
  [{ get: { parameters: [{ $ref: "#/components/parameters/No" }] } }, `GET /x: #/components/parameters/No ${ABSENT}`],
  [
    { get: { parameters: [{ $ref: "#/paths/~1x/get/parameters/0" }] } },
    `GET /x: #/paths/~1x/get/parameters/0 ${ABSENT}`,
  ],
  [{ $ref: "other.yaml" }, `/x: other.yaml ${ABSENT}`],
  [{ get: { parameters: [{ $ref: "#/100%" }] } }, `GET /x: #/100% ${ABSENT}`],
];
for (const [item, note] of NOWHERE) {
  references(`that lead nowhere: ${note}`, () => assert.equal(respell({ paths: { "/x": item } }).notes, [note]));
}
references.run();

/* ---- what cannot be spelled ---- */

const unspelled = suite("notes");
const NOTES: readonly (readonly [paths: Json, note: string, routes: readonly string[]])[] = [
  [{ "/x": { get: { requestBody: {} } } }, "GET /x: its body is not sent, for a GET has none", ["GET /x"]],
  [{ "/x": { delete: { parameters: [query("")] } } }, "DELETE /x: a parameter of the query has no name", ["DELETE /x"]],
  [{ "//x": { get: {} } }, "GET //x: one slash is sent where the path begins with two", ["GET //x"]],
  [
    { "/x": { get: { parameters: [inPath("a")] } } },
    'GET /x: "a" is left out, for the path has no place for it',
    ["GET /x"],
  ],
  [
    { "/x": { get: { parameters: [IDS] } }, "/x{?ids}": { get: { parameters: [IDS] }, post: {} } },
    "GET /x{?ids}: left out, for another operation has the key /x{?ids}",
    ["GET /x{?ids}", "POST /x{?ids}"],
  ],
  [
    { "/x": { get: { parameters: [query("a", { style: "deepObject", schema: { type: "object" } })] } } },
    'GET /x: no members of "a" are described, so there is no name to spell; args: { "a[...]": value } sends one',
    ["GET /x"],
  ],
];
for (const [paths, note, wanted] of NOTES) {
  unspelled(note, () => {
    const { document, notes } = respell({ paths });
    assert.equal(notes, [note]);
    assert.equal(routesOf(document), wanted);
  });
}

const REFUSED: readonly (readonly [document: unknown, message: string])[] = [
  [{ swagger: "2.0", paths: {} }, "this is Swagger 2.0: convert it to OpenAPI 3 first"],
  [{ openapi: "4.0.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [{ openapi: "3.10.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [{ paths: {} }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  ["openapi: 3.1.0", "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [null, "this is no OpenAPI 3.0, 3.1 or 3.2"],
];
for (const [document, message] of REFUSED) {
  unspelled(`refused: ${JSON.stringify(document)}`, () => {
    const { error } = attempt(() => spell(document as object));
    assert.instance(error, TypeError);
    assert.is(error!.message, message);
  });
}
unspelled.run();

/* ---- the program, and the plugin of Redocly ---- */

const programs = suite("programs");
const FOLDER = resolve("tests/.test/spelled");
const INSTALLED = "node_modules/tiny-endpoint/tests/apis/spell.mjs";

/** A folder that holds these files and the installed program, and nothing else. */
function folderOf(files: Readonly<Record<string, string>>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ ...files, [INSTALLED]: readFileSync("tests/apis/spell.mjs") })) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
}

/** Runs a command there, and gives what it wrote. */
function run(command: string, input = ""): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(command, { cwd: FOLDER, shell: true, input, encoding: "utf8" });
  return { status, stdout, stderr };
}

const DOCUMENT = { openapi: "3.1.0", paths: { "/x": { get: { parameters: [IDS], requestBody: {} } } } };
const SPELLED = { openapi: "3.1.0", paths: { "/x{?ids}": { get: { parameters: [IDS], requestBody: {} } } } };
const NOTE = "GET /x: its body is not sent, for a GET has none\n";

programs("as the first lines of the file say", () => {
  folderOf({ "openapi.json": JSON.stringify(DOCUMENT) });
  const [command = ""] = /node \S*spell\.mjs .*/.exec(readFileSync("tests/apis/spell.mjs", "utf8")) ?? [];
  assert.ok(spec.includes(`\`${command}\``), "SPEC.md says it, too");
  assert.equal(run(command), { status: 0, stdout: "", stderr: NOTE });
  assert.equal(JSON.parse(readFileSync(join(FOLDER, "spelled.json"), "utf8")), SPELLED);
});

const YAML = "; for YAML, see redocly.yaml at the top of spell.mjs\n";
const COMMANDS: readonly (readonly [command: string, input: string, status: number, stderr: string | RegExp])[] = [
  [`node ${INSTALLED}`, JSON.stringify(DOCUMENT), 0, NOTE],
  [`node ../spelled/${INSTALLED}`, JSON.stringify(DOCUMENT), 0, NOTE],
  [`node ${INSTALLED}`, '{ "swagger": "2.0" }', 1, "this is Swagger 2.0: convert it to OpenAPI 3 first\n"],
  [`node ${INSTALLED}`, "openapi: 3.1.0", 1, YAML],
  [`node ${INSTALLED} no.json`, "", 1, "no such file or directory, open 'no.json'\n"],
];
for (const [command, input, status, words] of COMMANDS) {
  programs(`${command} < ${input}`, () => {
    folderOf({});
    const result = run(command, input);
    assert.is(result.status, status, result.stderr);
    assert.ok(result.stderr.endsWith(`${words}`), result.stderr);
    assert.is(result.stderr.split("\n").length, 2, "one line");
    assert.equal(result.stdout && JSON.parse(result.stdout), status ? "" : SPELLED);
  });
}

const FILES = {
  "openapi.yaml": `
openapi: 3.1.0
info: { title: Acme, version: "1" }
paths:
  /pets: { $ref: paths/pets.yaml }
  /pets/{id}:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { $ref: shared.yaml#/ids }
        - { name: filter, in: query, style: deepObject, schema: { $ref: shared.yaml#/filter } }
      responses: { "200": { $ref: "#/paths/~1pets/get/responses/200" } }
`,
  "paths/pets.yaml": `
get:
  parameters: [{ $ref: ../shared.yaml#/ids }]
  responses:
    "200":
      description: fine
      content: { application/json: { schema: { $ref: ../shared.yaml#/pets } } }
post:
  parameters:
    - { name: dry_run, in: query, schema: { type: boolean } }
    - { name: free, in: query, style: deepObject, schema: { type: object } }
  requestBody: { content: { application/json: { schema: { type: object } } } }
  responses: { "201": { description: made } }
`,
  "shared.yaml": `
ids: { name: ids, in: query, explode: false, schema: { type: array, items: { type: integer } } }
filter: { type: object, properties: { status: { enum: [open, sold] }, owner: { $ref: "#/owner" } } }
owner: { type: object, properties: { name: { type: string } } }
pets: { type: array, items: { type: string } }
`,
};

programs("SPEC.md's redocly.yaml, on YAML in several files", () => {
  const [, command = "", config = ""] = /`(npx openapi-typescript)`:\n\n```yaml\n([^]*?)^```$/m.exec(spec) ?? [];
  assert.ok(
    readFileSync("tests/apis/spell.mjs", "utf8").includes(config.replace(/^(?=.)/gm, " *     ")),
    "the same lines",
  );
  folderOf({ ...FILES, "redocly.yaml": config });
  const { status, stdout, stderr } = run(command);
  assert.is(status, 0, stdout + stderr);
  const note = 'POST /pets: no members of "free" are described, so there is no name to spell at #/';
  assert.ok((stdout + stderr).includes(note), stdout + stderr);
  const types = readFileSync(join(FOLDER, "api.d.ts"), "utf8");
  assert.equal(types.match(/^    "\/.*(?=: \{$)/gm), [
    '    "/pets{?ids}"',
    '    "/pets{?dry_run}"',
    '    "/pets/{id}{?ids}"',
  ]);
  for (const words of ['"filter[status]"?: "open" | "sold";', '"filter[owner][name]"?: string;', "id: number;"])
    assert.ok(types.includes(words), words);
  assert.not.match(types, "paths[", "a reference into paths that was not followed");
});
programs.run();
