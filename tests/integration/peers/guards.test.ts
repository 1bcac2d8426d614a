/**
 * The guards in other languages pass all vectors, by the programs that the vectors' README prints. And the vectors are
 * whole: for each part of a guard, one fails without it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blocksOf } from "../../support/pages.ts";
import { folder, isLeftOut, versionOf } from "../../support/processes.ts";
import { vectors } from "../../support/vectors.ts";

const VECTORS = "tests/docs/vectors";
const page = readFileSync(`${VECTORS}/README.md`, "utf8");
const COUNT = Object.values(vectors).flat().length;

/** A part of a guard, and what to write for it. */
type Fault = readonly [part: string, instead: string];

const raw = String.raw;

/** Of the pattern, as Python writes it: what it lacks, and what it has too much. */
const FAULTS_OF_PATTERN: readonly Fault[] = [
  [raw`[/\\][`, raw`[\\][`],
  [raw`[/\\][`, "[/]["],
  [raw`[/\\][`, raw`[/\\;][`],
  [raw`[/\\][`, "["],
  ["{1,2}", ""],
  ["{1,2}", "{2}"],
  ["{1,2}", "{1,3}"],
  [raw`[\x0b\x0c ]*`, ""],
  [raw`[\x0b\x0c ]*`, "[ ]*"],
  [raw`[\x0b\x0c ]*`, raw`[\x0b\x0c]*`],
  [raw`[\x0b\x0c ]*`, raw`[\x0b\x0c ]?`],
  [raw`\0-\x20`, ""],
  [raw`\0-\x20`, " "],
  [raw`\0-\x20`, raw`\0-\x1f`],
  [raw`/\\?#&;]`, raw`\\?#&;]`],
  [raw`/\\?#&;]`, "/?#&;]"],
  [raw`/\\?#&;]`, raw`/\\#&;]`],
  [raw`/\\?#&;]`, raw`/\\?&;]`],
  [raw`/\\?#&;]`, raw`/\\?#;]`],
  [raw`/\\?#&;]`, raw`/\\?#&]`],
  [raw`/\\?#&;]`, raw`/\\?#&;:]`],
  [raw`|\Z`, ""],
  [raw`[\0\t\n\r]`, raw`[\t\n\r]`],
  [raw`[\0\t\n\r]`, raw`[\0\n\r]`],
  [raw`[\0\t\n\r]`, raw`[\0\t\r]`],
  [raw`[\0\t\n\r]`, raw`[\0\t\n]`],
  [raw`[\0\t\n\r]`, raw`[\0-\x1f]`],
];

/** In a text of PHP, a backslash that stands for itself is four. */
const inPHP = (part: string): string => part.replaceAll("\\\\", "\\\\\\\\").replace("\\Z", "\\z");

interface Language {
  readonly program: string;
  readonly ending: string;
  readonly faults: readonly Fault[];
  /** A guard that is none: an encoder of the language, which the page names. */
  readonly encoder: readonly [name: string, code: string];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  python: {
    program: "python3",
    ending: "py",
    faults: [
      ...FAULTS_OF_PATTERN,
      ["range(20)", "range(7)"],
      ["unquote(path)", 're.sub("%(2e|25)", lambda it: unquote(it[0]), path, flags=re.I)'],
      ["unquote(path)", 'unquote(path).replace("+", " ")'],
      ['count_changes(PLACEHOLDER.sub("word", path))', "0"],
      ["template[:end]", 'template.split("#")[0]'],
      ["isinstance(value, bool) or not isinstance(value, (str, int))", "value is None"],
      ['(value == "" and not may_be_empty)', "False"],
      [", may_be_empty=True", ""],
      ['safe=""', 'safe="/"'],
    ],
    encoder: [
      'quote(value, safe="")',
      `import re
from urllib.parse import quote
make = lambda template, values: re.sub(r"\\{(\\w+)\\}", lambda it: quote(str(values.get(it[1])), safe=""), template)
`,
    ],
  },
  php: {
    program: "php",
    ending: "php",
    faults: [
      ...FAULTS_OF_PATTERN.map(([part, instead]) => [inPHP(part), inPHP(instead)] as const),
      ["$time < 20", "$time < 7"],
      ["rawurldecode($path)", "urldecode($path)"],
      ['count_changes(preg_replace(PLACEHOLDER, "word", $path))', "0"],
      ['"?#"', '"#"'],
      ["!(is_string($value) || is_int($value))", "!is_scalar($value)"],
      ['($value === "" && !$mayBeEmpty)', "false"],
      [", mayBeEmpty: true", ""],
      ["rawurlencode", "urlencode"],
    ],
    encoder: [
      "rawurlencode",
      `<?php
function make($template, $values) {
    $text = fn ($value) => is_scalar($value) || $value === null ? rawurlencode((string) $value) : "Object";
    return preg_replace_callback('~\\{(\\w+)\\}~', fn ($it) => $text($values[$it[1]] ?? null), $template);
}
`,
    ],
  },
};

for (const [language, { program, ending, faults, encoder }] of Object.entries(LANGUAGES)) {
  if (isLeftOut(program, versionOf(program, "--version") !== undefined)) continue;
  const cwd = join(folder, language);
  const guard = readFileSync(`${VECTORS}/guard.${ending}`, "utf8");
  const [run = ""] = blocksOf(page, language);

  /** How many vectors fail with a guard, of how many. */
  const countFailed = (code: string): readonly [failed: number, of: number] => {
    writeFileSync(join(cwd, `guard.${ending}`), code);
    // Python would take what it compiled of the guard before, if that was in the same second.
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };
    const { stdout, stderr } = spawnSync(program, [`run.${ending}`], { cwd, env, encoding: "utf8" });
    const [, of, failed] = /^(\d+) vectors, (\d+) failed$/m.exec(stdout) ?? [];
    assert.ok(of, stdout + stderr);
    return [Number(failed), Number(of)];
  };

  const test = suite(`the guard in ${language}`);
  test.before(() => {
    mkdirSync(cwd, { recursive: true });
    cpSync(`${VECTORS}/paths.json`, join(cwd, "paths.json"));
    writeFileSync(join(cwd, `run.${ending}`), run);
  });
  test("passes all vectors", () => assert.equal(countFailed(guard), [0, COUNT]));
  test("fits on a screen", () => assert.ok(guard.split("\n").length <= 50));
  for (const [part, instead] of faults) {
    test(`fails one with ${JSON.stringify(instead)} for ${JSON.stringify(part)}`, () => {
      assert.ok(guard.includes(part));
      const [failed] = countFailed(guard.replace(part, () => instead));
      assert.ok(failed);
    });
  }
  test("an encoder alone fails as many as the page says", () => {
    const [name, code] = encoder;
    const [failed, of] = countFailed(code);
    assert.match(page, `\`${name}\``);
    assert.match(page, `fails ${failed} of ${of}.`);
  });
  test.run();
}
