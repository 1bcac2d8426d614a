/**
 * Every operation of real APIs: each is called by the route that `spell` makes of its description, its parameters by
 * the names that are offered there (call.ts), with awkward values (values.ts) and with those that the description
 * prints; and it gets the address that the description asks for by the letter of OpenAPI (address.ts). All calls of an
 * API have the base of its document, as a program would give it. A body goes as one of the types that are described.
 */
import { inspect, isDeepStrictEqual } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../../dist/endpoint.js";
import { spell } from "../../../dist/spell.js";
import { attempt } from "../../support/attempt.ts";
import { spec } from "../../support/pages.ts";
import { addressOf, readAddress } from "./address.ts";
import { type Call, callOf } from "./call.ts";
import {
  type Operation,
  descriptions,
  nameOf,
  operationsOf,
  printedOf,
  readDescription,
  spelledOf,
} from "./descriptions.ts";

/** What no route can spell, by words of what `spell` notes of it, and the number of operations. */
const NOTED: readonly (readonly [words: string, operations: number])[] = [
  ["are described", 33],
  ["has no name", 2],
  ["one slash", 1],
  ["is an object", 4],
  ["its own server", 2],
  ["its body is", 282],
];

/** What is printed in a description, and refused in a path: texts that are empty, and numbers that JSON has rounded. */
const REFUSED: readonly string[] = [
  '"dataset" in "GET /api/v1/company/{id}/{dataset}" needs a value',
  '"type" in "POST /api/v1/pepsanction/order/{type}/{search}" needs a value',
  '"versionId" in "GET /versions/{versionId}/export/{format}" needs a value',
  '"state" in "GET /api/v1/jobs/{state}" needs a value',
  '"groupId" in "GET /subscriptions-group/{groupId}/addresses" needs a value',
];
const ROUNDED = 9;

/** Whether a described media type is this one, or a range that has it: "application/*". */
const covers = (described: string, type: string): boolean =>
  new RegExp(`^${described.split(/[;,]/)[0]!.trim().replace(/[.+]/g, "\\$&").replaceAll("*", ".*")}$`, "i").test(type);

/** What is wrong with what a call gives, if anything. */
function problemOf(operation: Operation, { route, options }: Call): string | undefined {
  const { result, error } = attempt(() => endpoint(route, options));
  if (!result) return error.message;
  const { method, url, body, headers } = result;
  if (method !== operation.method) return `the method is ${method}`;
  if (!isDeepStrictEqual(body, operation.body)) return `the body is ${inspect(body)}`;
  const type = headers["content-type"];
  if (type && !operation.types.some((described) => covers(described, type))) return `the content-type is ${type}`;
  const wanted = addressOf(operation);
  return url === wanted || readAddress(url) === readAddress(wanted) ? undefined : `${url} has to be ${wanted}`;
}

const noted = new Map(NOTED.map(([words]) => [words, 0]));
const problems: string[] = [];
const refused: string[] = [];
const count = { apis: 0, operations: 0, plain: 0, printed: 0 };

/** Calls every operation of a description. */
function look(file: string): void {
  const description = readDescription(file);
  const notes: string[] = [];
  const spelled = spelledOf(spell(description, (note) => notes.push(note)));
  count.apis++;
  for (const operation of operationsOf(description)) {
    const { path: key, parameters } = operation;
    const name = nameOf(operation);
    count.operations++;
    // Without `spell`: the path and the parameters as they are described.
    if (!problemOf(operation, callOf(operation, { key, parameters }))) count.plain++;
    const problem = problemOf(operation, callOf(operation, spelled.get(name)!));
    if (problem) {
      const own = notes.filter((note) => note.startsWith(`${name}: `)).join();
      const words = [...noted.keys()].find((words) => own.includes(words));
      if (words) noted.set(words, noted.get(words)! + 1);
      else problems.push(`${file}: ${name}\n  ${problem}`);
    } else {
      const printed = printedOf(operation);
      count.printed += printed.length;
      refused.push(...printed.flatMap((one) => problemOf(one, callOf(one, spelled.get(name)!)) ?? []));
    }
  }
}

const test = suite("apis");
test.before(() => descriptions().forEach(look));

test("each operation is sent as it is described, or noted", () => {
  assert.ok(!problems.length, `${problems.length} operations fail\n${problems.slice(0, 10).join("\n")}`);
  assert.equal([...noted], NOTED);
});

test("each value is sent that is printed for a parameter of a path, but for empty texts and rounded numbers", () => {
  const isRounded = (problem: string): boolean => problem.includes("lost digits");
  assert.equal(refused.filter((problem) => !isRounded(problem)).sort(), [...REFUSED].sort());
  assert.is(refused.filter(isRounded).length, ROUNDED);
});

test("SPEC says how many, with `spell` and without", () => {
  const failed = [...noted.values()].reduce((sum, operations) => sum + operations);
  const { format } = new Intl.NumberFormat("en-US");
  const [operations, apis, plain, printed] = [count.operations, count.apis, count.plain, count.printed].map(format);
  console.log(`${operations} operations of ${apis} real APIs are sent as described:`);
  console.log(`${plain} by plain paths, all but ${failed} by the routes of \`spell\`,`);
  console.log(`and of ${printed} values that the descriptions print, all but ${refused.length}`);
  const words = [
    `${operations} operations of ${apis} real APIs`,
    `${plain} [^.,]*plain paths`,
    `all but ${failed} [^.,]*\`spell\``,
  ];
  for (const one of words) assert.match(spec, new RegExp(one));
});
test.run();
