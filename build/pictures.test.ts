import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writePictures } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

it.each(['jpg', 'png', 'webp', 'avif'])('a %s that was taken upright is served upright, and says nothing of its camera', async (kind) => {
  const lying = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3464ca' } });
  // EXIF orientation 6: turned by 90°, as phones write it.
  await lying
    .withExif({ IFD0: { Make: 'Camera' } })
    .withMetadata({ orientation: 6 })
    .toFile(join(folder, `x.${kind}`));
  const { [`x.${kind}`]: picture } = await writePictures(folder, folder);
  expect(picture).toMatchObject({ width: 40, height: 60 });
  const { exif, format } = await sharp(readFileSync(join(folder, picture?.src ?? ''))).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  rmSync(join(folder, `x.${kind}`));
});

it('what systems leave beside pictures is passed over', async () => {
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } }).toFile(join(folder, '._x.png'));
  expect(await writePictures(folder, folder)).toEqual({});
});

it('a drawing stays as it is', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h9"/></svg>';
  writeFileSync(join(folder, 'x.svg'), svg);
  const { src = '', ...size } = (await writePictures(folder, folder))['x.svg'] ?? {};
  expect(size).toEqual({ width: 300, height: 200 });
  expect(readFileSync(join(folder, src), 'utf8')).toBe(svg);
});
