/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Respells an OpenAPI description: one document as JSON or YAML gives it, `{ openapi, paths, ... }`, without references
 * to other files.
 *
 * Returns a copy that differs in `paths`: its keys are routes, and parameters are what these routes take. What no route
 * can say is told to `note`, a line for each: `QUERY /pets: "all" is the whole query, which no route can spell`.
 *
 * @throws TypeError if it is no OpenAPI 3.0, 3.1 or 3.2.
 * @example
 * const ids = { name: "ids", in: "query", explode: false, schema: { type: "array" } };
 * spell({ openapi: "3.1.0", paths: { "/pets": { get: { parameters: [ids] } } } });
 * // { openapi: "3.1.0", paths: { "/pets{?ids}": { get: { parameters: [ids] } } } }
 */
export declare function spell<Description extends object>(description: Description, note?: Note): Description;
/** Is told what no route can say, one line at a time. */
type Note = (text: string) => void;
/** The plugin of Redocly. Its decorators run when all files are one document. */
export default function plugin(): {
    id: string;
    decorators: object;
};
export {};
