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
  // Of a long text the lower half is clear of the bar above it.
  element?.scrollIntoView({ block: element instanceof HTMLTextAreaElement ? 'end' : 'center' });
  element?.focus();
  if (element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')) select(element, words);
  return element !== null;
}

function select(box: HTMLTextAreaElement | HTMLInputElement, words: string): void {
  // «tu» is not looked for in «título»; of what was cut short, the beginning is found.
  const at = wholeWords(words).exec(box.value)?.index ?? box.value.indexOf(words);
  if (words === '' || at === -1) return;
  // A box shows what is selected in it when it gets the focus.
  box.blur();
  box.setSelectionRange(at, at + words.length);
  box.focus();
}
