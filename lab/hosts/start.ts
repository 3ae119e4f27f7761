import type { TestProject } from 'vitest/node';
import type { AskedServer } from '../../deploy/http/asked-server.ts';
import { copySite } from '../../deploy/http/site-copy.ts';
import { isInstalled, rigs, startRig } from './rigs.ts';

/** Every server that is installed, over one copy of dist/, for the questions of deploy/http. */
export async function setup(project: TestProject) {
  const { folder, site, remove } = await copySite();
  const stops: (() => Promise<void>)[] = [];
  const tearDown = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await remove();
  };
  const servers: AskedServer[] = [];
  try {
    for (const [name, rig] of Object.entries(rigs)) {
      if (!isInstalled(rig)) {
        console.log(`skipped: ${name} is not installed`);
        continue;
      }
      const { port, stop } = await startRig(name, folder, site);
      stops.push(stop);
      servers.push({ name, port, differences: rig.differences });
    }
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('servers', servers);
  return tearDown;
}
