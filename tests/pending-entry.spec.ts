import { expect, test } from '@playwright/test';
import type * as Entry from '../renderer/entry';
import { buildFolder } from '../renderer/paths';
import type { Page } from '../src/layout/page';
import type { Content } from '../src/model/load-content';
import { pendingFeature } from '../src/overlays/toast/messages';
import { routes } from '../src/routes';
import { spokenToast, toastsOf } from './overlays';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

/** The site's content, with one more entry in the grid: flagged as not implemented. */
const label = 'Calendário de torneios';
const withPendingEntry: Content = {
  ...content,
  home: {
    ...content.home,
    navigation: { ...content.home.navigation, entries: [...content.home.navigation.entries, { pending: true, label, about: 'Em breve.' }] },
  },
};

/** The home page's <main>, drawn by the site's own renderer. */
async function mainWith(changed: Content): Promise<string> {
  const entry: typeof Entry = await import(`${buildFolder}/server/entry.js`);
  const page = entry.pagesOf(changed).find(({ path }) => path === routes.home);
  const draw = entry.pageRenderer(changed, { visitorScript: '', loader: '', font: '/', themeColor: '', favicon: '/' }, () => []);
  const html = (await draw(page as Page)).html();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('a grid entry flagged as not implemented shows the toast instead of navigating', async ({ page }) => {
  const main = await mainWith(withPendingEntry);
  await page.route(
    (url) => url.pathname === routes.home,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<main')) + main + html.slice(html.indexOf('</main>')) });
    },
  );
  await page.goto(routes.home);
  await expect(page.getByRole('link', { name: label })).toHaveCount(0);
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(toastsOf(page)).toHaveText([`${pendingFeature.title}${pendingFeature.description}`]);
  await expect(spokenToast(page)).toContainText('Esta funcionalidade ainda não está implementada');
  await expect(page).toHaveURL(routes.home);
});
