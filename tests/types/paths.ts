/** A small API as openapi-typescript 7 describes it. The first path and its `get` have all that it writes. */
export interface paths {
  "/repos/{owner}/{repo}/issues": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    /** List repository issues */
    get: operations["issues/list"];
    put?: never;
    /** Create an issue */
    post: operations["issues/create"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/repos/{owner}/{repo}/labels": {
    put: operations["labels/replace"];
    delete: operations["labels/clear"];
  };
  "/search": { get: operations["search"] };
  "/notes/{note-id}/{file.name}": {
    put: operations["notes/write"];
    post: operations["notes/upload"];
    patch: operations["notes/amend"];
  };
  /** Written by hand, with nothing that need not be there. */
  "/hooks": {
    post: { requestBody: { content: { "application/json": { url: string; events?: string[] } } } };
    patch: { requestBody: { content: { "application/json": { url?: string; events?: string[] } } } };
    put: { requestBody: { content: { "application/json": string[] } } };
    delete: {
      requestBody: { content: { "application/merge-patch+json": { id: string }; "application/json": { id: number } } };
    };
  };
  "/sessions": {
    post: { requestBody: { content: { "application/json": { password: string } | { token: string } } } };
  };
  "/open": {
    post: { requestBody: { content: { "application/json": { [key: string]: number } } } };
    put: { requestBody: { content: { "application/json": unknown } } };
    patch: { requestBody: { content: { "application/json": Record<string, never> } } };
    delete: { requestBody: { content: { "application/json": { id: number } & { [key: string]: unknown } } } };
    trace: { requestBody: { content: { "application/json": { by?: { id: number }; [key: string]: unknown } } } };
  };
  "/events": {
    get: { responses: { 200: { content: { "application/jsonl": { line: string }; "application/json-seq": 1 } } } };
    post: { requestBody: { content: { "application/json": { url: string; [name: string]: unknown } } } };
    put: { requestBody: { content: { "application/jsonl": { line: string } } } };
    head: { requestBody: { content: { "application/json": { line: string } } } };
    patch: { requestBody: { content: { "application/json": { headers?: string; [name: string]: unknown } } } };
  };
  "/player": {
    put: {
      parameters: { query?: { device?: string } };
      requestBody?: { content: { "application/json": { uris?: string[] } & { [key: string]: unknown } } };
    };
  };
  "/names/{name}": { get: object };
  "/messages/": { get: object };
  "/teams/{team}/{member}": {
    get: { parameters: { path: { team: string }; query?: { team?: number } } };
    put: {
      parameters: { path: { team: string; member: number } };
      requestBody: { content: { "application/json": { team: number; role?: string } } };
    };
    patch: {
      parameters: { path: { team: string; member: number } };
      requestBody: { content: { "application/json": { team?: number; role?: string } } };
    };
  };
  "/files/{url}/{size}": { get: { parameters: { path: { url: string; size: number } } } };
  "/requests/{request}": { get: { parameters: { path: { request: number } } } };
  "/texts": {
    post: { requestBody: { content: { "text/plain": string; "text/x-markdown": string } } };
    put: { requestBody: { content: { "text/csv": unknown; "application/json": { rows: number } } } };
    patch: { requestBody: { content: { "multipart/form-data": unknown; "application/json": { rows: number } } } };
    query: {
      requestBody: { content: { "application/json": { select: string[] } } };
      responses: { 200: { content: { "application/json": { rows: string[] } } } };
    };
  };
  "/jobs": {
    /** Parameters of the query that share their names with members of the body. */
    post: {
      parameters: { query?: { name?: string; state?: "on" | "off"; data?: string } };
      requestBody: { content: { "application/json": { name: number } | { id: number } } };
    };
    put: {
      parameters: { query?: { name?: string; note?: string } };
      requestBody?: { content: { "application/json": { name: number } & { [key: string]: unknown } } };
    };
    patch: { requestBody?: { content: { "application/json": { title: string; state?: string } } } };
    delete: { requestBody?: { content: { "application/json": { name: string } | { id: number } } } };
  };
  "/uploads": {
    post: { requestBody: { content: { "multipart/form-data": { file: string } } } };
    put: { requestBody: { content: { "application/json": { rows: number }; "application/octet-stream": string } } };
    patch: { requestBody: { content: { "application/xml": unknown } } };
    delete: { requestBody: { content: { "*/*": { rows: number } } } };
    query: { requestBody: { content: { "application/x-ndjson": { index: string } } } };
  };
  "/lists#all": {
    put: {
      parameters: { query: { filter: string; length?: number } };
      requestBody: { content: { "application/json": string[] } };
    };
  };
  /** Keys as `spell` writes them. */
  "/pets{?ids,filter[kind]*}": {
    get: {
      parameters: { query?: { ids?: string[]; "filter[kind]"?: "cat" | "dog" } };
      responses: { 200: { content: { "application/json": "pets" } } };
    };
  };
  "/pets{?notify,ids*}": {
    post: {
      parameters: { query: { notify: boolean; ids?: string[] } };
      requestBody: { content: { "application/json": { name: string } } };
    };
  };
  "https://uploads.example.com/pets/{pet}{?force}": {
    post: {
      parameters: { path: { pet: number }; query?: { force?: boolean } };
      requestBody: { content: { "application/json": { name: string } } };
      responses: { 201: { content: { "application/json": "uploaded" } } };
    };
  };
  "/pets/{pet}?action=feed{&food,url}#now": {
    get: { parameters: { path: { pet: number }; query: { food: "hay" | "fish"; url?: string } } };
  };
}
export interface components {
  schemas: {
    issue: { number: number; title: string };
    problem: { message: string };
  };
}
export interface operations {
  "issues/list": {
    parameters: {
      query?: {
        /** @description Which issues. */
        state?: "open" | "closed" | "all";
        labels?: string[];
        page?: number;
      };
      header?: { "x-trace"?: string };
      path: {
        /** @description The account that owns the repository. */
        owner: string;
        repo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: { [name: string]: unknown };
        content: { "application/json": components["schemas"]["issue"][] };
      };
      404: {
        headers: { [name: string]: unknown };
        content: { "application/json": components["schemas"]["problem"] };
      };
    };
  };
  "issues/create": {
    parameters: {
      query?: { force?: boolean; mentions?: string[] };
      path: { owner: string; repo: string };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What it is about. */
          title: string | number;
          body?: string;
          assignee?: string | null;
          labels?: string[];
        };
      };
    };
    responses: { 201: { content: { "application/json": components["schemas"]["issue"] } } };
  };
  "labels/replace": {
    parameters: {
      query: { mode: "all" | "some" };
      path: { owner: string; repo: string };
    };
    requestBody?: { content: { "application/json": { labels: string[] } | string[] } };
    responses: { 200: { content?: never } };
  };
  "labels/clear": {
    parameters: { query?: never; path: { owner: string; repo: string } };
    requestBody?: never;
    responses: { 204: { content?: never } };
  };
  search: {
    parameters: {
      query: {
        q: string;
        tags: string[];
        sort?: "asc" | "desc";
        filter?: { kind?: string };
        data?: string;
        url?: string;
        headers?: string;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      200: { content: { "application/json": { total: number } } };
      202: { content?: never };
    };
  };
  "notes/write": {
    parameters: { path: { "note-id": number; "file.name": string } };
    requestBody: { content: { "application/x-www-form-urlencoded": { text: string } } };
    responses: { default: { content: { "application/json": { ok: true } } } };
  };
  "notes/upload": {
    parameters: { path: { "note-id": number; "file.name": string } };
    requestBody?: { content: { "application/octet-stream": string } };
    responses: { 200: { content: { "text/plain": string } } };
  };
  "notes/amend": {
    parameters: { path: { "note-id": number; "file.name": string } };
    requestBody?: {
      content: { "application/merge-patch+json": { text: string } & { "note-id"?: number; headers?: string[] } };
    };
    responses: { 200: { content: { "application/vnd.api+json": { text: string } } } };
  };
}
