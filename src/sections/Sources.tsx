import { sectionIds } from '../model/section-ids';
import { type Source, waysOfReading } from '../model/sources';
import { dayInWords } from '../model/words';
import { ExternalLink } from '../ui/ExternalLink';
import { Section } from '../ui/Section';
import styles from './Sources.module.css';

/** Where each claim comes from, how it was read and on which day. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <Section id={sectionIds.article.sources} title="Fontes" className={styles.sources}>
      <ol>
        {sources.map(({ title, address, readAs, consultedOn }) => (
          <li key={title}>
            <ExternalLink href={address} kind="private">
              {title}
            </ExternalLink>
            ; {readAs ? `${waysOfReading[readAs]}, a ` : 'consultada a '}
            <time dateTime={consultedOn}>{dayInWords(consultedOn)}</time>.
          </li>
        ))}
      </ol>
    </Section>
  );
}
