import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../commands/chromium';
import { copyFolders } from './content-copy';

const port = Number(process.env.TEST_PORT || 4398);

export default defineConfig({
  testDir: '.',
  // The pictures of docs/guia-do-editor.md: `PICTURES=1 npx playwright test -c desk/tests`.
  testMatch: process.env.PICTURES ? 'pictures.ts' : '*.spec.ts',
  // One after the other: they write into the same copy of the content.
  workers: 1,
  timeout: 60_000,
  // The desk works in one thread, together with the preview: on a slow machine an answer may take seconds.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../build/desk-test-results',
  reporter: [['line'], ['json', { outputFile: '../../build/reports/desk.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A label that is not there fails the test at once, and not at its end.
    actionTimeout: 20_000,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 900 },
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: 'node ../../commands/run.mjs serve.ts',
    env: { PORT: String(port), ...copyFolders },
    wait: { stdout: /A mesa do editor está em/ },
    timeout: 120_000,
  },
});
