import type { Page } from '@playwright/test';
import { type Answer, granted, storageKeys } from '../src/model/derived/storage-keys';
import { sites } from './sites';

/** Another tab of the same visitor, behind this one: a browser draws what is behind once a second, and a click waits for it. */
export async function openBehind(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  await page.bringToFront();
  return other;
}

const whoAnswered = (...answers: Answer[]) => ({
  cookies: [],
  origins: Object.values(sites).map(({ origin }) => ({ origin, localStorage: answers.map((answer) => ({ name: storageKeys[answer], value: granted })) })),
});

/** What the browsers of two visitors have stored, for `test.use({ storageState })`. Without it a visitor sees the gate. */
export const visitors = {
  /** Sees the site and the cookie banner. */
  adult: whoAnswered('age'),
  /** Sees the site alone. */
  returning: whoAnswered('age', 'consent'),
};
