/* A site of three pages breaks no law; each row changes one thing in it, and one law says so. */
import { describe, expect, it } from 'vitest';
import { cspHash } from '../renderer/hash';
import { judge } from '../rules/rule';
import { laws } from './laws';
import { smallSite } from './small-site';

const base = 'https://site.example';

const page = (name: string, path: string | undefined, body = '') =>
  `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>${name} | Nome</title><script>a()</script><style>p{}</style><link rel="icon" href="/a.svg"><meta property="og:image" content="${base}/assets/b.png"><meta name="description" content="${name}.">${path === undefined ? '' : `<link rel="canonical" href="${base}${path}">`}</head><body><div data-gate></div><div data-site hidden><main><h1 id="titulo">${name}</h1>${body}</main></div></body></html>`;

const outgoing = (href: string, rel: string, more = '') => `<a href="${href}" target="_blank" rel="${rel}"${more}>A <span>(abre num novo separador)</span></a>`;

const files = {
  'index.html': page(
    'Início',
    '/',
    `<a href="/artigos/um#titulo">a</a><a href="#titulo">b</a><a href="/artigos.atom">c</a><a href="tel:1414">d</a>
    <p data-a="url(/assets/b.png)"><img alt="" src="/assets/b.png" srcset="/assets/c-1.webp 480w, /assets/c-1.webp 800w" sizes="1px"></p>
    ${outgoing('https://partner.example/', 'sponsored noopener', ' referrerpolicy="origin"')}${outgoing('https://help.example/', 'noreferrer')}`,
  ),
  'artigos/um.html': page('Um', '/artigos/um'),
  '404.html': page('Não há', undefined),
  'artigos.atom': '<title><![CDATA[A]]></title>',
  'a.svg': '<svg fill="#f6cf6d"/>',
  'assets/b.png': '',
  'assets/c-1.webp': '',
  'assets/d.js': 'import(`./e.js`)',
  'assets/e.js': '',
  'manifest.webmanifest': '{"icons":[{"src":"/assets/b.png"}]}',
};

const hashes = { scripts: [cspHash('a()'), cspHash('b()')], styles: [cspHash('p{}')] };
type File = keyof typeof files;

const brokenIn = (site: ReturnType<typeof smallSite>, law: string) =>
  judge(
    laws.filter(({ id }) => id === law),
    site,
  );

it.each(laws.filter(({ id }) => id !== 'weights'))('$id has nothing to say of a whole site', ({ id }) =>
  expect(brokenIn(smallSite(files, hashes), id)).toEqual([]),
);

const damages: Record<string, [File, string | RegExp, string, string][]> = {
  'valid-html': [
    ['index.html', '</h1>', '</h1><p><div>A</div></p>', 'close-order'],
    ['index.html', '</h1>', '</h1><ul><p>A</p></ul>', 'element-permitted-content'],
    ['index.html', '</h1>', '</h1><p id="titulo">A</p>', 'no-dup-id'],
    ['index.html', '</h1>', '</h1><img src="/a.png"/>', 'wcag/h37'],
    ['index.html', '</h1>', '</h1><label><input type="email" autocomplete="mail"/>A</label>', 'valid-autocomplete'],
  ],
  'document-heads': [
    ['index.html', ' | Nome', '', 'the title «Início»'],
    ['index.html', 'pt-PT', 'pt-BR', 'Portuguese of Portugal'],
    ['index.html', /<h1.*<\/h1>/, '<p id="titulo">A</p>', 'has 0 <h1>'],
    ['index.html', /(?<=description" content=")[^"]*/, '', 'no description'],
    ['index.html', `href="${base}/"`, `href="${base}/x"`, `is ${base}/x, not ${base}/`],
    ['404.html', '<h1', `<link rel="canonical" href="${base}/404"><h1`, 'not absent'],
  ],
  'closed-gate': [
    ['index.html', 'data-site hidden', 'data-site', 'the site is not hidden'],
    ['index.html', '</main></div>', '</main></div><footer></footer>', 'outside what is hidden'],
    ['artigos/um.html', '<div data-gate></div>', '', 'it has not one gate'],
    ['artigos/um.html', '<div data-gate>', '<div data-gate hidden>', 'not that of the other pages'],
  ],
  'internal-links': [
    ['index.html', '"/artigos/um#titulo"', '"/regras"', '«/regras» leads to no page'],
    ['index.html', '"/artigos/um#titulo"', '"/artigos/um#outra"', 'leads to no section'],
    ['index.html', '"#titulo"', '"#outra"', 'leads to no section'],
    ['index.html', '"/artigos/um#titulo"', '"/artigos/um/"', 'is another way to write /artigos/um'],
    ['index.html', '"/artigos/um#titulo"', '"artigos/um"', 'is relative'],
    ['index.html', '"/artigos/um#titulo"', '"//a.example"', 'is relative'],
    ['index.html', '"/artigos/um#titulo"', '"javascript:a()"', 'of a kind that no page needs'],
  ],
  'outgoing-links': [
    ['index.html', 'https://help', 'http://help', 'does not go by https'],
    ['index.html', /target="_blank"/, '', 'does not open a new tab'],
    ['index.html', 'abre num novo', 'abre um', 'does not say'],
    ['index.html', 'rel="noreferrer"', '', 'has rel="", not "noreferrer"'],
    ['index.html', 'rel="noreferrer"', 'rel="noreferrer" referrerpolicy="origin"', 'referrerpolicy="origin", not ""'],
    ['index.html', ' referrerpolicy="origin"', '', 'referrerpolicy="", not "origin"'],
    ['index.html', 'sponsored ', '', 'not "sponsored noopener"'],
    ['index.html', 'rel="noreferrer"', 'rel="sponsored noopener"', 'not "noreferrer"'],
  ],
  'inline-code': [
    ['index.html', '<style>p{}', '<style>q{}', 'an inline <style> is not in'],
    ['artigos/um.html', '<script>a()', '<script>c()', 'an inline script is not in'],
    ['artigos/um.html', '<script>a()', '<script>b()', 'not those of the other pages'],
    ['index.html', '<body', '<body style="color:red"', '<body style> stands'],
    ['index.html', '<body', '<body ONLOAD="a()"', '<body onload> stands'],
  ],
  'named-files': [
    ['index.html', 'example/assets/b.png', 'example/assets/0.png', 'it names /assets/0.png'],
    ['index.html', 'src="/assets/b.png', 'src="/assets/0.png', 'it names /assets/0.png'],
    ['index.html', 'c-1.webp 800w', 'c-0.webp 800w', 'it names /assets/c-0.webp'],
    ['index.html', 'url(/assets/b.png)', 'url(/assets/0.png)', 'it names /assets/0.png'],
    ['index.html', 'href="/a.svg"', 'href="/0.svg"', 'it names /0.svg'],
    ['assets/d.js', './e.js', './0.js', 'it names /assets/0.js'],
    ['manifest.webmanifest', '/assets/b.png', '/assets/0.png', 'it names /assets/0.png'],
  ],
  theme: [
    ['index.html', '<body', '<style>:root{--haze:var(--dawn)}</style><body', 'something of the theme «azulejo»'],
    ['index.html', '<body', '<body data-a=":root{--haze:var(--dawn)}"', 'something of the theme «azulejo»'],
  ],
};

describe.each(Object.entries(damages))('%s', (law, rows) => {
  it.each(rows)('in %s, %j → %j', (file, before, text, what) => {
    const damaged = before ? files[file].replace(before, text) : text;
    expect(damaged).not.toBe(files[file]);
    expect(brokenIn(smallSite({ ...files, [file]: damaged }, hashes), law).map((problem) => problem.what)).toContainEqual(expect.stringContaining(what));
  });
});

it('out of season no page has snow, and no drawing gold or red', () => {
  const site = smallSite({ 'index.html': '<style>.a{--flake:red}</style>', 'a.svg': files['a.svg'] }, hashes, 'azulejo');
  expect(new Set(brokenIn(site, 'theme').map(({ file }) => file))).toEqual(new Set(['/', 'a.svg']));
});

it('a policy longer than 2,000 characters is a problem', () => {
  const styles = [...hashes.styles, ...Array.from({ length: 35 }, (_, index) => cspHash(String(index)))];
  expect(brokenIn(smallSite(files, { ...hashes, styles }), 'inline-code')).toMatchObject([{ what: expect.stringContaining('some hosts take 2000') }]);
});
