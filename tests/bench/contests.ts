/** Who is compared with whom: each contest has its tasks, and those who can do them, first of all ours. */
import { isDeepStrictEqual } from "node:util";
import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { compile } from "path-to-regexp";
import { parseTemplate } from "url-template";
import urlcat from "urlcat";
import { endpoint, expand, expandPath, path } from "../../dist/endpoint.js";
import { arrivalOf, senders } from "./senders.ts";
import { SETTINGS, calls } from "./workload.ts";

export interface Contest<Task = any> {
  readonly tasks: readonly Task[];
  /** Each gives a url, request options or, if it sends, a promise of what arrived. */
  readonly contestants: Readonly<Record<string, (task: Task) => any>>;
  /** Makes a task that nobody has met. */
  readonly renew?: (task: Task) => Task;
  /** Of those who send: what arrives. */
  readonly arrivalOf?: (send: () => Promise<unknown>) => Promise<unknown>;
}

const { baseUrl, headers } = SETTINGS;

/* ---- a call in the forms that contestants take ---- */

const PLACEHOLDER = /\{(.*?)\}/g;

/** Code for a single call, as it stands in a program. */
const compiled = (code: string) => new Function("path", "checked", `return (values) => (${code})`)(path, checked);

const CHANGE = /(?:^|%2F|%5C)\.{1,2}(?=%2F|%3F|%23|%5C|%3B|%00|$)|%0[09AD]|%25/;

/** What code by hand has to do for the same guarantee: each value of a path is text, and changes no path. */
function checked(value: unknown): string {
  if (typeof value !== "string" || !value) throw new TypeError("needs text");
  const text = encodeURIComponent(value);
  // (In what is decoded again, more may be dots. No value here has a "%".)
  if (CHANGE.test(text)) throw new TypeError("would change the path");
  return text;
}

/** A template as a template string, whose values are made safe by this function. */
const asString = (template: string, by: string) => template.replace(PLACEHOLDER, `\${${by}(values["$1"])}`);

const tasks = calls.map((call) => {
  const { method, inPath, inQuery, inBody } = call;
  const query = Object.entries(inQuery).map(([name, value]) =>
    Array.isArray(value)
      ? { varspec: `${name}*`, code: `${name}=\${values.${name}.map(encodeURIComponent).join("&${name}=")}` }
      : { varspec: name, code: asString(`${name}={${name}}`, "encodeURIComponent") },
  );
  const template = baseUrl + call.path + (query.length ? `{?${query.map(({ varspec }) => varspec)}}` : "");
  const pathBy = (by: string) => asString(call.path, by);
  const urlBy = (by: string) =>
    `\`${baseUrl}${pathBy(by)}${query.length ? "?" : ""}${query.map(({ code }) => code).join("&")}\``;
  const names = Object.keys(inBody);
  const type = names.length ? { "content-type": "application/json" } : {};
  const body = names.length ? `, body: { ${names.map((name) => `${name}: values.${name}`)} }` : "";
  const requestBy = (by: string) =>
    compiled(`{ method: "${method}", url: ${urlBy(by)}, headers: ${JSON.stringify({ ...headers, ...type })}${body} }`);
  return {
    ...call,
    route: `${method} ${call.path}`,
    template,
    parsed: parseTemplate(template),
    inUrl: { ...inPath, ...inQuery },
    params: { path: inPath, query: inQuery },
    colons: call.path.replace(PLACEHOLDER, ":$1"),
    compiled: compile(call.path.replace(PLACEHOLDER, ':"$1"')),
    tag: compiled(`path\`${call.path.replace(PLACEHOLDER, '${values["$1"]}')}\``),
    pathByHand: compiled(`\`${pathBy("encodeURIComponent")}\``),
    pathWithChecks: compiled(`\`${pathBy("checked")}\``),
    urlByHand: compiled(urlBy("encodeURIComponent")),
    requestByHand: requestBy("encodeURIComponent"),
    requestWithChecks: requestBy("checked"),
  };
});
type Task = (typeof tasks)[number];

/** What who sends gets; octokit has to be told to explode a list. */
const sent = tasks.map(({ route, method, path, inPath, inQuery, inBody, values, params, pathByHand }) => {
  const lists = Object.keys(inQuery).filter((name) => Array.isArray(inQuery[name]));
  const exploded = route + lists.map((name) => `{?${name}*}`).join("");
  return { route, exploded, method, path, inPath, inQuery, inBody, values, params, pathByHand };
});

/* ---- only those race who give the same result ---- */

/**
 * A program calls some dozens of operations again and again: one in so many is measured, unless each is called for the
 * first time. If a thousand places in the code took turns, none would be warm, and what stands in a place of its own
 * would be measured by the processor's caches.
 */
const STRIDE = 20;

/** A contest of the tasks on which all agree, which have to be nearly all of them. */
async function agreed({ tasks, contestants, ...contest }: Contest): Promise<Contest> {
  const same: Task[] = [];
  for (const task of tasks) {
    const results: unknown[] = [];
    for (const run of Object.values(contestants)) {
      try {
        results.push(contest.arrivalOf ? await contest.arrivalOf(() => run(task)) : normalised(run(task)));
      } catch (error) {
        results.push(error);
      }
    }
    if (results.every((result) => !(result instanceof Error) && isDeepStrictEqual(result, results[0]))) same.push(task);
  }
  if (same.length > 0.9 * tasks.length) {
    return { tasks: contest.renew ? same : same.filter((_, index) => !(index % STRIDE)), contestants, ...contest };
  }
  throw new Error(`${Object.keys(contestants).join(", ")} agree on ${same.length} of ${tasks.length} calls`);
}

/** Makes equal what differs only in form. */
function normalised(result: any): unknown {
  // URLSearchParams writes a space as "+".
  if (typeof result === "string") return result.replaceAll("+", "%20");
  // Without a body, octokit's is ""; any other has no prototype, and its type has a charset.
  const text = JSON.stringify({ ...result, body: result.body || undefined });
  return JSON.parse(text.replace("application/json; charset=utf-8", "application/json"));
}

/* ---- contests ---- */

const ours = endpoint.defaults(SETTINGS);
const theirs = octokit.defaults(SETTINGS);
const querySerializer = createQuerySerializer();
const pathSerializer = defaultPathSerializer;

function withSearchParams({ pathByHand, inPath, inQuery }: Task): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(inQuery)) {
    if (Array.isArray(value)) for (const item of value) query.append(name, item);
    else query.append(name, value as string);
  }
  return `${baseUrl}${pathByHand(inPath)}${query.size ? "?" : ""}${query}`;
}

const requests: Contest<Task>["contestants"] = {
  endpoint: ({ route, values }) => ours(route, values),
  "@octokit/endpoint": ({ route, values }) => theirs(route, values),
};
const templates: Contest<Task>["contestants"] = {
  expand: ({ template, inUrl }) => expand(template, inUrl as {}),
  "std-uritemplate": ({ template, inUrl }) => StdUriTemplate.expand(template, inUrl as {}),
};

let serial = 0;
/** As one piece in memory, as if it came from a file. */
const renewed = (text: string) => Buffer.from(text.replace(/(?<=^\w+ |\.com)/, `/${serial++}`)).toString();
const renew = (task: Task) => ({ ...task, route: renewed(task.route), template: renewed(task.template) });

const contestsByTitle: Readonly<Record<string, Contest>> = {
  "Request options": {
    tasks,
    contestants: {
      ...requests,
      "by hand": ({ requestByHand, values }) => requestByHand(values),
      "by hand, with the same checks": ({ requestWithChecks, values }) => requestWithChecks(values),
    },
  },
  Urls: {
    tasks,
    contestants: {
      ...templates,
      // Others keep what they parsed; this one gets it parsed.
      "url-template": ({ parsed, inUrl }) => parsed.expand(inUrl as {}),
      "openapi-fetch": ({ path, params }) => createFinalURL(path, { baseUrl, params, pathSerializer, querySerializer }),
      urlcat: ({ colons, inUrl }) => urlcat(baseUrl, colons, inUrl),
      URLSearchParams: withSearchParams,
      "by hand": ({ urlByHand, values }) => urlByHand(values),
    },
  },
  Paths: {
    tasks,
    contestants: {
      path: ({ tag, inPath }) => tag(inPath),
      expandPath: ({ path, inPath }) => expandPath(path, inPath as {}),
      "path-to-regexp": ({ compiled, inPath }) => compiled(inPath),
      "openapi-fetch": ({ path, inPath }) => defaultPathSerializer(path, inPath),
      "by hand": ({ pathByHand, inPath }) => pathByHand(inPath),
      "by hand, with the same checks": ({ pathWithChecks, inPath }) => pathWithChecks(inPath),
    },
  },
  "Request options, each route for the first time": { tasks, contestants: requests, renew },
  "Urls, each template for the first time": {
    tasks,
    contestants: {
      ...templates,
      "url-template": ({ template, inUrl }) => parseTemplate(template).expand(inUrl as {}),
    },
    renew,
  },
  "Whole calls": { tasks: sent, contestants: senders, arrivalOf },
};

export const contests: [title: string, contest: Contest][] = [];
for (const [title, contest] of Object.entries(contestsByTitle)) contests.push([title, await agreed(contest)]);
