import { expect, type Page, test } from '@playwright/test';
import { newsletterSuccess } from '../src/overlays/toast/messages';
import { routes } from '../src/routes';
import { toastsOf } from './overlays';
import { content } from './site-content';
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

test('name and e-mail are required, the e-mail is of that type, and nothing else is checked', async ({ page }) => {
  await page.goto(routes.home);
  await expect(nameField(page)).toHaveAttribute('required');
  await expect(emailField(page)).toHaveAttribute('required');
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  for (const field of [nameField(page), emailField(page)]) {
    for (const rule of ['pattern', 'minlength', 'maxlength']) await expect(field).not.toHaveAttribute(rule);
  }
});

for (const [what, name, email] of [
  ['no name', '', 'ana@exemplo.pt'],
  ['no e-mail', 'Ana', ''],
  ['something that is no e-mail', 'Ana', 'ana'],
] as const) {
  test(`the browser itself refuses ${what}`, async ({ page }) => {
    await page.goto(routes.home);
    await fill(page, name, email);
    await submitButton(page).click();
    await expect(page.locator('input:invalid')).toBeFocused();
    await expect(toastsOf(page)).toHaveCount(0);
    await expect(nameField(page)).toHaveValue(name);
  });
}

test('on submit the toast appears, the form is cleared, and the words stay beside it', async ({ page }) => {
  await page.goto(routes.home);
  await fill(page, 'Ana', 'ana@exemplo.pt');
  await submitButton(page).click();
  await expect(toastsOf(page)).toHaveText('Inscrição na NewsletterObrigado por se inscrever! Fique atento às novidades.');
  await expect(nameField(page)).toHaveValue('');
  await expect(emailField(page)).toHaveValue('');
  await toastsOf(page).getByRole('button').click();
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(newsletterSuccess.description, { exact: true })).toBeVisible();
});

test('nothing is sent, stored or written into the address', async ({ context, page }) => {
  const asked: string[] = [];
  await page.goto(routes.home);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(`${request.method()} ${request.resourceType()} ${request.url()} ${request.postData() ?? ''}`));
  await fill(page, 'Ana', 'ana@exemplo.pt');
  await submitButton(page).click();
  await expect(toastsOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((request) => !/^GET (script|image) \S+\/assets\/[^?]+$/.test(request))).toEqual([]);
  await expect(page).toHaveURL(routes.home);
  expect(JSON.stringify(await context.storageState())).not.toContain('exemplo.pt');
});

test('with the script files blocked the form goes nowhere: the e-mail never reaches the address bar', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(routes.home);
  await fill(page, 'Ana', 'ana@exemplo.pt');
  await submitButton(page).click();
  await emailField(page).press('Enter');
  await expect(page).toHaveURL(routes.home);
  await expect(emailField(page)).toHaveValue('ana@exemplo.pt');
});

test('a form that is sent before it is awake is sent again when it is', async ({ page }) => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/\/assets\/(?!loader)[^/]*\.js$/, async (route) => {
    await delivery;
    await route.continue();
  });
  await page.goto(routes.home);
  await fill(page, 'Ana', 'ana@exemplo.pt');
  await emailField(page).press('Enter');
  await expect(page).toHaveURL(routes.home);
  deliver();
  await expect(toastsOf(page)).toContainText(newsletterSuccess.title);
  await expect(emailField(page)).toHaveValue('');
});
