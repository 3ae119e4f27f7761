/** Opening a part closes the one above it, and what was pressed would leave the screen: it stays where it is. */
export function keepOpenedInView() {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary');
    if (!pressed) return;
    const before = pressed.getBoundingClientRect().top;
    requestAnimationFrame(() => scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: 'instant' }));
  });
}
