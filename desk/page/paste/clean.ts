import { refusedCharacter } from '../../../src/model/markdown/characters';
import { styleOf } from './style-of';
import { makeLists } from './word-lists';

const block = 'p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6';

const unwanted = [
  'script, style, noscript, template, iframe, object, embed, svg, canvas, video, audio, button, input, select, textarea',
  '[hidden], [style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i], [style*="mso-element:comment" i], del, .msoDel',
];

/**
 * Makes of what another program put on the clipboard the elements that its looks stand for.
 * @param takesTitle whether the title of the whole document has a place of its own.
 * @returns what could not be kept, in words for the publisher.
 */
export function clean(body: HTMLElement, takesTitle: (title: string) => boolean): string[] {
  for (const element of body.querySelectorAll(unwanted.join())) element.remove();
  // Mails carry some that nobody sees.
  const pictures = body.querySelectorAll('img:not([width="1"], [height="1"])').length;
  for (const image of body.querySelectorAll('img')) image.remove();
  const notes = body.querySelectorAll('[style*="mso-footnote-id" i], [style*="mso-endnote-id" i], sup > a[href^="#ftnt" i], a.sdfootnoteanc').length;
  cleanTexts(body);
  readStyles(body);
  makeLists(body);
  for (const mere of body.querySelectorAll('span, font, u, ins, small, o\\:p, google-sheets-html-origin')) unwrap(mere);
  nestLists(body);
  unwrapLayout(body);
  const merged = body.querySelectorAll(':is(td, th):is([colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]))').length;
  const title = titleOf(body);
  const isTaken = title !== undefined && takesTitle(title.textContent?.trim() ?? '');
  if (isTaken) title.remove();
  setHeadings(body);
  setLinks(body);
  joinEmphasis(body);
  return [
    isTaken && 'o título do documento é o do artigo, e não se repete no texto',
    pictures === 1 && 'uma imagem não veio: ponha-a com o botão «Imagem»',
    pictures > 1 && `${pictures} imagens não vieram: ponha-as com o botão «Imagem»`,
    notes > 0 && 'as notas de rodapé ficaram como texto: passe-as para o texto ou para «Fontes»',
    merged > 0 && 'há células unidas, que o site não tem: veja a tabela',
  ].filter((words) => words !== false);
}

/** Without no-break spaces, which Word puts everywhere, and characters that the site refuses because nobody sees them. */
function cleanTexts(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (node.nodeType === Node.COMMENT_NODE) comments.push(node);
    let text = node.nodeValue?.replaceAll('\u00a0', ' ') ?? '';
    for (let found = refusedCharacter(text); found; found = refusedCharacter(text)) {
      const end = found.index + String.fromCodePoint(text.codePointAt(found.index) ?? 0).length;
      text = text.slice(0, found.index) + (text[found.index] === '\r' || text[found.index] === '\v' ? ' ' : '') + text.slice(end);
    }
    node.nodeValue = text;
  }
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Google Docs and Word in the browser say with styles what others say with elements: bold that is not, and spans that are. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    const isNot = kindOf(element) === 'strong' ? /^(normal|[1-4]00)$/.test(styleOf(element, 'font-weight')) : styleOf(element, 'font-style') === 'normal';
    const blocks = [...element.querySelectorAll(block)];
    for (const part of blocks) if (!isNot && !part.querySelector(block)) wrapContents(part, element.localName);
    if (isNot || blocks.length > 0) unwrap(element);
  }
  for (const element of body.querySelectorAll('span, font, a, u')) {
    if (/^(bold|bolder|[6-9]00)$/.test(styleOf(element, 'font-weight')) && !element.closest('b, strong')) wrapContents(element, 'strong');
    if (/^(italic|oblique)/.test(styleOf(element, 'font-style')) && !element.closest('i, em')) wrapContents(element, 'em');
  }
  for (const paragraph of body.querySelectorAll('p.MsoTitle, p.MsoSubtitle, [role="heading"][aria-level]')) {
    rename(paragraph, `h${paragraph.classList.contains('MsoTitle') ? 1 : (paragraph.getAttribute('aria-level') ?? 2)}`);
  }
}

/** A list in a list belongs to the item before it; the paragraph of an item is the item. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list);
  for (const paragraph of body.querySelectorAll('li > p:first-child, li > div:first-child'))
    if (!paragraph.previousSibling?.textContent?.trim()) unwrap(paragraph);
}

/** Tables that only put things in their places: those with a table in them, and those of one row or one column. */
function unwrapLayout(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].filter((row) => row.textContent?.trim());
    const isOneColumn = rows.every((row) => [...row.cells].filter((cell) => cell.textContent?.trim()).length < 2);
    if (!table.querySelector('table') && rows.length > 1 && !isOneColumn) continue;
    for (const cell of table.querySelectorAll('td, th')) if (cell.closest('table') === table) rename(cell, 'div');
    for (const part of [...table.querySelectorAll('tr, tbody, thead, tfoot, colgroup, caption')].reverse()) if (part.closest('table') === table) unwrap(part);
    unwrap(table);
  }
}

/** What the document begins with, if it is a heading above all others, or Word’s own style for it. */
function titleOf(body: HTMLElement): Element | undefined {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.textContent?.trim());
  const [first, ...others] = headings;
  const isAlone = first?.matches('.MsoTitle') || !others.some(({ localName }) => localName <= (first?.localName ?? ''));
  if (!first || !isAlone) return undefined;
  return body.textContent?.trimStart().startsWith(first.textContent?.trim() ?? '') ? first : undefined;
}

/** The page has the first level for its title: the highest that is used becomes the second, and so on. */
function setHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  for (const heading of headings) if (!heading.textContent?.trim() || heading.closest('li, td, th')) unwrap(heading);
  const left = headings.filter((heading) => heading.isConnected);
  const levels = [...new Set(left.map(({ localName }) => localName))].sort();
  for (const heading of left) {
    for (const mark of heading.querySelectorAll('b, strong, i, em, br')) unwrap(mark);
    rename(heading, `h${Math.min(4, levels.indexOf(heading.localName) + 2)}`);
  }
}

/** Only those that a page of the site may have; search engines and mail put addresses of their own around others'. */
function setLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const inner = /^https:\/\/(www\.google\.[a-z.]+\/url|[\w.]+\.safelinks\.protection\.outlook\.com\/)\?/.test(href) && searchedFor(href);
    for (const part of link.querySelectorAll(block)) unwrap(part);
    if (inner) link.setAttribute('href', inner);
    if (!/^(https?:\/\/|mailto:|tel:)/i.test(inner || href) || !link.textContent?.trim()) unwrap(link);
  }
}

const searchedFor = (href: string) => {
  const { searchParams } = new URL(href);
  return searchParams.get('q') ?? searchParams.get('url');
};

/** What is cut into pieces of the same look is one piece. */
function joinEmphasis(body: HTMLElement): void {
  for (const inner of body.querySelectorAll(':is(b, strong) :is(b, strong), :is(i, em) :is(i, em), th :is(b, strong)')) unwrap(inner);
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    const isLike = (node: Node | null): node is Element => node?.nodeType === 1 && kindOf(node as Element) === kindOf(element);
    for (;;) {
      let next = element.nextSibling;
      const space = next?.nodeType === 3 && !next.nodeValue?.trim() ? next : undefined;
      if (space) next = space.nextSibling;
      if (!isLike(next)) break;
      element.append(...(space ? [space] : []), ...next.childNodes);
      next.remove();
    }
  }
  for (const empty of body.querySelectorAll('b:empty, strong:empty, i:empty, em:empty')) empty.remove();
}

const kindOf = ({ localName }: Element) => (/^(b|strong)$/.test(localName) ? 'strong' : localName === 'i' ? 'em' : localName);

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContents(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.className = element.className;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
