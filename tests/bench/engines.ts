/** Where cases run: Node and Bun give each a process, browsers a page. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { launch } from "puppeteer-core";
import type { Message, Task } from "./cases.ts";
import { LANE } from "./files.ts";

export interface Engine {
  readonly title: string;
  /** The program, if it is Node. */
  readonly node?: string;
  /** Runs a case, and hears the messages that it prints. */
  run(task: Task, hear: (message: Message) => void): Promise<void>;
  close(): Promise<void>;
}

type Launch = () => Promise<Engine>;

const installed = (file: string): string => {
  const program = resolve("tests/runtimes/node_modules", file);
  if (existsSync(program)) return program;
  throw new Error(`no ${program}: npm ci --prefix tests/runtimes`);
};

const found = (...names: readonly string[]): string =>
  execFileSync("sh", ["-c", names.map((name) => `command -v ${name}`).join(" || ")], { encoding: "utf8" }).trim();

const node = (version: string): Launch => {
  return async () => startProcesses("Node", installed(`node-${version}/bin/node`), ["--expose-gc"]);
};

export const engines: Readonly<Record<string, Launch>> = {
  node: async () => startProcesses("Node", process.execPath, ["--expose-gc"]),
  "node-18": node("18"),
  "node-20": node("20"),
  "node-22": node("22"),
  "node-24": node("24"),
  bun: async () => startProcesses("Bun", installed("bun/bin/bun.exe")),
  chromium: async () => startPages("chrome", found("chromium", "chromium-browser", "google-chrome")),
  firefox: async () => startPages("firefox", found("firefox", "firefox-esr")),
};

function startProcesses(name: string, program: string, flags: readonly string[] = []): Engine {
  const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
  return {
    title: `${name} ${version}`,
    ...(name === "Node" && { node: program }),
    async run(task, hear) {
      const script = `import(${JSON.stringify(pathToFileURL(LANE))}).then(() => bench(${JSON.stringify(task)}))`;
      const child = spawn(program, [...flags, "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
      const ended = new Promise((tell) => child.once("close", tell));
      for await (const line of createInterface(child.stdout)) hear(JSON.parse(line));
      if ((await ended) !== 0) throw new Error(`${name} failed in "${task.name}"`);
    },
    async close() {},
  };
}

async function startPages(browser: "chrome" | "firefox", executablePath: string): Promise<Engine> {
  const launched = await launch({
    browser,
    executablePath,
    args: browser === "chrome" ? ["--no-sandbox"] : [],
    // A clock as fine as in a process, and no question whether a script takes too long.
    extraPrefsFirefox: { "privacy.reduceTimerPrecision": false, "dom.max_script_run_time": 0 },
    protocolTimeout: 0,
  });
  return {
    title: (await launched.version()).replace("/", " "),
    async run(task, hear) {
      const page = await launched.newPage();
      page.on("console", (message) => hear(JSON.parse(message.text())));
      await page.addScriptTag({ type: "module", content: readFileSync(LANE, "utf8") });
      // The clock of a page is coarse: longer laps make up for it.
      const pace = { ...task.pace, lap: 5 * task.pace.lap };
      await page.evaluate(`bench(${JSON.stringify({ ...task, pace })})`);
      await page.close();
    },
    close: () => launched.close(),
  };
}
