import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './commands/chromium';
import { projectRoot } from './paths';
import { sites } from './tests/sites';

export default defineConfig({
  testDir: `${projectRoot}tests`,
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // On a busy machine a frame may come late; what fails twice is red, and what passes the second time is listed as flaky.
  retries: 1,
  // For the slowest machine: no test waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: `${projectRoot}build/test-results`,
  reporter: [['line'], ['json', { outputFile: `${projectRoot}build/reports/playwright.json` }]],
  use: {
    baseURL: sites.invented.origin,
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 800 },
    // See tests/moving.ts.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: [server('published', 'commands/serve.ts'), server('invented', 'tests/serve-invented.ts')],
  projects: [{ name: 'chromium', use: { launchOptions: chromiumOptions() } }],
});

function server(name: keyof typeof sites, program: string) {
  const { origin, port, folders } = sites[name];
  const env = { ...folders, PORT: String(port), NODE_ENV: 'production' };
  return { command: `node commands/run.mjs ${program}`, cwd: projectRoot, env, url: origin, reuseExistingServer: false, timeout: 180_000 };
}
