import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../deploy/loopback';
import { projectRoot } from '../paths';

const start = (env: NodeJS.ProcessEnv, ...words: string[]) =>
  spawnSync(process.execPath, ['commands/run.mjs', 'desk/run.ts', ...words], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    encoding: 'utf8',
  });

it('says that it takes no words, and how its port is chosen', () => {
  const { status, stderr } = start({}, '--port', '1234');
  expect(stderr).toMatch(/^A mesa não conhece «--port 1234»\. .*PORT=\d+ npm run desk/);
  expect(status).toBe(1);
});

it('says in words that its port is taken, and where to look', async () => {
  const { port, stop } = await listen(createServer());
  onTestFinished(stop);
  const { status, stderr } = start({ PORT: `${port}` });
  expect(stderr).toMatch(new RegExp(`^A porta ${port} está ocupada, .*http://localhost:${port}/mesa/.*PORT=\\d+ npm run desk`, 'm'));
  expect(stderr).not.toContain('node_modules');
  expect(status).toBe(1);
});
