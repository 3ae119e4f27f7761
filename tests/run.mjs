// `npm test`: unit tests and browser tests, both whatever becomes of the first. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';

const run = (script, ...args) => spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).status;

process.exitCode = run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
if (process.exitCode === 0) process.exitCode = run('vitest/vitest.mjs', 'run') + run('@playwright/test/cli.js', 'test', ...process.argv.slice(2)) > 0 ? 1 : 0;
