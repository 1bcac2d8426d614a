/** What a call costs the compiler, counted in types that it makes, which are as many on any machine. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { note } from "../support/note.ts";
import { COMPILERS, compile } from "./project.ts";

/** Calls of GitHub's API, without `owner`. */
const CALLS: readonly (readonly [method: string, url: string, options: string])[] = [
  ["GET", "/repos/{owner}/{repo}/issues", 'repo: "tiny", state: "open"'],
  ["POST", "/repos/{owner}/{repo}/issues", 'repo: "tiny", title: "a"'],
  ["PATCH", "/repos/{owner}/{repo}/issues/{issue_number}", 'repo: "tiny", issue_number: 1, state: "closed"'],
  ["PUT", "/repos/{owner}/{repo}/pulls/{pull_number}/merge", 'repo: "tiny", pull_number: 1'],
  ["DELETE", "/repos/{owner}/{repo}/git/refs/{ref}", 'repo: "tiny", ref: "heads/a"'],
  ["POST", "/repos/{owner}/{repo}/releases", 'repo: "tiny", tag_name: "v1"'],
  ["GET", "/repos/{owner}/{repo}/contents/{path}", 'repo: "tiny", path: "a"'],
  ["PUT", "/repos/{owner}/{repo}/contents/{path}", 'repo: "tiny", path: "a", message: "b", content: "c"'],
];

const IMPORT = 'import { type ApiRest, type Routes, endpoint } from "tiny-endpoint";\n';
const DESCRIBED = `${IMPORT}import type { paths } from "./github.js";\nconst api = endpoint.defaults<paths>({});\n`;

/** What stands above the calls, how one is written, and the limits for the first call and for all of them. */
const WAYS: Record<
  string,
  readonly [above: string, write: (...call: (typeof CALLS)[number]) => string, first: number, all: number]
> = {
  "options alone": [
    IMPORT,
    (method, url, options) => `endpoint({ method: "${method}", url: "${url}", owner: "acme", ${options} });`,
    3_500,
    4_400,
  ],
  ":name and {?query}": [
    IMPORT,
    (method, url, options) =>
      `endpoint("${method} ${url.replace(/\{(\w+)\}/g, ":$1")}{?page}", { owner: "acme", ${options} });`,
    3_500,
    5_900,
  ],
  "plain, with defaults": [
    `${IMPORT}const acme = endpoint.defaults({ owner: "acme" });\n`,
    (method, url, options) => `acme("${method} ${url}", { ${options} });`,
    3_400,
    4_300,
  ],
  "described, with defaults": [
    `${DESCRIBED}const acme = api.defaults({ owner: "acme" });\n`,
    (method, url, options) => `acme("${method} ${url}", { ${options} });`,
    3_400,
    7_900,
  ],
  "described, by a wrapper": [
    `${DESCRIBED}const call = <R extends Routes<paths>>(route: R, ...rest: ApiRest<paths, R>) => api(route, ...rest);\n`,
    (method, url, options) => `call("${method} ${url}", { owner: "acme", ${options} });`,
    26_400,
    30_600,
  ],
};

const test = suite("cost");
for (const [way, [above, write, ...limits]] of Object.entries(WAYS)) {
  test(way, () => {
    const figures = [CALLS.slice(0, 1), CALLS].map((calls) => {
      const text = above + calls.map((call) => write(...call)).join("\n");
      const options = { skipLibCheck: true, extendedDiagnostics: true };
      const output = compile(COMPILERS["TypeScript 7"], { "consumer.ts": text }, options);
      assert.not.match(output, "error TS", output);
      return Number(/Instantiations:\s+(\d+)/.exec(output)![1]);
    });
    note(`${way}: ${figures} types for 1 and ${CALLS.length} calls`);
    assert.ok(
      figures.every((figure, index) => figure <= limits[index]!),
      `${figures} of ${limits}`,
    );
  });
}
test.run();
