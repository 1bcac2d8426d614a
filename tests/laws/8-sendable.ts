/** Law 8: whatever is returned can be sent as it is meant. */
import * as assert from "uvu/assert";
import { Chain, LIKE_UNTAGGED, NativeBlob, NativeForm, TestForm } from "../support/untagged.ts";
import { key, named } from "./draws.ts";
import { type Choose, attempt, byName, isPlain, law, pick, same, shown } from "./law.ts";
import { type Options, endpoint as root, toInit } from "./untyped.ts";

const BASE = "https://h.example/v1";
const endpoint = root.defaults({ baseUrl: BASE });

/** Fails if the platform does not take these request options. */
function send(options: Options): void {
  // That one a `Request` takes from nobody, by its own rules.
  if (options["method"] !== "TRACE") requestOf(options);
}

const requestOf = (options: Options) => new Request(options["url"] as string, toInit(options));

const TOKEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&'*+-.^_`|~";

/** Whether a text is a token (RFC 9110, section 5.6.2). */
const isToken = (text: string): boolean => text !== "" && [...text].every((character) => TOKEN.includes(character));

/** Whether a body is JSON and not what a client sends in its own way. */
const isJson = (body: unknown): boolean =>
  Array.isArray(body) ||
  typeof body === "number" ||
  typeof body === "boolean" ||
  (isPlain(body) && !(Symbol.iterator in body) && !(Symbol.asyncIterator in body));

const METHODS = "GET get Head post PATCH M-SEARCH !#$%&'*+-.^_`|~9az PROPFIND trace x".split(" ");
const URLS = ["/x", "x.y", "https://h.example/x", "https://h.example", "?x", "#", "//x"];
const HEADER_NAMES = "accept Accept X-A x-a __proto__ constructor content-type !#$%&'*+-.^_`|~9".split(" ");
const NO_HEADER_NAMES = "| |a b|a:b|é|coo\u212aie|x\r\ny|\u0130|{x}|a\0|a,b|a/b| a".split("|");
const FIELDS = ["1", "a, b", "é", "", 5, -0.5, 12n, true, false, null, undefined];
/** No error message may show it. */
const SECRET = "s3cret";
const NO_FIELDS: readonly unknown[] = [
  ...[Promise.resolve("x"), [SECRET], [], {}, { a: SECRET }, new Map(), new Date(0), new Uint8Array(1)],
  ...[NaN, Infinity, Symbol("s"), () => 1, new URL(`https://${SECRET}.example`)],
];

function headers(choose: Choose): [string, unknown][] {
  return Array.from({ length: choose(4) }, () => {
    if (choose(16) === 1) return [pick(choose, NO_HEADER_NAMES), "1"];
    return [pick(choose, HEADER_NAMES), pick(choose, choose(16) === 1 ? NO_FIELDS : FIELDS)];
  });
}

law(
  "8: any method is sent, with headers that are tokens and have a text",
  (choose) => {
    const [method, url] = [pick(choose, METHODS), pick(choose, URLS)];
    const [first, second] = [headers(choose), headers(choose)];
    return shown({ method, url, first, second }, [method, url, first, second]);
  },
  ({ method, url, first, second }) => {
    const culprits = [...first, ...second].filter(([name, value]) => !isToken(name) || NO_FIELDS.includes(value));
    const { message, result } = attempt(() => endpoint.defaults({ headers: first })(url, { method, headers: second }));
    if (message !== undefined) {
      const isNamed = culprits.some(([name]) => !isToken(name) || message.includes(`${name.toLowerCase()}" in `));
      assert.ok(isNamed, `rejected without a reason: ${message}`);
      assert.not(message.includes(SECRET), `quotes a header: ${message}`);
      return "rejected";
    }
    assert.equal(culprits, [], "accepted");
    assert.is(result.method, method.toUpperCase());
    send(result);
    return "accepted";
  },
);

/** What goes into `data`: fresh, for a stream can be sent once. */
const BODIES: readonly (() => unknown)[] = [
  ...["text", "", null, 0, 5, true, [], [1], {}, { a: [{}] }, { then: 1 }].map((body) => () => body),
  ...[new URLSearchParams("a=b"), new Blob(["x"]), new Uint8Array([1]), new FormData()].map((body) => () => body),
  () => Object.assign(Object.create({ inherited: 1 }), { a: 1 }),
  () => new ReadableStream(),
  () => new Map([["a", 1]]),
  () => ({ async *[Symbol.asyncIterator]() {} }),
  () => ({ *[Symbol.iterator]() {} }),
  () => Promise.resolve({}),
  () => Object.create({ then: () => 1 }),
  () => Object.assign(() => 1, { then: () => 1 }),
];
const TYPES = [
  null,
  ..."application/json application/a.b+json;q=1 APPLICATION/JSON text/plain json a;b=/json".split(" "),
  ..."multipart/form-data multipart/form-data;boundary=x application/x-amz-json-1.1 application/json-seq".split(" "),
];

/** Parameters that a JSON body keeps, if not all of what is in them. */
const KEPT: readonly unknown[] = [
  ...["text", "", 0, -1.5, true, null, [], [1, NaN], {}, { a: () => 1 }, { a: { b: new Map() } }, new Date(0)],
  ...[new URL("https://h.example/x"), Object.create(null)],
  ...[...LIKE_UNTAGGED, new Chain()],
  ...[{ toJSON: () => "x" }, Object.assign(new Map(), { toJSON: () => "x" }), { then: 1 }, { *[Symbol.iterator]() {} }],
];
/** Those that it would drop, or leave nothing of; some have a `toJSON` in Bun. */
const LOST = [
  ...[() => 1, Symbol("s"), NaN, Infinity, Promise.resolve(1), { then: () => 1 }, new Date(NaN), /x/],
  ...[new Map([["a", 1]]), new Set(["a"]), new Blob(["x"]), new ReadableStream(), new Uint8Array(1), new FormData()],
  ...[new ArrayBuffer(1), new Error("x"), new AbortController().signal, new URLSearchParams("a=b")],
  ...[new NativeForm(), new NativeBlob(), new TestForm()],
  // "[object Object]]" and "[object [object Object]" are not "[object Object]".
  ...["Tagged", "Object]", "[object Object"].map((tag) => ({ [Symbol.toStringTag]: tag })),
].filter((value: any) => !value.toJSON || value instanceof Date || value instanceof FormData) as readonly unknown[];

const isJsonType = (type: unknown): boolean => /^application\/([^;]*[+-])?json(?!-seq)/i.test(type as string);
const isThenable = (value: unknown): boolean => typeof (value as { then?: unknown } | null)?.then === "function";

/** A name that an error quotes as it is: without controls, and without what may end a password. */
const name = (choose: Choose): string => key(choose).replace(/[\0-\x1f\x7f-\x9f\u2028\u2029@]/g, "");

law(
  "8: a JSON body has all parameters, and data is sent as what it is",
  (choose) => {
    const parameters = () => named(choose, name, (choose) => pick(choose, choose(6) ? KEPT : LOST));
    const layers = [parameters(), parameters(), parameters(), parameters()] as const;
    const data = choose(2) ? undefined : pick(choose, BODIES)();
    const type = choose(2) ? undefined : pick(choose, TYPES);
    return shown({ layers, data, type }, [...layers, data, type]);
  },
  ({ layers: [first, second, args, further], data, type }) => {
    const parameters: Options = { ...args, ...further, ...first, ...second };
    const isChecked = data === undefined && isJsonType(type ?? "application/json");
    const lost = isThenable(data)
      ? ["data"]
      : Object.keys(parameters).filter((name) => isChecked && LOST.includes(parameters[name]));
    const builder = endpoint.defaults({ ...first, args });
    const { result, message } = attempt(() =>
      builder("POST /x", { ...second, args: further, data, headers: { "content-type": type } }),
    );
    if (message !== undefined) {
      const culprit = lost.find((name) => message.startsWith(`"${name}"`));
      assert.ok(culprit !== undefined, `rejected without a reason: ${message}`);
      const advice = isThenable(data ?? parameters[culprit]) ? "await" : "goes in request";
      assert.ok(message.includes(advice), `does not say what to do: ${message}`);
      return "rejected";
    }
    assert.equal(lost, [], "accepted");
    const { body } = result;
    if (data !== undefined) assert.is(body, data);
    else assert.ok(same(byName(body ?? {}), byName(parameters)), "another body");
    const made = (result.headers as Options)["content-type"];
    assert.is(made, type ?? (isJson(body) ? "application/json" : undefined));

    const { result: init } = attempt(() => toInit(result));
    const text = init && [init["body"]];
    // The client writes the type of a form, with its boundary, and that of pairs.
    const isHidden = body instanceof FormData && !/boundary/.test(made as string);
    const shown = isHidden || (body instanceof URLSearchParams && isJsonType(made)) ? undefined : made;
    if (init) assert.is((init["headers"] as Options)["content-type"], shown);
    // Clients would send "[object Map]", and do not agree on a text without a type.
    const isRefused = data instanceof Map || (typeof data === "string" && made === undefined);
    const isSent = !isRefused && (!isJson(body) || isJsonType(made));
    assert.is(text !== undefined, isSent, "toInit takes it");
    if (isSent) requestOf(result);
    if (!text) return isRefused ? "no body" : "a type that is not JSON's";
    if (!isJson(body)) return (assert.is(text[0], body ?? undefined), "no JSON");
    assert.is(text[0], JSON.stringify(body));
    if (data === undefined) assert.equal(Object.keys(JSON.parse(text[0] as string)), Object.keys(body as object));
    return "JSON";
  },
);
