import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
run('vite', ['build', '--logLevel', 'warn']);
run('tsx', ['commands/serve.ts']);
