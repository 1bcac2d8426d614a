import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { BUILDS, type Case, FOLDER, PEERS, bundle } from "./bench.contestants.ts";
import { median, turned } from "./bench.race.ts";
import { type Figure, write, writeFigure } from "./bench.report.ts";

/** A program, and the microseconds that its runs took. */
interface Program {
  readonly who: string;
  readonly file: string;
  /** From the end of Node's own start. */
  readonly own: number[];
  readonly whole: number[];
}

/**
 * An import and a call in a fresh process; what an empty program takes in the same turn is taken off. Node's own start
 * takes ten times as long as either, and varies by more, so it is counted in a row of its own only.
 */
export const firstCall: Case = async ({ name, pace, progress }) => {
  const [empty, ...programs] = await writePrograms(`${FOLDER}/first-call`);
  const rounds = 12 * pace.rounds;
  for (let round = 0; round < rounds; round++) {
    turned([empty!, ...programs], round).forEach(run);
    progress((round + 1) / rounds);
  }

  const figuresOf = (timesOf: (program: Program) => number[]) => {
    const costs = programs.map((program) => median(timesOf(program).map((time, round) => time - timesOf(empty!)[round]!)));
    return Object.fromEntries(
      programs.map(({ who }, index): [string, Figure] => {
        const value = costs[index]!;
        return [who, { value, unit: "µs", ...(index && { ratio: value / costs[0]! }) }];
      }),
    );
  };
  const { bundled, ...own } = figuresOf((program) => program.own);
  const { bundled: _, ...whole } = figuresOf((program) => program.whole);
  return {
    rows: [
      { name, figures: own },
      { name: `${name}, whole process`, figures: whole },
    ],
    notes: [
      `on top of an empty program's ${write(median(empty!.own), "µs")}, or ${write(median(empty!.whole), "µs")} with ` +
        `Node's own start; octokit as installed, and as one file like ours ${writeFigure(bundled!)}`,
    ],
  };
};

async function writePrograms(folder: string): Promise<Program[]> {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(BUILDS)) copyFileSync(file, `${folder}/${name}.mjs`);
  writeFileSync(`${folder}/bundled.mjs`, await bundle(PEERS.octokit));
  const modules = [...Object.keys(BUILDS), "bundled"].map((who) => [who, `./${who}.mjs`] as const);
  const programs = [["empty", ""], ...modules, ["octokit", PEERS.octokit]] as const;
  return programs.map(([who, module]) => {
    const file = `${folder}/call-${who}.mjs`;
    const call = `import { endpoint } from "${module}";\nendpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });\n`;
    const clock = "console.log(performance.now() - performance.nodeTiming.bootstrapComplete);\n";
    writeFileSync(file, (module && call) + clock);
    return { who, file, own: [], whole: [] };
  });
}

function run({ file, own, whole }: Program): void {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  whole.push((performance.now() - start) * 1000);
  if (status !== 0) throw new Error(stderr);
  own.push(Number(stdout) * 1000);
}
