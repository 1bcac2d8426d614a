/**
 * What real servers make of urls: what the route writes around a value is served as written, whoever decodes, merges or
 * resolves on the way. A slash in a value goes deeper where a server decodes before it routes, and nowhere else.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Pool } from "undici-7";
import { endpoint, expand } from "../../../dist/endpoint.js";
import { VIEWS, resolved } from "../../laws/views.ts";
import { attempt } from "../../support/attempt.ts";
import { isLeftOut, versionOf } from "../../support/processes.ts";
import { serve } from "../../support/server.ts";
import { type Started, packages, programs, startProgram, words } from "./servers.ts";

/* ---- what is asked ---- */

const PARTS = [
  ...["..", "/", ".", ";", "a", "\\", "..;", "%2e", "%2f", "%5c", "%3b", "..;a=b"],
  ...["?", "#", "%", "admin", "%2E", "%2F", "%252e", "%252f", "%00", "%c0%ae%c0%ae%c0%af", "．．／"],
];

/** All values of one and two parts, and some longer ones, most of them of the first parts; the same in every run. */
function valuesOfParts(): string[][] {
  const values = PARTS.flatMap((first) => [[first], ...PARTS.map((second) => [first, second])]);
  // Lehmer's generator.
  let state = 26;
  const draw = (count: number) => (state = (state * 48271) % 2147483647) % count;
  for (let drawn = 0; drawn < 100; drawn++) {
    values.push(Array.from({ length: 3 + draw(4) }, () => PARTS[draw(1 + draw(PARTS.length))]!));
  }
  return values;
}

const joined = (parts: string[]) => parts.join("");
const pair = ([x, ...others]: string[]) => ({ x, y: joined(others) || "b" });

/** A template, how the parts become its values, and the text that it writes before and after its slots. */
const routes: readonly (readonly [
  template: string,
  valuesOf: (parts: string[]) => Record<string, unknown>,
  before: string,
  after: string,
])[] = [
  ["/users/{id}/keys", (parts) => ({ id: joined(parts) }), "/users/", "/keys"],
  ["/files/{+path}", (parts) => ({ path: joined(parts) }), "/files/", ""],
  ["/files{/path*}/end", (parts) => ({ path: parts }), "/files/", "/end"],
  ["/users/{x}{y}/keys", pair, "/users/", "/keys"],
  ["/files/{+x}{y}", pair, "/files/", ""],
  ["/users/.{x}/keys", (parts) => ({ x: joined(parts) }), "/users/.", "/keys"],
  ["/users/a{&x}/keys", (parts) => ({ x: joined(parts) }), "/users/a&x=", "/keys"],
  ["/users/a{;x*}/keys", (parts) => ({ x: parts }), "/users/a", "/keys"],
  ["/files/a{.x}/end", (parts) => ({ x: joined(parts) }), "/files/a.", "/end"],
  ["/files/v{x}.json", (parts) => ({ x: joined(parts) }), "/files/v", ".json"],
];

interface Case {
  readonly call: string;
  /** What stands in the request line. */
  readonly target: string;
  readonly refused: boolean;
  readonly template: string;
  readonly before: string;
  readonly after: string;
}

const { baseUrl } = endpoint.DEFAULTS;

/** What is refused is asked as well, without the guard, so that the servers show what would come of it. */
const cases: readonly Case[] = routes.flatMap(([template, valuesOf, before, after]) => {
  const spelled = valuesOfParts().map((parts) => JSON.stringify(valuesOf(parts)));
  return [...new Set(spelled)].map((text) => {
    const values = JSON.parse(text);
    const url = baseUrl + expand(template, values);
    const { result, error } = attempt(() => endpoint(`GET ${template}`, values));
    if (error && !/" would change the path|" would end the path/.test(error.message)) throw error;
    if (result) assert.is(result.url, url);
    const [target = ""] = url.slice(baseUrl.length).split("#");
    return { call: `${template} ${text}`, target, refused: !result, template, before, after };
  });
});

/* ---- what is answered ---- */

/** The path that a server sees, unless it refuses the request: lighttpd says it by a redirection, Apache by an error. */
async function pathSeen(pool: Pool, target: string): Promise<string | undefined> {
  const { statusCode, headers, body } = await pool.request({ method: "GET", path: target });
  const text = await body.text();
  if (headers["location"]) return String(headers["location"]);
  return statusCode === 200 || statusCode === 410 ? text : undefined;
}

/** The path that a client asks for at last, which follows redirects. They add a slash. */
async function pathFollowed(origin: string, target: string): Promise<string | undefined> {
  const response = await fetch(origin + target).catch(() => undefined);
  const text = await response?.text();
  return response?.status === 200 ? text!.replace(/\/$/, "") : undefined;
}

/** Whether all that the route writes is served around the value; of a value that is a slash, nothing may be left. */
const isServed = (path: string, before: string, after: string): boolean =>
  !/(?:^|\/)\.\.?(?:\/|$)/.test(path) && path.startsWith(before) && path.slice(before.length - 1).endsWith(after);

/** The whole segments of what a route writes after a value: "/keys", but not ".json". */
const segmentsOf = (after: string): string => after.replace(/^[^/]+/, "");

const slashesOf = (path: string): number => path.split("/").length;

/** Whether a value that its template encodes makes segments. (Those of `{+x}` and `{/x*}` may bring slashes anywhere.) */
const isDeeper = (path: string, { template }: Case): boolean =>
  !/\{[+/]/.test(template) && slashesOf(path) > slashesOf(template);

/**
 * What each sees of `/users/{id}/keys` with the id "/": SPEC, Dot segments. Who decodes "%2F" before it looks for a
 * location, a route or a servlet sees a value like "7/keys" go deeper, too.
 */
const SLASH: readonly (readonly [seen: string | undefined, ways: readonly string[]])[] = [
  ["/users/%2F/keys", ["node:http", "Express", "Koa", "Hono", "nginx proxy_pass", "Tomcat passthrough"]],
  // (Fastify finds the route first, and then decodes what a wildcard stands for.)
  [
    "/users///keys",
    ["nginx merge_slashes off", "Caddy {path}", "Python wsgiref", "FastAPI redirect_slashes", "Fastify"],
  ],
  ["/users/keys", ["nginx $uri", "nginx proxy_pass with $uri", "nginx return 308 $uri/", "Apache AllowEncodedSlashes"]],
  ["/users/keys", ["lighttpd url", "CivetWeb LOCAL_URI", "merecat PATH_INFO"]],
  ["/users/keys", ["Tomcat encodedSolidusHandling", "Tomcat behind nginx"]],
  [undefined, ["Apache ProxyPass", "Tomcat plain", "Tomcat behind Apache"]],
];

/** Where a proxy hands "%3b" on as ";", and the server behind it cuts the rest of the segment off. */
const CUTTING: readonly string[] = ["Tomcat behind Apache", "Tomcat behind nginx"];

/** Where a client is redirected to the decoded path. */
const REDIRECTING: readonly string[] = ["nginx return 308 $uri/", "FastAPI redirect_slashes"];

/** Where the decoded path is parsed again, so that "?" and "#" in a value end it. */
const ENDING: readonly string[] = [...REDIRECTING, "nginx proxy_pass with $uri", "merecat PATH_INFO"];

/** It drops the dots at the end of a segment, also one that the route writes before a value of dots. */
const DROPPING = "CivetWeb LOCAL_URI";

/** They start a program for each request, and are asked a third of them. */
const STARTING: readonly string[] = ["CivetWeb LOCAL_URI", "merecat PATH_INFO"];

const SLASH_CALL = '/users/{id}/keys {"id":"/"}';

/* ---- the tests ---- */

async function check(way: string, origin: string, targetOf = (path: string): string => path): Promise<void> {
  const pool = new Pool(origin, { connections: 8 });
  const pathOf = (target: string) =>
    REDIRECTING.includes(way) ? pathFollowed(origin, target) : pathSeen(pool, targetOf(target));
  const answers: { given: Case; path: string | undefined }[] = [];
  const waiting = cases.filter(({ call }, index) => !STARTING.includes(way) || index % 3 === 0 || call === SLASH_CALL);
  const askInTurn = async () => {
    for (let given = waiting.pop(); given; given = waiting.pop()) {
      answers.push({ given, path: await pathOf(given.target) });
    }
  };
  await Promise.all(Array.from({ length: 32 }, askInTurn));
  await pool.close();

  const seen = answers.flatMap(({ given, path }) => (path === undefined ? [] : { given, path }));
  type Answer = (typeof seen)[number];
  const refused = seen.filter(({ given }) => given.refused);
  const sent = seen.filter(({ given }) => !given.refused);
  const beforeOf = ({ before }: Case) => (way === DROPPING ? before.replace(/\.$/, "") : before);
  // (The slash that a redirect adds may be the one before a value of which nothing is left.)
  const isWhole = ({ given, path }: Answer) =>
    isServed(path, beforeOf(given), given.after) ||
    (REDIRECTING.includes(way) && isServed(`${path}/`, given.before, given.after));
  const isCut = ({ given, path }: Answer) => isServed(path, beforeOf(given), segmentsOf(given.after));
  const isEnded = ({ given, path }: Answer) =>
    /%(?:3f|23)/i.test(given.target) && isServed(`${path}/`, given.before, "");
  const isKept = (answer: Answer) =>
    isWhole(answer) || (CUTTING.includes(way) && isCut(answer)) || (ENDING.includes(way) && isEnded(answer));
  const linesOf = (answers: Answer[]) => answers.slice(0, 10).map(({ given, path }) => `${given.call}: ${path}`);

  const lost = sent.filter((answer) => !isKept(answer));
  assert.equal(linesOf(lost), [], `${lost.length} of ${sent.length} values change the route`);
  if ([...CUTTING, ...ENDING].includes(way)) assert.not(sent.every(isWhole), "no value cuts, though SPEC says so");
  assert.not(refused.every(isCut), "no value changes the route without the guard, which is hard to believe");

  const [[slash] = ["not in the table"]] = SLASH.filter(([, ways]) => ways.includes(way));
  assert.is(seen.find(({ given }) => given.call === SLASH_CALL)?.path, slash);
  const deeper = sent.filter(({ given, path }) => isDeeper(path, given));
  if (slash && !slash.includes("%2F")) assert.ok(deeper.length, "no value goes deeper, though a slash is decoded");
  else assert.equal(linesOf(deeper), [], `${deeper.length} of ${sent.length} values go deeper`);
}

/** Paths in all spellings that a view tells apart, between segments that they may remove. */
const SPELLINGS = ["/", "a", ".", "..", "%2e", "%2F", "%5c", ";v", "%3b"];
const paths = SPELLINGS.flatMap((one) => SPELLINGS.flatMap((other) => SPELLINGS.map((last) => [one, other, last])))
  .flatMap((parts) => [`/k/l/${joined(parts)}/m`, `/k/l${joined(parts)}`])
  .filter((path) => path.startsWith("/k/l/"));

/** The law's view of a path is the server's, unless that refuses the request, or sees more. */
async function checkView(view: keyof typeof VIEWS, origin: string): Promise<void> {
  const pool = new Pool(origin, { connections: 8 });
  const seen = await Promise.all(paths.map(async (path) => [path, await pathSeen(pool, path)] as const));
  await pool.close();
  const answered = seen.filter(([, path]) => path !== undefined);
  const segmentsOf = (segments: string[]) => resolved(segments)[0].filter(Boolean).join("/");
  // (What becomes of an empty segment, each server decides for itself.)
  const different = answered
    .filter(([path]) => !VIEWS[view](path).slice(1).includes(""))
    .map(([path, seen]) => `${path} ${segmentsOf(VIEWS[view](path))} ${segmentsOf(seen!.split("/"))}`)
    .filter((line) => line.split(" ")[1] !== line.split(" ")[2]);
  assert.ok(answered.length > 100, `${answered.length} paths are answered`);
  assert.equal(different.slice(0, 10), [], `${different.length} of ${answered.length} paths are others`);
}

/** What the guard leaves, "a/b" and "a?", and why it rejects the others: SPEC, Dot segments. */
async function checkTwice(origin: string): Promise<void> {
  const pool = new Pool(origin);
  const paths = ["a/b", "a?", "..?", "%2e%2e"].map((id) => pathSeen(pool, expand("/users/{id}/keys", { id })));
  assert.equal(await Promise.all(paths), ["/v1/a/b/k", "/v1/a", "/v1/..", "/v1/%2e%2e/k"]);
  await pool.close();
}

/** Why no value climbs, however often it is decoded: where a "?" cuts what a client is redirected to, it is again. */
async function checkRedirects(origin: string): Promise<void> {
  const targets = ["7", "%2e%2e", "..?", "%252e%252e?"].map((id) => expand("/a/b/{id}/c", { id }));
  const paths = targets.map((target) => pathFollowed(origin, target));
  assert.equal(await Promise.all(paths), ["/a/b/7/c", "/a/c", "/a", "/a"]);
}

/** Why a NUL in a value is an error: the view "a server in C" of the laws. */
async function checkNul(origin: string): Promise<void> {
  const pool = new Pool(origin);
  const paths = ["7\0", "..\0"].map((id) => pathSeen(pool, expand("/users/{id}/keys", { id })));
  assert.equal(await Promise.all(paths), ["/users/7", "/"]);
  await pool.close();
}

const npm = suite("npm");
for (const [name, listener] of Object.entries(packages)) npm(name, async () => check(name, await serve(listener)));
npm.run();

for (const [name, given] of Object.entries(programs)) {
  const versions = given.needs.map((command) => versionOf(...words(command)));
  if (isLeftOut(name, !versions.includes(undefined))) continue;
  const test = suite(`${name} ${versions[0] ?? "missing"}`);
  let program: Started | undefined;
  test("starts", async () => {
    program = await startProgram(given);
  });
  for (const [way, view] of Object.entries(given.ways)) {
    const origin = () => `http://127.0.0.1:${program!.port[way]}`;
    if (view === "decoded twice") {
      test(`${way} parses what is decoded, as SPEC says`, () => checkTwice(origin()));
      continue;
    }
    test(way, () => check(`${name} ${way}`, origin(), given.targetOf));
    if (REDIRECTING.includes(`${name} ${way}`)) test(`${way} redirects again`, () => checkRedirects(origin()));
    if (view === "a NUL ends it") {
      test(`${way} ends at a NUL`, () => checkNul(origin()));
      continue;
    }
    if (view) test(`${way} is the view "${view}"`, () => checkView(view, origin()));
  }
  test.after(() => program?.end());
  test.run();
}
