/**
 * Every operation of real APIs: each is called by the route that spell.mjs makes of its description, its parameters by
 * the names that are offered there (call.ts), with awkward values (values.ts); and it gets the address that the
 * description asks for by the letter of OpenAPI (address.ts).
 */
import { inspect, isDeepStrictEqual } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { readme } from "../support/readme.ts";
import { addressOf, readAddress } from "./address.ts";
import { type Call, callOf } from "./call.ts";
import { type Operation, descriptions, nameOf, operationsOf, readDescription, spelledOf } from "./descriptions.ts";
import { spell } from "./spell.mjs";

/** What no route can spell, by words of what spell.mjs notes of it, and the number of operations. */
const NOTED: readonly (readonly [words: string, operations: number])[] = [
  ["are described", 33],
  ["has no name", 2],
  ["one slash", 1],
];

/** What is wrong with what a call gives, if anything. */
function problemOf(operation: Operation, { route, options }: Call): string | undefined {
  const { result, error } = attempt(() => endpoint(route, options));
  if (!result) return String(error);
  const { method, url, body } = result;
  if (method !== operation.method) return `the method is ${method}`;
  if (!isDeepStrictEqual(body, operation.body)) return `the body is ${inspect(body)}`;
  const wanted = addressOf(operation);
  return readAddress(url) === readAddress(wanted) ? undefined : `${url} has to be ${wanted}`;
}

const test = suite("apis");
test("each operation is sent as it is described, or noted, and the README says how many", () => {
  const files = descriptions();
  const counts = new Map(NOTED.map(([words]) => [words, 0]));
  const problems: string[] = [];
  let total = 0;
  for (const file of files) {
    const description = readDescription(file);
    const notes: string[] = [];
    const spelled = spelledOf(spell(description, (note) => notes.push(note)));
    for (const operation of operationsOf(description)) {
      total++;
      const name = nameOf(operation);
      const problem = problemOf(operation, callOf(operation, spelled.get(name)!));
      if (!problem) continue;
      const own = notes.filter((note) => note.startsWith(`${name}: `)).join();
      const words = [...counts.keys()].find((words) => own.includes(words));
      if (words) counts.set(words, counts.get(words)! + 1);
      else problems.push(`${file}: ${name}\n  ${problem}`);
    }
  }
  assert.ok(!problems.length, `${problems.length} operations fail\n${problems.slice(0, 10).join("\n")}`);
  assert.equal([...counts], NOTED);
  const [apis, operations] = [files.length, total].map((number) => number.toLocaleString("en-US"));
  const failed = [...counts.values()].reduce((sum, count) => sum + count);
  assert.match(readme, `Of the ${operations} operations of ${apis} real APIs, all but ${failed} are sent`);
});
test.run();
