import { describe, expect, it } from 'vitest';
import { granted } from '../../src/model/storage-keys';
import { articlePath, routes } from '../../src/routes';
import { brokenStorages, refusals } from '../../tests/faults';
import { content, pageOfEachKind } from '../../tests/published-site';
import { banner, browser, button, gate, isShown, origin, returning, site, stored, visit, withBrowser } from './visit';

withBrowser();

/** What lies open to a visitor. */
const shown = async () => ({ gate: await isShown(gate), site: await isShown(site), banner: await isShown(banner) });
const gateAlone = { gate: true, site: false, banner: false };
const siteAlone = { gate: false, site: true, banner: false };

describe('the gate', () => {
  it.each(pageOfEachKind)('stands alone on %s', async (path) => {
    await visit(path);
    expect(await shown()).toEqual(gateAlone);
  });

  it('opens with Entrar, which stores ageVerified as true, and stays open', async () => {
    await visit(routes.home);
    await browser.click(button('Entrar'));
    await expect.poll(shown).toEqual({ ...siteAlone, banner: true });
    expect(await stored('age')).toBe(granted);
    await browser.reload();
    expect(await shown()).toEqual({ ...siteAlone, banner: true });
  });

  it('keeps the address that was asked for, its query and its fragment', async () => {
    const [article] = content.articles;
    const heading = article?.headings.at(-1)?.id ?? '';
    const path = `${articlePath(article?.slug ?? '')}?de=amigo#${heading}`;
    await visit(path);
    await browser.click(button('Entrar'));
    expect(await browser.address()).toBe(origin() + path);
    const inView = () =>
      browser.run((id) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }, heading);
    await expect.poll(inView).toBe(true);
  });

  it('gives the focus to the page’s heading', async () => {
    await visit(routes.casinos);
    await browser.press(button('Entrar'), '\uE007');
    await expect.poll(() => browser.run(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('has a way out that needs no script: a form to the home page of a search engine', async () => {
    await visit(routes.responsibleGambling);
    const form = await browser.run(() => {
      const { action, method, target } = document.querySelector<HTMLFormElement>('[role="dialog"] form') ?? {};
      return { action, method, target };
    });
    expect(form).toEqual({ action: 'https://www.google.com/', method: 'get', target: '' });
  });

  it('is not there for whoever answered before', async () => {
    await visit(routes.articles, returning);
    expect(await shown()).toEqual(siteAlone);
  });
});

describe('where', () => {
  it.each(Object.entries(refusals))('%s of the page is refused the gate stands alone', async (kind, directives) => {
    for (const path of pageOfEachKind) {
      await visit(path, [], `where ${kind} of the page is refused`);
      expect(await shown(), path).toEqual(gateAlone);
      await browser.click(button('Entrar'));
      if (directives.includes('script-src')) expect(await shown(), path).toEqual(gateAlone);
      else await expect.poll(() => isShown(site), { message: path }).toBe(true);
    }
  });

  it.each(Object.keys(brokenStorages))('storage %s the gate stands, and Entrar opens it for this page', async (state) => {
    await browser.goTo(`${origin(`where storage ${state}`)}${routes.cookies}`);
    expect(await shown()).toEqual(gateAlone);
    await browser.click(button('Entrar'));
    await expect.poll(shown).toEqual({ ...siteAlone, banner: true });
    await browser.reload();
    expect(await shown()).toEqual(gateAlone);
  });

  it('no script file can be loaded the gate answers, and so does the banner', async () => {
    await visit(routes.home, [], 'without script files');
    await browser.click(button('Entrar'));
    await expect.poll(shown).toEqual({ ...siteAlone, banner: true });
    await browser.click(button('Aceitar todos os cookies'));
    await expect.poll(shown).toEqual(siteAlone);
    await browser.reload();
    expect(await shown()).toEqual(siteAlone);
  });
});
