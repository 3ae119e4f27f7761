import { expect, it } from 'vitest';
import { withPlaces } from './change-content';
import { article, change, desk, deskForEachTest, run, slug } from './test-desk';

deskForEachTest();

it('articles have the names that readers know, in lists and in places', () => {
  change(article, { title: 'Um bónus de {{bonus-exemplo}}' });
  const title = run('overview', {}).articles.find(({ path }) => path === article)?.title;
  expect(title).toMatch(/^Um bónus de \d/);
  expect(run('pages', {})).toContainEqual({ address: `/artigos/${slug}`, title, state: 'pronto' });
  const lost = { file: article, what: 'o quê', why: 'porquê', mend: 'como' };
  expect(withPlaces(desk.store, [lost])).toEqual([{ ...lost, field: 'body', place: expect.stringMatching(`^${title} › O texto do artigo`) }]);
});
