import { useState } from 'react';
import { textsIn } from '../../../src/model/parts';
import { type Answer, ask, type Refusal } from './ask';
import { linkTo, showField } from './place';

/** Spelling and the house's way of speaking, when they are asked for. What was mended since is no longer shown. */
export function Remarks({ path, values }: { path: string; values: Record<string, unknown> }) {
  const [remarks, setRemarks] = useState<Answer<'remarks'>>([]);
  const [said, setSaid] = useState('');
  const read = async () => {
    setSaid('A reler…');
    await ask('remarks', { path, values }).then(
      (found) => {
        setRemarks(found);
        setSaid(found.length === 0 ? 'Nada a assinalar.' : '');
      },
      (refusal: Refusal) => setSaid(refusal.message),
    );
  };
  const accept = async (word: string) => {
    await ask('acceptWord', { word }).then(read, (refusal: Refusal) => setSaid(refusal.message));
  };
  const texts = new Map(textsIn(values).map(({ field, text }) => [field, text]));
  const left = remarks.filter(({ field, found }) => texts.get(field)?.includes(found));
  return (
    <>
      <button type="button" onClick={read}>
        Rever a ortografia
      </button>
      <span role="status">{said || (left.length > 0 && (left.length === 1 ? '1 observação.' : `${left.length} observações.`))}</span>
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
                <button type="button" aria-label={`«${found}»: é assim que se escreve`} onClick={() => accept(found)}>
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
