/**
 * Every operation of real APIs: each is called as a caller of tiny-endpoint would (call.ts), with awkward values
 * (values.ts), and gets the address that its description asks for by the letter of OpenAPI (address.ts).
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { install } from "../tools/install.mjs";
import { addressOf, read } from "./address.ts";
import { Sample, checkAgreement } from "./agreement.ts";
import { type Call, callOf } from "./call.ts";
import { HOME, type Operation, descriptions, operationsOf } from "./descriptions.ts";

/** The faults of descriptions: operations that fail, words of what is said of them, and what is wrong with the path. */
const FAULTS: readonly (readonly [operation: string, words: string, reason: string])[] = [
  ["apisetu.gov.in/issuer: POST /Your Pull DOC Request API Path", 'be "METHOD url"', "white space"],
  ["apisetu.gov.in/issuer: POST /Your Pull URI Request API Path", 'be "METHOD url"', "white space"],
  ["clever-cloud.com: GET //openapi", "/v2/openapi\n", "two slashes at the start, of which one stays"],
  ['loket.nl: GET /providers/employers/conceptemployees/{conceptEmployeeId}/dossier"', "encoded", "a stray quote"],
  ['loket.nl: DELETE /providers/employers/conceptemployees/{conceptEmployeeId}/dossier"', "encoded", "a stray quote"],
];

const sample = new Sample();
const spellings = new Map<string, number>();
const problems = new Map<string, string>();
let total = 0;

/** What is wrong with what a call gives, if anything. */
function problemOf(operation: Operation, { route, options }: Call): string | undefined {
  const wanted = addressOf(operation);
  try {
    const { method, url, body } = endpoint(route, options);
    if (method !== operation.method) return `the method is ${method}`;
    if (body !== undefined) return `there is a body, ${JSON.stringify(body)}`;
    return read(url) === read(wanted) ? undefined : `${url}\n  has to be ${wanted}`;
  } catch (error) {
    return String(error);
  }
}

const count = (number: number): string => number.toLocaleString("en-US");

const test = suite("apis");

test("operations", () => {
  install(HOME, "413 MB, some seconds");
  const files = descriptions();
  files.forEach((file, index) => {
    if (process.stdout.isTTY && index % 250 === 0)
      console.log(`${count(index)} of ${count(files.length)} descriptions`);
    for (const operation of operationsOf(file)) {
      const { api, method, path } = operation;
      const call = callOf(operation);
      const problem = problemOf(operation, call);
      total++;
      if (problem) problems.set(`${api}: ${method} ${path}`, problem);
      else sample.consider(call.route, api);
      for (const spelling of call.spellings) spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    }
  });
  assert.equal([files.length, total], [2639, 125_207], "descriptions and operations in this version of the package");
});

test("the faults of descriptions, and no others", () => {
  const faults = new Map(FAULTS.map(([operation, words]) => [operation, words]));
  const isKnown = (operation: string, problem: string): boolean => {
    const words = faults.get(operation);
    return words !== undefined && problem.includes(words);
  };
  const unknown = [...problems].filter(([operation, problem]) => !isKnown(operation, problem));
  const listed = unknown.slice(0, 10).map(([operation, problem]) => `${operation}\n  ${problem}`);
  assert.ok(!unknown.length, `${count(unknown.length)} operations fail\n${listed.join("\n")}`);
  assert.equal(
    [...faults.keys()].filter((operation) => !problems.has(operation)),
    [],
    "these do not fail any more",
  );
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
  for (const [spelling, operations] of [...spellings].sort()) console.log(count(operations).padStart(7), spelling);
  for (const [operation, , reason] of FAULTS) console.log(`${operation}: ${reason}`);
  console.log(`${count(total - problems.size)} of ${count(total)} operations`);
});
