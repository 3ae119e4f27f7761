import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { articleWith } from '../tests/copy-article';
import { drawPages } from '../tests/drawn-pages';
import { temporaryFolder } from '../tests/temporary-folder';
import { loadContent } from './rulebook';

let root: string;
beforeEach(() => {
  root = temporaryFolder(contentFolder);
});

const today = '2030-05-10';
const load = (day = today, withWaiting = false) => loadContent(root, day, withWaiting);
const slugs = (day?: string, withWaiting?: boolean) => load(day, withWaiting).articles.map(({ slug }) => slug);

const original = readFileSync(join(contentFolder, 'articles/barcos-de-papel.md'), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(root, `articles/${name}.md`), text);

/** Another article, to which no link leads. */
const writeOther = (publishedOn: string, draft = false, body = 'Um texto.') =>
  write('outro', articleWith(original, { slug: `outro\ndraft: ${draft}`, publishedOn, reviewedOn: publishedOn }, body));

it.each([
  ['a draft', '2030-01-01', true, '2031-01-01', false, /^Rascunho · /],
  ['an article of a later day, until then', '2030-05-11', false, '2030-05-10', false, /^Agendado para 11\sde\smaio de\s2030 · /],
  ['an article, from its day on', '2030-05-11', false, '2030-05-11', true, /^[^·]+$/],
])('%s', (_, publishedOn, draft, day, out, topic) => {
  writeOther(publishedOn, draft);
  expect(slugs(day).includes('outro')).toBe(out);
  expect(load(day).waiting.map(({ slug }) => slug)).toEqual(out ? [] : ['outro']);
  expect(load(day, true).articles.find(({ slug }) => slug === 'outro')?.topic).toMatch(topic);
});

it('the faults of a draft stop no build', () => {
  writeOther('2030-01-01', true, '[aqui](/artigos/nenhum) {{nada}}');
  expect(slugs()).not.toContain('outro');
  write('outro', '---\ndraft: true\n---\n');
  expect(slugs()).not.toContain('outro');
  write('outro', '---\ntitle: Um\n---\n');
  expect(() => load()).toThrow('articles/outro.md');
});

it('no page that is out leads to an article that waits', async () => {
  writeOther('2030-05-11', false, 'Veja [o próprio](/artigos/outro).');
  expect(slugs()).not.toContain('outro');
  write('barcos-de-papel', original.replace('related: [', 'related: [outro, '));
  expect((await drawPages(load())).get('/artigos/barcos-de-papel')).not.toContain('/artigos/outro');
  write('barcos-de-papel', `${original}\n[ali](/artigos/outro)\n`);
  expect(() => load()).toThrow(/leva a um artigo que só sai em 11\sde\smaio de\s2030/);
  expect(slugs('2030-05-11')).toContain('outro');
});
