import { createRequire } from 'node:module';
import type { virtual as ScreenReader } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

const library = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const address = '/screen-reader.js';

/**
 * All that a screen reader says from the top of the page at `path` to its end, phrase by phrase. It reads in the browser,
 * where what CSS does not display is not spoken (what a closed <details> holds is, unlike by real ones). The site's own
 * files stay away: the reader's cursor would wake what it passes.
 */
export async function listenTo(page: Page, path: string): Promise<string[]> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route(`**${address}`, (route) => route.fulfill({ path: library, contentType: 'text/javascript' }));
  await page.goto(path);
  const phrases = await page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: typeof ScreenReader };
    // Browsers that run scripts neither show nor say it; this reader would.
    for (const element of document.querySelectorAll('noscript')) element.remove();
    // Not all readers honour it (bootstrap#26770, aria-practices#1626): behind a modal dialog nothing may be left to read.
    for (const element of document.querySelectorAll('[aria-modal]')) element.removeAttribute('aria-modal');
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    return virtual.spokenPhraseLog();
  }, address);
  // It says a dialog twice: when it enters, and when it reads it.
  return phrases
    .slice(1, -1)
    .filter((phrase, index, all) => !(phrase.startsWith('dialog,') && phrase === all[index - 1]))
    .map((phrase) => phrase.replaceAll('\u00a0', ' '));
}

const landmark = /^(?<end>end of )?(?:banner|complementary|contentinfo|dialog|form|main|navigation|region|search)(?:,|$)/;

/** The landmarks and headings among `phrases`, each as deep as the landmarks around it: what a reader skips through first. */
export function tourOf(phrases: string[]): string[] {
  const lines: string[] = [];
  let depth = 0;
  for (const phrase of phrases) {
    const found = landmark.exec(phrase);
    if (found?.groups?.end) depth -= 1;
    else if (found || phrase.startsWith('heading,')) lines.push('  '.repeat(depth) + phrase);
    if (found && !found.groups?.end) depth += 1;
  }
  return lines;
}
