import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startProgram } from '../../deploy/http/servers/server';
import { webkits } from './engines';
import { startSiteVariants } from './site-variants';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the engine's WebDriver listens, and what a session asks it for. */
    driver: { address: string; capabilities: object };
    /** Where the site is, as it is (`whole`) and with one thing wrong. */
    origins: Record<string, string>;
  }
}

/** Starts the engine's WebDriver, a screen where it needs one, and the site; ends them after the tests. */
export async function setup(project: TestProject) {
  const webkit = webkits[project.name]?.();
  if (!webkit) throw new Error(`The engine of «${project.name}» is not installed: see docs/engines.md.`);
  const running: { stop: () => unknown }[] = [];
  const tearDown = async () => {
    for (const { stop } of running.reverse()) await stop();
  };
  try {
    const screen = webkit.needsDisplay ? await startScreen() : undefined;
    if (screen) running.push(screen);
    const settings = await stillSettings();
    running.push(settings);
    const port = await freePort();
    const place = { folder: '', site: '', port, headers: {} };
    running.push(
      await startProgram(webkit.driver, [`--port=${port}`, '--host=127.0.0.1'], place, {
        ...(screen && { DISPLAY: screen.display }),
        XDG_CONFIG_HOME: settings.folder,
      }),
    );
    const { origins, stop } = await startSiteVariants();
    running.push({ stop });
    project.provide('driver', { address: `http://127.0.0.1:${port}`, capabilities: webkit.capabilities });
    project.provide('origins', origins);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

/** A screen in memory, under the first number that is free. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(server.stdout, 'data');
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** GTK's settings for whoever wants no motion: the home page's snow would take the processor from the tests. */
async function stillSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'gtk-settings-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
}
