import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { onPage, sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

/** What a screen reader finds at the top level of the page, in its order: `banner`, `region "Cookies"`. What is hidden is not there. */
const landmarks = async (page: Page) =>
  [...(await page.locator('body').ariaSnapshot()).matchAll(/^- (\w+(?: "[^"]*")?)/gm)].map(([, name]) => name).filter((name) => name !== 'status');

const site = ['navigation "Atalho"', 'banner', 'main', 'contentinfo'];

test.describe('for a returning visitor', () => {
  test.use({ storageState: visitors.returning });

  for (const path of [...sitePaths(), unknownPath]) {
    test(`${path} has its landmarks in order, and all its headings in main and footer`, onPage(path), async ({ page }) => {
      await page.goto(path);
      expect(await landmarks(page)).toEqual(site);
      for (const name of ['Principal', 'Legal', 'Informações']) await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
      expect(
        await page
          .getByRole('main')
          .getByRole('heading')
          .first()
          .evaluate((heading) => heading.tagName),
      ).toBe('H1');
      expect(await page.getByRole('heading').count()).toBe(
        (await page.getByRole('main').getByRole('heading').count()) + (await page.getByRole('contentinfo').getByRole('heading').count()),
      );
    });
  }
});

test('before an answer a screen reader finds the gate, whole, and nothing of the site behind it', async ({ page }) => {
  await page.goto(routes.rules);
  expect(await landmarks(page)).toEqual([expect.stringMatching(/^dialog /)]);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - dialog:
      - paragraph
      - heading [level=1]
      - paragraph
      - button "Entrar"
      - button "Sair"
      - paragraph: Jogue com responsabilidade
      - paragraph:
        - link /Linha Vida/
  `);
});

test.describe('after Entrar', () => {
  test.use({ storageState: visitors.adult });

  test('the cookie banner is heard before the header, whole and once', async ({ page }) => {
    await page.goto(routes.rules);
    expect(await landmarks(page)).toEqual([site[0], 'region "Cookies"', ...site.slice(1)]);
    await expect(page.getByRole('region', { name: 'Cookies' })).toMatchAriaSnapshot(`
      - region "Cookies":
        - paragraph:
          - link "Política de Cookies"
        - button "Aceitar todos os cookies"
        - button "Configurações"
    `);
  });
});
