/** Values as JSON and as JavaScript, and a call as code for HTTP clients. */

/* ---- values ---- */

const WIDTH = 76;

/** In a JavaScript literal, `__proto__` is a member like any other only in brackets. */
const spellName = (name) =>
  name === "__proto__" ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

const JSON_STYLE = { spellName: JSON.stringify, lastComma: "" };
const JAVASCRIPT = { spellName, lastComma: "," };

/** Prints a JSON value: on one line if it is short enough to stand after that many columns, else one member a line. */
function print(value, style, columns, indent = "") {
  if (typeof value !== "object" || !value) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(([name, member]) => {
    const label = isList ? "" : `${style.spellName(name)}: `;
    return label + print(member, style, indent.length + 2 + label.length, `${indent}  `);
  });
  const [open, space, close] = isList ? ["[", "", "]"] : ["{", " ", "}"];
  if (!members.length) return open + close;
  const line = open + space + members.join(", ") + space + close;
  if (columns + line.length <= WIDTH && !line.includes("\n")) return line;
  return `${open}\n${members.map((member) => `${indent}  ${member}`).join(",\n")}${style.lastComma}\n${indent}${close}`;
}

/** JSON for the eye: what is outermost stands one member a line. */
export const json = (value) => print(value, JSON_STYLE, WIDTH);

/** One member of an object, as `json` has it. */
export const jsonMember = (name, value) => {
  const label = `${JSON.stringify(name)}: `;
  return label + print(value, JSON_STYLE, 2 + label.length, "  ");
};

/* ---- calls ---- */

/** `before` and a call. Without members, the last argument can be left out. */
function call(before, name, ...values) {
  if (!Object.keys(values.at(-1)).length) values.pop();
  let text = `${before}${name}(`;
  values.forEach((value, index) => {
    if (index) text += ", ";
    text += print(value, JAVASCRIPT, text.length + ");".length);
  });
  return `${text});`;
}

/** For clients on Node that want bytes. */
const FOR_NODE = `const forNode = async (options) => {
  const content = new Response(toBody(options));
  return {
    ...options.request,
    method: options.method,
    headers: { ...Object.fromEntries(content.headers), ...options.headers },
    body: content.body ? Buffer.from(await content.arrayBuffer()) : undefined,
  };
};`;

/** How each client sends what `endpoint` returns. */
export const CLIENTS = {
  fetch: {
    isInBrowsers: true,
    uses: "toRequest",
    send: "const send = (options) => fetch(toRequest(options));",
  },
  ky: {
    isInBrowsers: true,
    from: 'import ky from "ky";',
    uses: "toRequest",
    send: "const send = (options) => ky(toRequest(options), options.request);",
  },
  axios: {
    isInBrowsers: true,
    from: 'import axios from "axios";',
    send: "const send = ({ body, request, ...options }) => axios({ ...request, ...options, data: body });",
  },
  got: {
    from: 'import got from "got";',
    uses: "toBody",
    helper: FOR_NODE,
    send: "const send = async (options) => got(options.url, await forNode(options));",
  },
  undici: {
    from: 'import { request } from "undici";',
    uses: "toBody",
    helper: FOR_NODE,
    send: "const send = async (options) => request(options.url, await forNode(options));",
  },
  "node:http": {
    from: 'import http from "node:http";',
    uses: "toBody",
    helper: FOR_NODE,
    send: `const send = async (options) => {
  const { body, ...rest } = await forNode(options);
  return new Promise((resolve, reject) => {
    const sent = http.request(options.url, rest, resolve).on("error", reject);
    // Node would send the body of a DELETE without its length.
    if (body) sent.setHeader("content-length", body.length);
    sent.end(body);
  });
};`,
  },
};

/** A module that makes the call, or that sends it with a client. */
export function endpointCode({ builder, defaults, route, parameters }, { from, uses, helper, send } = {}) {
  const imports = `import { ${["endpoint", uses].filter(Boolean).join(", ")} } from "tiny-endpoint";`;
  const setup = builder !== "endpoint" && call(`const ${builder} = `, "endpoint.defaults", defaults);
  const made = call(send ? "const options = " : "", builder, route, parameters);
  const sent = send && "const response = await send(options);";
  const blocks = [lines(from, imports), setup, helper, send, lines(made, sent)];
  return blocks.filter(Boolean).join("\n\n");
}

const lines = (...texts) => texts.filter(Boolean).join("\n");

export const expandCode = ({ template, values }) =>
  `import { expand } from "tiny-endpoint";\n\n${call("", "expand", template, values)}`;

/* ---- curl ---- */

const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** A request as a command for a POSIX shell. */
export function curlCommand({ method, url, headers, body }) {
  const text = body === undefined || body === null ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  if (text?.includes("\0")) return "# The body holds a NUL character, which no command line can.";
  const parts = [`curl ${/[[\]{}]/.test(url) ? "--globoff " : ""}${quote(url)}`];
  if (method === "HEAD") parts.push("--head");
  else if (method !== "GET") parts.push(`--request ${/^\w+$/.test(method) ? method : quote(method)}`);
  // What fetch says of a text without a type; curl would call it a form.
  const sent =
    text === undefined || "content-type" in headers
      ? headers
      : { ...headers, "content-type": "text/plain;charset=UTF-8" };
  for (const [name, value] of Object.entries(sent)) {
    // "name;" is how curl spells an empty header.
    parts.push(`--header ${quote(String(value).trim() ? `${name}: ${value}` : `${name};`)}`);
  }
  if (text !== undefined) parts.push(`--data-raw ${quote(text)}`);
  return parts.join(" \\\n  ");
}
