import { expect, it } from 'vitest';
import { checkDocumentHeads } from './document-heads';
import { siteOf } from './fixture-site';

const words = 'Uma descrição que chega bem aos cinquenta caracteres que se pedem.';
const page = (path = '/a', title = 'A', description = words) =>
  `<html lang="pt-PT"><head><title>${title} | Sorteio Mágico de Natal</title><meta name="description" content="${description}"><link rel="canonical" href="https://sorteio-magico.example${path}"></head><body><h1>A</h1></body></html>`;
const faults = (pages: Record<string, string>) => checkDocumentHeads(siteOf(pages)).map(({ where, what }) => `${where}: ${what}`);

it('two pages in order have no problem', () => {
  expect(faults({ 'a.html': page(), 'index.html': page('/', 'B', `Outra. ${words}`) })).toEqual([]);
});

it.each([
  ['a title without the product’s name', page().replace(' | Sorteio Mágico de Natal', ''), 'the title'],
  ['another language', page().replace('pt-PT', 'pt-BR'), 'Portuguese of Portugal'],
  ['no heading', page().replace('<h1>A</h1>', ''), 'has 0 <h1>'],
  ['two headings', page().replace('<h1>A</h1>', '<h1>A</h1><h1>B</h1>'), 'has 2 <h1>'],
  ['a short description', page('/a', 'A', 'Curta.'), 'has 6 characters'],
  ['a long description', page('/a', 'A', 'a'.repeat(161)), 'has 161 characters'],
  ['the address of another page', page('/b'), 'not https://sorteio-magico.example/a'],
  ['an address with a slash at its end', page('/a/'), 'not https://sorteio-magico.example/a'],
])('%s is a problem', (_, html, what) => {
  expect(faults({ 'a.html': html })).toEqual([expect.stringContaining(what)]);
});

it('the page of unknown addresses has no canonical one', () => {
  expect(faults({ '404.html': page().replace(/<link[^>]*>/, '') })).toEqual([]);
  expect(faults({ '404.html': page() })).toEqual([expect.stringContaining('not absent')]);
});

it('no two pages share a title or a description', () => {
  expect(faults({ 'a.html': page(), 'b.html': page('/b') })).toEqual(['/b: its title is also that of /a.', '/b: its description is also that of /a.']);
});

it('the parts of the list of articles may share a description', () => {
  expect(faults({ 'artigos.html': page('/artigos'), 'artigos/pagina/2.html': page('/artigos/pagina/2', 'Parte 2') })).toEqual([]);
});
