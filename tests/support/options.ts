/** The names of the options, once for all tests; the compiler holds the list to the type (`npm test`). */
import type { Options } from "../../dist/endpoint.js";

/** The keys that `Options` spells out; any other key is a parameter. */
type OptionName = keyof { [Key in keyof Options as string extends Key ? never : number extends Key ? never : Key]: 0 };

// `args` is to come.
const names: Record<OptionName | "args", 0> = {
  method: 0,
  url: 0,
  baseUrl: 0,
  headers: 0,
  mediaType: 0,
  request: 0,
  data: 0,
  args: 0,
};

export const OPTION_NAMES: readonly string[] = Object.keys(names);
