/** Request options of a route and parameters: ours, octokit's, and what a programmer would write for that one route. */
import { endpoint as octokit } from "@octokit/endpoint";
import type { Design } from "./agree.ts";
import { type Case, type Run, compare, ofBuilds } from "./case.ts";
import { type Operation, SETTINGS } from "./operation.ts";
import type { Contestants } from "./race.ts";
import { samples } from "./samples.ts";

const OCTOKIT: readonly Design<Operation>[] = [
  {
    who: "octokit",
    what: "joins a list with commas",
    has: ({ route, options }) => /^GET|\*\}/.test(route) && Object.values(options).some(Array.isArray),
  },
  {
    who: "octokit",
    what: "joins the members of an object with commas",
    has: ({ route }) => route.includes("{?filter*}"),
  },
  {
    who: "octokit",
    what: "writes a date as String does",
    has: ({ options }) => Object.values(options).some((value) => value instanceof Date),
  },
];

/* ---- endpoint(route, options) ---- */

function endpoints(run: Run): Contestants<Operation> {
  const theirs = octokit.defaults(SETTINGS);
  return {
    ...ofBuilds<Operation>(run, ({ endpoint }) => {
      const github = endpoint.defaults(SETTINGS);
      return ({ route, options }) => github(route, options);
    }),
    octokit: ({ route, options }) => theirs(route, options),
    "by hand": ({ byHand, options }) => byHand(options),
  };
}

const githubs: Case = (run) => compare(run, { contestants: endpoints(run), tasks: run.operations, designs: OCTOKIT });

const single =
  (call: Pick<Operation, "route" | "options" | "byHand">): Case =>
  (run) =>
    compare(run, {
      contestants: endpoints(run),
      tasks: [{ name: run.name, template: call.route, ...call }],
      designs: OCTOKIT,
    });

const withoutParameters = single({
  route: "GET /rate_limit",
  options: {},
  byHand: () => ({
    method: "GET",
    url: "https://api.github.com/rate_limit",
    headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
  }),
});

const jsonPost = single({
  route: "POST /repos/{owner}/{repo}/issues",
  options: {
    owner: "octocat",
    repo: "hello-world",
    title: "Found a bug",
    labels: ["bug"],
    headers: { "X-GitHub-Api-Version": "2022-11-28", "X-Request-Id": "7f3c" },
  },
  byHand: ({ owner, repo, title, labels, headers }) => ({
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

const upload = single({
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
  byHand({ owner, repo, release_id, name, label, headers, data }) {
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

const ofSamples = samples.map(({ name, route, options, byHand }): [string, Case] => [
  name,
  single({
    route,
    options,
    byHand: (parameters) => ({
      method: "GET",
      url: byHand(parameters),
      headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
    }),
  }),
]);

/* ---- its two halves ---- */

type Merge = (route: string, options: Operation["options"]) => unknown;

/** Of all that have halves. */
const mergers = ({ builds }: Run): Record<string, Merge> => ({
  ...Object.fromEntries(
    Object.entries(builds).map(([name, { endpoint }]) => [name, endpoint.defaults(SETTINGS).merge as Merge]),
  ),
  octokit: octokit.defaults(SETTINGS).merge as Merge,
});

const merge: Case = (run) => {
  const contestants = Object.entries(mergers(run)).map(([name, merge]): [string, (task: Operation) => unknown] => [
    name,
    ({ route, options }) => merge(route, options),
  ]);
  return compare(run, { contestants: Object.fromEntries(contestants), tasks: run.operations });
};

const parse: Case = (run) => {
  type Merged = Operation & { readonly merged: Record<string, any> };
  const contestants: Contestants<Merged> = {
    ...ofBuilds<Merged>(
      run,
      ({ endpoint }, name) =>
        ({ merged }) =>
          endpoint.parse(merged[name]),
    ),
    octokit: ({ merged }) => octokit.parse(merged.octokit),
  };
  const all = Object.entries(mergers(run));
  const tasks = run.operations.map((operation) => {
    const merged = all.map(([name, merge]) => [name, merge(operation.route, operation.options)]);
    return { ...operation, merged: Object.fromEntries(merged) };
  });
  return compare(run, { contestants, tasks, designs: OCTOKIT });
};

export const endpointCases: Readonly<Record<string, Case>> = {
  "GitHub's operations": githubs,
  "no parameters": withoutParameters,
  "JSON POST": jsonPost,
  upload,
  ...Object.fromEntries(ofSamples),
  merge,
  parse,
};
