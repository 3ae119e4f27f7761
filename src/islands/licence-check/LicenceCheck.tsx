import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { ExternalLink } from '../../ui/ExternalLink';
import '../../ui/fields.css';
import styles from './LicenceCheck.module.css';
import { type Answer, type Brands, lookUp } from './look-up';

type Props = {
  brands: Brands;
  /** The day on which the list was read, in words, and that of its domains where it is another. */
  readOn: string;
  /** The address of the official list. */
  list: string;
  /** Where who has played on a site that is not in it reads on. */
  illegal: string;
};

/** A domain is looked for in the table of the page, and nowhere else: nobody is asked. It says what the list says, never that a site is safe. */
export function LicenceCheck({ brands, ...words }: Props) {
  const [answer, setAnswer] = useState<Answer | 'none'>();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswer(lookUp(String(new FormData(event.currentTarget).get('domain')), brands) ?? 'none');
  }

  return (
    <form method="dialog" className={`screen-only ${styles.check}`} onSubmit={search}>
      <label>
        Domínio ou marca
        <input name="domain" type="text" inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} required />
      </label>
      <Button kind="primary" type="submit">
        Procurar
      </Button>
      <div role="status" className={styles.answer}>
        {answer === 'none' && <p>Escreva o domínio: no navegador, é o que está entre «https://» e a barra seguinte.</p>}
        {answer && answer !== 'none' && (answer.found.length > 0 ? <Listed {...answer} brands={brands} {...words} /> : <NotListed {...answer} {...words} />)}
      </div>
    </form>
  );
}

function Listed({ asked, isDomain, found, brands, readOn, list }: Answer & Omit<Props, 'illegal'>) {
  const names = found.map((domain) => `${domain} (${brands[domain]})`).join(', ');
  return (
    <>
      <p>
        {isDomain && !found.includes(asked) && <>{asked} faz parte de </>}
        <strong>{names}</strong>
        {isDomain && !found.includes(asked) ? ', que consta' : found.length > 1 ? ' constam' : ' consta'} da lista do SRIJ lida a {readOn}.
      </p>
      <p>
        Compare-o letra a letra com o do seu navegador, e veja-o na <OfficialList list={list} /> no dia em que se registar.
      </p>
    </>
  );
}

const NotListed = ({ asked, readOn, list, illegal }: Answer & Omit<Props, 'brands'>) => (
  <>
    <p>
      <strong>{asked}</strong> não está na lista do SRIJ lida a {readOn}.
    </p>
    <p>
      Procure-o na <OfficialList list={list} />: pode ter entrado depois. Se também lá não estiver, é ilegal em Portugal, mesmo com licença de outro país: não
      se registe nem deposite. Se já depositou, veja <a href={illegal}>o que ainda pode fazer</a>.
    </p>
  </>
);

const OfficialList = ({ list }: Pick<Props, 'list'>) => (
  <ExternalLink href={list} kind="private">
    lista oficial
  </ExternalLink>
);
