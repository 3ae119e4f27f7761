import { Fragment, useState } from 'react';
import { type Answer, ask, type Refusal } from './ask';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';

type Link = Answer<'links'>[number];

/** Every address outside the site: who uses it, whether it answers, and a way to change it once for all. */
export function Links() {
  const { answer, message, again } = useAnswer('links', {});
  const [said, setSaid] = useState('');
  const check = async () => {
    setSaid('A perguntar a cada endereço: demora cerca de um minuto…');
    const outcome = await ask('checkLinks', {}).catch((refusal: Refusal) => refusal.message);
    setSaid(typeof outcome === 'string' ? outcome : `${outcome.asked} endereços, ${outcome.dead} sem resposta.`);
    again();
  };
  if (!answer) return message;
  return (
    <>
      <h1>Ligações para fora do site</h1>
      <p>
        <button type="button" onClick={check}>
          Perguntar se ainda respondem
        </button>{' '}
        <span role="status">{said}</span>
      </p>
      <ul className="cards">
        {answer.map((link) => (
          <LinkCard key={link.address} link={link} onChanged={again} />
        ))}
      </ul>
    </>
  );
}

function LinkCard({ link: { address, kind, places, last }, onChanged }: { link: Link; onChanged: () => void }) {
  const [to, setTo] = useState(address);
  const [refusal, setRefusal] = useState('');
  const change = () => ask('changeLink', { from: address, to }).then(onChanged, (error: Refusal) => setRefusal(error.message));
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
            <a href={linkTo(path, field ? { campo: field } : {})}>{place}</a>
          </Fragment>
        ))}
      </p>
      <details>
        <summary>Mudar em todos os lugares</summary>
        <label>
          Endereço novo
          <input value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <button type="button" disabled={to === address} onClick={change}>
          Mudar
        </button>
        {refusal && <p role="alert">{refusal}</p>}
      </details>
    </li>
  );
}

function lastInWords(last: Link['last']): string {
  if (!last) return 'ainda não se perguntou';
  return last.trouble ? `${last.trouble}${last.on && ` (${last.on})`}` : `respondeu em ${last.on}`;
}
