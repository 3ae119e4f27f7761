import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { isPictureName } from '../markdown/file-names';
import { filesOfPicture, largest } from './picture-files';
import { describePicture, readPictures } from './pictures';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'pictures'));
});

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1d3f8f' } });
const asked = (name: string) => [{ file: 'articles/a.md', pictures: [{ name }] }];
const put = (name: string, bytes: Uint8Array) => writeFileSync(join(root, 'pictures', name), bytes);
const problemWith = (name: string) => readPictures(root, asked(name)).problems.map(({ file, what }) => `${file}: ${what}`);

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is read by its bytes, whatever its name says', async (kind) => {
  const bytes = await blank(90, 60)[kind]().toBuffer();
  put('a.png', bytes);
  expect(readPictures(root, asked('a.png'))).toMatchObject({ problems: [], pictures: { 'a.png': { width: 90, height: 60 } } });
});

it('a picture that its camera held upright is as high as it will be shown', async () => {
  const bytes = await blank(90, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(describePicture(bytes, 'a.jpg')).toMatchObject({ width: 60, height: 90 });
});

it('other bytes give other addresses', async () => {
  const [one, other] = [describePicture(await blank(9, 9).png().toBuffer(), 'a.png'), describePicture(await blank(9, 8).png().toBuffer(), 'a.png')];
  if ('what' in one || 'what' in other) throw new Error('refused');
  expect(filesOfPicture(one)[0]?.address).not.toBe(filesOfPicture(other)[0]?.address);
});

it('a picture is as high as it is drawn, and not as it is kept', async () => {
  expect(describePicture(await blank(2000, 18_000).png().toBuffer(), 'a.png')).toMatchObject({ width: 2000, height: 18_000 });
});

it.each([
  [1, [1]],
  [480, [480]],
  [481, [480, 481]],
  [1280, [480, 800, 1280]],
  [5000, [480, 800, 1280]],
])('a picture %d pixels wide is offered in %j', (width, widths) => {
  const files = filesOfPicture({ name: 'a.b.jpg', width, height: 1, hash: 'h' });
  expect(files.filter(({ format }) => format === 'webp').map((file) => file.width)).toEqual(widths);
  expect(files.filter(({ format }) => format === 'avif')).toHaveLength(widths.length);
});

/** The first bytes of a PNG say how large it is: these promise more than any memory holds. */
const bomb = async () => {
  const bytes = await blank(1, 1).png().toBuffer();
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
};

it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['too large', () => new Uint8Array(largest.bytes + 1), 'mais do que 10 MB'],
  ['a picture of too many pixels', bomb, '60000 × 60000 píxeis'],
  ['a picture so high that WebP cannot hold it', () => blank(100, 20_000).png().toBuffer(), 'demasiado alta para a sua largura'],
  ['a page with a picture’s name', () => Buffer.from('<html>'), 'não é uma imagem JPEG'],
  ['an SVG, which may carry code', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'não é uma imagem JPEG'],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 'não é uma imagem JPEG'],
  ['empty', () => new Uint8Array(), 'não é uma imagem JPEG'],
])('a file that is %s is refused, and the article that shows it is named', async (_, bytes, words) => {
  put('a.jpg', await bytes());
  expect(problemWith('a.jpg')).toEqual([expect.stringMatching(new RegExp(`^articles/a.md: .*${words}`))]);
});

it('a file that is not there, or a link in its place, is refused', () => {
  expect(problemWith('a.jpg')).toEqual([expect.stringContaining('não está em content/pictures/')]);
  symlinkSync('/etc/hostname', join(root, 'pictures/a.jpg'));
  expect(problemWith('a.jpg')).toEqual([expect.stringContaining('não está em content/pictures/')]);
});

it.each(['a.jpg', 'electrico-28.jpeg', 'a.avif', 'cone.jpg', 'con-1.jpg'])('%j may be its name', (name) => expect(isPictureName(name)).toBe(true));
it.each(['con.jpg', 'nul.png', 'com1.webp', '../a.jpg', 'A.jpg', 'a b.jpg', 'a.svg', 'a.jpg.exe', '.jpg', `${'a'.repeat(90)}.jpg`])('%j may not', (name) =>
  expect(isPictureName(name)).toBe(false),
);
