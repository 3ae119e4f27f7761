import { flushSync } from 'react-dom';
import { ask } from './ask';
import { ReturnPartner } from './FromBin';
import { MoveButtons } from './MoveButtons';
import { linkTo } from './place';
import { useAnswer } from './useAnswer';
import { useWork } from './useWork';

/** In the order of the site, which changes at once. */
export function Partners() {
  const { answer, message, put } = useAnswer('partners', {});
  const { run, message: said } = useWork();
  if (!answer) return message;
  const { partners, most, gone, token = '' } = answer;
  const formOf = (index: number) => linkTo('casinos.yaml', { campo: `casinos[${index}]` });
  const move = (from: number, by: number) =>
    run('A mudar a ordem…', async () => {
      const after = await ask('movePartner', { from, to: from + by, token });
      flushSync(() => put(after));
      return `«${partners[from]?.title}» é agora o ${from + by + 1}.º no site.`;
    });
  return (
    <section aria-label="Parceiros">
      <h2>Parceiros</h2>
      {partners.length < most ? (
        <a className="button" href={formOf(partners.length)}>
          Novo parceiro
        </a>
      ) : (
        <p className="hint">São {most}, o máximo que cabe nas páginas: retire um antes de pôr outro.</p>
      )}
      {said}
      <ol>
        {partners.map(({ title, example }, index) => (
          <li key={title}>
            <a href={formOf(index)}>{title}</a> {example && <small>exemplo</small>}{' '}
            <MoveButtons what={title} first={index === 0} last={index === partners.length - 1} onMove={(by) => move(index, by)} />
          </li>
        ))}
      </ol>
      {gone.length > 0 && (
        <>
          <h3>Lixo</h3>
          <ul>
            {gone.map(({ title, replacedAt }) => (
              <li key={title}>
                {title} <small>retirado em {new Date(replacedAt).toLocaleDateString('pt-PT')}</small> <ReturnPartner title={title} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
