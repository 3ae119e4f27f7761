import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../deploy/loopback';
import { projectRoot } from '../paths';

it('says in words that its port is taken, and where to look', async () => {
  const { port, stop } = await listen(createServer());
  onTestFinished(stop);
  const { status, stderr } = spawnSync(process.execPath, ['commands/run.mjs', 'desk/run.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: `${port}`, NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(new RegExp(`^A porta ${port} está ocupada, .*http://localhost:${port}/mesa/.*PORT=\\d+ npm run desk`, 'm'));
  expect(stderr).not.toContain('node_modules');
  expect(status).toBe(1);
});
