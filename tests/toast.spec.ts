import { expect, type Page, test } from '@playwright/test';
import { consoleErrors } from './console-errors';
import { openSite } from './open';

const title = 'Esta funcionalidade ainda não está implementada';
const settings = (page: Page) => page.getByRole('button', { name: 'Configurações' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('listitem');
const toast = (page: Page) => toasts(page).filter({ hasText: title });
const close = (page: Page) => toasts(page).getByRole('button', { name: 'Fechar' });

/** Opens a page with the cookie banner and stops its clock. */
async function open(page: Page, path = '/termos-uso') {
  await page.clock.install();
  await openSite(page, path, { consent: '' });
  await expect(page.getByRole('region', { name: 'Notificações (F8)' })).toBeAttached();
}

async function show(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await settings(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
}

/** Drags the toast with the mouse, through these ways from its middle, in px. */
async function drag(page: Page, ...ways: [number, number][]) {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [right, down] of ways) await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}

/** What a finger does to the toast, as pointer events: no click follows a swipe. */
const touch = (page: Page, ...events: [type: string, x: number][]) =>
  toast(page).evaluate((element, list) => {
    // No real pointer has this number.
    element.setPointerCapture = () => {};
    for (const [type, clientX] of list) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', clientX, clientY: 5, button: 0 }));
    }
  }, events);

const ends = async (page: Page, after: number) => {
  await page.clock.runFor(after - 100);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
};

test.describe('§4, §8 toast', () => {
  test('«Configurações» shows title and description, above the banner, and ends after 5000 ms (§9)', async ({ page }) => {
    await open(page);
    await show(page);
    await expect(toast(page)).toContainText('Pode pedi-la na sua próxima mensagem.');
    const [box, banner] = [await toast(page).boundingBox(), await page.getByRole('region', { name: 'Cookies' }).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    await ends(page, 5000);
  });

  test('a new one replaces the visible one, and its time begins anew', async ({ page }) => {
    await open(page);
    await show(page);
    await page.clock.runFor(4000);
    await page.keyboard.press('Enter');
    await page.clock.runFor(2000);
    await expect(toasts(page)).toHaveCount(1);
    await ends(page, 3000);
  });

  test('its words stand once in a live region that is in the HTML before it', async ({ page }) => {
    await open(page);
    const region = page.locator('[data-toast-status]');
    await expect(region).toHaveRole('status');
    await expect(region).toBeEmpty();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        for (const live of document.querySelectorAll('[role=status], [aria-live]')) {
          const words = live.textContent ?? '';
          if (words && heard.at(-1) !== words) heard.push(words);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await show(page);
    for (let step = 0; step < 20; step++) await page.clock.runFor(100);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([`${title}. Pode pedi-la na sua próxima mensagem.`]);
    await page.clock.runFor(3100);
    await expect(region).toBeEmpty();
  });

  for (const [width, widest] of [
    [320, 320],
    [768, 420],
    [1440, 420],
  ] as const) {
    test(`at ${width} px it is at most ${widest} px wide and inside the window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page);
      await show(page);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(widest);
      expect((await close(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  }
});

test.describe('§9 swipe', () => {
  test('to the right, past 50 px, it goes', async ({ page }) => {
    await open(page);
    await show(page);
    await drag(page, [60, 0]);
    await expect(toast(page)).toBeHidden();
  });

  for (const [what, ways] of [
    ['40 px', [[40, 0]]],
    ['to the left', [[-120, 0]]],
    [
      'past 50 px and back',
      [
        [90, 0],
        [10, 0],
      ],
    ],
    [
      'more downwards than sideways',
      [
        [60, 10],
        [70, 110],
      ],
    ],
  ] as [string, [number, number][]][]) {
    test(`${what}: it stays, and can be closed at the first press`, async ({ page }) => {
      await open(page);
      await show(page);
      await drag(page, ...ways);
      await expect(toast(page)).toBeVisible();
      await close(page).click();
      await expect(toast(page)).toBeHidden();
    });
  }

  test('by a finger, 40 px: it stays, and can be closed at the first press', async ({ page }) => {
    await open(page);
    await show(page);
    await touch(page, ['pointerdown', 10], ['pointermove', 30], ['pointermove', 50], ['pointerup', 50]);
    await close(page).click();
    await expect(toast(page)).toBeHidden();
  });

  test('that the system takes away: it stays, and a tap afterwards does not end it', async ({ page }) => {
    await open(page);
    await show(page);
    await touch(page, ['pointerdown', 10], ['pointermove', 30], ['pointermove', 90], ['pointercancel', 0], ['pointerdown', 10], ['pointerup', 10]);
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveCSS('transform', 'none');
  });
});

test.describe('§9 F8', () => {
  test('leads to the toast, which keeps it; Escape closes it and gives the focus back', async ({ page }) => {
    await open(page);
    await show(page);
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await ends(page, 5000);
  });

  test('closed where no focus was before, as in Safari, the next one still ends (radix-ui/primitives#2233)', async ({ page }) => {
    await open(page);
    await show(page);
    await settings(page).blur();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await settings(page).dispatchEvent('click');
    await expect(toast(page)).toBeVisible();
    await ends(page, 5000);
  });

  test('Escape closes it from inside and from outside', async ({ page }) => {
    await open(page);
    await show(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toBeHidden();
  });

  test('draws nothing when there is none', async ({ page }) => {
    await open(page);
    const before = await page.screenshot();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notificações (F8)' }).getByRole('list')).toBeFocused();
    expect(await page.screenshot()).toEqual(before);
  });
});

test.describe('what holds a toast', () => {
  test('the mouse over it does, and only while it is there', async ({ page }) => {
    await open(page);
    await show(page);
    await toast(page).hover();
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await ends(page, 5000);
  });

  test('a click on it does not', async ({ page }) => {
    await open(page);
    await show(page);
    await toast(page).click({ position: { x: 20, y: 20 } });
    await page.mouse.move(5, 5);
    await ends(page, 5000);
  });

  test('closed by the mouse, the next one still ends (radix-ui/primitives#2461)', async ({ page }) => {
    await open(page);
    await show(page);
    await close(page).click();
    await expect(toast(page)).toBeHidden();
    await page.mouse.move(5, 5);
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await ends(page, 5000);
  });

  test('a hidden window does, and a visible one lets it go on', async ({ page }) => {
    await open(page);
    await show(page);
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeVisible();
    await setHidden(false);
    await ends(page, 5000);
  });

  test('pressed before the window was hidden, it waits until it is seen', async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(20_000);
    await expect(toast(page)).toBeHidden();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a tap on it does not hold it', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox has no touch over this channel.');
    await open(page);
    await show(page);
    await toast(page).tap({ position: { x: 20, y: 20 } });
    await ends(page, 5000);
  });
});

test.describe('what draws it is fetched', () => {
  const chunk = /\/assets\/toast-.*\.js$/;

  for (const [what, age] of [
    ['the gate', ''],
    ['the banner', 'true'],
  ] as const)
    test(`when ${what} is on screen, before any press`, async ({ page }) => {
      const fetched = page.waitForRequest(chunk);
      await openSite(page, '/termos-uso', { age, consent: '' });
      await fetched;
    });

  test('never on a page with nothing that can call it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await openSite(page, '/termos-uso');
    await page.evaluate(() => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)));
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringContaining('/assets/main-')]);
  });

  test('late: the press is kept and answered', async ({ page }) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(chunk, async (route) => {
      await late;
      await route.continue();
    });
    await openSite(page, '/termos-uso', { consent: '' });
    await settings(page).click();
    await expect(toast(page)).toBeHidden();
    release();
    await expect(toast(page)).toBeVisible();
  });
});

test('a toast that crashes shows the error screen in its place, once in the console, and the page lives on (§8)', async ({ page }) => {
  const errors = await consoleErrors(page);
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === 'toast.viewportPause') throw new Error('Sem notificações');
      return addEventListener.call(this, type, ...rest);
    };
  });
  await openSite(page, '/termos-uso', { consent: '' });
  await settings(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Sem notificações', { exact: true })).toBeVisible();
  expect((await errors()).filter((text) => text.includes('Sem notificações'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Aceitar todos os cookies' }).click();
  await expect(settings(page)).toBeHidden();
});
