/*
 * The first of two inline scripts, the same bytes on every page. It runs before the first paint and turns what this visitor has
 * answered, and the time, into attributes of <html>; CSS does the rest:
 *   data-age      "verified" (answered before) or "entering" (just now: the gate opens) – absent: the gate stands
 *   data-consent  present: no cookie banner
 *   data-drawings present: the words come first, drawings are not shown yet, nor asked for but for the page's picture; when it
 *                 says "picture", that is shown and the others are not
 *   data-phase    before | open | drawn | ended – absent: the clock cannot be right
 *   data-line  help | support: which telephone line comes first at this hour – absent: neither
 * The gate itself needs no CSS: the site is `hidden` in the HTML, and this script takes that away.
 * Buttons say in the markup what they do: data-grant="age", data-forget="consent"; so does the place where what is stored
 * is shown as it is: data-stored="age".
 */
import { firstLine } from '../model/derived/first-line';
import { type PhaseStarts, phaseAt } from '../model/derived/phase';
import { type Answer, granted, storageKeys } from '../model/derived/storage-keys';

/** Put in by the renderer. */
declare const PHASE_STARTS: PhaseStarts;

const { dataset } = document.documentElement;
/** Answers that could not be stored: they hold for this page. */
const unstored: Partial<Record<Answer, string>> = {};
/** The press of *Entrar*. */
let entering: MouseEvent | undefined;

// Touching localStorage throws where storage is blocked.
function read(answer: Answer): string | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKeys[answer]);
  } catch {}
  return unstored[answer] ?? stored;
}

function grant(answer: Answer) {
  try {
    localStorage.setItem(storageKeys[answer], granted);
  } catch {}
  // A storage that is switched off may keep nothing and throw nothing.
  if (read(answer) !== granted) unstored[answer] = granted;
}

function forget(answer: Answer) {
  delete unstored[answer];
  try {
    localStorage.removeItem(storageKeys[answer]);
  } catch {}
}

function set(name: string, value?: string | false) {
  if (value) dataset[name] = value;
  else delete dataset[name];
}

function refresh() {
  set('age', read('age') === granted && 'verified');
  set('consent', read('consent') !== null && 'stored');
  const now = Date.now();
  const phase = phaseAt(now, PHASE_STARTS);
  set('phase', phase);
  set('line', phase && firstLine(now));
  showGateOrSite();
  for (const place of document.querySelectorAll<HTMLElement>('[data-stored]')) place.textContent = read(place.dataset.stored as Answer);
}

/** @returns false while the page is not parsed as far as the site. */
function showGateOrSite(): boolean {
  const open = dataset.age !== undefined;
  const gate = document.querySelector<HTMLElement>('[data-gate]');
  const site = document.querySelector<HTMLElement>('[data-site]');
  if (gate) gate.hidden = open;
  if (site) site.hidden = !open;
  return site !== null;
}

/** The button that had the focus is gone: it goes on to the linked section, else to the page's heading. */
function enter() {
  dataset.age = 'entering';
  requestAnimationFrame(() => {
    alignCities();
    // After the frame that shows the site: a focus before it would first lay out all of it.
    setTimeout(() => {
      document.querySelector<HTMLElement>('h1')?.focus();
      if (location.hash) location.replace(location.hash);
    });
  });
}

/** The city in the gate's window and the hero's are one drawing: CSS is told how much lower, in px, the hero's ends, or else the screen. */
function alignCities() {
  const cities = [...document.querySelectorAll<HTMLElement>('[data-city]')];
  const [gates = 0, heros = innerHeight] = cities.map((city) => city.getBoundingClientRect().bottom);
  for (const { style } of cities) style.setProperty('--drop', `${heros - gates}px`);
}

/** Of a double click on *Entrar* the second click would press whatever the site has in the same place. Not all browsers count clicks. */
const isSecondClick = ({ timeStamp, clientX, clientY }: MouseEvent): boolean =>
  dataset.age !== undefined &&
  entering !== undefined &&
  timeStamp - entering.timeStamp < 500 &&
  Math.hypot(clientX - entering.clientX, clientY - entering.clientY) < 32;

refresh();

// What may be the largest thing on the screen, the gate's city or a page's own picture, is asked for with the page, and like all
// drawings shown after the words. A preloaded picture gives way to all else on the line. When all of the page is here by now, it
// came from the cache: its picture would come from there at once, and be laid out before the words.
const [narrow, wide = narrow] = (dataset.age ? dataset.picture : dataset.window)?.split(' ') ?? [];
const [page] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?];
if (narrow && !page?.responseEnd) {
  const href = matchMedia('(min-width:44rem)').matches ? wide : narrow;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }));
}

// A first paint waits for a preloaded face, up to a tenth of a second: not where the page itself took this long to begin.
if (performance.now() > 250) setTimeout(() => document.querySelector('[as=font]')?.remove());

dataset.drawings = '';

// An observer hears of what was parsed before it is painted.
new MutationObserver((_, parsing) => {
  if (showGateOrSite()) parsing.disconnect();
}).observe(document, { childList: true, subtree: true });

document.addEventListener('click', (event) => {
  if (isSecondClick(event)) {
    event.preventDefault();
    return event.stopImmediatePropagation();
  }
  const button = (event.target as Element).closest<HTMLElement>('[data-grant],[data-forget]');
  if (!button) return;
  const { grant: wanted, forget: unwanted } = button.dataset;
  if (wanted) grant(wanted as Answer);
  for (const answer of unwanted?.split(' ') ?? []) forget(answer as Answer);
  refresh();
  if (wanted !== 'age') return;
  entering = event;
  enter();
});

document.addEventListener('DOMContentLoaded', () => {
  refresh();
  // Another tab may have made the attributes stale, as the back/forward cache and prerendering may. To listen takes a while.
  addEventListener('storage', refresh);
  // The next frame paints the words and asks for the picture, another paints that; then come the other drawings.
  if (!(document as { prerendering?: boolean }).prerendering)
    return requestAnimationFrame(() => {
      set('drawings', 'picture');
      requestAnimationFrame(() => setTimeout(set, 0, 'drawings'));
    });
  // Nothing is painted here, and there is time: all is laid out beforehand.
  set('drawings');
  void document.body.offsetTop;
});
addEventListener('pageshow', refresh);
document.addEventListener('prerenderingchange', refresh);
// A tab that was left open comes back on another day.
document.addEventListener('visibilitychange', refresh);
