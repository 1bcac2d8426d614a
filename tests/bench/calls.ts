import { endpoint as octokit } from "@octokit/endpoint";
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { parseTemplate } from "url-template";
import { type Design, HYPHENS, LISTS, agreed } from "./agree.ts";
import { type Build, type Case, type Run, apis } from "./contestants.ts";
import { type Contestants, race } from "./race.ts";
import type { Report } from "./report.ts";
import { type Operation, SETTINGS, flat, loadOperations } from "./workload.ts";

/** Races on the tasks on which all agree; `renew` makes each of them new for each pass. */
async function compare<Task extends Operation>(
  { name, pace, progress }: Run,
  contestants: Contestants<Task>,
  all: readonly Task[],
  designs: readonly Design[] = [],
  renew?: (task: Task) => Task,
): Promise<Report> {
  const { tasks, notes } = agreed(contestants, all, designs);
  const groups = inGroups(tasks);
  const tasksOfPass = renew ? () => groups.map((group) => group.map(renew)) : () => groups;
  return { rows: [{ name, figures: race(contestants, tasksOfPass, pace, progress) }], notes };
}

/** Neighbours together: operations of one part of the API are alike. */
function inGroups<Task>(tasks: readonly Task[], size = 50): Task[][] {
  const groups: Task[][] = [];
  for (let start = 0; start < tasks.length; start += size) groups.push(tasks.slice(start, start + size));
  return groups;
}

const ofBuilds = <Task>(contestant: (api: Build, name: string) => (task: Task) => unknown): Contestants<Task> =>
  Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, contestant(api, name)]));

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

const wide: Case = async (run) => compare(run, endpoints(), await loadOperations(), [LISTS]);

const narrow =
  (call: Pick<Operation, "route" | "options" | "byHand">): Case =>
  async (run) => {
    const calls = new Array<Operation>(1000).fill({ name: run.name, template: "", ...call });
    return { ...(await compare(run, endpoints(), calls)), notes: [] };
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
    headers: { "X-GitHub-Api-Version": "2022-11-28", "X-Request-Id": "7f3c" },
  },
  byHand: ({ owner, repo, title, labels, headers }: any) => ({
    method: "POST",
    url: `https://api.github.com/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/issues`,
    headers: {
      accept: "application/vnd.github.v3+json",
      "user-agent": "bench/1.0",
      "x-github-api-version": headers["X-GitHub-Api-Version"],
      "x-request-id": headers["X-Request-Id"],
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
    const release = `${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/releases/${encodeURIComponent(release_id)}`;
    return {
      method: "POST",
      url: `https://uploads.github.com/repos/${release}/assets${query}`,
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

type Merge = (route: string, options: Operation["options"]) => unknown;

/** Of all that have halves. */
const mergers = (): Record<string, Merge> => ({
  ...Object.fromEntries(Object.entries(apis).map(([name, { endpoint }]) => [name, endpoint.defaults(SETTINGS).merge])),
  octokit: octokit.defaults(SETTINGS).merge as Merge,
});

const merge: Case = async (run) => {
  const contestants = Object.entries(mergers()).map(([name, merge]): [string, (task: Operation) => unknown] => [
    name,
    ({ route, options }) => merge(route, options),
  ]);
  return compare(run, Object.fromEntries(contestants), await loadOperations());
};

const parse: Case = async (run) => {
  type Merged = Operation & { readonly merged: Record<string, any> };
  const contestants: Contestants<Merged> = {
    ...ofBuilds<Merged>(
      ({ endpoint }, name) =>
        ({ merged }) =>
          endpoint.parse(merged[name]),
    ),
    octokit: ({ merged }) => octokit.parse(merged.octokit),
  };
  const all = Object.entries(mergers());
  const tasks = (await loadOperations()).map((operation) => {
    const merged = all.map(([name, merge]) => [name, merge(operation.route, operation.options)]);
    return { ...operation, merged: Object.fromEntries(merged) };
  });
  return compare(run, contestants, tasks, [LISTS]);
};

/* ---- expand(template, values) ---- */

const expansions: Contestants<Operation> = {
  ...ofBuilds<Operation>(
    ({ expand }) =>
      ({ template, options }) =>
        expand(template, options),
  ),
  "url-template": ({ template, options }) => parseTemplate(template).expand(options as any),
  "std-uritemplate": ({ template, options }) => StdUriTemplate.expand(template, options as any),
};

const expand: Case = async (run) => {
  type Parsed = Operation & { readonly parsed: ReturnType<typeof parseTemplate> };
  const parsed = ({ parsed, options }: Parsed) => parsed.expand(options as any);
  const tasks = (await loadOperations()).map((operation) => ({
    ...operation,
    parsed: parseTemplate(operation.template),
  }));
  return compare<Parsed>(run, { ...expansions, "url-template": parsed }, tasks, [HYPHENS]);
};

const expandNew: Case = async (run) => {
  let serial = 0;
  const renew = (task: Operation) => ({ ...task, template: flat(task.template.replace(".com/", `.com/${serial++}/`)) });
  return compare(run, expansions, await loadOperations(), [HYPHENS], renew);
};

export const calls: Record<string, Case> = {
  "endpoint, 1,200 routes": wide,
  "endpoint, no parameters": withoutParameters,
  "endpoint, JSON POST": jsonPost,
  "endpoint, upload": upload,
  "endpoint.merge": merge,
  "endpoint.parse": parse,
  expand,
  "expand, new templates": expandNew,
};
