/** What spell.mjs makes of descriptions, and what is sent by the routes that it makes. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

/** A parameter, by what differs from a text that may be left out. */
const query = (name: string, members: object = {}): Json => ({ name, in: "query", schema: TEXT, ...members });
const inPath = (name: string, members: object = {}): Json => ({ ...query(name, members), in: "path", required: true });
const deepObject = (schema?: Json, members: object = {}): Json =>
  query("a", { style: "deepObject", schema, ...members });
const to = ($ref: string): Json => ({ $ref });
const IDS = query("ids", { explode: false, schema: LIST });

/** Respells a document that nobody can write to, and gives the notes as well. */
function respell(members: object): { document: Json; notes: string[] } {
  const notes: string[] = [];
  const document = spell(frozen({ openapi: "3.1.0", ...members }), (note) => notes.push(note));
  return { document, notes };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/* ---- routes ---- */

/** A route, its parameters, the new route, what it is called with, and what is sent. A `POST` has a body. */
type Row = readonly [route: string, parameters: readonly Json[], spelled: string, options: object, sent: string];

function routes(title: string, rows: readonly Row[]): void {
  const test = suite(title);
  for (const [given, parameters, spelled, options, sent] of rows) {
    test(`${given} ${JSON.stringify(parameters)}`, () => {
      const [, method, path] = /^(\w+) (.*)$/s.exec(given)!;
      const operation = { parameters, ...(method === "POST" && { requestBody: { content: {} } }) };
      const { document, notes } = respell({ paths: { [path!]: { [method!.toLowerCase()]: operation } } });
      const route = `${method} ${Object.keys(document.paths)}`;
      assert.is(route, spelled);
      assert.is(endpoint(route, { baseUrl: "https://h.example", ...options }).url, `https://h.example${sent}`);
      assert.equal(notes, []);
    });
  }
  test.run();
}

const TEXT_OR_LIST = { oneOf: [TEXT, LIST] };
const TEXT_OR_OBJECT = { anyOf: [TEXT, OBJECT, { type: "null" }] };
const VALUES = new Map<Json, unknown>([
  [LIST, ["x", "y z"]],
  [TEXT_OR_LIST, ["x", "y z"]],
  [OBJECT, { r: 1, g: 2 }],
]);

/** A style, `explode`, a schema, what is spelled, and what is sent. */
const PATH_STYLES: readonly (readonly [string, boolean, Json, string, string])[] = [
  ["simple", false, LIST, "{a*}", "x,y%20z"],
  ["simple", false, TEXT_OR_LIST, "{a*}", "x,y%20z"],
  ["simple", false, TEXT_OR_OBJECT, "{a}", "t"],
  ["simple", false, {}, "{a}", "t"],
  ["simple", true, TEXT, "{a}", "t"],
  ["simple", true, LIST, "{a*}", "x,y%20z"],
  ["simple", true, OBJECT, "{a*}", "r=1,g=2"],
  ["label", false, LIST, ".{a*}", ".x,y%20z"],
  ["label", true, TEXT, ".{a}", ".t"],
  ["label", true, LIST, "{.a*}", ".x.y%20z"],
  ["matrix", false, LIST, ";a={a*}", ";a=x,y%20z"],
  ["matrix", true, TEXT, ";a={a}", ";a=t"],
  ["matrix", true, LIST, "{;a*}", ";a=x;a=y%20z"],
];
routes(
  "styles of the path",
  PATH_STYLES.map(([style, explode, schema, spelled, sent]) => [
    "GET /x/{a}",
    [inPath("a", { style, explode, schema })],
    `GET /x/${spelled}`,
    { a: VALUES.get(schema) ?? "t" },
    `/x/${sent}`,
  ]),
);

const XY = ["x", "y"];
const JSON_TYPE = { "application/json": { schema: OBJECT } };

/** Members of a parameter, a value, what is spelled without a body and beside one, and what both send. */
const QUERY_STYLES: readonly (readonly [members: object, value: unknown, get: string, post: string, sent: string])[] = [
  // `form` exploded is what a parameter has that says nothing.
  [{}, "t", "", "{?a}", "?a=t"],
  [{ schema: LIST }, XY, "", "{?a*}", "?a=x&a=y"],
  [{ schema: OBJECT }, { r: 1, g: 2 }, "{?a*}", "{?a*}", "?r=1&g=2"],
  [{ explode: false }, "t", "", "{?a}", "?a=t"],
  [{ explode: false, schema: LIST }, XY, "{?a}", "{?a}", "?a=x,y"],
  [{ explode: false, schema: OBJECT }, { r: 1, g: 2 }, "{?a}", "{?a}", "?a=r,1,g,2"],
  // Between pipes and spaces, a list is a text.
  [{ style: "pipeDelimited", schema: OBJECT }, "r|1|g|2", "", "{?a}", "?a=r%7C1%7Cg%7C2"],
  [{ style: "spaceDelimited", schema: LIST }, "x y", "", "{?a}", "?a=x%20y"],
  [{ style: "pipeDelimited", explode: true, schema: LIST }, XY, "", "{?a*}", "?a=x&a=y"],
  // What `deepObject` makes of lists and texts is not defined; they are written as if it were not there.
  [{ style: "deepObject", explode: false, schema: LIST }, XY, "", "{?a*}", "?a=x&a=y"],
  [{ style: "deepObject" }, "t", "", "{?a}", "?a=t"],
  [{ schema: undefined, content: JSON_TYPE }, '{"r":1}', "", "{?a}", "?a=%7B%22r%22%3A1%7D"],
  // Types by other words than `type`; what may be anything may be a list.
  [{ explode: false, schema: { type: ["null", "array"] } }, XY, "{?a}", "{?a}", "?a=x,y"],
  [{ style: "deepObject", schema: { items: TEXT } }, XY, "", "{?a*}", "?a=x&a=y"],
  [{ explode: false, schema: { oneOf: [TEXT, LIST] } }, XY, "{?a}", "{?a}", "?a=x,y"],
  [{ explode: false, schema: { type: "string", allOf: [{ anyOf: [LIST] }] } }, XY, "{?a}", "{?a}", "?a=x,y"],
  [{ schema: { properties: { r: TEXT } } }, { r: 1 }, "{?a*}", "{?a*}", "?r=1"],
  [{ schema: { additionalProperties: true } }, { r: 1 }, "{?a*}", "{?a*}", "?r=1"],
  [{ explode: false, schema: { enum: ["t", "u"] } }, "t", "", "{?a}", "?a=t"],
  [{ explode: false, schema: {} }, XY, "{?a}", "{?a}", "?a=x,y"],
];
routes(
  "styles of the query",
  QUERY_STYLES.flatMap(([members, a, get, post, sent]) =>
    Object.entries({ GET: get, POST: post }).map(([method, spelled]): Row => [
      `${method} /x`,
      [query("a", members)],
      `${method} /x${spelled}`,
      { a },
      `/x${sent}`,
    ]),
  ),
);

const ID_VALUES = { ids: [1, 2] };

routes("paths", [
  ["GET /x?a=1&", [IDS], "GET /x?a=1{&ids}", ID_VALUES, "/x?a=1&ids=1,2"],
  ["GET /x?", [IDS], "GET /x{?ids}", ID_VALUES, "/x?ids=1,2"],
  ["GET /x#part?", [IDS], "GET /x{?ids}#part?", ID_VALUES, "/x?ids=1,2#part?"],
  // Placeholders that are described for the query, or not at all.
  ["GET /x?q={q}", [query("q"), IDS], "GET /x?q={q}{&ids}", { q: "1", ...ID_VALUES }, "/x?q=1&ids=1,2"],
  ["GET /x/:a/b.:c", [inPath("a")], "GET /x/{a}/b.{c}", { a: 1, c: 2 }, "/x/1/b.2"],
  ["GET /x:batch?a=/:b#/:c", [], "GET /x:batch?a=/:b#/:c", {}, "/x:batch?a=/:b#/:c"],
  // Expressions of RFC 6570 stay.
  ["GET /x{?a,b*}#part", [query("a"), query("b"), IDS], "GET /x{?a,b*,ids}#part", ID_VALUES, "/x?ids=1,2#part"],
  ["GET /x{/id}{#b}", [inPath("id")], "GET /x{/id}{#b}", { id: 1 }, "/x/1"],
  ["GET /x/{.json}", [inPath(".json")], "GET /x/{%2Ejson}", { "%2Ejson": "a" }, "/x/a"],
  // What no literal may have.
  ['GET /a b/c"d/e|f/{a}', [], "GET /a%20b/c%22d/e%7Cf/{a}", { a: 1 }, "/a%20b/c%22d/e%7Cf/1"],
  ["GET /100%/a%20b/é/{a", [], "GET /100%25/a%20b/é/%7Ba", {}, "/100%25/a%20b/%C3%A9/%7Ba"],
  ["GET /*rest/*/a*b", [], "GET /%2Arest/*/a*b", {}, "/%2Arest/*/a*b"],
  ["GET /{type}/${operation}", [], "GET /{type}/%24{operation}", { type: "a", operation: "b" }, "/a/%24b"],
]);

routes("names", [
  ["GET /x/{enterprise-team}", [], "GET /x/{enterprise-team}", { "enterprise-team": 1 }, "/x/1"],
  ["POST /x", [query("$top"), query("page[size]")], "POST /x{?$top,page[size]}", { $top: 1 }, "/x?%24top=1"],
  [
    "POST /x",
    [query("é ,*%41")],
    "POST /x{?%C3%A9%20%2C%2A%2541}",
    { "%C3%A9%20%2C%2A%2541": 1 },
    "/x?%C3%A9%20%2C%2A%2541=1",
  ],
  ["POST /x", [query("a.b-c")], "POST /x{?a.b-c}", { "a.b-c": 1 }, "/x?a.b-c=1"],
  ["POST /x", [query("-a..b")], "POST /x{?%2Da%2E%2Eb}", { "%2Da%2E%2Eb": 1 }, "/x?%2Da%2E%2Eb=1"],
  ["POST /x", [query("a.-b"), query("a-.")], "POST /x{?a%2E%2Db,a%2D%2E}", { "a%2E%2Db": 1 }, "/x?a%2E%2Db=1"],
  ["GET /x", [query("a b", { explode: false, schema: LIST })], "GET /x{?a%20b}", { "a%20b": [1, 2] }, "/x?a%20b=1,2"],
  ["GET /x/{a b}/{c?}", [inPath("a b")], "GET /x/{a%20b}/{c%3F}", { "a%20b": 1, "c%3F": 2 }, "/x/1/2"],
  ["GET /x/{a b}", [inPath("a b", { style: "matrix" })], "GET /x/;a%20b={a%20b}", { "a%20b": 1 }, "/x/;a%20b=1"],
  ["GET /x/{a}", [inPath("a", { allowReserved: true })], "GET /x/{a}", { a: "b/c" }, "/x/b%2Fc"],
  // Left over in the query, a name may be any text.
  ["GET /x", [query("sort:by"), query("")], "GET /x", { "sort:by": 1, "": 2 }, "/x?sort%3Aby=1&=2"],
  // One name in two places.
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
    { "%69ds": [1, 2], ids: 3 },
    "/x/;%69ds=1;%69ds=2?ids=3",
  ],
  // Names of options go through `args`. Beside a body, `data` is the body; without one, it is a name like the others.
  ["POST /x", [query("url")], "POST /x{?url}", { args: { url: "t" }, data: {} }, "/x?url=t"],
  ["POST /x", [query("data")], "POST /x{?%64ata}", { "%64ata": "t", data: [1] }, "/x?%64ata=t"],
  ["POST /x/{data}", [inPath("data")], "POST /x/{data_in_path}", { data_in_path: "t", data: [1] }, "/x/t"],
  ["DELETE /x", [query("data")], "DELETE /x{?data}", { args: { data: "t" } }, "/x?data=t"],
  ["HEAD /x", [query("a"), IDS], "HEAD /x{?ids}", { a: 1 }, "/x?a=1"],
  ["QUERY /x", [query("a")], "QUERY /x{?a}", { a: 1 }, "/x?a=1"],
]);

/* ---- parameters of a `GET`, what becomes of them (by their names alone, if that will do), and the notes ---- */

const SCHEMAS = {
  Rgb: OBJECT,
  Loop: { properties: { r: TEXT }, anyOf: [to("#/components/schemas/Loop")] },
  Tree: { type: "object", properties: { name: TEXT, sub: to("#/components/schemas/Tree") } },
};
const unnamed = (name: string): string =>
  `no members of "${name}" are described, so there is no name to spell; args: { "${name}[...]": value } sends one`;
const absent = ($ref: string): string => `${$ref} is not in this file: join all files into one first`;
const STATUS = { ...TEXT, description: "Open or not", deprecated: true };

const PARAMETERS: readonly (readonly [given: Json, respelled: readonly (Json | string)[], ...notes: string[]])[] = [
  [deepObject(OBJECT), ["a[r]", "a[g]"]],
  [deepObject(to("#/components/schemas/Rgb")), ["a[r]", "a[g]"]],
  [deepObject({ type: "object", properties: { in: OBJECT, ids: LIST } }), ["a[in][r]", "a[in][g]", "a[ids]"]],
  [deepObject({ allOf: [OBJECT, { properties: { b: TEXT } }] }), ["a[r]", "a[g]", "a[b]"]],
  [deepObject({ type: ["object", "null"], properties: { r: TEXT } }), ["a[r]"]],
  [deepObject({ type: ["object", "string"], properties: { r: TEXT } }), ["a", "a[r]"]],
  [deepObject(to("#/components/schemas/Loop")), ["a[r]"]],
  [deepObject(to("#/components/schemas/Tree")), ["a[name]"], '"a[sub]" is left out, for its members would have no end'],
  [deepObject({ type: "object", additionalProperties: TEXT }), ["a"], unnamed("a")],
  [deepObject(), ["a"], unnamed("a")],
  [deepObject({ type: "object", properties: { b: { type: "object" } } }), ["a[b]"], unnamed("a[b]")],
  [
    deepObject({ type: "object", required: ["r"], properties: { r: STATUS, g: TEXT } }, { required: true }),
    [
      { ...query("a[r]", { required: true, schema: STATUS }), description: "Open or not", deprecated: true },
      query("a[g]"),
    ],
  ],
  // Members are not required of an object that is not, nor those of alternatives; they have all their schemas.
  [deepObject({ type: "object", required: ["r"], properties: { r: TEXT } }), [query("a[r]")]],
  [
    deepObject(
      { anyOf: [OBJECT, { type: "object", required: ["r"], properties: { r: LIST } }, { type: "integer" }] },
      { required: true },
    ),
    [
      query("a", { style: "form", schema: { anyOf: [{ type: "integer" }] } }),
      query("a[r]", { schema: { anyOf: [TEXT, LIST] } }),
      query("a[g]"),
    ],
  ],
  // Texts in place of lists and of JSON.
  [
    query("a", { description: "Names", style: "pipeDelimited", schema: LIST, example: ["a"] }),
    [query("a", { description: 'Names\n\nA text, in which "|" are between the items.' })],
  ],
  [
    query("a", { required: true, style: "spaceDelimited", schema: LIST, examples: {} }),
    [query("a", { required: true, description: "A text, in which spaces are between the items." })],
  ],
  [query("a", { content: JSON_TYPE }), [query("a", { description: "A text of the type application/json." })]],
  // Parameters of headers and cookies stay.
  [
    { name: "a", in: "header", explode: false, schema: LIST },
    [{ name: "a", in: "header", explode: false, schema: LIST }],
  ],
  [inPath("a"), [], '"a" is left out, for the path has no place for it'],
  [to("other.yaml#/a"), [], absent("other.yaml#/a")],
  [to("#/components/parameters/No"), [], absent("#/components/parameters/No")],
  [to("#/paths/~1x/get/parameters/0"), [], absent("#/paths/~1x/get/parameters/0")],
  [to("#/100%"), [], absent("#/100%")],
];
const parameters = suite("parameters");
for (const [given, respelled, ...notes] of PARAMETERS) {
  parameters(JSON.stringify(given), () => {
    const { document, notes: found } = respell({
      components: { schemas: SCHEMAS },
      paths: { "/x": { get: { parameters: [given] } } },
    });
    const [item] = Object.values<Json>(document.paths);
    const names = respelled.every((wanted) => typeof wanted === "string");
    assert.equal(names ? item.get.parameters.map(({ name }: Json) => name) : item.get.parameters, respelled);
    assert.equal(
      found,
      notes.map((note) => `GET /x: ${note}`),
    );
  });
}
parameters.run();

/* ---- documents: the operations of one, what becomes of them, and the notes ---- */

/** Operations by their routes, or by their parameters alone, and path items with all else that they have. */
type Operations = Readonly<Record<string, Json>>;

function pathsOf(operations: Operations): Json {
  const paths: Json = {};
  for (const [name, given] of Object.entries(operations)) {
    const [method, path] = name.startsWith("/") ? [undefined, name] : name.split(" ");
    const members = Array.isArray(given) ? { parameters: given } : given;
    paths[path!] = { ...paths[path!], ...(method ? { [method.toLowerCase()]: members } : members) };
  }
  return paths;
}

const COMPONENTS = {
  parameters: { Ids: IDS, Force: query("force"), Own: to("#/components/parameters/Ids"), "a/b~1c": query("a:b") },
  schemas: { A: { $ref: 1, enum: [null] } },
};
const component = (name: string): Json => to(`#/components/parameters/${name}`);
const SHARED = { summary: "About x", servers: [{ url: "https://x.example" }] };
const LISTING = { operationId: "list", tags: ["a"], responses: {} };
const MAKING = { operationId: "make", requestBody: { content: {} }, "x-own": 1 };
const SLASHES = inPath("a", { allowReserved: true });
const WHOLE = { name: "all", in: "querystring", content: JSON_TYPE };
const TAGS = query("tags", { style: "pipeDelimited", schema: LIST });
const TAGS_AS_TEXT = query("tags", { description: 'A text, in which "|" are between the items.' });
const SEEMING = JSON.parse('{ "properties": { "$ref": { "type": "string" }, "__proto__": { "type": "string" } } }');
const answers = (answer: Json): Json => ({ responses: { 200: answer } });
const next = (operationRef: string): Json =>
  answers({ links: { next: { operationRef } }, example: { name: "#/paths/~1x/get" } });
const tree = (sub: Json): Json => ({ type: "object", properties: { sub } });

type DocumentRow = readonly [title: string, given: Operations, respelled?: Operations, ...notes: string[]];

const DOCUMENTS: readonly DocumentRow[] = [
  [
    "one key for each operation, and one path item for those of one key",
    {
      "/x": { ...SHARED, parameters: [query("a")] },
      "GET /x": { ...LISTING, parameters: [IDS] },
      "PUT /x": {},
      "POST /x": MAKING,
      "HEAD /x": [],
    },
    {
      "/x{?ids}": SHARED,
      "GET /x{?ids}": { ...LISTING, parameters: [query("a"), IDS] },
      "/x{?a}": SHARED,
      "PUT /x{?a}": [query("a")],
      "POST /x{?a}": { ...MAKING, parameters: [query("a")] },
      "/x": SHARED,
      "HEAD /x": [query("a")],
    },
  ],
  [
    "what an operation says overrides its path item; a placeholder that nobody describes is required",
    { "/x/{b}": { parameters: [query("ids"), query("b")] }, "GET /x/{b}": [IDS] },
    { "GET /x/{b}{?ids}": [IDS, inPath("b")] },
  ],
  [
    "a member that is described by itself, too",
    { "GET /x": [deepObject(OBJECT), query("a[r]", { schema: LIST })] },
    { "GET /x": [query("a[g]"), query("a[r]", { schema: LIST })] },
  ],
  ["what was respelled", { "POST /x/.{id}{?ids}": [inPath("id"), IDS] }],
  ["what looks like a reference, and an inherited name", { "GET /x": answers(SEEMING) }],
  ["what is no operation", { "/y": { summary: "Nothing yet" }, "GET x-hidden": [IDS] }],
  [
    "OpenAPI 3.2: slashes in the path, and what no route can spell",
    { "/x/{a}": { additionalOperations: { COPY: {} } }, "QUERY /x/{a}": [SLASHES, WHOLE] },
    { "QUERY /x/{+a}": [SLASHES, WHOLE] },
    "/x/{a}: its additionalOperations are left out",
    'QUERY /x/{a}: "all" is the whole query, which no route can spell',
  ],
  [
    "a text in place of JSON in the path",
    { "GET /x/{a}": [inPath("a", { content: JSON_TYPE })] },
    { "GET /x/{a}": [inPath("a", { description: "A text of the type application/json." })] },
  ],
  [
    "references to parameters, where nothing changes",
    { "POST /x": [component("Own"), component("Force"), component("a~1b~01c")] },
    { "POST /x{?ids,force,a%3Ab}": [component("Own"), component("Force"), query("a%3Ab")] },
  ],
  [
    "references to path items",
    { "GET /x": [IDS], "/y": { ...to("#/paths/~1x"), summary: "Y" }, "/z": to("z.yaml") },
    { "GET /x{?ids}": [IDS], "/y{?ids}": { summary: "Y" }, "GET /y{?ids}": [IDS], "/z": to("z.yaml") },
    `/z: ${absent("z.yaml")}`,
  ],
  [
    "references into `paths`, which follow the new keys",
    {
      "GET /a/{b~c}": { parameters: [inPath("b~c"), IDS], ...answers(LISTING) },
      "GET /x": answers(to("#/paths/~1a~1{b~0c}/get/responses/200")),
      "PUT /x": answers(to("#/paths/~1a~1%7Bb~0c%7D/get/responses/200")),
      "POST /x": next("#/paths/~1a~1{b~0c}/get"),
    },
    {
      "GET /a/{b%7Ec}{?ids}": { parameters: [inPath("b%7Ec"), IDS], ...answers(LISTING) },
      "GET /x": answers(to("#/paths/~1a~1%7Bb%257Ec%7D%7B%3Fids%7D/get/responses/200")),
      "PUT /x": answers(to("#/paths/~1a~1%7Bb%257Ec%7D%7B%3Fids%7D/get/responses/200")),
      "POST /x": next("#/paths/~1a~1%7Bb%257Ec%7D%7B%3Fids%7D/get"),
    },
  ],
  [
    "references to parameters in `paths`, which do not keep their places",
    {
      "/a": { parameters: [IDS] },
      "GET /a": [TAGS, query("own", { schema: to("#/paths/~1a/get/parameters/0/schema") })],
      "GET /b": [to("#/paths/~1a/parameters/0"), to("#/paths/~1a/get/parameters/0")],
      "GET /c": answers(to("#/paths/~1a/get/parameters/1/schema")),
    },
    {
      "GET /a{?ids}": [IDS, TAGS_AS_TEXT, query("own", { schema: LIST })],
      "GET /b{?ids}": [IDS, TAGS_AS_TEXT],
      "GET /c": answers(LIST),
    },
  ],
  [
    "a reference of a schema to itself",
    { "GET /x": [query("a", { schema: tree(to("#/paths/~1x/get/parameters/0/schema")) })] },
    { "GET /x{?a*}": [query("a", { schema: tree(tree({})) })] },
  ],
  [
    "references to nothing",
    { "GET /x": [IDS], "PUT /x": answers(to("other.yaml#/paths/~1x/get")), "POST /x": next("#/paths/~1no/get") },
    {
      "GET /x{?ids}": [IDS],
      "PUT /x": answers(to("other.yaml#/paths/~1x/get")),
      "POST /x": next("#/paths/~1no/get"),
    },
  ],
  ["a reference to no operation", { "GET /x": answers(to("#/paths/~1x/put")) }],
  ["a body of a GET", { "GET /x": MAKING }, undefined, "GET /x: its body is not sent, for a GET has none"],
  [
    "an object in the path",
    { "GET /x/{a}": [inPath("a", { schema: { anyOf: [OBJECT, { type: "null" }] } })] },
    undefined,
    'GET /x/{a}: "a" is an object, which a path takes with explode: true alone',
  ],
  ["no name", { "DELETE /x": [query("")] }, undefined, "DELETE /x: a parameter of the query has no name"],
  ["two slashes", { "GET //x": {} }, undefined, "GET //x: one slash is sent where the path begins with two"],
  [
    "one key of two operations",
    { "GET /x": [IDS], "GET /x{?ids}": [query("ids")], "PUT /x{?ids}": {} },
    { "GET /x{?ids}": [IDS], "PUT /x{?ids}": {} },
    "GET /x{?ids}: left out, for another operation has the key /x{?ids}",
  ],
];
const documents = suite("documents");
for (const [title, given, respelled = given, ...notes] of DOCUMENTS) {
  documents(title, () => {
    const withRest = (operations: Operations): object => ({
      openapi: "3.2.0",
      components: COMPONENTS,
      "x-root": to("#/x"),
      paths: { ...pathsOf(operations), "x-own": "text", "/none": null },
    });
    const { document, notes: found } = respell(withRest(given));
    assert.equal(document, withRest(respelled));
    assert.equal(found, notes);
  });
}
for (const [document, message] of [
  [{ swagger: "2.0", paths: {} }, "this is Swagger 2.0: convert it to OpenAPI 3 first"],
  [{ openapi: "4.0.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [{ openapi: "3.10.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [null, "this is no OpenAPI 3.0, 3.1 or 3.2"],
] as const) {
  documents(`refused: ${JSON.stringify(document)}`, () => {
    assert.is(String(attempt(() => spell(document as Json)).error), `TypeError: ${message}`);
  });
}
documents.run();

/* ---- the program, and the plugin of Redocly ---- */

const programs = suite("programs");
const FOLDER = resolve("tests/.test/spelled");

/** Makes a folder that holds these files, and the installed program by a link, as some package managers install it. */
function writeFiles(files: Readonly<Record<string, string>>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  const program = readFileSync("tests/apis/spell.mjs", "utf8");
  for (const [name, text] of Object.entries({ ...files, "node_modules/store/tests/apis/spell.mjs": program })) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  symlinkSync(join(FOLDER, "node_modules/store"), join(FOLDER, "node_modules/tiny-endpoint"), "junction");
}

/** Runs a command there, and gives what it wrote. */
function run(command: string, input = ""): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(command, { cwd: FOLDER, shell: true, input, encoding: "utf8" });
  return { status, stdout, stderr };
}

const DOCUMENT = { openapi: "3.1.0", paths: { "/x": { get: { parameters: [IDS], requestBody: {} } } } };
const SPELLED = { openapi: "3.1.0", paths: { "/x{?ids}": { get: { parameters: [IDS], requestBody: {} } } } };

programs("as the first lines of the file say", () => {
  writeFiles({ "openapi.json": JSON.stringify(DOCUMENT) });
  const [command = ""] = /node \S*spell\.mjs .*/.exec(readFileSync("tests/apis/spell.mjs", "utf8")) ?? [];
  assert.ok(spec.includes(`\`${command}\``), "SPEC.md says it, too");
  const note = "GET /x: its body is not sent, for a GET has none\n";
  assert.equal(run(command), { status: 0, stdout: "", stderr: note });
  assert.equal(JSON.parse(readFileSync(join(FOLDER, "spelled.json"), "utf8")), SPELLED);
});

for (const [input, words] of [
  ['{ "swagger": "2.0" }', "this is Swagger 2.0: convert it to OpenAPI 3 first\n"],
  ["openapi: 3.1.0", "; for YAML, see redocly.yaml at the top of spell.mjs\n"],
] as const) {
  programs(`from stdin: ${input}`, () => {
    writeFiles({});
    const { status, stdout, stderr } = run("node node_modules/tiny-endpoint/tests/apis/spell.mjs", input);
    assert.equal([status, stdout, stderr.split("\n").length], [1, "", 2], stderr);
    assert.ok(stderr.endsWith(words), stderr);
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
  writeFiles({ ...FILES, "redocly.yaml": config });
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
