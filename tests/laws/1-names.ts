/**
 * Law 1, for placeholders of other routers, such as "[id]", which are text here: a parameter of that name is left over,
 * and is an error. Beside no such text, or beside a placeholder, it is none.
 */
import { attempt } from "../support/attempt.ts";
import { DEPTH, joined, lawForAll, texts } from "./enumeration.ts";
import { endpoint } from "./untyped.ts";

/** What other routers write for a placeholder x; what nobody takes for one; and what is one. */
const FOREIGN = "/[x] /[...x] /[[...x]] /*x /a/**x /%7Bx%7D /%7bx%7d /@:x /a-:x /(:x) ;v=:x".split(" ");
const TEXT = "/x /$x /.x /a:x /x_:x /[a-x] /@x /*ax /b".split(" ");
const EXPRESSIONS = "/{x} {/x} ;v{.x} /{x}:a".split(" ");
const BEHIND = ["", "?a=[x]", "#*x", "{?a}/@:x"];

const routes = joined(["GET /b", "POST /b"], texts([...FOREIGN, ...TEXT, ...EXPRESSIONS], DEPTH), BEHIND);
const NAMES = ["x", "user-id", "v_1"];

lawForAll(
  "1: a parameter is an error beside its name as text, and only there",
  [[routes, NAMES.map((name) => ({ name }))]],
  (template, values) => {
    const name = String(values["name"]);
    const named = (text: string) => text.replaceAll("x", name);
    const route = named(template);
    const holds = (spellings: readonly string[]) =>
      spellings.some((text) => route.replace(/\{?[?#].*/, "").includes(named(text)));
    // As errors mask it.
    const shown = route.replace(/(\w:)[^]*@/, "$1***@");
    const culprit = holds(FOREIGN) && !holds(EXPRESSIONS) ? `"${name}" in "${shown}" is no placeholder` : "";
    const messages = [{ [name]: "v" }, { args: { [name]: "v" } }].map(
      (options) => attempt(() => endpoint(route, options)).error?.message,
    );
    const isRight = messages.every((message) => (culprit ? message?.startsWith(culprit) : message === undefined));
    return isRight
      ? undefined
      : `wanted ${culprit || "no error"}, and by parameter and args got ${messages.join(" and ")}`;
  },
);
