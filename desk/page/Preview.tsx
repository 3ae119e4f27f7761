import { useEffect, useRef, useState } from 'react';

/**
 * The page itself. What is drawn anew stays where it was read; until then, at `heading`, once the page has it.
 * One that speaks of the draw is seen as on the day that the publisher chooses.
 */
export function Preview({ address, heading }: { address: string; heading: string | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const read = useRef<number>(undefined);
  const found = useRef(false);
  const [hasPhases, setHasPhases] = useState(false);
  const [day, setDay] = useState('');
  useEffect(() => showAsOn(day, frame.current), [day]);
  const onLoad = () => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    setHasPhases(page.document.querySelector('[data-when]') !== null);
    showAsOn(day, frame.current);
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
          <input id="day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </p>
      )}
      <iframe key={address} ref={frame} src={address} title="A página" onLoad={onLoad} />
    </aside>
  );
}

/** The page's clock says noon of `day`, without one the hour that it is; and the page looks at it, as when its tab comes back on another day. */
function showAsOn(day: string, frame: HTMLIFrameElement | null) {
  const page = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!page) return;
  page.Date.now = () => (day ? Date.parse(`${day}T12:00Z`) : Date.now());
  page.document.dispatchEvent(new Event('visibilitychange'));
}
