/**
 * Calls of an API, written from its interface `paths`. For example
 *
 *     interface paths { "/users/{id}": { get: { parameters: { path: { id: string } } } } }
 *
 * gives one call, of `GET /users/{id}` with `{ "id": "x" }`.
 */
import type { Type } from "typescript-5.9";
import { OPTION_NAMES, isOption } from "../support/options.ts";
import { load } from "./project.ts";

const ts: typeof import("typescript-5.9") = load("typescript-5.9");

/** A call of an operation with all that it requires, as source text. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly path: Members;
  readonly query: Members;
  /** The members of a body that is an object. */
  readonly body: Members | undefined;
  /** Any other body. */
  readonly data: string | undefined;
  /** A parameter of the query that takes a few values only. */
  readonly choice: string | undefined;
  /** A key of the query or of the body; none if the body takes any. */
  readonly key: string | undefined;
  /** A member that the body has to have. */
  readonly member: string | undefined;
  /** Members of a body that may be left out, but for one that it has to have. */
  readonly incomplete: Members | undefined;
  /** The media types of the body. */
  readonly types: readonly string[];
}

/** Names and the source text of their values. */
export type Members = Readonly<Record<string, string>>;

/** The calls of the operations that a file of declarations describes. */
export function callsOf(file: string): Call[] {
  const program = ts.createProgram([file], { strict: true, lib: ["lib.es2020.d.ts"], types: [] });
  const checker = program.getTypeChecker();

  /** The members of a type, or those that have to be given, without those that can only be `undefined`. */
  const membersOf = (type: Type | undefined, which: "all" | "required" = "all"): Record<string, Type> => {
    const members = type ? checker.getPropertiesOfType(type) : [];
    return Object.fromEntries(
      members
        .filter((member) => which === "all" || !(member.flags & ts.SymbolFlags.Optional))
        .map((member) => [member.name, checker.getNonNullableType(checker.getTypeOfSymbol(member))] as const)
        .filter(([, { flags }]) => !(flags & ts.TypeFlags.Never)),
    );
  };
  /** The alternatives of a union. */
  const armsOf = (type: Type): readonly Type[] => (type.isUnion() ? type.types : [type]);
  const isObject = (type: Type): boolean =>
    !checker.isArrayLikeType(type) && (type.isIntersection() || (type.flags & ts.TypeFlags.Object) > 0);
  /** Whether an object takes its own members only. */
  const isClosed = (type: Type): boolean =>
    isObject(type) && type.getProperties().length > 0 && !checker.getIndexInfosOfType(type).length;

  /** The source text of a value, by the first of its alternatives. */
  const valueOf = (type: Type): string => {
    const [arm] = armsOf(type) as [Type];
    if (arm.isLiteral()) return JSON.stringify(arm.value);
    if (arm.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(arm);
    if (arm.flags & ts.TypeFlags.Number) return "1";
    if (checker.isArrayType(arm)) return "[]";
    return isObject(arm) ? object(valuesOf(arm)) : '"x"';
  };
  /** The members that have to be given. */
  const valuesOf = (type: Type | undefined): Members =>
    Object.fromEntries(Object.entries(membersOf(type, "required")).map(([name, member]) => [name, valueOf(member)]));

  const callOf = (url: string, method: string, operation: Type): Call => {
    const { parameters, requestBody } = membersOf(operation);
    const { path, query } = membersOf(parameters);
    const hasBody = requestBody !== undefined && method !== "get" && method !== "head";
    const content = hasBody ? membersOf(membersOf(requestBody)["content"]) : {};
    const types = Object.keys(content);
    const json = content[types.find((name) => name.includes("json")) ?? ""];
    const isText = types.every((name) => name.startsWith("text/"));
    const arms = json ? armsOf(json) : [];
    const body = arms[0] && isObject(arms[0]) ? valuesOf(arms[0]) : {};
    const taken = [...OPTION_NAMES, ...Object.keys(membersOf(path))];
    const byName = arms[0] && isObject(arms[0]) && !Object.keys(body).some((name) => taken.includes(name));
    const closed = byName && arms.every(isClosed);
    /** Whether no alternative takes the body without this member. */
    const isMissed = (name: string): boolean =>
      arms.every((arm) => Object.keys(membersOf(arm, "required")).some((one) => one === name || !(one in body)));
    const required = hasBody && "requestBody" in membersOf(operation, "required");
    const queried = Object.entries(membersOf(query)).filter(([name]) => !isOption(name));
    const member = closed ? Object.keys(body).find(isMissed) : undefined;
    const other = Object.entries(membersOf(arms[0])).find(([name]) => name !== member && !taken.includes(name));
    const keys = hasBody ? (closed ? Object.keys(membersOf(arms[0])) : []) : queried.map(([name]) => name);
    return {
      method: method.toUpperCase(),
      url,
      path: valuesOf(path),
      query: without(valuesOf(query), ...OPTION_NAMES),
      body: required && byName ? body : undefined,
      data: required && !byName ? (json ? valueOf(json) : isText ? '"x"' : "new Uint8Array(1)") : undefined,
      choice: queried.find(([, type]) => armsOf(type).every((one) => one.isStringLiteral()))?.[0],
      key: keys.find((name) => !taken.includes(name)),
      member: required ? member : undefined,
      incomplete: !required && member && other && arms.length === 1 ? { [other[0]]: valueOf(other[1]) } : undefined,
      types,
    };
  };

  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const paths = checker.getExportsOfModule(module).find(({ name }) => name === "paths")!;
  return Object.entries(membersOf(checker.getDeclaredTypeOfSymbol(paths))).flatMap(([url, item]) =>
    Object.entries(membersOf(item))
      .filter(([name]) => name !== "parameters")
      .map(([method, operation]) => callOf(url, method, operation)),
  );
}

/** A call's route: beside a method with a body it spells the query, if the url does not. */
export function routeOf({ method, url, query }: Call): string {
  const names = without(query, ...queryOf(url));
  if (method === "GET" || method === "HEAD" || !Object.keys(names).length) return `${method} ${url}`;
  return `${method} ${url.replace(/(?=#|$)/, `{?${Object.keys(names)}}`)}`;
}

/** The names of the query that a url spells. */
const queryOf = (url: string): string[] =>
  [...url.matchAll(/\{[?&]([^}]*)\}/g)].flatMap(([, names = ""]) => names.replaceAll("*", "").split(","));

/** A call's options. */
export function optionsOf({ path, query, body, data }: Call): Members {
  return { ...body, ...query, ...path, ...(data ? { data } : {}) };
}

export function without(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/** An object literal. */
export function object(members: Members): string {
  const list = Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  return `{ ${list.join(", ")} }`;
}
