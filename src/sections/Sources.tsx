import { sectionIds } from '../model/section-ids';
import { type Source, waysOfReading } from '../model/sources';
import { dayInWords } from '../model/words';
import { ExternalLink } from '../ui/ExternalLink';
import { Section } from '../ui/Section';
import { unbroken } from '../ui/unbroken';
import styles from './Sources.module.css';

/** Where each claim comes from. How and when most were read is said once; what differs, at its source. */
export function Sources({ sources, className = '' }: { sources: Source[]; className?: string | undefined }) {
  const usualDay = mostCommon(sources.map(({ consultedOn }) => consultedOn));
  const usualWay = mostCommon(sources.map(({ readAs }) => readAs));
  const otherWays = [...new Set(sources.flatMap(({ readAs }) => (readAs && readAs !== usualWay ? [waysOfReading[readAs]] : [])))];
  return (
    <Section id={sectionIds.article.sources} title="Fontes" className={`${styles.sources} ${className}`.trim()}>
      <p>
        Lidas a <Day day={usualDay} />
        {usualWay && `, ${waysOfReading[usualWay].words}`}
        {otherWays.map(({ mark, words }) => `; ${mark} ${words}`)}.
      </p>
      <ol>
        {sources.map(({ title, address, readAs, consultedOn }) => (
          <li key={title}>
            {address ? (
              <ExternalLink href={address} kind="private">
                {unbroken(title)}
              </ExternalLink>
            ) : (
              unbroken(title)
            )}
            {readAs && readAs !== usualWay && ` ${waysOfReading[readAs].mark}`}
            {consultedOn !== usualDay && (
              <>
                , a <Day day={consultedOn} />
              </>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{dayInWords(day)}</time>;

function mostCommon<T>(values: T[]): T {
  const count = (value: T) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (count(value) > count(best) ? value : best));
}
