import sharp from 'sharp';
import { expect, it } from 'vitest';
import digits from '../src/art/digits.json';
import { rasterise } from './rasterise';

/** Where the ink of a drawing of 100 × 100 begins and ends, from above. */
async function inkOf(drawing: string): Promise<[top: number, bottom: number]> {
  const png = await rasterise(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`, 100);
  const { info } = await sharp(png).trim({ background: 'transparent' }).toBuffer({ resolveWithObject: true });
  const top = -(info.trimOffsetTop ?? 0);
  return [top, top + info.height];
}

it.each([...'0123456789'])('in pictures %s is as high as all digits and stands on the line, as text and as an outline', async (digit) => {
  for (const drawing of [
    `<text x="20" y="80" font-size="80">${digit}</text>`,
    `<path transform="translate(20 80) scale(.4)" d="${digits.outlines[Number(digit)]}"/>`,
  ]) {
    const [top, bottom] = await inkOf(drawing);
    expect(Math.abs(top - 20), drawing).toBeLessThanOrEqual(5);
    expect(Math.abs(bottom - 80), drawing).toBeLessThanOrEqual(5);
  }
});
