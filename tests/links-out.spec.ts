import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { content } from './site-content';
import { sitePaths } from './site-paths';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

test('the footer shows logos, 40 px high, that lead to the bodies in a new tab', async ({ page }) => {
  await page.goto(routes.home);
  const logos = page.getByRole('contentinfo').getByRole('list', { name: 'Apoio e regulação' }).getByRole('link');
  await expect(logos).toHaveCount(content.help.organisations.length);
  for (const [index, { name, website }] of content.help.organisations.entries()) {
    const logo = logos.nth(index);
    await expect(logo).toHaveAccessibleName(`${name} (abre num novo separador)`);
    await expect(logo).toHaveAttribute('href', website);
    expect((await logo.locator('svg').boundingBox())?.height).toBe(40);
  }
});

const partners = new Set(content.casinos.casinos.map(({ link }) => link));

test('every link out opens a new tab, says so, and tells others no more than it must', async ({ page }) => {
  for (const path of sitePaths()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
      all.map((link) => {
        const { href, target, rel, referrerPolicy, textContent } = link as HTMLAnchorElement;
        return { href, target, rel, referrerPolicy, says: textContent?.endsWith(' (abre num novo separador)') };
      }),
    );
    expect(links.length, path).toBeGreaterThanOrEqual(content.help.organisations.length);
    expect(links, path).toEqual(links.map(({ href }) => ({ href, target: '_blank', says: true, ...allowed(href) })));
  }
});

/** A partner may see which site sent the reader; nobody else sees anything. */
const allowed = (href: string) =>
  partners.has(href) ? { rel: 'sponsored noopener', referrerPolicy: 'origin' } : { rel: 'noopener', referrerPolicy: 'no-referrer' };

test("a partner's button opens the partner's site in a new tab that learns no path", async ({ context, page }) => {
  const [partner] = content.casinos.casinos;
  await context.route(`${partner?.link}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'partner' }));
  await page.goto(routes.casinos);
  const opening = context.waitForEvent('page');
  const asking = context.waitForEvent('request', (request) => request.url() === partner?.link);
  await page.getByRole('link', { name: partner?.buttonLabel ?? '' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(partner?.link ?? '');
  expect((await (await asking).allHeaders()).referer).not.toContain(routes.casinos);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(routes.casinos);
});
