import { expect, type Page, test } from '@playwright/test';
import { openSite } from './open';

test.use({ viewport: { width: 390, height: 500 } });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
/** The texts of rules and questions that can be read. */
const shown = (page: Page) => page.locator('main :is([name=regras], [name=perguntas]) > div').filter({ visible: true });

test('§4 one rule is open at a time, and one question, each list by itself, and what is open closes again', async ({ page }) => {
  await openSite(page, '/regras');
  for (const [pressed, texts] of [
    ['Quem pode participar', [/^Pode participar quem tem 18 anos/]],
    ['Restrições geográficas', [/^A promoção é para quem reside/]],
    ['Quanto custa participar?', [/^A promoção/, /^Nada\. A inscrição é gratuita/]],
    ['Com quem falo', [/^A promoção/, /^Sobre o sorteio/]],
    ['Restrições geográficas', [/^Sobre o sorteio/]],
    ['Com quem falo', []],
  ] as const) {
    await title(page, pressed).click();
    await expect(shown(page)).toHaveText(texts);
  }
});

test('a link to a rule opens it, and it is in view', async ({ page }) => {
  await openSite(page, '/regras#datas-importantes');
  await expect(shown(page)).toHaveText(/^Inscrições:/);
  await expect(shown(page)).toBeInViewport();
  await page.evaluate(() => location.assign('#restricoes-geograficas'));
  await expect(shown(page)).toHaveText(/^A promoção/);
  await expect(shown(page)).toBeInViewport();
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
  await expect(shown(page)).toHaveText(/^Os bónus são ofertas/);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  await page.keyboard.press('Space');
  await expect(shown(page)).toHaveCount(0);
});
