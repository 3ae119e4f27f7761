import { chmodSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../paths';
import { loadContent } from '../../../src/model/load-content';
import { actions } from './actions';
import { openDesk } from './desk';
import { DeskError } from './desk-error';
import type { Values } from './entry-text';

let folder: string;
let desk: ReturnType<typeof openDesk>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-test-'));
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  desk = openDesk(join(folder, 'content'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const article = 'articles/dicas-aproveitar-bonus.md';
const open = (path: string) => {
  const { values, token, text } = actions.open.run(desk, { path });
  return { values: values as Values, token, text };
};
const save = (path: string, values: unknown, token = open(path).token) => actions.save.run(desk, { path, values: JSON.parse(JSON.stringify(values)), token });
const byHand = (path: string, text: string) => writeFileSync(join(desk.store.root, path), text);
const textOf = (path: string) => desk.store.read(path)?.text;
const leftovers = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.novo'));

describe('saving', () => {
  it.each(readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name)))(
    '%s unchanged changes no byte',
    (path) => {
      const { text, values } = open(path);
      save(path, values);
      expect(textOf(path)).toBe(text);
    },
  );

  it('a file with Windows line ends keeps them', () => {
    byHand(article, open(article).text.replaceAll('\n', '\r\n'));
    const { text, values } = open(article);
    save(article, { ...values, topic: 'Contas' });
    expect(textOf(article)).toBe(text.replace(/^topic: .*$/m, 'topic: Contas\r').replace('\r\r', '\r'));
  });

  it('wording that is put back is saved', () => {
    const { text, values } = open('about.yaml');
    save('about.yaml', { ...values, title: 'Outro título' });
    save('about.yaml', values);
    expect(textOf('about.yaml')).toBe(text);
  });

  it('an optional field that was emptied is removed', () => {
    const { text, values } = open('licensed-operators.yaml');
    save('licensed-operators.yaml', { ...values, placeholder: null });
    expect(textOf('licensed-operators.yaml')).toBe(text.replace(/^placeholder: .*\n/m, ''));
  });

  it('refuses what the site would not build, in the words of the site, and writes nothing', () => {
    const { text, values } = open('site.yaml');
    expect(() => save('site.yaml', { ...values, name: 'x'.repeat(60) })).toThrow(
      'content/site.yaml › name\n  O quê: o texto tem 60 caracteres, e o máximo é 40.',
    );
    expect(textOf('site.yaml')).toBe(text);
  });

  it('tells the one cause of many problems', () => {
    expect(() => save('promotion.yaml', { ...open('promotion.yaml').values, drawOn: '2025-12-20' })).toThrow(/^1 problema em content/);
  });

  it('creates an article, and says nothing about its absence', () => {
    const { values } = open(article);
    actions.save.run(desk, { path: 'articles/novo-artigo.md', values: { ...values, slug: 'novo-artigo' } });
    expect(open('articles/novo-artigo.md').values).toEqual({ ...values, slug: 'novo-artigo' });
  });

  it.each(['../package.json', '/etc/hostname', 'articles/../site.yaml', 'articles/Título.md', 'outro.yaml', 'articles/a.md/../../site.yaml', ''])(
    'has nothing to do with %j',
    (path) => {
      expect(() => open(path)).toThrow('não é um ficheiro que a mesa possa abrir');
      expect(() => actions.save.run(desk, { path, text: 'a: 1' })).toThrow('não é um ficheiro que a mesa possa abrir');
    },
  );
});

describe('nothing is lost', () => {
  it.each([
    ['another tab', () => save('about.yaml', { ...open('about.yaml').values, title: 'De outro separador' })],
    [
      'another desk',
      () => {
        const other = openDesk(desk.store.root);
        actions.save.run(other, { path: 'about.yaml', token: open('about.yaml').token, values: { ...open('about.yaml').values, title: 'De outra mesa' } });
      },
    ],
    ['a hand', () => byHand('about.yaml', `${textOf('about.yaml')}# à mão\n`)],
  ])('a file that %s has changed since it was opened is not overwritten; both versions are shown', (_, change) => {
    const { values, token } = open('about.yaml');
    change();
    const onDisk = desk.store.read('about.yaml');
    const mine = { ...values, title: 'O meu título' };
    expect(() => save('about.yaml', mine, token)).toThrow(
      expect.objectContaining({ status: 409, body: { onDisk, yours: expect.stringContaining('title: O meu título') } }),
    );
    expect(desk.store.read('about.yaml')).toEqual(onDisk);
    save('about.yaml', mine, onDisk?.token);
    expect(textOf('about.yaml')).toContain('title: O meu título');
    expect(actions.versions.run(desk, { path: 'about.yaml' }).map(({ id }) => desk.past.read('about.yaml', id))).toContain(onDisk?.text);
  });

  it('a new article does not replace one that exists', () => {
    expect(() => actions.save.run(desk, { path: article, values: open(article).values })).not.toThrow();
    expect(() => actions.save.run(desk, { path: article, values: { ...open(article).values, topic: 'Outro' } })).toThrow('mudou no disco');
  });

  it('each save keeps the version before it, and puts it back byte for byte', () => {
    const { text, values } = open('about.yaml');
    save('about.yaml', { ...values, title: 'Um' });
    save('about.yaml', { ...values, title: 'Dois' });
    const [last, first] = actions.versions.run(desk, { path: 'about.yaml' });
    expect(actions.version.run(desk, { path: 'about.yaml', id: last?.id ?? '' })).toMatchObject({
      text: expect.stringContaining('title: Um'),
      next: textOf('about.yaml'),
    });
    expect(actions.version.run(desk, { path: 'about.yaml', id: first?.id ?? '' })).toMatchObject({ text, next: expect.stringContaining('title: Um') });
    actions.save.run(desk, { path: 'about.yaml', text, token: open('about.yaml').token });
    expect(textOf('about.yaml')).toBe(text);
  });

  it.each(['../../content/site.yaml', '..', '2026-01-01T00.00.00.000Z/../x'])('the history opens no other file: %s', (id) => {
    expect(() => desk.past.read('about.yaml', id)).toThrow('Essa versão já não existe.');
  });

  it.each(['content', '.history'])('what the system refuses to write in %s is told in a sentence, and leaves nothing half-written', (name) => {
    const { text, values } = open('about.yaml');
    const place = join(folder, name);
    rmSync(join(folder, '.history'), { recursive: true, force: true });
    // A file where a folder should be: also the system's own user is refused.
    if (name === '.history') writeFileSync(place, '');
    else chmodSync(place, 0o500);
    const mayWriteAnywhere = name === 'content' && process.getuid?.() === 0;
    if (!mayWriteAnywhere) expect(() => save('about.yaml', { ...values, title: 'Outro' })).toThrow(/permissão|é um ficheiro/);
    chmodSync(place, 0o700);
    if (!mayWriteAnywhere) expect(textOf('about.yaml')).toBe(text);
    expect(leftovers()).toEqual([]);
  });

  it('what a killed save left behind is cleared away', () => {
    byHand('about.yaml.1234.novo', 'metade');
    openDesk(desk.store.root);
    expect(leftovers()).toEqual([]);
  });
});

describe('hostile or broken files', () => {
  const bomb = `a: &a [x, x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghij'[index]}, `.repeat(9)}*a]`).join('\n')}\n`;
  it.each([
    ['an unclosed quote', 'title: "aberto\n'],
    ['anchors that explode', bomb],
    ['no group', '- um\n'],
    ['nothing', ''],
  ])('%s in one file keeps nobody from the others', (_, text) => {
    byHand('rules.yaml', text);
    const overview = actions.overview.run(desk, {});
    expect(overview.articles).toHaveLength(desk.store.articles().length);
    expect(overview.problems.length).toBeGreaterThan(0);
    expect(open('rules.yaml')).toMatchObject({ text, values: undefined });
    save('about.yaml', { ...open('about.yaml').values, title: 'Outro' });
    expect(textOf('about.yaml')).toContain('title: Outro');
  });

  it('one broken article keeps nobody from the others, and is shown as it is written', () => {
    byHand(article, 'sem cabeçalho');
    expect(actions.overview.run(desk, {}).articles.find(({ path }) => path === article)).toMatchObject({ state: 'ilegível' });
    expect(open(article)).toMatchObject({ text: 'sem cabeçalho', values: undefined });
  });

  it.each([
    [
      'a link as file',
      () => {
        renameSync(join(desk.store.root, article), join(folder, 'outro.md'));
        symlinkSync(join(folder, 'outro.md'), join(desk.store.root, article));
      },
    ],
    [
      'a link as folder',
      () => {
        renameSync(join(desk.store.root, 'articles'), join(folder, 'articles'));
        symlinkSync(join(folder, 'articles'), join(desk.store.root, 'articles'));
      },
    ],
  ])('%s is not followed', (_, link) => {
    link();
    expect(() => open(article)).toThrow('é uma ligação para fora da pasta');
    expect(() => actions.save.run(desk, { path: article, text: 'x' })).toThrow('é uma ligação para fora da pasta');
  });

  it.each([
    ['too large', 'x'.repeat(10_000_000), 'tem 10 MB, e a mesa abre até 2 MB'],
    ['not in UTF-8', Buffer.from([0x61, 0xff, 0xfe]), 'não está em UTF-8'],
  ])('a file that is %s is refused with a sentence', (_, text, sentence) => {
    writeFileSync(join(desk.store.root, article), text);
    expect(() => open(article)).toThrow(sentence);
  });

  it('names that differ by case alone are refused', () => {
    byHand('articles/Um-Artigo.md', 'x');
    expect(() => desk.store.write('articles/um-artigo.md', 'x')).toThrow('há computadores que não distinguem maiúsculas');
  });
});

it('searches all texts, accents and capitals aside', () => {
  const { values } = open('about.yaml');
  save('about.yaml', { ...values, mission: { ...(values.mission as object), text: 'Uma Missão extraordinária.' } });
  expect(actions.search.run(desk, { words: 'MISSAO EXTRAORDINARIA' })).toEqual([
    { path: 'about.yaml', field: 'mission.text', excerpt: 'Uma Missão extraordinária.' },
  ]);
});

describe('an address never dies', () => {
  const slug = 'dicas-aproveitar-bonus';
  const loaded = () => loadContent(desk.store.root);
  const redirects = () => open('redirects.yaml').values.redirects;
  beforeEach(() => {
    const about = open('about.yaml').values;
    save('about.yaml', {
      ...about,
      mission: { ...(about.mission as object), text: `Veja [as contas](/artigos/${slug}#fontes) e https://outro.pt/artigos/${slug}.` },
    });
  });

  it('an article that moves takes the links of the site along, and leaves a redirect', () => {
    actions.renameArticle.run(desk, { path: article, token: open(article).token, slug: 'contas-do-bonus' });
    expect(textOf(article)).toBeUndefined();
    expect(textOf('about.yaml')).toContain(`[as contas](/artigos/contas-do-bonus#fontes) e https://outro.pt/artigos/${slug}.`);
    expect(redirects()).toEqual([{ from: `/artigos/${slug}`, to: '/artigos/contas-do-bonus' }]);
    expect(loaded().articles.flatMap(({ related }) => related)).toContain('contas-do-bonus');

    const path = 'articles/contas-do-bonus.md';
    actions.renameArticle.run(desk, { path, token: open(path).token, slug: 'bonus' });
    expect(redirects()).toEqual([
      { from: `/artigos/${slug}`, to: '/artigos/bonus' },
      { from: '/artigos/contas-do-bonus', to: '/artigos/bonus' },
    ]);
    actions.renameArticle.run(desk, { path: 'articles/bonus.md', token: open('articles/bonus.md').token, slug });
    expect(redirects()).toEqual([
      { from: '/artigos/contas-do-bonus', to: `/artigos/${slug}` },
      { from: '/artigos/bonus', to: `/artigos/${slug}` },
    ]);
    expect(actions.versions.run(desk, { path: article })).toHaveLength(3);
    actions.removeArticle.run(desk, { path: article, token: open(article).token });
    expect(redirects()).toEqual([{ from: '/artigos/contas-do-bonus' }, { from: '/artigos/bonus' }, { from: `/artigos/${slug}` }]);
  });

  it.each([
    ['which another page replaces', '/regras', '[as contas](/regras#fontes)'],
    ['which nothing replaces', undefined, 'Veja as contas e'],
  ])('an article %s goes to the bin', (_, to, words) => {
    if (to) save('about.yaml', JSON.parse(JSON.stringify(open('about.yaml').values).replace('#fontes', '')));
    const { text, token } = open(article);
    actions.removeArticle.run(desk, { path: article, token, to });
    expect(textOf('about.yaml')).toContain(words.replace('#fontes', ''));
    expect(redirects()).toEqual([{ from: `/artigos/${slug}`, ...(to && { to }) }]);
    expect(loaded().articles.map((other) => other.slug)).not.toContain(slug);
    expect(actions.overview.run(desk, {}).removed).toEqual([article]);
    actions.save.run(desk, { path: article, text: desk.past.read(article, actions.versions.run(desk, { path: article })[0]?.id ?? '') });
    expect(textOf(article)).toBe(text);
    expect(redirects()).toEqual([]);
  });

  it.each(['como-escolher-cassino-ideal', 'Título', '../site', 'index', ''])('no article moves to «%s»', (slug) => {
    const { text, token } = open(article);
    expect(() => actions.renameArticle.run(desk, { path: article, token, slug })).toThrow();
    expect(textOf(article)).toBe(text);
    expect(redirects()).toEqual([]);
  });
});

describe('links out of the site', () => {
  const links = () => actions.links.run(desk, {});
  const first = () => links().find(({ kind }) => kind === 'fonte') as ReturnType<typeof links>[number];

  it('are listed once, with their kind and the places that name them', () => {
    expect(new Set(links().map(({ address }) => address)).size).toBe(links().length);
    expect(new Set(links().map(({ kind }) => kind))).toEqual(new Set(['parceiro', 'ajuda', 'fonte', 'outra']));
    expect(first().places.length).toBeGreaterThan(0);
  });

  it('change in all their places at once, and no longer address with them', () => {
    const { address, places } = first();
    const about = open('about.yaml').values;
    save('about.yaml', { ...about, mission: { ...(about.mission as object), text: `[um](${address}) e [outro](${address}/mais).` } });
    actions.changeLink.run(desk, { from: address, to: 'https://novo.pt/?a=1#b' });
    expect(links().some((link) => link.address === address)).toBe(false);
    expect(links().find((link) => link.address === 'https://novo.pt/?a=1#b')?.places).toHaveLength(places.length + 1);
    expect(textOf('about.yaml')).toContain(`[um](https://novo.pt/?a=1#b) e [outro](${address}/mais).`);
  });

  it.each(['http://novo.pt', 'javascript:alert(1)', 'https://a b', 'https://a.pt/(', '', '//a.pt'])('do not become «%s»', (to) => {
    const { address } = first();
    expect(() => actions.changeLink.run(desk, { from: address, to })).toThrow('não é um endereço seguro e completo');
  });
});

it('remarks on spelling, Brazil, pressure and «você», in the field where they stand; addresses and names are not spelt', async () => {
  const values = { title: 'Uma frase correta', part: [{ text: 'O usuário não perca. Você vê https://xyzq.pt e {{inscricoes}} errradas.' }], slug: 'xyzq' };
  const remarks = await actions.remarks.run(desk, { path: 'about.yaml', values });
  expect(remarks.map(({ field, found }) => [field, found])).toEqual([
    ['part[0].text', 'usuário'],
    ['part[0].text', 'errradas'],
    ['part[0].text', 'Você'],
    ['part[0].text', 'não perca'],
  ]);
  expect(remarks[0]?.words).toContain('utilizador');
});

it('the launch check knows what comes out on a later day', () => {
  const { values } = open(article);
  actions.save.run(desk, {
    path: 'articles/depois.md',
    values: { ...values, title: 'Depois', slug: 'depois', publishedOn: '2099-01-01', reviewedOn: '2099-01-01' },
  });
  expect(actions.launchCheck.run(desk, {}).waiting).toEqual([{ title: 'Depois', path: 'articles/depois.md', publishedOn: '2099-01-01' }]);
  expect(actions.overview.run(desk, {}).articles.find(({ path }) => path === 'articles/depois.md')?.state).toBe('agendado');
});

describe('pictures', () => {
  const drawn = (colour: string) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const add = async (name: string, bytes: Buffer) => (await actions.addPicture.run(desk, { name, base64: bytes.toString('base64') })).name;
  const unused = () => actions.unusedPictures.run(desk, {});

  it('get a name for addresses, one for each picture', async () => {
    expect(await add('Elétrico 28.PNG', await drawn('red'))).toBe('eletrico-28.jpg');
    expect(await add('eletrico 28.jpeg', await drawn('red'))).toBe('eletrico-28.jpg');
    expect(await add('Elétrico 28.jpg', await drawn('blue'))).toBe('eletrico-28-2.jpg');
    expect(await add('../../🎄', await drawn('red'))).toBe('imagem.jpg');
    expect(unused()).toEqual(['eletrico-28-2.jpg', 'eletrico-28.jpg', 'imagem.jpg']);
  });

  it('are shown by articles, and only those that none shows are removed', async () => {
    const name = await add('a.jpg', await drawn('red'));
    const { values } = open(article);
    expect(() => save(article, { ...values, body: `${values.body}\n\n![](${name})` })).toThrow('não diz o que nela se vê');
    save(article, { ...values, body: `${values.body}\n\n![Uma cor](${name})` });
    expect(() => actions.removePicture.run(desk, { name })).toThrow('Um artigo mostra a imagem');
    save(article, values);
    actions.removePicture.run(desk, { name });
    expect(desk.store.pictures()).toEqual([]);
  });

  it.each([
    ['of another kind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'não é uma imagem JPEG'],
    ['cut short', async () => (await drawn('red')).subarray(0, 300), 'não se deixa ler até ao fim'],
    ['too large', () => Buffer.alloc(10_000_001), 'mais do que 10 MB'],
  ])('that are %s are refused with a sentence, and leave nothing', async (_, bytes, words) => {
    await expect(async () => add('a.jpg', await bytes())).rejects.toThrow(words);
    expect(desk.store.pictures()).toEqual([]);
  });

  it('go through no link out of the folder', async () => {
    symlinkSync(folder, join(desk.store.root, 'pictures'));
    await expect(async () => add('a.jpg', await drawn('red'))).rejects.toThrow('é uma ligação para fora da pasta');
  });

  it.each(['../site.yaml', 'a.jpg', '/etc/hostname'])('%s is none to be removed', (name) => {
    expect(() => actions.removePicture.run(desk, { name })).toThrow(DeskError);
  });
});
