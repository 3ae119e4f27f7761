import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentFolder } from '../paths';
import { loadContent } from '../rules/rulebook';
import { layOutHeader } from '../src/layout/header-layout';
import { blockOf, blocksOf, parseMarkdown } from '../src/markdown';
import type { Content } from '../src/model/content';
import { articlePath, routes } from '../src/routes';
import { pagesOf } from '../src/site';
import { unbuilt } from '../tests/drawn-pages';
import { drawPages } from './entry';

const content = loadContent(contentFolder);
const [article] = content.articles as [Content['articles'][0]];

/** Modules name themselves in a build only. */
const noSheet = { base: '', sheetsOf: new Map([['', []]]) };

/** @returns what was drawn, and from a file's name to its page. */
async function draw(changed: Content) {
  const files = new Map<string, string>();
  const drawn = await drawPages(
    {
      content: changed,
      pages: pagesOf(changed),
      shared: unbuilt,
      sheets: { festive: noSheet, calm: noSheet },
    },
    async (file, html) => {
      files.set(file, String(html));
      return '';
    },
  );
  return { ...drawn, page: (file: string) => load(files.get(file) ?? '') };
}

it('a page that cannot be drawn is named, with its file and the cause; the others are drawn', async () => {
  const casinos = { ...content.casinos, lead: '| a | b |\n|---|---|\n| 1 | 2 |' };
  const { problems, page } = await draw({ ...content, casinos });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'casinos.yaml', what: expect.stringMatching(new RegExp(`^a página ${routes.casinos} .*holds a table`)) });
  expect(page('index.html')('h1')).toHaveLength(1);
});

it('nothing is painted before the header, which is laid out at once', async () => {
  const $ = (await draw(content)).page('regras.html');
  const script = $(String($('link[rel="expect"][blocking="render"]').attr('href')));
  expect(script.prev().is('header')).toBe(true);
  expect(script.text()).toBe(layOutHeader);
});

it('no letter of a text moves a page out of its place, ends a script or asks for paint', async () => {
  const title = 'a \uE000 <page-content></page-content> var(--x) </script><script>alert(1)</script> fim';
  const { problems, page } = await draw({ ...content, articles: [{ ...article, title, lead: title }] });
  expect(problems).toEqual([]);
  const $ = page(`${articlePath(article.slug).slice(1)}.html`);
  expect($('title').text()).toBe(`${title} | ${content.site.name}`);
  expect($('main h1').text().trim().replaceAll('\u00a0', ' ')).toBe(title);
  expect(JSON.parse($('script[type="application/ld+json"]').text())['@graph'][2].headline).toBe(title);
  expect($('main')).toHaveLength(1);
  expect($('[role="dialog"] h1, [role="dialog"] article')).toHaveLength(0);
});

it('every page of the archive names a picture that is made', async () => {
  const articles = Array.from({ length: 24 }, (_, index) => ({ ...article, slug: `a-${index}` }));
  const { socialPictures, page } = await draw({ ...content, articles });
  const named = (file: string) => page(file)('meta[property="og:image"]').attr('content')?.replace(content.site.address.value, '');
  expect([...socialPictures.keys()]).toContain(named('artigos/a-23.html'));
  expect([...socialPictures.keys()]).toContain(named('artigos/pagina/2.html'));
});

it('a panel that begins an article opens its page, is asked for early, and is what the page shares and gives to keep', async () => {
  const withText = (slug: string, text: string) => {
    const body = parseMarkdown(text);
    const blocks = blocksOf(body);
    return { ...article, slug, text, opening: body[0] && blockOf(body[0])?.name, blocks, headings: [] };
  };
  const caption = '::mil-janelas\n**Mil.** Uma legenda.';
  const { page, problems } = await draw({ ...content, articles: [withText('opens', `${caption}\n\nTexto.`), withText('holds', `Texto.\n\n${caption}`)] });
  expect(problems).toEqual([]);
  const [opens, holds] = [page('artigos/opens.html'), page('artigos/holds.html')];
  const shared = '/mil-janelas-shared';
  expect(opens('meta[property="og:image"]').attr('content')).toBe(content.site.address.value + shared);
  expect(holds('meta[property="og:image"]').attr('content')).toMatch(/\/assets\/social\/[\w-]+\.png$/);
  for (const $ of [opens, holds]) {
    expect($('figure a').attr('href')).toBe(shared);
    expect($('figure a').text()).toBe('Guardar esta imagem');
    expect($('figure figcaption').text()).toContain('Uma legenda.');
    expect($('figure')).toHaveLength(1);
  }
  const early = ['figure source', 'figure img'].map((selector) => opens(selector).attr('srcset') ?? opens(selector).attr('src'));
  expect(opens('html').attr('data-picture')).toBe(early.join(' '));
  expect(holds('html').attr('data-picture')).toBeUndefined();
  expect(opens('figure').nextAll('nav')).toHaveLength(1);
  expect(holds('figure').nextAll('nav')).toHaveLength(0);
});
