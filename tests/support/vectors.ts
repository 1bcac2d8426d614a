/** The vectors of tests/docs/vectors, whose README says what they are. */
import { readFileSync } from "node:fs";

export interface Vector {
  readonly template: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What is made of them, unless they are refused. */
  readonly url?: string;
  /** Why they are refused. */
  readonly refuse?: string;
}

/** What JSON cannot say. */
const MADE: Readonly<Record<string, unknown>> = { NaN: Number.NaN, promise: Promise.resolve("7") };

type Written = Omit<Vector, "values"> & { with: Vector["values"]; make?: Readonly<Record<string, string>> };
const written: Record<string, Written[]> = JSON.parse(readFileSync("tests/docs/vectors/paths.json", "utf8"));

/** By the names of their groups. */
export const vectors: Readonly<Record<string, readonly Vector[]>> = Object.fromEntries(
  Object.entries(written).map(([group, rows]) => [group, rows.map(vectorOf)]),
);

function vectorOf({ make = {}, with: values, ...row }: Written): Vector {
  const made = Object.entries(make).map(([name, kind]) => [name, MADE[kind]] as const);
  return { ...row, values: { ...values, ...Object.fromEntries(made) } };
}

/** What a tag makes of a vector. */
export function tagged<Result>(
  tag: (strings: TemplateStringsArray, ...values: any[]) => Result,
  { template, values }: Vector,
): Result {
  const strings = template.split(/\{\w+\}/);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return tag(Object.assign(strings, { raw: strings }), ...names.map((name) => values[name]));
}
