import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../../paths';
import { temporaryFolder } from '../../tests/temporary-folder';
import { loadContent } from './load-content';

let root: string;
beforeEach(() => {
  root = temporaryFolder(contentFolder);
});

const today = '2030-05-10';
const load = (day = today, withWaiting = false) => loadContent(root, day, withWaiting);
const original = readFileSync(join(contentFolder, 'articles/dicas-aproveitar-bonus.md'), 'utf8');

/** A second article, that nobody links to. */
const write = (fields: string, body = 'Um texto.') => {
  const [, head = ''] = original.split('---\n');
  const kept = head.replace(/^(slug|publishedOn|reviewedOn|draft):.*\n/gm, '');
  writeFileSync(join(root, 'articles/outro.md'), `---\nslug: outro\n${kept}${fields}\n---\n\n${body}\n`);
};
const slugs = (day?: string, withWaiting?: boolean) => load(day, withWaiting).articles.map(({ slug }) => slug);

it.each([
  ['a draft', 'draft: true\npublishedOn: 2030-01-01\nreviewedOn: 2030-01-01', '2031-01-01', false],
  ['an article of a later day, until then', 'publishedOn: 2030-05-11\nreviewedOn: 2030-05-11', '2030-05-10', false],
  ['an article, from its day on', 'publishedOn: 2030-05-11\nreviewedOn: 2030-05-11', '2030-05-11', true],
])('%s', (_, fields, day, out) => {
  write(fields);
  expect(slugs(day).includes('outro')).toBe(out);
  expect(load(day).waiting.map(({ slug }) => slug)).toEqual(out ? [] : ['outro']);
  expect(slugs(day, true)).toContain('outro');
});

it('a draft may be unfinished, and its faults stop nobody; no draft, they do', () => {
  write('draft: true\npublishedOn: 2030-01-01\nreviewedOn: 2030-01-01', '[aqui](/artigos/nenhum) {{nada}}');
  expect(slugs()).not.toContain('outro');
  writeFileSync(join(root, 'articles/outro.md'), '---\ndraft: true\n---\n');
  expect(slugs()).not.toContain('outro');
  writeFileSync(join(root, 'articles/outro.md'), '---\ntitle: Um\n---\n');
  expect(() => load()).toThrow('articles/outro.md');
});

it('whoever reads is not led to an article that waits; an article that waits with it may lead there', () => {
  write('publishedOn: 2030-05-11\nreviewedOn: 2030-05-11', 'Veja [o próprio](/artigos/outro).');
  expect(slugs()).not.toContain('outro');
  writeFileSync(
    join(root, 'articles/dicas-aproveitar-bonus.md'),
    original.replace(/^related:$/m, 'related:\n  - outro').replace(/^( {2}- [a-z-]+\n){3}/m, '  - outro\n'),
  );
  expect(load().articles.flatMap(({ related }) => related)).not.toContain('outro');
  writeFileSync(join(root, 'articles/dicas-aproveitar-bonus.md'), `${original}\n[ali](/artigos/outro)\n`);
  expect(() => load()).toThrow(/leva a um artigo que só sai em 11\sde\smaio de\s2030/);
  expect(slugs('2030-05-11')).toContain('outro');
});
