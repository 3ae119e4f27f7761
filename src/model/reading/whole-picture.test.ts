import sharp from 'sharp';
import { expect, it } from 'vitest';
import { filesOfPicture } from './picture-files';
import { describeWholePicture, uprightPicture } from './whole-picture';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1d3f8f' } });

it.each([
  [1, 16_383],
  [90, 16_383],
  [20_000, 1],
  [1, 1],
])('of a picture of %d × %d that is let in every file can be made', async (width, height) => {
  const bytes = await blank(width, height).png().toBuffer();
  const found = await describeWholePicture(bytes, 'a.png');
  if ('what' in found) throw new Error(found.what);
  for (const file of filesOfPicture(found)) expect((await uprightPicture(bytes).resize({ width: file.width }).webp().toBuffer()).length).toBeGreaterThan(0);
});

it('what is cut short in the middle is refused, though its first bytes are well', async () => {
  const bytes = await blank(900, 900).jpeg().toBuffer();
  expect(await describeWholePicture(bytes, 'a.jpg')).toMatchObject({ kind: 'jpg' });
  expect(await describeWholePicture(bytes.subarray(0, bytes.length - 500), 'a.jpg')).toMatchObject({
    what: expect.stringContaining('não se deixa ler até ao fim'),
  });
});
