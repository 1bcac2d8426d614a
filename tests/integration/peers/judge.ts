/** Whether an id is kept, judged by the target in the request line that arrived. */
import { unescape as decode } from "node:querystring";
import { isDeepStrictEqual } from "node:util";

const pathOf = (target: string): string => target.split("?")[0]!;

/** What a server reads that splits the path first, and decodes each segment then. */
export const segmentsOf = (target: string): string[] => pathOf(target).split("/").map(decode);

/**
 * Whether a server finds a dot segment that decodes first, as nginx does, takes a backslash for a slash, as Windows
 * does, and cuts segments at `;`, as Tomcat does. Behind nginx, Tomcat cuts at an encoded one as well.
 */
const climbs = (target: string): boolean =>
  decode(pathOf(target))
    .split(/[/\\]/)
    .map((segment) => segment.split(";")[0])
    .some((segment) => segment === "." || segment === "..");

/** Whether a server reads these segments, and none climbs. */
export const isKept = (target: string, segments: readonly unknown[]): boolean =>
  isDeepStrictEqual(segmentsOf(target), segments) && !climbs(target);
