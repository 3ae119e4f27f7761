import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { sectionOf } from './section';
import { content } from './site-content';
import { visitors } from './visitors';

test.use({ storageState: visitors.returning });

const { responsibleGambling: texts, help, facts } = content;
const signs = (page: Page) => page.getByRole('group', { name: 'Sinais de alerta' });
const inSigns = { advice: texts.signs.advice.split('.')[0] ?? '' };

test('help comes first, then definition, signs, tips, self-exclusion, blocking, treatment, organisations, commitments and sources', async ({ page }) => {
  await page.goto(routes.responsibleGambling);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...[texts.helpFirst, texts.definition, texts.signs, texts.tips, texts.selfExclusion].map(({ title }) => title),
    ...[texts.blocking, texts.treatment, texts.help, texts.commitments, { title: 'Fontes' }].map(({ title }) => title),
  ]);
  await expect(page.getByRole('link', { name: `Ligar ${facts.helpLine}`, exact: true })).toHaveAttribute('href', `tel:${facts.helpLine}`);
});

test('there are signs to tick, tips and a list of commitments', async ({ page }) => {
  await page.goto(routes.responsibleGambling);
  await expect(signs(page).getByRole('checkbox')).toHaveCount(texts.signs.items.length);
  for (const sign of texts.signs.items) await expect(signs(page).getByRole('checkbox', { name: sign, exact: true })).not.toBeChecked();
  await expect(sectionOf(page, texts.tips.title).getByRole('heading', { level: 3 })).toHaveText(texts.tips.items.map(({ title }) => title));
  await expect(sectionOf(page, texts.commitments.title).getByRole('listitem')).toHaveText(texts.commitments.items);
});

test('four outside organisations have a description and a link to their site', async ({ page }) => {
  await page.goto(routes.responsibleGambling);
  const section = sectionOf(page, texts.help.title);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(help.organisations.map(({ name }) => name));
  for (const { name, website } of help.organisations) {
    await expect(section.getByRole('link', { name: `Abrir o site: ${name}` })).toHaveAttribute('href', website);
  }
});

test('self-exclusion is advised for six months, and its legal minimum is said', async ({ page }) => {
  await page.goto(routes.responsibleGambling);
  const section = sectionOf(page, texts.selfExclusion.title);
  for (const months of Object.values(facts.selfExclusion)) await expect(section).toContainText(`${months} meses`);
});

for (const scripts of ['with', 'without']) {
  test(`from the first tick on the advice comes before the signs (${scripts} the script files)`, async ({ page }) => {
    if (scripts === 'without') await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(routes.responsibleGambling);
    const first = signs(page).getByRole('checkbox').first();
    const advice = signs(page).getByText(inSigns.advice);
    const adviceComesFirst = async () => ((await advice.boundingBox())?.y ?? 0) < ((await first.boundingBox())?.y ?? 0);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));

    await expect(advice).toBeVisible();
    expect(await adviceComesFirst()).toBe(false);
    await signs(page).getByRole('checkbox').nth(4).check();
    expect(await adviceComesFirst()).toBe(true);
    await signs(page).getByRole('checkbox').nth(4).uncheck();
    expect(await adviceComesFirst()).toBe(false);

    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored);
    await page.reload();
    await expect(signs(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
}
