import tinyEndpoint from "./lint.js";

export default [{ plugins: { "tiny-endpoint": tinyEndpoint }, rules: { "tiny-endpoint/path": "error" } }];
