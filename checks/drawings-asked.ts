import type { HTMLElement } from 'node-html-parser';

/**
 * The drawings that a browser asks for to show `page`: never both those of the gate and those of the site, of which one is
 * displayed. A drawing that has a wide and a narrow form is asked for in one of them.
 * @param css all of the page's rules, as they stand in it.
 */
export function drawingsAsked(page: HTMLElement, css: string): Set<string> {
  const files = new Map([...css.matchAll(/(--[\w-]+):url\((\/[^)]+)\)/g)].map(([, name, url]) => [name, url]));
  const [gate, site] = [new Set<string>(), new Set<string>()];
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (/@font-face|:root/.test(selector)) continue;
    const urls = [...body.matchAll(/var\((--[\w-]+)\)|url\((\/[^)]+)\)/g)].flatMap(([, name, url]) => url ?? files.get(name) ?? []);
    if (urls.length === 0) continue;
    for (const element of shownBy(selector, page)) {
      const shown = element.closest('[role="dialog"]') ? gate : site;
      for (const url of urls) shown.add(url.replace(/-(wide|narrow)-[\w-]+/, ''));
    }
  }
  for (const image of page.querySelectorAll('img[src]')) (image.closest('[role="dialog"]') ? gate : site).add(image.getAttribute('src') ?? '');
  return gate.size > site.size ? gate : site;
}

const shownBy = (selector: string, page: HTMLElement) => page.querySelectorAll(selector.replace(/::?(before|after)/g, ''));
