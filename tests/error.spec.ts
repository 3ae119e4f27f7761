import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const heading = 'Unexpected Application Error!';

test('an island that crashes shows the catalogued heading, the message and the stack; the page around it lives on', async ({ page }) => {
  // The page as it is served, but with props on which the licence check throws when it answers.
  await page.route(
    (url) => url.pathname === routes.rights,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const broken = html.replace(
        /(data-island="licence-check" data-props=")[^"]*"/,
        '$1{&quot;brands&quot;:{},&quot;readOn&quot;:{&quot;not&quot;:&quot;a text&quot;}}"',
      );
      expect(broken).not.toBe(html);
      await route.fulfill({ response, body: broken });
    },
  );
  await page.goto(routes.rights);
  await page.getByLabel('Domínio ou marca').fill('nada.test');
  await page.getByRole('button', { name: 'Procurar' }).click();
  const screen = page.locator('[data-island="licence-check"]').getByRole('alert');
  await expect(screen.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  await expect(screen).toHaveAttribute('lang', 'en');
  await expect(screen.getByText(/Objects are not valid as a React child|Minified React error/).first()).toBeVisible();
  await expect(screen.locator('pre')).toContainText(/(\bat |@).+\.js/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Regras' }).click();
  await expect(page).toHaveURL(routes.rules);
});
