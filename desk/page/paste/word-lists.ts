import { styleOf } from './style-of';

/** A paragraph that looks like an item of a list, with the bullet or number that it begins with; without, it goes on with the item before it. */
type Item = { element: HTMLElement; level: number; marker?: string };

/**
 * Word has no lists in what it copies, but paragraphs that begin with a bullet or a number; Word in the browser has a list
 * for each item. They become the lists that they show.
 */
export function makeLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, li[data-aria-level]:only-child')].flatMap(
    (element) => itemAt(element) ?? [],
  );
  let open: { level: number; list: HTMLElement }[] = [];
  let last: Element | undefined;
  for (const { element, level, marker } of items) {
    const holder = element.localName === 'li' ? wrapperOf(element) : element;
    if (!last || elementBefore(holder) !== last) open = [];
    if (marker === undefined) {
      open.findLast((outer) => outer.level <= level)?.list.lastElementChild?.append(element);
      continue;
    }
    const [number] = /^\d+|^[a-z]{1,4}(?=[.)])/i.exec(marker) ?? [];
    const kind = number ? 'ol' : 'ul';
    open = open.filter((outer) => outer.level < level || (outer.level === level && outer.list.localName === kind));
    let at = open.at(-1);
    if (at?.level !== level) {
      const list = body.ownerDocument.createElement(kind);
      // A list that goes on after something else.
      if (Number(number) > 1) list.setAttribute('start', String(Number(number)));
      if (at) at.list.lastElementChild?.append(list);
      else {
        holder.before(list);
        last = list;
      }
      at = { level, list };
      open.push(at);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    at.list.append(item);
    holder.remove();
  }
}

function itemAt(element: HTMLElement): Item | undefined {
  if (element.localName === 'li') {
    return { element, level: Number(element.dataset.ariaLevel), marker: element.parentElement?.localName === 'ol' ? '1.' : '·' };
  }
  const level = /^l\d+\s+level(\d+)/i.exec(styleOf(element, 'mso-list'))?.[1];
  // Safari leaves out what only Word understands.
  if (!level && !/^MsoListParagraph/.test(element.className)) return undefined;
  const marker = [...element.querySelectorAll('span')].find((span) => /^ignore/i.test(styleOf(span, 'mso-list'))) ?? firstMarker(element);
  marker?.remove();
  if (element.localName !== 'p') return undefined;
  return { element, level: Number(level ?? levelOf(element)), marker: marker?.textContent?.trim() };
}

/** By its indentation, half an inch for each level. */
function levelOf(element: Element): number {
  const margin = styleOf(element, 'margin-left') || styleOf(element, 'margin').split(/\s+/)[3] || '';
  return Math.max(1, Math.round(Number.parseFloat(margin) / 36) || 1);
}

/** A bullet or a number, and the spaces behind it. */
const firstMarker = (element: HTMLElement) => {
  const first = element.querySelector('span');
  return first && /^\s*([·o§•▪–-]|(\d+|[a-z]{1,4})[.)])\s+$/i.test(first.textContent) ? first : undefined;
};

/** The list of one item, and what holds nothing else. */
function wrapperOf(item: HTMLElement): HTMLElement {
  let holder = item;
  while (holder.parentElement && holder.parentElement.localName !== 'body' && holder.parentElement.children.length === 1) holder = holder.parentElement;
  return holder;
}

/** But for white space. */
function elementBefore(element: Element): Element | null {
  for (let node = element.previousSibling; node; node = node.previousSibling) {
    if (node.nodeType === Node.ELEMENT_NODE) return node as Element;
    if (node.textContent?.trim()) return null;
  }
  return null;
}
