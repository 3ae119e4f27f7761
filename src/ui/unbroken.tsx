import type { ReactNode } from 'react';

const withHyphen = /((?<!\p{L})«?(?:\p{L}+-)+[\p{L}\d]+|\d+[–-](?:\d+%?|\p{L}))/u;

/**
 * Browsers break a line after any hyphen or dash; in Portuguese the next line would have to repeat it. Keeps `escondo-o`,
 * `«Empresta-me`, `DSM-5`, `1200-651`, `903-B` and `10–20%` on one line, by markup alone: what is copied or searched for has no unseen characters.
 */
export function unbroken(text: string): ReactNode {
  // Every text of every page passes here, and few have one.
  if (!/[-–]/.test(text)) return text;
  return text.split(withHyphen).map((part, index) =>
    // What split() captures stands at the odd places.
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a printed text never move.
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
