/** Law 7: time and memory grow with the length of input and output, and no faster. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint as typed, expand, toRequest } from "../../dist/endpoint.js";
import { memory } from "./memory.ts";

const SMALL = 10_000;
const LARGE = 160_000;
/** In sixteen times the text, a character takes about as long; what is quadratic takes sixteen times as long. */
const LIMIT = 6;
const RUNS = 5;
/** Microseconds for a character: what is slower than that needs no closer look. */
const HOPELESS = 30;

const endpoint = typed as unknown as (route: unknown, options?: object) => unknown;

/** A call with a text of so many characters, which no earlier call has had: nothing may come from a cache. */
type Shape = (size: number, salt: string) => () => unknown;

const fill = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length));
const count = (size: number) => Array.from({ length: size / 10 }, (_, index) => `n${index}`);
const members = (size: number) => Object.fromEntries(count(size).map((name) => [name, name]));
const root = (size: number) => Math.sqrt(size);

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
  "encoded slashes": "..%2f",
  "encoded backslashes": "%5c.",
  "semicolons behind dots": "..;",
  wildcards: "/*",
  "users of urls": "://u:p@",
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
  "endings of a preview": within("x", "-preview", "", (text) =>
    endpoint("GET /x", { mediaType: { previews: [text] } }),
  ),
  "a long format": within("", "a", "", (format) => endpoint("GET /x", { mediaType: { format } })),
  "a long header name": within("", "a-", "", (name) => endpoint("GET /x", { headers: { [name]: "x" } })),
  "a header name of no token": within("", "é", "", (name) => endpoint("GET /x", { headers: { [name]: "x" } })),
  "a long method option": within("", "M", "", (method) => endpoint({ method, url: "/x" })),
  "a method option of spaces": within("M", " ", "/x", (method) => endpoint({ method, url: " " })),
  "line breaks in a name": within("", "\n", "", (name) => endpoint("GET /x", { [name]: NaN })),
  "a long password": within("https://u:", "p:", "@h/{x}", endpoint),
  "at signs in a host": within("https://u:p", "@", "/{x}", endpoint),
  "at signs behind a host": within("https://h/", "@", "/{x}", endpoint),
  "brackets of a host": within("https://[::1]", "]", "@/{x}", endpoint),
  "braces of a host": within("https://", "{a", "}@/{x}", endpoint),
  "a user of many urls": within("", "https://u@", "/{x}", endpoint),
  "a password that is no base": within("https://u:", "p:", "@h", (baseUrl) => endpoint("GET /x", { baseUrl })),
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
  "args of a query": (size: number) => {
    const args = members(size);
    return () => endpoint("GET /x", { ...args, args });
  },
  "args of a body": (size: number) => {
    const args = members(size);
    return () => [typed.defaults({ args })("POST /x", { args }), endpoint("POST /x", { ...args, args })];
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
  "header pairs of one odd name": (size: number) => {
    const odd = count(size / 2).map(() => ["__proto__", "x"]);
    const headers = [...count(size / 2).map((name) => [name, "x"]), ...odd];
    return () => endpoint("GET /x", { headers });
  },
  "header pairs that come and go": (size: number) => {
    const headers = count(size).flatMap((name) => [
      [name, "x"],
      [name, null],
    ]);
    return () => endpoint("GET /x", { headers });
  },
  "places of a value": (size: number, salt: string) => {
    const route = `GET /${salt}${"{a}/".repeat(root(size))}`;
    const a = "é".repeat(root(size));
    return () => endpoint(route, { a });
  },
  "previews of accept items": (size: number) => {
    const headers = { accept: "application/vnd.a+json,".repeat(root(size)) };
    const mediaType = { previews: count(10 * root(size)) };
    return () => endpoint("GET /x", { headers, mediaType });
  },
  "places of a dot": (size: number, salt: string) => {
    const route = `GET /${salt}${"{+a}{.a}".repeat(size / 8)}`;
    return () => endpoint(route, { a: "." });
  },
  "dots of a list": (size: number) => {
    const a = count(size).map(() => ".");
    return () => endpoint("GET /{+a}{+a*}{.a*}{/a*}", { a });
  },
} satisfies Record<string, Shape>);

/** Names are cut in what an expansion is searched with, and dots are what it is searched for: 3 MB of them. */
const longShapes: Record<string, Shape> = {};
for (const [name, unit] of Object.entries({ dots: ".", "encoded dots": "%2e", "parted dots": "./a/." })) {
  const longName = "n".repeat(99);
  longShapes[`${name} at a long name`] = (size) => {
    const values = { [longName]: fill(unit, size) };
    return () => endpoint(`GET /x{+${longName}}`, values);
  };
}

function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return error.message;
  }
}

/** The length of all texts in what came of a call. */
function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || !value) return 0;
  return Object.entries(value).reduce((sum, [key, member]) => sum + key.length + lengthOf(member), 0);
}

let salt = 0;

/**
 * How long a character of input and output takes, at least, of some runs: in microseconds of this process, so that the
 * load of the machine does not count.
 */
function cost(shape: Shape, size: number): number {
  let least = Infinity;
  for (let runs = 0; runs < RUNS && (runs < 1 || least < HOPELESS); runs++) {
    const run = shape(size, `s${salt++}`);
    const before = process.cpuUsage();
    const result = outcome(run);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, Math.max(user + system, 1) / (size + lengthOf(result)));
  }
  return least;
}

const test = suite("law 7: time grows with input and output and no faster");
let worst = { ratio: 0, name: "" };

function testGrowth(name: string, shape: Shape, small: number, large: number): void {
  test(name, () => {
    cost(shape, small / 10);
    const growth = (small: number, large: number) => {
      const dear = cost(shape, large);
      return dear < HOPELESS ? dear / cost(shape, small) : Infinity;
    };
    let ratio = growth(small, large);
    // What is quadratic is so every time; what another process disturbed is not.
    for (let left = 5; left > 0 && ratio > LIMIT && ratio < Infinity; left--) ratio = growth(small, large);
    // Nor is what an engine does another way from some length on: that is a step, behind which it goes on as before.
    if (ratio > LIMIT && ratio < Infinity) ratio = growth(large, 4 * large) ** 2;
    if (ratio > worst.ratio) worst = { ratio, name };
    assert.ok(ratio <= LIMIT, `a character takes ${ratio.toFixed(1)} times as long in 16 times the text`);
  });
}

for (const [name, shape] of Object.entries(shapes)) testGrowth(name, shape, SMALL, LARGE);
for (const [name, shape] of Object.entries(longShapes)) testGrowth(name, shape, 3e6 / 16, 3e6);
test.after(() => console.log(`the worst of a character takes ${worst.ratio.toFixed(1)} times as long: ${worst.name} `));
test.run();

/* ---- memory ---- */

/** Uses of a text that is remembered, each with the text that it is used in. */
const uses: Record<string, (cut: (text: string) => string, salt: string) => unknown> = {
  "a route": (cut, salt) => endpoint(cut(`GET /${salt}/{organisation_name}`), { organisation_name: 1 }),
  "a bare url": (cut, salt) => endpoint(cut(`/${salt}/{organisation_name}`), { organisation_name: 1 }),
  "a url": (cut, salt) => endpoint({ url: cut(`/${salt}/:organisation_name`), organisation_name: 1 }),
  "a method": (cut, salt) => endpoint({ url: "/x", method: cut(`METHOD-${salt}`) }),
  "the name of a header": (cut, salt) => endpoint("GET /x", { headers: { [cut(`X-${salt}`)]: 1 } }),
  "the name of a preview": (cut, salt) => endpoint("GET /x", { mediaType: { previews: [cut(`x-${salt}`)] } }),
  "a full url": (cut, salt) => endpoint(cut(`https://${salt}.example/{?organisation_name*}`)),
  "a base": (cut, salt) => endpoint("GET /x", { baseUrl: cut(`https://${salt}.example/v1/`) }),
  "a value for a base": (cut, salt) => endpoint("GET {+base}/x", { base: cut(`https://${salt}.example/v1/`) }),
  "a template": (cut, salt) => expand(cut(`/${salt}{?organisation_name*}`), { organisation_name: 1 }),
  "a literal of a template": (cut, salt) => expand(cut(`/${salt}/repositories/{x}`), { x: 1 }),
  "a faulty route": (cut, salt) => outcome(() => endpoint(cut(`GET /${salt}/{organisation_name`))),
  defaults: (cut, salt) => typed.defaults({ baseUrl: cut(`https://${salt}.example/v1/`) })("/x"),
};

const FILLER = 500_000;
const memoryTest = suite("law 7: what is remembered of a long text is no more than a short one");
for (const [name, use] of Object.entries(uses)) {
  memoryTest(name, () => {
    const before = memory();
    for (let index = 0; index < 20; index++) {
      const filler = String(index % 10).repeat(FILLER);
      const cut = (text: string) => (filler + text + filler).slice(FILLER, -FILLER);
      // What comes twice is remembered.
      for (let times = 0; times < 3; times++) use(cut, `a-salt-of-its-own-${salt}`);
      salt++;
    }
    const grown = memory() - before;
    assert.ok(grown < 10 * FILLER, `20 texts of ${2 * FILLER} characters leave ${grown} bytes`);
  });
}
memoryTest.run();
