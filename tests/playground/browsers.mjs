/** The browsers that are installed, driven by puppeteer. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import puppeteer from "puppeteer-core";

const NAMES = {
  chrome: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  firefox: ["firefox-esr", "firefox"],
};

/** Where "chrome" or "firefox" is, if it is installed. */
export const findBrowser = (browser) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES[browser].map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Starts "chrome" or "firefox", in the colours "light" or "dark". */
export const launch = (browser, colours = "light") =>
  puppeteer.launch({
    browser,
    executablePath: findBrowser(browser),
    args: browser === "chrome" ? ["--no-sandbox", "--disable-background-networking"] : [],
    extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": colours === "dark" ? 0 : 1 },
  });
