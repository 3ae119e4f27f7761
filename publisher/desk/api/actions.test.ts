import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../paths';
import { loadContent } from '../../../src/model/load-content';
import { actors, keyOf } from '../../launch/finding';
import { actions } from './actions';
import { withPlaces } from './change-content';
import { openDesk } from './desk';
import type { Values } from './entry-text';
import { newText } from './files';

let folder: string;
let desk: ReturnType<typeof openDesk>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-test-'));
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  desk = openDesk(join(folder, 'content'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const slug = 'barcos-de-papel';
const article = `articles/${slug}.md`;
const open = (path: string) => {
  const { values, token, text } = actions.open.run(desk, { path });
  return { values: values as Values, token, text };
};
const save = (path: string, values: unknown, token = open(path).token) => actions.save.run(desk, { path, values: JSON.parse(JSON.stringify(values)), token });
const change = (path: string, fields: Values) => save(path, { ...open(path).values, ...fields });
const byHand = (path: string, text: string | Uint8Array) => writeFileSync(join(desk.store.root, path), text);
const textOf = (path: string) => desk.store.read(path)?.text;
const versionsOf = (path: string) => actions.versions.run(desk, { path }).versions.map(({ id }) => actions.version.run(desk, { path, id }));
const leftovers = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.novo'));

describe('saving', () => {
  it('a file that nothing was changed in keeps every byte', () => {
    for (const path of desk.store.all()) {
      const { text, values } = open(path);
      expect(newText(desk, path, text, JSON.parse(JSON.stringify(values)))).toBe(text);
    }
  });

  it('a file with Windows line ends keeps them', () => {
    byHand(article, open(article).text.replaceAll('\n', '\r\n'));
    const { text } = open(article);
    change(article, { topic: 'Contas' });
    expect(textOf(article)).toBe(text.replace('topic: Papel', 'topic: Contas'));
  });

  it('wording that is put back is saved', () => {
    const { text, values } = open('about.yaml');
    save('about.yaml', { ...values, title: 'Outro título' });
    save('about.yaml', values);
    expect(textOf('about.yaml')).toBe(text);
  });

  it('an optional field that was emptied is removed', () => {
    const { text } = open('site.yaml');
    change('site.yaml', { editor: { value: 'Brígida Wójcik', placeholder: null } });
    expect(textOf('site.yaml')).toBe(text.replace(/^editor:\n.*\n.*$/m, 'editor:\n  value: Brígida Wójcik'));
  });

  it('refuses what the site would not build, in the words of the site, and writes nothing', () => {
    const { text } = open('site.yaml');
    expect(() => change('site.yaml', { name: 'x'.repeat(60) })).toThrow('content/site.yaml › name\n  O quê: o texto tem 60 caracteres, e o máximo é 40.');
    expect(textOf('site.yaml')).toBe(text);
  });

  it('tells the one cause of many problems', () => {
    expect(() => change('promotion.yaml', { drawOn: '2025-12-20' })).toThrow(/^1 problema em content/);
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

describe('the preview of what is not saved', () => {
  const preview = (path: string, fields: Values, tab = 1) => actions.preview.run(desk, { path, values: { ...open(path).values, ...fields }, tab });

  it('stands beside the content, which stays as it is', () => {
    const { text } = open('about.yaml');
    expect(preview('about.yaml', { title: 'Por guardar' }).address).toMatch(/^\/sobre-o-projeto\?por-guardar/);
    preview('about.yaml', { title: 'Do outro separador' }, 2);
    expect(loadContent(join(desk.unsavedFolder, '1')).about.title).toBe('Por guardar');
    expect(textOf('about.yaml')).toBe(text);
    expect(versionsOf('about.yaml')).toEqual([]);
  });

  it('says what a draft lacks for its page to be drawn; saved as it is, it has none', () => {
    const { schema, values } = actions.newArticle.run(desk, {});
    expect(schema.required).toContain('title');
    const draft = { path: 'articles/novo.md', values: { ...values, slug: 'novo' } };
    expect(() => actions.preview.run(desk, { ...draft, tab: 1 })).toThrow('content/articles/novo.md › title');
    expect(actions.save.run(desk, draft).address).toBeUndefined();
    expect(actions.open.run(desk, { path: article }).address).toBe(`/artigos/${slug}`);
  });
});

describe('nothing is lost', () => {
  it.each([
    ['another tab', () => change('about.yaml', { title: 'De outro separador' })],
    [
      'another desk',
      () => {
        const { token, values } = open('about.yaml');
        actions.save.run(openDesk(desk.store.root), { path: 'about.yaml', token, values: { ...values, title: 'De outra mesa' } });
      },
    ],
    ['a hand', () => byHand('about.yaml', `${textOf('about.yaml')}# à mão\n`)],
  ])('a file that %s has changed since it was opened is not overwritten; both versions are shown', (_, changeMeanwhile) => {
    const { values, token } = open('about.yaml');
    changeMeanwhile();
    const onDisk = desk.store.read('about.yaml');
    const mine = { ...values, title: 'O meu título' };
    expect(() => save('about.yaml', mine, token)).toThrow(
      expect.objectContaining({ status: 409, body: { onDisk, yours: expect.stringContaining('title: O meu título') } }),
    );
    expect(desk.store.read('about.yaml')).toEqual(onDisk);
    save('about.yaml', mine, onDisk?.token);
    expect(textOf('about.yaml')).toContain('title: O meu título');
    expect(versionsOf('about.yaml').map(({ text }) => text)).toContain(onDisk?.text);
  });

  const saveMine = (path: string, fields: Values, meanwhile: () => void) => {
    const { values, token } = open(path);
    meanwhile();
    return actions.save.run(desk, { path, token, opened: values, values: { ...values, ...fields } });
  };

  it('what two tabs changed in different fields is saved together, and said; of the same field both versions are shown', () => {
    const mission = (open('about.yaml').values as { mission: Values }).mission;
    const { joined } = saveMine('about.yaml', { title: 'O meu' }, () => change('about.yaml', { lead: 'Do outro.', mission: { ...mission, title: 'Também' } }));
    expect(joined).toEqual(open('about.yaml').values);
    expect(joined).toMatchObject({ title: 'O meu', lead: 'Do outro.', mission: { ...mission, title: 'Também' } });
    expect(() => saveMine('about.yaml', { title: 'Outro' }, () => change('about.yaml', { title: 'O dele' }))).toThrow('mudou no disco');
    const items = (length: number) => ({ related: Array.from({ length }, (_, index) => `a${index}`) });
    expect(() => saveMine(article, items(1), () => byHand(article, textOf(article)?.replace(/^related:.*$/m, 'related: [b, c]') ?? ''))).toThrow(
      'mudou no disco',
    );
  });

  it('a new article does not replace one that exists', () => {
    const { values } = open(article);
    expect(() => actions.save.run(desk, { path: article, values })).not.toThrow();
    expect(() => actions.save.run(desk, { path: article, values: { ...values, topic: 'Outro' } })).toThrow('mudou no disco');
  });

  it('each save keeps the version before it, and puts it back byte for byte', () => {
    const { text } = open('about.yaml');
    change('about.yaml', { title: 'Um' });
    change('about.yaml', { title: 'Dois' });
    expect(versionsOf('about.yaml')).toMatchObject([
      { text: expect.stringContaining('title: Um'), changes: [{ place: 'O título da página', before: 'Dois', after: 'Um' }] },
      { text, changes: [{ before: 'Dois' }] },
    ]);
    expect(actions.recentChanges.run(desk, {}).map(({ name }) => name)).toEqual(['Sobre o projeto', 'Sobre o projeto']);
    actions.save.run(desk, { path: 'about.yaml', text, token: open('about.yaml').token });
    expect(textOf('about.yaml')).toBe(text);
  });

  it.each(['../../content/site.yaml', '..', '2026-01-01T00.00.00.000Z/../x'])('the history opens no other file: %s', (id) => {
    expect(() => desk.past.read('about.yaml', id)).toThrow('Essa versão já não existe.');
  });

  it.each(['content', '.history'])('what the system refuses to write in %s is told in a sentence, and leaves nothing half-written', (name) => {
    const { text } = open('about.yaml');
    const place = join(folder, name);
    rmSync(join(folder, '.history'), { recursive: true, force: true });
    // A file where a folder should be: also the system's own user is refused.
    if (name === '.history') writeFileSync(place, '');
    else chmodSync(place, 0o500);
    const mayWriteAnywhere = name === 'content' && process.getuid?.() === 0;
    if (!mayWriteAnywhere) expect(() => change('about.yaml', { title: 'Outro' })).toThrow(/permissão|é um ficheiro/);
    chmodSync(place, 0o700);
    if (!mayWriteAnywhere) expect(textOf('about.yaml')).toBe(text);
    expect(leftovers()).toEqual([]);
  });

  it('what a killed save left behind is cleared away', () => {
    byHand('about.yaml.1234.novo', 'metade');
    desk.past.keep(article, 'inteira');
    writeFileSync(join(folder, '.history', `${article}/2026.1234.novo`), 'metade');
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
    byHand('legal/terms.yaml', text);
    const overview = actions.overview.run(desk, {});
    expect(overview.articles).toHaveLength(desk.store.articles().length);
    expect(overview.problems.length).toBeGreaterThan(0);
    expect(open('legal/terms.yaml')).toMatchObject({ text, values: undefined });
    change('about.yaml', { title: 'Outro' });
    expect(textOf('about.yaml')).toContain('title: Outro');
  });

  it('one broken article keeps nobody from the others, and is shown as it is written', () => {
    byHand(article, 'sem cabeçalho');
    expect(actions.overview.run(desk, {}).articles.find(({ path }) => path === article)).toMatchObject({ state: 'ilegível' });
    expect(open(article)).toMatchObject({ text: 'sem cabeçalho', values: undefined });
  });

  it.each([
    ['file', article],
    ['folder', 'articles'],
  ])('a link as %s is not followed', (_, path) => {
    renameSync(join(desk.store.root, path), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(desk.store.root, path));
    expect(() => open(article)).toThrow('é uma ligação para fora da pasta');
    expect(() => actions.save.run(desk, { path: article, text: 'x' })).toThrow('é uma ligação para fora da pasta');
  });

  it.each([
    ['too large', 'x'.repeat(10_000_000), 'tem 10 MB, e a mesa abre até 2 MB'],
    ['not in UTF-8', Buffer.from([0x61, 0xff, 0xfe]), 'não está em UTF-8'],
  ])('a file that is %s is refused with a sentence', (_, text, sentence) => {
    byHand(article, text);
    expect(() => open(article)).toThrow(sentence);
  });

  it('names that differ by case alone are refused', () => {
    byHand('articles/Um-Artigo.md', 'x');
    expect(() => desk.store.write('articles/um-artigo.md', 'x')).toThrow('há computadores que não distinguem maiúsculas');
  });
});

it('searches all texts, accents and capitals aside', () => {
  change('about.yaml', { lead: 'Uma Missão extraordinária.' });
  expect(actions.search.run(desk, { words: 'MISSAO EXTRAORDINARIA' })).toEqual([
    { path: 'about.yaml', field: 'lead', place: 'Sobre o projeto › O parágrafo de abertura', excerpt: 'Uma Missão extraordinária.' },
  ]);
  expect(actions.search.run(desk, { words: String(open('site.yaml').values.copyrightYear) })).toContainEqual(
    expect.objectContaining({ path: 'site.yaml', field: 'copyrightYear' }),
  );
});

describe('an address never dies', () => {
  const redirects = () => open('redirects.yaml').values.redirects;
  const rename = (from: string, to: string) => {
    const path = `articles/${from}.md`;
    return actions.renameArticle.run(desk, { path, token: open(path).token, slug: to });
  };
  const mission = (text: string) => change('about.yaml', { mission: { title: 'Ruas', text } });

  it('an article that moves takes the links of the site along, and leaves a redirect', () => {
    mission(`Veja [as contas](/artigos/${slug}#fontes) e https://outro.pt/artigos/${slug}.`);
    const { corrected } = rename(slug, 'contas-do-bonus');
    const others = desk.store.all().filter((path) => path !== 'redirects.yaml' && path !== 'articles/contas-do-bonus.md');
    expect(corrected).toBe(others.filter((path) => textOf(path)?.includes('contas-do-bonus')).length);
    expect(textOf(article)).toBeUndefined();
    expect(textOf('about.yaml')).toContain(`[as contas](/artigos/contas-do-bonus#fontes) e https://outro.pt/artigos/${slug}.`);
    expect(redirects()).toEqual([{ from: `/artigos/${slug}`, to: '/artigos/contas-do-bonus' }]);
    expect(loadContent(desk.store.root).articles.flatMap(({ related }) => related)).toContain('contas-do-bonus');
    rename('contas-do-bonus', 'bonus');
    expect(redirects()).toEqual([
      { from: `/artigos/${slug}`, to: '/artigos/bonus' },
      { from: '/artigos/contas-do-bonus', to: '/artigos/bonus' },
    ]);
    rename('bonus', slug);
    expect(redirects()).toEqual([
      { from: '/artigos/contas-do-bonus', to: `/artigos/${slug}` },
      { from: '/artigos/bonus', to: `/artigos/${slug}` },
    ]);
    expect(versionsOf(article)).toHaveLength(3);
    actions.removeArticle.run(desk, { path: article, token: open(article).token });
    expect(redirects()).toEqual([{ from: '/artigos/contas-do-bonus' }, { from: '/artigos/bonus' }, { from: `/artigos/${slug}` }]);
  });

  it.each([{ draft: true }, { publishedOn: '2999-01-01', reviewedOn: '2999-01-01' }])('one that readers have not seen leaves none: %o', (values) => {
    actions.save.run(desk, { path: 'articles/rio.md', values: { ...open(article).values, slug: 'rio', ...values } });
    expect(rename('rio', 'mar').redirected).toBe(false);
    expect(redirects()).toEqual([]);
  });

  it.each([
    ['which another page replaces', '/regras', '[as contas](/regras)'],
    ['which nothing replaces', undefined, 'Veja as contas e'],
  ])('an article %s goes to the bin', (_, to, words) => {
    mission(`Veja [as contas](/artigos/${slug}) e mais.`);
    const { text, token } = open(article);
    actions.removeArticle.run(desk, { path: article, token, to });
    expect(textOf('about.yaml')).toContain(words);
    expect(redirects()).toEqual([{ from: `/artigos/${slug}`, ...(to && { to }) }]);
    expect(loadContent(desk.store.root).articles.map((other) => other.slug)).not.toContain(slug);
    expect(actions.overview.run(desk, {}).removed).toEqual([article]);
    actions.save.run(desk, { path: article, text: versionsOf(article)[0]?.text ?? '' });
    expect(textOf(article)).toBe(text);
    expect(redirects()).toEqual([]);
  });

  it.each(['ruas-de-pedra', 'Título', '../site', 'index', ''])('no article moves to «%s»', (to) => {
    const { text } = open(article);
    expect(() => rename(slug, to)).toThrow();
    expect(textOf(article)).toBe(text);
    expect(redirects()).toEqual([]);
  });
});

describe('links out of the site', () => {
  const from = 'https://fonte.test/';
  const links = () => actions.links.run(desk, {});
  beforeEach(() => byHand(article, open(article).text.replace('https://livro.test/', from)));

  it('are listed once, with their kind and the places that name them', () => {
    expect(new Set(links().map(({ address }) => address)).size).toBe(links().length);
    expect(new Set(links().map(({ kind }) => kind))).toEqual(new Set(['parceiro', 'ajuda', 'fonte', 'outra']));
    expect(links().find(({ address }) => address === from)?.places).toEqual([
      { path: article, field: 'sources[0].address', place: expect.stringContaining('Barcos de papel › Fontes › 1 › O endereço') },
    ]);
  });

  it('change in all their places at once, and no longer address with them', () => {
    change('about.yaml', { mission: { title: 'Ruas', text: `[um](${from}) e [outro](${from}mais).` } });
    actions.changeLink.run(desk, { from, to: 'https://novo.pt/?a=1#b' });
    expect(links().some(({ address }) => address === from)).toBe(false);
    expect(links().find(({ address }) => address === 'https://novo.pt/?a=1#b')?.places).toHaveLength(2);
    expect(textOf('about.yaml')).toContain(`[um](https://novo.pt/?a=1#b) e [outro](${from}mais).`);
  });

  it.each(['http://novo.pt', 'javascript:alert(1)', 'https://a b', 'https://a.pt/(', '', '//a.pt'])('do not become «%s»', (to) => {
    expect(() => actions.changeLink.run(desk, { from, to })).toThrow('não é um endereço seguro e completo');
  });
});

it('remarks on spelling, Brazil, pressure and «você», in the field where they stand; addresses and names are not spelt', async () => {
  const values = { title: 'Uma frase correta', part: [{ text: 'O usuário não perca. Você vê https://xyzq.pt e {{inscricoes}} errradas.' }], slug: 'xyzq' };
  const remarks = await actions.remarks.run(desk, { path: 'about.yaml', values });
  expect(remarks.map(({ field, found }) => [field, found])).toEqual(['errradas', 'Você', 'usuário', 'não perca'].map((found) => ['part[0].text', found]));
  expect(remarks[2]?.words).toContain('utilizador');
  expect(remarks.map(({ unknown }) => unknown)).toEqual([true, undefined, undefined, undefined]);
  actions.acceptWord.run(desk, { word: 'errradas' });
  const left = await actions.remarks.run(desk, { path: 'about.yaml', values });
  expect(left.map(({ found }) => found)).not.toContain('errradas');
  expect(loadContent(desk.store.root).dictionary.words).toEqual(['errradas', 'rollover']);
});

it('articles have the names that readers know, in lists and in places', () => {
  change(article, { title: 'Um bónus de {{bonus-exemplo}}' });
  const { articles } = actions.overview.run(desk, {});
  const title = articles.find(({ path }) => path === article)?.title;
  expect(title).toMatch(/^Um bónus de \d/);
  expect(actions.pages.run(desk, {})).toContainEqual({ address: `/artigos/${slug}`, title, state: 'pronto' });
  const lost = { file: article, what: 'o quê', why: 'porquê', mend: 'como' };
  expect(withPlaces(desk.store, [lost])).toEqual([{ ...lost, field: 'body', place: expect.stringMatching(`^${title} › O texto do artigo`) }]);
});

it('a partner that is no longer an example, with words of the example left: the save says which', () => {
  const { casinos, ...rest } = open('casinos.yaml').values as { casinos: Values[] };
  const real = { title: 'Casino Novo', link: 'https://casino.pt/', description: 'Outra descrição.' };
  const licence = { company: 'Empresa, S.A.', games: 'jogos de fortuna ou azar', seenOn: '2026-01-01' };
  const casino = { ...casinos[0], ...real, licence, placeholder: null };
  const { notes } = save('casinos.yaml', { ...rest, casinos: [casino, ...casinos.slice(1)] });
  expect(notes).toEqual([expect.stringMatching(/«Casino Novo».*«Descrição completa.*«O que o leitor deve confirmar/)]);
  expect(notes[0]).not.toContain('Descrição curta');
});

it('the launch check knows what comes out on a later day', async () => {
  const later = { title: 'Depois', slug: 'depois', publishedOn: '2099-01-01', reviewedOn: '2099-01-01' };
  const { notes } = actions.save.run(desk, { path: 'articles/depois.md', values: { ...open(article).values, ...later } });
  expect(notes).toEqual([expect.stringMatching(/^Sai a 1\sde\sjaneiro de\s2099: /)]);
  const { waiting } = await actions.launchCheck.run(desk, {});
  expect(waiting).toEqual([{ title: 'Depois', path: 'articles/depois.md', publishedOn: '1\u00a0de\u00a0janeiro de\u00a02099' }]);
  expect(actions.overview.run(desk, {}).articles.find(({ path }) => path === 'articles/depois.md')?.state).toMatch(/^agendado para 1\sde\sjaneiro de\s2099$/);
});

it('the launch check names who must act and where, and says what is solved since the site was last made', async () => {
  const { groups } = await actions.launchCheck.run(desk, {});
  expect(groups.map(({ actor }) => actor)).toEqual(Object.values(actors));
  const files = groups.flatMap((group) => group.files);
  expect(files).toContainEqual(
    expect.objectContaining({ page: 'Datas da promoção', found: expect.arrayContaining([expect.objectContaining({ field: 'prize' })]) }),
  );
  const findings = files.flatMap(({ found }) => found.map((finding) => ({ key: keyOf(finding), what: finding.what })));
  mkdirSync(desk.stateFolder);
  writeFileSync(join(desk.stateFolder, 'publication.json'), JSON.stringify({ at: '', pages: {}, findings }));
  change('promotion.yaml', { prize: { value: 'um cabaz' } });
  expect((await actions.launchCheck.run(desk, {})).solved).toMatchObject([{ key: expect.stringContaining('promotion.yaml prize') }]);
});

it('the steps of each host end with what to confirm', () => {
  const guides = actions.hostGuides.run(desk, {});
  expect(guides.at(-1)?.name).toBe('confirmar.md');
  // What needs a terminal stands apart.
  for (const { title, text } of guides) expect(`${title} ${text}`.split(/para quem tem um técnico/i)[0], title).not.toMatch(/npm run|curl|deploy\//);
});

describe('pictures', () => {
  const drawn = (background: string) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const add = async (name: string, bytes: Buffer) => (await actions.addPicture.run(desk, { name, base64: bytes.toString('base64') })).name;

  it('get a name for addresses, one for each picture', async () => {
    expect(await add('Elétrico 28.PNG', await drawn('red'))).toBe('eletrico-28.jpg');
    expect(await add('eletrico 28.jpeg', await drawn('red'))).toBe('eletrico-28.jpg');
    expect(await add('Elétrico 28.jpg', await drawn('blue'))).toBe('eletrico-28-2.jpg');
    expect(await add('../../🎄', await drawn('red'))).toBe('imagem.jpg');
    expect(actions.unusedPictures.run(desk, {})).toEqual(['eletrico-28-2.jpg', 'eletrico-28.jpg', 'imagem.jpg']);
  });

  it('are shown by articles; those that none shows are removed, and come back with a text of the history that shows them', async () => {
    const name = await add('a.jpg', await drawn('red'));
    const { values } = open(article);
    expect(() => change(article, { body: `${values.body}\n\n![](${name})` })).toThrow('não diz o que nela se vê');
    change(article, { body: `${values.body}\n\n![Uma cor](${name})` });
    const bytes = readFileSync(join(desk.store.root, 'pictures', name));
    expect(() => actions.removePicture.run(desk, { name })).toThrow('Um artigo mostra a imagem');
    save(article, values);
    actions.removePicture.run(desk, { name });
    expect(desk.store.pictures()).toEqual([]);
    actions.save.run(desk, { path: article, token: open(article).token, text: versionsOf(article)[0]?.text });
    expect(desk.store.readPicture(name)).toEqual(bytes);
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
    expect(() => actions.removePicture.run(desk, { name })).toThrow('Um artigo mostra a imagem');
  });
});
