import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: ['{src,renderer,checks,deploy,lab,publisher}/**/*.test.{ts,tsx}', 'tests/*.test.tsx'],
          exclude: ['deploy/http/**', '**/node_modules/**'],
        },
      },
      // Asks the built site for its answers: needs dist/, and takes servers that are installed.
      { test: { name: 'hosts', include: ['deploy/http/*.test.ts'], globalSetup: 'deploy/http/start-servers.ts' } },
      // In engines that Playwright cannot drive, over WebDriver: one window at a time.
      ...['webkit', 'wpe'].map((name) => ({
        test: {
          name,
          include: ['tests/webkit/*.test.ts'],
          globalSetup: 'tests/webkit/start.ts',
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          fileParallelism: false,
        },
      })),
    ],
  },
});
