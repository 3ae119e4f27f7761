import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../rules/rulebook';
import { article, byHand, change, desk, deskForEachTest, open, removeArticle, run, saveAs, slug, textOf, versionsOf } from './test-desk';

deskForEachTest();
const redirects = () => open('redirects.yaml').values.redirects;
const rename = (from: string, to: string) => {
  const path = `articles/${from}.md`;
  return run('renameArticle', { path, token: open(path).token, slug: to });
};
const mission = (text: string) => change('about.yaml', { mission: { title: 'Ruas', text } });

it('an article that moves takes the links of the site along, and leaves a redirect', () => {
  mission(`Veja [as contas](/artigos/${slug}#fontes) e https://outro.pt/artigos/${slug}.`);
  const { corrected } = rename(slug, 'contas-do-bonus');
  const others = desk.store.all().filter((path) => path !== 'redirects.yaml' && path !== 'articles/contas-do-bonus.md');
  expect(corrected).toHaveLength(others.filter((path) => textOf(path)?.includes('contas-do-bonus')).length);
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
  removeArticle();
  expect(redirects()).toEqual([{ from: '/artigos/contas-do-bonus' }, { from: '/artigos/bonus' }, { from: `/artigos/${slug}` }]);
});

it.each([{ draft: true }, { publishedOn: '2999-01-01', reviewedOn: '2999-01-01' }])('one that readers have not seen leaves none: %o', (values) => {
  saveAs('rio', { ...values });
  expect(rename('rio', 'mar').redirected).toBe(false);
  removeArticle('articles/mar.md', '/regras');
  expect(redirects()).toEqual([]);
});

it('one that readers once saw leaves one, though it is a draft by now', () => {
  saveAs('rio');
  change('articles/rio.md', { draft: true });
  removeArticle('articles/rio.md');
  expect(redirects()).toEqual([{ from: '/artigos/rio' }]);
});

it('an article that nobody can read is mended before it moves; others keep none from moving', () => {
  byHand('articles/lixo.md', Buffer.from([0xff]));
  byHand('articles/meio.md', 'sem cabeçalho');
  rename(slug, 'barcos');
  expect(textOf('articles/barcos.md')).toContain('slug: barcos');
  expect(() => rename('meio', 'inteiro')).toThrow('O artigo não se deixa ler');
});

it('broken redirects are mended before an article that readers saw moves', () => {
  byHand('redirects.yaml', 'redirects: "');
  expect(() => rename(slug, 'barcos')).toThrow('content/redirects.yaml não se deixa ler: corrija-o primeiro');
  expect(textOf(article)).toBeDefined();
});

it('an article that moves to the address of a deleted one keeps the history of both', () => {
  change(article, { topic: 'Contas' });
  removeArticle();
  const other = 'articles/ruas-de-pedra.md';
  change(other, { topic: 'Pedras' });
  const files = (path: string) => versionsOf(path).map(({ text }) => text);
  const file = run('versions', { path: other }).versions.map(({ id }) => statSync(join(desk.stateFolder, other, id)).ino);
  const both = [...files(other), textOf(other), ...files(article)];
  rename('ruas-de-pedra', slug);
  expect(files(article).toSorted()).toEqual(both.toSorted());
  // What is renamed, and not copied, is never half there when the desk is killed.
  expect(run('versions', { path: article }).versions.map(({ id }) => statSync(join(desk.stateFolder, article, id)).ino)).toEqual(expect.arrayContaining(file));
  expect(run('versions', { path: other }).versions).toEqual([]);
});

it.each([
  ['which another page replaces', '/regras', '[as contas](/regras)'],
  ['which nothing replaces', undefined, 'Veja as contas e'],
])('an article %s goes to the bin', (_, to, words) => {
  // The page in its place has other sections.
  mission(`Veja [as contas](/artigos/${slug}#a-primeira-dobra) e mais.`);
  const { text, token } = open(article);
  const { changed, title } = run('removeArticle', { path: article, token, to });
  expect({ changed, title }).toEqual({ title: 'Barcos de papel', changed: expect.arrayContaining(['Sobre o projeto', 'Ruas de pedra']) });
  expect(textOf('about.yaml')).toContain(words);
  expect(redirects()).toEqual([{ from: `/artigos/${slug}`, ...(to && { to }) }]);
  expect(loadContent(desk.store.root).articles.map((other) => other.slug)).not.toContain(slug);
  expect(run('overview', {}).removed).toMatchObject([{ path: article, title: 'Barcos de papel' }]);
  run('save', { path: article, text: versionsOf(article)[0]?.text ?? '' });
  expect(textOf(article)).toBe(text);
  expect(redirects()).toEqual([]);
});

it.each(['/regras', '/artigos/ruas-de-pedra', undefined])(
  'an article that comes back brings the links and relations that deleting it took away (to %s)',
  (to) => {
    mission(`Veja [as contas](/artigos/${slug}#fontes) e mais.`);
    const before = Object.fromEntries(desk.store.all().map((path) => [path, textOf(path)]));
    const { text, token } = open(article);
    run('removeArticle', { path: article, token, to });
    expect(textOf('articles/ruas-de-pedra.md')).not.toContain(slug);
    change('about.yaml', { title: 'Escrito depois' });
    const { notes } = run('save', { path: article, text });
    expect(notes).toEqual([expect.stringContaining('Sobre o projeto')]);
    expect(textOf('about.yaml')).toBe(before['about.yaml']?.replace(/^title: .*/m, 'title: Escrito depois'));
    for (const path of desk.store.all().filter((other) => other !== 'about.yaml')) expect(textOf(path)).toBe(before[path]);
  },
);

it('what was written around a link stays, and the link and the relation come back', () => {
  mission(`Veja [as contas](/artigos/${slug}).`);
  const other = 'articles/ruas-de-pedra.md';
  const { related } = open(other).values as { related: string[] };
  saveAs('rio', { related: ['ruas-de-pedra'] });
  const { text, token } = open(article);
  run('removeArticle', { path: article, token });
  mission('Antes de tudo. Veja as contas. Uma frase nova.');
  change(other, { related: [...related.filter((one) => one !== slug), 'rio'] });
  expect(run('save', { path: article, text }).notes).toEqual([expect.stringMatching(/^As ligações que lá levavam voltaram a: (?!.*Não)/)]);
  expect(open('about.yaml').values.mission).toMatchObject({ text: `Antes de tudo. Veja [as contas](/artigos/${slug}). Uma frase nova.` });
  expect(open(other).values.related).toEqual(expect.arrayContaining([slug, 'rio']));
});

it.each(['Outro texto.', 'Veja e mais.'])('where the words of a link are gone, it says that the link did not come back: «%s»', (words) => {
  mission(`Veja [as contas](/artigos/${slug}).`);
  const { text, token } = open(article);
  run('removeArticle', { path: article, token, to: '/regras' });
  mission(words);
  const { notes } = run('save', { path: article, text });
  expect(open('about.yaml').values.mission).toMatchObject({ text: words });
  expect(notes.at(-1)).toContain('Não voltaram todas a: Sobre o projeto. Um dos textos mudou entretanto: reponha-as à mão.');
});

it('of a text that went to the bin meanwhile it says so, by its title', () => {
  const rio = 'articles/rio.md';
  run('save', { path: rio, values: { ...open(article).values, slug: 'rio', title: 'Rio', related: [slug] } });
  const { text, token } = open(article);
  run('removeArticle', { path: article, token });
  removeArticle(rio);
  expect(run('save', { path: article, text }).notes.at(-1)).toContain('Não voltaram todas a: Rio.');
});

it.each(['/regras', undefined])('an address that an article had before leads to it again when it comes back (from %s)', (to) => {
  rename(slug, 'contas');
  const before = textOf('redirects.yaml');
  const { text, token } = open('articles/contas.md');
  run('removeArticle', { path: 'articles/contas.md', token, to });
  run('save', { path: 'articles/contas.md', text });
  expect(textOf('redirects.yaml')).toBe(before);
});

it('an address that is a field of its own, or an old one that led to a section, keeps no article from being deleted', () => {
  const casinos = open('casinos.yaml').values as { turnTo: { doors: object[] } };
  const [door, ...others] = casinos.turnTo.doors;
  change('casinos.yaml', { turnTo: { ...casinos.turnTo, doors: [{ ...door, to: `/artigos/${slug}#a-primeira-dobra` }, ...others] } });
  change('redirects.yaml', { redirects: [{ from: '/velho', to: `/artigos/${slug}#a-primeira-dobra` }] });
  removeArticle();
  expect(open('casinos.yaml').values).toMatchObject({ turnTo: { doors: [{ to: '/artigos' }, ...others] } });
  expect(redirects()).toEqual([{ from: '/velho' }, { from: `/artigos/${slug}` }]);
});

it.each(['ruas-de-pedra', 'Título', '../site', 'index', ''])('no article moves to «%s»', (to) => {
  const { text } = open(article);
  expect(() => rename(slug, to)).toThrow();
  expect(textOf(article)).toBe(text);
  expect(redirects()).toEqual([]);
});
