import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentFolder } from '../../../paths';
import { paint, panelSvg } from '../../../renderer/drawings';
import { loadContent } from '../../../rules/rulebook';
import { type PanelName, panels } from './panels';

const content = loadContent(contentFolder);

/** What the shared picture of a panel says, text by text. */
function wordsOf(name: PanelName, multiplier = 35): string[] {
  const facts = { ...content.facts, rollover: { multiplier, bonus: 100, returnToPlayer: 96 } };
  const $ = load(panelSvg(name, 'shared', { ...content, facts }), { xml: true });
  return $('text')
    .get()
    .map((text) => $(text).text());
}

/** Of all that a path encloses (`M`, `H`, `h`, `v`, `l`, `z`), by the shoelace formula. */
function areaOf(d: string): number {
  let [x, y, startX, startY, sum] = [0, 0, 0, 0, 0];
  for (const [, step, across = 0, down = 0] of d.matchAll(/([MHhvlz])(-?[\d.]+)?(?: ?(-?[\d.]+))?/g)) {
    const [fromX, fromY] = [x, y];
    if (step === 'M') [x, y, startX, startY] = [Number(across), Number(down), Number(across), Number(down)];
    else if (step === 'z') [x, y] = [startX, startY];
    else if (step === 'H') x = Number(across);
    else if (step === 'h') x += Number(across);
    else if (step === 'v') y += Number(across);
    else if (step === 'l') [x, y] = [x + Number(across), y + Number(down)];
    if (step !== 'M') sum += fromX * y - x * fromY;
  }
  return Math.abs(sum) / 2;
}

it.each([
  [20, '2.000€', '80€', 'perdem-se em média, menos do que o bónus'],
  [25, '2.500€', '100€', 'perdem-se em média, tanto como o bónus'],
  [30, '3.000€', '120€', 'perdem-se em média, mais do que o bónus'],
  [35, '3.500€', '140€', 'perdem-se em média, mais do que o bónus'],
  [40, '4.000€', '160€', 'perdem-se em média, mais do que o bónus'],
])('a bonus of 100€ at %dx: %s of stakes, and %s %s', (multiplier, stakes, loss, beside) => {
  const words = wordsOf('parede-do-bonus', multiplier);
  expect(words).toEqual(expect.arrayContaining(['100€ de bónus', stakes, 'de apostas', loss, beside]));
});

it('the wall of the bonus has a tile for each time, and one for the bonus; the house keeps the last ones', () => {
  const { facts } = content;
  for (const multiplier of [20, 25, 30, 35, 40]) {
    const rollover = { multiplier, bonus: 100, returnToPlayer: 96 };
    for (const shape of ['square', 'wide'] as const) {
      const $ = load(panelSvg('parede-do-bonus', shape, { ...content, facts: { ...facts, rollover } }), { xml: true });
      const cell = Number($('#tile').attr('width'));
      const tiles = (fill: string) => areaOf($(`[fill="url(#${fill})"]`).attr('d') ?? '') / cell ** 2;
      expect(tiles('bed')).toBe(1 + multiplier);
      expect(tiles('tile')).toBeCloseTo(1 + multiplier - (multiplier * 100 * 0.04) / 100, 2);
    }
  }
});

it('of a thousand windows 13 are half lit and 5 fully, no two in one place', () => {
  for (const shape of ['square', 'wide'] as const) {
    const $ = load(panelSvg('mil-janelas', shape, content), { xml: true });
    // Those of the façade are drawn larger about their middle, those of the legend from their corner.
    const windows = $('g[transform$=" translate(-5 -6)"]');
    const lit = (d: string) => windows.filter((_, window) => $(window).children().last().attr('d') === d).length;
    expect([lit('M3 6h4v3.2H3z'), lit('M3 2.8h4v6.4H3z')]).toEqual([13, 5]);
    expect(new Set(windows.get().map((window) => $(window).attr('transform'))).size).toBe(18);
  }
});

it('of a hundred nights each wall keeps the tiles of those that end with money, and counts the others', () => {
  const $ = load(panelSvg('cem-noites', 'square', content), { xml: true });
  const cell = Number($('#standing').attr('width'));
  const tiles = (fill: string) =>
    $(`[fill="url(#${fill})"]`)
      .get()
      .map((path) => areaOf($(path).attr('d') ?? '') / cell ** 2);
  expect(tiles('fallen')).toEqual([55, 61, 80, 90]);
  expect(tiles('standing')).toEqual([45, 39, 20, 10]);
  expect(wordsOf('cem-noites').slice(0, -1)).toEqual([
    'Sem dinheiro, em cem noites com 50€',
    ...['55', '61', '80', '90'],
    ...['Roleta 5€', 'Blackjack 5€', 'Máquina 0,50€', 'Máquina 1€'],
  ]);
});

it('the steps of the hour are its sixty minutes, shared out', () => {
  expect(wordsOf('hora-de-passos').slice(0, -1)).toEqual([
    '5\u00a0min anúncio',
    '10\u00a0min lista',
    '10\u00a0min empresa',
    '15\u00a0min como se recebe',
    '5\u00a0min imposto',
    '5\u00a0min limites',
    '10\u00a0min perguntas',
  ]);
});

it('the roulette has each number from 0 to 36 once', () => {
  const $ = load(panelSvg('trinta-e-sete-casas', 'square', content), { xml: true });
  const numbers = $('g:has(> use)')
    .get()
    .map((pocket) =>
      $('use', pocket)
        .get()
        .map((digit) => $(digit).attr('href')?.slice('#d'.length))
        .join(''),
    );
  expect(numbers.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
});

it('both shapes of a panel have one ground, which its place in a page shows before it has come', () => {
  for (const [name, panel] of Object.entries(panels)) {
    expect([name, panel('square', content.facts).ground]).toEqual([name, panel('wide', content.facts).ground]);
    for (const shape of ['square', 'wide'] as const) {
      const $ = load(panelSvg(name as PanelName, shape, content), { xml: true });
      expect($('path').first().attr('fill')).toBe(paint(`--${panel(shape, content.facts).ground}`, content.site.theme));
    }
  }
});

it.each(Object.keys(panels) as PanelName[])('the shared picture of %s is signed with the site’s name', (name) => {
  expect(wordsOf(name).at(-1)).toBe(content.site.name);
});
