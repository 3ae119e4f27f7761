import { expect, type Page, test } from '@playwright/test';
import { openSite } from './open';

/** What is fetched for a toast. */
const chunks = /\/assets\/(?!main-).*\.(?:js|css)$/;
const name = (page: Page) => page.getByRole('textbox', { name: 'Nome' });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const submit = (page: Page) => page.getByRole('button', { name: 'Inscrever' });
const toast = (page: Page) => page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('listitem');
const form = (page: Page) => page.locator('form').filter({ has: submit(page) });

async function fill(page: Page) {
  await name(page).scrollIntoViewIfNeeded();
  await name(page).fill('Inês');
  await email(page).fill('ines@exemplo.pt');
}

test('§4, §8 on submit a confirmation toast appears, the form is cleared, and nothing is sent (§7)', async ({ page }) => {
  await openSite(page, '/');
  await fill(page);
  await expect(page.getByRole('region', { name: 'Notificações (F8)' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await submit(page).click();
  await expect(toast(page)).toContainText('Inscrição na Newsletter');
  await expect(toast(page)).toContainText('Obrigado por se inscrever! Fique atento às novidades.');
  await expect(name(page)).toHaveValue('');
  await expect(email(page)).toHaveValue('');
  // What was said stays when the toast has gone (WCAG 2.2.1).
  await toast(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(toast(page)).toBeHidden();
  await expect(form(page)).toContainText('Obrigado por se inscrever! Fique atento às novidades.');
  expect(asked).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
});

for (const [what, values] of [
  ['no name', ['', 'ines@exemplo.pt']],
  ['no e-mail', ['Inês', '']],
  ['what is no e-mail', ['Inês', 'ines']],
] as const) {
  test(`§5 the browser refuses ${what}`, async ({ page }) => {
    await openSite(page, '/');
    await name(page).fill(values[0]);
    await email(page).fill(values[1]);
    await submit(page).click();
    await expect(page.locator('input:invalid').first()).toBeFocused();
    await expect(toast(page)).toBeHidden();
    await expect(name(page)).toHaveValue(values[0]);
  });
}

test('pressed before what draws the toast has come, it is answered when it does', async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await late;
    await route.continue();
  });
  await openSite(page, '/');
  await fill(page);
  await submit(page).click();
  await expect(name(page)).toHaveValue('Inês');
  release();
  await expect(toast(page)).toBeVisible();
  await expect(name(page)).toHaveValue('');
});

test('when it cannot be fetched the form says so and loses nothing', async ({ page }) => {
  await page.route(chunks, (route) => route.abort());
  await openSite(page, '/');
  await fill(page);
  await submit(page).click();
  await expect(form(page)).toContainText('Não foi possível concluir a inscrição.');
  await expect(name(page)).toHaveValue('Inês');
  await expect(email(page)).toHaveValue('ines@exemplo.pt');
});

test('the next submit tries again', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox keeps a file that was refused until the page is loaded anew.');
  await page.route(chunks, (route) => route.abort());
  await openSite(page, '/');
  await fill(page);
  await submit(page).click();
  await expect(form(page)).toContainText('Não foi possível');
  await page.unroute(chunks);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(form(page)).toContainText('Obrigado por se inscrever!');
  await expect(form(page)).not.toContainText('Não foi possível');
});
