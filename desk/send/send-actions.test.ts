import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { ownLines } from '../../deploy/hosts/apache';
import { distFolder, filesBelow } from '../../paths';
import { temporaryFolder } from '../../tests/temporary-folder';
import { desk, deskForEachTest, change as editContent, makeSite as madeOf, run } from '../api/test-desk';
import { password, type StandIn, startSftp, user } from '../tests/stand-in-sftp';
import { otherNames } from './ftps';
import { change, drop, makeSite, namesIn, publisher, refusal, rules, site, write } from './test-publisher';

let home: string;
let server: StandIn;
let look: ReturnType<typeof publisher>['look'];
let plan: ReturnType<typeof publisher>['plan'];
let send: ReturnType<typeof publisher>['send'];
let sendAll: ReturnType<typeof publisher>['sendAll'];

deskForEachTest();
beforeEach(async () => {
  makeSite();
  home = temporaryFolder();
  mkdirSync(join(home, 'public_html'));
  server = await startSftp(home);
  onTestFinished(server.stop);
  ({ look, plan, send, sendAll } = publisher(desk, { protocol: 'sftp', server: '127.0.0.1', port: server.port, user, folder: 'public_html' }, password));
});

const onHost = (path: string) => readFileSync(join(home, 'public_html', path), 'utf8');
const namesOnHost = () => namesIn(join(home, 'public_html'));

it('asks nothing of a server that nobody knows but its key, and the password of no other', async () => {
  const seen = await look();
  expect(seen).toEqual({ stranger: expect.stringMatching(/^SHA256:[\w+/]{43}$/), names: '' });
  expect(server.asked).toEqual([]);
});

it('says first what would go, and changes nothing', async () => {
  write(home, { 'public_html/default.php': 'do alojamento', 'public_html/index.html': 'bem-vindo' });
  expect(await plan()).toMatchObject({
    changed: ['assets/a-1.js', '.htaccess', 'artigos/um.html', 'index.html', 'regras.html'],
    gone: [],
    foreign: ['index.html'],
    others: ['default.php'],
  });
  expect(namesOnHost()).toEqual(['default.php', 'index.html']);
});

it('sends what the pages ask for first, then the rules, then the pages', async () => {
  await sendAll();
  const places = server.asked
    .filter((one) => one.startsWith('rename public_html/') && !one.includes('_mesa'))
    .map((one) => one.slice('rename public_html/'.length));
  expect(places[0]).toBe('assets/a-1.js');
  expect(places[1]).toBe('.htaccess');
  expect(places.slice(2).sort()).toEqual(['artigos/um.html', 'index.html', 'index.html.br', 'regras.html']);
  for (const [path, text] of Object.entries(site)) expect(onHost(path)).toBe(text);
  expect(readdirSync(join(home, 'public_html/_mesa'))).toEqual(['enviado.json']);
});

it('the second time sends what changed, removes what is gone, and leaves what others put there', async () => {
  await sendAll();
  write(home, { 'public_html/de-outros.txt': 'fica', 'public_html/artigos/de-outros.txt': 'fica' });
  change({ 'index.html': 'outra', 'assets/a-2.js': 'outro script' });
  drop('artigos/um.html', 'assets/a-1.js');
  server.asked.length = 0;
  const { zip } = await sendAll();
  expect(server.asked.filter((one) => /^write (?!.*enviado)/.test(one))).toHaveLength(2);
  expect(namesOnHost()).toEqual(['.htaccess', 'artigos/de-outros.txt', 'assets/a-2.js', 'de-outros.txt', 'index.html', 'index.html.br', 'regras.html']);
  const kept = unzipSync(readFileSync(zip ?? ''));
  expect(Object.fromEntries(Object.entries(kept).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))).toEqual(site);
  expect(await plan()).toMatchObject({ changed: [], gone: [] });
});

it('a file that someone changed or removed on the host is sent again', async () => {
  await sendAll();
  write(home, { 'public_html/regras.html': 'outras regras' });
  rmSync(join(home, 'public_html/index.html'));
  expect((await plan()).changed).toEqual(['index.html', 'regras.html']);
});

it('what was there before can be put back, and what came with the sending goes', async () => {
  write(home, { 'public_html/index.html': 'bem-vindo' });
  await sendAll();
  change({ 'index.html': 'outra', 'nova.html': 'nova' });
  await sendAll();
  const [newest, oldest] = run('sendSettings', {}).copies;
  await sendAll({ copy: newest?.name });
  expect(onHost('index.html')).toBe(site['index.html']);
  expect(existsSync(join(home, 'public_html/nova.html'))).toBe(false);
  await sendAll({ copy: oldest?.name });
  expect(namesOnHost()).toEqual(['index.html']);
  expect(onHost('index.html')).toBe('bem-vindo');
});

it('once an earlier site is back, the desk says what readers have by then, or that it does not know', async () => {
  const texts = (title: string) => {
    editContent('about.yaml', { title });
    madeOf(title);
  };
  const since = () => run('standing', {}).since;
  write(home, { 'public_html/index.html': 'bem-vindo' });
  texts('Um');
  await sendAll();
  texts('Dois');
  change({ 'index.html': 'outra' });
  await sendAll();
  expect(since()).toMatchObject({ changes: [], putBack: undefined, madeIsSent: true });
  const [newest, oldest] = run('sendSettings', {}).copies;
  expect(newest?.changed).toEqual(['Sobre o projeto: mudou «O título da página» («Um» → «Dois»)']);
  expect(oldest?.changed).toEqual([]);
  expect(await sendAll({ copy: newest?.name })).toMatchObject({ putBack: newest?.since });
  // One act has one time.
  const { sentAt, copies } = run('sendSettings', {});
  expect(copies[0]).toMatchObject({ since: sentAt, changed: [expect.stringContaining('(«Dois» → «Um»)')] });
  expect(since()).toMatchObject({ changes: [{ path: 'about.yaml' }], putBack: newest?.since, madeIsSent: false });
  await sendAll({ copy: oldest?.name });
  expect(since()).toMatchObject({ changes: undefined, putBack: oldest?.since, madeIsSent: false });
  expect(run('sendSettings', {})).toMatchObject({ putBack: oldest?.since });
  // What was put back is itself taken back.
  const [last] = run('sendSettings', {}).copies;
  await sendAll({ copy: last?.name });
  expect(since()).toMatchObject({ changes: [{ path: 'about.yaml' }], putBack: last?.since });
});

it('says when what would come back has no first page', async () => {
  write(home, { 'public_html/default.php': 'do alojamento' });
  write(home, { 'public_html/.htaccess': 'Options -Indexes' });
  expect((await plan()).hasHome).toBe(true);
  await sendAll();
  expect(await plan({ copy: run('sendSettings', {}).copies[0]?.name })).toMatchObject({ hasHome: false });
});

it('says how many texts have changed since the site was made that it would send', () => {
  const stale = () => run('sendSettings', {}).stale;
  expect(stale()).toBe(0);
  madeOf('ontem');
  editContent('about.yaml', { title: 'Outro' });
  editContent('rules.yaml', { title: 'Outro' });
  expect(stale()).toBe(2);
});

it('the lines of the host in .htaccess stay as they are', async () => {
  const theirs = '# php -- BEGIN cPanel-generated handler\nAddHandler application/x-httpd-php82 .php\n# ã em Latin-1: ';
  mkdirSync(join(home, 'public_html'), { recursive: true });
  writeFileSync(join(home, 'public_html/.htaccess'), Buffer.concat([Buffer.from(theirs, 'utf8'), Buffer.from([0xe3, 0x0a])]));
  expect((await plan()).hostLines).toContain('AddHandler');
  await sendAll();
  change({ '.htaccess': rules('DirectoryIndex outra.html') });
  await sendAll();
  const bytes = readFileSync(join(home, 'public_html/.htaccess'));
  expect(bytes.includes(Buffer.concat([Buffer.from(theirs, 'utf8'), Buffer.from([0xe3, 0x0a])]))).toBe(true);
  expect(bytes.toString().split(ownLines.begin)).toHaveLength(2);
  expect(bytes.toString()).toContain('DirectoryIndex outra.html');
});

it.each([
  ['a wrong password', { password: 'errada e secreta' }, /não aceitou o utilizador.*\n\nO site que está no ar não mudou/s],
  ['a folder that is not there', { address: { folder: 'www' } }, /A pasta «www» não existe.*«public_html»/],
  ['a server that is not there', { address: { port: 1 } }, /não respondeu na porta 1\. Confirme/],
  ['a name that no server has', { address: { server: 'nenhum.invalid' } }, /Não há nenhum servidor com o nome nenhum\.invalid/],
  ['more than the name of a server', { address: { server: 'sftp://exemplo.pt' } }, /só o nome do servidor/],
])('%s is said in words', async (_, changes, words) => {
  await plan();
  const said = await refusal(look(changes));
  expect(said).toMatch(words);
  expect(said).not.toContain('secreta');
});

it('a key that the publisher has compared is kept before the password is tried', async () => {
  const first = await look();
  const trusted = 'stranger' in first ? first.stranger : '';
  expect(await refusal(look({ password: 'errada', trusted }))).toMatch(/não aceitou o utilizador/);
  expect(await refusal(look({ address: { folder: 'www' } }))).toMatch(/A pasta «www» não existe/);
  expect(await look()).toHaveProperty('id');
});

it('a server that shows another key gets no password', async () => {
  await plan();
  const file = join(desk.stateFolder, 'alojamento.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/SHA256:[^"]*/, 'SHA256:outra'));
  server.asked.length = 0;
  expect(await refusal(look())).toMatch(/já não se identifica como da última vez \(SHA256:/);
  expect(server.asked).toEqual([]);
  run('forgetServer', {});
  expect(await look()).toHaveProperty('stranger');
});

it.each(['write', 'rename'] as const)('a line that is cut at a %s: the same sending goes on, and sends nothing twice', async (kind) => {
  const { id } = await plan();
  server.behaviour.cutAfter[kind] = 3;
  const said = await refusal(send(id));
  expect(said).toMatch(/caiu a meio/);
  expect(said).toMatch(kind === 'write' ? /no ar não mudou/ : /já é nova/);
  expect(said).toMatch(/continua onde ficou/);
  if (kind === 'write') expect(namesOnHost()).toEqual([]);
  server.behaviour.cutAfter = {};
  await send(id);
  for (const [path, text] of Object.entries(site)) expect(onHost(path)).toBe(text);
  const writes = server.asked.filter((one) => one.startsWith('write') && !one.includes('enviado'));
  // Those that were under way when it was cut begin anew.
  expect(kind === 'rename' ? writes : [...new Set(writes)]).toHaveLength(Object.keys(site).length);
  expect(readdirSync(join(home, 'public_html/_mesa'))).toEqual(['enviado.json']);
  expect(await plan()).toMatchObject({ changed: [], gone: [] });
});

it('a sending that was cut off while it put files in their places is taken back to what was there before it', async () => {
  await sendAll();
  change({ 'index.html': 'outra', 'nova.html': 'nova' });
  drop('regras.html');
  const { id } = await plan();
  server.behaviour.cutAfter.rename = 2;
  await refusal(send(id));
  server.behaviour.cutAfter = {};
  // The desk was closed meanwhile.
  await sendAll();
  const [newest] = run('sendSettings', {}).copies;
  await sendAll({ copy: newest?.name });
  expect(namesOnHost()).toEqual(Object.keys(site).sort());
  for (const [path, text] of Object.entries(site)) expect(onHost(path)).toBe(text);
});

it('a full disk: the site stays, and so does what was uploaded', async () => {
  const { id } = await plan();
  server.behaviour.room = 30;
  expect(await refusal(send(id))).toMatch(/espaço do alojamento que acabou.*no ar não mudou/s);
  expect(namesOnHost()).toEqual([]);
  server.behaviour.room = 1e6;
  await send(id);
  expect(onHost('index.html')).toBe(site['index.html']);
});

it('a folder in which one may not write', async () => {
  const { id } = await plan();
  server.behaviour.denied = (path) => path.includes('_mesa');
  expect(await refusal(send(id))).toMatch(/não deixa o utilizador «editora» escrever na pasta «public_html»/);
});

it('what someone else sent since it was looked at is not undone', async () => {
  const { id } = await plan();
  write(home, { 'public_html/_mesa/enviado.json': JSON.stringify({ files: {}, since: 'ontem' }) });
  expect(await refusal(send(id))).toMatch(/enviado de outro computador/);
});

it('a list on the host that names files outside the site is no list of ours', async () => {
  write(home, { 'precioso.txt': 'fica', 'public_html/_mesa/enviado.json': JSON.stringify({ files: { '../precioso.txt': 'x' }, since: 'ontem' }) });
  expect((await plan()).gone).toEqual([]);
  await sendAll();
  expect(readFileSync(join(home, 'precioso.txt'), 'utf8')).toBe('fica');
});

it('the password is written nowhere', async () => {
  await sendAll();
  for (const folder of [desk.stateFolder, home, distFolder])
    for (const name of filesBelow(folder)) expect(readFileSync(join(folder, name)).includes(password), name).toBe(false);
});

it('a certificate that is for another name says for which', () => {
  const certificate = { subjectaltname: 'DNS:*.alojamento.example, DNS:alojamento.example' };
  expect(otherNames('ERR_TLS_CERT_ALTNAME_INVALID', certificate)).toBe('*.alojamento.example, alojamento.example');
  expect(otherNames('DEPTH_ZERO_SELF_SIGNED_CERT', certificate)).toBe('');
});
