/** What `npm test` looks at before it runs the tests: whether Node is new enough, and dist/ up to date. */
import { existsSync, readFileSync } from "node:fs";
import { version } from "node:process";
import { makeDist } from "./dist.mjs";

// The package runs in Node 18, but c8, which measures the coverage, does not.
if (parseInt(version.slice(1)) < 20) end(`npm test wants Node 20 or newer, and this is ${version}`);
const files = await makeDist().catch((/** @type {Error} */ { message }) => end(message));
for (const [file, content] of Object.entries(files)) {
  const isNew = existsSync(file) && readFileSync(file, "utf8") === content;
  if (!isNew) end(`${file.replace(/\/.*/, "/")} is older than the sources: npm run build`);
}

/** @param {string} message @returns {never} */
function end(message) {
  console.error(message);
  process.exit(1);
}
