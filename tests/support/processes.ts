/** Other programs: `start` and `run` do it in a temporary folder, and when the tests end, program and folder go. */
import { type ChildProcess, spawnSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { suite } from "uvu";

interface Output {
  stdout: string;
  stderr: string;
}

/** Where everything happens; it goes when the tests end, and so do the processes, however that comes about. */
export const folder = mkdtempSync(join(tmpdir(), "tiny-endpoint-"));

const children = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
process.on("exit", () => {
  children.forEach(stop);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** How long a program may take, however busy the machine is. */
const SECONDS = 300;

/** Starts a program in the folder; `done` is rejected, by the program's name, if it fails or takes too long. */
export function start(
  program: string,
  ...args: readonly string[]
): { control: Readable; done: Promise<Output>; end(): void } {
  const name = [program, ...args].join(" ");
  // A group of its own, so that a launcher does not outlive what it launched, nor the other way round.
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  children.add(child);
  const done = new Promise<Output>((resolve, reject) => {
    const output = { stdout: "", stderr: "" };
    child.stdout!.on("data", (chunk) => (output.stdout += chunk));
    child.stderr!.on("data", (chunk) => (output.stderr += chunk));
    const timer = setTimeout(() => {
      reject(new Error(`not done in ${SECONDS} s: ${name}\n${output.stderr.slice(-1000)}`));
      stop(child);
    }, SECONDS * 1000);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      stop(child);
      if (code === 0) resolve(output);
      else reject(new Error(`${signal ?? `exit ${code}`}: ${name}\n${output.stderr.slice(-1000)}`));
    });
  });
  return { control: child.stdio[3] as Readable, done, end: () => stop(child) };
}

export const run = (program: string, ...args: string[]): Promise<Output> => start(program, ...args).done;

function stop(child: ChildProcess): void {
  if (!children.delete(child) || child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The whole group has ended.
  }
}

/** Leaves out what is not here: counted as skipped, and told at the end of its suite. In CI nothing is. */
export function isLeftOut(name: string, isHere: boolean, why = "it is not here"): boolean {
  if (isHere || process.env.CI) return false;
  const test = suite(`Left out: ${name}, since ${why}`);
  test.skip();
  test.run();
  return true;
}

/** What a program says its version is, if it runs at all. */
export function versionOf(program: string, ...args: string[]): string | undefined {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: "utf8", timeout: SECONDS * 1000 });
  return status === 0 ? /\d[\d.-]*/.exec(stdout + stderr)?.[0] : undefined;
}
