/** A rule for ESLint and oxlint: it finds urls without a tag, and in a tag what is encoded or put together already. */

/** Write your own names here. They are parts of regular expressions: `[$]fetch` for `$fetch`. */
export const names = {
  functions: ["fetch", "expandPath"],
  objectsWithMethods: ["axios", "ky"],
  builders: ["endpoint", "api"],
  // Values that look encoded, or like a piece of a url, in any case.
  finished: ["^encode", "quer", "params?$", "search", "path", "ur[il]$", "href", "route", "base$", "fix$", "^join$"],
};

const functions = `/^(${names.functions.join("|")})$/`;
const objects = `/^(${names.objectsWithMethods.join("|")})$/`;
const builders = `/^(${names.builders.join("|")})$/`;
const finished = `/${names.finished.join("|")}/i`;

// fetch(), window.fetch(), axios.get(), this.axios.get()
const clientCall = `CallExpression:matches([callee.name=${functions}], [callee.property.name=${functions}], [callee.object.name=${objects}], [callee.object.property.name=${objects}])`;
// api(), this.api(), api.merge(); api.get() is of a client
const builderCall = `CallExpression:matches([callee.name=${builders}], [callee.property.name=${builders}], [callee.object.name=${builders}][callee.property.name='merge'])`;

/** What is found, and what is said of it. */
const MESSAGES = {
  // fetch(`/users/${id}`), also in a sum or behind a condition
  [`${clientCall} > :matches(TemplateLiteral[expressions.length>0], :matches(BinaryExpression, ConditionalExpression):has(:not(TaggedTemplateExpression) > TemplateLiteral[expressions.length>0])):first-child`]:
    "Write path`...`, and add a finished piece by +.",
  // api(`GET /users/${id}`)
  [`${builderCall} > :matches(TemplateLiteral, BinaryExpression, ConditionalExpression):first-child TemplateElement[tail=false][value.raw=/\\x2F/]:not(TaggedTemplateExpression > * > *)`]:
    "Write {name} in the route, and give its value.",
  // fetch("/users/" + id), api("GET /users/" + id)
  [`:matches(${clientCall}, ${builderCall}) > BinaryExpression:first-child Literal[value=/\\x2F$/]:not(BinaryExpression:first-child > .right)`]:
    "Write path`...`, or {name} in a route.",
  // path`/users/${encodeURIComponent(id)}`, path`/users${query}`, path`/users${id ? `/${id}` : ""}`
  [`TaggedTemplateExpression[tag.name=/^(path|urlPath)$/] > TemplateLiteral > :matches([name=${finished}], [property.name=${finished}], [callee.name=${finished}], [callee.property.name=${finished}], ConditionalExpression:has(> :matches(TemplateLiteral, [value=''])), LogicalExpression:has(> [value='']))`]:
    "A tag encodes this: give it bare, or add a finished piece by +.",
};

/** @type {import("eslint").ESLint.Plugin} */
const plugin = {
  meta: { name: "tiny-endpoint" },
  rules: {
    path: {
      create: (context) => {
        const visitors = Object.entries(MESSAGES).map(([selector, message]) => {
          /** @param {import("estree").Node} node */
          const report = (node) => context.report({ node, message });
          return [selector, report];
        });
        return Object.fromEntries(visitors);
      },
    },
  },
};

export default plugin;
