import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';

export type MarkdownNode = MarkdownToJSX.ASTNode;
export type AskedPicture = { name: string; alt: string; caption: string };
export type Heading = { id: string; level: number; text: string };

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  ignoreHTMLBlocks: true,
  disableAutoLink: true,
  // Its own drops no-break spaces.
  slugify: (title, slugify) => slugify(title.replaceAll('\u00a0', ' ')),
};

/** Markdown → nodes. Raw HTML stays text: content has no way to bring code into a page. */
export const parseMarkdown = (text: string): MarkdownNode[] => parser(text, options);

/** The same nodes with dangerous addresses as they were written. For checks that name them: never to be drawn. */
export const parseForChecks = (text: string): MarkdownNode[] => parser(text, { ...options, sanitizer: (address) => address });

/** The `##` headings, for the table of contents, and the `###` ones, for links into a page. */
export const headingsOf = (nodes: MarkdownNode[]): Heading[] =>
  nodes.flatMap((node) => (node.type === RuleType.heading ? [{ id: node.id, level: node.level, text: textOf(node.children) }] : []));

/** The targets of all links, and of the definitions (`[name]: address`) that links may ask for. */
export const linksOf = (nodes: MarkdownNode[]): string[] =>
  nodesIn(nodes).flatMap((node) => {
    if (node.type === RuleType.link) return [node.target ?? ''];
    return node.type === RuleType.refCollection ? Object.values(node.refs).map(({ target }) => target) : [];
  });

export const isSectionHeading = (node: MarkdownNode): boolean => node.type === RuleType.heading && node.level === 2;

/** The name that a paragraph of its own asks for: `::calculadora`. */
export const blockNameOf = (node: MarkdownNode): string | undefined =>
  node.type === RuleType.paragraph ? /^::(\S+)$/.exec(textOf([node]).trim())?.[1] : undefined;

/** The picture that a paragraph of its own shows: `![what is to be seen](file.jpg "caption")`. */
export function pictureOf(node: MarkdownNode): AskedPicture | undefined {
  const [only, other] = node.type === RuleType.paragraph ? node.children : [];
  return only?.type === RuleType.image && !other ? { name: only.target ?? '', alt: only.alt?.trim() ?? '', caption: only.title?.trim() ?? '' } : undefined;
}

/** The words a reader sees. */
export const textOf = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => ('text' in node && typeof node.text === 'string' ? node.text : textOf(childrenOf(node)))).join('');

/** The nodes and all those in them. */
export const nodesIn = (nodes: MarkdownNode[]): MarkdownNode[] => nodes.flatMap((node) => [node, ...nodesIn(childrenOf(node))]);

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
