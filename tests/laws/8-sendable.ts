/** Law 8: whatever is returned can be sent as it is meant. Each method, header, body and parameter of these lists is tried. */
import * as assert from "uvu/assert";
import { attempt } from "../support/attempt.ts";
import { Chain, LIKE_UNTAGGED, NativeBlob, NativeForm, TestForm } from "../support/untagged.ts";
import { joined, pairs, testLaw } from "./enumeration.ts";
import { type Options, endpoint as root, toInit } from "./untyped.ts";

const endpoint = root.defaults({ baseUrl: "https://h.example/v1" });
const requestOf = (options: Options) => new Request(options["url"] as string, toInit(options));

const TOKEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`|~";
const METHODS = "GET get Head post PATCH M-SEARCH !#$%&'*+-.^_`|~9az PROPFIND x".split(" ");
const URLS = ["/x", "x.y", "https://h.example/x", "https://h.example", "?x", "#", "//x"];
const CHARACTERS = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)).concat("\u212a");
const NAMES = ["", ...joined(["", "a"], CHARACTERS, ["", "b"]), "__proto__", "constructor", "content-type"];
const FIELDS = ["1", "a, b", "é", "", 5, -0.5, 12n, true, false, null, undefined];
/** No error message may show it. */
const SECRET = "s3cret";
const NO_FIELDS: readonly unknown[] = [
  ...[Promise.resolve("x"), [SECRET], [], {}, { a: SECRET }, new Map(), new Date(0), new Uint8Array(1)],
  ...[NaN, Infinity, Symbol("s"), () => 1, new URL(`https://${SECRET}.example`)],
];

testLaw("8: any method is sent, with headers that are tokens and have a text", () => {
  const cases = [...pairs(NAMES, ["1"]), ...pairs(["x-a", "Accept"], [...FIELDS, ...NO_FIELDS])];
  for (const [name, value] of cases) {
    const isToken = name !== "" && [...name].every((character) => TOKEN.includes(character));
    const isFit = isToken && !NO_FIELDS.includes(value);
    for (const headers of [{ [name]: value }, [[name, value]], new Map([[name, value]])]) {
      const calls = [() => endpoint("/x", { headers }), () => endpoint.defaults({ headers })("/x")];
      for (const { result, error } of calls.map((call) => attempt(call))) {
        assert.is(error === undefined, isFit, `${JSON.stringify(name)}: ${String(value)}`);
        if (result) requestOf(result);
        else assert.ok(!error!.message.includes(SECRET) && error!.message.includes("headers"), error!.message);
      }
    }
  }
  for (const [method, url] of pairs(METHODS, URLS)) {
    const made = endpoint(url, { method });
    assert.is(made["method"], method.toUpperCase());
    requestOf(made);
  }
  return cases.length;
});

/** What goes into `data`: fresh, for a stream can be sent once. Of no JSON, what the client gets is the same. */
const JSON_BODIES = [
  0,
  5,
  true,
  [],
  [1],
  {},
  { a: [{}] },
  { then: 1 },
  Object.assign(Object.create({ b: 1 }), { a: 1 }),
];
const BODIES: readonly (() => unknown)[] = [
  ...["text", "", null, new Blob(["x"]), new Uint8Array([1])].map((body) => () => body),
  () => new ReadableStream(),
  () => ({ async *[Symbol.asyncIterator]() {} }),
];
const JSON_TYPES = "application/json application/a.b+json;q=1 APPLICATION/JSON application/x-amz-json-1.1".split(" ");
const OTHER_TYPES = "text/plain json a;b=/json multipart/form-data;boundary=x application/json-seq".split(" ");

testLaw("8: data is sent as what it is", () => {
  for (const [data, type] of pairs(JSON_BODIES, [undefined, ...JSON_TYPES, ...OTHER_TYPES])) {
    const { result } = attempt(() => toInit(endpoint("POST /x", { data, headers: { "content-type": type } })));
    const isSent = type === undefined || JSON_TYPES.includes(type);
    assert.is(result?.["body"], isSent ? JSON.stringify(data) : undefined, `${type}`);
  }
  for (const [body, type] of pairs(BODIES, [undefined, ...JSON_TYPES, ...OTHER_TYPES])) {
    const data = body();
    const made = endpoint("POST /x", { data, headers: { "content-type": type } });
    assert.is(made["body"], data);
    const { result } = attempt(() => toInit(made));
    const isSent = typeof data !== "string" || type !== undefined;
    assert.equal([result !== undefined, result?.["body"]], [isSent, isSent ? (data ?? undefined) : undefined]);
    if (isSent) requestOf(made);
  }
  return JSON_BODIES.length + BODIES.length;
});

/** Parameters that a JSON body keeps, if not all of what is in them. */
const KEPT: readonly unknown[] = [
  ...["text", "", 0, -1.5, true, null, [], [1, NaN], {}, { a: () => 1 }, { a: { b: new Map() } }, new Date(0)],
  ...[new URL("https://h.example/x"), Object.create(null), ...LIKE_UNTAGGED, new Chain()],
  ...[{ toJSON: () => "x" }, Object.assign(new Map(), { toJSON: () => "x" }), { then: 1 }, { *[Symbol.iterator]() {} }],
];
/** Those that it would drop, or leave nothing of. */
const LOST: readonly unknown[] = [
  ...[() => 1, Symbol("s"), NaN, Infinity, Promise.resolve(1), { then: () => 1 }, new Date(NaN), /x/],
  ...[new Map([["a", 1]]), new Set(["a"]), new Blob(["x"]), new ReadableStream(), new Uint8Array(1), new FormData()],
  ...[new ArrayBuffer(1), new Error("x"), new AbortController().signal, new URLSearchParams("a=b")],
  ...[new NativeForm(), new NativeBlob(), new TestForm()],
  // "[object Object]]" and "[object [object Object]" are not "[object Object]".
  ...["Tagged", "Object]", "[object Object"].map((tag) => ({ [Symbol.toStringTag]: tag })),
];

testLaw("8: a JSON body has all parameters", () => {
  for (const [a, type] of pairs([...KEPT, ...LOST], [undefined, ...JSON_TYPES])) {
    const headers = { "content-type": type };
    const calls = [
      () => endpoint("POST /x", { a, headers }),
      () => endpoint("POST /x", { args: { a }, headers }),
      () => endpoint.defaults({ a, headers })("POST /x"),
      () => endpoint.defaults({ args: { a }, headers })("POST /x"),
    ];
    for (const { result, error } of calls.map((call) => attempt(call))) {
      if (error)
        assert.ok(LOST.includes(a) && /^"a" in .*(?:await|goes in request)/.test(error.message), error.message);
      else assert.ok(KEPT.includes(a) && Reflect.get(result!["body"] as object, "a") === a);
    }
  }
  return KEPT.length + LOST.length;
});
