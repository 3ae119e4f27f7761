import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { glassPaints } from './Bauble';
import { ChristmasOrnament } from './ChristmasOrnament';
import { tileMotifs } from './drawings';
import { Ornament } from './Ornament';

it('every ornament has a place of its own in one of the files', () => {
  const tiles = Object.keys(tileMotifs);
  const others = [...Object.keys(glassPaints).map((name) => `partner-${name}`), 'sky', 'ticket', 'carimbo', 'tram'];
  const places = [
    ...tiles.map((name) => renderToStaticMarkup(<Ornament name={name as keyof typeof tileMotifs} />)),
    ...others.map((name) => renderToStaticMarkup(<ChristmasOrnament name={name as 'sky'} />)),
  ];
  // One without a place would look like the first tile.
  expect(new Set(places).size).toBe(tiles.length + others.length);
});
