import { useEffect, useState } from 'react';
import { wholeWords } from '../../src/model/derived/whole-words';

/** What the address after `#/` names: a view or a content file, and what to show in it; what was done just before; and how often the publisher moved. */
export type Place = { view: string; query: URLSearchParams; said: string; visit: number };

export function linkTo(view: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `#/${view}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

const placeNow = (): Place => {
  const [view = '', query] = location.hash.slice(2).split('?');
  return { view: decodeURIComponent(view), query: new URLSearchParams(query), said: toSay, visit };
};

let visit = 0;
let toSay = '';
/** Leaves for another place, which begins by saying `words`. */
export function goTo(address: string, words = '') {
  unsaved = false;
  toSay = words;
  location.hash = address;
}

/** Where the publisher is, until they move. */
let here = location.href;
/** The page that is open gets another address, and goes on as it is. */
export function rename(address: string) {
  history.replaceState(null, '', address);
  here = location.href;
}

let unsaved = false;
export const setUnsaved = (state: boolean) => {
  unsaved = state;
};

export const hasUnsaved = (): boolean => unsaved;

const mayLeave = () => !unsaved || confirm('Há alterações por guardar nesta página. Sair sem as guardar?');

export function usePlace(): Place {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const onMove = () => {
      if (location.href === here) return;
      if (!mayLeave()) return history.pushState(null, '', here);
      setUnsaved(false);
      here = location.href;
      visit += 1;
      setPlace(placeNow());
      toSay = '';
      scrollTo(0, 0);
    };
    const onClose = (event: BeforeUnloadEvent) => unsaved && event.preventDefault();
    addEventListener('hashchange', onMove);
    addEventListener('beforeunload', onClose);
    return () => {
      removeEventListener('hashchange', onMove);
      removeEventListener('beforeunload', onClose);
    };
  }, []);
  return place;
}

/** Brings a field of the form into view, and the focus to it, with `words` selected where it has them. @returns whether the form has it. */
export function showField(field: string, words = ''): boolean {
  // A value, or a whole record, that may be an example is a group without a place of its own.
  const names = [field, `${field}.value`, `${field}.placeholder`];
  const element = names.map((name) => document.getElementById(`campo-${name}`)).find((found) => found) ?? null;
  for (let list = element?.closest('details'); list; list = list.parentElement?.closest('details')) list.open = true;
  if (!element) return false;
  element.focus({ preventScroll: true });
  const isText = element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
  const line = isText ? select(element, words) : 0;
  // Midway between the bars that stay and the end of the window.
  const bars = [element.closest('form')?.querySelector('.bar'), element.parentElement?.querySelector('[role="toolbar"]')];
  const covered = bars.reduce((sum, bar) => sum + (bar?.clientHeight ?? 0), 0);
  scrollBy(0, element.getBoundingClientRect().top + line - (covered + innerHeight) / 2);
  return true;
}

/** @returns how far below the top of the box the words stand, in px. */
function select(box: HTMLTextAreaElement | HTMLInputElement, words: string): number {
  // «tu» is not looked for in «título»; of what was cut short, the beginning is found.
  const at = wholeWords(words).exec(box.value)?.index ?? box.value.indexOf(words);
  if (words === '' || at === -1) return 0;
  box.setSelectionRange(at, at + words.length);
  const line = heightOf(box, box.value.slice(0, at));
  box.scrollTop = line - box.clientHeight / 2;
  return line - box.scrollTop;
}

/** As `text` fills a box of that width, in px: no browser says where in a box its words stand. */
function heightOf(box: HTMLElement, text: string): number {
  const copy = document.createElement('textarea');
  const { font, padding, letterSpacing } = getComputedStyle(box);
  Object.assign(copy.style, { font, padding, letterSpacing, position: 'absolute', width: `${box.clientWidth + 2}px`, height: '0', minHeight: '0' });
  copy.value = text;
  box.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
