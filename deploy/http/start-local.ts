import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../local-server.ts';
import { listen } from '../loopback.ts';
import { copySite } from './site-copy.ts';

/** The local server over a copy of dist/, for the questions in this folder. */
export async function setup(project: TestProject) {
  const { site, servedFile, remove } = await copySite();
  const { port, stop } = await listen(createSiteServer(site, servedFile));
  project.provide('servers', [{ name: 'local', port, differences: {} }]);
  return () => {
    stop();
    return remove();
  };
}
