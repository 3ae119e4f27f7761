import { useEffect, useRef, useState } from 'react';
import { textsIn } from '../../src/model/derived/parts';
import type { Answer } from '../api/actions';
import { ask } from './ask';
import { ProblemInWords } from './ProblemList';
import { linkTo, showField } from './place';
import { useWork } from './useWork';

type Props = { path: string; values: Record<string, unknown> /** Changes with each save. */; saved: string | undefined };

/** What the rules remark on in the texts of the form: after each save, and when it is asked for. What was mended since is no longer shown. */
export function Remarks({ path, values, saved }: Props) {
  const [remarks, setRemarks] = useState<Answer<'remarks'>>([]);
  const { run, message } = useWork();
  const read = async () => {
    const found = await ask('remarks', { path, values });
    setRemarks(found);
    return found.length === 0 ? 'Nada a assinalar.' : found.length === 1 ? '1 reparo.' : `${found.length} reparos.`;
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
  const texts = new Map(textsIn(values).map(({ field, text }) => [field, text]));
  const left = remarks.filter(({ field = '', words = '' }) => texts.get(field)?.includes(words));
  return (
    <>
      <button type="button" onClick={() => run('A reler…', read)}>
        Rever o texto
      </button>
      {message}
      {left.length > 0 && (
        <ul className="remarks">
          {left.map(({ rule, field = '', place, words = '', ...fault }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be remarked upon twice.
            <li key={index}>
              <a href={linkTo(path, { campo: field })} onClick={(event) => showField(field) && event.preventDefault()}>
                {place}
              </a>
              : <ProblemInWords {...fault} />{' '}
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
