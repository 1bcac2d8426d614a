/** A rule for ESLint and oxlint: it finds urls without a tag, and in a tag what is encoded or put together already. */

/** Write your own names here. They are parts of regular expressions: `[$]fetch` for `$fetch`. */
export const names = {
  // What a url is given to, is called, or is returned by: the names of path.yml.
  places: [
    ...["axios", "ky", "[\\w$]*[fF]etch\\w*", "\\w*[rR]equest", "get", "post", "put", "patch", "del", "delete", "head"],
    ...["navigate", "redirect", "\\w*([rR]outer|[hH]istory)[()?]*[.](push|replace)", "window[.]open"],
    ...["use\\w*(SWR|Query)\\w*", "mutate", "to", "action", "\\w*([eE]ndpoint|[uU]rl|URL|[hH]ref)"],
  ],
  // What is none, though it ends so, in any case.
  others: ["encod", "pathTo", "(cache|stor(e|age)|map|redis)[.]"],
  // What is called with a route.
  builders: ["endpoint", "api", "expandPath"],
  // Values that a tag should not encode again, in any case.
  finished: ["^encode", "base$", "^join$"],
  // Values that look like a piece of a url, if they stand right behind text: `/users${query}`, not `/users/${path}`.
  pieces: ["quer", "params?$", "search", "path", "ur[il]$", "href", "route", "fix$"],
};

const places = RegExp(`(^|[ .])(${names.places.join("|")})$`);
const others = RegExp(names.others.join("|"), "i");
const builders = RegExp(`(^|[ .])(${names.builders.join("|")})([.]merge)?$`);
const finished = RegExp(names.finished.join("|"), "i");
const pieces = RegExp(names.pieces.join("|"), "i");

/** "toQuery" of `q.toQuery(1)`, "href" of `a.href`. @param {any} value @returns {string} */
const nameOf = (value) => value.name ?? nameOf(value.callee ?? value.property ?? { name: "" });

/** id ? `/${id}` : "", id || "" @param {any} value */
const mayBeLeftOut = ({ type, consequent, alternate, left, right }) =>
  [consequent, alternate].some((part) => part?.type === "TemplateLiteral" || part?.value === "") ||
  (type === "LogicalExpression" && [left, right].some((part) => part.value === ""));

/** What may stand between a url and its place: fetch(a ? `/x/${id}` : b + `/y/${id}`), url = () => { return `/x/${id}`; } */
const between =
  /^(Conditional|Logical|ArrowFunction|Function)Expression$|^JSXExpressionContainer$|^(Return|Block|If)Statement$/;

/** Where a place has its name. @type {Readonly<Record<string, string>>} */
const NAMES = {
  CallExpression: "callee",
  NewExpression: "callee",
  VariableDeclarator: "id",
  FunctionDeclaration: "id",
  AssignmentExpression: "left",
  Property: "key",
  PropertyDefinition: "key",
  MethodDefinition: "key",
  JSXAttribute: "name",
};

/** @type {import("eslint").Rule.RuleModule} */
const rule = {
  create: (context) => {
    /** Reports a url if it stands in a place. @param {any} node */
    const reportIn = (node) => {
      let place = node.parent;
      while (place.operator === "+" || between.test(place.type)) place = place.parent;
      const named = place[NAMES[place.type] ?? ""];
      const name = named ? (named.name ?? context.sourceCode.getText(named)) : "";
      if (place.type === "CallExpression" && builders.test(name))
        context.report({ node, message: "Write {name} in the route, and give its value." });
      else if (places.test(name) && !others.test(name) && !/import\.meta\.url/.test(context.sourceCode.getText(place)))
        context.report({ node, message: "Write path`...`, and add a finished piece by +." });
    };
    return {
      // `/users/${id}`, but not `https://${host}`, nor `/users?${query}`
      TemplateLiteral: (node) => {
        const before = node.quasis.slice(0, -1).map(({ value }) => value.raw.replace(/.*\?$/, ""));
        const isUrl = /[/?&]/.test(before.join("").replace(/^\w*:\/\/[^/]*/, ""));
        if (isUrl) reportIn(node);
      },
      // "/users/" + id
      BinaryExpression: (/** @type {any} */ node) => {
        const before = node.left.right ?? node.left;
        const isUrl = /(^|[^/])\/$/.test(before.value) && node.right.type !== "Literal";
        if (isUrl && node.operator === "+") reportIn(node);
      },
      // path`/users/${encodeURIComponent(id)}`, path`/users${query}`, path`/users${id ? `/${id}` : ""}`
      TaggedTemplateExpression: (/** @type {any} */ { tag, quasi }) => {
        if (tag.name !== "path" && tag.name !== "urlPath") return;
        quasi.expressions.forEach((/** @type {any} */ node, /** @type {number} */ index) => {
          const name = nameOf(node);
          const isPiece = !/[/=]$/.test(quasi.quasis[index].value.raw) && pieces.test(name);
          if (isPiece || finished.test(name) || mayBeLeftOut(node))
            context.report({ node, message: "A tag encodes this: give it bare, or add a finished piece by +." });
        });
      },
    };
  },
};

/** @type {import("eslint").ESLint.Plugin} */
const plugin = { meta: { name: "tiny-endpoint" }, rules: { path: rule } };

export default plugin;
