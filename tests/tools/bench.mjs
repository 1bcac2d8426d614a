/** `npm run bench -- quick expand`: compiles tests/bench/bench.ts and runs it; what its words mean, it says itself. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { argv, execPath } from "node:process";
import { compile } from "./compile.mjs";
import { install } from "./install.mjs";

install("tests");
const folder = await compile(["tests/bench/bench.ts"], "tests/.test/bench");
const { status } = spawnSync(execPath, [join(folder, "bench.js"), ...argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
