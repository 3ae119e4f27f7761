import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../commands/chromium';
import site from '../playwright.config';
import { firefoxOptions } from './engines/firefox';
import { oldChromium } from './engines/old-chromium';

/** In other engines the site must be closed to who has not answered, readable, and usable. */
const core = /\/(gate.*|toast|newsletter)\.spec\.ts$/;
const coreOfOld = /\/(gate.*|cookie-banner|toast|newsletter|rights|rules|calculators|responsible-gambling|published)\.spec\.ts$/;
const grepInvert = /@chromium/;

export default defineConfig({
  ...site,
  projects: [
    // Firefox takes three seconds to begin a test: all of them take eight minutes.
    { name: 'firefox', use: firefoxOptions, grepInvert, testMatch: core },
    { name: 'firefox-all', use: firefoxOptions, grepInvert },
    { name: 'chromium-112', use: { launchOptions: { ...chromiumOptions(), executablePath: oldChromium() } }, grepInvert, testMatch: coreOfOld },
  ],
});
