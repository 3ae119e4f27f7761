import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: ['{src,renderer,checks,deploy,bench,launch,desk}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'deploy/http/**'],
        },
      },
      // Asks the built site for its answers: needs dist/, and takes servers that are installed.
      { test: { name: 'hosts', include: ['deploy/http/*.test.ts'], globalSetup: 'deploy/http/start-servers.ts' } },
    ],
  },
});
