import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { BUILDS, type Case, PEERS, bundle } from "./contestants.ts";
import type { Figure, Row } from "./report.ts";

/** Of the file that ships, and of each peer bundled in the same way. */
export const sizes: Case = async ({ progress }) => {
  const files = Object.entries(BUILDS).map(([name, file]) => [name, readFileSync(file)] as const);
  for (const [name, entry] of Object.entries(PEERS)) files.push([name, Buffer.from(await bundle(entry))]);
  const row = (name: string, measure: (file: Buffer) => Buffer): Row => {
    const figures = files.map(([who, file]): [string, Figure] => [who, { value: measure(file).length, unit: "B" }]);
    return { name, figures: Object.fromEntries(figures) };
  };
  progress(1);
  return {
    rows: [
      row("size, minified", (file) => file),
      row("size, gzip", (file) => gzipSync(file, { level: 9 })),
      row("size, brotli", (file) => brotliCompressSync(file)),
    ],
    notes: [],
  };
};
