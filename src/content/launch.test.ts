import { expect, it } from 'vitest';
import { pagesOf, renderPage } from '../render';
import { type Content, loadContent } from './content';
import { launchProblems } from './launch';

const content = loadContent('content');

/** The same content with every value given by its owner. */
function ready(): Content {
  const copy = JSON.parse(JSON.stringify(content, (key, value) => (key === 'placeholder' ? undefined : value))) as Content;
  for (const casino of copy.casinos.casinos) {
    casino.link = 'https://www.casino.pt/';
    casino.licence = { company: 'Uma empresa', domain: 'casino.pt', seenOn: '2025-11-20' };
  }
  Object.assign(copy.promotion, { signUpFrom: '2025-12-01', signUpTo: '2025-12-24', draw: '2025-12-25', winnersBy: '2025-12-27' });
  for (const figure of copy.home.figures.items) figure.evidence = 'Uma lista.';
  return copy;
}

it('a site with all its values may be published', () => expect(launchProblems(ready(), '2025-12-01')).toEqual([]));

it('asks for each mark, for the evidence of each figure, and for each partner’s link and licence', () => {
  const open = ready();
  open.site.contact.placeholder = 'O contacto.';
  const [figure] = open.home.figures.items;
  const [casino] = open.casinos.casinos;
  if (figure) figure.evidence = undefined;
  if (casino) Object.assign(casino, { link: 'https://casino.example/', licence: undefined });
  expect(launchProblems(open, '2025-12-01')).toEqual([
    'site.contact: O contacto.',
    expect.stringContaining(`«${figure?.number} ${figure?.label}» não tem prova`),
    `${casino?.title}: a ligação ainda é «.example».`,
    `${casino?.title}: falta a licença.`,
  ]);
});

it('says when the dates have passed', () => expect(launchProblems(ready(), '2025-12-28').join()).toContain('As datas do sorteio já passaram'));

it('a licence holds for 60 days', () => {
  expect(launchProblems(ready(), '2026-01-19').join()).not.toContain('há mais de 60 dias');
  expect(launchProblems(ready(), '2026-01-20').join()).toContain('há mais de 60 dias');
});

it('search engines are asked to stay away while a mark stands, and then from the page for unknown addresses only', async () => {
  const [open, noindex] = [ready(), '<meta name="robots" content="noindex"/>'];
  open.site.contact.placeholder = 'O contacto.';
  for (const page of pagesOf(open)) {
    const [marked, published] = await Promise.all(
      [open, ready()].map((content) => renderPage(page, content, { styles: [], headScript: '', mainScript: 'main.js' })),
    );
    expect(marked).toContain(noindex);
    expect(published?.includes(noindex)).toBe(page.path === undefined);
  }
});
