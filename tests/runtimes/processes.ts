import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { serve } from "../support/server.ts";

export interface Output {
  stdout: string;
  stderr: string;
}

/** Where everything happens; it goes when the tests end, and so do the processes, however that comes about. */
export const folder = mkdtempSync(join(tmpdir(), "tiny-endpoint-"));

const SECONDS = 60;
const children = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
process.on("exit", () => {
  children.forEach(stop);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a program in the folder; `done` is rejected, by the program's name, if it fails or takes too long. */
export function start(
  program: string,
  args: readonly string[],
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

export const run = (program: string, ...args: string[]): Promise<Output> => start(program, args).done;

function stop(child: ChildProcess): void {
  if (!children.delete(child) || child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The whole group has ended.
  }
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".ts": "application/typescript; charset=utf-8",
};

/** Serves the files under `root` on loopback with these headers, and gives the origin. */
export const serveFolder = (root: string, headers: Record<string, string> = {}): Promise<string> =>
  serve((request, response) => {
    const path = join(root, request.url!);
    try {
      const content = readFileSync(path);
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      response.writeHead(200, { ...headers, "content-type": type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
