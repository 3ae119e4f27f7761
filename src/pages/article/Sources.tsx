import type { ArticleFrontMatter } from '../../model/articles';
import { dayInWords } from '../../model/words';
import { ExternalLink } from '../../ui/ExternalLink';
import { Section } from '../../ui/Section';
import styles from './Sources.module.css';

export function Sources({ sources }: { sources: ArticleFrontMatter['sources'] }) {
  return (
    <Section id="fontes" title="Fontes" className={styles.sources}>
      <ol>
        {sources.map(({ title, address, consultedOn }) => (
          <li key={address}>
            <ExternalLink href={address} kind="private">
              {title}
            </ExternalLink>
            , cópia consultada a <time dateTime={consultedOn}>{dayInWords(consultedOn)}</time>.
          </li>
        ))}
      </ol>
    </Section>
  );
}
