import './Differences.css';
import { diffLines, diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import type { Change } from '../api/changes-between';

type Props = {
  titles: [string, string];
  changes: Change[];
  /** What may be done with one of them. */
  action?: (change: Change, index: number) => ReactNode;
};

/** What changes at each place, by the names that `titles` gives the two versions: beside each other, with what one has and the other has not. */
export const Changes = ({ titles, changes, action }: Props) =>
  changes.map((change, index) => (
    <section key={`${change.kind} ${change.place}`} aria-label={change.place}>
      <h3>
        {change.place}
        {kinds[change.kind]}
      </h3>
      {action?.(change, index)}
      <Differences titles={titles} before={change.before} after={change.after} />
    </section>
  ));

const kinds: Record<Change['kind'], string> = { changed: '', added: ': volta a existir', removed: ': deixa de existir', moved: ': a ordem' };

export function Differences({ titles, before, after }: { titles: [string, string]; before: string; after: string }) {
  const pieces = diffLines(before, after).flatMap((piece, index, all) => {
    const [last, next] = [all[index - 1], all[index + 1]];
    if (piece.removed && next?.added) return diffWordsWithSpace(piece.value, next.value);
    if (piece.added && last?.removed) return [];
    return piece.added || piece.removed ? piece : { ...piece, value: shortened(piece.value) };
  });
  return (
    <div className="columns">
      {titles.map((title, side) => (
        <section key={title} aria-label={title}>
          <h4>{title}</h4>
          <pre>
            {pieces.map(({ value, added, removed }, index) => {
              if (side === 0 ? added : removed) return null;
              const Mark = added ? 'ins' : removed ? 'del' : 'span';
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a comparison have no other name.
              return <Mark key={index}>{value}</Mark>;
            })}
          </pre>
        </section>
      ))}
    </div>
  );
}

/** Of a long piece that both have, its ends. */
function shortened(text: string): string {
  const lines = text.split('\n');
  return lines.length <= 8 ? text : [...lines.slice(0, 3), '…', ...lines.slice(-4)].join('\n');
}
