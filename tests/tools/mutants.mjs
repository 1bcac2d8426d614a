/** Builds what mutation testing runs, of sources that hold all mutants and that no compiler takes. */
import { writeFileSync } from "node:fs";
import { compile, compileSources, testFiles } from "./compile.mjs";
import { makeCode } from "./dist.mjs";

for (const [file, content] of Object.entries(await makeCode())) writeFileSync(file, content);
await compileSources();
for (const folder of ["unit", "laws", "laws/growth"]) {
  await compile(testFiles(`tests/${folder}`), `tests/.test/${folder.replace("/", "-")}`);
}
