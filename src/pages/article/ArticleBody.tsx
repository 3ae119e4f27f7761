import { Fragment, type ReactNode } from 'react';
import { blockNameOf, isSectionHeading, type MarkdownNode, pictureOf } from '../../markdown';
import type { BlockName } from '../../model/blocks';
import { ProseWithTables } from '../../ui/ProseWithTables';
import type { Blocks } from './blocks';

/** The article's text, with what it asks for drawn in its place. */
export function ArticleBody({ nodes, blocks, pictures }: { nodes: MarkdownNode[]; blocks: Blocks; pictures: ReactNode[] }) {
  return partsOf(nodes).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed page never move.
    <Fragment key={index}>
      {typeof part === 'number' ? (
        pictures[part]
      ) : typeof part === 'string' ? (
        blocks[part]
      ) : (
        <ProseWithTables className="laid-out-later">{part}</ProseWithTables>
      )}
    </Fragment>
  ));
}

/** Stretches of text, each under its heading, names of blocks and the places of pictures (the first is 0), in order. */
export function partsOf(nodes: MarkdownNode[]): (MarkdownNode[] | BlockName | number)[] {
  return nodes.reduce<(MarkdownNode[] | BlockName | number)[]>((parts, node) => {
    const name = blockNameOf(node) as BlockName | undefined;
    const last = parts.at(-1);
    if (name) parts.push(name);
    else if (pictureOf(node)) parts.push(parts.filter((part) => typeof part === 'number').length);
    else if (Array.isArray(last) && !isSectionHeading(node)) last.push(node);
    else parts.push([node]);
    return parts;
  }, []);
}
