import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { BUILDS, PEERS, bundle } from "./files.ts";
import type { Report, Row } from "./report.ts";

/** Of the file that ships, and of each peer bundled into one. */
export async function sizes(): Promise<Report> {
  const files = Object.entries(BUILDS).map(([who, file]) => [who, readFileSync(file)] as const);
  for (const [who, imported] of Object.entries(PEERS)) files.push([who, Buffer.from(await bundle(imported))]);
  const row = (name: string, measure: (file: Buffer) => Buffer): Row => {
    const samples = files.map(([who, file]) => [who, [measure(file).length]]);
    return { name, samples: Object.fromEntries(samples), exact: true };
  };
  return {
    rows: [
      row("minified, bytes", (file) => file),
      row("gzip, bytes", (file) => gzipSync(file, { level: 9 })),
      row("brotli, bytes", (file) => brotliCompressSync(file)),
    ],
    notes: ["sizes: of the file that ships, and of what a user imports of the others, bundled and minified"],
  };
}
