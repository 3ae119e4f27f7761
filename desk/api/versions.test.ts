import { expect, it } from 'vitest';
import { article, byHand, change, desk, deskForEachTest, open, removeArticle, run, saveAs, textOf } from './test-desk';

deskForEachTest();
const newest = (path: string) => run('versions', { path }).versions[0]?.id ?? '';
const lastChange = () => run('recentChanges', {})[0];

it('what changed is said in a few words', () => {
  const casinos = open('casinos.yaml').values.casinos as { title: string }[];
  change('casinos.yaml', { casinos: casinos.slice(0, 2) });
  expect(lastChange()).toMatchObject({ name: 'Casinos parceiros', what: 'retirou «casinos 2 title»' });
  change('casinos.yaml', { casinos: [...casinos.slice(0, 2).reverse(), casinos[2]] });
  expect(lastChange()).toMatchObject({ what: 'repôs «casinos 2 title»; mudou a ordem de «Casinos» para casinos 1 title, casinos 0 title' });
  change('about.yaml', { title: 'Um', lead: 'Dois.' });
  expect(run('versions', { path: 'casinos.yaml' }).versions.at(-1)).toMatchObject({ what: 'retirou «casinos 2 title»' });
  expect(lastChange()).toMatchObject({
    what: expect.stringMatching(/^mudou «O título da página» \(«.+» → «Um»\), «O parágrafo de abertura» \(«.+» → «Dois.»\)$/),
  });
  removeArticle();
  expect(run('recentChanges', {}).find(({ path }) => path === article)).toMatchObject({ what: 'apagou o artigo' });
});

it('what changed is said with the names that the publisher knows: a partner, an article by its title, a day in words', () => {
  const casinos = open('casinos.yaml').values.casinos as object[];
  change('casinos.yaml', { casinos: casinos.with(1, { ...casinos[1], description: 'Outra.' }) });
  expect(lastChange()?.what).toMatch(/^mudou «Descrição curta.*» em «casinos 1 title» \(«.+» → «.+»\)$/);
  expect(run('versions', { path: 'casinos.yaml', partner: 1 }).versions).toMatchObject([
    { what: expect.stringMatching(/^mudou «Descrição curta.*» \(«.+» → «Outra.»\)$/) },
  ]);
  saveAs('rio', { title: 'Rio', related: [] });
  const { related } = open(article).values as { related: string[] };
  change(article, { related: [...related, 'rio'], reviewedOn: '2026-02-03' });
  const { changes } = run('version', { path: article, id: newest(article) });
  expect(changes).toContainEqual(expect.objectContaining({ place: 'Artigos relacionados › Rio', kind: 'removed', before: 'Rio' }));
  expect(changes).toContainEqual(expect.objectContaining({ before: expect.stringMatching(/^3\sde\sfevereiro\sde\s2026$/) }));
  expect(lastChange()?.what).toContain('acrescentou «Rio»');
  removeArticle('articles/rio.md');
  // One act is one line, under which stands what followed.
  const [removal] = run('recentChanges', {});
  expect(removal).toMatchObject({ path: 'articles/rio.md', name: 'Artigo «Rio»', what: 'apagou o artigo' });
  expect(removal?.followed).toContainEqual(expect.objectContaining({ path: article, what: 'retirou «Rio»' }));
});

it('that an article is new, that it moved, was deleted and came back is said', () => {
  const [path, moved] = ['articles/rio.md', 'articles/mar.md'];
  run('save', { path, values: { ...open(article).values, slug: 'rio', title: 'Rio' } });
  run('renameArticle', { path, token: open(path).token, slug: 'mar' });
  const { text, token } = open(moved);
  run('removeArticle', { path: moved, token });
  run('save', { path: moved, text });
  const told = run('recentChanges', {}).filter((change) => change.path === moved);
  expect(told.map(({ name, what }) => `${name}: ${what}`)).toEqual([
    'Artigo «Rio»: repôs o artigo',
    'Artigo «Rio»: apagou o artigo',
    'Artigo «Rio»: mudou «O fim do endereço, depois de /artigos/» («rio» → «mar»)',
    'Artigo «Rio»: criou o artigo',
  ]);
});

it('saves of one field that follow one another are told as one, which leads to what it said before them', () => {
  const { text } = open('about.yaml');
  for (const title of ['Um', 'Dois', 'Três']) change('about.yaml', { title });
  expect(run('recentChanges', {}).map(({ what }) => what)).toEqual([expect.stringMatching(/^mudou «O título da página» \(«.+» → «Três»\)$/)]);
  expect(run('version', { path: 'about.yaml', id: lastChange()?.id ?? '' }).text).toBe(text);
  change('rules.yaml', { title: 'Outro' });
  change('about.yaml', { title: 'Quatro' });
  expect(run('recentChanges', {}).map(({ name }) => name)).toEqual(['Sobre o projeto', 'Regras e perguntas frequentes', 'Sobre o projeto']);
  run('save', { path: 'about.yaml', text: textOf('about.yaml')?.replace('Quatro', 'Três'), token: open('about.yaml').token });
  expect(lastChange()?.what).toBe('mudou «O título da página», e voltou a pôr o que lá estava');
});

it('one field alone is put back, and what was written in the others stays', () => {
  const { text } = open('about.yaml');
  change('about.yaml', { title: 'Engano', lead: 'Outro parágrafo.' });
  change('about.yaml', { lead: 'Um parágrafo de hoje.' });
  const [id = ''] = run('versions', { path: 'about.yaml' })
    .versions.map((version) => version.id)
    .slice(-1);
  const { changes, token = '' } = run('version', { path: 'about.yaml', id });
  const index = changes.findIndex(({ place }) => place === 'O título da página');
  run('restoreChange', { path: 'about.yaml', id, index, token });
  expect(textOf('about.yaml')).toBe(text.replace(/^lead: .*/m, 'lead: Um parágrafo de hoje.'));
});

it.each([
  ['removed', (items: object[]) => items.slice(1)],
  ['added', (items: object[]) => [items[0], { ...items[0], title: 'A mais' }, ...items.slice(1)]],
  ['moved', (items: object[]) => items.toReversed()],
])('an item that was %s is put back alone', (_, edit) => {
  const path = 'casinos.yaml';
  const { values, text } = open(path);
  const sources = [...(values.sources as object[]), { title: 'Outra', consultedOn: '2026-01-01' }];
  change(path, { sources });
  const before = textOf(path);
  expect(before).not.toBe(text);
  change(path, { sources: edit(sources) });
  const { changes, token = '' } = run('version', { path, id: newest(path) });
  expect(changes).toHaveLength(1);
  run('restoreChange', { path, id: newest(path), index: 0, token });
  expect(open(path).values).toEqual({ ...values, sources });
});

it('a value and the mark that it is an example are one field', () => {
  const { text } = open('promotion.yaml');
  change('promotion.yaml', { prize: { value: 'um cabaz', placeholder: null } });
  const { changes, token = '' } = run('version', { path: 'promotion.yaml', id: newest('promotion.yaml') });
  expect(changes).toMatchObject([{ place: 'O prémio do sorteio', before: 'um cabaz', after: expect.stringContaining('Isto é um exemplo') }]);
  run('restoreChange', { path: 'promotion.yaml', id: newest('promotion.yaml'), index: 0, token });
  expect(textOf('promotion.yaml')).toBe(text);
});

it('nothing is put back into a text that is no longer the one that was seen', () => {
  change('about.yaml', { title: 'Engano' });
  const { token = '' } = run('version', { path: 'about.yaml', id: newest('about.yaml') });
  const id = newest('about.yaml');
  byHand('about.yaml', `# à mão\n${textOf('about.yaml')}`);
  expect(() => run('restoreChange', { path: 'about.yaml', id, index: 0, token })).toThrow('foi guardado entretanto');
  expect(desk.store.read('about.yaml')?.text).toContain('Engano');
});
