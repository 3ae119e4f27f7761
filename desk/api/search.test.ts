import { expect, it } from 'vitest';
import { article, byHand, change, deskForEachTest, open, run } from './test-desk';

deskForEachTest();

it('searches all texts and numbers, accents and capitals aside', () => {
  change('about.yaml', { lead: 'Uma Missão extraordinária.' });
  expect(run('search', { words: 'MISSAO EXTRAORDINARIA' })).toEqual([
    { path: 'about.yaml', field: 'lead', place: 'Sobre o projeto › O parágrafo de abertura', before: 'Uma ', words: 'Missão extraordinária', after: '.' },
  ]);
  const found = run('search', { words: String(open('site.yaml').values.copyrightYear) });
  expect(found).toContainEqual(expect.objectContaining({ path: 'site.yaml', field: 'copyrightYear' }));
});

it('names an item of a list as the reader knows it', () => {
  const { sources } = open('casinos.yaml').values as { sources: object[] };
  change('casinos.yaml', { sources: [...sources, { title: 'Os dias de {{edicao}}', consultedOn: '2026-01-01' }] });
  const places = run('search', { words: 'Os dias de' }).map(({ place }) => place);
  expect(places).toEqual([expect.stringMatching(/^Casinos parceiros › Os dias de [^{]+ › O título da página consultada, /)]);
});

it.each([
  ['emoji', '🎄'.repeat(200), 'NFC'],
  ['accents that are letters of their own', 'é'.repeat(200), 'NFD'],
])('what it shows stands around the words, after %s too', (_, before, form) => {
  change('about.yaml', { lead: `${before} A praça iluminada ${before}`.normalize(form) });
  const [found] = run('search', { words: 'praca' });
  expect(found?.words.normalize()).toBe('praça');
  expect(found?.before.normalize()).toMatch(/^….{1,60} A $/u);
  expect(found?.after.normalize()).toMatch(/^ iluminada .{1,60}…$/u);
});

it('a file that cannot be read keeps it from no other', () => {
  change('about.yaml', { lead: 'Uma palavra única.' });
  byHand(article, Buffer.from([0xff]));
  expect(run('search', { words: 'palavra única' })).toHaveLength(1);
});
