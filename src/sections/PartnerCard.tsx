import { ChristmasOrnament } from '../art/ChristmasOrnament';
import { dayInWords } from '../model/derived/words';
import type { Casino } from '../model/schemas/casinos';
import type { Notices } from '../model/schemas/notices';
import type { Facts } from '../model/schemas/site';
import { buttonClass } from '../ui/Button';
import { ExternalLink } from '../ui/ExternalLink';
import { Prose } from '../ui/Prose';
import { Notice } from './Notice';

type Shared = {
  facts: Facts;
  notices: Notices;
  /** Its classes: each page has a look of its own for them. */
  look: Record<string, string>;
};

type Length = 'short' | 'long';

/** The partner casinos: `short` on the home page, `long` on their own. */
export function PartnerList({ casinos, length, ...shared }: Shared & { casinos: Casino[]; length: Length }) {
  return (
    <div className={shared.look.list}>
      {casinos.map((casino) => (
        <PartnerCard key={casino.title} casino={casino} length={length} {...shared} />
      ))}
    </div>
  );
}

/** One of them, with what the law and fairness put beside an advertisement. */
function PartnerCard({ casino, length, facts: { licenceList, minimumAge }, notices, look }: Shared & { casino: Casino; length: Length }) {
  const Heading = length === 'long' ? 'h2' : 'h3';
  const button = buttonClass({ kind: 'quiet' });
  return (
    <article className={look.card}>
      <p className={look.strip}>
        <Notice notices={notices} of="partner" about={casino} inline />
        Publicidade&nbsp;· {minimumAge}+
      </p>
      <Heading className={look.name}>{casino.title}</Heading>
      <div className={length === 'long' ? look.window : `screen-only ${look.window}`}>
        <ChristmasOrnament name={`partner-${casino.ornament}`} className={look.ornament} />
      </div>
      <Prose className={look.text}>{length === 'long' ? casino.longDescription : casino.description}</Prose>
      {length === 'long' && (
        <details className={look.beforehand}>
          <summary className={look.opener}>{casino.sums ? 'Antes do registo: as contas' : 'Antes do registo'}</summary>
          <p className={`screen-only ${look.of}`}>{casino.title}</p>
          <p>{casino.conditions}</p>
          {casino.sums && <Prose className={look.sums}>{casino.sums}</Prose>}
        </details>
      )}
      {casino.licence && <Licence {...casino.licence} className={look.licence} />}
      <div className={`screen-only ${look.actions}`}>
        <ExternalLink kind="sponsored" className={button} href={casino.link}>
          {casino.buttonLabel}
        </ExternalLink>
        <ExternalLink kind="private" className={button} href={licenceList}>
          Ver no SRIJ
        </ExternalLink>
      </div>
    </article>
  );
}

function Licence({ company, games, seenOn, className = '' }: NonNullable<Casino['licence']> & { className?: string }) {
  return (
    <p className={`quiet ${className}`.trim()}>
      Vimos na lista do SRIJ, em <time dateTime={seenOn}>{dayInWords(seenOn)}</time>, a licença de {company} para {games}.
    </p>
  );
}
