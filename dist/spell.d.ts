/*! tiny-endpoint 1.0.0 | MIT | Copyright (c) 2026 tiny-endpoint contributors */
/* eslint-disable */
/**
 * Respells an OpenAPI description (3.0 to 3.2), so that the keys of its `paths` are routes of tiny-endpoint.
 *
 * A path does not say how a list is written, or what goes into the query beside a body. The description says so in
 * other places; a route says it itself:
 *
 *     /pets       get,   with `ids` in the query, explode: false   ->  /pets{?ids}      sends /pets?ids=1,2
 *                 post,  with `force` in the query, and a body     ->  /pets{?force}    sends /pets?force=true
 *                 patch, with a body alone                         ->  /pets
 *     /pets/{id}  get,   with a list as `id`                       ->  /pets/{id*}      sends /pets/1,2
 *                 put,   with `id` in style matrix                 ->  /pets/;id={id}   sends /pets/;id=1
 *
 * Thus each operation has a key of its own. All else stays as it is described, save what a route cannot say:
 *
 * - An object in style deepObject becomes a parameter for each of its members: `filter[status]`.
 * - A list between pipes or spaces becomes a text, and so does JSON: "a|b", '{"a":1}'.
 * - A name that a placeholder cannot have gets triplets: `sort:by` becomes `sort%3Aby`.
 * - If there is an `id` in the path and another in the query, that of the path becomes `id_in_path`.
 * - The server of an operation that has its own comes first: `https://uploads.github.com/repos/{owner}/...`.
 *
 * This file is `tiny-endpoint/spell`, and reads no files. `npx tiny-endpoint spell` is cli.ts.
 */
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
