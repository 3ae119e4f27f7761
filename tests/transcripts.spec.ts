/*
 * What a screen reader says of each page, kept in tests/transcripts/. When a text or its order changes on purpose,
 * `npx playwright test transcripts -u` writes them anew: read the difference as someone who only listens.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { listenTo, tourOf } from './screen-reader';
import { sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

// Its reader takes several hundred steps through a page.
test.describe.configure({ timeout: 90_000 });

const folder = fileURLToPath(new URL('transcripts/', import.meta.url));
const names = new Map([...sitePaths().map((path) => [path, path.slice(1).replaceAll('/', '-') || 'inicio'] as const), [unknownPath, '404']]);

test.describe('whoever listens', () => {
  test.use({ storageState: visitors.returning });

  for (const [path, name] of names) {
    test(`hears the landmarks and headings of ${path} in their order`, async ({ page }) => {
      const phrases = await listenTo(page, path);
      expectKept(name, [`title, ${await page.title()}`, ...tourOf(phrases)]);
    });
  }
});

test.describe('whoever listens and has not answered', () => {
  test.use({ storageState: visitors.new });

  test('hears the gate and nothing of the site behind it', async ({ page }) => {
    expectKept('porta', await listenTo(page, routes.rules));
  });
});

test.describe('whoever listens and has just entered', () => {
  test.use({ storageState: visitors.adult });

  test('hears the cookie banner before the header, whole and once', async ({ page }) => {
    const phrases = await listenTo(page, routes.rules);
    expectKept('aviso-de-cookies', phrases.slice(0, phrases.indexOf('banner') + 1));
    expect(phrases.filter((phrase) => phrase === 'button, Aceitar todos os cookies')).toHaveLength(1);
  });
});

test('no transcript is left of a page that is gone', () => {
  expect(readdirSync(folder).sort()).toEqual([...names.values(), 'porta', 'aviso-de-cookies'].map((name) => `${name}.txt`).sort());
});

/** A new page's transcript is written when it is first heard, except where nobody would read it. */
function expectKept(name: string, spoken: string[]) {
  const file = `${folder}${name}.txt`;
  const text = `${spoken.join('\n')}\n`;
  const { updateSnapshots } = test.info().config;
  if (['all', 'changed'].includes(updateSnapshots) || !(existsSync(file) || process.env.CI)) writeFileSync(file, text);
  expect(text, `tests/transcripts/${name}.txt`).toBe(readFileSync(file, 'utf8'));
}
