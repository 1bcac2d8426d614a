/** `npm run format`: writes each file as prettier prints it. `npm run format -- --check` only names those that differ. */
import { argv } from "node:process";
import { runTool } from "./install.mjs";

const mode = argv.includes("--check") ? ["--check"] : ["--write", "--log-level=warn"];
const files = ["*.{ts,json}", "tests", "!**/*.md", "!**/package-lock.json"];

process.exitCode = runTool("tests/tools", "prettier/bin/prettier.cjs", ...mode, ...files);
