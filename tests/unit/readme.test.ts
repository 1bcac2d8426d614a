/** What README.md says is so. */
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readme, runSnippet, snippets } from "../support/readme.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/* ---- the results that snippets state ---- */

/** A statement at the start of a line, and the comment behind it that states its result: `// => value`, or its error. */
const STATED =
  /^(?![\s})\]]|\/\/)(?:const \w+ = )?([^\n]*(?:\n(?!\/\/)(?=[\s})\]])[^\n]*)*);\n\/\/ (=>|TypeError:) ([^\n]*(?:\n\/\/ [^\n]*)*)/gm;

Object.assign(globalThis, {
  check(kind: "=>" | "TypeError:", run: () => unknown, expected: unknown): void {
    if (kind === "=>") assert.equal(run(), expected);
    else assert.throws(run, (error: Error) => error instanceof TypeError && error.message === expected);
  },
});

const statements = suite("snippets");
snippets.forEach((snippet, index) => {
  // Those for HTTP clients are for the suite of clients.
  if (/^const (?:send|payload) = /m.test(snippet)) return;
  statements(
    `${index}: ${snippet.split("\n").find((line) => line && !/^(?:import|const|\/\/)/.test(line))}`,
    async () => {
      let stated = 0;
      const code = snippet.replace(STATED, (_all, expression: string, kind: string, comment: string) => {
        stated++;
        const expected = kind === "=>" ? comment.replace(/^\/\/ /gm, "") : JSON.stringify(comment);
        return `check(${JSON.stringify(kind)}, () => (${expression}), ${expected});`;
      });
      assert.ok(stated, "it states no result");
      assert.is(stated, (snippet.match(/^\/\/ (?:=>|TypeError:)/gm) ?? []).length, "every stated result is compared");
      await runSnippet(`${index}`, `const { check } = globalThis;\n${code}`);
    },
  );
});
statements.run();

/* ---- the rest ---- */

const test = suite("the page");

test("the first command prints the example", () => {
  const command = /^```sh\n(node .*)\n```$/m.exec(readme)![1]!;
  const example = /^endpoint\("GET .*\n\/\/ => ([^]*?)^```$/m.exec(readme)![1]!.replace(/^\/\/ /gm, "");
  const printed = execSync(command, { encoding: "utf8", env: { ...process.env, FORCE_COLOR: "0" } });
  assert.equal(runInThisContext(`(${printed})`), runInThisContext(`(${example})`));
});

test("addresses name this version", () => {
  for (const [, named] of readme.matchAll(/tiny-endpoint@(\d+\.[\d.]+)/g)) assert.is(named, version);
});

test("links within the page lead to its headings", () => {
  const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replace(/ /g, "-"),
  );
  const links = [...readme.matchAll(/\]\(#(.*?)\)/g)].map(([, anchor]) => anchor!);
  assert.ok(links.length);
  for (const anchor of links) assert.ok(headings.includes(anchor), `#${anchor} leads nowhere`);
});

test("the scripts that it names are there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [, script] of readme.matchAll(/npm run ([\w:-]+)/g)) assert.ok(scripts[script!], `no script ${script}`);
});

test.run();
