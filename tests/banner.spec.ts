import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openSite } from './open';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const visitor = { consent: '' };

test.describe('§4 cookie banner', () => {
  test('is shown when cookieConsent is not stored, and links to the policy', async ({ page }) => {
    await openSite(page, '/', visitor);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/politica-cookies');
  });

  test('«Aceitar todos os cookies» stores cookieConsent as true and hides it, for good', async ({ page }) => {
    await openSite(page, '/', visitor);
    await banner(page).getByRole('button', { name: 'Aceitar todos os cookies' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    await page.goto('/regras');
    await expect(banner(page)).toBeHidden();
  });

  test('«Configurações» only shows the toast', async ({ page }) => {
    await openSite(page, '/', visitor);
    await banner(page).getByRole('button', { name: 'Configurações' }).click();
    await expect(page.getByText('Esta funcionalidade ainda não está implementada').first()).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  });

  test('waits for the gate', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(banner(page)).toBeVisible();
  });

  test('never covers what has the focus (WCAG 2.4.11)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openSite(page, '/', visitor);
    const covered = async () =>
      page.evaluate(() => {
        const bar = document.querySelector('[data-consent-banner]');
        const focused = document.activeElement;
        if (!bar || !focused || focused === document.body || bar.contains(focused)) return '';
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1 ? focused.outerHTML.slice(0, 100) : '';
      });
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      expect(await covered()).toBe('');
    }
  });

  test('§9 slides up by a spring of stiffness 100 and damping 20', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openSite(page, '/', visitor);
    const moves = await banner(page).evaluate((bar: HTMLElement) => {
      // It may have arrived already: it comes once more.
      bar.hidden = true;
      bar.getAnimations();
      bar.hidden = false;
      return bar.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);
    });
    expect(moves).toEqual([930]);
    const css = readFileSync('src/features/cookie-banner/CookieBanner.module.css', 'utf8');
    const [, listed = ''] = /linear\(([^)]*)\)/.exec(css) ?? [];
    const duration = Number(/slide-up (\d+)ms/.exec(css)?.[1]);
    const stops = listed.split(',').map((stop) => stop.trim().split(' '));
    // Critically damped: ω = √(100 / 1) = 10, and 20 = 2ω. x(t) = 1 − (1 + ωt)e^(−ωt).
    const spring = (ms: number) => 1 - (1 + ms / 100) * Math.exp(-ms / 100);
    const firstPlaced = stops.findIndex(([, place]) => place);
    const placeOf = (index: number) =>
      index <= firstPlaced
        ? (index / firstPlaced) * (Number.parseFloat(stops[firstPlaced]?.[1] ?? '') / 100)
        : Number.parseFloat(stops[index]?.[1] ?? '100') / 100;
    for (const [index, [value]] of stops.entries()) expect(Math.abs(Number(value) - spring(placeOf(index) * duration))).toBeLessThan(0.012);
  });
});
