/** Opening an item may close one above it, which moves the page: scrolls so that the pressed summary stays where it was. */
export function keepOpenedInView() {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary');
    if (!pressed) return;
    const before = pressed.getBoundingClientRect().top;
    requestAnimationFrame(() => scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' }));
  });
}

/** Opens the <details> whose id is the address's #fragment: browsers open only the ancestors of what they scroll to. */
export function openLinkedSection() {
  const open = () => {
    const linked = document.getElementById(location.hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
