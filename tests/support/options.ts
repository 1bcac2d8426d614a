import type { Options } from "../../dist/endpoint.js";

/** The members that `Options` names; the compiler holds this list to the type (`npm test`). */
type OptionName = keyof { [Key in keyof Options as string extends Key ? never : number extends Key ? never : Key]: 0 };

const names: Record<OptionName, 0> = {
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
