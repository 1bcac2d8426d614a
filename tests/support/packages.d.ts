/** It has types, but its `exports` lead to none. */
declare module "urlcat" {
  export default function urlcat(base: string, path: string, values: Readonly<Record<string, unknown>>): string;
}

/** octokit's routes, by scope and method. */
declare module "*/generated/endpoints.js" {
  const scopes: Readonly<Record<string, Readonly<Record<string, readonly [route: string, ...unknown[]]>>>>;
  export default scopes;
}
