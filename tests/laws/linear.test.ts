/** Law 7: sixteen times the input takes about sixteen times as long, and never more than 64 times. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint as typed, expand, toRequest } from "../../dist/endpoint.js";

const SMALL = 10_000;
const LARGE = 160_000;
const RUNS = 5;
const LIMIT = 64;
const HOPELESS = 3 * LIMIT;

const endpoint = typed as unknown as (route: string, options?: object) => unknown;

/** A call with a text of so many characters, which no earlier call has had: nothing may come from a cache. */
type Shape = (size: number, salt: string) => () => unknown;

const fill = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length));
const count = (size: number) => Array.from({ length: size / 10 }, (_, index) => `n${index}`);
const members = (size: number) => Object.fromEntries(count(size).map((name) => [name, name]));

const shapes: Record<string, Shape> = {};

for (const [name, unit] of Object.entries({
  "unclosed braces": "{",
  "braces never opened": "}",
  "names never closed": "{a",
  "nested braces": "{{a}}",
  "empty expressions": "{}",
  colons: ":a",
  "colon names": "/:a",
  expressions: "{a}",
  "optional expressions": "{/a}",
  queries: "{?a}",
  spaces: " ",
  slashes: "/",
  "percent signs": "%",
  "half triplets": "%2",
  dots: ".",
  "dot segments": "/..",
  "encoded dots": "%2e",
  "question marks": "?",
  "foreign letters": "é",
  "lone surrogates": "\ud800",
})) {
  shapes[`${name} in a route`] = (size, salt) => {
    const route = `GET /${salt}${fill(unit, size)}`;
    return () => endpoint(route, { a: "b" });
  };
  shapes[`${name} in a bare url`] = (size, salt) => {
    const route = fill(unit, size) + salt;
    return () => endpoint(route, { a: "b" });
  };
  shapes[`${name} in a template`] = (size, salt) => {
    const template = salt + fill(unit, size);
    return () => expand(template, { a: "b" });
  };
  shapes[`${name} in values`] = (size, salt) => {
    const a = salt + fill(unit, size);
    return () => endpoint("GET /{a}/{+a}{/a*}{?a}{#a:9999}", { a, b: a, [a]: [a] });
  };
  shapes[`${name} in a base`] = (size, salt) => {
    const base = `https://h${fill(unit, size)}${salt}`;
    return () => [
      outcome(() => endpoint("GET {+base}/x", { base })),
      outcome(() => endpoint("GET /x", { baseUrl: base })),
    ];
  };
}

const within =
  (before: string, unit: string, after: string, call: (text: string) => unknown): Shape =>
  (size, salt) => {
    const text = before + fill(unit, size) + salt + after;
    return () => call(text);
  };

const accept = (text: string) =>
  endpoint("GET /x", { headers: { accept: text }, mediaType: { format: "raw", previews: ["a", "b"] } });
const typedBody = (text: string) =>
  toRequest({ method: "POST", url: "https://h.example", headers: { "content-type": text }, body: {} });

Object.assign(shapes, {
  "a long method": within("", "M", " /x", endpoint),
  "spaces behind a method": within("GET", " ", "/x", endpoint),
  "spaces before a route": within("", " \t", "/x y", endpoint),
  "a long scheme": within("", "a+", "://h/{x}", endpoint),
  "a long host": within("https://", "a.", "/{x}", endpoint),
  "names in a host": within("https://", "{a}", "/", (text) => endpoint(text, { a: "a" })),
  "variables of an expression": within("/{", "a,", "a}", (text) => endpoint(text, { a: "a" })),
  "dots in a name": within("/{", "a.", "a}", (text) => endpoint(text, {})),
  "hyphens in a name": within("/{", "a-", "}", (text) => endpoint(text, {})),
  "triplets in a name": within("/{", "%41", "-}", (text) => endpoint(text, {})),
  "digits of a prefix": within("/{a:", "1", "}", (text) => endpoint(text, {})),
  "a long vendor type": within("application/vnd.", "a", "+jso", accept),
  "dots of a vendor type": within("application/vnd", ".v1", "+json", accept),
  "plus signs of a vendor type": within("application/vnd.a", "+json", "", accept),
  "spaces in an accept item": within("application/vnd.a", " ", ";", accept),
  "parameters of an accept item": within("application/vnd.a", ";q=1 ", "", accept),
  "accept items": within("", "application/vnd.a.v1+json,", "", accept),
  "commas in an accept header": within("", ",", "", accept),
  "quotes in an accept header": within("", '"', "", accept),
  "escapes in an accept header": within('"', '\\"', "", accept),
  "a long preview": within("", "-preview", "x", (text) =>
    endpoint("GET /x", { mediaType: { previews: [text, text] } }),
  ),
  "spaces in a content type": within("a/json", " ", "x", typedBody),
  "suffixes of a content type": within("a", "/json", "x", typedBody),
  previews: (size: number) => {
    const mediaType = { previews: count(size) };
    return () => endpoint("GET /x", { mediaType });
  },
  "parameters of a query": (size: number) => {
    const parameters = members(size);
    return () => endpoint("GET /x", parameters);
  },
  "parameters of a body": (size: number) => {
    const parameters = members(size);
    return () => endpoint("POST /x", parameters);
  },
  "names in a route": (size: number, salt: string) => {
    const route = `/${salt}/{${count(size).join("}/{")}}`;
    const parameters = members(size);
    return () => endpoint(route, parameters);
  },
  "names in a template": (size: number, salt: string) => {
    const template = `${salt}{?${count(size).join()}}`;
    const values = members(size);
    return () => expand(template, values);
  },
  "items of a list": (size: number) => {
    const a = count(size);
    return () => endpoint("GET /{a}{/a*}", { a, b: a });
  },
  "members of an object": (size: number) => {
    const a = members(size);
    return () => endpoint("GET /{a}{?a*}", { a });
  },
  headers: (size: number) => {
    const headers = members(size);
    return () => endpoint("GET /x", { headers });
  },
} satisfies Record<string, Shape>);

function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return error.message;
  }
}

let salt = 0;

/** How much longer the large input takes. */
function growth(shape: Shape): number {
  const small = Math.max(time(shape, SMALL), 1);
  return time(shape, LARGE, HOPELESS * small) / small;
}

/**
 * The least time of some runs, in microseconds of this process, so that the load of the machine does not count. After
 * two runs that take longer than `limit`, no other is tried.
 */
function time(shape: Shape, size: number, limit = Infinity): number {
  let least = Infinity;
  for (let runs = 0; runs < RUNS && (runs < 2 || least < limit); runs++) {
    const run = shape(size, `s${salt++}`);
    const before = process.cpuUsage();
    outcome(run);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

const test = suite("law 7: time grows with the input and no faster");
let worst = { ratio: 0, name: "" };
for (const [name, shape] of Object.entries(shapes)) {
  test(name, () => {
    time(shape, SMALL / 10);
    let ratio = growth(shape);
    // What is quadratic is so every time; what another process disturbed is not.
    for (let left = 5; left > 0 && ratio > LIMIT && ratio < HOPELESS; left--) ratio = growth(shape);
    if (ratio > worst.ratio) worst = { ratio, name };
    assert.ok(ratio <= LIMIT, `16 times the input takes ${Math.round(ratio)} times as long`);
  });
}
test.after(() =>
  console.log(`${Object.keys(shapes).length} shapes, the worst grows by ${worst.ratio.toFixed(0)}: ${worst.name} `),
);
test.run();
