import { expect, it } from 'vitest';
import type { Values } from './entry-text';
import { article, change, deskForEachTest, open, run, save } from './test-desk';

deskForEachTest();

it('a real partner whose button leads to the first page of its brand: said once, until an affiliate link takes its place', () => {
  const { casinos, ...rest } = open('casinos.yaml').values as { casinos: Values[] };
  const licence = { company: 'Empresa, S.A.', games: 'jogos de fortuna ou azar', seenOn: '2026-01-01' };
  const words = { description: 'Um.', longDescription: 'Dois.', conditions: 'Três.' };
  const saved = (fields: Values) =>
    save('casinos.yaml', { ...rest, casinos: [{ ...casinos[0], ...words, title: 'Casino Novo', licence, placeholder: null, ...fields }, ...casinos.slice(1)] })
      .notes;
  expect(saved({ link: 'https://casino.pt' })).toEqual([expect.stringContaining('O botão de «Casino Novo» leva à primeira página da marca')]);
  expect(saved({ link: 'https://casino.pt', conditions: 'Quatro.' })).toEqual([]);
  expect(saved({ link: 'https://casino.pt/?de=nos' })).toEqual([]);
});

it('a table that was read on another day and says that it was read as before: the save asks for it, once', () => {
  const path = 'licensed-operators.yaml';
  const { readOn, howRead } = open(path).values;
  const asks = [expect.stringContaining('«Como a lista foi lida» diz o mesmo que antes')];
  expect(change(path, { readOn: { ...(readOn as Values), value: '2026-01-02' } }).notes).toEqual(asks);
  expect(change(path, { title: 'Outro' }).notes).toEqual([]);
  expect(change(path, { domainsReadOn: '2026-01-01' }).notes).toEqual(asks);
  expect(change(path, { domainsReadOn: '2026-01-03', howRead: `${howRead} Desta vez, na própria página.` }).notes).toEqual([]);
});

it('what comes out on a later day is said when it is saved, in the list and by the launch check', async () => {
  const later = { title: 'Depois', slug: 'depois', publishedOn: '2099-01-01', reviewedOn: '2099-01-01' };
  const path = 'articles/depois.md';
  expect(run('save', { path, values: { ...open(article).values, ...later } }).notes).toEqual([expect.stringMatching(/^Sai a 1\sde\sjaneiro de\s2099: /)]);
  expect((await run('launchCheck', {})).waiting).toEqual([{ title: 'Depois', file: path, publishedOn: '1\u00a0de\u00a0janeiro de\u00a02099' }]);
  expect(run('overview', {}).articles.find((one) => one.path === path)?.state).toMatch(/^agendado para 1\sde\sjaneiro de\s2099$/);
});
