const toast = document.querySelector<HTMLElement>('[data-toast]') as HTMLElement;
const [title, description] = toast.querySelectorAll('[data-words]') as unknown as [Element, Element];
const spoken = document.querySelector('[data-toast-words]') as Element;

/** In ms; `Infinity` stays until it is dismissed. */
let duration = Infinity;
let timer: ReturnType<typeof setTimeout>;
/** By what ends it: what keeps its time from running. */
const holds = new Set<string>();
/** Where the focus came from. */
let before: HTMLElement | null = null;

/**
 * Shows what buttons and forms say, each as title, description and duration on a line of their own, in the toast that stands in
 * every page (Toast.tsx): one at a time. A form is cleared; nothing is sent.
 */
export function serveToasts() {
  document.addEventListener('click', ({ target }) => show((target as Element).closest<HTMLElement>('[data-pending]')?.dataset.pending));
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.dataset.submitted) return;
    event.preventDefault();
    form.reset();
    const done = form.querySelector('[data-done]');
    done?.removeAttribute('hidden');
    show(form.dataset.submitted);
    // What is true of it stays in sight, over the toast.
    done?.scrollIntoView({ block: 'nearest' });
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

/** One with the title of the visible toast updates it; any other takes its place. */
function show(message?: string) {
  if (!message) return;
  const [words = '', about = '', time] = message.split('\n');
  if (toast.hidden) holds.clear();
  else if (title.textContent !== words) comeInAnew();
  title.textContent = words;
  description.textContent = about;
  spoken.textContent = `${words}.\n${about}`;
  duration = Number(time);
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
  if (holds.size === 0 && duration < Infinity) timer = setTimeout(dismiss, duration);
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
