import { useRef } from 'react';

/** The page itself. What is drawn anew stays where it was read; the first time, at `heading`, if the page has it. */
export function Preview({ address, heading }: { address: string; heading: string | undefined }) {
  const read = useRef<number>(undefined);
  const onLoad = (frame: HTMLIFrameElement) => {
    const page = frame.contentWindow;
    if (!page) return;
    if (read.current !== undefined) page.scrollTo({ top: read.current, behavior: 'instant' });
    else if (heading) [...page.document.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === heading)?.scrollIntoView({ block: 'center' });
    read.current = page.scrollY;
    page.onscroll = () => {
      read.current = page.scrollY;
    };
  };
  return (
    <aside aria-label="A página">
      <iframe key={address} src={address} title="A página" onLoad={({ currentTarget }) => onLoad(currentTarget)} />
    </aside>
  );
}
