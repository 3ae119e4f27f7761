import { describe, expect, it } from 'vitest';
import { granted } from '../../src/model/storage-keys';
import { pendingFeature, spoken } from '../../src/overlays/toast/messages';
import { routes } from '../../src/routes';
import { adult, banner, browser, button, isShown, stored, textOf, toast, visit, withBrowser } from './visit';

withBrowser();

const words = '[data-toast-words]';
const closeButton = `${toast} button`;

describe('the cookie banner', () => {
  it('stands at the bottom of the screen until Aceitar todos os cookies, which is stored as true', async () => {
    await visit(routes.home, adult);
    expect(await isShown(banner)).toBe(true);
    const gapBelow = () => browser.run((selector) => Math.round(innerHeight - (document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0)), banner);
    await expect.poll(gapBelow).toBe(0);
    await browser.click(button('Aceitar todos os cookies'));
    expect(await isShown(banner)).toBe(false);
    expect(await stored('consent')).toBe(granted);
    await visit(routes.rules, ['age', 'consent']);
    expect(await isShown(banner)).toBe(false);
  });
});

describe('a toast', () => {
  it('is shown by Configurações, spoken, and dismissed by its button; nothing is stored', async () => {
    await visit(routes.home, adult);
    await browser.click(button('Configurações'));
    await expect.poll(() => textOf(toast)).toBe(`${pendingFeature.title}${pendingFeature.description}`);
    expect(await isShown(toast)).toBe(true);
    expect(await textOf(words)).toBe(spoken(pendingFeature));
    await browser.click(closeButton);
    await expect.poll(() => textOf(toast)).toBeNull();
    expect(await isShown(banner)).toBe(true);
    expect(await stored('consent')).toBeNull();
  });

  it('goes by itself', async () => {
    await visit(routes.home, adult);
    await browser.click(button('Configurações'));
    await expect.poll(() => isShown(toast)).toBe(true);
    await expect.poll(() => textOf(toast), { timeout: 10_000 }).toBeNull();
  });

  it('is there as plain words where no script file can be loaded but the loader', async () => {
    await visit(routes.home, adult, 'with the loader alone');
    await browser.click(button('Configurações'));
    await expect.poll(() => textOf(words)).toBe(spoken(pendingFeature));
    expect(await browser.run((selector) => (document.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 200, words)).toBe(true);
  });
});
