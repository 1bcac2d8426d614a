import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Duplex } from "node:stream";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-scrollbars",
  "--remote-debugging-pipe",
];

/** Where Chromium is, if it is installed. */
export const findChromium = (): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** One page of a headless Chromium, spoken to in the DevTools protocol over a pipe. */
export interface Page {
  /** Sends a command and gives its result. */
  send(method: string, params?: object): Promise<any>;
  /** Runs a function in the page; its arguments and result are JSON. */
  run<Result>(script: (...values: any[]) => Result, ...values: unknown[]): Promise<Awaited<Result>>;
  /** Opens an address afresh, and waits until all of it is loaded. */
  open(address: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts Chromium. It ends with `close`, with this process, or after the time-out, and leaves nothing behind. */
export async function launch(executable: string, timeout: number): Promise<Page> {
  const profile = mkdtempSync(join(tmpdir(), "tiny-endpoint-chromium-"));
  const browser = spawn(executable, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    detached: true,
  });
  const ended = new Promise<void>((done) => browser.once("close", () => done()).once("error", () => done()));
  // Detached, it leads a group of all its processes.
  const kill = () => {
    try {
      process.kill(-browser.pid!, "SIGKILL");
    } catch {
      // They have ended.
    }
  };
  const timer = setTimeout(kill, timeout);
  process.once("exit", kill);

  let last = 0;
  let session: string | undefined;
  let tellLoaded = () => {};
  const waiting = new Map<number, (answer: any) => void>();
  const [input, output] = browser.stdio.slice(3) as [Duplex, Duplex];
  let rest = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop()!;
    for (const message of messages.map((text) => JSON.parse(text))) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      if (message.method === "Page.loadEventFired") tellLoaded();
    }
  });
  input.on("error", () => {});

  const send: Page["send"] = async (method, params = {}) => {
    const id = ++last;
    const answer = new Promise<any>((tell) => waiting.set(id, tell));
    input.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    const { error, result } = (await Promise.race([answer, ended])) ?? {
      error: { message: "Chromium has ended, or took too long" },
    };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  const run: Page["run"] = async (script, ...values) => {
    const expression = `(${script})(${values.map((value) => JSON.stringify(value)).join()})`;
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  const open = async (address: string) => {
    // Two addresses that differ in their hash alone would be one page.
    for (const url of ["about:blank", address]) {
      const loaded = new Promise<void>((tell) => (tellLoaded = tell));
      await send("Page.navigate", { url });
      await Promise.race([loaded, ended]);
    }
  };

  const close = async () => {
    session = undefined;
    await send("Browser.close").catch(kill);
    await ended;
    kill();
    clearTimeout(timer);
    process.off("exit", kill);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };

  try {
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    await send("Page.enable");
  } catch (error) {
    await close();
    throw error;
  }
  return { send, run, open, close };
}
