import { install, requireNode, run } from './set-up.mjs';

requireNode();
install();
// The editor's own packages, five times the site's, are fetched only by who uses it.
install('publisher/desk/editor');
run('tsx', ['publisher/desk/run.ts']);
