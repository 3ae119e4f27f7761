import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'build/reports/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Drawings take their colours from these.
          css: { include: /styles\/(tokens|azulejo)\.css/ },
          include: ['{src,renderer,checks,deploy,publisher}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
          exclude: ['deploy/http/**', '**/node_modules/**'],
        },
      },
      // Asks for the built site over HTTP: needs dist/.
      { test: { name: 'http', testTimeout: 60_000, include: ['deploy/http/*.test.ts'], globalSetup: 'deploy/http/start-local.ts' } },
    ],
  },
});
