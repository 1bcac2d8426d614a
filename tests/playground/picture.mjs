// Makes the pictures of the playground for the README, from the page itself: `node tests/playground/picture.mjs`.
import { execSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launch } from "puppeteer-core";
import { addressOf, serve } from "./serve.mjs";

const CALL = new URLSearchParams({
  preset: "plain",
  route: "PUT /orgs/{org}/members/{id}{?mail}",
  parameters: '{\n  "org": "acme",\n  "id": 7,\n  "mail": true,\n  "role": "admin",\n  "teams": ["core", "docs"]\n}',
});

const server = await serve(fileURLToPath(new URL("../..", import.meta.url)));
const executablePath = execSync("command -v chromium", { encoding: "utf8" }).trim();
const browser = await launch({ executablePath, args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1100, height: 900, deviceScaleFactor: 1.25 });
  await page.goto(`${addressOf(server)}#${CALL}`);
  await page.waitForSelector("#needs", { hidden: true });
  for (const scheme of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    const picture = await page.screenshot({ type: "webp", quality: 50, fullPage: true });
    await writeFile(new URL(`playground-${scheme}.webp`, import.meta.url), picture);
    console.log(`${scheme}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
  server.close().closeAllConnections();
}
