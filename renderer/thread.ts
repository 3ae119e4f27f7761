/*
 * One thread of a build. It reads its share of the articles and tells what it found; told the whole content in return, it
 * draws, compresses and writes its share of the pages. The texts of the articles stay with the thread that read them.
 */
import { accessSync, constants, lstatSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ArticleRead, Share } from '../src/model/load-articles';
import { readShare } from '../src/model/load-content';
import { openCache } from './cache';
import { type DrawOrder, drawPages } from './draw-pages';

export type ThreadStart = { index: number; of: number; code: string; contentFolder: string; cacheFolder: string; freshCache: string };

const { index, of, code, contentFolder, cacheFolder, freshCache } = workerData as ThreadStart;
const cache = openCache(cacheFolder, freshCache);

/** An article whose file has not changed since a build before, nor the words it may ask for, is as it was read then. */
const remember: Share['remember'] = (path, words, load) => {
  if (!isReadableFile(path)) return load();
  return JSON.parse(String(cache([code, words, path, readFileSync(path)], '.json', () => JSON.stringify(load()))));
};

/** What is not goes to the loader, which says so in the publisher's words. */
function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

const read = readShare(contentFolder, { index, of, remember });
const texts = new Map(read.flatMap(({ file, article }) => (article ? [[file, article.text]] : [])));
const isMine = (file = '', position: number) => (file.startsWith('articles/') ? texts.has(file) : position % of === index);

parentPort?.postMessage(read.map((one): ArticleRead => ({ ...one, ...(one.article && { article: { ...one.article, text: '' } }) })));
parentPort?.once('message', async (order: DrawOrder) => {
  parentPort?.postMessage(await drawPages({ ...order, content: { ...order.content, texts } }, isMine, cache, code));
});
