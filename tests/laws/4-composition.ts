/** Law 4: a call is a merge and a parse, and defaults add up. */
import fc from "fast-check";
import * as assert from "uvu/assert";
import { OPTION_NAMES } from "../support/options.ts";
import { firstArgument, options } from "./draws.ts";
import { type Choose, type Options, type Outcome, attempt, endpoint, law, pick, same, shown } from "./law.ts";

/** Compares outcomes with the order of their keys, save that of options and headers, which means nothing. */
function agree(first: Outcome, second: Outcome): void {
  if (!same(ordered(first), ordered(second))) throw new Error(`${fc.stringify(first)} and ${fc.stringify(second)}`);
}

function ordered({ result, message }: Outcome): unknown {
  if (!result) return message;
  const rank = (name: string) => OPTION_NAMES.indexOf(name);
  const byName = (entries: object) => Object.entries(entries).sort(([first], [second]) => (first < second ? -1 : 1));
  return [
    byName(result.headers as object),
    Object.entries(result)
      .filter(([name]) => name !== "headers")
      .sort(([first], [second]) => rank(first) - rank(second)),
  ];
}

const NO_OPTIONS = [null, "org", ["a"], new Map(), 1];

function argumentsOf(choose: Choose, wrong: number): unknown[] {
  const kind = choose(4);
  const alone = { url: "/x/{a}", ...options(choose, wrong) };
  if (kind === 1) return choose(2) ? [alone] : [alone, options(choose, wrong)];
  const names = ["baseUrl", "headers", "mediaType", "request", "data", "args", "args"];
  return [firstArgument(choose, wrong), choose(100) < wrong ? pick(choose, NO_OPTIONS) : options(choose, wrong, names)];
}

law(
  "4: endpoint(x, y) is parse(merge(x, y)), errors included",
  (choose) => {
    const defaults = choose(2) ? options(choose, 0) : {};
    const args = argumentsOf(choose, 5);
    return shown({ defaults, args }, [defaults, ...args]);
  },
  ({ defaults, args }) => {
    const builder = endpoint.defaults(defaults);
    const direct = attempt(() => builder(...args));
    agree(
      direct,
      attempt(() => builder.parse(builder.merge(...args))),
    );
    return direct.result ? "accepted" : "rejected";
  },
);

/** Both options in one, by the letter of SPEC, Defaults, merge and parse: `undefined` never overrides, `null` stays to remove a header. */
function both(first: Options, second: Options): Options {
  const merged = new Map<string, unknown>();
  for (const options of [first, second]) {
    for (const [key, value] of Object.entries(options)) {
      if (value === undefined) continue;
      const before = merged.get(key);
      if (key === "headers")
        merged.set(key, new Map([...((before as Map<string, unknown>) ?? []), ...pairsOf(value as object)]));
      else if (key === "mediaType") merged.set(key, members((before as Options) ?? {}, value as Options));
      else if ((key === "request" || key === "args") && before)
        merged.set(key, members(before as Options, value as Options));
      else merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}

const pairsOf = (headers: object): [string, unknown][] =>
  [...(Symbol.iterator in headers ? (headers as Iterable<[string, unknown]>) : Object.entries(headers))]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name.toLowerCase(), value]);

function members(first: Options, second: Options): Options {
  const merged = new Map<string, unknown>();
  for (const [key, value] of [...Object.entries(first), ...Object.entries(second)]) {
    if (value === undefined) continue;
    const before = merged.get(key);
    merged.set(key, key === "previews" && before ? [...(before as string[]), ...(value as string[])] : value);
  }
  return Object.fromEntries(merged);
}

interface MediaType {
  readonly previews?: readonly string[];
}

/** A preview without its endings: "x" of "x-preview-preview". */
function nameOf(preview: string): string {
  const words = preview.split("-");
  while (words.length > 1 && words[words.length - 1] === "preview") words.pop();
  return words.join("-");
}

law(
  "4: two objects, of which the second amends the first, are one",
  (choose) => {
    const defaults = choose(2) ? options(choose, 0) : {};
    const first = choose(8) ? { url: "/x", ...options(choose, 0) } : options(choose, 0);
    const second = options(choose, 0);
    return shown({ defaults, first, second }, [defaults, first, second]);
  },
  ({ defaults, first, second }) => {
    const builder = endpoint.defaults(defaults);
    const merged = builder.merge(first, second);
    const given = [defaults, first, second].map(({ mediaType }) => (mediaType as MediaType | undefined)?.previews);
    const previews = given.some((list) => list)
      ? [...new Set(given.flatMap((list) => list ?? []).map(nameOf))]
      : undefined;
    assert.equal((merged.mediaType as MediaType | undefined)?.previews, previews, "other previews");
    const call = attempt(() => builder(first, second));
    agree(
      attempt(() => builder(both(first, second))),
      call,
    );
    agree(
      attempt(() => builder.merge(both(first, second))),
      { result: merged },
    );
    return call.result ? "accepted" : "rejected";
  },
);

law(
  "4: defaults(a).defaults(b) is defaults(a and b)",
  (choose) => {
    const [first, second, args] = [options(choose, 0), options(choose, 0), argumentsOf(choose, 0)];
    return shown({ first, second, args }, [first, second, ...args]);
  },
  ({ first, second, args }) => {
    const chained = endpoint.defaults(first).defaults(second);
    const call = attempt(() => chained(...args));
    const builders = [endpoint.defaults(both(first, second))];
    // Merged options no longer say which headers to remove.
    const removes = [first, second].some(
      ({ headers }) => headers && pairsOf(headers).some(([, value]) => value === null),
    );
    if (!removes) builders.push(endpoint.defaults(endpoint.defaults(first).merge(second)));
    for (const builder of builders) {
      agree({ result: builder.DEFAULTS }, { result: chained.DEFAULTS });
      agree(
        attempt(() => builder(...args)),
        call,
      );
    }
    return call.result ? "accepted" : "rejected";
  },
);
