import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/chromium';
import { origin, port } from './tests/origin';

export default defineConfig({
  testDir: 'tests',
  testIgnore: 'desk/**',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
  projects: [{ name: 'chromium', use: { launchOptions: chromiumOptions() } }],
});
