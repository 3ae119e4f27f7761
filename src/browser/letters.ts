/**
 * A letter goes by e-mail as it stands on its page, above the link that sends it: the link has its subject alone, so that
 * the page need not carry it twice. RFC 6068 wants lines to end in CR LF.
 */
export function sendLetters() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="mailto:?"]');
    const letter = link?.parentElement?.previousElementSibling as HTMLElement | null | undefined;
    if (!link || !letter) return;
    const [, ...body] = letter.innerText.replaceAll('\u00a0', ' ').split(/\n+/);
    link.href = link.href.replace(/&.*|$/, `&body=${encodeURIComponent(body.join('\r\n\r\n'))}`);
  });
}
