import { expect, it } from 'vitest';
import { siteOf } from './fixture-site';
import { checkOutgoingLinks } from './outgoing-links';

const link = (href: string, rel: string, referrer: string) =>
  `<a href="${href}" target="_blank" rel="${rel}" referrerpolicy="${referrer}">A<span> (abre num novo separador)</span></a>`;
const partner = link('https://casino-roseta-azul.example/', 'sponsored noopener', 'origin');
const help = link('https://www.icad.pt/', 'noopener', 'no-referrer');
const faults = (html: string) => checkOutgoingLinks(siteOf({ 'index.html': html })).map(({ what }) => what);

it('a partner’s link and any other, as they should be, are no problem', () => {
  expect(faults(`${partner}${help}<a href="/artigos">a</a><a href="tel:1414">1414</a>`)).toEqual([]);
});

it.each([
  ['goes by http', help.replace('https:', 'http:'), 'does not go by https'],
  ['opens in the same tab', help.replace('target="_blank"', ''), 'does not open a new tab'],
  ['does not say that it opens a tab', help.replace('abre num novo separador', 'abre'), 'does not say'],
  ['could reach back to the page', help.replace('noopener', ''), 'not "noopener"'],
  ['tells who looks for help', help.replace('no-referrer', 'origin'), 'referrerpolicy="no-referrer"'],
  ['leads to a partner unmarked', partner.replace('sponsored ', ''), 'not "sponsored noopener"'],
  ['is marked as paid and is not', help.replace('noopener', 'sponsored noopener'), 'not "noopener"'],
])('a link that %s is a problem', (_, html, what) => {
  expect(faults(html)).toEqual([expect.stringContaining(what)]);
});
