/** Where cases run: Node and Bun give each a process, browsers a page. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { execPath } from "node:process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type BrowserName, withPage } from "../support/browsers.ts";
import { serveFolder } from "../support/server.ts";
import { install } from "../tools/install.mjs";
import type { Answer, Job } from "./cases.ts";
import { FOLDER, LANE } from "./files.ts";

export interface Engine {
  readonly title: string;
  /** The program, if it is Node. */
  readonly node?: string;
  run(job: Job): Promise<Answer>;
}

export const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  node: () => processes("Node", execPath),
  bun: () => processes("Bun", installedBun()),
  chromium: () => pages("Chromium"),
  firefox: () => pages("Firefox"),
};

function installedBun(): string {
  install("tests/runtimes", "1 GB");
  return resolve("tests/runtimes/node_modules/bun/bin/bun.exe");
}

const execute = promisify(execFile);

async function processes(name: string, program: string): Promise<Engine> {
  const { stdout: version } = await execute(program, ["--version"]);
  return {
    title: `${name} ${version.trim()}`,
    ...(name === "Node" && { node: program }),
    async run(job) {
      const script = `import(${JSON.stringify(pathToFileURL(LANE))})
        .then(() => bench(${JSON.stringify(job)}))
        .then((answer) => console.log(JSON.stringify(answer)));`;
      const { stdout } = await execute(program, ["-e", script], { maxBuffer: Infinity });
      return JSON.parse(stdout);
    },
  };
}

/** Of a page that shares nothing with others, the clock is fine. */
const ISOLATED = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };

async function pages(name: BrowserName): Promise<Engine> {
  writeFileSync(`${FOLDER}/page.html`, '<!doctype html><script type="module" src="lane.mjs"></script>');
  const address = `${await serveFolder(FOLDER, ISOLATED)}/page.html`;
  const version = await withPage(name, (page) => page.browser().version());
  return {
    title: `${name} ${version.replace(/.*\//, "")}`,
    run: (job) =>
      withPage(name, async (page) => {
        await page.goto(address);
        return page.evaluate((job) => (globalThis as any).bench(job), job as any);
      }),
  };
}
