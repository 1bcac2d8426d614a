import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

function collectGarbage(): void {
  const bun = (globalThis as { Bun?: { gc(force: boolean): void } }).Bun;
  if (bun) return bun.gc(true);
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/** How many bytes are held, once all garbage is collected. */
export function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
