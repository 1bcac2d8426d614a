/** What is compared, by table and name. It runs in pages too, so nothing here is of Node. */
import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { compile } from "path-to-regexp";
import { parseTemplate } from "url-template";
import { configure } from "urlcat";
import { endpoint, expand } from "../../dist/endpoint.js";
import { agreed } from "./agree.ts";
import * as calls from "./calls.ts";
import { type Call, SETTINGS } from "./calls.ts";
import { type Comparison, type Contestants, race } from "./race.ts";

/** A comparison of a call, or of GitHub's operations. */
type Case = (operations: readonly Call[]) => Comparison<any>;

const GITHUB = "GitHub's operations";

/* ---- request options ---- */

const requestCase =
  (call?: Call): Case =>
  (operations) => {
    type Task = Call & { readonly byHand: (options: Call["options"]) => unknown };
    const ours = endpoint.defaults(SETTINGS);
    const theirs = octokit.defaults(SETTINGS);
    const contestants: Contestants<Task> = {
      ours: ({ route, options }) => ours(route, options),
      octokit: ({ route, options }) => theirs(route, options),
      "by hand": ({ byHand, options }) => byHand(options),
    };
    const all = call ? [call] : operations;
    return { contestants, tasks: all.map((call) => ({ ...call, byHand: calls.requestByHand(call) })) };
  };

/** Routes and templates that never came before, so that nobody remembers them. */
const renewed =
  (make: Case): Case =>
  (operations) => {
    // What is written by hand has its route in it.
    const { contestants, tasks } = make(operations);
    const { "by hand": _, ...packages } = contestants;
    let serial = 0;
    const anew = (text: string) => flat(text.replace(/(https:\/\/[^/]+)?(?=\/)/, `$&/${serial++}`));
    const renew = (call: Call) => ({ ...call, route: anew(call.route), template: anew(call.template) });
    return { contestants: packages, tasks, renew };
  };

/** As one piece in memory, as if it came from a file. */
const flat = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

/* ---- URI templates ---- */

const expandCase =
  (call?: Call, parse?: typeof parseTemplate): Case =>
  (operations) => {
    type Task = Call & { readonly parsed: ReturnType<typeof parseTemplate> };
    const contestants: Contestants<Task> = {
      ours: ({ template, options }) => expand(template, options),
      // Ours keeps what it parsed; this one gets it parsed, but where templates are new.
      "url-template": ({ parsed, template, options }) => (parse?.(template) ?? parsed).expand(options),
      "std-uritemplate": ({ template, options }) => StdUriTemplate.expand(template, options),
    };
    const all = call ? [call] : operations;
    return { contestants, tasks: all.map((call) => ({ ...call, parsed: parseTemplate(call.template) })) };
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
  () => {
    const contestants: Contestants<ReturnType<typeof addressTask>> = {
      ours: ({ template, options }) => expand(template, options),
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

/** No other engine knows dates. */
const known = calls.addresses.filter(({ name }) => name !== "date");

export const cases: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  "Request options": {
    [GITHUB]: requestCase(),
    "new routes": renewed(requestCase()),
    ...named([...calls.requests, ...calls.addresses], requestCase),
  },
  "URI templates": {
    [GITHUB]: expandCase(),
    "new templates": renewed(expandCase(undefined, parseTemplate)),
    ...named(known, (call) => expandCase(call)),
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

export async function runCase({ table, name, rounds }: Job, operations: readonly Call[]): Promise<Answer> {
  const comparison = agreed(cases[table]![name]!(operations));
  return { count: comparison.tasks.length, laps: await race(comparison, rounds) };
}
