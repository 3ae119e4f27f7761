import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
run('vite', ['--host', 'localhost', '--port', process.env.PORT || '5173']);
