/**
 * Paper is wider than a phone, and no browser waits for the drawings of that width: it gets those that the window shows. And
 * its foot says where and when the page was read (paper.css).
 */
export function printDrawingsAtHand() {
  /** As in PanelFigure.tsx. */
  const narrow = matchMedia('(max-width: 43.99rem)');
  const choose = (media: string) => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) source.media = media;
  };
  addEventListener('beforeprint', () => {
    const page = document.documentElement;
    page.toggleAttribute('data-narrow', narrow.matches);
    page.dataset.printed = `${location.host}${location.pathname}, ${new Date().toLocaleDateString('pt-PT', { dateStyle: 'long' })}`;
    choose(narrow.matches ? 'all' : 'not all');
  });
  addEventListener('afterprint', () => choose(narrow.media));
}
