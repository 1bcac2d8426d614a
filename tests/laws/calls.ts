/** Draws calls, and makes them: with defaults of defaults, by all that a builder offers. */
import { BESIDE_ROUTE, MERGED, OPTION_NAMES } from "../support/options.ts";
import { firstArgument, options } from "./draws.ts";
import { type Choose, type Outcome, attempt, isPlain, pick, shown } from "./law.ts";
import { type Builder, type Options, endpoint } from "./untyped.ts";

/** A copy of plain objects and lists, each replaced as told, with all else by identity. */
export function copy<Value>(value: Value, replace = (made: object) => made): Value {
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, copy(member, replace)] as const);
  const made = Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
  return replace(made) as Value;
}

type Run = (input: Call, root: Builder) => Options;

export interface Call {
  readonly first: Options;
  readonly second: Options;
  /** (route, options), (options) or (options, options). */
  readonly args: readonly unknown[];
  readonly run: Run;
}

/** A builder with the defaults of a case. */
export const build = ({ first, second }: Call, root = endpoint): Builder => root.defaults(first).defaults(second);

/** What can be made of a case. */
const RUNS: readonly Run[] = [
  (input, root) => build(input, root)(...input.args),
  (input, root) => build(input, root).merge(...input.args),
  ({ args: [first, second] }, root) => root.parse(typeof first === "string" ? second : first),
];

const NO_OPTIONS = [null, "org", ["a"], new Map(), 1];

/** What is merged key by key comes twice as often. */
const optionsFor = (choose: Choose, wrong: number, names = OPTION_NAMES): Options =>
  options(choose, wrong, [...names, ...MERGED]);

/** The arguments of a call, of which about `wrong` in a hundred parts are no good. */
function argumentsOf(choose: Choose, wrong: number): unknown[] {
  const kind = choose(4);
  if (kind < 2) {
    // Without a url or a base, it is an error, most of the time.
    const url = choose(16) ? { url: "/x/{a}{?b*}" } : {};
    const base = choose(4) ? { baseUrl: "https://h.example" } : {};
    const alone = { ...url, ...base, ...optionsFor(choose, wrong) };
    return kind ? [alone] : [alone, optionsFor(choose, wrong)];
  }
  const second = choose(100) < wrong ? pick(choose, NO_OPTIONS) : optionsFor(choose, wrong, BESIDE_ROUTE);
  return [firstArgument(choose, wrong), second];
}

export function draw(choose: Choose, wrong = 2): Call {
  const drawn: Call = {
    run: pick(choose, RUNS),
    first: options(choose, 0),
    second: options(choose, 0),
    args: argumentsOf(choose, wrong),
  };
  return shown(drawn, [drawn.run, drawn.first, drawn.second, ...drawn.args]);
}

export const outcome = (input: Call, root = endpoint): Outcome => attempt(() => input.run(input, root));

export const wayOf = ({ result }: Outcome): string => (result ? "accepted" : "rejected");
