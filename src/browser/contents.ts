/**
 * Marks in a table of contents the parts that a reader has reached, `data-reached`: those that begin above the upper third of the
 * window, however far above.
 */
export function markPartsReached() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav [href^="#"]')) {
    const part = document.getElementById(link.hash.slice(1))?.closest('.part');
    const observer = new IntersectionObserver((states) => link.toggleAttribute('data-reached', states.pop()?.isIntersecting), {
      rootMargin: '9999% 0% -66%',
    });
    if (part) observer.observe(part);
  }
}
