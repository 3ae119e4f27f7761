import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { article, byHand, change, desk, deskForEachTest, folder, open, run, saveAs, textOf } from './test-desk';

deskForEachTest();

it.each(['../package.json', '/etc/hostname', 'articles/../site.yaml', 'articles/Título.md', 'outro.yaml', 'articles/a.md/../../site.yaml', ''])(
  'has nothing to do with %j',
  (path) => {
    expect(() => open(path)).toThrow('não é um ficheiro que a mesa possa abrir');
    expect(() => run('save', { path, text: 'a: 1' })).toThrow('não é um ficheiro que a mesa possa abrir');
  },
);

const bomb = `a: &a [x, x]\n${[...'bcdefghij'].map((name, index) => `${name}: &${name} [${`*${'abcdefghij'[index]}, `.repeat(9)}*a]`).join('\n')}\n`;
it.each([
  ['an unclosed quote', 'title: "aberto\n'],
  ['anchors that explode', bomb],
  ['no group', '- um\n'],
  ['nothing', ''],
])('%s in one file keeps nobody from the others', (_, text) => {
  byHand('legal/terms.yaml', text);
  const overview = run('overview', {});
  expect(overview.articles).toHaveLength(desk.store.articles().length);
  expect(overview.problems.length).toBeGreaterThan(0);
  expect(open('legal/terms.yaml')).toMatchObject({ text, values: undefined });
  change('about.yaml', { title: 'Outro' });
  expect(textOf('about.yaml')).toContain('title: Outro');
});

it('broken redirects keep nobody from a new article', () => {
  byHand('redirects.yaml', 'redirects: "');
  saveAs('novo');
  expect(textOf('articles/novo.md')).toContain('slug: novo');
});

it.each(['nothing', 'a file'])('with %s in the place of the articles there are none, and all else can be opened', (instead) => {
  rmSync(join(desk.store.root, 'articles'), { recursive: true });
  if (instead === 'a file') byHand('articles', '');
  expect(run('overview', {})).toMatchObject({ articles: [], removed: [] });
  expect(open('site.yaml').values).toBeDefined();
});

it('one broken article keeps nobody from the others, and is shown as it is written', () => {
  byHand(article, 'sem cabeçalho');
  expect(run('overview', {}).articles.find(({ path }) => path === article)).toMatchObject({ state: 'ilegível' });
  expect(open(article)).toMatchObject({ text: 'sem cabeçalho', values: undefined });
});

it.each([
  ['file', article],
  ['folder', 'articles'],
])('a link as %s is not followed', (_, path) => {
  renameSync(join(desk.store.root, path), join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(desk.store.root, path));
  expect(() => open(article)).toThrow('é uma ligação para fora da pasta');
  expect(() => run('save', { path: article, text: 'x' })).toThrow('é uma ligação para fora da pasta');
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
