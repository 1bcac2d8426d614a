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
  readonly times: number[];
}

/** An import and a call as whole processes; what an empty one takes in the same turn is taken off. */
export const firstCall: Case = async ({ name, pace, progress }) => {
  const [empty, ...programs] = await writePrograms(`${FOLDER}/first-call`);
  const rounds = 12 * pace.rounds;
  for (let round = 0; round < rounds; round++) {
    turned([empty!, ...programs], round).forEach(run);
    progress((round + 1) / rounds);
  }

  const costOf = ({ times }: Program) => median(times.map((time, round) => time - empty!.times[round]!));
  const ours = costOf(programs[0]!);
  const { bundled, ...figures } = Object.fromEntries(
    programs.map((program, index): [string, Figure] => {
      const value = costOf(program);
      return [program.who, { value, unit: "µs", ...(index && { ratio: value / ours }) }];
    }),
  );
  return {
    rows: [{ name, figures }],
    notes: [
      `on top of an empty program's ${write(median(empty!.times), "µs")}; octokit as installed, ` +
        `and as one file like ours ${writeFigure(bundled!)}`,
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
    writeFileSync(file, module && call);
    return { who, file, times: [] };
  });
}

function run({ file, times }: Program): void {
  const start = performance.now();
  spawnSync(process.execPath, [file]);
  times.push((performance.now() - start) * 1000);
}
