import { type ReactNode, useEffect, useState } from 'react';
import { type Copy, discard, leftCopies } from './unsaved-copies';

const when = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short' });

/** What was written and never saved because the browser or the computer ended: of one file, or of all. `offer` says how it is brought back. */
export function LeftCopies({ path, offer }: { path?: string; offer: (copy: Copy, done: () => void) => ReactNode }) {
  const [copies, setCopies] = useState<Copy[]>([]);
  useEffect(() => void leftCopies().then((all) => setCopies(all.filter((copy) => !path || copy.path === path))), [path]);
  const forget = (copy: Copy) => {
    discard(copy);
    setCopies(copies.filter((other) => other !== copy));
  };
  if (copies.length === 0) return null;
  return (
    <section className="left" aria-label="Ficou por guardar">
      <h2>Ficou por guardar</h2>
      {copies.map((copy) => (
        <p key={copy.key} className="tools">
          «{copy.heading}», escrito em {when.format(copy.at)}.{offer(copy, () => forget(copy))}
          <button type="button" onClick={() => confirm('Deitar fora o que ficou por guardar?') && forget(copy)}>
            Deitar fora
          </button>
        </p>
      ))}
    </section>
  );
}
