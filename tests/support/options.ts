export { OPTION_NAMES } from "./options.js";
