import { defineConfig } from 'vitest/config';

const unitTests = {
  // The published content is read by name, in tests/specification.test.tsx and tests/legitimate-edits.test.tsx: an edit of it turns no other test red.
  env: { CONTENT_FOLDER: `${import.meta.dirname}/build/unit-tests/content` },
  globalSetup: 'tests/invented-content.ts',
  // What is imported once serves all files of a process.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Drawings take their colours from these.
  css: { include: /styles\/(tokens|paints|azulejo)\.css/ },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'build/reports/vitest.json' }]],
    projects: [
      {
        test: {
          ...unitTests,
          name: 'unit',
          include: ['{src,renderer,checks,deploy,rules}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
          exclude: ['deploy/http/**'],
        },
      },
      // Needs the desk's packages: `npm run lab -- desk`.
      {
        test: {
          ...unitTests,
          env: { ...unitTests.env, DIST_FOLDER: `${import.meta.dirname}/build/unit-tests/dist`, ZIP_FILE: `${import.meta.dirname}/build/unit-tests/dist.zip` },
          name: 'desk',
          include: ['desk/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      // Asks for the built site over HTTP: needs dist/.
      { test: { name: 'http', testTimeout: 60_000, include: ['deploy/http/*.test.ts'], globalSetup: 'deploy/http/start-local.ts' } },
    ],
  },
});
