import './Differences.css';
import { diffLines, diffWordsWithSpace } from 'diff';

type Side = { title: string; text: string };

/** Two versions of a text beside each other, with what one has and the other has not. */
export function Differences({ left, right }: { left: Side; right: Side }) {
  const pieces = diffLines(left.text, right.text).flatMap((piece, index, all) => {
    const [before, next] = [all[index - 1], all[index + 1]];
    if (piece.removed && next?.added) return diffWordsWithSpace(piece.value, next.value);
    if (piece.added && before?.removed) return [];
    return piece.added || piece.removed ? piece : { ...piece, value: shortened(piece.value) };
  });
  return (
    <div className="columns">
      {[left, right].map(({ title }, side) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
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
