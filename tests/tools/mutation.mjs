/**
 * `npm run test:mutation`: changes the sources in some thousand ways, one at a time, and shows which of them no test
 * tells. It takes an hour and a half; `npm run test:mutation -- --mutate uri-template.ts:1-60` looks at some lines.
 *
 * A timeout counts as found. So it is a long one, which endless loops alone should reach: else what survives a slow
 * machine would count, too. (Law 7 on time is left out, since two mutants are tried at once.)
 */
import { argv } from "node:process";
import { runTool } from "./install.mjs";

const stryker = "@stryker-mutator/core/bin/stryker.js";
process.exitCode = runTool("tests", stryker, "run", "tests/tools/stryker.conf.json", ...argv.slice(2));
