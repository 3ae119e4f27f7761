import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { beyondBidi } from './firefox';
import { content } from './invented-site';
import { enterButton } from './overlays';
import { visitors } from './visitors';

const sections = content.rules.sections.map(({ id, title }) => ({ id, title }));
const questions = content.rules.faq.map(({ id, question }) => ({ id, title: question }));

const openIds = (page: Page) => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id));
const headingOf = (page: Page, title = '') => page.getByRole('heading', { level: 3, name: title, exact: true });

test.describe('inside', () => {
  test.use({ storageState: visitors.returning });

  for (const scripts of ['with', 'without']) {
    test(`of each list one item at a time is open, and it can be closed again (${scripts} the script files)`, async ({ page }) => {
      if (scripts === 'without') await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(routes.rules);
      const exclusive = await page.evaluate(() => 'name' in HTMLDetailsElement.prototype);
      test.skip(scripts === 'without' && !exclusive, 'Without <details name> only the loader closes the others.');
      for (const items of [sections, questions]) {
        expect(await openIds(page)).toEqual([]);
        for (const { id, title } of items) {
          await headingOf(page, title).click();
          await expect.poll(() => openIds(page)).toEqual([id]);
        }
        await headingOf(page, items.at(-1)?.title).click();
        await expect.poll(() => openIds(page)).toEqual([]);
      }
      // The lists do not close each other, and the keyboard works them.
      await page.locator(`#${sections[0]?.id} > summary`).press('Enter');
      await page.locator(`#${questions[0]?.id} > summary`).press('Space');
      await expect.poll(() => openIds(page)).toEqual([sections[0]?.id, questions[0]?.id]);
    });
  }

  test('what each item comes to is read while it is closed', async ({ page }) => {
    await page.goto(routes.rules);
    expect(await openIds(page)).toEqual([]);
    for (const { id, inShort } of [...content.rules.sections, ...content.rules.faq])
      await expect(page.locator(`#${id}`).getByText(inShort, { exact: true })).toBeVisible();
  });

  for (const by of ['tap', 'key'] as const) {
    test(`the heading that opens stays where it is when a longer section above it closes (by ${by})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(routes.rules);
      await page.locator(`#${sections[0]?.id} > div`).evaluate((content) => Object.assign(content.style, { minHeight: '1200px' }));
      await headingOf(page, sections[0]?.title).click();
      const next = page.locator(`#${sections[1]?.id} > summary`);
      await next.focus();
      await next.evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 300));
      const top = () => next.evaluate((summary) => Math.round(summary.getBoundingClientRect().top));
      expect(await top()).toBe(300);
      // At a place: Playwright would first scroll what it presses.
      if (by === 'tap') await page.mouse.click(100, 320);
      else await next.press('Enter');
      await expect.poll(() => openIds(page)).toEqual([sections[1]?.id]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await top()).toBe(300);
    });
  }

  test('on paper all are open, and afterwards as they were', async ({ page, channel }) => {
    test.skip(channel === beyondBidi.channel, beyondBidi.print);
    await page.goto(routes.rules);
    await headingOf(page, sections[1]?.title).click();
    await page.waitForLoadState();
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await openIds(page)).toEqual([...sections.map(({ id }) => id), ...questions.map(({ id }) => id), 'fontes']);
    await expect(page.locator('main details > :not(summary)').first()).toBeVisible();
    // An opening that begins unseen would be printed as it begins.
    await expect(page.locator('main details > :not(summary)').first()).toHaveCSS('animation-name', 'none');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    expect(await openIds(page)).toEqual([sections[1]?.id]);
    await headingOf(page, sections[2]?.title).click();
    await expect.poll(() => openIds(page)).toEqual([sections[2]?.id]);
  });
});

test('a link to a section opens it, through the gate and without it', async ({ page }) => {
  await page.goto(`${routes.rules}#${sections[4]?.id}`);
  await enterButton(page).click();
  await expect(headingOf(page, sections[4]?.title)).toBeInViewport();
  await expect.poll(() => openIds(page)).toEqual([sections[4]?.id]);
  await page.goto(`${routes.rules}#${questions[2]?.id}`);
  await expect.poll(() => openIds(page)).toContain(questions[2]?.id);
  await expect(headingOf(page, questions[2]?.title)).toBeInViewport();
});
