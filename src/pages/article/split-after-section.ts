import { RuleType } from 'markdown-to-jsx';
import type { MarkdownNode } from '../../markdown';

/** The nodes up to the end of the `##` section `id`, and those after it. Without that section, all come first. */
export function splitAfterSection(nodes: MarkdownNode[], id: string): [MarkdownNode[], MarkdownNode[]] {
  const start = nodes.findIndex((node) => node.type === RuleType.heading && node.id === id);
  const next = nodes.findIndex((node, index) => index > start && node.type === RuleType.heading && node.level <= 2);
  return start < 0 || next < 0 ? [nodes, []] : [nodes.slice(0, next), nodes.slice(next)];
}
