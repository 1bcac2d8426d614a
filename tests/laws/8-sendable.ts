/** Law 8: whatever is returned can be sent as it is meant. */
import * as assert from "uvu/assert";
import * as api from "../../dist/endpoint.js";
import { judge, withAuthority } from "./1-slot.ts";
import { PASSWORD, authority, key, labelsFor, namesOf, variable } from "./draws.ts";
import { type Choose, type Options, attempt, endpoint, law, pick, same, shown } from "./law.ts";
import { type Item, type Piece, amended, isJson, isRecord, isToken, spellItem } from "./oracle.ts";

/** What a `Request` takes from nobody, by its own rules: credentials in the url, and these methods. */
const refused = ({ method, url }: Options): boolean =>
  /^(?:CONNECT|TRACE|TRACK)$/.test(method as string) ||
  new URL(url as string).username + new URL(url as string).password !== "";

/** Fails if the platform does not take these request options, or if it takes them against its rules. */
function send(options: Options): void {
  const { url, ...init } = options;
  const { result, message } = attempt(() => api.toRequest(options as unknown as api.RequestOptions));
  if (!refused(options)) {
    const native = new Request(url as string, { ...init, duplex: "half" } as RequestInit);
    // Bun makes GET of methods that it does not know.
    const isChanged = native.method.toUpperCase() !== init.method;
    assert.is(message?.includes(" to this engine"), isChanged || undefined, message);
  } else if (!IS_BUN) {
    assert.is(result, undefined, "Request takes a method or a url that it refuses");
  }
  assert.not(message?.includes(PASSWORD), `gives the password away: ${message}`);
}

/** Its `Request` refuses nothing. */
const IS_BUN = "Bun" in globalThis;

const PATHS: readonly (readonly Piece[])[] = [
  [],
  ["/"],
  ["/x"],
  ["/", variable("x")],
  ["?a=b"],
  ["#f"],
  ["/x", variable("x"), "?b=", variable("x")],
];

law(
  "8: an address that is returned is one that URL and Request take",
  (choose) => {
    const pieces = authority(choose);
    const path = pick(choose, PATHS);
    const values = Object.fromEntries(namesOf(path).map((name) => [name, "v/é?"]));
    return withAuthority(pieces, path, { ...values, ...labelsFor(choose, pieces) });
  },
  (input) => {
    const way = judge(input);
    if (way === "accepted") send(endpoint(input.spelled, input.options));
    return way;
  },
);

const METHODS = "GET get Head post PATCH M-SEARCH !#$%&'*+-.^_`|~9az PROPFIND trace x".split(" ");
const NO_METHODS = [
  ...["", " ", "GET ", "G T", "GET /x", "G@T", "G\nT", "é", "\u0130", "(x)", "a/b", "GET\t", "\u017f", "{x}"],
  "DELETE https://evil.example/x",
];
const URLS = ["/x", "x.y", "https://h.example/x", "https://h.example", "?x", "#", "//x"];
const NO_URLS = ["", " ", "\n", "GET /x", "/x y", "POST https://evil.example/x"];

/** The ways to give a method and a url apart from each other. */
const FORMS: readonly ((method: string, url: string) => Options)[] = [
  (method, url) => endpoint({ method, url }),
  (method, url) => endpoint(url, { method }),
  (method, url) => endpoint.parse({ method, url, baseUrl: "https://api.service.example" }),
  (method, url) => endpoint.parse(endpoint.merge({ url, method })),
  (method, url) => endpoint.defaults({ method }).defaults({ url })(),
  (method, url) => endpoint.defaults({ method, url })({}),
  (method, url) => endpoint.defaults({ url })({ method }),
];

law(
  "8: a method is a token and a url is a url, wherever they come from",
  (choose) => {
    const method = pick(choose, choose(4) ? METHODS : NO_METHODS);
    const url = pick(choose, choose(4) ? URLS : NO_URLS);
    const form = pick(choose, FORMS);
    return shown({ method, url, form }, [form, method, url]);
  },
  ({ method, url, form }) => {
    const { result } = attempt(() => form(method, url));
    assert.is(result !== undefined, isToken(method) && URLS.includes(url), `made ${result?.method} ${result?.url}`);
    if (!result) return "rejected";
    const spelled = endpoint(`${method} ${url}`);
    assert.is(`${result.method} ${result.url}`, `${spelled.method} ${spelled.url}`);
    assert.is(result.method, method.toUpperCase());
    send(result);
    return "accepted";
  },
);

const HEADER_NAMES = [..."accept Accept X-A x-a __proto__ constructor content-type".split(" "), "!#$%&'*+-.^_`|~9"];
const NO_HEADER_NAMES = [
  "",
  " ",
  "a b",
  "a:b",
  "é",
  "coo\u212aie",
  "x\r\ny",
  "\u0130",
  "{x}",
  "a\0",
  "a,b",
  '"',
  "a/b",
  " a",
];

/** Values of headers that are no text. */
const NO_FIELDS = [
  ...[Promise.resolve("x"), { then: () => 1 }, [PASSWORD], [], {}, { a: PASSWORD }, new Map(), new Date(0)],
  ...[NaN, Infinity, Symbol("s"), () => 1, new Uint8Array(1), new URL(`https://${PASSWORD}.example`)],
];

type Headers = Iterable<readonly [string, unknown]> | Options;

const entriesOf = (headers: Headers) =>
  Symbol.iterator in headers ? [...(headers as Iterable<readonly [string, unknown]>)] : Object.entries(headers);

function headers(choose: Choose): Headers {
  const pairs = Array.from({ length: choose(4) }, () => {
    const name = pick(choose, choose(16) === 1 ? NO_HEADER_NAMES : HEADER_NAMES);
    const fields = choose(16) === 1 ? NO_FIELDS : ["1", "a, b", "é", "", 5, -0.5, 12n, true, false, null, undefined];
    return [name, pick(choose, fields)] as const;
  });
  const kind = choose(3);
  return kind === 0 ? Object.fromEntries(pairs) : kind === 1 ? pairs : new Map(pairs);
}

law(
  "8: headers are tokens in lower case with a text, of which the latest wins",
  (choose) => {
    const layers = [headers(choose), headers(choose)] as const;
    return shown({ layers }, layers);
  },
  ({ layers: [first, second] }) => {
    const expected = new Map(Object.entries(endpoint.DEFAULTS.headers as Options));
    let isFit = true;
    let isOpen = false;
    const unfit: string[] = [];
    for (const layer of [first, second]) {
      for (const [name, value] of entriesOf(layer)) {
        // It need not be told whether a name that adds nothing is one.
        if (!isToken(name)) value === null || value === undefined ? (isOpen = true) : (isFit = false);
        else if (NO_FIELDS.includes(value as string)) unfit.push(name);
        if (value === null) expected.delete(name.toLowerCase());
        else if (value !== undefined) expected.set(name.toLowerCase(), value);
      }
    }
    const { message, result } = attempt(() => endpoint.defaults({ headers: first })("/x", { headers: second }));
    if (message !== undefined) {
      assert.ok(!isFit || isOpen || unfit.length, `rejected without a reason: ${message}`);
      const isNamed = unfit.some((name) => message.toLowerCase().includes(`${name.toLowerCase()}" in `));
      if (isFit && !isOpen) assert.ok(isNamed, `does not name the header: ${message}`);
      assert.not(message.includes(PASSWORD), `quotes a header: ${message}`);
      return "rejected";
    }
    assert.ok(isFit && !unfit.length, "accepted");
    const sorted = (entries: Iterable<[string, unknown]>) =>
      [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
    assert.ok(same(sorted(Object.entries(result.headers as Options)), sorted(expected)), "other headers");
    send(result);
    return "accepted";
  },
);

const FORMATS = ["raw", "text+json", "x-1", "", undefined];
const NO_FORMATS = ["raw, text/html", "raw\r\nevil: 1", "a b", "a;q=1", "é", '"', "a/b", " ", "raw\0"];
const PREVIEWS = ["mercy", "mercy-preview", "symmetra", "a-b", "foo"];
const NO_PREVIEWS = ["", "a,b", "a\nb", "a;b", "é", " ", "a/b"];

function mediaType(choose: Choose): { format?: string | undefined; previews: string[] } {
  const format = pick(choose, choose(16) === 1 ? NO_FORMATS : FORMATS);
  const names = choose(16) === 1 ? NO_PREVIEWS : PREVIEWS;
  const previews = Array.from({ length: choose(3) }, () => pick(choose, names));
  return choose(3) ? { format, previews } : { previews };
}

const acceptItem = (choose: Choose): Item =>
  choose(3) === 1
    ? pick(choose, ["text/html;q=0.5", "application/json", "*/*", "application/vnd.a.b.c.d+json", 'a/b;c="d,e"'])
    : {
        vendor: pick(choose, ["a", "github", "service-x"]),
        version: pick(choose, ["", "v3", "v12"]),
        param: pick(choose, ["", "raw", "foo-preview"]),
        suffix: pick(choose, ["", "+json"]),
        parameters: pick(choose, ["", ";q=0.5", "; q=1", ';a="b,c"']),
      };

law(
  "8: the accept header has the items that are asked for",
  (choose) => {
    const items = Array.from({ length: 1 + choose(3) }, () => acceptItem(choose));
    const accept = items.map(spellItem).join(pick(choose, [",", ", "]));
    const [first, second] = [mediaType(choose), mediaType(choose)];
    return shown({ items, accept, first, second }, [accept, first, second]);
  },
  ({ items, accept, first, second }) => {
    const isFit = [first, second].every(
      ({ format, previews }) =>
        !NO_FORMATS.includes(format!) && !previews.some((preview) => NO_PREVIEWS.includes(preview)),
    );
    const { result } = attempt(() =>
      endpoint.defaults({ headers: { accept }, mediaType: first })("/x", { mediaType: second }),
    );
    assert.is(result !== undefined, isFit, `made ${JSON.stringify(result?.headers)}`);
    if (!result) return "rejected";
    const format = second.format ?? first.format ?? "";
    const expected = items.flatMap((item) => amended(item, format, [...first.previews, ...second.previews])).join();
    const made = (result.headers as Options).accept as string;
    assert.is(made.replace(/\s*,\s*/g, ","), expected);
    send(result);
    return made === accept ? "unchanged" : "amended";
  },
);

/** What goes into `data`: fresh, for a stream can be sent once. */
const BODIES: readonly (() => unknown)[] = [
  ...["text", "", null, 0, 5, true, [], [1], {}, { a: [{}] }, { then: 1 }].map((body) => () => body),
  () => Object.assign(Object.create(null), { a: 1 }),
  () => Object.assign(Object.create({ inherited: 1 }), { a: 1 }),
  () => new URLSearchParams("a=b"),
  () => new Blob(["x"]),
  () => new Uint8Array([1]),
  () => new FormData(),
  () => new ReadableStream(),
  () => new Map([["a", 1]]),
  () => ({ async *[Symbol.asyncIterator]() {} }),
  () => ({ *[Symbol.iterator]() {} }),
];
const NO_BODIES: readonly (() => unknown)[] = [
  () => Promise.resolve({}),
  () => ({ then: () => 1 }),
  () => Object.create({ then: () => 1 }),
  () => Object.assign(() => 1, { then: () => 1 }),
];
const TYPES = [
  undefined,
  "application/json",
  "application/a.b+json;q=1",
  "APPLICATION/JSON",
  "text/plain",
  "json",
  null,
];

law(
  "8: a body is sent as what it is, and JSON as JSON",
  (choose) => {
    const isFit = choose(4) > 0;
    const data = pick(choose, isFit ? BODIES : NO_BODIES)();
    const type = pick(choose, TYPES);
    return shown({ data, type, isFit }, [data, type]);
  },
  ({ data, type, isFit }) => {
    const { result } = attempt(() => endpoint("POST /x", { data, a: 1, headers: { "content-type": type } }));
    assert.is(result !== undefined, isFit, "accepted");
    if (!result) return "rejected";
    assert.is(result.body, data);
    const usual = isJson(data) ? "application/json; charset=utf-8" : undefined;
    const made = (result.headers as Options)["content-type"] as string | undefined;
    assert.is(made, type ?? usual);

    const { result: body } = attempt(() => [api.toBody(result as unknown as api.RequestOptions)]);
    const { result: request } = attempt(() => api.toRequest(result as unknown as api.RequestOptions));
    const isSent = !isJson(data) || /^application\/([^;]*\+)?json/i.test(made!);
    assert.is(body !== undefined, isSent, "toBody takes it");
    // Engines would make the text "[object Map]" of what they know no body of; Bun does not tell.
    const isBody = IS_BUN || (!(data instanceof Map) && !(isRecord(data) && Symbol.iterator in data));
    assert.is(request !== undefined, isSent && isBody, "toRequest takes it");
    if (!body) return "a type that is not JSON's";
    assert.is(body[0], isJson(data) ? JSON.stringify(data) : data);
    return isJson(data) ? "JSON" : "no JSON";
  },
);

class Plain {
  a = 1;
}
class Tagged {
  readonly [Symbol.toStringTag] = "Tagged";
}

/** Parameters that a JSON body keeps, if not all of what is in them. */
const KEPT: readonly unknown[] = [
  ...["text", "", 0, -1.5, true, null, [], [1, NaN], {}, { a: () => 1 }, { a: { b: new Map() } }, new Date(0)],
  ...[new Plain(), new URL("https://h.example/x"), Object.create(null), Object("x"), Object(5), Object(false)],
  ...[{ toJSON: () => "x" }, Object.assign(new Map(), { toJSON: () => "x" }), { then: 1 }, { *[Symbol.iterator]() {} }],
];
/** Those that it would drop, or leave nothing of; some have a `toJSON` in Bun. */
const LOST = [
  ...[() => 1, Symbol("s"), NaN, Infinity, -Infinity, Promise.resolve(1), { then: () => 1 }, new Date(NaN)],
  ...[new Map([["a", 1]]), new Set(["a"]), new Blob(["x"]), new ReadableStream(), new Uint8Array(1), new FormData()],
  ...[new ArrayBuffer(1), new Error("x"), /x/, new Tagged(), new AbortController().signal, new URLSearchParams("a=b")],
  Object.assign(() => 1, { then: () => 1 }),
  // "[object Object]]" and "[object [object Object]"
  ...["Object]", "[object Object"].map((tag) => ({ [Symbol.toStringTag]: tag })),
].filter((value: any) => value.toJSON === undefined || value instanceof Date) as readonly unknown[];
const isJsonType = (type: unknown): boolean => type === undefined || type === null || /[/+]json/i.test(type as string);

law(
  "8: a JSON body of parameters has them all",
  (choose) => {
    const members = () => Array.from({ length: choose(3) }, () => [key(choose), pick(choose, choose(6) ? KEPT : LOST)]);
    const named = (): Options => Object.fromEntries(members());
    const layers = [named(), named(), named(), named()] as const;
    const data = choose(8) === 1 ? [1] : undefined;
    const type = choose(2) ? undefined : pick(choose, [...TYPES, "multipart/form-data"]);
    return shown({ layers, data, type }, [...layers, data, type]);
  },
  ({ layers: [first, second, args, further], data, type }) => {
    const builder = endpoint.defaults({ ...first, args });
    const headers = { "content-type": type };
    const call = () => builder("POST /x", { ...second, args: further, data, headers });
    const expected = { ...args, ...further, ...first, ...second };
    const lost = Object.keys(expected).filter((name) => LOST.includes(expected[name]));
    const isChecked = data === undefined && isJsonType(type);
    const { result, message } = attempt(call);
    if (message !== undefined) {
      assert.ok(isChecked && lost.length, `rejected without a reason: ${message}`);
      const culprit = lost.find((name) => isCulprit(name, message));
      assert.ok(culprit !== undefined, `does not name the member: ${message}`);
      const value = expected[culprit];
      const advice = value instanceof AbortSignal ? "request: { signal }" : isThenable(value) ? "await" : "data";
      assert.ok(message.includes(advice), `does not say what to do: ${message}`);
      return "rejected";
    }
    assert.ok(!isChecked || !lost.length, "accepted");
    if (data) return (assert.is(result.body, data), "data");
    if (!Object.keys(expected).length) return (assert.is(result.body, undefined), "nothing");
    const byName = (body: object) => Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
    assert.ok(same(byName(result.body as object), byName(expected)), "another body");
    if (!isChecked) return "no JSON";
    const sent = api.toBody({ ...result, headers: { "content-type": "application/json" } } as never) as string;
    assert.equal(Object.keys(JSON.parse(sent)).sort(), Object.keys(expected).sort());
    return "JSON";
  },
);

const isThenable = (value: unknown): boolean => typeof (value as { then?: unknown }).then === "function";

/** Whether an error names this one. Controls are encoded, and what may be a password before an "@" is masked. */
function isCulprit(name: string, message: string): boolean {
  const shown = name.replace(/[\0-\x1f\x7f-\x9f\u2028\u2029]/g, encodeURIComponent);
  const masked = `***@${shown.slice(shown.lastIndexOf("@") + 1)}"`;
  return message.startsWith(`"${shown}"`) || (shown.includes("@") && message.includes(masked));
}
