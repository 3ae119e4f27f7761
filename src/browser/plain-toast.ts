/**
 * The toast before the toaster's file has come, or where it never comes: its HTML stands in every page (PlainToast.tsx) and
 * looks like the one that takes its place. It can be closed, and F8 takes the focus to it; only the swipe has to wait.
 */
type Words = { title: string; description: string; duration: number };

const toast = document.querySelector<HTMLElement>('[data-plain-toast]') as HTMLElement;
const close = toast.querySelector('button') as HTMLElement;
const region = document.querySelector('[data-toast-words]') as HTMLElement;

let timer: ReturnType<typeof setTimeout>;
let focused: HTMLElement | null = null;

close.addEventListener('click', () => {
  hide();
  focused?.focus();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'F8' && isShownPlainly()) close.focus();
});

/** @param duration in ms; `Infinity` stays until it is closed. */
export function showPlainly({ title, description, duration }: Words) {
  const [titlePlace, descriptionPlace] = toast.querySelectorAll('[data-words]');
  if (titlePlace) titlePlace.textContent = title;
  if (descriptionPlace) descriptionPlace.textContent = description;
  region.textContent = `${title}.\n${description}`;
  focused = document.querySelector(':focus');
  toast.hidden = false;
  uncoverFocus();
  clearTimeout(timer);
  // A timer of infinite length would ring at once.
  if (duration < Infinity) timer = setTimeout(hide, duration);
}

/** Until its time is over, it is closed, or the toaster has taken its place. */
export const isShownPlainly = () => !toast.hidden;

function hide() {
  if (!isShownPlainly()) return;
  toast.hidden = true;
  region.textContent = '';
}

/** What has the focus does not stay under a toast: scroll-padding (base.css) keeps that place free. */
export function uncoverFocus() {
  const focus = document.querySelector(':focus');
  const { top, bottom } = focus?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (bottom > innerHeight / 2 && top < innerHeight) focus?.scrollIntoView({ block: 'nearest' });
}
