/**
 * What a message tells to do is done. Each line of advice.txt has four columns: a call, words of its error, the same call
 * changed as these words say, and what that gives: of a request its url, without the default server. Each text of a
 * message in the sources is met by a line.
 */
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attempt } from "../support/attempt.ts";
import { type Api, assertRejected, rejected, table } from "../support/table.ts";

class Money {
  constructor(readonly amount: number) {}
  toString() {
    return `${this.amount} EUR`;
  }
}

const BASE = "https://h.example";
/** What the lines name. */
const NAMES = {
  ...{ BASE, POST: `POST ${BASE}/x`, link: `${BASE}/x?page=2`, file: "/a/b", query: "?a=1&b=2", Money },
  ...{ promise: Promise.resolve(7), invalid: new Date(Number.NaN), signal: new AbortController().signal },
  ...{ blob: new Blob(["a"]), pairs: new URLSearchParams("a=1"), TEXT: { "content-type": "text/plain" } },
};

/** Runs a call as code without types makes it. `sent` is the body of a request, and its type. */
function run({ ...api }: Api, code: string): unknown {
  const sent = (request: never) => {
    const { body, headers } = api.toInit(request);
    return [body, headers["content-type"]];
  };
  const scope = { ...NAMES, ...api, sent };
  const start = code.includes("await ") ? "async " : "";
  return new Function(...Object.keys(scope), `return (${start}() => (${code}))()`)(...Object.values(scope));
}

type Row = readonly [mistaken: string, words: string, mended: string, meant: string];
const ROWS = readFileSync("tests/unit/advice.txt", "utf8")
  .split("\n")
  .filter((line) => /^[^#]/.test(line))
  .map((line) => line.split(/ {3,}/) as unknown as Row);

const messages: string[] = [];

/** Makes the mistake, and gives whether what is mended gives what is meant. */
async function mend(api: Api, [mistaken, words, mended, meant]: Row): Promise<true> {
  messages.push(attempt(() => run(api, mistaken)).error?.message ?? "");
  assertRejected(() => run(api, mistaken), rejected(words));
  const given: any = await run(api, mended);
  const wanted = run(api, meant);
  const url = typeof wanted === "string" && given?.url?.replace("https://api.service.example", "");
  assert.equal(url || given, wanted);
  return true;
}

table(
  "advice",
  mend,
  ROWS.map((row) => [row, true, `${row[0]}: ${row[1]}`] as const),
);

const test = suite("the table of advice");
test("each text of a message is met", () => {
  const source = readFileSync("tests/.test/sources/endpoint.js", "utf8");
  // Texts in backticks are put together of others, and none stands in a comment, or begins with the "'" of a pattern.
  const options = { supported: { "template-literal": false }, legalComments: "none" } as const;
  const code = transformSync(source, options).code.replaceAll("[!'()*]", "[]");
  const texts = Array.from(code.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g), ([literal]) =>
    String(new Function(`return ${literal}`)()),
  );
  const ofMessages = texts.filter((text) => / [a-z]|[a-z] /i.test(text) && !text.startsWith("[object "));
  assert.ok(ofMessages.length > 70, `${ofMessages.length}`);
  const lost = ofMessages.filter((text) => !messages.some((message) => message.includes(text)));
  assert.equal(lost, [], "a text of the sources that no line of advice.txt meets");
});

test.run();
