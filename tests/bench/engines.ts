/** Where cases run: Node and Bun give each a process, browsers a page. */
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { launch } from "puppeteer-core";
import { type BrowserName, browserPath } from "../support/browsers.ts";
import { install } from "../tools/install.mjs";
import type { Job, Message } from "./cases.ts";
import { LANE } from "./files.ts";

export interface Engine {
  readonly title: string;
  /** The program, if it is Node. */
  readonly node?: string;
  /** Runs a case, and hears the messages that it prints. */
  run(job: Job, hear: (message: Message) => void): Promise<void>;
  close(): Promise<void>;
}

function installed(file: string): string {
  install("tests/runtimes", "1 GB");
  return resolve("tests/runtimes/node_modules", file);
}

const startNode = async (program: string): Promise<Engine> => startProcesses("Node", program, ["--expose-gc"]);

export const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  node: () => startNode(process.execPath),
  "node-18": () => startNode(installed("node-18/bin/node")),
  "node-20": () => startNode(installed("node-20/bin/node")),
  "node-22": () => startNode(installed("node-22/bin/node")),
  "node-24": () => startNode(installed("node-24/bin/node")),
  bun: async () => startProcesses("Bun", installed("bun/bin/bun.exe")),
  chromium: async () => startPages("Chromium", "chrome"),
  firefox: async () => startPages("Firefox", "firefox"),
};

function startProcesses(name: string, program: string, flags: readonly string[] = []): Engine {
  const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
  return {
    title: `${name} ${version}`,
    ...(name === "Node" && { node: program }),
    async run(job, hear) {
      const script = `import(${JSON.stringify(pathToFileURL(LANE))}).then(() => bench(${JSON.stringify(job)}))`;
      const child = spawn(program, [...flags, "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
      const ended = new Promise((tell) => child.once("close", tell));
      for await (const line of createInterface(child.stdout)) hear(JSON.parse(line));
      if ((await ended) !== 0) throw new Error(`${name} failed in "${job.name}"`);
    },
    async close() {},
  };
}

async function startPages(name: BrowserName, browser: "chrome" | "firefox"): Promise<Engine> {
  const launched = await launch({
    browser,
    executablePath: browserPath(name),
    args: browser === "chrome" ? ["--no-sandbox"] : [],
    // A clock as fine as in a process, and no question whether a script takes too long.
    extraPrefsFirefox: { "privacy.reduceTimerPrecision": false, "dom.max_script_run_time": 0 },
    protocolTimeout: 0,
  });
  return {
    title: `${name} ${(await launched.version()).replace(/.*\//, "")}`,
    async run(job, hear) {
      const page = await launched.newPage();
      page.on("console", (message) => hear(JSON.parse(message.text())));
      await page.addScriptTag({ type: "module", content: readFileSync(LANE, "utf8") });
      // The clock of a page is coarse: longer laps make up for it.
      const pace = { ...job.pace, lap: 5 * job.pace.lap };
      await page.evaluate(`bench(${JSON.stringify({ ...job, pace })})`);
      await page.close();
    },
    close: () => launched.close(),
  };
}
