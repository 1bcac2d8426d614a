/** What `npm test` looks at before it runs the tests: whether dist/ is up to date, and what the compiler says. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { TSC, makeDist } from "./dist.mjs";

const files = await makeDist().catch(({ message }) => end(message));
for (const [file, content] of Object.entries(files)) {
  if (contentOf(file) !== content) end(`${file.replace(/\/.*/, "/")} is older than the sources: npm run build`);
}

const OPTIONS =
  "--noEmit --ignoreConfig --allowJs --checkJs --strict --exactOptionalPropertyTypes --skipLibCheck false " +
  "--module nodenext --target es2022 --lib es2022,dom";
const CLAIMS = ["tests/types/types.ts", "tests/types/types.cts", "tests/types/api.ts", "tests/support/options.ts"];
const { status } = spawnSync(execPath, [TSC, ...OPTIONS.split(" "), ...CLAIMS], { stdio: "inherit" });
if (status !== 0) end("the types are not what tests/types says");

function contentOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function end(message) {
  console.error(message);
  process.exit(1);
}
