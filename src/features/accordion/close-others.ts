/** For engines in which `<details name>` closes nothing. */
export function closeOthers() {
  if ('name' in HTMLDetailsElement.prototype) return;
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const opened = target as HTMLElement;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${opened.getAttribute('name')}"][open]`))
        if (opened.hasAttribute('open') && other !== opened) other.open = false;
    },
    true,
  );
}
