/** What the README and the page in this folder print for clients, as modules in TypeScript: to run and to compile. */
import { blocksOf, clientsPage, readme, rowsOf } from "../../support/pages.ts";

/** The packages of a client of which there are two: the newest major, and one before it that is in wide use. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  axios: ["axios", "axios-0"],
  got: ["got", "got-14"],
  ky: ["ky", "ky-1"],
  undici: ["undici", "undici-7"],
};

/* ---- to send request options ---- */

/** A client under the name that a recipe calls it. */
interface Client {
  /** What `calls.ts` calls it: "ky", "fetch of undici". */
  readonly title: string;
  /** The package, or "fetch". */
  readonly name: string;
  readonly imports: string;
}

/** The clients with the signature of `fetch`, by the table: the platform's, or `import { fetch } from "undici"`. */
const CLIENTS: readonly Client[] = rowsOf(clientsPage, "|`client`|").flatMap(([name = "", line = ""]): Client[] => {
  const [, named = "", from = ""] = /^import (.*) from "(.*)"$/.exec(line) ?? [];
  if (!from) return [{ title: name, name, imports: `const client = ${name};` }];
  const exported = named.replace(/\W/g, "");
  const binding = named.startsWith("{") ? `{ ${exported} as client }` : "client";
  const title = exported === from ? from : `${exported} of ${from}`;
  return (PACKAGES[from] ?? [from]).map((name) => ({ title, name, imports: `import ${binding} from "${name}";` }));
});

/** (The types of ofetch take no `URL`, and the README's row does not name it.) */
const clientsFor = (call: string): readonly Client[] =>
  CLIENTS.filter(({ title }) => title !== "ofetch" || !call.includes("new URL("));

const PLATFORM: Client = { title: "fetch", name: "fetch", imports: "" };
const AXIOS: readonly Client[] = [
  { title: "axios", name: "axios", imports: 'import axios from "axios";' },
  { title: "axios", name: "axios-0", imports: 'import axios from "axios-0";' },
  {
    title: "an axios instance",
    name: "axios",
    imports: 'import imported from "axios"; const axios = imported.create();',
  },
];

/** What sends `options`: cells of the README, and functions of the other page. */
const SENDING: readonly string[] = [
  ...rowsOf(readme, "|client|write|").flatMap(([, code = ""]) => (code.includes("options") ? code : [])),
  ...blocksOf(clientsPage, "js").flatMap((block) => /^const send = (.*);$/m.exec(block)?.[1] ?? []),
].map((code) => (code.includes("=>") ? code : `(options) => ${code}`));

export interface Sender extends Client {
  readonly call: string;
  /** A module that exports `send`. */
  readonly code: string;
}

export const senders: readonly Sender[] = [...new Set(SENDING)].flatMap((call) =>
  (call.includes("client(") ? clientsFor(call) : call.includes("axios(") ? AXIOS : [PLATFORM]).map((client) => ({
    ...client,
    call,
    code:
      'import { type RequestOptions, toInit } from "tiny-endpoint";\n' +
      `${client.imports}\nexport const send: (options: RequestOptions) => unknown = ${call};\n`,
  })),
);

/* ---- a path alone ---- */

/** How a client is made for a base, by the beginning of its row; a page has the base of its origin. */
const MADE: readonly (readonly [row: string, client: string, imports?: string])[] = [
  ["`fetch`, in a page", "const fetch = (path: string) => globalThis.fetch(new URL(path, base));"],
  ["`fetch`, with a base", ""],
  ["an axios instance", "const client = axios.create({ baseURL: base });", 'import axios from "axios";'],
  ["an axios instance", "const client = axios.create({ baseURL: base });", 'import axios from "axios-0";'],
  ["an axios instance", "const client = ky.create({ prefix: base });", 'import ky from "ky";'],
  ["ky 2", "const client = ky.create({ prefix: base });", 'import ky from "ky";'],
  ["ofetch with", "const client = ofetch.create({ baseURL: base });", 'import { ofetch } from "ofetch";'],
  ["got and ky 1", "const client = got.extend({ prefixUrl: base });", 'import got from "got";'],
  ["got and ky 1", "const client = got.extend({ prefixUrl: base });", 'import got from "got-14";'],
  ["got and ky 1", "const client = ky.create({ prefixUrl: base });", 'import ky from "ky-1";'],
];

/** The last cell of the row that begins so: of the README, or of instances on the other page. */
const cellOf = (row: string): string =>
  [...rowsOf(readme, "|client|write|"), ...rowsOf(clientsPage, "|instance|")]
    .find(([name = ""]) => name.startsWith(row))!
    .at(-1)!;

/** Modules that export `ask`, by title. */
export const paths: readonly (readonly [title: string, code: string])[] = MADE.map(([row, client, imports = ""]) => [
  `${row} ${imports}`,
  `import { path } from "tiny-endpoint";\n${imports}\n` +
    "export const ask = (base: string, id: string): unknown => {\n" +
    `${client}\nreturn ${cellOf(row).replace('"https://api.example.com/v1"', "base")};\n};\n`,
]);

/* ---- request options, by an instance with a base ---- */

const INSTANCES: readonly (readonly [row: string, client: string, imports: string])[] = [
  ["ky 2", "ky.create({ prefix: base, headers })", 'import ky from "ky";'],
  ["ofetch", "ofetch.create({ baseURL: base, headers })", 'import { ofetch } from "ofetch";'],
  ["got and ky 1", "got.extend({ prefixUrl: base, headers })", 'import got from "got";'],
  ["got and ky 1", "ky.create({ prefixUrl: base, headers })", 'import ky from "ky-1";'],
];

/** Modules that export `sendUrl` and `sendPath`, by title: the two cells of a row. */
export const instances: readonly (readonly [title: string, code: string])[] = INSTANCES.map(
  ([row, client, imports]) => {
    const [, url = "", path = ""] = rowsOf(clientsPage, "|instance|").find(([name = ""]) => name.startsWith(row))!;
    const exported = (name: string, call: string) =>
      `export const ${name} = (base: string, options: RequestOptions): unknown => {\nconst client = ${client};\nreturn ${call};\n};\n`;
    return [
      `${row} ${imports}`,
      'import { type RequestOptions, toInit } from "tiny-endpoint";\n' +
        `${imports}\nconst headers = { accept: "text/of-the-instance" };\n` +
        exported("sendUrl", url) +
        exported("sendPath", path),
    ];
  },
);

/** The arguments of `endpoint.defaults` for paths that an instance adds its base to. */
export const instanceDefaults: string = /make paths, by `endpoint\.defaults\((.*?)\)`/.exec(clientsPage)![1]!;

/** A module that exports `route` and `get`. */
export const library: string = blocksOf(clientsPage, "ts").find((block) => block.includes("PathValue"))!;

/** A module that exports `make`: it gives a client of openapi-fetch. */
export const openapiFetch: string =
  'import createClient from "openapi-fetch";\nimport { expandPath } from "tiny-endpoint";\n' +
  `export const make = (baseUrl: string) => ${/^const client = (createClient\([^]*?);$/m.exec(clientsPage)![1]};\n`;
