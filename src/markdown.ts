import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';

export type MarkdownNode = MarkdownToJSX.ASTNode;
export type AskedPicture = { name: string; alt: string; caption: string };
/** What an article's text asks the site to draw, and the words that it wants below. */
export type AskedBlock = { name: string; caption: MarkdownNode[] };
export type Heading = { id: string; level: number; text: string };

/** How a subtitle ends that the reader opens. */
const foldSign = /\s\(dobra\)$/;

const options: MarkdownToJSX.Options = {
  // Addresses stay as they were written, so that checks can name them; those that would run code are left out where nodes are drawn.
  sanitizer: (address) => address,
  disableParsingRawHTML: true,
  ignoreHTMLBlocks: true,
  disableAutoLink: true,
  // Its own drops no-break spaces.
  slugify: (title, slugify) => slugify(title.replace(foldSign, '').replaceAll('\u00a0', ' ')),
};

/** Markdown → nodes. Raw HTML stays text: content has no way to bring code into a page. */
export const parseMarkdown = (text: string): MarkdownNode[] => parser(text, options);

/** The `##` headings, for the table of contents, and the `###` ones, for links into a page. */
export const headingsOf = (nodes: MarkdownNode[]): Heading[] =>
  nodes.flatMap((node) => (node.type === RuleType.heading ? [{ id: node.id, level: node.level, text: textOf(node.children).replace(foldSign, '') }] : []));

/** The targets of all links, and of the definitions (`[name]: address`) that links may ask for. */
export const linksOf = (nodes: MarkdownNode[]): string[] =>
  nodesIn(nodes).flatMap((node) => {
    if (node.type === RuleType.link) return [node.target ?? ''];
    return node.type === RuleType.refCollection ? Object.values(node.refs).map(({ target }) => target) : [];
  });

export const isHeading = (node: MarkdownNode): boolean => node.type === RuleType.heading;

export const isSectionHeading = (node: MarkdownNode): boolean => node.type === RuleType.heading && node.level === 2;

/** The heading of a part that the reader opens: `### Um exemplo (dobra)`. */
export const foldOf = (node: MarkdownNode): Heading | undefined =>
  node.type === RuleType.heading && node.level === 3 && foldSign.test(textOf(node.children)) ? headingsOf([node])[0] : undefined;

/** What a paragraph of its own asks for, `::calculadora`; its further lines are the caption. */
export function blockOf(node: MarkdownNode): AskedBlock | undefined {
  if (node.type !== RuleType.paragraph) return undefined;
  const [first, ...others] = node.children;
  const [line, name] = (first?.type === RuleType.text && /^\s*::(\S+)[^\S\n]*(?:\n|$)/.exec(first.text)) || [];
  if (first?.type !== RuleType.text || line === undefined || !name) return undefined;
  const rest = first.text.slice(line.length);
  const children = rest ? [{ ...first, text: rest }, ...others] : others;
  return { name, caption: children.length > 0 ? [{ ...node, children }] : [] };
}

/** All that a text asks for, whether the site draws it or not. */
export const blocksOf = (nodes: MarkdownNode[]): AskedBlock[] => nodes.flatMap((node) => blockOf(node) ?? []);

/** The picture that a paragraph of its own shows: `![what is to be seen](file.jpg "caption")`. */
export function pictureOf(node: MarkdownNode): AskedPicture | undefined {
  const [only, other] = node.type === RuleType.paragraph ? node.children : [];
  return only?.type === RuleType.image && !other ? { name: only.target ?? '', alt: only.alt?.trim() ?? '', caption: only.title?.trim() ?? '' } : undefined;
}

/** The words a reader sees. */
export const textOf = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => ('text' in node && typeof node.text === 'string' ? node.text : textOf(childrenOf(node)))).join('');

/** The nodes and all those in them. */
export function nodesIn(nodes: MarkdownNode[], found: MarkdownNode[] = []): MarkdownNode[] {
  for (const node of nodes) {
    found.push(node);
    nodesIn(childrenOf(node), found);
  }
  return found;
}

function childrenOf(node: MarkdownNode): MarkdownNode[] {
  switch (node.type) {
    case RuleType.table:
      return [...node.header.flat(), ...node.cells.flat(2)];
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return node.items.flat();
    default:
      return 'children' in node ? (node.children ?? []) : [];
  }
}
