import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
run('tsx', ['publisher/launch/run.ts', ...process.argv.slice(2)]);
