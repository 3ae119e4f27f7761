/* What a publisher does at the desk, in its browser tests, and what is then in the content. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { contentCopy } from './content-copy';

export const copyOf = (path: string) => readFileSync(join(contentCopy, path), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: a content file, of whose shape each test knows what it asks.
export const valuesOf = (path: string): any => parse(copyOf(path));

/** As somebody else changes a file meanwhile. */
export const byHand = (path: string, change: (text: string) => string) => writeFileSync(join(contentCopy, path), change(copyOf(path)));
export const valuesByHand = (path: string, fields: object) => byHand(path, (text) => stringify({ ...parse(text), ...fields }));

/** As if the site had been made of `texts`. */
export function makeOf(texts: Record<string, string>): void {
  const state = join(contentCopy, '../.history');
  mkdirSync(state, { recursive: true });
  writeFileSync(join(state, 'publication.json'), JSON.stringify({ at: '2026-01-01T00:00:00Z', pages: {}, texts }));
}

export async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

export const said = (page: Page, words: string | RegExp) => expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();

export async function save(page: Page, words: string | RegExp = 'Guardado.') {
  await page.keyboard.press('Control+s');
  await said(page, words);
}

/** A button above the text of an article. */
export const tool = (page: Page, name: string) => page.locator('[aria-controls=campo-body]').getByRole('button', { name });

export async function putPicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }, alt: string, caption = '') {
  await tool(page, 'Imagem').click();
  await page.getByLabel('O ficheiro').setInputFiles(file);
  await fill(page, { 'O que se vê na imagem': alt, Legenda: caption });
  await page.getByRole('button', { name: 'Pôr no texto' }).click();
}

/** The page beside the form. */
export const preview = (page: Page) => page.frameLocator('iframe');

export const selectedIn = (box: Locator) => box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

/** Leaves for the desk's first page, and answers whether what is not saved may be left. */
export async function leave(page: Page, answer: 'accept' | 'dismiss') {
  page.once('dialog', (dialog) => dialog[answer]());
  await page.getByRole('link', { name: 'Textos' }).click();
}
