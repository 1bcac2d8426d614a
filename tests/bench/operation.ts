/** One call of an API, in the forms in which contestants want it. */
export interface Operation {
  /** The API's own name for it. */
  readonly name: string;
  readonly route: string;
  readonly options: Record<string, any>;
  /** The same address as a URI Template, with the query in it. */
  readonly template: string;
  /** What a programmer would write for this one route. */
  readonly byHand: (parameters: any) => unknown;
}

/** Where all calls go, and what they say of themselves. */
export const SETTINGS = {
  baseUrl: "https://api.github.com",
  headers: { accept: "application/vnd.github.v3+json", "user-agent": "bench/1.0" },
};

/** As one piece in memory, as if it came from a file. */
export const flat = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));
