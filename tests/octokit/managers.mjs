/**
 * Tries the recipe of README.md in the newest npm, Yarn and pnpm, before a release: it moves a project that has several
 * versions of octokit over and back, and looks which builder each of its clients takes.
 */
import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pack, recipe, writeRecipe } from "./recipe.mjs";

const FOLDER = "tests/.test/octokit-managers";

const { devDependencies } = JSON.parse(readFileSync("tests/octokit/package.json", "utf8"));
const dependencies = { ...devDependencies, "tiny-endpoint": `file:${pack()}` };
const PROJECT = JSON.stringify({ private: true, type: "module", dependencies });

/** Prints the address that the clients' builders give a list; all addresses, if they differ. */
const PROBE = `
const clients = process.argv.slice(2).map((name) => import(name));
const urls = (await Promise.all(clients)).map(({ Octokit }) => new Octokit().request.endpoint("/x", { a: [1, 2] }).url);
console.log(...new Set(urls));
`;
const OWN = "https://api.github.com/x?a=1%2C2";
const MOVED = "https://api.github.com/x?a=1&a=2";

const YARN = "npx --yes --package=@yarnpkg/cli-dist@latest yarn";
const MODULES = "octokit @octokit/rest @octokit/core";
const ALL = `${MODULES} rest-20`;

/** Package managers, which install, and start the probe. Where CI is set, some change no lock file unless told to. */
const WAYS = [
  { manager: "npm", program: "npx --yes npm@latest", install: "install", probe: `node probe.mjs ${ALL}` },
  {
    manager: "Yarn",
    program: YARN,
    install: "install --no-immutable",
    settings: "nodeLinker: node-modules\n",
    probe: `node probe.mjs ${ALL}`,
  },
  {
    manager: "Yarn",
    program: YARN,
    install: "install --no-immutable",
    settings: "nodeLinker: pnp\n",
    // Plug'n'Play does not find what an ES module imports that `require` has loaded: the page says so.
    probe: `${YARN} node probe.mjs ${MODULES}`,
  },
  {
    manager: "pnpm",
    program: "npx --yes pnpm@latest",
    install: "install --no-frozen-lockfile",
    probe: `node probe.mjs ${ALL}`,
  },
];

// Yarn does not read npm's settings.
const YARN_NPM_REGISTRY_SERVER = execSync("npm config get registry", { encoding: "utf8", stdio: "pipe" }).trim();
const env = { ...process.env, YARN_NPM_REGISTRY_SERVER };

for (const { manager, program, install, settings = "", probe } of WAYS) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  write("package.json", PROJECT);
  write("probe.mjs", PROBE);
  write(".yarnrc.yml", settings);
  // Without it, Yarn takes the folder for a part of the project around it.
  if (manager === "Yarn") write("yarn.lock", "");
  console.log(manager, run(`${program} --version`), settings.trim());

  run(`${program} ${install}`);
  see("before", run(probe), OWN);
  const lock = manager === "npm" ? readFileSync(join(FOLDER, "package-lock.json"), "utf8") : undefined;

  writeRecipe(FOLDER, manager);
  run(`${program} ${install}`);
  see("moved over", run(probe), MOVED);

  for (const { file } of recipe) rmSync(join(FOLDER, file), { force: true });
  write("package.json", PROJECT);
  if (lock) write("package-lock.json", lock);
  run(`${program} ${install}`);
  see("moved back", run(probe), OWN);
}
rmSync(FOLDER, { recursive: true });

/**
 * Writes a file of the project.
 *
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  writeFileSync(join(FOLDER, file), content);
}

/**
 * Runs a command in the project, and gives what it prints.
 *
 * @param {string} command
 */
function run(command) {
  try {
    return execSync(command, { cwd: FOLDER, encoding: "utf8", env, stdio: "pipe" }).trim();
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error(`${command} failed\n${stdout}${stderr}`);
  }
}

/**
 * Tells of an address, and fails if it is another one than expected.
 *
 * @param {string} when
 * @param {string} url
 * @param {string} expected
 */
function see(when, url, expected) {
  console.log(`  ${when}: ${url}`);
  if (url !== expected) throw new Error(`has to be ${expected}`);
}
