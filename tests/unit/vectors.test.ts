import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attempt } from "../support/attempt.ts";
import { isLeftOut } from "../support/processes.ts";
import { table } from "../support/table.ts";

/** A file of public test vectors: a case is a template with its expansion, several of them, or `false` for an error. */
type Vectors = Record<
  string,
  { variables: object; testcases: [template: string, expected: string | string[] | false][] }
>;

const folder = process.env.URITEMPLATE_TESTS ?? "";
if (!isLeftOut("the public test vectors", folder !== "", "URITEMPLATE_TESTS does not name their folder")) {
  const files = attempt(() => readdirSync(folder).filter((file) => file.endsWith(".json"))).result ?? [];
  const test = suite("public test vectors");
  test(`URITEMPLATE_TESTS, "${folder}", holds some`, () => assert.ok(files.length));
  test.run();
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
}
