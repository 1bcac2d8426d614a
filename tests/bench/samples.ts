/** Calls of one kind each. */
import { type Operation, SETTINGS } from "./operation.ts";

/** By hand, it gives the address alone. */
export interface Sample extends Operation {
  /** The same by hand with `URL` and its `searchParams`. */
  readonly bySearchParams: (parameters: any) => string;
  readonly byHand: (parameters: any) => string;
}

const BASE = SETTINGS.baseUrl;

const list: readonly Sample[] = [
  {
    name: "names in the path",
    route: "GET /repos/{owner}/{repo}/branches/{branch}",
    template: `${BASE}/repos/{owner}/{repo}/branches/{branch}`,
    options: { owner: "octocat", repo: "hello-world", branch: "main" },
    byHand: (p) =>
      `${BASE}/repos/${encodeURIComponent(p.owner)}/${encodeURIComponent(p.repo)}/branches/${encodeURIComponent(p.branch)}`,
    bySearchParams: (p) =>
      new URL(
        `/repos/${encodeURIComponent(p.owner)}/${encodeURIComponent(p.repo)}/branches/${encodeURIComponent(p.branch)}`,
        BASE,
      ).href,
  },
  {
    name: "names in the query",
    route: "GET /issues",
    template: `${BASE}/issues{?state,sort}`,
    options: { state: "open", sort: "updated" },
    byHand: (p) => `${BASE}/issues?state=${encodeURIComponent(p.state)}&sort=${encodeURIComponent(p.sort)}`,
    bySearchParams(p) {
      const url = new URL("/issues", BASE);
      url.searchParams.set("state", p.state);
      url.searchParams.set("sort", p.sort);
      return url.href;
    },
  },
  {
    name: "path, query and list",
    route: "GET /repos/{owner}/{repo}/issues",
    template: `${BASE}/repos/{owner}/{repo}/issues{?state,labels*}`,
    options: { owner: "octocat", repo: "hello-world", state: "open", labels: ["bug", "help wanted"] },
    byHand(p) {
      let query = `?state=${encodeURIComponent(p.state)}`;
      for (const label of p.labels) query += `&labels=${encodeURIComponent(label)}`;
      return `${BASE}/repos/${encodeURIComponent(p.owner)}/${encodeURIComponent(p.repo)}/issues${query}`;
    },
    bySearchParams(p) {
      const url = new URL(`/repos/${encodeURIComponent(p.owner)}/${encodeURIComponent(p.repo)}/issues`, BASE);
      url.searchParams.set("state", p.state);
      for (const label of p.labels) url.searchParams.append("labels", label);
      return url.href;
    },
  },
  {
    name: "list",
    route: "GET /issues",
    template: `${BASE}/issues{?labels*}`,
    options: { labels: ["bug", "question"] },
    byHand(p) {
      let query = "";
      for (const label of p.labels) query += `${query ? "&" : "?"}labels=${encodeURIComponent(label)}`;
      return `${BASE}/issues${query}`;
    },
    bySearchParams(p) {
      const url = new URL("/issues", BASE);
      for (const label of p.labels) url.searchParams.append("labels", label);
      return url.href;
    },
  },
  {
    name: "list in the path",
    route: "GET /contents{/path*}",
    template: `${BASE}/contents{/path*}`,
    options: { path: ["docs", "guide"] },
    byHand: (p) => `${BASE}/contents/${p.path.map(encodeURIComponent).join("/")}`,
    bySearchParams: (p) => new URL(`/contents/${p.path.map(encodeURIComponent).join("/")}`, BASE).href,
  },
  {
    name: "object",
    route: "GET /issues{?filter*}",
    template: `${BASE}/issues{?filter*}`,
    options: { filter: { state: "open", sort: "updated" } },
    byHand(p) {
      let query = "";
      for (const key of Object.keys(p.filter)) {
        query += `${query ? "&" : "?"}${encodeURIComponent(key)}=${encodeURIComponent(p.filter[key])}`;
      }
      return `${BASE}/issues${query}`;
    },
    bySearchParams(p) {
      const url = new URL("/issues", BASE);
      for (const key of Object.keys(p.filter)) url.searchParams.set(key, p.filter[key]);
      return url.href;
    },
  },
  search("spaces and unicode", "Straße nach 東京 🚀"),
  search("10 kB of text", "At 20 °C, or at 30? See <https://example.com/a>; then go on.\n".repeat(164)),
  {
    name: "{+path}",
    route: "GET /contents/{+path}",
    template: `${BASE}/contents/{+path}`,
    options: { path: "docs/guide/getting-started.md" },
    byHand: (p) => `${BASE}/contents/${encodeURI(p.path)}`,
    bySearchParams: (p) => new URL(`/contents/${encodeURI(p.path)}`, BASE).href,
  },
  {
    name: "numbers",
    route: "GET /issues",
    template: `${BASE}/issues{?page,per_page}`,
    options: { page: 2, per_page: 100 },
    byHand: (p) => `${BASE}/issues?page=${encodeURIComponent(p.page)}&per_page=${encodeURIComponent(p.per_page)}`,
    bySearchParams(p) {
      const url = new URL("/issues", BASE);
      url.searchParams.set("page", p.page);
      url.searchParams.set("per_page", p.per_page);
      return url.href;
    },
  },
  {
    name: "date",
    route: "GET /issues",
    template: `${BASE}/issues{?since}`,
    options: { since: new Date("2026-01-31T12:00:00Z") },
    byHand: (p) => `${BASE}/issues?since=${encodeURIComponent(p.since.toISOString())}`,
    bySearchParams(p) {
      const url = new URL("/issues", BASE);
      url.searchParams.set("since", p.since.toISOString());
      return url.href;
    },
  },
];

function search(name: string, text: string): Sample {
  return {
    name,
    route: "GET /search",
    template: `${BASE}/search{?text}`,
    options: { text },
    byHand: (p) => `${BASE}/search?text=${encodeURIComponent(p.text)}`,
    bySearchParams(p) {
      const url = new URL("/search", BASE);
      url.searchParams.set("text", p.text);
      return url.href;
    },
  };
}

export const samples: readonly Sample[] = list;
