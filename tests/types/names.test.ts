/* The names of types: none hides another in its file, and the package exports those of its source. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const ts: typeof import("typescript-5.9") = createRequire(resolve("tests/package.json"))("typescript-5.9");

const test = suite("names");

/** The type parameters of a source, `infer` and mapped types included, that bear a name which its file declares or imports. */
function shadowsIn(text: string): string[] {
  const file = ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true);
  const taken = new Set<string>();
  const parameters: string[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) bindings.elements.forEach(({ name }) => taken.add(name.text));
    } else if (ts.isVariableStatement(statement)) {
      statement.declarationList.declarations.forEach(({ name }) => taken.add(name.getText()));
    } else {
      const { name } = statement as { name?: import("typescript-5.9").Identifier };
      if (name) taken.add(name.text);
    }
  }
  const visit = (node: import("typescript-5.9").Node): void => {
    if (ts.isTypeParameterDeclaration(node)) parameters.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  assert.ok(parameters.length, "there are type parameters");
  return [...new Set(parameters.filter((name) => taken.has(name)))];
}

for (const file of ["endpoint.ts", "uri-template.ts"]) {
  test(`no type parameter of ${file} hides a name`, () => {
    assert.equal(shadowsIn(readFileSync(file, "utf8")), []);
  });
}
test("what hides a name is found", () => {
  const text = `import { type A } from "x"; interface B {} const C = 1;
    type D<A> = A extends infer B ? { [C in keyof B]: 1 } : never;`;
  assert.equal(shadowsIn(text), ["A", "B", "C"]);
});

/** The names that a module exports. */
function exportsOf(file: string): string[] {
  const program = ts.createProgram([file], { allowImportingTsExtensions: true, module: ts.ModuleKind.NodeNext });
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return checker.getExportsOfModule(symbol).map(({ name }) => name);
}

for (const file of ["dist/endpoint.d.ts", "dist/endpoint.d.cts"]) {
  test(`${file} exports what endpoint.ts exports`, () => {
    const names = exportsOf("endpoint.ts").sort();
    assert.ok(names.includes("expand") && names.includes("ApiRest"));
    assert.equal(exportsOf(file).sort(), names);
  });
}
test.run();
