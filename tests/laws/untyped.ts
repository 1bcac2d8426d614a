/** The package as code without types calls it. */
import * as typed from "../../dist/endpoint.js";

export type Options = Record<string, unknown>;

export interface Builder {
  (...args: unknown[]): Options & { readonly url: string };
  readonly DEFAULTS: Options;
  defaults(options: unknown): Builder;
  merge(...args: unknown[]): Options;
  parse(options: unknown): Options;
}

export const { endpoint, expand, expandPath, path, toInit } = typed as unknown as {
  readonly endpoint: Builder;
  expand(template: string, values: object): string;
  expandPath(template: string, values: object): string;
  path(strings: TemplateStringsArray, ...values: unknown[]): string;
  toInit(options: Options): Options;
};
