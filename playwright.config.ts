import { defineConfig } from '@playwright/test';
import { projectRoot } from './renderer/paths';
import { chromiumOptions } from './tests/chromium';
import { origin, port } from './tests/origin';

export default defineConfig({
  testDir: `${projectRoot}tests`,
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For the slowest machine: no test waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: `${projectRoot}build/test-results`,
  reporter: [['line'], ['json', { outputFile: `${projectRoot}build/reports/playwright.json` }]],
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
  webServer: { command: 'node --import tsx commands/serve.ts', cwd: projectRoot, env: { PORT: String(port) }, url: origin, reuseExistingServer: false },
  projects: [{ name: 'chromium', use: { launchOptions: chromiumOptions() } }],
});
