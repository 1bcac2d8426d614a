/**
 * Tries the recipe of README.md in the newest npm, Yarn and pnpm, before a release: it moves a project that has several
 * versions of octokit over and back, and looks which builder each of its clients takes.
 */
import { execSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pack, recipe, writeRecipe } from "./recipe.mjs";

const FOLDER = "tests/.test/octokit-managers";
const { devDependencies } = JSON.parse(readFileSync("tests/octokit/package.json", "utf8"));
const dependencies = { ...devDependencies, "tiny-endpoint": `file:${pack()}` };

/** Prints the addresses that the clients' builders give a list, if they differ. */
const PROBE = `
const clients = await Promise.all(process.argv.slice(2).map((name) => import(name)));
console.log(...new Set(clients.map(({ Octokit }) => new Octokit().request.endpoint("/x", { a: [1, 2] }).url)));
`;
const OWN = "https://api.github.com/x?a=1%2C2";
const MOVED = "https://api.github.com/x?a=1&a=2";

const FILES = { "package.json": JSON.stringify({ private: true, type: "module", dependencies }), "probe.mjs": PROBE };
const CLIENTS = "octokit @octokit/rest @octokit/core";
const NODE = `node probe.mjs ${CLIENTS} rest-20`;
const YARN = "npx --yes --package=@yarnpkg/cli-dist@latest yarn";
// Without the lock file, Yarn takes the folder for a part of the project around it.
const YARN_FILES = { ...FILES, "yarn.lock": "" };

/**
 * Package managers, which install, and start the probe. Where CI is set, some change no lock file unless told to.
 * Plug'n'Play does not find what an ES module imports that `require` has loaded, as the page says.
 */
const WAYS = [
  ["npm", "npx --yes npm@latest", "install", FILES, NODE],
  ["Yarn", YARN, "install --no-immutable", { ...YARN_FILES, ".yarnrc.yml": "nodeLinker: node-modules\n" }, NODE],
  [
    "Yarn",
    YARN,
    "install --no-immutable",
    { ...YARN_FILES, ".yarnrc.yml": "nodeLinker: pnp\n" },
    `${YARN} node probe.mjs ${CLIENTS}`,
  ],
  ["pnpm", "npx --yes pnpm@latest", "install --no-frozen-lockfile", FILES, NODE],
];

// Yarn does not read npm's settings.
const YARN_NPM_REGISTRY_SERVER = execSync("npm config get registry", { encoding: "utf8", stdio: "pipe" }).trim();
const env = { ...process.env, YARN_NPM_REGISTRY_SERVER };
const run = (command) => execSync(command, { cwd: FOLDER, encoding: "utf8", env, stdio: "pipe" }).trim();

for (const [manager, program, install, files, probe] of WAYS) {
  /** Installs, and fails if the clients take another builder. */
  const see = (when, expected) => {
    run(`${program} ${install}`);
    const url = run(probe);
    console.log(`  ${when}: ${url}`);
    if (url !== expected) throw new Error(`has to be ${expected}`);
  };
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  write(files);
  console.log(manager, run(`${program} --version`), files[".yarnrc.yml"] ?? "");
  see("before", OWN);

  // With npm, the lock file is taken back, too.
  const lock = join(FOLDER, "package-lock.json");
  const locked = existsSync(lock) && { "package-lock.json": readFileSync(lock, "utf8") };
  writeRecipe(FOLDER, manager);
  see("moved over", MOVED);

  for (const { file } of recipe) rmSync(join(FOLDER, file), { force: true });
  write({ "package.json": files["package.json"], ...locked });
  see("moved back", OWN);
}
rmSync(FOLDER, { recursive: true });

/** Writes files of the project. */
function write(files) {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(FOLDER, file), content);
}
