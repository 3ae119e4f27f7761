import { expect, test } from '@playwright/test';
import { dayInWords } from '../src/model/words';
import { routes } from '../src/routes';
import { sectionOf } from './section';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { privacy, cookies, terms, site } = content;
const titles = (sections: { title: string }[]) => sections.map(({ title }) => title);

for (const [path, policy, sections] of [
  [routes.privacy, privacy, [...titles(privacy.sections), privacy.rights.title, privacy.contact.title]],
  [routes.cookies, cookies, [cookies.storage.title, cookies.typesTitle, ...titles(cookies.sections)]],
  [routes.terms, terms, [...titles(terms.sections), ...titles(terms.furtherSections)]],
] as const) {
  test(`${path} has its sections in order, and the day of its last update`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: policy.title, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    const updated = page.getByText('Última atualização:').getByRole('time');
    await expect(updated).toHaveText(dayInWords(policy.updatedOn));
    await expect(updated).toHaveAttribute('datetime', policy.updatedOn);
  });
}

test('the privacy policy lists the rights and says who answers', async ({ page }) => {
  await page.goto(routes.privacy);
  for (const { name } of privacy.rights.items) await expect(page.getByRole('main').getByText(`${name}:`, { exact: true })).toBeVisible();
  await expect(sectionOf(page, 'Contacto')).toContainText(`Editor responsável: ${site.editor.value}`);
});

test('the cookie policy has its types, of which what is required says Obrigatório', async ({ page }) => {
  await page.goto(routes.cookies);
  const types = page.getByRole('main').getByRole('article');
  await expect(types.getByRole('heading')).toHaveText(cookies.types.map(({ title, required }) => (required ? `${title} Obrigatório` : title)));
  for (const [index, { examples }] of cookies.types.entries())
    await expect(types.nth(index).getByRole('listitem')).toHaveText(examples.map((example) => example.replaceAll('`', '')));
});
