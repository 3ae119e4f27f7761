import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
install('bench/lighthouse');
run('vite', ['build', '--logLevel', 'warn']);
run('tsx', ['bench/lighthouse/scores.ts', ...process.argv.slice(2)]);
