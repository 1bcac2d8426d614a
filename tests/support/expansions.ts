/** Rows of `expand`, which `expandPath` and `endpoint` have to keep as well: they join most urls in a shorter way. */
import * as assert from "uvu/assert";
import { attempt } from "./attempt.ts";
import { type Api, table } from "./table.ts";

type Expansion = readonly [template: string, values: object, expected: unknown];

const GUARDED = {
  expandPath: ({ expandPath }: Api, template: string, values: object): string =>
    (expandPath as (template: string, values: object) => string)(template, values),
  endpoint: ({ endpoint }: Api, template: string, values: object): string =>
    (endpoint as (route: string, parameters: object) => { url: string })(template, values).url.replace(BASE, ""),
};
const BASE = "https://api.service.example";

/** In a fragment, any template can stand, with any values. */
const IN_FRAGMENT = "/-#";
/** In a path, some values are errors. */
const IN_PATH = "/-";
const KEEPS_PLACES =
  /needs a value|is empty|lost digits|is a list|is an object|would end|would write a second|would change the path/;

export function expansions(title: string, rows: readonly Expansion[]): void {
  table(
    title,
    ({ expand }, [template, values]: Expansion) => expand(template, values),
    rows.map((row) => [row, row[2], row[0]]),
  );
  for (const [entrance, make] of Object.entries(GUARDED)) {
    table(
      `${title}, by ${entrance}`,
      (api, [template, values, expected]: Expansion) => {
        const own = ownValues(template, values);
        const { result, error } = attempt(() => make(api, IN_PATH + template, own));
        if (error) assert.ok(typeof expected !== "string" || KEEPS_PLACES.test(error.message), error.message);
        else assert.is(result, `${IN_PATH}${expected}`);
        return make(api, IN_FRAGMENT + template, own);
      },
      rows
        .filter(([template]) => canStand(template, entrance))
        .map((row) => [row, typeof row[2] === "string" ? IN_FRAGMENT + row[2] : row[2], row[0]]),
    );
  }
}

/** Those that the template names: any other is an error of `expandPath`, and a part of the query of `endpoint`. */
function ownValues(template: string, values: object): object {
  const names = [...template.matchAll(/\{[+#./;?&]?([^{}]*)\}/g)].flatMap(([, list = ""]) => list.split(","));
  const plain = names.map((name) => name.replace(/\*$|:\d+$/, ""));
  return Object.fromEntries(Object.entries(values).filter(([name]) => plain.includes(name)));
}

/** White space divides a route into words, and paths may have names that the RFC does not know. */
function canStand(template: string, entrance: string): boolean {
  return !/\{[^{}]*[\w\]][-$[\]][^{}]*\}/.test(template) && !(entrance === "endpoint" && /\s/.test(template));
}
