import { FOLDER, write } from "./project.ts";

/** An editor with an open file, by a compiler's language service. */
export interface Editor {
  /** What it offers where the line has a bar. */
  offered(line: string): string[];
  /** What it says of the name behind the bar. */
  documented(line: string): string;
  /** The examples that it shows there. */
  examples(line: string): string[];
  /** How many types the compiler made for what was asked last. */
  instantiations(): number;
  /** What it says of each signature of the call whose parenthesis the bar stands behind, examples included. */
  signatures(line: string): string[];
}

let documents = 0;

/** `preamble` stands above each line. */
export function editorOf(ts: typeof import("typescript-5.4"), preamble: string): Editor {
  const document = write(`editor${documents++}.ts`, "");
  let text = "";
  let version = 0;
  const settings = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2020,
    lib: ["lib.es2020.d.ts"],
    types: [],
    skipLibCheck: true,
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [document],
    getScriptVersion: (file) => (file === document ? String(version) : "0"),
    getScriptSnapshot: (file) => ts.ScriptSnapshot.fromString(file === document ? text : ts.sys.readFile(file)!),
    getCurrentDirectory: () => FOLDER,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath!,
  });
  /** Types a line and puts the cursor where it has a bar. */
  const at = (line: string): number => {
    text = preamble + line.replace("|", "");
    version++;
    return preamble.length + line.indexOf("|");
  };
  return {
    offered: (line: string) =>
      service.getCompletionsAtPosition(document, at(line), {})?.entries.map(({ name }) => name) ?? [],
    instantiations: () => service.getProgram()!.getInstantiationCount(),
    examples: (line: string) =>
      (service.getQuickInfoAtPosition(document, at(line))?.tags ?? [])
        .filter(({ name }) => name === "example")
        .map(({ text }) => ts.displayPartsToString(text)),
    signatures: (line: string) =>
      (service.getSignatureHelpItems(document, at(line), {})?.items ?? []).map(({ documentation, tags }) =>
        [documentation, ...tags.map(({ text }) => text)].map((parts) => ts.displayPartsToString(parts)).join("\n"),
      ),
    documented: (line: string) =>
      ts.displayPartsToString(service.getQuickInfoAtPosition(document, at(line))?.documentation),
  };
}
