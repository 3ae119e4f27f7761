import { expect, test } from '@playwright/test';
import { standIns } from '../src/model/marks';
import { routes } from '../src/routes';
import { sectionOf } from './section';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { about } = content;

test('mission, offers, transparency, a contact note and a button to the casinos', async ({ page }) => {
  await page.goto(routes.about);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    [about.mission, about.offers, about.transparency, ...(standIns(content).length > 0 ? [content.notices.list] : []), about.identity, about.contact].map(
      ({ title }) => title,
    ),
  );
  await expect(sectionOf(page, about.offers.title).getByRole('listitem')).toHaveText(about.offers.items);
  await expect(sectionOf(page, about.contact.title).getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: about.buttonLabel, exact: true }).click();
  await expect(page).toHaveURL(routes.casinos);
});
