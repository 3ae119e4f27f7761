import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/chromium';
import { firefoxOptions } from './tests/firefox';
import { coreTests, oldChromiums } from './tests/old-engines/old-chromium';
import { origin, port } from './tests/origin';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For the slowest machine: no test waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'build/test-results',
  reporter: [['line'], ['json', { outputFile: 'build/reports/browser.json' }]],
  // What the build made is read as it is.
  build: { external: ['build/**'] },
  use: {
    baseURL: origin,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 800 },
    // See tests/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: { command: 'npx tsx commands/serve.ts', env: { PORT: String(port) }, url: origin, reuseExistingServer: false },
  projects: [
    { name: 'chromium', use: { launchOptions: chromiumOptions() } },
    { name: 'firefox', use: firefoxOptions(), grepInvert: /@chromium/ },
    ...oldChromiums().map(({ version, executablePath }) => ({
      name: `chromium-${version}`,
      testMatch: coreTests,
      grepInvert: /@chromium/,
      use: { launchOptions: { ...chromiumOptions(), executablePath } },
    })),
  ],
});
