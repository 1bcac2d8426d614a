/** `npm run bench` and `npm run peers`: compiles a program that writes the figures of a page, and runs it in the newest LTS of Node. */
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { argv } from "node:process";
import { compile } from "./compile.mjs";
import { install } from "./install.mjs";

const NODE = "tests/integration/runtimes/node_modules/node-24/bin/node";

const [program = "", ...words] = argv.slice(2);
install("tests", "tests/integration/octokit", "tests/integration/runtimes");
const folder = await compile([program], "tests/.test/measure");
const compiled = join(folder, basename(program).replace(".ts", ".js"));
process.exitCode = spawnSync(NODE, [compiled, ...words], { stdio: "inherit" }).status ?? 1;
