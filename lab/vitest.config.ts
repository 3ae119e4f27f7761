import { defineConfig } from 'vitest/config';
import { projectRoot } from '../paths.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `${projectRoot}build/reports/vitest.json` }]],
    projects: [
      // The questions that `npm test` asks the local server, asked of real ones.
      {
        root: projectRoot,
        test: { name: 'hosts', include: ['deploy/http/{addresses,conditions,files,odd-paths}.test.ts'], globalSetup: 'lab/hosts/start.ts' },
      },
      // The desk's sending, to real servers.
      {
        root: projectRoot,
        test: {
          name: 'sending',
          include: ['lab/sending/*.test.ts'],
          env: { DIST_FOLDER: `${projectRoot}build/lab-sending` },
          testTimeout: 30_000,
          fileParallelism: false,
        },
      },
      // In engines that Playwright cannot drive, over WebDriver: one window at a time.
      ...['webkit', 'wpe'].map((name) => ({
        root: projectRoot,
        test: {
          name,
          include: ['lab/webkit/*.test.ts'],
          globalSetup: 'lab/webkit/start.ts',
          testTimeout: 60_000,
          // As in Chromium: on a busy machine a driver may lose a click.
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
          fileParallelism: false,
        },
      })),
    ],
  },
});
