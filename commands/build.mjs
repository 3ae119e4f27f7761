import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
run('vite', ['build', '--logLevel', 'warn', ...process.argv.slice(2)]);
