/** Law 1, for names that the path writes as text: a parameter that is left over beside one is an error. */
import * as assert from "uvu/assert";
import { type Choose, type Options, attempt, endpoint, law, pick, shown } from "./law.ts";

const NAMES = ["id", "to", "user-id", "v_1", "x"];

type Spelling = (name: string) => string;

/** What others write for a placeholder, and is text here. */
const FOREIGN: readonly Spelling[] = [
  (name) => `/[${name}]`,
  (name) => `/[...${name}]`,
  (name) => `/[[...${name}]]`,
  (name) => `/*${name}`,
  (name) => `/a/**${name}`,
  (name) => `/%7B${name}%7D`,
  (name) => `/%7b${name}%7d`,
  (name) => `/@:${name}`,
  (name) => `/a-:${name}`,
  (name) => `/(:${name})`,
  (name) => `;v=:${name}`,
];
/** What nobody takes for one. */
const TEXT: readonly Spelling[] = [
  (name) => `/${name}`,
  (name) => `/$${name}`,
  (name) => `/.${name}`,
  (name) => `/a:${name}`,
  (name) => `/x_:${name}`,
  (name) => `/[a-${name}]`,
  (name) => `/@${name}`,
  (name) => `/*a${name}`,
];
const EXPRESSIONS: readonly Spelling[] = [
  (name) => `/{${name}}`,
  (name) => `{/${name}}`,
  (name) => `;v{.${name}}`,
  (name) => `/{${name}}:x`,
];
/** Behind the path, all is text. */
const TAILS: readonly Spelling[] = [
  () => "",
  (name) => `?a=[${name}]`,
  (name) => `#*${name}`,
  (name) => `{?a}/@:${name}`,
];

interface Case {
  readonly route: string;
  readonly foreign: ReadonlySet<string>;
  readonly parameters: Options;
  readonly inArgs: boolean;
}

function draw(choose: Choose): Case {
  const foreign = new Set<string>();
  const placeholders = new Set<string>();
  let url = "";
  for (let left = 1 + choose(4); left > 0; left--) {
    const name = pick(choose, NAMES);
    const kind = choose(3);
    url += pick(choose, kind === 0 ? TEXT : kind === 1 ? FOREIGN : EXPRESSIONS)(name);
    if (kind === 1) foreign.add(name);
    if (kind === 2) placeholders.add(name);
  }
  url += pick(choose, TAILS)(pick(choose, NAMES));
  const names = NAMES.filter((name) => placeholders.has(name) || choose(4) === 1);
  const input = {
    route: `${pick(choose, ["GET", "POST"])} /${url.replace(/^\//, "")}`,
    foreign: new Set([...foreign].filter((name) => !placeholders.has(name))),
    parameters: Object.fromEntries(names.map((name) => [name, "v"])),
    inArgs: choose(2) === 1,
  };
  return shown(input, [input.route, input.parameters]);
}

law("1: a parameter is left over beside its name as text, and only then rejected", draw, (input) => {
  const { route, foreign, parameters, inArgs } = input;
  const culprits = Object.keys(parameters).filter((name) => foreign.has(name));
  const { message } = attempt(() => endpoint(route, inArgs ? { args: parameters } : parameters));
  if (message === undefined) return (assert.equal(culprits, [], "accepted"), "accepted");
  assert.ok(
    culprits.some((name) => message.startsWith(`"${name}" in "${route}" is text in this path`)),
    message,
  );
  return "rejected";
});
