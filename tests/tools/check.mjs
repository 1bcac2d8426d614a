/** What `npm test` looks at before it runs the tests: whether dist/ is up to date. */
import { existsSync, readFileSync } from "node:fs";
import { makeDist } from "./dist.mjs";

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
