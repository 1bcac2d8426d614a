/** Draws calls, and makes them: with defaults of defaults, by all that a builder offers. */
import { BESIDE_ROUTE, MERGED } from "../support/options.ts";
import { firstArgument, options } from "./draws.ts";
import { type Builder, type Choose, type Options, type Outcome, attempt } from "./law.ts";
import { endpoint, isPlain, pick, shown } from "./law.ts";

/** A copy of plain objects and lists, made of a realm's and each replaced as told, with all else by identity. */
export function copy<Value>(
  value: Value,
  realm: Pick<typeof globalThis, "Object" | "Array"> = globalThis,
  replace = (made: object) => made,
): Value {
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, copy(member, realm, replace)] as const);
  const made = Array.isArray(value)
    ? realm.Array.from(entries, ([, member]) => member)
    : realm.Object.fromEntries(entries);
  return replace(made) as Value;
}

type Run = (input: Call, root: Builder) => Options;

export interface Call {
  readonly first: Options;
  readonly second: Options;
  readonly args: readonly [route: unknown, options: Options];
  /** Options that need no route. */
  readonly alone: Options;
  readonly run: Run;
}

const build = ({ first, second }: Call, root: Builder): Builder => root.defaults(first).defaults(second);

/** What can be made of a case. */
const RUNS: readonly Run[] = [
  (input, root) => build(input, root)(...input.args),
  (input, root) => build(input, root)(input.alone),
  (input, root) => build(input, root)(input.alone, input.args[1]),
  (input, root) => build(input, root).merge(...input.args),
  (input, root) => build(input, root).merge(input.alone, input.args[1]),
  (input, root) => root.parse(input.alone),
];

const NAMES = [...BESIDE_ROUTE, ...MERGED];

export function draw(choose: Choose): Call {
  // Without a url or a base, it is an error, most of the time.
  const usual = {
    ...(choose(16) ? { url: "/x/{a}{?b*}" } : {}),
    ...(choose(4) ? { baseUrl: "https://h.example" } : {}),
  };
  const drawn: Call = {
    first: options(choose, 0),
    second: options(choose, 0),
    args: [firstArgument(choose, 3), options(choose, 3, NAMES)],
    alone: { ...usual, ...options(choose, 1, [...NAMES, "method"]) },
    run: pick(choose, RUNS),
  };
  return shown(drawn, [drawn.run, drawn.first, drawn.second, ...drawn.args, drawn.alone]);
}

export const outcome = (input: Call, root = endpoint): Outcome => attempt(() => input.run(input, root));

export const wayOf = ({ result }: Outcome): string => (result ? "accepted" : "rejected");
