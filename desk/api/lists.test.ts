import { expect, it } from 'vitest';
import { withPlaces } from './change-content';
import { article, byHand, change, desk, deskForEachTest, makeSite, open, run, slug } from './test-desk';

deskForEachTest();

it('articles have the names that readers know, in lists and in places', () => {
  change(article, { title: 'Um bónus de {{bonus-exemplo}}' });
  const title = run('overview', {}).articles.find(({ path }) => path === article)?.title;
  expect(title).toMatch(/^Um bónus de \d/);
  expect(run('pages', {})).toContainEqual({ address: `/artigos/${slug}`, title, state: undefined });
  const lost = { file: article, what: 'o quê', why: 'porquê', mend: 'como' };
  expect(withPlaces(desk, [lost])).toEqual([{ ...lost, field: 'body', place: expect.stringMatching(`^${title} › O texto do artigo`) }]);
});

it('«pronto» is what waits to be sent, «em linha» what readers have', () => {
  const path = 'articles/rio.md';
  run('save', { path, values: { ...open(article).values, slug: 'rio', title: 'Rio' } });
  const state = () => run('overview', {}).articles.find((one) => one.path === path)?.state;
  expect(state()).toBe('pronto, por enviar');
  makeSite();
  run('sent', {});
  expect(state()).toBe('em linha');
  change(path, { topic: 'Outro' });
  expect(state()).toBe('em linha, com mudanças por enviar');
  change(path, { draft: true });
  expect(state()).toBe('em linha; aqui, rascunho');
});

it('an article says that it waits to be sent when the list of what does names it, and else does not', () => {
  makeSite();
  run('sent', {});
  byHand(article, open(article).text.replace(/^title: (.*)$/m, "title: '$1'"));
  const state = (path: string) => run('overview', {}).articles.find((one) => one.path === path)?.state;
  expect([run('standing', {}).since.changes, state(article)]).toEqual([[], 'em linha']);
  run('renameArticle', { path: article, token: open(article).token, slug: 'outro-nome' });
  expect(state('articles/outro-nome.md')).toBe('em linha, com mudanças por enviar');
});
