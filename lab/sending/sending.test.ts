/* The desk's sending, to OpenSSH and to ProFTPD with TLS, over the loopback. */
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Desk, openDesk } from '../../desk/api/desk.ts';
import { change, drop, makeSite, namesIn, publisher, refusal, rules, site, write } from '../../desk/send/test-publisher.ts';
import {
  breakableLine,
  growDisk,
  makeUser,
  mountDisk,
  ownFolder,
  password,
  removeUser,
  type Server,
  startProftpd,
  startSshd,
  unmountDisk,
  user,
} from './servers.ts';

const place = mkdtempSync(join(tmpdir(), 'lab-sending-'));
const home = join(place, 'home');
const folder = join(home, 'public_html');

let desk: Desk;
let server: Server;

beforeAll(() => {
  // The account must reach its home.
  chmodSync(place, 0o711);
  makeUser(home);
});
afterAll(() => {
  removeUser();
  rmSync(place, { recursive: true });
});

beforeEach(() => {
  makeSite();
  for (const old of [home, join(place, 'desk')]) rmSync(old, { recursive: true, force: true });
  for (const made of [home, folder]) ownFolder(made);
  mkdirSync(join(place, 'desk/content'), { recursive: true });
  desk = openDesk(join(place, 'desk/content'));
});

const onHost = (path: string) => readFileSync(join(folder, path), 'utf8');
/** Not through the desk. */
const byHand = (files: Record<string, string>) => write(folder, files);

const startServer = {
  OpenSSH: () => startSshd(mkdtempSync(join(place, 'sshd-'))),
  ProFTPD: () => startProftpd(mkdtempSync(join(place, 'proftpd-')), home),
};

describe.each(Object.entries(startServer))('%s', (name, start) => {
  beforeAll(async () => {
    ownFolder(home);
    server = await start();
  });
  afterAll(() => server.stop());

  const at = (port = server.port) => publisher(desk, { protocol: server.protocol, server: '127.0.0.1', port, user, folder: 'public_html' }, password);

  it('the whole site, then only what changed; what is gone goes, and what others put there stays', async () => {
    byHand({ 'de-outros.txt': 'fica', '.htaccess': '# do alojamento\n' });
    const { plan, sendAll } = at();
    await sendAll();
    for (const path of Object.keys(site).filter((one) => one !== '.htaccess')) expect(onHost(path)).toBe(site[path as keyof typeof site]);
    expect(onHost('.htaccess')).toBe(`# do alojamento\n\n${site['.htaccess']}`);
    change({ 'index.html': 'outra', '.htaccess': rules('DirectoryIndex outra.html') });
    drop('artigos/um.html');
    expect(await plan()).toMatchObject({ changed: ['.htaccess', 'index.html'], gone: ['artigos/um.html'], others: ['de-outros.txt'] });
    await sendAll();
    expect(namesIn(folder)).toEqual(['.htaccess', 'assets/a-1.js', 'de-outros.txt', 'index.html', 'index.html.br', 'regras.html']);
    expect(existsSync(join(folder, 'artigos'))).toBe(false);
    expect(onHost('index.html')).toBe('outra');
    expect(onHost('.htaccess')).toBe(`# do alojamento\n\n${rules('DirectoryIndex outra.html')}`);
    expect(await plan()).toMatchObject({ changed: [], gone: [] });
  });

  it('what was there before is taken back', async () => {
    byHand({ 'index.html': 'o que lá estava' });
    const { plan, send, sendAll } = at();
    const { zip = '' } = await sendAll();
    await send((await plan({ copy: zip.split('/').at(-1) })).id);
    expect(namesIn(folder)).toEqual(['index.html']);
    expect(onHost('index.html')).toBe('o que lá estava');
  });

  it('a server that nobody knows gets no password, nor one that is another by now', async () => {
    expect(await at().look({ password: 'errada' })).toMatchObject({ stranger: expect.stringMatching(/^SHA-?256/) });
    await at().plan();
    const other = await start();
    onTestFinished(other.stop);
    const line = await breakableLine(other.port);
    onTestFinished(line.stop);
    // The address that the desk knows, and another server behind it.
    const file = join(desk.stateFolder, 'alojamento.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`${server.port}`, `${line.port}`));
    expect(await refusal(at(line.port).look({ password: 'errada' }))).toMatch(/já não se identifica como da última vez \(SHA-?256/);
  });

  it('a wrong password, a folder that is not there, one that may not be written, a server that is not there', async () => {
    const { look, plan, send } = at();
    const { id } = await plan();
    chownSync(folder, 0, 0);
    expect(await refusal(send(id))).toMatch(/não deixa o utilizador/);
    expect(await refusal(look({ password: 'errada' }))).toMatch(/não aceitou o utilizador/);
    expect(await refusal(look({ address: { folder: 'www' } }))).toMatch(/A pasta «www» não existe.*«public_html»/);
    expect(await refusal(look({ address: { port: 1 } }))).toMatch(/não respondeu na porta 1/);
  });

  it('a line that is cut anywhere: no page is half a page, and the same sending goes on', async () => {
    const line = await breakableLine(server.port);
    onTestFinished(line.stop);
    const old = Object.fromEntries(Object.keys(site).map((path) => [path, path === '.htaccess' ? rules('Options -Indexes') : 'o que lá estava']));
    const { plan, send, sendAll } = at(line.port);
    await plan();
    const said: string[] = [];
    let all = 0;
    for (const part of [1, 0.3, 0.5, 0.7, 0.8, 0.9]) {
      makeSite(old);
      await sendAll();
      makeSite();
      const { id } = await plan();
      line.breakAfter(part === 1 ? Number.POSITIVE_INFINITY : all * part);
      const words = await refusal(send(id));
      const sent = line.breakAfter(Number.POSITIVE_INFINITY);
      if (part === 1) all = sent;
      said.push(words);
      for (const [path, text] of Object.entries(site)) expect([text, old[path]], `${part}`).toContain(onHost(path));
      if (words.includes('no ar não mudou')) expect(onHost('index.html')).toBe(old['index.html']);
      if (part !== 1) await send(id);
      expect(Object.fromEntries(namesIn(folder).map((path) => [path, onHost(path)]))).toEqual(site);
    }
    expect(said[0]).toBe('nothing was refused');
    for (const words of said.slice(1)) expect(words).toMatch(/caiu a meio.*continua onde ficou/s);
    expect(said.some((words) => words.includes('no ar não mudou'))).toBe(true);
    expect(said.some((words) => words.includes('já é nova'))).toBe(true);
  });

  it('a full disk: the site stays, what was uploaded too, and with more room it goes on', async ({ skip }) => {
    if (!mountDisk(folder, 200_000)) skip('this machine lets nobody mount a disk');
    onTestFinished(() => unmountDisk(folder));
    byHand({ 'index.html': 'o que lá estava' });
    change({ 'grande.html': 'x'.repeat(300_000) });
    const { plan, send } = at();
    const { id } = await plan();
    expect(await refusal(send(id)), name).toMatch(/espaço do alojamento que acabou.*no ar não mudou/s);
    expect(namesIn(folder)).toEqual(['index.html']);
    growDisk(folder, 2_000_000);
    await send(id);
    expect(onHost('grande.html')).toHaveLength(300_000);
  });
});
