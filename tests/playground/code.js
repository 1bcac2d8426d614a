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

/** How each client sends what `endpoint` returns: by its name, the snippets of tests/clients/README.md that it takes. */
export function clientsOf(readme) {
  const snippets = [...readme.matchAll(/^```m?js\n([^]*?)^```$/gm)].map(([, code]) => code);
  const helper = snippets.find((code) => /^const forNode = /m.test(code)) ?? "";
  const senders = snippets.filter((code) => /^const send = /m.test(code));
  return Object.fromEntries(
    senders.map((code) => {
      const name = /from "(?!tiny-endpoint")(.*)"/.exec(code)?.[1] ?? "fetch";
      return [name, code.includes("forNode(") ? `${helper}\n${code}` : code];
    }),
  );
}

const IMPORT = /^import [^;]*;\n+/gm;
const FROM_US = /^import \{([^}]*)\} from "tiny-endpoint"/;

/** A module that makes the call, or that sends it with a client. */
export function endpointCode({ builder, defaults, route, parameters }, client = "") {
  const imports = (client.match(IMPORT) ?? []).map((line) => line.trim());
  const ours = imports.flatMap((line) => FROM_US.exec(line)?.[1].split(",") ?? []).map((name) => name.trim());
  const names = [...new Set(["endpoint", ...ours])].join(", ");
  const others = imports.filter((line) => !FROM_US.test(line));
  const blocks = [
    [...others, `import { ${names} } from "tiny-endpoint";`].join("\n"),
    builder !== "endpoint" && call(`const ${builder} = `, "endpoint.defaults", defaults),
    client.replace(IMPORT, "").trim(),
    call(client && "const options = ", builder, route, parameters) +
      (client && "\nconst response = await send(options);"),
  ];
  return blocks.filter(Boolean).join("\n\n");
}

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
