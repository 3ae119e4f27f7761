import { expect, test } from '@playwright/test';
import { granted, storageKeys } from '../src/model/storage-keys';
import { enterButton, gateOf, leaveButton, siteOf } from './overlays';
import { content } from './site-content';

test.describe('whoever has not answered', () => {
  test('reads that the content is exclusive for people over 18, and the footer line', async ({ page }) => {
    await page.goto('/');
    await expect(gateOf(page)).toHaveAccessibleDescription(new RegExp(`exclusivo para maiores de\\s${content.facts.minimumAge}\\sanos`));
    await expect(gateOf(page).getByText('Jogue com responsabilidade', { exact: true })).toBeVisible();
  });

  test('has two buttons and no date of birth to enter', async ({ page }) => {
    await page.goto('/');
    await expect(gateOf(page).getByRole('button')).toHaveText(['Entrar', 'Sair']);
    await expect(gateOf(page).locator('input, select, textarea')).toHaveCount(0);
  });

  test('is offered the help line, and reaches nothing else with Tab', async ({ page }) => {
    await page.goto('/');
    const reached: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(new Set(reached.filter((text) => text.length < 40))).toEqual(new Set(['Entrar', 'Sair', `Linha Vida ${content.facts.helpLine}`]));
  });

  test('cannot close the gate with Escape', async ({ page }) => {
    await page.goto('/');
    await enterButton(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(gateOf(page)).toBeVisible();
    await expect(siteOf(page)).toBeHidden();
  });

  test('finds the same title, address and social preview as anyone else', async ({ page }) => {
    await page.goto('/artigos');
    await expect(page).toHaveTitle(`${content.articleList.title} | ${content.site.name}`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', content.articleList.title);
    await expect(page).toHaveURL('/artigos');
  });

  test('reaches both buttons on a screen of 320 × 400 with text at 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const button of [enterButton(page), leaveButton(page)]) {
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('stays outside with any stored value but exactly true', async ({ page }) => {
    await page.goto('/');
    for (const value of ['TRUE', 'True', '1', 'yes', 'false', '', ' true', '"true"']) {
      await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [storageKeys.age, value] as const);
      await page.reload();
      await expect(gateOf(page), `stored: ${value}`).toBeVisible();
      await expect(siteOf(page)).toBeHidden();
    }
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [storageKeys.age, granted] as const);
    await page.reload();
    await expect(gateOf(page)).toBeHidden();
  });
});
