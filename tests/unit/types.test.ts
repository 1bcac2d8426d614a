/** What the compiler says of the declarations, by what tests/types claims of them, and of all that is in tests/. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import { isLeftOut } from "../support/processes.ts";
import { type Folder, missingOf } from "../tools/install.mjs";

/** For those who have no other package. */
const CLAIMS =
  "--noEmit --ignoreConfig --strict --exactOptionalPropertyTypes --skipLibCheck false --module nodenext " +
  "--target es2022 --lib es2022,dom tests/types/types.ts tests/types/types.cts tests/types/api.ts " +
  "tests/support/options.ts";

/** What is compiled, by which arguments, and the folders of the packages that it imports. */
const programs: readonly (readonly [title: string, args: string, ...folders: readonly Folder[]])[] = [
  ["the claims of tests/types", CLAIMS],
  ["tests/", "--project tests", "tests"],
  ["tests/integration/octokit/", "--project tests/integration/octokit", "tests", "tests/integration/octokit"],
];

const test = suite("types");
for (const [title, args, ...folders] of programs) {
  const missing = missingOf(folders);
  const why = `the packages of ${missing.join(" and ")} are not installed`;
  if (isLeftOut(`the types of ${title}`, !missing.length, why)) continue;
  // It begins at once, beside all other tests.
  const compiler = spawn(process.execPath, ["node_modules/typescript/bin/tsc", ...args.split(" ")]);
  const ended = Promise.all([text(compiler.stdout), once(compiler, "close")]);
  test(title, async () => {
    const [errors, [status]] = await ended;
    if (status !== 0) throw Object.assign(new Error(errors), { stack: "" });
  });
}
test.run();
