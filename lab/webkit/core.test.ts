/* In engines that Playwright cannot drive: the site is closed to who has not answered, readable, and usable. */
import { describe, expect, it } from 'vitest';
import { granted } from '../../src/model/derived/storage-keys';
import { newsletterSuccess, pendingFeature } from '../../src/overlays/toast/messages';
import { routes } from '../../src/routes';
import { refusals } from '../../tests/faults';
import { calculatorPath, content, pageOfEachKind } from '../../tests/published-site';
import { adult, banner, browser, button, gate, isShown, origin, returning, site, stored, textOf, toast, visit } from './visit';

/** What lies open to a visitor. */
const shown = async () => ({ gate: await isShown(gate), site: await isShown(site), banner: await isShown(banner) });
const gateAlone = { gate: true, site: false, banner: false };
const siteAlone = { gate: false, site: true, banner: false };
const siteAndBanner = { ...siteAlone, banner: true };

describe('the gate', () => {
  it.each(Object.entries<string[]>({ nothing: [], ...refusals }))(
    'stands alone on pages of which %s is refused, and Entrar opens it unless scripts are',
    async (kind, directives) => {
      const variant = directives.length > 0 ? kind : undefined;
      for (const path of pageOfEachKind) {
        await visit(path, [], variant);
        expect(await shown(), path).toEqual(gateAlone);
        await browser.click(button('Entrar'));
        if (directives.includes('script-src')) expect(await shown(), path).toEqual(gateAlone);
        else await expect.poll(() => isShown(site), { message: path }).toBe(true);
      }
    },
  );

  it('stores ageVerified as true, stays open, keeps the address that was asked for, and shows the section of its fragment', async () => {
    const { sections } = content.rules;
    const path = `${routes.rules}?de=amigo#${sections[3]?.id}`;
    await visit(path);
    await browser.click(button('Entrar'));
    await expect.poll(shown).toEqual(siteAndBanner);
    expect(await browser.address()).toBe(origin() + path);
    await expect.poll(openIds).toEqual([sections[3]?.id]);
    await expect.poll(() => browser.run((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? -1) >= 0, sections[3]?.id ?? '')).toBe(true);
    expect(await stored('age')).toBe(granted);
    await browser.reload();
    expect(await shown()).toEqual(siteAndBanner);
  });

  it('gives the focus to the page’s heading', async () => {
    await visit(routes.casinos);
    await browser.press(button('Entrar'), '\uE007');
    await expect.poll(() => browser.run(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('answers without script files, and so does the banner', async () => {
    await visit(routes.home, [], 'script files');
    await browser.click(button('Entrar'));
    await expect.poll(shown).toEqual(siteAndBanner);
    await browser.click(button('Aceitar todos os cookies'));
    await expect.poll(shown).toEqual(siteAlone);
    expect(await stored('consent')).toBe(granted);
    await browser.reload();
    expect(await shown()).toEqual(siteAlone);
  });
});

it('a page can be read by who answered before: its heading stands first and its text is not cut off', async () => {
  for (const path of pageOfEachKind) {
    await visit(path, returning);
    expect(await shown(), path).toEqual(siteAlone);
    expect(await browser.run((main) => document.querySelector(`${main} :is(h1, h2, h3)`)?.tagName, site), path).toBe('H1');
    expect(await browser.run(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});

it('a toast is shown by Configurações above the banner, spoken, dismissed by its button, and else goes by itself; nothing is stored', async () => {
  await visit(routes.home, adult);
  const gapBelow = () => browser.run((selector) => Math.round(innerHeight - (document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0)), banner);
  await expect.poll(gapBelow).toBe(0);
  await browser.click(button('Configurações'));
  await expect.poll(() => textOf(toast)).toBe(`${pendingFeature.title}${pendingFeature.description}`);
  expect(await textOf('[data-toast-words]')).toBe(`${pendingFeature.title}.\n${pendingFeature.description}`);
  await browser.click(`${toast} button`);
  await expect.poll(() => isShown(toast)).toBe(false);
  await browser.click(button('Configurações'));
  await expect.poll(() => isShown(toast)).toBe(true);
  await expect.poll(() => isShown(toast), { timeout: 10_000 }).toBe(false);
  expect(await shown()).toEqual(siteAndBanner);
  expect(await stored('consent')).toBeNull();
});

const openIds = () => browser.run(() => [...document.querySelectorAll('details[open]')].map(({ id }) => id));

it('of the rules’ sections one at a time is open, and it can be closed again', async () => {
  const { sections } = content.rules;
  await visit(routes.rules, returning);
  expect(await openIds()).toEqual([]);
  for (const { id } of sections) {
    // What opens or closes above it still moves it.
    await expect.poll(() => browser.run(() => document.getAnimations().length)).toBe(0);
    await browser.click(`#${id} > summary`);
    await expect.poll(openIds).toEqual([id]);
    expect(await isShown(`#${id} > :not(summary)`)).toBe(true);
  }
  await browser.click(`#${sections.at(-1)?.id} > summary`);
  await expect.poll(openIds).toEqual([]);
});

it.each([
  ['with', 'whole'],
  ['without', 'script files'],
])('the newsletter shows the toast, is cleared, and keeps the words beside it, %s the script files', async (_, variant) => {
  const form = 'form[aria-labelledby="newsletter_title"]';
  await visit(routes.home, returning, variant);
  await browser.fill(`${form} [name="name"]`, 'Ana');
  await browser.fill(`${form} [name="email"]`, 'ana@exemplo.pt');
  await browser.click(button(content.home.newsletter.submitLabel));
  await expect.poll(() => textOf(toast)).toBe(`${newsletterSuccess.title}${newsletterSuccess.description}`);
  expect(await browser.run((where) => [...document.querySelectorAll<HTMLInputElement>(`${where} input`)].map(({ value }) => value), form)).toEqual(['', '']);
  expect(await isShown(`${form} [data-done]`)).toBe(true);
  expect(await browser.address()).toBe(origin(variant) + routes.home);
});

it('the rollover calculator counts anew with what the reader types', async () => {
  const result = '[data-island="rollover"] [role="status"]';
  await visit(calculatorPath, returning);
  await browser.fill('[data-island="rollover"] input[type="number"]', '200');
  await expect.poll(() => textOf(result)).toContain('7.000€ em apostas');
});

it('from the first tick on the advice comes before the signs', async () => {
  await visit(routes.responsibleGambling, returning);
  const adviceFirst = () =>
    browser.run(() => {
      const signs = document.querySelector('main [role="group"]');
      const top = (element?: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
      return top(signs?.lastElementChild) < top(signs?.querySelector('input'));
    });
  expect(await adviceFirst()).toBe(false);
  await browser.click("(//input[@type='checkbox'])[5]");
  expect(await adviceFirst()).toBe(true);
});
