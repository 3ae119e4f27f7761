import { expect, it } from 'vitest';
import { brokenLinks } from './broken-links';

it('links to pages and parts that do not exist are told, with the page that has them', () => {
  const pages = new Map([
    ['/', '<a href="/regras#datas"></a><a class="x" href="/regras#premio"></a><a href="/contacto"></a><a href="#aqui"></a><a href="https://x.pt/">'],
    ['/regras', '<p id="datas"></p>'],
  ]);
  expect(brokenLinks(pages).map((sentence) => sentence.match(/«(.*)»/)?.[1])).toEqual(['/regras#premio', '/contacto', '#aqui']);
});
