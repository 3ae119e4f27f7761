import axe, { type Result, type RunOptions } from 'axe-core';

/** axe itself: a script to be run inside the page. */
export const axeSource = axe.source;

/**
 * All its rules, with those that it leaves off by itself and that this site promises; the contrast of 7:1 answers for that of 4.5:1.
 * It describes only what it finds wrong: the paths to thousands of elements that are right would take most of the time.
 */
export const axeOptions: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** One text for each rule that a page breaks, with the elements that break it. */
export const describeViolations = (violations: Result[]): string[] =>
  violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`);

/** Runs in the page. axe cannot measure what is laid out only when a reader comes near (content-visibility); old engines lay out all of it. */
export function layOutEverything() {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
