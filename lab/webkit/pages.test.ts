import { describe, expect, it } from 'vitest';
import { newsletterSuccess } from '../../src/overlays/toast/messages';
import { routes } from '../../src/routes';
import { calculatorPath, content } from '../../tests/published-site';
import { browser, button, isShown, origin, returning, site, textOf, toast, visit, withBrowser } from './visit';

withBrowser();

const { rules } = content;
const openIds = () => browser.run(() => [...document.querySelectorAll('details[open]')].map(({ id }) => id));

describe('the rules', () => {
  it.each([
    ['the five sections', rules.sections],
    ['the three questions', rules.faq],
  ])('of %s one at a time is open, and it can be closed again', async (_, items) => {
    await visit(routes.rules, returning);
    expect(await openIds()).toEqual([]);
    for (const { id } of items) {
      await browser.click(`#${id} > summary`);
      await expect.poll(openIds).toEqual([id]);
      expect(await isShown(`#${id} > :not(summary)`)).toBe(true);
    }
    await browser.click(`#${items.at(-1)?.id} > summary`);
    await expect.poll(openIds).toEqual([]);
  });

  it('a link to a section opens it', async () => {
    await visit(`${routes.rules}#${rules.sections[3]?.id}`, returning);
    await expect.poll(openIds).toEqual([rules.sections[3]?.id]);
  });

  it('without script files every section can be opened and closed', async () => {
    await visit(routes.rules, returning, 'without script files');
    const [first] = rules.sections;
    await browser.click(`#${first?.id} > summary`);
    await expect.poll(openIds).toEqual([first?.id]);
    await browser.click(`#${first?.id} > summary`);
    await expect.poll(openIds).toEqual([]);
  });
});

describe('the newsletter', () => {
  const island = '[data-island="newsletter"]';
  const fill = async () => {
    await browser.fill(`${island} [name="name"]`, 'Ana');
    await browser.fill(`${island} [name="email"]`, 'ana@exemplo.pt');
    await browser.click(button(content.home.newsletter.submitLabel));
  };
  const values = () => browser.run((form) => [...document.querySelectorAll<HTMLInputElement>(`${form} input`)].map(({ value }) => value), island);

  it('shows the toast, is cleared, and keeps the words beside it', async () => {
    await visit(routes.home, returning);
    await fill();
    await expect.poll(() => textOf(toast)).toBe(`${newsletterSuccess.title}${newsletterSuccess.description}`);
    expect(await values()).toEqual(['', '']);
    expect(await textOf(island)).toContain(newsletterSuccess.description);
    expect(await browser.address()).toBe(origin() + routes.home);
  });

  it('refuses what is no e-mail', async () => {
    await visit(routes.home, returning);
    await fill();
    await expect.poll(values).toEqual(['', '']);
    await browser.fill(`${island} [name="name"]`, 'Ana');
    await browser.fill(`${island} [name="email"]`, 'ana');
    await browser.click(button(content.home.newsletter.submitLabel));
    expect(await browser.run((form) => document.querySelector(`${form} [name="email"]`)?.matches(':invalid:focus'), island)).toBe(true);
  });

  it('goes nowhere where no script file can be loaded: the e-mail never reaches the address bar', async () => {
    await visit(routes.home, returning, 'without script files');
    await fill();
    await browser.press(`${island} [name="email"]`, '\uE007');
    expect(await browser.address()).toBe(origin('without script files') + routes.home);
    expect(await values()).toEqual(['Ana', 'ana@exemplo.pt']);
  });
});

describe('the rollover calculator', () => {
  const result = '[data-island="rollover"] [role="status"]';

  it('says 35x on 100€ before anyone touches it, and counts anew with what the reader types', async () => {
    await visit(calculatorPath, returning);
    expect(await textOf(result)).toContain('3.500€ em apostas');
    await browser.fill('[data-island="rollover"] input[type="number"]', '200');
    await expect.poll(() => textOf(result)).toContain('7.000€ em apostas');
  });
});

describe('the signs of a problem', () => {
  it('from the first tick on the advice comes before the signs', async () => {
    await visit(routes.responsibleGambling, returning);
    const box = (place: number) => `(//input[@type='checkbox'])[${place}]`;
    const adviceFirst = () =>
      browser.run(() => {
        const signs = document.querySelector('main [role="group"]');
        const top = (element?: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
        return top(signs?.lastElementChild) < top(signs?.querySelector('input'));
      });
    expect(await adviceFirst()).toBe(false);
    await browser.click(box(5));
    expect(await adviceFirst()).toBe(true);
  });
});

it('a page can be read: its heading stands first and its text is not cut off', async () => {
  for (const path of [routes.home, routes.casinos, routes.responsibleGambling, calculatorPath]) {
    await visit(path, returning);
    expect(await isShown(`${site} h1`), path).toBe(true);
    expect(await browser.run((main) => document.querySelector(`${main} :is(h1, h2, h3)`)?.tagName, site), path).toBe('H1');
    expect(await browser.run(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});
