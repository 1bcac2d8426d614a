/** An address of a path and parameters: `expand`, and what a user would pick instead. */
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { compile } from "path-to-regexp";
import { configure } from "urlcat";
import type { Design } from "./agree.ts";
import { type Case, type Run, compare, ofBuilds } from "./case.ts";
import { SETTINGS } from "./operation.ts";
import type { Contestants } from "./race.ts";
import { type Sample, samples } from "./samples.ts";

/** A sample in the forms that the others take. */
interface Task extends Sample {
  /** With `:name` and `*name`, without the query. */
  readonly colons: string;
  readonly compiled: (parameters: any) => string;
  /** With `{name}`, without the query. */
  readonly path: string;
  readonly params: { readonly path: Record<string, any>; readonly query: Record<string, any> };
}

function taskOf(sample: Sample): Task {
  const path = sample.template.replace(SETTINGS.baseUrl, "").replace(/\{\?.*/, "");
  const colons = path.replace(/\{\/(\w+)\*\}/g, "/*$1").replace(/\{\+?(\w+)\}/g, ":$1");
  const names: readonly string[] = path.match(/\w+(?=\*?\})/g) ?? [];
  const members = Object.entries(sample.options);
  return {
    ...sample,
    colons,
    compiled: compile(colons),
    path,
    params: {
      path: Object.fromEntries(members.filter(([name]) => names.includes(name))),
      query: Object.fromEntries(members.filter(([name]) => !names.includes(name))),
    },
  };
}

const inTemplate =
  (text: string) =>
  ({ template }: Task): boolean =>
    template.includes(text);

const DESIGNS: readonly Design<Task>[] = [
  { who: "path-to-regexp", what: "has no query", has: inTemplate("{?") },
  { who: "path-to-regexp", what: "encodes the slashes of {+path}", has: inTemplate("{+") },
  { who: "urlcat", what: "encodes the slashes of {+path}", has: inTemplate("{+") },
  { who: "urlcat", what: "has no lists in the path", has: inTemplate("{/") },
  { who: "urlcat", what: "writes members of an object in brackets", has: inTemplate("{?filter*}") },
  { who: "openapi-fetch", what: "does not know {+path}", has: inTemplate("{+") },
  { who: "openapi-fetch", what: "does not know {/path*}", has: inTemplate("{/") },
  { who: "openapi-fetch", what: "takes a date for an empty object", has: inTemplate("{?since}") },
];

const urlcat = configure({ arrayFormat: "repeat", objectFormat: { format: "RFC3986" } });
const pathSerializer = defaultPathSerializer;
const querySerializer = createQuerySerializer({ object: { style: "form", explode: true } });
const { baseUrl } = SETTINGS;

const contestants = (run: Run): Contestants<Task> => ({
  ...ofBuilds<Task>(
    run,
    ({ expand }) =>
      ({ template, options }) =>
        expand(template, options),
  ),
  "path-to-regexp": ({ compiled, options }) => baseUrl + compiled(options),
  urlcat: ({ colons, options }) => urlcat(baseUrl, colons, options),
  "openapi-fetch": ({ path, params }) => createFinalURL(path, { baseUrl, params, pathSerializer, querySerializer }),
  URLSearchParams: ({ bySearchParams, options }) => bySearchParams(options),
  "by hand": ({ byHand, options }) => byHand(options),
});

const addressOf =
  (sample: Sample): Case =>
  (run) =>
    compare(run, { contestants: contestants(run), tasks: [taskOf(sample)], designs: DESIGNS });

export const addressCases: Readonly<Record<string, Case>> = Object.fromEntries(
  samples.map((sample) => [sample.name, addressOf(sample)]),
);
