/** What is compared, by table and name. It runs in pages too, so nothing here is of Node. */
import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { compile } from "path-to-regexp";
import { parseTemplate } from "url-template";
import { configure } from "urlcat";
import type * as Api from "../../dist/endpoint.js";
import { agreed } from "./agree.ts";
import * as calls from "./calls.ts";
import { type Call, SETTINGS } from "./calls.ts";
import { type Comparison, type Contestants, race } from "./race.ts";

export interface Given {
  /** Ours, and perhaps another one of ours to compare it with. */
  readonly builds: Readonly<Record<string, typeof Api>>;
  /** GitHub's. */
  readonly operations: readonly Call[];
}

type Case = (given: Given) => Comparison<any>;

const GITHUB = "GitHub's operations";

/* ---- request options ---- */

const requestCase =
  (callsOf: (given: Given) => readonly Call[]): Case =>
  ({ builds, operations }) => {
    type Task = Call & { readonly byHand: (options: Call["options"]) => unknown };
    const theirs = octokit.defaults(SETTINGS);
    const contestants: Contestants<Task> = {
      ...ofBuilds(builds, ({ endpoint }) => {
        const api = endpoint.defaults(SETTINGS);
        return ({ route, options }) => api(route, options);
      }),
      octokit: ({ route, options }) => theirs(route, options),
      "by hand": ({ byHand, options }) => byHand(options),
    };
    const tasks = callsOf({ builds, operations }).map((call) => ({ ...call, byHand: calls.requestByHand(call) }));
    return { contestants, tasks };
  };

/** A contestant of each build. */
const ofBuilds = (builds: Given["builds"], contestant: (api: typeof Api) => (call: Call) => unknown) =>
  Object.fromEntries(Object.entries(builds).map(([name, api]) => [name, contestant(api)]));

/** Routes and templates that never came before, so that nobody remembers them. */
const renewed =
  (make: Case): Case =>
  (given) => {
    // What is written by hand has its route in it.
    const { "by hand": _, ...contestants } = make(given).contestants;
    let serial = 0;
    const anew = (text: string) => flat(text.replace(/(https:\/\/[^/]+)?(?=\/)/, `$&/${serial++}`));
    const renew = (call: Call) => ({ ...call, route: anew(call.route), template: anew(call.template) });
    return { ...make(given), contestants, renew };
  };

/** As one piece in memory, as if it came from a file. */
const flat = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/* ---- URI templates ---- */

const expandCase =
  (callsOf: (given: Given) => readonly Call[], parse?: typeof parseTemplate): Case =>
  ({ builds, operations }) => {
    type Task = Call & { readonly parsed: ReturnType<typeof parseTemplate> };
    const contestants: Contestants<Task> = {
      ...ofBuilds(
        builds,
        ({ expand }) =>
          ({ template, options }) =>
            expand(template, options),
      ),
      // Ours keeps what it parsed; this one gets it parsed, but where templates are new.
      "url-template": ({ parsed, template, options }) => (parse?.(template) ?? parsed).expand(options),
      "std-uritemplate": ({ template, options }) => StdUriTemplate.expand(template, options),
    };
    const tasks = callsOf({ builds, operations }).map((call) => ({ ...call, parsed: parseTemplate(call.template) }));
    return { contestants, tasks };
  };

/* ---- addresses ---- */

const urlcat = configure({ arrayFormat: "repeat", objectFormat: { format: "RFC3986" } });
const pathSerializer = defaultPathSerializer;
const querySerializer = createQuerySerializer({ object: { style: "form", explode: true } });
const { baseUrl } = SETTINGS;

/** A call in the forms that the others take. */
function addressTask(call: Call) {
  /** With `{name}`, without the query. */
  const path = call.template.replace(baseUrl, "").replace(/\{\?.*/, "");
  /** With `:name` and `*name`. */
  const colons = path.replace(/\{\/(\w+)\*\}/g, "/*$1").replace(/\{\+?(\w+)\}/g, ":$1");
  const names: readonly string[] = path.match(/\w+(?=\*?\})/g) ?? [];
  const membersOf = (isInPath: boolean) =>
    Object.fromEntries(Object.entries(call.options).filter(([name]) => names.includes(name) === isInPath));
  return {
    ...call,
    path,
    colons,
    compiled: compile(colons),
    params: { path: membersOf(true), query: membersOf(false) },
    bySearchParams: calls.addressBySearchParams(call),
    byHand: calls.addressByHand(call),
  };
}

const addressCase =
  (call: Call): Case =>
  ({ builds }) => {
    const contestants: Contestants<ReturnType<typeof addressTask>> = {
      ...ofBuilds(
        builds,
        ({ expand }) =>
          ({ template, options }) =>
            expand(template, options),
      ),
      "path-to-regexp": ({ compiled, options }) => baseUrl + compiled(options),
      urlcat: ({ colons, options }) => urlcat(baseUrl, colons, options),
      "openapi-fetch": ({ path, params }) => createFinalURL(path, { baseUrl, params, pathSerializer, querySerializer }),
      URLSearchParams: ({ bySearchParams, options }) => bySearchParams(options),
      "by hand": ({ byHand, options }) => byHand(options),
    };
    return { contestants, tasks: [addressTask(call)] };
  };

/* ---- all of them ---- */

const named = (list: readonly Call[], make: (call: Call) => Case): Readonly<Record<string, Case>> =>
  Object.fromEntries(list.map((call) => [call.name, make(call)]));

const github = ({ operations }: Given): readonly Call[] => operations;
/** No other engine knows dates. */
const known = calls.addresses.filter(({ name }) => name !== "date");

export const cases: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  "Request options": {
    [GITHUB]: requestCase(github),
    "new routes": renewed(requestCase(github)),
    ...named([...calls.requests, ...calls.addresses], (call) => requestCase(() => [call])),
  },
  "URI templates": {
    [GITHUB]: expandCase(github),
    "new templates": renewed(expandCase(github, parseTemplate)),
    ...named(known, (call) => expandCase(() => [call])),
  },
  Addresses: named(calls.addresses, addressCase),
};

/** What an engine is told, and what it answers: how many calls there were, and the nanoseconds of one, lap by lap. */
export interface Job {
  readonly table: string;
  readonly name: string;
  readonly rounds: number;
}
export interface Answer {
  readonly count: number;
  readonly laps: Readonly<Record<string, readonly number[]>>;
}

export async function runCase({ table, name, rounds }: Job, given: Given): Promise<Answer> {
  const comparison = agreed(cases[table]![name]!(given));
  return { count: comparison.tasks.length, laps: await race(comparison, rounds) };
}
