import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { beyondBidi } from './firefox';
import { enterButton } from './overlays';
import { content } from './site-content';
import { visitors } from './visitors';

const { rules } = content;
const lists = {
  'the sections': rules.sections.map(({ id, title }) => ({ id, title })),
  'the questions': rules.faq.map(({ id, question }) => ({ id, title: question })),
};

const openIds = (page: Page) => page.locator('details[open]').evaluateAll((all) => all.map(({ id }) => id));
const headingOf = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });

test.describe('inside', () => {
  test.use({ storageState: visitors.returning });

  test('sections and questions are there in order, all closed', async ({ page }) => {
    await page.goto(routes.rules);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
      Object.values(lists).flatMap((items) => items.map(({ title }) => title)),
    );
    expect(await openIds(page)).toEqual([]);
  });

  for (const [what, items] of Object.entries(lists)) {
    for (const scripts of ['with', 'without']) {
      test(`of ${what} one at a time is open, and it can be closed again (${scripts} the script files)`, async ({ page }) => {
        if (scripts === 'without') await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(routes.rules);
        const exclusive = await page.evaluate(() => 'name' in HTMLDetailsElement.prototype);
        test.skip(scripts === 'without' && !exclusive, 'Without <details name> only the loader closes the others.');
        for (const { id, title } of items) {
          await headingOf(page, title).click();
          await expect.poll(() => openIds(page)).toEqual([id]);
        }
        await headingOf(page, items.at(-1)?.title ?? '').click();
        await expect.poll(() => openIds(page)).toEqual([]);
      });
    }
  }

  test('the two lists do not close each other, and the keyboard works them', async ({ page }) => {
    await page.goto(routes.rules);
    await page.locator(`#${rules.sections[0]?.id} > summary`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`#${rules.faq[0]?.id} > summary`).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => openIds(page)).toEqual([rules.sections[0]?.id, rules.faq[0]?.id]);
  });

  test('a link to a section opens it', async ({ page }) => {
    await page.goto(`${routes.rules}#${rules.sections[3]?.id}`);
    await expect.poll(() => openIds(page)).toEqual([rules.sections[3]?.id]);
    await page.goto(`${routes.rules}#${rules.faq[2]?.id}`);
    await expect.poll(() => openIds(page)).toContain(rules.faq[2]?.id);
    await expect(headingOf(page, rules.faq[2]?.question ?? '')).toBeInViewport();
  });

  test('on paper all are open, and afterwards as they were', async ({ page, channel }) => {
    test.skip(channel === beyondBidi.channel, beyondBidi.print);
    await page.goto(routes.rules);
    await headingOf(page, rules.sections[1]?.title ?? '').click();
    await page.waitForLoadState();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await openIds(page)).toHaveLength(rules.sections.length + rules.faq.length);
    await expect(page.locator('main details > :not(summary)').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    expect(await openIds(page)).toEqual([rules.sections[1]?.id]);
    await headingOf(page, rules.sections[2]?.title ?? '').click();
    await expect.poll(() => openIds(page)).toEqual([rules.sections[2]?.id]);
  });
});

test('a link to a section opens it through the gate', async ({ page }) => {
  await page.goto(`${routes.rules}#${rules.sections[4]?.id}`);
  await enterButton(page).click();
  await expect(headingOf(page, rules.sections[4]?.title ?? '')).toBeInViewport();
  await expect.poll(() => openIds(page)).toEqual([rules.sections[4]?.id]);
});
