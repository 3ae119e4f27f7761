import type { ArticleFrontMatter } from '../../model/articles';
import { sectionIds } from '../../model/section-ids';
import { dayInWords } from '../../model/words';
import { ExternalLink } from '../../ui/ExternalLink';
import { Section } from '../../ui/Section';
import styles from './Sources.module.css';

export function Sources({ sources }: { sources: ArticleFrontMatter['sources'] }) {
  return (
    <Section id={sectionIds.article.sources} title="Fontes" className={styles.sources}>
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
