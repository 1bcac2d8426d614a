import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { BUILDS, FOLDER, PEERS, bundle } from "./files.ts";
import { type Pace, median, turned } from "./race.ts";
import type { Report } from "./report.ts";

/** A program, and the milliseconds of its runs, from the end of Node's own start to the end of the program. */
interface Program {
  readonly who: string;
  readonly file: string;
  readonly times: number[];
}

/** An import and a call in a fresh process. What an empty program takes, for Node reads that too, is taken off. */
export async function firstCall(node: string, { rounds }: Pace, progress: (share: number) => void): Promise<Report> {
  const [empty, ...programs] = await writePrograms();
  const turns = 3 * rounds;
  for (let turn = 0; turn < turns; turn++) {
    for (const program of turned([empty!, ...programs], turn)) program.times.push(run(node, program));
    progress((turn + 1) / turns);
  }
  const nothing = median(empty!.times);
  const measured = programs.map(({ who, times }) => [who, times.map((time) => time - nothing)] as const);
  const { bundled, ...installed } = Object.fromEntries(measured);
  const samples = Object.fromEntries(Object.keys(BUILDS).map((who) => [who, installed[who]!]));
  return {
    rows: [
      { name: "first call, as installed, ms", samples: installed },
      { name: "first call, one file each, ms", samples: { ...samples, octokit: bundled! } },
    ],
    notes: [
      `first call: from the end of Node's own start, less the ${nothing.toPrecision(3)} ms of an empty program; ` +
        `half of ours are within ${halfOf(installed.ours!)} ms`,
    ],
  };
}

/** The quartiles. */
function halfOf(times: readonly number[]): string {
  const middle = median(times);
  const quartiles = [times.filter((time) => time < middle), times.filter((time) => time > middle)].map(median);
  return quartiles.map((quartile) => quartile.toPrecision(3)).join(" to ");
}

/** Extra certificates double the time that Node 20 takes to start. */
const ENVIRONMENT = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };

const CALL = `endpoint("GET /orgs/{org}/repos", { org: "acme", type: "private" });`;
const CLOCK = "console.log(performance.now() - performance.nodeTiming.bootstrapComplete);";

async function writePrograms(): Promise<Program[]> {
  writeFileSync(`${FOLDER}/bundled.mjs`, await bundle(PEERS.octokit));
  const builds = Object.keys(BUILDS).map((who) => [who, `./${who}.mjs`] as const);
  const modules = [...builds, ["octokit", "@octokit/endpoint"], ["bundled", "./bundled.mjs"]] as const;
  const write = (who: string, code: string): Program => {
    const file = `${FOLDER}/call-${who}.mjs`;
    writeFileSync(file, code);
    return { who, file, times: [] };
  };
  const calls = modules.map(([who, module]) =>
    write(who, `import { endpoint } from ${JSON.stringify(module)};\n${CALL}\n${CLOCK}\n`),
  );
  return [write("empty", `${CLOCK}\n`), ...calls];
}

function run(node: string, { file }: Program): number {
  const { status, stdout, stderr } = spawnSync(node, [file], { encoding: "utf8", env: ENVIRONMENT });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}
