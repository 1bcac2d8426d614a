import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Plugin, build } from "esbuild";
import { type Case, FOLDER, apis, builds, flat } from "./bench-cases.ts";
import { median } from "./bench-race.ts";
import type { Figure } from "./bench-report.ts";
import { type Operation, SETTINGS, loadOperations } from "./bench-workload.ts";

/** Bundles a module into one file, as `npm run build` does. */
async function bundle(entry: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from ${JSON.stringify(entry)}`, resolveDir: resolve("tests") },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    write: false,
    logLevel: "error",
    plugins,
  });
  return outputFiles[0]!.text;
}

/* ---- the first call of a process ---- */

const USAGE = 'import { writeSync } from "node:fs";\nconst { user, system } = process.cpuUsage();\nwriteSync(1, String(user + system));\n';

/** Whole processes in turns; what an empty one takes in the same turn is taken off. */
const firstCall: Case = async (name, pace, progress) => {
  const rounds = 4 * pace.rounds;
  const folder = `${FOLDER}/first-call`;
  mkdirSync(folder, { recursive: true });
  for (const { name, file } of builds) copyFileSync(file, `${folder}/${name}.mjs`);
  writeFileSync(`${folder}/octokit.mjs`, await bundle("@octokit/endpoint"));
  const modules = { ...Object.fromEntries([...Object.keys(apis), "octokit"].map((who) => [who, `./${who}.mjs`])), installed: "@octokit/endpoint" };
  const call = (module: string) =>
    `import { endpoint } from "${module}";\nendpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });\n`;
  const scripts = ["empty", ...Object.keys(modules)].map((who) => {
    const file = `${folder}/call-${who}.mjs`;
    writeFileSync(file, (who in modules ? call(modules[who]!) : "") + USAGE);
    return { who, file, wall: [] as number[], cpu: [] as number[] };
  });
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < scripts.length; turn++) {
      const { file, wall, cpu } = scripts[(round + turn) % scripts.length]!;
      const start = performance.now();
      const { stdout } = spawnSync(process.execPath, [file]);
      wall.push((performance.now() - start) * 1000);
      cpu.push(Number(stdout));
    }
    progress((round + 1) / rounds);
  }

  const [empty, ours, ...others] = scripts as [Script, ...Script[]];
  const figures = (clock: "wall" | "cpu") => {
    const cost = (script: Script) => median(script[clock].map((time, round) => time - empty[clock][round]!));
    const rest = others.map((script) => [script.who, { value: cost(script), unit: "µs", ratio: cost(script) / cost(ours!) }]);
    const { installed, ...figures }: Record<string, Figure> = Object.fromEntries(rest);
    const alone: Figure = { value: cost(ours!), unit: "µs" };
    return [{ ours: alone, ...figures }, { ours: alone, octokit: installed! }] as const;
  };
  const [wall, installed] = figures("wall");
  const [cpu, installedCpu] = figures("cpu");
  return {
    rows: [
      { name, figures: wall },
      { name: `${name}, CPU time`, figures: cpu },
      { name: `${name}, octokit as installed`, figures: installed },
      { name: `${name}, the same, CPU time`, figures: installedCpu },
    ],
    notes: [`beyond an empty script, which takes ${(median(empty.wall) / 1000).toFixed(0)} ms; each in one file, save octokit as installed`],
  };
};

interface Script {
  readonly who: string;
  readonly wall: readonly number[];
  readonly cpu: readonly number[];
}

/* ---- routes without end ---- */

/** Every route is new, and what a cache keeps of them has to have bounds. */
const newRoutes: Case = async (name, { rounds }, progress) => {
  const operations = await loadOperations(`${FOLDER}/workload.mjs`);
  const uncached = await loadUncached();
  const { endpoint: octokit } = await import("@octokit/endpoint");
  const racers = Object.entries({ ...apis, octokit: { endpoint: octokit }, ...(uncached && { uncached }) }).map(([who, api]) => {
    return { who, call: api.endpoint.defaults(SETTINGS) as Call, laps: [] as number[] };
  });
  let count = 0;
  const fresh = (length: number, filler = "") =>
    Array.from({ length }, () => {
      const { route, options } = operations[count % operations.length]!;
      return { route: flat(route.replace(/(https:\/\/[^/]+)?(?=\/)/, `$&/${count++}${filler}`)), options };
    });

  // A tenth of the routes takes part in the race; 15 rounds make a million of them.
  const laps = 10 * rounds;
  const size = Math.ceil(1e5 / 15);
  const ours = racers[0]!;
  const halves: [number[], number[]] = [[], []];
  for (let lap = 0; lap < laps; lap++) {
    if (lap % 10) callAll(ours.call, fresh(size));
    else for (let turn = 0; turn < racers.length; turn++) {
      const { call, laps } = racers[(lap / 10 + turn) % racers.length]!;
      laps.push(callAll(call, fresh(size)));
    }
    if (lap % 10 === 9) halves[lap < laps / 2 ? 0 : 1].push(heap());
    progress(((lap + 1) / laps) * 0.9);
  }
  const long: number[] = [];
  for (let lap = 0; lap < 20; lap++) {
    callAll(ours.call, fresh(lap % 2 ? 500 : 50, "x".repeat(lap % 2 ? 8000 : 80_000)));
    long.push(heap());
    progress(0.9 + (lap + 1) / 200);
  }

  const figures = racers.map(({ who, laps }, index) => {
    const ratio = median(laps.map((time, lap) => time / ours.laps[lap]!));
    return [who, { value: median(laps), unit: "µs", ...(index && { ratio }) }] as const;
  });
  const { uncached: withoutCache, ...others }: Record<string, Figure> = Object.fromEntries(figures);
  const most = (heaps: number[]): Record<string, Figure> => ({ ours: { value: Math.max(...heaps), unit: "MB" } });
  return {
    rows: [
      { name, figures: others },
      { name: `${name}, without the cache`, figures: withoutCache ? { ours: withoutCache } : {} },
      { name: "heap at most, first half of them", figures: most(halves[0]) },
      { name: "heap at most, second half", figures: most(halves[1]) },
      { name: "heap at most, routes of 8,000 and 80,000", figures: most(long) },
    ],
    notes: [`${laps * size} routes${withoutCache ? "" : "; the sources have no function `remember` to leave out"}`],
  };
};

type Call = (route: string, options: Operation["options"]) => unknown;

/** Microseconds a call. */
function callAll(call: Call, tasks: readonly Pick<Operation, "route" | "options">[]): number {
  const start = performance.now();
  for (const { route, options } of tasks) call(route, options);
  return ((performance.now() - start) * 1000) / tasks.length;
}

/** In megabytes. */
function heap(): number {
  globalThis.gc!();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Our sources without the cache. */
async function loadUncached(): Promise<(typeof apis)[string] | undefined> {
  let found = false;
  const withoutCache: Plugin = {
    name: "without cache",
    setup({ onLoad }) {
      onLoad({ filter: /[/\\](?:endpoint|uri-template)\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path, "utf8").replace(/^export function remember<.*\{$/m, (head) => {
          found = true;
          return `${head} return make;`;
        });
        return { contents, loader: "ts" };
      });
    },
  };
  const file = resolve(FOLDER, "uncached.mjs");
  writeFileSync(file, await bundle("../endpoint.ts", [withoutCache]));
  return found ? import(pathToFileURL(file).href) : undefined;
}

/* ---- sizes ---- */

const sizes: Case = async (_name, _pace, progress) => {
  const files = builds.map(({ name, file }) => [name, readFileSync(file)] as const);
  for (const entry of ["@octokit/endpoint", "url-template", "@std-uritemplate/std-uritemplate"]) {
    files.push([entry.replace(/^@octokit.*|^@.*\//, (scope) => (scope.startsWith("@octokit") ? "octokit" : "")), Buffer.from(await bundle(entry))]);
  }
  progress(1);
  const row = (name: string, measure: (file: Buffer) => Buffer) => ({
    name,
    figures: Object.fromEntries(files.map(([who, file]): [string, Figure] => [who, { value: measure(file).length, unit: "B" }])),
  });
  return {
    rows: [
      row("size, minified", (file) => file),
      row("size, gzip", (file) => gzipSync(file, { level: 9 })),
      row("size, brotli", (file) => brotliCompressSync(file)),
    ],
    notes: [],
  };
};

export const processes: Record<string, Case> = { "first call": firstCall, "new routes": newRoutes, sizes };
