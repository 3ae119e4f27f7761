import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../deploy/local-server.ts';
import { freePort, listen } from '../../deploy/loopback.ts';
import { buildFolder } from '../../paths.ts';
import { refusals, siteRefusing } from '../../tests/faults.ts';
import { findProgram, startProgram } from '../program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the engine's WebDriver listens, and what a session asks it for. */
    driver: { address: string; capabilities: object };
    /** Where the site is: as it is (`whole`), and without what the name says. WebDriver cannot intervene in requests, so servers do. */
    origins: Record<string, string>;
  }
}

/** By the name of the project in lab/vitest.config.ts. */
const engines: Record<string, { driver: string; needsDisplay: boolean; capabilities: object }> = {
  webkit: { driver: 'WebKitWebDriver', needsDisplay: true, capabilities: {} },
  // Of 2022: no CSS nesting, no oklch(), no <details name>.
  wpe: {
    driver: 'WPEWebDriver',
    needsDisplay: false,
    capabilities: { 'wpe:browserOptions': { binary: findProgram('cog'), args: ['--automation', '--platform=headless'] } },
  },
};

/** Starts the engine's WebDriver, a screen where it needs one, and the site; ends them after the tests. */
export async function setup({ name, provide }: TestProject) {
  const engine = engines[name];
  if (!engine) throw new Error(`No engine is called «${name}».`);
  const running: { stop: () => unknown }[] = [];
  const tearDown = async () => {
    for (const { stop } of running.reverse()) await stop();
  };
  try {
    const screen = engine.needsDisplay ? await startScreen() : undefined;
    if (screen) running.push(screen);
    const port = await freePort();
    const env = { ...(screen && { DISPLAY: screen.display }), XDG_CONFIG_HOME: stillSettings() };
    running.push(await startProgram(findProgram(engine.driver) ?? engine.driver, [`--port=${port}`, '--host=127.0.0.1'], port, env));
    const origins: Record<string, string> = {};
    for (const [variant, server] of Object.entries(siteVariants())) {
      const listening = await listen(server);
      running.push(listening);
      origins[variant] = listening.origin;
    }
    provide('driver', { address: `http://127.0.0.1:${port}`, capabilities: engine.capabilities });
    provide('origins', origins);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

function siteVariants(): Record<string, Server> {
  const whole = createSiteServer();
  const withoutScriptFiles = createServer((request, response) => {
    if (request.url?.endsWith('.js')) response.writeHead(404).end();
    else whole.emit('request', request, response);
  });
  const refusing = Object.entries(refusals).map(([kind, directives]) => [kind, siteRefusing(directives)] as const);
  return { whole, 'script files': withoutScriptFiles, ...Object.fromEntries(refusing) };
}

/** A screen in memory, under the first number that is free. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(server.stdout, 'data');
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** GTK's settings for a visitor who wants no motion: the home page's snow would take the processor from the tests. */
function stillSettings(): string {
  const folder = join(buildFolder, 'gtk-settings');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
}
