import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT || 4318);
const baseURL = `http://localhost:${port}`;

// The workers are told by the environment alone.
if (process.argv.some((argument) => argument.includes('firefox'))) process.env.TEST_FIREFOX = '1';

/** A distribution's Chromium where there is one, else Playwright's own. */
const chromium = ['/usr/lib/chromium/chromium', '/usr/bin/chromium'].find(existsSync);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: { baseURL, locale: 'pt-PT', timezoneId: 'Europe/Lisbon', viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
  webServer: { command: 'npx vite preview --logLevel warn', env: { PORT: String(port) }, url: baseURL, reuseExistingServer: false },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: chromium,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    // Debian's Firefox, for those who have it: npx playwright test --project firefox
    ...(process.env.TEST_FIREFOX
      ? [
          {
            name: 'firefox',
            testMatch: /(?:toast|newsletter|calculator|translated)\.spec\.ts/,
            use: {
              browserName: 'firefox' as const,
              launchOptions: {
                channel: 'moz-firefox',
                executablePath: '/usr/bin/firefox-esr',
                firefoxUserPrefs: { 'fission.bfcacheInParent': false, 'ui.prefersReducedMotion': 1 },
              },
            },
          },
        ]
      : []),
  ],
});
