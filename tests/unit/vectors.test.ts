import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attempt } from "../support/attempt.ts";
import { table } from "../support/table.ts";

/** A file of public test vectors: a case is a template with its expansion, several of them, or `false` for an error. */
type Vectors = Record<
  string,
  { variables: object; testcases: [template: string, expected: string | string[] | false][] }
>;

const folder = process.env.URITEMPLATE_TESTS;
const test = suite("public test vectors");
if (folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  test(`${folder} holds test vectors`, () => assert.ok(files.length));
  for (const file of files) {
    const groups: Vectors = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const [group, { variables, testcases }] of Object.entries(groups)) {
      table(
        `${file}, ${group}`,
        ({ expand }, [template, expected]: Vectors[string]["testcases"][number]) => {
          const { result = false, error } = attempt(() => expand(template, variables));
          if (error) assert.instance(error, TypeError);
          return [expected].flat().includes(result) || result;
        },
        testcases.map((testcase) => [testcase, true] as const),
      );
    }
  }
} else {
  test("left out: set URITEMPLATE_TESTS to a folder of test vectors to run them", () => {
    console.log("The public test vectors are left out: set URITEMPLATE_TESTS to their folder to run them.");
  });
}
test.run();
