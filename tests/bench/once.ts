/** What happens once: an import with a first call, and the download. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { FOLDER, bundle } from "./files.ts";
import { median, turned } from "./race.ts";
import type { Row } from "./report.ts";

const OURS = resolve("dist/endpoint.js");
const INSTALLED = "first call, as installed, ms";
const BUNDLED = "first call, one file each, ms";

/** Extra certificates double the time that Node 20 takes to start. */
const ENVIRONMENT = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };

const CALL = `endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });`;
const CLOCK = "console.log(performance.now() - performance.nodeTiming.bootstrapComplete);";

/** An import and a call in a fresh process: from the end of Node's own start, less what an empty program takes. */
export async function firstCall(node: string, turns: number): Promise<readonly Row[]> {
  writeFileSync(`${FOLDER}/octokit.mjs`, await bundle(PEERS.octokit));
  const programs = [
    writeProgram("empty", ""),
    writeProgram("ours", `import { endpoint } from "${OURS}";\n${CALL}`),
    writeProgram("octokit", `import { endpoint } from "@octokit/endpoint";\n${CALL}`),
    writeProgram("bundled", `import { endpoint } from "./octokit.mjs";\n${CALL}`),
  ];
  for (let turn = 0; turn < turns; turn++) {
    for (const { file, times } of turned(programs, turn)) {
      const { stdout } = spawnSync(node, [file], { encoding: "utf8", env: ENVIRONMENT });
      times.push(Number(stdout));
    }
  }
  const [empty, ...others] = programs.map(({ who, times }) => [who, median(times)] as const);
  const { bundled, ...installed } = Object.fromEntries(others.map(([who, time]) => [who, time - empty![1]]));
  return [
    { name: INSTALLED, figures: installed },
    { name: BUNDLED, figures: { ...installed, octokit: bundled! } },
  ];
}

function writeProgram(who: string, code: string) {
  const file = `${FOLDER}/call-${who}.mjs`;
  writeFileSync(file, `${code}\n${CLOCK}\n`);
  return { who, file, times: [] as number[] };
}

/** Other packages, and what a user imports of them. */
const PEERS = {
  octokit: 'export { endpoint } from "@octokit/endpoint"',
  "url-template": 'export { parseTemplate } from "url-template"',
  "std-uritemplate": 'export { StdUriTemplate } from "@std-uritemplate/std-uritemplate"',
  "path-to-regexp": 'export { compile } from "path-to-regexp"',
  urlcat: 'export { default } from "urlcat"',
  "openapi-fetch": 'export { default } from "openapi-fetch"',
};

/** The file that ships, and each peer bundled into one. */
export async function sizes(): Promise<readonly Row[]> {
  const figures: Record<string, number> = { ours: brotliCompressSync(readFileSync(OURS)).length };
  for (const [who, code] of Object.entries(PEERS)) figures[who] = brotliCompressSync(await bundle(code)).length;
  return [{ name: "brotli, bytes", figures, isExact: true }];
}
