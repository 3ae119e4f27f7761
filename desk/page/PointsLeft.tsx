import type { Answer } from '../api/actions';
import { LinkList } from './LinkList';
import { sentence } from './ProblemList';
import { linkTo } from './place';

type Props = Pick<Answer<'launchCheck'>, 'count' | 'onAir' | 'unlicensed'> & { /** Where the list is, if elsewhere. */ list?: string };

/** What there is to settle before the site goes on the air, or although it is there; a partner that may be a crime, by name. */
export function PointsLeft({ count, onAir, unlicensed, list }: Props) {
  if (count === 0) return null;
  const points = count === 1 ? '1 ponto' : `${count} pontos`;
  return (
    <div className={unlicensed.length > 0 ? 'refusal' : 'left'}>
      {onAir ? (
        <p>
          O site já está no ar, e falta resolver {points}
          {list ? (
            <>
              : <a href={list}>ver quais</a>
            </>
          ) : (
            ', na lista em baixo'
          )}
          .
        </p>
      ) : (
        <p>
          Falta resolver {points} da {list ? <a href={list}>verificação de lançamento</a> : 'verificação de lançamento'}: ainda não o ponha no ar.
        </p>
      )}
      <LinkList items={unlicensed.map(({ file, field, what }) => ({ to: linkTo(file, { campo: field }), words: sentence(what), note: 'Pode ser crime.' }))} />
    </div>
  );
}
