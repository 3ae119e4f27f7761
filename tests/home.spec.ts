/* What only the home page draws. */
import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { sites } from './sites';
import { visitors } from './visitors';

test.use({
  baseURL: sites.published.origin,
  storageState: visitors.returning,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('every link, button and step of the home page answers the pointer, and so does nothing else', async ({ page }) => {
  await page.goto(routes.home);
  const main = page.getByRole('main');
  const looks = () =>
    main.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .map((part) => {
          const { backgroundColor, boxShadow, textDecoration, translate } = getComputedStyle(part);
          return [backgroundColor, boxShadow, textDecoration, translate].join();
        })
        .join('\n'),
    );
  const answers = async (part: ReturnType<typeof main.locator>) => {
    await page.mouse.move(0, 0);
    const before = await looks();
    await part.hover();
    return (await looks()) !== before;
  };
  for (const part of await main.locator('a:visible, button:visible, summary:visible').all())
    expect.soft(await answers(part), await part.innerText()).toBe(true);
  for (const part of await main.locator('h2:visible, time:visible, figure:visible, dd:visible').all())
    expect.soft(await answers(part), await part.innerText()).toBe(false);
});
