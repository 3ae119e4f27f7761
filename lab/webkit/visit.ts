import { afterAll, inject } from 'vitest';
import { type Answer, granted, storageKeys } from '../../src/model/derived/storage-keys';
import { openBrowser } from './webdriver';

/** The window of these tests: the drivers have one session at a time. */
export const browser = await openBrowser(inject('driver').address, inject('driver').capabilities);
afterAll(() => browser.close());

export const origin = (variant = 'whole') => inject('origins')[variant] ?? '';

/** Opens `path` as someone who has given these answers, and no other, before. */
export async function visit(path: string, answers: Answer[] = [], variant?: string) {
  await browser.goTo(`${origin(variant)}/robots.txt`);
  await browser.run(
    (keys, value) => {
      localStorage.clear();
      for (const key of keys) localStorage.setItem(key, value);
    },
    answers.map((answer) => storageKeys[answer]),
    granted,
  );
  await browser.goTo(`${origin(variant)}${path}`);
}

export const returning: Answer[] = ['age', 'consent'];
export const adult: Answer[] = ['age'];

export const isShown = (selector: string) =>
  browser.run((wanted) => {
    const element = document.querySelector(wanted);
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return width > 0 && height > 0 && element !== null && getComputedStyle(element).visibility === 'visible';
  }, selector);

export const textOf = (selector: string) => browser.run((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);

export const stored = (answer: Answer) => browser.run((key) => localStorage.getItem(key), storageKeys[answer]);

export const gate = '[role="dialog"]';
export const site = 'main';
export const banner = 'section[aria-label="Cookies"]';
export const toast = '[aria-label="Notificações (F8)"]';
export const button = (words: string) => `//button[normalize-space()='${words}']`;
