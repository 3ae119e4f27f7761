import { expect, it } from 'vitest';
import { change, deskForEachTest, open, run } from './test-desk';

deskForEachTest();

it('searches all texts and numbers, accents and capitals aside', () => {
  change('about.yaml', { lead: 'Uma Missão extraordinária.' });
  expect(run('search', { words: 'MISSAO EXTRAORDINARIA' })).toEqual([
    { path: 'about.yaml', field: 'lead', place: 'Sobre o projeto › O parágrafo de abertura', excerpt: 'Uma Missão extraordinária.' },
  ]);
  const found = run('search', { words: String(open('site.yaml').values.copyrightYear) });
  expect(found).toContainEqual(expect.objectContaining({ path: 'site.yaml', field: 'copyrightYear' }));
});
