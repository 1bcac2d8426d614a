/** `npm run build`: writes dist/, and the facts of it into README.md and the clients' page. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { makeDist } from "./dist.mjs";

const files = await makeDist().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
rmSync("dist", { recursive: true, force: true });
mkdirSync("dist");
for (const [file, content] of Object.entries(files)) {
  const isProgram = content.startsWith("#!");
  writeFileSync(file, content, { mode: isProgram ? 0o755 : 0o644 });
}
