import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/chromium';

export default defineConfig({
  testDir: 'tests',
  testIgnore: 'desk/**',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'build/test-results',
  reporter: [['line'], ['json', { outputFile: 'build/reports/browser.json' }]],
  use: { baseURL: 'http://localhost:4399', locale: 'pt-PT', timezoneId: 'Europe/Lisbon', viewport: { width: 1280, height: 800 } },
  webServer: { command: 'PORT=4399 npx tsx commands/serve.ts', url: 'http://localhost:4399', reuseExistingServer: false },
  projects: [{ name: 'chromium', use: { launchOptions: chromiumOptions() } }],
});
