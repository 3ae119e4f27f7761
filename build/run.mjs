// Runs a TypeScript file of the project, which Node 20 cannot by itself: node build/run.mjs <file>
import { runnerImport } from 'vite';

await runnerImport(process.argv[2]);
