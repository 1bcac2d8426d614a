import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { BUILDS, type Case, FOLDER, PEERS, bundle } from "./contestants.ts";
import { median, sum, turned } from "./race.ts";
import { type Figure, type Report, write, writeFigure } from "./report.ts";

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
 * takes ten times as long as either and varies by as much, so there is a row without it too.
 */
export const firstCall: Case = async ({ name, pace, progress }) => {
  const [empty, ...programs] = await writePrograms(`${FOLDER}/first-call`);
  const rounds = 24 * pace.rounds;
  for (let round = 0; round < rounds; round++) {
    turned([empty!, ...programs], round).forEach(run);
    progress((round + 1) / rounds);
  }

  const measured = (name: string, timesOf: (program: Program) => readonly number[]): Report => {
    const costs = programs.map((program) => timesOf(program).map((time, round) => time - timesOf(empty!)[round]!));
    const medians = costs.map(median);
    const { bundled, ...figures } = Object.fromEntries(
      programs.map(({ who }, index): [string, Figure] => {
        const value = medians[index]!;
        return [who, { value, unit: "µs", ...(index && { ratio: value / medians[0]! }) }];
      }),
    );
    const note =
      `on top of an empty program's ${write(median(timesOf(empty!)), "µs")}, give or take ` +
      `${write(Math.max(...costs.map(errorOfMedian)), "µs")}; octokit as one file like ours ${writeFigure(bundled!)}`;
    return { rows: [{ name, figures }], notes: [note] };
  };
  const whole = measured(name, (program) => program.whole);
  const own = measured(`${name}, without Node's start`, (program) => program.own);
  return { rows: [...whole.rows, ...own.rows], notes: [...whole.notes, ...own.notes] };
};

/** The standard error of a median, as of times that are spread normally. */
function errorOfMedian(numbers: readonly number[]): number {
  const mean = sum(numbers) / numbers.length;
  const variance = sum(numbers.map((number) => (number - mean) ** 2)) / numbers.length;
  return Math.sqrt((Math.PI / 2) * (variance / numbers.length));
}

/** Extra certificates double the time that Node 20 takes to start. */
const ENVIRONMENT = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };

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
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8", env: ENVIRONMENT });
  whole.push((performance.now() - start) * 1000);
  if (status !== 0) throw new Error(stderr);
  own.push(Number(stdout) * 1000);
}
