import { diffLines, diffWordsWithSpace } from 'diff';

type Side = { title: string; text: string };

/** Two versions of a text beside each other, with what one has and the other has not. */
export function Differences({ left, right }: { left: Side; right: Side }) {
  const changes = diffLines(left.text, right.text);
  return (
    <div className="columns">
      {[left, right].map(({ title }, side) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <pre>
            {changes.map(({ value, added, removed }, index) => {
              if (side === 0 ? added : removed) return null;
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a comparison have no other name.
              if (!added && !removed) return <span key={index}>{shortened(value)}</span>;
              const other = changes[side === 0 ? index + 1 : index - 1];
              const words =
                other && (side === 0 ? other.added : other.removed)
                  ? side === 0
                    ? diffWordsWithSpace(value, other.value)
                    : diffWordsWithSpace(other.value, value)
                  : undefined;
              const Mark = side === 0 ? 'del' : 'ins';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <span key={index} className="changed">
                  {words ? (
                    words
                      .filter((word) => !(side === 0 ? word.added : word.removed))
                      .map((word, place) =>
                        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                        word.added || word.removed ? <Mark key={place}>{word.value}</Mark> : word.value,
                      )
                  ) : (
                    <Mark>{value}</Mark>
                  )}
                </span>
              );
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
