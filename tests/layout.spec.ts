import { expect, test } from '@playwright/test';
import { sectionIds } from '../src/model/section-ids';
import { articlePath, routes } from '../src/routes';
import { content } from './site-content';
import { sitePaths, unknownPath } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const mainLinks = [
  ['Início', routes.home],
  ['Cassinos Online', routes.casinos],
  ['Artigos', routes.articles],
  ['Regras', routes.rules],
] as const;

test.describe('the header', () => {
  test('has the brand, which leads home, and the four main links', async ({ page }) => {
    await page.goto(routes.about);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: content.site.name })).toHaveAttribute('href', routes.home);
    const links = header.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect(links).toHaveText(mainLinks.map(([label]) => label));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(mainLinks.map(([, path]) => path));
  });

  for (const [width, what] of [
    [1280, 'icon and label'],
    [390, 'the icon alone, which keeps its name'],
  ] as const) {
    test(`shows ${what} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.home);
      for (const [label] of mainLinks) {
        const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: label, exact: true });
        await expect(link.locator('svg')).toBeVisible();
        const words = await link.getByText(label).boundingBox();
        if (width > 1000) expect(words?.width).toBeGreaterThan(30);
        else expect(words?.width).toBeLessThanOrEqual(1);
      }
    });
  }

  test('marks Artigos on /artigos and on every address that begins with it, and nowhere else', async ({ page }) => {
    for (const path of [...sitePaths(), unknownPath]) {
      await page.goto(path, { waitUntil: 'commit' });
      const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Artigos', exact: true });
      const expected = path === routes.articles ? 'page' : path.startsWith(routes.articles) ? 'true' : null;
      if (expected) await expect(link, path).toHaveAttribute('aria-current', expected);
      else await expect(link, path).not.toHaveAttribute('aria-current');
    }
  });
});

test.describe('the footer', () => {
  test('has three columns: responsible gambling, Legal and Informações', async ({ page }) => {
    await page.goto(routes.home);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([content.site.footer.title, 'Legal', 'Informações']);
    const tops = await footer.getByRole('heading', { level: 2 }).evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });

  test('lists the policies and the information pages; the entry without a link renders nothing', async ({ page }) => {
    await page.goto(routes.home);
    const linksOf = (list: string) =>
      page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: list })
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]));
    expect(await linksOf('Legal')).toEqual([
      ['Política de Privacidade', routes.privacy],
      ['Política de Cookies', routes.cookies],
      ['Termos de Uso', routes.terms],
    ]);
    expect(await linksOf('Informações')).toEqual([
      ['Jogo Responsável', routes.responsibleGambling],
      ['Sobre o Projeto', routes.about],
    ]);
  });

  test('ends with the copyright line', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${content.site.copyrightYear} ${content.site.footer.copyright}`);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: content.about.identity.title })).toHaveAttribute(
      'href',
      `${routes.about}#${sectionIds.about.identity}`,
    );
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto(routes.terms);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const { slug, title } of content.articles) {
  test(`the breadcrumb of ${slug} is Início > Artigos > its title`, async ({ page }) => {
    await page.goto(articlePath(slug));
    const crumbs = page.getByRole('navigation', { name: 'Caminho' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Início', 'Artigos', title]);
    expect(await crumbs.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([routes.home, routes.articles]);
    await expect(crumbs.last().locator('[aria-current="page"]')).toHaveText(title);
  });
}
