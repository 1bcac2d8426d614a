/**
 * Every operation of real APIs: each is called by the route that spell.mjs makes of its description, its parameters by
 * the names that are offered there (call.ts), with awkward values (values.ts); and it gets the address that the
 * description asks for by the letter of OpenAPI (address.ts). So it is by its path as it is described, to compare.
 */
import { inspect } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { readme } from "../support/readme.ts";
import { install } from "../tools/install.mjs";
import { addressOf, readAddress } from "./address.ts";
import { Sample, checkAgreement } from "./agreement.ts";
import { type Call, describedCall, spelledCall } from "./call.ts";
import {
  HOME,
  type Operation,
  type Spelled,
  descriptions,
  nameOf,
  operationsOf,
  readDescription,
  routeWithHost,
  spelledOf,
} from "./descriptions.ts";
import { spell } from "./spell.mjs";

/** What no route can spell, by words of what spell.mjs notes of it, and the number of operations. */
const FAULTS: readonly (readonly [words: string, operations: number])[] = [
  ["are described", 33],
  ["has no name", 2],
  ["one slash", 1],
];

const sample = new Sample();
/** What spell.mjs says of operations, and what is wrong with their requests; by `api: METHOD /path`. */
const notes = new Map<string, string[]>();
const bySpelling = new Map<string, Problem>();
const byDescription = new Map<string, Problem>();
let total = 0;

interface Problem {
  readonly isError: boolean;
  readonly text: string;
}

/** What is wrong with what a call gives, if anything. */
function problemOf(operation: Operation, { route, options }: Call): Problem | undefined {
  const wanted = addressOf(operation);
  const { result, error } = attempt(() => endpoint(route, options));
  if (!result) return { isError: true, text: String(error) };
  const { method, url, body } = result;
  const other = (text: string): Problem => ({ isError: false, text });
  if (method !== operation.method) return other(`the method is ${method}`);
  if (!isSame(body, operation.body)) return other(`the body is ${inspect(body)}`);
  return readAddress(url) === readAddress(wanted) ? undefined : other(`${url}\n  has to be ${wanted}`);
}

/** Whether two bodies have the same members, in any order. */
function isSame(body: unknown, wanted: unknown): boolean {
  if (typeof body !== "object" || typeof wanted !== "object") return body === wanted;
  const members = new Map(Object.entries(wanted!));
  const given = Object.entries(body!);
  return given.length === members.size && given.every(([name, value]) => members.get(name) === value);
}

const count = (number: number): string => number.toLocaleString("en-US");

const test = suite("apis");

test("operations", () => {
  install(HOME, "413 MB, some seconds");
  const files = descriptions();
  files.forEach(({ api, file }, index) => {
    if (process.stdout.isTTY && index % 250 === 0)
      console.log(`${count(index)} of ${count(files.length)} descriptions`);
    const description = readDescription(file);
    const spelled = spelledOf(
      spell(description, (note) => {
        const [name, text] = note.split(/: (.*)/s) as [string, string];
        notes.set(`${api}: ${name}`, [...(notes.get(`${api}: ${name}`) ?? []), text]);
      }),
    );
    for (const operation of operationsOf(description)) callBoth(api, operation, spelled.get(nameOf(operation))!);
  });
  assert.equal([files.length, total], [2639, 125_207], "descriptions and operations in this version of the package");
});

/** Calls an operation by both of its routes. */
function callBoth(api: string, operation: Operation, spelled: Spelled): void {
  const name = `${api}: ${nameOf(operation)}`;
  const calls = [
    [spelledCall(operation, spelled), bySpelling],
    [describedCall(operation), byDescription],
  ] as const;
  total++;
  for (const [call, problems] of calls) {
    const problem = problemOf(operation, call);
    if (problem) problems.set(name, problem);
    else sample.consider(call.route, api);
  }
  sample.consider(routeWithHost(operation), api);
}

/** What spell.mjs notes of an operation that it cannot spell. */
function faultOf(name: string): { readonly words: string; readonly note: string } | undefined {
  for (const note of notes.get(name) ?? [])
    for (const [words] of FAULTS) if (note.includes(words)) return { words, note };
  return undefined;
}

test("what spell.mjs cannot spell it notes, and nothing else goes wrong", () => {
  const counts = new Map(FAULTS.map(([words]) => [words, 0]));
  const unknown = [...bySpelling].filter(([name]) => {
    const { words } = faultOf(name) ?? {};
    if (words) counts.set(words, counts.get(words)! + 1);
    return !words;
  });
  const listed = unknown.slice(0, 10).map(([name, { text }]) => `${name}\n  ${text}`);
  assert.ok(!unknown.length, `${count(unknown.length)} operations fail\n${listed.join("\n")}`);
  assert.equal([...counts], FAULTS);
});

test("the README has this figure", () => {
  assert.match(readme, `${count(total)} operations of 2,639 real APIs, all but ${bySpelling.size} are sent`);
});

test("compiler and run time agree on what is missing", () => {
  assert.equal(sample.missing(), []);
  const { calls, missing } = checkAgreement(sample.routes);
  assert.ok(missing > 100 && calls - missing > 100, "of both kinds");
  console.log(
    `${calls} calls of ${sample.routes.size} odd-shaped routes with one name dropped: ${missing} lack a value`,
  );
});

test.run();

process.once("exit", () => {
  console.log(`by the routes of spell.mjs, ${figure(bySpelling)}`);
  console.log(`by the paths as they are described, ${figure(byDescription)}`);
  for (const name of bySpelling.keys()) console.log(`${name}: ${faultOf(name)?.note}`);
});

function figure(problems: ReadonlyMap<string, Problem>): string {
  const right = total - problems.size;
  const errors = [...problems.values()].filter(({ isError }) => isError).length;
  const share = `${((100 * right) / total).toFixed(2)} %`;
  const others = count(problems.size - errors);
  return `${count(right)} of ${count(total)} operations (${share}), ${count(errors)} errors, ${others} other requests`;
}
