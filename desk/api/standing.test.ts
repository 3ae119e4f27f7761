import { expect, it } from 'vitest';
import { article, byHand, change, deskForEachTest, makeSite, open, run, saveAs } from './test-desk';

deskForEachTest();
const changes = () => run('standing', {}).since.changes;

it('says what is left, by whom, and where to begin', () => {
  const { left } = run('standing', {});
  expect(left?.count).toBeGreaterThan(0);
  expect(left?.actors[0]).toMatchObject({ actor: 'Quem publica' });
  expect(left?.actors.reduce((sum, { count }) => sum + count, 0)).toBe(left?.count);
  expect(open(left?.first?.path ?? '').values).toBeDefined();
});

it('a partner whom the table of licences does not have comes before all else, and is named where the site is sent', () => {
  const [casino, ...others] = open('casinos.yaml').values.casinos as object[];
  const licence = { company: 'Outra, S.A.', games: 'jogos de fortuna ou azar', seenOn: '2026-01-01' };
  change('casinos.yaml', { casinos: [{ ...casino, placeholder: null, title: 'Outra', link: 'https://www.wikipedia.pt/', licence }, ...others] });
  expect(run('standing', {}).left?.first).toMatchObject({ path: 'casinos.yaml', field: 'casinos[0].licence.domain' });
  expect(run('launchCheck', {}).unlicensed).toMatchObject([{ what: expect.stringContaining('de «Outra», não está na tabela') }]);
});

it.each([
  [{}, 'terminou', 'notices draw ended'],
  [
    { signUpsCloseOn: '2999-12-24', drawOn: '2999-12-25', listPublishedBy: '2999-12-27' },
    'estamos nos dias das inscrições',
    'notices draw unauthorised ahead sentence',
  ],
])('says where the draw stands, and what readers are told: %o', (dates, phase, said) => {
  change('promotion.yaml', dates);
  expect(run('standing', {}).draw).toEqual({ edition: '2025', phase, authorised: false, said });
});

it('says what readers do not have yet, and forgets it once the site is sent', () => {
  expect(changes()).toBeUndefined();
  makeSite();
  expect(changes()).toEqual([]);
  change('about.yaml', { title: 'Outro' });
  saveAs('rio', { title: 'Rio' });
  // No reader sees a draft, or a word of the dictionary.
  saveAs('mar', { draft: true });
  run('acceptWord', { word: 'Ribeira' });
  const expected = [
    { path: 'about.yaml', name: 'Sobre o projeto', what: 'mudou «O título da página» («about title» → «Outro»)' },
    { path: 'articles/rio.md', name: 'Rio', what: 'é novo no site' },
  ];
  expect(changes()).toMatchObject(expected);
  expect(run('standing', {}).left?.onAir).toBe(false);
  run('sent', {});
  expect(run('standing', {}).left?.onAir).toBe(true);
  // What was sent is the site that was made before.
  expect(changes()).toMatchObject(expected);
  makeSite('2026-01-02T00:00:00Z');
  expect(run('standing', {}).since).toMatchObject({ madeIsSent: false, changes: expected });
  run('sent', {});
  expect(run('standing', {}).since).toMatchObject({ madeIsSent: true, changes: [] });
});

it('an article that moved is told as such, and what followed it is not told', () => {
  makeSite();
  run('sent', {});
  run('renameArticle', { path: article, token: open(article).token, slug: 'outro-nome' });
  change('articles/outro-nome.md', { topic: 'Rios' });
  const told = changes()?.filter(({ path }) => path !== 'redirects.yaml');
  expect(told).toMatchObject([
    { path: 'articles/outro-nome.md', name: 'Barcos de papel', what: expect.stringMatching(/^mudou de endereço; mudou «O tema.*» \(«.+» → «Rios»\)$/) },
  ]);
});

it('content that cannot be built leaves the rest of the page', () => {
  byHand('about.yaml', 'title: "');
  expect(run('standing', {})).toMatchObject({ left: undefined, draw: undefined });
});
