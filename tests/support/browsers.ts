/** Chromium and Firefox without a window: `withPage("Firefox", use)` opens a page for as long as it is used. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, type Page, launch } from "puppeteer-core";

/** What a browser is called: by puppeteer, on the disk, and in the environment, which may name another program. */
const BROWSERS = {
  Chromium: {
    browser: "chrome",
    program: process.env.CHROMIUM ?? "chromium",
    // The pages are our own, and root cannot have the sandbox.
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  },
  Firefox: { browser: "firefox", program: process.env.FIREFOX ?? "firefox-esr", args: [] },
} as const;

export type BrowserName = keyof typeof BROWSERS;

/** How long a browser may take for anything, in milliseconds, however busy the machine is. */
const PATIENCE = 120_000;

/** Where a program is that is run by its name. */
const findProgram = (program: string): string =>
  ["", ...(process.env.PATH ?? "").split(delimiter)].map((folder) => join(folder, program)).find(existsSync) ?? program;

export const browserPath = (name: BrowserName): string => findProgram(BROWSERS[name].program);

const running = new Map<BrowserName, Promise<Browser>>();

/** Opens a page of a headless browser that runs until `closeBrowsers`. */
export async function openPage(name: BrowserName): Promise<Page> {
  const { browser: kind, args } = BROWSERS[name];
  const options = { browser: kind, executablePath: browserPath(name), args: [...args], timeout: PATIENCE };
  if (!running.has(name)) running.set(name, launch(options));
  const page = await (await running.get(name)!).newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Opens a page for as long as it is used. */
export async function withPage<Result>(name: BrowserName, use: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await openPage(name);
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

export async function closeBrowsers(): Promise<void> {
  const browsers = [...running.values()];
  running.clear();
  for (const browser of browsers) await (await browser).close();
}

/** What the browser's console says to a page from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(`${error}`));
  return complaints;
}
