import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';

export type MarkdownNode = MarkdownToJSX.ASTNode;
export type Heading = { id: string; level: number; text: string };

/** Markdown → nodes. Raw HTML stays text: content has no way to bring code into a page. */
export const parseMarkdown = (text: string): MarkdownNode[] => parser(text, { disableParsingRawHTML: true, ignoreHTMLBlocks: true, disableAutoLink: true });

/** The `##` headings, for the table of contents, and the `###` ones, for links into a page. */
export const headingsOf = (nodes: MarkdownNode[]): Heading[] =>
  nodes.flatMap((node) => (node.type === RuleType.heading ? [{ id: node.id, level: node.level, text: textOf(node.children) }] : []));

/** The targets of all links as written; `null` stands for one that the parser found dangerous. */
export const linksOf = (nodes: MarkdownNode[]): (string | null)[] =>
  nodes.flatMap((node) => (node.type === RuleType.link ? [node.target] : linksOf(childrenOf(node))));

/** The words a reader sees. */
export const textOf = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => ('text' in node && typeof node.text === 'string' ? node.text : textOf(childrenOf(node)))).join('');

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
