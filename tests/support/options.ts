/** The options, by what becomes of each. Their type asks for each, so that no law forgets a new one. */
import type { Options } from "../../dist/endpoint.js";

/** The members that `Options` names. */
export type OptionName = keyof {
  [Key in keyof Options as string extends Key ? never : number extends Key ? never : Key]: 0;
};

/** What becomes of each beside a route and beside defaults; the compiler holds the lists to the type (`npm test`). */
const OPTIONS: Record<OptionName, "told by a route" | "replaced" | "merged"> = {
  method: "told by a route",
  url: "told by a route",
  baseUrl: "replaced",
  headers: "merged",
  mediaType: "merged",
  request: "merged",
  data: "replaced",
  args: "merged",
};

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS) as OptionName[];
/** Those that a call may give beside any route, ... */
export const BESIDE_ROUTE: readonly OptionName[] = OPTION_NAMES.filter((name) => OPTIONS[name] !== "told by a route");
/** ... and of these, those that are merged with the defaults key by key. */
export const MERGED: readonly OptionName[] = OPTION_NAMES.filter((name) => OPTIONS[name] === "merged");

export const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
