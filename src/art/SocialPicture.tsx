import type { ReactNode } from 'react';
import { Star } from './ArticleTile';
import { Logo } from './Logo';
import { Tram } from './lisbon/Tram';
import { Border, type Motif, Tile } from './Tile';

type SocialPictureProps = {
  title: readonly string[];
  siteName: string;
  tile: Motif;
  /** A drawing of 1000 by 1000 units in place of the tiles and the tram. */
  drawing?: ReactNode;
};

/** What a shared link shows (1200 × 630), to be rasterised with Young Serif at hand. Titles: five lines at most. */
export const SocialPicture = ({ title, siteName, tile, drawing }: SocialPictureProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 1200 630" width="1200" height="630" fontFamily="Young Serif">
    <linearGradient id="social-night" x2="0" y2="1">
      <stop stopColor="var(--cobalt)" />
      <stop offset="1" stopColor="var(--midnight)" />
    </linearGradient>
    <path fill="url(#social-night)" d="M0 0H1200V630H0z" />
    <g fill="var(--candle)" color="var(--candle)">
      <Logo x="64" y="56" width="56" height="56" />
      <text x="136" y="98" fontSize="30">
        {siteName}
      </text>
    </g>
    <Title lines={title} width={drawing ? 522 : 650} />
    <path stroke="var(--azul)" strokeWidth="4" d="M0 574H1200M0 584H1200" />
    {drawing ? (
      <svg x="626" width="574" height="574" viewBox="0 0 1000 1000">
        {drawing}
      </svg>
    ) : (
      <TilesAndTram tile={tile} />
    )}
    <Border width={1200} y={590} />
  </svg>
);

/** As large as lets the longest line stand in `width` units: Young Serif runs to 0.58 em a letter. */
function Title({ lines, width }: { lines: readonly string[]; width: number }) {
  const size = Math.min(76, Math.floor(width / 0.58 / Math.max(...lines.map((line) => line.length))), Math.floor(340 / lines.length));
  const middle = 355;
  return (
    <g fill="var(--glaze)" fontSize={size}>
      {lines.map((line, row) => (
        <text key={line} x="64" y={Math.round(middle + size * (0.35 + 1.2 * (row - (lines.length - 1) / 2)))}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Three by two tiles of 148 units over the tram, the page's own on white, the star on cobalt. */
function TilesAndTram({ tile }: { tile: Motif }) {
  const places = Array.from({ length: 6 }, (_, place) => ({ column: place % 3, row: Math.floor(place / 3) }));
  return (
    <>
      {places.map(({ column, row }) => {
        const own = (column + row) % 2 === 0;
        const place = { x: 756 + 148 * column, y: 148 * row, width: 148, height: 148 };
        return <Tile key={`${column} ${row}`} motif={own ? tile : Star} ground={own ? 'glaze' : 'cobalt'} {...place} />;
      })}
      <Tram transform="translate(736 320) scale(1.12)" />
    </>
  );
}

/**
 * Breaks a title at spaces into lines of at most `longest` characters, in as few lines as that allows and then as even
 * as they come, so that no word is left alone. A word longer than a line keeps a line to itself.
 */
export function wrapTitle(title: string, longest: number): string[] {
  const words = title.trim().split(/\s+/);
  const lines = fill(words, longest);
  let even = longest;
  while (fill(words, even - 1).length === lines.length && even > 1) even -= 1;
  return fill(words, even);
}

function fill(words: string[], longest: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
