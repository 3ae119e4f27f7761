import { Fragment, useState } from 'react';
import type { Answer } from '../api/actions';
import { ask } from './ask';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';
import { WorkButton } from './WorkButton';

type Link = Answer<'links'>[number];

/** Every address outside the site: who uses it, whether it answers, and a way to change it once for all. */
export function Links() {
  const { answer, message, again } = useAnswer('links', {});
  const check = async () => {
    const { asked, dead } = await ask('checkLinks', {});
    again();
    return `${asked} endereços, ${dead} sem resposta.`;
  };
  if (!answer) return message;
  return (
    <>
      <h1>Ligações para fora do site</h1>
      <WorkButton saying="A perguntar a cada endereço: demora cerca de um minuto…" work={check}>
        Perguntar se ainda respondem
      </WorkButton>
      <ul>
        {answer.map((link) => (
          <LinkCard key={link.address} link={link} onChanged={again} />
        ))}
      </ul>
    </>
  );
}

function LinkCard({ link: { address, kind, places, last }, onChanged }: { link: Link; onChanged: () => void }) {
  const [to, setTo] = useState(address);
  const { run, message } = useWork();
  const change = async () => {
    await ask('changeLink', { from: address, to });
    onChanged();
    return 'Mudado.';
  };
  return (
    <li>
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <p className="hint">
        {kind} · {lastInWords(last)} · em {places.length === 1 ? '1 lugar' : `${places.length} lugares`}:{' '}
        {places.map(({ path, field, place }, index) => (
          <Fragment key={place}>
            {index > 0 && '; '}
            <a href={linkTo(path, { campo: field })}>{place}</a>
          </Fragment>
        ))}
      </p>
      <details>
        <summary>Mudar em todos os lugares</summary>
        <label>
          Endereço novo
          <input value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <button type="button" disabled={to === address} onClick={() => run('A mudar…', change)}>
          Mudar
        </button>
        {message}
      </details>
    </li>
  );
}

function lastInWords(last: Link['last']): string {
  if (!last) return 'ainda não se perguntou';
  return last.trouble ? `${last.trouble}${last.on && ` (${last.on})`}` : `respondeu em ${last.on}`;
}
