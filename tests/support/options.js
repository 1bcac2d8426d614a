/**
 * The names of the options, once for the tests and the playground, which takes this file as it is; the compiler holds
 * them to the type (`npm test`).
 *
 * @import { Options } from "../../dist/endpoint.js"
 * @typedef {keyof { [Key in keyof Options as string extends Key ? never : number extends Key ? never : Key]: 0 }} OptionName
 */

/** @type {Record<OptionName, 0>} */
const names = { method: 0, url: 0, baseUrl: 0, headers: 0, mediaType: 0, request: 0, data: 0, args: 0 };

export const OPTION_NAMES = Object.keys(names);
