import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { projectRoot } from '../../paths';
import { TileWalls, walls } from './TileWalls';

it('the style sheet counts as many rows as the drawing has', () => {
  const css = readFileSync(`${projectRoot}src/sections/TileWall.module.css`, 'utf8');
  const [, height] = /viewBox="0 0 1200 (\d+)"/.exec(renderToStaticMarkup(<TileWalls />)) ?? [];
  expect(css).toContain(`* 100% / ${walls.length - 1}) / auto calc(100% * ${height} / 120)`);
  expect(css.match(/\.row\d/g)).toEqual(walls.slice(1).map((_, index) => `.row${index + 1}`));
});
