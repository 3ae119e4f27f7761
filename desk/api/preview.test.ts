import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../rules/load-content';
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

it('says what a draft lacks for its page to be drawn; saved as it is, it has none', () => {
  const { schema, values } = run('open', {});
  expect(schema.required).toContain('title');
  const draft = { path: 'articles/novo.md', values: { ...values, slug: 'novo' } };
  expect(() => run('preview', { ...draft, tab: 1 })).toThrow('content/articles/novo.md › title');
  expect(run('save', draft).address).toBeUndefined();
  expect(run('open', { path: article }).address).toBe(`/artigos/${slug}`);
});
