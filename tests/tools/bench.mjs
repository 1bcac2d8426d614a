/** `npm run bench`: compiles tests/bench/bench.ts, which says what its word means, and runs it in the newest LTS of Node. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { argv } from "node:process";
import { compile } from "./compile.mjs";
import { install } from "./install.mjs";

const NODE = "tests/integration/runtimes/node_modules/node-24/bin/node";

install("tests", "tests/integration/octokit", "tests/integration/runtimes");
const folder = await compile(["tests/bench/bench.ts"], "tests/.test/bench");
process.exitCode = spawnSync(NODE, [join(folder, "bench.js"), ...argv.slice(2)], { stdio: "inherit" }).status ?? 1;
