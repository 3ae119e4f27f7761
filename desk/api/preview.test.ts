import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../rules/rulebook';
import type { Values } from './entry-text';
import { article, desk, deskForEachTest, open, run, slug, textOf, versionsOf } from './test-desk';

deskForEachTest();
const preview = (path: string, fields: Values, tab = 1) => run('preview', { path, values: { ...open(path).values, ...fields }, tab });

it('stands beside the content, which stays as it is', () => {
  const { text } = open('about.yaml');
  expect(preview('about.yaml', { title: 'Por guardar' }).address).toMatch(/^\/sobre-o-projeto\?por-guardar/);
  preview('about.yaml', { title: 'Do outro separador' }, 2);
  expect(loadContent(join(desk.unsavedFolder, '1')).about.title).toBe('Por guardar');
  expect(textOf('about.yaml')).toBe(text);
  expect(versionsOf('about.yaml')).toEqual([]);
});

it('a draft is seen while it is incomplete, with what is missing said in its place; saved as it is, it has no page', () => {
  const { values } = run('open', {});
  const draft = { path: 'articles/novo.md', values: { ...values, slug: '', excerpt: 'Um resumo que já está.' } };
  const { address, notes } = run('preview', { ...draft, tab: 1 });
  expect(address).toMatch(/^\/artigos\/novo\?por-guardar/);
  expect(notes).toEqual([expect.stringMatching(/^Falta para publicar: O título do artigo; .*Fontes/)]);
  expect(notes[0]).not.toContain('O resumo');
  const seen = loadContent(join(desk.unsavedFolder, '1'), undefined, true).articles.find((one) => one.slug === 'novo');
  expect(seen).toMatchObject({
    title: 'Falta: O título do artigo',
    excerpt: 'Um resumo que já está.',
    lead: 'Falta: O parágrafo de abertura',
    headings: [{ text: 'Falta: O texto do artigo' }],
    sources: [{ title: expect.stringMatching(/^Falta: O título da página consultada/) }],
  });
  expect(run('save', { ...draft, values: { ...draft.values, slug: 'novo' } })).toMatchObject({ address: undefined, notes });
  expect(textOf('articles/novo.md')).not.toContain('Falta');
  expect(run('open', { path: article }).address).toBe(`/artigos/${slug}`);
});

it('what is there in a draft and wrong is told', () => {
  const { values } = run('open', {});
  const draft = { path: 'articles/novo.md', values: { ...values, slug: 'novo', publishedOn: '2025-13-01' }, tab: 1 };
  expect(() => run('preview', draft)).toThrow('content/articles/novo.md › publishedOn');
});
