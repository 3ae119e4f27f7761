import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeEach, expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { type Content, loadContent } from '../src/model/load-content';
import { articlePath, routes } from '../src/routes';
import { temporaryFolder } from '../tests/temporary-folder';
import { drawPages } from './draw-pages';

const content = loadContent(contentFolder);
let distFolder: string;
beforeEach(() => {
  distFolder = temporaryFolder();
});

const draw = (changed: Content) =>
  drawPages(
    {
      content: changed,
      shared: { visitorScript: '', loader: '', font: '/', themeColor: '', favicon: '/' },
      // Modules name themselves in a build only.
      sheets: { base: '', sheetsOf: new Map([['', []]]) },
      fontFile: '',
      distFolder,
    },
    () => true,
    (_, suffix, make) => (suffix === '.html' ? make() : new Uint8Array()),
    '',
  );
const page = (file: string) => load(readFileSync(join(distFolder, file), 'utf8'));

it('a page that cannot be drawn is named, with its file and the cause; the others are drawn', async () => {
  const casinos = { ...content.casinos, lead: '| a | b |\n|---|---|\n| 1 | 2 |' };
  const { problems } = await draw({ ...content, casinos });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'casinos.yaml', what: expect.stringMatching(new RegExp(`^a página ${routes.casinos} .*holds a table`)) });
  expect(page('index.html')('h1')).toHaveLength(1);
});

it('no letter of a text moves a page out of its place, ends a script or asks for paint', async () => {
  const [article] = content.articles;
  if (!article) throw new Error('content/ has no article.');
  const title = 'a \uE000 <page-content></page-content> var(--x) </script><script>alert(1)</script> fim';
  const { problems } = await draw({ ...content, articles: [{ ...article, title, lead: title }] });
  expect(problems).toEqual([]);
  const $ = page(`${articlePath(article.slug).slice(1)}.html`);
  expect($('title').text()).toBe(`${title} | ${content.site.name}`);
  expect($('main h1').text().trim().replaceAll('\u00a0', ' ')).toBe(title);
  expect(JSON.parse($('script[type="application/ld+json"]').text())['@graph'][2].headline).toBe(title);
  expect($('main')).toHaveLength(1);
  expect($('[role="dialog"] h1, [role="dialog"] article')).toHaveLength(0);
});
