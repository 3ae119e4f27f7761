import { useState } from 'react';
import { isExample } from '../../src/model/schemas/casinos';
import type { Values } from '../api/entry-text';
import { useAnswer } from './useAnswer';

/** Fills a partner's form with what «Quem tem licença» says of a brand. */
export function OperatorChoice({ partner, onChoose }: { partner: Values; onChoose: (partner: Values) => void }) {
  const { answer: operators = [] } = useAnswer('licensed', {});
  const [said, setSaid] = useState('');
  const choose = (brand: string) => {
    const found = operators.find((one) => one.brand === brand);
    if (!found) return;
    const { domain, company, games } = found;
    const filled = `Preenchido a partir de ${brand}.`;
    setSaid(
      company ? filled : `${filled} «Quem tem licença» não diz a empresa de ${brand}: procure-a na lista do SRIJ e escreva-a em «A entidade exploradora».`,
    );
    const link = String(partner.link ?? '');
    onChoose({
      ...partner,
      title: brand,
      // An affiliate link that is there already is the publisher's own.
      link: URL.canParse(link) && !isExample(link) ? link : `https://${domain}/`,
      buttonLabel: `Visitar ${brand}`,
      licence: { seenOn: '', ...(partner.licence as Values | null | undefined), company, domain, games },
    });
  };
  return (
    <div className="field">
      <label htmlFor="operator">Escolher de «Quem tem licença»</label>
      <select id="operator" value="" onChange={({ target }) => choose(target.value)}>
        <option value="">Escolha a marca…</option>
        {operators.map(({ brand, domain }) => (
          <option key={domain} value={brand}>
            {brand} ({domain})
          </option>
        ))}
      </select>
      <p className="hint">
        Preenche o nome, o endereço, o botão e a licença. Ficam por escrever a sua ligação de afiliado, os textos e o dia em que viu a marca na lista.
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
