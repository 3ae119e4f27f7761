import type axe from 'axe-core';
import { expect, it } from 'vitest';
import type { Answer } from '../../src/model/storage-keys';
import { routes } from '../../src/routes';
import { axeOptions, axeSource, describeViolations, layOutEverything } from '../../tests/axe';
import { pageOfEachKind } from '../../tests/published-site';
import { adult, browser, returning, visit, withBrowser } from './visit';

withBrowser();

it.each<[string, string, Answer[]]>([
  [routes.home, 'under the gate', []],
  [routes.home, 'with the cookie banner', adult],
  ...pageOfEachKind.map((path): [string, string, Answer[]] => [path, 'for a returning visitor', returning]),
])('axe finds nothing on %s %s', async (path, _, answers) => {
  await visit(path, answers);
  await browser.runText(axeSource);
  await browser.run(layOutEverything);
  // Colours are measured when everything has come to its place, but for the snow, which falls for ever.
  const moving = () => browser.run(() => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length);
  await expect.poll(moving).toBe(0);
  const { violations } = await browser.wait((options) => (window as unknown as { axe: typeof axe }).axe.run(document, options), axeOptions);
  expect(describeViolations(violations)).toEqual([]);
});
