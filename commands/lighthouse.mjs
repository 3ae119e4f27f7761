import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
install('lab/bench/lighthouse');
run('vite', ['build', '--logLevel', 'warn']);
run('tsx', ['lab/bench/lighthouse/scores.ts', ...process.argv.slice(2)]);
