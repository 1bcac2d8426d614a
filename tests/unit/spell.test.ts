/** What `spell` makes of descriptions, and what is sent by the routes that it makes. */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { spell } from "../../dist/spell.js";
import { attempt } from "../support/attempt.ts";

/** A part of a description. */
type Json = Readonly<Record<string, unknown>>;

const TEXT = { type: "string" };
const LIST = { type: "array", items: TEXT };
const OBJECT = { type: "object", properties: { r: TEXT, g: TEXT } };
const TEXT_OR_OBJECT = { anyOf: [TEXT, OBJECT] };
const JSON_TYPE = { "application/json": { schema: OBJECT } };

/** A parameter, by what differs from a text that may be left out. */
const query = (name: string, members: object = {}): Json => ({ name, in: "query", schema: TEXT, ...members });
const inPath = (name: string, members: object = {}): Json => ({ ...query(name, members), in: "path", required: true });
const to = ($ref: string): Json => ({ $ref });
const IDS = query("ids", { explode: false, schema: LIST });

/** Respells a document that nobody can write to, and gives the notes as well. */
function respell<Description extends object>(given: Description): { document: Description; notes: string[] } {
  const notes: string[] = [];
  const document = spell(frozen(given), (note) => notes.push(note));
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
      const { document, notes } = respell({
        openapi: "3.1.0",
        paths: { [path!]: { [method!.toLowerCase()]: operation } },
      });
      const route = `${method} ${Object.keys(document.paths)}`;
      assert.is(route, spelled);
      assert.is(endpoint(route, { baseUrl: "https://h.example", ...options }).url, `https://h.example${sent}`);
      assert.equal(notes, []);
    });
  }
  test.run();
}

const XY = ["x", "y"];
const RG = { r: 1, g: 2 };

const A = (members: object): Json[] => [inPath("a", members)];

routes("styles of the path", [
  ["GET /x/{a}", A({ schema: LIST }), "GET /x/{a*}", { a: XY }, "/x/x,y"],
  ["GET /x/{a}", A({ schema: {} }), "GET /x/{a}", { a: "t" }, "/x/t"],
  ["GET /x/{a}", A({ schema: TEXT_OR_OBJECT }), "GET /x/{a}", { a: "t" }, "/x/t"],
  ["GET /x/{a}", A({ explode: true, schema: OBJECT }), "GET /x/{a*}", { a: RG }, "/x/r=1,g=2"],
  ["GET /x/{a}", A({ style: "label", explode: true }), "GET /x/.{a}", { a: "t" }, "/x/.t"],
  ["GET /x/{a}", A({ style: "label", schema: LIST }), "GET /x/.{a*}", { a: XY }, "/x/.x,y"],
  ["GET /x/{a}", A({ style: "label", explode: true, schema: LIST }), "GET /x/{.a*}", { a: XY }, "/x/.x.y"],
  ["GET /x/{a}", A({ style: "matrix", explode: true }), "GET /x/;a={a}", { a: "t" }, "/x/;a=t"],
  ["GET /x/{a}", A({ style: "matrix", explode: true, schema: LIST }), "GET /x/{;a*}", { a: XY }, "/x/;a=x;a=y"],
]);

/** Members of a parameter, a value, what is spelled without a body and beside one, and what both send. */
const QUERY_STYLES: readonly (readonly [members: object, value: unknown, get: string, post: string, sent: string])[] = [
  // `form` exploded is what a parameter has that says nothing.
  [{ schema: LIST }, XY, "", "{?a*}", "?a=x&a=y"],
  [{ schema: OBJECT }, RG, "{?a*}", "{?a*}", "?r=1&g=2"],
  [{ explode: false }, "t", "", "{?a}", "?a=t"],
  // Between pipes and spaces, a list is a text.
  [{ style: "pipeDelimited", schema: OBJECT }, "r|1|g|2", "", "{?a}", "?a=r%7C1%7Cg%7C2"],
  [{ style: "spaceDelimited", schema: LIST }, "x y", "", "{?a}", "?a=x%20y"],
  [{ style: "pipeDelimited", explode: true, schema: LIST }, XY, "", "{?a*}", "?a=x&a=y"],
  // What `deepObject` makes of lists is not defined; they are written as if it were not there.
  [{ style: "deepObject", explode: false, schema: { items: TEXT } }, XY, "", "{?a*}", "?a=x&a=y"],
  [{ schema: undefined, content: JSON_TYPE }, '{"r":1}', "", "{?a}", "?a=%7B%22r%22%3A1%7D"],
  // Types by other words than `type`; what may be anything may be a list.
  [{ explode: false, schema: { type: ["null", "array"] } }, XY, "{?a}", "{?a}", "?a=x,y"],
  [{ explode: false, schema: { ...TEXT, allOf: [{ oneOf: [LIST] }] } }, XY, "{?a}", "{?a}", "?a=x,y"],
  [{ schema: { properties: { r: TEXT } } }, { r: 1 }, "{?a*}", "{?a*}", "?r=1"],
  [{ schema: { additionalProperties: true } }, { r: 1 }, "{?a*}", "{?a*}", "?r=1"],
  [{ explode: false, schema: { enum: ["t", "u"] } }, "t", "", "{?a}", "?a=t"],
  [{ explode: false, schema: { enum: [1, 2] } }, 1, "", "{?a}", "?a=1"],
  [{ explode: false, schema: {} }, XY, "{?a}", "{?a}", "?a=x,y"],
];
routes(
  "styles of the query",
  QUERY_STYLES.flatMap(([members, a, get, post, sent]): Row[] => [
    ["GET /x", [query("a", members)], `GET /x${get}`, { a }, `/x${sent}`],
    ["POST /x", [query("a", members)], `POST /x${post}`, { a }, `/x${sent}`],
  ]),
);

const ID_VALUES = { ids: [1, 2] };
const MATRIX = inPath("id", { style: "matrix" });
const EXPLODED = inPath("ids", { style: "matrix", explode: true, schema: LIST });

routes("paths", [
  ["GET /x?a=1&", [IDS], "GET /x?a=1{&ids}", ID_VALUES, "/x?a=1&ids=1,2"],
  ["GET /X/y/", [IDS], "GET /X/y/{?ids}", ID_VALUES, "/X/y/?ids=1,2"],
  ["GET /x#part?", [IDS], "GET /x{?ids}#part?", ID_VALUES, "/x?ids=1,2#part?"],
  // Placeholders that are described for the query, or not at all.
  ["GET /x?q={q}", [query("q"), IDS], "GET /x?q={q}{&ids}", { q: "1", ...ID_VALUES }, "/x?q=1&ids=1,2"],
  ["GET /x/:a/b.:c", [inPath("a")], "GET /x/{a}/b.{c}", { a: 1, c: 2 }, "/x/1/b.2"],
  ["GET /x/{a}:b", [inPath("a")], "GET /x/{a}:b", { a: "t" }, "/x/t:b"],
  ["GET /x:batch?a=/:b#/:c", [], "GET /x:batch?a=/:b#/:c", {}, "/x:batch?a=/:b#/:c"],
  // Expressions of RFC 6570 stay.
  ["POST /x{?a,b*}#part", [query("a"), query("b"), IDS], "POST /x{?a,b*,ids}#part", ID_VALUES, "/x?ids=1,2#part"],
  ["GET /x{/id}{#b}", [inPath("id")], "GET /x{/id}{#b}", { id: 1 }, "/x/1"],
  ["POST /x/.{id}{?ids}", [inPath("id"), IDS], "POST /x/.{id}{?ids}", { id: 1, ...ID_VALUES }, "/x/.1?ids=1,2"],
  ["GET /x/{.json}", [inPath(".json")], "GET /x/{%2Ejson}", { "%2Ejson": "a" }, "/x/a"],
  // What no literal may have.
  ["GET /100%/a b/%20/é/{a", [], "GET /100%25/a%20b/%20/é/%7Ba", {}, "/100%25/a%20b/%20/%C3%A9/%7Ba"],
  ["GET /<id>", [], "GET /%3Cid%3E", {}, "/%3Cid%3E"],
  ["GET /*rest/*/a*b", [], "GET /%2Arest/*/a*b", {}, "/%2Arest/*/a*b"],
  ["GET /{type}/${operation}", [], "GET /{type}/%24{operation}", { type: "a", operation: "b" }, "/a/%24b"],
]);

const METHODS = "GET PUT POST DELETE OPTIONS HEAD PATCH TRACE QUERY".split(" ");

routes(
  "methods",
  METHODS.map((method) => [`${method} /x`, [IDS], `${method} /x{?ids}`, ID_VALUES, "/x?ids=1,2"]),
);

const ABC = [..."abcdefghijklmnopqrstuvwxyz"];

routes("names", [
  ["POST /x", [query("$a.b-c"), query("d[e]")], "POST /x{?$a.b-c,d[e]}", { "$a.b-c": 1 }, "/x?%24a.b-c=1"],
  ["POST /x", [query("a[]", { schema: LIST })], "POST /x{?a[]*}", { "a[]": XY }, "/x?a%5B%5D=x&a%5B%5D=y"],
  ["POST /x", ABC.map((name) => query(name)), `POST /x{?${ABC}}`, { z: 1 }, "/x?z=1"],
  ["POST /x", [query("é*%41")], "POST /x{?%C3%A9%2A%2541}", { "%C3%A9%2A%2541": 1 }, "/x?%C3%A9%2A%2541=1"],
  ["POST /x", [query("-a..b")], "POST /x{?%2Da%2E%2Eb}", { "%2Da%2E%2Eb": 1 }, "/x?%2Da%2E%2Eb=1"],
  ["POST /x", [query("a.-b"), query("a-.")], "POST /x{?a%2E%2Db,a%2D%2E}", { "a%2E%2Db": 1 }, "/x?a%2E%2Db=1"],
  ["POST /x", [query("a-.b")], "POST /x{?a%2D%2Eb}", { "a%2D%2Eb": 1 }, "/x?a%2D%2Eb=1"],
  ["GET /x/{a b}/{c?}", [inPath("a b")], "GET /x/{a%20b}/{c%3F}", { "a%20b": 1, "c%3F": 2 }, "/x/1/2"],
  ["GET /x/{a b}", [inPath("a b", { style: "matrix" })], "GET /x/;a%20b={a%20b}", { "a%20b": 1 }, "/x/;a%20b=1"],
  ["GET /x/{a}", [inPath("a", { allowReserved: true })], "GET /x/{a}", { a: "b/c" }, "/x/b%2Fc"],
  // Left over in the query, a name may be any text.
  ["GET /x", [query("sort:by"), query("")], "GET /x", { "sort:by": 1, "": 2 }, "/x?sort%3Aby=1&=2"],
  // One name in two places; ";ids=1" has it in the path.
  ["POST /x/{id}", [inPath("id"), query("id")], "POST /x/{id_in_path}{?id}", { id_in_path: 1, id: 2 }, "/x/1?id=2"],
  ["GET /x/{id}", [MATRIX, query("id")], "GET /x/;id={id_in_path}", { id_in_path: 1, id: 2 }, "/x/;id=1?id=2"],
  ["POST /x/{a b}", [inPath("a b"), query("a b")], "POST /x/{a%20b_in_path}{?a%20b}", { "a%20b_in_path": 1 }, "/x/1"],
  ["GET /x/{ids}", [EXPLODED, query("ids")], "GET /x/{;%69ds*}", { "%69ds": [1], ids: 3 }, "/x/;%69ds=1?ids=3"],
  // Beside a body, `data` is the body; without one, it is a name like the others.
  ["POST /x", [query("data")], "POST /x{?%64ata}", { "%64ata": "t", data: [1] }, "/x?%64ata=t"],
  ["POST /x/{data}", [inPath("data")], "POST /x/{data_in_path}", { data_in_path: "t", data: [1] }, "/x/t"],
  ["DELETE /x", [query("data")], "DELETE /x{?data}", { args: { data: "t" } }, "/x?data=t"],
  ["HEAD /x", [query("a"), IDS], "HEAD /x{?ids}", { a: 1 }, "/x?a=1"],
  ["QUERY /x/{ba}", [inPath("ba"), query("a")], "QUERY /x/{ba}{?a}", { ba: 1, a: 2 }, "/x/1?a=2"],
]);

/* ---- documents: the operations of one, what becomes of them, and the notes ---- */

/** Operations by their routes, or by their parameters alone, and path items with all else that they have. */
type Operations = Readonly<Record<string, Json | readonly Json[]>>;

const x = (...parameters: Json[]): Operations => ({ "GET /x": parameters });

/** A document that holds these operations, and what concerns none of them. */
function documentOf(operations: Operations): object {
  const paths: Record<string, unknown> = {
    "x-own": "text",
    "x-item": { get: { parameters: [IDS] } },
    "/none": null,
    "/no": SHARED,
  };
  for (const [name, given] of Object.entries(operations)) {
    const [path = "", method] = name.split(" ").reverse();
    const members = Array.isArray(given) ? { parameters: given } : given;
    Object.assign((paths[path] ??= {}) as object, method ? { [method.toLowerCase()]: members } : members);
  }
  return { openapi: "3.2.0", components: COMPONENTS, webhooks: { made: { post: OWN } }, "x-root": to("#/x"), paths };
}

const OWN = { deprecated: true, "x-internal": true };

const COMPONENTS = {
  requestBodies: { Merge: { content: { "application/merge-patch+json": {} } } },
  parameters: { Ids: IDS, Own: to("#/components/parameters/Ids"), "a/b~1c": query("a:b") },
  schemas: {
    Loop: { properties: { r: TEXT }, anyOf: [to("#/components/schemas/Loop")] },
    Tree: { type: "object", properties: { name: TEXT, sub: to("#/components/schemas/Tree") } },
    Odd: { $ref: 1, enum: [null] },
  },
};
const deepObject = (schema: Json, members: object = {}): Json =>
  query("a", { style: "deepObject", schema, ...members });
const component = (name: string): Json => to(`#/components/parameters/${name}`);
const schema = (name: string): Json => to(`#/components/schemas/${name}`);
const SHARED = { summary: "About x", servers: [{ url: "https://x.example" }] };
const MAKING = { operationId: "make", requestBody: { content: {} }, "x-own": 1 };
const WHOLE = { name: "all", in: "querystring", content: JSON_TYPE };
const SAID = { description: "Open or not", deprecated: true };
const STATUS = { ...TEXT, ...SAID };
const NEEDING = { required: ["r"], properties: { r: LIST } };
const orInteger = (type: string | readonly string[], members: object = {}): Json =>
  query("a", { style: "form", schema: { anyOf: [{ type, ...members }] } });
const TAGS = query("tags", { description: "Names", style: "pipeDelimited", schema: LIST, example: ["a"] });
const TAGS_AS_TEXT = query("tags", { description: 'Names\n\nA text, in which "|" are between the items.' });
const SEEMING = JSON.parse('{ "properties": { "$ref": { "type": "string" }, "__proto__": { "type": "string" } } }');
const OLD = "#/paths/~1a~1{b~0c}";
const answers = (answer: Json): Json => ({ responses: { 200: answer } });
const next = (operationRef: string): Json =>
  answers({ links: { next: { operationRef } }, example: { name: `${OLD}/get` } });
const tree = (sub: Json): Json => ({ type: "object", properties: { sub } });
const NEW = "#/paths/~1a~1%7Bb%257Ec%7D%7B%3Fids%7D/get";
const STAYING = {
  "PATCH /x": answers(to("other.yaml#/paths/~1x/get")),
  "DELETE /x": next("#/paths/~1no/get"),
  "TRACE /x": answers(to("#/paths/~1x/head")),
};
const unnamed = (name: string): string =>
  `no members of "${name}" are described, so there is no name to spell; args: { "${name}[...]": value } sends one`;
const absent = ($ref: string): string => `${$ref} is not in this file: join all files into one first`;

const DOCUMENTS: readonly (readonly [given: Operations, respelled?: Operations | undefined, ...notes: string[]])[] = [
  // Each operation has a key, and those of one key share a path item. A server of its own is part of the key.
  [
    { "/x": { ...SHARED, parameters: [query("a")] }, "GET /x": [IDS], "PUT /x": {}, "POST /x": MAKING, "HEAD /x": [] },
    {
      "https://x.example/x{?ids}": SHARED,
      "GET https://x.example/x{?ids}": [query("a"), IDS],
      "https://x.example/x{?a}": SHARED,
      "PUT https://x.example/x{?a}": [query("a")],
      "POST https://x.example/x{?a}": { ...MAKING, parameters: [query("a")] },
      "https://x.example/x": SHARED,
      "HEAD https://x.example/x": [query("a")],
    },
  ],
  [
    { "GET /x": [IDS], "GET /x{?ids}": [query("ids")], "PUT /x{?ids}": {} },
    { "GET /x{?ids}": [IDS], "PUT /x{?ids}": {} },
    "GET /x{?ids}: left out, for another operation has the key /x{?ids}",
  ],
  // What others may hide is an operation, too.
  [
    { "/x": { "x-internal": true }, "GET /x": { ...OWN, parameters: [IDS] } },
    { "/x{?ids}": { "x-internal": true }, "GET /x{?ids}": { ...OWN, parameters: [IDS] } },
  ],
  // What an operation says overrides its path item. A placeholder that nobody describes is required.
  [
    { "/x/{b}": { parameters: [query("ids"), query("b", SAID)] }, "GET /x/{b}": [IDS] },
    { "GET /x/{b}{?ids}": [IDS, inPath("b", SAID)] },
  ],
  // Members of objects; they are required if the object is, and have all their schemas.
  [x(deepObject(tree(OBJECT))), x(query("a[sub][r]"), query("a[sub][g]"))],
  [x(deepObject(OBJECT), query("a[r]", { schema: LIST })), x(query("a[g]"), query("a[r]", { schema: LIST }))],
  [
    x(deepObject({ required: ["r"], properties: { r: STATUS, g: TEXT } }, { required: true })),
    x(query("a[r]", { required: true, schema: STATUS, ...SAID }), query("a[g]")),
  ],
  [x(deepObject({ required: ["r"], properties: { r: TEXT } })), x(query("a[r]"))],
  [
    x(deepObject({ anyOf: [OBJECT, NEEDING, { type: "integer" }] }, { required: true })),
    x(orInteger("integer"), query("a[r]", { schema: { anyOf: [TEXT, LIST] } }), query("a[g]")),
  ],
  [
    x(deepObject({ type: ["object", "integer"], properties: { r: TEXT } })),
    x(orInteger(["integer"], { properties: { r: TEXT } }), query("a[r]")),
  ],
  [x(deepObject(schema("Loop"))), x(query("a[r]"))],
  [
    x(deepObject(schema("Tree"))),
    x(query("a[name]")),
    'GET /x: "a[sub]" is left out, for its members would have no end',
  ],
  [x(deepObject({})), undefined, `GET /x: ${unnamed("a")}`],
  [
    x(deepObject(tree({ additionalProperties: TEXT }))),
    x(query("a[sub]", { style: "deepObject", schema: { additionalProperties: TEXT } })),
    `GET /x: ${unnamed("a[sub]")}`,
  ],
  // Texts in place of lists and of JSON.
  [x(TAGS), x(TAGS_AS_TEXT)],
  [
    { "GET /x/{a}": [inPath("a", { content: JSON_TYPE }), query("b", { content: JSON_TYPE })] },
    {
      "GET /x/{a}": [
        inPath("a", { description: "A text of the type application/json." }),
        query("b", { description: "A text of the type application/json." }),
      ],
    },
  ],
  // OpenAPI 3.2: slashes in the path.
  [{ "GET /x/{a}": [inPath("a", { allowReserved: true })] }, { "GET /x/{+a}": [inPath("a", { allowReserved: true })] }],
  // What no route can say.
  [
    { "/x": { additionalOperations: { COPY: {} } }, "QUERY /x": [WHOLE] },
    { "QUERY /x": [WHOLE] },
    "/x: its additionalOperations are left out",
    'QUERY /x: "all" is the whole query, which no route can spell',
  ],
  [
    { "GET /x/{a}": [inPath("a", { schema: { anyOf: [OBJECT, { type: "null" }] } })] },
    undefined,
    'GET /x/{a}: "a" is an object, which a path takes with explode: true alone',
  ],
  [x(inPath("a")), x(), 'GET /x: "a" is left out, for the path has no place for it'],
  [{ "GET /x": MAKING }, undefined, "GET /x: its body is not sent, for a GET has none"],
  // JSON of a type of its own, which a call has to name.
  ...[
    [["application/merge-patch+json"], "application/merge-patch+json"],
    [
      ["application/vnd.api+json", "application/json-patch+json"],
      "application/vnd.api+json or application/json-patch+json",
    ],
    [["text/json; charset=utf-8", "text/plain"], "text/json; charset=utf-8"],
    [["application/merge-patch+json", "application/json; charset=utf-8"]],
    [["application/vnd.api+json", "*/*"]],
    [["application/vnd.api+json", "application/*"]],
    [["application/jsonl", "application/json-seq", "multipart/form-data"]],
    [[]],
  ].map(([types, words]): readonly [Operations, undefined, ...string[]] => [
    { "PATCH /x": { requestBody: { content: Object.fromEntries((types as string[]).map((type) => [type, {}])) } } },
    undefined,
    ...(words ? [`PATCH /x: its body is ${words as string}: give that as content-type`] : []),
  ]),
  [
    { "PATCH /x": { parameters: [query("data")], requestBody: to("#/components/requestBodies/Merge") } },
    { "PATCH /x{?%64ata}": { parameters: [query("%64ata")], requestBody: to("#/components/requestBodies/Merge") } },
    "PATCH /x: its body is application/merge-patch+json: give that as content-type",
  ],
  [{ "DELETE /x": [query("")] }, undefined, "DELETE /x: a parameter of the query has no name"],
  [{ "GET //x": {} }, undefined, "GET //x: one slash is sent where the path begins with two"],
  [x(...Array(200).fill({ in: "query" })), x(), ...Array(200).fill("GET /x: a parameter has no name")],
  // What is none of its business.
  [x({ ...IDS, in: "header" }, { ...IDS, in: "cookie" })],
  [{ "GET /x": answers(SEEMING) }],
  // References stay where nothing changes.
  [
    { "POST /x": [component("Own"), component("a~1b~01c")] },
    { "POST /x{?ids,a%3Ab}": [component("Own"), query("a%3Ab")] },
  ],
  [
    x(to("other.yaml#/a"), component("No"), to("#/no/100%")),
    x(),
    `GET /x: ${absent("other.yaml#/a")}`,
    `GET /x: ${absent("#/components/parameters/No")}`,
    `GET /x: ${absent("#/no/100%")}`,
  ],
  [
    { "GET /x": [IDS], "/y": { ...to("#/paths/~1x"), summary: "Y" }, "/z": to("z.yaml") },
    { "GET /x{?ids}": [IDS], "/y{?ids}": { summary: "Y" }, "GET /y{?ids}": [IDS], "/z": to("z.yaml") },
    `/z: ${absent("z.yaml")}`,
  ],
  // Those into `paths` follow the new keys, if there are such.
  [
    {
      "GET /a/{b~c}": { parameters: [inPath("b~c"), IDS], ...answers({}) },
      "GET /x": answers(to(`${OLD}/get/responses/200`)),
      "PUT /x": answers(to("#/paths/~1a~1%7Bb~0c%7D/get/responses/200")),
      "POST /x": next(`${OLD}/get`),
      ...STAYING,
    },
    {
      "GET /a/{b%7Ec}{?ids}": { parameters: [inPath("b%7Ec"), IDS], ...answers({}) },
      "GET /x": answers(to(`${NEW}/responses/200`)),
      "PUT /x": answers(to(`${NEW}/responses/200`)),
      "POST /x": next(NEW),
      ...STAYING,
    },
  ],
  // Parameters do not keep their places, so what leads there is a copy; what holds itself is anything there.
  [
    {
      "/a": { parameters: [IDS] },
      "GET /a": [TAGS, query("own", { schema: to("#/paths/~1a/get/parameters/0/schema") })],
      "GET /b": [to("#/paths/~1a/parameters/0"), to("#/paths/~1a/get/parameters/0")],
    },
    { "GET /a{?ids}": [IDS, TAGS_AS_TEXT, query("own", { schema: LIST })], "GET /b{?ids}": [IDS, TAGS_AS_TEXT] },
  ],
  [
    x(query("a", { schema: tree(to("#/paths/~1x/get/parameters/0/schema")) })),
    { "GET /x{?a*}": [query("a", { schema: tree(tree({})) })] },
  ],
];
const documents = suite("documents");
for (const [given, respelled = given, ...wanted] of DOCUMENTS) {
  documents(JSON.stringify(given), () => {
    const { document, notes } = respell(documentOf(given));
    assert.equal(document, documentOf(respelled));
    assert.equal(notes, wanted);
  });
}
for (const [document, message] of [
  [{ swagger: "2.0", paths: {} }, "this is Swagger 2.0: convert it to OpenAPI 3 first"],
  [{ openapi: "3.10.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [{ openapi: "3.3.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [{ openapi: "4.0.0" }, "this is no OpenAPI 3.0, 3.1 or 3.2"],
  [null, "this is no OpenAPI 3.0, 3.1 or 3.2"],
] as const) {
  documents(`refused: ${JSON.stringify(document)}`, () => {
    assert.is(String(attempt(() => spell(document as object)).error), `TypeError: ${message}`);
  });
}
documents.run();

/* ---- servers ---- */

const server = (url: string, defaults: Readonly<Record<string, string>> = {}): Json => ({
  url,
  variables: Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, { default: value }])),
});
const REGIONS = server("https://{region}.h.example/v1", { region: "eu" });
const ownServer = (url: string): string =>
  `GET /x: its own server is "${url}": give the URL of that as baseUrl in the call`;

/** The servers of a document and of its operation, the key, and the note, if any. */
const SERVERS: readonly (readonly [ofDocument: unknown, own: unknown, key: string, note?: string])[] = [
  [[REGIONS], undefined, "/x"],
  [[REGIONS], [REGIONS], "/x"],
  [[REGIONS], [server("https://eu.h.example/v1/")], "/x"],
  [[REGIONS], [server("https://{region}.h.example/v1", { region: "us" })], "https://us.h.example/v1/x"],
  [[REGIONS], [server("https://up.example"), REGIONS], "https://up.example/x"],
  [undefined, [server("HTTP://up.example:8080/a b/")], "HTTP://up.example:8080/a%20b/x"],
  [undefined, [server("/")], "/x"],
  // What no route can begin with.
  [undefined, [server("/v2")], "/x", ownServer("/v2")],
  [[REGIONS], [server("/")], "/x", ownServer("/")],
  [[REGIONS], [server("")], "/x", ownServer("")],
  [undefined, [server("//up.example")], "/x", ownServer("//up.example")],
  [undefined, [server("https://{region}.example")], "/x", ownServer("https://{region}.example")],
  [undefined, [server("https://up.example/:id")], "/x", ownServer("https://up.example/:id")],
  [undefined, [server("https://up.example?a=1")], "/x", ownServer("https://up.example?a=1")],
  [undefined, [server("https://up.example#a")], "/x", ownServer("https://up.example#a")],
  // What is no server.
  [undefined, [], "/x"],
  [undefined, {}, "/x"],
  [{}, [null], "/x"],
  [undefined, [{}], "/x"],
  [[{}], [server("/")], "/x"],
  [[{ url: 1 }], [server("https://up.example")], "https://up.example/x"],
];
const servers = suite("servers");
for (const [ofDocument, own, key, note] of SERVERS) {
  servers(`${JSON.stringify(own)} in ${JSON.stringify(ofDocument)}`, () => {
    const { document, notes } = respell({
      openapi: "3.1.0",
      servers: ofDocument,
      paths: { "/x": { servers: own, get: {} }, "/y": { servers: [REGIONS], get: { servers: own } } },
    });
    assert.equal(Object.keys(document.paths), [key, key.replace("/x", "/y")]);
    assert.equal(notes, note ? [note, note.replace("/x", "/y")] : []);
    const { url } = endpoint(`GET ${key}`, { baseUrl: "https://h.example" });
    assert.is(url, key.startsWith("/") ? `https://h.example${key}` : key);
  });
}
servers("two slashes stay behind a server", () => {
  const { document, notes } = respell({
    openapi: "3.1.0",
    paths: { "//x": { servers: [server("https://up.example")], get: {} } },
  });
  assert.equal([Object.keys(document.paths), notes], [["https://up.example//x"], []]);
  assert.is(endpoint("https://up.example//x").url, "https://up.example//x");
});
servers.run();

/* ---- what is small and describes much ---- */

/** Names of `count` things, of which each leads to the next, and the last to none. */
const chainOf = <Value>(count: number, make: (next: string | undefined) => Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, make(n + 1 < count ? `s${n + 1}` : undefined)]));
const withSchemas = (schemas: object, ...parameters: Json[]) => ({
  openapi: "3.1.0",
  components: { schemas },
  paths: { "/x": { get: { parameters } } } as Json,
});
const twice = (next: string | undefined): object => (next ? { a: schema(next), b: schema(next) } : { a: TEXT });

const bounds = suite("bounds");
bounds("each schema of a parameter is looked at once", () => {
  let reads = 0;
  const schemas = chainOf(18, (next) => ({
    get allOf() {
      reads++;
      return next ? [schema(next), schema(next)] : [];
    },
  }));
  spell(withSchemas(schemas, query("q", { schema: schema("s0") })));
  assert.ok(reads < 18 * 10, String(reads));
});
bounds("members of members", () => {
  const schemas = chainOf(12, (next) => ({ type: "object", properties: twice(next) }));
  const parameter = deepObject(schema("s0"));
  const { document, notes } = respell(withSchemas(schemas, parameter));
  assert.equal(notes, ['GET /x: "a" has over 1000 members, so none is spelled; args: { "a[...]": value } sends one']);
  assert.equal(document, withSchemas(schemas, parameter));
});
bounds("members without end, in schemas that are joined", () => {
  const part = { properties: { sub: schema("s0") } };
  const parameter = deepObject(schema("s0"));
  const { notes } = respell(withSchemas({ s0: { type: "object", allOf: [part, { ...part }] } }, parameter));
  assert.equal(notes.length, 1);
});
bounds("references into paths", () => {
  const at = (name: string): Json => to(`#/paths/~1x/get/parameters/${name.slice(1)}/schema`);
  const schemas = Object.values(chainOf(18, (next) => ({ properties: next ? { a: at(next), b: at(next) } : {} })));
  const { document, notes } = respell(
    withSchemas({}, ...schemas.map((schema, index) => ({ ...query(`q${index}`), in: "header", schema }))),
  );
  assert.ok(JSON.stringify(document).length < 1e6);
  assert.ok(notes.length && notes.length <= 18 && notes.every((note) => note.includes("too many references")));
});
bounds("placeholders of a path", () => {
  const started = process.cpuUsage();
  spell({
    openapi: "3.1.0",
    paths: { [`/{x${Array.from({ length: 30_000 }, (_, n) => n).join("}/{x")}}`]: { get: {} } },
  });
  // It takes 0.1 s of a processor. If each were looked for among all, it would be a minute.
  assert.ok(process.cpuUsage(started).user < 10e6);
});
bounds.run();

/* ---- what is wrong in a description ---- */

const faults = suite("faults");
for (const [parameters, ...wanted] of [
  [[to("#/a%FF")], `GET /x: ${absent("#/a%FF")}`],
  [[null], "GET /x: a parameter has no name"],
  [[{}, "text", 1, { $ref: 2 }], ...Array(4).fill("GET /x: a parameter has no name")],
  [[deepObject({}, { name: "\u001b[31m\n\u009b" })], `GET /x: ${unnamed("%1B[31m%0A%C2%9B")}`],
] as readonly (readonly [parameters: readonly unknown[], ...notes: string[]])[]) {
  faults(JSON.stringify(parameters), () => {
    const { notes } = respell({ openapi: "3.1.0", paths: { "/x": { get: { parameters } } } });
    assert.equal(notes, wanted);
  });
}
faults("the program prints no controls of a file", () => {
  for (const text of ["\u001b[31m", JSON.stringify({ swagger: "\u001b[31m" })]) {
    const { status, stderr } = spawnSync(process.execPath, ["dist/cli.js", "spell", "-"], { input: text });
    assert.is(status, 1);
    assert.not.match(String(stderr), /[\0-\x09\x0b-\x1f\x7f]/);
    assert.match(String(stderr), "%1B");
  }
});
faults.run();
