/**
 * Octokit's clients with the README's recipe: what they send and what comes of it is the same as with the builder that
 * they bring, but for what the README says of moving over.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { MOVED, OWN, type Program, compilerOutput, load, makeFolders, recipe } from "./folders.ts";
import { type Letter, startGitHub } from "./github.ts";
import { MANNERS, type Manner, type Method, optionsOf } from "./methods.ts";

makeFolders();
const own = await load(OWN);
const moved = await load(MOVED);
// The compiler works while the rest goes on.
const complaints = compilerOutput();

/* ---- the recipe ---- */

const setup = suite("the README's recipe");
setup("it is three files", () => {
  assert.equal(Object.keys(recipe), ["octokit-endpoint/package.json", "octokit-endpoint/index.js", "package.json"]);
});
setup("it replaces octokit's own builder", () => {
  assert.is(own.list(), "https://api.github.com/x?a=1%2C2");
  assert.is(moved.list(), "https://api.github.com/x?a=1&a=2");
});
setup.run();

/* ---- the program ---- */

/** Runs a row of the program with a server of its own. */
async function play({ rows }: Program, index: number): Promise<{ result: unknown; letters: readonly Letter[] }> {
  const { origin, letters } = await startGitHub();
  return { result: await rows[index]![1](origin), letters };
}

/** A letter in which the first header of some text is another. */
function withHeader(letters: readonly Letter[], own: string, moved: string): Letter[] {
  const at = letters.findIndex(({ headers }) => headers.includes(own));
  return letters.map((letter, index) =>
    index === at ? { ...letter, headers: letter.headers.map((header) => (header === own ? moved : header)) } : letter,
  );
}

const program = suite("the program");
own.rows.forEach(([title, , expected, other = ["", ""]], index) => {
  program(title, async () => {
    const before = await play(own, index);
    assert.equal(before.result, expected, "with octokit's own builder");
    const after = await play(moved, index);
    assert.equal(after.result, expected);
    assert.equal(after.letters, withHeader(before.letters, ...other));
  });
});

program("an empty path is an error by design", async () => {
  const { origin, letters } = await startGitHub();
  const call = { owner: "acme", repo: "tiny", path: "" };
  await own.methodsAt(origin).repos.getContent(call);
  assert.is(letters.splice(0).length, 1);
  const sent = moved.methodsAt(origin).repos.getContent(call);
  const error = await sent.then(() => "sent").catch((error) => error);
  assert.instance(error, TypeError);
  assert.match(error.message, /^"path" in "GET \/repos\/\{owner\}\/\{repo\}\/contents\/\{path\}"/);
  assert.equal(letters, []);
});
program.run();

/* ---- every method ---- */

const { origin, letters } = await startGitHub();

/** What arrives of a call. */
async function sent(call: Promise<unknown>): Promise<Letter> {
  await call;
  const [letter, ...others] = letters.splice(0);
  assert.ok(letter && !others.length, "one request a call");
  return letter;
}

const methodsOf = ({ methodsAt }: Program): Map<string, Method> =>
  new Map(
    Object.entries(methodsAt(origin)).flatMap(([scope, methods]) =>
      Object.entries(methods).map(([name, method]) => [`${scope}.${name}`, method as unknown as Method] as const),
    ),
  );

const methods = methodsOf(own);

/** How many calls of each manner send the same, and how many differ as the README says. */
const counts = new Map(MANNERS.map((manner) => [manner, { same: 0, apart: 0 }]));

const isSame = (one: Letter, other: Letter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Calls a method in a manner by both builders, and says what differs that should not. */
async function compare(name: string, manner: Manner, movedMethod: Method): Promise<string | undefined> {
  const method = methods.get(name)!;
  const options = optionsOf(method, manner, origin);
  const before = await sent(method(options));
  const after = await sent(movedMethod(options)).catch((error) => ({ line: String(error), headers: [], body: "" }));
  const count = counts.get(manner)!;
  if (isSame(before, after)) return void count.same++;
  const { title, differs = (letter: Letter) => letter } = manner;
  const wanted = differs(before);
  if (isSame(wanted, after)) return void count.apart++;
  return `${name}, ${title}: ${JSON.stringify(after)}\n  has to be ${JSON.stringify(wanted)}`;
}

const sweep = suite("every method of octokit.rest");
sweep("sends the same, or what the README says", async () => {
  const movedMethods = methodsOf(moved);
  assert.equal([...movedMethods.keys()], [...methods.keys()]);
  assert.ok(methods.size > 1000, "there are over a thousand");
  const problems = [];
  for (const [name, method] of movedMethods) {
    for (const manner of MANNERS) problems.push(await compare(name, manner, method));
  }
  const found = problems.filter(Boolean);
  assert.ok(!found.length, `${found.length} calls differ\n${found.slice(0, 10).join("\n")}`);
});
sweep.run();

const types = suite("types");
types("TypeScript 5.9 compiles the program", async () => assert.is(await complaints, ""));
types.run();

process.once("exit", () => {
  const text = (number: number): string => number.toLocaleString("en-US");
  const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
  for (const [{ title }, { same, apart }] of counts) {
    console.log(`${text(same).padStart(7)} the same, ${text(apart).padStart(4)} as the README says: ${title}`);
  }
  const same = sum([...counts.values()].map((count) => count.same));
  const apart = sum([...counts.values()].map((count) => count.apart));
  const total = methods.size * MANNERS.length;
  console.log(
    `${text(same + apart)} of ${text(total)} calls of ${text(methods.size)} methods: ` +
      `${text(same)} send the same byte for byte, ${text(apart)} what the README says`,
  );
});
