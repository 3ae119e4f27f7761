/* A site of three pages breaks no law; each row changes one thing in it, and one law says so. */
import { describe, expect, it } from 'vitest';
import { cspHash } from '../renderer/hash';
import type { Problem } from '../src/model/problem';
import type { BuiltSite } from './built-site';
import { checkClosedGate } from './closed-gate';
import { checkDocumentHeads } from './document-heads';
import { checkInlineCode } from './inline-code';
import { checkInternalLinks, checkOutgoingLinks } from './links';
import { smallSite } from './small-site';
import { checkTheme } from './theme';
import { checkUnfinishedWords } from './unfinished-words';
import { checkValidHtml } from './valid-html';

const base = 'https://site.example';

const page = (name: string, path: string | undefined, body = '') =>
  `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>${name} | Nome</title><script>a()</script><style>p{}</style><meta name="description" content="${name}: uma descrição com mais de cinquenta caracteres, só sua.">${path === undefined ? '' : `<link rel="canonical" href="${base}${path}">`}</head><body><div data-gate></div><div data-site hidden><main><h1 id="titulo">${name}</h1>${body}</main></div></body></html>`;

const outgoing = (href: string, rel: string, referrer: string) =>
  `<a href="${href}" target="_blank" rel="${rel}" referrerpolicy="${referrer}">A <span>(abre num novo separador)</span></a>`;

const files = {
  'index.html': page(
    'Início',
    '/',
    `<div data-notice="list"><p>por agora</p></div><p>Por <b>exemplo</b>, agora</p>
    <a href="/artigos/um#titulo">a</a><a href="#titulo">b</a><a href="/artigos.atom">c</a><a href="tel:1414">d</a>
    ${outgoing('https://partner.example/', 'sponsored noopener', 'origin')}${outgoing('https://help.example/', 'noopener', 'no-referrer')}`,
  ),
  'artigos/um.html': page('Um', '/artigos/um'),
  '404.html': page('Não há', undefined),
  'artigos.atom': '<title><![CDATA[A]]></title>',
  'llms.txt': '- Números de exemplo.',
  'a.svg': '<svg fill="#f6cf6d"/>',
};

const hashes = { scripts: [cspHash('a()'), cspHash('b()')], styles: [cspHash('p{}')] };
type Check = (site: BuiltSite) => Problem[] | Promise<Problem[]>;
type File = keyof typeof files;

it.each<Check>([
  checkValidHtml,
  checkDocumentHeads,
  checkClosedGate,
  checkInternalLinks,
  checkOutgoingLinks,
  checkInlineCode,
  checkTheme,
  checkUnfinishedWords,
])('%o has nothing to say of a whole site', async (check) => expect(await check(smallSite(files, hashes))).toEqual([]));

describe.each<[Check, rows: [File, string | RegExp, string, string][]]>([
  [
    checkValidHtml,
    [
      ['index.html', '</h1>', '</h1><p><div>A</div></p>', 'close-order'],
      ['index.html', '</h1>', '</h1><ul><p>A</p></ul>', 'element-permitted-content'],
      ['index.html', '</h1>', '</h1><p id="titulo">A</p>', 'no-dup-id'],
      ['index.html', '</h1>', '</h1><img src="/a.png"/>', 'wcag/h37'],
      ['index.html', '</h1>', '</h1><label><input type="email" autocomplete="mail"/>A</label>', 'valid-autocomplete'],
    ],
  ],
  [
    checkDocumentHeads,
    [
      ['index.html', ' | Nome', '', 'the title «Início»'],
      ['index.html', 'pt-PT', 'pt-BR', 'Portuguese of Portugal'],
      ['index.html', /<h1.*<\/h1>/, '<p id="titulo">A</p>', 'has 0 <h1>'],
      ['index.html', ': uma descrição com mais de cinquenta caracteres, só sua', '', 'has 7 characters'],
      ['index.html', 'só sua', 'a'.repeat(161), 'characters, not 50 to 160'],
      ['index.html', `href="${base}/"`, `href="${base}/x"`, `is ${base}/x, not ${base}/`],
      ['404.html', '<h1', `<link rel="canonical" href="${base}/404"><h1`, 'not absent'],
      ['artigos/um.html', '<title>Um', '<title>Início', 'its title is also that of /.'],
      ['artigos/um.html', 'content="Um:', 'content="Início:', 'its description is also that of /.'],
    ],
  ],
  [
    checkClosedGate,
    [
      ['index.html', 'data-site hidden', 'data-site', 'the site is not hidden'],
      ['index.html', '</main></div>', '</main></div><footer></footer>', 'outside what is hidden'],
      ['artigos/um.html', '<div data-gate></div>', '', 'it has not one gate'],
      ['artigos/um.html', '<div data-gate>', '<div data-gate hidden>', 'not that of the other pages'],
    ],
  ],
  [
    checkInternalLinks,
    [
      ['index.html', '"/artigos/um#titulo"', '"/regras"', '«/regras» leads to no page'],
      ['index.html', '"/artigos/um#titulo"', '"/artigos/um#outra"', 'leads to no section'],
      ['index.html', '"#titulo"', '"#outra"', 'leads to no section'],
      ['index.html', '"/artigos/um#titulo"', '"/artigos/um/"', 'is another way to write /artigos/um'],
      ['index.html', '"/artigos/um#titulo"', '"artigos/um"', 'is relative'],
      ['index.html', '"/artigos/um#titulo"', '"//a.example"', 'is relative'],
      ['index.html', '"/artigos/um#titulo"', '"javascript:a()"', 'of a kind that no page needs'],
    ],
  ],
  [
    checkOutgoingLinks,
    [
      ['index.html', 'https://help', 'http://help', 'does not go by https'],
      ['index.html', /target="_blank"/, '', 'does not open a new tab'],
      ['index.html', 'abre num novo', 'abre um', 'does not say'],
      ['index.html', 'rel="noopener"', '', 'has rel="", not "noopener"'],
      ['index.html', 'no-referrer', 'origin', 'referrerpolicy="no-referrer"'],
      ['index.html', 'sponsored ', '', 'not "sponsored noopener"'],
      ['index.html', 'rel="noopener"', 'rel="sponsored noopener"', 'not "noopener"'],
    ],
  ],
  [
    checkInlineCode,
    [
      ['index.html', '<style>p{}', '<style>q{}', 'an inline <style> is not in'],
      ['artigos/um.html', '<script>a()', '<script>c()', 'an inline script is not in'],
      ['artigos/um.html', '<script>a()', '<script>b()', 'not those of the other pages'],
      ['index.html', '<body', '<body style="color:red"', '<body style> stands'],
      ['index.html', '<body', '<body ONLOAD="a()"', '<body onload> stands'],
    ],
  ],
  [
    checkUnfinishedWords,
    [
      ['index.html', '</h1>', '</h1>Por agora, nada.', '«Por agora»'],
      ['index.html', '</h1>', '</h1>Um parceiro de exemplo.', '«de exemplo»'],
      ['index.html', '</h1>', '</h1>Ainda é provisória.', '«provisória»'],
      ['index.html', '</h1>', '</h1>Entre parênteses retos.', '«parênteses retos»'],
      ['index.html', '</h1>', '</h1>Nome por preencher.', '«por preencher»'],
      ['index.html', '</h1>', '</h1>Morada: [morada]', '«[morada]»'],
      ['index.html', 'content="Início', 'content="Por agora', '«Por agora»'],
      ['artigos.atom', 'A]', 'Por agora]', '«Por agora»'],
      ['llms.txt', 'Números', 'Nomes', '«de exemplo»'],
    ],
  ],
  [
    checkTheme,
    [
      ['index.html', '<body', '<style>:root{--haze:var(--dawn)}</style><body', 'something of the theme «azulejo»'],
      ['index.html', '<body', '<body data-a=":root{--haze:var(--dawn)}"', 'something of the theme «azulejo»'],
    ],
  ],
])('%o', (check, rows) => {
  it.each(rows)('in %s, %j → %j', async (file, before, text, what) => {
    const damaged = before ? files[file].replace(before, text) : text;
    expect(damaged).not.toBe(files[file]);
    const found = await check(smallSite({ ...files, [file]: damaged }, hashes));
    expect(found.map((problem) => problem.what)).toContainEqual(expect.stringContaining(what));
  });
});

it('out of season no page has snow, and no drawing gold or red', () => {
  const site = smallSite({ 'index.html': '<div class="Snow-far">', 'a.svg': files['a.svg'] }, hashes, 'azulejo');
  expect(new Set(checkTheme(site).map(({ file }) => file))).toEqual(new Set(['/', 'a.svg']));
});

it('a policy longer than 2,000 characters is a problem', () => {
  const styles = [...hashes.styles, ...Array.from({ length: 35 }, (_, index) => cspHash(String(index)))];
  expect(checkInlineCode(smallSite(files, { ...hashes, styles }))).toMatchObject([{ what: expect.stringContaining('some hosts take 2000') }]);
});
