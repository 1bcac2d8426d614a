/** What README.md and tests/SPEC.md say is so, and where the links of all pages lead. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInThisContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as esm from "../../dist/endpoint.js";
import type { Options } from "../../dist/endpoint.js";
import { attempt } from "../support/attempt.ts";
import { OPTION_NAMES } from "../support/options.ts";
import { readme, runSnippet, snippetsOf, spec } from "../support/readme.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/* ---- the results that snippets state ---- */

/** A statement at the start of a line, and the comment behind it that states its result: `// => value`, or its error. */
const STATED =
  /^(?![\s})\]]|\/\/)(const \w+ = )?([^\n]*(?:\n(?!\/\/)(?=[\s})\]])[^\n]*)*);\n\/\/ (=>|TypeError:) ([^\n]*(?:\n\/\/ [^\n]*)*)/gm;

Object.assign(globalThis, {
  async check(kind: "=>" | "TypeError:", run: () => unknown, expected: unknown): Promise<unknown> {
    if (kind === "=>") {
      const result = await run();
      assert.equal(result, expected);
      return result;
    }
    const { error } = attempt(run);
    assert.instance(error, TypeError, `no TypeError: ${expected}`);
    assert.is(error!.message, expected);
    return undefined;
  },
});

/** Snippets send nothing here; that is for the suites of clients and runtimes. */
const PRELUDE = "const { check } = globalThis, fetch = async () => Response.json([]);\n";

/** What the examples of SPEC.md begin with. */
const [IMPORTS] = /^import .*\n/m.exec(spec)!;

for (const [page, text] of Object.entries({ "README.md": readme, "tests/SPEC.md": spec })) {
  const statements = suite(`snippets of ${page}`);
  snippetsOf(text).forEach((snippet, index) => {
    const [title] = /^(?!import|const|\/\/).+/m.exec(snippet)!;
    statements(`${index}: ${title}`, async () => {
      let stated = 0;
      const code = snippet.replace(STATED, (_all, binding = "", expression: string, kind: string, comment: string) => {
        stated++;
        const expected = kind === "=>" ? comment.replace(/^\/\/ /gm, "") : JSON.stringify(comment);
        const run = expression.startsWith("await ") ? "async () =>" : "() =>";
        return `${binding}await check(${JSON.stringify(kind)}, ${run} (${expression}), ${expected});`;
      });
      assert.ok(stated || snippet.includes("fetch("), "it states no result");
      assert.is(stated, (snippet.match(/^\/\/ (?:=>|TypeError)/gm) ?? []).length, "every stated result is compared");
      const imports = page === "README.md" ? "" : IMPORTS;
      await runSnippet(`${page.replace(/\W/g, "-")}-${index}`, `${PRELUDE}${imports}${code}`);
    });
  });
  statements.run();
}

/* ---- the rest ---- */

const test = suite("the page");

/** The rows of the README's table that begins so, cell by cell. */
const rowsOf = (header: string): string[][] => {
  const [, , ...rows] = readme.slice(readme.indexOf(`\n${header}`) + 1).split("\n");
  return rows.slice(0, rows.indexOf("")).map((row) => row.split("|").slice(1, -1));
};

/** What a cell states of a path: the path itself, or words of the error. */
const assertStated = (made: () => string, stated: string): void => {
  const { result, error } = attempt(made);
  if (error) assert.match(error.message, stated.replace(/^error: /, ""));
  else assert.is(`\`${result}\``, stated);
};

test("template strings ask for what the first table says, and the tag for what is beside it", () => {
  const values: Record<string, unknown> = { "getId()": Promise.resolve(1) };
  const rows = rowsOf("|`id`|");
  assert.ok(rows.length);
  const asked = (path: string) => new URL(path, "https://h.example").href.slice("https://h.example".length);
  for (const [shown = "", made = "", plain = "", encoded = ""] of rows) {
    const [, code = ""] = /`(.*?)`/.exec(shown)!;
    const id = code in values ? values[code] : runInThisContext(`(${code})`);
    assertStated(() => asked(`/users/${id}/keys`), plain);
    assertStated(() => asked(`/users/${encodeURIComponent(id)}/keys`), encoded);
    assertStated(() => esm.path`/users/${id}/keys`, made);
  }
});

test("what is written in a route gives the url beside it", () => {
  const rows = rowsOf("|to send|");
  assert.ok(rows.length);
  for (const row of rows) {
    const [route = "", values, url] = row.slice(1).map((cell) => /^`(.*)`$/.exec(cell)![1]!);
    const options = runInThisContext(`(${values})`) as Options;
    assert.is(esm.endpoint(route, options).url.replace("https://api.service.example", ""), url);
  }
});

test("addresses name this version", () => {
  for (const [, named] of readme.matchAll(/tiny-endpoint@(\d+\.[\d.]+)/g)) assert.is(named, version);
});

/** The pages that are published, by their paths. */
const { files } = JSON.parse(readFileSync("package.json", "utf8")) as { files: string[] };
const pages = Object.fromEntries(
  ["README.md", ...files.filter((file) => file.endsWith(".md"))].map((page) => [page, readFileSync(page, "utf8")]),
);

const headingsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replace(/ /g, "-"),
  );

for (const [page, text] of Object.entries(pages)) {
  test(`links of ${page} lead to headings`, () => {
    for (const [link, path = "", anchor = ""] of text.matchAll(/\]\((?!\w+:)([^)#]*)#(.*?)\)/g)) {
      const target = path ? join(dirname(page), path) : page;
      assert.ok(headingsOf(pages[target] ?? "").includes(anchor), `${link} leads nowhere`);
    }
  });
}

test("each snippet with a base sets what servers look at first", () => {
  const withBase = [...readme.matchAll(/^```(?:js|ts|html)\n([^]*?)^```$/gm)].filter(([code]) =>
    code.includes("baseUrl:"),
  );
  assert.ok(withBase.length > 2);
  for (const [code] of withBase) {
    assert.match(code, "accept:");
    // GitHub wants one. With it, Firefox asks a server first, and many refuse.
    assert.is(code.includes('"user-agent": "my-app/1.0"'), code.includes("https://api.github.com"), code);
  }
});

test("the first screen says that input goes in args", () => {
  assert.match(readme.slice(0, readme.indexOf("\n## ")), "goes in [`args`](#input-goes-in-args)");
});

test("its guarantees have the numbers of SPEC.md", () => {
  const guarantees = /^## Guarantees\n[^]*?(?=^## )/m;
  const [numbered] = guarantees.exec(spec)!;
  const cited = [...guarantees.exec(readme)![0].matchAll(/^- .*\(([\d, ]+)\)\.$/gm)].map(([, numbers]) => numbers!);
  assert.is(cited.length, 4);
  for (const number of cited.join(", ").split(", ")) assert.match(numbered, new RegExp(`^${number}\\. `, "m"));
});

test("both pages name all options, and so does what editors show of endpoint", () => {
  const lists = {
    "README.md": /^### `endpoint\(route[^]*?(?=^### )/m.exec(readme)![0].matchAll(/^- `(\w+)`(?:[^:]* and `(\w+)`)?/gm),
    "tests/SPEC.md, its words": /^- An \*\*option\*\*.*?:(.*?)\./m.exec(spec)![1]!.matchAll(/`(\w+)`/g),
    "endpoint.d.ts": /The options([^]*?)are no parameters/
      .exec(readFileSync("dist/endpoint.d.ts", "utf8"))![1]!
      .matchAll(/`(\w+)`/g),
    "tests/SPEC.md, Options": /^## Options\n[^]*?(?=^## )/m.exec(spec)![0].matchAll(/^\| `(\w+)`/gm),
  };
  for (const [list, found] of Object.entries(lists)) {
    const names = [...found].flatMap(([, ...named]) => named.filter(Boolean));
    assert.equal(names.sort(), [...OPTION_NAMES].sort(), list);
  }
});

test("the scripts that it names are there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [, script] of readme.matchAll(/npm run ([\w:-]+)/g)) assert.ok(scripts[script!], `no script ${script}`);
});

test("the sections of SPEC.md that files name are there", () => {
  const headings = [...spec.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  const folders = readdirSync("tests").filter((name) => /^(?!node_modules)[a-z]+$/.test(name));
  for (const folder of [".", "tests", ...folders.map((name) => join("tests", name))]) {
    for (const file of readdirSync(folder).filter((name) => /\.(?:[cm]?[tj]s|md|html)$/.test(name))) {
      for (const [, named = ""] of readFileSync(join(folder, file), "utf8").matchAll(/\bSPEC, ([A-Z].*)/g)) {
        assert.ok(
          headings.find((heading) => named.startsWith(heading)),
          `${folder}/${file}: no section ${named}`,
        );
      }
    }
  }
});

test.run();
