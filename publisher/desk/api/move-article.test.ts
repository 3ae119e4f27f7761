import { expect, it } from 'vitest';
import { loadContent } from '../../../src/model/load-content';
import { article, change, desk, deskForEachTest, open, run, slug, textOf, versionsOf } from './test-desk';

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
  run('removeArticle', { path: article, token: open(article).token });
  expect(redirects()).toEqual([{ from: '/artigos/contas-do-bonus' }, { from: '/artigos/bonus' }, { from: `/artigos/${slug}` }]);
});

it.each([{ draft: true }, { publishedOn: '2999-01-01', reviewedOn: '2999-01-01' }])('one that readers have not seen leaves none: %o', (values) => {
  run('save', { path: 'articles/rio.md', values: { ...open(article).values, slug: 'rio', ...values } });
  expect(rename('rio', 'mar').redirected).toBe(false);
  expect(redirects()).toEqual([]);
});

it.each([
  ['which another page replaces', '/regras', '[as contas](/regras)'],
  ['which nothing replaces', undefined, 'Veja as contas e'],
])('an article %s goes to the bin', (_, to, words) => {
  mission(`Veja [as contas](/artigos/${slug}) e mais.`);
  const { text, token } = open(article);
  run('removeArticle', { path: article, token, to });
  expect(textOf('about.yaml')).toContain(words);
  expect(redirects()).toEqual([{ from: `/artigos/${slug}`, ...(to && { to }) }]);
  expect(loadContent(desk.store.root).articles.map((other) => other.slug)).not.toContain(slug);
  expect(run('overview', {}).removed).toEqual([article]);
  run('save', { path: article, text: versionsOf(article)[0]?.text ?? '' });
  expect(textOf(article)).toBe(text);
  expect(redirects()).toEqual([]);
});

it.each(['ruas-de-pedra', 'Título', '../site', 'index', ''])('no article moves to «%s»', (to) => {
  const { text } = open(article);
  expect(() => rename(slug, to)).toThrow();
  expect(textOf(article)).toBe(text);
  expect(redirects()).toEqual([]);
});
