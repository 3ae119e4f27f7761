import { expect, type Page, test } from '@playwright/test';
import { openSite } from './open';

test.use({ viewport: { width: 390, height: 500 } });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
/** The texts that can be read, of the rules and, unless told otherwise, of the questions. */
const shown = (page: Page, lists = '[name=regras], [name=perguntas]') => page.locator(`main :is(${lists}) > div`).filter({ visible: true });
const rule = (page: Page) => shown(page, '[name=regras]');

test('§4 one rule is open at a time, and one question, at first the first, and what is open closes again', async ({ page }) => {
  await openSite(page, '/regras');
  await expect(shown(page)).toHaveText([/^Pode participar quem tem 18 anos/, /^Nada\. A inscrição é gratuita/]);
  for (const [pressed, texts] of [
    ['Restrições geográficas', [/^A promoção é para quem reside/, /^Nada/]],
    ['Com quem falo', [/^A promoção/, /^Sobre o sorteio/]],
    ['Restrições geográficas', [/^Sobre o sorteio/]],
    ['Com quem falo', []],
    ['Quem pode participar', [/^Pode participar/]],
  ] as const) {
    await title(page, pressed).click();
    await expect(shown(page)).toHaveText(texts);
  }
});

test('a link to a rule opens it, and it is in view', async ({ page }) => {
  await openSite(page, '/regras#datas-importantes');
  await expect(rule(page)).toHaveText(/^Inscrições:/);
  await expect(rule(page)).toBeInViewport();
  await page.evaluate(() => location.assign('#restricoes-geograficas'));
  await expect(rule(page)).toHaveText(/^A promoção/);
  await expect(rule(page)).toBeInViewport();
});

test('by keyboard: what is opened stays where it is while one above it closes', async ({ page }) => {
  await openSite(page, '/regras');
  await title(page, 'Datas importantes').click();
  const lower = page.locator('summary', { hasText: 'Validade dos bónus' });
  await lower.evaluate((summary) => summary.scrollIntoView({ block: 'end' }));
  await lower.focus();
  const place = () => lower.evaluate((summary) => summary.getBoundingClientRect().top);
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(rule(page)).toHaveText(/^Os bónus são ofertas/);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  await page.keyboard.press('Space');
  await expect(rule(page)).toHaveCount(0);
});
