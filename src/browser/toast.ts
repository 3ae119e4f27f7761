import type { Message } from '../overlays/toast/messages';

const toast = document.querySelector<HTMLElement>('[data-toast]') as HTMLElement;
const [title, description] = toast.querySelectorAll('[data-words]') as unknown as [Element, Element];
const spoken = document.querySelector('[data-toast-words]') as Element;

let shown: Message;
let timer: ReturnType<typeof setTimeout>;
/** By what ends it: what keeps its time from running. */
const holds = new Set<string>();
/** Where the focus came from. */
let before: HTMLElement | null = null;

/** Shows what islands ask for and what `data-pending` buttons say, in the toast that stands in every page (Toast.tsx): one at a time. */
export function serveToasts() {
  document.addEventListener('toast', (event) => show((event as CustomEvent<Message>).detail));
  document.addEventListener('click', ({ target }) => {
    const [title, description = '', duration] = (target as Element).closest<HTMLElement>('[data-pending]')?.dataset.pending?.split('\n') ?? [];
    if (title) show({ title, description, duration: Number(duration) });
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') toast.focus();
    if (key === 'Escape') dismiss();
  });
  toast.querySelector('button')?.addEventListener('click', dismiss);
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!toast.contains(relatedTarget as Node | null)) before = relatedTarget as HTMLElement | null;
  });
  holdWhile(toast, 'pointerenter', 'pointerleave');
  holdWhile(toast, 'focusin', 'focusout');
  holdWhile(window, 'blur', 'focus');
  letSwipe();
}

function show(message: Message) {
  const { id, title: words } = message;
  title.textContent = words;
  description.textContent = message.description;
  spoken.textContent = `${words}.\n${message.description}`;
  if (toast.hidden) holds.clear();
  else if (!id || id !== shown.id) comeInAnew();
  shown = message;
  toast.hidden = false;
  uncoverFocus();
  run();
}

/** An animation begins again when it was none meanwhile. */
function comeInAnew() {
  toast.style.animation = 'none';
  toast.getBoundingClientRect();
  toast.style.animation = '';
}

function dismiss() {
  if (toast.contains(document.activeElement)) (before ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  toast.hidden = true;
  spoken.textContent = '';
}

/** Its time begins anew, once nothing holds it. */
function run() {
  clearTimeout(timer);
  // A timer of infinite length would ring at once.
  if (holds.size === 0 && shown?.duration < Infinity) timer = setTimeout(dismiss, shown.duration);
}

function holdWhile(target: EventTarget, begin: string, end: string) {
  target.addEventListener(begin, () => {
    holds.add(end);
    run();
  });
  target.addEventListener(end, () => {
    holds.delete(end);
    run();
  });
}

/** To the right, by more than 50 px (specification §9). */
function letSwipe() {
  let from: number | undefined;
  let way = 0;
  toast.addEventListener('pointerdown', ({ clientX }) => {
    from = clientX;
    way = 0;
  });
  toast.addEventListener('pointermove', ({ clientX, pointerId, buttons }) => {
    if (from === undefined || !buttons) return;
    way = Math.max(0, clientX - from);
    toast.style.setProperty('--swipe', `${way}px`);
    // A press that trembles is none.
    if (way < 3) return;
    toast.setPointerCapture(pointerId);
    toast.dataset.swipe = '';
  });
  for (const end of ['pointerup', 'pointercancel'])
    toast.addEventListener(end, () => {
      if (way > 50) dismiss();
      delete toast.dataset.swipe;
      from = undefined;
    });
}

/** What has the focus does not stay under a toast: scroll-padding (base.css) keeps that place free. */
function uncoverFocus() {
  const focus = document.querySelector(':focus');
  const { top, bottom } = focus?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (bottom > innerHeight / 2 && top < innerHeight) focus?.scrollIntoView({ block: 'nearest' });
}
