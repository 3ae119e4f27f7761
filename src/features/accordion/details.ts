/** Opening a part closes the one above it, and what was pressed would leave the screen: it stays where it is. */
export function keepOpenedInView() {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary');
    if (!pressed) return;
    const before = pressed.getBoundingClientRect().top;
    requestAnimationFrame(() => scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' }));
  });
}

/** Opens the part that the address names. Browsers open one only around the place that they scroll to. */
export function openLinkedSection() {
  const open = () => {
    const linked = document.getElementById(location.hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
