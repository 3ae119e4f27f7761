import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const heading = 'Unexpected Application Error!';

test('an island that crashes shows the catalogued heading, the message and the stack; the page around it lives on', async ({ page }) => {
  // The page as it is served, but with props on which the newsletter throws when it is hydrated.
  await page.route(
    (url) => url.pathname === routes.home,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const broken = html.replace(/(data-island="newsletter" data-props=")[^"]*"/, '$1{&quot;nameLabel&quot;:{&quot;not&quot;:&quot;a text&quot;}}"');
      expect(broken).not.toBe(html);
      await route.fulfill({ response, body: broken });
    },
  );
  await page.goto(routes.home);
  await page.getByLabel(content.home.newsletter.emailLabel, { exact: true }).focus();
  const screen = page.locator('[data-island="newsletter"]').getByRole('alert');
  await expect(screen.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  await expect(screen).toHaveAttribute('lang', 'en');
  await expect(screen.getByText(/Objects are not valid as a React child|Minified React error/).first()).toBeVisible();
  await expect(screen.locator('pre')).toContainText(/(\bat |@).+\.js/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Regras' }).click();
  await expect(page).toHaveURL(routes.rules);
});
