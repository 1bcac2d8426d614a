import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Check, names } from "./checks.ts";
import { files } from "./files.ts";
import { folder, run, serve, start } from "./processes.ts";

const home = resolve("tests/runtimes");
const bin = (path: string) => join(home, "node_modules", path);
const packed = (file: string) => join(folder, "node_modules/tiny-endpoint", file);

// A CDN that serves the package, a site that allows its scripts and no `eval`, and one that allows its own only.
const cdn = await serve(packed("."), { "access-control-allow-origin": "*" });
const site = await serve(folder, { "content-security-policy": `script-src 'self' ${cdn}` });
const strict = await serve(folder, { "content-security-policy": "script-src 'self'" });
const url = `${cdn}/dist/endpoint.js`;

/** Installs on first use, and anew when the lock file has changed. */
function installRuntimes(): void {
  const [wanted, present] = [join(home, "package-lock.json"), bin(".package-lock.json")];
  if (existsSync(present) && statSync(present).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log("Installing the runtimes of tests/runtimes/package.json, once (1 GB, about a minute) ...");
  spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: home, stdio: "inherit", timeout: 600_000 });
}

/** Installs the packed package into an empty project, and writes what the runtimes run beside it. */
async function prepare(): Promise<void> {
  const tarball = (await run("npm", "pack", resolve("."))).stdout.trim();
  writeFileSync(join(folder, "package.json"), "{}");
  await run("npm", "install", "--no-audit", "--no-fund", `./${tarball}`);
  for (const source of ["endpoint.ts", "uri-template.ts"]) cpSync(packed(source), join(folder, "vendor", source));
  cpSync("tests/.test/runtimes/checks.js", join(folder, "checks.mjs"));

  const written = files(url, readFileSync(packed("dist/endpoint.js")));
  for (const [name, content] of Object.entries(written)) writeFileSync(join(folder, name), content);
}

type Way = (program: string) => Promise<void>;

const passes = (report: string) => {
  const results: Check[] = JSON.parse(report);
  const failures = results.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  assert.ok(!failures.length, failures.join("\n    "));
  assert.equal(
    results.map(({ name }) => name),
    names,
  );
};

const prints =
  (...args: string[]): Way =>
  async (program) =>
    passes((await run(program, ...args)).stdout);

const deno = (...args: string[]) => prints("run", "--no-prompt", ...args);
const imports = `--allow-import=${new URL(cdn).host}`;
const types: Way = async (program) => {
  await run(program, "check", imports, "right.ts");
  const complaint = await run(program, "check", imports, "wrong.ts").catch((error: Error) => error.message);
  assert.match(String(complaint), "Type 'string' is not assignable to type 'number'");
};

const answers: Way = async (program) => {
  const { control, done, end } = start(program, ["serve", "--control-fd=3", "workerd.capnp"]);
  try {
    const ended = done.then(() => Promise.reject(new Error("workerd ended")));
    const listening = (await Promise.race([once(control, "data"), ended])).join();
    const response = await Promise.race([fetch(`http://127.0.0.1:${JSON.parse(listening).port}`), ended]);
    passes(await response.text());
  } finally {
    end();
  }
};

/** What becomes of a page, and what the browser's console says to it. */
async function browse(program: string, address: string): Promise<{ dom: string; complaints: string }> {
  const { stdout, stderr } = await run(
    program,
    "--headless",
    // The pages are our own, and root cannot have the sandbox.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-logging=stderr",
    `--user-data-dir=${join(folder, "profile")}`,
    "--virtual-time-budget=10000",
    "--dump-dom",
    address,
  );
  return { dom: stdout, complaints: (stderr.match(/CONSOLE.*/g) ?? []).join("\n") };
}

const shows =
  (address: string): Way =>
  async (program) => {
    const { dom, complaints } = await browse(program, address);
    const report = /<body>(%5B[^<\s]*)/.exec(dom);
    assert.ok(report, complaints || "no report, which there is only where eval is refused");
    passes(decodeURIComponent(report[1]!));
  };

const refuses =
  (address: string, reason: string): Way =>
  async (program) => {
    const { dom, complaints } = await browse(program, address);
    assert.match(complaints, reason);
    assert.match(dom, "page.js", "the page stays as it came");
  };

const installed = { import: prints("import.mjs"), require: prints("require.cjs") };
const sources = prints("sources.mjs");

/** Each runtime's program, and the ways in which it gets at the package. */
const runtimes: Record<string, readonly [program: string, ways: Record<string, Way>]> = {
  "Node 18": [bin("node-18/bin/node"), installed],
  "Node 20": [bin("node-20/bin/node"), installed],
  "Node 22": [bin("node-22/bin/node"), { ...installed, sources }],
  "Node 24": [bin("node-24/bin/node"), { ...installed, sources }],
  Deno: [
    bin(".bin/deno"),
    { "npm:": deno("npm.mjs"), URL: deno(imports, "url.mjs"), "types by URL": types, sources: deno("sources.mjs") },
  ],
  Bun: [bin(".bin/bun"), { ...installed, URL: prints("--preload", "./bun-urls.mjs", "url.mjs"), sources }],
  workerd: [bin(".bin/workerd"), { worker: answers }],
  Chromium: [
    process.env.CHROMIUM ?? "chromium",
    {
      page: shows(`${site}/page.html`),
      "wrong integrity": refuses(`${site}/wrong.html`, "valid digest in the 'integrity' attribute"),
      "strict policy": refuses(`${strict}/page.html`, "violates the following Content Security Policy directive"),
    },
  ],
};

/** What the program says its version is, if it runs at all. */
function version(program: string): string | undefined {
  try {
    return /\d[\d.-]*/.exec(
      execFileSync(program, ["--version"], { encoding: "utf8", stdio: "pipe", timeout: 20_000 }),
    )![0];
  } catch {
    return undefined;
  }
}

installRuntimes();

const line = (name: string, version = "missing", ways: string) =>
  `${name.padEnd(8)}  ${version.padEnd(14)}  ${ways.padEnd(38)}`;

const preparation = suite(line("npm", version("npm"), "pack, install into an empty project"));
preparation("npm pack, npm install", prepare);
preparation.run();

for (const [name, [program, ways]] of Object.entries(runtimes)) {
  const found = version(program);
  if (!found && !process.env.CI) {
    console.log(`${name} is left out: ${program} does not run`);
    continue;
  }
  const test = suite(line(name, found, Object.keys(ways).join(", ")));
  for (const [way, check] of Object.entries(ways)) test(way, () => check(program));
  test.run();
}
