import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { readPictures } from '../src/model/reading/pictures';
import { temporaryFolder } from '../tests/temporary-folder';
import type { Cache } from './cache';
import { writePictures } from './pictures';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'pictures'));
});

const articles = [{ file: 'articles/a.md', pictures: [{ name: 'a.jpg', alt: 'A', caption: '' }] }] as Parameters<typeof writePictures>[0]['articles'];

async function written(bytes: Uint8Array, cache: Cache = (_, make) => make()) {
  writeFileSync(join(root, 'pictures/a.jpg'), bytes);
  const files = new Map<string, Uint8Array>();
  const problems = await writePictures({ articles, ...readPictures(root, articles) }, root, cache, async (file, content) => {
    files.set(file, content as Uint8Array);
    return '';
  });
  return { files, problems };
}

const photograph = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#1d3f8f' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Zulmira' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

it('a picture is written in every size and format, upright, and without what the camera wrote into it', async () => {
  const { files, problems } = await written(await photograph());
  expect(problems).toEqual([]);
  expect([...files.keys()].map((file) => file.replace(/-\w{10}-/, '-…-'))).toEqual(['assets/pictures/a-…-300.avif', 'assets/pictures/a-…-300.webp']);
  for (const content of files.values()) {
    const { width = 0, height, exif } = await sharp(content).metadata();
    expect([height, exif]).toEqual([width * 2, undefined]);
    expect(Buffer.from(content).includes('Zulmira')).toBe(false);
  }
});

it('what a build before has made is not made again', async () => {
  const kept = new Uint8Array([1]);
  const { files } = await written(await photograph(), async () => kept);
  expect([...files.values()]).toEqual([kept, kept]);
});

it('a picture that ends too early is named with its article', async () => {
  const bytes = await photograph();
  const { problems } = await written(bytes.subarray(0, bytes.length / 2));
  expect(problems).toEqual([expect.objectContaining({ file: 'articles/a.md', what: expect.stringContaining('«a.jpg» não se deixa ler até ao fim') })]);
});

it('a picture that changes during a build is not written to its old address', async () => {
  writeFileSync(join(root, 'pictures/a.jpg'), await photograph());
  const read = readPictures(root, articles);
  const other = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#a81c2b' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(root, 'pictures/a.jpg'), other);
  const files: string[] = [];
  const write = async (file: string) => {
    files.push(file);
    return '';
  };
  const problems = await writePictures({ articles, ...read }, root, (_, make) => make(), write);
  expect(problems).toEqual([expect.objectContaining({ file: 'articles/a.md', what: 'a imagem «a.jpg» mudou enquanto o site se fazia.' })]);
  expect(files).toEqual([]);
});

it('a full disk is not called a fault of the picture', async () => {
  const full = async () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  };
  await expect(written(await photograph(), full)).rejects.toThrow('no space left');
});
