// Runs a program written in TypeScript: `node commands/run.mjs commands/serve.ts`. Node can do without from 22.18 on.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

// Errors name the line that was written, and a program finds its own words after its own name.
process.setSourceMapsEnabled(true);
process.argv.splice(1, 1);
await runnerImport(resolve(process.argv[1]), { logLevel: 'error' });
