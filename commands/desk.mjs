import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
run('tsx', ['publisher/desk/run.ts']);
