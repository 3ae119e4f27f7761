import { useState } from 'react';
import { textsIn } from '../../../src/model/parts';
import type { Answer } from '../api/actions';
import { ask } from './ask';
import { linkTo, showField } from './place';
import { useWork } from './useWork';

/** Spelling and the house's way of speaking, when they are asked for. What was mended since is no longer shown. */
export function Remarks({ path, values }: { path: string; values: Record<string, unknown> }) {
  const [remarks, setRemarks] = useState<Answer<'remarks'>>([]);
  const { run, message } = useWork();
  const read = async () => {
    const found = await ask('remarks', { path, values });
    setRemarks(found);
    return found.length === 0 ? 'Nada a assinalar.' : found.length === 1 ? '1 observação.' : `${found.length} observações.`;
  };
  const accept = async (word: string) => {
    await ask('acceptWord', { word });
    return read();
  };
  const texts = new Map(textsIn(values).map(({ field, text }) => [field, text]));
  const left = remarks.filter(({ field, found }) => texts.get(field)?.includes(found));
  return (
    <>
      <button type="button" onClick={() => run('A reler…', read)}>
        Rever a ortografia
      </button>
      {message}
      {left.length > 0 && (
        <ul className="remarks">
          {left.map(({ field, place, found, words, unknown }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be remarked upon twice.
            <li key={index}>
              <strong>{found}</strong> em{' '}
              <a href={linkTo(path, { campo: field })} onClick={(event) => showField(field) && event.preventDefault()}>
                {place}
              </a>
              : {words}{' '}
              {unknown && (
                <button type="button" aria-label={`«${found}»: é assim que se escreve`} onClick={() => run('A reler…', () => accept(found))}>
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
