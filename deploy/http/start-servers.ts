import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFolder, distFolder } from '../../renderer/paths.ts';
import { securityHeaders } from '../policy.ts';
import { outside } from './outside.ts';
import { findApache, startApache } from './servers/apache.ts';
import { findCaddy, startCaddy } from './servers/caddy.ts';
import { startLocal } from './servers/local.ts';
import { findNginx, startNginx } from './servers/nginx.ts';
import { freePort, type Place, type Running, type ServerName, serverNames } from './servers/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each server listens; a server that is not installed is not here. */
    ports: Partial<Record<ServerName, number>>;
  }
}

const starters: Record<ServerName, (place: Place) => Promise<Running> | undefined> = {
  local: startLocal,
  apache: (place) => withProgram(findApache(), (program) => startApache(program, place)),
  nginx: (place) => withProgram(findNginx(), (program) => startNginx(program, place)),
  caddy: (place) => withProgram(findCaddy(), (program) => startCaddy(program, place)),
};

/** Starts every server that is installed over one copy of dist/, and ends them, and their folder, after the tests. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'site-hosts-'));
  const running: Running[] = [];
  const tearDown = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const site = await copySite(folder);
    const headers = securityHeaders(JSON.parse(readFileSync(join(buildFolder, 'inline-hashes.json'), 'utf8')));
    const ports: Partial<Record<ServerName, number>> = {};
    for (const name of serverNames) {
      const place = { folder: join(folder, name), site, port: await freePort(), headers };
      await mkdir(place.folder);
      const server = await starters[name](place);
      if (!server) continue;
      running.push(server);
      ports[name] = server.port;
    }
    const missing = serverNames.filter((name) => !(name in ports));
    if (missing.length > 0) console.log(`Not installed, so their tests are skipped: ${missing.join(', ')}`);
    project.provide('ports', ports);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

/** Servers give up root's rights, and cannot read a site in a home folder; and what lies beside the copy must never be served. */
async function copySite(folder: string): Promise<string> {
  const site = join(folder, 'site');
  await chmod(folder, 0o755);
  await cp(distFolder, site, { recursive: true, preserveTimestamps: true });
  for (const file of outside.files) await writeFile(join(folder, file), outside.content);
  for (const file of outside.hidden) await writeFile(join(site, file), outside.content);
  return site;
}

const withProgram = <T>(program: string | undefined, start: (program: string) => T): T | undefined => (program === undefined ? undefined : start(program));
