import { sectionIds } from '../model/derived/section-ids';
import { dayInFigures, dayInWords } from '../model/derived/words';
import { type Source, waysOfReading } from '../model/schemas/sources';
import { ExternalLink } from '../ui/ExternalLink';
import summary from '../ui/Summary.module.css';
import { unbroken } from '../ui/unbroken';
import styles from './Sources.module.css';

/** Where each claim comes from: one line, which opens. The last day is said once, an earlier one at its source; how each was read, by the same letters on every page. */
export function Sources({ sources, className = '' }: { sources: Source[]; className?: string | undefined }) {
  const days = sources.map(({ consultedOn }) => consultedOn).sort();
  const lastDay = days.at(-1) ?? '';
  const ways = Object.entries(waysOfReading).flatMap(([way, { mark, words }]) => (sources.some(({ readAs }) => readAs === way) ? `${mark} ${words}` : []));
  return (
    <details id={sectionIds.article.sources} className={`${styles.sources} ${className}`.trim()}>
      <summary className={summary.summary}>
        <h2>
          {sources.length === 1 ? '1 fonte, lida' : `${sources.length} fontes, lidas`} {days[0] === lastDay ? 'a' : 'até'}{' '}
          <time dateTime={lastDay}>{dayInWords(lastDay)}</time>
        </h2>
      </summary>
      <div>
        {ways.length > 0 && <p>Lidas {ways.join('; ')}.</p>}
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
              {readAs && ` ${waysOfReading[readAs].mark}`}
              {consultedOn !== lastDay && (
                <>
                  , a&nbsp;<time dateTime={consultedOn}>{dayInFigures(consultedOn)}</time>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
