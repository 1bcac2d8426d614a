import tinyEndpoint from "./lint.mjs";

export default [{ plugins: { "tiny-endpoint": tinyEndpoint }, rules: { "tiny-endpoint/path": "error" } }];
