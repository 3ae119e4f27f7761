import './Differences.css';
import { diffLines, diffWordsWithSpace } from 'diff';

/** What changes at each place, by the names that `titles` gives the two versions: beside each other, with what one has and the other has not. */
export const Changes = ({ titles, changes }: { titles: [string, string]; changes: { place: string; before: string; after: string }[] }) =>
  changes.map(({ place, before, after }) => (
    <section key={place} aria-label={place}>
      <h3>{place}</h3>
      <Differences titles={titles} before={before} after={after} />
    </section>
  ));

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
