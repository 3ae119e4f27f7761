import { useEffect, useState } from 'react';
import type { Answer } from '../api/actions';
import { ask } from '../page/ask';
import { sizeInWords } from './plan-in-words';

/** In milliseconds. */
const interval = 300;

const steps = { upload: 'A enviar', keep: 'A guardar uma cópia do que lá está', place: 'A pôr no lugar' };

/** Asks how far the desk is, until it goes away. */
export function SendingBar() {
  const [progress, setProgress] = useState<Answer<'sendingProgress'>>();
  useEffect(() => {
    const look = () =>
      ask('sendingProgress', {}).then(
        (now) => setProgress(now ?? undefined),
        // The sending itself says that the desk does not answer.
        () => {},
      );
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, []);
  if (!progress) return null;
  const { step, done, total } = progress;
  const [now, all] = step === 'upload' ? [sizeInWords(done), sizeInWords(total)] : [done, `${total} ficheiros`];
  return (
    <p>
      <label>
        {steps[step]}: {now} de {all} <progress value={done} max={Math.max(total, 1)} />
      </label>
    </p>
  );
}
