import { useRef, useState } from 'react';
import { sectionIds } from '../../src/model/derived/section-ids';

/** While its year is being typed, a day is one of long ago. */
const firstDay = '2000';

/**
 * The page itself. What is drawn anew stays where it was read; until then, at `heading`, once the page has it.
 * One that speaks of the draw is seen as on the day that the publisher chooses: its clock says noon of it.
 */
export function Preview({ address, heading, onDay }: { address: string; heading: string | undefined /** When a day is chosen. */; onDay: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const read = useRef<number>(undefined);
  const found = useRef(false);
  const [hasPhases, setHasPhases] = useState(false);
  const [day, setDay] = useState('');
  const isChosen = day >= firstDay;
  const onLoad = () => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    // The page counts and dates what stands in for a source that is still to be written.
    const sources = page.document.getElementById(sectionIds.article.sources);
    const count = sources?.textContent.includes('Falta: ') && sources.querySelector('h2');
    if (count) count.textContent = 'Falta: Fontes';
    setHasPhases(page.document.querySelector('[data-when]') !== null);
    if (isChosen) showAsOn(day, page as Window & typeof globalThis);
    const part = !found.current && [...page.document.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === heading);
    if (part) part.scrollIntoView({ block: 'center', behavior: 'instant' });
    else if (read.current !== undefined) page.scrollTo({ top: read.current, behavior: 'instant' });
    found.current ||= Boolean(part);
    read.current = page.scrollY;
    page.onscroll = () => {
      read.current = page.scrollY;
    };
  };
  return (
    <aside aria-label="A página">
      {hasPhases && (
        <p className="tools">
          <label htmlFor="day">Ver como no dia</label>
          <input
            id="day"
            type="date"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              if (target.value >= firstDay) onDay();
            }}
          />
        </p>
      )}
      <iframe key={`${address} ${isChosen ? day : ''}`} ref={frame} src={address} title="A página" onLoad={onLoad} />
    </aside>
  );
}

/** The page's clock says noon of `day`, and the page looks at it, as when its tab comes back on another day. */
function showAsOn(day: string, page: Window & typeof globalThis) {
  page.Date.now = () => Date.parse(`${day}T12:00Z`);
  page.document.dispatchEvent(new Event('visibilitychange'));
}
