import { Fragment, type ReactNode } from 'react';
import { blockOf, foldOf, type Heading, isHeading, isSectionHeading, type MarkdownNode, pictureOf } from '../../markdown';
import { Disclosure } from '../../ui/Disclosure';
import { ProseWithTables } from '../../ui/ProseWithTables';
import { unbroken } from '../../ui/unbroken';
import type { Passages } from './blocks';

/** What an article asks for, drawn, in order, and how its passages are drawn, where it has some. */
type Drawn = { blocks: ReactNode[]; pictures: ReactNode[]; passages?: Passages | undefined };

/** The article's text, with what it asks for drawn in its place. */
export const ArticleBody = ({ nodes, ...drawn }: Drawn & { nodes: MarkdownNode[] }) => <Parts parts={partsOf(nodes)} {...drawn} />;

function Parts({ parts, ...drawn }: Drawn & { parts: (Part | Fold)[] }) {
  const dials = drawn.passages?.dialsOf(parts.map((part) => (Array.isArray(part) ? part : [])));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed page never move.
    <Fragment key={index}>
      {Array.isArray(part) ? (
        <ProseWithTables className={part.some(isSectionHeading) ? 'part laid-out-later' : 'laid-out-later'} before={dials?.[index]}>
          {part}
        </ProseWithTables>
      ) : 'parts' in part ? (
        <Disclosure id={part.heading.id} title={unbroken(part.heading.text)}>
          <Parts parts={part.parts} {...drawn} />
        </Disclosure>
      ) : (
        drawn[part.of][part.index]
      )}
    </Fragment>
  ));
}

/** A stretch of text, or the place of something drawn: the first picture of an article has the index 0. */
type Part = MarkdownNode[] | { of: 'blocks' | 'pictures'; index: number };
/** What the reader opens. */
type Fold = { heading: Heading; parts: Part[] };

/** The text cut before each section, at what is drawn, and where something folded begins and ends. */
export function partsOf(nodes: MarkdownNode[]): (Part | Fold)[] {
  const all: (Part | Fold)[] = [];
  let parts: (Part | Fold)[] = all;
  const count = { blocks: 0, pictures: 0 };
  for (const node of nodes) {
    const heading = foldOf(node);
    if (heading) {
      const fold: Fold = { heading, parts: [] };
      all.push(fold);
      parts = fold.parts;
      continue;
    }
    if (isHeading(node)) parts = all;
    const last = parts.at(-1);
    const of = blockOf(node) ? 'blocks' : pictureOf(node) ? 'pictures' : undefined;
    if (of) parts.push({ of, index: count[of]++ });
    else if (Array.isArray(last) && !isSectionHeading(node)) last.push(node);
    else parts.push([node]);
  }
  return all;
}
