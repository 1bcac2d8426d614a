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
  readonly wall: number[];
  readonly cpu: number[];
}

/**
 * An import and a call as whole processes; what an empty one takes in the same turn is taken off. The least CPU time is
 * what a busy machine disturbs least.
 */
export const firstCall: Case = async ({ name, pace, progress }) => {
  const [empty, ...programs] = await writePrograms(`${FOLDER}/first-call`);
  const rounds = 4 * pace.rounds;
  for (let round = 0; round < rounds; round++) {
    turned([empty!, ...programs], round).forEach(run);
    progress((round + 1) / rounds);
  }

  const wall = figures(programs, ({ wall }) => median(wall.map((time, round) => time - empty!.wall[round]!)));
  const cpu = figures(programs, ({ cpu }) => Math.min(...cpu) - Math.min(...empty!.cpu));
  const { installed, ...inOneFile } = wall;
  const { installed: installedCpu, ...inOneFileCpu } = cpu;
  return {
    rows: [
      { name, figures: inOneFile },
      { name: `${name}, least CPU time`, figures: inOneFileCpu },
    ],
    notes: [
      `on top of an empty program's ${write(median(empty!.wall), "µs")}; ours and octokit are one file each, ` +
        `and octokit as installed takes ${writeFigure(installed!)}, at least ${writeFigure(installedCpu!)} of CPU time`,
    ],
  };
};

/** Puts what each program costs beside what the first one does. */
function figures(programs: readonly Program[], costOf: (program: Program) => number): Record<string, Figure> {
  const ours = costOf(programs[0]!);
  const entries = programs.map((program, index): [string, Figure] => {
    const value = costOf(program);
    return [program.who, { value, unit: "µs", ...(index && { ratio: value / ours }) }];
  });
  return Object.fromEntries(entries);
}

async function writePrograms(folder: string): Promise<Program[]> {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(BUILDS)) copyFileSync(file, `${folder}/${name}.mjs`);
  writeFileSync(`${folder}/octokit.mjs`, await bundle(PEERS.octokit));
  const modules = [...Object.keys(BUILDS), "octokit"].map((who) => [who, `./${who}.mjs`] as const);
  const programs = [["empty", ""], ...modules, ["installed", PEERS.octokit]] as const;
  return programs.map(([who, module]) => {
    const file = `${folder}/call-${who}.mjs`;
    const call = `import { endpoint } from "${module}";\nendpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });\n`;
    writeFileSync(file, (module && call) + REPORT_USAGE);
    return { who, file, wall: [], cpu: [] };
  });
}

const REPORT_USAGE =
  'import { writeSync } from "node:fs";\nconst { user, system } = process.cpuUsage();\nwriteSync(1, String(user + system));\n';

function run({ file, wall, cpu }: Program): void {
  const start = performance.now();
  const { stdout } = spawnSync(process.execPath, [file]);
  wall.push((performance.now() - start) * 1000);
  cpu.push(Number(stdout));
}
