/** Who is compared with whom: each contest has its tasks, and those who can do them, first of all ours. */
import { isDeepStrictEqual } from "node:util";
import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { compile } from "path-to-regexp";
import { parseTemplate } from "url-template";
import urlcat from "urlcat";
import { endpoint, expand, expandPath, path } from "../../dist/endpoint.js";
import { SETTINGS, calls } from "./workload.ts";

export interface Contest<Task = any> {
  readonly tasks: readonly Task[];
  readonly contestants: Readonly<Record<string, (task: Task) => any>>;
  /** Makes a task that nobody has met. */
  readonly renew?: (task: Task) => Task;
}

const { baseUrl, headers } = SETTINGS;

/* ---- a call in the forms that contestants take ---- */

const PLACEHOLDER = /\{(.*?)\}/g;

/** Code for a single call, as it stands in a program. */
const compiled = (code: string) => new Function("path", `return (values) => (${code})`)(path);

const tasks = calls.map((call) => {
  const { method, inPath, inQuery, inBody } = call;
  const byHand = (template: string) => template.replace(PLACEHOLDER, '${encodeURIComponent(values["$1"])}');
  const query = Object.entries(inQuery).map(([name, value]) =>
    Array.isArray(value)
      ? { varspec: `${name}*`, code: `${name}=\${values.${name}.map(encodeURIComponent).join("&${name}=")}` }
      : { varspec: name, code: byHand(`${name}={${name}}`) },
  );
  const template = baseUrl + call.path + (query.length ? `{?${query.map(({ varspec }) => varspec)}}` : "");
  const url = `\`${baseUrl}${byHand(call.path)}${query.length ? "?" : ""}${query.map(({ code }) => code).join("&")}\``;
  const names = Object.keys(inBody);
  const type = names.length ? { "content-type": "application/json" } : {};
  const body = names.length ? `, body: { ${names.map((name) => `${name}: values.${name}`)} }` : "";
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
    pathByHand: compiled(`\`${byHand(call.path)}\``),
    urlByHand: compiled(url),
    requestByHand: compiled(
      `{ method: "${method}", url: ${url}, headers: ${JSON.stringify({ ...headers, ...type })}${body} }`,
    ),
  };
});
type Task = (typeof tasks)[number];

/* ---- only those race who give the same result ---- */

/**
 * A program calls some dozens of operations again and again: one in so many is measured, unless each is called for the
 * first time. If a thousand places in the code took turns, none would be warm, and what stands in a place of its own
 * would be measured by the processor's caches.
 */
const STRIDE = 20;

/** A contest of the tasks on which all agree, which have to be nearly all of them. */
function agreed({ tasks, contestants, ...contest }: Contest): Contest {
  const [first, ...others] = Object.values(contestants);
  const same = tasks.filter((task) => {
    try {
      const expected = normalised(first!(task));
      return others.every((run) => isDeepStrictEqual(normalised(run(task)), expected));
    } catch {
      return false;
    }
  });
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

export const contests: readonly (readonly [title: string, contest: Contest])[] = Object.entries<Contest>({
  "Request options": {
    tasks,
    contestants: { ...requests, "by hand": ({ requestByHand, values }) => requestByHand(values) },
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
}).map(([title, contest]) => [title, agreed(contest)]);
