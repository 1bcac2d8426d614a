import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { parseTemplate } from "url-template";
import type * as Api from "../dist/endpoint.js";
import { HYPHENS, LISTS, agreed } from "./bench-agree.ts";
import { type Contestants, type Pace, race } from "./bench-race.ts";
import type { Report } from "./bench-report.ts";
import { type Operation, SETTINGS, loadOperations } from "./bench-workload.ts";

export type Progress = (share: number) => void;
export type Case = (name: string, pace: Pace, progress: Progress) => Promise<Report>;

/** Our build, and another one to compare it with. */
export const builds = Object.entries({ ours: "dist/endpoint.js", other: process.env.BENCH_OURS }).flatMap(
  ([name, file]) => (file ? [{ name, file: resolve(file) }] : []),
);

export const apis: Record<string, typeof Api> = {};
for (const { name, file } of builds) apis[name] = await import(pathToFileURL(file).href);

const ofBuilds = <Task>(make: (api: typeof Api, name: string) => (task: Task) => unknown): Contestants<Task> =>
  Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, make(api, name)]));

/** Where modules are written: within reach of the peers. */
export const FOLDER = "tests/.test";

const operations = () => loadOperations(`${FOLDER}/workload.mjs`);

/** Neighbours together: operations of one part of the API are alike. */
function inGroups<Task>(tasks: readonly Task[], size = 50): Task[][] {
  const groups: Task[][] = [];
  for (let start = 0; start < tasks.length; start += size) groups.push(tasks.slice(start, start + size));
  return groups;
}

/* ---- endpoint(route, options) ---- */

function endpoints(): Contestants<Operation> {
  const theirs = octokit.defaults(SETTINGS);
  return {
    ...ofBuilds<Operation>(({ endpoint }) => {
      const github = endpoint.defaults(SETTINGS);
      return ({ route, options }) => github(route, options);
    }),
    octokit: ({ route, options }) => theirs(route, options),
    "by hand": (operation) => operation.byHand(operation.options),
  };
}

const wide: Case = async (name, pace, progress) => {
  const contestants = endpoints();
  const { tasks, notes } = agreed(contestants, await operations(), [LISTS]);
  const groups = inGroups(tasks);
  return { rows: [{ name, figures: race(contestants, () => groups, pace, progress) }], notes };
};

const narrow =
  (operation: Pick<Operation, "route" | "options" | "byHand">): Case =>
  async (name, pace, progress) => {
    const contestants = endpoints();
    const { tasks } = agreed(contestants, [{ name, template: "", ...operation }]);
    const groups = [new Array<Operation>(1000).fill(tasks[0]!)];
    return { rows: [{ name, figures: race(contestants, () => groups, pace, progress) }], notes: [] };
  };

const withoutParameters = narrow({
  route: "GET /rate_limit",
  options: {},
  byHand: () => ({
    method: "GET",
    url: "https://api.github.com/rate_limit",
    headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
  }),
});

const jsonPost = narrow({
  route: "POST /repos/{owner}/{repo}/issues",
  options: {
    owner: "octocat",
    repo: "hello-world",
    title: "Found a bug",
    labels: ["bug"],
    headers: { "X-GitHub-Api-Version": "2022-11-28", "If-None-Match": "" },
  },
  byHand: ({ owner, repo, title, labels, headers }: any) => ({
    method: "POST",
    url: `https://api.github.com/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/issues`,
    headers: {
      accept: "application/vnd.github.v3+json",
      "user-agent": "bench/1.0",
      "x-github-api-version": headers["X-GitHub-Api-Version"],
      "if-none-match": headers["If-None-Match"],
      "content-type": "application/json; charset=utf-8",
    },
    body: { title, labels },
  }),
});

const upload = narrow({
  route: "POST https://uploads.github.com/repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",
  options: {
    owner: "octocat",
    repo: "hello-world",
    release_id: 1296269,
    name: "tiny.zip",
    label: "All of it",
    headers: { "content-type": "application/zip" },
    data: new Uint8Array(64),
  },
  byHand: ({ owner, repo, release_id, name, label, headers, data }: any) => {
    let query = "";
    if (name !== undefined) query += `?name=${encodeURIComponent(name)}`;
    if (label !== undefined) query += `${query ? "&" : "?"}label=${encodeURIComponent(label)}`;
    return {
      method: "POST",
      url: `https://uploads.github.com/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/releases/${encodeURIComponent(release_id)}/assets${query}`,
      headers: {
        accept: "application/vnd.github.v3+json",
        "user-agent": "bench/1.0",
        "content-type": headers["content-type"],
      },
      body: data,
    };
  },
});

/* ---- its two halves ---- */

const merge: Case = async (name, pace, progress) => {
  const theirs = octokit.defaults(SETTINGS);
  const contestants: Contestants<Operation> = {
    ...ofBuilds<Operation>(({ endpoint }) => {
      const github = endpoint.defaults(SETTINGS);
      return ({ route, options }) => github.merge(route, options);
    }),
    octokit: ({ route, options }) => theirs.merge(route, options),
  };
  const { tasks, notes } = agreed(contestants, await operations());
  const groups = inGroups(tasks);
  return { rows: [{ name, figures: race(contestants, () => groups, pace, progress) }], notes };
};

const parse: Case = async (name, pace, progress) => {
  type Task = Operation & { readonly merged: any };
  const contestants: Contestants<Task> = {
    ...ofBuilds<Task>(({ endpoint }, build) => ({ merged }) => endpoint.parse(merged[build])),
    octokit: ({ merged }) => octokit.parse(merged.octokit),
  };
  const mergers: [string, Pick<typeof Api.endpoint, "merge">][] = Object.entries(apis).map(([build, { endpoint }]) => [
    build,
    endpoint.defaults(SETTINGS),
  ]);
  mergers.push(["octokit", octokit.defaults(SETTINGS) as any]);
  const merged = (await operations()).map((operation) => ({
    ...operation,
    merged: Object.fromEntries(mergers.map(([who, { merge }]) => [who, merge(operation.route, operation.options)])),
  }));
  const { tasks, notes } = agreed(contestants, merged, [LISTS]);
  const groups = inGroups(tasks);
  return { rows: [{ name, figures: race(contestants, () => groups, pace, progress) }], notes };
};

/* ---- expand(template, values) ---- */

const expandKnown: Case = async (name, pace, progress) => {
  type Task = Operation & { readonly parsed: ReturnType<typeof parseTemplate> };
  const contestants: Contestants<Task> = {
    ...ofBuilds<Task>(({ expand }) => ({ template, options }) => expand(template, options)),
    "url-template": ({ parsed, options }) => parsed.expand(options as any),
    "std-uritemplate": ({ template, options }) => StdUriTemplate.expand(template, options as any),
  };
  const parsed = (await operations()).map((operation) => ({ ...operation, parsed: parseTemplate(operation.template) }));
  const { tasks, notes } = agreed(contestants, parsed, [HYPHENS]);
  const groups = inGroups(tasks);
  return { rows: [{ name, figures: race(contestants, () => groups, pace, progress) }], notes };
};

const expandNew: Case = async (name, pace, progress) => {
  const contestants: Contestants<Operation> = {
    ...ofBuilds<Operation>(({ expand }) => ({ template, options }) => expand(template, options)),
    "url-template": ({ template, options }) => parseTemplate(template).expand(options as any),
    "std-uritemplate": ({ template, options }) => StdUriTemplate.expand(template, options as any),
  };
  const { tasks, notes } = agreed(contestants, await operations(), [HYPHENS]);
  let version = 0;
  const fresh = () => {
    version++;
    return inGroups(tasks.map((task) => ({ ...task, template: flat(task.template.replace(".com/", `.com/v${version}/`)) })));
  };
  return { rows: [{ name, figures: race(contestants, fresh, pace, progress) }], notes };
};

/** As one piece in memory, as if it came from a file. */
export const flat = (text: string): string => Buffer.from(text).toString();

export const timed: Record<string, Case> = {
  "endpoint, 1,200 routes": wide,
  "endpoint, no parameters": withoutParameters,
  "endpoint, JSON POST": jsonPost,
  "endpoint, upload": upload,
  "endpoint.merge": merge,
  "endpoint.parse": parse,
  expand: expandKnown,
  "expand, new templates": expandNew,
};
