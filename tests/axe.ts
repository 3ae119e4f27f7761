import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * All its rules, with those that it leaves off by itself and that this site promises; the contrast of 7:1 answers for that of 4.5:1.
 * It describes only what it finds wrong: the paths to thousands of elements that are right would take most of the time.
 */
const options: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** One text for each rule that the page breaks, with the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(layOutEverything);
  const { violations } = await page.evaluate((choice) => (window as unknown as { axe: typeof axe }).axe.run(document, choice), options);
  return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.flatMap(({ html, failureSummary }) => [html, failureSummary])].join('\n'));
}

/** axe cannot measure what is laid out only when a reader comes near (content-visibility); old engines lay out all of it. */
function layOutEverything() {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
