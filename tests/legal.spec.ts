import { expect, test } from '@playwright/test';
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
  test(`${path} has its sections in order, and was last updated on 4 August 2024`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: policy.title, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    const updated = page.getByText('Última atualização:').getByRole('time');
    await expect(updated).toHaveText('4 de agosto de 2024');
    await expect(updated).toHaveAttribute('datetime', '2024-08-04');
  });
}

test('the privacy policy lists the rights and says who answers', async ({ page }) => {
  await page.goto(routes.privacy);
  for (const { name } of privacy.rights.items) await expect(page.getByRole('main').getByText(`${name}:`, { exact: true })).toBeVisible();
  await expect(sectionOf(page, 'Contacto')).toContainText(`Editor responsável: ${site.editor.value}`);
});

test('the cookie policy has three types, of which the essential one is Obrigatório', async ({ page }) => {
  await page.goto(routes.cookies);
  const types = page.getByRole('main').getByRole('article');
  await expect(types.getByRole('heading')).toHaveText(['Essenciais Obrigatório', 'Desempenho', 'Funcionalidade']);
  for (const [index, { examples }] of cookies.types.entries())
    await expect(types.nth(index).getByRole('listitem')).toHaveText(examples.map((example) => example.replaceAll('`', '')));
});

test('the terms are governed by Portuguese law', async ({ page }) => {
  await page.goto(routes.terms);
  await expect(page.getByText('regem-se pela lei portuguesa')).toBeVisible();
});
