/**
 * Paper is wider than a phone, and Chromium waits for no drawing of that width: it gets those that the window shows. And its
 * foot says where and when the page was read (paper.css).
 */
export function printDrawingsAtHand() {
  addEventListener('beforeprint', () => {
    const page = document.documentElement;
    page.toggleAttribute('data-narrow', matchMedia('(max-width: 43.99rem)').matches);
    page.dataset.printed = `${location.href}, ${new Date().toLocaleDateString()}`;
  });
}
