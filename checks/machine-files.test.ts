import { describe, expect, it } from 'vitest';
import { contentFolder } from '../renderer/paths';
import { loadContent } from '../src/model/load-content';
import { articlePath } from '../src/routes';
import { siteOf } from './fixture-site';
import { checkFeed, checkManifest, checkRobots, checkSitemap } from './machine-files';

const base = 'https://sorteio-magico.example';
const pages = { 'index.html': '', 'artigos.html': '', '404.html': '' };
const urlset = (...paths: string[]) => `<urlset>${paths.map((path) => `<url><loc>${base}${path}</loc></url>`).join('')}</urlset>`;
const what = (problems: { what: string }[]) => problems.map((problem) => problem.what);

describe('the sitemap', () => {
  const faults = (files: Record<string, string>) => what(checkSitemap(siteOf(pages, files)));

  it('names every page, in one file or in parts', () => {
    expect(faults({ 'sitemap.xml': urlset('/', '/artigos') })).toEqual([]);
    const index = `<sitemapindex><sitemap><loc>${base}/sitemap-1.xml</loc></sitemap><sitemap><loc>${base}/sitemap-2.xml</loc></sitemap></sitemapindex>`;
    expect(faults({ 'sitemap.xml': index, 'sitemap-1.xml': urlset('/'), 'sitemap-2.xml': urlset('/artigos') })).toEqual([]);
  });

  it('forgets no page', () => expect(faults({ 'sitemap.xml': urlset('/') })).toEqual([`it does not name ${base}/artigos.`]));
  it('invents none', () => expect(faults({ 'sitemap.xml': urlset('/', '/artigos', '/404') })).toEqual([`it names a page that is not there: ${base}/404.`]));
  it('uses the canonical address', () => expect(faults({ 'sitemap.xml': urlset('/', '/artigos/') })).toHaveLength(2));
  it('is XML', () => expect(faults({ 'sitemap.xml': '<urlset><url></urlset>' })).toEqual([expect.stringContaining('no XML')]));
});

describe('the feed', () => {
  const { articles } = loadContent(contentFolder);
  const entry = (slug: string) =>
    `<entry><id>${base}${articlePath(slug)}</id><title>A</title><updated>2026-11-21T00:00:00Z</updated><link href="${base}${articlePath(slug)}"/></entry>`;
  const feedOf = (entries: string) =>
    `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>${base}/artigos</id><title>A</title><updated>2026-11-21T00:00:00Z</updated><link rel="self" href="${base}/artigos.atom"/>${entries}</feed>`;
  const whole = feedOf(articles.map(({ slug }) => entry(slug)).join(''));
  const faults = (xml: string) => what(checkFeed(siteOf(pages, { 'artigos.atom': xml })));

  it('names every article', () => expect(faults(whole)).toEqual([]));
  it('forgets none', () => expect(faults(feedOf(''))).toHaveLength(articles.length));
  it('invents none', () =>
    expect(faults(whole.replace('</feed>', `${entry('outro')}</feed>`))).toEqual([`it names an article that is not there: ${base}/artigos/outro.`]));
  it('dates its entries', () =>
    expect(faults(whole.replaceAll(/<updated>[^<]*<\/updated><link href/g, '<link href'))[0]).toContain('lacks an id, a title or a date'));
  it('knows its own address', () => expect(faults(whole.replace('artigos.atom', 'feed.xml'))).toEqual([expect.stringContaining('its own address')]));
  it('can be parsed', () => expect(faults('<html></html>')).toEqual([expect.stringContaining('no reader of feeds')]));
});

describe('robots.txt', () => {
  const fine = `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;
  const faults = (text: string) => what(checkRobots(siteOf(pages, { 'robots.txt': text })));

  it('lets everyone in', () => expect(faults(fine)).toEqual([]));
  it('shuts nobody out', () => expect(faults(`${fine}Disallow: /artigos\n`)).toHaveLength(1));
  it('says where the sitemap is', () => expect(faults(fine.replace(/Sitemap.*/, ''))).toHaveLength(1));
});

describe('the manifest', () => {
  const fine = { name: 'A', short_name: 'A', lang: 'pt-PT', start_url: '/', icons: [{ src: '/a.png' }] };
  const faults = (manifest: object) => what(checkManifest(siteOf(pages, { 'manifest.webmanifest': JSON.stringify(manifest), 'a.png': '' })));

  it('names the site, with a picture that is there', () => expect(faults(fine)).toEqual([]));
  it('has a name', () => expect(faults({ ...fine, name: '' })).toEqual(['it has no «name».']));
  it('has a picture', () => expect(faults({ ...fine, icons: [] })).toEqual(['it has no picture.']));
  it('has no picture that is missing', () => expect(faults({ ...fine, icons: [{ src: '/b.png' }] })).toEqual(['its picture /b.png is not in dist/.']));
});
