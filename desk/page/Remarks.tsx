import { useEffect, useRef, useState } from 'react';
import { textsIn } from '../../src/model/derived/parts';
import type { Answer } from '../api/actions';
import type { Values } from '../api/entry-text';
import { inTheWay } from '../launch/actors';
import { ask } from './ask';
import { corrected } from './corrected';
import { ProblemInWords } from './ProblemList';
import { linkTo, showField } from './place';
import { useWork } from './useWork';

type Props = { path: string; values: Values; onChange: (values: Values) => void /** Changes with each save. */; saved: string | undefined };

/** What the rules say of the form, short of refusing it: after each save, and when it is asked for. What was mended since is no longer shown; that there is nothing to say is the answer to the button alone, until the form changes. */
export function Remarks({ path, values, onChange, saved }: Props) {
  const texts = textsOf(values);
  const [remarks, setRemarks] = useState<{ found: Answer<'remarks'>; texts: typeof texts; asked?: Values }>();
  const { busy, refused, run, message } = useWork();
  const read = async (values: Values, asked?: Values) =>
    setRemarks({ found: await ask('remarks', { path, values }), texts: textsOf(values), ...(asked && { asked }) });
  const before = useRef(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save.
  useEffect(() => {
    if (saved !== before.current) void run('A reler…', () => read(values));
    before.current = saved;
  }, [saved]);
  const accept = async (word: string) => {
    await ask('acceptWord', { word });
    await read(values, values);
  };
  const isLeft = ({ field = '', words }: Answer<'remarks'>[number]) =>
    texts.get(field) === remarks?.texts.get(field) || (words !== undefined && texts.get(field)?.includes(words));
  const left = remarks?.found.filter(isLeft) ?? [];
  const plain = left.filter(({ rule }) => rule === 'typography').filter(({ right }) => right);
  /** What was said of other words of the same field may still be so. */
  const correct = (these: Parameters<typeof corrected>[1]) => {
    const next = corrected(values, these);
    onChange(next);
    void run('A reler…', () => read(next));
  };
  return (
    <>
      <button type="button" onClick={() => run('A reler…', () => read(values, values))}>
        Rever o texto
      </button>
      {plain.length > 0 && (
        <button type="button" onClick={() => correct(plain)}>
          Corrigir espaços e sinais ({plain.length})
        </button>
      )}
      {busy || refused || !remarks ? (
        message
      ) : (
        <p role="status">{left.length > 0 ? counted(left) : remarks.asked === values && 'Nada a assinalar no texto.'}</p>
      )}
      {left.length > 0 && (
        <details className="remarks" open>
          <summary>Os reparos</summary>
          <ol>
            {left.map(({ rule, severity, field = '', place, words = '', right, suggestions = [], ...fault }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be remarked upon twice.
              <li key={index}>
                <a href={linkTo(path, { campo: field })} onClick={(event) => showField(field, words) && event.preventDefault()}>
                  {place}
                </a>
                : {severity === 'launch' && 'impede o lançamento. '}
                <ProblemInWords {...fault} />{' '}
                {(rule === 'phrasing' && right ? [right] : suggestions).map((instead) => (
                  <button key={instead} type="button" onClick={() => correct([{ ...left[index], right: instead }])}>
                    Trocar por «{instead}»
                  </button>
                ))}
                {rule === 'spelling' && (
                  <button type="button" aria-label={`«${words}»: é assim que se escreve`} onClick={() => run('A reler…', () => accept(words))}>
                    É assim que se escreve
                  </button>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

const textsOf = (values: Values) => new Map(textsIn(values).map(({ field, text }) => [field, text]));

function counted(left: Answer<'remarks'>): string {
  const stops = inTheWay(left).length;
  const others = left.length - stops;
  const counts = [stops > 0 && `${stops} a impedir o lançamento.`, others > 0 && (others === 1 ? '1 reparo.' : `${others} reparos.`)];
  return counts.filter(Boolean).join(' ');
}
