import { useEffect, useRef, useState } from 'react';
import { textsIn } from '../../src/model/derived/parts';
import type { Answer } from '../api/actions';
import { inTheWay } from '../launch/actors';
import { ask } from './ask';
import { ProblemInWords } from './ProblemList';
import { linkTo, showField } from './place';
import { useWork } from './useWork';

type Props = { path: string; values: Record<string, unknown> /** Changes with each save. */; saved: string | undefined };

/** What the rules say of the form, short of refusing it: after each save, and when it is asked for. What was mended since is no longer shown. */
export function Remarks({ path, values, saved }: Props) {
  const texts = new Map(textsIn(values).map(({ field, text }) => [field, text]));
  const [remarks, setRemarks] = useState<{ found: Answer<'remarks'>; texts: typeof texts }>({ found: [], texts });
  const { run, message } = useWork();
  const read = async () => {
    const found = await ask('remarks', { path, values });
    setRemarks({ found, texts });
    const stops = inTheWay(found).length;
    const others = found.length - stops;
    const counts = [stops > 0 && `${stops} a impedir o lançamento.`, others > 0 && (others === 1 ? '1 reparo.' : `${others} reparos.`)];
    return counts.filter(Boolean).join(' ') || 'Nada a assinalar.';
  };
  const before = useRef(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save.
  useEffect(() => {
    if (saved !== before.current) void run('A reler…', read);
    before.current = saved;
  }, [saved]);
  const accept = async (word: string) => {
    await ask('acceptWord', { word });
    return read();
  };
  const left = remarks.found.filter(({ field = '', words }) => (words ? texts.get(field)?.includes(words) : texts.get(field) === remarks.texts.get(field)));
  return (
    <>
      <button type="button" onClick={() => run('A reler…', read)}>
        Rever o texto
      </button>
      {message}
      {left.length > 0 && (
        <ul className="remarks">
          {left.map(({ rule, severity, field = '', place, words = '', ...fault }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be remarked upon twice.
            <li key={index}>
              <a href={linkTo(path, { campo: field })} onClick={(event) => showField(field) && event.preventDefault()}>
                {place}
              </a>
              : {severity === 'launch' && 'impede o lançamento. '}
              <ProblemInWords {...fault} />{' '}
              {rule === 'spelling' && (
                <button type="button" aria-label={`«${words}»: é assim que se escreve`} onClick={() => run('A reler…', () => accept(words))}>
                  É assim que se escreve
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
