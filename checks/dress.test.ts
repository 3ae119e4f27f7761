import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentFolder, projectRoot } from '../renderer/paths';
import { loadContent } from '../src/model/load-content';
import type { Theme } from '../src/model/site';
import { checkDress } from './dress';
import { siteOf } from './fixture-site';

const content = loadContent(contentFolder);
const problems = (theme: Theme, html: string, files = {}) =>
  checkDress(siteOf({ 'index.html': html }, files, { content: { ...content, site: { ...content.site, theme } } })).map(({ where, what }) => `${where} ${what}`);

const plain = '<style>:root{--candle:var(--glaze)}</style>';

it('lets each dress be', () => {
  expect(problems('natal', '<div class="Sky-snow"></div>', { 'assets/lisbon.svg': '<path fill="#f6cf6d"/>' })).toEqual([]);
  expect(problems('azulejo', `${plain}<svg class="TilePanel-panel">`, { 'assets/lisbon.svg': '<path fill="#f4f7fc"/>' })).toEqual([]);
});

it('finds the plain sheet on a Christmas page, and misses it on a plain one', () => {
  expect(problems('natal', plain)).toEqual(['/ it has the sheet of the plain dress.']);
  expect(problems('azulejo', '')).toEqual(['/ it has not the sheet of the plain dress.']);
});

it.each(['<div class="Sky-snow"></div>', '<style>.Sky-star{}</style>', '<radialGradient id="star-halo">', '<radialGradient id="bauble-vela">'])(
  'finds %s off season',
  (html) => {
    expect(problems('azulejo', plain + html)).toEqual(['/ it has snow, star or baubles off season.']);
  },
);

it('finds the panel at Christmas', () => {
  expect(problems('natal', '<svg class="TilePanel-panel">')).toEqual(['/ it has the panel of the plain dress.']);
});

it.each(['#f6cf6d', '#d99a2b', '#a81c2b'])('finds %s in a drawing off season', (colour) => {
  expect(problems('azulejo', plain, { 'assets/a.svg': `<path fill="${colour}"/>` })).toEqual(['assets/a.svg it has gold or red off season.']);
});

it('knows them by the names that their sources give them', () => {
  for (const name of ['Sky', 'TilePanel']) expect(existsSync(`${projectRoot}src/pages/home/${name}.module.css`), name).toBe(true);
  expect(readFileSync(`${projectRoot}src/art/night/GreatStar.tsx`, 'utf8')).toContain('id="star-halo"');
  expect(readFileSync(`${projectRoot}src/art/baubles/Bauble.tsx`, 'utf8')).toContain('id={`bauble-');
});
