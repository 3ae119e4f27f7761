import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'build/reports/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          // The published content is read by name, in tests/specification.test.tsx and tests/legitimate-edits.test.tsx: an edit of it turns no other test red.
          env: { CONTENT_FOLDER: `${import.meta.dirname}/build/unit-tests/content` },
          globalSetup: 'tests/invented-content.ts',
          // What is imported once serves all files of a process.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Drawings take their colours from these.
          css: { include: /styles\/(tokens|paints|azulejo)\.css/ },
          include: ['{src,renderer,checks,deploy,publisher}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
          exclude: ['deploy/http/**', '**/node_modules/**'],
        },
      },
      // Asks for the built site over HTTP: needs dist/.
      { test: { name: 'http', testTimeout: 60_000, include: ['deploy/http/*.test.ts'], globalSetup: 'deploy/http/start-local.ts' } },
    ],
  },
});
