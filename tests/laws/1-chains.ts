/** Laws 1 and 2 for longer templates and values, which are drawn: up to seven expressions, and all of Unicode. */
import * as assert from "uvu/assert";
import { claim } from "./1-places.ts";
import { dots, text } from "./draws.ts";
import { type Choose, law, pick, shown } from "./law.ts";

const STARTS = "/ /k/ /.. /%2e /k; /k%5c .".split(" ");
const PARTS = "{x} {+x} {/x*} {.x} {;x} {y} {+y} {/y} {x,y} {y:1} {z*} {/z} / . .. %2F ; /k -".split(" ");

function draw(choose: Choose): { readonly template: string; readonly values: Readonly<Record<string, unknown>> } {
  const value = (): string => (choose(2) ? dots(choose) : text(choose)).replaceAll("k", "v") || "v";
  const parts = Array.from({ length: 2 + choose(6) }, () => pick(choose, PARTS));
  const template = (pick(choose, STARTS) + parts.join("")).replace(/^\/+/, "/");
  const names = ["x", "y", "z"].filter((name) => new RegExp(`[{+#./;?,]${name}[*:},]`).test(template));
  const several = (name: string) => template.includes(`${name}*}`) && !new RegExp(`${name}[},:]`).test(template);
  const values = Object.fromEntries(names.map((name) => [name, several(name) ? [value(), value()] : value()]));
  return shown({ template, values }, [template, values]);
}

law("1, 2: what stands around values stays in long templates", draw, ({ template, values }) => {
  assert.is(claim(template, values), undefined);
  return "holds";
});
