import { expect, type Page, test } from '@playwright/test';
import { newsletterSuccess } from '../src/overlays/toast/messages';
import { routes } from '../src/routes';
import { content } from './invented-site';
import { toastOf } from './overlays';
import { callsOf } from './requests';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { nameLabel, emailLabel, submitLabel } = content.home.newsletter;
const nameField = (page: Page) => page.getByLabel(nameLabel, { exact: true });
const emailField = (page: Page) => page.getByLabel(emailLabel, { exact: true });
const submitButton = (page: Page) => page.getByRole('button', { name: submitLabel, exact: true });
const fill = async (page: Page, name: string, email: string) => {
  await nameField(page).fill(name);
  await emailField(page).fill(email);
};

test('name and e-mail are required, and the browser itself refuses what is missing or no e-mail; nothing else is checked', async ({ page }) => {
  await page.goto(routes.home);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  for (const field of [nameField(page), emailField(page)]) {
    await expect(field).toHaveAttribute('required');
    for (const rule of ['pattern', 'minlength', 'maxlength']) await expect(field).not.toHaveAttribute(rule);
  }
  for (const [name, email, refused] of [
    ['', 'ana@exemplo.pt', nameField(page)],
    ['Ana', '', emailField(page)],
    ['Ana', 'ana', emailField(page)],
  ] as const) {
    await fill(page, name, email);
    await submitButton(page).click();
    await expect(refused).toBeFocused();
    await expect(toastOf(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue(name);
  }
});

test('on submit the toast appears and the form is cleared; what stays beside it says that nothing was sent: nothing is sent, stored or written into the address', async ({
  context,
  page,
}) => {
  const calls = callsOf(page);
  await page.goto(routes.home);
  await fill(page, 'Ana', 'ana@exemplo.pt');
  await submitButton(page).click();
  await expect(toastOf(page)).toHaveText('Inscrição na NewsletterObrigado por se inscrever! Fique atento às novidades.');
  await expect(nameField(page)).toHaveValue('');
  await expect(emailField(page)).toHaveValue('');
  await toastOf(page).getByRole('button').click();
  await expect(toastOf(page)).toBeHidden();
  await expect(page.getByText('Concluído: o formulário foi limpo, e nada foi enviado nem guardado.')).toBeVisible();
  await expect(page.getByText(newsletterSuccess.description)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await expect(page).toHaveURL(routes.home);
  expect(JSON.stringify(await context.storageState())).not.toContain('exemplo.pt');
});

test('it needs no script file, and nor does the toast', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(routes.home);
  await fill(page, 'Ana', 'ana@exemplo.pt');
  await emailField(page).press('Enter');
  await expect(toastOf(page)).toContainText(newsletterSuccess.title);
  await expect(emailField(page)).toHaveValue('');
  await expect(page).toHaveURL(routes.home);
  await toastOf(page).getByRole('button').click();
  await expect(toastOf(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is true of it is not under the toast, wherever the button stood', async ({ page }) => {
    await page.goto(routes.home);
    await fill(page, 'Ana', 'ana@exemplo.pt');
    // As low as it can be pressed: what appears below it appears where the toast does.
    await submitButton(page).evaluate((button) => scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 4, behavior: 'instant' }));
    await submitButton(page).evaluate((button: HTMLElement) => button.click());
    await expect(toastOf(page)).toBeVisible();
    const bottom = await page.getByText('Concluído').evaluate((line) => line.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await toastOf(page).evaluate((toast) => toast.getBoundingClientRect().top));
  });
});
